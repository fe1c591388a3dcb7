"""Combat, step 3: the capacities, tried by a Luck Roll of each side (rulebook, chapter 2)."""

from __future__ import annotations

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.games.ahuris.bags import cheapest, dearest, keys
from katabasis.games.ahuris.data.cards import BARD, BOUNCER, LUCK, SPY, TELLER
from katabasis.games.ahuris.questions import ATTACK_PRICE, BRIBE, FOE_LUCK, INITIATIVE, PAY, PILFER
from katabasis.games.ahuris.rules.combat import (
    FOE_SIDE,
    HERO_SIDE,
    end_combat,
    fighter,
    foe_life,
    is_rival,
    lose_combat,
    sure_roll,
    win_combat,
    wound_foe,
)
from katabasis.games.ahuris.rules.treasures import (
    destroy_discarded_key,
    discard_from_pocket,
    lost_with_the_keys,
    pocket,
)
from katabasis.games.ahuris.rules.wounds import fall_asleep, wound
from katabasis.games.ahuris.state import (
    RIVAL,
    AhurisState,
    ask,
    characteristic,
    counted,
    draw_instead,
    note,
    pocket_of,
)
from katabasis.games.ahuris.words.events import (
    BRIBE_EMPTY,
    BRIBES,
    DRINKS,
    LUCK_FAILED,
    LUCK_PASSED,
    PAYS_ATTACK,
    PILFERS,
    PILFERS_NOTHING,
    SCREAM_BOTH,
    SCREAMS,
    SEARCH_DESTROYS,
    SEARCH_NOTHING,
    SEARCH_TAKES,
    SINGS,
)


def luck_of(s: AhurisState, hero: i64, side: i64) -> i64:
    return characteristic(s, hero, LUCK) if side == HERO_SIDE else s.foe_luck


def reach_luck(s: AhurisState, hero: i64, side: i64) -> bool:
    """Both sides must try, the hero first.  AHU-COMBAT-05, AHU-COMBAT-06"""
    if not sure_roll(s, hero, side, luck_of(s, hero, side)):
        return True
    use_capacity(s, hero, side, 0)
    return False


def answer_luck(s: AhurisState, hero: i64, side: i64, outcome: Action) -> None:
    if outcome.a <= luck_of(s, hero, side):
        use_capacity(s, hero, side, outcome.a)
    else:
        if s.notes is not None:
            note(s, LUCK_FAILED, fighter(s, hero, side), outcome.a)
        go_on(s, hero, side)


def go_on(s: AhurisState, hero: i64, side: i64) -> None:
    """After the hero's capacity the foe's, then the initiative."""
    draw_instead(s, FOE_LUCK if side == HERO_SIDE else INITIATIVE, hero)


def use_capacity(s: AhurisState, hero: i64, side: i64, die: i64) -> None:
    """What comes next already lies on the stack, and is taken off if the capacity ends the combat.  AHU-COMBAT-07"""
    if s.notes is not None:
        note(s, LUCK_PASSED, fighter(s, hero, side), die)
    go_on(s, hero, side)
    if side == FOE_SIDE and not is_rival(s):
        use_enemy_capacity(s, hero)
        return
    user = fighter(s, hero, side)
    if user == BARD:
        bribe(s, user)
    elif user == TELLER:
        scream(s, hero, side)
    else:
        sing(s, user, side)


def bribe(s: AhurisState, briber: i64) -> None:
    """The highest Treasure is discarded and the combat does not take place.  AHU-CAP-01, AHU-CAP-02, AHU-R-37"""
    if pocket(s, briber) == 0:
        note(s, BRIBE_EMPTY, briber)
    else:
        ask(s, PAY, briber, BRIBE)


def scream(s: AhurisState, hero: i64, side: i64) -> None:
    """One wound to each of the two, at the same moment.  AHU-CAP-03 to AHU-CAP-06, AHU-R-63"""
    wound(s, hero, 1)
    wound_foe(s)
    left = [s.life[hero], foe_life(s)]
    note(s, SCREAMS, fighter(s, hero, side), fighter(s, hero, 1 - side), left[side], left[1 - side])
    if s.life[hero] == 0 and foe_life(s) == 0:
        note(s, SCREAM_BOTH, hero, fighter(s, hero, FOE_SIDE))
        rival = s.foe - RIVAL
        end_combat(s)
        fall_asleep(s, hero)
        if rival >= 0:
            fall_asleep(s, rival)
    elif s.life[hero] == 0:
        lose_combat(s, hero)
    elif foe_life(s) == 0:
        win_combat(s, hero)


def sing(s: AhurisState, singer: i64, side: i64) -> None:
    """The Pirate strikes first in round 1, the other side in every later round.  AHU-CAP-07, AHU-R-39, AHU-R-64"""
    s.song = side + 1
    note(s, SINGS, singer)


def use_enemy_capacity(s: AhurisState, hero: i64) -> None:
    figure = s.foe // 4
    if figure == BOUNCER:
        search(s, hero)
    elif figure == SPY:
        if pocket(s, hero) == 0:
            note(s, PILFERS_NOTHING, hero)
        else:
            ask(s, PAY, hero, PILFER)
    else:
        drink(s)


def search(s: AhurisState, hero: i64) -> None:
    """A key of the discard is destroyed, then the pocket's keys go back to the deck.  AHU-CAP-08, AHU-R-34, AHU-R-35"""
    found = keys(pocket(s, hero))
    if keys(s.discard):
        destroy_discarded_key(s)
        note(s, SEARCH_DESTROYS, keys(s.removed))
        if lost_with_the_keys(s):
            return
    elif found == 0:
        note(s, SEARCH_NOTHING)
    if found:
        s.pockets[pocket_of(s, hero)] -= found  # aces are the lowest digit of a pile
        s.treasure += found
        note(s, SEARCH_TAKES, hero, found)


def drink(s: AhurisState) -> None:
    """One Life and one Rapidity more for this combat.  AHU-CAP-10, AHU-R-40"""
    s.drunk = 1
    s.foe_life += 1
    s.foe_rapidity += 1
    note(s, DRINKS, s.foe_life, s.foe_rapidity)


# Treasures that must be paid


def payable(s: AhurisState, hero: i64, price: i64) -> list[int]:
    """The highest Treasure, or for an attack the lowest; several if they are worth the same.  AHU-R-33, AHU-R-59"""
    if price == ATTACK_PRICE:
        return cheapest(pocket(s, hero), counted(s))
    return dearest(pocket(s, hero), counted(s))


def reach_pay(s: AhurisState, hero: i64, price: i64) -> bool:
    values = payable(s, hero, price)
    if len(values) > 1:
        return True
    pay(s, hero, price, values[0])
    return False


def pay(s: AhurisState, hero: i64, price: i64, value: i64) -> None:
    s.pending.pop()
    discard_from_pocket(s, hero, value)
    if price == BRIBE:
        note(s, BRIBES, hero, value)
        end_combat(s)
    elif price == PILFER:
        note(s, PILFERS, hero, value)
    else:
        note(s, PAYS_ATTACK, hero, value)
