"""Matches that are only imagined: played on by habit for a while, then judged by the game's own estimate."""

from __future__ import annotations

from typing import Final

from katabasis.engine.chance import Rng
from katabasis.engine.game import CHANCE, OVER, State

TO_THE_END: Final = 5000  # answers; an imagined match that takes longer is nobody's
CAUTION: Final = 1.5  # standard errors


def caution_about(state: State) -> float:
    """How sure a bot must be to leave the game's habit; a game without an estimate has no habit worth keeping."""
    return CAUTION if state.prospects() else 0.0


def imagined(state: State, ahead: int, rng: Rng) -> list[float]:
    """What each seat wins, if all play on by habit for so many answers and until things are settled; in place.

    A game without an estimate is played to the end.
    """
    if played_on(state, ahead, rng) or settle(state, rng):
        return state.returns()
    hopes = state.prospects()
    if hopes:
        return hopes
    if played_on(state, TO_THE_END, rng):
        return state.returns()
    seats = len(state.returns())
    return [1.0 / seats] * seats


def played_on(state: State, answers: int, rng: Rng) -> bool:
    """Whether the match is over after so many answers by habit."""
    for _ in range(answers):
        asked = state.to_move
        if asked == OVER:
            return True
        state.apply(state.sample(rng) if asked == CHANCE else state.habit(rng))
    return state.to_move == OVER


def settle(state: State, rng: Rng) -> bool:
    """Whether the match is over when things are settled."""
    for _ in range(TO_THE_END):
        if state.to_move == OVER:
            return True
        if state.settled():
            return False
        played_on(state, 1, rng)
    return False
