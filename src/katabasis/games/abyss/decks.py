"""Decks of different cards: lords and locations are one bit each; nobody stores an order that nobody knows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.games.abyss.data.lords import LORDS
from katabasis.games.abyss.data.places import PLACES
from katabasis.games.abyss.effects import LASTING

BIT: Final[list[int]] = [2**card for card in range(62)]
HIGHEST_BIT: Final = 2305843009213693952  # 2**61: shifted to the right, for a 1 shifted to the left is 32 bits wide
BITS_IN: Final = bytes([bin(part).count("1") for part in range(256)])
FIRST_IN: Final = bytes([0, *((part & -part).bit_length() - 1 for part in range(1, 256))])
ALL_LORDS: Final = 2 ** len(LORDS) - 1
ALL_PLACES: Final = 2 ** len(PLACES) - 1


def _lords(wanted: list[bool]) -> int:
    return sum(2**lord for lord in range(len(LORDS)) if wanted[lord])


OF_GUILD: Final[list[int]] = [_lords([lord.guild == guild for lord in LORDS]) for guild in range(6)]
ONE_KEY: Final = _lords([lord.keys == 1 for lord in LORDS])
AMBASSADORS: Final = _lords([lord.keys == 3 for lord in LORDS])
WITH_POWER: Final[list[int]] = [_lords([lord.lasting.op == op for lord in LORDS]) for op in range(LASTING)]
LORD_WITH: Final = bytes([[lord.lasting.op for lord in LORDS].index(op) for op in range(LASTING)])  # by power
POWER_AMOUNT: Final = bytes([LORDS[lord].lasting.amount for lord in LORD_WITH])
POINTS: Final = bytes([lord.points for lord in LORDS])
assert all(WITH_POWER[op] == BIT[LORD_WITH[op]] for op in range(LASTING))  # no power is printed on two lords


def bit(card: i64) -> i64:
    """A deck of one card."""
    return HIGHEST_BIT >> (61 - card)


def members(deck: i64) -> list[int]:
    """The cards of a deck, lowest first."""
    found: list[int] = []
    while deck > 0:
        found.append(lowest(deck))
        deck &= deck - 1
    return found


def how_many(deck: i64) -> i64:
    """How many cards."""
    count: i64 = 0
    while deck > 0:
        count += BITS_IN[deck & 255]
        deck >>= 8
    return count


def lowest(deck: i64) -> i64:
    """The lowest card of a deck that is not empty."""
    card: i64 = 0
    while deck & 255 == 0:
        deck >>= 8
        card += 8
    return card + FIRST_IN[deck & 255]


def nth(deck: i64, n: i64) -> i64:
    """Card n of the deck, counted from the lowest."""
    while n > 0:
        deck &= deck - 1
        n -= 1
    return lowest(deck)


def holds(deck: i64, card: i64) -> bool:
    return (deck >> card) & 1 == 1
