"""Cards and tokens as numbers: packs of allies, decks of lords and locations, rows of cards in places, monster tokens.

A pack of allies is one number: ten bits a race say how many of each value it holds.  Three bits count the ones, two
each the twos, threes and fours, one the five.  Packs add and subtract like numbers, so "nothing is lost" is one sum:
deck + track + council + discard + hands + affiliated == FULL_PACK.

>>> hand = pack_of([3, 0, 0])
>>> size(hand), total(hand), members_of(hand)
(3, 6, [0, 0, 3])

A row of cards in places is one number too: six bits a place hold the card's number + 1, or 0 if the place is free.

>>> row = row_of([4, NO_CARD, 31])
>>> cards_in(row, 3), how_full(row), place_of(row, 31)
([4, -1, 31], 2, 2)

So is a bag of monster tokens: four bits count the twos, the next four the threes, then the fours.

>>> worth(ONE_TOKEN[2] + ONE_TOKEN[4]), tokens_in(ONE_TOKEN[2] + ONE_TOKEN[4])
(6, [2, 4])
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mypy_extensions import i64

from katabasis.engine.bits import bit
from katabasis.games.abyss.data.allies import ALLIES, COPIES, TOKEN_COPIES, TOKEN_VALUES, VALUES
from katabasis.games.abyss.data.lords import LORDS
from katabasis.games.abyss.data.places import PLACES
from katabasis.games.abyss.effects import LASTING

# Packs of allies

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


# Decks of lords and locations: one bit each; nobody stores an order that nobody knows

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
assert all(WITH_POWER[op] == bit(LORD_WITH[op]) for op in range(LASTING))  # no power is printed on two lords


# Rows of cards in places

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


# Bags of monster tokens

ONE_TOKEN: Final = [0, 0, 1, 16, 256]  # one of a value
FULL_POOL: Final = sum(copies * ONE_TOKEN[value] for value, copies in zip(TOKEN_VALUES, TOKEN_COPIES, strict=True))


def count_of(bag: i64, value: i64) -> i64:
    """How many of a value, 2 to 4."""
    return (bag >> (4 * (value - 2))) & 15


def how_many_tokens(bag: i64) -> i64:
    return (bag & 15) + ((bag >> 4) & 15) + (bag >> 8)


def worth(bag: i64) -> i64:
    """Their points together."""
    return 2 * (bag & 15) + 3 * ((bag >> 4) & 15) + 4 * (bag >> 8)


def nth_token(bag: i64, n: i64) -> i64:
    """The value of token n, counted from the lowest."""
    value: i64 = 2
    while n >= bag & 15:
        n -= bag & 15
        bag >>= 4
        value += 1
    return value


def is_uniform(bag: i64) -> bool:
    """Whether all its tokens have one value."""
    kinds = 0
    while bag > 0:
        if bag & 15:
            kinds += 1
        bag >>= 4
    return kinds < 2


def tokens_in(bag: i64) -> list[int]:
    """Their values, lowest first."""
    return [value for value in TOKEN_VALUES for _ in range(count_of(bag, value))]
