"""What a seat sees, as arrays: the numbers of a game's features and the mask of its actions.

>>> sight = Sight("abyss", 2, {})
>>> sight.start.to_move, sight.observation(sight.start, 0).dtype.name, sight.mask(sight.start, 0).sum()
(-1, 'float32', np.int64(0))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from katabasis.envs.missing import missing

try:
    import numpy as np
    from numpy.typing import NDArray

    from katabasis.engine.features import mask_of, observed
except ImportError as reason:
    raise missing("numpy and librt", reason) from reason

import katabasis
from katabasis.engine.state import State

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Sight:
    """A game with its seats and options, and how positions of it become arrays."""

    def __init__(self, name: str, seats: int | None, options: Mapping[str, object]) -> None:
        self.game = katabasis.game(name)
        self.seats, self.options = self.game.checked(seats, options)
        self.start = self.game.new(self.seats, self.options)
        self.features = self.game.mind().features()
        self.size = int(self.features.size)
        self.actions = len(self.game.actions)
        self.scale: Floats = np.array(
            [block.scale for block in self.features.blocks for _ in block.labels], dtype=np.float32
        )
        self.high: Floats = np.full(self.size, 255, np.float32) / self.scale  # no number can be higher

    def observation(self, state: State, seat: int) -> Floats:
        """The numbers of a position for a seat, each divided by the scale of its block."""
        numbers: Any = np.frombuffer(observed(self.features, state, seat), np.uint8)
        return numbers / self.scale  # type: ignore[no-any-return]

    def mask(self, state: State, seat: int) -> Mask:
        """1 for each action that the seat may answer now; all 0 if it is not asked."""
        return np.frombuffer(mask_of(state, seat, self.actions), np.int8).copy()

    def blocks(self) -> dict[str, slice]:
        """Where each block stands in an observation."""
        found: dict[str, slice] = {}
        start = 0
        for block in self.features.blocks:
            found[block.name] = slice(start, start + len(block.labels))
            start += len(block.labels)
        return found
