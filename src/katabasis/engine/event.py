"""Something that happened, as numbers: made only while somebody listens, told in words afterwards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.seats import may_know


class Event:
    """Something that happened, and who may know it."""

    __slots__ = ("a", "audience", "b", "c", "d", "e", "kind")

    kind: Final[int]
    audience: Final[int]  # one bit per seat, or EVERYONE
    a: Final[int]
    b: Final[int]
    c: Final[int]
    d: Final[int]
    e: Final[int]

    def __init__(self, kind: int, audience: int, a: int, b: int, c: int, d: int, e: int = 0) -> None:
        self.kind = kind
        self.audience = audience
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e

    def seen_by(self, seat: int) -> bool:
        """Whether a seat, a SPECTATOR or an OPEN view may know of it."""
        return may_know(self.audience, seat)

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.audience}, {self.a}, {self.b}, {self.c}, {self.d}, {self.e})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __reduce__(self) -> tuple[object, ...]:
        return (Event, (self.kind, self.audience, self.a, self.b, self.c, self.d, self.e))


def write_down(notes: list[Event], audience: i64, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
    """Apart from whoever looks whether anybody listens: that stays small, and the C compiler puts it in its place."""
    notes.append(Event(kind, audience, a, b, c, d, e))
