"""What the laboratory may teach a game: its estimate, its habit, its networks, and where each is learnt from.

A mind that can be taught has such an object (`Mind.lessons`); a game leaves out what it has not.

>>> from katabasis.games import game
>>> lessons = game("ahuris").mind().lessons()
>>> lessons.drill.names[0], len(lessons.team_network.tables)
('habit fight', 10)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, TypeAlias

from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.state import State

Side: TypeAlias = tuple[list[str], list[float], list[int]]  # names, numbers, the seats that win with it
Weights: TypeAlias = tuple[list[str], list[float]]  # names, and the list that the game looks its weights up in


@dataclass(frozen=True, slots=True)
class Lesson:
    """A table that is played at to learn, and its share of the matches."""

    seats: int
    options: dict[str, object]
    share: float = 1.0


@dataclass(frozen=True, slots=True)
class Role:
    """Habits that are judged by the success of those who have them."""

    names: list[str]
    success: Callable[[Any], float]  # of a match that is over


class Practice(Protocol):
    """What was answered while practising: for each answer looked at what its rank is made of."""

    places: list[int]
    values: list[float]
    entries: list[int]  # by answer looked at: how many places
    options: list[int]  # by question: how many answers
    chosen: list[int]  # by question: which one was given


@dataclass(frozen=True, slots=True)
class Drill:
    """A habit that ranks answers by weights, and gets better by practice."""

    names: list[str]
    tables: list[Lesson]
    begin: Callable[[], Practice]
    practise: Callable[[Any, Rng, Any], Action]  # an answer drawn by rank, and written down
    rough: Callable[[Any], list[float]]  # what each seat may hope for: what answers are measured against


@dataclass(frozen=True, slots=True)
class TeamNetwork:
    """A network that says how likely the first seat's side is to win."""

    inputs: int
    tables: list[Lesson]
    describe: Callable[[Any, list[int], list[float]], None]  # appends places and values of inputs that are not 0
    describable: Callable[[Any], bool]
    opposed: Callable[[Any, int], bool]  # whether a seat plays for the other side, by habit


@dataclass(frozen=True, slots=True)
class RivalsNetwork:
    """A network that tells rivals apart: each is described in turn."""

    inputs: int
    tables: list[Lesson]
    rivals: int
    describe: Callable[[Any, int, list[int], list[float]], None]  # one rival, as above
    beaten: Callable[[Any, int], bool]  # whether a rival has no hope left
    seat_of: Callable[[Any, int], int]  # -1: not settled yet


class Lessons:
    """What can be learnt for one game."""

    apart: bool = False  # whether each side of a position is learnt on its own, as one that wins or does not
    roles: ClassVar[list[Role]] = []
    drill: Drill | None = None
    rivals_drill: Drill | None = None
    team_network: TeamNetwork | None = None
    rivals_network: RivalsNetwork | None = None

    def learn(self, weights: dict[str, float]) -> None:
        """The game thinks otherwise from now on; what is not named stays."""
        raise NotImplementedError

    def sides(self, state: State) -> list[Side]:
        """What an estimate is learnt from."""
        raise NotImplementedError

    def worth(self, state: State, names: list[str]) -> list[float]:  # noqa: ARG002
        """By seat, what the end of a match is worth to the side with these names."""
        return state.returns()

    def habits(self, seats: int) -> list[Weights]:
        """All that the habits at such a table are made of."""
        raise NotImplementedError

    def role_of(self, state: State, seat: int) -> int:  # noqa: ARG002
        """Which of the roles a seat has."""
        return 0
