"""PettingZoo: every seat is an agent, asked when the rules ask it.

>>> import pettingzoo
>>> env = pettingzoo.make("aec", "katabasis/abyss-v0", seats=3)
>>> env.reset(seed=7)
>>> env.possible_agents, env.agent_selection in env.agents
(['player_0', 'player_1', 'player_2'], True)
"""

from __future__ import annotations

import secrets
from typing import Any

from katabasis.engine.chance import Rng
from katabasis.engine.errors import BadOption, IllegalAction
from katabasis.engine.playout import dealt
from katabasis.engine.seats import OVER
from katabasis.envs.missing import missing
from katabasis.envs.seeing import Floats, Sight
from katabasis.envs.showing import shown
from katabasis.games import NAMES

try:
    import numpy as np
    import pettingzoo
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.env_logger import EnvLogger
except ImportError as reason:
    raise missing("pettingzoo", reason) from reason

VERSION = 0  # rises whenever results could change
RENDER_MODES = ["ansi"]
ILLEGAL_REWARD = -1

Observation = dict[str, Any]


class raw_env(pettingzoo.AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801
    """A match without wrappers.  Rewards come at the end: 1 for a win, equal shares for rivals who tie, else 0.

    Nobody leaves before the end: an Adventurer captured in Cerbère plays on.
    """

    def __init__(self, game: str, seats: int | None = None, render_mode: str | None = None, **options: object) -> None:
        EzPickle.__init__(self, game, seats, render_mode, **options)
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption(f"render_mode cannot be '{render_mode}'; it is 'ansi' or nothing")
        self.render_mode = render_mode
        self.sight = Sight(game, seats, options)
        self.metadata = {
            "name": f"{game}_v{VERSION}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.sight.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._table = self.sight.game.actions
        self._action_spaces = {agent: spaces.Discrete(self.sight.actions) for agent in self.possible_agents}
        self._observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self._seed = ""
        self._number = 0
        self._dealer = Rng("")
        self._position = self.sight.start
        self._decisions = 0

    def _space(self) -> spaces.Dict:
        sight = self.sight
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(sight.high), sight.high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (sight.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    @property
    def state_space(self) -> spaces.Box:
        """Of `state`: what each seat sees, one after another."""
        high = np.tile(self.sight.high, self.sight.seats)
        return spaces.Box(np.zeros_like(high), high, dtype=np.float32)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new match: the first one of a seed, or the next one."""
        if seed is not None or not self._seed:
            self._seed = secrets.token_hex(16) if seed is None else str(seed)
            self._number = 0
        self._dealer = Rng(f"{self._seed}/{self._number}")
        self._number += 1
        self._decisions = 0
        self._position = self.sight.start.copy()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[dealt(self._position, self._dealer)]

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        position = self._position
        return {"observation": self.sight.observation(position, seat), "action_mask": self.sight.mask(position, seat)}

    def state(self) -> Floats:
        """What each seat sees, one after another: all that anybody knows."""
        return np.concatenate([self.sight.observation(self._position, seat) for seat in range(self.sight.seats)])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        position = self._position
        answer = None if action is None or not 0 <= action < len(self._table) else self._table[action]
        if answer not in position.legal_actions():
            raise IllegalAction(f"action {action} of {agent} is no answer to the question asked now: use its mask")
        position.apply(answer)
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        seat = dealt(position, self._dealer)
        if seat == OVER:
            self._finish()
        elif self._decisions >= self.sight.game.bound:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[seat]

    def _finish(self) -> None:
        """Rewards are 0 until here, so that only now there is something to add."""
        for agent, won in zip(self.possible_agents, self._position.returns(), strict=True):
            self.rewards[agent] = won
            self.infos[agent] = {"ending": self._position.ending}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def forfeit(self, agent: str) -> None:
        """End the match because of an illegal action: it costs the agent that gave it."""
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = float(ILLEGAL_REWARD)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The question and what the seat asked knows, as text."""
        return shown(self._position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


class Guarded(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's three usual wrappers in one, which costs a tenth of their time.

    An illegal action loses and ends the match (`TerminateIllegalWrapper`), one that is no action at all is an error
    (`AssertOutOfBoundsWrapper`), and nothing may be asked before `reset` (`OrderEnforcingWrapper`).
    """

    def __init__(self, raw: raw_env) -> None:
        super().__init__(raw)
        self._raw = raw

    @property
    def agents(self) -> list[str]:
        return self._begun("agents").agents

    @property
    def agent_selection(self) -> str:
        return self._begun("agent_selection").agent_selection

    def _begun(self, name: str) -> raw_env:
        if not self._has_reset:
            raise AttributeError(f"{name} cannot be accessed before reset")
        return self._raw

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        if observe and not self._has_reset:
            EnvLogger.error_observe_before_reset()
        found: tuple[Observation | None, float, bool, bool, dict[str, Any]] = self._raw.last(observe)
        return found

    def step(self, action: int | None) -> None:
        raw = self._raw
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        self._has_updated = True
        if not raw.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = raw.agent_selection
        gone = raw.terminations[agent] or raw.truncations[agent]
        assert gone if action is None else is_number(action, raw.sight.actions), "action is not in action space"
        try:
            raw.step(action)
        except IllegalAction:
            EnvLogger.warn_on_illegal_move()
            raw.forfeit(agent)


def is_number(action: object, actions: int) -> bool:
    """Whether it numbers an action."""
    return isinstance(action, int | np.integer) and bool(0 <= action < actions)


def env(game: str, seats: int | None = None, render_mode: str | None = None, **options: object) -> Guarded:
    """A match as PettingZoo's users expect it: an illegal action loses and ends it, and order is enforced."""
    return Guarded(raw_env(game, seats, render_mode, **options))


for _name in NAMES:
    if f"katabasis/{_name}-v{VERSION}" not in pettingzoo.env_registry.registration.aec_registry:
        pettingzoo.register("aec", f"katabasis/{_name}-v{VERSION}", env, kwargs={"game": _name})
