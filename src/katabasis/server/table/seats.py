"""What the rows of its seats say of a table: pure questions, with no clock and no database."""

from __future__ import annotations

from katabasis.server.database.models import BOT, GATHERING, PERSON, MatchRow, SeatRow


def server_answers(seat: SeatRow) -> bool:
    """Only bots and minded seats are answered for."""
    return seat.kind == BOT or seat.minded


def people(seats: list[SeatRow]) -> list[SeatRow]:
    """Seats that a person answers for now."""
    return [seat for seat in seats if seat.kind == PERSON and seat.holder and not seat.minded]


def all_ready(seats: list[SeatRow]) -> bool:
    return all(seat.kind == BOT or (seat.kind == PERSON and seat.ready) for seat in seats)


def to_show(seats: list[SeatRow]) -> list[SeatRow]:
    """Seats that have sealed a word and not shown it yet."""
    return [seat for seat in seats if seat.seal and not seat.word]


def showing(row: MatchRow, seats: list[SeatRow]) -> bool:
    """Whether all are ready, and what begins the match is that the sealed words are shown."""
    return row.status == GATHERING and all_ready(seats) and bool(to_show(seats))


def same_hand(seats: list[SeatRow], number: int) -> int:
    """A bit for each seat that is held by whoever holds this one: nobody is asked twice."""
    return sum(1 << seat.seat for seat in seats if seat.seat == number or seat.holder == seats[number].holder)


def missing(row: MatchRow, seats: list[SeatRow]) -> list[int]:
    """Seats of people who have not agreed to an undo yet."""
    return [seat.seat for seat in people(seats) if not row.undo_agreed >> seat.seat & 1]


def all_agree(row: MatchRow, seats: list[SeatRow]) -> bool:
    """Whether an undo was asked for at the length that the record still has, and nobody is left to agree to it."""
    return row.undo_length == row.length and not missing(row, seats)
