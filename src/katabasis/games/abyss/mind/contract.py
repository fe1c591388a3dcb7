"""What bots, the coach, the page and learners may ask of Abyss, bound to the modules of this room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.roomed import RoomedMind
from katabasis.engine.rooms import Opinions
from katabasis.engine.state import State
from katabasis.games.abyss.mind.coaching import counted
from katabasis.games.abyss.mind.foresight import foreseen
from katabasis.games.abyss.mind.habit import habit
from katabasis.games.abyss.mind.lessons import LESSONS
from katabasis.games.abyss.mind.statistics import STUDY
from katabasis.games.abyss.mind.values import prospects
from katabasis.games.abyss.questions import ACT
from katabasis.games.abyss.state import AbyssState

if TYPE_CHECKING:
    from katabasis.engine.features import Features

# Answers, chance's too: with fewer the estimate's mistakes weigh more, with many more the dice do.
PATIENCE: Final = 60


class AbyssMind(RoomedMind):
    """Opinions on Abyss."""

    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, AbyssState)
        return prospects(state)

    def settled(self, state: State) -> bool:
        """Before the action of a turn everything that matters lies on the table or in a hand."""
        assert isinstance(state, AbyssState)
        return state.pending.now.kind == ACT

    def patience(self, state: State) -> int:  # noqa: ARG002
        return PATIENCE

    def habit(self, state: State, rng: Rng) -> Action:  # noqa: ARG002
        assert isinstance(state, AbyssState)
        return habit(state)

    def features(self) -> Features:
        from katabasis.games.abyss.mind.features import FEATURES  # only learners need what it needs

        return FEATURES


MIND: Final = AbyssMind(counted, LESSONS, foreseen)
OPINIONS: Final = Opinions(MIND, STUDY)
