"""A row for each kind of thing: what can lie on the stack, and what can be answered.

A row says everything about its kind, its number first; a table refuses rows that leave a number out, so that nothing is
kept in step by its place in a list.

>>> FEED, NIGHT = 0, 1
>>> BUCKETS = Meaning("buckets", range(1, 7), first=1)
>>> fed = Kind(FEED, "feed", "ZOO-01", a=BUCKETS, on=[NIGHT], known_to=SEAT_ASKED)
>>> zoo = Kinds([fed], [], [Kind(NIGHT, "night", "ZOO-02", on=[GROUND])], ["keeper", "vet"])
>>> zoo.written(Pending(FEED, 1, 6, 0)), zoo.read("feed vet 6", 2), zoo.audience(Pending(FEED, 1, 6, 0), NOBODY)
('feed vet 6', Pending(0, 1, 6, 0), 2)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64

from katabasis.engine.bits import bit
from katabasis.engine.errors import BadPosition, nearest, shown
from katabasis.engine.seats import CHANCE, EVERYONE, NOBODY
from katabasis.engine.stack import Pending

# Who may know an answer: everybody, or the seats of these bits.
EVERYBODY: Final = 0
SEAT_ASKED: Final = 1
SEAT_NAMED: Final = 2  # by the first number of the question
SEAT_IN_CHARGE: Final = 4  # the game says which one that is

# What something may lie on besides things of a kind.
GROUND: Final = -1  # nothing: the bottom of the stack
ANYTHING: Final = -2  # whatever the rules put there; no row says it

MUST_BE_SAID: Final = -1


class Meaning:
    """What a number means, and the word that stands for it in a written position."""

    __slots__ = ("default", "name", "of_seat", "told", "words")

    name: Final[str]  # "target", "lord"…
    words: Final[dict[int, str]]  # by number; a number without a word is not written
    default: Final[int]  # what it is if nothing is said, or MUST_BE_SAID
    of_seat: Final[bool]  # a seat at the table, however many there are
    told: Final[bool]  # named when the question is put into words

    def __init__(
        self,
        name: str,
        words: Sequence[object],
        first: int = 0,
        default: int = MUST_BE_SAID,
        of_seat: bool = False,
        told: bool = False,
    ) -> None:
        self.name = name
        self.words = {first + place: str(word) for place, word in enumerate(words)}
        self.default = default
        self.of_seat = of_seat
        self.told = told

    def written(self, number: int) -> list[str]:
        return [self.words[number]] if number in self.words else []

    def read(self, about: str, rest: list[str], seats: int) -> int:
        """The number that the next of the words stands for; takes that word away."""
        if self.default != MUST_BE_SAID and not (rest and self.words):
            return self.default
        known = {word: number for number, word in self.words.items() if number < seats or not self.of_seat}
        if rest and rest[0] in known:
            return known[rest.pop(0)]
        if all(word.isdigit() for word in known):
            said = f", not '{rest[0]}'" if rest else ""
            raise BadPosition(f"pending {about} needs a number from {min(known)} to {max(known)}{said}")
        if not rest:
            which = "seat" if self.of_seat else self.name
            raise BadPosition(f"pending {about} must say which {which}: {', '.join(known)}")
        raise BadPosition(f"pending {about} cannot be about '{rest[0]}'{nearest(rest[0], known)}")


NOTHING_SAID: Final = Meaning("", [], default=0)


class Kind:
    """A kind of question, or of step on the way to one."""

    __slots__ = ("a", "b", "known_to", "name", "number", "on", "rule")

    number: Final[i64]
    name: Final[str]  # in positions, and in the keys of the language files
    rule: Final[str]  # where it comes from
    a: Final[Meaning]
    b: Final[Meaning]
    on: Final[list[int]]  # the kinds it may lie on; GROUND, ANYTHING
    known_to: Final[i64]  # EVERYBODY, or the seats that may know the answer

    def __init__(
        self,
        number: int,
        name: str,
        rule: str,
        a: Meaning = NOTHING_SAID,
        b: Meaning = NOTHING_SAID,
        on: Sequence[int] = (ANYTHING,),
        known_to: int = EVERYBODY,
    ) -> None:
        self.number, self.name, self.rule = number, name, rule
        self.a, self.b = a, b
        self.on = list(on)
        self.known_to = known_to


class Kinds:
    """All kinds of a game, by number: first the questions to seats, then those to chance, then the steps."""

    __slots__ = ("first_chance", "first_step", "names", "rows", "rules", "seat_names")

    rows: Final[list[Kind]]
    names: Final[list[str]]
    rules: Final[list[str]]
    first_chance: Final[int]
    first_step: Final[int]
    seat_names: Final[list[str]]  # how a line says which seat is asked; empty if it does not

    def __init__(
        self, of_seats: list[Kind], of_chance: list[Kind], of_nobody: list[Kind], seat_names: Sequence[str] = ()
    ) -> None:
        self.rows = [*of_seats, *of_chance, *of_nobody]
        assert [row.number for row in self.rows] == list(range(len(self.rows))), "each number once, in order"
        self.names = [row.name for row in self.rows]
        self.rules = [row.rule for row in self.rows]
        self.first_chance = len(of_seats)
        self.first_step = len(of_seats) + len(of_chance)
        self.seat_names = list(seat_names)

    def asked(self, kind: int, seat: int) -> int:
        """Who is asked: the seat, CHANCE or NOBODY."""
        return seat if kind < self.first_chance else CHANCE if kind < self.first_step else NOBODY

    def everything(self, seats: int, a: int, b: int) -> list[Pending]:
        """All that can lie on the stack, made once: by kind, seat, b and a; one for all seats if none is asked."""
        found: list[Pending] = []
        for kind in range(len(self.rows)):
            row: list[Pending] = []
            for seat in range(seats):
                if seat == 0 or kind < self.first_chance:
                    asked = self.asked(kind, seat)
                    row = [Pending(kind, asked, first, second) for second in range(b) for first in range(a)]
                found += row
        return found

    def audience(self, question: Pending, in_charge: int) -> int:
        """Who may know the answer to a question, one bit per seat, or EVERYONE; nobody need be in charge."""
        known_to = self.rows[question.kind].known_to
        if known_to == EVERYBODY or (known_to == SEAT_IN_CHARGE and in_charge < 0):
            return EVERYONE
        found: i64 = 0
        if known_to & SEAT_ASKED:
            found |= bit(question.seat)
        if known_to & SEAT_NAMED:
            found |= bit(question.a)
        if known_to & SEAT_IN_CHARGE:
            found |= bit(in_charge)
        return found

    def told(self, question: Pending, spoken: Callable[[str, int], int | str]) -> dict[str, int | str]:
        """What the language files are told of a question's numbers; the game says how a noun is spoken of."""
        row = self.rows[question.kind]
        found: dict[str, int | str] = {}
        for meaning, number in ((row.a, question.a), (row.b, question.b)):
            if meaning.told:
                word = meaning.words[number]
                noun = "seat" if meaning.of_seat else meaning.name
                found[meaning.name] = int(word) if word.isdigit() else spoken(noun, number)
        return found

    def written(self, line: Pending) -> str:
        """A line of the stack: its name, whom it asks, and what its numbers mean where they mean something."""
        row = self.rows[line.kind]
        asked = [self.seat_names[line.seat]] if self.seat_names and line.seat >= 0 else []
        return " ".join([row.name, *asked, *row.a.written(line.a), *row.b.written(line.b)])

    def read(self, text: object, seats: int) -> Pending:
        """A line as it was written; a clear sentence if it is none."""
        words = text.split() if isinstance(text, str) else []
        if not words or words[0] not in self.names:
            near = nearest(text.split(" ")[0] if isinstance(text, str) else text, self.names)
            raise BadPosition(f"pending cannot hold {shown(text)}{near}")
        name = words.pop(0)
        row = self.rows[self.names.index(name)]
        seat = 0
        if self.seat_names and row.number < self.first_chance:
            seat = self.read_seat(name, words, seats)
        a = row.a.read(name, words, seats)
        b = row.b.read(name, words, seats)
        if words:
            raise BadPosition(f"pending {name} has no '{' '.join(words)}'")
        return Pending(row.number, self.asked(row.number, seat), a, b)

    def read_seat(self, name: str, words: list[str], seats: int) -> int:
        known = self.seat_names[:seats]
        if not words or words[0] not in known:
            raise BadPosition(f"pending {name} must say which seat is asked: {', '.join(known)}")
        return known.index(words.pop(0))

    def check_order(self, lines: list[Pending]) -> None:
        """Everything lies on something that leads to it."""
        below = GROUND
        for line in lines:
            row = self.rows[line.kind]
            if below not in row.on and (below == GROUND or ANYTHING not in row.on):
                raise BadPosition(self.wrong_order(row, below))
            below = line.kind

    def wrong_order(self, row: Kind, below: int) -> str:
        if below == GROUND:
            lowest = " or ".join(f"'{other.name}'" for other in self.rows if GROUND in other.on)
            return f"pending must begin with {lowest}, at the bottom of the stack"
        if row.on == [GROUND]:
            return f"pending can hold '{row.name}' at the bottom only"
        wanted = " or ".join(f"'{self.names[kind]}'" for kind in row.on)
        return f"pending {row.name} lies on {wanted}, not on '{self.names[below]}'"


class ActionKind:
    """A kind of action, or of outcome."""

    __slots__ = ("about", "answers", "name", "number", "rule")

    number: Final[i64]
    name: Final[str]
    rule: Final[str]
    about: Final[str]  # what its numbers mean, a word the game knows; "" if nothing
    answers: Final[list[int]]  # the kinds of questions it may answer

    def __init__(self, number: int, name: str, rule: str, about: str = "", answers: Sequence[int] = ()) -> None:
        self.number = number
        self.name = name
        self.rule = rule
        self.about = about
        self.answers = list(answers)


def by_number(rows: list[ActionKind]) -> list[ActionKind]:
    """The table of a game, in which each kind stands at its number."""
    assert [row.number for row in rows] == list(range(len(rows))), "each number once, in order"
    return rows
