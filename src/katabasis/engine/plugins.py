"""Games that other packages bring, found by their entry points and not loaded before somebody plays them.

A package names its game in its `pyproject.toml`; `docs/own_game.md` tells how to write one:

    [project.entry-points."katabasis.games"]
    lanterns = "lanterns:GAME"

>>> [name for name in plugins() if name in ("abyss", "ahuris", "cerbere")]
[]
"""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from katabasis.engine.errors import KatabasisError
from katabasis.engine.game import Game

GROUP = "katabasis.games"
BUILT_IN = ["abyss", "ahuris", "cerbere"]
NAME = re.compile(r"[a-z][a-z0-9]{1,23}")  # it begins keys of texts, and stands in addresses and records


class BrokenGame(KatabasisError):
    """A game that another package brings cannot be played: the sentence says why."""


@cache
def plugins() -> dict[str, EntryPoint]:
    """By name; where two bring the same name the first one found has it, and ours are taken."""
    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=GROUP):
        if NAME.fullmatch(entry.name) and entry.name not in BUILT_IN:
            found.setdefault(entry.name, entry)
    return found


def load(name: str) -> Game:
    """The game that a package brings; whatever is wrong with it, one sentence."""
    entry = plugins()[name]
    try:
        game = entry.load()
    except Exception as wrong:  # it is somebody else's program
        raise BrokenGame(f"the game '{name}' cannot be loaded from {entry.value}: {wrong!r}") from wrong
    if not isinstance(game, Game):
        raise BrokenGame(f"{entry.value} is no game: it should be an object of a class made from katabasis' Game")
    if (game.name, game.home) != (name, entry.module):
        told = f"'{game.name}' of '{game.home}'; its entry point says '{name}' of '{entry.module}'"
        raise BrokenGame(f"{entry.value} calls itself {told}")
    return game


@cache
def folder(name: str) -> Path | None:
    """Where the package lies that brings a game, with its texts and rules beside it; None if it cannot be found."""
    try:
        spec = find_spec(plugins()[name].module)
    except (ImportError, ValueError, AttributeError):
        return None
    return Path(spec.origin).parent if spec is not None and spec.origin else None


def texts(language: str) -> list[Path]:
    """The language files of all these games: `locale/<language>/<game>.ftl` beside each; English where that is all."""
    found = []
    for name in plugins():
        home = folder(name)
        for spoken in (language, "en"):
            path = home / "locale" / spoken / f"{name}.ftl" if home is not None else None
            if path is not None and path.is_file():
                found.append(path)
                break
    return found
