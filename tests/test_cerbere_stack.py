"""What is owed in a position of Cerbère lies in a few numbers; it is a stack all the same, however much there is."""

from __future__ import annotations

import random

import katabasis
from katabasis.games.cerbere.questions import BEGIN, FIRST_CHANCE, KIND_NAMES
from katabasis.games.cerbere.state import (
    EIGHT,
    OWED,
    CerbereState,
    clear,
    kind_owed,
    number_owed,
    owed,
    pop,
    put,
    seat_owed,
)


def empty() -> CerbereState:
    state = katabasis.game("cerbere").new(5, {})
    assert isinstance(state, CerbereState)
    clear(state)
    return state


def test_every_number_names_one_thing() -> None:
    for kind in range(len(KIND_NAMES)):
        for seat in range(7 if kind < FIRST_CHANCE else 1):
            for number in (0, 1, 9, 63):
                code = owed(kind, seat, number)
                line = OWED[code]
                assert (line.kind, line.a + EIGHT * line.b) == (kind, number)
                assert (kind_owed(code), number_owed(code)) == (kind, number)
                if kind < FIRST_CHANCE:
                    assert line.seat == seat_owed(code) == seat


def test_a_stack_of_any_depth() -> None:
    """A list beside it, twenty-five deep and back to nothing, in many orders; copies share nothing."""
    rng = random.Random(1)
    state = empty()
    beside: list[int] = []
    deepest = 0
    for step in range(6_000):
        growing = step % 400 < 200
        if not beside or (len(beside) < 25 and rng.random() < (0.7 if growing else 0.3)):
            code = int(owed(rng.randrange(len(KIND_NAMES)), 0, rng.randrange(64)))
            put(state, code)
            beside.append(code)
        else:
            before = state.copy()
            assert isinstance(before, CerbereState)
            pop(state)
            assert before.pending.listed() == [OWED[code] for code in beside]
            beside.pop()
        deepest = max(deepest, len(beside))
        assert state.pending.listed() == [OWED[code] for code in beside]
        assert state.pending.now is OWED[beside[-1] if beside else 0]
    assert deepest == 25


def test_nothing_is_left_when_it_is_cleared() -> None:
    state = empty()
    for number in range(20):
        put(state, owed(BEGIN, 0, number))
    clear(state)
    assert state.pending.listed() == []
    assert (state.top, state.near, state.far, state.deep) == (0, 0, 0, ())
