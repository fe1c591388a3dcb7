"""How a match is won and lost (rulebook, "Sortie de forteresse" and chapter 4)."""

from __future__ import annotations

from typing import Any

import pytest

from scenario_ahuris import PARALYSED, Table, hero, scenario, without

HUNDRED = [10, 10, 10, 10, 9, 8, 2, 1]  # 80 for the collection, 20 for the rest, one of them a key


def idle_turn(pocket: list[int], **fields: Any) -> Table:
    """A turn in which nobody can explore: Chrono, then the exit."""
    return scenario(bard=PARALYSED, teller=PARALYSED, pirate=PARALYSED, pocket=pocket, **fields)


# The exit


@pytest.mark.rule("AHU-END-01", "AHU-TURN-11")
def test_a_hundred_points_and_a_key_win_at_the_exit() -> None:
    table = idle_turn(HUNDRED)
    assert table.ending == ""
    table.deal("treasure 4")
    assert (table.ending, table.winners) == ("escaped", [0])
    assert table.match.returns == [1.0]


@pytest.mark.rule("AHU-END-01")
@pytest.mark.parametrize(
    "pocket",
    [
        [10, 10, 10, 10, 9, 7, 2, 1],  # 99 points
        [10, 10, 10, 10, 9, 8, 3],  # 100 points, no key
    ],
)
def test_neither_points_nor_a_key_alone_are_enough(pocket: list[int]) -> None:
    table = idle_turn(pocket)
    table.deal("treasure 4")
    assert "no-exit" in table.told
    assert (table.ending, table.asked) == ("", "chrono bard")


@pytest.mark.rule("AHU-END-01", "AHU-TREAS-06")
def test_a_key_in_the_discard_does_not_serve_to_leave() -> None:
    table = idle_turn([10, 10, 10, 10, 9, 8, 3], treasure_discard=[1, 1])
    table.deal("treasure 4")
    assert table.ending == ""


# The clock


@pytest.mark.rule("AHU-END-02", "AHU-TURN-04")
def test_chrono_without_a_treasure_to_discard_loses() -> None:
    table = idle_turn([5], treasure=[], treasure_discard=without(5))
    assert (table.ending, table.winners) == ("clock", [])
    assert table.match.returns == [0.0]


@pytest.mark.rule("AHU-END-02", "AHU-R-30")
def test_the_turn_whose_chrono_takes_the_last_treasure_is_played_out() -> None:
    table = scenario(bard=hero("h"), teller=PARALYSED, pirate=PARALYSED, treasure_discard=without(9, 3), pocket=[3])
    assert table.asked == "level-one bard"  # the only card left was discarded without asking chance
    assert table.treasure == []
    table.play("fetch key")
    assert table.ending == "clock"


@pytest.mark.rule("AHU-END-03", "AHU-CARD-06")
def test_a_reward_from_an_empty_deck_loses_at_once() -> None:
    table = scenario(
        explore="pirate", pirate=hero("ds"), pocket=HUNDRED, treasure=[], treasure_discard=without(*HUNDRED)
    )
    table.deal(5, "danger 1h")  # a Test that cannot fail
    assert table.ending == "empty-reward"
    assert table.winners == []  # with a hundred points and a key


# The keys


@pytest.mark.rule("AHU-END-04")
def test_a_panic_that_destroys_the_fourth_key_loses_at_once() -> None:
    table = scenario(explore="pirate", pirate=hero("ds"), removed=[1, 1, 1], pocket=[1, 9])
    table.deal(6)
    assert table.ending == "keys-destroyed"
    assert (table.winners, table.removed) == ([], [1, 1, 1, 1])


@pytest.mark.rule("AHU-END-04")
def test_three_destroyed_keys_lose_nothing_yet() -> None:
    table = scenario(explore="pirate", pirate=hero("ds"), removed=[1, 1], pocket=[1, 9])
    table.deal(6)
    assert (table.ending, table.removed) == ("", [1, 1, 1])


@pytest.mark.rule("AHU-END-04", "AHU-R-31")
def test_a_body_search_that_destroys_the_fourth_key_loses_in_the_middle_of_the_combat() -> None:
    table = scenario(explore="pirate", removed=[1, 1, 1], treasure_discard=[1], pocket=[9])
    table.play("combat", "enemy Jc", 6, 1)
    assert table.ending == "keys-destroyed"
    assert "strikes-first" not in table.told


# When it is looked at


@pytest.mark.rule("AHU-END-05", "AHU-R-32")
def test_a_loss_comes_before_the_exit_of_its_turn() -> None:
    table = idle_turn(HUNDRED, treasure=[], treasure_discard=without(*HUNDRED))
    assert table.ending == "clock"
    pocket = [10, 10, 10, 10, 9, 9, 9, 9, 1]  # 153 points
    table = scenario(
        explore="pirate", pirate=hero("ds"), bard=PARALYSED, teller=PARALYSED, removed=[1] * 3, pocket=pocket
    )
    table.deal(6)
    assert table.ending == "keys-destroyed"


@pytest.mark.rule("AHU-END-05", "AHU-END-01")
def test_the_win_waits_for_the_exit() -> None:
    """The Pirate finds the missing points; the Bard, who is slower, must still explore."""
    pocket = [10, 10, 10, 10, 9, 8, 1]
    table = scenario(
        explore="pirate", pirate=hero("ds"), bard=hero("h"), teller=PARALYSED, pocket=pocket, treasure_discard=[1]
    )
    table.deal(5, "danger 1h", "treasure 2", "treasure 3")
    table.play("take 3")
    assert table.points == 101
    assert (table.ending, table.asked) == ("", "level-one bard")
    table.play("fetch key")
    assert table.ending == "escaped"


@pytest.mark.rule("AHU-END-05", "AHU-R-32")
def test_points_lost_again_before_the_exit_do_not_count() -> None:
    table = scenario(
        explore="pirate",
        pirate=hero("ds"),
        bard=PARALYSED,
        teller=PARALYSED,
        pocket=HUNDRED,
        treasure_discard=[1, 1, 1],
    )
    assert table.points == 100
    table.deal(6)  # panic: the key is destroyed
    assert "no-exit" in table.told
    assert table.best == 100
