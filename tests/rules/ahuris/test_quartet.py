"""Three heroes' players and a fortress player (rulebook, chapter 5, "Quatuor")."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from katabasis.engine.dealers import Script
from scenario_ahuris import AHURIS, Table, hero, scenario

TOGETHER = "quartet-cooperative"
RIVALS = "quartet-competitive"
FORTRESS = 3
PARALYSED = hero("h", paralysis=6)
EVERY_TREASURE = [value for value in range(1, 11) for _ in range(4)]


def without(*cards: int) -> list[int]:
    """All the Treasures but these."""
    return list((Counter(EVERY_TREASURE) - Counter(cards)).elements())


def new_match(mode: str) -> Table:
    return Table(AHURIS.match(options={"mode": mode}, dealer=Script([])))


# As in trio


@pytest.mark.rule("AHU-QUART-01", "AHU-COOP-01")
def test_three_players_choose_their_heroes_and_the_fourth_has_the_fortress() -> None:
    table = new_match(TOGETHER)
    table.play("choose teller").play("choose pirate")
    assert [table.hero(name)["seat"] for name in ("bard", "teller", "pirate")] == [2, 0, 1]
    assert table.asked == "deal bard"


@pytest.mark.rule("AHU-QUART-01", "AHU-COMPET-01")
def test_three_rivals_throw_for_their_roles() -> None:
    table = new_match(RIVALS)
    table.deal(5, 1)
    assert [table.hero(name)["seat"] for name in ("bard", "teller", "pirate")] == [1, 2, 0]
    assert table.asked == "deal bard"


@pytest.mark.rule("AHU-QUART-01", "AHU-TRIO-02", "AHU-TRIO-03")
@pytest.mark.parametrize("mode", [TOGETHER, RIVALS])
def test_ties_are_thrown_for_and_every_hero_has_a_pocket(mode: str) -> None:
    table = scenario(mode=mode, bard=hero("h"), teller=hero("d"), pirate=hero("h"), treasure_discard=[1])
    table.deal("treasure 4", 2, 5)
    assert (table.asked, table.seat) == ("level-one teller", 1)
    table.play("fetch key")
    assert table.pockets == [[], [1], []]


@pytest.mark.rule("AHU-QUART-01", "AHU-COMPET-05")
def test_rivals_attack_each_other_with_a_fortress_too() -> None:
    table = scenario(mode=RIVALS, explore="pirate", pockets={"pirate": [5]})
    assert (table.seat, table.choices) == (2, ["fight enemy", "attack bard", "attack teller"])


@pytest.mark.rule("AHU-QUART-01", "AHU-COMPET-02")
def test_rivals_leave_one_by_one_with_a_fortress_too() -> None:
    table = scenario(mode=RIVALS, bard=PARALYSED, teller=PARALYSED, pirate=PARALYSED, pockets={"pirate": [1, 9, 8]})
    table.deal("treasure 4")
    table.play("leave")
    assert table.hero("pirate")["score"] == 17


# As in duo


@pytest.mark.rule("AHU-QUART-01", "AHU-R-70", "AHU-DUO-02")
@pytest.mark.parametrize("mode", [TOGETHER, RIVALS])
@pytest.mark.parametrize("name", ["bard", "teller", "pirate"])
def test_the_extra_danger_card_applies_to_every_hero(mode: str, name: str) -> None:
    heroes: dict[str, Any] = {name: hero("hs")}
    table = scenario(mode=mode, explore=name, **heroes)
    table.deal(5, "danger 10h", "danger 10c")
    assert (table.asked, table.seat) == (f"keep {name}", FORTRESS)
    table.play("return 10h")
    assert table.hero(name)["unlucky"]
    assert table.danger_top == "10h"


@pytest.mark.rule("AHU-R-70", "AHU-R-60")
def test_a_fight_between_heroes_draws_no_danger_card() -> None:
    table = scenario(mode=RIVALS, explore="pirate", pirate=hero("dsc"), danger_top="9c", pockets={"pirate": [5]})
    table.deal(2)
    table.play("attack bard")
    assert (table.asked, table.danger_top) == ("hero-luck pirate", "9c")
    assert len(table.danger_deck) == 39


@pytest.mark.rule("AHU-QUART-01", "AHU-R-49")
@pytest.mark.parametrize("mode", [TOGETHER, RIVALS])
def test_no_other_player_sees_the_cards_of_the_fortress(mode: str) -> None:
    table = scenario(mode=mode, explore="pirate", pirate=hero("ds"))
    table.deal(5, "danger 10h", "danger 10c")
    assert [table.match.view(seat).to_json()["drawn"] for seat in range(4)] == [[], [], [], ["10h", "10c"]]
    table.play("return 10h")
    assert [table.match.view(seat).to_json()["danger_top"] for seat in range(4)] == ["", "", "", "10h"]


# Who wins


@pytest.mark.rule("AHU-R-70", "AHU-COOP-02")
def test_the_three_heroes_win_together_against_the_fortress() -> None:
    pockets = {"bard": [10, 10, 10, 8, 8], "teller": [10, 9, 9, 8, 1], "pirate": [9, 8]}
    table = scenario(mode=TOGETHER, bard=PARALYSED, teller=PARALYSED, pirate=PARALYSED, pockets=pockets)
    table.deal("treasure 4")
    assert (table.winners, table.match.returns) == ([0, 1, 2], [1.0, 1.0, 1.0, 0.0])


@pytest.mark.rule("AHU-R-70", "AHU-COOP-03")
def test_the_fortress_wins_if_the_heroes_lose() -> None:
    table = scenario(mode=TOGETHER, pockets={"bard": [5]}, treasure=[], treasure_discard=without(5))
    assert (table.ending, table.winners, table.match.returns) == ("clock", [FORTRESS], [0.0, 0.0, 0.0, 1.0])
    table = scenario(mode=TOGETHER, explore="pirate", pirate=hero("ds"), removed=[1, 1, 1], pockets={"pirate": [1]})
    table.deal(6)
    assert (table.ending, table.winners) == ("keys-destroyed", [FORTRESS])


@pytest.mark.rule("AHU-R-70")
def test_the_fortress_beats_rivals_if_nobody_leaves() -> None:
    table = scenario(mode=RIVALS, pockets={"bard": [5]}, treasure=[7], treasure_discard=without(5, 7))
    assert (table.ending, table.winners, table.match.returns) == ("deck-empty", [FORTRESS], [0.0, 0.0, 0.0, 1.0])


@pytest.mark.rule("AHU-R-70", "AHU-COMPET-07")
def test_one_rival_who_left_beats_the_fortress() -> None:
    bard = hero("h", left=True, score=0, seat=1)
    table = scenario(mode=RIVALS, bard=bard, teller=hero("h", seat=0), treasure=[7], treasure_discard=without(7))
    assert (table.ending, table.winners, table.match.returns) == ("deck-empty", [1], [0.0, 1.0, 0.0, 0.0])
