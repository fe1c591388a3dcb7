"""Survival and Betrayal cards as numbers, and packs of them: three bits per card, how many there are.

Survival cards come first, then Betrayal cards; a hand, a deck or a discard is one pack.

>>> CARD_NAMES[0], CARD_NAMES[FIRST_BETRAYAL], size(pack_of([0, 0, 12]))
('sacrifice', 'ambush', 3)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.bits import HIGHEST_BIT
from katabasis.games.cerbere.data.betrayal import BETRAYAL
from katabasis.games.cerbere.data.survival import SURVIVAL

FIRST_BETRAYAL: Final = 11
CARDS: Final = 19
CARD_NAMES: Final = [card.name for card in SURVIVAL] + [card.name for card in BETRAYAL]
EMPTY: Final = 0
ONE: Final[list[int]] = [8**card for card in range(CARDS)]
# Small tables are bytes: looked up, they are numbers at once, where a list holds objects.  docs/decisions/0002
CARDS_OF_FOUR: Final = bytes(  # by how many there are of four cards, three bits each: those there, one bit each
    [sum(2**card for card in range(4) if part >> (3 * card) & 7) for part in range(4096)]
)
TWOS: Final = 0o0_07_07_07_07_07_07_07_07_07_07  # the count of every second card
FOURS: Final = 0o77_0077_0077_0077_0077  # and of two such counts together


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
