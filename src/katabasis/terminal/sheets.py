"""Which module draws which game."""

from __future__ import annotations

from typing import Protocol

from katabasis.engine.state import View
from katabasis.terminal import abyss, ahuris, cerbere
from katabasis.words import Words


class Sheet(Protocol):
    """What a game's module offers."""

    LETTERS: dict[str, str]  # symbols a person may type, and their letters in our notation

    def sheet(self, view: View, words: Words) -> list[str]: ...

    def seat_title(self, view: View, seat: int, words: Words) -> str: ...


SHEETS: dict[str, Sheet] = {"abyss": abyss, "ahuris": ahuris, "cerbere": cerbere}
