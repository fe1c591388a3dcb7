"""Treasures, collections and keys (rulebook, chapter 4, "Trésor et Collection" and "Clés"), and what they are for."""

from __future__ import annotations

from typing import Any

import pytest

from scenario_ahuris import Table, hero, scenario

RICH = [10, 10, 10, 10, 9, 8, 2, 1]  # 100 points and a key


def last_rest(pocket: list[int], **fields: Any) -> Table:
    """Only the Bard has still to explore, and he heals himself: then comes the exit."""
    done = hero("h", explored=True)
    return scenario(explore="bard", bard=hero("h", life=1), teller=done, pirate=done, pocket=pocket, **fields)


@pytest.mark.rule("AHU-TREAS-01")
@pytest.mark.parametrize("value", range(1, 11))
def test_a_treasure_is_worth_its_number(value: int) -> None:
    assert scenario(pocket=[value]).points == value


@pytest.mark.rule("AHU-S-46", "AHU-TREAS-02", "AHU-TREAS-03", "AHU-TREAS-05")
@pytest.mark.parametrize(
    ("pocket", "points"),
    [([4, 4, 4, 4], 32), ([4, 4, 4], 12), ([1, 1, 1, 1], 8), ([10, 10, 10, 9, 1], 40)],
)
def test_only_four_treasures_of_one_value_count_double(pocket: list[int], points: int) -> None:
    assert scenario(pocket=pocket).points == points


@pytest.mark.rule("AHU-TREAS-02")
def test_a_collection_must_lie_in_one_pocket() -> None:
    assert scenario("trio-cooperative", pockets={"bard": [6, 6, 6], "pirate": [6]}).points == 24
    assert scenario("trio-cooperative", pockets={"bard": [6, 6, 6, 6]}).points == 48


@pytest.mark.rule("AHU-TREAS-02")
def test_the_fourth_of_a_kind_doubles_all_four_at_once() -> None:
    table = scenario(explore="bard", bard=hero("hs"), pocket=[7, 7, 7], chance=(5, "danger 1h"))
    assert table.points == 21
    table.deal("treasure 3", "treasure 7")
    table.play("take 7")
    assert table.points == 56


@pytest.mark.rule("AHU-TREAS-03")
def test_losing_one_of_the_four_ends_the_doubling_at_once() -> None:
    table = scenario(explore="bard", bard=hero("hs"), pocket=[4, 4, 4, 4, 2], chance=(6,))
    assert table.points == 34
    table.play("destroy 4")
    assert table.points == 14


@pytest.mark.rule("AHU-TREAS-04", "AHU-TREAS-07")
def test_an_ace_is_worth_one_point_and_opens_the_door() -> None:
    table = last_rest([10, 10, 10, 10, 9, 8, 2, 1])  # 99 points without it
    assert table.points == 100
    table.play("heal bard")
    assert (table.ending, table.winners) == ("escaped", [0])


@pytest.mark.rule("AHU-TREAS-05", "AHU-TREAS-07")
def test_four_aces_are_a_collection_among_the_hundred_points() -> None:
    table = last_rest([10, 10, 10, 10, 9, 3, 1, 1, 1, 1])
    assert table.points == 100
    table.play("heal bard")
    assert table.ending == "escaped"


@pytest.mark.rule("AHU-TREAS-06")
@pytest.mark.parametrize("where", ["treasure_discard", "removed", "deck"])
def test_aces_elsewhere_than_in_the_pocket_do_not_open_the_door(where: str) -> None:
    elsewhere = {} if where == "deck" else {where: [1, 1, 1]}
    table = last_rest([10, 10, 10, 10, 9, 9, 8, 2], **elsewhere)
    assert table.points == 108
    table.play("heal bard")
    assert "no-exit" in table.told
    assert (table.ending, table.asked) == ("", "chrono bard")


@pytest.mark.rule("AHU-S-47", "AHU-END-01", "AHU-R-47", "AHU-TREAS-07")
@pytest.mark.parametrize(
    ("pocket", "points", "ending"),
    [
        (RICH, 100, "escaped"),
        ([10, 10, 10, 10, 9, 8, 1], 98, ""),
        ([10, 10, 10, 10, 9, 8, 3], 100, ""),
    ],
)
def test_the_exit_needs_a_hundred_points_and_a_key(pocket: list[int], points: int, ending: str) -> None:
    table = last_rest(pocket)
    assert table.points == points
    table.play("heal bard")
    assert table.ending == ending


@pytest.mark.rule("AHU-TREAS-07")
def test_ninety_nine_points_are_not_enough() -> None:
    table = last_rest([10, 10, 10, 10, 9, 8, 1, 1])
    assert table.points == 99
    table.play("heal bard")
    assert table.ending == ""


# The win belongs to step 3, losses to any moment


@pytest.mark.rule("AHU-R-32")
def test_a_hundred_points_lost_again_before_the_exit_do_not_count() -> None:
    done = hero("h", explored=True)
    table = scenario(explore="bard", bard=hero("d"), teller=done, pirate=done, pocket=RICH)
    table.deal("enemy Qh", 6, 1)
    assert table.points == 50
    table.deal(6, 1)  # the Bard is stunned, the turn ends
    assert "no-exit" in table.told
    assert table.ending == ""


@pytest.mark.rule("AHU-R-32")
def test_a_hundred_points_do_not_win_before_the_exit() -> None:
    table = scenario(explore="bard", bard=hero("hs"), pocket=[10, 10, 10, 10, 9, 8, 1], chance=(5, "danger 1h"))
    table.deal("treasure 2", "treasure 3")
    table.play("take 2")
    assert (table.points, table.ending) == (100, "")
    assert table.asked == "order bard"  # the two others have still to explore


@pytest.mark.rule("AHU-R-32")
def test_a_chrono_that_fails_comes_before_any_exit() -> None:
    burnt = [value for value in range(1, 11) for _ in range(4)]
    for value in RICH:
        burnt.remove(value)
    table = scenario(pocket=RICH, treasure_discard=burnt)
    assert (table.points, table.ending, table.winners) == (100, "clock", [])
