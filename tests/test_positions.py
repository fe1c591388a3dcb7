"""Positions as plain values: what a person may write, what is refused and why, and that nothing else can happen."""

from __future__ import annotations

import copy
import json
import re
from collections import defaultdict
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from katabasis.engine.chance import Rng
from katabasis.engine.errors import BadPosition, KatabasisError
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State
from katabasis.games.ahuris.meta import ENDINGS, MODE_SEATS, MODES
from katabasis.games.ahuris.questions import KIND_NAMES
from katabasis.games.ahuris.words.position_reading import FIELDS, HERO_FIELDS
from katabasis.rulebook import rulebook
from scenario_ahuris import AHURIS, EXPLORATION_STEP, hero
from texts import one_sentence

HEROES = ["bard", "teller", "pirate"]
FIGURES = [figure + suit for figure in "JQK" for suit in "hsdc"]
DANGERS = [f"{value}{suit}" for value in range(1, 11) for suit in "hsdc"]
TREASURES = [value for value in range(1, 11) for _ in range(4)]
PLAIN: dict[str, Any] = {"bard": hero("h"), "teller": hero("h"), "pirate": hero("h")}
VETERANS: dict[str, Any] = {"bard": hero("dc"), "teller": hero("hsd"), "pirate": hero("sdh", explored=True)}


def exploring(*lines: str) -> list[str]:
    """The stack in the middle of the Exploration step."""
    return [*EXPLORATION_STEP, *lines]


def position(**fields: Any) -> dict[str, Any]:
    """The Pirate of level 3 is about to throw the exploration die; fields change or add to it."""
    return {"mode": "duo", "turn": 3, "heroes": VETERANS, "pending": exploring("exploration pirate"), **fields}


def rivals(**fields: Any) -> dict[str, Any]:
    """The same among rivals, each with something in the pocket."""
    return position(**{"mode": "trio-competitive", "pockets": [[2], [3], [4]], **fields})


def trio(**fields: Any) -> dict[str, Any]:
    return position(**{"mode": "trio-cooperative", **fields})


def of(name: str, cards: str = "h", **fields: Any) -> dict[str, Any]:
    """Heroes of whom one is special."""
    return {**VETERANS, name: hero(cards, **fields)}


def rest(cards: list[Any], *taken: Any) -> list[Any]:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left


def refused(wanted: Any) -> str:
    """The one sentence about a position that cannot be."""
    return one_sentence(BadPosition, lambda: AHURIS.position(wanted))


# What a person may write


def test_three_heroes_are_enough() -> None:
    state = AHURIS.position({"heroes": PLAIN})
    found = state.to_json()
    assert (found["mode"], found["goal"], found["turn"], found["ending"]) == ("solo", 100, 1, "")
    assert (found["treasure"], found["pockets"], found["removed"]) == (TREASURES, [[]], [])
    assert found["level_deck"] == rest(FIGURES, "Jh", "Qh", "Kh")
    assert (found["enemy_deck"], found["danger_deck"]) == (FIGURES, DANGERS)
    assert [found["heroes"][name]["life"] for name in HEROES] == [2, 2, 2]
    assert found["pending"][-1] == "chrono bard"  # a new turn has begun
    assert (found["level_gain_life"], found["short_reward"], found["collection_value"]) == (
        "keep_wounds",
        "draw",
        "counted",
    )


def test_the_example_of_the_documentation_is_played() -> None:
    match = AHURIS.match(
        seed="reef",
        position={
            "mode": "solo",
            "goal": 40,
            "heroes": {
                "bard": {"cards": ["d"]},
                "teller": {"cards": ["h", "s"], "life": 1},
                "pirate": {"cards": ["s"], "paralysis": 2},
            },
            "pockets": [[1, 9, 9, 4]],
            "removed": [1],
        },
    )
    assert match.to_move == 0
    assert len(match.state.to_json()["treasure"]) + len(match.state.to_json()["treasure_discard"]) == 35


def test_in_trio_and_quartet_each_hero_has_a_seat_and_a_pocket() -> None:
    for mode in MODES[2:]:
        found = AHURIS.position({"mode": mode, "heroes": PLAIN}).to_json()
        assert [found["heroes"][name]["seat"] for name in HEROES] == [0, 1, 2]
        assert found["pockets"] == [[], [], []]


def test_decks_are_whatever_lies_nowhere_else() -> None:
    found = AHURIS.position(
        position(
            pockets=[[10, 10]],
            treasure_discard=[1],
            removed=[2],
            level_bottom=["Js"],
            enemy_discard=["Qd", "Kh"],
            danger_discard=["1h"],
            danger_top="9c",
        )
    ).to_json()
    assert found["treasure"] == rest(TREASURES, 10, 10, 1, 2)
    assert found["level_deck"] == rest(FIGURES, "Jd", "Jc", "Qh", "Qs", "Qd", "Ks", "Kd", "Kh", "Js")
    assert found["enemy_deck"] == rest(FIGURES, "Qd", "Kh")
    assert found["danger_deck"] == rest(DANGERS, "1h", "9c")


def test_what_others_know_of_hidden_cards_is_nothing_unless_it_is_said() -> None:
    found = AHURIS.position(
        position(drawn=["7s", "2h"], danger_discard=["1h"], pending=exploring("test pirate", "keep pirate"))
    ).to_json()
    assert found["drawn_from"] == [rest(DANGERS, "1h")] * 2
    found = AHURIS.position(position(danger_top="9c", danger_discard=["1h"])).to_json()
    assert found["danger_top_from"] == rest(DANGERS, "1h")


def test_speeds_are_found_from_the_cards_while_heroes_explore() -> None:
    found = AHURIS.position(position()).to_json()
    assert [found["heroes"][name]["speed"] for name in HEROES] == [8 * 4, 8 * 4, 8 * 4]
    found = AHURIS.position(position(heroes=of("bard", "h", speed=13))).to_json()
    assert [found["heroes"][name]["speed"] for name in HEROES] == [13, 8 * 4, 8 * 4]  # the others are filled in
    found = AHURIS.position({"heroes": PLAIN}).to_json()
    assert [found["heroes"][name]["speed"] for name in HEROES] == [0, 0, 0]  # not yet compared


# Every field is read, and matters

DECKS = {"treasure": 3, "level_deck": "Jh", "enemy_deck": "Jh", "danger_deck": "1h"}
UNKNOWN = {"bard": {"seat": -1}, "teller": {"seat": 1}, "pirate": {"seat": 2}}
SEARCH = exploring("level pirate")
BLOW = exploring("strike pirate 0")
FIELD: dict[str, dict[str, Any]] = {  # by field: a position in which it says something
    "mode": position(mode="quartet-cooperative"),
    "goal": position(goal=40),
    "level_gain_life": position(level_gain_life="full"),
    "short_reward": position(short_reward="loss"),
    "collection_value": position(collection_value="printed"),
    "turn": position(turn=7),
    "ending": {"mode": "duo", "turn": 3, "heroes": VETERANS, "ending": "clock"},
    "best": position(best=77),
    "pockets": position(pockets=[[1, 5, 9]]),
    "treasure": position(treasure=rest(TREASURES, 3), removed=[3]),
    "treasure_discard": position(treasure_discard=[4, 10]),
    "removed": position(removed=[1, 1]),
    "found": position(found=[2, 8], pending=exploring("take pirate")),
    "level_deck": position(level_deck=["Jh", "Qc"], level_bottom=["Js", "Kc"]),
    "level_bottom": position(level_bottom=["Js", "Jh"]),
    "revealed": position(revealed=["Jh", "Qc"], pending=SEARCH),
    "enemy_deck": position(enemy_deck=["Jh", "Qc"], enemy_discard=rest(FIGURES, "Jh", "Qc")),
    "enemy_discard": position(enemy_discard=["Jh"]),
    "danger_deck": position(danger_deck=["1h", "9c"], danger_discard=rest(DANGERS, "1h", "9c")),
    "danger_discard": position(danger_discard=["1h"]),
    "danger_top": position(danger_top="9c"),
    "danger_top_from": position(danger_top="9c", danger_top_from=["6h", "9c"]),
    "drawn": position(drawn=["7s", "2h"], pending=exploring("test pirate", "keep pirate")),
    "drawn_from": position(
        drawn=["7s", "2h"], drawn_from=[["7s"], ["1h", "2h"]], pending=exploring("test pirate", "keep pirate")
    ),
    "dangers": position(dangers=["6s", "9c"], foe="Qh", foe_life=1, pending=BLOW),
    "foe": position(foe="Qh", foe_life=1, pending=BLOW),
    "foe_life": position(foe="Qh", foe_life=2, pending=BLOW),
    "drunk": position(foe="Kh", foe_life=1, drunk=True, pending=BLOW),
    "song": position(foe="Kh", foe_life=1, song="hero", pending=BLOW),
    "pending": position(pending=["turn bard", "leaving bard", "countdown bard", "order bard", "exploration teller"]),
}
HERO_FIELD: dict[str, dict[str, Any]] = {  # of the Bard
    "seat": trio(heroes={**VETERANS, "bard": hero("dc", seat=1), "teller": hero("hsd", seat=0)}),
    "cards": position(heroes=of("bard", "chs")),
    "life": position(heroes=of("bard", "dc", life=1)),
    "paralysis": position(heroes=of("bard", "dc", paralysis=2)),
    "fresh": position(heroes=of("bard", "dc", paralysis=2, fresh=True)),
    "unlucky": position(heroes=of("bard", "dc", unlucky=True)),
    "asleep": position(heroes=of("bard", "dc", asleep=True)),
    "explored": position(heroes=of("bard", "dc", explored=True)),
    "speed": position(heroes=of("bard", "dc", speed=19)),
    "left": rivals(heroes=of("bard", "dc", left=True, score=12)),
    "score": rivals(heroes=of("bard", "dc", left=True, score=12)),
}


def test_every_documented_field_is_tried() -> None:
    assert set(FIELD) | {"game", "rules", "heroes"} == set(FIELDS)
    assert set(HERO_FIELD) == set(HERO_FIELDS)


@pytest.mark.parametrize("field", FIELD)
def test_every_field_is_read_and_makes_another_position(field: str) -> None:
    wanted = FIELD[field]
    state = AHURIS.position(wanted)
    assert state.to_json()[field] == wanted[field]
    other = {name: value for name, value in wanted.items() if name != field}
    if field in DECKS:  # as given or by default they are the rest of the pack
        assert AHURIS.position(other) == state
        other[field] = rest(wanted[field], DECKS[field])
    assert differs(state, other)


@pytest.mark.parametrize("field", HERO_FIELD)
def test_every_field_of_a_hero_is_read_and_makes_another_position(field: str) -> None:
    wanted = HERO_FIELD[field]
    state = AHURIS.position(wanted)
    assert state.to_json()["heroes"]["bard"][field] == wanted["heroes"]["bard"][field]
    other = copy.deepcopy(wanted)
    del other["heroes"]["bard"][field]
    assert differs(state, other)


def differs(state: State, other: dict[str, Any]) -> bool:
    """Without the field it is another position, or none at all."""
    try:
        return AHURIS.position(other) != state
    except BadPosition:
        return True


def test_game_and_rules_may_be_said_but_must_be_right() -> None:
    assert AHURIS.position(position(game="ahuris", rules=1)) == AHURIS.position(position())
    assert refused(position(game="abyss")) == "this is a position of 'abyss', not of ahuris"
    assert refused(position(rules=2)) == "this position is of rules version 2; this program plays 1"


@pytest.mark.parametrize("mode", MODES)
def test_each_mode_has_its_seats(mode: str) -> None:
    state = AHURIS.position({"mode": mode, "heroes": PLAIN})
    assert len(state.returns()) == MODE_SEATS[MODES.index(mode)]


@pytest.mark.parametrize("ending", ENDINGS[1:])
def test_a_match_that_has_ended_has_nothing_pending(ending: str) -> None:
    state = AHURIS.position({"heroes": PLAIN, "ending": ending})
    assert (state.to_move, state.ending, state.to_json()["pending"]) == (OVER, ending, [])
    assert refused({"heroes": PLAIN, "ending": ending, "pending": ["turn"]}).endswith("has nothing pending")


# What is wrong in itself


@pytest.mark.parametrize("wrong", [None, 5, "solo", [], [["mode", "solo"]], True])
def test_a_position_is_an_object(wrong: Any) -> None:
    assert refused(wrong) == "a position is an object with named fields; see docs/positions.md"


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"pocket": [[1]]}, "a position has no field 'pocket'; did you mean 'pockets'?"),
        ({"gaol": 40}, "a position has no field 'gaol'; did you mean 'goal'?"),
        ({"xyzzy": 1}, "a position has no field 'xyzzy'"),
        ({"turn\n": 1}, r"a position has no field 'turn\n'; did you mean 'turn'?"),
        ({"heroes": {"brad": {}}}, "there is no hero 'brad'; did you mean 'bard'?"),
        ({"heroes": {"bard": {"lief": 1}}}, "a hero has no field 'lief'; did you mean 'life'?"),
        ({"mode": "duel"}, "mode cannot be 'duel'; choose one of: solo, duo, trio-cooperative, "),
        ({"mode": "quartet-cooperativ"}, "mode cannot be 'quartet-cooperativ'; did you mean 'quartet-cooperative'?"),
        ({"ending": "clok"}, "ending cannot be 'clok'; did you mean 'clock'?"),
        (position(song="heroes"), "song cannot be 'heroes'; did you mean 'hero'?"),
        (position(foe="Qx"), "foe cannot hold 'Qx'"),
        (position(enemy_discard=["Xh"]), "enemy_discard cannot hold 'Xh'"),
        (position(danger_discard=["11h"]), "danger_discard cannot hold '11h'; did you mean '1h'?"),
        (position(pending=["turn", "trun"]), "pending cannot hold 'trun'; did you mean 'turn'?"),
        (position(pending=["turn", 5]), "pending cannot hold 5"),
        (position(pending=["turn", ""]), "pending cannot hold ''"),
        (position(pending=["turn", "strike bard 0 0"]), "pending strike has no '0'"),
        (
            position(pending=["turn", "level-one brad"]),
            "pending level-one cannot be about 'brad'; did you mean 'bard'?",
        ),
        (position(pending=["turn", "role bard"]), "pending role needs a number from 1 to 3, not 'bard'"),
        (position(pending=["turn", "strike bard 7"]), "pending strike needs a number from 0 to 6, not '7'"),
        (position(pending=["turn", "strike bard ²"]), "pending strike needs a number from 0 to 6, not '²'"),
        (position(pending=["turn", "strike bard -1"]), "pending strike needs a number from 0 to 6, not '-1'"),
        (
            position(pending=["turn", "strike bard " + "9" * 5000]),
            "pending strike needs a number from 0 to 6, not '9",
        ),
        (position(pending=["turn", "level-one bard 1"]), "pending level-one has no '1'"),
        (position(pockets=[[1], [2]]), "mode duo has 1 pockets, not 2"),
        (trio(pockets=[[1], [2]]), "mode trio-cooperative has 3 pockets, not 2"),
        (position(pockets=[[0]]), "pockets holds Treasures from 1 to 10, not 0"),
        (position(removed=[11]), "removed holds Treasures from 1 to 10, not 11"),
        (position(enemy_discard=["Qh", "Qh"]), "enemy_discard holds Qh twice"),
    ],
)
def test_what_nobody_can_read_is_refused_with_what_is_near(wrong: dict[str, Any], sentence: str) -> None:
    assert refused({"heroes": PLAIN, **wrong}).startswith(sentence)


NUMBERS = ["goal", "turn", "best", "foe_life"]
FLAGS = ["drunk"]
LISTS = [name for name in FIELDS if isinstance(FIELD.get(name, {}).get(name), list)]
WORDS = ["mode", "level_gain_life", "short_reward", "collection_value", "ending", "song", "foe", "danger_top"]


def test_every_field_has_its_type_tried() -> None:
    assert {*NUMBERS, *FLAGS, *LISTS, *WORDS, "game", "rules", "heroes"} == set(FIELDS)


@pytest.mark.parametrize("field", [*NUMBERS, *FLAGS, *LISTS, *WORDS])
@pytest.mark.parametrize("wrong", [None, 1.5, "nonsense", {"a": 1}, [None], -1, True], ids=repr)
def test_a_value_of_the_wrong_type_is_refused_by_the_name_of_its_field(field: str, wrong: Any) -> None:
    if field in FLAGS and wrong is True:
        wrong = 1
    assert field in refused(position(**{field: wrong}))


@pytest.mark.parametrize("field", HERO_FIELDS)
@pytest.mark.parametrize("wrong", [None, 1.5, "nonsense", {"a": 1}, [None], 1_000], ids=repr)
def test_a_hero_with_a_value_of_the_wrong_type_is_refused_by_the_name_of_its_field(field: str, wrong: Any) -> None:
    assert field in refused(position(heroes=of("bard", "dc") | {"bard": {"cards": ["d", "c"], field: wrong}}))


@pytest.mark.parametrize("wrong", [None, 5, "dc", []], ids=repr)
def test_a_hero_is_an_object(wrong: Any) -> None:
    assert refused({"heroes": {**PLAIN, "bard": wrong}}).startswith("hero bard must be an object, not ")
    assert refused({"heroes": wrong}).startswith("heroes must be an object with bard, teller, pirate, not ")


# What cannot be on the table: each refusal names its rule

BROKEN: list[tuple[str, dict[str, Any]]] = [
    # the cards of the two packs
    ("AHU-COMP-04", position(pockets=[[5, 5, 5, 5, 5]])),
    ("AHU-CARD-07", position(pockets=[[5, 5, 5]], removed=[5, 5])),
    ("AHU-CARD-07", position(treasure=rest(TREASURES, 3))),
    ("AHU-CARD-07", position(treasure=TREASURES, removed=[3])),
    ("AHU-CARD-08", position(heroes=of("bard", "dd"))),
    ("AHU-CARD-08", position(level_bottom=["Jd"])),
    ("AHU-CARD-08", position(level_deck=["Jh"])),
    ("AHU-CARD-08", position(level_deck=["Jh", "Js", "Qc", "Kc", "Kd"])),
    ("AHU-CARD-09", position(enemy_deck=rest(FIGURES, "Jh"))),
    ("AHU-CARD-09", position(foe="Qh", foe_life=1, enemy_discard=["Qh"], pending=BLOW)),
    ("AHU-CARD-09", position(danger_deck=rest(DANGERS, "1h"))),
    ("AHU-CARD-09", position(danger_top="1h", danger_discard=["1h"])),
    ("AHU-CARD-09", position(dangers=["1h"], danger_discard=["1h"], pending=exploring("test pirate"))),
    # heroes
    ("AHU-SETUP-02", {"heroes": {"bard": hero("h"), "teller": hero("h")}}),
    ("AHU-R-09", position(heroes=of("bard", "dc", life=0))),
    ("AHU-R-22", position(heroes=of("bard", "dc", fresh=True))),
    ("AHU-TRIO-01", trio(heroes=of("bard", "dc", seat=1))),
    ("AHU-TRIO-01", trio(heroes=of("bard", "dc", seat=-1))),
    ("AHU-WOUND-08", position(heroes=of("bard", "dc", left=True, score=3))),
    ("AHU-WOUND-08", trio(heroes=of("bard", "dc", score=3))),
    ("AHU-COMPET-02", rivals(heroes=of("bard", "dc", left=True))),
    ("AHU-COMPET-02", rivals(heroes=of("bard", "dc", score=3))),
    ("AHU-COMPET-03", rivals(goal=40)),
    # a match that should have ended
    ("AHU-END-04", position(removed=[1, 1, 1, 1])),
    ("AHU-COMPET-04", rivals(heroes={name: hero("h", left=True, score=1) for name in HEROES})),
    ("AHU-COMPET-04", rivals(treasure_discard=rest(TREASURES, 2, 3, 4))),
    # the fortress player
    ("AHU-DUO-02", position(mode="solo", danger_top="9c")),
    ("AHU-DUO-02", position(mode="solo", drawn=["1h", "2h"], pending=exploring("test pirate", "keep pirate"))),
    ("AHU-DUO-02", position(mode="solo", pending=exploring("test pirate", "keep pirate"))),
    ("AHU-DUO-02", position(drawn=["1h"], pending=exploring("test pirate", "keep pirate"))),
    ("AHU-DUO-02", position(drawn=["1h", "2h"])),
    ("AHU-R-49", position(drawn=["1h", "2h"], danger_top="3h", pending=exploring("test pirate", "keep pirate"))),
    ("AHU-R-49", position(drawn=["1h", "2h"], dangers=["3h"], pending=exploring("test pirate", "keep pirate"))),
    ("AHU-R-49", position(danger_top_from=["3h"])),
    # traps and rewards
    ("AHU-TRAP-01", position(pending=exploring("test pirate"))),
    ("AHU-TRAP-01", position(dangers=["1h", "2h"], pending=exploring("test pirate"))),
    ("AHU-TRAP-01", position(mode="solo", dangers=["1h"], pending=exploring("test pirate", "dangers pirate 1"))),
    ("AHU-R-49", position(dangers=["1h"], pending=exploring("test pirate", "dangers pirate 1"))),
    ("AHU-TRAP-01", position(pending=exploring("test pirate", "dangers pirate 1"))),  # the fortress draws two
    ("AHU-TRAP-01", position(mode="solo", pending=exploring("test pirate", "dangers pirate 2"))),
    ("AHU-TRAP-01", position(dangers=["1h"])),
    ("AHU-REWARD-02", position(pending=exploring("take pirate"))),
    ("AHU-REWARD-02", position(pending=exploring("take pirate", "reward pirate 0"))),
    ("AHU-REWARD-02", position(treasure_discard=TREASURES, pending=exploring("take pirate", "reward pirate 2"))),
    # levels
    ("AHU-EXPL-01", position(pending=exploring("level-one pirate"))),
    ("AHU-EXPL-01", position(heroes=of("pirate", "h"))),
    ("AHU-LEVEL-03", position(heroes=of("pirate", "hsdc"), pending=SEARCH)),
    ("AHU-LEVEL-02", position(revealed=["Jh"])),
    ("AHU-LEVEL-02", position(revealed=["Kc"], pending=SEARCH)),
    ("AHU-SETUP-02", {"heroes": PLAIN, "pending": ["turn", "deal"]}),
    ("AHU-SETUP-02", {"heroes": {"bard": hero("hs")}, "pending": ["turn", "deal"]}),
    ("AHU-SETUP-02", {"level_bottom": ["Kh"], "pending": ["turn", "deal"]}),
    ("AHU-SETUP-03", {"heroes": {"bard": hero("h")}, "revealed": ["Kh"], "pending": ["turn", "deal"]}),
    ("AHU-COOP-01", {"mode": "trio-competitive", "heroes": UNKNOWN, "pending": ["turn", "deal", "choose-hero 1"]}),
    ("AHU-COMPET-01", {"mode": "trio-cooperative", "heroes": UNKNOWN, "pending": ["turn", "deal", "role 1"]}),
    ("AHU-COMPET-01", position(mode="solo", pending=["turn", "deal", "role 1"])),
    ("AHU-TRIO-01", {"mode": "trio-cooperative", "pending": ["turn", "deal", "choose-hero 3"]}),
    # combat
    ("AHU-COMBAT-14", position(foe="Qh")),
    ("AHU-COMBAT-14", position(foe_life=1)),
    ("AHU-COMBAT-14", position(drunk=True)),
    ("AHU-COMBAT-14", position(song="hero")),
    ("AHU-COMBAT-02", position(pending=exploring("fight pirate"))),
    ("AHU-COMBAT-02", position(foe="Qh", pending=exploring("fight pirate", "enemy pirate"))),
    (
        "AHU-COMBAT-04",
        position(foe="Qh", foe_life=1, drawn=["1h", "2h"], pending=exploring("fight pirate", "keep pirate")),
    ),
    ("AHU-COMBAT-03", position(foe="Qh", foe_life=1, dangers=["1h", "2h", "3h", "4h"], pending=BLOW)),
    ("AHU-COMBAT-03", position(foe="Qh", pending=exploring("fight pirate", "dangers pirate 1"))),
    ("AHU-COMBAT-03", position(pending=exploring("fight pirate", "dangers pirate 5", "enemy pirate"))),
    ("AHU-STAT-08", position(foe="Qh", foe_life=3, pending=BLOW)),
    ("AHU-CAP-10", position(foe="Qh", foe_life=1, drunk=True, pending=BLOW)),
    ("AHU-CAP-10", position(foe="Kh", foe_life=1, drunk=True, pending=exploring("foe-luck pirate"))),
    ("AHU-CAP-07", position(foe="Kh", foe_life=1, song="hero", pending=exploring("strike teller 0"))),
    ("AHU-CAP-07", position(foe="Kh", foe_life=1, song="hero", pending=exploring("hero-luck pirate"))),
    ("AHU-CAP-07", position(foe="Kh", foe_life=1, song="foe", pending=BLOW)),
    ("AHU-CAP-02", position(foe="Kh", foe_life=1, pending=exploring("foe-luck bard", "pay bard 0"))),
    ("AHU-CAP-02", position(foe="Kh", foe_life=1, pockets=[[3]], pending=exploring("foe-luck teller", "pay teller 0"))),
    ("AHU-CAP-09", position(foe="Kh", foe_life=1, pockets=[[3]], pending=exploring("initiative bard", "pay bard 1"))),
    ("AHU-R-59", position(foe="Kh", pockets=[[3]], pending=exploring("fight bard", "pay bard 2"))),
    # rivals
    ("AHU-COMPET-05", position(foe="bard", pending=BLOW)),
    ("AHU-COMPET-05", position(pending=exploring("attack pirate"))),
    ("AHU-COMPET-02", position(pending=["turn", "exit pirate"])),
    ("AHU-COMPET-02", rivals(pending=["turn", "exit pirate"])),
    ("AHU-R-56", rivals(pockets=[[], [], [1, 4]], pending=["turn", "exit pirate", "exit pirate"])),
    ("AHU-R-59", rivals(pockets=[[2], [3], []], pending=exploring("attack pirate"))),
    ("AHU-R-60", rivals(foe="pirate", pending=BLOW)),
    ("AHU-R-60", rivals(foe="bard", foe_life=1, pending=BLOW)),
    ("AHU-R-60", rivals(foe="bard", heroes=of("bard", "dc", left=True, score=2), pending=BLOW)),
    ("AHU-R-67", rivals(heroes=of("pirate", "sdh", left=True, score=2))),
    # equal heroes
    ("AHU-TRIO-02", trio(heroes=of("bard", "d"), pending=exploring("ties", "order-die bard"))),
    ("AHU-TRIO-02", trio(heroes=of("bard", "dc", speed=35), pending=exploring("ties", "order-die bard"))),
    ("AHU-R-51", trio(pending=exploring("ties", "order-lot"))),
]


@pytest.mark.parametrize(("rule", "wrong"), BROKEN)
def test_what_cannot_be_on_the_table_is_refused_with_its_rule(rule: str, wrong: dict[str, Any]) -> None:
    named = re.findall(r"AHU-[A-Z]+-\d+", refused(wrong))
    assert rule in named
    for name in named:
        assert rulebook("ahuris").rule(name).id == name


@pytest.mark.parametrize(
    ("stack", "sentence"),
    [
        (["leaving"], "pending must begin with 'turn', at the bottom of the stack"),
        (["turn", "turn"], "pending can hold 'turn' at the bottom only"),
        (["turn", "order", "leaving"], "pending leaving lies on 'turn', not on 'order'"),
        (["turn", "deal", "order"], "pending order lies on 'turn' or 'leaving' or 'countdown', not on 'deal'"),
        (["turn", "reward pirate 2"], "pending reward lies on 'take', not on 'turn'"),
        (["turn", "leaving", "exit pirate"], "pending exit lies on 'turn' or 'exit', not on 'leaving'"),
        (["turn", "chrono"], "pending chrono lies on 'order' or 'ties', not on 'turn'"),
        (["turn", "enemy pirate"], "pending enemy lies on 'fight' or 'dangers', not on 'turn'"),
        (["turn", "keep pirate"], "pending keep lies on 'fight' or 'test', not on 'turn'"),
        (["turn", "pay pirate"], "pending pay lies on 'fight' or 'foe-luck' or 'initiative', not on 'turn'"),
        (["turn", "exploration bard", "rest bard"], "pending rest lies on 'turn' or "),
        (["turn", "test pirate", "dangers bard 2"], "pending dangers must be about the pirate, as 'test' is"),
        (["turn", "strike pirate 6"], "pending strike has a number from 0 to 5"),
        (["turn", "strike pirate"], "pending strike needs a foe and, for an enemy, its foe_life"),
    ],
)
def test_a_stack_that_the_rules_could_not_build_is_refused(stack: list[str], sentence: str) -> None:
    assert refused(position(pending=stack)).startswith(sentence)


def test_treasures_that_nobody_is_to_take_are_refused() -> None:
    assert refused(position(found=[2])) == "found holds Treasures, but no 'take' is pending"


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"danger_top": "9c", "danger_top_from": ["1h"]}, "danger_top_from must hold danger_top itself"),
        ({"drawn_from": [["1h"]]}, "drawn_from must have one list for each card of drawn"),
        (
            {"drawn": ["1h", "2h"], "drawn_from": [["1h"], ["3h"]]},
            "each list of drawn_from must hold the card that was drawn",
        ),
    ],
)
def test_the_others_cannot_know_what_is_not_so(fields: dict[str, Any], sentence: str) -> None:
    assert refused(position(**fields)) == sentence


# Nothing else can happen: any position is refused in one sentence, or played


def check_played(state: State, seed: str, answers: int) -> None:
    """The promises of the contract, kept from a position on, whoever wrote it."""
    rng = Rng(seed)
    for number in range(answers):
        if number % 4 == 0:
            assert AHURIS.position(json.loads(json.dumps(state.to_json()))) == state
        if state.to_move == OVER:
            break
        if state.to_move == CHANCE:
            assert len(state.chance_outcomes()) > 1
            state.apply(state.sample(rng))
        else:
            legal = state.legal_actions()
            places = [action.index for action in legal]
            assert len(legal) > 1
            assert places == sorted(set(places))
            state.apply(legal[rng.below(len(legal))])
    assert len(state.returns()) == MODE_SEATS[MODES.index(state.to_json()["mode"])]


def check(wanted: Any, seed: str = "played", answers: int = 30) -> bool:
    """Whether it can be; if so it can be played."""
    try:
        state = AHURIS.position(wanted)
    except KatabasisError as wrong:
        sentence = str(wrong)
    else:
        check_played(state, seed, answers)
        return True
    assert "\n" not in sentence
    return False


@pytest.mark.parametrize("wanted", [*FIELD.values(), *HERO_FIELD.values()])
def test_every_position_of_this_file_that_can_be_is_played(wanted: dict[str, Any]) -> None:
    check_played(AHURIS.position(wanted), "this file", 60)


@pytest.mark.parametrize("mode", MODES)
def test_any_two_lines_on_a_stack_are_refused_or_played(mode: str) -> None:
    three = MODES.index(mode) > 1
    pockets = [[1, 2], [1, 3], [1, 4]] if three else [[1, 2, 3]]
    possible = 0
    for first in KIND_NAMES:
        for second in ["", *KIND_NAMES]:
            lines = [
                f"{name} {'1' if name in ('role', 'choose-hero') else 'pirate'}" for name in (first, second) if name
            ]
            for below in (["turn"], exploring()):
                wanted: dict[str, Any] = {
                    "mode": mode,
                    "heroes": VETERANS,
                    "pockets": pockets,
                    "pending": [*below, *lines],
                }
                possible += check(wanted, first, 8)
                wanted["pending"] = [*below, *[line + " 2" for line in lines]]
                wanted["foe"], wanted["foe_life"] = "Qh", 1
                possible += check(wanted, first, 8)
    assert possible > 25


@cache
def reached() -> list[dict[str, Any]]:
    """Positions of random matches: of every mode, with every question, and some with hidden cards."""
    found: dict[tuple[Any, ...], list[dict[str, Any]]] = defaultdict(list)
    starts = [AHURIS.new(seats, {"mode": mode}) for mode, seats in zip(MODES, MODE_SEATS, strict=True)]
    starts += [
        AHURIS.position(rivals(mode=mode, pockets=[[1, 5, 5, 5, 5], [1, 10], [3, 9]])) for mode in (MODES[3], MODES[5])
    ]
    starts += [AHURIS.position(position(mode=mode, pockets=[[5, 5, 5, 5, 10]])) for mode in MODES[:2]]
    for number, start in enumerate(starts):
        for play in range(4):
            state = start.copy()
            rng = Rng(f"reached {number} {play}")
            while True:
                written = state.to_json()
                asked = tuple(line.split()[0] for line in written["pending"][-2:])
                alike = found[(written["mode"], asked, written["danger_top"] != "")]
                if len(alike) < 3:
                    alike.append(written)
                if state.to_move == OVER:
                    break
                legal = state.legal_actions() if state.to_move >= 0 else []
                state.apply(legal[rng.below(len(legal))] if legal else state.sample(rng))
    return [written for alike in found.values() for written in alike]


def test_the_positions_to_be_changed_show_every_question_in_play() -> None:
    asked = {written["pending"][-1].split()[0] for written in reached() if written["pending"]}
    steps = {"turn", "ties", "fight", "countdown", "leaving"}
    assert asked | {"order-lot", "pay"} == set(KIND_NAMES) - steps | {"pay"}
    assert len(reached()) > 300


JUNK = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.integers(-1, 13),
        st.text(max_size=4),
        st.sampled_from([*HEROES, *FIGURES[::3], *DANGERS[::7], *MODES, *KIND_NAMES, *ENDINGS, "hero", "foe", *"hsdc"]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.sampled_from([*HEROES, *HERO_FIELDS, "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)
LINE = st.builds(
    lambda kind, about, number: f"{kind} {about}{number}",
    st.sampled_from(KIND_NAMES),
    st.sampled_from([*HEROES, "1", "2", "3"]),
    st.sampled_from(["", *[f" {number}" for number in range(8)]]),
)
PLACE = st.integers(0, 10_000)
EXAMPLES = [100, pytest.param(3_000, marks=pytest.mark.long)]


def searching(*strategies: Any) -> Callable[[Callable[..., None]], Callable[[int], None]]:
    """A test of so many examples, the same ones each time."""

    def decorated(test: Callable[..., None]) -> Callable[[int], None]:
        @pytest.mark.parametrize("examples", EXAMPLES)
        def search(examples: int) -> None:
            settings(max_examples=examples, deadline=None, derandomize=True)(given(*strategies)(test))()

        search.__name__ = test.__name__
        return search

    return decorated


def drawn(place: int) -> dict[str, Any]:
    """One of the reached positions, to be changed."""
    return copy.deepcopy(reached()[place % len(reached())])


@searching(PLACE, st.sampled_from(FIELDS), JUNK)
def test_a_position_with_a_field_of_junk_is_refused_or_played(place: int, field: str, junk: Any) -> None:
    check({**drawn(place), field: junk})


@searching(PLACE, st.sampled_from(HEROES), st.sampled_from(HERO_FIELDS), JUNK)
def test_a_hero_with_a_field_of_junk_is_refused_or_played(place: int, name: str, field: str, junk: Any) -> None:
    wanted = drawn(place)
    wanted["heroes"][name][field] = junk
    check(wanted)


@searching(PLACE, PLACE, st.sampled_from(FIELDS))
def test_a_field_from_another_position_is_refused_or_played(place: int, other: int, field: str) -> None:
    check({**drawn(place), field: drawn(other)[field]})


@searching(PLACE, PLACE, st.sampled_from(HEROES), st.sampled_from(HERO_FIELDS))
def test_a_heros_field_from_another_position_is_refused_or_played(
    place: int, other: int, name: str, field: str
) -> None:
    wanted = drawn(place)
    wanted["heroes"][name][field] = drawn(other)["heroes"][name][field]
    check(wanted)


@searching(PLACE, st.integers(0, 12), st.lists(LINE, max_size=2), st.integers(0, 3))
def test_a_stack_with_lines_lost_or_added_is_refused_or_played(place: int, at: int, new: list[str], lost: int) -> None:
    wanted = drawn(place)
    wanted["pending"][at : at + lost] = new
    check(wanted)


@searching(PLACE, st.sampled_from(LISTS), st.sampled_from(LISTS), PLACE)
def test_a_card_in_another_place_is_refused_or_played(place: int, source: str, target: str, card: int) -> None:
    wanted = drawn(place)
    if wanted[source]:
        wanted[target].append(wanted[source].pop(card % len(wanted[source])))
    check(wanted)


@pytest.mark.parametrize("field", FIELDS)
def test_a_position_without_one_of_its_fields_is_refused_or_played(field: str) -> None:
    possible = 0
    for written in reached()[::9]:
        possible += check({name: value for name, value in written.items() if name != field}, field, 6)
    assert possible > (-1 if field == "heroes" else 5)


@pytest.mark.parametrize("field", HERO_FIELDS)
def test_a_hero_without_one_of_its_fields_is_refused_or_played(field: str) -> None:
    for place in range(0, len(reached()), 7):
        wanted = drawn(place)
        del wanted["heroes"][HEROES[place % 3]][field]
        check(wanted, field, 6)
