"""The beginning of a match: when everybody is there, chance is settled by the secret and a word from each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from katabasis.engine.dealers import HUMAN, derived_seed
from katabasis.engine.match import resume
from katabasis.engine.record import Entry, Promise, Record
from katabasis.server.database.models import BOT, GATHERING, PERSON, MatchRow, SeatRow
from katabasis.server.database.store import now
from katabasis.server.table.autoplay import facts_after, take

if TYPE_CHECKING:
    from katabasis.server.table.table import Table

log = structlog.get_logger()


def record_of(row: MatchRow, entries: list[Entry]) -> Record:
    """The record that the database holds."""
    return Record(
        row.game,
        row.rules,
        row.seats,
        dict(row.options),
        row.dealer,
        [(start, seed) for start, seed in row.seeds],
        row.plain_commitment,
        row.position,
        entries,
        [Promise(*promise) for promise in row.promises],
    )


def all_ready(seats: list[SeatRow]) -> bool:
    return all(seat.kind == BOT or (seat.kind == PERSON and seat.ready) for seat in seats)


async def begin_if_ready(table: Table) -> bool:
    """Begin as soon as every seat is a bot's or a ready person's.  The lock is held."""
    if table.row.status != GATHERING or not table.playable:
        return False
    if not all_ready(table.seats):
        return False
    answers = await table.hall.store.answers(table.id, 0)
    table.stale = True  # until the database has it
    async with table.hall.store.changing(table.id) as (session, row, seats):
        if row.status != GATHERING or not all_ready(seats):  # another process was first, and tells us
            return False
        record = record_of(row, [Entry(who, text) for _, who, text in answers])
        start = len(record)
        if row.dealer != HUMAN:
            words = [seat.word for seat in seats]
            record.seeds = [*record.seeds, (start, derived_seed(row.secret, words))]
            promise = [start, row.promises[-1][1], words, row.secret]
            record.promises[-1] = Promise(*promise)
            row.promises = [*row.promises[:-1], promise]
            row.seeds = [list(seed) for seed in record.seeds]
        match = resume(table.game, record)
        match.deal()
        at = now()
        await table.hall.store.add_answers(
            session,
            [
                {"match": table.id, "number": number, "who": entry.who, "text": entry.text, "at": at}
                for number, entry in enumerate(match.record.entries[start:], start)
            ],
        )
        for seat in seats:
            seat.seen = at
        take(row, facts_after(match, row, seats, at))
    table.sit(row, seats)  # not before: what the database does not take must not stay here
    table.stale = False
    table.match = match
    table.entries = match.record.entries
    table.note_record()
    log.info("match begins", table=table.id[:6], game=table.row.game, seats=len(table.seats))
    return True
