"""Gymnasium's vector environment: one learner in each of many matches, all in one process.

>>> import gymnasium, katabasis.envs
>>> envs = gymnasium.make_vec("katabasis/Ahuris-v0", num_envs=4, vectorization_mode="vector_entry_point")
>>> observations, infos = envs.reset(seed=7)
>>> observations.shape[0], infos["action_mask"].shape[0]
(4, 4)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from katabasis.bots import Eyes
from katabasis.envs.missing import missing
from katabasis.envs.seeing import Floats, Mask
from katabasis.envs.single import opponents_of
from katabasis.envs.vector import Matches

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as reason:
    raise missing("gymnasium", reason) from reason


class LearnersEnv(VectorEnv):  # type: ignore[misc]
    """As `MatchEnv`, many at once.  A row whose match has ended shows the next one at once (`SAME_STEP`).

    The arrays handed out are new each step; `katabasis.envs.Matches` is quicker and hands out the same ones again.
    An answer that is not legal is refused with a sentence: use `infos["action_mask"]`.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        max_episode_steps: int | None = None,  # noqa: ARG002 - no match comes near it
        **options: object,
    ) -> None:
        self.num_envs = num_envs
        self._made: dict[str, Any] = {"game": game, "rows": num_envs, "seats": seats, **options}
        probe = Matches(**{**self._made, "rows": 1})
        sight = probe.sight
        self.seat = seat
        self.bots = opponents_of(opponents, sight.seats, seat)
        names = ["" if player is None else player.name for player in self.bots]
        self._made["random_seats"] = [place for place, name in enumerate(names) if name == "random"]
        self.single_observation_space = spaces.Box(np.zeros_like(sight.high), sight.high, dtype=np.float32)
        self.single_action_space = spaces.Discrete(sight.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._matches = probe

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._matches = Matches(**self._made, seed=int(self.np_random.integers(2**62)))
        self._matches.batch.begin_all()
        self._wait_for_learner()
        self._matches.show()
        return self._matches.observations.copy(), {"action_mask": self.action_masks()}

    def _wait_for_learner(self) -> None:
        """Bots that do not play at random answer here, one row after another."""
        batch = self._matches.batch
        if all(player is None or player.name == "random" for player in self.bots):
            return
        for row in range(self.num_envs):
            while batch.states[row].to_move != self.seat:
                state = batch.states[row]
                seat, stream = state.to_move, batch.players[row]
                player = self.bots[seat]
                assert player is not None
                batch.answer(row, player.choose(Eyes(state, seat, stream), stream))

    def action_masks(self) -> Mask:
        """By row, what the learner may answer."""
        return self._matches.masks.copy()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Floats, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        matches = self._matches
        matches.batch.play(np.asarray(actions).tolist())
        self._wait_for_learner()
        matches.show()
        infos: dict[str, Any] = {"action_mask": self.action_masks()}
        ended = matches.batch.ended
        if ended:
            final = np.full(self.num_envs, None, dtype=object)
            endings = np.full(self.num_envs, None, dtype=object)
            for row, state, ending in zip(ended, matches.batch.last, matches.batch.endings, strict=True):
                final[row] = matches.sight.observation(state, self.seat)
                endings[row] = ending
            infos["final_obs"] = final
            infos["_final_obs"] = matches.ended.copy()
            infos["ending"] = endings
            infos["_ending"] = matches.ended.copy()
        rewards = matches.rewards[:, self.seat].astype(np.float64)
        nothing: NDArray[np.bool_] = np.zeros(self.num_envs, np.bool_)
        return matches.observations.copy(), rewards, matches.ended.copy(), nothing, infos

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is open."""
