"""Capacities of heroes and enemies (rulebook, chapter 2, and chapter 4, "Capacités").

Dice come in this order: hero's Luck, enemy's Luck, initiative if tied (hero, then enemy), Force in striking order.
"""

from __future__ import annotations

import pytest

from scenario_ahuris import AHURIS, EXPLORATION_STEP, fight, hero, scenario


def burnt(*values: int) -> dict[str, list[int]]:
    """All Treasures but these are discarded; the aces among them are destroyed, so that no key can be fetched."""
    left = [value for value in range(1, 11) for _ in range(4)]
    for value in values:
        left.remove(value)
    return {
        "treasure_discard": [value for value in left if value > 1],
        "removed": [value for value in left if value == 1],
    }


# The Bard's Bribe


@pytest.mark.rule("AHU-S-25", "AHU-CAP-01", "AHU-R-37", "AHU-R-43")
def test_the_bard_bribes_with_his_highest_treasure() -> None:
    table = fight("bard", hero("d"), "enemy Qh", 1, pocket=[8, 3], teller=hero("h"))
    assert (table.pocket, table.treasure_discard) == ([3], [8])
    assert (table.level("bard"), table.hero("bard")["asleep"]) == (1, False)
    assert (table.foe, table.enemy_discard) == ("", ["Qh"])
    assert table.asked == "enemy teller"  # the Spy did not roll, the exploration is over


@pytest.mark.rule("AHU-CAP-01")
def test_a_bribed_enemy_gives_and_takes_no_level() -> None:
    table = fight("bard", hero("dsh"), "enemy Qh", "danger 4c", "danger 5c", 3, pocket=[6, 10, 7], teller=hero("h"))
    assert (table.hero("bard")["cards"], table.life("bard")) == (["d", "s", "h"], 4)
    assert (table.pocket, table.danger_discard, table.asked) == ([6, 7], ["4c", "5c"], "enemy teller")


@pytest.mark.rule("AHU-S-26", "AHU-CAP-02", "AHU-LEVEL-01")
def test_without_a_treasure_the_bribe_fails_and_the_combat_goes_on() -> None:
    table = fight("bard", hero("d"), "enemy Kh", 1, teller=hero("h"), pocket=[])
    assert (table.foe, table.asked) == ("2/2/1/1", "foe-luck bard")
    table.deal(6, 1, 6, 1, "level Js")
    assert "drinks" not in table.told
    assert (table.level("bard"), table.enemy_discard) == (2, ["Kh"])


@pytest.mark.rule("AHU-R-37")
def test_the_last_treasure_is_paid_even_if_it_is_the_only_key() -> None:
    table = fight("bard", hero("d"), "enemy Qh", 1, pocket=[1])
    assert (table.pocket, table.treasure_discard, table.removed) == ([], [1], [])
    assert (table.foe, table.asked) == ("", "chrono bard")


# The Fortune-teller's Scream


@pytest.mark.rule("AHU-CAP-03")
def test_the_scream_wounds_both_fighters() -> None:
    table = fight("teller", hero("h"), "enemy Kh", 2)
    assert (table.life("teller"), table.foe) == (1, "1/2/1/1")


@pytest.mark.rule("AHU-S-27", "AHU-CAP-03", "AHU-CAP-06", "AHU-R-38", "AHU-R-43")
def test_a_scream_that_fells_both_leaves_her_level_and_one_life() -> None:
    table = fight("teller", hero("c"), "enemy Jd", 1, pirate=hero("h"))
    assert (table.level("teller"), table.life("teller"), table.hero("teller")["asleep"]) == (1, 1, True)
    assert (table.enemy_discard, table.asked) == (["Jd"], "enemy pirate")  # the Bouncer made no roll


@pytest.mark.rule("AHU-CAP-06", "AHU-R-38")
def test_felled_together_with_the_enemy_she_neither_loses_nor_gains_a_level() -> None:
    table = fight("teller", hero("ch", life=1), "enemy Jd", "danger 4c", 1, pirate=hero("h"))
    assert (table.hero("teller")["cards"], table.life("teller"), table.hero("teller")["max"]) == (["c", "h"], 1, 3)
    assert table.hero("teller")["asleep"]
    assert table.foe == ""


@pytest.mark.rule("AHU-S-28", "AHU-CAP-04", "AHU-R-38")
def test_a_scream_that_fells_her_alone_stuns_her() -> None:
    table = fight("teller", hero("c"), "enemy Jh", 1, pirate=hero("h"))
    assert (table.level("teller"), table.life("teller"), table.hero("teller")["asleep"]) == (1, 1, True)
    assert (table.enemy_discard, table.asked) == (["Jh"], "enemy pirate")


@pytest.mark.rule("AHU-CAP-04")
def test_a_scream_that_fells_her_alone_costs_a_level() -> None:
    table = fight("teller", hero("ch", life=1), "enemy Jh", "danger 4c", 1, pirate=hero("h"))
    assert (table.hero("teller")["cards"], table.life("teller"), table.hero("teller")["asleep"]) == (["c"], 1, True)
    assert (table.level_bottom, table.foe) == (["Qh"], "")


@pytest.mark.rule("AHU-S-29", "AHU-CAP-05", "AHU-LEVEL-07")
def test_a_scream_that_fells_the_enemy_alone_wins_the_combat() -> None:
    table = fight("teller", hero("ch"), "enemy Jd", "danger 4c")
    assert (table.life("teller"), table.foe) == (3, "1/1/3/2")
    table.deal(1)
    assert (table.life("teller"), table.asked) == (2, "level teller")
    table.deal("level Qd")
    assert (table.level("teller"), table.hero("teller")["max"], table.life("teller")) == (3, 4, 3)


# The Pirate's Song


@pytest.mark.rule("AHU-S-30", "AHU-CAP-07", "AHU-R-39", "AHU-COMBAT-09")
def test_the_pirate_strikes_first_in_the_first_round_only() -> None:
    # no cards make the 1/5/9/3 of the ledger: a Cook of level 3 with one Life left is as fast and as strong as needed
    table = scenario(
        pirate=hero("dsh", explored=True),
        foe="Kd",
        dangers=["2d", "3d", "4s"],
        foe_life=1,
        pending=[*EXPLORATION_STEP, "hero-luck pirate"],
    )
    assert (table.stats("pirate"), table.foe) == ("4/5/4/3", "1/5/6/3")
    table.deal(1, 6, 6, 6, 5)
    assert table.life("pirate") == 3  # in round 2 the enemy strikes before the Pirate
    table.deal(5)
    assert "wins-combat" in table.told


@pytest.mark.rule("AHU-CAP-07", "AHU-R-39", "AHU-COMBAT-09")
def test_after_his_song_the_pirate_strikes_second_in_every_later_round() -> None:
    table = fight("pirate", hero("hsd"), "enemy Kh", "danger 2h", "danger 3h", 1, 6)
    assert (table.stats("pirate"), table.foe) == ("4/5/4/3", "5/3/2/2")  # he is the faster one
    struck = []
    for _ in range(6):  # blow after blow, all hit
        before = table.life("pirate")
        table.deal(1)
        struck.append("cook" if table.life("pirate") < before else "pirate")
    assert struck == ["pirate", "cook", "cook", "pirate", "cook", "pirate"]


@pytest.mark.rule("AHU-R-39", "AHU-CAP-07")
@pytest.mark.parametrize("moonshine", [1, 6])
def test_after_a_song_rapidities_are_not_compared(moonshine: int) -> None:
    table = fight("pirate", hero("h"), "enemy Kh", 1, moonshine)  # tied, or slower than the Cook once he has drunk
    assert "initiative-tie" not in table.told
    life = int(table.foe[0])
    table.deal(1)
    assert (int(table.foe[0]), table.life("pirate")) == (life - 1, 2)


@pytest.mark.rule("AHU-CAP-07")
def test_a_pirate_who_does_not_sing_has_no_such_favour() -> None:
    table = fight("pirate", hero("h"), "enemy Kd", 6, 6, 1)
    assert (table.life("pirate"), table.foe) == (1, "1/2/2/1")


# The Bouncer's Body Search


@pytest.mark.rule("AHU-S-32", "AHU-CAP-08", "AHU-R-34", "AHU-COMBAT-08")
def test_the_bouncer_destroys_a_discarded_key_and_confiscates_those_of_the_pocket() -> None:
    table = fight("pirate", hero("d"), "enemy Jh", treasure_discard=[1], pocket=[1, 7], teller=hero("h"))
    assert (table.stats("pirate"), table.foe, table.treasure.count(1)) == ("1/2/2/1", "2/1/2/1", 2)
    table.deal(6, 1)
    assert (table.removed, table.treasure_discard, table.pocket) == ([1], [], [7])
    assert table.treasure.count(1) == 3
    table.deal(2, 6, 6, 1, 6, 1)
    assert table.told[:2] == ["initiative-tie", "strikes-first"]
    assert (table.asked, table.life("pirate")) == ("level pirate", 1)


@pytest.mark.rule("AHU-CAP-08")
def test_one_key_of_the_discard_is_destroyed_and_no_more() -> None:
    table = fight("pirate", hero("h"), "enemy Jh", 6, 1, treasure_discard=[1, 1, 5], pocket=[1, 1, 7])
    assert (table.removed, table.treasure_discard, table.pocket) == ([1], [1, 5], [7])
    assert table.treasure.count(1) == 2


@pytest.mark.rule("AHU-R-34", "AHU-CARD-05")
def test_confiscated_keys_are_shuffled_into_the_deck_and_lengthen_the_clock() -> None:
    table = fight("pirate", hero("h", life=1), "enemy Jd", 6, pocket=[1, 1, 7], **burnt(4, 9, 1, 1, 7))
    table.deal(1)
    assert table.treasure == [1, 1, 4, 9]
    table.deal(1)  # the Bouncer's first blow ends the combat and the turn
    assert table.choices == ["treasure 1", "treasure 4", "treasure 9"]


@pytest.mark.rule("AHU-R-35", "AHU-CAP-08")
def test_without_a_key_in_the_discard_those_of_the_pocket_still_go() -> None:
    table = fight("pirate", hero("h"), "enemy Jh", 6, 1, treasure_discard=[5], pocket=[1, 7])
    assert (table.removed, table.treasure_discard, table.pocket) == ([], [5], [7])
    assert table.treasure.count(1) == 4


@pytest.mark.rule("AHU-R-35", "AHU-CAP-08")
def test_without_a_key_in_the_pocket_one_of_the_discard_is_still_destroyed() -> None:
    table = fight("pirate", hero("h"), "enemy Jh", 6, 1, treasure_discard=[1, 5], pocket=[7])
    assert (table.removed, table.treasure_discard, table.pocket) == ([1], [5], [7])


@pytest.mark.rule("AHU-R-35", "AHU-CAP-08")
def test_without_any_key_the_search_changes_nothing() -> None:
    table = fight("pirate", hero("h"), "enemy Jh", 6, 1, treasure_discard=[5], pocket=[7])
    assert (table.removed, table.treasure_discard, table.pocket, len(table.treasure)) == ([], [5], [7], 38)
    assert table.foe == "2/1/2/1"


@pytest.mark.rule("AHU-S-33", "AHU-R-31", "AHU-END-04")
def test_the_fourth_key_destroyed_by_a_bouncer_loses_the_game_in_mid_combat() -> None:
    table = fight("pirate", hero("h"), "enemy Jh", 6, removed=[1, 1, 1], treasure_discard=[1], pocket=[7])
    table.deal(1)
    assert (table.ending, table.winners, table.removed) == ("keys-destroyed", [], [1, 1, 1, 1])
    assert table.told[-4:] == ["luck-passed", "search-destroys", "keys-gone", "score"]


@pytest.mark.rule("AHU-S-33", "AHU-R-35", "AHU-R-34")
def test_the_fourth_key_confiscated_from_the_pocket_is_not_lost() -> None:
    table = fight("pirate", hero("h"), "enemy Jh", 6, 1, removed=[1, 1, 1], pocket=[1, 7])
    assert (table.ending, table.pocket, table.treasure.count(1)) == ("", [7], 1)
    assert table.foe == "2/1/2/1"


# The Spy's Pilfering


@pytest.mark.rule("AHU-CAP-09")
def test_the_spy_discards_a_treasure_of_the_highest_value() -> None:
    table = fight("pirate", hero("h"), "enemy Qh", 6, 1, pocket=[9, 2, 9, 1])
    assert (table.pocket, table.treasure_discard) == ([1, 2, 9], [9])
    assert table.foe == "2/1/1/2"


@pytest.mark.rule("AHU-CAP-09")
def test_from_an_empty_pocket_nothing_is_pilfered() -> None:
    table = fight("pirate", hero("h"), "enemy Qh", 6, 1, pocket=[])
    assert "pilfers-nothing" in table.told
    assert (table.treasure_discard, len(table.treasure), table.foe) == ([], 40, "2/1/1/2")


@pytest.mark.rule("AHU-S-34", "AHU-CAP-09", "AHU-TREAS-03", "AHU-R-33")
@pytest.mark.parametrize(
    ("collection_value", "first", "second"),
    [("counted", (9, 37), (10, 27)), ("printed", (10, 72), (9, 27))],
)
def test_a_nine_of_a_collection_is_higher_than_a_ten_unless_printed_values_count(
    collection_value: str, first: tuple[int, int], second: tuple[int, int]
) -> None:
    pocket = [9, 9, 9, 9, 10]
    table = fight("bard", hero("d"), "enemy Qh", pocket=pocket, collection_value=collection_value, pirate=hero("h"))
    assert table.points == 82
    table.deal(6, 1)
    assert (table.treasure_discard, table.points) == ([first[0]], first[1])
    table.deal(6, 1)  # the Bard misses and is stunned
    table.deal("enemy Qs", 6, 1)
    assert (table.treasure_discard, table.points) == (sorted([first[0], second[0]]), second[1])


@pytest.mark.rule("AHU-R-33", "AHU-CAP-01")
@pytest.mark.parametrize(("paid", "left"), [(10, [5, 5, 5, 5]), (5, [5, 5, 5, 10])])
def test_a_bribing_player_chooses_between_a_ten_and_a_doubled_five(paid: int, left: list[int]) -> None:
    table = fight("bard", hero("d"), "enemy Qh", 1, pocket=[5, 5, 5, 5, 10, 8])
    assert (table.seat, table.choices) == (0, ["pay 5", "pay 10"])
    assert table.why("pay 8") == "AHU-R-33"
    table.play(f"pay {paid}")
    assert (table.pocket, table.treasure_discard) == (sorted([*left, 8]), [paid])
    assert table.foe == ""


@pytest.mark.rule("AHU-R-33", "AHU-CAP-09")
@pytest.mark.parametrize(("paid", "left"), [(10, [5, 5, 5, 5]), (5, [5, 5, 5, 10])])
def test_a_pilfered_player_chooses_between_a_ten_and_a_doubled_five(paid: int, left: list[int]) -> None:
    table = fight("pirate", hero("h"), "enemy Qh", 6, 1, pocket=[5, 5, 5, 5, 10])
    assert (table.seat, table.choices) == (0, ["pay 5", "pay 10"])
    table.play(f"pay {paid}")
    assert (table.pocket, table.treasure_discard) == (left, [paid])
    assert table.foe == "2/1/1/2"  # the combat goes on


@pytest.mark.rule("AHU-R-33")
def test_with_printed_values_the_ten_goes_without_a_question() -> None:
    table = fight("bard", hero("d"), "enemy Qh", 1, pocket=[5, 5, 5, 5, 10], collection_value="printed")
    assert (table.pocket, table.treasure_discard, table.foe) == ([5, 5, 5, 5], [10], "")


@pytest.mark.rule("AHU-R-33")
def test_between_equal_numbers_nobody_is_asked() -> None:
    table = fight("pirate", hero("h"), "enemy Qh", 6, 1, pocket=[5, 5, 5, 5, 9])
    assert (table.pocket, table.treasure_discard) == ([5, 5, 5, 9], [5])


@pytest.mark.rule("AHU-R-33")
@pytest.mark.parametrize(("collection_value", "paid"), [("counted", 3), ("printed", 2)])
def test_the_lowest_treasure_of_an_attacker_is_found_in_the_same_way(collection_value: str, paid: int) -> None:
    table = scenario(
        "trio-competitive",
        explore="bard",
        bard=hero("hs"),
        pockets={"bard": [2, 2, 2, 2, 3, 8]},
        collection_value=collection_value,
    )
    table.deal(3)
    table.play("attack pirate")
    assert table.treasure_discard == [paid]


@pytest.mark.rule("AHU-R-33", "AHU-R-59")
def test_an_attacker_who_holds_one_dear_collection_only_pays_with_it() -> None:
    table = scenario("trio-competitive", explore="bard", bard=hero("hs"), pockets={"bard": [9, 9, 9, 9]})
    table.deal(3)
    table.play("attack pirate")
    assert (table.pockets[0], table.treasure_discard) == ([9, 9, 9], [9])


# The Cook's Moonshine


@pytest.mark.rule("AHU-S-31", "AHU-CAP-10", "AHU-COMBAT-08", "AHU-R-40")
def test_moonshine_makes_the_cook_as_fast_as_the_bard() -> None:
    table = fight("bard", hero("d"), "enemy Kd", teller=hero("h"))
    assert table.foe == "1/2/2/1"
    table.deal(6, 1)
    assert table.foe == "2/2/3/1"
    table.deal(1, 6, 6, 6, 1)
    assert table.told[:2] == ["initiative-tie", "strikes-first"]
    assert (table.told.count("misses"), table.told.count("hits")) == (2, 1)
    assert (table.hero("bard")["asleep"], table.life("bard"), table.level("bard")) == (True, 1, 1)


@pytest.mark.rule("AHU-S-31", "AHU-CAP-10")
def test_a_fight_with_a_cook_who_has_drunk_reads_back_as_it_was_written() -> None:
    state = fight("bard", hero("d"), "enemy Kd", 6, 1, teller=hero("h")).match.state
    assert state.to_json()["drunk"]
    assert AHURIS.position(state.to_json()) == state


@pytest.mark.rule("AHU-CAP-10")
def test_moonshine_gives_the_same_at_any_level() -> None:
    table = fight("pirate", hero("hsdc"), "enemy Ks", "danger 2h", "danger 3c", "danger 4d", 6)
    assert table.foe == "4/5/4/4"
    table.deal(4)
    assert table.foe == "5/5/5/4"


@pytest.mark.rule("AHU-R-40", "AHU-CAP-10")
def test_moonshine_raises_the_life_left_after_a_scream() -> None:
    table = fight("teller", hero("h"), "enemy Kh", 1)
    assert table.foe == "1/2/1/1"
    table.deal(1)
    assert table.foe == "2/2/2/1"


@pytest.mark.rule("AHU-CAP-10")
def test_moonshine_lasts_for_one_combat() -> None:
    table = fight("bard", hero("d"), "enemy Kd", 6, 1, 1, 6, 1, teller=hero("h"))  # the Bard is stunned
    table.deal("enemy Kh")
    assert table.foe == "2/2/1/1"


# All of them


@pytest.mark.rule("AHU-CAP-11")
@pytest.mark.parametrize(
    ("name", "enemy", "dice", "effect"),
    [
        ("bard", "Qh", (1,), "bribes"),
        ("teller", "Qh", (1,), "screams"),
        ("pirate", "Qh", (1,), "sings"),
        ("pirate", "Jh", (6, 1), "search-takes"),
        ("pirate", "Qh", (6, 1), "pilfers"),
        ("pirate", "Kh", (6, 1), "drinks"),
    ],
)
def test_nobody_can_refuse_a_capacity(name: str, enemy: str, dice: tuple[int, ...], effect: str) -> None:
    table = fight(name, hero("h", life=1), f"enemy {enemy}", pocket=[1, 5])
    table.deal(*dice)  # chance answers, no seat does
    assert effect in table.told
