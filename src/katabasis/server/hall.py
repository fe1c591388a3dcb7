"""The hall: all tables of one process, and everything that goes on without being asked.

A table is in memory while somebody looks at it or a bot thinks at it, and a while longer; it is always read again from
the database when it is missing.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any

import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from katabasis.engine.errors import KatabasisError
from katabasis.server.metrics import METRICS
from katabasis.server.minding import see_to
from katabasis.server.notices import MISSED, ReconnectingBackend
from katabasis.server.protocol import Talk, encode
from katabasis.server.refusals import Refused
from katabasis.server.settings import Settings
from katabasis.server.store import CHANNEL, SEATED, TALKED, NoMatch, Store, Unavailable, now
from katabasis.server.table import Table
from katabasis.server.telling import dismiss
from katabasis.server.workers import Thinkers

log = structlog.get_logger()

ROUND = 1.0  # seconds between two looks at what is due
AT_ONCE = 100  # matches seen to in one look


class Hall:
    """The tables of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings)
        self.thinkers = Thinkers(settings.thinkers)
        backend: ChannelsBackend = MemoryChannelsBackend()
        if settings.shared:
            backend = ReconnectingBackend(settings.database)
        self.channels = ChannelsPlugin(backend, channels=[CHANNEL])
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        await self.store.start()
        self.later(self.thinkers.start())  # people need not wait for them
        self.later(self._see_to_what_is_due())
        if self.settings.shared:
            self.later(self._hear())

    async def stop(self) -> None:
        """In order: no new work, then the writer empties its queue, then the processes end."""
        tasks = list(self.tasks)
        for table in self.tables.values():
            if table.thinking is not None:
                tasks.append(table.thinking)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
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
            self.tables.move_to_end(match)
            return found
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
        except KatabasisError as wrong:
            log.error("record cannot be read", table=match[:6], cause=str(wrong))
            raise Refused("broken-record") from wrong
        finally:
            self.opening.pop(match, None)
        self.tables[match] = table
        METRICS.open_seconds.observe(time.perf_counter() - begun)
        self._tidy()
        return table

    def _tidy(self) -> None:
        """Forget tables that nobody looks at, the longest unused first."""
        extra = len(self.tables) - self.settings.cached_tables
        for match, table in list(self.tables.items()):
            if extra <= 0:
                break
            idle = table.thinking is None or table.thinking.done()
            if not table.listeners and idle and not table.lock.locked():
                del self.tables[match]
                extra -= 1
        METRICS.tables.set(len(self.tables))

    # What goes on by itself

    async def _see_to_what_is_due(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            METRICS.thinkers.set(self.thinkers.running)
            METRICS.thinker_restarts.set(self.thinkers.restarts)
            try:
                for match in await self.store.due(now(), AT_ONCE):
                    await self._see_to(match)
            except Unavailable as down:
                log.warning("storage is down", cause=str(down))

    async def _see_to(self, match: str) -> None:
        try:
            table = await self.table(match)
            if table.thinking is None or table.thinking.done():
                await see_to(table)
        except (Refused, KatabasisError) as wrong:
            log.warning("a match is due, but cannot go on", table=match[:6], cause=str(wrong))

    async def _hear(self) -> None:
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for notice in subscriber.iter_events():
                if notice == MISSED:
                    for table in list(self.tables.values()):
                        await self._changed(table, SEATED)
                    continue
                process, kind, *matches = notice.decode().split(" ")
                if process != self.store.process:
                    for match in matches:
                        known = self.tables.get(match)
                        if known is not None:
                            await self._changed(known, kind)

    async def _changed(self, table: Table, kind: str) -> None:
        """Another process has changed something at a table that is in memory here."""
        if not table.listeners and kind != TALKED:
            table.stale = True  # read again when somebody looks
            return
        with contextlib.suppress(Unavailable, Refused):
            if kind == TALKED:
                await self.tell_talk(table)
                return
            async with table.lock:
                if kind == SEATED:
                    await table.reread()
                    dismiss(table)
                    table.tell_table()
                else:
                    await table.catch_up()
                if table.match is not None:
                    table.tell()

    async def tell_talk(self, table: Table) -> None:
        """Lines of talk that the listeners of a table have not heard."""
        if not table.listeners:
            return
        for line in await self.store.talk(table.id, table.talked + 1):
            if line.number > table.talked:
                table.talked = line.number
                said = encode(Talk("talk", line.number, line.seat, line.nickname, line.text, line.at))
                for listener in table.listeners:
                    listener.note(said)
