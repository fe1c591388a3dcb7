"""Sets of up to 62 things as one number, a bit each: cards of a deck, seats, places.

>>> members(bit(0) + bit(5)), how_many(0b111), lowest(0b1000), nth(0b1010, 1)
([0, 5], 3, 3, 3)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HIGHEST_BIT: Final = 2305843009213693952  # 2**61: shifted to the right, for a 1 shifted to the left is 32 bits wide
PAIRS: Final = 0x1555_5555_5555_5555  # every second bit
FOURS: Final = 0x3333_3333_3333_3333  # two bits of four
EIGHTS: Final = 0x0F0F_0F0F_0F0F_0F0F
# Small tables are bytes: looked up, they are numbers at once, where a list holds objects.  docs/decisions/0002
PLACE_OF_REST: Final = bytes([[2**n % 67 for n in range(66)].index(max(rest, 1)) for rest in range(67)])  # 2**place


def bit(place: i64) -> i64:
    """A set of one."""
    return HIGHEST_BIT >> (61 - place)


def holds(mask: i64, place: i64) -> bool:
    return (mask >> place) & 1 == 1


def how_many(mask: i64) -> i64:
    """How many there are: bits are added up in pairs, fours, eights and so on, all at once."""
    mask -= (mask >> 1) & PAIRS
    mask = (mask & FOURS) + ((mask >> 2) & FOURS)
    mask = (mask + (mask >> 4)) & EIGHTS
    mask += mask >> 8
    mask += mask >> 16
    return (mask + (mask >> 32)) & 127


def is_single(mask: i64) -> bool:
    """Whether there is one, or none."""
    return mask & (mask - 1) == 0


def lowest(mask: i64) -> i64:
    """The lowest of a set that is not empty."""
    return PLACE_OF_REST[(mask & -mask) % 67]


def members(mask: i64) -> list[int]:
    """All of them, lowest first."""
    found: list[int] = []
    while mask > 0:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def nth(mask: i64, n: i64) -> i64:
    """Number n of the set, counted from the lowest."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)
