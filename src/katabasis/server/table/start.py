"""The start of a match: chance is settled by the server's secret and a word from each seat, none of which knew another.

The server promises its secret; each seat seals its word under that promise; when all are ready nothing of this can be
changed any more, and the sealed words are shown.  The last of them begins the match.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import structlog

from katabasis.engine.dealers import HUMAN, commitment, derived_seed
from katabasis.engine.match import resume
from katabasis.engine.record import Entry
from katabasis.server.database.models import GATHERING, PERSON, MatchRow, SeatRow
from katabasis.server.database.store import now
from katabasis.server.table.clock import GRACE, patience
from katabasis.server.table.rows import answer_rows, columns_after, record_of, set_columns
from katabasis.server.table.seats import all_ready, showing, to_show
from katabasis.server.wire.refusals import Refused

if TYPE_CHECKING:
    from katabasis.server.table.table import Table

log = structlog.get_logger()
MOST_WITHDRAWN = 20  # promises for one beginning


def promise_chance(row: MatchRow, start: int, withdrawn: list[str]) -> None:
    """A new secret for what is dealt from that line on, and its commitment for all to see."""
    row.secret = secrets.token_hex(32)
    row.promises = [*row.promises, [start, commitment(row.secret), [], "", [], withdrawn]]


def settle_chance(row: MatchRow, seats: list[SeatRow], start: int) -> None:
    """From that line on, chance follows from the secret and everybody's words; people deal as they like."""
    if row.dealer == HUMAN:
        return
    words = [seat.word for seat in seats]
    seals = [seat.seal if seat.word else "" for seat in seats]
    row.seeds = [*row.seeds, [start, derived_seed(row.secret, words)]]
    promised = [start, row.promises[-1][1], words, row.secret, seals if any(seals) else [], withdrawn(row)]
    row.promises = [*row.promises[:-1], promised]


def withdrawn(row: MatchRow) -> list[str]:
    """The commitments that were given up for the last one; before there were seals, none was."""
    return list(row.promises[-1][5]) if row.promises and len(row.promises[-1]) > 5 else []


def note_ready(row: MatchRow, seats: list[SeatRow]) -> None:
    """Since when all are ready.  Where nothing is left to be shown, the match begins even if we are killed now."""
    if row.status == GATHERING:
        row.sealed = (row.sealed or now()) if all_ready(seats) else None
        row.due = now() + GRACE if all_ready(seats) and not to_show(seats) else None


def may_reseat(row: MatchRow, seats: list[SeatRow]) -> None:
    """Once all have sealed their words, who sits where and what was sealed stands until the match begins."""
    if showing(row, seats):
        raise Refused("showing-words", seconds=patience(row))


def unseal(row: MatchRow, seats: list[SeatRow], seat: SeatRow) -> None:
    """Somebody else answers for a seat now: only whoever sealed its word can show it."""
    if row.status == GATHERING and seat.seal and not showing(row, seats):
        seat.ready, seat.seal, seat.word = False, "", ""


def gather_again(row: MatchRow, seats: list[SeatRow]) -> None:
    """Wait no longer for words that are not shown.

    If some were shown, the server knows them: its secret must not meet them.  So all words are given up, and the
    promise is withdrawn for a new one, which everybody sees.  If none was, only those who are missing are not ready.
    """
    if any(seat.seal and seat.word for seat in seats):
        given_up = [*withdrawn(row), row.promises[-1][1]]
        start = row.promises[-1][0]
        row.promises = row.promises[:-1]
        promise_chance(row, start, given_up)
        waited_for = [seat for seat in seats if seat.kind == PERSON]
    else:
        waited_for = to_show(seats)
    for seat in waited_for:
        seat.ready, seat.seal, seat.word = False, "", ""
    note_ready(row, seats)


async def begin_if_ready(table: Table) -> bool:
    """Begin as soon as every seat is a bot's or a ready person's, and no word is left to show.  The lock is held."""
    if table.row.status != GATHERING or not table.playable:
        return False
    if not all_ready(table.seats) or to_show(table.seats):
        return False
    answers = await table.hall.store.answers(table.id, 0)
    table.doubt()  # until the database has it
    async with table.hall.store.changing(table.id) as (session, row, seats):
        if row.status != GATHERING or not all_ready(seats) or to_show(seats):  # another process was first, and tells us
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
        row.sealed = None
        set_columns(row, columns_after(match, row, seats, at))
    table.begin(match, row, seats)  # not before: what the database does not take must not stay here
    log.info("match begins", table=table.id[:6], game=table.row.game, seats=len(table.seats))
    return True
