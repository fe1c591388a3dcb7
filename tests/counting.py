"""A game of one seat that only counts, and tells how often it was answered: for tests of what answers cost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.event import Event
from katabasis.engine.game import Game
from katabasis.engine.message import Message, Reason
from katabasis.engine.seats import EVERYONE, OVER
from katabasis.engine.stack import Pending
from katabasis.engine.state import State, View


class Count(State):
    """How far one has counted: to a thousand, by ones or twos."""

    applied = 0  # answers to any position

    def __init__(self, total: int = 0) -> None:
        self.notes = None
        self.total = total

    @property
    def to_move(self) -> int:
        return 0 if self.total < 1_000 else OVER

    @property
    def question(self) -> Pending:
        return Pending(0, 0, 0, 0)

    def legal_actions(self) -> list[Action]:
        return COUNTING.actions

    def chance_outcomes(self) -> list[tuple[Action, int]]:
        return []

    def apply(self, action: Action) -> None:
        Count.applied += 1
        self.total += action.a
        if self.notes is not None:
            self.notes.append(Event(0, EVERYONE, self.total, 0, 0, 0))

    def copy(self) -> State:
        return Count(self.total)

    def returns(self) -> list[float]:
        return [0.0]

    def winners(self) -> list[int]:
        return []

    @property
    def ending(self) -> str:
        return "" if self.total < 1_000 else "counted"

    def view(self, seat: int) -> View:
        raise NotImplementedError

    def resample(self, seat: int, rng: Rng) -> State:
        return self.copy()

    def audience(self) -> int:
        return EVERYONE

    def why_not(self, seat: int, action: Action) -> Reason | None:
        return None

    def key(self) -> list[int]:
        return [self.total]

    def to_json(self) -> dict[str, Any]:
        return {"total": self.total}

    @property
    def game(self) -> Game:
        return COUNTING


class Counting(Game):
    """Its rules."""

    def __init__(self) -> None:
        self.name = self.home = "counting"
        self.rules_version = 1
        self.seats = [1]
        self.options = []
        self.actions = [Action(self.home, False, number, 0, number + 1, 0, f"add {number + 1}") for number in range(2)]
        self.outcomes = []
        self.bound = 1_000
        super().__init__()

    def seats_and_options(self, position: Mapping[str, Any]) -> tuple[int, dict[str, str]]:
        return 1, {}

    def new(self, seats: int, options: Mapping[str, object]) -> State:
        return Count()

    def position(self, position: Mapping[str, Any]) -> State:
        return Count(position["total"])

    def seat_names(self, seats: int) -> list[str]:
        return ["one"]

    def question_message(self, state: State, seat: int) -> Message:
        return Message("count", {})

    def action_message(self, action: Action) -> Message:
        return Message("add", {})

    def event_message(self, event: Event) -> Message:
        return Message("total", {"total": event.a})

    def reveals(self, event: Event) -> bool:
        return False

    def peeks(self, state: State, action: Action) -> bool:
        return False

    def related(self, state: State, seat: int) -> list[Action]:
        return []


COUNTING = Counting()
