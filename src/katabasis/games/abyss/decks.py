"""Decks of different cards: lords and locations are one bit each; nobody stores an order that nobody knows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.games.abyss.data.lords import LORDS
from katabasis.games.abyss.data.places import PLACES
from katabasis.games.abyss.effects import LASTING

BIT: Final[list[int]] = [2**card for card in range(62)]
HIGHEST_BIT: Final = 2305843009213693952  # 2**61: shifted to the right, for a 1 shifted to the left is 32 bits wide
PAIRS: Final = 0x1555_5555_5555_5555  # every second bit
FOURS: Final = 0x3333_3333_3333_3333  # two bits of four
EIGHTS: Final = 0x0F0F_0F0F_0F0F_0F0F
CARD_OF_REST: Final = bytes([[2**card % 67 for card in range(66)].index(max(rest, 1)) for rest in range(67)])  # 2**card
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
    """How many cards: bits are added up in pairs, fours, eights and so on, all at once."""
    deck -= (deck >> 1) & PAIRS
    deck = (deck & FOURS) + ((deck >> 2) & FOURS)
    deck = (deck + (deck >> 4)) & EIGHTS
    deck += deck >> 8
    deck += deck >> 16
    return (deck + (deck >> 32)) & 127


def lowest(deck: i64) -> i64:
    """The lowest card of a deck that is not empty."""
    return CARD_OF_REST[(deck & -deck) % 67]


def nth(deck: i64, n: i64) -> i64:
    """Card n of the deck, counted from the lowest."""
    while n > 0:
        deck &= deck - 1
        n -= 1
    return lowest(deck)


def holds(deck: i64, card: i64) -> bool:
    return (deck >> card) & 1 == 1
