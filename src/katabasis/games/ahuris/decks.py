"""A deck of different cards is one number with a bit per card; nobody stores an order that nobody knows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BIT: Final[list[int]] = [2**card for card in range(41)]  # a table: a shifted literal is 32 bits wide when compiled
FULL_FIGURES: Final = 2**12 - 1
FULL_DANGERS: Final = 2**40 - 1
OF_SUIT: Final[list[int]] = [sum(2 ** (4 * n + suit) for n in range(10)) for suit in range(4)]  # Danger cards of a suit


def cards_of(deck: i64) -> list[int]:
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
    # bits are added up side by side, in pairs, fours and bytes; at most 40 in all, so the remainder by 255 is their sum
    pairs: i64 = deck - ((deck >> 1) & 0x5555555555)
    fours: i64 = (pairs & 0x3333333333) + ((pairs >> 2) & 0x3333333333)
    return ((fours + (fours >> 4)) & 0x0F0F0F0F0F) % 255


def nth(deck: i64, n: i64) -> i64:
    """Card n of the deck, counted from the lowest."""
    card: i64 = 0
    held: i64 = how_many(deck & 255)
    while n >= held:  # not among the next eight cards of the pack
        n -= held
        deck >>= 8
        card += 8
        held = how_many(deck & 255)
    while n > 0:
        deck &= deck - 1
        n -= 1
    return card + lowest(deck)


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


def is_single(deck: i64) -> bool:
    """Whether one card is left, or none."""
    return deck & (deck - 1) == 0
