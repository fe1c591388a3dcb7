"""What is told when somebody looks back: the record line by line, and positions of it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from katabasis.server.wire.messages import Choice, Happened, Result, Said


class Line(Struct):
    """A line of the record, as somebody may know it."""

    number: int
    who: str
    seat: int | None
    action: str  # "?" if it is hidden
    text: str
    takes_back: int
    events: list[Said]


class Lines(Struct):
    match: str
    viewpoint: str
    length: int
    lines: list[Line]


class Position(Struct):
    """A match as it stood at a length, from a point of view."""

    match: str
    viewpoint: str
    at: int
    length: int
    asked: int | None
    question: Said | None
    choices: list[Choice]
    events: list[Happened]  # of the last line
    result: Result | None
    view: dict[str, Any]
