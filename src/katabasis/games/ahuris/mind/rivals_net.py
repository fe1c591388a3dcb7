"""Who wins among rivals: each hero's chances by a small network that many matches have taught (docs/bots.md).

A position is described for one hero at a time: the hero itself, the two others, how they compare, and the table.  One
network weighs all three descriptions; nobody, or the fortress, wins with what is left.  Who is out and beaten has lost.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from katabasis.engine.estimate import as_float
from katabasis.games.ahuris.bags import count, keys, size, worth
from katabasis.games.ahuris.meta import FORTRESS_SEAT, MODE_SEATS
from katabasis.games.ahuris.mind.ranking import step_of
from katabasis.games.ahuris.mind.rivals_habit import in_hand
from katabasis.games.ahuris.mind.team_net import DECK_STEPS, stored
from katabasis.games.ahuris.questions import CHRONO, ENEMY, EXPLORATION, LEVEL_ONE
from katabasis.games.ahuris.rules.treasures import pocket
from katabasis.games.ahuris.state import AhurisState, able, has, inside, level

# Inputs of one hero, three times: the hero looked at, the better of the others, the other.
OUT: Final = 0
SCORE: Final = 1  # counted, or what leaving now would bring
SCORES: Final = 2  # 8: one for each step that it has reached
KEY: Final = 10
MORE_KEYS: Final = 11
LEVEL: Final = 12  # 4
LIFE: Final = 16
WEAK: Final = 17
PARALYSED: Final = 18
TURNS_LOST: Final = 19
UNLUCKY: Final = 20
ASLEEP: Final = 21
TO_EXPLORE: Final = 22
ACTING: Final = 23
FIGHTING: Final = 24
PAIRS: Final = 25  # what could become a collection
TRIPLETS: Final = 26
WHO: Final = 27  # 3: Bard, Fortune-teller, Pirate
OF_HERO: Final = 30
# How the hero compares with each of the two others.
AHEAD: Final = 3 * OF_HERO  # 8 each: one for each step
COMPARED: Final = 9  # and whether the other is out
# The table.
DECK: Final = AHEAD + 2 * COMPARED  # 10
TIME: Final = DECK + 10
WORTH: Final = TIME + 1
INSIDE: Final = WORTH + 1  # 3: heroes still there
NOBODY_OUT: Final = INSIDE + 3
DISCARDED: Final = NOBODY_OUT + 1  # 3: keys in the discard
GONE: Final = DISCARDED + 3  # 4: keys destroyed
IN_DECK: Final = GONE + 4  # keys
FORTRESS: Final = IN_DECK + 1
NEW_TURN: Final = FORTRESS + 1
INPUTS: Final = NEW_TURN + 1

SCORE_STEPS: Final = [1, 3, 6, 9, 12, 16, 21, 28]
AHEAD_STEPS: Final = [-14, -7, -3, 0, 1, 4, 8, 15]
LOST: Final = -1e9  # a score that leaves no hope

NETWORK: Final = stored("rivals.json")


def contest(s: AhurisState) -> list[float]:
    """By seat, the chance to win."""
    scores = [LOST] * 3
    highest = 0.0  # of nobody
    for hero in range(3):
        if not beaten(s, hero):
            places: list[int] = []
            values: list[float] = []
            describe(s, hero, places, values)
            scores[hero] = NETWORK.score(places, values)
            highest = max(highest, scores[hero])
    total = math.exp(-highest)
    for hero in range(3):
        total += math.exp(scores[hero] - highest)
    found = [0.0] * MODE_SEATS[s.mode]
    for hero in range(3):
        found[s.player[hero]] = math.exp(scores[hero] - highest) / total
    if FORTRESS_SEAT[s.mode] >= 0:
        found[FORTRESS_SEAT[s.mode]] = math.exp(-highest) / total
    return found


def beaten(s: AhurisState, hero: i64) -> bool:
    """Out, with less than somebody else who is out."""
    return not inside(s, hero) and s.scores[hero] < max(s.scores)


def standing(s: AhurisState, hero: i64) -> i64:
    """What a hero has scored, or would by leaving now."""
    return in_hand(s, hero) if inside(s, hero) else s.scores[hero]


def describe(s: AhurisState, hero: i64, places: list[int], values: list[float]) -> None:
    """Append the inputs that are not 0."""
    first: i64 = 1 if hero == 0 else 0
    second = 3 - hero - first
    if standing(s, second) > standing(s, first):
        first, second = second, first
    describe_hero(s, hero, 0, places, values)
    describe_hero(s, first, OF_HERO, places, values)
    describe_hero(s, second, 2 * OF_HERO, places, values)
    compare(s, hero, first, AHEAD, places, values)
    compare(s, hero, second, AHEAD + COMPARED, places, values)
    deck = size(s.treasure)
    for step in range(10):
        if deck < DECK_STEPS[step]:
            places.append(DECK + step)
            values.append(1.0)
    within: i64 = 0
    for other in range(3):
        if inside(s, other):
            within += 1
    places += [TIME, WORTH, INSIDE + max(0, int(within) - 1)]
    values += [as_float(deck) / 40, as_float(worth(s.treasure)) / (as_float(deck) + 1.0) / 10, 1.0]
    places += [DISCARDED + min(2, int(keys(s.discard))), GONE + min(3, int(keys(s.removed))), IN_DECK]
    values += [1.0, 1.0, as_float(keys(s.treasure)) / 2]
    if s.left == 0:
        places.append(NOBODY_OUT)
        values.append(1.0)
    if FORTRESS_SEAT[s.mode] >= 0:
        places.append(FORTRESS)
        values.append(1.0)
    if s.pending.now.kind == CHRONO:
        places.append(NEW_TURN)
        values.append(1.0)


def compare(s: AhurisState, hero: i64, other: i64, at: int, places: list[int], values: list[float]) -> None:
    """How far the hero is ahead of another one; what is out stays as it is."""
    for step in range(int(step_of(standing(s, hero) - standing(s, other), AHEAD_STEPS))):
        places.append(at + step)
        values.append(1.0)
    if not inside(s, other) and s.scores[other] >= standing(s, hero):
        places.append(at + COMPARED - 1)
        values.append(1.0)


def describe_hero(s: AhurisState, hero: i64, at: int, places: list[int], values: list[float]) -> None:
    score = standing(s, hero)
    places.append(at + SCORE)
    values.append(as_float(score) / 20)
    for step in range(int(step_of(score, SCORE_STEPS))):
        places.append(at + SCORES + step)
        values.append(1.0)
    if not inside(s, hero):
        places.append(at + OUT)
        values.append(1.0)
        return
    held = pocket(s, hero)
    own = level(s, hero)
    places += [at + LEVEL + max(0, int(own) - 1), at + LIFE, at + WHO + int(hero)]
    values += [1.0, float(s.life[hero]) / 3, 1.0]
    if keys(held):
        places += [at + KEY, at + MORE_KEYS]
        values += [1.0, as_float(keys(held) - 1)]
    if own > 1 and s.life[hero] <= 1:
        places.append(at + WEAK)
        values.append(1.0)
    if s.paralysis[hero]:
        places += [at + PARALYSED, at + TURNS_LOST]
        values += [1.0, float(s.paralysis[hero]) / 4]
    if has(s.unlucky, hero):
        places.append(at + UNLUCKY)
        values.append(1.0)
    if has(s.asleep, hero):
        places.append(at + ASLEEP)
        values.append(1.0)
    question = s.pending.now
    if question.a == hero and (question.kind == ENEMY or question.kind == LEVEL_ONE or question.kind == EXPLORATION):
        places.append(at + (FIGHTING if question.kind == ENEMY else ACTING))
        values.append(1.0)
    elif able(s, hero) and not has(s.explored, hero):
        places.append(at + TO_EXPLORE)
        values.append(1.0)
    pairs: i64 = 0
    triplets: i64 = 0
    value: i64 = 0
    for value in range(2, 11):
        together = count(held, value)
        if together == 2 and count(s.treasure, value) == 2:
            pairs += value
        elif together == 3 and count(s.treasure, value) == 1:
            triplets += value
    if pairs:
        places.append(at + PAIRS)
        values.append(as_float(pairs) / 10)
    if triplets:
        places.append(at + TRIPLETS)
        values.append(as_float(triplets) / 10)
