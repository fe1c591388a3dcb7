"""A row of cards in places is one number: six bits a place hold the card's number + 1, or 0 if the place is free.

>>> row = row_of([4, NO_CARD, 31])
>>> cards_in(row, 3), how_full(row), place_of(row, 31)
([4, -1, 31], 2, 2)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

NO_CARD: Final = -1
ONE_EACH: Final = 0o1_01_01_01_01_01_01_01_01  # the lowest bit of each place


def card_at(row: i64, place: i64) -> i64:
    """The card in a place; NO_CARD if it is free."""
    return ((row >> (6 * place)) & 63) - 1


def with_card(row: i64, place: i64, card: i64) -> i64:
    """The row with a card in a place that was free."""
    return row + ((card + 1) << (6 * place))


def without(row: i64, card: i64) -> i64:
    """The row with that card's place free."""
    return row - ((card + 1) << (6 * place_of(row, card)))


def place_of(row: i64, card: i64) -> i64:
    """Where a card of the row lies."""
    place: i64 = 0
    while row & 63 != card + 1:
        row >>= 6
        place += 1
    return place


def how_full(row: i64) -> i64:
    """How many cards lie in it: each becomes a 1 in its place, and a number is its places together, modulo 63."""
    row |= row >> 3
    row |= row >> 2 | row >> 1
    return (row & ONE_EACH) % 63


def row_of(cards: Sequence[int]) -> int:
    """A row of these cards, NO_CARD for a free place."""
    return sum((card + 1) * 64**place for place, card in enumerate(cards))


def cards_in(row: i64, places: i64) -> list[int]:
    """The cards of that many places, NO_CARD for a free one."""
    return [card_at(row, place) for place in range(places)]
