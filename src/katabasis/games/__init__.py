"""The games, by name: ours, and those that other packages bring (`katabasis.engine.plugins`)."""

from __future__ import annotations

import importlib
import logging
from collections.abc import Iterator, Mapping
from functools import cache

from katabasis.engine.errors import UnknownGame, nearest
from katabasis.engine.game import Game
from katabasis.engine.plugins import BUILT_IN, BrokenGame, load, plugins

NAMES = [*BUILT_IN, *plugins()]


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
    if name in plugins():
        return load(name)
    found: Game = importlib.import_module(f"katabasis.games.{name}").GAME
    return found


@cache
def playable() -> list[Game]:
    """All games; one that somebody else brings and that is broken is left out, and the log says why."""
    found = []
    for name in NAMES:
        try:
            found.append(game(name))
        except BrokenGame as wrong:
            logging.getLogger(__name__).warning("%s", wrong)
    return found


def plays(name: str, rules_version: int) -> bool:
    """Whether matches of that game and those rules can go on here."""
    return any(known.name == name and known.rules_version == rules_version for known in playable())


class Games(Mapping[str, Game]):
    """The same as a mapping, each loaded when it is looked up."""

    def __getitem__(self, name: str) -> Game:
        return game(name)

    def __contains__(self, name: object) -> bool:
        return name in NAMES

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


GAMES = Games()
