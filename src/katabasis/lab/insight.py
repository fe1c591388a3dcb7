"""A game's network, taught by matches that its habit plays.

    python -m katabasis.lab.insight ahuris --matches 80000 --out network.json

In every match one answer, anywhere, is random, and habit goes on from there: so the network also sees what habit would
never do, and learns what that is worth when it is done once.  Positions from that answer on are kept with how the match
ended, and the network is fitted to that.  The data are made again by the same command; only the weights are stored.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from katabasis.engine.chance import Rng, seed_both
from katabasis.engine.game import CHANCE, OVER, State
from katabasis.games import game

DECISIONS = 36  # the random answer is one of the first so many
KEPT = 6  # of what follows it, one position in so many is kept
BATCH = 2048
TABLES: list[tuple[int, dict[str, object], float]] = [  # seats, options, share of the matches
    (1, {"goal": 25}, 0.16),
    (1, {"goal": 33}, 0.10),
    (1, {"goal": 40}, 0.46),
    (1, {"goal": 48}, 0.10),
    (1, {"goal": 60}, 0.10),
    (1, {"goal": 80}, 0.05),
    (1, {"goal": 100}, 0.03),
]


class Kept:
    """Positions, as places and values of inputs, with what was won after them."""

    def __init__(self) -> None:
        self.places: list[np.ndarray] = []
        self.values: list[np.ndarray] = []
        self.result: list[float] = []

    def keep(self, state: State, network: Any) -> None:
        places: list[int] = []
        values: list[float] = []
        network.describe(state, places, values)
        self.places.append(np.array(places, dtype=np.int16))
        self.values.append(np.array(values, dtype=np.float32))


def played(start: State, network: Any, seed: str, matches: int, kept: Kept) -> float:
    """Play so many matches; returns the share won by the first seat, random answers and all."""
    dealer, stream = Rng(""), Rng("")
    won = 0.0
    for number in range(matches):
        state = start.copy()
        seed_both(f"{seed}/{number}", dealer, stream)
        left = stream.below(DECISIONS)  # until the random answer
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                if left < 0 and state.settled() and stream.below(KEPT) == 0:
                    kept.keep(state, network)
                state.apply(state.sample(dealer))
                continue
            if left:
                state.apply(state.habit(stream))
                if left < 0 and state.to_move != OVER and stream.below(KEPT) == 0:
                    kept.keep(state, network)
            else:
                legal = state.legal_actions()
                state.apply(legal[stream.below(len(legal))])
                if state.to_move != OVER:
                    kept.keep(state, network)
            left -= 1
        result = state.returns()[0]
        kept.result += [result] * (len(kept.places) - len(kept.result))
        won += result
    return won / matches


def table_of(kept: Kept, inputs: int) -> np.ndarray:
    lengths = [len(row) for row in kept.places]
    table = np.zeros((len(lengths), inputs), dtype=np.float32)
    table[np.repeat(np.arange(len(lengths)), lengths), np.concatenate(kept.places)] = np.concatenate(kept.values)
    return table


class Net:
    """The same network in numpy."""

    def __init__(self, inputs: int, units: int, chance: np.random.Generator) -> None:
        self.w = [
            chance.normal(0, np.sqrt(2 / 40), (inputs, units)).astype(np.float32),
            np.zeros(units, np.float32),
            chance.normal(0, np.sqrt(1 / units), units).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.m = [np.zeros_like(w) for w in self.w]
        self.v = [np.zeros_like(w) for w in self.w]
        self.steps = 0

    def score(self, x: np.ndarray) -> np.ndarray:
        return np.asarray(np.maximum(x @ self.w[0] + self.w[1], 0) @ self.w[2] + self.w[3])

    def chance(self, x: np.ndarray) -> np.ndarray:
        return np.concatenate(
            [1 / (1 + np.exp(-np.clip(self.score(x[i : i + 65536]), -30, 30))) for i in range(0, len(x), 65536)]
        )

    def step(self, x: np.ndarray, y: np.ndarray, rate: float) -> None:
        """One step of Adam on the log loss."""
        z = x @ self.w[0] + self.w[1]
        h = np.maximum(z, 0)
        p = 1 / (1 + np.exp(-np.clip(h @ self.w[2] + self.w[3], -30, 30)))
        d = ((p - y) / len(y)).astype(np.float32)
        dh = np.outer(d, self.w[2]) * (z > 0)
        slopes = [x.T @ dh + 1e-6 * self.w[0], dh.sum(0), h.T @ d, np.array([d.sum()], np.float32)]
        self.steps += 1
        for w, m, v, g in zip(self.w, self.m, self.v, slopes, strict=True):
            m += 0.1 * (g - m)
            v += 0.001 * (g * g - v)
            w -= rate * (m / (1 - 0.9**self.steps)) / (np.sqrt(v / (1 - 0.999**self.steps)) + 1e-8)

    def stored(self) -> dict[str, list[float]]:
        return {
            "first": [round(float(w), 4) for w in self.w[0].T.ravel()],
            "starts": [round(float(w), 4) for w in self.w[1]],
            "second": [round(float(w), 4) for w in self.w[2]],
            "base": [round(float(self.w[3][0]), 4)],
        }


def fit(net: Net, x: np.ndarray, y: np.ndarray, passes: int, rate: float, chance: np.random.Generator) -> None:
    judging = np.zeros(len(x), bool)  # whole stretches of play only judge
    judging[(np.arange(len(x)) // 1000) % 20 == 0] = True
    teaching = np.flatnonzero(~judging)
    for turn in range(passes):
        order = chance.permutation(teaching)
        for i in range(0, len(order) - BATCH + 1, BATCH):
            now = rate * 0.5 * (1 + np.cos(np.pi * (turn + i / len(order)) / passes)) + 1e-5
            rows = order[i : i + BATCH]
            net.step(x[rows], y[rows], now)
        p = np.clip(net.chance(x[judging]), 1e-6, 1 - 1e-6)
        loss = -np.mean(y[judging] * np.log(p) + (1 - y[judging]) * np.log(1 - p))
        print(f"  pass {turn + 1}: log loss {loss:.4f}", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=80000, help="all tables together")
    parser.add_argument("--units", type=int, default=24)
    parser.add_argument("--passes", type=int, default=5)
    parser.add_argument("--seed", default="insight")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    rules = game(asked.game)
    network: Any = importlib.import_module(f"{rules.home}.network")
    chance = np.random.default_rng(int.from_bytes(asked.seed.encode(), "big") % 2**63)
    net = Net(network.INPUTS, asked.units, chance)
    kept = Kept()
    for seats, options, share in TABLES:
        start = rules.new(seats, options)
        won = played(start, network, f"{asked.seed}/{seats}/{options}", int(share * asked.matches), kept)
        print(f"{options}: won {won:.3f}; {len(kept.result)} positions", file=sys.stderr, flush=True)
    table = table_of(kept, network.INPUTS)
    net.w[0][~table.any(axis=0)] = 0  # what was never seen says nothing
    fit(net, table, np.array(kept.result, np.float32), asked.passes, 2e-3, chance)
    asked.out.write_text(json.dumps(net.stored()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
