"""One match in memory: its fields, and the only methods that change them.

One message at a time, whoever sends it: the lock is the door.  What is applied in memory is shown to nobody before the
database has it; if the database does not take it, the match is read again from there.

What people do at a table stands beside this, in `start`, `play`, `takeback` and `ledger`; what the server does by
itself in `autoplay`; what everybody is told in `updates`.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Final

import structlog

from katabasis.engine.action import Action
from katabasis.engine.dealers import HUMAN
from katabasis.engine.errors import KatabasisError
from katabasis.engine.game import Game
from katabasis.engine.match import Match, resume
from katabasis.engine.record import Entry
from katabasis.engine.seats import CHANCE, may_know
from katabasis.engine.seats import OVER as MATCH_OVER
from katabasis.engine.state import State
from katabasis.engine.talk import Verdict
from katabasis.games import game, plays
from katabasis.server.database.models import ARCHIVED, GATHERING, OVER, MatchRow, SeatRow
from katabasis.server.database.store import Stored, Unavailable, now
from katabasis.server.database.writers import Taken
from katabasis.server.metrics import METRICS
from katabasis.server.table.clock import worth_writing
from katabasis.server.table.listener import Listener
from katabasis.server.table.naming import names_at
from katabasis.server.table.news import News
from katabasis.server.table.question import Ahead
from katabasis.server.table.rows import answer_rows, columns_after, record_of, set_columns
from katabasis.server.table.seats import people, server_answers
from katabasis.server.wire.refusals import Refused

if TYPE_CHECKING:
    from katabasis.server.hall import Hall

log = structlog.get_logger()


class Table:
    """A match in memory.  Whoever changes it holds the lock."""

    def __init__(self, hall: Hall, stored: Stored) -> None:
        self.hall: Final = hall
        self.id: Final = stored.match.id
        self.lock: Final = asyncio.Lock()
        self._listeners: set[Listener] = set()
        self.seats: list[SeatRow] = []
        self.verdicts: dict[int, Verdict] | None = None  # what came of the statements; see `ledger`
        self.ahead: Final = Ahead()
        self._written: dict[int, int] = {}  # by seat: the sign of life that was written down last
        self._read(stored)

    # What the database has

    def _read(self, stored: Stored) -> None:
        """Take everything from the database."""
        self.set_rows(stored.match, stored.seats)
        self.match: Match | None = None
        entries = [Entry(who, text) for _, who, text in stored.answers]
        if self.playable and self.row.status != GATHERING:
            with self._readable():
                self.match = resume(self.game, record_of(self.row, entries))
        self.entries = entries if self.match is None else self.match.record.entries
        self._note_record()
        self.stale = False  # not before: what cannot be read now is read again by the next who looks

    def set_rows(self, row: MatchRow, seats: list[SeatRow]) -> None:
        """Rows from the database, which may not have the last signs of life."""
        for new, old in zip(seats, self.seats, strict=False):
            if new.holder == old.holder:
                new.seen = max(new.seen, old.seen)
        self.row = row
        self.seats = seats

    def set_due(self, at: int | None) -> None:
        """When the server must see to it, as the database has it."""
        self.row.due = at

    def set_wish(self, row: MatchRow) -> None:
        """What somebody wishes to take back, and who agreed, as the database has it."""
        self.row.undo_length, self.row.undo_seat, self.row.undo_agreed = row.undo_length, row.undo_seat, row.undo_agreed

    def _note_record(self) -> None:
        """What follows from the record and is needed often."""
        self.news = News(self.entries)
        self.decided = set() if self.match is None else {answer.seat for answer in self.match.answers}

    def doubt(self) -> None:
        """What is in memory may not be what stands: whoever looks next reads it again."""
        self.stale = True

    async def reread(self) -> None:
        """All of it once more."""
        self.doubt()
        self._read(await self.hall.store.load(self.id))

    async def catch_up(self) -> None:
        """Lines that other processes have added.  The lock is held."""
        if self.stale or self.match is None:
            await self.reread()
            return
        rows = await self.hall.store.answers(self.id, len(self.entries))
        if rows:
            self.doubt()  # if they cannot be read
            with self._readable():
                self.match.extend(Entry(who, text) for _, who, text in rows)
            self.stale = False
            self._note_record()
            self.row.undo_length = None
            set_columns(self.row, columns_after(self.match, self.row, self.seats, now()))

    async def catch_up_to(self, length: int | None) -> None:
        """See that the record is as long here as somebody says it is, and no longer in doubt.  The lock is held."""
        if self.stale or (length is not None and length > len(self.entries)):
            await self.catch_up()

    @contextlib.contextmanager
    def _readable(self) -> Iterator[None]:
        """What the engine says of a broken record quotes what may be hidden: nobody is told, nor the log."""
        try:
            yield
        except KatabasisError as wrong:
            log.error("record cannot be read", table=self.id[:6], cause=type(wrong).__name__)
            raise Refused("broken-record") from None

    @contextlib.asynccontextmanager
    async def opened(self, seat: int | None = None, player: str = "") -> AsyncIterator[None]:
        """Ours alone, and as it stands in the database; in doubt about a player's seat, another process knows more."""
        async with self.lock:
            strange = seat is not None and 0 <= seat < len(self.seats) and self.seats[seat].holder != player
            if self.stale or (self.hall.store.shared and (strange or self.match is None)):
                await self.reread()
            yield

    # What goes into the record.  False: another process was first, and then its line stands and ours does not.

    def begin(self, match: Match, row: MatchRow, seats: list[SeatRow]) -> None:
        """The match begins, and the database has it."""
        self.set_rows(row, seats)
        self.stale = False
        self.match = match
        self.entries = match.record.entries
        self._note_record()

    async def play(self, seat: int, action: Action) -> bool:
        """A seat's answer."""
        match, length = self.playing(), len(self.entries)
        match.play(action)
        if not action.chance:
            self.decided.add(seat)
        return await self._write_down(match, length)

    async def order(self, seat: int, text: str) -> bool:
        """A seat's standing order."""
        match, length = self.playing(), len(self.entries)
        match.order(seat, text)
        self._note_record()
        return await self._write_down(match, length)

    async def take_back(self, seat: int, consent: bool = False) -> bool:
        """A line that takes back what this seat did last."""
        match, length = self.playing(), len(self.entries)
        match.undo(seat, consent=consent)
        self._note_record()
        return await self._write_down(match, length)

    async def _write_down(self, match: Match, length: int) -> bool:
        """Write down what was played since a length."""
        at = now()
        rows = answer_rows(self.id, match.record.entries, length, at)
        self.doubt()  # until the database says so
        columns = columns_after(match, self.row, self.seats, at)
        try:
            await self.hall.store.append(rows, columns)
        except Taken:
            await self.reread()
            METRICS.stale.inc()
            return False
        except Unavailable as down:
            log.error("answer not stored", table=self.id[:6], cause=str(down))
            raise Refused("storage-down") from down
        self.stale = False
        self.row.undo_length = None
        set_columns(self.row, columns)
        return True

    def keep_verdicts(self, verdicts: dict[int, Verdict]) -> None:
        """What came of the statements, by number of their lines: nothing is said after the end."""
        self.verdicts = verdicts

    # Who is there

    @property
    def listeners(self) -> AbstractSet[Listener]:
        return self._listeners

    def join(self, listener: Listener) -> None:
        """Somebody listens from now on."""
        self._listeners.add(listener)

    def leave(self, listener: Listener) -> None:
        """They do no more."""
        self._listeners.discard(listener)

    def touch(self, number: int) -> None:
        """A sign of life from whoever holds a seat."""
        seat = self.seats[number]
        seat.seen = now()
        if worth_writing(self.row, self._written.get(number, 0), seat.seen):
            self._written[number] = seat.seen
            self.hall.later(self._keep_sign(number, seat.seen))

    async def _keep_sign(self, number: int, seen: int) -> None:
        """Keep a sign of life; where nothing can be written the next one is."""
        try:
            await self.hall.store.seen(self.id, number, seen)
        except Unavailable:
            self._written.pop(number, None)

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

    def names(self, language: str) -> list[str]:
        """What everybody is called, by seat."""
        return names_at(self.row, self.seats, language)

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

    def asked(self) -> int | None:
        """Who is asked: a seat, CHANCE if people deal, None if nobody."""
        if self.match is None or self.finished:
            return None
        to_move = self.match.to_move
        return None if to_move == MATCH_OVER else to_move

    def asked_of_server(self) -> SeatRow | None:
        """The seat that is asked, if the server answers for it."""
        asked = self.asked()
        if asked is None or asked < 0 or not server_answers(self.seats[asked]):
            return None
        return self.seats[asked]

    def may_answer(self, match: Match, seat: int) -> bool:
        """Whether this seat is asked; what real dice and cards show is said by whoever may know it."""
        if match.over or self.finished:
            return False
        if match.to_move != CHANCE:
            return match.to_move == seat
        return not match.over and seat in self.dealing(match.state)

    def dealing(self, state: State) -> list[int]:
        """Seats that may say what chance showed: people who may know it, or anybody if only a bot may."""
        present = [seat.seat for seat in people(self.seats)]
        return [seat for seat in present if may_know(state.audience(), seat)] or present

    def may_ask_back(self, seat: int) -> bool:
        """Whether a seat may ask to take back: its own last decision, or where people deal the last answer."""
        return seat in self.decided or (self.dealt_by_people and self.match is not None and bool(self.match.answers))
