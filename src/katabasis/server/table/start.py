"""The start of a match: when everybody is there, chance is settled by the secret and a word from each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from katabasis.engine.dealers import HUMAN, derived_seed
from katabasis.engine.match import resume
from katabasis.engine.record import Entry
from katabasis.server.database.models import GATHERING, MatchRow, SeatRow
from katabasis.server.database.store import now
from katabasis.server.table.rows import answer_rows, columns_after, record_of, set_columns
from katabasis.server.table.seats import all_ready

if TYPE_CHECKING:
    from katabasis.server.table.table import Table

log = structlog.get_logger()


def settle_chance(row: MatchRow, seats: list[SeatRow], start: int) -> None:
    """From that line on, chance follows from the secret and everybody's words; people deal as they like."""
    if row.dealer == HUMAN:
        return
    words = [seat.word for seat in seats]
    row.seeds = [*row.seeds, [start, derived_seed(row.secret, words)]]
    row.promises = [*row.promises[:-1], [start, row.promises[-1][1], words, row.secret]]


async def begin_if_ready(table: Table) -> bool:
    """Begin as soon as every seat is a bot's or a ready person's.  The lock is held."""
    if table.row.status != GATHERING or not table.playable:
        return False
    if not all_ready(table.seats):
        return False
    answers = await table.hall.store.answers(table.id, 0)
    table.doubt()  # until the database has it
    async with table.hall.store.changing(table.id) as (session, row, seats):
        if row.status != GATHERING or not all_ready(seats):  # another process was first, and tells us
            return False
        start = len(answers)
        settle_chance(row, seats, start)
        record = record_of(row, [Entry(who, text) for _, who, text in answers])
        match = resume(table.game, record)
        match.deal()
        at = now()
        await table.hall.store.add_answers(session, answer_rows(table.id, match.record.entries, start, at))
        for seat in seats:
            seat.seen = at
        set_columns(row, columns_after(match, row, seats, at))
    table.begin(match, row, seats)  # not before: what the database does not take must not stay here
    log.info("match begins", table=table.id[:6], game=table.row.game, seats=len(table.seats))
    return True
