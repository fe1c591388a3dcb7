"""A position is accepted only if it can be played on: what cannot be found by looking at it, a trial finds.

>>> from katabasis.games import game
>>> accepted(game("ahuris"), {"heroes": {name: {"cards": ["h"]} for name in ("bard", "teller", "pirate")}}).to_move
-1
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from katabasis.engine.chance import Rng
from katabasis.engine.errors import BadPosition
from katabasis.engine.game import Game
from katabasis.engine.playout import playout
from katabasis.engine.seats import SPECTATOR
from katabasis.engine.state import State

TRIALS = 3  # times that it is played to an end, by chance that is the same every time


def accepted(game: Game, position: Mapping[str, Any]) -> State:
    """The state written as plain values, played on in trial; a clear sentence if it cannot be."""
    state = game.position(position)
    try:
        for number in range(TRIALS):
            tried = state.copy()
            playout(tried, Rng(f"trial {number}, chance"), Rng(f"trial {number}, seats"))
            tried.view(SPECTATOR).to_json()
            tried.returns()
    except Exception as wrong:  # whatever the rules trip over, it was not a position of theirs
        raise BadPosition("this position cannot be played on: what its fields say does not go together") from wrong
    return state
