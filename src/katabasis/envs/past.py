"""What has happened in a match, told to each seat as it may know it: a list that copies share as long as they can."""

from __future__ import annotations

from katabasis.engine.event import Event
from katabasis.engine.seats import CHANCE, may_know

Line = tuple[str, str, int, list[tuple[int, str]]]  # who answered what, who may know it; what happened, and who knows


class Past:
    """A length of a list of lines; a copy costs nothing until both go on."""

    __slots__ = ("length", "lines")

    def __init__(self, lines: list[Line], length: int) -> None:
        self.lines = lines
        self.length = length

    def add(self, who: int, answer: str, audience: int, events: list[Event]) -> None:
        if len(self.lines) != self.length:  # somebody else has gone on with this list
            self.lines = self.lines[: self.length]
        happened = [(e.audience, f" [{e.kind} {e.a} {e.b} {e.c} {e.d} {e.e}]") for e in events]
        self.lines.append(("=" if who == CHANCE else str(who), answer, audience, happened))
        self.length += 1

    def seen_by(self, seat: int) -> str:
        """All that a seat has seen and done, a line for each answer."""
        told: list[str] = []
        for who, answer, audience, happened in self.lines[: self.length]:
            told.append(f"{who} {answer}" if may_know(audience, seat) else f"{who} ?")
            told += [text for heard, text in happened if may_know(heard, seat)]
            told.append("\n")
        return "".join(told)

    def __deepcopy__(self, memo: object) -> Past:
        return Past(self.lines, self.length)

    def __reduce__(self) -> tuple[object, ...]:
        return (Past, (self.lines[: self.length], self.length))
