"""Matches that are only imagined: played on by habit for a while, then judged by the game's own estimate."""

from __future__ import annotations

from typing import Final

from katabasis.engine.chance import Rng
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State

TO_THE_END: Final = 5000  # answers; an imagined match that takes longer is nobody's
CAUTION: Final = 1.5  # standard errors
LOOKS: Final = 2  # at an imagined match that goes on for long: at its end, and when two thirds of it are over
FAR_AHEAD: Final = 20  # answers; who stops earlier looks once


def caution_about(state: State) -> float:
    """How sure a bot must be to leave the game's habit; a game without an estimate has no habit worth keeping."""
    return CAUTION if state.game.mind().prospects(state) else 0.0


def imagined(state: State, ahead: int, rng: Rng, together: bool = False) -> list[float]:
    """What each seat wins, if all play on by habit for so many answers and until things are settled; in place.

    Whoever looks far ahead looks several times on the way, and takes the mean: what comes late is told apart from what
    chance did only if chance is averaged, and a look costs less than the way to it.  A game without an estimate is
    played to the end.  `together`: as a companion looks at it, not a rival.
    """
    looks = LOOKS if ahead >= FAR_AHEAD else 1
    part = ahead // (looks + 1) if looks > 1 else ahead
    over = played_on(state, ahead - (looks - 1) * part, rng)
    found = [0.0] * len(state.returns())
    for look in range(looks):
        hopes = looked_at(state, together, over or settle(state, rng), rng)
        for seat in range(len(found)):
            found[seat] += hopes[seat] / looks
        over = look + 1 < looks and played_on(state, part, rng)
    return found


def looked_at(state: State, together: bool, over: bool, rng: Rng) -> list[float]:
    """What each seat wins or may hope for; if the game has no opinion the match is played to its end."""
    if over:
        return state.returns()
    mind = state.game.mind()
    hopes = mind.aims(state) if together else mind.prospects(state)
    if hopes:
        return hopes
    if played_on(state, TO_THE_END, rng):
        return state.returns()
    seats = len(state.returns())
    return [1.0 / seats] * seats


def played_on(state: State, answers: int, rng: Rng) -> bool:
    """Whether the match is over after so many answers by habit."""
    mind = state.game.mind()
    for _ in range(answers):
        asked = state.to_move
        if asked == OVER:
            return True
        state.apply(state.sample(rng) if asked == CHANCE else mind.habit(state, rng))
    return state.to_move == OVER


def settle(state: State, rng: Rng) -> bool:
    """Whether the match is over when things are settled."""
    mind = state.game.mind()
    for _ in range(TO_THE_END):
        if state.to_move == OVER:
            return True
        if mind.settled(state):
            return False
        played_on(state, 1, rng)
    return False
