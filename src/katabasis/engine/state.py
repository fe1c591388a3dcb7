"""A position and what one seat may know of it: what every game promises of both.

`katabasis.engine.conformance` checks every promise written here.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from katabasis.engine.action import Action, game_of
from katabasis.engine.buffers import fill
from katabasis.engine.chance import Rng
from katabasis.engine.event import Event
from katabasis.engine.message import Reason
from katabasis.engine.seats import OPEN, OVER
from katabasis.engine.stack import Pending

if TYPE_CHECKING:
    from katabasis.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class View(metaclass=ABCMeta):
    """Everything one seat may know, built field by field: clients, bots and logs get this, never a state."""

    seat: int  # whose eyes, or SPECTATOR, or OPEN
    to_move: int
    question: Pending | None
    legal: list[Action]  # what this seat may answer now; empty if it is not asked.  OPEN: what the seat asked may

    def look_at(self, s: State, seat: int) -> None:
        """Who must answer what: the fields above, which every view has."""
        self.seat = seat
        self.to_move = s.to_move
        self.question = None if self.to_move == OVER else s.question
        asked = self.to_move >= 0 and (seat == self.to_move or seat == OPEN)
        self.legal = s.legal_actions()[:] if asked else []

    def heading(self, game: str, kind_names: list[str]) -> dict[str, Any]:
        """The same as plain values."""
        question: dict[str, Any] | None = None
        if self.question is not None:
            question = {"kind": kind_names[self.question.kind], "seat": self.question.seat, "a": self.question.a}
        return {
            "game": game,
            "seat": self.seat,
            "to_move": self.to_move,
            "question": question,
            "legal": [action.text for action in self.legal],
        }

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """The same as plain values, for clients in any language."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """A position: everything needed to go on playing, and nothing else."""

    notes: list[Event] | None = None  # where to write what happens, if anybody listens; not part of the position

    @property
    @abstractmethod
    def to_move(self) -> int:
        """Who must answer: a seat, CHANCE or OVER."""

    @property
    @abstractmethod
    def question(self) -> Pending:
        """What is asked now; not to be called when the match is over."""

    @abstractmethod
    def legal_actions(self) -> list[Action]:
        """Every answer of the seat to move, in table order; at least two."""

    def legal_into(self, room: list[Action]) -> int:
        """The same as `legal_actions`, written to the front of a list that has room for them; how many they are.

        For loops that ask very often: a new list costs more than to fill one.
        """
        return fill(self.legal_actions(), room)

    @abstractmethod
    def chance_outcomes(self) -> list[tuple[Action, int]]:
        """Every outcome of the chance question with its integer weight, in table order; at least two."""

    def sample(self, rng: Rng) -> Action:
        """One outcome, drawn by weight: a number below the total, counted along the outcomes in table order."""
        outcomes = self.chance_outcomes()
        total = 0
        for _, weight in outcomes:
            total += weight
        left = rng.below(total)
        for outcome, weight in outcomes:
            if left < weight:
                return outcome
            left -= weight
        raise AssertionError("weights do not add up")

    @abstractmethod
    def apply(self, action: Action) -> None:
        """Answer the question, in place, and go on to the next one.  Trusts that the answer is legal."""

    @abstractmethod
    def copy(self) -> State:
        """An independent position equal to this one."""

    @abstractmethod
    def returns(self) -> list[float]:
        """What each seat has won: 1 for a win, equal shares among rivals who tie, 0 otherwise and before the end."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that have won; empty before the end, or when nobody has."""

    @property
    @abstractmethod
    def ending(self) -> str:
        """How the match ended, in one word; empty before the end."""

    def measures(self) -> dict[str, float]:
        """Numbers worth a mean in a report on many matches, of a match that is over; none unless the game has some."""
        return {}

    @abstractmethod
    def view(self, seat: int) -> View:
        """What a seat, or a SPECTATOR, may know; from the OPEN view, everything."""

    @abstractmethod
    def resample(self, seat: int, rng: Rng) -> State:
        """A position that this seat cannot tell from the true one: all that it cannot know is dealt again."""

    @abstractmethod
    def audience(self) -> int:
        """Who may know the answer to the question asked now: one bit per seat, or EVERYONE."""

    @abstractmethod
    def why_not(self, seat: int, action: Action) -> Reason | None:
        """Why a seat cannot give this answer now; None if it can.  Tells nothing that the seat may not know."""

    @abstractmethod
    def key(self) -> list[int]:
        """The whole position as numbers: two positions are equal if and only if their keys are."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """The position as plain values; `Game.position` reads it back."""

    @property
    @abstractmethod
    def game(self) -> Game:
        """The rules it is played by."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(tuple(self.key()))

    def __repr__(self) -> str:
        return f"{self.game.name} {self.to_json()}"

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (position_of, (self.game.home, self.to_json()))


def position_of(home: str, position: dict[str, Any]) -> State:
    """The state that a pickle holds."""
    return game_of(home).position(position)
