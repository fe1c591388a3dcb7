"""Wounds and stuns (rulebook, chapter 1, "Aïe !", and chapter 4, "Assommé" and "Blessure")."""

from __future__ import annotations

import pytest

from scenario_ahuris import Table, hero, scenario

DONE = hero("h", explored=True)


def teller_struck(cause: str, cards: str = "hs") -> Table:
    """The Fortune-teller with one Life left meets her fate; the Pirate is next."""
    if cause == "ceiling of another":
        teller = hero(cards, life=1)
        table = scenario(explore="bard", bard=hero("hs"), teller=teller, chance=(5, "danger 10s"))
        return table.play("victim teller")
    table = scenario(explore="teller", bard=DONE, teller=hero(cards, life=1))
    if cause == "combat":
        return table.deal(3, "enemy Jd", "danger 4c", 6, 6, 1)
    if cause == "scream":
        return table.deal(3, "enemy Jh", "danger 4c", 1)
    if cause == "panic":
        return table.deal(6)
    return table.deal(5, "danger 9s").play("victim bard")


@pytest.mark.rule("AHU-WOUND-01")
def test_a_wound_lowers_life_by_one() -> None:
    table = scenario(explore="bard", bard=hero("hs"), chance=(5, "danger 10s"))
    table.play("victim pirate")
    assert (table.life("bard"), table.life("pirate"), table.life("teller")) == (2, 1, 2)
    assert (table.stats("bard"), table.stats("pirate")) == ("3/3/3/2", "2/2/1/1")  # nothing else changes


@pytest.mark.rule("AHU-WOUND-02")
def test_an_enemy_without_life_is_beaten() -> None:
    table = scenario(explore="bard", bard=hero("d"), chance=("enemy Kh", 6, 6, 1, 6))
    assert table.foe == "1/2/1/1"
    table.deal(1)
    assert (table.foe, table.enemy_discard, table.asked) == ("", ["Kh"], "level bard")


@pytest.mark.rule("AHU-WOUND-02")
def test_a_hero_without_life_is_stunned() -> None:
    table = scenario(explore="bard", bard=hero("h"), chance=("enemy Jd", 6, 6, 1, 6))
    assert (table.life("bard"), table.hero("bard")["asleep"]) == (1, False)
    table.deal(1)
    assert table.hero("bard")["asleep"]


@pytest.mark.rule("AHU-WOUND-07", "AHU-WOUND-02", "AHU-WOUND-04", "AHU-WOUND-05")
@pytest.mark.parametrize("cause", ["combat", "scream", "ceiling", "ceiling of another", "panic"])
def test_a_stun_is_the_same_whatever_the_cause(cause: str) -> None:
    table = teller_struck(cause)
    assert table.told.count("stunned") == 1
    assert (table.hero("teller")["cards"], table.level_bottom) == (["h"], ["Qs"])
    assert (table.life("teller"), table.stats("teller")) == (1, "2/1/1/2")
    assert table.hero("teller")["asleep"]


@pytest.mark.rule("AHU-WOUND-07", "AHU-CAP-06")
def test_a_scream_that_fells_both_is_the_exception() -> None:
    table = scenario(explore="teller", bard=DONE, teller=hero("hs", life=1))
    table.deal(3, "enemy Jd", "danger 4c", 1)
    assert (table.hero("teller")["cards"], table.level_bottom) == (["h", "s"], [])
    assert (table.life("teller"), table.hero("teller")["asleep"]) == (1, True)


@pytest.mark.rule("AHU-WOUND-03")
@pytest.mark.parametrize("cause", ["combat", "scream", "ceiling", "panic"])
def test_the_turn_of_a_stunned_hero_ends_at_once(cause: str) -> None:
    assert teller_struck(cause).asked == "level-one pirate"


@pytest.mark.rule("AHU-WOUND-03", "AHU-WOUND-06")
def test_a_hero_stunned_before_its_exploration_does_not_explore() -> None:
    table = teller_struck("ceiling of another")
    assert table.asked == "level-one pirate"  # she was the faster one
    table.play("heal bard")
    assert "skipped-asleep" in table.told
    assert (table.turn, table.asked) == (1, "chrono bard")


@pytest.mark.rule("AHU-WOUND-04")
def test_the_level_card_added_last_is_lost() -> None:
    table = teller_struck("panic", cards="shd")
    assert (table.hero("teller")["cards"], table.level_bottom) == (["s", "h"], ["Qd"])
    assert table.stats("teller") == "3/3/2/3"


@pytest.mark.rule("AHU-WOUND-04", "AHU-WOUND-05")
def test_at_level_one_no_card_is_lost() -> None:
    table = scenario(explore="bard", bard=hero("hs"), teller=hero("c", explored=True), chance=(5, "danger 10s"))
    table.play("victim teller")
    assert (table.hero("teller")["cards"], table.life("teller"), table.level_bottom) == (["c"], 1, [])
    assert table.hero("teller")["asleep"]


@pytest.mark.rule("AHU-WOUND-05")
def test_a_stunned_hero_has_one_life_and_the_maximum_of_its_new_level() -> None:
    table = teller_struck("panic", cards="shdc")
    assert (table.life("teller"), table.hero("teller")["max"]) == (1, 4)


@pytest.mark.rule("AHU-WOUND-06")
def test_a_stunned_hero_sleeps_until_the_next_turn_begins() -> None:
    table = scenario(explore="teller", teller=hero("hs", life=1), bard=hero("h", paralysis=3), chance=(6,))
    assert table.hero("teller")["asleep"]
    table.play("heal teller")  # the Pirate's, and the last exploration of this turn
    assert "wakes" in table.told
    assert (table.asked, table.hero("teller")["asleep"]) == ("chrono bard", False)
    table.deal("treasure 5")
    assert table.choices == ["explore teller", "explore pirate"]


@pytest.mark.rule("AHU-WOUND-08")
@pytest.mark.parametrize("mode", ["solo", "duo", "trio-cooperative"])
def test_heroes_who_lose_every_fight_go_on_playing(mode: str) -> None:
    table = scenario(mode, bard=hero("d"), teller=hero("d"), pirate=hero("s"), chance=("treasure 4",))
    table.deal("enemy Ks", 6, 6, 6, 1, "enemy Kc", 6, 6, 6, 1, "enemy Kd", 6, 6, 1)
    assert (table.told.count("loses-combat"), table.told.count("wakes")) == (3, 3)
    assert (table.ending, table.turn) == ("", 2)
    assert [table.level(name) for name in ("bard", "teller", "pirate")] == [1, 1, 1]
    table.deal("treasure 5")
    assert table.asked == "enemy bard"
