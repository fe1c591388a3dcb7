"""PettingZoo: its own tests for every game and seat count, and what they do not look at."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pettingzoo
import pytest
from forms import FORMS, Form, api_test, only_warnings, random_answer, seed_test
from pettingzoo.utils import wrappers

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


def test_an_illegal_answer_is_refused() -> None:
    raw = raw_env("abyss", 2)
    raw.reset(seed=3)
    agent = raw.agent_selection
    wrong = int((raw.observe(agent)["action_mask"] == 0).nonzero()[0][0])
    for action in (wrong, -1, 100_000, None):
        with pytest.raises(IllegalAction, match=f"action {action} of {agent} is no answer"):
            raw.step(action)


def usual(game: str, seats: int) -> Any:
    """The three wrappers that PettingZoo's own environments have."""
    found: Any = wrappers.TerminateIllegalWrapper(raw_env(game, seats), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(found))


def seen_of(found: Any) -> tuple[Any, ...]:
    observation, reward, terminated, truncated, info = found.last()
    numbers = observation["observation"].tobytes(), observation["action_mask"].tobytes()
    return found.agent_selection, found.agents[:], numbers, reward, terminated, truncated, info, dict(found.rewards)


@pytest.mark.parametrize("illegal", [False, True])
def test_the_one_wrapper_does_what_the_usual_three_do(illegal: bool, caplog: pytest.LogCaptureFixture) -> None:
    ours, theirs = env("cerbere", 3), usual("cerbere", 3)
    for found in (ours, theirs):
        with pytest.raises(AttributeError, match="agents cannot be accessed before reset"):
            found.agents  # noqa: B018
        with pytest.raises(AttributeError, match="rewards cannot be accessed before reset"):
            found.rewards  # noqa: B018
        with pytest.raises(AssertionError, match="step"):
            found.step(0)
        with pytest.raises(AssertionError, match="observe"):
            found.observe("player_0")
        found.reset(seed=4)
    rng = Rng("both")
    steps = 0
    while ours.agents:
        steps += 1
        seen = seen_of(ours)
        assert seen == seen_of(theirs)
        mask = ours.last()[0]["action_mask"]
        if seen[4] or seen[5]:
            action = None
        elif illegal and steps > 10:
            action = int((mask == 0).nonzero()[0][0])
        else:
            action = random_answer(rng, mask)
        for found in (ours, theirs):
            if action is not None:
                for wrong in (None, -1, 10_000, 1.5):
                    with pytest.raises(AssertionError, match="action is not in action space"):
                        found.step(wrong)
            caplog.clear()
            found.step(action)
            assert ("Illegal move" in caplog.text) == (illegal and steps == 11)
        assert dict(ours.rewards) == dict(theirs.rewards)
    assert not theirs.agents
    assert (steps == 14) == illegal
    for found in (ours, theirs):
        caplog.clear()
        found.step(None)
        assert "step() called after all agents are terminated or truncated" in caplog.text


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
