"""Taking back: at once what taught its seat nothing, else with the consent of all people at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from katabasis.server.database.models import MatchRow
from katabasis.server.database.store import now
from katabasis.server.metrics import METRICS
from katabasis.server.table.clock import due_after_wish
from katabasis.server.table.listener import Listener
from katabasis.server.table.seats import missing, same_hand
from katabasis.server.table.updates import tell
from katabasis.server.wire.refusals import Refused

if TYPE_CHECKING:
    from katabasis.server.table.table import Table


async def undo(table: Table, seat: int, length: int, listener: Listener | None = None) -> str:
    """Take back the seat's last answer at once if it learnt nothing since; else ask the others."""
    async with table.lock:
        await table.catch_up_to(length)
        match = table.playing()
        if length != len(table.entries):
            return "stale"
        if table.finished:
            raise Refused("match-over")
        if match.undoable(seat):
            if not await table.take_back(seat):
                return "stale"
            METRICS.undone.labels("free").inc()
        else:
            if not table.may_ask_back(seat):
                raise Refused("nothing-to-undo")
            async with table.hall.store.changing(table.id) as (_, row, seats):
                if row.length == length:
                    again = row.undo_length == length and row.undo_seat == seat
                    agreed = (row.undo_agreed if again else 0) | same_hand(seats, seat)
                    row.undo_length, row.undo_seat, row.undo_agreed = length, seat, agreed
                    row.due = due_after_wish(row, seats, now())
            if not await wish_stands(table, row, length):
                return "stale"
        tell(table, listener, "accepted")
    table.hall.go_on(table)
    return "accepted"


async def consent(table: Table, seat: int, length: int, agree: bool, listener: Listener | None = None) -> str:
    """Agree to what a seat wants to take back, or not."""
    async with table.lock:
        await table.catch_up_to(length)
        table.playing()
        if length != len(table.entries):
            return "stale"
        async with table.hall.store.changing(table.id) as (_, row, seats):
            if row.length == length:
                if row.undo_length != length:
                    raise Refused("no-undo-asked")
                if agree:
                    row.undo_agreed |= same_hand(seats, seat)
                    row.due = due_after_wish(row, seats, now())
                else:
                    row.undo_length = None
        if not await wish_stands(table, row, length):
            return "stale"
        tell(table, listener, "accepted")
    table.hall.go_on(table)
    return "accepted"


async def wish_stands(table: Table, row: MatchRow, length: int) -> bool:
    """What the row says of an undo stands, and is granted if all agree; False if the record went on meanwhile."""
    if row.length != length:
        await table.catch_up()
        return False
    table.set_wish(row)
    return await grant_if_agreed(table)


async def grant_if_agreed(table: Table) -> bool:
    """Grant a wish that nobody is left to agree to; False if the record went on meanwhile.  The lock is held."""
    row = table.row
    if table.match is None or table.finished or row.undo_length != len(table.entries) or missing(row, table.seats):
        return True
    assert row.undo_seat is not None
    if not await table.take_back(row.undo_seat, consent=True):
        return False
    METRICS.undone.labels("consent").inc()
    return True


async def see_to_wish(table: Table) -> None:
    """Somebody has gone: perhaps nobody is left who must agree to an undo.  The lock is held."""
    if table.row.undo_length is not None:
        await grant_if_agreed(table)
        tell(table)
