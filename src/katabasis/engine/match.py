"""A match: a state driven by answers, with its record, its events, undo and branches.

>>> from katabasis.games import game
>>> match = game("ahuris").match(seats=1, seed="reef")
>>> while not match.over:
...     match.play(match.legal_actions()[0])
>>> match.returns, match.ending
([0.0], 'clock')
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from katabasis.engine.chance import ALGORITHM
from katabasis.engine.dealers import HUMAN, SCRIPT, Dealer, Human, Seeded
from katabasis.engine.errors import BadNotation, BadRecord, IllegalAction, KatabasisError, NothingToUndo
from katabasis.engine.game import CHANCE, OVER, Action, Event, Game, Message, Pending, Reason, State, View
from katabasis.engine.record import CHANCE_MARK, TABLE_MARK, UNDO, Entry, Record, parse

WITHOUT_SEED = (HUMAN, SCRIPT)


@dataclass(slots=True)
class Answer:
    """An answer that still stands, and what it brought about."""

    number: int  # length of the record when it was given
    seat: int  # or CHANCE
    action: Action
    audience: int  # who may know which answer it was
    events: list[Event]


class Match:
    """One playing of a game."""

    def __init__(self, game: Game, record: Record, dealer: Dealer) -> None:
        self.game = game
        self.record = record
        self.dealer = dealer
        self.seat_names = game.seat_names(record.seats)
        self.answers: list[Answer] = []
        self.misdealt: list[int] = []  # lines where chance did not answer as its seed does
        self.state = self._first()

    def _first(self) -> State:
        """The position the match began with."""
        record = self.record
        if record.position is not None:
            return self.game.position(record.position)
        return self.game.new(record.seats, record.options)

    # What is asked

    @property
    def over(self) -> bool:
        return self.state.to_move == OVER

    @property
    def to_move(self) -> int:
        """A seat, OVER, or CHANCE if a person must say what the real dice and cards showed."""
        return self.state.to_move

    @property
    def question(self) -> Pending:
        return self.state.question

    def legal_actions(self) -> list[Action]:
        """Every answer to the question asked now; of chance, every outcome that can come."""
        if self.over:
            return []
        if self.to_move == CHANCE:
            return [outcome for outcome, _ in self.state.chance_outcomes()]
        return self.state.legal_actions()

    @property
    def returns(self) -> list[float]:
        return self.state.returns()

    @property
    def winners(self) -> list[int]:
        return self.state.winners()

    @property
    def ending(self) -> str:
        return self.state.ending

    def view(self, seat: int) -> View:
        return self.state.view(seat)

    def why_not(self, action: Action | str, seat: int | None = None) -> Reason | None:
        """Why a seat (the one asked, unless said otherwise) cannot give this answer now; None if it can."""
        found = self.game.action(action) if isinstance(action, str) else action
        if found.chance:
            raise BadNotation(f"'{found.text}' is an answer of chance, which no seat can give")
        return self.state.why_not(self.to_move if seat is None else seat, found)

    # Answers

    def play(self, action: Action | str) -> None:
        """Answer the question; chance is then answered by the dealer until a seat is asked again."""
        found = self._legal(action)
        self._answer(found)
        self.deal()

    def deal(self) -> None:
        """Let the dealer answer for chance as long as chance is asked and the dealer knows."""
        while self.to_move == CHANCE:
            outcome = self.dealer.deal(self.state, len(self.record))
            if outcome is None:
                return
            self._answer(outcome)

    def _legal(self, action: Action | str) -> Action:
        if self.over:
            raise IllegalAction("the match is over; nothing is asked any more")
        found = action
        if isinstance(found, str):
            found = self.game.outcome(found) if self.to_move == CHANCE else self.game.action(found)
        legal = self.legal_actions()
        if found in legal:
            return found
        offered = ", ".join(known.text for known in legal)
        if self.to_move == CHANCE:
            raise IllegalAction(f"'{found.text}' cannot come now; chance can answer: {offered}")
        reason = None if found.chance else self.why_not(found)
        rule = f" ({reason.rule_id})" if reason is not None else ""
        raise IllegalAction(f"'{found.text}' is no answer to the question asked now{rule}; possible are: {offered}")

    def _answer(self, action: Action) -> None:
        """Play a legal answer and write it down."""
        seat = self.to_move
        number = len(self.record)
        who = CHANCE_MARK if seat == CHANCE else self.seat_names[seat]
        self._apply(number, seat, action)
        self.record.entries.append(Entry(who, action.text))

    def _apply(self, number: int, seat: int, action: Action) -> None:
        audience = self.state.audience()
        events: list[Event] = []
        self.state.notes = events
        self.state.apply(action)
        self.state.notes = None
        self.answers.append(Answer(number, seat, action, audience, events))

    # Undo

    def undoable(self, seat: int) -> bool:
        """Whether this seat may take back its last answer freely.

        It may, up to the information horizon: if since then nothing hidden was shown, no chance was drawn and no other
        seat acted, so that it learnt nothing from it.
        """
        if not self.answers or seat == CHANCE:
            return False
        last = self.answers[-1]
        return last.seat == seat and not any(self.game.reveals(event) for event in last.events)

    def undo(self, seat: int | None = None, *, consent: bool = False) -> int:
        """Take back the seat's last decision, freely or with the table's consent; returns how many answers that is.

        Chance never rewinds: what the dealer would have dealt next it deals next, whatever was taken back.
        """
        if not consent:
            if seat is None and self.answers:
                seat = self.answers[-1].seat
            if seat is None or not self.undoable(seat):
                raise NothingToUndo(
                    "the last answer cannot be taken back freely: chance or another seat has answered since, or "
                    "something hidden was shown"
                )
            return self._take_back(1, self.seat_names[seat])
        return self._take_back(self._since_last_decision(seat), TABLE_MARK)

    def _since_last_decision(self, seat: int | None) -> int:
        """Answers since the last one given by this seat or by any, that one included; a human dealer's count too."""
        if not self.answers:
            raise NothingToUndo("no answer has been given yet")
        if isinstance(self.dealer, Human):
            return 1
        for count, answer in enumerate(reversed(self.answers), 1):
            if answer.seat == seat or (seat is None and answer.seat != CHANCE):
                return count
        raise NothingToUndo("no seat has answered yet")

    def _take_back(self, count: int, who: str) -> int:
        kept = self.answers[: len(self.answers) - count]
        self._rebuild(kept)
        self.record.entries.append(Entry(who, f"{UNDO} {count}"))
        self.deal()
        return count

    def _rebuild(self, kept: list[Answer]) -> None:
        self.state = self._first()
        self.answers = []
        for answer in kept:
            self._apply(answer.number, answer.seat, answer.action)

    # What happened

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What this seat, or a SPECTATOR, may know of what happened since the record had that length."""
        return [
            event for answer in self.answers if answer.number >= since for event in answer.events if event.seen_by(seat)
        ]

    def messages(self, seat: int, since: int = 0) -> list[Message]:
        """The same, ready to be put into words."""
        return [self.game.event_message(event) for event in self.events(seat, since)]

    def transcript(self, seat: int) -> list[str]:
        """The record's lines as this seat may know them before the end: answers that were hidden from it read "?"."""
        hidden = set()
        shadow = self._first()
        stack: list[State] = []
        lines: list[str] = []
        for number, entry in enumerate(self.record.entries):
            if entry.takes_back:
                del stack[len(stack) - entry.takes_back + 1 :]
                shadow = stack.pop()
            else:
                audience = shadow.audience()
                if not Event(0, audience, 0, 0, 0, 0).seen_by(seat):
                    hidden.add(number)
                stack.append(shadow.copy())
                shadow.apply(self.game.answer(entry.text))
            lines.append(f"{entry.who:<9} ?" if number in hidden else str(entry))
        return lines

    # Records

    def branch(self, at: int, seed: str | None = None) -> Match:
        """A new match that goes on from that line of the record; its chance is dealt from a new seed."""
        new_seed = secrets.token_hex(16) if seed is None else seed
        record = self.record.branch(at, new_seed)
        if record.dealer in WITHOUT_SEED:
            record.dealer = ALGORITHM
        match = resume(self.game, record)
        match.deal()
        return match

    def save(self, path: str | Path) -> None:
        self.record.save(path)

    def __repr__(self) -> str:
        return f"<match of {self.game.name}, {len(self.record)} lines{', over' if self.over else ''}>"


def begin(
    game: Game,
    seats: int | None = None,
    seed: str | None = None,
    options: Mapping[str, object] | None = None,
    dealer: Dealer | None = None,
    position: Mapping[str, Any] | None = None,
) -> Match:
    """A new match, up to its first question to a seat.  Without a seed a secret one is drawn."""
    if position is not None and (seats is not None or options):
        raise KatabasisError("a position says itself with which seats and options it is played: leave them out")
    if seed is not None and not is_text(seed):
        raise KatabasisError("the seed must be a text that can be written as UTF-8")
    if position is not None:
        start = game.position(position).to_json()
        seats, chosen = game.seats_and_options(start)
    else:
        start = None
        seats, chosen = game.checked(seats, options or {})
    seeds: list[tuple[int, str]] = []
    if dealer is None:
        seeds = [(0, secrets.token_hex(16) if seed is None else seed)]
        dealer = Seeded(seeds)
    elif seed is not None:
        raise KatabasisError("a match has a seed or a dealer of its own, not both")
    record = Record(game.name, game.rules_version, seats, chosen, dealer.name, seeds, position=start)
    if seeds:
        record.commitment = commitment(seeds[0][1])
    match = Match(game, record, dealer)
    match.deal()
    return match


def is_text(seed: str) -> bool:
    """Whether it can be written down."""
    try:
        seed.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def commitment(seed: str) -> str:
    """What is published before the first draw, and proves afterwards that the seed was not changed."""
    return hashlib.sha256(seed.encode("utf-8")).hexdigest()


def resume(game: Game, record: Record) -> Match:
    """The match that a record tells, ready to go on.  Every line is checked; the dealer is brought to its place."""
    if record.rules != game.rules_version:
        raise BadRecord(
            f"this record was played under rules version {record.rules} of {game.name}; this program plays "
            f"{game.rules_version}"
        )
    try:
        record.seats, record.options = game.checked(record.seats, record.options)
    except KatabasisError as wrong:
        raise BadRecord(f"the header of this record is wrong: {wrong}") from wrong
    if record.position is not None:
        try:
            begun = game.seats_and_options(game.position(record.position).to_json())
        except KatabasisError as wrong:
            raise BadRecord(f"the position in the header of this record is wrong: {wrong}") from wrong
        if begun != (record.seats, record.options):
            raise BadRecord("the header of this record is wrong: its position has other seats or options than it says")
    lines, record.entries = record.entries, []
    match = Match(game, record, dealer_of(record))
    for number, entry in enumerate(lines):
        try:
            _replay(match, number, entry)
        except BadRecord:
            raise
        except KatabasisError as wrong:
            raise BadRecord(f"answer {number + 1} of the record, '{entry.who} {entry.text}': {wrong}") from wrong
    return match


def dealer_of(record: Record) -> Dealer:
    if record.dealer in WITHOUT_SEED:
        return Human()
    if record.dealer != ALGORITHM:
        raise BadRecord(f"this record was dealt by '{record.dealer}', which this program does not know")
    return Seeded(record.seeds)


def _replay(match: Match, number: int, entry: Entry) -> None:
    if entry.text.split()[0] == UNDO:
        count = entry.takes_back
        if not 1 <= count <= len(match.answers):
            raise BadNotation(f"{len(match.answers)} answers can be taken back, not '{entry.text}'")
        if entry.who != TABLE_MARK:
            if entry.who not in match.seat_names:
                raise BadNotation(f"an undo is by a seat or by the table ('{TABLE_MARK}'), not by '{entry.who}'")
            if count > 1 or not match.undoable(match.seat_names.index(entry.who)):
                raise BadNotation("a seat can take back freely only its own last answer, with nothing seen since")
        match._rebuild(match.answers[: len(match.answers) - count])  # noqa: SLF001
        match.record.entries.append(entry)
        return
    asked = match.to_move
    expected = "nobody" if match.over else CHANCE_MARK if asked == CHANCE else match.seat_names[asked]
    if entry.who != expected:
        raise BadRecord(f"answer {number + 1} of the record is by '{entry.who}', but {expected} was asked")
    action = match._legal(entry.text)  # noqa: SLF001
    seeded = any(start <= number for start, _ in match.record.seeds)  # a branch may have its first seed later
    if asked == CHANCE and seeded and match.dealer.deal(match.state, number) is not action:
        match.misdealt.append(number)
    match._answer(action)  # noqa: SLF001


def read(text: str, games: Mapping[str, Game]) -> Match:
    """The match that a text tells."""
    record = parse(text)
    if record.game not in games:
        raise BadRecord(f"this is a record of '{record.game}', a game this program does not know")
    return resume(games[record.game], record)
