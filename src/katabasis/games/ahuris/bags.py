"""Cards as numbers: piles of Treasures, decks of different cards, a hero's ladder of Level cards.

A pile of Treasures is one number: its octal digits say how many cards of each value it holds.  The digit of weight 1
counts the aces, the next one the twos, up to the tens.  Piles add and subtract like numbers, so "nothing is lost" is
one sum: deck + discard + pockets + removed + found == FULL_PILE.

>>> pocket = pile_of([9, 9, 9, 9, 10])
>>> size(pocket), worth(pocket), dearest(pocket, True)
(5, 82, [9])

A ladder is a hero's Level cards in the order gained.  There are 65 ladders: none, and every order of one to four
different suits.  The tables answer in one look-up what a ladder is worth and where it leads.

>>> ladder = ladder_of([2, 1])          # diamonds, then spades
>>> LADDER_LEVEL[ladder], CHARACTERISTIC[(2 * LADDERS + ladder) * 4 + 1], SUITS_OF[LADDER_BELOW[ladder]]
(2, 4, [2])
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from katabasis.engine.bits import members
from katabasis.games.ahuris.data.cards import CLASS_CHARACTERISTIC, COPIES, VALUES, danger_card, figure_card

# Piles of Treasures

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


# Decks of different cards: one bit each; nobody stores an order that nobody knows

FULL_FIGURES: Final = 2**12 - 1
FULL_DANGERS: Final = 2**40 - 1
OF_SUIT: Final[list[int]] = [sum(2 ** (4 * n + suit) for n in range(10)) for suit in range(4)]  # Danger cards of a suit


# Ladders of Level cards


def _all_ladders() -> list[list[int]]:
    """Every ordered choice of different suits, shorter ones first."""
    found: list[list[int]] = [[]]
    for suits in found:  # grows while it is walked
        for suit in range(4):
            if suit not in suits:
                found.append([*suits, suit])
    return found


SUITS_OF: Final[list[list[int]]] = _all_ladders()


def ladder_of(suits: list[int]) -> int:
    """The number of a ladder; suits are all different."""
    return SUITS_OF.index(suits)


LADDER_LEVEL: Final[list[int]] = [len(suits) for suits in SUITS_OF]
LADDER_BELOW: Final[list[int]] = [ladder_of(suits[:-1]) for suits in SUITS_OF]  # without the card added last
LADDER_ABOVE: Final[list[int]] = [  # by ladder * 4 + suit; -1 if that suit is there already
    -1 if suit in suits else ladder_of([*suits, suit]) for suits in SUITS_OF for suit in range(4)
]
LADDERS: Final = 65
CHARACTERISTIC: Final[list[int]] = [  # by (hero * LADDERS + ladder) * 4 + characteristic
    len(suits) + (1 if suit in suits else 0) + (1 if CLASS_CHARACTERISTIC[hero] == suit else 0)
    for hero in range(3)
    for suits in SUITS_OF
    for suit in range(4)
]


def figures_in(deck: int) -> list[str]:
    """The notation of each card of a set of figures."""
    return [figure_card(card) for card in members(deck)]


def dangers_in(deck: int) -> list[str]:
    """The notation of each card of a set of Danger cards."""
    return [danger_card(card) for card in members(deck)]
