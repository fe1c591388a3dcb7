"""One table: a match, its seats and whoever listens.

One message at a time, whoever sends it: the lock is the door.  What is applied in memory is shown to nobody before the
database has it; if the database does not take it, the match is read again from there.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from typing import TYPE_CHECKING, Any

import structlog
from msgspec import Raw

from katabasis.engine.dealers import HUMAN
from katabasis.engine.errors import IllegalAction, KatabasisError
from katabasis.engine.game import CHANCE, Action, Game, State, may_know
from katabasis.engine.game import OVER as MATCH_OVER
from katabasis.engine.match import Match, resume
from katabasis.engine.record import Entry
from katabasis.engine.talk import Verdict
from katabasis.games import game, plays
from katabasis.server import minding, telling
from katabasis.server.beginning import record_of
from katabasis.server.metrics import METRICS
from katabasis.server.models import ARCHIVED, BOT, GATHERING, OVER, MatchRow, SeatRow
from katabasis.server.protocol import Why, encode
from katabasis.server.refusals import Refused, bad_request
from katabasis.server.speech import Speech
from katabasis.server.store import Stored, Unavailable, now
from katabasis.server.telling import Listener, cuts_in
from katabasis.server.writers import Taken

if TYPE_CHECKING:
    from katabasis.server.hall import Hall

log = structlog.get_logger()

TRIES = 5  # to add a line that fits anywhere, while other processes add theirs


class Table:
    """A match in memory."""

    def __init__(self, hall: Hall, stored: Stored) -> None:
        self.hall = hall
        self.id = stored.match.id
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.changes: set[str] = set()  # what other processes changed and is not read yet
        self.catching_up = False
        self.seats: list[SeatRow] = []
        self.noted: dict[int, int] = {}  # by seat: the sign of life that was written down last
        self.judged: dict[int, Verdict] | None = None  # what came of the statements; see `ledger`
        self.advice: tuple[int, int, asyncio.Task[dict[str, Any]]] | None = None  # length, seat, and what is said there
        self.hinted: set[tuple[int, int]] = set()  # lengths and seats at which a hint was asked for
        self.read(stored)

    def read(self, stored: Stored) -> None:
        """Take everything from the database."""
        self.sit(stored.match, stored.seats)
        self.match: Match | None = None
        entries = [Entry(who, text) for _, who, text in stored.answers]
        if self.playable and self.row.status != GATHERING:
            with self.readable():
                self.match = resume(self.game, record_of(self.row, entries))
        self.entries = entries if self.match is None else self.match.record.entries
        self.note_record()
        self.stale = False  # not before: what cannot be read now is read again by the next who looks

    def sit(self, row: MatchRow, seats: list[SeatRow]) -> None:
        """Rows from the database, which may not have the last signs of life."""
        for new, old in zip(seats, self.seats, strict=False):
            if new.holder == old.holder:
                new.seen = max(new.seen, old.seen)
        self.row = row
        self.seats = seats

    def note_record(self) -> None:
        """What follows from the record and is needed often."""
        self.cuts = cuts_in(self.entries)
        self.told: dict[tuple[int, str], list[tuple[int, Raw]]] = {}  # events in words, by number and language
        self.decided = set() if self.match is None else {answer.seat for answer in self.match.answers}

    async def reread(self) -> None:
        """The same once more, because what is in memory may not be what stands."""
        self.stale = True
        self.read(await self.hall.store.load(self.id))

    async def catch_up(self) -> None:
        """Lines that other processes have added.  The lock is held."""
        if self.stale or self.match is None:
            await self.reread()
            return
        rows = await self.hall.store.answers(self.id, len(self.entries))
        if rows:
            self.stale = True  # if they cannot be read
            with self.readable():
                self.match.extend(Entry(who, text) for _, who, text in rows)
            self.stale = False
            self.note_record()
            self.row.undo_length = None
            self._note_state()

    @contextlib.contextmanager
    def readable(self) -> Iterator[None]:
        """What the engine says of a broken record quotes what may be hidden: nobody is told, nor the log."""
        try:
            yield
        except KatabasisError as wrong:
            log.error("record cannot be read", table=self.id[:6], cause=type(wrong).__name__)
            raise Refused("broken-record") from None

    async def changed_elsewhere(self, seats: bool) -> None:
        """Another process has added lines, or changed who sits where.  The lock is held."""
        if not self.listeners:
            self.stale = True  # read again when somebody looks
            return
        if seats:
            await self.reread()
            self.tell_table()
        else:
            await self.catch_up()
        if self.match is not None:
            self.tell()

    @contextlib.asynccontextmanager
    async def opened(self, seat: int | None = None, player: str = "") -> AsyncIterator[None]:
        """Ours alone, and as it stands in the database; in doubt about a player's seat, another process knows more."""
        async with self.lock:
            strange = seat is not None and 0 <= seat < len(self.seats) and self.seats[seat].holder != player
            if self.stale or (self.hall.store.shared and (strange or self.match is None)):
                await self.reread()
            yield

    async def known(self, length: int | None) -> None:
        """See that the record is as long here as somebody says it is.  The lock is held."""
        if self.stale or (length is not None and length > len(self.entries)):
            await self.catch_up()

    # What is known of it

    @property
    def game(self) -> Game:
        return game(self.row.game)

    @property
    def playable(self) -> bool:
        """Whether this program plays the rules it was begun with."""
        return plays(self.row.game, self.row.rules)

    @property
    def finished(self) -> bool:
        return self.row.status in (OVER, ARCHIVED)

    @property
    def dealt_by_people(self) -> bool:
        return self.row.dealer == HUMAN

    def playing(self) -> Match:
        """The match, if there is one to be played or looked at."""
        if not self.playable:
            raise Refused("rules-version", rules=self.row.rules, game=self.row.game)
        if self.match is None:
            raise Refused("not-begun")
        return self.match

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise Refused("no-such-seat", seat=number, count=len(self.seats))
        return self.seats[number]

    def held(self, number: int, player: str) -> SeatRow:
        """A seat, if that player holds it."""
        seat = self.seat(number)
        if not player or seat.holder != player:
            raise Refused("not-your-seat", seat=number + 1)
        return seat

    def may_watch(self, player: str) -> None:
        """Whether somebody without a seat may look at it."""
        if not self.row.spectators and not self.finished and player not in self.players():
            raise Refused("no-spectators")

    def players(self) -> set[str]:
        """Everybody with a seat here, and the host."""
        return {who for seat in self.seats for who in (seat.holder, seat.owner) if who} | {self.row.host}

    def people(self) -> list[int]:
        """Seats that a person answers for now."""
        return [seat.seat for seat in minding.people(self.seats)]

    def asked(self) -> int | None:
        """Who is asked: a seat, CHANCE if people deal, None if nobody."""
        if self.match is None or self.finished:
            return None
        to_move = self.match.to_move
        return None if to_move == MATCH_OVER else to_move

    def may_answer(self, match: Match, seat: int) -> bool:
        """Whether this seat is asked; what real dice and cards show is said by whoever may know it."""
        if match.over or self.finished:
            return False
        if match.to_move != CHANCE:
            return match.to_move == seat
        return not match.over and seat in self.dealing(match.state)

    def dealing(self, state: State) -> list[int]:
        """Seats that may say what chance showed: people who may know it, or anybody if only a bot may."""
        people = self.people()
        return [seat for seat in people if may_know(state.audience(), seat)] or people

    # Answers

    async def answer(self, seat: int, length: int, text: str, by: str, listener: Listener | None = None) -> str:
        """Play an answer: "accepted" when it stands, "stale" if the record is not that long any more."""
        async with self.lock:
            await self.known(length)
            match = self.playing()
            if length != len(self.entries):
                METRICS.stale.inc()
                return "stale"
            if match.over or self.finished:
                raise Refused("match-over")
            if by == BOT and not minding.server_answers(self.seats[seat]):
                return "stale"  # whoever was away is back
            if by != BOT and self.seats[seat].minded:
                raise Refused("minded")
            if not self.may_answer(match, seat):
                raise Refused("not-asked")
            action = self._understood(match, seat, text)
            match.play(action)
            if not action.chance:
                self.decided.add(seat)
            if not await self._commit(match, length):
                return "stale"
            METRICS.answers.labels(by).inc()
            self.tell(listener, "accepted")
        self.go_on()
        return "accepted"

    async def order(self, seat: int, text: str, listener: Listener | None = None) -> str:
        """Take a seat's standing order, whoever is asked now; only that seat hears which it is."""
        for _ in range(TRIES):
            async with self.lock:
                await self.known(None)
                match = self.playing()
                if match.over or self.finished:
                    raise Refused("match-over")
                length = len(self.entries)
                try:
                    match.order(seat, text)
                except KatabasisError as wrong:
                    raise bad_request(wrong) from wrong
                self.note_record()
                if await self._commit(match, length):
                    self.tell(listener, "accepted")
                    break
        else:
            return "stale"
        self.go_on()
        return "accepted"

    def _understood(self, match: Match, seat: int, text: str) -> Action:
        """The action that a text names, if it may be given now; else a refusal with the rule."""
        try:
            if match.to_move == CHANCE:
                action = match.game.outcome(text)
                if action not in match.legal_actions():
                    raise IllegalAction(f"'{action.text}' cannot come now")
                return action
            action = match.game.action(text)
        except KatabasisError as wrong:
            raise bad_request(wrong) from wrong
        reason = match.why_not(action, seat)
        if reason is not None:
            raise Refused("not-possible", reason=reason)
        return action

    async def _commit(self, match: Match, length: int) -> bool:
        """Write down what was played since a length; False if somebody else was first, and then theirs stands."""
        at = now()
        rows = [
            {"match": self.id, "number": number, "who": entry.who, "text": entry.text, "at": at}
            for number, entry in enumerate(match.record.entries[length:], length)
        ]
        self.stale = True  # until the database says so
        facts = minding.facts_after(match, self.row, self.seats, at)
        try:
            await self.hall.store.append(rows, facts)
        except Taken:
            await self.reread()
            METRICS.stale.inc()
            return False
        except Unavailable as down:
            log.error("answer not stored", table=self.id[:6], cause=str(down))
            raise Refused("storage-down") from down
        self.stale = False
        self.row.undo_length = None
        minding.take(self.row, facts)
        return True

    def _note_state(self) -> None:
        """After lines from elsewhere: the row as they left it."""
        if self.match is not None:
            facts = minding.facts_after(self.match, self.row, self.seats, now())
            if self.row.status == ARCHIVED:
                facts["status"] = ARCHIVED
            minding.take(self.row, facts)

    # Undo

    async def undo(self, seat: int, length: int, listener: Listener | None = None) -> str:
        """Take back the seat's last answer at once if it learnt nothing since; else ask the others."""
        async with self.lock:
            await self.known(length)
            match = self.playing()
            if length != len(self.entries):
                return "stale"
            if self.finished:
                raise Refused("match-over")
            if match.undoable(seat):
                match.undo(seat)
                self.note_record()
                if not await self._commit(match, length):
                    return "stale"
                METRICS.undone.labels("free").inc()
            else:
                self._decisions(seat)
                async with self.hall.store.changing(self.id) as (_, row, seats):
                    if row.length == length:
                        again = row.undo_length == length and row.undo_seat == seat
                        agreed = (row.undo_agreed if again else 0) | minding.same_hand(seats, seat)
                        row.undo_length, row.undo_seat, row.undo_agreed = length, seat, agreed
                        minding.hurry(row, seats)
                if not await self._wished(row, length):
                    return "stale"
            self.tell(listener, "accepted")
        self.go_on()
        return "accepted"

    async def consent(self, seat: int, length: int, agree: bool, listener: Listener | None = None) -> str:
        """Agree to what a seat wants to take back, or not."""
        async with self.lock:
            await self.known(length)
            self.playing()
            if length != len(self.entries):
                return "stale"
            async with self.hall.store.changing(self.id) as (_, row, seats):
                if row.length == length:
                    if row.undo_length != length:
                        raise Refused("no-undo-asked")
                    if agree:
                        row.undo_agreed |= minding.same_hand(seats, seat)
                        minding.hurry(row, seats)
                    else:
                        row.undo_length = None
            if not await self._wished(row, length):
                return "stale"
            self.tell(listener, "accepted")
        self.go_on()
        return "accepted"

    async def _wished(self, row: MatchRow, length: int) -> bool:
        """What the row says of an undo stands; False if the record went on meanwhile."""
        if row.length != length:
            await self.catch_up()
            return False
        self.row.undo_length, self.row.undo_seat, self.row.undo_agreed = row.undo_length, row.undo_seat, row.undo_agreed
        return await self.undo_if_agreed()

    async def undo_if_agreed(self) -> bool:
        """Grant a wish that nobody is left to agree to; False if the record went on meanwhile.  The lock is held."""
        length = len(self.entries)
        if self.match is None or self.finished or self.row.undo_length != length or self.missing():
            return True
        assert self.row.undo_seat is not None
        self.match.undo(self.row.undo_seat, consent=True)
        self.note_record()
        if not await self._commit(self.match, length):
            return False
        METRICS.undone.labels("consent").inc()
        return True

    def missing(self) -> list[int]:
        """Seats of people who have not agreed yet."""
        return minding.missing(self.row, self.seats)

    def may_ask_back(self, seat: int) -> bool:
        """Whether a seat may ask to take back: its own last decision, or where people deal the last answer."""
        return seat in self.decided or (self.dealt_by_people and self.match is not None and bool(self.match.answers))

    def _decisions(self, seat: int) -> None:
        if not self.may_ask_back(seat):
            raise Refused("nothing-to-undo")

    # Bots, and seats that bots mind

    def go_on(self) -> None:
        """Let a bot think if it is asked."""
        asked = self.asked()
        if asked is None or asked < 0 or not minding.server_answers(self.seats[asked]):
            return
        if self.thinking is None or self.thinking.done():
            self.thinking = asyncio.create_task(minding.think(self))

    def here(self, number: int) -> None:
        """A sign of life from whoever holds a seat."""
        seat = self.seats[number]
        seat.seen = now()
        if self.row.mind_after is None:
            return
        if seat.seen - self.noted.get(number, 0) > min(self.row.mind_after * 250, 15_000):
            self.noted[number] = seat.seen
            self.hall.later(self.hall.store.seen(self.id, number, seat.seen))

    # What is told

    def tell(self, author: Listener | None = None, reply: str = "") -> None:
        """Everybody gets what is new for them.  Called with the lock held, when all that is known stands."""
        telling.tell(self, author, reply)

    def tell_table(self) -> None:
        """Everybody sees who sits where; whoever had to leave a seat hears no more of it."""
        from katabasis.server.facts import table_facts  # it describes tables

        telling.dismiss(self)
        made: dict[str, bytes] = {}
        players = self.players()
        for listener in self.listeners:
            player = listener.player if listener.player in players else ""  # all others see the same
            if player not in made:
                made[player] = encode(table_facts(self, player))
            listener.note(made[player])

    def why(self, seat: int, text: str, speech: Speech) -> Why:
        """Why an answer cannot be given now."""
        match = self.playing()
        try:
            action = match.game.action(text)
        except KatabasisError as wrong:
            raise bad_request(wrong) from wrong
        if match.over or self.finished:
            raise Refused("match-over")
        reason = match.why_not(action, seat)
        told: Any = None if reason is None else speech.message(reason)
        return Why("why", action.text, reason is None, told)
