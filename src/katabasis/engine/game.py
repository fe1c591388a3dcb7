"""The contract: what every game promises, and what everything else builds on.

A match is a question, an answer, a question…  A `State` always awaits exactly one answer, from a seat or from chance.
An answer is an interned `Action`.  `katabasis.engine.conformance` checks every promise written here.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from katabasis.engine.action import Action, game_of
from katabasis.engine.chance import Rng
from katabasis.engine.errors import BadNotation, BadOption, nearest, one_line, shown
from katabasis.engine.event import Event
from katabasis.engine.message import Message, Reason
from katabasis.engine.mind import Mind
from katabasis.engine.option import Option
from katabasis.engine.seats import CHANCE, EVERYONE, NOBODY, OPEN, OVER, SPECTATOR, may_know
from katabasis.engine.stack import Pending, Stack
from katabasis.engine.state import State, View

if TYPE_CHECKING:
    from katabasis.engine.dealers import Dealer
    from katabasis.engine.match import Match
    from katabasis.engine.record import Promise
    from katabasis.engine.study import Study
    from katabasis.engine.talk import Statements

# who writes a game or a bot finds all of the contract here
__all__ = [
    "CHANCE",
    "EVERYONE",
    "NOBODY",
    "OPEN",
    "OVER",
    "SPECTATOR",
    "Action",
    "Event",
    "Game",
    "Message",
    "Mind",
    "Option",
    "Pending",
    "Reason",
    "Stack",
    "State",
    "View",
    "may_know",
]

NO_OPINION: Final = Mind()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(metaclass=ABCMeta):
    """The rules of one game: its tables of answers, its options, and the way to a first position."""

    name: str
    home: str  # the package that holds GAME
    rules_version: int  # rises when a stored record would mean something else
    seats: list[int]  # allowed seat counts
    options: list[Option]
    actions: list[Action]
    outcomes: list[Action]
    bound: int  # no match takes more answers than this

    def __init__(self) -> None:
        self._actions = {action.text: action for action in self.actions}
        self._outcomes = {outcome.text: outcome for outcome in self.outcomes}
        self._orders = {order.text: order for order in self.orders()}

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (game_of, (self.home,))

    def action(self, text: str) -> Action:
        """The action with this notation."""
        return self._named("action", self._actions, text)

    def outcome(self, text: str) -> Action:
        """The outcome of chance with this notation."""
        return self._named("outcome", self._outcomes, text)

    def order(self, text: str) -> Action:
        """The standing order with this notation."""
        return self._named("order", self._orders, text)

    def _named(self, what: str, known: dict[str, Action], text: str) -> Action:
        found = known.get(text)
        if found is None:
            raise BadNotation(f"unknown {what} '{one_line(text)}' in {self.name}{nearest(text, known)}")
        return found

    def answer(self, text: str) -> Action:
        """The action, outcome or standing order with this notation."""
        if text in self._outcomes:
            return self._outcomes[text]
        if text in self._orders:
            return self._orders[text]
        return self.action(text)

    def checked(self, seats: int | None, options: Mapping[str, object]) -> tuple[int, dict[str, str]]:
        """The seat count and every option in its one spelling; a clear sentence about the first that is wrong."""
        known = {option.name: option for option in self.options}
        chosen = {option.name: option.default for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadOption(f"{self.name} has no option '{name}'{nearest(name, known)}")
            chosen[name] = known[name].check(value)
        if seats is None:
            seats = self.seats[0]
        if seats not in self.seats:
            allowed = ", ".join(str(count) for count in self.seats)
            raise BadOption(f"{self.name} cannot be played with {shown(seats)} seats; it takes {allowed}")
        return seats, chosen

    def match(
        self,
        seats: int | None = None,
        seed: str | None = None,
        options: Mapping[str, object] | None = None,
        dealer: Dealer | None = None,
        position: Mapping[str, Any] | None = None,
        promise: Promise | None = None,
    ) -> Match:
        """A new match with a seeded dealer, or another one; from the beginning, or from a position.

        With a promise it is dealt from the secret and the words of that promise.
        """
        from katabasis.engine.match import begin  # a match needs the game it plays

        return begin(self, seats, seed, options, dealer, position, promise)

    # Standing orders: answers that a seat gives in advance and in private.  Most games have none.

    def orders(self) -> list[Action]:
        """Every order a seat may give, at any time; their notation begins with "order"."""
        return []

    def ordered(self, state: State, standing: list[int], order: Action) -> list[int]:  # noqa: ARG002
        """A seat's standing orders, as numbers, after one more given in this position; [] stands for none."""
        return standing

    def standing_answer(self, state: State, standing: list[int]) -> Action | None:  # noqa: ARG002
        """What the seat asked now has ordered to be answered; None if it is to be asked."""
        return None

    def orders_json(self, standing: list[int]) -> dict[str, Any]:  # noqa: ARG002
        """A seat's standing orders as plain values."""
        return {}

    # What others want of a game besides its rules; a game that says nothing here is played all the same.

    def mind(self) -> Mind:
        """What bots, the coach, the page and learners may ask of it."""
        return NO_OPINION

    def talk(self) -> Statements | None:
        """All that may be promised, claimed and asked for in a set form, and how the end of a match judges it."""
        return None

    def study(self) -> Study | None:
        """What can be learnt from a finished match, for whoever counts many of them."""
        return None

    def seats_and_options(self, position: Mapping[str, Any]) -> tuple[int, dict[str, str]]:
        """What a position says of the seats and options it is played with."""
        options = {option.name: str(position["options"][option.name]) for option in self.options}
        return int(position["seats"]), options

    @abstractmethod
    def new(self, seats: int, options: Mapping[str, object]) -> State:
        """The first position."""

    @abstractmethod
    def position(self, position: Mapping[str, Any]) -> State:
        """The state written as plain values; a clear sentence if it cannot be."""

    @abstractmethod
    def seat_names(self, seats: int) -> list[str]:
        """One word per seat, for records."""

    @abstractmethod
    def question_message(self, state: State, seat: int) -> Message:
        """The question asked now, as this seat, or a SPECTATOR, should read it; OPEN reads it as the seat asked."""

    @abstractmethod
    def action_message(self, action: Action) -> Message:
        """What an action or outcome does, with the rule that allows it."""

    @abstractmethod
    def event_message(self, event: Event) -> Message:
        """What happened."""

    @abstractmethod
    def reveals(self, event: Event) -> bool:
        """Whether the event showed somebody a thing that was hidden: undo stops there."""

    def peeks(self, state: State, action: Action) -> bool:
        """Whether who gives this answer could learn something hidden from who is asked next: undo stops there.

        The same in all positions that this seat cannot tell apart, or the answer itself would tell.  A game that knows
        its rules says it exactly; for others some of these positions are tried.
        """
        seat = state.to_move
        seen = _seen_after(state, action, seat)
        rng = Rng(f"{action.text} {state.view(seat).to_json()}")
        return any(_seen_after(state.resample(seat, rng), action, seat) != seen for _ in range(TRIED))

    @abstractmethod
    def related(self, state: State, seat: int) -> list[Action]:
        """Actions that a player may wonder about at this question, legal or not, in table order."""


TRIED = 16  # positions that a seat cannot tell from the true one


def _seen_after(state: State, action: Action, seat: int) -> tuple[int, list[str], dict[str, Any]]:
    """What a seat sees of an answer: who is asked next, what happens, the position."""
    after = state.copy()
    happened: list[Event] = []
    after.notes = happened
    after.apply(action)
    after.notes = None
    return after.to_move, [repr(event) for event in happened if event.seen_by(seat)], after.view(seat).to_json()
