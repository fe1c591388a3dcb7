"""Play over plain HTTP, for scripts and slow networks.  `routes.socket` does the same over one open line."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, QueryParameter

from katabasis.engine.seats import SPECTATOR
from katabasis.server.access import Caller, clean
from katabasis.server.database.models import TalkRow
from katabasis.server.hall import Hall
from katabasis.server.routes.dependencies import MatchId, TheCaller, TheHall, at_seat
from katabasis.server.table import play, takeback
from katabasis.server.table.ledger import LEDGER_LINES, ledger, state, talk_of
from katabasis.server.table.listener import Listener
from katabasis.server.table.naming import named
from katabasis.server.table.table import Table
from katabasis.server.table.updates import RECENT, update
from katabasis.server.wire.messages import (
    ActionText,
    Consent,
    LedgerLine,
    NewAnswer,
    NewOrder,
    NewStatement,
    NewTalk,
    Talk,
    UndoWish,
    Update,
    Why,
)
from katabasis.server.wire.refusals import Refused

SeatQuestion = Annotated[int | None, QueryParameter(ge=0, le=31, description="A seat of yours; none to look on.")]
Since = Annotated[int | None, QueryParameter(ge=0, le=10_000_000, description="Events from this length on.")]
Ahead = Annotated[bool, QueryParameter(description="With a question to your seat, tell `related` and `foreseen` too.")]
Wait = Annotated[
    int, QueryParameter(ge=0, le=25, description="Seconds to wait until the record is longer than `since`.")
]


TALK_LINES = 500


def ready_made(told: bytes) -> Response[Any]:
    """JSON that was made already."""
    content: Any = told
    return Response(content, media_type=MediaType.JSON)


def told_to(caller: Caller, table: Table, message: Any) -> Response[Any]:
    """A message in which everybody at the table may be spoken of."""
    return ready_made(named(table, message, caller.speech.language, caller.marks))


def eyes(table: Table, seat: int | None, caller: Caller) -> int:
    """Whose eyes look: a seat that the caller holds, or a spectator's."""
    if seat is None:
        table.may_watch(caller.id)
        return SPECTATOR
    table.held(seat, caller.id)
    return seat


@get("/api/matches/{match:str}/view", tags=["play"], summary="What I may know now")
async def view(
    match: MatchId,
    hall: TheHall,
    caller: TheCaller,
    seat: SeatQuestion = None,
    since: Since = None,
    wait: Wait = 0,
    ahead: Ahead = False,
) -> Response[Update]:
    """The view of a seat of yours, or of a spectator; with `wait`, as soon as something happens."""
    table = await hall.table(match)
    async with table.opened(seat, caller.id):
        viewer = eyes(table, seat, caller)
        await table.catch_up_to(since)
        table.playing()
        length = len(table.entries)
        listener = Listener(viewer, caller.id, caller.speech, length)
        if wait and since is not None and since >= length and not table.finished:
            table.join(listener)
    if listener in table.listeners:
        try:
            async with asyncio.timeout(wait):
                await listener.wake.wait()
        except TimeoutError:
            pass
        finally:
            table.leave(listener)
    async with table.opened(seat, caller.id):
        viewer = eyes(table, seat, caller)
        if viewer >= 0:
            table.touch(viewer)
        known = max(0, len(table.entries) - RECENT) if since is None else since
        return ready_made(update(table, viewer, caller.speech.language, known, ahead=ahead, marks=caller.marks))


async def answered(table: Table, caller: Caller, seat: int, length: int, reply: str) -> Response[Update]:
    """The reply to an answer: the view that follows it."""
    async with table.opened():
        viewer = eyes(table, seat, caller)
        return ready_made(update(table, viewer, caller.speech.language, length, reply, marks=caller.marks))


@post("/api/matches/{match:str}/answers", tags=["play"], summary="Answer the question", status_code=200)
async def answer(match: MatchId, data: JSONBody[NewAnswer], hall: TheHall, caller: TheCaller) -> Response[Update]:
    """If the record is no longer as long as you say, nothing is played and you get the current view: reply `stale`."""
    table = await at_seat(hall, match, data.seat, caller)
    reply = await play.answer(table, data.seat, data.length, data.action, "person")
    return await answered(table, caller, data.seat, data.length, reply)


@post("/api/matches/{match:str}/undo", tags=["play"], summary="Take back", status_code=200)
async def undo(match: MatchId, data: JSONBody[UndoWish], hall: TheHall, caller: TheCaller) -> Response[Update]:
    """At once if you have learnt nothing since your answer; else the others are asked."""
    table = await at_seat(hall, match, data.seat, caller)
    hall.quotas.check_line(table)
    reply = await takeback.undo(table, data.seat, data.length)
    return await answered(table, caller, data.seat, data.length, reply)


@post("/api/matches/{match:str}/consent", tags=["play"], summary="Agree to an undo, or not", status_code=200)
async def consent(match: MatchId, data: JSONBody[Consent], hall: TheHall, caller: TheCaller) -> Response[Update]:
    """When all people at the table agree, it is taken back, and the record says so."""
    table = await at_seat(hall, match, data.seat, caller)
    reply = await takeback.consent(table, data.seat, data.length, data.agree)
    return await answered(table, caller, data.seat, data.length, reply)


@post("/api/matches/{match:str}/orders", tags=["play"], summary="Answer in advance", status_code=200)
async def order(match: MatchId, data: JSONBody[NewOrder], hall: TheHall, caller: TheCaller) -> Response[Update]:
    """A standing order, in games that have them: what it says is answered for you, and nobody sees it."""
    table = await at_seat(hall, match, data.seat, caller)
    length = len(table.entries)
    reply = await play.order(table, data.seat, data.order)
    return await answered(table, caller, data.seat, length, reply)


@get("/api/matches/{match:str}/why", tags=["play"], summary="Why not?")
async def why(
    match: MatchId,
    hall: TheHall,
    caller: TheCaller,
    action: Annotated[ActionText, QueryParameter(max_length=120)],
    seat: Annotated[int, QueryParameter(ge=0, le=31)],
) -> Response[Why]:
    """Why an answer cannot be given now, with the rule."""
    table = await hall.table(match)
    async with table.opened(seat, caller.id):
        table.held(seat, caller.known().id)
        return told_to(caller, table, play.why_not(table, seat, action, caller.speech))


@get("/api/matches/{match:str}/talk", tags=["play"], summary="Table talk")
async def talk(match: MatchId, hall: TheHall, caller: TheCaller, since: Since = None) -> Response[list[Talk]]:
    """The last 500 lines that were said at the table."""
    table = await hall.table(match)
    async with table.opened():
        table.may_watch(caller.id)
        lines = await hall.store.talk(match, since or 0, TALK_LINES)
        return told_to(caller, table, [talk_of(table, line, caller.speech) for line in lines])


@post("/api/matches/{match:str}/talk", tags=["play"], summary="Say something")
async def new_talk(match: MatchId, data: JSONBody[NewTalk], hall: TheHall, caller: TheCaller) -> Response[Talk]:
    """Everybody at the table hears it."""
    table = await at_seat(hall, match, data.seat, caller)
    row = await speak(hall, table, data.seat, data.text)
    return told_to(caller, table, talk_of(table, row, caller.speech))


async def speak(hall: Hall, table: Table, seat: int, text: str) -> TalkRow:
    """Say something for a seat."""
    if len(text) > 500:
        raise Refused("bad-request", detail="a line of talk has at most 500 characters")
    async with table.lock:
        row = await hall.store.say(table.id, seat, table.seats[seat].nickname, clean(text))
        assert row is not None
        await hall.tell_talk(table)
    return row


@post("/api/matches/{match:str}/statements", tags=["play"], summary="Promise, claim or ask")
async def new_statement(
    match: MatchId, data: JSONBody[NewStatement], hall: TheHall, caller: TheCaller
) -> Response[Talk]:
    """Said to the table in a set form, which `GET /api/games/{name}` tells.  It binds nobody, and nobody checks it."""
    table = await at_seat(hall, match, data.seat, caller)
    row = await state(table, data.seat, data.statement)
    return told_to(caller, table, talk_of(table, row, caller.speech))


@get("/api/matches/{match:str}/ledger", tags=["play"], summary="What was promised and claimed")
async def the_ledger(match: MatchId, hall: TheHall, caller: TheCaller) -> Response[list[LedgerLine]]:
    """The last 500 statements; once the match is over, which promises were kept and which claims were lies."""
    table = await hall.table(match)
    async with table.opened():
        table.may_watch(caller.id)
        lines = ledger(table, await hall.store.ledger(match, LEDGER_LINES), caller.speech)
        return told_to(caller, table, lines)


ROUTES = [view, answer, undo, consent, order, why, talk, new_talk, new_statement, the_ledger]
