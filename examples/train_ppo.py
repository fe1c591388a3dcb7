"""A masked PPO learns solo 3 ahuris in about a minute, and beats random play.

Needs sb3-contrib besides: pip install "katabasis[envs]" sb3-contrib.  A whole win is rare for anybody, so that the
learner is paid for its points on the way, by a wrapper.  What is compared are wins, which nothing else pays for.
"""

import sys
import time

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

import katabasis.envs  # registers the environments
from katabasis.envs.shaping import Shaped

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
MATCHES = int(sys.argv[2]) if len(sys.argv) > 2 else 300
GOAL = 25  # the gentle goal: to leave with 25 points and a key wins


class UntilTime(BaseCallback):
    """Stops the training after so many seconds."""

    def _on_training_start(self) -> None:
        self.began = time.monotonic()

    def _on_step(self) -> bool:
        return time.monotonic() - self.began < SECONDS


def made(shaped: bool = False) -> gymnasium.Env:
    env = gymnasium.make("katabasis/Ahuris-v0", goal=GOAL)
    return Shaped(env, {"points: pocket 1": 0.5}) if shaped else env


def share_of_wins(choose, seed: int) -> float:
    """What a way of choosing wins of so many matches."""
    env = made()
    won = 0.0
    for match in range(MATCHES):
        observation, info = env.reset(seed=seed + match)
        terminated = False
        while not terminated:
            observation, reward, terminated, _, info = env.step(choose(observation, info["action_mask"]))
        won += reward
    return won / MATCHES


def main() -> None:
    torch.set_num_threads(1)  # the network is small: more threads only wait for one another
    chooser = np.random.default_rng(1)
    envs = make_vec_env(lambda: made(shaped=True), n_envs=8, seed=1)
    model = MaskablePPO("MlpPolicy", envs, n_steps=256, batch_size=512, gamma=1.0, ent_coef=0.01, seed=1, device="cpu")

    def asked(seen, mask):
        return model.predict(seen, action_masks=mask, deterministic=True)[0]

    untrained = share_of_wins(asked, 10_000)
    model.learn(10**9, callback=UntilTime())
    learnt = share_of_wins(asked, 10_000)
    at_random = share_of_wins(lambda _, mask: chooser.choice(np.flatnonzero(mask)), 10_000)
    error = (learnt * (1 - learnt) / MATCHES + at_random * (1 - at_random) / MATCHES) ** 0.5
    print(f"steps of training: {model.num_timesteps}")
    print(f"wins of {MATCHES} matches: learnt {learnt:.3f}, random {at_random:.3f}, standard error {error:.3f}")
    print(f"the same network before it had learnt anything: {untrained:.3f}")
    print("better than random" if learnt - at_random > 2 * error else "not better than random")


if __name__ == "__main__":
    assert "registered" in katabasis.envs.DOORS["gymnasium"]
    main()
