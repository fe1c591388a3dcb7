"""Panic (rulebook, chapter 3, "PANIQUE ! Fuyez, pauvre fou !")."""

from __future__ import annotations

from typing import Any

import pytest

from scenario_ahuris import Table, hero, scenario


def panics(explorer: dict[str, Any], **fields: Any) -> Table:
    """The Pirate panics; the Bard has explored, the Fortune-teller is next."""
    table = scenario(explore="pirate", **{"bard": hero("h", explored=True), "pirate": explorer, **fields})
    return table.deal(6)


@pytest.mark.rule("AHU-PANIC-03")
@pytest.mark.parametrize(("cards", "dice"), [("hs", [6]), ("hsd", [6]), ("hsdc", [5, 6])])
def test_panic_strikes_on_the_highest_dice(cards: str, dice: list[int]) -> None:
    for die in range(1, 7):
        table = scenario(explore="pirate", pirate=hero(cards))
        unhurt = table.life("pirate")
        table.deal(die)
        assert table.life("pirate") == (unhurt - 2 if die in dice else unhurt)


@pytest.mark.rule("AHU-PANIC-01")
def test_panic_deals_two_wounds() -> None:
    table = panics(hero("hsd"))
    assert (table.life("pirate"), table.level("pirate"), table.hero("pirate")["asleep"]) == (2, 3, False)


@pytest.mark.rule("AHU-PANIC-01")
def test_a_hero_brought_to_no_life_is_stunned_and_loses_a_level() -> None:
    table = panics(hero("hsd", life=2))
    assert (table.hero("pirate")["cards"], table.life("pirate")) == (["h", "s"], 1)
    assert table.hero("pirate")["asleep"]
    assert table.level_bottom == ["Kd"]


@pytest.mark.rule("AHU-R-12", "AHU-PANIC-01")
def test_the_two_wounds_of_a_panic_stun_once_only() -> None:
    table = panics(hero("hsd", life=1))
    assert table.told.count("stunned") == 1
    assert (table.hero("pirate")["cards"], table.life("pirate")) == (["h", "s"], 1)


@pytest.mark.rule("AHU-S-43", "AHU-PANIC-01", "AHU-PANIC-02", "AHU-R-12", "AHU-R-15", "AHU-CARD-02")
def test_a_stunned_hero_still_loses_the_key() -> None:
    table = panics(hero("ds", life=1), pocket=[1, 9])
    assert (table.level("pirate"), table.life("pirate"), table.told.count("stunned")) == (1, 1, 1)
    assert (table.pocket, table.removed, table.treasure_discard) == ([9], [1], [])


@pytest.mark.rule("AHU-R-15")
def test_the_player_of_a_stunned_hero_still_chooses_the_treasure() -> None:
    table = panics(hero("ds", life=1), pocket=[2, 9])
    assert (table.hero("pirate")["asleep"], table.choices) == (True, ["destroy 2", "destroy 9"])
    table.play("destroy 9")
    assert (table.pocket, table.removed) == ([2], [9])


@pytest.mark.rule("AHU-R-16", "AHU-PANIC-02")
def test_of_several_keys_one_is_destroyed() -> None:
    table = panics(hero("hsd"), pocket=[1, 1, 1, 9])
    assert (table.pocket, table.removed, table.asked) == ([1, 1, 9], [1], "level-one teller")


@pytest.mark.rule("AHU-S-44", "AHU-R-16", "AHU-PANIC-02", "AHU-CARD-02")
def test_without_a_key_the_player_chooses_what_is_destroyed() -> None:
    table = panics(hero("dsh"), pocket=[9, 2])
    assert (table.life("pirate"), table.seat, table.choices) == (2, 0, ["destroy 2", "destroy 9"])
    assert table.why("destroy 5") == "AHU-PANIC-02"
    table.play("destroy 2")
    assert (table.pocket, table.removed, table.treasure_discard) == ([9], [2], [])


@pytest.mark.rule("AHU-S-44", "AHU-R-16")
def test_with_an_empty_pocket_panic_only_wounds() -> None:
    table = panics(hero("dsh"), pocket=[])
    assert (table.life("pirate"), table.removed, table.asked) == (2, [], "level-one teller")


@pytest.mark.rule("AHU-R-16")
def test_one_card_is_destroyed_even_of_a_collection() -> None:
    table = panics(hero("hsd"), pocket=[6, 6, 6, 6])
    assert (table.pocket, table.removed) == ([6, 6, 6], [6])


@pytest.mark.rule("AHU-S-45", "AHU-END-04", "AHU-R-32")
def test_the_fourth_key_destroyed_loses_the_game_at_once() -> None:
    table = panics(hero("hsd"), removed=[1, 1, 1], pocket=[10, 10, 10, 10, 9, 9, 9, 9, 1])
    assert table.told[-3:] == ["destroys-key", "keys-gone", "score"]
    assert (table.ending, table.winners, table.removed) == ("keys-destroyed", [], [1, 1, 1, 1])
    assert table.best == 153


@pytest.mark.rule("AHU-END-05", "AHU-END-04")
@pytest.mark.parametrize(("best", "percent"), [(59, 98), (30, 50), (60, 100), (80, 100)])
def test_the_score_of_a_lost_match_says_how_close_it_came(best: int, percent: int) -> None:
    """59 of 60 points are 98.3 per cent."""
    table = panics(hero("hsd"), removed=[1, 1, 1], pocket=[1], goal=60, best=best)
    assert table.told[-2:] == ["keys-gone", "score"]
    score = table.match.messages(0)[-1]
    assert (score.values["best"], score.values["percent"]) == (best, percent)
