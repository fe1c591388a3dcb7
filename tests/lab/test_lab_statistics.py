"""What a finished match tells, checked against the match itself and against the record of all that happened."""

from __future__ import annotations

import pytest

import katabasis
from katabasis.engine.chance import Rng
from katabasis.engine.event import Event
from katabasis.engine.playout import playout
from katabasis.engine.state import State
from katabasis.engine.study import Facts, Study
from katabasis.games import NAMES
from katabasis.games.abyss.words.events import SCORE as ABYSS_SCORE
from katabasis.games.abyss.words.events import TOTAL as ABYSS_TOTAL
from katabasis.games.ahuris.words.events import LEAVES, TURN_BEGINS
from katabasis.games.cerbere.rules.powers import FIRST_CARD_POWER, FIRST_TREASURE_POWER
from katabasis.games.cerbere.words.events import CAPTURED, PLAYS, WINS
from katabasis.words import LANGUAGES, words

MODES = ["trio-competitive", "quartet-competitive"]
TABLES = [(name, seats, {}) for name in NAMES for seats in katabasis.game(name).seats]
TABLES += [("ahuris", 3, {"mode": MODES[0]}), ("ahuris", 4, {"mode": MODES[1]})]
TABLES += [("cerbere", 4, {"edition": "1", "treasures": "4"})]


def finished(name: str, seats: int, options: dict[str, str], seed: str) -> tuple[State, list[Event], Facts, Study]:
    game = katabasis.game(name)
    study = game.study()
    assert study is not None
    state = game.new(seats, options)
    events: list[Event] = []
    state.notes = events
    playout(state, Rng(seed), Rng(f"{seed}/players"))
    return state, events, study.facts(state, events), study


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_the_facts_keep_to_the_study(name: str, seats: int, options: dict[str, str]) -> None:
    for seed in range(4):
        state, _, facts, study = finished(name, seats, options, str(seed))
        assert len(facts.measures) == len(study.measures)
        assert not study.roles or (len(facts.roles) == seats and set(facts.roles) <= set(study.roles))
        assert not study.sources or {len(points) for points in facts.points} <= {0, len(study.sources)}
        assert len(facts.had) == seats
        for had in facts.had:
            assert had is None or had == sorted(set(had))
            assert had is None or all(0 <= number < len(study.things) for number in had)
        assert state.ending


@pytest.mark.parametrize("name", NAMES)
def test_every_name_of_a_study_is_there_once_and_can_be_said(name: str) -> None:
    study = katabasis.game(name).study()
    assert study is not None
    assert len({(thing.group, thing.name) for thing in study.things}) == len(study.things)
    for names in (study.roles, study.measures, study.sources):
        assert len(set(names)) == len(names)
    for language in LANGUAGES:
        for thing in study.things:
            assert not thing.noun or words(language).form(thing.noun, "name")


@pytest.mark.rule("ABY-SCORE-01", "ABY-SCORE-02", "ABY-SCORE-03", "ABY-SCORE-04")
def test_points_of_abyss_are_those_that_were_told() -> None:
    for seats in (2, 3, 4):
        _, events, facts, _ = finished("abyss", seats, {}, f"reef {seats}")
        told = {event.a: [event.b, event.c, event.d, event.e] for event in events if event.kind == ABYSS_SCORE}
        totals = {event.a: event.b for event in events if event.kind == ABYSS_TOTAL}
        assert facts.points == [told[seat] for seat in range(seats)]
        assert [sum(points) for points in facts.points] == [totals[seat] for seat in range(seats)]


def test_lords_of_abyss_belong_to_one_seat_each() -> None:
    _, _, facts, study = finished("abyss", 4, {}, "reef")
    everything = [number for had in facts.had for number in had or []]
    assert len(set(everything)) == len(everything) > 10
    groups = {study.things[number].group for number in everything}
    assert groups == {"lord", "location"}


@pytest.mark.rule("CER-END-02", "CER-END-04")
def test_camps_of_cerbere_win_together() -> None:
    camps = set()
    for seed in range(30):
        state, events, facts, _ = finished("cerbere", 5, {}, str(seed))
        winners = {event.a for event in events if event.kind == WINS}
        roles = {facts.roles[seat] for seat in winners}
        camps |= roles
        assert winners == set(state.winners())
        assert roles <= ({"adventurer"} if state.ending == "escaped" else {"cerberus"})
        assert facts.measures[4] == sum(event.kind == CAPTURED for event in events)
    assert "cerberus" in camps


def test_a_card_of_cerbere_counts_for_whoever_played_it() -> None:
    _, events, facts, study = finished("cerbere", 5, {}, "reef")
    played = {(event.a, event.b) for event in events if event.kind == PLAYS}
    counted = {
        (seat, number)
        for seat, had in enumerate(facts.had)
        for number in had or []
        if FIRST_CARD_POWER <= number < FIRST_TREASURE_POWER
    }
    assert counted == played
    assert played
    assert study.things[FIRST_CARD_POWER].name == "sacrifice"


@pytest.mark.rule("AHU-COMPET-02")
def test_a_rival_of_ahuris_scores_what_it_left_with() -> None:
    left = 0
    for seed in range(60):
        state, events, facts, _ = finished("ahuris", 3, {"mode": MODES[0]}, str(seed))
        heroes = state.to_json()["heroes"]
        out = {event.a: event.b for event in events if event.kind == LEAVES}
        left += len(out)
        scored = sorted(sum(points) for points in facts.points)
        assert scored == sorted([out.get(number, 0) for number in range(len(heroes))])
        assert facts.roles == ["rival"] * 3
    assert left


def test_a_team_of_ahuris_shares_its_points_and_the_fortress_has_none() -> None:
    _, events, facts, _ = finished("ahuris", 4, {}, "reef")
    assert facts.points[0] == facts.points[1] == facts.points[2]
    assert (facts.points[3], facts.had[3], facts.roles) == ([], None, ["hero", "hero", "hero", "fortress"])
    assert facts.measures[0] == max(event.a for event in events if event.kind == TURN_BEGINS)
