"""Words to come: keys of the language files with the values they need."""

from __future__ import annotations

from typing import Any, Final


def seat_noun(seat: int) -> str:
    """Whoever sits there: a noun of every language, for which a name is put in where the message is shown."""
    return f"@seat-{seat}"


class Readable:
    """Something that is all that its `repr` says: what reads alike is equal."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Readable) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


class Message(Readable):
    """Words to come: a key of the language files and the values it needs.

    A text value that begins with "@" names a noun of the language files; numbers and other texts stand for themselves.
    """

    __slots__ = ("key", "rule", "values")

    key: Final[str]
    values: Final[dict[str, int | str]]
    rule: Final[str]  # the rule it comes from, or ""

    def __init__(self, key: str, values: dict[str, int | str], rule: str = "") -> None:
        self.key = key
        self.values = values
        self.rule = rule

    def to_json(self) -> dict[str, Any]:
        return {"key": self.key, "values": self.values, "rule": self.rule}

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.values!r}, {self.rule!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Message, (self.key, self.values, self.rule))


class Reason(Message):
    """Why something cannot be answered now: the failing condition, with the rule it comes from."""

    @property
    def rule_id(self) -> str:
        return self.rule

    def __reduce__(self) -> tuple[object, ...]:
        return (Reason, (self.key, self.values, self.rule))
