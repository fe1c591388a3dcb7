"""A pack of allies is one number: ten bits a race say how many of each value it holds.

Three bits count the ones, two each the twos, threes and fours, one the five.  Packs add and subtract like numbers, so
"nothing is lost" is one sum: deck + track + council + discard + hands + affiliated == FULL_PACK.

>>> hand = pack_of([3, 0, 0])
>>> size(hand), total(hand), members_of(hand)
(3, 6, [0, 0, 3])
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from katabasis.games.abyss.data.allies import ALLIES, COPIES, VALUES
from katabasis.games.abyss.decks import bit

EMPTY: Final = 0
# Small tables are bytes: looked up, they are numbers at once, where a list holds objects.  docs/decisions/0002
FIELD: Final = bytes([0, 7, 3, 3, 3, 1])
SHIFT: Final = bytes([0, 0, 3, 5, 7, 9])
LOWEST_BIT: Final = bytes([10 * (ally // 5) + SHIFT[ally % 5 + 1] for ally in range(ALLIES)])  # of the count of an ally
PATTERNS: Final = 1024  # what a race can look like in a pack
ONE: Final[list[int]] = [2 ** LOWEST_BIT[ally] for ally in range(ALLIES)]  # a pack of one ally
FULL_PACK: Final = sum(ONE[ally] * COPIES[ally % 5 + 1] for ally in range(ALLIES))
BEYOND: Final[int] = 2**19
HIGHEST_SUM: Final = 18  # a payment beyond the dearest price by more than a four holds an ally too many


def _counts(pattern: int) -> list[int]:
    return [0] + [pattern >> SHIFT[value] & FIELD[value] for value in range(1, VALUES + 1)]


def _values(pattern: int) -> list[int]:
    counts = _counts(pattern)
    return [value for value in range(1, VALUES + 1) for _ in range(counts[value])]


def _sums(pattern: int) -> int:
    """One bit for each total that some of its allies make, none included."""
    sums = 1
    for value in _values(pattern):
        sums |= sums << value
    return sums % BEYOND


# By pattern of one race.
SIZE: Final = bytes([len(_values(pattern)) for pattern in range(PATTERNS)])
SUM: Final = bytes([sum(_values(pattern)) for pattern in range(PATTERNS)])
LOWEST: Final = bytes([min(_values(pattern), default=0) for pattern in range(PATTERNS)])
HIGHEST: Final = bytes([max(_values(pattern), default=0) for pattern in range(PATTERNS)])
KINDS: Final = bytes([sum(2 ** (v - 1) for v in set(_values(pattern))) for pattern in range(PATTERNS)])
SUMS: Final[list[int]] = [_sums(pattern) for pattern in range(PATTERNS)]
SINGLES: Final = bytes([2 * kinds for kinds in KINDS])  # one bit for each value
FROM: Final = SHIFT[1:]  # by value: from this bit on a pattern counts allies that are worth more


def pack_of(allies: Iterable[int]) -> int:
    """A pack of these allies."""
    pack = EMPTY
    for ally in allies:
        pack += ONE[ally]
    return pack


def one(ally: i64) -> i64:
    """A pack of one ally."""
    return bit(LOWEST_BIT[ally])


def race_of(pack: i64, race: i64) -> i64:
    """The pattern of one race in a pack."""
    return (pack >> (10 * race)) & 1023


def stack_of(pack: i64, race: i64) -> i64:
    """Only the allies of one race."""
    return race_of(pack, race) << (10 * race)


def count(pack: i64, ally: i64) -> i64:
    """How many of one ally."""
    value: i64 = ally % 5 + 1
    return (race_of(pack, ally // 5) >> SHIFT[value]) & FIELD[value]


def size(pack: i64) -> i64:
    """How many allies."""
    held: i64 = 0
    while pack > 0:
        held += SIZE[pack & 1023]
        pack >>= 10
    return held


def total(pack: i64) -> i64:
    """Their values together."""
    worth: i64 = 0
    while pack > 0:
        worth += SUM[pack & 1023]
        pack >>= 10
    return worth


def races_in(pack: i64) -> i64:
    """How many races."""
    races: i64 = 0
    while pack > 0:
        if pack & 1023:
            races += 1
        pack >>= 10
    return races


def kinds(pack: i64) -> i64:
    """One bit for each ally that is there at least once."""
    found: i64 = 0
    place: i64 = 0
    while pack > 0:
        pattern: i64 = KINDS[pack & 1023]
        found |= pattern << place
        pack >>= 10
        place += 5
    return found


def nth_ally(pack: i64, n: i64) -> i64:
    """Ally n of a pack, counted from the first race and the lowest value."""
    race: i64 = 0
    held: i64 = SIZE[pack & 1023]
    while n >= held:
        n -= held
        pack >>= 10
        race += 1
        held = SIZE[pack & 1023]
    pattern: i64 = pack & 1023
    ally: i64 = race * 5
    if n < pattern & 7:
        return ally
    n -= pattern & 7
    pattern >>= 3
    ally += 1
    while n >= pattern & 3:
        n -= pattern & 3
        pattern >>= 2
        ally += 1
    return ally


def members_of(pack: i64) -> list[int]:
    """The allies of a pack, race by race, lowest first."""
    return [ally for ally in range(ALLIES) for _ in range(count(pack, ally))]
