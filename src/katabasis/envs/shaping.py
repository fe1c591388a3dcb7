"""Rewards on the way, for learners that need them: never part of an environment, always a wrapper around it.

The reward gained is the rise of a potential, a weighted sum of named numbers of the observation, so that what is best
to do stays the same (Ng, Harada and Russell, 1999).

>>> import gymnasium, katabasis.envs
>>> env = Shaped(gymnasium.make("katabasis/Ahuris-v0"), {"points: pocket 1": 1.0})
>>> observation, info = env.reset(seed=7)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsFloat

from katabasis.engine.errors import BadOption, nearest
from katabasis.envs.missing import missing

try:
    import gymnasium
    import numpy as np
except ImportError as reason:
    raise missing("gymnasium", reason) from reason


class Shaped(gymnasium.Wrapper):  # type: ignore[misc]
    """Adds `gamma * potential after - potential before` to every reward; the potential of an ended match is 0."""

    def __init__(self, env: gymnasium.Env, weights: Mapping[str, float], gamma: float = 1.0) -> None:
        super().__init__(env)
        names = env.unwrapped.sight.features.names()
        self.weights = np.zeros(len(names), np.float32)
        for name, weight in weights.items():
            if name not in names:
                raise BadOption(f"there is no number '{name}' in this observation{nearest(name, names)}")
            self.weights[names.index(name)] = weight
        self.gamma = gamma
        self.potential = 0.0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        observation, info = self.env.reset(seed=seed, options=options)
        self.potential = float(self.weights @ observation)
        return observation, info

    def step(self, action: Any) -> tuple[Any, SupportsFloat, bool, bool, dict[str, Any]]:
        observation, reward, terminated, truncated, info = self.env.step(action)
        after = 0.0 if terminated else float(self.weights @ observation)
        gained = self.gamma * after - self.potential
        self.potential = after
        return observation, float(reward) + gained, terminated, truncated, info

    def action_masks(self) -> Any:
        return self.env.unwrapped.action_masks()
