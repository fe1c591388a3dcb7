"""Games in rooms, as ours are (docs/decisions/0024): what is the same in all of them, done once.

>>> from katabasis.games import game
>>> abyss = game("abyss")
>>> isinstance(abyss, RoomedGame), abyss.match(2, "reef").state.ending
(True, '')
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.event import Event
from katabasis.engine.game import Game
from katabasis.engine.kinds import Kinds
from katabasis.engine.message import Message, Reason
from katabasis.engine.mind import Mind
from katabasis.engine.rooms import Layout, Opinions, Tables, Title, Wording
from katabasis.engine.seats import CHANCE, NOBODY, OPEN, OVER
from katabasis.engine.state import State

if TYPE_CHECKING:
    from katabasis.engine.lessons import Lessons
    from katabasis.engine.study import Study
    from katabasis.engine.talk import Statements


class Position(State):
    """A position of such a game: who is asked, and how the match ended, stand in it as numbers."""

    over: i64 = 0  # how the match ended; 0 before
    asked: i64 = NOBODY  # who must answer what is owed; follows from it, and is looked at before every answer

    @property
    @abstractmethod
    def game(self) -> RoomedGame:
        """The rules it is played by."""

    @abstractmethod
    def copy(self) -> Position:
        """An independent position equal to this one."""

    @abstractmethod
    def proceed(self) -> None:
        """Do all that needs no answer."""

    @abstractmethod
    def deal_hidden(self, seat: int, rng: Rng) -> None:
        """Deal all that this seat cannot see, in place."""

    def still_asked(self) -> bool:
        """Whether the question on top would be asked after such a deal."""
        return True

    def tries(self) -> int:
        """How many deals are tried until it would."""
        return 1

    @abstractmethod
    def peeks(self, action: Action) -> bool:
        """Answer in place; whether something hidden from who answers could be learnt from who is asked next."""

    @abstractmethod
    def in_charge(self) -> int:
        """The seat that may know what is known to SEAT_IN_CHARGE; negative if there is none."""

    @property
    def to_move(self) -> int:
        return self.asked

    @property
    def ending(self) -> str:
        return self.game.endings[self.over]

    def resample(self, seat: int, rng: Rng) -> State:
        """That a question is asked says something about a hand, if there would be nothing to choose with another one;
        deals in which it would not be asked are thrown away.
        """
        other = self.copy()
        if seat == OPEN:
            return other
        for _ in range(self.tries()):
            other.deal_hidden(seat, rng)
            if other.still_asked():
                return other
            other = self.copy()
        return other

    def audience(self) -> int:
        return self.game.kinds.audience(self.question, self.in_charge())

    def why_not(self, seat: int, action: Action) -> Reason | None:
        game = self.game
        if self.to_move == OVER:
            return Reason(f"{game.name}-why-over", {}, game.wording.over)
        question = self.question
        rule = game.kinds.rules[question.kind]
        if question.seat == CHANCE:
            return Reason(f"{game.name}-why-chance-asked", {}, rule)
        if question.seat != seat:
            return Reason(f"{game.name}-why-other-seat", {"seat": game.wording.spoken("seat", question.seat)}, rule)
        return None if action in self.legal_actions() else game.wording.why_not(self, seat, action)

    def to_json(self) -> dict[str, Any]:
        return self.game.layout.written(self)


class RoomedMind(Mind):
    """A game's opinions, of which those that nobody asks for in a hurry are handed over."""

    def __init__(
        self,
        counted: Callable[[Any, int], dict[str, float]],
        lessons: Lessons,
        foreseen: Callable[[Any, int], dict[str, dict[str, Any]]] | None = None,
    ) -> None:
        self._counted = counted
        self._lessons = lessons
        self._foreseen = foreseen

    def counted(self, state: State, seat: int) -> dict[str, float]:
        return self._counted(state, seat)

    def foreseen(self, state: State, seat: int) -> dict[str, dict[str, Any]]:
        return {} if self._foreseen is None else self._foreseen(state, seat)

    def lessons(self) -> Lessons | None:
        return self._lessons


class RoomedGame(Game):
    """A game that is put together from what its rooms hand over."""

    kinds: Kinds
    endings: list[str]
    tables: Tables
    layout: Layout[Any]
    wording: Wording[Any]
    opinions: Opinions
    opinion: Mind  # of those: bots ask for it again and again

    def __init__(
        self,
        title: Title,
        tables: Tables,
        layout: Layout[Any],
        wording: Wording[Any],
        opinions: Opinions,
    ) -> None:
        self.name, self.home, self.rules_version = title.name, title.home, title.rules_version
        self.seats, self.options = title.seats, title.options
        self.bound, self.endings = title.bound, title.endings
        self.tables, self.kinds = tables, tables.kinds
        self.actions, self.outcomes = tables.actions, tables.outcomes
        self.layout, self.wording = layout, wording
        self.opinions, self.opinion = opinions, opinions.mind
        super().__init__()

    @abstractmethod
    def blank(self) -> Position:
        """A position in which nothing is laid out."""

    def new(self, seats: int, options: Mapping[str, object]) -> State:
        seats, chosen = self.checked(seats, options)
        s = self.blank()
        self.layout.set_up(s, seats, chosen)
        s.proceed()
        return s

    def position(self, position: Mapping[str, Any]) -> State:
        s = self.blank()
        self.layout.read(s, position)
        s.proceed()
        return s

    def question_message(self, state: State, seat: int) -> Message:
        return self.wording.question(state, seat)

    def action_message(self, action: Action) -> Message:
        return self.wording.action(action)

    def event_message(self, event: Event) -> Message:
        return self.wording.event(event)

    def related(self, state: State, seat: int) -> list[Action]:
        if state.to_move != seat:
            return []
        legal = state.legal_actions()
        in_sight = self.wording.in_sight
        return [action for action in self.actions if action in legal or in_sight(state, seat, action)]

    def reveals(self, event: Event) -> bool:
        return self.tables.events[event.kind].shows

    def peeks(self, state: State, action: Action) -> bool:
        other = state.copy()
        assert isinstance(other, Position)
        return other.peeks(action)

    def mind(self) -> Mind:
        return self.opinion

    def study(self) -> Study | None:
        return self.opinions.study

    def talk(self) -> Statements | None:
        return self.opinions.talk
