"""What is owed: questions still open, and steps on the way to one.

>>> stack = Stack()
>>> stack.push(Pending(3, 0, 0, 0))
>>> stack.now, len(stack.listed())
(Pending(3, 0, 0, 0), 1)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.seats import NOBODY


class Pending:
    """Something the rules still await: a question, or a step on the way to one."""

    __slots__ = ("a", "b", "kind", "seat")

    kind: Final[i64]
    seat: Final[i64]  # who is asked: a seat, CHANCE, or NOBODY
    a: Final[i64]
    b: Final[i64]

    def __init__(self, kind: i64, seat: i64, a: i64, b: i64) -> None:
        self.kind, self.seat = kind, seat
        self.a, self.b = a, b

    def __repr__(self) -> str:
        return f"Pending({self.kind}, {self.seat}, {self.a}, {self.b})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pending) and (
            self.kind == other.kind and self.seat == other.seat and self.a == other.a and self.b == other.b
        )

    def __hash__(self) -> int:
        return ((self.kind * 64 + self.seat) * 64 + self.a) * 64 + self.b

    def __reduce__(self) -> tuple[object, ...]:
        return (Pending, (self.kind, self.seat, self.a, self.b))


class Owed:
    """What the rules still await, as everybody reads it, however a game keeps it: `now` lies on top."""

    __slots__ = ("now",)

    now: Pending  # to be asked or done next; NOTHING when all is done

    def listed(self) -> list[Pending]:
        """All of it, the top last."""
        raise NotImplementedError


class Stack(Owed):
    """What the rules still await: `now` lies on top, the rest below it waits.

    Most answers only put another question in the place of the one on top, which costs one assignment here; places below
    are kept when they fall free.
    """

    __slots__ = ("below", "depth")

    below: list[Pending]  # used up to the depth, the next one last
    depth: i64

    def __init__(self) -> None:
        self.now = NOTHING
        self.below = []
        self.depth = 0

    def push(self, owed: Pending) -> None:
        if self.depth < len(self.below):
            self.below[self.depth] = self.now
        else:
            self.below.append(self.now)
        self.depth += 1
        self.now = owed

    def pop(self) -> None:
        self.depth -= 1
        self.now = self.below[self.depth]

    def clear(self) -> None:
        self.now = NOTHING
        self.depth = 0

    def listed(self) -> list[Pending]:
        """All of it, the top last."""
        return [*self.below[1 : self.depth], self.now] if self.depth else []

    def copy(self) -> Stack:
        other = Stack()
        other.now = self.now
        other.below = self.below[: self.depth]
        other.depth = self.depth
        return other


NOTHING: Final = Pending(-1, NOBODY, 0, 0)  # lies under everything
