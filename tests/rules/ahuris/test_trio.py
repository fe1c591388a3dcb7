"""Three players, one hero each; the cooperative game (rulebook, chapter 5, "Trio")."""

from __future__ import annotations

from typing import Any

import pytest

from katabasis.engine.dealers import Script
from scenario_ahuris import AHURIS, CHANCE, PARALYSED, Table, hero, scenario, without

COOP = "trio-cooperative"


def new_match() -> Table:
    return Table(AHURIS.match(options={"mode": COOP}, dealer=Script([])))


def order_of(*outcomes: int | str, **heroes: Any) -> list[str]:
    """Who explores in what order, after Chrono and these throws; each passes its turn by fetching a key."""
    table = scenario(mode=COOP, treasure_discard=[1, 1, 1], chance=("treasure 4", *outcomes), **heroes)
    found: list[str] = []
    while table.asked.startswith("level-one"):
        found.append(table.asked.split()[1])
        table.play("fetch key")
    return found


# Who plays whom


@pytest.mark.rule("AHU-COOP-01", "AHU-TRIO-01")
def test_players_choose_their_heroes_freely_in_seat_order() -> None:
    table = new_match()
    assert (table.seat, table.choices) == (0, ["choose bard", "choose teller", "choose pirate"])
    table.play("choose pirate")
    assert (table.seat, table.choices) == (1, ["choose bard", "choose teller"])
    assert table.why("choose pirate") == "AHU-TRIO-01"
    table.play("choose bard")
    assert [table.hero(name)["seat"] for name in ("bard", "teller", "pirate")] == [1, 2, 0]
    assert table.asked == "deal bard"  # the last player had no choice


@pytest.mark.rule("AHU-TRIO-01")
def test_each_player_answers_for_its_own_hero() -> None:
    heroes: dict[str, Any] = {"bard": hero("d", seat=1), "pirate": hero("d", seat=0), "teller": hero("h", seat=2)}
    table = scenario(mode=COOP, treasure_discard=[1, 1, 1], chance=("treasure 4",), **heroes)
    for asked, seat in [("level-one bard", 1), ("level-one pirate", 0), ("level-one teller", 2)]:
        assert (table.asked, table.seat) == (asked, seat)
        assert table.why("fetch key", (seat + 1) % 3) == "AHU-EXPL-01"
        table.play("fetch key")


# The order of play


@pytest.mark.rule("AHU-TRIO-02")
def test_the_highest_rapidity_plays_first_and_nobody_throws() -> None:
    assert order_of(bard=hero("d"), teller=hero("h"), pirate=hero("d")) == ["bard", "pirate", "teller"]


@pytest.mark.rule("AHU-S-50", "AHU-TRIO-02", "AHU-R-51")
def test_tied_heroes_add_a_die_and_the_third_acts_last() -> None:
    table = scenario(mode=COOP, bard=hero("d"), teller=hero("sd"), pirate=hero("d"), treasure_discard=[1, 1, 1])
    table.deal("treasure 4", 2, 5)
    totals = [message.values["total"] for message in table.match.messages(0) if message.key.endswith("tie-die")]
    assert totals == [5, 8]
    assert table.asked == "exploration teller"
    table.deal(1)  # Rest: she fetches a key
    assert table.asked == "level-one bard"
    table.play("fetch key")
    assert table.asked == "level-one pirate"


@pytest.mark.rule("AHU-TRIO-02", "AHU-R-51")
def test_dice_of_a_tie_never_overtake_a_higher_rapidity() -> None:
    assert order_of(6, 5, bard=hero("d"), teller=hero("d"), pirate=hero("d")) == ["bard", "teller", "pirate"]
    assert order_of(5, 6, bard=hero("d"), teller=hero("d"), pirate=hero("d")) == ["bard", "pirate", "teller"]


@pytest.mark.rule("AHU-R-51")
def test_those_still_tied_throw_again_among_themselves() -> None:
    assert order_of(4, 4, 6, 3, 2, bard=hero("h"), teller=hero("d"), pirate=hero("d")) == ["pirate", "bard", "teller"]
    assert order_of(4, 4, 1, 2, 3, bard=hero("h"), teller=hero("d"), pirate=hero("d")) == ["teller", "bard", "pirate"]
    assert order_of(5, 5, 5, 1, 2, 3, bard=hero("h"), teller=hero("d"), pirate=hero("d")) == [
        "pirate",
        "teller",
        "bard",
    ]


@pytest.mark.rule("AHU-R-51")
def test_a_hero_who_cannot_explore_throws_no_die() -> None:
    table = scenario(mode=COOP, bard=hero("h", paralysis=2), teller=hero("d"), pirate=hero("h"), treasure_discard=[1])
    table.deal("treasure 4")
    assert table.asked == "level-one teller"


@pytest.mark.rule("AHU-R-51", "AHU-REST-04")
def test_a_hero_cured_later_explores_at_once_without_a_throw() -> None:
    table = scenario(
        mode=COOP, bard=hero("d"), teller=hero("d"), pirate=hero("d", paralysis=2), treasure_discard=[1, 1]
    )
    table.deal("treasure 4")
    table.play("cure paralysis pirate")  # the Pirate is as fast as the Fortune-teller
    assert table.asked == "level-one pirate"
    table.play("fetch key")
    assert table.asked == "level-one teller"


@pytest.mark.rule("AHU-R-25", "AHU-R-51")
def test_the_order_die_of_an_unlucky_hero_is_one() -> None:
    heroes: dict[str, Any] = {"bard": hero("h", unlucky=True), "teller": hero("d"), "pirate": hero("h")}
    assert order_of(2, **heroes) == ["teller", "bard", "pirate"]  # one die: the Fortune-teller's
    assert order_of(1, 1, 3, **heroes) == ["teller", "bard", "pirate"]  # 1 is a tie each time


@pytest.mark.rule("AHU-R-25", "AHU-R-51")
def test_lots_are_drawn_when_only_fixed_dice_remain() -> None:
    heroes: dict[str, Any] = {"bard": hero("h", unlucky=True), "teller": hero("d", unlucky=True), "pirate": hero("h")}
    table = scenario(mode=COOP, treasure_discard=[1], chance=("treasure 4",), **heroes)
    assert (table.asked, table.seat, table.choices) == ("order-lot bard", CHANCE, ["lot bard", "lot teller"])
    assert order_of("lot teller", **heroes) == ["teller", "bard", "pirate"]
    assert order_of("lot bard", **heroes) == ["bard", "teller", "pirate"]


@pytest.mark.rule("AHU-R-51")
def test_two_unlucky_heroes_draw_lots_behind_the_one_who_threw() -> None:
    heroes: dict[str, Any] = {"bard": hero("h", unlucky=True), "teller": hero("d", unlucky=True), "pirate": hero("d")}
    assert order_of(3, "lot teller", **heroes) == ["pirate", "teller", "bard"]


# Pockets


@pytest.mark.rule("AHU-TRIO-03", "AHU-R-53")
def test_a_fetched_key_goes_to_the_pocket_of_its_finder() -> None:
    table = scenario(mode=COOP, explore="teller", treasure_discard=[1])
    table.play("fetch key")
    assert table.pockets == [[], [1], []]


@pytest.mark.rule("AHU-TRIO-03", "AHU-R-53")
def test_a_reward_goes_to_the_pocket_of_its_winner() -> None:
    table = scenario(mode=COOP, explore="pirate", pirate=hero("ds"), pockets={"bard": [2], "teller": [2]})
    table.deal(5, "danger 1h", "treasure 4", "treasure 9")
    table.play("take 9")
    assert table.pockets == [[2], [2], [9]]


@pytest.mark.rule("AHU-R-53")
def test_the_bard_bribes_with_his_own_treasures_only() -> None:
    table = scenario(mode=COOP, explore="bard", pockets={"bard": [3, 5], "pirate": [9]})
    table.deal("enemy Qh", 1)
    assert table.pockets == [[3], [], [9]]
    table = scenario(mode=COOP, explore="bard", pockets={"pirate": [9]})
    table.deal("enemy Qh", 1)
    assert "bribe-empty" in table.told


@pytest.mark.rule("AHU-R-53")
def test_the_spy_pilfers_from_the_hero_she_fights() -> None:
    table = scenario(mode=COOP, explore="pirate", pockets={"bard": [9], "pirate": [3, 5]})
    table.deal("enemy Qh", 6, 1)
    assert table.pockets == [[9], [], [3]]


@pytest.mark.rule("AHU-R-53")
def test_the_bouncer_searches_the_hero_he_fights() -> None:
    table = scenario(mode=COOP, explore="pirate", pockets={"bard": [1, 9], "pirate": [1, 5]})
    table.deal("enemy Jh", 6, 1)
    assert table.pockets == [[1, 9], [], [5]]


@pytest.mark.rule("AHU-R-53")
def test_a_panic_destroys_a_treasure_of_the_hero_who_panics() -> None:
    table = scenario(mode=COOP, explore="pirate", pirate=hero("ds"), pockets={"bard": [1, 9], "pirate": [5]})
    table.deal(6)
    assert (table.pockets, table.removed) == ([[1, 9], [], []], [5])


# The end of a cooperative match


def idle_turn(pockets: dict[str, list[int]]) -> Table:
    """A turn in which nobody can explore: Chrono, then the exit."""
    table = scenario(mode=COOP, bard=PARALYSED, teller=PARALYSED, pirate=PARALYSED, pockets=pockets)
    return table.deal("treasure 4")


@pytest.mark.rule("AHU-S-51", "AHU-COOP-02", "AHU-R-52")
def test_the_pockets_together_reach_a_hundred_without_doubling_across_them() -> None:
    pockets = {"bard": [10, 10, 10, 8, 8], "teller": [10, 9, 9, 8, 1], "pirate": [9, 8]}
    table = idle_turn(pockets)
    assert table.match.view(0).to_json()["points"] == [46, 37, 17]
    assert (table.ending, table.winners, table.match.returns) == ("escaped", [0, 1, 2], [1.0, 1.0, 1.0])


@pytest.mark.rule("AHU-COOP-02")
def test_one_point_less_or_no_key_keeps_them_inside() -> None:
    assert idle_turn({"bard": [10, 10, 10, 8, 8], "teller": [10, 9, 9, 8, 1], "pirate": [9, 7]}).ending == ""
    assert idle_turn({"bard": [10, 10, 10, 8, 8], "teller": [10, 9, 9, 8, 2], "pirate": [9, 8]}).ending == ""


@pytest.mark.rule("AHU-R-52")
def test_four_of_a_kind_in_two_pockets_are_no_collection() -> None:
    table = idle_turn({"bard": [10, 10, 9, 9], "teller": [10, 10, 9, 1], "pirate": [9]})
    assert "no-exit" in table.told
    assert table.points == 77


@pytest.mark.rule("AHU-R-52", "AHU-COOP-02")
def test_four_of_a_kind_in_one_pocket_count_double() -> None:
    table = idle_turn({"bard": [9, 2], "teller": [8, 1], "pirate": [10, 10, 10, 10]})
    assert (table.points, table.ending) == (100, "escaped")


@pytest.mark.rule("AHU-R-54")
def test_all_leave_together_asleep_or_paralysed() -> None:
    pockets = {"bard": [9, 2], "teller": [8, 1], "pirate": [10, 10, 10, 10]}
    table = scenario(
        mode=COOP,
        explore="pirate",
        pirate=hero("ds"),
        bard=hero("h", asleep=True),
        teller=PARALYSED,
        pockets=pockets,
    )
    table.deal(5, "danger 10c")
    assert (table.ending, table.winners) == ("escaped", [0, 1, 2])
    assert "stays" not in table.told  # nobody was asked


@pytest.mark.rule("AHU-COOP-03", "AHU-END-02")
def test_the_clock_beats_all_three() -> None:
    table = scenario(mode=COOP, pockets={"bard": [5]}, treasure=[], treasure_discard=without(5))
    assert (table.ending, table.winners, table.match.returns) == ("clock", [], [0.0, 0.0, 0.0])


@pytest.mark.rule("AHU-COOP-03", "AHU-END-03")
def test_a_reward_that_finds_nothing_beats_all_three() -> None:
    table = scenario(mode=COOP, explore="pirate", pirate=hero("ds"), treasure=[], treasure_discard=without())
    table.deal(5, "danger 1h")
    assert (table.ending, table.winners) == ("empty-reward", [])


@pytest.mark.rule("AHU-COOP-03", "AHU-END-04")
def test_the_fourth_key_destroyed_beats_all_three() -> None:
    table = scenario(mode=COOP, explore="pirate", pirate=hero("ds"), removed=[1, 1, 1], pockets={"pirate": [1]})
    table.deal(6)
    assert (table.ending, table.winners) == ("keys-destroyed", [])
