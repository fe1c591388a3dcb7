"""What the laboratory may teach Cerbère."""

from __future__ import annotations

from typing import ClassVar, Final

from katabasis.engine.lessons import Lessons, Role, Side, Weights
from katabasis.engine.state import State
from katabasis.games.cerbere.mind.sketch_value import (
    HABITS,
    HABITS_OF_THREE,
    HELP,
    HUNTER_RISK,
    WEIGHTS,
    WEIGHTS_OF_THREE,
)
from katabasis.games.cerbere.mind.values import caught, escaped, learn, learnt_from, worth
from katabasis.games.cerbere.state import CerbereState, is_traitor


class CerbereLessons(Lessons):
    """Estimates of Adventurers, companions and Cerberus players, and a habit of each side; three have their own."""

    apart = True
    roles: ClassVar = [
        role
        for names in (HABITS, HABITS_OF_THREE)
        for role in (
            Role(names[:HUNTER_RISK] + names[HELP:], escaped),
            Role(names[HUNTER_RISK:HELP], caught),
        )
    ]

    def learn(self, weights: dict[str, float]) -> None:
        learn(weights)

    def sides(self, state: State) -> list[Side]:
        assert isinstance(state, CerbereState)
        return learnt_from(state)

    def worth(self, state: State, names: list[str]) -> list[float]:
        assert isinstance(state, CerbereState)
        return worth(state, names)

    def habits(self, seats: int) -> list[Weights]:
        return [(HABITS_OF_THREE, WEIGHTS_OF_THREE) if seats == 3 else (HABITS, WEIGHTS)]

    def role_of(self, state: State, seat: int) -> int:
        assert isinstance(state, CerbereState)
        return (1 if is_traitor(state, seat) else 0) + (2 if state.seats == 3 else 0)


LESSONS: Final = CerbereLessons()
