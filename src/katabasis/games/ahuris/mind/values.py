"""Who will win?  Numbers that describe a position for one side, weighed by what was learnt from many matches."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.estimate import chance_of, weighed, weights_of, write_weights
from katabasis.games.ahuris.bags import count, keys, size, worth
from katabasis.games.ahuris.data.cards import LIFE
from katabasis.games.ahuris.meta import HOME, MODE_SEATS, PLAYING
from katabasis.games.ahuris.mind.habit import HABITS
from katabasis.games.ahuris.mind.habit import WEIGHTS as HABIT_WEIGHTS
from katabasis.games.ahuris.mind.rivals_habit import RIVAL_HABIT_WEIGHTS, RIVAL_HABITS
from katabasis.games.ahuris.mind.rivals_net import contest
from katabasis.games.ahuris.mind.team_net import escape
from katabasis.games.ahuris.rules.ending import shares
from katabasis.games.ahuris.state import (
    AhurisState,
    characteristic,
    competitive,
    fortress,
    has,
    level,
    points,
)

CARDS: Final = 40
TEAM: Final = [
    "base",
    "could leave",
    "enough points",
    "enough points, key in reach",
    "points of goal",
    "points missing",
    "points missing of deck",
    "deck",
    "deck squared",
    "key",
    "more keys",
    "key in discard",
    "no key within reach",
    "keys in deck",
    "keys gone",
    "value of deck",
    "cards in pocket",
    "triplets",
    "pairs",
    "level 2",
    "level 3",
    "level 4",
    "life",
    "weak",
    "paralysis",
    "paralysed",
    "unlucky",
    "asleep",
    "level 2 and time",
    "level 3 and time",
    "level 4 and time",
    "life and time",
    "paralysed and time",
    "missing with time",
    "found best",
    "found key and none",
]
WEIGHTS: Final[list[float]] = weights_of(HOME, TEAM)


def prospects(s: AhurisState) -> list[float]:
    """What each seat may hope to win."""
    if s.over != PLAYING:
        return shares(s)
    seats = MODE_SEATS[s.mode]
    dungeon = fortress(s)
    if competitive(s):
        return contest(s) if min(s.player) >= 0 else [1.0 / seats] * seats  # roles are not settled yet
    hope = escape(s)
    return [1.0 - hope if seat == dungeon else hope for seat in range(seats)]


def rough(s: AhurisState) -> list[float]:
    """What each seat may hope for, quick to find: what practice measures answers against."""
    if competitive(s):
        return prospects(s)
    hope = chance_of(weighed(WEIGHTS, team_numbers(s)))
    dungeon = fortress(s)
    return [1.0 - hope if seat == dungeon else hope for seat in range(MODE_SEATS[s.mode])]


def learnt_from(s: AhurisState) -> list[tuple[list[str], list[float], list[int]]]:
    """What training looks at: the team's names, its numbers, and the seats that win with it."""
    heroes = [seat for seat in range(MODE_SEATS[s.mode]) if seat != fortress(s)]
    return [(TEAM, team_numbers(s), heroes)]


def learn(weights: dict[str, float]) -> None:
    """Think otherwise from now on."""
    write_weights(weights, [(TEAM, WEIGHTS), (HABITS, HABIT_WEIGHTS), (RIVAL_HABITS, RIVAL_HABIT_WEIGHTS)])


def team_numbers(s: AhurisState) -> list[float]:
    """The heroes' common cause, one number for each of TEAM."""
    held: i64 = 0
    cards: i64 = 0
    triplets = 0.0
    pairs = 0.0
    for one in s.pockets:
        held += keys(one)
        cards += size(one)
        for value in range(2, 11):
            copies = count(one, value)
            if copies == 3:
                triplets += value / 10
            elif copies == 2:
                pairs += value / 10
    have = float(int(points(s)))
    goal = float(int(s.goal))
    missing = max(0.0, goal - have)
    deck = float(int(size(s.treasure)))
    time = deck / CARDS
    in_discard = keys(s.discard)
    numbers = [
        1.0,
        1.0 if missing == 0.0 and held else 0.0,
        1.0 if missing == 0.0 else 0.0,
        1.0 if missing == 0.0 and not held and in_discard else 0.0,
        min(1.5, have / goal),
        missing / 20,
        min(4.0, missing / (deck + 2.0)),
        time,
        time * time,
        1.0 if held else 0.0,
        max(0.0, float(int(held)) - 1.0),
        1.0 if in_discard else 0.0,
        1.0 if not held and not in_discard else 0.0,
        float(int(keys(s.treasure))) / 4,
        float(int(keys(s.removed))) / 4,
        float(int(worth(s.treasure))) / (deck + 1.0) / 10,
        float(int(cards)) / 10,
        triplets,
        pairs,
    ]
    levels = [0.0] * 5
    life = weak = paralysis = paralysed = unlucky = asleep = 0.0
    for hero in range(3):
        levels[level(s, hero)] += 1.0
        most = max(1, characteristic(s, hero, LIFE))  # none before the Level cards are dealt
        life += float(int(s.life[hero])) / float(int(most))
        if s.life[hero] <= 1:
            weak += 1.0
        if s.paralysis[hero]:
            paralysed += 1.0
            paralysis += float(s.paralysis[hero]) / 4
        if has(s.unlucky, hero):
            unlucky += 1.0
        if has(s.asleep, hero):
            asleep += 1.0
    numbers += [levels[2], levels[3], levels[4], life, weak, paralysis, paralysed, unlucky, asleep]
    numbers += [levels[2] * time, levels[3] * time, levels[4] * time, life * time, paralysed * time]
    numbers += [missing / 20 * time, highest(s.found) / 10, 1.0 if keys(s.found) and not held else 0.0]
    return numbers


def highest(pile: i64) -> float:
    best: i64 = 0
    for value in range(1, 11):
        if count(pile, value):
            best = value
    return float(int(best))
