"""What bots, the coach, the page and learners may ask of Cerbère, bound to the modules of this room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.roomed import RoomedMind
from katabasis.engine.rooms import Opinions
from katabasis.engine.state import State
from katabasis.games.cerbere.mind.coaching import counted
from katabasis.games.cerbere.mind.foresight import foreseen
from katabasis.games.cerbere.mind.habit import habit
from katabasis.games.cerbere.mind.lessons import LESSONS
from katabasis.games.cerbere.mind.statistics import STUDY
from katabasis.games.cerbere.mind.values import aims, prospects, settled
from katabasis.games.cerbere.state import CerbereState
from katabasis.games.cerbere.words.statements import STATEMENTS

if TYPE_CHECKING:
    from katabasis.engine.features import Features


class CerbereMind(RoomedMind):
    """Opinions on Cerbère."""

    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, CerbereState)
        return prospects(state)

    def aims(self, state: State) -> list[float]:
        assert isinstance(state, CerbereState)
        return aims(state)

    def settled(self, state: State) -> bool:
        assert isinstance(state, CerbereState)
        return settled(state)

    def habit(self, state: State, rng: Rng) -> Action:
        assert isinstance(state, CerbereState)
        return habit(state, rng)

    def features(self) -> Features:
        from katabasis.games.cerbere.mind.features import FEATURES  # only learners need what it needs

        return FEATURES


MIND: Final = CerbereMind(counted, LESSONS, foreseen)
OPINIONS: Final = Opinions(MIND, STUDY, STATEMENTS)
