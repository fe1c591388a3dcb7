"""PettingZoo: its own tests for every game and seat count, and what they do not look at."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pettingzoo
import pytest
from forms import FORMS, Form, only_warnings, random_answer
from pettingzoo.test import api_test, seed_test

from katabasis.engine.chance import Rng
from katabasis.engine.errors import BadOption, IllegalAction
from katabasis.envs.aec import env, raw_env
from katabasis.games.cerbere.state import CerbereState, is_traitor

# Its white list of dict observations knows only PettingZoo's own environments.
EXPECTED = ("Observation is not a NumPy array", "Observation space for each agent probably should be gymnasium.spaces")


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_api_test(form: Form) -> None:
    game, seats, options = form
    with only_warnings(*EXPECTED):
        api_test(env(game, seats, **options), num_cycles=200, verbose_progress=False)


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_seed_test(form: Form) -> None:
    game, seats, options = form
    with only_warnings():
        seed_test(lambda **more: env(game, seats, **options, **more), num_cycles=100)


def played(game: str, seats: int, seed: int, **options: str) -> Any:
    """A whole random match; whatever agents are asked, rewards come at the end only."""
    found = env(game, seats, **options)
    found.reset(seed=seed)
    rng = Rng(str(seed))
    won = dict.fromkeys(found.possible_agents, 0.0)
    for agent in found.agent_iter():
        observation, reward, terminated, truncated, _ = found.last()
        assert not truncated
        won[agent] += reward
        if terminated:
            assert not observation["action_mask"].any()
            found.step(None)
            continue
        assert reward == 0
        for other in found.agents:
            assert bool(found.observe(other)["action_mask"].any()) == (other == agent)
        found.step(random_answer(rng, observation["action_mask"]))
    assert list(won.values()) == found.unwrapped._position.returns()
    return found


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_the_mask_is_the_asked_seats_alone_and_rewards_come_at_the_end(form: Form) -> None:
    game, seats, options = form
    for seed in range(2):
        played(game, seats, seed, **options)


@pytest.mark.parametrize("name", ["abyss", "ahuris", "cerbere"])
def test_environments_are_registered(name: str) -> None:
    found = pettingzoo.make("aec", f"katabasis/{name}-v0")
    found.reset(seed=1)
    assert found.unwrapped.metadata["name"] == f"{name}_v0"
    assert len(found.possible_agents) == found.unwrapped.sight.game.seats[0]
    seats = found.unwrapped.sight.game.seats[-1]
    assert len(pettingzoo.make("aec", f"katabasis/{name}-v0", seats=seats).possible_agents) == seats


def test_any_option_of_the_game_is_a_parameter() -> None:
    found = pettingzoo.make("aec", "katabasis/cerbere-v0", seats=4, edition="1", treasures=2)
    assert (found.unwrapped.sight.options["edition"], found.unwrapped.sight.options["treasures"]) == ("1", "2")
    with pytest.raises(BadOption, match="has no option 'editoin'; did you mean 'edition'"):
        env("cerbere", 4, editoin="1")
    with pytest.raises(BadOption, match="cannot be played with 9 seats"):
        env("cerbere", 9)
    with pytest.raises(BadOption, match="render_mode cannot be 'human'"):
        env("abyss", render_mode="human")


def test_a_captured_adventurer_plays_on() -> None:
    """CER-CAP: whoever is captured goes over to Cerberus, is asked again, and is not terminated."""
    asked_after_capture = 0
    for seed in range(5):
        found = raw_env("cerbere", 5)
        found.reset(seed=seed)
        rng = Rng(str(seed))
        while not any(found.terminations.values()):
            position = found._position
            assert isinstance(position, CerbereState)
            assert found.agents == found.possible_agents
            asked_after_capture += is_traitor(position, found._seat_of[found.agent_selection])
            found.step(random_answer(rng, found.observe(found.agent_selection)["action_mask"]))
    assert asked_after_capture > 20


def test_a_seed_gives_a_row_of_matches_and_no_seed_goes_on_with_it() -> None:
    found = raw_env("abyss", 2)
    found.reset(seed=3)
    first, second = found.state(), None
    found.reset()
    second = found.state()
    found.reset(seed=3)
    assert np.array_equal(found.state(), first)
    found.reset()
    assert np.array_equal(found.state(), second)
    assert not np.array_equal(first, second)
    assert found.state_space.contains(first)


def test_an_illegal_answer_is_refused_or_with_wrappers_loses() -> None:
    raw = raw_env("abyss", 2)
    raw.reset(seed=3)
    agent = raw.agent_selection
    wrong = int((raw.observe(agent)["action_mask"] == 0).nonzero()[0][0])
    for action in (wrong, -1, 100_000, None):
        with pytest.raises(IllegalAction, match=f"action {action} of {agent} is no answer"):
            raw.step(action)
    wrapped = env("abyss", 2)
    wrapped.reset(seed=3)
    wrapped.last()
    wrapped.step(wrong)
    assert wrapped.rewards[agent] == -1
    assert all(wrapped.terminations.values())


def test_spaces_are_the_same_objects_each_time_and_environments_travel() -> None:
    found = env("ahuris", 2, goal=40)
    assert found.observation_space("player_0") is found.observation_space("player_0")
    assert found.action_space("player_1") is found.action_space("player_1")
    again = pickle.loads(pickle.dumps(found.unwrapped))
    assert again.sight.options["goal"] == "40"


def test_render_tells_what_the_asked_seat_knows() -> None:
    found = env("abyss", 2, render_mode="ansi")
    found.reset(seed=3)
    text = found.render()
    assert "may answer: " in text
    assert "question: " in text
    found.close()
    silent = env("abyss", 2)
    silent.reset(seed=3)
    assert silent.render() is None
