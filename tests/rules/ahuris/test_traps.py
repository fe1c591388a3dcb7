"""Traps (rulebook, chapter 3, "PIÈGE : une embûche se déclenche !")."""

from __future__ import annotations

from typing import Any

import pytest

from scenario_ahuris import CHANCE, Table, hero, scenario, without

TRAP_DIE = {2: 5, 3: 4, 4: 2}  # by level, an exploration die that brings a trap
STATS = hero("sd", life=1)  # a Pirate: Life 1 of 2, Force 4, Rapidity 3, Luck 2


def trap(victim: dict[str, Any], *chance: int | str, name: str = "pirate", mode: str = "solo", **fields: Any) -> Table:
    """This hero walks into a trap; the others have explored unless they are given."""
    heroes = {other: hero("h", explored=True) for other in ("bard", "teller", "pirate")}
    table = scenario(mode, explore=name, **{**heroes, name: victim, **fields})
    return table.deal(TRAP_DIE[len(victim["cards"])], *chance)


# The card and the Test


@pytest.mark.rule("AHU-TRAP-01")
def test_one_card_of_the_danger_deck_makes_the_trap() -> None:
    table = trap(STATS)
    assert (table.seat, len(table.choices)) == (CHANCE, 40)
    table.deal("danger 6s")
    assert (table.asked, table.dangers, len(table.danger_deck)) == ("test pirate", ["6s"], 39)


@pytest.mark.rule("AHU-TRAP-01", "AHU-TRAP-02", "AHU-TRAP-03", "AHU-TRAP-04", "AHU-TRAP-05")
@pytest.mark.parametrize(
    ("suit", "kind", "fails", "passes"),
    [("h", "trap-dart", 5, 6), ("s", "trap-ceiling", 2, 3), ("d", "trap-trapdoor", 3, 4), ("c", "trap-star", 4, 5)],
)
def test_the_suit_gives_the_characteristic_and_the_value_the_difficulty(
    suit: str, kind: str, fails: int, passes: int
) -> None:
    failed = trap(STATS, f"danger 6{suit}", fails)  # Life 1, Force 4, Rapidity 3, Luck 2
    assert kind in failed.told
    assert "test-failed" in failed.told
    passed = trap(STATS, f"danger 6{suit}", passes)
    assert kind in passed.told
    assert "test-passed" in passed.told


@pytest.mark.rule("AHU-S-36", "AHU-LUCK-01", "AHU-DICE-02", "AHU-TRAP-04")
def test_an_unlucky_hero_adds_one_to_every_test() -> None:
    unlucky = hero("dh", unlucky=True)
    failed = trap(unlucky, "danger 5d", name="bard")
    assert (failed.hero("bard")["rapidity"], failed.asked) == (4, "trapdoor bard 2")
    passed = trap(unlucky, "danger 4d", name="bard")
    assert passed.asked == "reward bard 2"


# What they do


@pytest.mark.rule("AHU-TRAP-02")
def test_a_dart_paralyses_for_as_many_turns_as_the_maximum_life() -> None:
    table = trap(hero("hsd", life=2), "danger 7h", 5, teller=hero("h"))  # on full Life he would have passed
    assert (table.hero("pirate")["max"], table.hero("pirate")["paralysis"]) == (4, 4)
    assert table.life("pirate") == 2


@pytest.mark.rule("AHU-TRAP-02")
def test_the_life_left_decides_whether_a_dart_can_be_escaped_at_all() -> None:
    wounded = trap(hero("sd", life=1), "danger 7h", teller=hero("h"))
    assert wounded.hero("pirate")["paralysis"] == 2
    assert trap(hero("sd"), "danger 7h").asked == "test pirate"  # on 2 Life a 6 is enough


@pytest.mark.rule("AHU-TRAP-03", "AHU-R-17")
def test_a_ceiling_wounds_the_hero_and_another_of_the_players_choice() -> None:
    table = trap(hero("sd"), "danger 10s")
    assert (table.seat, table.choices) == (0, ["victim bard", "victim teller"])
    assert table.why("victim pirate") == "AHU-TRAP-03"
    table.play("victim teller")
    assert (table.life("pirate"), table.life("teller"), table.life("bard")) == (1, 1, 2)


@pytest.mark.rule("AHU-R-17", "AHU-TRAP-03")
def test_the_player_of_the_trapped_hero_chooses_the_other_victim() -> None:
    table = trap(hero("sd"), "danger 10s", mode="trio-cooperative")
    assert (table.seat, table.choices) == (2, ["victim bard", "victim teller"])
    assert table.why("victim bard", seat=0) == "AHU-TRAP-03"


@pytest.mark.rule("AHU-R-17")
def test_both_wounds_fall_before_the_stuns_and_the_trapped_hero_falls_first() -> None:
    table = trap(hero("sd", life=1), "danger 10s", bard=hero("hc", life=1, explored=True), teller=hero("h"))
    table.play("victim bard")
    assert table.told[:5] == ["ceiling-falls", "stunned", "level-lost", "stunned", "level-lost"]
    assert table.level_bottom == ["Kd", "Jc"]
    assert (table.life("pirate"), table.life("bard")) == (1, 1)


@pytest.mark.rule("AHU-R-17")
def test_the_only_other_hero_inside_is_the_victim_without_a_question() -> None:
    out = hero("h", left=True, score=10)
    table = trap(hero("sd"), "danger 10s", mode="trio-competitive", bard=out)
    assert (table.life("pirate"), table.life("teller"), table.life("bard")) == (1, 1, 2)


@pytest.mark.rule("AHU-R-17")
def test_without_another_hero_inside_only_the_trapped_one_is_wounded() -> None:
    out = hero("h", left=True, score=10)
    table = trap(hero("sd"), "danger 10s", mode="trio-competitive", bard=out, teller=out)
    assert (table.life("pirate"), table.life("teller"), table.life("bard")) == (1, 2, 2)


@pytest.mark.rule("AHU-R-11")
def test_an_asleep_hero_may_be_struck_again_and_loses_another_level() -> None:
    asleep = hero("hsd", life=1, asleep=True, explored=True)
    table = trap(hero("sd"), "danger 10s", bard=asleep, teller=hero("h"))
    assert table.choices == ["victim bard", "victim teller"]
    table.play("victim bard")
    assert (table.hero("bard")["cards"], table.life("bard"), table.hero("bard")["asleep"]) == (["h", "s"], 1, True)


@pytest.mark.rule("AHU-R-11")
def test_an_asleep_hero_of_level_one_absorbs_the_wound() -> None:
    asleep = hero("h", life=1, asleep=True, explored=True)
    table = trap(hero("sd"), "danger 10s", bard=asleep, teller=hero("h"))
    table.play("victim bard")
    assert (table.hero("bard")["cards"], table.life("bard"), table.hero("bard")["asleep"]) == (["h"], 1, True)


@pytest.mark.rule("AHU-TRAP-04")
@pytest.mark.parametrize("cards", ["hs", "hsc", "hscd"])
def test_a_trapdoor_discards_as_many_treasures_of_the_deck_as_the_hero_has_levels(cards: str) -> None:
    lost = [2, 7, 7, 9][: len(cards)]
    dice = [] if len(cards) < 4 else [1]  # up to Rapidity 4 a Test against 10 cannot be passed
    table = trap(hero(cards), "danger 10d", *dice, *[f"treasure {value}" for value in lost], pocket=[1, 8])
    assert (table.treasure_discard, table.pocket, len(table.treasure)) == (lost, [1, 8], 38 - len(cards))
    assert table.asked == "chrono bard"


@pytest.mark.rule("AHU-S-42", "AHU-R-29", "AHU-R-30")
def test_a_trapdoor_discards_what_is_left_and_the_next_chrono_loses() -> None:
    table = trap(hero("hsc"), "danger 10d", treasure_discard=without(3, 8, 1, 10), pocket=[1, 10])
    table.deal("treasure 8")
    assert (table.treasure, len(table.treasure_discard)) == ([], 38)
    assert table.told[-5:] == ["trapdoor-discards", "no-exit", "turn-begins", "chrono-fails", "score"]
    assert (table.ending, table.winners) == ("clock", [])


@pytest.mark.rule("AHU-R-29")
def test_after_a_trapdoor_emptied_the_deck_the_turn_can_still_be_won() -> None:
    rich = [10, 10, 10, 10, 9, 8, 2, 1]
    table = trap(hero("hsc"), "danger 10d", treasure_discard=without(3, 5, *rich), pocket=rich)
    table.deal("treasure 5")
    assert (table.treasure, table.ending) == ([], "escaped")


@pytest.mark.rule("AHU-R-29")
def test_a_trapdoor_over_an_empty_deck_changes_nothing() -> None:
    table = trap(hero("hsc"), "danger 10d", treasure_discard=without(1), pocket=[1], teller=hero("h"))
    assert (table.ending, table.asked, len(table.treasure_discard)) == ("", "level-one teller", 39)


@pytest.mark.rule("AHU-TRAP-05")
def test_a_failed_lucky_star_brings_bad_luck() -> None:
    table = trap(hero("sd"), "danger 6c", 4)
    assert table.hero("pirate")["unlucky"]
    assert (table.life("pirate"), table.hero("pirate")["paralysis"]) == (2, 0)


# Afterwards


@pytest.mark.rule("AHU-TRAP-06", "AHU-R-43")
@pytest.mark.parametrize(
    ("card", "treasures"), [("10h", 0), ("10d", 2), ("10c", 0), ("1h", 2), ("1s", 2), ("1d", 2), ("1c", 2)]
)
def test_the_danger_card_is_discarded_whether_the_trap_is_passed_or_not(card: str, treasures: int) -> None:
    table = trap(hero("sd"), f"danger {card}", *["treasure 5"] * treasures)
    assert table.asked == "chrono bard"
    assert (table.danger_discard, table.dangers, len(table.danger_deck)) == ([card], [], 39)


@pytest.mark.rule("AHU-TRAP-06", "AHU-R-43")
def test_the_card_of_a_ceiling_is_discarded() -> None:
    table = trap(hero("sd"), "danger 10s")
    table.play("victim bard")
    assert (table.danger_discard, table.dangers, len(table.danger_deck)) == (["10s"], [], 39)


@pytest.mark.rule("AHU-TRAP-07")
@pytest.mark.parametrize("suit", ["h", "s", "d", "c"])
def test_a_passed_trap_has_no_bad_effect(suit: str) -> None:
    table = trap(hero("sd"), f"danger 1{suit}", "treasure 5", "treasure 5", bard=hero("h"))
    assert (table.hero("pirate")["paralysis"], table.hero("pirate")["unlucky"]) == (0, False)
    assert [table.life(name) for name in ("bard", "teller", "pirate")] == [2, 2, 2]
    assert (table.pocket, len(table.treasure), table.treasure_discard) == ([5], 38, [5])


@pytest.mark.rule("AHU-TRAP-07")
@pytest.mark.parametrize(("card", "treasures"), [("10h", 0), ("10d", 2), ("10c", 0)])
def test_a_failed_trap_gives_nothing(card: str, treasures: int) -> None:
    table = trap(hero("sd"), f"danger {card}", *["treasure 5"] * treasures, pocket=[7])
    assert (table.pocket, table.level("pirate"), table.asked) == ([7], 2, "chrono bard")
    assert table.treasure_discard == [5] * treasures


@pytest.mark.rule("AHU-TRAP-07")
def test_a_fallen_ceiling_gives_nothing() -> None:
    table = trap(hero("sd"), "danger 10s", pocket=[7])
    table.play("victim bard")
    assert (table.pocket, len(table.treasure), table.asked) == ([7], 39, "chrono bard")
