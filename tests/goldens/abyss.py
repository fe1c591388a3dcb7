"""Matches and positions of Abyss that are kept."""

from __future__ import annotations

from typing import Any

from katabasis.games.abyss.data.lords import LORD_NAMES
from katabasis.games.abyss.meta import OPTIONS
from katabasis.games.abyss.words.events import EVENTS

SEATS = [2, 3, 4]

HAND = ["squid 5", "squid 4", "squid 1", "shellfish 3", "crab 2", "seahorse 1", "jellyfish 2"]
FEW = ("keeper", "reaper", "miller", "sage", "tamer")
OTHER_READINGS = {
    option.name: ("12" if option.name.startswith("hand_limit") else "false" if option.default == "true" else "true")
    for option in OPTIONS
}

# From the start with every seat count, with standing orders, with each doubtful rule read otherwise, from positions.
MATCHES: dict[str, dict[str, Any]] = {
    **{
        f"{seats}-seats-{number}": {"seats": seats, "seed": f"golden/{number}"}
        for seats in SEATS
        for number in range(4)
    },
    **{
        f"reading-{option.name.split('_')[0]}-{place}": {
            "seats": 2 + place % 3,
            "seed": f"golden/{place}",
            "options": {option.name: OTHER_READINGS[option.name]},
        }
        for place, option in enumerate(OPTIONS)
    },
    "orders": {"seats": 3, "seed": "golden/orders", "orders": ["order refuse all 1-2", "order buy2 all 4-5"]},
    "lords-short": {
        "seed": "golden/short",
        "position": {
            "players": [{"pearls": 9, "hand": HAND}, {"pearls": 9}],
            "court": ["keeper", "reaper", "miller"],
            "lord_discard": [
                name for name in LORD_NAMES if name not in ("keeper", "reaper", "miller", "sage", "tamer")
            ],
        },
    },
    "standstill": {
        "seed": "golden/still",
        "position": {
            "players": [{"pearls": 1}, {"pearls": 1}],
            "court": ["keeper", "reaper", "miller"],
            "deck": [],
            "deck_monsters": 0,
            "council": ["squid 1", "crab 1"],
            "incomplete": True,
        },
    },
}

# Fixed positions for the counts: how many different positions lie one, two and three answers away, chance included.
COURT = ["keeper", "diplomat", "jailer", "corruptor"]
TURN = ["next", "trim", "close first", "control"]
POSITIONS: dict[str, dict[str, Any]] = {
    "two seats, to act": {
        "players": [{"pearls": 2, "hand": HAND}, {"pearls": 2}],
        "court": COURT,
        "council": ["crab 1"],
    },
    "three seats, an offer": {
        "players": [{"pearls": 1}, {"pearls": 2}, {"pearls": 2}],
        "court": COURT,
        "track": ["crab 3", "squid 4"],
        "pending": [*TURN, "decide first", "buy second"],
    },
    "four seats, a payment": {
        "players": [{"pearls": 3, "hand": HAND}, {}, {}, {}],
        "court": COURT,
        "pending": [*TURN, "court", "pay first keeper"],
    },
    "two seats, a fight": {
        "players": [{}, {}],
        "court": COURT,
        "track": ["monster"],
        "threat": 5,
        "pending": [*TURN, "decide first"],
    },
    "three seats, four keys": {
        "players": [{"key_tokens": 2, "lords": ["slaver", "oracle"]}, {}, {}],
        "court": COURT,
        "available": ["jail", "black-smokers"],
        "pending": TURN,
    },
    "four seats, the Jailer": {
        "players": [{"lords": ["tamer"]}, {"hand": HAND}, {"hand": ["crab 1", "crab 3"]}, {"hand": ["squid 2"]}],
        "court": COURT,
        "pending": [*TURN, "court", "show", "discard third 1", "discard second 6"],
    },
}
CHECKSUMS: dict[str, tuple[int, dict[str, str], str]] = {
    str(seats): (seats, {}, f"checksum/{seats}") for seats in SEATS
}
ROWS = (MATCHES, POSITIONS, CHECKSUMS, EVENTS)
