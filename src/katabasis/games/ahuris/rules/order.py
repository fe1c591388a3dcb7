"""A turn and its order of play: Chrono, who explores when, and the countdown (rulebook, "Un tour de jeu")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import bit
from katabasis.engine.seats import NOBODY
from katabasis.games.ahuris.bags import ONE, distinct, is_uniform, size
from katabasis.games.ahuris.data.cards import RAPIDITY
from katabasis.games.ahuris.meta import CLOCK, DECK_EMPTY, DUO
from katabasis.games.ahuris.questions import (
    CHRONO,
    COUNTDOWN,
    EXPLORATION,
    LEAVING,
    LEVEL_ONE,
    ORDER,
    ORDER_DIE,
    ORDER_LOT,
    TIES,
    TURN,
)
from katabasis.games.ahuris.state import (
    AhurisState,
    able,
    ask,
    characteristic,
    competitive,
    draw,
    finish,
    has,
    inside,
    level,
    note,
    with_hero,
)
from katabasis.games.ahuris.words.events import (
    CHRONO_DISCARDS,
    CHRONO_FAILS,
    DECK_RUNS_OUT,
    EXPLORES_NEXT,
    PARALYSIS_COUNTS,
    PARALYSIS_ENDS,
    SKIPPED_ASLEEP,
    SKIPPED_PARALYSED,
    TIE_DIE,
    TIE_FIXED,
    TIE_LOT,
    TURN_BEGINS,
    WAKES,
)

DICE: Final = 8  # a speed is a Rapidity times this, plus a die


def begin_turn(s: AhurisState) -> None:
    """Asleep heroes wake, then Chrono, Exploration and Exit.  AHU-TURN-01, AHU-TURN-02"""
    s.pending.pop()
    s.turn += 1
    note(s, TURN_BEGINS, s.turn)
    if s.asleep:
        for hero in range(3):
            if has(s.asleep, hero) and inside(s, hero):
                note(s, WAKES, hero)
    s.asleep = 0
    s.explored = 0
    draw(s, TURN, 0)
    draw(s, LEAVING, 0)
    draw(s, COUNTDOWN, 0)
    ask(s, ORDER, 0)
    draw(s, TIES, 0)
    draw(s, CHRONO, 0)


def reach_chrono(s: AhurisState) -> bool:
    """No Treasure left to discard: the match is lost.  AHU-TURN-04"""
    if s.treasure == 0:
        note(s, CHRONO_FAILS)
        finish(s, CLOCK)
        return False
    if not is_uniform(s.treasure):
        return True
    discard_by_chrono(s, distinct(s.treasure)[0])
    return False


def answer_chrono(s: AhurisState, outcome: Action) -> None:
    discard_by_chrono(s, outcome.a)


def discard_by_chrono(s: AhurisState, value: i64) -> None:
    """Discard the top card of the Treasure deck.  AHU-TURN-03"""
    s.pending.pop()
    s.treasure -= ONE[value]
    s.discard += ONE[value]
    if s.notes is not None:
        note(s, CHRONO_DISCARDS, value, size(s.treasure))
    if out_of_treasures(s):
        return
    for hero in range(3):  # Rapidities are compared once, now.  AHU-R-07
        s.speed[hero] = characteristic(s, hero, RAPIDITY) * DICE


def out_of_treasures(s: AhurisState) -> bool:
    """Competitive: an empty Treasure deck ends the match when the effect is finished.  AHU-COMPET-04, AHU-R-57"""
    if s.treasure or not competitive(s):
        return False
    note(s, DECK_RUNS_OUT)
    finish(s, DECK_EMPTY)
    return True


def reach_ties(s: AhurisState) -> bool:
    """Trio and quartet: tied heroes add a die, again among those still tied.  AHU-TRIO-02, AHU-R-51"""
    tied = 0 if s.mode <= DUO else tied_heroes(s)
    if tied == 0:
        if dice_thrown(s):
            rank(s)
        else:
            s.pending.pop()
    elif tied & ~s.unlucky == 0:
        draw(s, ORDER_LOT, 0)
    else:
        throw_for_order(s, tied)
    return False


def tied_heroes(s: AhurisState) -> i64:
    """The heroes able to explore who share a speed, as long as one of them has still to throw."""
    tied: i64 = 0
    waiting = False
    for hero in range(2):
        if not able(s, hero):
            continue
        speed: i64 = s.speed[hero]
        for other in range(hero + 1, 3):
            others: i64 = s.speed[other]
            if others // DICE == speed // DICE and able(s, other):
                tied |= bit(hero) | bit(other)
                waiting = waiting or speed % DICE == 0 or others % DICE == 0
    return tied if waiting else 0


def dice_thrown(s: AhurisState) -> bool:
    for hero in range(3):
        if s.speed[hero] % DICE:
            return True
    return False


def throw_for_order(s: AhurisState, tied: i64) -> None:
    """The next of the tied heroes who has no die yet; that of an unlucky one is 1.  AHU-R-25"""
    for hero in range(3):
        if has(tied, hero) and s.speed[hero] % DICE == 0:
            if has(s.unlucky, hero):
                s.speed[hero] += 1
                note(s, TIE_FIXED, hero, characteristic(s, hero, RAPIDITY) + 1)
            else:
                draw(s, ORDER_DIE, hero)
            return


def rank(s: AhurisState) -> None:
    """Turn speeds with dice into plain ranks, so that what is still tied can throw again."""
    ranks = [0, 0, 0]
    for hero in range(3):
        slower = 0
        for other in range(3):
            if s.speed[other] < s.speed[hero]:
                slower += 1
        ranks[hero] = (slower + 1) * DICE
    s.speed = ranks


def answer_order_die(s: AhurisState, hero: i64, outcome: Action) -> None:
    s.pending.pop()
    s.speed[hero] += outcome.a
    note(s, TIE_DIE, hero, outcome.a, characteristic(s, hero, RAPIDITY) + outcome.a)


def answer_order_lot(s: AhurisState, outcome: Action) -> None:
    """Only fixed dice are left: lots decide who of them comes first."""
    s.pending.pop()
    tied = tied_heroes(s)
    for hero in range(3):
        if has(tied, hero):
            s.speed[hero] += 2 if hero == outcome.a else 1
    note(s, TIE_LOT, outcome.a)


def fastest(s: AhurisState) -> list[int]:
    """The heroes of the highest speed among those who can and must still explore.  AHU-TURN-05, AHU-TURN-08"""
    found: list[int] = []
    most: i64 = 0
    for hero in range(3):
        if not able(s, hero) or has(s.explored, hero):
            continue
        if s.speed[hero] > most:
            most = s.speed[hero]
            found = [hero]
        elif s.speed[hero] == most:
            found.append(hero)
    return found


def reach_order(s: AhurisState) -> bool:
    """The player picks among tied heroes each time a tied slot is reached.  AHU-TURN-06, AHU-R-07"""
    first: i64 = NOBODY
    most: i64 = 0
    tied = False
    for hero in range(3):
        speed: i64 = s.speed[hero]
        if speed >= most and not has(s.explored, hero) and able(s, hero):
            tied = speed == most
            most = speed
            first = hero
    if first == NOBODY:
        s.pending.pop()
    elif tied:
        return True
    else:
        begin_exploration(s, first)
    return False


def answer_order(s: AhurisState, action: Action) -> None:
    note(s, EXPLORES_NEXT, action.a)
    begin_exploration(s, action.a)


def begin_exploration(s: AhurisState, hero: i64) -> None:
    """Level 1 chooses; the others throw a die.  AHU-EXPL-01, AHU-TURN-09"""
    s.explored = with_hero(s.explored, hero)
    if level(s, hero) == 1:
        ask(s, LEVEL_ONE, hero)
    else:
        draw(s, EXPLORATION, hero)


def count_down(s: AhurisState) -> None:
    """Paralysis counts down from the turn after it struck.  AHU-PARA-03, AHU-R-22"""
    s.pending.pop()
    for hero in range(3):
        if not inside(s, hero):
            continue
        if not has(s.explored, hero):
            note(s, SKIPPED_ASLEEP if has(s.asleep, hero) else SKIPPED_PARALYSED, hero)
        if s.paralysis[hero] and not s.fresh & bit(hero):
            s.paralysis[hero] -= 1
            if s.paralysis[hero]:
                note(s, PARALYSIS_COUNTS, hero, s.paralysis[hero])
            else:
                note(s, PARALYSIS_ENDS, hero)
    s.fresh = 0
    for hero in range(3):
        s.speed[hero] = 0
