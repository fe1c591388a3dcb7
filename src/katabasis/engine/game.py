"""The contract: what every game promises, and what everything else builds on.

A match is a question, an answer, a question…  A `State` always awaits exactly one answer, from a seat or from chance.
An answer is an interned `Action`.  `katabasis.engine.conformance` checks every promise written here.
"""

from __future__ import annotations

import importlib
from abc import ABCMeta, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from katabasis.engine.chance import Rng
from katabasis.engine.errors import BadNotation, BadOption, nearest, one_line

if TYPE_CHECKING:
    from katabasis.engine.dealers import Dealer
    from katabasis.engine.features import Features
    from katabasis.engine.match import Match
    from katabasis.engine.record import Promise
    from katabasis.engine.study import Study
    from katabasis.engine.talk import Statements

CHANCE: Final = -1  # asked: nobody's choice, answered by a dealer
OVER: Final = -2  # nothing is asked any more
SPECTATOR: Final = -3  # a point of view that knows only what everybody knows
NOBODY: Final = -4  # a step that is carried out without asking
OPEN: Final = -5  # a point of view that knows everything: for replays of finished matches

EVERYONE: Final = -1  # an audience: one bit per seat, here all of them and the spectators


class Action:
    """One answer to one question, of a seat or of chance.  Interned: identity is equality."""

    __slots__ = ("a", "b", "chance", "home", "index", "kind", "text")

    index: Final[i64]  # place in the game's table of actions, or of outcomes
    kind: Final[i64]
    a: Final[i64]  # what it is about: a hero, a card, a value
    b: Final[i64]
    text: Final[str]  # its notation, fixed for a rules version
    chance: Final[bool]  # an outcome of chance
    home: Final[str]  # the package whose GAME owns it

    def __init__(self, home: str, chance: bool, index: i64, kind: i64, a: i64, b: i64, text: str) -> None:
        self.home = home
        self.chance = chance
        self.index = index
        self.kind = kind
        self.a = a
        self.b = b
        self.text = text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (recalled, (self.home, self.chance, self.text))


def recalled(home: str, chance: bool, text: str) -> Action:
    """The interned action that a pickle names."""
    game = game_of(home)
    return game.outcome(text) if chance else game.action(text)


MOST_LEGAL: Final = 256  # answers to one question
ROOM: Final[list[Action]] = [Action("", False, -1, -1, 0, 0, "")] * MOST_LEGAL


def room_for(number: i64) -> list[Action]:
    """A new list with so many places to be filled: quicker than one that grows."""
    return ROOM[:number]


def laid_out(legal: list[Action], room: list[Action]) -> i64:
    """Write one list to the front of another; how many they are."""
    number: i64 = 0
    for action in legal:
        room[number] = action
        number += 1
    return number


def by_bits(actions: list[Action]) -> list[list[Action]]:
    """For every eight of a row of actions, one bit each, and every set of them: those in the set."""
    eights = [actions[first : first + 8] for first in range(0, len(actions), 8)]
    return [
        [action for place, action in enumerate(eight) if part >> place & 1] for eight in eights for part in range(256)
    ]


def bits_into(rows: list[list[Action]], bits: i64, room: list[Action]) -> i64:
    """Write the actions of a set, one bit each, to the front of a list; how many they are."""
    number: i64 = 0
    first: i64 = 0
    while bits > 0:
        if bits & 255:
            for action in rows[first + (bits & 255)]:
                room[number] = action
                number += 1
        bits >>= 8
        first += 256
    return number


class Pending:
    """Something the rules still await: a question, or a step on the way to one."""

    __slots__ = ("a", "b", "kind", "seat")

    kind: Final[i64]
    seat: Final[i64]  # who is asked: a seat, CHANCE, or NOBODY
    a: Final[i64]
    b: Final[i64]

    def __init__(self, kind: i64, seat: i64, a: i64, b: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b

    def __repr__(self) -> str:
        return f"Pending({self.kind}, {self.seat}, {self.a}, {self.b})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pending) and (
            self.kind == other.kind and self.seat == other.seat and self.a == other.a and self.b == other.b
        )

    def __hash__(self) -> int:
        return ((self.kind * 64 + self.seat) * 64 + self.a) * 64 + self.b

    def __reduce__(self) -> tuple[object, ...]:
        return (Pending, (self.kind, self.seat, self.a, self.b))


class Stack:
    """What the rules still await: `now` lies on top, the rest below it waits.

    Most answers only put another question in the place of the one on top, which costs one assignment here; places below
    are kept when they fall free.
    """

    __slots__ = ("below", "depth", "now")

    now: Pending  # to be asked or done next; NOTHING when all is done
    below: list[Pending]  # used up to the depth, the next one last
    depth: i64

    def __init__(self) -> None:
        self.now = NOTHING
        self.below = []
        self.depth = 0

    def push(self, owed: Pending) -> None:
        if self.depth < len(self.below):
            self.below[self.depth] = self.now
        else:
            self.below.append(self.now)
        self.depth += 1
        self.now = owed

    def pop(self) -> None:
        self.depth -= 1
        self.now = self.below[self.depth]

    def clear(self) -> None:
        self.now = NOTHING
        self.depth = 0

    def listed(self) -> list[Pending]:
        """All of it, the top last."""
        return [*self.below[1 : self.depth], self.now] if self.depth else []

    def copy(self) -> Stack:
        other = Stack()
        other.now = self.now
        other.below = self.below[: self.depth]
        other.depth = self.depth
        return other


NOTHING: Final = Pending(-1, NOBODY, 0, 0)  # lies under everything


def may_know(audience: int, seat: int) -> bool:
    """Whether a seat, a SPECTATOR or an OPEN view belongs to an audience."""
    return audience == EVERYONE or seat == OPEN or (seat >= 0 and (audience >> seat) & 1 == 1)


class Event:
    """Something that happened, and who may know it."""

    __slots__ = ("a", "audience", "b", "c", "d", "e", "kind")

    kind: Final[int]
    audience: Final[int]  # one bit per seat, or EVERYONE
    a: Final[int]
    b: Final[int]
    c: Final[int]
    d: Final[int]
    e: Final[int]

    def __init__(self, kind: int, audience: int, a: int, b: int, c: int, d: int, e: int = 0) -> None:
        self.kind = kind
        self.audience = audience
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e

    def seen_by(self, seat: int) -> bool:
        """Whether a seat, a SPECTATOR or an OPEN view may know of it."""
        return may_know(self.audience, seat)

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.audience}, {self.a}, {self.b}, {self.c}, {self.d}, {self.e})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __reduce__(self) -> tuple[object, ...]:
        return (Event, (self.kind, self.audience, self.a, self.b, self.c, self.d, self.e))


def write_down(notes: list[Event], audience: i64, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
    """Apart from whoever looks whether anybody listens: that stays small, and the C compiler puts it in its place."""
    notes.append(Event(kind, audience, a, b, c, d, e))


class Message:
    """Words to come: a key of the language files and the values it needs.

    A text value that begins with "@" names a noun of the language files; numbers and other texts stand for themselves.
    """

    __slots__ = ("key", "rule", "values")

    key: Final[str]
    values: Final[dict[str, int | str]]
    rule: Final[str]  # the rule it comes from, or ""

    def __init__(self, key: str, values: dict[str, int | str], rule: str = "") -> None:
        self.key = key
        self.values = values
        self.rule = rule

    def to_json(self) -> dict[str, Any]:
        return {"key": self.key, "values": self.values, "rule": self.rule}

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.values!r}, {self.rule!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __reduce__(self) -> tuple[object, ...]:
        return (Message, (self.key, self.values, self.rule))


class Reason(Message):
    """Why something cannot be answered now: the failing condition, with the rule it comes from."""

    @property
    def rule_id(self) -> str:
        return self.rule

    def __reduce__(self) -> tuple[object, ...]:
        return (Reason, (self.key, self.values, self.rule))


@mypyc_attr(allow_interpreted_subclasses=True)
class View(metaclass=ABCMeta):
    """Everything one seat may know, built field by field: clients, bots and logs get this, never a state."""

    seat: int  # whose eyes, or SPECTATOR, or OPEN
    to_move: int
    question: Pending | None
    legal: list[Action]  # what this seat may answer now; empty if it is not asked.  OPEN: what the seat asked may

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """The same as plain values, for clients in any language."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """A position: everything needed to go on playing, and nothing else."""

    notes: list[Event] | None  # where to write what happens, if anybody listens; not part of the position

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
        return laid_out(self.legal_actions(), room)

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

    # For bots.  Of a game that says nothing here they imagine matches to the end, played at random.

    def prospects(self) -> list[float]:
        """What each seat may hope to win, from 0 to 1, as the game estimates it; empty if it has no opinion."""
        return []

    def aims(self) -> list[float]:
        """What each seat plays for among people who mean each other well: its prospects, unless the game knows better.

        Where all would lose if each looked only after itself, this is what a companion looks at, and `prospects` what
        a rival does.
        """
        return self.prospects()

    def settled(self) -> bool:
        """Whether this is a good moment to ask for prospects: nothing is half done that they do not look at."""
        return True

    def patience(self) -> int:
        """How many answers by habit a search plays on before it asks for prospects, at least: the more, the less it
        depends on the estimate, and the more on chance.
        """
        return 1

    def countable(self) -> bool:
        """Whether all that may come of this question until things are settled can be counted out, dice and draws alike.

        Asked of a seat's question: whether an exact look-ahead (`katabasis.bots.lookahead`) is the way to answer it.
        """
        return False

    def habit(self, rng: Rng) -> Action:
        """What a player in a hurry would answer: quick to find and seldom foolish, for play that is only imagined."""
        legal = self.legal_actions()
        return legal[rng.below(len(legal))]

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


def game_of(home: str) -> Game:
    """The game that a pickle names."""
    game: Game = importlib.import_module(home).GAME
    return game


def position_of(home: str, position: dict[str, Any]) -> State:
    """The state that a pickle holds."""
    return game_of(home).position(position)


class Option:
    """Something a table may decide before a match: one of a few words, or a number with named presets."""

    __slots__ = ("default", "high", "low", "name", "presets", "rule", "values")

    name: Final[str]
    default: Final[str]
    values: Final[list[str]]  # the words allowed; empty for a number
    presets: Final[dict[str, int]]  # names for some numbers
    low: Final[int]
    high: Final[int]
    rule: Final[str]  # the rule or ruling it settles

    def __init__(
        self,
        name: str,
        default: str,
        rule: str,
        values: Sequence[str] = (),
        presets: Mapping[str, int] | None = None,
        low: int = 0,
        high: int = 0,
    ) -> None:
        self.name = name
        self.default = default
        self.rule = rule
        self.values = list(values)
        self.presets = dict(presets or {})
        self.low = low
        self.high = high

    def typed(self, text: str) -> str:
        """The value that a person meant on a command line; only there may it be the name of a file."""
        return text

    def printed(self) -> dict[str, Any]:
        """What the printed material has, by name, for those who draw it; nothing if there is nothing to draw."""
        return {}

    def judged(self, text: str) -> dict[str, Any]:  # noqa: ARG002
        """Somebody's own value as a text: its faults, what was understood, and its one spelling if it has none."""
        return {}

    def drawn(self, value: str) -> str:  # noqa: ARG002
        """A picture of a checked value, as SVG; "" if there is none."""
        return ""

    def check(self, value: object) -> str:
        """The value in its one spelling; a clear sentence if it is none."""
        text = str(value).strip().lower()
        if self.values:
            if text in self.values:
                return text
            raise BadOption(f"option {self.name} cannot be '{value}'{nearest(text, self.values)}")
        if text in self.presets:
            return str(self.presets[text])
        if text.isascii() and text.isdigit() and len(text) < 10 and self.low <= int(text) <= self.high:
            return str(int(text))
        named = ", ".join(f"{name} ({number})" for name, number in self.presets.items())
        raise BadOption(
            f"option {self.name} cannot be '{value}'; give a number from {self.low} to {self.high} or one of: {named}"
        )


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
        found = self._actions.get(text)
        if found is None:
            raise BadNotation(f"unknown action '{one_line(text)}' in {self.name}{nearest(text, self._actions)}")
        return found

    def outcome(self, text: str) -> Action:
        """The outcome of chance with this notation."""
        found = self._outcomes.get(text)
        if found is None:
            raise BadNotation(f"unknown outcome '{one_line(text)}' in {self.name}{nearest(text, self._outcomes)}")
        return found

    def order(self, text: str) -> Action:
        """The standing order with this notation."""
        found = self._orders.get(text)
        if found is None:
            raise BadNotation(f"unknown order '{one_line(text)}' in {self.name}{nearest(text, self._orders)}")
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
            raise BadOption(f"{self.name} cannot be played with {seats} seats; it takes {allowed}")
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

    # Talk: what may be said at the table in a set form.  It is no part of a match, and most games have none.

    def statements(self) -> Statements | None:
        """All that may be promised, claimed and asked for, and how the end of a match judges it."""
        return None

    # Studies: what a finished match tells besides who has won.  Of a game that says nothing only that is counted.

    def study(self) -> Study | None:
        """What can be learnt from a finished match, for whoever counts many of them."""
        return None

    def features(self) -> Features:
        """What a seat knows, as numbers for learning."""
        raise BadOption(f"{self.name} has no numbers for learning")

    @abstractmethod
    def seats_and_options(self, position: Mapping[str, Any]) -> tuple[int, dict[str, str]]:
        """What a position says of the seats and options it is played with."""

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

    @abstractmethod
    def related(self, state: State, seat: int) -> list[Action]:
        """Actions that a player may wonder about at this question, legal or not, in table order."""

    def foreseen(self, state: State, seat: int) -> dict[str, dict[str, Any]]:  # noqa: ARG002
        """By answers this seat can give now: what would come of them, from nothing but what the seat knows."""
        return {}

    def counted(self, state: State, seat: int) -> dict[str, float]:  # noqa: ARG002
        """By name, what a coach may count for a seat when it compares what answers lead to: more is better.

        "points" is put into words by the text `<game>-coach-points`, with the means $more and $less.
        """
        return {}
