"""What the laboratory may teach Abyss."""

from __future__ import annotations

from typing import Final

from katabasis.engine.lessons import Lessons, Side, Weights
from katabasis.engine.state import State
from katabasis.games.abyss.mind.habit import habit_lists
from katabasis.games.abyss.mind.values import learn, learnt_from
from katabasis.games.abyss.state import AbyssState


class AbyssLessons(Lessons):
    """An estimate for each seat count, and two habits: of two players, and of more."""

    def learn(self, weights: dict[str, float]) -> None:
        learn(weights)

    def sides(self, state: State) -> list[Side]:
        assert isinstance(state, AbyssState)
        return learnt_from(state)

    def habits(self, seats: int) -> list[Weights]:
        return habit_lists(seats)


LESSONS: Final = AbyssLessons()
