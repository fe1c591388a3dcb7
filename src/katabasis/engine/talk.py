"""Statements: what may be said at a table in a set form, so that the finished match can judge it.

They bind nobody and are no part of a match: whoever keeps the talk of a table keeps them.  While a match runs nobody
looks whether they are true.  A game says which statements there are, and how the end of a match judges them.

>>> from katabasis.games import game
>>> statements = game("cerbere").talk()
>>> claim = statements.heard("claim barque 1 2", seat=0, seats=3)
>>> claim.kind, claim.words, statements.message(claim).key
('claim', {'slot': '1', 'places': '2'}, 'cerbere-says-claim-barque')
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from katabasis.engine.errors import BadNotation, KatabasisError, nearest, one_line
from katabasis.engine.message import Message, seat_noun

if TYPE_CHECKING:
    from katabasis.engine.action import Action
    from katabasis.engine.chance import Rng
    from katabasis.engine.match import Match
    from katabasis.engine.state import State

# What a statement is.
PROMISE = "promise"
CLAIM = "claim"
REQUEST = "request"
KINDS = [PROMISE, CLAIM, REQUEST]

# What the end of a match says of it.
KEPT = "kept"
BROKEN = "broken"
NOT_DUE = "not-due"
TRUE = "true"
LIE = "lie"
UNKNOWABLE = "unknowable"
VERDICTS = {PROMISE: [KEPT, BROKEN, NOT_DUE], CLAIM: [TRUE, LIE, UNKNOWABLE], REQUEST: []}


@dataclass(frozen=True, slots=True)
class Blank:
    """A place in a form that is filled with one of a few words; with "" for none."""

    name: str
    values: tuple[str, ...]
    seat: bool = False  # the words are names of seats


@dataclass(frozen=True, slots=True)
class Form:
    """How statements of one sort are written: words that stand, and blanks."""

    name: str  # in the language files
    kind: str
    rule: str  # the rule that lets it be said
    parts: tuple[str | Blank, ...]

    def filled(self) -> Iterator[Statement]:
        """Every statement of this form, the words of later blanks changing first."""
        blanks = [part for part in self.parts if isinstance(part, Blank)]
        for chosen in product(*(blank.values for blank in blanks)):
            words = {blank.name: value for blank, value in zip(blanks, chosen, strict=True)}
            told = [part if isinstance(part, str) else words[part.name] for part in self.parts]
            yield Statement(" ".join(word for word in told if word), self, words)


@dataclass(frozen=True, slots=True, eq=False)  # made once: identity is equality
class Statement:
    """Something said in a set form."""

    text: str  # its notation
    form: Form
    words: dict[str, str]  # by blank

    @property
    def kind(self) -> str:
        return self.form.kind


@dataclass(frozen=True, slots=True)
class Spoken:
    """Who said it, and how long the record was then."""

    seat: int
    length: int
    statement: Statement


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a statement, in one word and as a message."""

    word: str
    message: Message


class Statements(ABC):
    """All statements of one game."""

    def __init__(self, game: str, seat_names: Sequence[str], forms: Sequence[Form]) -> None:
        self.game = game
        self.seat_names = list(seat_names)
        self.forms = list(forms)
        self._by_text = {made.text: made for form in forms for made in form.filled()}

    def __iter__(self) -> Iterator[Statement]:
        return iter(self._by_text.values())

    def statement(self, text: str) -> Statement:
        """The statement with this notation."""
        found = self._by_text.get(text)
        if found is None:
            raise BadNotation(f"unknown statement '{one_line(text)}' in {self.game}{nearest(text, self._by_text)}")
        return found

    def heard(self, text: str, seat: int, seats: int) -> Statement:
        """The statement that a seat makes at a table; a clear sentence if nobody there could."""
        found = self.statement(text)
        for part in found.form.parts:
            if isinstance(part, Blank) and part.seat:
                named = self.seat_names.index(found.words[part.name])
                if named >= seats:
                    raise BadNotation(f"'{text}' speaks of {self.seat_names[named]}, who is not at this table")
                if named == seat:
                    raise BadNotation(f"'{text}' is said to oneself: name another seat than {self.seat_names[named]}")
        return found

    def message(self, statement: Statement) -> Message:
        """What is said, ready to be put into words."""
        values = {
            part.name: self.spoken(part, statement.words[part.name])
            for part in statement.form.parts
            if isinstance(part, Blank)
        }
        return Message(f"{self.game}-says-{statement.form.name}", values, statement.form.rule)

    def spoken(self, blank: Blank, word: str) -> int | str:
        """A word in a blank as the language files want it: a noun, a number, or a word to choose by."""
        if blank.seat:
            return seat_noun(self.seat_names.index(word))
        if word.isdigit():
            return int(word)
        return word.rpartition(" ")[2] or "none"

    # For bots.  The positions they are given are guesses of a seat: nothing in them tells what the seat cannot know.

    def sayings(
        self,
        guess: State,  # noqa: ARG002
        seat: int,  # noqa: ARG002
        answer: Action,  # noqa: ARG002
        heard: Sequence[Spoken],  # noqa: ARG002
        rng: Rng,  # noqa: ARG002
        lying: float,  # noqa: ARG002
    ) -> list[Statement]:
        """What a seat might say before it gives an answer: little, and untrue so often if that pays."""
        return []

    def keeping(self, guess: State, seat: int, heard: Sequence[Spoken]) -> list[Action]:  # noqa: ARG002
        """Answers by which a seat would keep what it promised, the best first; none if nothing is due."""
        return []

    def belief(
        self,
        guess: State,  # noqa: ARG002
        seat: int,  # noqa: ARG002
        heard: Sequence[Spoken],  # noqa: ARG002
    ) -> Callable[[State, Rng], bool] | None:
        """Whether another guess fits what a seat has heard, as far as it believes that; None if it believes nothing."""
        return None

    def judge(self, match: Match, spoken: Sequence[Spoken]) -> list[Verdict | None]:
        """What came of each, once the match is over; None for what is not judged, such as a request."""
        if not match.over:
            raise KatabasisError("the match is not over: until then nobody says what is true and what is kept")
        return self.verdicts(match, spoken)

    @abstractmethod
    def verdicts(self, match: Match, spoken: Sequence[Spoken]) -> list[Verdict | None]:
        """The same of a match that is over."""
