"""Before the first turn (rulebook, "Préparation d'une partie")."""

from __future__ import annotations

import pytest

from katabasis.engine.chance import Rng
from katabasis.engine.dealers import Script
from scenario_ahuris import AHURIS, Table, hero, scenario

SUITS = "hsdc"


def dealt(*levels: str) -> Table:
    """A new solo match in which these Level cards are revealed."""
    return Table(AHURIS.match(seats=1, dealer=Script([f"level {card}" for card in levels])))


def first_heroes(seed: str) -> dict[str, list[str]]:
    """The cards dealt from a seed."""
    rng = Rng(seed)
    state = AHURIS.new(1, {})
    while "deal bard" in state.to_json()["pending"]:
        state.apply(state.sample(rng))
    return {name: held["cards"] for name, held in state.to_json()["heroes"].items()}


def cards(table: Table) -> dict[str, list[str]]:
    return {name: table.heroes[name]["cards"] for name in ("bard", "teller", "pirate")}


@pytest.mark.rule("AHU-SETUP-01", "AHU-R-04")
def test_the_level_deck_is_shuffled_so_that_any_card_may_come_first() -> None:
    first = AHURIS.match(seats=1, dealer=Script([])).state.chance_outcomes()
    assert [(card.text, weight) for card, weight in first] == [
        (f"level {figure}{suit}", 1) for figure in "JQK" for suit in SUITS
    ]


@pytest.mark.rule("AHU-SETUP-01")
def test_the_treasure_deck_is_shuffled_so_that_any_card_may_come_first() -> None:
    first = dealt("Jd", "Qh", "Ks").match.state.chance_outcomes()
    assert [(card.text, weight) for card, weight in first] == [(f"treasure {value}", 4) for value in range(1, 11)]


@pytest.mark.rule("AHU-SETUP-01")
def test_the_enemy_deck_is_shuffled_so_that_any_card_may_come_first() -> None:
    table = dealt("Jd", "Qh", "Ks").deal("treasure 4")
    assert (table.asked, len(table.choices)) == ("enemy bard", 12)
    assert {weight for _, weight in table.match.state.chance_outcomes()} == {1}


@pytest.mark.rule("AHU-SETUP-01")
def test_the_danger_deck_is_shuffled_so_that_any_card_may_come_first() -> None:
    table = scenario(explore="pirate", pirate=hero("ds")).deal(5)
    assert (table.asked, len(table.choices)) == ("dangers pirate 1", 40)
    assert {weight for _, weight in table.match.state.chance_outcomes()} == {1}


@pytest.mark.rule("AHU-SETUP-01")
@pytest.mark.parametrize(
    "table",
    [
        dealt(),
        dealt("Jd", "Qh", "Ks"),
        scenario(explore="bard"),
        scenario(explore="pirate", pirate=hero("ds"), chance=(5,)),
    ],
    ids=["levels", "treasures", "enemies", "dangers"],
)
def test_over_many_seeds_every_card_of_a_deck_comes_first(table: Table) -> None:
    first = {table.match.state.sample(Rng(f"deck {number}")).text for number in range(600)}
    assert first == set(table.choices)


@pytest.mark.rule("AHU-SETUP-01", "AHU-R-04")
def test_over_many_seeds_every_hero_begins_with_every_suit() -> None:
    begun = [first_heroes(f"setup {number}") for number in range(60)]
    for name in ("bard", "teller", "pirate"):
        assert {heroes[name][0] for heroes in begun} == set(SUITS)


@pytest.mark.rule("AHU-SETUP-02")
def test_the_first_jack_queen_and_king_are_the_heroes() -> None:
    table = dealt("Jd", "Jh", "Qc", "Jc", "Qh", "Ks")
    assert cards(table) == {"bard": ["d"], "teller": ["c"], "pirate": ["s"]}


@pytest.mark.rule("AHU-SETUP-02")
def test_cards_are_revealed_until_there_is_one_of_each_class() -> None:
    table = dealt("Jd", "Jh", "Qc", "Jc", "Qh")
    assert table.asked == "deal bard"
    assert table.deal("level Kh").asked == "chrono bard"


@pytest.mark.rule("AHU-SETUP-03", "AHU-R-04")
def test_other_revealed_cards_are_shuffled_back_into_a_deck_of_nine() -> None:
    table = dealt("Jd", "Jh", "Qc", "Jc", "Qh", "Ks")
    assert table.level_deck == ["Jh", "Js", "Jc", "Qh", "Qs", "Qd", "Kh", "Kd", "Kc"]
    assert (table.revealed, table.level_bottom) == ([], [])


@pytest.mark.rule("AHU-R-04")
def test_nothing_is_shuffled_back_when_the_first_three_cards_are_the_heroes() -> None:
    table = dealt("Kc", "Jh", "Qs")
    assert table.level_deck == ["Js", "Jd", "Jc", "Qh", "Qd", "Qc", "Kh", "Ks", "Kd"]
    told = [message.key for message in table.match.messages(0)]
    assert told.count("ahuris-event-card-dealt") == 3
    assert "ahuris-event-card-shuffled-back" not in told


@pytest.mark.rule("AHU-SETUP-04")
def test_heroes_begin_at_full_life_and_in_good_health() -> None:
    table = dealt("Jh", "Qd", "Kh")
    assert [table.life(name) for name in ("bard", "teller", "pirate")] == [2, 1, 2]
    for name in ("bard", "teller", "pirate"):
        seen = table.hero(name)
        assert (seen["level"], seen["paralysis"], seen["unlucky"], seen["asleep"]) == (1, 0, False, False)


@pytest.mark.rule("AHU-SETUP-05")
def test_pocket_and_piles_begin_empty_and_the_treasure_deck_full() -> None:
    table = dealt("Jd", "Qh", "Ks")
    assert (table.pocket, table.treasure_discard, table.enemy_discard, table.danger_discard) == ([], [], [], [])
    assert (table.removed, len(table.treasure), table.turn) == ([], 40, 1)


@pytest.mark.rule("AHU-SETUP-05")
@pytest.mark.parametrize("mode", ["solo", "duo", "trio-cooperative", "quartet-competitive"])
def test_a_match_that_has_not_begun_reads_back_as_it_was_written(mode: str) -> None:
    state = AHURIS.new(*AHURIS.checked(None, {"mode": mode}))
    assert [seen["speed"] for seen in state.to_json()["heroes"].values()] == [0, 0, 0]
    assert AHURIS.position(state.to_json()) == state
