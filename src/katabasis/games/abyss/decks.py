"""Decks of different cards: lords and locations are one bit each; nobody stores an order that nobody knows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.games.abyss.data.lords import LORDS
from katabasis.games.abyss.data.places import PLACES
from katabasis.games.abyss.effects import IMMUNE, LASTING

BIT: Final[list[int]] = [2**card for card in range(62)]  # a table: a shifted literal is 32 bits wide when compiled
ALL_LORDS: Final = 2 ** len(LORDS) - 1
ALL_PLACES: Final = 2 ** len(PLACES) - 1


def _lords(wanted: list[bool]) -> int:
    return sum(2**lord for lord in range(len(LORDS)) if wanted[lord])


OF_GUILD: Final[list[int]] = [_lords([lord.guild == guild for lord in LORDS]) for guild in range(6)]
ONE_KEY: Final = _lords([lord.keys == 1 for lord in LORDS])
AMBASSADORS: Final = _lords([lord.keys == 3 for lord in LORDS])
WITH_POWER: Final[list[int]] = [_lords([lord.lasting.op == op for lord in LORDS]) for op in range(LASTING)]
IMMUNE_LORD: Final = _lords([lord.lasting.op == IMMUNE for lord in LORDS])
POWER_AMOUNT: Final[list[int]] = [
    max([0, *(lord.lasting.amount for lord in LORDS if lord.lasting.op == op)]) for op in range(LASTING)
]
POINTS: Final[list[int]] = [lord.points for lord in LORDS]


def members(deck: i64) -> list[int]:
    """The cards of a deck, lowest first."""
    found: list[int] = []
    card: i64 = 0
    while deck > 0:
        if deck & 1:
            found.append(card)
        deck >>= 1
        card += 1
    return found


def how_many(deck: i64) -> i64:
    """How many cards."""
    count: i64 = 0
    while deck > 0:
        deck &= deck - 1
        count += 1
    return count


def lowest(deck: i64) -> i64:
    """The lowest card of a deck that is not empty."""
    card: i64 = 0
    while deck & 255 == 0:
        deck >>= 8
        card += 8
    while deck & 1 == 0:
        deck >>= 1
        card += 1
    return card


def nth(deck: i64, n: i64) -> i64:
    """Card n of the deck, counted from the lowest."""
    while n > 0:
        deck &= deck - 1
        n -= 1
    return lowest(deck)


def holds(deck: i64, card: i64) -> bool:
    return (deck >> card) & 1 == 1
