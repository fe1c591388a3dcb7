"""Whoever answers for chance: a seeded stream, a script, or a person who reads real dice and cards.

>>> from katabasis.games import game
>>> match = game("ahuris").match(seats=1, dealer=Script(["level Jd", "level Qh", "level Ks", "treasure 4"]))
>>> match.state.view(0).to_json()["heroes"]["bard"]["rapidity"]
3
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable

from katabasis.engine.chance import ALGORITHM, Rng
from katabasis.engine.errors import ChanceError
from katabasis.engine.game import Action, State

HUMAN = "human"
SCRIPT = "script"


class Dealer(ABC):
    """Answers the chance questions of one match, in order."""

    name: str

    @abstractmethod
    def deal(self, state: State, length: int) -> Action | None:
        """The answer to the question asked now, in a record of that length; None to wait for `Match.play`."""


class Seeded(Dealer):
    """Deals from the stream of a seed; a branch goes on with another seed from its line on."""

    name = ALGORITHM

    def __init__(self, seeds: list[tuple[int, str]]) -> None:
        self.seeds = seeds
        self.next = 0
        self.rng = Rng("")

    def deal(self, state: State, length: int) -> Action | None:
        while self.next < len(self.seeds) and self.seeds[self.next][0] <= length:
            self.rng = Rng(self.seeds[self.next][1])
            self.next += 1
        if self.next == 0:
            raise ChanceError("the seed of this match has not been revealed, so that nobody can deal it on")
        return state.sample(self.rng)


class Script(Dealer):
    """Deals what it is told, in tests and puzzles; refuses what cannot come."""

    name = SCRIPT

    def __init__(self, outcomes: Iterable[str]) -> None:
        self.outcomes = list(outcomes)

    def deal(self, state: State, length: int) -> Action | None:  # noqa: ARG002
        if not self.outcomes:
            return None
        outcome = state.game.outcome(self.outcomes.pop(0))
        possible = [known for known, _ in state.chance_outcomes()]
        if outcome not in possible:
            asked = ", ".join(known.text for known in possible)
            raise ChanceError(f"the script says '{outcome.text}', but chance can only answer: {asked}")
        return outcome


class Human(Dealer):
    """Companion mode: a person types what the real dice and cards showed."""

    name = HUMAN

    def deal(self, state: State, length: int) -> Action | None:  # noqa: ARG002
        return None
