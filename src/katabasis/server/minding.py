"""Bots, and seats that bots mind: whatever the server answers by itself, and when.

`MatchRow.due` is a clock that survives: whichever process looks at it when the time has come sees to the match.
"""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any

import structlog

from katabasis.engine.match import Match
from katabasis.engine.state import State
from katabasis.server import ledger
from katabasis.server.metrics import METRICS
from katabasis.server.models import BOT, OVER, PERSON, PLAYING, MatchRow, SeatRow
from katabasis.server.refusals import Refused
from katabasis.server.store import Unavailable, now
from katabasis.server.workers import BotFailed

if TYPE_CHECKING:
    from katabasis.server.table import Table

log = structlog.get_logger()

GRACE = 2_000  # milliseconds until another process, or this one after a crash, sees to a bot's answer


def server_answers(seat: SeatRow) -> bool:
    """Only bots and minded seats are answered for."""
    return seat.kind == BOT or seat.minded


def due(row: MatchRow, seats: list[SeatRow], asked: int | None, at: int) -> int | None:
    """When the server must see to a question by itself, if it is asked at that time."""
    if asked is None or asked < 0:
        return None
    if server_answers(seats[asked]):
        return at + GRACE
    if row.mind_after is None:
        return None
    return max(at, seats[asked].seen) + row.mind_after * 1000


def missing(row: MatchRow, seats: list[SeatRow]) -> list[int]:
    """Seats of people who have not agreed to an undo yet."""
    return [seat.seat for seat in people(seats) if not row.undo_agreed >> seat.seat & 1]


def same_hand(seats: list[SeatRow], number: int) -> int:
    """A bit for each seat that is held by whoever holds this one: nobody is asked twice."""
    return sum(1 << seat.seat for seat in seats if seat.seat == number or seat.holder == seats[number].holder)


def people(seats: list[SeatRow]) -> list[SeatRow]:
    """Seats that a person answers for now."""
    return [seat for seat in seats if seat.kind == PERSON and seat.holder and not seat.minded]


def set_clock(row: MatchRow, seats: list[SeatRow]) -> None:
    """After a change of seats: when the server must see to the match."""
    row.due = due(row, seats, row.asked, now())
    hurry(row, seats)


def hurry(row: MatchRow, seats: list[SeatRow]) -> None:
    """An undo that all have agreed to happens even if we are killed before we write it down."""
    if row.undo_length == row.length and not missing(row, seats):
        row.due = now() + GRACE


def facts_after(match: Match, row: MatchRow, seats: list[SeatRow], at: int) -> dict[str, Any]:
    """The row of a match after its last answer."""
    asked = None if match.over else match.to_move
    return {
        "match": row.id,
        "length": len(match.record),
        "asked": asked,
        "due": due(row, seats, asked, at),
        "status": OVER if match.over else PLAYING,
        "ending": match.ending,
        "changed": at,
    }


def take(row: MatchRow, facts: dict[str, Any]) -> None:
    """The same in memory."""
    for name in ("length", "asked", "due", "status", "ending", "changed"):
        setattr(row, name, facts[name])


async def think(table: Table) -> None:
    """Answer as long as bots are asked.  Whatever fails is tried again when the match is due."""
    try:
        while True:
            async with table.lock:
                if table.stale:
                    await table.catch_up()
                asked = table.asked()
                if asked is None or asked < 0 or not server_answers(table.seats[asked]):
                    return
                assert table.match is not None
                state, length, seat = table.match.state.copy(), len(table.entries), table.seats[asked]
            action, said = await chosen(table, seat, state)
            if seat.kind == BOT:  # nobody else's word is given for them
                await ledger.state_for_bot(table, asked, said)
            await table.answer(asked, length, action, BOT)
    except (Refused, Unavailable) as wrong:
        log.warning("bot could not answer", table=table.id[:6], cause=str(wrong))


async def chosen(table: Table, seat: SeatRow, state: State) -> tuple[str, list[str]]:
    """What a bot answers, and what it says before."""
    name = seat.bot if seat.kind == BOT else table.row.minder
    begun = time.perf_counter()
    try:
        heard = await ledger.heard(table)
        action, said = await table.hall.thinkers.think(name, state, seat.seat, secrets.token_hex(16), heard)
    except BotFailed as wrong:  # the table must not wait for ever
        METRICS.bot_failures.inc()
        log.error("bot failed", bot=name, cause=str(wrong))
        action, said = secrets.choice(state.legal_actions()), []
    METRICS.bot_seconds.observe(time.perf_counter() - begun)
    return action.text, said


async def see_to(table: Table) -> None:
    """The match is due: a bot has not answered, or a person has been away for long."""
    async with table.lock:
        if table.stale or table.hall.store.shared:  # another process may have seen to it
            await table.reread()
        await wishes_seen_to(table)
        asked = table.asked()
        if table.row.due is None or table.row.due > now():
            pass  # it was seen to, here or elsewhere
        elif asked is None or asked < 0:
            await set_due(table, None)
        elif not server_answers(table.seats[asked]):
            if table.row.mind_after is None:
                await set_due(table, None)
            elif table.seats[asked].seen + table.row.mind_after * 1000 > now():
                await set_due(table, table.seats[asked].seen + table.row.mind_after * 1000)
            else:
                await mind(table, asked)
    table.go_on()


async def set_due(table: Table, at: int | None) -> None:
    async with table.hall.store.changing(table.id) as (_, row, _):
        row.due = at
    table.row.due = at


async def mind(table: Table, number: int) -> None:
    """A bot answers for this seat until it is taken back."""
    async with table.hall.store.changing(table.id) as (_, row, seats):
        seats[number].minded = True
        set_clock(row, seats)
    table.sit(row, seats)
    log.info("seat minded", table=table.id[:6], seat=number)
    table.tell_table()
    await wishes_seen_to(table)


async def wishes_seen_to(table: Table) -> None:
    """Somebody has gone: perhaps nobody is left who must agree to an undo.  The lock is held."""
    if table.row.undo_length is not None:
        await table.undo_if_agreed()
        table.tell()
