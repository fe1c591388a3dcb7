"""The watch over random matches: the same matches as elsewhere, and every broken promise is noticed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import katabasis
from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.playout import many
from katabasis.engine.seats import CHANCE
from katabasis.engine.state import State
from katabasis.engine.watch import fault_of_actions, fault_of_outcomes, watch


@pytest.mark.parametrize(("name", "seats"), [("ahuris", 1), ("abyss", 3), ("cerbere", 5)])
def test_watched_matches_are_the_same_matches(name: str, seats: int) -> None:
    game = katabasis.game(name)
    start = game.new(seats, {})
    watched, played = watch(game, start, seats, "same", 0, 20), many(start, seats, "same", 0, 20)
    assert (watched.checksum, watched.answers) == (played.checksum, played.answers)
    assert (watched.endings, watched.wins) == (played.endings, played.wins)


class Liar(State):
    """A position that answers as another one does, but for one thing."""

    def __init__(self, inner: State, lies: dict[str, Callable[[Any], Any]]) -> None:
        self.inner = inner
        self.lies = lies

    def told(self, what: str, truth: Any) -> Any:
        return self.lies[what](truth) if what in self.lies else truth

    @property
    def to_move(self) -> int:
        return int(self.told("to_move", self.inner.to_move))

    @property
    def question(self) -> Any:
        return self.inner.question

    @property
    def ending(self) -> str:
        return str(self.told("ending", self.inner.ending))

    @property
    def game(self) -> Any:
        return self.inner.game

    def legal_actions(self) -> list[Action]:
        return list(self.told("legal_actions", self.inner.legal_actions()))

    def chance_outcomes(self) -> list[tuple[Action, int]]:
        return list(self.told("chance_outcomes", self.inner.chance_outcomes()))

    def sample(self, rng: Rng) -> Action:
        return self.told("sample", self.inner.sample(rng))  # type: ignore[no-any-return]

    def apply(self, action: Action) -> None:
        self.inner.apply(action)

    def copy(self) -> State:
        return Liar(self.inner.copy(), self.lies)

    def returns(self) -> list[float]:
        return list(self.told("returns", self.inner.returns()))

    def winners(self) -> list[int]:
        return list(self.told("winners", self.inner.winners()))

    def view(self, seat: int) -> Any:
        return self.inner.view(seat)

    def resample(self, seat: int, rng: Rng) -> State:
        return self.inner.resample(seat, rng)

    def audience(self) -> int:
        return self.inner.audience()

    def why_not(self, seat: int, action: Action) -> Any:
        return self.inner.why_not(seat, action)

    def key(self) -> list[int]:
        return self.inner.key()

    def to_json(self) -> dict[str, Any]:
        return self.inner.to_json()


LIES: dict[str, tuple[dict[str, Callable[[Any], Any]], str]] = {
    "order": ({"legal_actions": lambda answers: answers[::-1]}, "legal actions are not sorted and unique"),
    "number": ({"legal_actions": lambda answers: answers[:1]}, "fewer than two answers"),
    "mover": ({"to_move": lambda seat: 1 - seat if seat >= 0 else seat}, "not put to the one to move"),
    "weight": ({"chance_outcomes": lambda pairs: [(o, 0) for o, _ in pairs]}, "an outcome has no weight"),
    "only outcome": ({"chance_outcomes": lambda pairs: pairs[-1:]}, "chance is asked for the only outcome"),
    "draw": ({"chance_outcomes": lambda pairs: pairs[1:] if len(pairs) > 2 else pairs}, "the fast draw differs"),
    "ending": ({"ending": lambda _: "early"}, "a match that goes on has no ending"),
    "no ending": ({"ending": lambda _: ""}, "over without an ending"),
    "returns": ({"returns": lambda returns: [1.0 for _ in returns]}, "returns and winners disagree"),
    "seats": ({"returns": lambda returns: returns[1:]}, "without a return for each seat"),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_broken_promise_is_noticed(lie: str) -> None:
    game = katabasis.game("abyss")
    lies, sentence = LIES[lie]
    with pytest.raises(AssertionError, match=sentence):
        watch(game, Liar(game.new(2, {}), lies), 2, "lies", 0, 1)


def test_actions_of_another_table_are_noticed() -> None:
    abyss, ahuris = katabasis.game("abyss"), katabasis.game("ahuris")
    assert fault_of_actions(abyss.actions[:2], abyss.actions) == ""
    assert fault_of_actions(ahuris.actions[:2], abyss.actions) == "legal actions are not in the table"
    pairs = [(outcome, 1) for outcome in ahuris.outcomes[:2]]
    assert fault_of_outcomes(pairs, ahuris.outcomes) == ""
    assert fault_of_outcomes(pairs, abyss.outcomes) == "chance outcomes are not in the table"
    assert fault_of_outcomes(pairs[::-1], ahuris.outcomes) == "chance outcomes are not sorted and unique"


def test_a_match_beyond_its_bound_is_noticed() -> None:
    game = katabasis.game("abyss")
    start = game.new(2, {})
    assert start.to_move == CHANCE
    bound, game.bound = game.bound, 10
    try:
        with pytest.raises(AssertionError, match="longer than its stated bound"):
            watch(game, start, 2, "bound", 0, 1)
    finally:
        game.bound = bound
