"""The hall: all tables of one process, and everything that goes on without being asked.

A table is in memory while somebody looks at it or a bot thinks at it, and a while longer; it is always read again from
the database when it is missing.  There is never more than one `Table` of a match in a process: whoever still has one
keeps it findable.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any
from weakref import WeakValueDictionary

import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from katabasis.engine.errors import KatabasisError
from katabasis.games import playable
from katabasis.server.coach.coach import Coach
from katabasis.server.database.notices import MISSED, ReconnectingBackend
from katabasis.server.database.store import CHANNEL, SEATED, TALKED, NoMatch, Store, Unavailable, now
from katabasis.server.fair.quotas import Quotas
from katabasis.server.metrics import METRICS
from katabasis.server.settings import Settings
from katabasis.server.table.autoplay import see_to, think
from katabasis.server.table.ledger import talk_of
from katabasis.server.table.naming import named
from katabasis.server.table.table import Table
from katabasis.server.table.updates import tell, tell_seats
from katabasis.server.wire.refusals import Refused
from katabasis.server.wire.speech import Speech
from katabasis.server.workers import Thinkers

log = structlog.get_logger()

ROUND = 1.0  # seconds between two looks at what is due
AT_ONCE = 100  # matches seen to in one look
LONGEST_ID = 16
TALK_AT_ONCE = 50  # lines that somebody hears of what was said before


class Hall:
    """The tables of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings)
        self.thinkers = Thinkers(settings.thinkers)
        self.coach = Coach(self.thinkers)
        backend: ChannelsBackend = MemoryChannelsBackend()
        if settings.shared:
            backend = ReconnectingBackend(settings.database)
        self.channels = ChannelsPlugin(backend, channels=[CHANNEL])
        self.tables: WeakValueDictionary[str, Table] = WeakValueDictionary()  # all there are
        self.recent: OrderedDict[str, Table] = OrderedDict()  # those that stay though nobody uses them
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self.changed: set[str] = set()  # elsewhere, while they were opened here
        self.unread: dict[str, set[str]] = {}  # by match: what was changed elsewhere and is about to be read
        self.thinking: dict[str, asyncio.Task[None]] = {}  # by match: a bot thinks there
        self.tasks: set[asyncio.Task[Any]] = set()
        self.quotas = Quotas(settings)
        self.hurried = False  # bots think more briefly, as people were told

    async def start(self) -> None:
        await self.store.start()
        self.later(self.store.look_over())
        self.later(self.thinkers.start())  # people need not wait for them
        self.later(self._see_to_what_is_due())

    async def listen(self) -> None:
        """Hear what other processes change; the channels must be open."""
        if self.settings.shared:
            self.later(self._hear())

    async def stop(self) -> None:
        """In order: no new work, then the writer empties its queue, then the processes end."""
        tasks = [*self.tasks, *self.thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.coach.stop()
        await self.store.stop()
        await self.thinkers.stop()

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something on the side; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("work on the side failed", cause=repr(task.exception()))

    # Tables

    async def table(self, match: str) -> Table:
        """The table of a match, from memory or from the database."""
        found = self.tables.get(match)
        if found is not None:
            self._keep(found)
            return found
        if not (match.isascii() and match.isalnum() and len(match) <= LONGEST_ID):
            raise Refused("no-such-match")
        opening = self.opening.get(match)
        if opening is None:  # many may ask at once; it is opened once
            opening = self.opening[match] = asyncio.create_task(self._open(match))
        return await asyncio.shield(opening)

    async def _open(self, match: str) -> Table:
        begun = time.perf_counter()
        try:
            table = Table(self, await self.store.load(match))
        except NoMatch:
            raise Refused("no-such-match") from None
        except Unavailable as down:
            raise Refused("storage-down") from down
        finally:
            self.opening.pop(match, None)
            missed = match in self.changed
            self.changed.discard(match)
        if missed:
            table.doubt()
        self.tables[match] = table
        self._keep(table)
        METRICS.open_seconds.observe(time.perf_counter() - begun)
        METRICS.tables.set(len(self.tables))
        return table

    def _keep(self, table: Table) -> None:
        """Used just now; the longest unused are kept no longer."""
        self.recent[table.id] = table
        self.recent.move_to_end(table.id)
        while len(self.recent) > self.settings.cached_tables:
            self.recent.popitem(last=False)

    # What goes on by itself

    async def _see_to_what_is_due(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            METRICS.thinkers.set(self.thinkers.running)
            METRICS.thinker_restarts.set(self.thinkers.restarts)
            METRICS.tables.set(len(self.tables))
            self._tell_hurry()
            try:
                if self.store.trouble:
                    await self.store.probe()
                rules = [(game.name, game.rules_version) for game in playable()]  # others wait for their program
                for match in await self.store.due(now(), AT_ONCE, rules):
                    await self._see_to(match)
                await self.store.tidy()
            except Unavailable as down:
                log.warning("storage is down", cause=str(down))
            except Exception as wrong:  # whatever it is, the next round comes
                log.error("what is due was not seen to", exc_info=wrong)

    def _tell_hurry(self) -> None:
        """Whoever plays is told when bots begin to think more briefly, and when they take their time again."""
        if self.thinkers.hurried != self.hurried:
            self.hurried = self.thinkers.hurried
            for table in list(self.tables.values()):
                if table.listeners and not table.finished:
                    tell_seats(table)

    async def _see_to(self, match: str) -> None:
        try:
            table = await self.table(match)
            if not self._thinks(match):
                await see_to(table)
        except (Refused, KatabasisError) as wrong:
            log.warning("a match is due, but cannot go on", table=match[:6], cause=str(wrong))

    def go_on(self, table: Table) -> None:
        """Let a bot think if it is asked."""
        if table.asked_of_server() is not None and not self._thinks(table.id):
            task = self.thinking[table.id] = asyncio.create_task(think(table))
            task.add_done_callback(lambda _: self._thought(table.id))

    def _thinks(self, match: str) -> bool:
        return match in self.thinking and not self.thinking[match].done()

    def _thought(self, match: str) -> None:
        if not self._thinks(match):  # else the next one does already
            self.thinking.pop(match, None)

    # What other processes change

    async def _hear(self) -> None:
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for notice in subscriber.iter_events():
                if notice == MISSED:
                    self.changed.update(self.opening)
                    for table in list(self.tables.values()):
                        self._heard(table, SEATED)
                        self._heard(table, TALKED)
                    continue
                process, kind, *matches = notice.decode().split(" ")
                if process != self.store.process:
                    for match in matches:
                        if match in self.opening:
                            self.changed.add(match)
                        known = self.tables.get(match)
                        if known is not None:
                            self._heard(known, kind)

    def _heard(self, table: Table, kind: str) -> None:
        """Another process has changed something at a table that is in memory here; one table waits for no other."""
        if table.id in self.unread:
            self.unread[table.id].add(kind)
        else:
            self.unread[table.id] = {kind}
            self.later(self._catch_up(table))

    async def _catch_up(self, table: Table) -> None:
        try:
            while self.unread[table.id]:
                async with table.lock:
                    kinds, self.unread[table.id] = self.unread[table.id], set()
                    with contextlib.suppress(Unavailable, Refused):
                        if kinds != {TALKED}:
                            await self._read_on(table, SEATED in kinds)
                        if TALKED in kinds:
                            await self.tell_talk(table)
        finally:
            del self.unread[table.id]

    async def _read_on(self, table: Table, seats: bool) -> None:
        """Another process has added lines, or changed who sits where.  The lock is held."""
        if not table.listeners:
            table.doubt()  # read again when somebody looks
            return
        if seats:
            await table.reread()
            tell_seats(table)
        else:
            await table.catch_up()
        if table.match is not None:
            tell(table)

    async def tell_talk(self, table: Table) -> None:
        """Lines of talk that whoever listens has not heard."""
        heard = [listener.talked for listener in table.listeners if listener.talked is not None]
        if not heard:
            return
        for line in await self.store.talk(table.id, min(heard) + 1, TALK_AT_ONCE):
            said: dict[tuple[Speech, bool], bytes] = {}
            for listener in table.listeners:
                if listener.talked is not None and line.number > listener.talked:
                    listener.talked = line.number
                    key = (listener.speech, listener.marks)
                    if key not in said:
                        told = talk_of(table, line, listener.speech)
                        said[key] = named(table, told, listener.speech.language, listener.marks)
                    listener.note(said[key])
