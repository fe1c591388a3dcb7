"""The engine's contract, kept: the game and its state, bound to the chapters that hold the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from katabasis.engine.action import Action
from katabasis.engine.bits import bit
from katabasis.engine.chance import Rng
from katabasis.engine.event import Event
from katabasis.engine.game import Game
from katabasis.engine.message import Message, Reason
from katabasis.engine.mind import Mind
from katabasis.engine.stack import Pending
from katabasis.engine.state import State, View
from katabasis.engine.study import Study
from katabasis.games.abyss.actions import ACTIONS, OUTCOMES
from katabasis.games.abyss.apply import answer, proceed
from katabasis.games.abyss.legal import chance_outcomes, legal_actions, legal_into, sample
from katabasis.games.abyss.meta import (
    BOUND,
    ENDINGS,
    HAND_LIMIT_NAME,
    HOME,
    NAME,
    OPTIONS,
    READINGS,
    RULES_VERSION,
    SEAT_NAMES,
    SEATS,
)
from katabasis.games.abyss.mind.contract import MIND
from katabasis.games.abyss.mind.statistics import STUDY
from katabasis.games.abyss.questions import KINDS
from katabasis.games.abyss.resample import resample_hidden
from katabasis.games.abyss.rules.ending import shares, winning_seats
from katabasis.games.abyss.rules.orders import ORDERS, ordered, standing_answer, written_orders
from katabasis.games.abyss.setup import begin, lay_out
from katabasis.games.abyss.state import AbyssState, copy_into, key_of
from katabasis.games.abyss.view import AbyssView
from katabasis.games.abyss.words.events import EVENTS
from katabasis.games.abyss.words.narrate import described, question_asked, told
from katabasis.games.abyss.words.position_reading import read_position
from katabasis.games.abyss.words.position_writing import written
from katabasis.games.abyss.words.reasons import related, why_not


class Abyss(AbyssState):
    """A position of Abyss that keeps the contract."""

    @property
    def to_move(self) -> int:
        return self.asked

    @property
    def question(self) -> Pending:
        return self.pending.now

    def legal_actions(self) -> list[Action]:
        return legal_actions(self)

    def legal_into(self, room: list[Action]) -> int:
        return legal_into(self, room)

    def chance_outcomes(self) -> list[tuple[Action, int]]:
        return chance_outcomes(self)

    def sample(self, rng: Rng) -> Action:
        return sample(self, rng)

    def apply(self, action: Action) -> None:
        answer(self, self.pending.now, action)
        proceed(self)

    def copy(self) -> State:
        other = Abyss()
        copy_into(self, other)
        return other

    def returns(self) -> list[float]:
        return shares(self)

    def winners(self) -> list[int]:
        return winning_seats(self)

    @property
    def ending(self) -> str:
        return ENDINGS[self.over]

    def view(self, seat: int) -> View:
        return AbyssView(self, seat)

    def resample(self, seat: int, rng: Rng) -> State:
        other = Abyss()
        resample_hidden(self, other, seat, rng)
        return other

    def audience(self) -> int:
        """Cards of a hand are named in private, and monster tokens are drawn face down.  ABY-INFO-01, ABY-INFO-05"""
        return KINDS.audience(self.pending.now, self.active)

    def why_not(self, seat: int, action: Action) -> Reason | None:
        return why_not(self, seat, action)

    def key(self) -> list[int]:
        return key_of(self)

    def to_json(self) -> dict[str, Any]:
        return written(self)

    @property
    def game(self) -> Game:
        return GAME


class AbyssGame(Game):
    """Abyss."""

    def __init__(self) -> None:
        self.name = NAME
        self.home = HOME
        self.rules_version = RULES_VERSION
        self.seats = SEATS
        self.options = OPTIONS
        self.actions = ACTIONS
        self.outcomes = OUTCOMES
        self.bound = BOUND
        super().__init__()

    def new(self, seats: int, options: Mapping[str, object]) -> State:
        seats, chosen = self.checked(seats, options)
        s = Abyss()
        s.seats = seats
        s.readings = 0
        for place, (name, _, ruled) in enumerate(READINGS):
            if chosen[name] != ruled:
                s.readings += bit(place)
        s.hand_limit = int(chosen[HAND_LIMIT_NAME])
        lay_out(s)
        begin(s)
        proceed(s)
        return s

    def position(self, position: Mapping[str, Any]) -> State:
        s = Abyss()
        read_position(s, position)
        proceed(s)
        return s

    def seat_names(self, seats: int) -> list[str]:
        return SEAT_NAMES[:seats]

    def question_message(self, state: State, seat: int) -> Message:
        assert isinstance(state, AbyssState)
        return question_asked(state, seat)

    def action_message(self, action: Action) -> Message:
        return described(action)

    def event_message(self, event: Event) -> Message:
        return told(event)

    def reveals(self, event: Event) -> bool:
        return EVENTS[event.kind].shows

    def mind(self) -> Mind:
        return MIND

    def study(self) -> Study | None:
        return STUDY

    def related(self, state: State, seat: int) -> list[Action]:
        assert isinstance(state, AbyssState)
        return related(state, seat)

    def orders(self) -> list[Action]:
        return ORDERS

    def ordered(self, state: State, standing: list[int], order: Action) -> list[int]:
        assert isinstance(state, AbyssState)
        return ordered(state, standing, order)

    def standing_answer(self, state: State, standing: list[int]) -> Action | None:
        assert isinstance(state, AbyssState)
        return standing_answer(state, standing)

    def orders_json(self, standing: list[int]) -> dict[str, Any]:
        return written_orders(standing)


GAME: Final = AbyssGame()
