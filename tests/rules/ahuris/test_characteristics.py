"""Life, Force, Rapidity, Luck, of heroes and enemies (rulebook, chapter 1 and chapter 4, "Niveau")."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations

import pytest

from scenario_ahuris import EXPLORATION_STEP, Table, hero, scenario

SUITS = "hsdc"  # Life, Force, Rapidity, Luck
HERO_CLASS = {"bard": "d", "teller": "c", "pirate": "s"}
ENEMY_CLASS = {"J": "d", "Q": "c", "K": "s"}
COMBAT_DIE = {1: (), 2: (3,), 3: (2,), 4: (1,)}  # by level; at level 1 nothing else is possible in these positions


def facing(enemy: str, *dangers: str) -> Table:
    """A Bard of the level that meets so many Danger cards, in combat with this enemy."""
    level = len(dangers) + 1
    table = scenario(explore="bard", bard=hero(SUITS[:level]))
    table.deal(*COMBAT_DIE[level], f"enemy {enemy}", *(f"danger {card}" for card in dangers))
    assert table.asked == "hero-luck bard"  # no more cards are drawn
    return table


@pytest.mark.rule("AHU-S-01", "AHU-STAT-02", "AHU-STAT-03")
def test_a_bard_of_the_jack_of_diamonds() -> None:
    assert scenario(bard=hero("d")).stats("bard") == "1/1/3/1"


@pytest.mark.rule("AHU-S-02", "AHU-STAT-02")
def test_a_fortune_teller_of_level_two_in_hearts_and_spades() -> None:
    assert scenario(teller=hero("hs")).stats("teller") == "3/3/2/3"


@pytest.mark.rule("AHU-S-03", "AHU-STAT-02", "AHU-STAT-04", "AHU-R-05")
def test_a_pirate_of_level_three_has_his_class_bonus_once() -> None:
    assert scenario(pirate=hero("dsc")).stats("pirate") == "3/5/4/4"


@pytest.mark.rule("AHU-S-04", "AHU-STAT-06", "AHU-R-05")
def test_a_bard_of_all_four_jacks() -> None:
    assert scenario(bard=hero("hsdc")).stats("bard") == "5/5/6/5"


@pytest.mark.rule("AHU-S-05", "AHU-STAT-08", "AHU-STAT-10")
def test_a_bouncer_of_level_zero() -> None:
    assert facing("Jd").foe == "1/1/3/1"


@pytest.mark.rule("AHU-S-06", "AHU-STAT-08", "AHU-STAT-10", "AHU-STAT-11")
def test_a_bouncer_of_level_one_differs_by_the_suit_of_his_danger() -> None:
    assert facing("Jd", "4c").foe == "1/1/3/2"


@pytest.mark.rule("AHU-S-07", "AHU-STAT-08")
def test_a_spy_of_level_two() -> None:
    assert facing("Qh", "2h", "7s").foe == "4/3/2/3"


@pytest.mark.rule("AHU-S-08", "AHU-STAT-08", "AHU-DICE-03")
def test_a_cook_of_three_spades_never_fails_a_force_roll() -> None:
    table = facing("Kd", "2s", "5s", "9s")
    assert table.foe == "3/7/4/3"
    table.deal(6, 6, 6)  # no Bribe, no Moonshine, the Bard misses
    assert (table.life("bard"), table.asked) == (4, "strike bard 0")


@pytest.mark.rule("AHU-STAT-01")
def test_heroes_and_enemies_have_life_force_rapidity_and_luck() -> None:
    table = facing("Qh")
    seen = table.match.view(0).to_json()
    assert [seen["heroes"]["pirate"][name] for name in ("life", "force", "rapidity", "luck")] == [2, 2, 1, 1]
    assert [seen["foe"][name] for name in ("life", "force", "rapidity", "luck")] == [2, 1, 1, 2]


@pytest.mark.rule("AHU-STAT-02", "AHU-STAT-04", "AHU-STAT-05")
@pytest.mark.parametrize("name", HERO_CLASS)
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_characteristic_is_the_level_plus_the_suit_plus_the_class(name: str, level: int) -> None:
    for cards in permutations(SUITS, level):
        table = scenario(**{name: hero("".join(cards))})
        values = [level + (suit in cards) + (suit == HERO_CLASS[name]) for suit in SUITS]
        assert table.level(name) == level
        assert table.stats(name) == "/".join(map(str, values))


@pytest.mark.rule("AHU-STAT-03")
def test_each_class_raises_one_characteristic_and_none_raises_life() -> None:
    table = scenario(bard=hero("h"), teller=hero("h"), pirate=hero("h"))
    assert [table.stats(name) for name in ("bard", "teller", "pirate")] == ["2/1/2/1", "2/1/1/2", "2/2/1/1"]
    assert [facing(enemy).foe for enemy in ("Jh", "Qh", "Kh")] == ["2/1/2/1", "2/1/1/2", "2/2/1/1"]


@pytest.mark.rule("AHU-STAT-06")
@pytest.mark.parametrize(("name", "stats"), [("bard", "5/5/6/5"), ("teller", "5/5/5/6"), ("pirate", "5/6/5/5")])
def test_at_level_four_a_hero_has_six_in_its_class_and_five_elsewhere(name: str, stats: str) -> None:
    assert scenario(**{name: hero("csdh")}).stats(name) == stats


@pytest.mark.rule("AHU-STAT-07")
@pytest.mark.parametrize(("name", "which"), [("bard", "rapidity"), ("teller", "luck"), ("pirate", "force")])
def test_at_level_one_the_class_characteristic_is_three_in_its_own_suit_and_else_two(name: str, which: str) -> None:
    values = {suit: scenario(**{name: hero(suit)}).hero(name)[which] for suit in SUITS}
    assert values == {suit: 3 if suit == HERO_CLASS[name] else 2 for suit in SUITS}


@pytest.mark.rule("AHU-STAT-08", "AHU-STAT-10", "AHU-COMP-10")
@pytest.mark.parametrize("enemy", [figure + suit for figure in "JQK" for suit in SUITS])
def test_an_enemy_counts_its_dangers_its_suits_and_its_class(enemy: str) -> None:
    for level in range(4):
        for suits in combinations_with_replacement(SUITS, level):
            dangers = [f"{value}{suit}" for value, suit in enumerate(suits, 3)]
            values = [
                max(1, level) + (suit == enemy[1]) + suits.count(suit) + (suit == ENEMY_CLASS[enemy[0]])
                for suit in SUITS
            ]
            assert facing(enemy, *dangers).foe == "/".join(map(str, values)), dangers


@pytest.mark.rule("AHU-STAT-09", "AHU-STAT-10")
def test_the_level_of_an_enemy_is_its_danger_cards_without_the_enemy_card() -> None:
    foes = [facing("Kd", *dangers).foe for dangers in [(), ("2c",), ("2c", "3c"), ("2c", "3c", "4c")]]
    assert foes == ["1/2/2/1", "1/2/2/2", "2/3/3/4", "3/4/4/6"]


@pytest.mark.rule("AHU-STAT-11")
def test_the_value_of_an_enemys_danger_card_does_not_count() -> None:
    assert {facing("Jd", f"{value}c").foe for value in range(1, 11)} == {"1/1/3/2"}


@pytest.mark.rule("AHU-STAT-12")
def test_nothing_but_life_is_lowered_by_what_a_hero_suffers() -> None:
    table = scenario(
        explore="bard",
        pirate=hero("hsd", life=1, paralysis=2, unlucky=True, asleep=True),
        teller=hero("hsd"),
    )
    assert table.stats("pirate") == "4/5/4/3"
    assert table.life("pirate") == 1


@pytest.mark.rule("AHU-STAT-12")
@pytest.mark.parametrize(("die", "blow"), [(4, "hits"), (5, "misses")])
def test_a_wounded_hero_strikes_with_all_its_force(die: int, blow: str) -> None:
    table = scenario(explore="pirate", pirate=hero("ds", life=1), chance=(3, "enemy Qd", "danger 2c", 6, 6))
    table.deal(die)
    assert blow in table.told


@pytest.mark.rule("AHU-STAT-12")
def test_a_wounded_enemy_loses_life_only() -> None:
    table = facing("Qh").deal(6, 6, 1)
    assert table.foe == "1/1/1/2"


@pytest.mark.rule("AHU-STAT-12")
def test_moonshine_gives_a_cook_one_life_and_one_rapidity() -> None:
    table = facing("Kd")
    assert table.foe == "1/2/2/1"
    table.deal(6, 1)
    assert table.foe == "2/2/3/1"
    assert table.asked == "strike bard 1"  # he was as fast as the Bard and is now faster


@pytest.mark.rule("AHU-STAT-13")
@pytest.mark.parametrize(("die", "result"), [(5, "test-failed"), (6, "test-passed")])
def test_a_life_test_uses_the_life_that_is_left(die: int, result: str) -> None:
    table = scenario(explore="pirate", pirate=hero("hds", life=1))  # of 4
    table.deal(4, "danger 6h", die)
    assert result in table.told


@pytest.mark.rule("AHU-STAT-13")
def test_a_healthy_hero_tests_its_full_life() -> None:
    table = scenario(
        pirate=hero("hds", explored=True), dangers=["4h"], pending=[*EXPLORATION_STEP, "test pirate"]
    )  # 4 + 1 is more than 4: no die
    assert table.asked == "reward pirate 3"
