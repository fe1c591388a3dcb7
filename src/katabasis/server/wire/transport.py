"""HTTP and WebSockets as uvicorn speaks them, but not for ever and not without end.

Who does not finish a request's head in time, or sends too long a one, is hung up on; so is who never reads.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

HEAD_SECONDS = 15.0
HEAD_BYTES = 65_536
HANDSHAKE_LINE = 8_000  # bytes of a line in a handshake's head, and how many lines: `websockets` reads no more
HANDSHAKE_LINES = 100
AT_ONCE = "katabasis.at_once"  # among the extensions of a socket's scope: a way to send that need not be awaited
UNREAD_BYTES = 262_144  # that wait for somebody who only asks whether we are there


class BoundedHttp(HttpToolsProtocol):
    """Closes connections that trickle, or whose head has no end."""

    head_timer: asyncio.TimerHandle | None = None
    head_bytes = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.head_timer is None:
            self.head_bytes = 0
            return
        self.head_bytes += len(data)
        if self.head_bytes > HEAD_BYTES:
            self._hang_up()

    def on_headers_complete(self) -> None:
        self._stop()
        super().on_headers_complete()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def handle_websocket_upgrade(self) -> None:
        longest = max([len(self.url), *(len(name) + len(value) for name, value in self.headers)])
        if longest > HANDSHAKE_LINE or len(self.headers) > HANDSHAKE_LINES:
            self.send_400_response("The head of this request is too long.")
            return
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._stop()
        self.head_timer = self.loop.call_later(HEAD_SECONDS, self._hang_up)

    def _stop(self) -> None:
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None

    def _hang_up(self) -> None:
        if self.transport is not None and not self.transport.is_closing():
            self.transport.close()


class BoundedSocket(WebSocketsSansIOProtocol):
    """Keeps no endless answers to pings for whoever never reads them, and sends at once to whoever keeps up."""

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[AT_ONCE] = self.send_at_once
        await super().run_asgi()

    def send_at_once(self, text: bytes) -> bool:
        """Send without waiting; False if it cannot be: then it has to wait its turn."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:  # it is closing
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.transport.abort()
