"""A match: a state driven by answers, with its record, its events, undo and branches.

>>> from katabasis.games import game
>>> match = game("ahuris").match(seats=1, seed="reef")
>>> while not match.over:
...     match.play(match.legal_actions()[0])
>>> match.returns, match.ending
([0.0], 'clock')
"""

from __future__ import annotations

import copy
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from operator import attrgetter
from pathlib import Path
from typing import Any

from katabasis.engine.action import Action
from katabasis.engine.chance import ALGORITHM
from katabasis.engine.course import Answer, Course
from katabasis.engine.dealers import HUMAN, SCRIPT, Dealer, Human, Seeded, chosen_seed, commitment
from katabasis.engine.errors import BadNotation, BadRecord, IllegalAction, KatabasisError, NothingToUndo
from katabasis.engine.event import Event
from katabasis.engine.game import Game
from katabasis.engine.message import Message, Reason
from katabasis.engine.record import CHANCE_MARK, HIDDEN, TABLE_MARK, UNDO, Entry, Promise, Record, parse
from katabasis.engine.seats import CHANCE, EVERYONE, NOBODY, OVER, may_know
from katabasis.engine.stack import Pending
from katabasis.engine.state import State, View

WITHOUT_SEED = (HUMAN, SCRIPT)


@dataclass(slots=True)
class Step:
    """One line of a record, and the match as that line left it."""

    number: int  # of the line, from 0
    entry: Entry
    seat: int  # who gave it: a seat or CHANCE; NOBODY if the whole table took answers back
    audience: int  # who may know which answer it was
    events: list[Event]  # what it brought about; nothing, if it took answers back
    takes_back: int  # how many answers it took back; 0 for an answer
    match: Match  # as it stood after this line; it goes on with the next step

    def seen_by(self, seat: int) -> bool:
        """Whether a seat, a SPECTATOR or an OPEN view may know which answer it was."""
        return may_know(self.audience, seat)


class Match:
    """One playing of a game."""

    def __init__(self, game: Game, record: Record, dealer: Dealer) -> None:
        self.game = game
        self.record = record
        self.dealer = dealer
        self.seat_names = game.seat_names(record.seats)
        self.misdealt: list[int] = []  # lines where chance did not answer as its seed does
        self.given: list[tuple[int, int, list[int]]] = []  # standing orders: line, seat, all that stands since for it
        self.course = Course(game, self._first())

    def _first(self) -> State:
        """The position the match began with."""
        record = self.record
        if record.position is not None:
            return self.game.position(record.position)
        return self.game.new(record.seats, record.options)

    @property
    def state(self) -> State:
        return self.course.state

    @property
    def answers(self) -> list[Answer]:
        """The answers that still stand."""
        return self.course.answers

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
        """Answer the question; the dealer and standing orders then answer until a seat must be asked again."""
        found = self._legal(action)
        self._answer(found)
        self.deal()

    def deal(self) -> None:
        """Let the dealer answer for chance, and standing orders for their seats, as long as they know an answer."""
        while True:
            self.deal_chance()
            if self.to_move < 0:
                return
            standing = self.standing(self.to_move)
            answer = self.game.standing_answer(self.state, standing) if standing else None
            if answer is None:
                return
            self._answer(answer)

    def deal_chance(self) -> None:
        """Let the dealer answer for chance as long as chance is asked and the dealer knows."""
        while self.to_move == CHANCE:
            outcome = self.dealer.deal(self.state, len(self.record))
            if outcome is None:
                return
            self._answer(outcome)

    def _legal(self, action: Action | str) -> Action:
        if self.over:
            raise IllegalAction("the match is over; nothing is asked any more")
        found = self.course.named(action) if isinstance(action, str) else action
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
        who = CHANCE_MARK if seat == CHANCE else self.seat_names[seat]
        self.course.give(len(self.record), action)
        self.record.entries.append(Entry(who, action.text))

    # Standing orders

    def standing(self, seat: int) -> list[int]:
        """The standing orders of a seat; [] if it has none."""
        for _, giver, orders in reversed(self.given):
            if giver == seat:
                return orders
        return []

    def order(self, seat: int, order: Action | str) -> None:
        """Give a standing order, whoever is asked now: a line of the record that only this seat may know.

        It is no answer, so that nobody's undo stops at it and nobody's undo takes it back.
        """
        if self.over:
            raise IllegalAction("the match is over; there is nothing left to be answered in advance")
        if not 0 <= seat < len(self.seat_names):
            raise IllegalAction(f"there is no seat {seat}; this match has seats 0 to {len(self.seat_names) - 1}")
        self._order(seat, self.game.order(order) if isinstance(order, str) else order)
        self.deal()

    def _order(self, seat: int, order: Action) -> None:
        orders = self.game.ordered(self.state, self.standing(seat), order)
        self.given.append((len(self.record), seat, orders))
        self.record.entries.append(Entry(self.seat_names[seat], order.text))

    # Undo

    def undoable(self, seat: int) -> bool:
        """Whether this seat may take back its last answer freely.

        It may, up to the information horizon: if since then nothing hidden was shown, no chance was drawn, no other
        seat acted and who is asked next could be no other whatever is hidden, so that it learnt nothing from it.
        """
        return self._last_of(seat) and not self._table_went_back() and not self.course.peeked()

    def _last_of(self, seat: int) -> bool:
        """Whether nobody has answered since this seat, and it was shown nothing.

        Records of before decision 29 may hold an undo of such an answer, and are read as ever.
        """
        if not self.answers or seat == CHANCE:
            return False
        last = self.answers[-1]
        return last.seat == seat and not any(self.game.reveals(event) for event in last.events)

    def _table_went_back(self) -> bool:
        """Whether the table has taken back what came after the last answer: it was seen all the same."""
        later = self.record.entries[self.answers[-1].number + 1 :]
        return any(entry.takes_back and entry.who == TABLE_MARK for entry in later)

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
        return self._take_back(self.since_last_decision(seat), TABLE_MARK)

    def since_last_decision(self, seat: int | None) -> int:
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
        self.course.back_to(len(self.answers) - count)
        self.record.entries.append(Entry(who, f"{UNDO} {count}"))
        self.deal_chance()  # and no standing order: whoever takes back an answer wants to be asked
        return count

    # What happened

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What this seat, or a SPECTATOR, may know of what happened since the record had that length."""
        first = bisect_left(self.answers, since, key=attrgetter("number"))
        return [event for answer in self.answers[first:] for event in answer.events if event.seen_by(seat)]

    def messages(self, seat: int, since: int = 0) -> list[Message]:
        """The same, ready to be put into words."""
        return [self.game.event_message(event) for event in self.events(seat, since)]

    def transcript(self, seat: int) -> list[str]:
        """The record's lines as this seat may know them before the end: answers that were hidden from it read "?"."""
        return [str(step.entry if step.seen_by(seat) else step.entry.hidden) for step in self.walk()]

    # The way it went

    def walk(self, since: int = 0) -> Iterator[Step]:
        """The record's lines from one on, those taken back included, each with the match as it left it."""
        entries = self.record.entries[since:]
        match = self.at(since)
        for number, entry in enumerate(entries, since):
            match.record.entries.append(entry)
            count = entry.takes_back
            if entry.is_order:
                seat = self.seat_names.index(entry.who)
                match.given.append(next(given for given in self.given if given[0] == number))
                yield Step(number, entry, seat, 1 << seat, [], 0, match)
            elif count:
                match.course.back_to(len(match.answers) - count)
                seat = NOBODY if entry.who == TABLE_MARK else self.seat_names.index(entry.who)
                yield Step(number, entry, seat, EVERYONE, [], count, match)
            else:
                match.course.give(number, match.course.named(entry.text))
                last = match.answers[-1]
                yield Step(number, entry, last.seat, last.audience, last.events, 0, match)

    def at(self, length: int) -> Match:
        """The match as it stood when its record had that length, to be looked at.

        Its dealer is a person: whoever plays it on says what chance answers, or takes a `branch`.
        """
        if not 0 <= length <= len(self.record):
            raise BadRecord(f"this record has {len(self.record)} lines; it never had {length}")
        entries = self.record.entries[:length]
        standing: list[int] = []  # numbers of the lines whose answers stood then
        for number, entry in enumerate(entries):
            count = entry.takes_back
            if count:
                del standing[len(standing) - count :]
            elif not entry.is_order:
                standing.append(number)
        shared = 0  # answers that still stand now
        while shared < len(standing) and shared < len(self.answers) and self.answers[shared].number == standing[shared]:
            shared += 1
        match = copy.copy(self)
        match.dealer = Human()
        match.record = replace(
            self.record,
            seeds=[(start, seed) for start, seed in self.record.seeds if start <= length],
            entries=entries,
            promises=[promise for promise in self.record.promises if promise.start <= length],
        )
        match.misdealt = [number for number in self.misdealt if number < length]
        match.given = [given for given in self.given if given[0] < length]
        match.course = self.course.up_to(shared)
        for number in standing[shared:]:
            match.course.give(number, match.course.named(entries[number].text))
        return match

    # Records

    def extend(self, entries: Iterable[Entry]) -> None:
        """Add lines that a file holds or that somebody else has written: each is checked, the dealer brought along.

        After a bad line the dealer may be ahead of the record: such a match is of no more use.
        """
        for entry in entries:
            try:
                self._follow(entry)
            except BadRecord:
                raise
            except KatabasisError as wrong:
                place = f"answer {len(self.record) + 1} of the record, '{entry.who} {entry.text}'"
                raise BadRecord(f"{place}: {wrong}") from wrong

    def _follow(self, entry: Entry) -> None:
        if entry.text.partition(" ")[0] == UNDO:
            self._check_undo(entry)
            self.course.back_to(len(self.answers) - entry.takes_back)
            self.record.entries.append(entry)
            return
        if entry.is_order:
            self._follow_order(entry)
            return
        number = len(self.record.entries)
        state = self.course.state
        asked = state.to_move
        if entry.text == HIDDEN:
            raise BadRecord(
                f"line {number + 1} of the record is hidden, because it was downloaded before the match ended; "
                "download it again when the match is over"
            )
        expected = "nobody" if asked == OVER else CHANCE_MARK if asked == CHANCE else self.seat_names[asked]
        if entry.who != expected:
            raise BadRecord(f"answer {number + 1} of the record is by '{entry.who}', but {expected} was asked")
        dealt = self.dealer.deal(state, number) if asked == CHANCE and self.dealer.knows(number) else None
        if dealt is not None and dealt.text == entry.text:
            action = dealt  # legal, for it was dealt
        else:
            action = self._legal(entry.text)
            if dealt is not None:
                self.misdealt.append(number)
        self.course.give(number, action)
        self.record.entries.append(entry)

    def _follow_order(self, entry: Entry) -> None:
        if entry.who not in self.seat_names:
            raise BadNotation(f"an order is given by a seat, not by '{entry.who}'")
        if self.over:
            raise BadNotation("the match is over; nothing can be ordered any more")
        self._order(self.seat_names.index(entry.who), self.game.order(entry.text))

    def _check_undo(self, entry: Entry) -> None:
        if not 1 <= entry.takes_back <= len(self.answers):
            raise BadNotation(f"{len(self.answers)} answers can be taken back, not '{entry.text}'")
        if entry.who != TABLE_MARK:
            if entry.who not in self.seat_names:
                raise BadNotation(f"an undo is by a seat or by the table ('{TABLE_MARK}'), not by '{entry.who}'")
            if entry.takes_back > 1 or not self._last_of(self.seat_names.index(entry.who)):
                raise BadNotation("a seat can take back freely only its own last answer, with nothing seen since")

    def branch(self, at: int, seed: str | None = None, promise: Promise | None = None) -> Match:
        """A new match that goes on from that line of the record; its chance is dealt from a new seed, or as promised.

        It shows the old seeds when it ends: of a match that must keep its own until then, branch the sealed record.
        """
        new_seed = chosen_seed(seed, promise)
        record = self.record.branch(at, new_seed, promise)
        if at == 0 and promise is None:
            record.commitment = commitment(new_seed)
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
    promise: Promise | None = None,
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
        seeds = [(0, chosen_seed(seed, promise))]
        dealer = Seeded(seeds)
    elif seed is not None or promise is not None:
        raise KatabasisError("a match has a seed or a dealer of its own, not both")
    record = Record(game.name, game.rules_version, seats, chosen, dealer.name, seeds, position=start)
    if promise is not None:
        record = record.branch(0, seeds[0][1], promise)
        check_words(record)
    elif seeds:
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


def check_words(record: Record) -> None:
    for promise in record.promises:
        if len(promise.words) != record.seats:
            raise BadRecord(f"a promise has {len(promise.words)} words, but the match has {record.seats} seats")
        if len(promise.seals) not in (0, record.seats):
            raise BadRecord(f"a promise has {len(promise.seals)} seals, but the match has {record.seats} seats")


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
    check_words(record)
    lines, record.entries = record.entries, []
    match = Match(game, record, dealer_of(record))
    match.extend(lines)
    return match


def dealer_of(record: Record) -> Dealer:
    if record.dealer in WITHOUT_SEED:
        if record.seeds or record.promises or record.commitment:
            raise BadRecord(f"the header says that '{record.dealer}' dealt, and yet gives a seed or a promise of one")
        return Human()
    if record.dealer != ALGORITHM:
        raise BadRecord(f"this record was dealt by '{record.dealer}', which this program does not know")
    return Seeded(record.seeds, [promise.start for promise in record.promises])


def read(text: str, games: Mapping[str, Game]) -> Match:
    """The match that a text tells."""
    record = parse(text)
    if record.game not in games:
        raise BadRecord(f"this is a record of '{record.game}', a game this program does not know")
    return resume(games[record.game], record)
