"""Keys, control and the 20 locations (ledger, chapters 11, 13 and 14; rulebook, "Contrôle des Lieux")."""

from __future__ import annotations

from typing import Any

import pytest

from katabasis.engine.seats import EVERYONE
from katabasis.games.abyss.data.places import PLACE_NAMES
from scenario_abyss import ABYSS, ACTING, A, B, Table, player, scenario

COURT = "landowner aquaculturalist shepherd sage"
EXPLORING = [*ACTING, "decide first"]


def fights(me: dict[str, Any], threat: int, **fields: Any) -> Table:
    """A fights a monster on that space of the threat track."""
    table = scenario(me, player(pearls=0), court=COURT, track="monster", threat=threat, pending=EXPLORING, **fields)
    return table.play("fight")


# Keys


@pytest.mark.rule("ABY-CONTROL-01", "ABY-CONTROL-04", "ABY-CONTROL-09", "ABY-R-29", "ABY-R-32", "ABY-COMP-16")
def test_the_third_key_takes_a_location_and_covers_its_lords() -> None:
    """Scenario 40: the Shaman is covered, so the Commander's limit bites at the end of the turn."""
    hand = "H4 Q1 C1 S1 S1 S1 S1 S2 S2 S2 S3 S3"
    table = scenario(
        player(pearls=0, hand=hand, lords="shaman reaper"),
        player(lords="commander"),
        court=f"keeper {COURT}",
        available="jail",
    )
    table.recruit("keeper", "H4 Q1 C1")
    assert table.choices == ["control jail", "draw 1", "draw 2", "draw 3", "draw 4"]
    table.play("control jail")
    assert table.covered(A) == {"jail": ["shaman", "keeper", "reaper"]}
    assert (table.seat, table.asked) == (A, "discard first 6")
    table.plays("discard shellfish 1", "discard shellfish 1", "discard shellfish 2")
    assert table.hand(A) == "S1 S1 S2 S2 S3 S3"


@pytest.mark.rule("ABY-CONTROL-05", "ABY-CONTROL-06", "ABY-R-45", "ABY-CONTROL-03", "ABY-R-44", "ABY-CONTROL-02")
def test_with_four_keys_one_chooses_which_to_keep() -> None:
    """Scenario 41."""
    table = fights(player(lords="alchemist slaver", hand="Q1"), 6, available="jail")
    assert table.choices == ["spare key", "spare slaver", "spare alchemist"]
    table.play("spare alchemist").play("control jail")
    assert (table.covered(A), table.lords(A), table.keys(A)) == ({"jail": ["slaver"]}, ["alchemist"], 1)
    assert table.player(A)["key_tokens"] == 0
    table = fights(player(lords="alchemist slaver"), 6, available="jail")
    table.play("spare key").play("control jail")
    assert (table.covered(A), table.keys(A)) == ({"jail": ["slaver", "alchemist"]}, 1)


@pytest.mark.rule("ABY-CONTROL-06", "ABY-INFO-07")
@pytest.mark.parametrize(("kept", "told"), [("key", "spares-key"), ("slaver", "spares")])
def test_all_are_told_which_key_is_kept(kept: str, told: str) -> None:
    table = fights(player(lords="alchemist slaver"), 6, available="jail").play(f"spare {kept}")
    assert table.told == [told]
    event = table.match.answers[-1].events[0]
    assert (event.a, event.audience) == (A, EVERYONE)


@pytest.mark.rule("ABY-CONTROL-06", "ABY-CONTROL-08")
def test_a_spared_key_stays_spared_while_drawn_locations_are_chosen_from() -> None:
    table = fights(player(lords="alchemist slaver"), 6, available="jail")
    table.play("spare alchemist").play("draw 2", "abyss", "chasm")
    state = table.match.state
    written = state.to_json()
    assert written["spared"] == ["alchemist"]
    assert ABYSS.position(written) == state  # it can be stored, and given to a bot
    table.play("keep chasm")
    assert (table.covered(A), table.lords(A)) == ({"chasm": ["slaver"]}, ["alchemist"])


@pytest.mark.rule("ABY-CONTROL-05", "ABY-R-44", "ABY-THREAT-03")
def test_three_key_tokens_cover_no_lord() -> None:
    """Scenario 42."""
    table = fights(player(keys=2, lords="miller"), 3, available="jail").play("control jail")
    assert (table.covered(A), table.lords(A), table.player(A)["key_tokens"]) == ({"jail": []}, ["miller"], 0)


@pytest.mark.rule("ABY-R-44", "ABY-R-30", "ABY-COMP-19")
def test_a_turned_lord_gives_no_key() -> None:
    table = fights(player(keys=1, lords="tamer slaver", turned="tamer"), 3, available="jail").play("control jail")
    assert (table.covered(A), table.lords(A)) == ({"jail": ["slaver"]}, ["tamer"])
    table = fights(player(lords="alchemist slaver tamer", turned="tamer"), 6, available="jail")
    assert table.why("spare tamer") == "ABY-R-30"


@pytest.mark.rule("ABY-CONTROL-07", "ABY-CONTROL-08", "ABY-R-46", "ABY-CONTROL-10", "ABY-R-48")
def test_who_draws_keeps_one_and_leaves_the_others() -> None:
    """Scenario 43."""
    table = fights(player(keys=2), 3, available="jail").play("draw 3", "abyss", "chasm", "depths")
    assert table.choices == ["keep abyss", "keep depths", "keep chasm"]
    assert table.why("control jail") == "ABY-R-46"
    table.play("keep chasm")
    assert table.covered(A) == {"chasm": []}
    assert set(table.available) == {"jail", "abyss", "depths"}
    table = fights(player(keys=2), 3, available="jail").play("control jail")
    assert table.available == []  # not replenished


@pytest.mark.rule("ABY-DECK-06", "ABY-R-46")
def test_at_most_the_tiles_left_can_be_drawn() -> None:
    others = " ".join(name for name in PLACE_NAMES if name not in ("abyss", "chasm"))
    table = fights(player(keys=2), 3, available=others)
    assert table.choices_of("draw") == ["1", "2"]
    assert table.why("draw 3") == "ABY-DECK-06"
    table = fights(player(keys=2), 3, available=" ".join(PLACE_NAMES))
    assert table.choices_of("draw") == []
    assert table.why("draw 1") == "ABY-DECK-06"


@pytest.mark.rule("ABY-CONTROL-07", "ABY-CONTROL-08", "ABY-DECK-06", "ABY-R-46")
@pytest.mark.parametrize(("available", "deck"), [("jail", ""), ("", "jail")])
def test_one_location_only_to_be_had_is_taken_at_once(available: str, deck: str) -> None:
    others = player(pearls=0, locations={name: "" for name in PLACE_NAMES if name != "jail"})
    fields = {"court": COURT, "track": "monster", "threat": 3, "pending": EXPLORING}
    table = scenario(player(keys=2), others, available=available, location_deck=deck, **fields)
    table.play("fight")
    assert (table.covered(A), table.player(A)["key_tokens"], table.active) == ({"jail": []}, 0, B)
    assert (table.available, table.location_deck) == ([], [])


@pytest.mark.rule("ABY-R-47", "ABY-DECK-07", "ABY-CONTROL-12")
def test_without_any_location_the_keys_are_kept() -> None:
    table = scenario(
        player(keys=2, pearls=0),
        player(locations=dict.fromkeys(PLACE_NAMES, ""), pearls=0),
        court=COURT,
        track="monster",
        threat=3,
        pending=EXPLORING,
        location_deck="",
    )
    table.play("fight")
    assert (table.player(A)["key_tokens"], table.active) == (3, B)
    assert "keys-kept" in table.told


@pytest.mark.rule("ABY-R-21", "ABY-TURN-06", "ABY-R-26")
def test_control_comes_after_the_refill_and_before_the_closing_window() -> None:
    table = scenario(
        player(pearls=0, hand="H4 Q1 C1 S1", lords="slaver tamer"),
        player(),
        court="keeper reaper miller",
        available="jail",
    )
    table.recruit("keeper", "H4 Q1 C1", "jailer", "seeker", "sage", "elder")
    assert (len(table.court), table.asked) == (6, "place first")
    assert table.why("sell shellfish 1") == "ABY-R-26"
    table.play("control jail")
    assert table.active == B  # the Slaver is covered: nothing to close with


@pytest.mark.rule("ABY-TURN-07", "ABY-TURN-02")
def test_an_exploring_turn_takes_its_location_after_the_track_is_cleared() -> None:
    table = scenario(
        player(keys=2, pearls=0),
        player(pearls=0),
        court=COURT,
        track="C1 monster",
        threat=3,
        pending=EXPLORING,
        available="jail",
    )
    table.play("fight")
    assert (table.stack("C"), table.asked) == ("C1", "place first")


# Black Smokers, Illusionist


@pytest.mark.rule("ABY-PLACE-10", "ABY-R-49", "ABY-CONTROL-13")
def test_black_smokers_are_swapped_for_a_tile_of_the_deck() -> None:
    """Scenario 44: 11 tiles in the deck, 10 afterwards."""
    deck = [*PLACE_NAMES[10:], "barracks"]
    others = " ".join(name for name in PLACE_NAMES if name not in deck)
    me = player(pearls=0, hand="H4 Q1 C1", lords="shaman reaper")
    table = scenario(me, player(), court=f"keeper {COURT}", available=others).recruit("keeper", "H4 Q1 C1")
    table.play("control black-smokers")
    assert len(table.choices) == 12
    assert table.why("swap jail") == ""
    table.play("swap barracks")
    assert table.covered(A) == {"barracks": ["shaman", "keeper", "reaper"]}
    assert len(table.location_deck) == 10
    assert "black-smokers" not in [*table.location_deck, *table.available]


@pytest.mark.rule("ABY-R-49", "ABY-PLACE-10")
def test_black_smokers_may_be_kept_and_score_nothing() -> None:
    table = fights(player(keys=2), 3, available="black-smokers").play("control black-smokers").play("decline")
    assert (table.covered(A), table.worth("black-smokers")) == ({"black-smokers": []}, 0)


@pytest.mark.rule("ABY-R-49")
def test_the_other_reading_puts_black_smokers_into_the_deck() -> None:
    options = {"black_smokers_leaves_the_game_when_swapped": "false"}
    table = fights(player(keys=2), 3, available="black-smokers", options=options)
    table.play("control black-smokers").play("swap jail")
    assert "black-smokers" in table.location_deck


@pytest.mark.rule("ABY-R-49", "ABY-LORD-34", "ABY-R-41")
def test_an_ambassador_sets_off_black_smokers_too() -> None:
    table = scenario(player(pearls=0, hand="Q3 S2 C2 H2 J1"), player(), court=f"hermit {COURT}")
    table.recruit("hermit", "Q3 S2 C2 H2 J1", "black-smokers").play("swap jail")
    assert table.covered(A) == {"jail": ["hermit"]}


# What locations score

EXAMPLE = player(  # scenario 50
    lords="landowner jailer alchemist",
    turned="alchemist",
    affiliated="C1 C3 Q2 H4 H1",
    locations={"barracks": "shepherd", "parliament": "elder"},
)


@pytest.mark.rule("ABY-R-31", "ABY-R-42", "ABY-R-43", "ABY-POWER-08", "ABY-SCORE-02", "ABY-SCORE-03")
@pytest.mark.parametrize(
    ("location", "points"),
    [
        pytest.param("sargasso-silos", 9, marks=pytest.mark.rule("ABY-PLACE-01")),
        pytest.param("hydrozoa-reserves", 6, marks=pytest.mark.rule("ABY-PLACE-02")),
        pytest.param("sanctuary", 4, marks=pytest.mark.rule("ABY-PLACE-03")),
        pytest.param("parliament", 6, marks=pytest.mark.rule("ABY-PLACE-04")),
        pytest.param("barracks", 9, marks=pytest.mark.rule("ABY-PLACE-05")),
        pytest.param("dockworks", 5, marks=pytest.mark.rule("ABY-PLACE-06")),
        pytest.param("sargasso-fields", 9, marks=pytest.mark.rule("ABY-PLACE-07")),
        pytest.param("abyss", 6, marks=pytest.mark.rule("ABY-PLACE-08")),
        pytest.param("city-of-mirrors", 0, marks=pytest.mark.rule("ABY-PLACE-09")),
        pytest.param("black-smokers", 0, marks=pytest.mark.rule("ABY-PLACE-10")),
        pytest.param("oceanic-senate-assembly", 7, marks=pytest.mark.rule("ABY-PLACE-11")),
        pytest.param("depths", 6, marks=pytest.mark.rule("ABY-PLACE-12")),
        pytest.param("throne-room", 12, marks=pytest.mark.rule("ABY-PLACE-13")),
        pytest.param("jail", 11, marks=pytest.mark.rule("ABY-PLACE-14")),
        pytest.param("chasm", 11, marks=pytest.mark.rule("ABY-PLACE-15")),
        pytest.param("closed-tower", 6, marks=pytest.mark.rule("ABY-PLACE-16")),
        pytest.param("lost-tower", 6, marks=pytest.mark.rule("ABY-PLACE-17")),
        pytest.param("chamber-of-allies", 7, marks=pytest.mark.rule("ABY-PLACE-18")),
        pytest.param("nest-of-giant-clams", 3, marks=pytest.mark.rule("ABY-PLACE-19")),
        pytest.param("coral-barrier", 15, marks=pytest.mark.rule("ABY-PLACE-20")),
    ],
)
def test_what_each_location_would_score(location: str, points: int) -> None:
    """Scenario 50."""
    table = scenario(EXAMPLE, player(), court="keeper reaper", council="Q1 C2")
    assert table.worth(location) == points
    assert (table.points(A)["lords"], table.points(A)["allies"]) == (33, 9)


@pytest.mark.rule("ABY-R-31", "ABY-R-42", "ABY-R-43")
@pytest.mark.parametrize(
    ("option", "value", "worths"),
    [
        (
            "turned_lords_count_for_guild_key_and_number",
            "true",
            {"hydrozoa-reserves": 8, "jail": 10},
        ),
        ("turned_lords_count_for_points", "false", {"throne-room": 12, "depths": 6}),
        ("ambassadors_count_as_key_lords", "false", {"closed-tower": 3, "lost-tower": 9}),
        ("towers_read_printed_keys_of_covered_lords", "false", {"closed-tower": 0, "lost-tower": 12}),
    ],
)
def test_the_other_readings_of_scoring(option: str, value: str, worths: dict[str, int]) -> None:
    table = scenario(EXAMPLE, player(), court="keeper reaper", council="Q1 C2", options={option: value})
    assert {name: table.worth(name) for name in worths} == worths
    assert table.points(A)["lords"] == (28 if option == "turned_lords_count_for_points" else 33)


@pytest.mark.rule("ABY-PLACE-09", "ABY-R-50")
def test_the_mirror_copies_the_best_location_of_the_opponents() -> None:
    """Scenario 51."""
    soldiers = "recruiter jailer seeker assassin miller trader peddler"
    table = scenario(
        player(lords=soldiers, locations={"city-of-mirrors": ""}),
        player(locations={"barracks": ""}),
        player(locations={"jail": ""}),
        court="keeper reaper",
        council="Q1 C2",
    )
    assert table.worth("city-of-mirrors") == 7 + 2 * 4
    table = scenario(
        player(lords="recruiter jailer seeker miller trader peddler shopkeeper", locations={"city-of-mirrors": ""}),
        player(locations={"barracks": ""}),
        player(locations={"jail": ""}),
        court="keeper reaper",
        council="Q1 C2",
    )
    assert table.worth("city-of-mirrors") == 13
    assert table.points(A)["locations"] == 13


@pytest.mark.rule("ABY-R-50")
def test_the_mirror_has_nothing_to_show_or_shows_black_smokers() -> None:
    mirror = {"city-of-mirrors": ""}
    table = scenario(player(locations=mirror), player(), court=COURT, council="Q1 C1")
    assert table.worth("city-of-mirrors") == 0
    table = scenario(player(locations=mirror), player(locations={"black-smokers": ""}), court=COURT, council="Q1 C1")
    assert table.worth("city-of-mirrors") == 0


@pytest.mark.rule("ABY-R-51")
def test_locations_with_nothing_to_read() -> None:
    table = scenario(player(), player(), court=COURT, council="Q1 C1")
    assert [table.worth(name) for name in ("depths", "throne-room", "jail", "coral-barrier")] == [0, 0, 15, 20]


@pytest.mark.rule("ABY-PLACE-08")
def test_ambassadors_are_a_sixth_guild() -> None:
    lords = "jailer miller traitor apprentice trader"
    table = scenario(
        player(lords=lords, locations={"abyss": "elder"}), player(), court="keeper reaper", council="Q1 C1"
    )
    assert table.worth("abyss") == 12
