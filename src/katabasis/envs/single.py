"""Gymnasium: one seat learns, bots play the others.  Solo 3 ahuris needs none.

>>> import gymnasium
>>> env = gymnasium.make("katabasis/Abyss-v0", seats=2, opponents="random")
>>> observation, info = env.reset(seed=7)
>>> observation.dtype.name, int(info["action_mask"].sum()) >= 2
('float32', True)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from katabasis.bots import Bot, Eyes, bot
from katabasis.engine.chance import Rng, seed_both
from katabasis.engine.errors import BadOption
from katabasis.engine.playout import dealt
from katabasis.engine.seats import OVER
from katabasis.envs.missing import missing
from katabasis.envs.seeing import Floats, Mask, Sight
from katabasis.envs.showing import shown
from katabasis.games import NAMES

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as reason:
    raise missing("gymnasium", reason) from reason

VERSION = 0  # rises whenever results could change
RENDER_MODES = ["ansi"]
MOST_STEPS = 10_000  # no match comes near; a learner that ignores the mask might go on for ever
ILLEGAL_REWARD = -1.0


def opponents_of(opponents: str | Sequence[str], seats: int, seat: int) -> list[Bot | None]:
    """By seat, the bot that plays it, without a clock so that a seed tells all; None at the learner's."""
    if not 0 <= seat < seats:
        raise BadOption(f"the learner's seat is one of 0 to {seats - 1}, not {seat}")
    names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != seats - 1:
        raise BadOption(f"there are {seats - 1} opponents to name, not {len(names)}")
    found: list[Bot | None] = [bot(name, seconds=0.0) for name in names]
    found.insert(seat, None)
    return found


class MatchEnv(gymnasium.Env):  # type: ignore[misc]
    """One learner among bots.  The reward comes at the end: 1 for a win, a share if it is shared, else 0.

    An answer that is not legal costs `ILLEGAL_REWARD` and changes nothing: use `action_masks()`.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption(f"render_mode cannot be '{render_mode}'; it is 'ansi' or nothing")
        self.render_mode = render_mode
        self.sight = Sight(game, seats, options)
        self.seat = seat
        self.bots = opponents_of(opponents, self.sight.seats, seat)
        self.observation_space = spaces.Box(np.zeros_like(self.sight.high), self.sight.high, dtype=np.float32)
        self.action_space = spaces.Discrete(self.sight.actions)
        self._dealer = Rng("")
        self._players = Rng("")
        self._position = self.sight.start

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """A new match, up to the learner's first question; one in which it is never asked is passed over."""
        super().reset(seed=seed, options=options)
        while True:
            seed_both(str(self.np_random.integers(2**62)), self._dealer, self._players)
            self._position = self.sight.start.copy()
            if self._advance() != OVER:
                return self._observation(), self._info()

    def _advance(self) -> int:
        """Chance and the bots answer until the learner is asked, or the match is over."""
        position = self._position
        while True:
            seat = dealt(position, self._dealer)
            if seat in (OVER, self.seat):
                return seat
            player = self.bots[seat]
            assert player is not None
            position.apply(player.choose(Eyes(position, seat, self._players), self._players))

    def _observation(self) -> Floats:
        return self.sight.observation(self._position, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """What may be answered now, as sb3-contrib's MaskablePPO asks for it."""
        return self.sight.mask(self._position, self.seat)

    def step(self, action: np.int64 | int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        position = self._position
        answer = self.sight.game.actions[int(action)]
        if position.to_move != self.seat or answer not in position.legal_actions():
            return self._observation(), ILLEGAL_REWARD, False, False, {**self._info(), "illegal": True}
        position.apply(answer)
        over = self._advance() == OVER
        info = self._info()
        if over:
            info["ending"] = position.ending
            info["returns"] = position.returns()
        return self._observation(), position.returns()[self.seat] if over else 0.0, over, False, info

    def render(self) -> str | None:
        """The question and what the learner knows, as text."""
        return shown(self._position) if self.render_mode == "ansi" else None


for _name in NAMES:
    _id = f"katabasis/{_name.capitalize()}-v{VERSION}"
    if _id not in gymnasium.registry:
        gymnasium.register(
            id=_id,
            entry_point="katabasis.envs.single:MatchEnv",
            vector_entry_point="katabasis.envs.learners:LearnersEnv",
            max_episode_steps=MOST_STEPS,
            kwargs={"game": _name},
        )
