"""The network that the lab teaches is the one that the game asks."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import numpy as np
import pytest

import katabasis
from by_habit import by_habit
from katabasis.engine.chance import Rng
from katabasis.engine.estimate import chance_of
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State
from katabasis.games.ahuris.mind.lessons import LESSONS
from katabasis.games.ahuris.mind.team_net import INPUTS, NETWORK, Network, describe
from katabasis.lab import insight
from katabasis.lab.insight import Playing, Rows, teach
from katabasis.lab.net import Net

network = LESSONS.team_network


def positions(seats: int, seed: str) -> list[State]:
    """Some on the way of a match that nobody plays well."""
    state = katabasis.game("ahuris").new(seats, {"goal": 40})
    found = (at.copy() for at in by_habit(state, Rng(seed)) if at.game.mind().settled(at) and network.describable(at))
    return list(islice(found, 40))


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_game_and_the_lab_think_alike(seats: int) -> None:
    net = Net(INPUTS, 16, 4, np.random.default_rng(1))
    own = Network()
    own.learn({name: list(map(float, weights)) for name, weights in net.stored().items()})
    rows = Rows(network)
    expected: list[float] = []
    for state in positions(seats, f"alike {seats}"):
        rows.add(state)
        places: list[int] = []
        values: list[float] = []
        describe(state, places, values)  # type: ignore[arg-type]
        assert len(set(places)) == len(places)
        assert min(places) >= 0
        assert max(places) < INPUTS
        expected.append(chance_of(own.score(places, values)))
    assert len(expected) > 20
    assert net.hopes(rows.table()) == pytest.approx(expected, abs=2e-3)  # stored weights are rounded


def test_teaching_goes_on_from_what_was_stored() -> None:
    first, second = (Net(INPUTS, 16, 4, np.random.default_rng(seed)) for seed in (1, 2))
    second.go_on_from(first.stored())
    rows = Rows(network)
    for state in positions(1, "on"):
        rows.add(state)
    assert second.hopes(rows.table()) == pytest.approx(first.hopes(rows.table()), abs=2e-3)  # rounded


def test_what_is_stored_fits_what_is_described() -> None:
    assert NETWORK.units > 0
    assert len(NETWORK.first) == NETWORK.units * INPUTS
    assert len(NETWORK.second) == NETWORK.units * NETWORK.upper


def test_a_position_learns_from_those_after_it_up_to_a_random_answer() -> None:
    start = katabasis.game("ahuris").new(1, {})
    match = Playing(start, 0, "lessons", by_habit=False, plain=False)
    rng = Rng("a match that is lost")
    while match.state.to_move != OVER:
        match.state.apply(
            match.state.sample(rng)
            if match.state.to_move == CHANCE
            else match.state.game.mind().habit(match.state, rng)
        )
    assert match.state.returns()[0] == 0.0
    match.hopes = [0.5, 0.2, 0.4]
    assert match.lessons() == pytest.approx([0.1 * 0.2 + 0.9 * 0.1 * 0.4, 0.1 * 0.4, 0.0])
    match.instead = {1: 0.6}
    assert match.lessons() == pytest.approx([0.1 * 0.2 + 0.9 * 0.6, 0.6, 0.0])
    match.by_habit = True
    match.instead = {}
    assert match.lessons() == [0.0, 0.0, 0.0]


def test_teaching_moves_the_weights_and_does_so_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(insight, "BATCH", 2)
    monkeypatch.setattr(insight, "AT_ONCE", 1)
    monkeypatch.setattr(insight, "REMEMBERED", 2000)
    stored: list[str] = []
    for name in ("one", "two"):
        net = Net(INPUTS, 3, 2, np.random.default_rng(1))
        before = net.w[0].copy()
        teach(net, network, katabasis.game("ahuris"), 2, 1, 1e-3, "teach", tmp_path / name)
        assert net.steps > 5
        assert not np.array_equal(before, net.w[0])
        stored.append((tmp_path / name).read_text(encoding="utf-8"))
    assert stored[0] == stored[1]
