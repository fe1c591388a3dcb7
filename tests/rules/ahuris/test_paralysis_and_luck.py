"""Paralysis and bad luck (rulebook, "Piège" and chapter 4)."""

from __future__ import annotations

from typing import Any

import pytest

from scenario_ahuris import Table, hero, scenario

# Hearts only, each level 1: Rapidity 2 for the Bard, 1 for the two others.
PARALYSED = hero("h", paralysis=6)


def alone(pirate: dict[str, Any]) -> Table:
    """The Pirate's exploration; the two others are paralysed for many turns and in nobody's way."""
    return scenario(explore="pirate", pirate=pirate, bard=PARALYSED, teller=PARALYSED)


# Paralysis


@pytest.mark.rule("AHU-PARA-01", "AHU-TURN-08")
def test_a_paralysed_hero_takes_no_exploration() -> None:
    table = scenario(
        bard=hero("d", paralysis=2), teller=hero("h"), pirate=hero("h"), treasure_discard=[1, 1], chance=("treasure 4",)
    )
    assert table.choices == ["explore teller", "explore pirate"]  # the Bard would be the fastest
    assert table.why("explore bard") == "AHU-PARA-01"
    table.play("explore teller").play("fetch key").play("fetch key")
    assert "skipped-paralysed" in table.told
    assert table.asked == "chrono bard"


@pytest.mark.rule("AHU-PARA-02")
def test_the_count_is_the_maximum_life_even_of_a_wounded_hero() -> None:
    table = alone(hero("dh", life=1))
    table.deal(5, "danger 10h")  # 1 + 6 is not more than 10
    assert table.hero("pirate")["paralysis"] == 3


@pytest.mark.rule("AHU-PARA-03")
def test_the_count_starts_in_the_turn_after_the_failure() -> None:
    table = alone(hero("ds"))
    table.deal(5, "danger 10h")
    assert table.asked == "chrono bard"
    assert table.hero("pirate")["paralysis"] == 2
    assert table.hero("bard")["paralysis"] == 5  # an older one went down at the end of the same step


@pytest.mark.rule("AHU-PARA-03", "AHU-PARA-01")
def test_a_count_of_two_costs_the_two_following_turns() -> None:
    table = alone(hero("ds"))
    table.deal(5, "danger 10h")
    table.deal("treasure 4")
    assert (table.asked, table.hero("pirate")["paralysis"]) == ("chrono bard", 1)
    table.deal("treasure 4")
    assert (table.asked, table.hero("pirate")["paralysis"]) == ("chrono bard", 0)
    assert "paralysis-ends" in table.told
    table.deal("treasure 4")
    assert table.asked == "exploration pirate"


@pytest.mark.rule("AHU-PARA-04", "AHU-REST-04")
def test_another_resting_hero_ends_a_paralysis_early() -> None:
    table = scenario(explore="teller", pirate=hero("ds", paralysis=4), bard=PARALYSED)
    assert table.why("cure paralysis teller") == "AHU-REST-03"
    table.play("cure paralysis pirate")
    assert table.hero("pirate")["paralysis"] == 0
    assert table.asked == "exploration pirate"


# Bad luck


@pytest.mark.rule("AHU-LUCK-01", "AHU-LUCK-04")
@pytest.mark.parametrize(("passed", "failed"), [("2h", "3h"), ("4s", "5s"), ("3d", "4d"), ("2c", "3c")])
def test_every_test_of_an_unlucky_hero_is_its_characteristic_plus_one(passed: str, failed: str) -> None:
    """The Pirate of diamonds and spades has 2/4/3/2: a total of 3, 5, 4, 3, and no die."""
    table = alone(hero("ds", unlucky=True))
    table.deal(5, f"danger {passed}")
    assert "test-passed" in table.told
    assert table.asked == "reward pirate 2"
    table = alone(hero("ds", unlucky=True))
    table.deal(5, f"danger {failed}")
    assert "test-failed" in table.told


@pytest.mark.rule("AHU-LUCK-01")
def test_the_same_test_without_bad_luck_is_thrown() -> None:
    table = alone(hero("ds"))
    table.deal(5, "danger 4d")
    assert table.asked == "test pirate"
    table.deal(2)
    assert "test-passed" in table.told


@pytest.mark.rule("AHU-LUCK-02")
def test_the_exploration_die_of_an_unlucky_hero_is_thrown() -> None:
    table = scenario(pirate=hero("ds", unlucky=True), bard=PARALYSED, teller=PARALYSED, chance=("treasure 4",))
    assert (table.asked, len(table.choices)) == ("exploration pirate", 6)
    table.deal(6)
    assert "exploration-panic" in table.told


@pytest.mark.rule("AHU-LUCK-03")
def test_bad_luck_outlasts_turns_paralysis_and_stuns() -> None:
    table = alone(hero("ds", life=1, unlucky=True))
    table.deal(6)  # panic
    assert "stunned" in table.told
    assert table.hero("pirate")["unlucky"]
    table = scenario(bard=hero("h", paralysis=1, unlucky=True), teller=PARALYSED, pirate=PARALYSED)
    table.deal("treasure 4")
    assert "paralysis-ends" in table.told
    assert table.hero("bard")["unlucky"]


@pytest.mark.rule("AHU-LUCK-03", "AHU-REST-03")
def test_bad_luck_ends_by_the_cure_of_another_hero_only() -> None:
    table = scenario(explore="bard", bard=hero("h", unlucky=True), teller=hero("h", unlucky=True), pirate=PARALYSED)
    assert table.why("cure luck bard") == "AHU-REST-03"
    table.play("cure luck teller")
    assert not table.hero("teller")["unlucky"]
    assert table.hero("bard")["unlucky"]


@pytest.mark.rule("AHU-LUCK-04", "AHU-LUCK-01")
def test_an_unlucky_hero_never_fails_a_force_roll() -> None:
    table = scenario(explore="bard", bard=hero("d", unlucky=True))  # Force 1, no Treasure to bribe with
    table.deal("enemy Kh")  # a Cook 2/2/1/1
    assert "bribe-empty" in table.told  # the Luck Roll passed without a die
    table.deal(6)
    assert "hits" in table.told  # without a die
    table.deal(6)  # the Cook misses
    assert "wins-combat" in table.told


@pytest.mark.rule("AHU-LUCK-05")
def test_an_unlucky_bard_always_bribes_with_a_treasure_in_the_pocket() -> None:
    table = scenario(explore="bard", bard=hero("h", unlucky=True), pocket=[3, 8])
    table.deal("enemy Kh")
    assert "bribes" in table.told
    assert (table.pocket, table.foe) == ([3], "")


@pytest.mark.rule("AHU-LUCK-05")
def test_an_unlucky_fortune_teller_always_screams() -> None:
    table = scenario(explore="teller", teller=hero("h", unlucky=True))
    table.deal("enemy Jh")
    assert "screams" in table.told
    assert (table.life("teller"), table.foe) == (1, "1/1/2/1")


@pytest.mark.rule("AHU-LUCK-05", "AHU-LUCK-04")
def test_an_unlucky_pirate_always_sings_and_strikes_first() -> None:
    table = scenario(explore="pirate", pirate=hero("h", unlucky=True))
    table.deal("enemy Qd")  # a Spy with one Life and more Rapidity
    assert "sings" in table.told
    table.deal(6)  # her Luck Roll fails
    assert table.told == ["luck-failed", "hits", "wins-combat"]
