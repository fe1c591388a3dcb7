"""A turn: Chrono, who explores when, sleep and paralysis, the exit (rulebook, "Un tour de jeu")."""

from __future__ import annotations

import pytest

from katabasis.engine.errors import BadPosition
from scenario_ahuris import EXPLORATION_STEP, OVER, hero, scenario

HUNDRED = [10, 10, 10, 10, 9, 8, 2, 1]  # with the collection of tens doubled
EVERY_TREASURE = [value for value in range(1, 11) for _ in range(4)]


def without(cards: list[int]) -> list[int]:
    """All the Treasures but these."""
    left = EVERY_TREASURE.copy()
    for card in cards:
        left.remove(card)
    return left


# The three steps


@pytest.mark.rule("AHU-TURN-01")
def test_a_turn_is_chrono_then_exploration_then_exit() -> None:
    table = scenario(bard=hero("hd"), pirate=hero("hd"), teller=hero("hs"), chance=("treasure 4", 1, 1, 1))
    table.deal("treasure 5", 1, 1, 1)  # nothing to rest for
    steps = ["chrono-discards", "exploration-rest", "no-exit", "turn-begins"]
    assert [name for name in table.told if name in steps] == [steps[0], *[steps[1]] * 3, *steps[2:]]
    assert (table.turn, table.asked) == (3, "chrono bard")


@pytest.mark.rule("AHU-TURN-02")
def test_asleep_heroes_wake_before_chrono() -> None:
    table = scenario(bard=hero("d", asleep=True), teller=hero("h", asleep=True))
    assert table.asked == "chrono bard"
    assert [table.hero(name)["asleep"] for name in ("bard", "teller")] == [False, False]


@pytest.mark.rule("AHU-TURN-03")
def test_chrono_discards_the_top_treasure() -> None:
    table = scenario(treasure_discard=[2]).deal("treasure 7")
    assert (len(table.treasure), table.treasure_discard) == (38, [2, 7])
    assert table.pocket == []


@pytest.mark.rule("AHU-TURN-04", "AHU-R-30")
def test_the_game_is_lost_when_chrono_finds_no_treasure() -> None:
    table = scenario(treasure=[], treasure_discard=without(HUNDRED), pocket=HUNDRED)
    assert (table.seat, table.ending, table.winners) == (OVER, "clock", [])


@pytest.mark.rule("AHU-R-30", "AHU-TURN-04")
def test_the_turn_in_which_chrono_takes_the_last_treasure_is_played_out() -> None:
    table = scenario(treasure=[5], treasure_discard=without([5]))
    assert (len(table.treasure), table.ending, table.asked) == (0, "", "level-one bard")


@pytest.mark.rule("AHU-R-30", "AHU-TURN-11")
def test_the_game_can_be_won_in_the_turn_of_the_last_treasure() -> None:
    ill = hero("h", paralysis=3)
    table = scenario(
        bard=ill, teller=ill, pirate=ill, treasure=[5], treasure_discard=without([5, *HUNDRED]), pocket=HUNDRED
    )
    assert (table.ending, table.winners) == ("escaped", [0])


@pytest.mark.rule("AHU-S-48", "AHU-TURN-04", "AHU-R-30")
def test_chrono_takes_the_fortieth_card_in_turn_forty_and_loses_in_turn_forty_one() -> None:
    table = scenario(bard=hero("hd"), pirate=hero("hd"), teller=hero("hs"))
    rest = (1, 1, 1)  # everybody idles, or fetches the only key there is to fetch
    for value in range(10, 1, -1):
        for _ in range(4):
            table.deal(f"treasure {value}", *rest)
    for _ in range(3):  # aces only are left: Chrono needs no answer
        table.deal(*rest)
    assert (table.turn, table.treasure, table.ending) == (40, [], "")
    table.deal(*rest)
    assert (table.turn, table.ending, table.winners) == (41, "clock", [])


# Who explores when


@pytest.mark.rule("AHU-TURN-05")
def test_heroes_explore_once_each_from_the_fastest_to_the_slowest() -> None:
    table = scenario(
        bard=hero("d"), teller=hero("h"), pirate=hero("d"), treasure_discard=[1, 1, 1, 1], chance=("treasure 4",)
    )
    order = []
    while table.asked.startswith("level-one"):
        order.append(table.asked)
        table.play("fetch key")
    assert order == ["level-one bard", "level-one pirate", "level-one teller"]
    assert table.asked == "chrono bard"


@pytest.mark.rule("AHU-TURN-05")
def test_the_fastest_hero_is_not_always_the_bard() -> None:
    table = scenario(bard=hero("h"), teller=hero("ds"), pirate=hero("h"), chance=("treasure 4",))
    assert table.asked == "exploration teller"


@pytest.mark.rule("AHU-TURN-06", "AHU-R-07", "AHU-TURN-09")
def test_the_player_picks_among_tied_heroes_each_time_a_tied_slot_is_reached() -> None:
    table = scenario(
        bard=hero("h"), teller=hero("d"), pirate=hero("d"), treasure_discard=[1, 1, 1], chance=("treasure 4",)
    )
    assert table.choices == ["explore bard", "explore teller", "explore pirate"]
    table.play("explore teller").play("fetch key")
    assert table.choices == ["explore bard", "explore pirate"]
    assert table.why("explore teller") == "AHU-TURN-09"
    table.play("explore pirate").play("fetch key")
    assert table.asked == "level-one bard"  # nobody is asked about the last slot


@pytest.mark.rule("AHU-TURN-06")
@pytest.mark.parametrize("mode", ["solo", "duo"])
def test_the_hero_player_picks_in_solo_and_duo(mode: str) -> None:
    table = scenario(mode=mode, bard=hero("h"), teller=hero("d"), pirate=hero("h"), chance=("treasure 4",))
    assert (table.seat, table.choices) == (0, ["explore bard", "explore teller"])


@pytest.mark.rule("AHU-R-07")
def test_slots_are_those_of_the_start_of_the_step_whatever_the_rapidity_now() -> None:
    """A speed is the Rapidity at the start, times eight: the Pirate had 3 and has 1, the Bard had 2 and has 3."""
    table = scenario(
        bard=hero("d", speed=16),
        teller=hero("h", speed=8),
        pirate=hero("h", speed=24),
        treasure_discard=[1, 1, 1],
        pending=EXPLORATION_STEP,
    )
    assert table.asked == "level-one pirate"
    assert table.play("fetch key").asked == "level-one bard"


@pytest.mark.rule("AHU-R-07")
def test_rapidities_are_compared_anew_every_turn() -> None:
    table = scenario(
        explore="pirate",
        turn=3,
        bard=hero("d", explored=True),
        teller=hero("h", explored=True),
        pirate=hero("ds", life=1),
    )
    table.deal(6)  # panic: the Pirate had Rapidity 3 like the Bard, and has 2
    table.deal("treasure 4")
    assert (table.level("pirate"), table.asked) == (1, "enemy bard")  # no tie any more


@pytest.mark.rule("AHU-TURN-07")
def test_a_hero_who_can_explore_must() -> None:
    table = scenario(explore="bard", teller=hero("h", life=1, paralysis=1), treasure_discard=[1])
    assert table.choices == ["combat", "heal teller", "cure paralysis teller", "fetch key"]
    assert table.why("idle") == "AHU-R-18"
    assert scenario(explore="bard", bard=hero("hd")).asked == "exploration bard"


@pytest.mark.rule("AHU-TURN-08")
def test_paralysed_and_asleep_heroes_are_skipped() -> None:
    table = scenario(
        explore="pirate",
        bard=hero("d", paralysis=2),
        teller=hero("h", asleep=True),
        pirate=hero("h"),
        treasure_discard=[1],
    )
    table.play("fetch key")
    assert table.asked == "chrono bard"
    assert ("skipped-paralysed" in table.told, "skipped-asleep" in table.told) == (True, True)


@pytest.mark.rule("AHU-TURN-08", "AHU-TURN-06")
def test_a_skipped_hero_is_not_offered_among_tied_ones() -> None:
    table = scenario(
        bard=hero("h"), teller=hero("d"), pirate=hero("d", paralysis=1), treasure_discard=[1], chance=("treasure 4",)
    )
    assert table.choices == ["explore bard", "explore teller"]
    assert table.why("explore pirate") == "AHU-PARA-01"


@pytest.mark.rule("AHU-TURN-09", "AHU-R-21")
def test_a_hero_cured_after_its_exploration_does_not_explore_again() -> None:
    table = scenario(
        explore="bard",
        bard=hero("d"),
        pirate=hero("ds", paralysis=2, explored=True),
        teller=hero("h", explored=True),
    )
    table.play("cure paralysis pirate")
    assert (table.hero("pirate")["paralysis"], table.asked) == (0, "chrono bard")


# Sleep


@pytest.mark.rule("AHU-R-08", "AHU-TURN-02")
def test_a_stunned_hero_has_one_life_at_once_and_sleeps_until_the_next_turn() -> None:
    table = scenario(
        explore="bard", bard=hero("h", life=1), teller=hero("h"), pirate=hero("h", explored=True), treasure_discard=[1]
    )
    table.play("combat", "enemy Qs", 6, 6, 6, 1)
    assert (table.asked, table.life("bard"), table.hero("bard")["asleep"]) == ("level-one teller", 1, True)
    table.play("fetch key")
    assert "wakes" in table.told
    assert (table.asked, table.life("bard"), table.hero("bard")["asleep"]) == ("chrono bard", 1, False)


@pytest.mark.rule("AHU-R-09")
def test_no_hero_is_at_zero_life_when_something_is_asked() -> None:
    with pytest.raises(BadPosition, match="AHU-R-09"):
        scenario(bard=hero("d", life=0))


@pytest.mark.rule("AHU-S-20", "AHU-LEVEL-04", "AHU-R-10", "AHU-TURN-08")
def test_a_ceiling_stuns_two_heroes_and_the_second_loses_its_slot() -> None:
    table = scenario(bard=hero("s"), pirate=hero("ds", life=1), teller=hero("h"), chance=("treasure 4",))
    table.deal(5, "danger 10s")  # Force 4 can reach only 10: no die
    table.play("victim bard")
    for name in ("pirate", "bard"):
        assert (table.level(name), table.life(name), table.hero(name)["asleep"]) == (1, 1, True)
    assert table.level_bottom == ["Ks"]
    assert table.asked == "enemy teller"  # the Bard, who was faster, is skipped


@pytest.mark.rule("AHU-R-10")
def test_a_hero_stunned_after_exploring_loses_nothing_more() -> None:
    table = scenario(
        explore="pirate", bard=hero("d", explored=True), pirate=hero("ds"), teller=hero("h", explored=True)
    )
    table.deal(5, "danger 10s").play("victim bard")
    assert "stunned" in table.told
    assert "skipped-asleep" not in table.told
    table.deal("treasure 4")
    assert "explore bard" in table.choices


# Paralysis


@pytest.mark.rule("AHU-TURN-10")
def test_paralysis_counts_down_after_the_last_exploration_and_before_the_exit() -> None:
    table = scenario(
        bard=hero("d"), teller=hero("h", paralysis=1), pirate=hero("h", paralysis=2), chance=("treasure 4",)
    )
    table.play("combat", "enemy Qs", 6, 6, 6)
    assert [table.hero(name)["paralysis"] for name in ("teller", "pirate")] == [1, 2]
    table.deal(1)
    assert [table.hero(name)["paralysis"] for name in ("teller", "pirate")] == [0, 1]
    steps = ["stunned", "paralysis-ends", "paralysis-counts", "no-exit"]
    assert [name for name in table.told if name in steps] == steps


@pytest.mark.rule("AHU-S-17", "AHU-R-22", "AHU-TURN-10")
def test_a_paralysis_of_two_misses_the_next_two_turns() -> None:
    ill = hero("h", paralysis=6)  # nobody else explores, nobody cures
    table = scenario(explore="pirate", turn=1, bard=ill, teller=ill, pirate=hero("ds", life=1))
    table.deal(5, "danger 6h", 4)
    counts = [table.hero("pirate")["paralysis"]]
    for treasure in ("treasure 4", "treasure 5"):
        table.deal(treasure)
        counts.append(table.hero("pirate")["paralysis"])
    assert counts == [2, 1, 0]
    table.deal("treasure 6")
    assert (table.turn, table.asked) == (4, "exploration pirate")


@pytest.mark.rule("AHU-S-21", "AHU-R-23")
def test_a_stun_neither_ends_nor_shortens_a_paralysis() -> None:
    table = scenario(bard=hero("hs"), pirate=hero("hsd", life=1), teller=hero("h"), chance=("treasure 4",))
    table.deal(4, "danger 7h")  # Life 1 can reach only 7: no die
    assert (table.level("pirate"), table.hero("pirate")["paralysis"]) == (3, 4)
    table.deal(5, "danger 10s").play("victim pirate")
    assert (table.level("pirate"), table.life("pirate"), table.hero("pirate")["paralysis"]) == (2, 1, 4)


@pytest.mark.rule("AHU-R-24")
def test_a_hero_freed_by_the_count_keeps_its_bad_luck() -> None:
    ill = hero("h", paralysis=6)
    table = scenario(bard=ill, teller=ill, pirate=hero("ds", paralysis=1, unlucky=True), chance=("treasure 4",))
    assert (table.hero("pirate")["paralysis"], table.hero("pirate")["unlucky"]) == (0, True)


# The exit


@pytest.mark.rule("AHU-TURN-11", "AHU-R-47")
@pytest.mark.parametrize(
    ("pocket", "ending"),
    [
        (HUNDRED, "escaped"),
        ([10, 10, 10, 10, 9, 9, 1], ""),  # 99
        ([10, 10, 10, 10, 9, 8, 3], ""),  # 100, no key
        ([10, 10, 10, 10, 9, 3, 1, 1, 1, 1], "escaped"),  # the keys are a collection worth 8
        ([10, 10, 10, 10, 9, 4, 4, 1, 1], ""),  # 99 with two keys
        ([9, 9, 9, 9, 10, 10, 8, 1], "escaped"),  # 101
    ],
)
def test_a_hundred_points_and_a_key_win_at_the_exit(pocket: list[int], ending: str) -> None:
    table = scenario(pocket=pocket, pending=["turn", "leaving"])
    assert (table.ending, table.winners) == (ending, [0] if ending else [])


@pytest.mark.rule("AHU-TURN-11")
def test_without_an_exit_a_new_turn_begins() -> None:
    table = scenario(pocket=[10, 1], turn=7, pending=["turn", "leaving"])
    assert (table.turn, table.asked) == (8, "chrono bard")


@pytest.mark.rule("AHU-TURN-11", "AHU-R-48")
def test_the_exit_is_automatic_and_waits_for_the_end_of_the_exploration() -> None:
    table = scenario(
        explore="bard",
        pocket=HUNDRED,
        bard=hero("d"),
        teller=hero("h", explored=True),
        pirate=hero("h"),
        treasure_discard=[1, 1],
    )
    assert (table.ending, table.choices) == ("", ["combat", "fetch key"])
    assert table.why("stay") == table.why("leave") == "AHU-R-48"
    table.play("fetch key")
    assert (table.ending, table.asked) == ("", "level-one pirate")
    table.play("fetch key")
    assert (table.ending, table.winners) == ("escaped", [0])
