"""The two packs, the four decks, the piles and the dice (rulebook, "Matériel", chapters 1 and 4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from katabasis.engine.dealers import Script
from katabasis.engine.seats import SPECTATOR
from scenario_ahuris import AHURIS, Table, at_random, hero, scenario

SUITS = "hsdc"
FIGURES = [figure + suit for figure in "JQK" for suit in SUITS]
DANGERS = [f"{value}{suit}" for value in range(1, 11) for suit in SUITS]
TREASURES = [value for value in range(1, 11) for _ in range(4)]


def first_position() -> dict[str, Any]:
    """Everything in its deck, before the first Level card is revealed."""
    return AHURIS.match(seats=1, dealer=Script([])).state.to_json()


def outcomes(table: Table) -> list[tuple[str, int]]:
    """What chance can answer now, with its weights."""
    return [(outcome.text, weight) for outcome, weight in table.match.state.chance_outcomes()]


def positions(seed: int) -> Iterator[dict[str, Any]]:
    """Every position of a solo match answered at random."""
    return (state.to_json() for state in at_random(seed, {}))


@pytest.mark.rule("AHU-COMP-01", "AHU-COMP-02", "AHU-R-03")
def test_heroes_and_fortress_have_a_pack_of_fifty_two_cards_without_jokers() -> None:
    first = first_position()
    assert len(first["level_deck"] + first["treasure"]) == 52
    assert len(first["enemy_deck"] + first["danger_deck"]) == 52
    assert first["enemy_deck"] == first["level_deck"]
    assert [int(card[:-1]) for card in first["danger_deck"]] == first["treasure"]


@pytest.mark.rule("AHU-COMP-03")
def test_the_level_deck_is_the_twelve_figures_of_the_heroes() -> None:
    assert first_position()["level_deck"] == FIGURES


@pytest.mark.rule("AHU-COMP-04")
def test_the_treasure_deck_is_four_cards_of_each_value_worth_220() -> None:
    treasure = first_position()["treasure"]
    assert treasure == TREASURES
    assert sum(treasure) == 220


@pytest.mark.rule("AHU-COMP-05")
def test_any_of_the_twelve_figures_of_the_fortress_can_be_the_first_enemy() -> None:
    assert first_position()["enemy_deck"] == FIGURES
    table = scenario(explore="bard", bard=hero("d"))
    assert outcomes(table) == [(f"enemy {card}", 1) for card in FIGURES]


@pytest.mark.rule("AHU-COMP-06")
def test_any_of_the_forty_cards_of_the_fortress_can_be_the_first_danger() -> None:
    assert first_position()["danger_deck"] == DANGERS
    table = scenario(explore="pirate", pirate=hero("ds")).deal(5)
    assert outcomes(table) == [(f"danger {card}", 1) for card in DANGERS]


@pytest.mark.rule("AHU-COMP-06")
def test_an_ace_of_the_danger_deck_is_a_danger_of_one() -> None:
    table = scenario(explore="pirate", pirate=hero("ds", life=1))
    table.deal(5, "danger 1h")
    assert "test-passed" in table.told  # 1 + any die is more than 1


@pytest.mark.rule("AHU-COMP-06")
def test_an_ace_of_the_danger_deck_is_no_key() -> None:
    table = scenario(explore="bard", teller=hero("h", life=1), danger_discard=["1h", "1s", "1d", "1c"])
    assert table.why("fetch key") == "AHU-REST-05"


@pytest.mark.rule("AHU-COMP-07")
def test_used_cards_lie_in_the_discard_of_their_own_deck() -> None:
    table = scenario(explore="pirate", pirate=hero("ds"), chance=(3, "enemy Qd", "danger 2c", 6, 6))
    table.deal(1, "level Kh")
    assert (table.enemy_discard, table.danger_discard, table.treasure_discard) == (["Qd"], ["2c"], [])
    assert "Qd" in table.level_deck  # the queen of diamonds of the other pack


@pytest.mark.rule("AHU-COMP-07", "AHU-COMP-08")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_anyone_may_consult_the_discards_and_the_removed_pile(seat: int) -> None:
    table = scenario(
        mode="duo", treasure_discard=[2, 9], enemy_discard=["Kd"], danger_discard=["10s"], removed=[1, 7], pocket=[3]
    )
    seen = table.match.view(seat).to_json()
    assert (seen["treasure_discard"], seen["enemy_discard"], seen["danger_discard"]) == ([2, 9], ["Kd"], ["10s"])
    assert seen["removed"] == [1, 7]


@pytest.mark.rule("AHU-COMP-08")
@pytest.mark.parametrize("seed", range(8))
def test_nothing_ever_returns_from_the_removed_pile(seed: int) -> None:
    before: list[int] = []
    for position in positions(seed):
        after = position["removed"]
        assert all(after.count(value) >= before.count(value) for value in before)
        before = after
    assert before  # something was destroyed


@pytest.mark.rule("AHU-COMP-09")
def test_every_die_has_six_faces_that_are_equally_likely() -> None:
    die = [(f"die {face}", 1) for face in range(1, 7)]
    table = scenario(explore="bard", bard=hero("d"), chance=("enemy Jd",))
    for asked, face in [
        ("hero-luck bard", 6),
        ("foe-luck bard", 6),
        ("initiative bard 0", 1),
        ("initiative bard 1", 2),
    ]:
        assert (table.asked, outcomes(table)) == (asked, die)
        table.deal(face)
    assert (table.asked, outcomes(table)) == ("strike bard 1", die)
    table = scenario(explore="pirate", pirate=hero("ds"))
    assert (table.asked, outcomes(table)) == ("exploration pirate", die)
    table.deal(5, "danger 6h")
    assert (table.asked, outcomes(table)) == ("test pirate", die)


@pytest.mark.rule("AHU-COMP-10")
@pytest.mark.parametrize(("suit", "stats"), [("h", "2/1/1/2"), ("s", "1/2/1/2"), ("d", "1/1/2/2"), ("c", "1/1/1/3")])
def test_a_suit_raises_the_same_characteristic_of_a_hero_and_of_an_enemy(suit: str, stats: str) -> None:
    table = scenario(explore="teller", teller=hero(suit), chance=(f"enemy Q{suit}",))
    assert table.stats("teller") == table.foe == stats


@pytest.mark.rule("AHU-COMP-10")
@pytest.mark.parametrize(("danger", "base"), [("4h", 1), ("7s", 4), ("6d", 3), ("5c", 2)])
def test_the_suit_of_a_trap_says_which_characteristic_is_tested(danger: str, base: int) -> None:
    """A Pirate of 1/4/3/2: each Danger is three above one of them, so that 3 just fails and 4 just passes."""
    for die, result in [(3, "test-failed"), (4, "test-passed")]:
        table = scenario(explore="pirate", pirate=hero("ds", life=1))
        table.deal(5, f"danger {danger}", die)
        assert result in table.told, f"base {base}"


@pytest.mark.rule("AHU-COMP-11")
def test_treasures_have_a_value_and_no_suit() -> None:
    assert outcomes(scenario()) == [(f"treasure {value}", 4) for value in range(1, 11)]


@pytest.mark.rule("AHU-COMP-11")
def test_nobody_is_asked_which_of_two_equal_treasures_to_take() -> None:
    table = scenario(explore="pirate", pirate=hero("ds"))
    table.deal(5, "danger 1s", "treasure 7", "treasure 7")
    assert (table.pocket, table.treasure_discard) == ([7], [7])


@pytest.mark.rule("AHU-R-01")
@pytest.mark.parametrize("suit", SUITS)
def test_every_jack_of_the_fortress_is_the_bouncer_who_searches(suit: str) -> None:
    table = scenario(explore="bard", teller=hero("h", life=1), treasure_discard=[1])
    table.play("combat", f"enemy J{suit}", 6)
    foe = table.match.view(0).to_json()["foe"]
    assert foe["name"] == "bouncer"
    assert foe["rapidity"] == (3 if suit == "d" else 2)
    table.deal(1)
    assert "search-destroys" in table.told


@pytest.mark.rule("AHU-R-02", "AHU-R-06")
def test_a_search_destroys_one_key_of_the_discard_whatever_the_summary_says() -> None:
    table = scenario(explore="bard", bard=hero("d"), pocket=[1, 7], treasure_discard=[1, 1])
    table.play("combat", "enemy Jh", 6, 1)
    assert (table.removed, table.treasure_discard, table.pocket) == ([1], [1], [7])
    assert table.treasure.count(1) == 2  # the one that was there, and the one of the pocket


@pytest.mark.rule("AHU-R-02", "AHU-R-08")
def test_the_example_decides_that_a_stunned_hero_has_one_life_at_once() -> None:
    table = scenario(explore="bard", bard=hero("d"), teller=hero("h", life=1))
    table.play("combat", "enemy Qs", 6, 6, 6, 1)
    assert (table.asked, table.life("bard"), table.hero("bard")["asleep"]) == ("order bard", 1, True)
