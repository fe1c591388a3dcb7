"""The promises of the contract for every seat count, and everything the game has, seen in random play."""

from __future__ import annotations

from typing import Any

import pytest

from goldens.abyss import MATCHES as MATCHES_KEPT
from katabasis.engine.chance import Rng
from katabasis.engine.conformance import Coverage, check_match, show
from katabasis.engine.event import Event
from katabasis.engine.watch import watch
from katabasis.games.abyss.actions import ACTION_KINDS, OUTCOME_KINDS
from katabasis.games.abyss.data.lords import LORD_NAMES
from katabasis.games.abyss.data.places import PLACE_NAMES
from katabasis.games.abyss.meta import ENDINGS, OPTIONS
from katabasis.games.abyss.questions import FIRST_STEP, KIND_NAMES
from katabasis.games.abyss.words.events import EVENTS
from scenario_abyss import ABYSS

SEATS = [2, 3, 4]
MATCHES = 2_000  # a seat count
PARTS = 4  # so that two cores share them
CHECKED = 24  # of them with every promise at every answer
LONG_MATCHES = 100_000

OTHER_READINGS = {
    option.name: ("12" if option.name.startswith("hand_limit") else "false" if option.default == "true" else "true")
    for option in OPTIONS
}
RICH_HAND = ["squid 5", "squid 4", "squid 1", "shellfish 5", "crab 5", "crab 4", "crab 1", "seahorse 3", "jellyfish 5"]
SPARE_HAND = ["jellyfish 4", "jellyfish 3", "shellfish 4", "shellfish 2", "seahorse 2", "crab 2", "squid 2"]

# Positions from which random play soon meets what is rare from the start.
RICH: list[dict[str, Any]] = [
    {  # pearls enough to corrupt, and lords to exchange
        "players": [
            {"pearls": 12, "hand": RICH_HAND, "lords": ["opportunist", "miller"], "locations": ["jail"]},
            {"pearls": 12, "hand": SPARE_HAND, "lords": ["slaver", "oracle"], "tokens": [2, 3, 4]},
        ],
        "court": ["corruptor", "traitor", "schemer", "assassin", "hunter", "illusionist"],
        "available": ["black-smokers", "chasm"],
        "council": ["crab 1", "crab 3", "squid 3"],
    },
    {  # two keys each, and the threat at its highest
        "players": [
            {"pearls": 3, "lords": ["alchemist", "slaver"]},
            {"pearls": 3, "lords": ["keeper"], "key_tokens": 1},
            {"pearls": 3, "key_tokens": 2},
        ],
        "court": ["reaper", "shepherd"],
        "threat": 6,
        "available": ["black-smokers", "jail"],
        "discard": [f"{race} {value}" for race in ("squid", "crab", "seahorse") for value in (1, 2, 3)],
    },
    {  # the lord deck is short
        "players": [{"pearls": 9, "hand": RICH_HAND}, {"pearls": 9, "hand": SPARE_HAND}],
        "court": ["keeper", "reaper", "miller"],
        "lord_discard": [name for name in LORD_NAMES if name not in ("keeper", "reaper", "miller", "sage", "tamer")],
    },
    MATCHES_KEPT["standstill"]["position"],  # nothing can be revealed any more
    {  # the same in the middle of an exploration
        "players": [{"pearls": 1}, {"pearls": 5}],
        "court": ["keeper", "reaper", "miller"],
        "deck": ["squid 1", "crab 2"],
        "deck_monsters": 0,
        "incomplete": True,
    },
    {  # the last round, in which the other reading knows no extra turn
        "players": [
            {"pearls": 9, "hand": RICH_HAND},
            {"pearls": 9, "hand": ["jellyfish 4", "jellyfish 4", "jellyfish 3"]},
        ],
        "court": ["invoker", "keeper", "miller"],
        "active": 1,
        "trigger": 0,
        "options": {"extra_turn_allowed_in_last_round": "false"},
    },
    {  # no location is left
        "players": [
            {"pearls": 5, "key_tokens": 2, "hand": RICH_HAND, "locations": PLACE_NAMES[:10]},
            {"pearls": 5, "key_tokens": 2, "hand": SPARE_HAND, "locations": PLACE_NAMES[10:]},
        ],
        "court": ["keeper", "reaper", "sage", "hermit", "slaver", "tamer"],
        "location_deck": [],
        "threat": 3,
    },
]


@pytest.mark.parametrize("seats", SEATS)
def test_two_thousand_random_matches_are_watched_to_their_end(seats: int) -> None:
    for options, count in (({}, MATCHES), (OTHER_READINGS, MATCHES // 10)):
        start = ABYSS.new(seats, options)
        tally = watch(ABYSS, start, seats, f"conformance/{seats}", 0, count)
        assert tally.matches == count
        assert tally.longest < ABYSS.bound // 10  # the stated bound is far away
        assert set(tally.endings) <= {"seventh-lord", "lords-short"}


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("seats", SEATS)
def test_random_matches_keep_every_promise(seats: int, part: int) -> None:
    count = CHECKED // PARTS
    for number in range(part * count, (part + 1) * count):
        check_match(ABYSS, seats, {}, f"conformance/{seats}/{number}", every=60)


@pytest.mark.parametrize("seats", SEATS)
def test_the_other_readings_keep_every_promise_too(seats: int) -> None:
    for number in range(3):
        check_match(ABYSS, seats, OTHER_READINGS, f"readings/{seats}/{number}", every=60)


@pytest.mark.parametrize("place", range(len(RICH)))
def test_rare_positions_keep_every_promise(place: int) -> None:
    for number in range(3):
        check_match(ABYSS, None, {}, f"rich/{place}/{number}", every=30, position=RICH[place])


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
def test_a_hundred_thousand_random_matches_keep_every_promise(seats: int) -> None:
    """All of them watched, every fiftieth inspected."""
    watch(ABYSS, ABYSS.new(seats, {}), seats, f"conformance/{seats}", 1_000_000, LONG_MATCHES)
    for number in range(1_000_000, 1_000_000 + LONG_MATCHES // 50):
        check_match(ABYSS, seats, {}, f"conformance/{seats}/{number}", every=400)


def test_random_play_shows_everything_the_game_has() -> None:
    """Every question, kind of answer, event and ending; every lord recruited, every location taken and scored."""
    seen = Coverage()
    events: list[Event] = []
    rng = Rng("everything")
    for number in range(60):
        events += show(ABYSS.new(SEATS[number % 3], OTHER_READINGS if number % 5 == 0 else {}), rng, seen)
    for position in RICH:
        for _ in range(40):
            events += show(ABYSS.position(position), rng, seen)
    assert {KIND_NAMES[kind] for kind in range(FIRST_STEP)} - {KIND_NAMES[kind] for kind in seen.questions} == set()
    verbs = {"go-on": "go on", "spare-key": "spare key"}
    for name in [kind.name for kind in [*ACTION_KINDS, *OUTCOME_KINDS]]:
        assert any(text.startswith(verbs.get(name, name)) for text in seen.actions), name
    told = {EVENTS[event.kind].name for event in events}
    assert {event.name for event in EVENTS} - told == set()
    assert set(ENDINGS) - {""} == seen.endings
    messages = [ABYSS.event_message(event) for event in events]
    recruited = {message.values["lord"] for message in messages if message.key == "abyss-event-recruits"}
    assert recruited == {f"@abyss-lord-{name}" for name in LORD_NAMES}
    scored = {message.values["location"] for message in messages if message.key == "abyss-event-place-scores"}
    assert scored == {f"@abyss-place-{name}" for name in PLACE_NAMES}
    powers = {"sell", "sweep", "oust"}
    assert powers <= {text.split()[0] for text in seen.actions}
