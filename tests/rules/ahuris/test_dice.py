"""Rolls, Tests, and results that need no die (rulebook, "Les dés" and chapter 4, "Résultat automatique")."""

from __future__ import annotations

import pytest

from scenario_ahuris import EXPLORATION_STEP, Table, hero, scenario

RAPIDITY = [("teller", "h"), ("teller", "d"), ("bard", "d"), ("bard", "hsc"), ("bard", "hsd"), ("bard", "hsdc")]


def trapped(danger: str, cards: str = "ds", name: str = "pirate", **fields: int | bool) -> Table:
    """A hero of level 2 in this trap."""
    return scenario(explore=name, **{name: hero(cards, **fields)}).deal(5, f"danger {danger}")


def rapidity_test(characteristic: int, value: int, *dice: int, unlucky: bool = False) -> Table:
    """A Rapidity Test of a hero with that Rapidity."""
    name, cards = RAPIDITY[characteristic - 1]
    return scenario(
        **{name: hero(cards, explored=True, unlucky=unlucky)},
        dangers=[f"{value}d"],
        pending=[*EXPLORATION_STEP, f"test {name}"],
        chance=dice,
    )


def passed(table: Table) -> bool:
    """A passed trap is rewarded; a failed trapdoor opens."""
    kind = table.asked.split()[0]
    assert kind in ("reward", "trapdoor")
    return kind == "reward"


def thrown(table: Table) -> list[int]:
    """The dice in what was told since the last answer; a result that needed none is told with 0 or less."""
    messages = table.match.messages(0)[table.seen :]
    dice = [int(message.values["die"]) for message in messages if "die" in message.values]
    return [die for die in dice if die > 0]


@pytest.mark.rule("AHU-S-09", "AHU-DICE-01")
@pytest.mark.parametrize(("die", "result"), [(3, "luck-passed"), (4, "luck-failed")])
def test_a_roll_on_three_succeeds_with_three_and_fails_with_four(die: int, result: str) -> None:
    """The game never asks for the Rapidity Roll of the rulebook's example; this is a Luck Roll."""
    table = scenario(explore="teller", teller=hero("c"), chance=("enemy Kh",))
    assert table.hero("teller")["luck"] == 3
    assert result in table.deal(die).told


@pytest.mark.rule("AHU-S-09", "AHU-DICE-01")
@pytest.mark.parametrize(("die", "result"), [(3, "hits"), (4, "misses")])
def test_a_blow_with_force_three_hits_with_three_and_misses_with_four(die: int, result: str) -> None:
    table = scenario(explore="pirate", pirate=hero("s"), chance=("enemy Qs", 6, 6, 1, 2, 6))
    assert (table.hero("pirate")["force"], table.asked) == (3, "strike pirate 0")
    assert result in table.deal(die).told


@pytest.mark.rule("AHU-DICE-01")
@pytest.mark.parametrize(("die", "result"), [(2, "pilfers-nothing"), (3, "luck-failed")])
def test_an_enemy_rolls_like_a_hero(die: int, result: str) -> None:
    table = scenario(explore="bard", bard=hero("d"), chance=("enemy Qh", 6))
    assert table.foe == "2/1/1/2"
    assert result in table.deal(die).told


@pytest.mark.rule("AHU-S-10", "AHU-DICE-02")
@pytest.mark.parametrize(("die", "result"), [(3, "test-failed"), (4, "test-failed"), (5, "test-passed")])
def test_a_test_must_be_higher_than_the_danger(die: int, result: str) -> None:
    table = trapped("6s", "hd", "bard")
    assert table.hero("bard")["force"] == 2
    assert result in table.deal(die).told


@pytest.mark.rule("AHU-S-11", "AHU-DICE-03", "AHU-R-26")
def test_a_roll_on_six_succeeds_without_a_die() -> None:
    table = scenario(explore="teller", teller=hero("hsdc"))
    table.deal(1, "enemy Kh", "danger 2h", "danger 3h", "danger 4h")
    assert table.hero("teller")["luck"] == 6
    assert "screams" in table.told
    assert table.asked == "foe-luck teller"


@pytest.mark.rule("AHU-DICE-03", "AHU-R-26")
def test_a_roll_on_five_needs_a_die() -> None:
    table = scenario(explore="bard", bard=hero("hsdc"))
    table.deal(1, "enemy Kh", "danger 2h", "danger 3h", "danger 4h")
    assert (table.hero("bard")["luck"], table.asked) == (5, "hero-luck bard")
    assert "luck-failed" in table.deal(6).told


@pytest.mark.rule("AHU-S-11", "AHU-DICE-04", "AHU-R-26")
@pytest.mark.parametrize(("characteristic", "value", "passes"), [(6, 6, True), (1, 7, False), (4, 10, False)])
def test_a_test_whose_result_is_certain_needs_no_die(characteristic: int, value: int, passes: bool) -> None:
    assert passed(rapidity_test(characteristic, value)) == passes


@pytest.mark.rule("AHU-S-11", "AHU-DICE-04")
@pytest.mark.parametrize("characteristic", [1, 2, 3, 4, 5, 6])
def test_any_test_against_one_passes_without_a_die(characteristic: int) -> None:
    assert passed(rapidity_test(characteristic, 1))


@pytest.mark.rule("AHU-DICE-04", "AHU-R-26")
@pytest.mark.parametrize(("characteristic", "value"), [(6, 7), (1, 6), (4, 9), (1, 2)])
def test_a_test_whose_result_is_open_needs_a_die(characteristic: int, value: int) -> None:
    assert rapidity_test(characteristic, value).asked.startswith("test ")
    assert not passed(rapidity_test(characteristic, value, 1))
    assert passed(rapidity_test(characteristic, value, 6))


@pytest.mark.rule("AHU-R-26")
def test_bad_luck_throws_no_die_for_rolls() -> None:
    table = scenario(explore="pirate", pirate=hero("ds", unlucky=True))
    table.deal(3, "enemy Qd", "danger 2h", 6)  # the 6 is the Spy's
    assert [name for name in table.told if name in ("sings", "hits")] == ["sings", "hits"]
    assert thrown(table) == [3, 6]


@pytest.mark.rule("AHU-R-26")
def test_bad_luck_throws_no_die_for_tests() -> None:
    table = trapped("6s", unlucky=True)  # Force 4: a die could have passed
    assert "test-failed" in table.told
    assert (table.asked, thrown(table)) == ("victim pirate", [5])


@pytest.mark.rule("AHU-R-26")
def test_what_needed_no_die_is_told_so() -> None:
    assert thrown(trapped("10s")) == [5]  # the exploration die only
    assert thrown(trapped("6s").deal(3)) == [3]


@pytest.mark.rule("AHU-DICE-05")
def test_the_exploration_die_is_not_compared_with_a_characteristic() -> None:
    for cards in ("hs", "hd", "dc"):
        table = scenario(explore="teller", teller=hero(cards))
        assert "exploration-combat" in table.deal(4).told


@pytest.mark.rule("AHU-DICE-05")
def test_the_exploration_die_is_thrown_by_an_unlucky_hero_too() -> None:
    table = scenario(pirate=hero("ds", unlucky=True), chance=("treasure 4",))
    assert (table.asked, len(table.choices)) == ("exploration pirate", 6)
    assert "exploration-panic" in table.deal(6).told


def cases_passed(characteristic: int, value: int) -> int:
    """In how many of the six cases a Test succeeds."""
    if not rapidity_test(characteristic, value).asked.startswith("test "):
        return 6 if passed(rapidity_test(characteristic, value)) else 0
    return sum(passed(rapidity_test(characteristic, value, die)) for die in range(1, 7))


@pytest.mark.rule("AHU-DICE-06", "AHU-DICE-02", "AHU-DICE-04")
@pytest.mark.parametrize(("characteristic", "cases"), [(1, 21), (2, 27), (3, 33), (4, 39), (5, 45), (6, 50)])
def test_how_many_of_sixty_cases_a_test_succeeds_in(characteristic: int, cases: int) -> None:
    assert sum(cases_passed(characteristic, value) for value in range(1, 11)) == cases


@pytest.mark.rule("AHU-DICE-06")
@pytest.mark.parametrize("characteristic", [1, 2, 3, 4, 5, 6])
def test_with_bad_luck_a_test_succeeds_up_to_the_characteristic(characteristic: int) -> None:
    results = [passed(rapidity_test(characteristic, value, unlucky=True)) for value in range(1, 11)]
    assert results == [value <= characteristic for value in range(1, 11)]
