"""Between a match and its rows: the record that the database holds, and what is written into it."""

from __future__ import annotations

from typing import Any

from katabasis.engine.match import Match
from katabasis.engine.record import Entry, Promise, Record
from katabasis.server.database.models import ARCHIVED, OPEN_SEAT, OVER, PERSON, PLAYING, MatchRow, SeatRow
from katabasis.server.table.clock import due


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


def answer_rows(match: str, entries: list[Entry], since: int, at: int) -> list[dict[str, Any]]:
    """The lines of a record from a number on."""
    return [
        {"match": match, "number": number, "who": entry.who, "text": entry.text, "at": at}
        for number, entry in enumerate(entries[since:], since)
    ]


def columns_after(match: Match, row: MatchRow, seats: list[SeatRow], at: int) -> dict[str, Any]:
    """The row of a match after its last answer, as far as answers change it."""
    asked = None if match.over else match.to_move
    return {
        "match": row.id,
        "length": len(match.record),
        "asked": asked,
        "due": due(row, seats, asked, at),
        "status": row.status if row.status == ARCHIVED else OVER if match.over else PLAYING,
        "ending": match.ending,
        "changed": at,
    }


def set_columns(row: MatchRow, columns: dict[str, Any]) -> None:
    """The same in memory."""
    for name in ("length", "asked", "due", "status", "ending", "changed"):
        setattr(row, name, columns[name])


def seat_row(match: str, seat: int, at: int, holder: str = "") -> SeatRow:
    """A seat held by whoever it is named after, or an open one."""
    return SeatRow(
        match=match,
        seat=seat,
        kind=PERSON if holder else OPEN_SEAT,
        bot="",
        owner=holder or None,
        holder=holder or None,
        nickname=holder,
        ready=bool(holder),
        word="",
        seal="",
        minded=False,
        seen=at,
        link=None,
        hints=0,
    )
