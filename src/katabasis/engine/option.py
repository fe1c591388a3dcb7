"""What a table may decide before a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from katabasis.engine.errors import BadOption, nearest, shown


class Option:
    """Something a table may decide before a match: one of a few words, or a number with named presets."""

    __slots__ = ("default", "high", "low", "name", "presets", "rule", "values")

    name: Final[str]
    default: Final[str]
    values: Final[list[str]]  # the words allowed; empty for a number
    presets: Final[dict[str, int]]  # names for some numbers
    low: Final[int]
    high: Final[int]
    rule: Final[str]  # the rule or ruling it settles

    def __init__(
        self,
        name: str,
        default: str,
        rule: str,
        values: Sequence[str] = (),
        presets: Mapping[str, int] | None = None,
        low: int = 0,
        high: int = 0,
    ) -> None:
        self.name = name
        self.default = default
        self.rule = rule
        self.values = list(values)
        self.presets = dict(presets or {})
        self.low = low
        self.high = high

    def typed(self, text: str) -> str:
        """The value that a person meant on a command line; only there may it be the name of a file."""
        return text

    def printed(self) -> dict[str, Any]:
        """What the printed material has, by name, for those who draw it; nothing if there is nothing to draw."""
        return {}

    def judged(self, text: str) -> dict[str, Any]:  # noqa: ARG002
        """Somebody's own value as a text: its faults, what was understood, and its one spelling if it has none."""
        return {}

    def drawn(self, value: str) -> str:  # noqa: ARG002
        """A picture of a checked value, as SVG; "" if there is none."""
        return ""

    def check(self, value: object) -> str:
        """The value in its one spelling; a clear sentence if it is none."""
        given = value if isinstance(value, str) else shown(value)
        text = given.strip().lower()
        if self.values:
            if text in self.values:
                return text
            raise BadOption(f"option {self.name} cannot be '{given}'{nearest(text, self.values)}")
        if text in self.presets:
            return str(self.presets[text])
        if text.isascii() and text.isdigit() and len(text) < 10 and self.low <= int(text) <= self.high:
            return str(int(text))
        named = ", ".join(f"{name} ({number})" for name, number in self.presets.items())
        raise BadOption(
            f"option {self.name} cannot be '{given}'; give a number from {self.low} to {self.high} or one of: {named}"
        )
