"""How likely the heroes of a team are to escape: a small network that many matches have taught (docs/bots.md).

A position is described by a list of inputs, most of them absent, each with a number.  One layer of units weighs them,
one more weighs the units.  The weights are learnt by `katabasis.lab.insight` and stored in data/network.json.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from katabasis.engine.estimate import chance_of
from katabasis.games.ahuris.data.cards import FORCE, KEY, LIFE, LUCK, RAPIDITY, VALUES
from katabasis.games.ahuris.meta import FORTRESS_SEAT
from katabasis.games.ahuris.piles import count, keys, size, worth
from katabasis.games.ahuris.questions import ENEMY, EXPLORATION, LEVEL_ONE
from katabasis.games.ahuris.state import AhurisState, able, characteristic, has, level, points

# Inputs of one hero, three times; then those of the table.
LEVEL_AT: Final = 0  # 4: its level
LIFE_AT: Final = 4  # 5: Life left
WOUNDS: Final = 9
STRONG: Final = 10  # characteristics above the level
QUICK: Final = 11
LUCKY: Final = 12
PARALYSED: Final = 13
TURNS_LOST: Final = 14
FRESH: Final = 15
UNLUCKY: Final = 16
ASLEEP: Final = 17
TO_EXPLORE: Final = 18
ACTING: Final = 19
FIGHTING: Final = 20
OF_HERO: Final = 21
DECK: Final = 3 * OF_HERO  # 10: one for each step that the Treasure deck has come down
MISSING: Final = DECK + 10  # 10: the same for the points still missing
TIME: Final = MISSING + 10
HAVE: Final = TIME + 1
LACK: Final = HAVE + 1
LACK_OF_DECK: Final = LACK + 1
GOAL: Final = LACK_OF_DECK + 1
HELD: Final = GOAL + 1  # 3: keys in the pockets: none, one, more
FETCHABLE: Final = HELD + 3  # 3: keys in the discard
GONE: Final = FETCHABLE + 3  # 4: keys destroyed
IN_DECK: Final = GONE + 4  # Treasures still in the deck, by value
IN_POCKET: Final = IN_DECK + VALUES
PAIR: Final = IN_POCKET + VALUES
TRIPLET: Final = PAIR + 1
COLLECTION: Final = TRIPLET + 1
HIGHEST: Final = COLLECTION + 1
DECK_WORTH: Final = HIGHEST + 1
FORTRESS: Final = DECK_WORTH + 1  # somebody plays the fortress
APART: Final = FORTRESS + 1  # each hero has a pocket
ENOUGH: Final = APART + 1
READY: Final = ENOUGH + 1  # enough points and a key: only the end of the turn is missing
INPUTS: Final = READY + 1

DECK_STEPS: Final = [1, 2, 4, 6, 8, 11, 14, 18, 23, 30]
MISSING_STEPS: Final = [1, 4, 7, 10, 14, 18, 23, 29, 36, 50]


class Network:
    """Weights, flat: by unit and input; what each unit starts from; and how the units are weighed."""

    __slots__ = ("base", "first", "second", "starts", "units")

    units: i64
    first: list[float]
    starts: list[float]
    second: list[float]
    base: float

    def __init__(self) -> None:
        self.units = 0
        self.first = []
        self.starts = []
        self.second = []
        self.base = 0.0

    def learn(self, learnt: dict[str, list[float]]) -> None:
        """Think otherwise from now on."""
        self.starts = [float(weight) for weight in learnt["starts"]]
        self.second = [float(weight) for weight in learnt["second"]]
        self.first = [float(weight) for weight in learnt["first"]]
        self.base = float(learnt["base"][0])
        self.units = len(self.starts)

    def score(self, places: list[int], values: list[float]) -> float:
        """Before it is made a chance."""
        total = self.base
        first = self.first
        inputs = len(places)
        row: i64 = 0
        for unit in range(self.units):
            found = self.starts[unit]
            for number in range(inputs):
                found += first[row + places[number]] * values[number]
            if found > 0.0:
                total += found * self.second[unit]
            row += INPUTS
        return total


def _stored() -> Network:
    network = Network()
    file = Path(__file__).parent / "data" / "network.json"
    if file.exists():
        network.learn(json.loads(file.read_text(encoding="utf-8")))
    return network


NETWORK: Final = _stored()


def escape(s: AhurisState) -> float:
    """The chance that the team gets out."""
    places: list[int] = []
    values: list[float] = []
    describe(s, places, values)
    return chance_of(NETWORK.score(places, values))


def number(value: i64) -> float:
    return float(int(value))


def describe(s: AhurisState, places: list[int], values: list[float]) -> None:
    """Append the inputs that are not 0."""
    question = s.pending.now
    acting: i64 = -1
    fighting = question.kind == ENEMY
    if fighting or question.kind == LEVEL_ONE or question.kind == EXPLORATION:
        acting = question.a
    for hero in range(3):
        describe_hero(s, hero, hero == acting, fighting, places, values)
    held: i64 = 0
    highest: i64 = 0
    pairs = 0.0
    triplets = 0.0
    collections = 0.0
    value: i64 = 0
    for value in range(1, VALUES + 1):
        copies: i64 = 0
        for pile in s.pockets:
            own = count(pile, value)
            copies += own
            if value > KEY:
                if own == 2:
                    pairs += number(value)
                elif own == 3:
                    triplets += number(value)
                elif own == 4:
                    collections += number(value)
        if copies:
            highest = value
            places.append(IN_POCKET + int(value) - 1)
            values.append(number(copies) / 4)
        left = count(s.treasure, value)
        if left:
            places.append(IN_DECK + int(value) - 1)
            values.append(number(left) / 4)
    for pile in s.pockets:
        held += keys(pile)
    have = points(s)
    missing: i64 = max(0, s.goal - have)
    deck = size(s.treasure)
    for step in range(10):
        if deck < DECK_STEPS[step]:
            places.append(DECK + step)
            values.append(1.0)
        if missing < MISSING_STEPS[step]:
            places.append(MISSING + step)
            values.append(1.0)
    places += [TIME, HAVE, LACK, LACK_OF_DECK, GOAL]
    values += [
        number(deck) / 40,
        number(have) / 40,
        number(missing) / 40,
        min(4.0, number(missing) / (number(deck) + 2.0)) / 2,
        number(s.goal) / 50,
    ]
    places.append(HELD + min(2, int(held)))
    places.append(FETCHABLE + min(2, int(keys(s.discard))))
    places.append(GONE + min(3, int(keys(s.removed))))
    values += [1.0, 1.0, 1.0]
    places += [PAIR, TRIPLET, COLLECTION, HIGHEST, DECK_WORTH]
    values += [
        pairs / 10,
        triplets / 10,
        collections / 10,
        number(highest) / 10,
        number(worth(s.treasure)) / (number(deck) + 1.0) / 10,
    ]
    if missing == 0:
        places.append(ENOUGH)
        values.append(1.0)
        if held:
            places.append(READY)
            values.append(1.0)
    if FORTRESS_SEAT[s.mode] >= 0:
        places.append(FORTRESS)
        values.append(1.0)
    if len(s.pockets) > 1:
        places.append(APART)
        values.append(1.0)


def describe_hero(
    s: AhurisState, hero: i64, acting: bool, fighting: bool, places: list[int], values: list[float]
) -> None:
    own = level(s, hero)
    if own == 0:  # before the Level cards are dealt
        return
    at = OF_HERO * int(hero)
    life: i64 = s.life[hero]
    places += [
        at + LEVEL_AT + int(own) - 1,
        at + LIFE_AT + min(5, int(life)) - 1,
        at + WOUNDS,
        at + STRONG,
        at + QUICK,
        at + LUCKY,
    ]
    values += [
        1.0,
        1.0,
        number(characteristic(s, hero, LIFE) - life) / 2,
        number(characteristic(s, hero, FORCE) - own),
        number(characteristic(s, hero, RAPIDITY) - own),
        number(characteristic(s, hero, LUCK) - own),
    ]
    if s.paralysis[hero]:
        places += [at + PARALYSED, at + TURNS_LOST]
        values += [1.0, float(s.paralysis[hero]) / 4]
        if has(s.fresh, hero):
            places.append(at + FRESH)
            values.append(1.0)
    if has(s.unlucky, hero):
        places.append(at + UNLUCKY)
        values.append(1.0)
    if has(s.asleep, hero):
        places.append(at + ASLEEP)
        values.append(1.0)
    if acting:
        places.append(at + ACTING)
        values.append(1.0)
        if fighting:
            places.append(at + FIGHTING)
            values.append(1.0)
    elif able(s, hero) and not has(s.explored, hero):
        places.append(at + TO_EXPLORE)
        values.append(1.0)
