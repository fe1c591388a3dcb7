"""The games, by name."""

from __future__ import annotations

import importlib

from katabasis.engine.errors import UnknownGame, nearest
from katabasis.engine.game import Game

NAMES = ["ahuris"]


def game(name: str) -> Game:
    """The rules of a game.

    >>> game("ahuris").rules_version
    1
    """
    if name not in NAMES:
        raise UnknownGame(f"there is no game '{name}'{nearest(name, NAMES)}")
    found: Game = importlib.import_module(f"katabasis.games.{name}").GAME
    return found
