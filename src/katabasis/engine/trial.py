"""A position is accepted only if it can be played on: what cannot be found by looking at it, a trial finds.

>>> from katabasis.games import game
>>> accepted(game("ahuris"), {"heroes": {name: {"cards": ["h"]} for name in ("bard", "teller", "pirate")}}).to_move
-1
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from katabasis.engine.chance import Rng
from katabasis.engine.errors import BadPosition
from katabasis.engine.game import Game
from katabasis.engine.seats import CHANCE, OVER, SPECTATOR
from katabasis.engine.state import State

TRIALS: Final = 3  # times that it is played on, by chance that is the same every time
ANSWERS: Final = 300  # in each trial, or to the end: whatever is in the middle of being done is done long before


def accepted(game: Game, position: Mapping[str, Any]) -> State:
    """The state written as plain values, played on in trial; a clear sentence if it cannot be."""
    state = game.position(position)
    try:
        for number in range(TRIALS):
            tried = state.copy()
            play_on(tried, Rng(f"trial {number}"), ANSWERS)
            tried.view(SPECTATOR).to_json()
            tried.returns()
    except Exception as wrong:  # whatever the rules trip over, it was not a position of theirs
        raise BadPosition("this position cannot be played on: what its fields say does not go together") from wrong
    return state


def play_on(state: State, chance: Rng, most: int) -> None:
    """At random, to the end or for so many answers: a position may be written that never comes to an end."""
    for _ in range(most):
        seat = state.to_move
        if seat == OVER:
            return
        if seat == CHANCE:
            state.apply(state.sample(chance))
        else:
            legal = state.legal_actions()
            state.apply(legal[chance.below(len(legal))])
