"""A game's network, taught by matches that it plays against itself.

    python -m katabasis.lab.insight ahuris --rounds 4 --matches 40000 --out network.json

Round by round: matches are played, first by habit and then by whatever the network so far thinks best, with a random
answer now and then; each position met is kept with how its match went on; and the network is fitted to that.  What a
position is worth is taken from later positions of the same match and from its end, mixed (temporal differences): the
end alone is loud.  The data are made again by the same command; only the weights are stored.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from katabasis.bots.lookahead import foremost
from katabasis.engine.chance import Rng, seed_both
from katabasis.engine.game import CHANCE, OVER, State
from katabasis.games import game

ODD = 25  # one answer in so many is random
KEPT = 3  # one settled position in so many is kept
BATCH = 2048
TABLES = [  # seats, options, share of the matches
    (1, {"goal": 25}, 0.16),
    (1, {"goal": 33}, 0.12),
    (1, {"goal": 40}, 0.40),
    (1, {"goal": 48}, 0.12),
    (1, {"goal": 60}, 0.12),
    (1, {"goal": 80}, 0.08),
]


class Kept:
    """Positions, as rows of inputs, and how they hang together."""

    def __init__(self) -> None:
        self.rows: list[np.ndarray] = []  # by position: places, values
        self.values: list[np.ndarray] = []
        self.last: list[bool] = []  # the last kept position of its stretch of play...
        self.result: list[float] = []  # ...with what was won after it; negative: a random answer broke it off


def played(start: State, network: Any, seed: str, matches: int, by_habit: bool, kept: Kept) -> float:
    """Play so many matches; returns the share won by the first seat, random answers and all."""
    dealer, stream = Rng(""), Rng("")
    won = 0.0
    for number in range(matches):
        state = start.copy()
        seed_both(f"{seed}/{number}", dealer, stream)
        fresh = True  # no position of this stretch is kept yet
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                if state.settled() and state.turn and stream.below(KEPT) == 0:  # type: ignore[attr-defined]
                    keep(state, network, kept)
                    fresh = False
                state.apply(state.sample(dealer))
            elif stream.below(ODD) == 0:
                if not fresh:
                    kept.last[-1] = True
                    kept.result[-1] = -1.0
                    fresh = True
                legal = state.legal_actions()
                state.apply(legal[stream.below(len(legal))])
                if state.to_move != OVER:
                    keep(state, network, kept)
                    fresh = False
            else:
                state.apply(state.habit(stream) if by_habit else foremost(state, state.to_move))
                if state.to_move != OVER and stream.below(KEPT) == 0:
                    keep(state, network, kept)
                    fresh = False
        won += state.returns()[0]
        if not fresh:
            kept.last[-1] = True
            kept.result[-1] = state.returns()[0]
    return won / matches


def keep(state: State, network: Any, kept: Kept) -> None:
    places: list[int] = []
    values: list[float] = []
    network.describe(state, places, values)
    kept.rows.append(np.array(places, dtype=np.int16))
    kept.values.append(np.array(values, dtype=np.float32))
    kept.last.append(False)
    kept.result.append(0.0)


def table_of(kept: Kept, inputs: int) -> np.ndarray:
    lengths = [len(row) for row in kept.rows]
    table = np.zeros((len(lengths), inputs), dtype=np.float32)
    table[np.repeat(np.arange(len(lengths)), lengths), np.concatenate(kept.rows)] = np.concatenate(kept.values)
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

    def load(self, learnt: dict[str, list[float]], inputs: int) -> None:
        units = len(learnt["starts"])
        self.w = [
            np.array(learnt["first"], np.float32).reshape(units, inputs).T.copy(),
            np.array(learnt["starts"], np.float32),
            np.array(learnt["second"], np.float32),
            np.array(learnt["base"], np.float32),
        ]
        self.m = [np.zeros_like(w) for w in self.w]
        self.v = [np.zeros_like(w) for w in self.w]


def targets(kept: Kept, hopes: np.ndarray | None, trace: float) -> tuple[np.ndarray, np.ndarray]:
    """What each position is worth, and whether that is known."""
    goals = np.zeros(len(kept.last), np.float32)
    known = np.ones(len(kept.last), bool)
    ahead = 0.0
    sure = True
    for place in range(len(goals) - 1, -1, -1):
        if kept.last[place]:
            ahead = kept.result[place]
            sure = ahead >= 0
            if not sure:
                if hopes is not None:
                    ahead = hopes[place]
                known[place] = False
        elif hopes is not None:
            ahead = (1 - trace) * hopes[place + 1] + trace * ahead
        else:
            known[place] = sure
        goals[place] = max(ahead, 0.0)
    return goals, known


def fit(net: Net, x: np.ndarray, y: np.ndarray, passes: int, rate: float, chance: np.random.Generator) -> None:
    held = len(x) // 20  # the last ones only judge
    for turn in range(passes):
        order = chance.permutation(len(x) - held)
        for i in range(0, len(order) - BATCH + 1, BATCH):
            now = rate * 0.5 * (1 + np.cos(np.pi * (turn + i / len(order)) / passes)) + 1e-5
            rows = order[i : i + BATCH]
            net.step(x[rows], y[rows], now)
        p = np.clip(net.chance(x[-held:]), 1e-6, 1 - 1e-6)
        loss = -np.mean(y[-held:] * np.log(p) + (1 - y[-held:]) * np.log(1 - p))
        print(f"  pass {turn + 1}: log loss {loss:.4f}", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--matches", type=int, default=30000, help="in each round, all tables together")
    parser.add_argument("--units", type=int, default=24)
    parser.add_argument("--passes", type=int, default=6)
    parser.add_argument("--trace", type=float, default=0.9)
    parser.add_argument("--seed", default="insight")
    parser.add_argument("--first", type=int, default=0, help="go on with this round, from the network in --out")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    rules = game(asked.game)
    network: Any = importlib.import_module(f"{rules.home}.network")
    chance = np.random.default_rng(int.from_bytes(asked.seed.encode(), "big") % 2**63)
    net = Net(network.INPUTS, asked.units, chance)
    if asked.first:
        learnt = json.loads(asked.out.read_text(encoding="utf-8"))
        net.load(learnt, network.INPUTS)
        network.NETWORK.learn(learnt)
    for turn in range(asked.first, asked.rounds):
        kept = Kept()
        said = []
        for seats, options, share in TABLES:
            seed = f"{asked.seed}/{turn}/{seats}/{options}"
            start = rules.new(seats, options)
            won = played(start, network, seed, int(share * asked.matches), turn == 0, kept)
            said.append(f"{options} {won:.3f}")
        print(f"round {turn}: {', '.join(said)}; {len(kept.last)} positions", file=sys.stderr, flush=True)
        x = table_of(kept, network.INPUTS)
        y, known = targets(kept, net.chance(x) if turn else None, asked.trace)
        x, y = x[known], y[known]
        fit(net, x, y, asked.passes, 2e-3 if turn == 0 else 1e-3, chance)
        asked.out.write_text(json.dumps(net.stored()) + "\n", encoding="utf-8")
        network.NETWORK.learn(net.stored())


if __name__ == "__main__":
    main()
