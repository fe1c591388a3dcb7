"""OpenSpiel: its random simulation with serialisation, golden playthroughs, and what searches and observers need."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from forms import FORMS, Form
from open_spiel.python.algorithms import ismcts, mcts

import golden_envs as golden
from katabasis.engine.chance import Rng
from katabasis.envs.spiel import resampler


def loaded(form: Form) -> Any:
    return pyspiel.load_game(golden.game_string(form))


def played(game: Any, steps: int, seed: int = 0) -> Any:
    """A state after so many random answers, or a finished one."""
    chooser = random.Random(seed)
    state = game.new_initial_state()
    while steps and not state.is_terminal():
        state.apply_action(chooser.choice(state.legal_actions()))
        steps -= 1
    return state


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_random_sim_test_with_serialisation(form: Form) -> None:
    pyspiel.random_sim_test(loaded(form), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", FORMS)
def test_open_spiel_plays_it_as_it_always_did(name: str) -> None:
    stored = golden.file_of(name).read_text(encoding="utf-8")
    assert golden.playthrough(name).splitlines() == stored.splitlines()


def test_there_are_no_other_golden_files() -> None:
    assert {path.name for path in golden.PLAYTHROUGHS.glob("*.txt")} == {golden.file_of(name).name for name in FORMS}


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_options_reach_the_game_and_bounds_hold(form: Form) -> None:
    game = loaded(form)
    _, seats, options = form
    assert game.num_players() == seats
    assert {name: game.sight.options[name] for name in options} == options
    state = played(game, 100_000)
    assert state.is_terminal()
    assert all(game.min_utility() <= won <= game.max_utility() for won in state.returns())
    if game.utility_sum() is not None:
        assert sum(state.returns()) == pytest.approx(game.utility_sum())


def test_chance_is_explicit_and_weighted() -> None:
    """The first exploration card of Abyss: allies by their copies, and six monsters."""
    game = pyspiel.load_game("python_katabasis_abyss")
    state = game.new_initial_state()
    while "reveal monster" not in names(state):  # nobody can do anything but explore at first, so nobody is asked
        assert state.is_chance_node()
        state.apply_action(state.legal_actions()[0])
    outcomes = {state.action_to_string(outcome): weight for outcome, weight in state.chance_outcomes()}
    assert sum(outcomes.values()) == pytest.approx(1)
    assert outcomes["reveal monster"] == pytest.approx(6 / 71)
    assert outcomes["reveal squid 5"] == pytest.approx(1 / 71)
    assert outcomes["reveal squid 1"] == pytest.approx(4 / 71)


def names(state: Any) -> dict[str, int]:
    return {state.action_to_string(action): action for action in state.legal_actions()}


@pytest.mark.parametrize("name", ["ahuris duo", "abyss 3", "cerbere expansion 4"])
def test_clones_go_their_own_way(name: str) -> None:
    game = loaded(FORMS[name])
    state = played(game, 60, seed=4)
    before = (str(state), state.information_state_string(0), state.observation_tensor(0))
    one, two = state.clone(), state.clone()
    one.apply_action(one.legal_actions()[0])
    two.apply_action(two.legal_actions()[-1])
    assert (str(state), state.information_state_string(0), state.observation_tensor(0)) == before
    assert one.history_str() != two.history_str()
    assert one.information_state_string(0).startswith(before[1])
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, one))
    assert again.information_state_string(0) == one.information_state_string(0)
    assert again.position == one.position


@pytest.mark.parametrize("name", ["ahuris quartet-competitive", "abyss 2", "cerbere 4"])
def test_observers_fill_named_blocks_and_recall_is_text(name: str) -> None:
    game = loaded(FORMS[name])
    state = played(game, 80, seed=1)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert list(observer.dict) == [block.name for block in game.sight.features.blocks]
    assert np.array_equal(np.concatenate(list(observer.dict.values())), observer.tensor)
    assert observer.tensor.dtype == np.float32
    assert state.observation_tensor(1) == observer.tensor.tolist()
    assert json.loads(state.observation_string(1)) == json.loads(json.dumps(state.position.view(1).to_json()))
    recall = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    assert recall.tensor is None
    assert len(recall.string_from(state, 1).splitlines()) == len(state.history())


def test_perfect_recall_tells_positions_apart_that_look_alike() -> None:
    """Two ways to one position: an observation forgets which was gone, recall does not."""
    game = pyspiel.load_game("python_katabasis_ahuris")
    seen: dict[str, set[str]] = {}
    for seed in range(30):
        state = game.new_initial_state()
        chooser = random.Random(seed)
        while not state.is_terminal() and len(state.history()) < 9:
            seen.setdefault(state.observation_string(0), set()).add(state.information_state_string(0))
            state.apply_action(chooser.choice(state.legal_actions()))
    assert any(len(ways) > 1 for ways in seen.values())


def test_structs_are_plain_values() -> None:
    game = pyspiel.load_game("python_katabasis_cerbere", {"players": 4})
    state = played(game, 3)
    assert not state.is_chance_node()
    assert json.loads(state.to_struct().to_json())["game"] == "cerbere"
    seen = json.loads(state.to_observation_struct(1).to_json())
    assert seen["seat"] == 1
    action = state.legal_actions()[0]
    struct = state.action_to_struct(state.current_player(), action)
    assert json.loads(struct.to_json()) == {"answer": state.action_to_string(action)}
    assert state.struct_to_actions(struct) == [action]


def test_a_search_that_samples_what_is_hidden_plays_abyss() -> None:
    game = pyspiel.load_game("python_katabasis_abyss")
    state = played(game, 40, seed=2)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=4,
        random_state=np.random.RandomState(1),
    )
    bot.set_resampler(resampler(Rng("search")))
    before = str(state)
    assert bot.step(state) in state.legal_actions()
    assert str(state) == before


@pytest.mark.parametrize("name", ["abyss 3", "cerbere 5", "ahuris duo"])
def test_a_resampled_state_looks_the_same_to_the_player(name: str) -> None:
    game = loaded(FORMS[name])
    deal = resampler(Rng("deal"))
    other_worlds = 0
    for seed in range(6):
        state = played(game, 60 + 7 * seed, seed)
        if state.is_terminal():
            continue
        for player in range(game.num_players()):
            other = deal(state, player)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            if not state.is_chance_node():  # what chance may bring is no secret of a player, but may depend on one
                assert other.legal_actions(player) == state.legal_actions(player)
            other_worlds += other.position != state.position
    assert other_worlds > 0
