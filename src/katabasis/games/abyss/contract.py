"""The engine's contract, kept: the game and its state, bound to the chapters that hold the rules."""

from __future__ import annotations

from typing import Any, Final

from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.roomed import Position, RoomedGame
from katabasis.engine.rooms import Tables
from katabasis.engine.state import State, View
from katabasis.games.abyss.actions import ACTIONS, OUTCOMES
from katabasis.games.abyss.apply import answer, proceed
from katabasis.games.abyss.legal import chance_outcomes, legal_actions, legal_into, sample
from katabasis.games.abyss.meta import SEAT_NAMES, TITLE
from katabasis.games.abyss.mind.contract import OPINIONS
from katabasis.games.abyss.questions import KINDS
from katabasis.games.abyss.resample import TRIES, deal_hidden, peeks, still_asked
from katabasis.games.abyss.rules.ending import shares, winning_seats
from katabasis.games.abyss.rules.orders import ORDERS, ordered, standing_answer, written_orders
from katabasis.games.abyss.state import AbyssState, copy_into, key_of
from katabasis.games.abyss.view import AbyssView
from katabasis.games.abyss.words.contract import LAYOUT, WORDING
from katabasis.games.abyss.words.events import EVENTS


class Abyss(AbyssState):
    """A position of Abyss that keeps the contract."""

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

    def proceed(self) -> None:
        proceed(self)

    def peeks(self, action: Action) -> bool:
        return peeks(self, action)

    def copy(self) -> Position:
        other = Abyss()
        copy_into(self, other)
        return other

    def deal_hidden(self, seat: int, rng: Rng) -> None:
        deal_hidden(self, seat, rng)

    def still_asked(self) -> bool:
        return still_asked(self)

    def tries(self) -> int:
        return TRIES

    def key(self) -> list[int]:
        return key_of(self)

    def winners(self) -> list[int]:
        return winning_seats(self)

    def returns(self) -> list[float]:
        return shares(self)

    def view(self, seat: int) -> View:
        return AbyssView(self, seat)

    @property
    def game(self) -> RoomedGame:
        return GAME


class AbyssGame(RoomedGame):
    """Abyss."""

    def blank(self) -> Position:
        return Abyss()

    def seat_names(self, seats: int) -> list[str]:
        return SEAT_NAMES[:seats]

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


GAME: Final = AbyssGame(TITLE, Tables(ACTIONS, OUTCOMES, KINDS, EVENTS), LAYOUT, WORDING, OPINIONS)
