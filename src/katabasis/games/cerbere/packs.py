"""Survival and Betrayal cards as numbers, and packs of them: three bits per card, how many there are.

Survival cards come first, then Betrayal cards; a hand, a deck or a discard is one pack.

>>> CARD_NAMES[0], CARD_NAMES[FIRST_BETRAYAL], size(pack_of([0, 0, 12]))
('sacrifice', 'ambush', 3)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.games.cerbere.data.betrayal import BETRAYAL
from katabasis.games.cerbere.data.survival import SURVIVAL

FIRST_BETRAYAL: Final = 11
CARDS: Final = 19
CARD_NAMES: Final = [card.name for card in SURVIVAL] + [card.name for card in BETRAYAL]
EMPTY: Final = 0
ONE: Final[list[int]] = [8**card for card in range(CARDS)]
BIT: Final[list[int]] = [2**bit for bit in range(62)]
HIGHEST_BIT: Final = 2305843009213693952  # 2**61: shifted to the right, for a 1 shifted to the left is 32 bits wide
# Small tables are bytes: looked up, they are numbers at once, where a list holds objects.  docs/decisions/0002
BIT_OF_REST: Final = bytes([[2**bit % 67 for bit in range(66)].index(max(rest, 1)) for rest in range(67)])  # 2**bit
CARDS_OF_FOUR: Final = bytes(  # by how many there are of four cards, three bits each: those there, one bit each
    [sum(2**card for card in range(4) if part >> (3 * card) & 7) for part in range(4096)]
)
TWOS: Final = 0o0_07_07_07_07_07_07_07_07_07_07  # the count of every second card
FOURS: Final = 0o77_0077_0077_0077_0077  # and of two such counts together
PAIRS_OF_BITS: Final = 0x1555_5555_5555_5555
FOURS_OF_BITS: Final = 0x3333_3333_3333_3333
EIGHTS_OF_BITS: Final = 0x0F0F_0F0F_0F0F_0F0F


def bit(number: i64) -> i64:
    """A set of one."""
    return HIGHEST_BIT >> (61 - number)


def one(card: i64) -> i64:
    """A pack of one card."""
    return HIGHEST_BIT >> (61 - 3 * card)


def count(pack: i64, card: i64) -> i64:
    """How many of one card."""
    return (pack >> (3 * card)) & 7


def size(pack: i64) -> i64:
    """How many cards: counts are added up in twos and in fours, then all by the rest of a division."""
    pack = (pack & TWOS) + ((pack >> 3) & TWOS)
    return ((pack & FOURS) + ((pack >> 6) & FOURS)) % 4095


def nth_card(pack: i64, place: i64) -> i64:
    """The card at a place, counted from 0 in the order of their numbers."""
    card: i64 = 0
    while True:
        held: i64 = pack & 7
        if place < held:
            return card
        place -= held
        pack >>= 3
        card += 1


def is_uniform(pack: i64) -> bool:
    """Whether all its cards are the same one."""
    while pack > 0 and pack & 7 == 0:
        pack >>= 3
    return pack <= 7


def lowest_card(pack: i64) -> i64:
    """The first card of a pack that is not empty."""
    return nth_card(pack, 0)


def kinds(pack: i64) -> i64:
    """The cards that are there at all, as a set."""
    found: i64 = 0
    first: i64 = 0
    while pack > 0:
        four: i64 = CARDS_OF_FOUR[pack & 4095]
        found |= four << first
        pack >>= 12
        first += 4
    return found


def members_of(pack: int) -> list[int]:
    """Every card, as often as it is there."""
    return [card for card in range(CARDS) for _ in range((pack >> (3 * card)) & 7)]


def pack_of(cards: list[int]) -> int:
    """A pack of these cards."""
    return sum(ONE[card] for card in cards)


def how_many(mask: i64) -> i64:
    """How many bits are set: they are added up in pairs, fours, eights and so on, all at once."""
    mask -= (mask >> 1) & PAIRS_OF_BITS
    mask = (mask & FOURS_OF_BITS) + ((mask >> 2) & FOURS_OF_BITS)
    mask = (mask + (mask >> 4)) & EIGHTS_OF_BITS
    mask += mask >> 8
    mask += mask >> 16
    return (mask + (mask >> 32)) & 127


def lowest(mask: i64) -> i64:
    """The lowest bit that is set."""
    return BIT_OF_REST[(mask & -mask) % 67]


def members(mask: i64) -> list[int]:
    """The bits that are set."""
    found: list[int] = []
    while mask > 0:
        found.append(lowest(mask))
        mask &= mask - 1
    return found
