"""An answer: to one question, of a seat or of chance, with its place in a game's table and its notation.

>>> from katabasis.games import game
>>> game("ahuris").action("leave").text
'leave'
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from katabasis.engine.game import Game


class Action:
    """One answer to one question, of a seat or of chance.  Interned: identity is equality."""

    __slots__ = ("a", "b", "chance", "home", "index", "kind", "text")

    index: Final[i64]  # place in the game's table of actions, or of outcomes
    kind: Final[i64]
    a: Final[i64]  # what it is about: a hero, a card, a value
    b: Final[i64]
    text: Final[str]  # its notation, fixed for a rules version
    chance: Final[bool]  # an outcome of chance
    home: Final[str]  # the package whose GAME owns it

    def __init__(self, home: str, chance: bool, index: i64, kind: i64, a: i64, b: i64, text: str) -> None:
        self.home, self.chance, self.index = home, chance, index
        self.kind, self.a, self.b = kind, a, b
        self.text = text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (recalled, (self.home, self.chance, self.text))


def recalled(home: str, chance: bool, text: str) -> Action:
    """The interned action that a pickle names."""
    game = game_of(home)
    return game.outcome(text) if chance else game.action(text)


class AnswerTable:
    """The answers of a game, each made once, in the order of their places."""

    __slots__ = ("actions", "home", "outcomes")

    home: Final[str]  # the package whose GAME owns them
    actions: Final[list[Action]]
    outcomes: Final[list[Action]]

    def __init__(self, home: str) -> None:
        self.home = home
        self.actions = []
        self.outcomes = []

    def action(self, kind: int, a: int, text: str, b: int = 0) -> Action:
        """One more answer of a seat."""
        made = Action(self.home, False, len(self.actions), kind, a, b, text)
        self.actions.append(made)
        return made

    def outcome(self, kind: int, a: int, text: str) -> Action:
        """One more answer of chance."""
        made = Action(self.home, True, len(self.outcomes), kind, a, 0, text)
        self.outcomes.append(made)
        return made


def game_of(home: str) -> Game:
    """The game that a pickle names."""
    game: Game = importlib.import_module(home).GAME
    return game
