"""When the server must see to a match by itself: a bot has not answered, a person is away, an undo is agreed to.

`MatchRow.due` is a clock that survives: whichever process looks at it when the time has come sees to the match.  All
here is reckoned from rows and a time, both given: nothing is read, written or waited for.
"""

from __future__ import annotations

from katabasis.server.database.models import MatchRow, SeatRow
from katabasis.server.table.seats import all_agree, server_answers

GRACE = 2_000  # milliseconds until another process, or this one after a crash, sees to a bot's answer
PATIENCE = 20  # seconds without a sign of life until the others may let a bot mind a seat
SELDOM = 15_000  # milliseconds between two signs of life that are worth writing down; less at an impatient table


def due(row: MatchRow, seats: list[SeatRow], asked: int | None, at: int) -> int | None:
    """When the server must see to a question by itself, if it is asked at that time."""
    if asked is None or asked < 0:
        return None
    if server_answers(seats[asked]):
        return at + GRACE
    if row.mind_after is None:
        return None
    return max(at, seats[asked].seen) + row.mind_after * 1000


def due_after_seating(row: MatchRow, seats: list[SeatRow], at: int) -> int | None:
    """The same after a change of seats, which may have taken away the last who had to agree to an undo."""
    return at + GRACE if all_agree(row, seats) else due(row, seats, row.asked, at)


def due_after_wish(row: MatchRow, seats: list[SeatRow], at: int) -> int | None:
    """An undo that all have agreed to happens even if we are killed before we write it down; else all is as it was."""
    return at + GRACE if all_agree(row, seats) else row.due


def is_due(row: MatchRow, at: int) -> bool:
    return row.due is not None and row.due <= at


def patience_ends(row: MatchRow, seats: list[SeatRow], asked: int | None) -> int | None:
    """When a bot takes over from the person who is asked; None if never, or if no person is."""
    if asked is None or asked < 0 or row.mind_after is None or server_answers(seats[asked]):
        return None
    return seats[asked].seen + row.mind_after * 1000


def patience(row: MatchRow) -> int:
    """Seconds without a sign of life until the others at the table may let a bot mind a seat."""
    return PATIENCE if row.mind_after is None else min(PATIENCE, row.mind_after)


def is_away(row: MatchRow, seat: SeatRow, at: int) -> bool:
    """Whether a person has been away for longer than the others need to wait."""
    return at - seat.seen >= patience(row) * 1000


def worth_writing(row: MatchRow, written: int, seen: int) -> bool:
    """Whether a sign of life goes into the database, where one stands already: often enough that no bot takes over."""
    return row.mind_after is not None and seen - written > min(row.mind_after * 250, SELDOM)
