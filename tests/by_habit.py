"""Matches that tests play by the way: every position is yielded before its answer."""

from __future__ import annotations

from collections.abc import Iterator

from katabasis.engine.chance import Rng
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State


def by_habit(state: State, dealer: Rng, players: Rng | None = None) -> Iterator[State]:
    """Seats answer by habit, chance by the dealer."""
    while state.to_move != OVER:
        yield state
        if state.to_move == CHANCE:
            state.apply(state.sample(dealer))
        else:
            state.apply(state.game.mind().habit(state, players or dealer))


def asked_of_seats(state: State, dealer: Rng) -> Iterator[State]:
    """Chance is answered by the dealer; a seat's question by whoever looks."""
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.sample(dealer))
        else:
            yield state
