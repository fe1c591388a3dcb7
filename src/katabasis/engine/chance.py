"""Chance: one small generator, the same on every platform, compiled or not.

The generator is *sfc32* (a chaotic counter generator on four 32-bit lanes).  It is seeded with the SHA-256 of a text:
the first three big-endian 32-bit words of the digest are the lanes, the counter starts at 1, and twelve values are
thrown away.  A number below *n* is found by rejection: the low bits of a value are masked to the smallest power of
two that holds *n*, and values of *n* or more are drawn again.  No modulo, hence no bias.

>>> rng = Rng("reef")
>>> [rng.below(6) + 1 for _ in range(8)]
[1, 2, 6, 6, 5, 5, 4, 6]
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

ALGORITHM: Final = "sfc32-sha256/1"  # stands in every record; a change of anything below needs a new name

LANE: Final = 0xFFFFFFFF


class Rng:
    """A stream of fair numbers."""

    __slots__ = ("a", "b", "c", "count")

    a: i64
    b: i64
    c: i64
    count: i64

    def __init__(self, seed: str) -> None:
        self.a = self.b = self.c = self.count = 0  # here, so that nothing is checked when they are read
        self.seed_from(hashlib.sha256(seed.encode("utf-8")).digest(), 0)

    def seed_from(self, digest: bytes, start: i64) -> None:
        """Fill the lanes from three words of a digest."""
        self.a = word_at(digest, start)
        self.b = word_at(digest, start + 4)
        self.c = word_at(digest, start + 8)
        self.count = 1
        for _ in range(12):
            self.next32()

    def next32(self) -> i64:
        """The next 32 bits."""
        # every intermediate stays under 2**36, so that compiled and interpreted arithmetic agree
        value: i64 = (self.a + self.b + self.count) & LANE
        self.count = (self.count + 1) & LANE
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & LANE
        self.c = (((self.c << 21) & LANE) | (self.c >> 11)) + value & LANE
        return value

    def below(self, n: i64) -> i64:
        """A fair integer from 0 to n - 1; n is at most 2**32.  Draws nothing when there is nothing to choose."""
        if n <= 1:
            return 0
        top: i64 = n - 1
        mask: i64 = top
        mask |= mask >> 1
        mask |= mask >> 2
        mask |= mask >> 4
        mask |= mask >> 8
        mask |= mask >> 16
        while True:
            value: i64 = self.next32() & mask
            if value <= top:
                return value

    def copy(self) -> Rng:
        """The same stream from here on."""
        return restored(self.a, self.b, self.c, self.count)

    def __copy__(self) -> Rng:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Rng:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (restored, (int(self.a), int(self.b), int(self.c), int(self.count)))


def word_at(digest: bytes, start: i64) -> i64:
    """Four bytes as one number, the first one highest."""
    word: i64 = 0
    for place in range(start, start + 4):
        word = (word << 8) + digest[place]
    return word


def seed_both(seed: str, dealer: Rng, players: Rng) -> None:
    """Two streams from one seed: the dealer's own as ever, and one from the next three words for whoever plays."""
    digest = hashlib.sha256(seed.encode("utf-8")).digest()
    dealer.seed_from(digest, 0)
    players.seed_from(digest, 12)


def restored(a: i64, b: i64, c: i64, count: i64) -> Rng:
    """A generator with these lanes; used by copies and pickles."""
    rng = Rng("")
    rng.a = a
    rng.b = b
    rng.c = c
    rng.count = count
    return rng
