"""A bag of monster tokens is one number: four bits count the twos, the next four the threes, then the fours.

>>> worth(ONE_TOKEN[2] + ONE_TOKEN[4]), tokens_in(ONE_TOKEN[2] + ONE_TOKEN[4])
(6, [2, 4])
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.games.abyss.data.allies import TOKEN_COPIES, TOKEN_VALUES

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
