"""Many matches in one process, for speed: arrays in, arrays out, a match that ends begins anew.

Every call fills the same arrays again and hands them out: copy what must outlast the next step.

>>> matches = Matches("ahuris", rows=8, seats=1, seed="reef")
>>> matches.reset()
>>> for _ in range(50):
...     matches.step(matches.random_actions())
>>> matches.observations.shape[0], bool(matches.masks.any(axis=1).all()), matches.rewards.shape
(8, True, (8, 1))
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from katabasis.engine.errors import BadOption
from katabasis.envs.missing import missing
from katabasis.envs.seeing import Floats, Mask, Sight

try:
    import numpy as np
    from numpy.typing import NDArray

    from katabasis.engine.batch import Batch
except ImportError as reason:
    raise missing("numpy and librt", reason) from reason


class Matches:
    """A batch of matches of one game.

    `observations[r]` is what the seat asked in row r sees, `masks[r]` what it may answer, `asked[r]` which seat it is.
    `step` answers every row.  Where a match has ended `ended[r]` is true, `rewards[r]` holds what each seat has won,
    and the row already shows the first question of the next match; everywhere else rewards are 0.
    Row r plays its match number n as `game.match(seats, seed="seed/r/n", options=…)` would.
    """

    observations: Floats  # rows × numbers
    masks: Mask  # rows × actions
    asked: NDArray[np.uint8]  # rows
    rewards: Floats  # rows × seats
    ended: NDArray[np.bool_]  # rows

    def __init__(
        self,
        game: str,
        rows: int = 256,
        seats: int | None = None,
        seed: object = 0,
        random_seats: Iterable[int] = (),
        **options: object,
    ) -> None:
        if rows < 1:
            raise BadOption("a batch has at least one row")
        self.sight = Sight(game, seats, options)
        self.seats = self.sight.seats
        self.rows = rows
        at_random = set(random_seats)
        if not at_random < set(range(self.seats)):
            raise BadOption(f"random_seats are some of 0 to {self.seats - 1}, and not all of them")
        self.batch = Batch(
            self.sight.start,
            self.sight.features,
            self.sight.game.actions,
            self.seats,
            rows,
            str(seed),
            sum(1 << seat for seat in at_random),
        )
        self.observations = np.zeros((rows, self.sight.size), np.float32)
        self.masks = np.zeros((rows, self.sight.actions), np.int8)
        self.asked = np.zeros(rows, np.uint8)
        self.rewards = np.zeros((rows, self.seats), np.float32)
        self.ended = np.zeros(rows, np.bool_)

    def reset(self) -> None:
        """Begin all matches anew, from the same seed: the first match of every row again."""
        self.batch.begin_all()
        self.show()

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Answer every row with the number of an action; an answer that is not legal is refused with a sentence."""
        answers = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        self.batch.play(answers)
        self.show()

    def show(self) -> None:
        """Fill the arrays from the matches as they stand."""
        batch = self.batch
        batch.show()
        if self.ended.any():
            self.rewards[:] = 0
            self.ended[:] = False
        for row, result in zip(batch.ended, batch.results, strict=True):
            self.rewards[row] = result
            self.ended[row] = True
        numbers = np.frombuffer(batch.seen(), np.uint8).reshape(self.observations.shape)
        np.divide(numbers, self.sight.scale, out=self.observations)
        self.masks[:] = np.frombuffer(batch.masks(), np.int8).reshape(self.masks.shape)
        self.asked[:] = np.frombuffer(batch.asked(), np.uint8)

    def random_actions(self) -> list[int]:
        """An answer for each row, evenly chosen among those that may be given; drawn in the compiled core."""
        return self.batch.choices()

    @property
    def endings(self) -> list[str]:
        """How the matches ended that ended in the last step, in the order of their rows."""
        return list(self.batch.endings)
