"""Gymnasium: its checker for every game and seat count, bots in the other seats, and the vector environment."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from forms import FORMS, Form, only_warnings, random_answer
from gymnasium.utils.env_checker import check_env

from katabasis.bots import BOTS
from katabasis.engine.chance import Rng
from katabasis.engine.errors import BadOption, IllegalAction
from katabasis.envs.shaping import Shaped
from katabasis.envs.single import ILLEGAL_REWARD, MatchEnv


def made(form: Form, **more: object) -> gymnasium.Env:
    game, seats, options = form
    return gymnasium.make(f"katabasis/{game.capitalize()}-v0", seats=seats, **options, **more)


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_check_env(form: Form) -> None:
    """With not a single warning."""
    with only_warnings():
        check_env(made(form).unwrapped)
        check_env(made(form, seat=form[1] - 1).unwrapped)


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_a_learner_is_asked_until_the_match_is_over(form: Form) -> None:
    env = made(form, seat=form[1] - 1)
    rng = Rng("learner")
    rewards = []
    for seed in range(3):
        _, info = env.reset(seed=seed)
        while True:
            assert np.array_equal(env.unwrapped.action_masks(), info["action_mask"])
            _, reward, terminated, truncated, info = env.step(random_answer(rng, info["action_mask"]))
            assert not truncated
            if terminated:
                assert not info["action_mask"].any()
                assert reward == info["returns"][form[1] - 1]
                rewards.append(reward)
                break
            assert reward == 0
    assert len(rewards) == 3


def test_an_illegal_answer_costs_something_and_changes_nothing() -> None:
    env = MatchEnv("abyss", 2)
    observation, info = env.reset(seed=1)
    wrong = int((info["action_mask"] == 0).nonzero()[0][0])
    again, reward, terminated, truncated, told = env.step(wrong)
    assert np.array_equal(observation, again)
    assert (reward, terminated, truncated, told["illegal"]) == (ILLEGAL_REWARD, False, False, True)


def test_seats_and_bots_are_checked() -> None:
    with pytest.raises(BadOption, match="seat is one of 0 to 1, not 2"):
        MatchEnv("abyss", 2, seat=2)
    with pytest.raises(BadOption, match="there are 2 opponents to name, not 1"):
        MatchEnv("abyss", 3, opponents=["random"])
    with pytest.raises(BadOption, match="there is no bot 'rando'; did you mean 'random'"):
        MatchEnv("abyss", 3, opponents="rando")
    with pytest.raises(BadOption, match="render_mode cannot be 'human'"):
        MatchEnv("abyss", render_mode="human")


@pytest.mark.parametrize("name", [name for name in BOTS if name != "master"])  # which thinks for minutes if interpreted
def test_a_bot_of_any_level_may_be_named_and_a_seed_tells_all(name: str) -> None:
    seen = []
    for _ in range(2):
        env = MatchEnv("ahuris", 2, opponents=name)
        _, info = env.reset(seed=1)
        rng = Rng("level")
        for _ in range(4):
            observation, _, _, _, info = env.step(random_answer(rng, info["action_mask"]))
        seen.append(observation.tobytes())
    assert seen[0] == seen[1]


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_the_vector_environment_plays_as_the_batch_does(form: Form) -> None:
    game, seats, options = form
    envs = gymnasium.make_vec(
        f"katabasis/{game.capitalize()}-v0",
        num_envs=3,
        vectorization_mode="vector_entry_point",
        seats=seats,
        **options,
    )
    rng = Rng("vector")
    observations, infos = envs.reset(seed=5)
    first = observations.copy()
    assert envs.observation_space.contains(observations)
    ended = 0
    for _ in range(150):
        answers = np.array([random_answer(rng, mask) for mask in infos["action_mask"]])
        before = observations
        kept = before.copy()
        observations, rewards, terminated, truncated, infos = envs.step(answers)
        assert np.array_equal(before, kept), "an array handed out earlier has changed"
        assert not truncated.any()
        assert not rewards[~terminated].any()
        for row in terminated.nonzero()[0]:
            ended += 1
            assert infos["ending"][row]
            assert infos["final_obs"][row].shape == observations[row].shape
    assert ended > 0
    assert np.array_equal(envs.reset(seed=5)[0], first)
    envs.close()


def test_the_vector_environment_asks_bots_one_row_after_another() -> None:
    envs = gymnasium.make_vec(
        "katabasis/Cerbere-v0", num_envs=3, vectorization_mode="vector_entry_point", seats=4, seat=2, opponents="novice"
    )
    rng = Rng("bots")
    _, infos = envs.reset(seed=5)
    ended = 0
    for _ in range(60):
        _, _, terminated, _, infos = envs.step([random_answer(rng, mask) for mask in infos["action_mask"]])
        assert (envs.unwrapped._matches.asked == 2).all()
        ended += int(terminated.sum())
    assert ended > 0
    with pytest.raises(IllegalAction, match="is no answer to the question asked now in row 0"):
        envs.step([-1, -1, -1])


def test_shaping_is_a_wrapper_that_adds_up_to_nothing() -> None:
    """The rises of a potential add up to minus the first one, whatever is played; the rest is the plain reward."""
    plain = made(FORMS["ahuris solo"])
    shaped = Shaped(plain, {"points: pocket 1": 1.0, "best: best": 0.5})
    rng = Rng("shaped")
    _, info = shaped.reset(seed=2)
    first = shaped.potential
    total, steps = 0.0, 0
    terminated = False
    while not terminated:
        _, reward, terminated, _, info = shaped.step(random_answer(rng, shaped.action_masks()))
        total += float(reward)
        steps += reward != 0
    assert steps > 3
    assert total == pytest.approx(info["returns"][0] - first)
    with pytest.raises(BadOption, match="there is no number 'points: pocket 9'"):
        Shaped(plain, {"points: pocket 9": 1.0})
