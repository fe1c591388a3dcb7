"""Allies, monsters, tokens and the tracks of the board (rulebook, "Matériel" and "Explorer les profondeurs")."""

from __future__ import annotations

from typing import Final

# Races: blue, green, red, yellow, purple.
SQUID: Final = 0
SHELLFISH: Final = 1
CRAB: Final = 2
SEAHORSE: Final = 3
JELLYFISH: Final = 4
RACES: Final = ["squid", "shellfish", "crab", "seahorse", "jellyfish"]
ANY_RACE: Final = -1

COPIES: Final = [0, 4, 3, 3, 2, 1]  # by value, in each race: 13 allies, 32 points
VALUES: Final = 5
ALLIES: Final = 25  # different ones: ally = race * 5 + value - 1
MONSTER: Final = 25  # an exploration card after the allies
MONSTERS: Final = 6

TOKEN_VALUES: Final = [2, 3, 4]
TOKEN_COPIES: Final = [9, 9, 2]
KEY_TOKENS: Final = 10

# The rewards of the threat track, by space: pearls, monster tokens, key tokens; one option of each line is chosen.
THREAT: Final[list[list[tuple[int, int, int]]]] = [
    [],
    [(1, 0, 0), (0, 1, 0)],
    [(2, 0, 0), (1, 1, 0), (0, 2, 0)],
    [(0, 0, 1)],
    [(1, 0, 1), (0, 1, 1)],
    [(2, 0, 1), (1, 1, 1), (0, 2, 1)],
    [(0, 0, 2)],
]
TOP_THREAT: Final = 6

FIRST_PEARLS: Final = 1  # of each player, at the start
PLOT_PRICE: Final = 1
SLOTS: Final = 5  # of the exploration track
LAST_SLOT_PEARLS: Final = 1
COURT_SLOTS: Final = 6  # slot 0 is next to the deck
REFILL_AT: Final = 2  # lords left in the court
REFILL_PEARLS: Final = 2
KEYS_FOR_PLACE: Final = 3
MOST_DRAWN: Final = 4
LORDS_TO_END: Final = 7


def ally_name(ally: int) -> str:
    """Notation of an exploration card: "squid 3", "monster"."""
    return "monster" if ally == MONSTER else f"{RACES[ally // 5]} {ally % 5 + 1}"
