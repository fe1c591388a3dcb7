"""A pile of Treasures is one number: its octal digits say how many cards of each value it holds.

The digit of weight 1 counts the aces, the next one the twos, up to the tens.  Piles add and subtract like numbers, so
"nothing is lost" is one sum: deck + discard + pockets + removed + found == FULL_PILE.

>>> pocket = pile_of([9, 9, 9, 9, 10])
>>> size(pocket), worth(pocket), dearest(pocket, True)
(5, 82, [9])
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from katabasis.games.ahuris.data.cards import COPIES, VALUES

EMPTY: Final = 0
FULL_PILE: Final = 0o4444444444
ONE: Final[list[int]] = [0] + [8 ** (value - 1) for value in range(1, VALUES + 1)]  # one card of a value
EVEN_DIGITS: Final = 0o0707070707


def pile_of(values: Iterable[int]) -> i64:
    """A pile of these cards."""
    pile: i64 = EMPTY
    for value in values:
        pile += ONE[value]
    return pile


def cards_in(pile: i64) -> list[int]:
    """The cards of a pile, lowest first."""
    return [value for value in range(1, VALUES + 1) for _ in range(count(pile, value))]


def count(pile: i64, value: i64) -> i64:
    """How many cards of a value."""
    return (pile >> (3 * (value - 1))) & 7


def keys(pile: i64) -> i64:
    """How many aces."""
    return pile & 7


def size(pile: i64) -> i64:
    """How many cards."""
    # digits are added in pairs, which leaves a number in base 64; its digits are at most 8 and add up to at most 40,
    # so that the remainder by 63 is their sum
    return ((pile & EVEN_DIGITS) + ((pile >> 3) & EVEN_DIGITS)) % 63


def worth(pile: i64) -> i64:
    """Its points: each card its number, twice that in a collection of four.  AHU-TREAS-01, AHU-TREAS-02"""
    points: i64 = 0
    value: i64 = 1
    while pile > 0:
        held: i64 = pile & 7
        points += value * held
        if held == COPIES:
            points += value * COPIES
        pile >>= 3
        value += 1
    return points


def distinct(pile: i64) -> list[int]:
    """The different values in it, lowest first."""
    found: list[int] = []
    value: i64 = 1
    while pile > 0:
        if pile & 7:
            found.append(value)
        pile >>= 3
        value += 1
    return found


def is_uniform(pile: i64) -> bool:
    """Whether all its cards have one value."""
    while pile > 0:
        if pile & 7:
            return pile < 8
        pile >>= 3
    return True


def nth_card(pile: i64, n: i64) -> i64:
    """The value of card n, counted from the lowest."""
    value: i64 = 1
    while n >= pile & 7:
        n -= pile & 7
        pile >>= 3
        value += 1
    return value


def dearest(pile: i64, counted: bool) -> list[int]:
    """The values of the cards worth most: as they count now, or as printed.  AHU-R-33"""
    best: list[int] = []
    most: i64 = 0
    for value in distinct(pile):
        points = 2 * value if counted and count(pile, value) == COPIES else value
        if points > most:
            most = points
            best = [value]
        elif points == most:
            best.append(value)
    return best


def cheapest(pile: i64, counted: bool) -> list[int]:
    """The values of the cards worth least: as they count now, or as printed.  AHU-R-33"""
    best: list[int] = []
    least: i64 = 2 * VALUES + 1
    for value in distinct(pile):
        points = 2 * value if counted and count(pile, value) == COPIES else value
        if points < least:
            least = points
            best = [value]
        elif points == least:
            best.append(value)
    return best
