"""Play over a WebSocket: the server sends what is new, the client sends `{length, action}`."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import QueryParameter

from katabasis.engine.errors import KatabasisError
from katabasis.engine.seats import SPECTATOR
from katabasis.server.access import Caller, Doorkeeper, language_of
from katabasis.server.database.store import Unavailable
from katabasis.server.hall import TALK_AT_ONCE, Hall
from katabasis.server.metrics import METRICS
from katabasis.server.routes.dependencies import MatchId, TheDoorkeeper, TheHall
from katabasis.server.routes.play import eyes, speak
from katabasis.server.table import play, takeback
from katabasis.server.table.facts import table_facts
from katabasis.server.table.ledger import state, talk_of
from katabasis.server.table.listener import Listener, never
from katabasis.server.table.naming import named
from katabasis.server.table.table import Table
from katabasis.server.table.updates import RECENT, tell_one, tell_seats
from katabasis.server.wire.messages import FromClient, decode_client, encode
from katabasis.server.wire.refusals import Refused, bad_request
from katabasis.server.wire.speech import speech
from katabasis.server.wire.transport import AT_ONCE

log = structlog.get_logger()

Socket = WebSocket[Any, Any, Any]

REFUSED = 4000  # closing codes: this plus the HTTP status
FLOODED = 1008


@websocket("/api/matches/{match:str}/socket")
async def socket(
    socket: Socket,
    match: MatchId,
    hall: TheHall,
    doorkeeper: TheDoorkeeper,
    seat: Annotated[int | None, QueryParameter(ge=0, le=31)] = None,
    since: Annotated[int | None, QueryParameter(ge=0, le=10_000_000)] = None,
    ahead: Annotated[bool, QueryParameter()] = False,
) -> None:
    """One line to one table, for one seat or for a spectator."""
    await socket.accept()
    if hall.quotas.sockets >= hall.settings.sockets:
        await turn_away(socket, Refused("too-many-sockets"), language_of(socket, None))
        return
    await attend(socket, match, hall, doorkeeper, seat, since, ahead)


async def attend(
    socket: Socket,
    match: str,
    hall: Hall,
    doorkeeper: Doorkeeper,
    seat: int | None,
    since: int | None,
    ahead: bool,
) -> None:
    """See who it is, and talk with them until either end closes."""
    language = language_of(socket, None)
    try:
        caller = await doorkeeper.caller(socket)
        language = caller.speech.language
        table = await hall.table(match)
        with counted(hall, table, caller, seat):
            line = await Line.open(socket, hall, table, caller, seat, since, ahead)
            try:
                await line.run()
            finally:
                table.leave(line.listener)
                if line.listener.seat >= 0:
                    tell_seats(table)
    except Refused as refused:
        await turn_away(socket, refused, language)
    except Unavailable:
        await turn_away(socket, Refused("storage-down"), language)


@contextlib.contextmanager
def counted(hall: Hall, table: Table, caller: Caller, seat: int | None) -> Iterator[None]:
    """One socket more while it is open, for a seat or to look on; refused if there are too many."""
    seated = seat is not None and seat < len(table.seats) and bool(caller.id) and table.seats[seat].holder == caller.id
    hall.quotas.enter(table, caller.address, caller.id, seated)
    METRICS.sockets.set(hall.quotas.sockets)
    try:
        yield
    finally:
        hall.quotas.leave(caller.address, caller.id, seated)
        METRICS.sockets.set(hall.quotas.sockets)


async def turn_away(socket: Socket, refused: Refused, language: str) -> None:
    """Say why, and close."""
    METRICS.refused.labels(refused.code).inc()
    with contextlib.suppress(WebSocketException, RuntimeError, OSError):
        await socket.send_text(encode(refused.told(speech(language))).decode())
        await socket.close(REFUSED + refused.status, refused.code)


class Line:
    """One open socket."""

    def __init__(self, socket: Socket, hall: Hall, table: Table, listener: Listener) -> None:
        self.socket = socket
        self.hall = hall
        self.table = table
        self.listener = listener
        self.allowance = Allowance(hall.settings.messages_per_second)

    @classmethod
    async def open(
        cls,
        socket: Socket,
        hall: Hall,
        table: Table,
        caller: Caller,
        seat: int | None,
        since: int | None,
        ahead: bool = False,
    ) -> Line:
        """Let somebody listen: first the talk, then the table, then the view."""
        async with table.opened(seat, caller.id):
            viewer = eyes(table, seat, caller)
            await table.catch_up_to(since)
            known = max(0, len(table.entries) - RECENT) if since is None else since
            extensions: Any = socket.scope.get("extensions") or {}
            at_once = extensions.get(AT_ONCE, never)
            listener = Listener(viewer, caller.id, caller.speech, known, at_once, ahead, caller.marks)
            listener.talked = -1
            for said in await hall.store.talk(table.id, 0, TALK_AT_ONCE):
                line = talk_of(table, said, caller.speech)
                listener.note(named(table, line, caller.speech.language, caller.marks))
                listener.talked = said.number
            table.join(listener)
            if viewer >= 0:
                table.touch(viewer)
                tell_seats(table)  # somebody is there
            else:
                listener.note(encode(table_facts(table, caller.id, caller.speech.language)))
            if table.match is not None:
                tell_one(table, listener)
            elif not table.playable:
                listener.note(
                    encode(Refused("rules-version", rules=table.row.rules, game=table.row.game).told(caller.speech))
                )
        return cls(socket, hall, table, listener)

    async def run(self) -> None:
        """Send and receive until either end closes."""
        sending = asyncio.create_task(self._send())
        try:
            with contextlib.suppress(WebSocketDisconnect):
                await self._receive()
        finally:
            sending.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketException, RuntimeError, OSError):
                await sending

    async def _send(self) -> None:
        """What waits, in order; a slow reader gets the newest view, never a backlog of old ones."""
        listener = self.listener
        send = self.socket.send
        while True:
            await listener.wake.wait()
            listener.wake.clear()
            if listener.lost:
                refused = Refused("not-your-seat", seat=listener.seat + 1)
                await turn_away(self.socket, refused, listener.speech.language)
                return
            while listener.notes:
                await send({"type": "websocket.send", "text": listener.notes.popleft().decode(), "bytes": None})
            update = listener.take()
            if update is not None:
                await send({"type": "websocket.send", "text": update.decode(), "bytes": None})

    async def _receive(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self.allowance.spend():
                METRICS.refused.labels("too-many").inc()
                await self.socket.close(FLOODED, "too-many")
                return
            try:
                await self._take(str(message.get("text") or ""))
            except Refused as refused:
                METRICS.refused.labels(refused.code).inc()
                self.listener.note(encode(refused.told(self.listener.speech)))
            except Unavailable:
                self.listener.note(encode(Refused("storage-down").told(self.listener.speech)))
            except KatabasisError as wrong:
                self.listener.note(encode(bad_request(wrong).told(self.listener.speech)))

    async def _take(self, text: str) -> None:
        """One message of the client."""
        try:
            said = decode_client(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:  # includes values that do not fit
            raise Refused("bad-request", detail=f"the message cannot be read: {wrong}") from wrong
        seat = self.listener.seat
        if seat == SPECTATOR:
            raise Refused("only-watching")
        self.table.held(seat, self.listener.player)
        self.table.touch(seat)
        verbs = [said.action is not None, said.undo, said.agree is not None, said.talk is not None]
        verbs += [said.statement is not None, said.order is not None, said.why is not None, said.here]
        if sum(verbs) != 1:
            known = "action, undo, agree, order, talk, statement, why, here"
            raise Refused("bad-request", detail=f"a message has exactly one of: {known}")
        if said.talk is not None:
            await speak(self.hall, self.table, seat, said.talk)
        elif said.statement is not None:
            await state(self.table, seat, said.statement)
        elif said.why is not None:
            async with self.table.opened():
                found = play.why_not(self.table, seat, said.why, self.listener.speech)
                self.listener.note(named(self.table, found, self.listener.speech.language, self.listener.marks))
        elif said.order is not None:
            await self._replied(await play.order(self.table, seat, said.order, self.listener))
        elif not said.here:
            await self._play(said, seat)

    async def _play(self, said: FromClient, seat: int) -> None:
        if said.length is None:
            raise Refused("bad-request", detail="say the length of the record that you know: {length, action}")
        if said.action is not None:
            reply = await play.answer(self.table, seat, said.length, said.action, "person", self.listener)
        elif said.undo:
            self.hall.quotas.check_line(self.table)
            reply = await takeback.undo(self.table, seat, said.length, self.listener)
        else:
            reply = await takeback.consent(self.table, seat, said.length, bool(said.agree), self.listener)
        await self._replied(reply)

    async def _replied(self, reply: str) -> None:
        if reply == "stale":
            async with self.table.opened():
                tell_one(self.table, self.listener, reply)


class Allowance:
    """So many a second, and twice as many at once."""

    def __init__(self, per_second: int) -> None:
        self.per_second = per_second
        self.left = per_second * 2.0
        self.at = time.monotonic()

    def spend(self) -> bool:
        """Whether one more is allowed."""
        if not self.per_second:
            return True
        at = time.monotonic()
        self.left = min(self.per_second * 2.0, self.left + (at - self.at) * self.per_second)
        self.at = at
        if self.left < 1:
            return False
        self.left -= 1
        return True


ROUTES = [socket]
