"""What bots, the coach, the page and learners may ask of 3 ahuris, bound to the modules of this room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.roomed import RoomedMind
from katabasis.engine.rooms import Opinions
from katabasis.engine.state import State
from katabasis.games.ahuris.apply import proceed
from katabasis.games.ahuris.meta import COMPETITIVE, MODE_SEATS
from katabasis.games.ahuris.mind.coaching import counted
from katabasis.games.ahuris.mind.habit import habit
from katabasis.games.ahuris.mind.lessons import LESSONS
from katabasis.games.ahuris.mind.statistics import STUDY
from katabasis.games.ahuris.mind.values import prospects
from katabasis.games.ahuris.questions import CHOOSE_HERO, CHRONO, ENEMY, EXPLORATION, LEVEL, LEVEL_ONE, ORDER
from katabasis.games.ahuris.rules.wounds import next_levels, promote
from katabasis.games.ahuris.state import AhurisState, level

if TYPE_CHECKING:
    from katabasis.engine.features import Features

PATIENCE: Final = 12  # answers of rivals, some three turns: farther is dearer and was not seen to be better


class AhurisMind(RoomedMind):
    """Opinions on 3 ahuris."""

    def prospects(self, state: State) -> list[float]:
        """Before a Level card is drawn: the mean over those it may be."""
        assert isinstance(state, AhurisState)
        question = state.pending.now
        if question.kind != LEVEL or COMPETITIVE[state.mode]:
            return prospects(state)
        total = [0.0] * MODE_SEATS[state.mode]
        cards = next_levels(state, question.a)
        for card in cards:
            after = state.copy()
            assert isinstance(after, AhurisState)
            promote(after, question.a, card)
            proceed(after)
            for seat, hope in enumerate(prospects(after)):
                total[seat] += hope / len(cards)
        return total

    def settled(self, state: State) -> bool:
        """For a team between any two explorations and before a fight; for rivals when a turn is over."""
        assert isinstance(state, AhurisState)
        kind = state.pending.now.kind
        if COMPETITIVE[state.mode]:
            return kind == CHRONO
        return (
            kind == CHRONO
            or kind == LEVEL_ONE
            or kind == EXPLORATION
            or kind == ORDER
            or kind == ENEMY
            or kind == LEVEL
        )

    def patience(self, state: State) -> int:
        assert isinstance(state, AhurisState)
        return PATIENCE if COMPETITIVE[state.mode] else 1

    def countable(self, state: State) -> bool:
        """Every answer of a team can be; of draws, the enemy of a hero of level 1, who comes alone."""
        assert isinstance(state, AhurisState)
        question = state.pending.now
        if COMPETITIVE[state.mode] or question.kind == CHOOSE_HERO:
            return False
        return question.seat >= 0 or (question.kind == ENEMY and level(state, question.a) == 1)

    def habit(self, state: State, rng: Rng) -> Action:
        assert isinstance(state, AhurisState)
        return habit(state, rng)

    def features(self) -> Features:
        from katabasis.games.ahuris.mind.features import FEATURES  # only learners need what it needs

        return FEATURES


MIND: Final = AhurisMind(counted, LESSONS)
OPINIONS: Final = Opinions(MIND, STUDY)
