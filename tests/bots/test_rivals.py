"""Rivals of 3 ahuris leave when that wins, stay when it cannot, and know that nobody may win."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import katabasis
from by_habit import by_habit
from katabasis.bots import Eyes, bot
from katabasis.engine.chance import Rng
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State
from katabasis.games.ahuris.bags import size
from katabasis.games.ahuris.mind.lessons import LESSONS
from katabasis.games.ahuris.mind.rivals_net import INPUTS, describe
from katabasis.games.ahuris.mind.team_net import Network
from katabasis.lab.net import Net
from katabasis.lab.practice import practised
from katabasis.lab.rivals import Lessons, played, shares, surprise, teach
from scenario_ahuris import hero, scenario

NETWORK = LESSONS.rivals_network
DRILL = LESSONS.rivals_drill
RIVALS = ["trio-competitive", "quartet-competitive"]
LEVELS = ["habit", "apprentice", "adept", "master"]


def at_the_exit(
    mode: str, asked: str, pockets: dict[str, list[int]], treasure: int = 20, **heroes: dict[str, Any]
) -> State:
    """One hero is asked whether to leave; so many Treasures are left in the deck."""
    held = [card for pocket in pockets.values() for card in pocket]
    rest = [value for value in range(1, 11) for _ in range(4 - held.count(value))]
    discard = sorted(rest, reverse=True)[treasure:]
    fields = {"treasure_discard": discard, "pending": ["turn", f"exit {asked}"]}
    return scenario(mode=mode, pockets=pockets, **fields, **heroes).match.state  # type: ignore[arg-type]


def answers(state: State, level: str) -> set[str]:
    """What a level answers, whatever its stream of chance."""
    found = set()
    for number in range(5):
        rng = Rng(f"{level} {number}")
        found.add(bot(level, seconds=0.0).choose(Eyes(state, state.to_move, rng), rng).text)
    return found


@pytest.mark.parametrize("mode", RIVALS)
@pytest.mark.parametrize("level", LEVELS)
def test_the_last_one_inside_leaves_with_more_than_the_others(mode: str, level: str) -> None:
    """Nothing is gained by staying; with less than they have nothing is gained by leaving."""
    out = {"teller": hero("h", left=True, score=5), "pirate": hero("h", left=True, score=0)}
    assert answers(at_the_exit(mode, "bard", {"bard": [1, 6]}, **out), level) == {"leave"}
    assert answers(at_the_exit(mode, "bard", {"bard": [1, 4]}, **out), level) == {"stay"}
    assert answers(at_the_exit(mode, "bard", {"bard": [1, 1, 1, 1]}, **out), level) == {"stay"}  # no collection then


@pytest.mark.parametrize("mode", RIVALS)
@pytest.mark.parametrize("level", LEVELS)
def test_who_leads_by_far_leaves_before_the_deck_is_empty(mode: str, level: str) -> None:
    """Fifteen points, the rivals hold nothing, and two turns are left at most."""
    state = at_the_exit(mode, "bard", {"bard": [1, 8, 7]}, treasure=2)
    assert answers(state, level) == {"leave"}


@pytest.mark.parametrize("mode", RIVALS)
def test_habit_does_not_wait_for_twenty_points(mode: str) -> None:
    """A score that rivals would have to beat is worth more than hopes of a better one."""
    state = at_the_exit(mode, "pirate", {"pirate": [1, 9, 7], "bard": [3], "teller": []}, treasure=18)
    assert answers(state, "habit") == {"leave"}


@pytest.mark.parametrize("mode", RIVALS)
def test_nobody_wins_about_as_often_as_the_estimate_says(mode: str) -> None:
    """Looked at once a match: when nobody is out yet and the deck will soon be empty."""
    start = katabasis.game("ahuris").new(4 if "quartet" in mode else 3, {"mode": mode})
    rng = Rng(mode)
    said: list[float] = []
    found: list[float] = []
    for _ in range(250):
        state = start.copy()
        looked = False
        while state.to_move != OVER:
            late = state.game.mind().settled(state) and not state.left and size(state.treasure) < 12  # type: ignore[attr-defined]
            if late and not looked:
                looked = True
                said.append(1.0 - sum(state.game.mind().prospects(state)[:3]))
            state.apply(state.sample(rng) if state.to_move == CHANCE else state.game.mind().habit(state, rng))
        if looked:
            found.append(1.0 - sum(state.returns()[:3]))
    assert len(said) > 30
    assert sum(said) / len(said) > 0.02
    assert abs(sum(said) - sum(found)) / len(said) < 0.12


@pytest.mark.parametrize("mode", RIVALS)
def test_who_is_out_and_beaten_has_no_hope(mode: str) -> None:
    out = {"teller": hero("h", left=True, score=5), "pirate": hero("h", left=True, score=12)}
    state = scenario(mode=mode, pockets={"bard": [3]}, **out).match.state
    hopes = state.game.mind().prospects(state)
    assert hopes[1] == 0.0
    assert hopes[2] > hopes[0] > 0.0


def settled_positions(mode: str, seed: str) -> list[State]:
    state = katabasis.game("ahuris").new(4 if "quartet" in mode else 3, {"mode": mode})
    return [
        at.copy()
        for at in by_habit(state, Rng(seed))
        if at.game.mind().settled(at) and min(at.player) >= 0  # type: ignore[attr-defined]
    ]


@pytest.mark.parametrize("mode", RIVALS)
def test_the_game_and_the_lab_judge_rivals_alike(mode: str) -> None:
    net = Net(INPUTS, 16, 4, np.random.default_rng(1))
    own = Network()
    own.learn({name: list(map(float, weights)) for name, weights in net.stored().items()})
    lessons = Lessons(NETWORK)
    expected: list[float] = []
    for state in settled_positions(mode, f"alike {mode}"):
        for one in range(3):
            places: list[int] = []
            values: list[float] = []
            describe(state, one, places, values)  # type: ignore[arg-type]
            assert len(set(places)) == len(places)
            assert (min(places) >= 0, max(places) < INPUTS) == (True, True)
            expected.append(own.score(places, values))
            lessons.places += places
            lessons.values += values
            lessons.ends.append(len(lessons.places))
        lessons.won.append([0.0] * 3)
    x, _, _ = lessons.table()
    assert len(expected) > 60
    assert net.judged(x.astype(np.float32).reshape(-1, INPUTS)) == pytest.approx(expected, abs=1e-2)  # rounded


def test_teaching_rivals_makes_their_matches_less_surprising() -> None:
    rules = katabasis.game("ahuris")
    learnt, apart = played(rules, NETWORK, 60, 0, "taught")
    assert played(rules, NETWORK, 60, 0, "taught")[0].places == learnt.places
    net = Net(INPUTS, 16, 4, np.random.default_rng(1))
    x, won, hope = learnt.table()
    before = surprise(shares(net.scores(x.astype(np.float32).reshape(-1, INPUTS)), hope), won)
    teach(net, learnt, apart, 30, 3e-3, "taught")
    assert surprise(shares(net.scores(x.astype(np.float32).reshape(-1, INPUTS)), hope), won) < before


def test_practice_credits_each_rival_with_its_own_wins() -> None:
    """What a seat hoped for and the credit it got are together what it won."""
    start = katabasis.game("ahuris").new(3, {"mode": "trio-competitive"})
    hoped: list[tuple[int, float]] = []

    def rough(state: State) -> list[float]:
        hopes = DRILL.rough(state)
        hoped.append((state.to_move, hopes[state.to_move]))
        return hopes

    practice, credit, won = practised(start, replace(DRILL, rough=rough), "credit", 1, trace=1.0)
    assert len(credit) == len(hoped) == len(practice.options)
    ends: list[set[float]] = [set(), set(), set()]
    for (seat, hope), gain in zip(hoped, credit, strict=True):
        ends[seat].add(round(hope + gain, 9))
    assert [len(end) for end in ends] == [1, 1, 1]
    assert ends[0] == {won}
    assert sum(end.pop() for end in ends) in (0.0, 1.0)
