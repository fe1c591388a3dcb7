"""What may be promised, claimed and asked for at the table, and what the end of the match says of it.

None of it binds anybody, and nobody checks it while the match runs.  CER-PAY-03, CER-PAY-04, CER-BARQ-04, CER-R-64

A promise is for the next turn of whoever must keep it that begins after it was made, and may be kept before; one with a
condition, for the next after the condition was met.  What can no longer be done, because the match is over or somebody
was captured, never came due.

>>> [made.text for made in STATEMENTS if made.kind == "claim"][:2], len(list(STATEMENTS))
(['claim barque 1 1', 'claim barque 1 2'], 226)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.match import Match
from katabasis.engine.message import Message
from katabasis.engine.state import State
from katabasis.engine.talk import (
    BROKEN,
    CLAIM,
    KEPT,
    LIE,
    NOT_DUE,
    PROMISE,
    REQUEST,
    TRUE,
    UNKNOWABLE,
    Blank,
    Form,
    Spoken,
    Statement,
    Statements,
    Verdict,
)
from katabasis.games.cerbere.actions import GIVE_KIND, MOST_ADVANCE, SWAP_KIND
from katabasis.games.cerbere.board.roads import ABOARD
from katabasis.games.cerbere.meta import ENDINGS, ESCAPED, NAME, SEAT_NAMES
from katabasis.games.cerbere.mind.bot_talk import belief, keeping, sayings
from katabasis.games.cerbere.questions import GIVE
from katabasis.games.cerbere.state import CerbereState, is_adventurer
from katabasis.games.cerbere.words.events import CAPTURED, DISCARDS, EVENTS, HUNT_BEGINS, MOVES, PAYS, TURN_BEGINS
from katabasis.games.cerbere.words.events import ESCAPED as ESCAPED_EVENT

BARQUES: Final = ("1", "2", "3")
WHOM: Final = Blank("whom", tuple(SEAT_NAMES), seat=True)
SPACES: Final = Blank("spaces", tuple(str(number) for number in range(1, MOST_ADVANCE + 1)))
CONDITION: Final = Blank("condition", ("", "if card", "if advance"))
SLOT: Final = Blank("slot", BARQUES)  # which Barque: 1 is the active one
PLACES: Final = Blank("places", BARQUES)  # how many may board it

FORMS: Final = [
    Form("promise-advance", PROMISE, "CER-PAY-04", ("promise", WHOM, "advance", SPACES, CONDITION)),
    Form("promise-card", PROMISE, "CER-PAY-04", ("promise", WHOM, "card", CONDITION)),
    Form("promise-spare", PROMISE, "CER-PAY-04", ("promise", WHOM, "spare", CONDITION)),
    Form("promise-together", PROMISE, "CER-PAY-04", ("promise", WHOM, "together", CONDITION)),
    Form("claim-barque", CLAIM, "CER-BARQ-04", ("claim", "barque", SLOT, PLACES)),
    Form("ask-advance", REQUEST, "CER-PAY-03", ("ask", WHOM, "advance", SPACES)),
    Form("ask-card", REQUEST, "CER-PAY-03", ("ask", WHOM, "card")),
    Form("ask-spare", REQUEST, "CER-PAY-03", ("ask", WHOM, "spare")),
    Form("ask-together", REQUEST, "CER-PAY-03", ("ask", WHOM, "together")),
    Form("ask-barque", REQUEST, "CER-BARQ-04", ("ask", WHOM, "barque", SLOT)),
]

# Why a promise never came due.
UNMET: Final = "unmet"  # the condition
UNASKED: Final = "unasked"  # for a card
TAKEN: Final = "taken"  # somebody was captured
BOARDED: Final = "boarded"  # who is aboard advances no more
ENDED: Final = "ended"  # the match was over before

GIVE_ANSWERED: Final = len(EVENTS)  # besides what events tell: a card was asked for; amount 1 if it was given


class CerbereStatements(Statements):
    """All statements of Cerbère."""

    def verdicts(self, match: Match, spoken: Sequence[Spoken]) -> list[Verdict | None]:
        story = Story(match)
        return [story.verdict(said) for said in spoken]

    def sayings(
        self, guess: State, seat: int, answer: Action, heard: Sequence[Spoken], rng: Rng, lying: float
    ) -> list[Statement]:
        assert isinstance(guess, CerbereState)
        said = sayings(guess, seat, answer, heard, rng, lying)
        return [self.heard(text, seat, guess.seats) for text in said]

    def keeping(self, guess: State, seat: int, heard: Sequence[Spoken]) -> list[Action]:
        assert isinstance(guess, CerbereState)
        return keeping(guess, seat, heard)

    def belief(self, guess: State, seat: int, heard: Sequence[Spoken]) -> Callable[[State, Rng], bool] | None:
        assert isinstance(guess, CerbereState)
        return belief(guess, seat, heard)


class Fact:
    """Something that happened to a seat, and in whose turn."""

    __slots__ = ("active", "amount", "clock", "kind", "number", "seat")

    def __init__(self, kind: int, number: int, clock: int, active: int, seat: int, amount: int = 0) -> None:
        self.kind = kind
        self.number = number  # of its line in the record
        self.clock = clock
        self.active = active
        self.seat = seat
        self.amount = amount


class Window:
    """The part of a match in which a promise has to be kept."""

    __slots__ = ("last", "since")

    def __init__(self, since: int, last: int) -> None:
        self.since = since  # a length of the record
        self.last = last  # the clock of its last turn

    def __contains__(self, found: Fact) -> bool:
        return found.number >= self.since and found.clock <= self.last


class Story:
    """A finished match as promises and claims see it.

    Its clock counts turns: twice the number of a turn while it is played, and one more from its end on, when the Hunt
    comes or the Barque leaves.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.facts: list[Fact] = []
        self.turns: list[tuple[int, int, int]] = []  # number, seat, who was aboard when it began: one bit each
        self.past: dict[int, Match] = {}  # as it stood at some lengths of its record
        s = self._own(self.state_at(0))
        self.clock: int = 2 * s.turn
        for answer in match.answers:
            number, active = answer.number, s.active
            if s.pending.now.kind == GIVE:
                self.note(GIVE_ANSWERED, number, active, answer.seat, answer.action.kind == GIVE_KIND)
            s.apply(answer.action)
            for event in answer.events:
                if event.kind == TURN_BEGINS:
                    self.clock, active = 2 * event.a, event.b
                    self.turns.append((event.a, event.b, aboard(s)))
                elif event.kind in (HUNT_BEGINS, ESCAPED_EVENT):
                    self.clock |= 1
                elif event.kind == MOVES:
                    self.note(MOVES, number, active, event.a, to_go(s, event.b) - to_go(s, event.c))
                elif event.kind in (CAPTURED, PAYS, DISCARDS):
                    self.note(event.kind, number, active, event.a)
        self.end = s

    def note(self, kind: int, number: int, active: int, seat: int, amount: int = 0) -> None:
        self.facts.append(Fact(kind, number, self.clock, active, seat, amount))

    def found(self, window: Window, active: int, seat: int, *kinds: int) -> list[Fact]:
        """What happened to a seat in the turns of another."""
        return [
            fact
            for fact in self.facts
            if fact in window and fact.active == active and fact.seat == seat and fact.kind in kinds
        ]

    def _own(self, s: CerbereState) -> CerbereState:
        copied = s.copy()
        assert isinstance(copied, CerbereState)
        return copied

    def state_at(self, length: int) -> CerbereState:
        """The table when the record had that length."""
        found = self.match_at(length).state
        assert isinstance(found, CerbereState)
        return found

    def match_at(self, length: int) -> Match:
        if length not in self.past:
            self.past[length] = self.match.at(length)
        return self.past[length]

    def verdict(self, said: Spoken) -> Verdict | None:
        if said.statement.kind == PROMISE:
            return self.promise(said)
        return self.claim(said) if said.statement.kind == CLAIM else None

    # Promises

    def promise(self, said: Spoken) -> Verdict:
        whom = SEAT_NAMES.index(said.statement.words["whom"])
        deed = said.statement.form.name
        keeper = whom if deed == "promise-card" else said.seat
        turn: int = self.state_at(said.length).turn
        window = self.window(deed, keeper, said.length, turn)
        due = said.length
        condition = said.statement.words["condition"]
        if condition:
            met = self.met(condition, said.seat, whom, window)
            if met is None:
                return not_due(UNMET)
            due = met.number
            window = self.window(deed, keeper, said.length, met.clock // 2)
        if deed == "promise-advance":
            return self.advanced(said, whom, window)
        if deed == "promise-card":
            return self.given(said.seat, whom, window)
        if deed == "promise-spare":
            return self.spared(said.seat, whom, Window(due, window.last))
        return self.left_together(said.seat, whom)

    def window(self, deed: str, keeper: int, since: int, turn: int) -> Window:
        """Until the end of the keeper's next turn; to leave together is promised for the whole match."""
        if deed != "promise-together":
            for number, seat, _ in self.turns:
                if number > turn and seat == keeper:
                    return Window(since, 2 * number)
        return Window(since, self.clock + 1)

    def over(self, window: Window) -> bool:
        """Whether its last turn was played to the end."""
        return self.clock > window.last

    def met(self, condition: str, speaker: int, whom: int, window: Window) -> Fact | None:
        """When the other did what was asked in return: a card paid for the speaker, or an advance."""
        if condition == "if card":
            found = self.found(window, speaker, whom, PAYS)
        else:
            found = [move for move in self.found(window, whom, speaker, MOVES) if move.amount > 0]
        return found[0] if found else None

    def taken(self, seats: tuple[int, int], window: Window) -> bool:
        """Whether one of the two was captured before the window closed."""
        return any(fact.kind == CAPTURED and fact in window and fact.seat in seats for fact in self.facts)

    def advanced(self, said: Spoken, whom: int, window: Window) -> Verdict:
        """So many spaces nearer to the Barque in the speaker's turns, whatever card did it."""
        moves = self.found(window, said.seat, whom, MOVES)
        if sum(move.amount for move in moves if move.amount > 0) >= int(said.statement.words["spaces"]):
            return verdict(KEPT)
        if self.taken((said.seat, whom), window):
            return not_due(TAKEN)
        if not self.over(window):
            return not_due(ENDED)
        for number, _, passengers in self.turns:
            if 2 * number == window.last and passengers >> whom & 1:
                return not_due(BOARDED)
        return verdict(BROKEN)

    def given(self, speaker: int, whom: int, window: Window) -> Verdict:
        """A card laid down when it was asked for; what became of the payment is another's business."""
        answers = self.found(window, whom, speaker, GIVE_ANSWERED)
        if not answers:
            return not_due(UNASKED)
        return verdict(KEPT if any(answer.amount for answer in answers) else BROKEN)

    def spared(self, speaker: int, whom: int, window: Window) -> Verdict:
        """Not thrown back, no card lost and not caught in the speaker's turns; a Hunt is nobody's doing."""
        for fact in self.found(window, speaker, whom, MOVES, DISCARDS, CAPTURED):
            if fact.clock % 2 == 0 and (fact.kind != MOVES or fact.amount < 0):
                return verdict(BROKEN)
        if self.taken((speaker, whom), window):
            return not_due(TAKEN)
        return verdict(KEPT) if self.over(window) else not_due(ENDED)

    def left_together(self, speaker: int, whom: int) -> Verdict:
        if self.match.ending != ENDINGS[ESCAPED] or self.end.spaces[speaker] != ABOARD:
            return not_due(ENDED)
        if not is_adventurer(self.end, whom):
            return not_due(TAKEN)
        return verdict(KEPT if self.end.spaces[whom] == ABOARD else BROKEN)

    # Claims

    def claim(self, said: Spoken) -> Verdict:
        """Held against what the Barque was, if anybody ever saw it, be it later and in another place."""
        slot = int(said.statement.words["slot"]) - 1
        places = int(said.statement.words["places"])
        then = self.state_at(said.length)
        known = self.barques(said.length)
        looked = "yes" if then.revealed or then.seen_by[slot] >> said.seat & 1 else "no"
        values: dict[str, int | str] = {"places": known[slot], "looked": looked}
        if known[slot]:
            return verdict(TRUE if known[slot] == places else LIE, values)
        return verdict(LIE if places in known else UNKNOWABLE, values)

    def barques(self, length: int) -> list[int]:
        """By slot at that length: how many could board that Barque, 0 if nobody ever learnt it."""
        then = self.state_at(length)
        known = [int(seats) for seats in then.barques]
        if then.revealed:
            return known
        answers = [answer for answer in self.match.answers if answer.number < length]
        if [answer.number for answer in self.match_at(length).answers] == [answer.number for answer in answers]:
            s = self._own(then)  # the match went on from there: follow each Barque to where it was seen
            places = [0, 1, 2]
            for answer in self.match.answers[len(answers) :]:
                s.apply(answer.action)
                if answer.action.kind == SWAP_KIND and not answer.action.chance:
                    one, other = int(answer.action.a), int(answer.action.b)
                    places[one], places[other] = places[other], places[one]
                for slot in range(3):
                    known[places[slot]] = known[places[slot]] or int(s.barques[slot])
                if s.revealed:
                    break
        if known.count(0) == 1:  # there is one of each
            known[known.index(0)] = 6 - sum(known)
        return known


def to_go(s: CerbereState, space: int) -> int:
    """Steps to the Barque.  CER-R-86"""
    return 0 if space == ABOARD else s.road.distance[space]


def aboard(s: CerbereState) -> int:
    """Who is in the Barque, one bit each."""
    return sum(1 << seat for seat in range(s.seats) if s.spaces[seat] == ABOARD)


def verdict(word: str, values: dict[str, int | str] | None = None) -> Verdict:
    return Verdict(word, Message(f"cerbere-judged-{word}", values or {}, "CER-R-64"))


def not_due(why: str) -> Verdict:
    return verdict(NOT_DUE, {"why": why})


STATEMENTS: Final = CerbereStatements(NAME, SEAT_NAMES, FORMS)
