"""Something that happened, as numbers: made only while somebody listens, told in words afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64

from katabasis.engine.message import Message, Readable
from katabasis.engine.seats import may_know


class Event(Readable):
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
        self.kind, self.audience = kind, audience
        self.a, self.b, self.c, self.d, self.e = a, b, c, d, e

    def seen_by(self, seat: int) -> bool:
        """Whether a seat, a SPECTATOR or an OPEN view may know of it."""
        return may_know(self.audience, seat)

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.audience}, {self.a}, {self.b}, {self.c}, {self.d}, {self.e})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Event, (self.kind, self.audience, self.a, self.b, self.c, self.d, self.e))


def write_down(notes: list[Event], audience: i64, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
    """Apart from whoever looks whether anybody listens: that stays small, and the C compiler puts it in its place."""
    notes.append(Event(kind, audience, a, b, c, d, e))


class EventKind:
    """How events of one kind are told."""

    __slots__ = ("name", "number", "rule", "shows", "values")

    number: Final[int]
    name: Final[str]  # key in the language files
    rule: Final[str]
    values: Final[list[tuple[str, str]]]  # name and meaning of the event's numbers, in order
    shows: Final[bool]  # it showed somebody a thing that was hidden: undo stops there

    def __init__(self, number: int, name: str, rule: str, values: str, shows: bool = False) -> None:
        self.number = number
        self.name = name
        self.rule = rule
        self.values = [named(value) for value in values.split()]
        self.shows = shows


def named(value: str) -> tuple[str, str]:
    """ "seat" and "target:seat" both mean a seat."""
    name, _, meaning = value.partition(":")
    return name, meaning or name


def by_number(kinds: Sequence[EventKind]) -> list[EventKind]:
    """The table of a game, in which each kind stands at its number."""
    assert [kind.number for kind in kinds] == list(range(len(kinds)))
    return list(kinds)


def message_of(event: Event, kinds: list[EventKind], game: str, spoken: Callable[[str, int], int | str]) -> Message:
    """What happened, as a message; the game says how a number of some meaning is spoken of."""
    kind = kinds[event.kind]
    numbers = [event.a, event.b, event.c, event.d, event.e]
    values = {name: spoken(meaning, number) for (name, meaning), number in zip(kind.values, numbers, strict=False)}
    return Message(f"{game}-event-{kind.name}", values, kind.rule)
