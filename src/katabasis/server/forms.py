"""How statements beside the talk are put together: what a game offers to be filled in."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class StatementValue(Struct):
    value: str
    text: str


class StatementPart(Struct):
    """A word of a statement: one that stands, or one of some values."""

    word: str  # empty for a blank
    name: str  # of the blank
    text: str  # its label
    seat: bool  # the values are names of seats: another one than one's own, at this table
    values: list[StatementValue]  # an empty value leaves it out


class StatementForm(Struct):
    """How statements of one sort are written: its words in order, with blanks in between."""

    name: str
    kind: Literal["promise", "claim", "request"]
    text: str
    rule: str
    parts: list[StatementPart]
