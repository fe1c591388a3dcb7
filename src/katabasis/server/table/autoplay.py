"""Whatever the server answers by itself: for its bots, and for people who have been away for long."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

import structlog

from katabasis.engine.state import State
from katabasis.server.database.models import BOT, SeatRow
from katabasis.server.database.store import Unavailable, now
from katabasis.server.fair.turns import Turn
from katabasis.server.metrics import METRICS
from katabasis.server.table import ledger
from katabasis.server.table.clock import due_after_seating, is_due, patience_ends
from katabasis.server.table.play import answer
from katabasis.server.table.seats import people
from katabasis.server.table.start import begin_if_ready
from katabasis.server.table.takeback import see_to_wish
from katabasis.server.table.updates import tell, tell_seats
from katabasis.server.wire.refusals import Refused
from katabasis.server.workers import BotFailed

if TYPE_CHECKING:
    from katabasis.server.table.table import Table

log = structlog.get_logger()


async def think(table: Table) -> None:
    """Answer as long as bots are asked.  Whatever fails is tried again when the match is due."""
    try:
        while True:
            async with table.lock:
                await table.catch_up_to(None)
                seat = table.asked_of_server()
                if seat is None:
                    return
                state, length = table.playing().state.copy(), len(table.entries)
            action, said = await chosen(table, seat, state)
            if seat.kind == BOT:  # nobody else's word is given for them
                await ledger.state_for_bot(table, seat.seat, said)
            await answer(table, seat.seat, length, action, BOT)
    except (Refused, Unavailable) as wrong:
        log.warning("bot could not answer", table=table.id[:6], cause=str(wrong))


async def chosen(table: Table, seat: SeatRow, state: State) -> tuple[str, list[str]]:
    """What a bot answers, and what it says before."""
    name = seat.bot if seat.kind == BOT else table.row.minder
    begun = time.perf_counter()
    try:
        heard = await ledger.heard(table)
        action, said = await table.hall.thinkers.think(
            name, state, seat.seat, secrets.token_hex(16), heard, turn_of(table)
        )
    except BotFailed as wrong:  # the table must not wait for ever
        METRICS.bot_failures.inc()
        log.error("bot failed", bot=name, cause=str(wrong))
        action, said = secrets.choice(state.legal_actions()), []
    METRICS.bot_seconds.observe(time.perf_counter() - begun)
    return action.text, said


def turn_of(table: Table) -> Turn:
    """Whose turn it is to have a bot think: people wait where somebody sits who is not minded."""
    return Turn(table.id, table.row.host, bool(people(table.seats)))


async def see_to(table: Table) -> None:
    """The match is due: a bot has not answered, a person has been away for long, or an undo is agreed to."""
    async with table.lock:
        if table.stale or table.hall.store.shared:  # another process may have seen to it
            await table.reread()
        if await begin_if_ready(table):  # who was the last to be ready could not begin it
            tell_seats(table)
            tell(table)
        await see_to_wish(table)
        at = now()
        if is_due(table.row, at) and table.asked_of_server() is None:  # else it was seen to, here or elsewhere
            asked = table.asked()
            ends = patience_ends(table.row, table.seats, asked)
            if ends is None or ends > at:
                await set_due(table, ends)
            elif asked is not None:
                await mind(table, asked)
    table.hall.go_on(table)


async def set_due(table: Table, at: int | None) -> None:
    async with table.hall.store.changing(table.id) as (_, row, _):
        row.due = at
    table.set_due(at)


async def mind(table: Table, number: int) -> None:
    """A bot answers for this seat until it is taken back.  The lock is held."""
    async with table.hall.store.changing(table.id) as (_, row, seats):
        seats[number].minded = True
        row.due = due_after_seating(row, seats, now())
    table.set_rows(row, seats)
    log.info("seat minded", table=table.id[:6], seat=number)
    tell_seats(table)
    await see_to_wish(table)
