"""The games, by name."""

from __future__ import annotations

import importlib
from functools import cache

from katabasis.engine.errors import UnknownGame, nearest
from katabasis.engine.game import Game

NAMES = ["abyss", "ahuris", "cerbere"]


def game(name: str) -> Game:
    """The rules of a game.

    >>> game("ahuris").rules_version
    1
    """
    if name not in NAMES:
        raise UnknownGame(f"there is no game '{name}'{nearest(name, NAMES)}")
    return imported(name)


@cache
def imported(name: str) -> Game:
    """A game is imported when somebody wants to play it."""
    found: Game = importlib.import_module(f"katabasis.games.{name}").GAME
    return found
