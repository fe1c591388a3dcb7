"""Whose thought is next, without a clock: nobody is starved by somebody with many tables."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import katabasis
from katabasis.bots.levels import SECONDS
from katabasis.server.fair.turns import REMEMBERED, Turn, Turns
from katabasis.server.workers import SHORTEST, Thinkers

GREEDY, MODEST = "greedy", "modest"


def taken(turns: Turns[str], many: int = 1_000_000) -> list[str]:
    return [turns.take() for _ in range(min(many, len(turns)))]


def test_a_hundred_tables_of_one_guest_hold_up_another_guest_by_one_thought() -> None:
    """Each of them asks again as soon as it is served, as tables of bots do; so does the neighbour's one table."""
    turns = Turns[str]()
    for number in range(100):
        turns.put(Turn(f"table {number}", GREEDY), GREEDY)
    order: list[str] = []
    for round_number in range(200):
        if round_number % 2:  # the neighbour moved meanwhile, and the bot there is asked again
            turns.put(Turn("novice", MODEST), MODEST)
        served = turns.take()
        order.append(served)
        if served == GREEDY:
            turns.put(Turn(f"table {round_number % 100}", GREEDY), GREEDY)
    for place in range(1, len(order), 2):
        assert order[place] == MODEST  # at once, whenever it asks
    assert order[2::2] == [GREEDY] * 99


def test_tables_where_people_wait_come_first() -> None:
    turns = Turns[str]()
    for number in range(5):
        turns.put(Turn(f"bots {number}", MODEST, awaited=False), "bots")
        turns.put(Turn(f"people {number}", GREEDY), "people")
    assert taken(turns) == ["people"] * 5 + ["bots"] * 5


def test_tables_of_one_owner_take_turns() -> None:
    turns = Turns[str]()
    for number in range(3):
        for _ in range(2):
            turns.put(Turn(f"t{number}", GREEDY), f"t{number}")
    assert taken(turns) == ["t0", "t1", "t2"] * 2


def test_a_thought_that_is_begun_again_is_the_first_of_its_table() -> None:
    turns = Turns[str]()
    turns.put(Turn("t", GREEDY), "second")
    turns.put(Turn("t", GREEDY), "first", first=True)
    assert taken(turns) == ["first", "second"]


@settings(derandomize=True, max_examples=200, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 5), st.booleans()), max_size=60))
def test_everything_is_served_once_and_no_owner_twice_before_another(asked: list[tuple[int, int, bool]]) -> None:
    turns = Turns[int]()
    for number, (owner, table, awaited) in enumerate(asked):
        turns.put(Turn(f"{owner}/{table}", str(owner), awaited), number)
    assert len(turns) == len(asked)
    assert sorted(turns) == list(range(len(asked)))
    order = [turns.take() for _ in range(len(turns))]
    assert sorted(order) == list(range(len(asked)))
    assert [asked[number][2] for number in order] == sorted((one[2] for one in asked), reverse=True)
    for awaited in (True, False):
        lane = [asked[number][0] for number in order if asked[number][2] == awaited]
        for place, owner in enumerate(lane):  # between two thoughts of one owner comes everybody else who waits
            again = lane.index(owner, place + 1) if owner in lane[place + 1 :] else len(lane)
            assert set(lane[again:]) <= set(lane[place:again])


def test_who_was_served_long_ago_is_forgotten() -> None:
    turns = Turns[int]()
    for number in range(REMEMBERED + 10):
        turns.put(Turn(str(number), str(number)), number)
        turns.take()
    assert len(turns) == 0
    assert len(turns._lanes[0]._served) == REMEMBERED


@pytest.mark.parametrize(("processes", "waiting", "part"), [(1, 0, 1.0), (1, 1, 0.5), (2, 2, 0.5), (1, 9, 0.1)])
def test_thoughts_get_shorter_the_more_wait(processes: int, waiting: int, part: float) -> None:
    async def look() -> None:
        thinkers = Thinkers(processes)
        thinkers._open = True  # nobody is there to think: all wait
        state = katabasis.game("ahuris").match(seats=1, seed="reef").state
        asked = [asyncio.create_task(thinkers.think("random", state, 0, "lagoon")) for _ in range(waiting)]
        await asyncio.sleep(0)
        assert thinkers.seconds == pytest.approx(SECONDS * part)
        assert thinkers.hurried == (part <= 0.5)
        for one in asked:
            one.cancel()
        await asyncio.gather(*asked, return_exceptions=True)

    asyncio.run(look())


def test_no_thought_is_shorter_than_the_shortest() -> None:
    thinkers = Thinkers(1)
    for number in range(1_000):
        thinkers._waiting.put(Turn(str(number), GREEDY), None)  # type: ignore[arg-type]
    assert thinkers.seconds == SHORTEST
