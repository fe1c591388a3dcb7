"""Katabasis: faithful, fast digital editions of board games about the deep.

>>> import katabasis
>>> match = katabasis.game("ahuris").match(seats=1, seed="reef")
>>> while not match.over:
...     match.play(match.legal_actions()[0])  # chance is answered by the dealer
>>> match.returns
[0.0]
"""

from __future__ import annotations

from pathlib import Path

from katabasis.engine import chance as _chance
from katabasis.engine.errors import BadRecord, KatabasisError
from katabasis.engine.match import Match, read
from katabasis.games import GAMES, game

__version__ = "0.2.0"
compiled = not str(_chance.__file__).endswith(".py")  # whether the core was compiled, or runs as plain Python

__all__ = ["KatabasisError", "Match", "compiled", "game", "load", "loads"]


def load(path: str | Path) -> Match:
    """The match in a `.kata` file, ready to go on."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except FileNotFoundError as missing:
        raise BadRecord(f"there is no file '{path}'") from missing
    except (OSError, ValueError) as wrong:  # no file, or no text
        raise BadRecord(f"'{path}' cannot be read as a record: {wrong}") from wrong
    return loads(text)


def loads(text: str) -> Match:
    """The match that a record's text tells."""
    return read(text, GAMES)
