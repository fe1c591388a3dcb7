"""A small network in numpy: the one that games ask, and how it is taught."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import numpy as np

SLOW = 0.999  # the network that plays and judges is an average of the one that learns over about 1,000 steps
STORED = ["first", "first starts", "second", "second starts", "third", "base"]  # the weights, by name


class Net:
    """The same network in numpy."""

    def __init__(self, inputs: int, units: int, upper: int, chance: np.random.Generator) -> None:
        self.w = [
            chance.normal(0, np.sqrt(2 / 40), (inputs, units)).astype(np.float32),
            np.zeros(units, np.float32),
            chance.normal(0, np.sqrt(2 / units), (units, upper)).astype(np.float32),
            np.zeros(upper, np.float32),
            chance.normal(0, np.sqrt(1 / upper), upper).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.begin()

    def begin(self) -> None:
        """Nothing learnt yet but the weights as they are."""
        self.m = [np.zeros_like(w) for w in self.w]
        self.v = [np.zeros_like(w) for w in self.w]
        self.slow = [w.copy() for w in self.w]
        self.steps = 0

    def go_on_from(self, stored: dict[str, list[float]]) -> None:
        """Weights stored earlier, of a network as large."""
        shapes = [w.shape for w in self.w]
        self.w = [
            np.array(stored[name], np.float32).reshape(shape[::-1]).T.copy()
            for name, shape in zip(STORED, shapes, strict=True)
        ]
        self.begin()

    def hopes(self, x: np.ndarray) -> np.ndarray:
        """Chances, by the average."""
        return np.asarray(1 / (1 + np.exp(-np.clip(self.judged(x), -30, 30))))

    def judged(self, x: np.ndarray) -> np.ndarray:
        """Scores, by the average."""
        first, first_starts, second, second_starts, third, base = self.slow
        units = np.maximum(x @ first + first_starts, 0)
        return np.asarray(np.maximum(units @ second + second_starts, 0) @ third + base)

    def step(self, x: np.ndarray, y: np.ndarray, rate: float) -> float:
        """One step of Adam on the log loss; the square of the error."""
        p = 1 / (1 + np.exp(-np.clip(self.scores(x), -30, 30)))
        self.descend(x, ((p - y) / len(y)).astype(np.float32), rate)
        return float(np.mean((p - y) ** 2))

    def scores(self, x: np.ndarray) -> np.ndarray:
        """Before they are made chances, by the weights that learn."""
        first, first_starts, second, second_starts, third, base = self.w
        self.low = x @ first + first_starts
        self.units = np.maximum(self.low, 0)
        self.high = self.units @ second + second_starts
        self.upper = np.maximum(self.high, 0)
        return np.asarray(self.upper @ third + base)

    def descend(self, x: np.ndarray, d: np.ndarray, rate: float) -> None:
        """One step of Adam, the scores found last being to blame so much."""
        _, _, second, _, third, _ = self.w
        of_upper = np.outer(d, third) * (self.high > 0)
        of_units = (of_upper @ second.T) * (self.low > 0)
        slopes = [
            x.T @ of_units,
            of_units.sum(0),
            self.units.T @ of_upper,
            of_upper.sum(0),
            self.upper.T @ d,
            np.array([d.sum()], np.float32),
        ]
        self.steps += 1
        keep = min(SLOW, self.steps / (self.steps + 9))
        for w, m, v, g, slow in zip(self.w, self.m, self.v, slopes, self.slow, strict=True):
            m += 0.1 * (g - m)
            v += 0.001 * (g * g - v)
            w -= rate * (m / (1 - 0.9**self.steps)) / (np.sqrt(v / (1 - 0.999**self.steps)) + 1e-8)
            slow += (1 - keep) * (w - slow)

    def stored(self) -> dict[str, list[float]]:
        return {
            name: [round(float(w), 4) for w in weights.T.ravel()]
            for name, weights in zip(STORED, self.slow, strict=True)
        }


def begun(inputs: int, units: int, upper: int, start: Path | None) -> Net:
    """A network that knows nothing, or what was stored."""
    net = Net(inputs, units, upper, np.random.default_rng(7))
    if start is not None:
        net.go_on_from(json.loads(start.read_text(encoding="utf-8")))
    return net


class Described:
    """Positions as the inputs that are not 0."""

    def __init__(self, inputs: int) -> None:
        self.inputs = inputs
        self.places: list[int] = []
        self.values: list[float] = []
        self.ends: list[int] = []  # by position: where its inputs end

    def lengths(self) -> np.ndarray:
        """By position, how many inputs are not 0."""
        return np.array([end - start for start, end in itertools.pairwise([0, *self.ends])], np.int64)

    def filled(self, kind: type) -> np.ndarray:
        """By position, all inputs."""
        table: np.ndarray = np.zeros((len(self.ends), self.inputs), kind)
        rows = np.repeat(np.arange(len(self.ends)), self.lengths())
        table[rows, np.array(self.places, np.int64)] = self.values
        return table
