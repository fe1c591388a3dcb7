"""The exit, and how a match is judged (rulebook, "Sortie de forteresse", chapters 4 and 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.games.ahuris.actions import LEAVE
from katabasis.games.ahuris.bags import keys, worth
from katabasis.games.ahuris.data.cards import KEY, RAPIDITY
from katabasis.games.ahuris.meta import ALL_LEFT, ESCAPED, MODE_SEATS, PLAYING
from katabasis.games.ahuris.questions import EXIT
from katabasis.games.ahuris.rules.treasures import discard_from_pocket, pocket
from katabasis.games.ahuris.state import (
    AhurisState,
    ask,
    characteristic,
    competitive,
    finish,
    fortress,
    inside,
    note,
    points,
    with_hero,
)
from katabasis.games.ahuris.words.events import ESCAPES, EVERYBODY_OUT, LEAVES, NO_EXIT, SCORE, STAYS

ALL_HEROES: Final = 7


def reach_leaving(s: AhurisState) -> None:
    """Step 3.  Together with the goal and a key; among rivals each with a key may leave.  AHU-TURN-11, AHU-R-56"""
    s.pending.pop()
    if competitive(s):
        if held_keys(s):
            for hero in reversed(leaving_order(s)):
                ask(s, EXIT, hero)
    elif points(s) >= s.goal and held_keys(s) > 0:
        note(s, ESCAPES, points(s), s.goal, held_keys(s))
        finish(s, ESCAPED)
    elif s.notes is not None:
        note(s, NO_EXIT, points(s), s.goal, held_keys(s))


def leaving_order(s: AhurisState) -> list[int]:
    """Heroes with a key, by Rapidity, then by seat."""
    order: list[int] = []
    for seat in range(3):
        hero = s.player.index(seat)
        if not inside(s, hero) or keys(pocket(s, hero)) == 0:
            continue
        place = 0
        while place < len(order) and characteristic(s, order[place], RAPIDITY) >= characteristic(s, hero, RAPIDITY):
            place += 1
        order.insert(place, hero)
    return order


def answer_exit(s: AhurisState, hero: i64, action: Action) -> None:
    """The key is discarded, then the rest of the pocket is counted.  AHU-COMPET-02, AHU-R-56"""
    s.pending.pop()
    if action is not LEAVE:
        note(s, STAYS, hero)
        return
    discard_from_pocket(s, hero, KEY)
    s.scores[hero] = worth(pocket(s, hero))
    s.left = with_hero(s.left, hero)
    note(s, LEAVES, hero, s.scores[hero])
    if s.left == ALL_HEROES:
        note(s, EVERYBODY_OUT)
        finish(s, ALL_LEFT)


def held_keys(s: AhurisState) -> i64:
    """Keys in all the pockets together."""
    held = 0
    for held_in_one in s.pockets:
        held += keys(held_in_one)
    return held


def winning_seats(s: AhurisState) -> list[int]:
    """Who has won.  AHU-END-01, AHU-DUO-04, AHU-COMPET-07, AHU-R-58, AHU-R-70"""
    if s.over == PLAYING:
        return []
    if not competitive(s):
        heroes = sorted(set(s.player))
        if s.over == ESCAPED:
            return heroes
        return [fortress(s)] if fortress(s) >= 0 else []
    if s.left == 0:
        return [fortress(s)] if fortress(s) >= 0 else []
    most = max(s.scores)
    return sorted([s.player[hero] for hero in range(3) if s.scores[hero] == most])


def shares(s: AhurisState) -> list[float]:
    """One for each winner of a team, equal parts of one among rivals."""
    result = [0.0] * MODE_SEATS[s.mode]
    winners = winning_seats(s)
    for seat in winners:
        result[seat] = 1.0 / len(winners) if competitive(s) else 1.0
    return result


def tell_score(s: AhurisState) -> None:
    """Every match, lost ones too, ends with its score: the best pocket, the keys held, how close it came."""
    goal = 0 if competitive(s) else s.goal
    note(s, SCORE, s.best, goal, held_keys(s), min(100, s.best * 100 // s.goal))
