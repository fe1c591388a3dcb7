"""The promises of the contract in every mode, and everything the game can show, seen in random play."""

from __future__ import annotations

from typing import Any

import pytest

import katabasis
from katabasis.engine.chance import Rng
from katabasis.engine.conformance import Coverage, check_match, show
from katabasis.engine.watch import watch
from katabasis.games.ahuris.actions import ACTIONS, OUTCOMES
from katabasis.games.ahuris.meta import ENDINGS, MODE_SEATS, MODES
from katabasis.games.ahuris.questions import FIRST_STEP, KIND_NAMES
from katabasis.games.ahuris.words.events import EVENTS

AHURIS = katabasis.game("ahuris")
MATCHES = 2_000  # a mode
INSPECTED = 40  # of them with every promise
INSPECTED_RICH = 4
LONG_MATCHES = 100_000

# Positions from which random play soon meets what is rare from the start.
RICH: list[dict[str, Any]] = [
    {  # collections beside single cards of the same worth: the highest Treasure is a choice
        "mode": "solo",
        "heroes": {"bard": {"cards": ["c"]}, "teller": {"cards": ["h"]}, "pirate": {"cards": ["s"]}},
        "pockets": [[5, 5, 5, 5, 10]],
    },
    {
        "mode": "duo",
        "heroes": {"bard": {"cards": ["c", "h"]}, "teller": {"cards": ["h", "s"]}, "pirate": {"cards": ["s", "d"]}},
        "pockets": [[4, 4, 4, 4, 8]],
    },
    {
        "mode": "solo",
        "heroes": {"bard": {"cards": ["c"]}, "teller": {"cards": ["h"]}, "pirate": {"cards": ["s"]}},
        "pockets": [[3, 3, 3, 3, 6]],
    },
    {  # three keys gone already
        "mode": "solo",
        "heroes": {"bard": {"cards": ["c", "d"]}, "teller": {"cards": ["h", "d"]}, "pirate": {"cards": ["s", "d"]}},
        "pockets": [[1, 9, 8]],
        "removed": [1, 1, 1],
    },
    {  # the goal is near, at high levels
        "mode": "trio-cooperative",
        "goal": 100,
        "heroes": {
            "bard": {"cards": ["c", "d", "h"]},
            "teller": {"cards": ["h", "d", "s"]},
            "pirate": {"cards": ["s", "d", "h", "c"]},
        },
        "pockets": [[10, 10, 10, 1], [9, 9, 9, 8, 8], [7, 7, 6]],
    },
    {  # rivals with collections: the lowest Treasure is a choice; two of them unlucky and equally fast
        "mode": "trio-competitive",
        "heroes": {
            "bard": {"cards": ["c"], "unlucky": True},
            "teller": {"cards": ["d"], "unlucky": True},
            "pirate": {"cards": ["d"], "unlucky": True},
        },
        "pockets": [[1, 1, 1, 1, 2], [2, 2, 2, 4, 4, 4, 4, 8], [3, 3, 3, 3, 6]],
    },
    {
        "mode": "quartet-competitive",
        "heroes": {"bard": {"cards": ["s", "h"]}, "teller": {"cards": ["d", "h"]}, "pirate": {"cards": ["d", "h"]}},
        "pockets": [[5, 5, 5, 5, 10], [2, 2, 2, 2, 4], [3, 1, 1]],
    },
    {  # a Bard who pays his last Treasure to attack: no bribe, and both dice of a tie are fixed
        "mode": "trio-competitive",
        "heroes": {
            "bard": {"cards": ["h"], "unlucky": True},
            "teller": {"cards": ["h", "s"], "unlucky": True},
            "pirate": {"cards": ["s"], "unlucky": True},
        },
        "pockets": [[3], [], []],
    },
    {  # one hero left inside
        "mode": "trio-competitive",
        "heroes": {
            "bard": {"cards": ["c", "h"]},
            "teller": {"cards": ["d"], "left": True, "score": 12},
            "pirate": {"cards": ["d"], "left": True, "score": 12},
        },
        "pockets": [[1, 9], [], []],
    },
    {  # the clock has nearly run down
        "mode": "quartet-cooperative",
        "heroes": {
            "bard": {"cards": ["c", "h", "s"]},
            "teller": {"cards": ["d", "h", "s"]},
            "pirate": {"cards": ["d", "h", "s"]},
        },
        "treasure_discard": [value for value in range(2, 11) for _ in range(4)] + [1, 1],
    },
]

# What no match can show: a key is destroyed without a question, and no two worths meet at 7 or 9.
NEVER = {"destroy 1", "pay 7", "pay 9"}


def watched(mode: str, first: int, count: int) -> int:
    """Matches of a mode in the compiled core, what is cheap checked at every answer; the longest."""
    seats = MODE_SEATS[MODES.index(mode)]
    start = AHURIS.new(seats, {"mode": mode})
    tally = watch(AHURIS, start, seats, f"conformance/{mode}", first, count)
    assert tally.matches == count
    return tally.longest


def inspected(mode: str, first: int, count: int, every: int) -> None:
    """Every promise: at every answer, or now and then."""
    seats = MODE_SEATS[MODES.index(mode)]
    for number in range(first, first + count):
        check_match(AHURIS, seats, {"mode": mode}, f"conformance/{mode}/{number}", every)


@pytest.mark.parametrize("mode", MODES)
def test_two_thousand_random_matches_are_watched(mode: str) -> None:
    assert watched(mode, 0, MATCHES) < AHURIS.bound // 10  # the stated bound is far away


@pytest.mark.parametrize("mode", MODES)
def test_random_matches_keep_every_promise(mode: str) -> None:
    inspected(mode, 0, INSPECTED, every=80)


@pytest.mark.parametrize("place", range(len(RICH)))
def test_rare_positions_keep_every_promise(place: int) -> None:
    for number in range(INSPECTED_RICH):
        check_match(AHURIS, None, {}, f"rich/{place}/{number}", every=80, position=RICH[place])


@pytest.mark.long
@pytest.mark.parametrize("mode", MODES)
def test_a_hundred_thousand_random_matches_keep_every_promise(mode: str) -> None:
    """All of them watched, every fiftieth inspected."""
    watched(mode, 1_000_000, LONG_MATCHES)
    inspected(mode, 1_000_000, LONG_MATCHES // 50, every=150)


def test_random_play_shows_everything_the_game_has() -> None:
    """Every answer, outcome, question, event and ending, from the start and from where rare things are near."""
    seen = Coverage()
    rng = Rng("everything")
    for mode in MODES:
        for _ in range(150):
            show(AHURIS.new(MODE_SEATS[MODES.index(mode)], {"mode": mode}), rng, seen)
    for position in RICH:
        start = AHURIS.position(position)
        for _ in range(150):
            show(start.copy(), rng, seen)
    answers = {action.text for action in [*ACTIONS, *OUTCOMES]}
    assert answers - seen.actions == NEVER
    assert {KIND_NAMES[kind] for kind in range(FIRST_STEP)} - {KIND_NAMES[kind] for kind in seen.questions} == set()
    assert {event.name for event in EVENTS} - {EVENTS[kind].name for kind in seen.events} == set()
    assert set(ENDINGS) - {""} == seen.endings
