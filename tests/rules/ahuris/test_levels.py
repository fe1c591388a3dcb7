"""Levels gained and lost (rulebook, chapter 3, "Combat", step 6, and chapter 4, "Niveau")."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from scenario_ahuris import AHURIS, Table, at_random, hero, scenario

COMBAT_DIE = {2: 3, 3: 2, 4: 1}  # by level


def winning(cards: str, *revealed: str, **fields: Any) -> Table:
    """A Pirate who wins a combat against the Bouncer of diamonds; these Level cards are then revealed.

    Danger cards of diamonds make the Bouncer fast, so that he strikes first, misses, and the Pirate hits.
    """
    level = len(cards)
    life = fields.pop("life", None)
    pirate = hero(cards) if life is None else hero(cards, life=life)
    table = scenario(explore="pirate", pirate=pirate, **{"bard": hero("d"), **fields})
    if level > 1:
        table.deal(COMBAT_DIE[level])
    elif table.asked == "level-one pirate":
        table.play("combat")
    table.deal("enemy Jd", *[f"danger {value}d" for value in range(2, level + 1)], 6, 6)
    blows = [6] if level == 4 else [6, 1]  # with Force 6 the Pirate throws no die
    return table.deal(*blows * max(1, level - 1), *[f"level {card}" for card in revealed])


def cards(table: Table, name: str) -> str:
    return "".join(table.heroes[name]["cards"])


@pytest.mark.rule("AHU-S-39", "AHU-LEVEL-02", "AHU-LEVEL-07", "AHU-R-45")
def test_the_card_on_top_is_gained_without_a_shuffle() -> None:
    table = winning("h", "Kc", life=1, level_bottom=["Js"])
    assert (table.level("pirate"), table.hero("pirate")["max"], table.life("pirate")) == (2, 3, 2)
    assert "level-shuffled" not in table.told
    assert table.level_bottom == ["Js"]


@pytest.mark.rule("AHU-S-39", "AHU-LEVEL-02", "AHU-R-45")
def test_a_card_of_another_class_is_shuffled_back() -> None:
    table = winning("h", "Jh", "Kc", life=1, level_bottom=["Js"])
    assert (table.level("pirate"), table.hero("pirate")["max"], table.life("pirate")) == (2, 3, 2)
    assert "level-shuffled" in table.told
    assert table.level_bottom == []  # the whole deck was shuffled
    assert table.level_deck == ["Jh", "Js", "Jc", "Qs", "Qd", "Qc", "Ks", "Kd"]


@pytest.mark.rule("AHU-LEVEL-01")
@pytest.mark.parametrize("before", ["h", "hs", "hsd"])
def test_a_won_combat_gives_one_level(before: str) -> None:
    assert winning(before, "Kc").level("pirate") == len(before) + 1


@pytest.mark.rule("AHU-LEVEL-02")
def test_the_new_card_goes_after_the_earlier_ones() -> None:
    assert cards(winning("sh", "Jh", "Qd", "Kd"), "pirate") == "shd"


@pytest.mark.rule("AHU-LEVEL-03")
def test_at_level_four_a_won_combat_gives_nothing() -> None:
    table = winning("hsdc")
    assert "wins-combat" in table.told
    assert (table.level("pirate"), table.life("pirate"), table.asked) == (4, 5, "enemy bard")
    assert table.level_deck == ["Jh", "Js", "Jc", "Qs", "Qd", "Qc"]


@pytest.mark.rule("AHU-LEVEL-04", "AHU-R-45")
def test_the_card_added_last_goes_under_the_level_deck() -> None:
    table = scenario(explore="pirate", pirate=hero("hds", life=1), level_bottom=["Jc"])
    table.deal(6)  # panic
    assert cards(table, "pirate") == "hd"
    assert table.level_bottom == ["Jc", "Ks"]


@pytest.mark.rule("AHU-LEVEL-05")
def test_a_hero_of_level_one_never_loses_its_only_card() -> None:
    table = scenario(explore="bard", bard=hero("s"), chance=("enemy Qs",))
    table.deal(6, 6, 6, 1)
    assert "stunned" in table.told
    assert (cards(table, "bard"), table.level_bottom) == ("s", [])


@pytest.mark.rule("AHU-LEVEL-06")
def test_characteristics_rise_as_soon_as_a_level_is_gained() -> None:
    table = winning("d", "Kc")
    assert table.stats("pirate") == "2/3/3/3"


@pytest.mark.rule("AHU-LEVEL-06")
def test_characteristics_fall_as_soon_as_a_level_is_lost() -> None:
    table = scenario(explore="pirate", pirate=hero("ds", life=1))
    assert table.stats("pirate") == "2/4/3/2"
    table.deal(6)  # panic
    assert table.stats("pirate") == "1/2/2/1"


@pytest.mark.rule("AHU-LEVEL-07")
@pytest.mark.parametrize(("card", "life"), [("Ks", 2), ("Kh", 3)])
def test_a_new_level_brings_one_life_and_a_heart_two(card: str, life: int) -> None:
    table = winning("d", card)
    assert (table.life("pirate"), table.hero("pirate")["max"]) == (life, life)


@pytest.mark.rule("AHU-R-13")
@pytest.mark.parametrize(("option", "life"), [("keep_wounds", 2), ("unchanged", 1), ("full", 3)])
def test_the_table_decides_whether_a_new_level_heals(option: str, life: int) -> None:
    table = winning("h", "Kc", life=1, level_gain_life=option)
    assert (table.life("pirate"), table.hero("pirate")["max"]) == (life, 3)


@pytest.mark.rule("AHU-R-13")
def test_wounds_stay_unless_the_table_decides_otherwise() -> None:
    options = {option.name: option for option in AHURIS.options}
    assert options["level_gain_life"].default == "keep_wounds"
    assert options["level_gain_life"].values == ["keep_wounds", "unchanged", "full"]


@pytest.mark.rule("AHU-LEVEL-08")
def test_a_hero_at_its_maximum_cannot_be_healed() -> None:
    table = scenario(explore="bard", teller=hero("h", life=1), pirate=hero("h"))
    assert table.choices == ["combat", "heal teller"]
    assert table.why("heal pirate") == "AHU-REST-02"


def lives(seed: int, option: str) -> Iterator[tuple[int, int]]:
    """Current and maximum Life of every hero after every answer of a solo match answered at random."""
    for state in at_random(seed, {"level_gain_life": option}):
        for seen in state.view(0).to_json()["heroes"].values():
            if seen["level"]:
                yield seen["life"], seen["max"]


@pytest.mark.rule("AHU-LEVEL-08", "AHU-R-14", "AHU-R-09")
@pytest.mark.parametrize("option", ["keep_wounds", "unchanged", "full"])
@pytest.mark.parametrize("seed", range(4))
def test_life_stays_between_one_and_its_maximum_through_whole_games(seed: int, option: str) -> None:
    seen = set(lives(seed, option))
    assert len(seen) > 5
    assert all(1 <= life <= most for life, most in seen)


@pytest.mark.rule("AHU-R-14", "AHU-R-13")
@pytest.mark.parametrize("option", ["keep_wounds", "unchanged", "full"])
def test_a_level_lost_leaves_one_life(option: str) -> None:
    table = scenario(explore="pirate", pirate=hero("sh", life=2), level_gain_life=option)
    table.deal(6)  # panic
    assert (table.level("pirate"), table.life("pirate"), table.hero("pirate")["max"]) == (1, 1, 1)


@pytest.mark.rule("AHU-R-45")
def test_lost_cards_are_revealed_last_in_the_order_of_loss() -> None:
    table = winning(
        "hsd", bard=hero("dhc"), teller=hero("hsdc"), level_deck=[], level_bottom=["Js", "Kc"]
    )  # nothing is left to chance
    assert table.told.count("level-revealed") == 1
    assert (cards(table, "pirate"), table.level_deck, table.level_bottom) == ("hsdc", ["Js"], [])


@pytest.mark.rule("AHU-R-45")
def test_the_first_card_lost_lies_above_the_later_ones() -> None:
    table = winning("hsd", bard=hero("dhc"), teller=hero("hsdc"), level_deck=[], level_bottom=["Kc", "Js"])
    assert "level-revealed" not in table.told
    assert (cards(table, "pirate"), table.level_deck, table.level_bottom) == ("hsdc", [], ["Js"])


@pytest.mark.rule("AHU-R-45")
def test_the_last_shuffled_card_lies_above_the_lost_ones() -> None:
    table = winning("hsd", bard=hero("dhc"), teller=hero("hsdc"), level_deck=["Kc"], level_bottom=["Js"])
    assert "level-revealed" not in table.told
    assert (cards(table, "pirate"), table.level_deck, table.level_bottom) == ("hsdc", [], ["Js"])


@pytest.mark.rule("AHU-R-45")
def test_lost_cards_lie_under_the_shuffled_ones() -> None:
    table = winning("h", level_bottom=["Kc"])
    assert "level Kc" not in table.choices
    assert "level Ks" in table.choices


@pytest.mark.rule("AHU-LEVEL-02", "AHU-R-45")
def test_with_all_cards_of_a_class_under_the_deck_the_one_lost_first_comes() -> None:
    """What bots hope for before the card is turned up: all that may come is the first of them."""
    table = winning("h", level_bottom=["Ks", "Kc", "Kd"])
    assert table.asked == "level pirate"
    (hope,) = table.match.state.game.mind().prospects(table.match.state)
    assert 0 < hope < 1
