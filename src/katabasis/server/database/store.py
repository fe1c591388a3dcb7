"""The database: matches, seats and players in it; answers go in by one writer that commits many at once.

SQLite keeps everything in one file for one process; PostgreSQL serves several, which tell each other of changes by
NOTIFY in the same transaction, so that no change goes untold and none is told before it stands.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any

import asyncpg
import structlog
from advanced_alchemy.config import AsyncSessionConfig, EngineConfig, SQLAlchemyAsyncConfig
from sqlalchemy import Row, event, exists, func, select, text, tuple_, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncSession

from katabasis.server.database.models import (
    BOT,
    GATHERING,
    PLAYING,
    AnswerRow,
    MatchRow,
    PlayerRow,
    SeatRow,
    TalkRow,
)
from katabasis.server.database.schema import VERSION_TABLE, Unsound, cause_of, check, migrate
from katabasis.server.database.writers import INSERT_ANSWERS, FileWriter, SharedWriter, Taken, Writer
from katabasis.server.metrics import METRICS
from katabasis.server.settings import Settings, engine_url

log = structlog.get_logger()

CHANNEL = "katabasis"
NOTICE_MATCHES = 400  # in one notice: PostgreSQL takes up to 8000 bytes
ANSWERED = "answers"
SEATED = "seats"
TALKED = "talk"
PATIENCE = 10.0  # seconds that the database may take
DOWN = (SQLAlchemyError, OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)


class Unavailable(Exception):
    """The database cannot be used now: full disk, no connection.  Nothing was lost; try again."""


class NoMatch(Exception):
    """No match has that id."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass
class Stored:
    """All there is of a match."""

    match: MatchRow
    seats: list[SeatRow]
    answers: Sequence[Row[tuple[int, str, str]]]  # number, who, text


@dataclass
class Append:
    """Answers on their way into the record, and the row of their match after them."""

    rows: list[dict[str, Any]]
    facts: dict[str, Any]
    done: asyncio.Future[None]


class Store:
    """The database of one process."""

    def __init__(self, settings: Settings) -> None:
        self.shared = settings.shared
        self.process = secrets.token_hex(4)  # so that we know our own notices
        url = engine_url(settings.database)
        arguments: dict[str, Any] = {"timeout": PATIENCE}
        if self.shared:
            arguments = {"command_timeout": PATIENCE, "timeout": PATIENCE}
        self.config = SQLAlchemyAsyncConfig(
            connection_string=url,
            session_config=AsyncSessionConfig(expire_on_commit=False),
            engine_config=EngineConfig(connect_args=arguments, pool_pre_ping=self.shared, hide_parameters=True),
        )
        self.engine = self.config.get_engine()
        self.sessions = self.config.create_session_maker()
        if not self.shared:
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
        self.answers_in: Writer = SharedWriter(self.engine, self._notify_answers)
        if not self.shared:
            self.answers_in = FileWriter(settings.database.removeprefix("sqlite:///"), prepare_sqlite, PATIENCE)
        # SQLite has one writer at a time; who waits in line gets there sooner than who tries again and again.
        self.turn: contextlib.AbstractAsyncContextManager[Any] = (
            contextlib.nullcontext() if self.shared else asyncio.Lock()
        )
        self.migrated = False
        self.sound: bool | None = None  # whether every page was as it should be at the start; None until it is known
        self.trouble = ""  # why the last write failed; nothing if it did not
        self.queue: asyncio.Queue[Append] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Bring the tables up to date and begin to write."""
        await self.migrate()
        self.migrated = True
        self.writer = asyncio.create_task(self._write())

    async def look_over(self) -> None:
        """Learn whether the database is whole; a large one takes a while, and people need not wait for it."""
        try:
            await self.check()
            self.sound = True
        except Unsound as wrong:
            self.sound = False
            log.error("the database is not sound", cause=str(wrong))
        except DOWN as wrong:
            self._failed(wrong)

    def ready(self) -> bool:
        """Whether all is there that answers need: the newest schema, a sound database, and a last write that stood."""
        return self.migrated and self.sound is True and not self.trouble

    async def probe(self) -> None:
        """Write something that changes nothing, to learn whether writing goes again."""
        with contextlib.suppress(Unavailable):
            async with self._writing() as session:
                await session.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = version_num"))

    def _failed(self, wrong: BaseException) -> None:
        """The database could not be used; the first time it is told why."""
        METRICS.storage_errors.inc()
        cause = cause_of(wrong)
        if cause != self.trouble:
            log.error("storage is in trouble", cause=cause)
        self.trouble = cause

    def _stood(self) -> None:
        """Something was written down."""
        if self.trouble:
            log.info("storage is back")
        self.trouble = ""

    async def stop(self) -> None:
        """Write what waits, then close."""
        if self.writer is not None:
            await self.queue.join()
            self.writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.writer
        self.answers_in.close()
        await self.engine.dispose()

    async def migrate(self) -> None:
        """The newest schema; other processes wait as long as that takes."""
        await migrate(self.engine, self.shared, PATIENCE)

    async def check(self) -> None:
        """Whether the database is whole."""
        await check(self.engine, self.shared)

    # Answers

    async def append(self, rows: list[dict[str, Any]], facts: dict[str, Any]) -> None:
        """Write answers down; they stand when this returns.  Taken if another answer has that number already."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Append(rows, facts, done))
        await done

    async def _write(self) -> None:
        """Write all that waits in one transaction, again and again."""
        while True:
            batch = [await self.queue.get()]
            while not self.queue.empty():
                batch.append(self.queue.get_nowait())
            begun = time.perf_counter()
            await self._write_batch(batch)
            METRICS.commit_seconds.observe(time.perf_counter() - begun)
            METRICS.commit_answers.observe(len(batch))
            for _ in batch:
                self.queue.task_done()

    async def _write_batch(self, batch: list[Append]) -> None:
        problem: Exception | None = None
        batch.sort(key=_match_of)  # all processes in one order, or two would wait for each other
        try:
            async with self.turn:
                await self.answers_in.write(
                    [row for each in batch for row in each.rows], [each.facts for each in batch]
                )
            self._stood()
        except Taken as taken:
            if len(batch) > 1:  # one of them came too late; the others did not
                for each in batch:
                    await self._write_batch([each])
                return
            METRICS.conflicts.inc()
            problem = taken
        except Exception as wrong:  # whatever it is, the writer goes on, and whoever waits hears of it
            self._failed(wrong)
            problem = Unavailable(cause_of(wrong))
        for each in batch:
            if not each.done.done():
                if problem is None:
                    each.done.set_result(None)
                else:
                    each.done.set_exception(problem)

    async def _notify_answers(self, connection: AsyncConnection, matches: list[str]) -> None:
        await self._notify(connection, ANSWERED, matches)

    async def _notify(self, connection: AsyncConnection | AsyncSession, kind: str, matches: list[str]) -> None:
        """Tell the other processes, in the same transaction, what changed: answers, seats or talk."""
        if not self.shared:
            return
        for first in range(0, len(matches), NOTICE_MATCHES):
            notice = " ".join([self.process, kind, *matches[first : first + NOTICE_MATCHES]])
            await connection.execute(select(func.pg_notify(CHANNEL, notice)))

    # Matches

    async def load(self, match: str) -> Stored:
        """All there is of a match."""
        async with self._session() as session:
            row = await session.get(MatchRow, match)
            seats = list(await session.scalars(select(SeatRow).where(SeatRow.match == match).order_by(SeatRow.seat)))
            answers = await self._answers(session, match, 0)
            if row is None:
                raise NoMatch(match)
            return Stored(row, seats, answers)

    async def answers(self, match: str, since: int) -> Sequence[Row[tuple[int, str, str]]]:
        """The lines of a record from a number on."""
        async with self._session() as session:
            return await self._answers(session, match, since)

    async def _answers(self, session: AsyncSession, match: str, since: int) -> Sequence[Row[tuple[int, str, str]]]:
        wanted = select(AnswerRow.number, AnswerRow.who, AnswerRow.text)
        found = await session.execute(
            wanted.where(AnswerRow.match == match, AnswerRow.number >= since).order_by(AnswerRow.number)
        )
        return found.all()

    async def create(self, match: MatchRow, seats: list[SeatRow], answers: list[dict[str, Any]]) -> None:
        """A new match."""
        async with self._writing() as session:
            session.add(match)
            await session.flush()  # seats and answers refer to it
            session.add_all(seats)
            await self.add_answers(session, answers)

    @contextlib.asynccontextmanager
    async def changing(
        self, match: str, kind: str = SEATED
    ) -> AsyncIterator[tuple[AsyncSession, MatchRow, list[SeatRow]]]:
        """The rows of a match and its seats, ours alone until the end of the block; changes are written then."""
        async with self._writing() as session:
            row = await session.get(MatchRow, match, with_for_update={"key_share": True})
            if row is None:
                raise NoMatch(match)
            found = await session.scalars(select(SeatRow).where(SeatRow.match == match).order_by(SeatRow.seat))
            yield session, row, list(found)
            row.changed = now()
            await self._notify(session, kind, [match])

    async def add_answers(self, session: AsyncSession, rows: list[dict[str, Any]]) -> None:
        """Answers as a part of a larger change."""
        if rows:
            await session.execute(INSERT_ANSWERS, rows)

    async def seen(self, match: str, seat: int, at: int) -> None:
        """A sign of life; not worth a word to other processes."""
        async with self._writing() as session:
            await session.execute(update(SeatRow).where(SeatRow.match == match, SeatRow.seat == seat).values(seen=at))

    async def due(self, at: int, at_most: int, rules: list[tuple[str, int]]) -> list[str]:
        """Matches under these rules that the server must see to by now."""
        async with self._session() as session:
            wanted = select(MatchRow.id).where(MatchRow.due <= at, tuple_(MatchRow.game, MatchRow.rules).in_(rules))
            return list(await session.scalars(wanted.order_by(MatchRow.due).limit(at_most)))

    async def lobby(
        self, *conditions: Any, before: tuple[int, str] | None, at_most: int
    ) -> list[tuple[MatchRow, list[SeatRow]]]:
        """Matches and their seats, the newest first; those older than a time and an id."""
        async with self._session() as session:
            wanted = select(MatchRow).where(*conditions).order_by(MatchRow.created.desc(), MatchRow.id.desc())
            if before is not None:
                wanted = wanted.where(tuple_(MatchRow.created, MatchRow.id) < before)
            matches = list(await session.scalars(wanted.limit(at_most)))
            ids = [match.id for match in matches]
            seats: dict[str, list[SeatRow]] = {match: [] for match in ids}
            for seat in await session.scalars(select(SeatRow).where(SeatRow.match.in_(ids)).order_by(SeatRow.seat)):
                seats[seat.match].append(seat)
            return [(match, seats[match.id]) for match in matches]

    async def hosted(self, player: str, since: int) -> tuple[int, int]:
        """How many tables of this host changed since then and are not over; and at how many of those only bots play."""
        person = select(SeatRow.match).where(SeatRow.match == MatchRow.id, SeatRow.kind != BOT, ~SeatRow.minded)
        mine = select(func.count()).where(
            MatchRow.host == player, MatchRow.changed > since, MatchRow.status.in_((GATHERING, PLAYING))
        )
        async with self._session() as session:
            under_way = await session.scalar(mine)
            of_bots = await session.scalar(mine.where(~exists(person)))
            return int(under_way or 0), int(of_bots or 0)

    # Talk

    async def talk(self, match: str, since: int, at_most: int) -> list[TalkRow]:
        """The last lines of talk, from a number on."""
        async with self._session() as session:
            wanted = select(TalkRow).where(TalkRow.match == match, TalkRow.number >= since)
            return list(await session.scalars(wanted.order_by(TalkRow.number.desc()).limit(at_most)))[::-1]

    async def ledger(self, match: str, at_most: int) -> list[TalkRow]:
        """The last statements."""
        async with self._session() as session:
            wanted = select(TalkRow).where(TalkRow.match == match, TalkRow.length.is_not(None))
            return list(await session.scalars(wanted.order_by(TalkRow.number.desc()).limit(at_most)))[::-1]

    async def say(self, match: str, seat: int, nickname: str, words: str, during: str = "") -> TalkRow | None:
        """Write a line of talk down, after the last one; with `during` a statement, None if the match is not there."""
        async with self.changing(match, TALKED) as (session, found, _):
            if during and found.status != during:
                return None
            last = await session.scalar(select(func.max(TalkRow.number)).where(TalkRow.match == match))
            number = 0 if last is None else last + 1
            row = TalkRow(match=match, number=number, seat=seat, nickname=nickname, text=words, at=now())
            row.length = found.length if during else None
            session.add(row)
            return row

    # Players

    async def player(self, token: str) -> PlayerRow | None:
        """Whoever has the token with this SHA-256."""
        async with self._session() as session:
            found: PlayerRow | None = await session.scalar(select(PlayerRow).where(PlayerRow.token == token))
            return found

    async def add_player(self, player: PlayerRow) -> None:
        async with self._writing() as session:
            session.add(player)

    async def change_player(self, player: str, **values: int | str) -> None:
        """Only what is named: another process may have changed the rest."""
        async with self._writing() as session:
            await session.execute(update(PlayerRow).where(PlayerRow.id == player).values(**values))

    async def tidy(self) -> None:
        """Carry what was written from SQLite's log into its file, beside the writer: no answer shall wait for that."""
        if not self.shared:
            async with self._session() as session:
                await session.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))

    async def ping(self) -> None:
        """Whether the database answers."""
        async with self._session() as session:
            await session.execute(text("SELECT 1"))

    @contextlib.asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncSession]:
        """A session whose changes stand at the end of the block."""
        async with self.turn, self._session() as session, session.begin():
            yield session
        self._stood()

    @contextlib.asynccontextmanager
    async def _session(self) -> AsyncIterator[AsyncSession]:
        try:
            async with self.sessions() as session:
                yield session
        except IntegrityError:
            raise
        except DOWN as wrong:
            self._failed(wrong)
            raise Unavailable(cause_of(wrong)) from wrong


def _match_of(append: Append) -> str:
    return str(append.facts["match"])


def prepare_sqlite(connection: Any, _: object) -> None:
    """Readers beside the writer, and nothing acknowledged before it is on the disk."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={int(PATIENCE * 1000)}",
        "wal_autocheckpoint=1000",  # pages: on a quick and small disk `tidy` comes too late, and its log fills it
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
