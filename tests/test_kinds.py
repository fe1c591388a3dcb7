"""The rows that say what a question is: each number once, and what is written of one is read back."""

from __future__ import annotations

from importlib import import_module

import pytest

from katabasis.engine.errors import BadPosition
from katabasis.engine.kinds import (
    ANYTHING,
    GROUND,
    SEAT_ASKED,
    SEAT_IN_CHARGE,
    SEAT_NAMED,
    ActionKind,
    Kind,
    Kinds,
    Meaning,
    by_number,
)
from katabasis.engine.seats import CHANCE, EVERYONE, NOBODY
from katabasis.engine.stack import Pending

TABLES = {name: import_module(f"katabasis.games.{name}.questions").KINDS for name in ("abyss", "ahuris", "cerbere")}
ALLY = Meaning("target", ["red", "blue", "green"], of_seat=True, told=True)
STEPS = Meaning("steps", [1, 2], first=1, told=True)
ZOO = Kinds(
    of_seats=[
        Kind(0, "feed", "ZOO-01", on=[3], known_to=SEAT_ASKED),
        Kind(1, "chase", "ZOO-02", a=ALLY, b=STEPS, on=[3, 1], known_to=SEAT_NAMED | SEAT_IN_CHARGE),
    ],
    of_chance=[Kind(2, "rain", "ZOO-03", on=[ANYTHING], known_to=SEAT_IN_CHARGE)],
    of_nobody=[Kind(3, "night", "ZOO-04", on=[GROUND])],
    seat_names=["red", "blue", "green"],
)
NIGHT = Pending(3, NOBODY, 0, 0)
CHASE = Pending(1, 2, 1, 2)


@pytest.mark.parametrize("numbers", [[0, 0], [1, 0], [0, 2], [1]])
def test_a_table_takes_each_number_once_and_in_order(numbers: list[int]) -> None:
    with pytest.raises(AssertionError):
        Kinds([Kind(number, f"kind {number}", "ZOO-01") for number in numbers], [], [])
    with pytest.raises(AssertionError):
        by_number([ActionKind(number, f"kind {number}", "ZOO-01") for number in numbers])


@pytest.mark.parametrize("name", TABLES)
def test_names_differ_and_what_lies_below_exists(name: str) -> None:
    kinds = TABLES[name]
    assert len(set(kinds.names)) == len(kinds.names)
    for row in kinds.rows:
        assert set(row.on) <= {GROUND, ANYTHING, *range(len(kinds.rows))}
        assert row.on, row.name
    assert any(GROUND in row.on for row in kinds.rows)


@pytest.mark.parametrize("name", TABLES)
def test_every_line_is_read_as_it_was_written(name: str) -> None:
    kinds = TABLES[name]
    read = 0
    for row in kinds.rows:
        asked = kinds.asked(row.number, 1 if kinds.seat_names else 0)
        for a in [*row.a.words, row.a.default] if row.a.default >= 0 else row.a.words:
            for b in row.b.words or [0]:
                line = Pending(row.number, asked, a, b)
                assert kinds.read(kinds.written(line), 7) == line
                read += 1
    assert read > len(kinds.rows)


def test_everything_that_can_lie_there_is_made_once_for_all_seats_if_none_is_asked() -> None:
    made = ZOO.everything(3, 3, 2)
    assert len(made) == 4 * 3 * 3 * 2
    assert made[((1 * 3 + 2) * 2 + 1) * 3 + 2] == Pending(1, 2, 2, 1)
    assert made[((2 * 3 + 2) * 2 + 1) * 3 + 2] is made[((2 * 3 + 0) * 2 + 1) * 3 + 2] == Pending(2, CHANCE, 2, 1)
    assert made[-1] == Pending(3, NOBODY, 2, 1)


def test_who_may_know_is_the_seats_the_row_names() -> None:
    assert ZOO.audience(Pending(0, 2, 0, 0), 1) == 0b100
    assert ZOO.audience(CHASE, 0) == 0b011
    assert ZOO.audience(Pending(2, CHANCE, 0, 0), 1) == 0b010
    assert ZOO.audience(Pending(2, CHANCE, 0, 0), -1) == EVERYONE
    assert ZOO.audience(NIGHT, 1) == EVERYONE


def test_numbers_are_told_as_nouns_or_as_they_are_written() -> None:
    told = ZOO.told(CHASE, lambda meaning, number: f"{meaning} {number}")
    assert told == {"target": "seat 1", "steps": 2}
    assert ZOO.told(NIGHT, lambda meaning, number: f"{meaning} {number}") == {}


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("fed red", "pending cannot hold 'fed red'; did you mean 'feed'?"),
        (7, "pending cannot hold 7"),
        ("feed", "pending feed must say which seat is asked: red, blue"),
        ("feed green", "pending feed must say which seat is asked: red, blue"),
        ("feed red 2", "pending feed has no '2'"),
        ("chase red", "pending chase must say which seat: red, blue"),
        ("chase red green 1", "pending chase cannot be about 'green'"),
        ("chase red bleu 1", "pending chase cannot be about 'bleu'; did you mean 'blue'?"),
        ("chase red blue", "pending chase needs a number from 1 to 2"),
        ("chase red blue 3", "pending chase needs a number from 1 to 2, not '3'"),
    ],
)
def test_a_wrong_line_is_told_what_is_wrong(line: object, sentence: str) -> None:
    with pytest.raises(BadPosition) as wrong:
        ZOO.read(line, 2)
    assert str(wrong.value).startswith(sentence)


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ([CHASE], "pending must begin with 'night', at the bottom of the stack"),
        ([Pending(2, CHANCE, 0, 0)], "pending must begin with 'night', at the bottom of the stack"),
        ([NIGHT, NIGHT], "pending can hold 'night' at the bottom only"),
        ([NIGHT, CHASE, Pending(0, 1, 0, 0)], "pending feed lies on 'night', not on 'chase'"),
    ],
)
def test_everything_lies_on_what_leads_to_it(lines: list[Pending], sentence: str) -> None:
    ZOO.check_order([NIGHT, Pending(2, CHANCE, 0, 0)])
    ZOO.check_order([NIGHT, CHASE, CHASE, Pending(2, CHANCE, 0, 0)])
    with pytest.raises(BadPosition) as wrong:
        ZOO.check_order(lines)
    assert str(wrong.value) == sentence
