"""Matches and positions of 3 ahuris that are kept."""

from __future__ import annotations

from typing import Any

from katabasis.games.ahuris.meta import MODE_SEATS, MODES
from katabasis.games.ahuris.words.events import EVENTS

SOLO_HEROES = {"bard": {"cards": ["d"]}, "teller": {"cards": ["h"]}, "pirate": {"cards": ["s"]}}
VETERANS = {
    "bard": {"cards": ["d", "c", "h"]},
    "teller": {"cards": ["c", "h", "s"]},
    "pirate": {"cards": ["s", "d", "h", "c"]},
}
RICH = [10, 10, 10, 10, 9, 1]

# Every mode and every way to end; the seed is chosen so that the match ends as its name says.
MATCHES: dict[str, dict[str, Any]] = {
    "solo-clock": {"seed": "golden/0", "options": {"mode": "solo"}, "ending": "clock"},
    "solo-escaped": {"seed": "golden/0", "options": {"mode": "solo", "goal": "5"}, "ending": "escaped"},
    "solo-empty-reward": {"seed": "golden/2", "options": {"mode": "solo"}, "ending": "empty-reward"},
    "solo-keys-destroyed": {"seed": "golden/18", "options": {"mode": "solo"}, "ending": "keys-destroyed"},
    "duo-clock": {"seed": "golden/0", "options": {"mode": "duo"}, "ending": "clock"},
    "duo-escaped": {"seed": "golden/1", "options": {"mode": "duo", "goal": "5"}, "ending": "escaped"},
    "duo-keys-destroyed": {"seed": "golden/4", "options": {"mode": "duo"}, "ending": "keys-destroyed"},
    "trio-cooperative-clock": {"seed": "golden/0", "options": {"mode": "trio-cooperative"}, "ending": "clock"},
    "trio-cooperative-escaped": {
        "seed": "golden/0",
        "options": {"mode": "trio-cooperative", "goal": "5"},
        "ending": "escaped",
    },
    "trio-competitive-all-left": {"seed": "golden/2", "options": {"mode": "trio-competitive"}, "ending": "all-left"},
    "trio-competitive-deck-empty": {
        "seed": "golden/0",
        "options": {"mode": "trio-competitive"},
        "ending": "deck-empty",
    },
    "trio-competitive-keys-destroyed": {
        "seed": "golden/0",
        "position": {
            "mode": "trio-competitive",
            "heroes": VETERANS,
            "removed": [1, 1, 1],
            "pockets": [[1, 9], [8, 2], [7]],
        },
        "ending": "keys-destroyed",
    },
    "quartet-cooperative-empty-reward": {
        "seed": "golden/3",
        "options": {"mode": "quartet-cooperative"},
        "ending": "empty-reward",
    },
    "quartet-competitive-all-left": {
        "seed": "golden/1",
        "options": {"mode": "quartet-competitive"},
        "ending": "all-left",
    },
    "solo-other-readings": {
        "seed": "golden/0",
        "options": {
            "mode": "solo",
            "goal": "gentle",
            "level_gain_life": "full",
            "short_reward": "loss",
            "collection_value": "printed",
        },
        "ending": "empty-reward",
    },
}

# Fixed positions for the counts: how many different positions lie one, two and three answers away, chance included.
POSITIONS: dict[str, dict[str, Any]] = {
    "solo, first turn": {"mode": "solo", "heroes": SOLO_HEROES},
    "solo, level one": {
        "mode": "solo",
        "heroes": {**SOLO_HEROES, "bard": {"cards": ["d"], "explored": True}, "teller": {"cards": ["h"], "life": 1}},
        "pending": ["turn", "leaving", "countdown", "order", "level-one bard"],
        "treasure_discard": [1, 7],
    },
    "solo, a blow": {
        "mode": "solo",
        "heroes": {**SOLO_HEROES, "bard": {"cards": ["d"], "explored": True}},
        "foe": "Qh",
        "foe_life": 2,
        "pending": ["turn", "leaving", "countdown", "order", "strike bard 0"],
    },
    "solo, veterans explore": {
        "mode": "solo",
        "heroes": {**VETERANS, "pirate": {"cards": ["s", "d", "h", "c"], "explored": True}},
        "pockets": [RICH],
        "pending": ["turn", "leaving", "countdown", "order", "exploration pirate"],
    },
    "duo, the fortress keeps": {
        "mode": "duo",
        "heroes": {**VETERANS, "pirate": {"cards": ["s", "d", "h", "c"], "explored": True}},
        "foe": "Kd",
        "drawn": ["7s", "2h", "9c", "10d"],
        "pending": ["turn", "leaving", "countdown", "order", "fight pirate", "keep pirate"],
    },
    "trio, a tie in the order": {
        "mode": "trio-cooperative",
        "heroes": {"bard": {"cards": ["h"]}, "teller": {"cards": ["d"]}, "pirate": {"cards": ["d"]}},
    },
    "competitive, attack or fight": {
        "mode": "trio-competitive",
        "heroes": {**SOLO_HEROES, "bard": {"cards": ["d"], "explored": True}},
        "pockets": [[1, 1, 1, 1, 2], [3], [4]],
        "pending": ["turn", "leaving", "countdown", "order", "attack bard"],
    },
    "competitive, at the exit": {
        "mode": "quartet-competitive",
        "heroes": SOLO_HEROES,
        "pockets": [[1, 9], [1, 8], []],
        "pending": ["turn", "exit teller", "exit bard"],
    },
}
CHECKSUMS: dict[str, tuple[int, dict[str, str], str]] = {
    mode: (seats, {"mode": mode}, f"checksum/{mode}") for mode, seats in zip(MODES, MODE_SEATS, strict=True)
}
ROWS = (MATCHES, POSITIONS, CHECKSUMS, EVENTS)
