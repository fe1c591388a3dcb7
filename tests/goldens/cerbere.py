"""Matches and positions of Cerbère that are kept."""

from __future__ import annotations

from typing import Any

from katabasis.games.cerbere.words.events import EVENTS
from scenario_cerbere import EXPANSION, FIRST_EDITION, pawn, traitor

SEATS = [3, 4, 5, 6, 7]
FORMS: dict[str, dict[str, str]] = {
    "second": {},
    "card": {"starting_card": "true", "difficulty": "1"},
    "first": FIRST_EDITION,
    "advised": {"edition": "1", "skulls": "10"},
    "expansion": {**EXPANSION, "treasures": "3"},
    "den-token": {**EXPANSION, "den_token": "true"},
}
BOARDS = ["gondola", "funicular", "infernal_portal", "platforms", "harpies_nest", "cave_of_wonders"]

MATCHES: dict[str, dict[str, Any]] = {
    **{
        f"{form}-{seats}": {"seats": seats, "seed": f"golden/{seats}", "options": options}
        for form, options in FORMS.items()
        for seats in SEATS
    },
    **{
        f"board-{board}": {
            "seats": 5,
            "seed": f"golden/{board}",
            "options": {**EXPANSION, "start": "a", "first_middle": board, "second_middle": "oubliettes", "finish": "a"},
        }
        for board in BOARDS
    },
    "escaped": {
        "seed": "golden/escaped/0",
        "position": {
            "players": [pawn("s26"), pawn("s27"), pawn("s25"), pawn("s24"), traitor("grudge deceit")],
            "cerberus": "s05",
        },
    },
}

# Fixed positions for the counts: how many different positions lie one, two and three answers away, chance included.
POSITIONS: dict[str, dict[str, Any]] = {
    "four pawns, cards in hand": {
        "players": [pawn("s08", hand="egotism sacrifice"), pawn("s18"), pawn("s22"), pawn("s10")],
        "cerberus": "s05",
    },
    "a payment by several": {
        "players": [
            pawn("s08", hand="favoritism egotism"),
            pawn("s18", hand="sacrifice arrogance egotism"),
            pawn("s22"),
        ],
        "power": "",
    },
    "a Cerberus player": {
        "players": [traitor("sabotage grudge ambush"), pawn("s12", hand="egotism"), pawn("s14"), pawn("s20")],
        "cerberus": "s11",
    },
    "prisoners to be ordered": {
        "players": [pawn("s17"), pawn("s17"), pawn("s24"), traitor()],
        "cerberus": "s15",
        "rage": 0,
        "speed": 4,
        "pending": ["end"],
    },
    "the cave and a Treasure": {
        "options": EXPANSION,
        "boards": ["start_a", "cave_of_wonders", "sirens_pool", "finish_a"],
        "players": [pawn("cave_of_wonders.c2", treasures="mask"), pawn("sirens_pool.n1"), pawn("cave_of_wonders.s4")],
    },
}
CHECKSUMS: dict[str, tuple[int, dict[str, str], str]] = {
    f"{form} {seats}": (seats, options, f"checksum/{seats}") for form, options in FORMS.items() for seats in SEATS
}
ROWS = (MATCHES, POSITIONS, CHECKSUMS, EVENTS)
