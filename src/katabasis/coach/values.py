"""What a position is worth to each seat: the mean of matches that are imagined from it, all seats playing by habit.

A match is imagined until the game has an estimate of who will win, or to its end if it has none.

>>> import katabasis
>>> found = worth(katabasis.game("ahuris").new(1, {"goal": 25}), rounds=40, seed="reef")
>>> 0.3 < found.means[0] < 0.6, found.errors[0] < 0.1
(True, True)
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

from katabasis.bots.imagination import imagined
from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.state import State

ROUNDS = 64


@dataclass(slots=True)
class Mean:
    """Numbers added up, and how sure their mean is."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, number: float) -> None:
        self.count += 1
        self.total += number
        self.squares += number * number

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def spread(self) -> float:
        """How much the numbers differ: their standard deviation."""
        if self.count < 2:
            return 0.0
        mean = self.mean
        return math.sqrt(max(0.0, self.squares - self.count * mean * mean) / (self.count - 1))

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite as long as there is nothing to judge it by."""
        return self.spread / math.sqrt(self.count) if self.count > 1 else math.inf


@dataclass(slots=True)
class Worth:
    """By seat, what it may hope to win, and the standard error of that."""

    means: list[float]
    errors: list[float]
    rounds: int


def outlook(state: State, luck: Rng) -> list[float]:
    """What each seat wins in one match imagined from here; the position and the stream are left as they are."""
    return imagined(state.copy(), 0, luck.copy())


def after(state: State, action: Action, luck: Rng) -> list[float]:
    """The same after an answer: with the same stream the same dice, so that answers can be compared."""
    copy = state.copy()
    copy.apply(action)
    return imagined(copy, 0, luck.copy())


def worth(state: State, rounds: int = ROUNDS, seed: str = "", seconds: float = 0.0) -> Worth:
    """The worth of a position; with a limit of seconds, as many rounds as fit into it, and at least two."""
    seats = [Mean() for _ in state.returns()]
    until = time.monotonic() + seconds
    for number in range(max(2, rounds)):
        if seconds and number >= 2 and time.monotonic() > until:
            break
        for seat, won in enumerate(outlook(state, Rng(f"{seed}/{number}"))):
            seats[seat].add(won)
    return Worth([seat.mean for seat in seats], [seat.error for seat in seats], seats[0].count)
