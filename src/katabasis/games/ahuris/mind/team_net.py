"""How likely the heroes of a team are to escape: a small network that many matches have taught (docs/bots.md).

A position is described by a list of inputs, most of them absent, each with a number.  One layer of units weighs them,
a second one weighs the units of the first.  The weights are learnt by `katabasis.lab.insight` and stored in
data/network.json.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from katabasis.engine.bits import how_many
from katabasis.engine.estimate import as_float, chance_of
from katabasis.games.ahuris.bags import OF_SUIT, count, keys, size, worth
from katabasis.games.ahuris.data.cards import FORCE, KEY, LIFE, LUCK, RAPIDITY, VALUES
from katabasis.games.ahuris.meta import FORTRESS_SEAT
from katabasis.games.ahuris.questions import CHRONO, ENEMY, EXPLORATION, LEVEL, LEVEL_ONE
from katabasis.games.ahuris.state import AhurisState, able, characteristic, current, has, level, points

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
PASSES: Final = 21  # how likely it is to pass a trap
INCOME: Final = 22  # points it may expect of a turn
OF_HERO: Final = 23
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
NEW_TURN: Final = READY + 1  # Chrono is next
FOES: Final = NEW_TURN + 1  # 3: the share of each class among the enemies to come
TRAPS: Final = FOES + 3  # 4: the share of each suit among the dangers to come...
DANGER: Final = TRAPS + 4  # ...and what they are worth
PAIR_LEFT: Final = DANGER + 1  # pairs and triplets that can still become collections
TRIPLET_LEFT: Final = PAIR_LEFT + 1
GAIN: Final = TRIPLET_LEFT + 1  # points to be expected of a turn
TURNS: Final = GAIN + 1  # and of turns
SURPLUS: Final = TURNS + 1  # points that may then be had in the end, beyond the goal...
DEFICIT: Final = SURPLUS + 1  # ...or short of it
INPUTS: Final = DEFICIT + 1

TRAP_CHANCE: Final = [0.0, 0.0, 1 / 6, 2 / 6, 3 / 6]  # by level, that the exploration die says so

DECK_STEPS: Final = [1, 2, 4, 6, 8, 11, 14, 18, 23, 30]
MISSING_STEPS: Final = [1, 4, 7, 10, 14, 18, 23, 29, 36, 50]


class Network:
    """Weights, flat; what each unit starts from; and how the last units are weighed."""

    __slots__ = ("base", "first", "first_starts", "second", "second_starts", "third", "units", "upper")

    units: i64
    upper: i64  # units of the second layer
    first: list[float]  # by input and unit
    first_starts: list[float]
    second: list[float]  # by unit and unit below
    second_starts: list[float]
    third: list[float]
    base: float

    def __init__(self) -> None:
        self.units = 0
        self.upper = 0
        self.first = []
        self.first_starts = []
        self.second = []
        self.second_starts = []
        self.third = []
        self.base = 0.0

    def learn(self, learnt: dict[str, list[float]]) -> None:
        """Think otherwise from now on."""
        units = len(learnt["first starts"])
        assert units % 8 == 0, units
        inputs = len(learnt["first"]) // units
        self.first = [float(learnt["first"][unit * inputs + at]) for at in range(inputs) for unit in range(units)]
        self.first_starts = [float(weight) for weight in learnt["first starts"]]
        self.second = [float(weight) for weight in learnt["second"]]
        self.second_starts = [float(weight) for weight in learnt["second starts"]]
        self.third = [float(weight) for weight in learnt["third"]]
        self.base = float(learnt["base"][0])
        self.units = units
        self.upper = len(self.second_starts)

    def score(self, places: list[int], values: list[float]) -> float:
        """Before it is made a chance."""
        awake: list[i64] = []  # units with something to say
        heights: list[float] = []
        for block in range(0, self.units, 8):
            for number, found in enumerate(self.eight(block, places, values)):
                if found > 0.0:
                    awake.append(block + number)
                    heights.append(found)
        weights = self.second
        total = self.base
        row: i64 = 0
        for unit in range(self.upper):
            found = self.second_starts[unit]
            for number in range(len(awake)):
                found += weights[row + awake[number]] * heights[number]
            if found > 0.0:
                total += found * self.third[unit]
            row += self.units
        return total

    def eight(self, block: i64, places: list[int], values: list[float]) -> list[float]:
        """Eight units of the first layer, side by side: two thirds of the time of one after the other is saved."""
        starts = self.first_starts
        a, b, c, d = starts[block], starts[block + 1], starts[block + 2], starts[block + 3]
        e, f, g, h = starts[block + 4], starts[block + 5], starts[block + 6], starts[block + 7]
        first = self.first
        for number in range(len(places)):
            at: i64 = places[number] * self.units + block
            value = values[number]
            a += first[at] * value
            b += first[at + 1] * value
            c += first[at + 2] * value
            d += first[at + 3] * value
            e += first[at + 4] * value
            f += first[at + 5] * value
            g += first[at + 6] * value
            h += first[at + 7] * value
        return [a, b, c, d, e, f, g, h]


def stored(name: str) -> Network:
    """A network as it was taught."""
    network = Network()
    file = Path(__file__).parents[1] / "data" / name
    if file.exists():
        network.learn(json.loads(file.read_text(encoding="utf-8")))
    return network


NETWORK: Final = stored("network.json")


def escape(s: AhurisState) -> float:
    """The chance that the team gets out."""
    places: list[int] = []
    values: list[float] = []
    describe(s, places, values)
    return chance_of(NETWORK.score(places, values))


def describable(s: AhurisState) -> bool:
    """Whether the network judges the position itself, and not what a Level card makes of it."""
    return s.pending.now.kind != LEVEL


def opposed(s: AhurisState, seat: i64) -> bool:
    """Whether a seat is the fortress's."""
    return FORTRESS_SEAT[s.mode] == seat


def describe(s: AhurisState, places: list[int], values: list[float]) -> None:
    """Append the inputs that are not 0."""
    question = s.pending.now
    acting: i64 = -1
    fighting = question.kind == ENEMY
    if fighting or question.kind == LEVEL_ONE or question.kind == EXPLORATION:
        acting = question.a
    traps = describe_decks(s, places, values)
    best = best_of(s.treasure)
    gain = 0.0
    taken = 1.0  # cards that a turn takes from the Treasure deck
    for hero in range(3):
        describe_hero(s, hero, hero == acting, fighting, places, values)
        own = level(s, hero)
        passes = passing(s, hero, traps)
        income = TRAP_CHANCE[own] * passes * best[own]
        at = OF_HERO * hero
        places += [at + PASSES, at + INCOME]
        values += [passes, income / 4]
        gain += income
        taken += TRAP_CHANCE[own] * as_float(own) * (passes + (1.0 - passes) * traps[RAPIDITY])
    held: i64 = 0
    highest: i64 = 0
    pairs = 0.0
    triplets = 0.0
    collections = 0.0
    pairs_left = 0.0
    triplets_left = 0.0
    value: i64 = 0
    for value in range(1, VALUES + 1):
        copies: i64 = 0
        left = count(s.treasure, value)
        for pile in s.pockets:
            together = count(pile, value)
            copies += together
            if value > KEY:
                if together == 2:
                    pairs += as_float(value)
                    if left == 2:
                        pairs_left += as_float(value)
                elif together == 3:
                    triplets += as_float(value)
                    if left == 1:
                        triplets_left += as_float(value)
                elif together == 4:
                    collections += as_float(value)
        if copies:
            highest = value
            places.append(IN_POCKET + int(value) - 1)
            values.append(as_float(copies) / 4)
        if left:
            places.append(IN_DECK + int(value) - 1)
            values.append(as_float(left) / 4)
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
        as_float(deck) / 40,
        as_float(have) / 40,
        as_float(missing) / 40,
        min(4.0, as_float(missing) / (as_float(deck) + 2.0)) / 2,
        as_float(s.goal) / 50,
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
        as_float(highest) / 10,
        as_float(worth(s.treasure)) / (as_float(deck) + 1.0) / 10,
    ]
    if missing == 0:
        places.append(ENOUGH)
        values.append(1.0)
        if held:
            places.append(READY)
            values.append(1.0)
    if pairs_left > 0.0:
        places.append(PAIR_LEFT)
        values.append(pairs_left / 10)
    if triplets_left > 0.0:
        places.append(TRIPLET_LEFT)
        values.append(triplets_left / 10)
    if question.kind == CHRONO:
        places.append(NEW_TURN)
        values.append(1.0)
    turns = as_float(deck) / taken
    hoped = (turns * gain - as_float(missing)) / 20
    places += [GAIN, TURNS, SURPLUS if hoped > 0.0 else DEFICIT]
    values += [gain / 5, turns / 20, min(2.0, abs(hoped))]
    if FORTRESS_SEAT[s.mode] >= 0:
        places.append(FORTRESS)
        values.append(1.0)
    if len(s.pockets) > 1:
        places.append(APART)
        values.append(1.0)


def best_of(pile: i64) -> list[float]:
    """By level, what the best card of so many is worth on the average, each drawn anew."""
    cards = as_float(max(1, size(pile)))
    found = [0.0] * 5
    below = 0.0  # the chance that a card is worth less
    for value in range(1, VALUES + 1):
        upto = below + as_float(count(pile, value)) / cards
        more = upto
        less = below
        for own in range(1, 5):
            found[own] += float(value) * (more - less)
            more *= upto
            less *= below
        below = upto
    return found


def passing(s: AhurisState, hero: i64, traps: list[float]) -> float:
    """How likely a hero is to pass a trap, the suits being so likely and every difficulty alike."""
    total = 0.0
    for which in range(4):
        own = as_float(current(s, hero, which))
        total += traps[which] * (own / 10 if has(s.unlucky, hero) else min(1.0, 0.25 + own / 10))
    return total


def describe_decks(s: AhurisState, places: list[int], values: list[float]) -> list[float]:
    """What the fortress has in store: enemies and dangers still in their decks.  By suit, the share of traps."""
    enemies = s.enemy_deck if s.enemy_deck else s.enemy_discard
    left = as_float(max(1, how_many(enemies)))
    for figure in range(3):
        places.append(FOES + figure)
        values.append(as_float(how_many((enemies >> (4 * figure)) & 15)) / left)
    dangers = s.danger_deck if s.danger_deck else s.danger_discard
    left = as_float(max(1, how_many(dangers)))
    traps: list[float] = []
    for suit in range(4):
        traps.append(as_float(how_many(dangers & OF_SUIT[suit])) / left)
        places.append(TRAPS + suit)
        values.append(traps[suit] * 2)
    total: i64 = 0
    value: i64 = 1
    while dangers > 0:
        total += value * how_many(dangers & 15)
        dangers >>= 4
        value += 1
    places.append(DANGER)
    values.append((as_float(total) / left - 5.5) / 2)
    return traps


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
        as_float(characteristic(s, hero, LIFE) - life) / 2,
        as_float(characteristic(s, hero, FORCE) - own),
        as_float(characteristic(s, hero, RAPIDITY) - own),
        as_float(characteristic(s, hero, LUCK) - own),
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
