"""What other processes changed, heard through PostgreSQL's LISTEN.

Litestar's backend opens one connection at the start and never again; a database that is restarted would leave the
process deaf.  This one comes back, and says so, because notices were missed in between.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable
from typing import Any

import asyncpg
import structlog
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

log = structlog.get_logger()

AGAIN = 0.5  # seconds until the next try
MISSED = b"missed"  # instead of a notice: there may have been some


class ReconnectingBackend(AsyncPgChannelsBackend):
    """Listens again after the connection was lost."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.watcher: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self.watcher = asyncio.create_task(self._watch())

    async def on_shutdown(self) -> None:
        if self.watcher is not None:
            self.watcher.cancel()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        raise NotImplementedError("changes are told by NOTIFY in the transaction that makes them")

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        async for event in super().stream_events():
            yield event

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            if self._listener_conn.is_closed():
                try:
                    async with self._listener_lock:
                        self._listener_conn = await self._connect()
                        for channel in self._subscribed_channels:
                            await self._listener_conn.add_listener(channel, self._listener)
                except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as wrong:
                    log.warning("still no connection for notices", cause=str(wrong))
                    continue
                log.info("listening again for notices")
                for channel in self._subscribed_channels:
                    assert self._queue is not None
                    self._queue.put_nowait((channel, MISSED))
