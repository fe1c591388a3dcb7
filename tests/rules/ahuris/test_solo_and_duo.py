"""One player, or one against the fortress (rulebook, chapter 5, "Duo")."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from katabasis.engine.chance import Rng
from scenario_ahuris import AHURIS, CHANCE, Table, hero, scenario

HEROES = 0
FORTRESS = 1
PARALYSED = hero("h", paralysis=6)
EVERY_TREASURE = [value for value in range(1, 11) for _ in range(4)]
EVERY_DANGER = [f"{value}{suit}" for value in range(1, 11) for suit in "hsdc"]
LADDERS = ["", "d", "ds", "dsc", "dsch"]  # by level
COMBAT_DIE = [0, 0, 3, 2, 1]  # by level; none is thrown at level 1


def without(*cards: int) -> list[int]:
    """All the Treasures but these."""
    return list((Counter(EVERY_TREASURE) - Counter(cards)).elements())


def dangers_without(*cards: str) -> list[str]:
    """All the Danger cards but these."""
    return [card for card in EVERY_DANGER if card not in cards]


def combat(level: int, **fields: Any) -> Table:
    """The Pirate, of that level, meets a Spy in duo; the Danger cards are still to be drawn."""
    table = scenario(mode="duo", explore="pirate", pirate=hero(LADDERS[level]), bard=PARALYSED, **fields)
    return table.deal(COMBAT_DIE[level], "enemy Qh")


def trap(*drawn: str, **fields: Any) -> Table:
    """The Pirate, level 2, falls into a trap in duo; the fortress player has drawn these."""
    table = scenario(mode="duo", explore="pirate", pirate=hero("ds"), bard=PARALYSED, **fields)
    return table.deal(5, *[f"danger {card}" for card in drawn])


# Solo


@pytest.mark.rule("AHU-SOLO-01")
def test_one_player_runs_the_three_heroes() -> None:
    table = scenario(
        bard=hero("h"), teller=hero("d"), pirate=hero("d"), treasure_discard=[1, 1], chance=("treasure 4",)
    )
    assert {table.hero(name)["seat"] for name in ("bard", "teller", "pirate")} == {0}
    assert table.choices == ["explore bard", "explore teller", "explore pirate"]
    for name in ("pirate", "teller"):
        table.play(f"explore {name}")
        assert (table.asked, table.seat) == (f"level-one {name}", 0)
        table.play("fetch key")
    assert table.pocket == [1, 1]  # one pocket for all


@pytest.mark.rule("AHU-SOLO-01")
def test_the_fortress_is_random_in_solo() -> None:
    table = scenario(explore="pirate", pirate=hero("ds"))
    table.deal(5)
    assert (table.asked, table.seat, len(table.choices)) == ("dangers pirate 1", CHANCE, 40)
    table.deal("danger 10c")
    assert table.hero("pirate")["unlucky"]  # in play at once: nobody chooses


# Duo: who does what


@pytest.mark.rule("AHU-DUO-01")
def test_one_player_runs_the_heroes_and_the_other_the_fortress() -> None:
    table = trap("7s", "2h")
    assert (table.asked, table.seat) == ("keep pirate", FORTRESS)
    assert table.why("return 7s", FORTRESS) == ""
    assert table.why("return 7s", HEROES) == "AHU-DUO-02"
    assert {table.hero(name)["seat"] for name in ("bard", "teller", "pirate")} == {HEROES}


@pytest.mark.rule("AHU-DUO-01")
def test_the_fortress_player_cannot_answer_for_a_hero() -> None:
    table = scenario(mode="duo", explore="pirate", treasure_discard=[1])
    assert table.seat == HEROES
    assert table.why("fetch key", HEROES) == ""
    assert table.why("fetch key", FORTRESS) == "AHU-EXPL-01"


# Duo: the Danger cards


@pytest.mark.rule("AHU-DUO-02", "AHU-DUO-03", "AHU-R-49")
@pytest.mark.parametrize("level", [2, 3, 4])
def test_the_fortress_draws_one_card_more_than_the_enemy_needs(level: int) -> None:
    table = combat(level)
    drawn = ["7s", "2h", "9c", "4d"][:level]
    assert table.asked == f"dangers pirate {level}"
    table.deal(*[f"danger {card}" for card in drawn])
    assert (table.asked, table.drawn) == ("keep pirate", drawn)
    assert table.choices == [f"return {card}" for card in sorted(drawn, key=EVERY_DANGER.index)]
    table.play("return 7s")
    assert Counter(table.dangers) == Counter(drawn[1:])
    assert (table.drawn, table.danger_top) == ([], "7s")
    assert table.asked == "hero-luck pirate"


@pytest.mark.rule("AHU-DUO-02", "AHU-DUO-03", "AHU-R-49")
def test_a_trap_draws_two_and_keeps_one() -> None:
    table = trap("10c", "10d")
    assert table.asked == "keep pirate"
    table.play("return 10d")
    assert "unlucky" in table.told  # the clubs were kept
    assert table.danger_discard == ["10c"]
    assert table.danger_top == "10d"


@pytest.mark.rule("AHU-S-49", "AHU-DUO-02", "AHU-DUO-03", "AHU-R-49")
def test_the_card_put_back_is_met_again_at_the_next_draw() -> None:
    table = scenario(mode="duo", explore="pirate", pirate=hero("dsc"), teller=hero("hc"), bard=PARALYSED)
    table.deal(2, "enemy Qh", "danger 7s", "danger 2h", "danger 9c")
    table.play("return 9c")
    assert table.foe == "4/3/2/3"
    assert table.danger_top == "9c"
    table.deal(6, 6, 1, 6, 1, 6, 1, 6, 1, "level Kh")  # the Pirate wins
    table.deal(5)  # the Fortune-teller's exploration: a trap
    assert table.drawn == ["9c"]  # nobody asked chance for it
    assert "danger 9c" not in table.choices
    table.deal("danger 4d")
    assert (table.drawn, table.danger_top) == (["9c", "4d"], "")
    assert table.choices == ["return 4d", "return 9c"]


@pytest.mark.rule("AHU-S-49", "AHU-DUO-03", "AHU-R-49")
def test_a_combat_of_level_one_draws_nothing_and_leaves_the_card_on_top() -> None:
    table = scenario(mode="duo", explore="teller", danger_top="9c")
    table.deal("enemy Jh")
    assert (table.asked, table.dangers, table.danger_top) == ("hero-luck teller", [], "9c")


@pytest.mark.rule("AHU-R-49")
def test_only_the_fortress_player_sees_the_cards_drawn_and_the_card_put_back() -> None:
    table = trap("10c", "10d")
    assert table.match.view(FORTRESS).to_json()["drawn"] == ["10c", "10d"]
    assert table.match.view(HEROES).to_json()["drawn"] == []
    table.play("return 10d")
    assert table.match.view(FORTRESS).to_json()["danger_top"] == "10d"
    assert table.match.view(HEROES).to_json()["danger_top"] == ""
    assert table.match.view(HEROES).to_json()["danger_on_top"]  # that one lies there, everybody knows


@pytest.mark.rule("AHU-R-49", "AHU-R-44")
def test_a_deck_that_runs_out_during_the_draw_is_rebuilt_and_the_draw_goes_on() -> None:
    table = combat(3, danger_deck=["6h"], danger_top="9c", danger_discard=dangers_without("6h", "9c"))
    assert "danger-deck-rebuilt" in table.told
    assert table.drawn == ["9c", "6h"]
    assert len(table.choices) == 38  # the two in hand are not part of the shuffle
    table.deal("danger 1d")
    table.play("return 6h")
    assert (Counter(table.dangers), table.danger_top) == (Counter(["9c", "1d"]), "6h")
    assert (len(table.danger_deck), table.danger_discard) == (37, [])


# Duo: everything else is solo


@pytest.mark.rule("AHU-R-50")
def test_the_heroes_player_chooses_the_order_and_the_victim_of_a_ceiling() -> None:
    table = scenario(mode="duo", teller=hero("h"), pirate=hero("h"), bard=PARALYSED, chance=("treasure 4",))
    assert (table.asked, table.seat) == ("order bard", HEROES)
    table = trap("10s", "1s")
    table.play("return 1s")
    assert (table.asked, table.seat) == ("victim pirate", HEROES)


@pytest.mark.rule("AHU-R-50")
def test_the_heroes_player_chooses_the_reward_and_the_treasure_lost_in_a_panic() -> None:
    table = trap("10s", "1s")
    table.play("return 10s", "treasure 4", "treasure 9")
    assert (table.asked, table.seat) == ("take pirate", HEROES)
    table = scenario(mode="duo", explore="pirate", pirate=hero("ds"), pocket=[4, 9])
    table.deal(6)
    assert (table.asked, table.seat) == ("destroy pirate", HEROES)


@pytest.mark.rule("AHU-R-50", "AHU-DUO-01")
def test_the_fortress_player_is_never_asked_anything_but_which_card_goes_back() -> None:
    asked: Counter[str] = Counter()
    for number in range(12):
        match = AHURIS.match(seats=2, seed=f"fortress {number}")
        table, players = Table(match), Rng(f"players {number}")
        while not match.over:
            if table.seat == FORTRESS:
                asked[table.asked.split()[0]] += 1
            legal = match.legal_actions()
            match.play(legal[players.below(len(legal))])
    assert set(asked) == {"keep"}
    assert asked["keep"] > 100


@pytest.mark.rule("AHU-DUO-04", "AHU-END-01")
def test_the_heroes_player_wins_by_leaving() -> None:
    table = scenario(
        mode="duo", bard=PARALYSED, teller=PARALYSED, pirate=PARALYSED, pocket=[10, 10, 10, 10, 9, 8, 2, 1]
    )
    table.deal("treasure 4")
    assert (table.ending, table.winners, table.match.returns) == ("escaped", [HEROES], [1.0, 0.0])


@pytest.mark.rule("AHU-DUO-04", "AHU-R-50")
def test_the_fortress_player_wins_when_the_clock_runs_out() -> None:
    table = scenario(mode="duo", pocket=[5], treasure=[], treasure_discard=without(5))
    assert (table.ending, table.winners, table.match.returns) == ("clock", [FORTRESS], [0.0, 1.0])


@pytest.mark.rule("AHU-DUO-04", "AHU-R-50")
def test_the_fortress_player_wins_when_a_reward_finds_nothing() -> None:
    table = trap("1h", "1s", treasure=[], treasure_discard=EVERY_TREASURE)
    table.play("return 1s")
    assert (table.ending, table.winners) == ("empty-reward", [FORTRESS])


@pytest.mark.rule("AHU-DUO-04", "AHU-R-50")
def test_the_fortress_player_wins_when_the_keys_are_destroyed() -> None:
    table = scenario(mode="duo", explore="pirate", pirate=hero("ds"), removed=[1, 1, 1], pocket=[1])
    table.deal(6)
    assert (table.ending, table.winners) == ("keys-destroyed", [FORTRESS])
