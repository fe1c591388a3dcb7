"""Random play through PettingZoo: every seat of Cerbère is an agent, asked when the rules ask it."""

import numpy as np
import pettingzoo

import katabasis.envs  # registers the environments

env = pettingzoo.make("aec", "katabasis/cerbere-v0", seats=5)
chooser = np.random.default_rng(7)
won = dict.fromkeys(env.possible_agents, 0.0)
for match in range(3):
    env.reset(seed=7 if match == 0 else None)  # the first match of the seed, then the next ones
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        won[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            env.step(chooser.choice(np.flatnonzero(observation["action_mask"])))
    print(f"match {match}: {info['ending']}")
print(won)
assert "registered" in katabasis.envs.DOORS["pettingzoo"]
