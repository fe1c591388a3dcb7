"""A view of any game as lines of text, for games that have no drawing of their own.

Each field of the view is a line, and what is told of several seats or things a line for each.  The game's texts name
them: `<game>-view-<field>`, `<game>-seat-<seat>` and, for a value that is a word, `<game>-value-<value>`.
"""

from __future__ import annotations

from typing import Any

from katabasis.engine.match import Match
from katabasis.engine.state import View
from katabasis.words import Words, seat_forms

FRAME = {"game", "seat", "to_move", "question", "legal", "ending"}  # told elsewhere, and not on the table


class PlainSheet:
    """How one match is drawn."""

    def __init__(self, match: Match) -> None:
        self.LETTERS: dict[str, str] = {}  # nobody types symbols
        self.game = match.game.name
        self.seat_names = match.seat_names

    def sheet(self, view: View, words: Words) -> list[str]:
        lines = []
        for field, value in view.to_json().items():
            if field not in FRAME:
                lines += self._told(self._label(field, words), value, words, "")
        return lines

    def seat_title(self, view: View, seat: int, words: Words) -> str:  # noqa: ARG002
        return seat_forms(seat)[""]

    def _told(self, label: str, value: Any, words: Words, indent: str) -> list[str]:
        if not isinstance(value, dict):
            return [indent + words.say("terminal-labelled", {"label": label, "text": self._text(value, words)})]
        if any(isinstance(part, dict) for part in value.values()):
            lines = [f"{indent}{label}"]
            for name, part in value.items():
                lines += self._told(self._label(name, words), part, words, indent + "  ")
            return lines
        parts = [f"{self._label(name, words)} {self._text(part, words)}" for name, part in value.items()]
        return [indent + words.say("terminal-labelled", {"label": label, "text": " · ".join(parts)})]

    def _label(self, name: str, words: Words) -> str:
        """Whoever sits there, a field as the game calls it, else as it stands in the view."""
        if name in self.seat_names:
            return seat_forms(self.seat_names.index(name))[""]
        for key in (f"{self.game}-view-{name.replace('_', '-')}", f"{self.game}-seat-{name}"):
            if words.has(key):
                return words.say(key)
        return name.replace("_", " ")

    def _text(self, value: Any, words: Words) -> str:
        if isinstance(value, list):
            return ", ".join(self._text(part, words) for part in value) or "–"
        if isinstance(value, str):
            key = f"{self.game}-value-{value}"
            return words.say(key) if words.has(key) else value
        return "–" if value is None else str(value)
