"""Combat, steps 1, 2 and 4 to 6, against an enemy or, among rivals, against another hero (rulebook, chapter 3).

One thing of a combat lies on the stack at a time: FIGHT, HERO_LUCK, FOE_LUCK, INITIATIVE, then STRIKE after STRIKE.
The b of a STRIKE says whose blow it is and what follows: the sides take turns (0 the hero, 1 the foe).  After a song
the singer opens (2 or 3), the other side answers (5 or 4) and is then first in every later round.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import bit, is_single, lowest
from katabasis.games.ahuris.actions import ATTACK, FIGHT_KIND
from katabasis.games.ahuris.actions import FIGHT as FIGHT_ENEMY
from katabasis.games.ahuris.data.cards import FORCE, LIFE, LUCK, RAPIDITY
from katabasis.games.ahuris.questions import (
    ATTACK as ATTACK_QUESTION,
)
from katabasis.games.ahuris.questions import (
    ATTACK_PRICE,
    ENEMY,
    FIGHT,
    HERO_LUCK,
    INITIATIVE,
    PAY,
    STRIKE,
)
from katabasis.games.ahuris.rules.dangers import discard_dangers, draw_dangers
from katabasis.games.ahuris.rules.treasures import pocket
from katabasis.games.ahuris.rules.wounds import gain_level, stun, wound
from katabasis.games.ahuris.state import (
    NO_CARD,
    RIVAL,
    AhurisState,
    ask,
    characteristic,
    competitive,
    draw,
    draw_instead,
    enemy_characteristic,
    has,
    inside,
    level,
    note,
)
from katabasis.games.ahuris.words.events import (
    ATTACKS,
    ENEMY_APPEARS,
    ENEMY_DECK_REBUILT,
    FOE_STATS,
    HITS,
    INITIATIVE_TIE,
    LOSES_COMBAT,
    MISSES,
    STRIKES_FIRST,
    STRIKES_FIRST_FIXED,
    WINS_COMBAT,
)

HERO_SIDE: Final = 0
FOE_SIDE: Final = 1
SONG: Final = 2  # added to the side that sings
NEXT_BLOW: Final = [1, 0, 5, 4, 0, 1]  # by b of the STRIKE just carried out
FIXED: Final = -1  # told of a die that bad luck makes a 1
SURE: Final = 6  # a Roll on this or more cannot fail


# Step 1: the opponent


def begin_combat(s: AhurisState, hero: i64) -> None:
    """Chosen by a hero of level 1 or imposed by the exploration die.  AHU-COMBAT-01"""
    if attackable(s, hero):
        ask(s, ATTACK_QUESTION, hero)
    else:
        meet_enemy(s, hero)


def attackable(s: AhurisState, hero: i64) -> list[int]:
    """Rivals who may be attacked: any other hero inside and awake, for one who can pay.  AHU-R-59, AHU-R-62"""
    if not competitive(s) or pocket(s, hero) == 0:
        return []
    return [other for other in range(3) if other != hero and inside(s, other) and not has(s.asleep, other)]


def attack_choices(s: AhurisState, hero: i64) -> list[Action]:
    return [FIGHT_ENEMY, *[ATTACK[other] for other in attackable(s, hero)]]


def answer_attack(s: AhurisState, hero: i64, action: Action) -> None:
    """To attack a hero the lowest Treasure is discarded before anything else.  AHU-COMPET-05, AHU-R-59"""
    s.pending.pop()
    if action.kind == FIGHT_KIND:
        meet_enemy(s, hero)
        return
    note(s, ATTACKS, hero, action.a)
    s.foe = RIVAL + action.a
    draw(s, FIGHT, hero)
    ask(s, PAY, hero, ATTACK_PRICE)


def meet_enemy(s: AhurisState, hero: i64) -> None:
    """An Enemy card, then one Danger card less than the hero has levels.  AHU-COMBAT-02, AHU-COMBAT-03"""
    draw(s, FIGHT, hero)
    draw_dangers(s, hero, level(s, hero) - 1)
    draw(s, ENEMY, hero)


def reach_enemy(s: AhurisState, hero: i64) -> bool:
    """An empty Enemy deck is rebuilt when a card is needed.  AHU-CARD-04, AHU-R-44"""
    if s.enemy_deck == 0:
        s.enemy_deck = s.enemy_discard
        s.enemy_discard = 0
        note(s, ENEMY_DECK_REBUILT)
    if not is_single(s.enemy_deck):
        return True
    enemy_appears(s, hero, lowest(s.enemy_deck))
    return False


def answer_enemy(s: AhurisState, hero: i64, outcome: Action) -> None:
    enemy_appears(s, hero, outcome.a)


def enemy_appears(s: AhurisState, hero: i64, card: i64) -> None:
    s.pending.pop()
    s.enemy_deck -= bit(card)
    s.foe = card
    note(s, ENEMY_APPEARS, hero, card // 4, card % 4)


def begin_fight(s: AhurisState, hero: i64) -> None:
    """The enemy starts at full Life, the hero with what it has; then the capacities.  AHU-COMBAT-04"""
    s.foe_life = 0 if is_rival(s) else enemy_characteristic(s, LIFE)
    fill_foe_sheet(s)
    if s.notes is not None:
        note(s, FOE_STATS, fighter(s, hero, FOE_SIDE), foe_life(s), s.foe_force, s.foe_rapidity, s.foe_luck)
    draw_instead(s, HERO_LUCK, hero)


def fill_foe_sheet(s: AhurisState) -> None:
    """An attacked hero fights with its own characteristics.  AHU-STAT-08, AHU-R-60"""
    s.foe_force = foe_characteristic(s, FORCE)
    s.foe_rapidity = foe_characteristic(s, RAPIDITY)
    s.foe_luck = foe_characteristic(s, LUCK)


# The two sides


def is_rival(s: AhurisState) -> bool:
    """Whether the foe is a hero."""
    return s.foe >= RIVAL


def fighter(s: AhurisState, hero: i64, side: i64) -> i64:
    """Who fights on a side, as events name it: heroes 0 to 2, enemy classes 3 to 5."""
    if side == HERO_SIDE:
        return hero
    return s.foe - RIVAL if is_rival(s) else 3 + s.foe // 4


def foe_life(s: AhurisState) -> i64:
    return s.life[s.foe - RIVAL] if is_rival(s) else s.foe_life


def wound_foe(s: AhurisState) -> None:
    if is_rival(s):
        wound(s, s.foe - RIVAL, 1)
    else:
        s.foe_life -= 1


def foe_characteristic(s: AhurisState, which: i64) -> i64:
    """What the foe's cards make of it."""
    return characteristic(s, s.foe - RIVAL, which) if is_rival(s) else enemy_characteristic(s, which)


def is_unlucky(s: AhurisState, hero: i64, side: i64) -> bool:
    """Whether all the dice of this side show 1.  Enemies have no bad luck.  AHU-LUCK-01, AHU-R-25"""
    if side == HERO_SIDE:
        return has(s.unlucky, hero)
    return is_rival(s) and has(s.unlucky, s.foe - RIVAL)


def sure_roll(s: AhurisState, hero: i64, side: i64, value: i64) -> bool:
    """A Roll that cannot fail is not thrown: on 6 or more, or with the fixed 1.  AHU-DICE-03, AHU-LUCK-04, AHU-R-26"""
    return value >= SURE or is_unlucky(s, hero, side)


# Step 4: initiative


def reach_initiative(s: AhurisState, hero: i64, die: i64) -> bool:
    """The higher Rapidity strikes first; a tie adds dice until they differ.  AHU-COMBAT-08, AHU-R-41"""
    if s.song:
        first_blow(s, hero, SONG + s.song - 1)
        return False
    mine = characteristic(s, hero, RAPIDITY)
    theirs = s.foe_rapidity
    if mine != theirs:
        side = HERO_SIDE if mine > theirs else FOE_SIDE
        note(s, STRIKES_FIRST, fighter(s, hero, side))
        first_blow(s, hero, side)
    elif die == 0:
        if not is_unlucky(s, hero, HERO_SIDE):
            return True
        if is_unlucky(s, hero, FOE_SIDE):
            note(s, STRIKES_FIRST_FIXED, hero)
            first_blow(s, hero, HERO_SIDE)
        else:
            throw_again(s, hero, 1)
    else:
        if not is_unlucky(s, hero, FOE_SIDE):
            return True
        compare_dice(s, hero, die, 1)
    return False


def answer_initiative(s: AhurisState, hero: i64, die: i64, outcome: Action) -> None:
    """First the hero's die, then the foe's."""
    if die == 0:
        throw_again(s, hero, outcome.a)
    else:
        compare_dice(s, hero, die, outcome.a)


def throw_again(s: AhurisState, hero: i64, die: i64) -> None:
    """Await the foe's die beside the hero's, or both again if that is 0."""
    draw_instead(s, INITIATIVE, hero, die)


def compare_dice(s: AhurisState, hero: i64, mine: i64, theirs: i64) -> None:
    told_mine: i64 = FIXED if is_unlucky(s, hero, HERO_SIDE) else mine
    told_theirs: i64 = FIXED if is_unlucky(s, hero, FOE_SIDE) else theirs
    note(s, INITIATIVE_TIE, hero, told_mine, fighter(s, hero, FOE_SIDE), told_theirs)
    if mine == theirs:
        throw_again(s, hero, 0)
        return
    side = HERO_SIDE if mine > theirs else FOE_SIDE
    note(s, STRIKES_FIRST, fighter(s, hero, side))
    first_blow(s, hero, side)


def first_blow(s: AhurisState, hero: i64, blow: i64) -> None:
    draw_instead(s, STRIKE, hero, blow)


# Step 5: rounds


def force_of(s: AhurisState, hero: i64, side: i64) -> i64:
    return characteristic(s, hero, FORCE) if side == HERO_SIDE else s.foe_force


def reach_strike(s: AhurisState, hero: i64, blow: i64) -> bool:
    if not sure_roll(s, hero, blow & 1, force_of(s, hero, blow & 1)):
        return True
    hit(s, hero, blow, 0)
    return False


def answer_strike(s: AhurisState, hero: i64, blow: i64, outcome: Action) -> None:
    """A Force Roll: a die not above the Force deals one wound.  AHU-COMBAT-10, AHU-DICE-01"""
    side = blow & 1
    if outcome.a <= force_of(s, hero, side):
        hit(s, hero, blow, outcome.a)
    else:
        if s.notes is not None:
            note(s, MISSES, fighter(s, hero, side), fighter(s, hero, 1 - side), outcome.a)
        next_blow(s, hero, blow)


def hit(s: AhurisState, hero: i64, blow: i64, die: i64) -> None:
    """The combat stops at the very blow that brings a side to 0 Life.  AHU-COMBAT-11, AHU-R-42"""
    if blow & 1 == HERO_SIDE:
        wound_foe(s)
        if s.notes is not None:
            note(s, HITS, hero, fighter(s, hero, FOE_SIDE), die, foe_life(s))
        if foe_life(s) == 0:
            win_combat(s, hero)
            return
    else:
        wound(s, hero, 1)
        if s.notes is not None:
            note(s, HITS, fighter(s, hero, FOE_SIDE), hero, die, s.life[hero])
        if s.life[hero] == 0:
            lose_combat(s, hero)
            return
    next_blow(s, hero, blow)


def next_blow(s: AhurisState, hero: i64, blow: i64) -> None:
    draw_instead(s, STRIKE, hero, NEXT_BLOW[blow])


# Step 6: the end


def win_combat(s: AhurisState, hero: i64) -> None:
    """The hero gains a level; an attacked hero is stunned.  AHU-COMBAT-13, AHU-R-61"""
    note(s, WINS_COMBAT, hero, fighter(s, hero, FOE_SIDE))
    rival = s.foe - RIVAL
    end_combat(s)
    if rival >= 0:
        stun(s, rival)
    gain_level(s, hero)


def lose_combat(s: AhurisState, hero: i64) -> None:
    """The hero is stunned; whoever won against it gains nothing.  AHU-COMBAT-12, AHU-R-46, AHU-R-61"""
    note(s, LOSES_COMBAT, hero, fighter(s, hero, FOE_SIDE))
    end_combat(s)
    stun(s, hero)


def end_combat(s: AhurisState) -> None:
    """What was left of the combat is off the stack; the cards go to their discards.  AHU-COMBAT-14, AHU-R-43"""
    s.pending.pop()
    if not is_rival(s):
        s.enemy_discard += bit(s.foe)
        discard_dangers(s)
    s.foe = NO_CARD
    s.foe_life = s.foe_force = s.foe_rapidity = s.foe_luck = 0
    s.drunk = s.song = 0
