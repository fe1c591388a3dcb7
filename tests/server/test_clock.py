"""When the server sees to a match by itself, and who must agree to an undo: from rows and a time, without a server."""

from __future__ import annotations

import pytest

from katabasis.server.database.models import BOT, OPEN_SEAT, PERSON, MatchRow, SeatRow
from katabasis.server.table.clock import (
    GRACE,
    due,
    due_after_seating,
    due_after_wish,
    is_due,
    patience_ends,
    worth_writing,
)
from katabasis.server.table.seats import all_agree, all_ready, missing, people, same_hand, server_answers

NOON = 1_700_000_000_000
MINUTE = 60_000


def seat(number: int, holder: str | None = None, seen: int = NOON, kind: str = "", minded: bool = False) -> SeatRow:
    """A seat; a bot's if nobody holds it."""
    return SeatRow(
        seat=number, kind=kind or (PERSON if holder else BOT), holder=holder, seen=seen, minded=minded, ready=False
    )


def row(mind_after: int | None = 60, **more: int | None) -> MatchRow:
    """A match whose record has 20 lines and asks seat 0."""
    given = {"length": 20, "asked": 0, "due": None, "undo_length": None, "undo_agreed": 0}
    return MatchRow(mind_after=mind_after, **{**given, **more})


ARIANE, BOTH = [seat(0, "Ariane"), seat(1)], [seat(0, "Ariane"), seat(1, "Bruno")]


def test_a_bot_and_a_minded_seat_are_answered_for() -> None:
    assert [server_answers(one) for one in (seat(0), seat(0, "Ariane"), seat(0, "Ariane", minded=True))] == [
        *(True, False, True)
    ]
    assert not server_answers(seat(0, kind=OPEN_SEAT))


def test_a_question_to_a_bot_is_due_soon_if_the_process_dies_over_it() -> None:
    assert due(row(), ARIANE, 1, NOON) == NOON + GRACE
    assert due(row(mind_after=None), ARIANE, 1, NOON) == NOON + GRACE


@pytest.mark.parametrize("asked", [None, -1])
def test_where_no_seat_is_asked_nothing_is_due(asked: int | None) -> None:
    assert due(row(), ARIANE, asked, NOON) is None
    assert patience_ends(row(), ARIANE, asked) is None


def test_a_person_has_the_time_of_the_table_from_the_question_or_the_last_sign_of_life() -> None:
    assert due(row(), ARIANE, 0, NOON + 7) == NOON + 7 + MINUTE
    assert due(row(), [seat(0, "Ariane", seen=NOON + 9), seat(1)], 0, NOON + 7) == NOON + 9 + MINUTE
    assert due(row(mind_after=None), ARIANE, 0, NOON) is None


def test_patience_ends_by_the_last_sign_of_life() -> None:
    assert patience_ends(row(), ARIANE, 0) == NOON + MINUTE
    assert patience_ends(row(mind_after=None), ARIANE, 0) is None
    assert patience_ends(row(), ARIANE, 1) is None  # bots are not waited for
    assert patience_ends(row(), [seat(0, "Ariane", minded=True)], 0) is None


def test_a_match_is_due_at_its_time_and_not_before() -> None:
    assert [is_due(row(due=NOON), at) for at in (NOON - 1, NOON, NOON + 1)] == [False, True, True]
    assert not is_due(row(), NOON)


def test_a_sign_of_life_is_written_often_enough_and_not_each_time() -> None:
    assert not worth_writing(row(), NOON, NOON + 15_000)
    assert worth_writing(row(), NOON, NOON + 15_001)
    assert worth_writing(row(mind_after=8), NOON, NOON + 2_001)  # an impatient table
    assert not worth_writing(row(mind_after=8), NOON, NOON + 2_000)
    assert not worth_writing(row(mind_after=None), 0, NOON)  # nobody is waited for


# Undo


def test_people_who_are_there_must_agree_and_nobody_else() -> None:
    seats = [seat(0, "Ariane"), seat(1, "Bruno", minded=True), seat(2), seat(3, "Chloe"), seat(4, kind=OPEN_SEAT)]
    assert [one.seat for one in people(seats)] == [0, 3]
    assert missing(row(undo_agreed=0b1), seats) == [3]
    assert missing(row(undo_agreed=0b1001), seats) == []


def test_who_holds_two_seats_agrees_once() -> None:
    seats = [seat(0, "Ariane"), seat(1, "Bruno"), seat(2, "Ariane")]
    assert same_hand(seats, 2) == 0b101
    assert same_hand(seats, 1) == 0b010


def test_all_agree_only_to_what_was_asked_at_this_length() -> None:
    assert all_agree(row(undo_length=20, undo_agreed=0b11), BOTH)
    assert not all_agree(row(undo_length=20, undo_agreed=0b01), BOTH)
    assert not all_agree(row(undo_length=19, undo_agreed=0b11), BOTH)
    assert not all_agree(row(undo_agreed=0b11), BOTH)


def test_an_undo_that_all_agree_to_happens_although_the_process_dies() -> None:
    agreed = row(undo_length=20, undo_agreed=0b11, due=NOON + MINUTE)
    assert due_after_wish(agreed, BOTH, NOON) == due_after_seating(agreed, BOTH, NOON) == NOON + GRACE


def test_a_wish_alone_gives_nobody_more_time_and_a_change_of_seats_does() -> None:
    waiting = row(undo_length=20, undo_agreed=0b01, due=NOON + 5)
    assert due_after_wish(waiting, BOTH, NOON + 1) == NOON + 5
    assert due_after_seating(waiting, BOTH, NOON + 1) == NOON + 1 + MINUTE


# Ready


def test_a_match_begins_when_every_seat_is_a_bots_or_a_ready_persons() -> None:
    ready = seat(0, "Ariane")
    ready.ready = True
    assert all_ready([ready, seat(1)])
    assert not all_ready([ready, seat(1, "Bruno")])
    assert not all_ready([ready, seat(1, kind=OPEN_SEAT)])
