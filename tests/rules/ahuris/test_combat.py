"""Combat (rulebook, chapter 3, "COMBAT : un ennemi vous attaque !").

Dice come in this order: hero's Luck, enemy's Luck, initiative if tied (hero, then enemy), Force in striking order.
"""

from __future__ import annotations

from typing import Any

import pytest

from scenario_ahuris import CHANCE, fight, hero, scenario

ALL_DICE = ["die 1", "die 2", "die 3", "die 4", "die 5", "die 6"]
ENEMIES = ["Jh", "Js", "Jd", "Jc", "Qh", "Qs", "Qd", "Qc", "Kh", "Ks", "Kd", "Kc"]


# Step 1: the opponent


@pytest.mark.rule("AHU-COMBAT-01")
def test_a_hero_of_level_one_chooses_whether_to_fight() -> None:
    table = scenario(explore="bard", bard=hero("h", life=1))
    assert table.choices == ["combat", "heal bard"]
    table.play("combat")
    assert table.asked == "enemy bard"


@pytest.mark.rule("AHU-COMBAT-01")
@pytest.mark.parametrize(("cards", "die"), [("hs", 3), ("hs", 4), ("hsd", 2), ("hsd", 3), ("hsdc", 1)])
def test_the_exploration_die_imposes_a_fight_on_the_others(cards: str, die: int) -> None:
    table = scenario(explore="bard", bard=hero(cards, life=1))  # a wound: resting would be possible
    table.deal(die)
    assert table.asked == "enemy bard"


@pytest.mark.rule("AHU-COMBAT-01")
def test_a_hero_who_must_rest_cannot_fight_instead() -> None:
    table = scenario(explore="bard", bard=hero("hs", life=1), pirate=hero("h", life=1))
    table.deal(1)
    assert table.choices == ["heal bard", "heal pirate"]
    assert table.why("combat") == "AHU-EXPL-05"


@pytest.mark.rule("AHU-COMBAT-02")
def test_one_of_the_twelve_enemies_is_drawn() -> None:
    table = fight("bard", hero("d"))
    assert table.choices == [f"enemy {card}" for card in ENEMIES]
    table.deal("enemy Qd")
    assert table.json["foe"] == "Qd"
    assert table.enemy_deck == [card for card in ENEMIES if card != "Qd"]


@pytest.mark.rule("AHU-COMBAT-02")
@pytest.mark.parametrize(
    ("card", "foe"),
    [("Jh", "2/1/2/1"), ("Js", "1/2/2/1"), ("Qd", "1/1/2/2"), ("Qc", "1/1/1/3"), ("Kh", "2/2/1/1"), ("Ks", "1/3/1/1")],
)
def test_the_figure_gives_the_class_and_the_suit_one_bonus(card: str, foe: str) -> None:
    assert fight("bard", hero("d"), f"enemy {card}").foe == foe


# Step 2: its level


@pytest.mark.rule("AHU-COMBAT-03")
@pytest.mark.parametrize("cards", ["h", "hs", "hsd", "hsdc"])
def test_the_enemy_gets_one_danger_card_less_than_the_hero_has_levels(cards: str) -> None:
    dangers = ["2c", "3d", "4c"][: len(cards) - 1]
    table = fight("bard", hero(cards), "enemy Jd", *[f"danger {card}" for card in dangers])
    assert table.dangers == dangers
    assert table.asked == "hero-luck bard"


@pytest.mark.rule("AHU-COMBAT-04")
def test_the_enemy_starts_at_full_life_and_the_hero_with_what_it_has() -> None:
    table = fight("pirate", hero("hsd", life=1), "enemy Qh", "danger 2h", "danger 7s", teller=hero("h"))
    assert table.foe == "4/3/2/3"
    assert (table.life("pirate"), table.hero("pirate")["max"]) == (1, 4)
    table.deal(6, 6, 6, 1)  # one blow is enough
    assert "loses-combat" in table.told


@pytest.mark.rule("AHU-COMBAT-04")
def test_it_takes_as_many_blows_as_the_enemy_has_life() -> None:
    table = fight("pirate", hero("hsd"), "enemy Qh", "danger 2h", "danger 7s", 6, 6, 1, 6, 1, 6, 1, 6)
    assert table.foe == "1/3/2/3"
    table.deal(1)
    assert "wins-combat" in table.told


# Step 3: capacities


@pytest.mark.rule("AHU-COMBAT-05")
def test_nobody_is_asked_whether_the_hero_tries_its_luck() -> None:
    table = fight("bard", hero("d"), "enemy Kh", pocket=[8, 3])
    assert (table.asked, table.seat, table.choices) == ("hero-luck bard", CHANCE, ALL_DICE)


@pytest.mark.rule("AHU-COMBAT-05")
@pytest.mark.parametrize(("die", "screams"), [(3, True), (4, False)])
def test_a_die_not_above_the_luck_of_the_hero_brings_its_capacity(die: int, screams: bool) -> None:
    table = fight("teller", hero("hs"), "enemy Kh", "danger 4h", die)
    assert table.hero("teller")["luck"] == 3
    assert ("screams" in table.told) == screams


@pytest.mark.rule("AHU-COMBAT-05")
def test_the_capacity_of_the_hero_is_applied_before_the_enemy_tries_his_luck() -> None:
    table = fight("teller", hero("h"), "enemy Kd", 1)  # one Life: he falls before he can drink a second one
    assert "wins-combat" in table.told
    assert table.asked == "level teller"


@pytest.mark.rule("AHU-COMBAT-06")
@pytest.mark.parametrize(("die", "pocket"), [(2, [3]), (3, [3, 8])])
def test_a_die_not_above_the_luck_of_the_enemy_brings_its_capacity(die: int, pocket: list[int]) -> None:
    table = fight("bard", hero("d"), "enemy Qh", 6, pocket=[8, 3])
    assert (table.asked, table.foe) == ("foe-luck bard", "2/1/1/2")
    table.deal(die)
    assert table.pocket == pocket


@pytest.mark.rule("AHU-COMBAT-06")
def test_the_enemy_tries_after_a_capacity_that_leaves_both_standing() -> None:
    assert fight("teller", hero("h"), "enemy Kh", 1).asked == "foe-luck teller"
    assert fight("pirate", hero("h"), "enemy Kh", 1).asked == "foe-luck pirate"


@pytest.mark.rule("AHU-COMBAT-06", "AHU-R-38", "AHU-R-37")
def test_the_enemy_does_not_try_once_the_combat_is_over() -> None:
    bribed = fight("bard", hero("d"), "enemy Kh", 1, pocket=[8])
    assert (bribed.foe, bribed.asked) == ("", "chrono bard")
    fallen = fight("teller", hero("h", life=1), "enemy Kh", 1)
    assert (fallen.foe, fallen.asked) == ("", "chrono bard")


@pytest.mark.rule("AHU-COMBAT-07")
def test_each_side_uses_its_capacity_once_however_long_the_combat() -> None:
    table = fight("teller", hero("h"), "enemy Kh", 1, 1, *[6] * 12)
    assert (table.told.count("screams"), table.told.count("drinks"), table.told.count("misses")) == (1, 1, 12)
    assert (table.life("teller"), table.foe) == (1, "2/2/2/1")


# Step 4: initiative


@pytest.mark.rule("AHU-COMBAT-08")
def test_the_higher_rapidity_strikes_first() -> None:
    quick_hero = fight("bard", hero("d"), "enemy Jh", 6, 6, 1)
    assert (quick_hero.hero("bard")["rapidity"], quick_hero.foe) == (3, "1/1/2/1")
    quick_enemy = fight("bard", hero("h"), "enemy Jd", 6, 6, 1)
    assert (quick_enemy.life("bard"), quick_enemy.foe) == (1, "1/1/3/1")


@pytest.mark.rule("AHU-COMBAT-08")
@pytest.mark.parametrize(("dice", "bard", "foe"), [((5, 2), 2, "1/1/2/1"), ((2, 5), 1, "2/1/2/1")])
def test_equal_fighters_add_a_die_the_hero_throwing_first(dice: tuple[int, int], bard: int, foe: str) -> None:
    table = fight("bard", hero("h"), "enemy Jh", 6, 6, *dice, 1)
    assert (table.life("bard"), table.foe) == (bard, foe)


@pytest.mark.rule("AHU-R-41")
def test_fighters_still_tied_throw_again_until_they_differ() -> None:
    table = fight("bard", hero("h"), "enemy Jh", 6, 6, 3, 3, 6, 6, 1, 2)
    assert table.told.count("initiative-tie") == 3
    table.deal(1)
    assert (table.life("bard"), table.foe) == (1, "2/1/2/1")  # the Bouncer won the third throw


@pytest.mark.rule("AHU-R-41", "AHU-R-25")
def test_between_two_unlucky_heroes_the_attacker_strikes_first() -> None:
    table = scenario(
        "trio-competitive",
        explore="teller",
        teller=hero("hs", unlucky=True),
        bard=hero("h", unlucky=True, explored=True),
        pirate=hero("h", explored=True),
        pockets={"teller": [5]},
    )
    assert table.hero("teller")["rapidity"] == table.hero("bard")["rapidity"] == 2
    table.deal(3)
    table.play("attack bard")  # her scream leaves them 2 and 1 Life, his pocket is empty
    assert "strikes-first-fixed" in table.told
    assert (table.asked, table.life("teller")) == ("level teller", 2)  # he fell to her first blow


@pytest.mark.rule("AHU-COMBAT-09")
def test_the_initiative_holds_for_every_round() -> None:
    table = fight("bard", hero("h"), "enemy Jh", 6, 6, 2, 5, 6, 6, 6, 6)  # two rounds of misses, the Bouncer first
    assert table.told.count("initiative-tie") == 1
    table.deal(1)
    assert (table.life("bard"), table.foe) == (1, "2/1/2/1")
    table.deal(1)
    assert (table.life("bard"), table.foe) == (1, "1/1/2/1")


# Step 5: rounds


@pytest.mark.rule("AHU-COMBAT-10")
def test_a_die_not_above_the_force_deals_one_wound() -> None:
    table = fight("pirate", hero("hs"), "enemy Kh", "danger 3h", 6, 6)
    assert (table.stats("pirate"), table.foe) == ("3/4/2/2", "3/2/1/1")
    table.deal(4)
    assert (table.life("pirate"), table.foe) == (3, "2/2/1/1")
    table.deal(2)
    assert (table.life("pirate"), table.foe) == (2, "2/2/1/1")


@pytest.mark.rule("AHU-COMBAT-10")
def test_a_die_above_the_force_misses() -> None:
    table = fight("pirate", hero("hs"), "enemy Kh", "danger 3h", 6, 6, 5, 3)
    assert (table.life("pirate"), table.foe) == (3, "3/2/1/1")


@pytest.mark.rule("AHU-COMBAT-11", "AHU-R-42")
def test_an_enemy_who_falls_does_not_strike_back() -> None:
    table = fight("bard", hero("d"), "enemy Js", 6, 6, 1)
    assert (table.foe, table.life("bard"), table.asked) == ("", 1, "level bard")


@pytest.mark.rule("AHU-COMBAT-11", "AHU-R-42")
def test_a_hero_who_falls_does_not_strike_back() -> None:
    table = fight("bard", hero("s"), "enemy Jd", 6, 6, 1, teller=hero("h"))
    assert table.told.count("hits") == 1
    assert (table.foe, table.hero("bard")["asleep"], table.asked) == ("", True, "enemy teller")


@pytest.mark.rule("AHU-COMBAT-11")
def test_rounds_repeat_as_long_as_both_stand() -> None:
    table = fight("bard", hero("h"), "enemy Kh", 6, 6, *[6] * 20, 1, 1, *[6] * 20)
    assert (table.life("bard"), table.foe) == (1, "1/2/1/1")
    table.deal(1)
    assert table.asked == "level bard"


# Step 6: the end


@pytest.mark.rule("AHU-COMBAT-12")
def test_a_beaten_hero_is_stunned_and_loses_a_level() -> None:
    table = fight("pirate", hero("ds", life=1), "enemy Jd", "danger 4d", 6, 6, 1, teller=hero("h"))
    assert (table.level("pirate"), table.life("pirate"), table.hero("pirate")["asleep"]) == (1, 1, True)
    assert table.level_bottom == ["Ks"]


@pytest.mark.rule("AHU-R-46", "AHU-COMBAT-12")
def test_at_level_one_a_beaten_hero_is_only_stunned() -> None:
    table = fight("bard", hero("h", life=1), "enemy Jd", 6, 6, 1, teller=hero("h"), pocket=[1, 9])
    assert (table.hero("bard")["cards"], table.life("bard"), table.hero("bard")["asleep"]) == (["h"], 1, True)
    assert (table.level_bottom, table.pocket, table.treasure_discard) == ([], [1, 9], [])


@pytest.mark.rule("AHU-COMBAT-13")
def test_a_won_combat_gives_a_level_and_never_a_treasure() -> None:
    table = fight("bard", hero("d"), "enemy Js", 6, 6, 1, "level Js", teller=hero("h"), pocket=[3])
    assert (table.level("bard"), table.hero("bard")["cards"]) == (2, ["d", "s"])
    assert (table.pocket, len(table.treasure), table.treasure_discard) == ([3], 39, [])


@pytest.mark.rule("AHU-COMBAT-14", "AHU-R-43")
@pytest.mark.parametrize(
    ("name", "fighter", "dice", "ending"),
    [
        ("pirate", hero("hs"), (6, 6, 6, 1), "wins-combat"),
        ("pirate", hero("hs", life=1), (6, 6, 1), "loses-combat"),
        ("bard", hero("hs"), (1,), "bribes"),
        ("teller", hero("hs"), (1,), "wins-combat"),
        ("teller", hero("hs", life=1), (1,), "scream-both"),
    ],
)
def test_however_a_combat_ends_its_cards_are_discarded(
    name: str, fighter: dict[str, Any], dice: tuple[int, ...], ending: str
) -> None:
    table = fight(name, fighter, "enemy Jd", "danger 4c", pocket=[5])
    assert (table.foe, table.enemy_discard, table.danger_discard) == ("1/1/3/2", [], [])
    table.deal(*dice)
    assert ending in table.told
    assert (table.foe, table.dangers) == ("", [])
    assert (table.enemy_discard, table.danger_discard) == (["Jd"], ["4c"])


@pytest.mark.rule("AHU-S-38", "AHU-LEVEL-03", "AHU-COMBAT-14", "AHU-COMBAT-03")
def test_at_the_top_level_a_won_combat_gives_nothing() -> None:
    table = fight("bard", hero("hsdc"), "enemy Jd", "danger 4c", "danger 2s", "danger 9c", teller=hero("h"))
    assert (table.foe, table.asked) == ("3/4/5/5", "hero-luck bard")
    table.deal(6, 6, 1, 6, 1, 6, 1)
    assert "wins-combat" in table.told
    assert "level-revealed" not in table.told
    assert (table.level("bard"), len(table.level_deck), table.asked) == (4, 6, "enemy teller")
    assert (table.enemy_discard, table.danger_discard) == (["Jd"], ["2s", "4c", "9c"])


@pytest.mark.rule("AHU-COMBAT-15")
def test_nobody_is_ever_offered_to_flee() -> None:
    table = fight("bard", hero("h"), "enemy Kh", pocket=[5, 7])
    for _ in range(30):
        assert (table.seat, table.choices) == (CHANCE, ALL_DICE)
        table.deal(6)
    assert table.foe == "2/2/1/1"


@pytest.mark.rule("AHU-COMBAT-15")
@pytest.mark.parametrize(
    ("name", "enemy", "dice"),
    [("pirate", "Kh", (1, 1)), ("teller", "Kh", (1, 1)), ("pirate", "Jh", (6, 1)), ("pirate", "Qh", (6, 1))],
)
def test_no_other_capacity_ends_a_combat_early(name: str, enemy: str, dice: tuple[int, int]) -> None:
    table = fight(name, hero("h"), f"enemy {enemy}", *dice, pocket=[1, 5])
    assert table.told.count("luck-passed") + table.told.count("luck-failed") == 2
    assert table.foe
    assert table.enemy_discard == []


# Bad luck in combat


@pytest.mark.rule("AHU-S-35", "AHU-LUCK-04", "AHU-LUCK-05", "AHU-R-25")
def test_an_unlucky_pirate_sings_and_strikes_without_a_die() -> None:
    table = fight("pirate", hero("ds", unlucky=True), "enemy Qd", "danger 4c", 6)  # the only die is the Spy's
    assert "sings" in table.told
    assert (table.told.count("luck-failed"), table.told.count("hits"), table.told.count("misses")) == (1, 1, 0)
    assert table.asked == "level pirate"


@pytest.mark.rule("AHU-R-25", "AHU-LUCK-04")
def test_every_blow_of_an_unlucky_hero_hits_but_the_enemy_throws_its_dice() -> None:
    table = fight("bard", hero("h", unlucky=True), "enemy Kh", 6)
    assert (table.foe, table.asked, table.seat) == ("1/2/1/1", "strike bard 1", CHANCE)
    table.deal(3)  # above the Force of the Cook: he misses, and falls at once
    assert (table.life("bard"), table.asked) == (2, "level bard")


@pytest.mark.rule("AHU-S-37", "AHU-R-25", "AHU-R-41")
def test_an_unlucky_hero_adds_one_to_a_tied_rapidity() -> None:
    table = fight("bard", hero("h", unlucky=True), "enemy Jh", 6)
    assert (table.hero("bard")["rapidity"], table.foe) == (2, "2/1/2/1")
    table.deal(1)
    assert "strikes-first" not in table.told
    table.deal(2)
    assert "strikes-first" in table.told
    table.deal(1)
    assert table.life("bard") == 1
