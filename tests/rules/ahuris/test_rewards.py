"""Rewards of passed traps (rulebook, chapter 3, "Succès !")."""

from __future__ import annotations

from typing import Any

import pytest

from scenario_ahuris import CHANCE, Table, hero, scenario, without

TRAP_DIE = {2: 5, 3: 4, 4: 2}  # by level, an exploration die that brings a trap
RICH = [10, 10, 10, 10, 9, 8, 2, 1]  # 100 points and a key


def passes(explorer: dict[str, Any], card: str = "1h", **fields: Any) -> Table:
    """The Pirate passes a trap, without a die; the others have explored unless they are given."""
    heroes = {"bard": hero("h", explored=True), "teller": hero("h", explored=True)}
    table = scenario(explore="pirate", **{**heroes, "pirate": explorer, **fields})
    return table.deal(TRAP_DIE[len(explorer["cards"])], f"danger {card}")


@pytest.mark.rule("AHU-REWARD-01")
@pytest.mark.parametrize("card", ["1h", "1s", "1d", "1c"])
def test_every_kind_of_trap_is_rewarded_at_once(card: str) -> None:
    table = passes(hero("sd"), card)
    assert (table.asked, table.seat) == ("reward pirate 2", CHANCE)
    table.deal("treasure 4", "treasure 9")
    assert (table.asked, table.found) == ("take pirate", [4, 9])


@pytest.mark.rule("AHU-REWARD-01")
@pytest.mark.parametrize("cards", ["sd", "sdh", "sdhc"])
def test_as_many_treasures_are_drawn_as_the_hero_has_levels(cards: str) -> None:
    drawn = [3, 5, 6, 8][: len(cards)]
    table = passes(hero(cards))
    table.deal(*[f"treasure {value}" for value in drawn])
    assert (table.asked, table.found, len(table.treasure)) == ("take pirate", drawn, 40 - len(cards))


@pytest.mark.rule("AHU-S-40", "AHU-REWARD-01", "AHU-REWARD-02", "AHU-REST-05")
def test_one_treasure_is_pocketed_and_the_others_are_discarded() -> None:
    table = passes(hero("sdh"), teller=hero("h"))
    table.deal("treasure 4", "treasure 9", "treasure 1")
    assert table.choices == ["take 1", "take 4", "take 9"]
    assert table.why("take 7") == "AHU-REWARD-02"
    table.play("take 9")
    assert (table.pocket, table.treasure_discard, table.found) == ([9], [1, 4], [])
    assert "fetch key" in table.choices


@pytest.mark.rule("AHU-REWARD-02")
def test_of_two_equal_treasures_only_one_is_pocketed() -> None:
    table = passes(hero("sd"))
    table.deal("treasure 9", "treasure 9")
    assert (table.pocket, table.treasure_discard) == ([9], [9])


@pytest.mark.rule("AHU-REWARD-02")
def test_the_player_of_the_hero_chooses() -> None:
    done = hero("h", explored=True)
    table = scenario("trio-cooperative", explore="pirate", pirate=hero("sd"), bard=done, teller=done)
    table.deal(5, "danger 1h", "treasure 4", "treasure 9")
    assert table.seat == 2
    table.play("take 4")
    assert table.pockets == [[], [], [4]]


# When the deck runs dry


@pytest.mark.rule("AHU-S-41", "AHU-REWARD-03", "AHU-R-28", "AHU-R-27")
def test_with_fewer_treasures_left_all_are_drawn_and_one_is_kept() -> None:
    table = passes(hero("sdh"), teller=hero("hs"), treasure_discard=without(3, 8))
    table.deal("treasure 8")  # the other one is certain
    table.play("take 8")
    assert (table.pocket, table.treasure, table.ending) == ([8], [], "")
    assert table.treasure_discard.count(3) == 4
    table.deal(5, "danger 1c")  # the Fortune-teller passes a trap, too
    assert (table.ending, table.winners, table.asked) == ("empty-reward", [], "over")


@pytest.mark.rule("AHU-R-28", "AHU-REWARD-03")
def test_a_short_reward_is_a_loss_if_the_table_says_so() -> None:
    table = passes(hero("sdh"), treasure_discard=without(3, 8), short_reward="loss")
    assert (table.ending, table.pocket, table.treasure) == ("empty-reward", [], [3, 8])


@pytest.mark.rule("AHU-R-28")
@pytest.mark.parametrize("short_reward", ["draw", "loss"])
def test_a_reward_that_empties_the_deck_exactly_is_no_loss(short_reward: str) -> None:
    table = passes(hero("sdh"), teller=hero("h"), treasure_discard=without(3, 8, 8), short_reward=short_reward)
    table.deal("treasure 3")
    table.play("take 3")
    assert (table.ending, table.treasure, table.pocket) == ("", [], [3])


@pytest.mark.rule("AHU-R-27", "AHU-REWARD-03", "AHU-CARD-06", "AHU-R-32")
def test_a_reward_from_an_empty_deck_loses_even_with_the_goal_and_a_key() -> None:
    table = passes(hero("sd"), pocket=RICH, treasure_discard=without(*RICH))
    assert (table.ending, table.winners, table.points) == ("empty-reward", [], 100)
