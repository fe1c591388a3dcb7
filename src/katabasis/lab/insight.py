"""A game's network, taught by the matches that it plays itself.

    python -m katabasis.lab.insight ahuris --matches 600000 --out network.json

At first habit plays, and the network learns how its matches end.  Then the answer after which the network hopes for
most is given; in most matches some answers are random instead, so that the network also sees what it would never do.
Every position kept learns from those that follow it, up to the end or to the next random answer (temporal differences,
Q(lambda) as Watkins has it): much less noise than in the end of a match alone, which is won or lost by many dice.
The data are made again by the same command; only the weights, averaged over the last steps, are stored.
"""

from __future__ import annotations

import argparse
import importlib
import itertools
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from katabasis.engine.chance import Rng, seed_both
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State
from katabasis.games import game

AT_ONCE = 400  # matches under way
RANDOM = 20  # one answer in so many is random...
PLAIN = 4  # ...but for one match in so many, which tells how well the network plays
KEPT = 3  # of settled positions before chance, one in so many is kept
TRACE = 0.9  # how far what happens reaches back
REMEMBERED = 1_000_000  # positions
BATCH = 2048
AGAIN = 2  # how often a position is learnt from, on the average
SLOW = 0.999  # the network that plays and judges is an average of the one that learns over about 1,000 steps
STORED = ["first", "first starts", "second", "second starts", "third", "base"]  # the weights, by name
TABLES: list[tuple[int, dict[str, object], float]] = [  # seats, options, share of the matches
    (1, {"goal": 25}, 0.15),
    (1, {"goal": 33}, 0.10),
    (1, {"goal": 40}, 0.44),
    (1, {"goal": 48}, 0.10),
    (1, {"goal": 60}, 0.09),
    (1, {"goal": 80}, 0.03),
    (1, {"goal": 100}, 0.04),
    (2, {"goal": 40}, 0.02),
    (3, {"goal": 40}, 0.02),
    (4, {"goal": 40}, 0.01),
]


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


class Rows:
    """Positions to be judged together."""

    def __init__(self, network: Any) -> None:
        self.network = network
        self.places: list[int] = []
        self.values: list[float] = []
        self.ends: list[int] = []

    def add(self, state: State) -> int:
        self.network.describe(state, self.places, self.values)
        self.ends.append(len(self.places))
        return len(self.ends) - 1

    def table(self) -> np.ndarray:
        table = np.zeros((len(self.ends), self.network.INPUTS), np.float32)
        lengths = [end - start for start, end in itertools.pairwise([0, *self.ends])]
        table[np.repeat(np.arange(len(lengths)), lengths), np.array(self.places, np.int64)] = self.values
        return table


class Playing:
    """A match under way, and the positions kept of it."""

    def __init__(self, start: State, table: int, seed: str, by_habit: bool, plain: bool) -> None:
        self.state = start.copy()
        self.table = table
        self.by_habit = by_habit
        self.plain = plain
        self.dealer, self.stream = Rng(""), Rng("")
        seed_both(seed, self.dealer, self.stream)
        self.seats = len(self.state.returns())
        self.kept: list[np.ndarray] = []
        self.hopes: list[float] = []
        self.instead: dict[int, float] = {}  # after this position something else would have been better: so much
        self.passed: list[int] = []  # rows of this step, on the way to the question
        self.afters: list[State] = []  # by answer to it
        self.rows: list[int] = []  # -1: the match is over then

    def advance(self, rows: Rows) -> bool:
        """To the next question with a choice; whether there is one."""
        state = self.state
        mind = state.game.mind()
        self.passed = []
        while state.to_move != OVER:
            asked = state.to_move
            if asked == CHANCE:
                if mind.settled(state) and rows.network.describable(state) and self.stream.below(KEPT) == 0:
                    self.passed.append(rows.add(state))
                state.apply(state.sample(self.dealer))
                continue
            legal = state.legal_actions()
            if len(legal) == 1 or rows.network.opposed(state, asked):
                state.apply(mind.habit(state, self.stream))
                continue
            if self.by_habit:
                random = not self.plain and self.stream.below(RANDOM) == 0
                legal = [legal[self.stream.below(len(legal))] if random else mind.habit(state, self.stream)]
            self.afters = []
            self.rows = []
            for action in legal:
                after = state.copy()
                after.apply(action)
                self.afters.append(after)
                self.rows.append(-1 if after.to_move == OVER else rows.add(after))
            return True
        return False

    def keep(self, row: int, table: np.ndarray, hopes: np.ndarray) -> None:
        self.kept.append(table[row].astype(np.float16))
        self.hopes.append(float(hopes[row]))

    def decide(self, table: np.ndarray, hopes: np.ndarray) -> None:
        """The best answer, or a random one."""
        for row in self.passed:
            self.keep(row, table, hopes)
        found = [
            float(hopes[row]) if row >= 0 else after.returns()[0]
            for row, after in zip(self.rows, self.afters, strict=True)
        ]
        chosen = best = found.index(max(found))
        if not self.plain and not self.by_habit and self.stream.below(RANDOM) == 0:
            chosen = int(self.stream.below(len(found)))
            if chosen != best and self.hopes:
                self.instead[len(self.hopes) - 1] = found[best]
        self.state = self.afters[chosen]
        if self.rows[chosen] >= 0:
            self.keep(self.rows[chosen], table, hopes)

    def lessons(self) -> list[float]:
        """By position kept, what it should have hoped for."""
        found = [0.0] * len(self.hopes)
        trace = 1.0 if self.by_habit else TRACE
        later = hope = self.state.returns()[0]
        for place in range(len(found) - 1, -1, -1):
            if place in self.instead:
                later = hope = self.instead[place]
            found[place] = later = (1 - trace) * hope + trace * later
            hope = self.hopes[place]
        return found


class Memory:
    """The positions learnt from; the oldest are forgotten."""

    def __init__(self, inputs: int) -> None:
        self.x = np.zeros((REMEMBERED, inputs), np.float16)
        self.y = np.zeros(REMEMBERED, np.float32)
        self.next = 0
        self.held = 0

    def add(self, kept: list[np.ndarray], lessons: list[float]) -> None:
        for row, lesson in zip(kept, lessons, strict=True):
            self.x[self.next] = row
            self.y[self.next] = lesson
            self.next = (self.next + 1) % REMEMBERED
            self.held = min(REMEMBERED, self.held + 1)


def teach(net: Net, network: Any, rules: Any, matches: int, first: int, rate: float, seed: str, out: Path) -> None:
    """Play and learn; the first matches are played by habit."""
    chance = np.random.default_rng(int.from_bytes(seed.encode(), "big") % 2**63)
    starts = [rules.new(seats, options) for seats, options, _ in TABLES]
    shares = np.array([share for _, _, share in TABLES])
    memory = Memory(network.INPUTS)
    won = np.zeros((2, len(TABLES)))
    began = time.monotonic()
    number = done = owed = 0
    losses: list[float] = []
    playing: list[Playing] = []
    while done < matches:
        while len(playing) < AT_ONCE:
            table = int(chance.choice(len(TABLES), p=shares / shares.sum()))
            playing.append(Playing(starts[table], table, f"{seed}/{number}", number < first, number % PLAIN == 0))
            number += 1
        rows = Rows(network)
        asked = [match for match in playing if match.advance(rows)]
        described = rows.table()
        hopes = net.hopes(described)
        for match in asked:
            match.decide(described, hopes)
        for match in playing:
            if match.state.to_move != OVER:
                continue
            memory.add(match.kept, match.lessons())
            owed += AGAIN * len(match.kept)
            done += 1
            if match.plain:
                won[:, match.table] += [1, match.state.returns()[0]]
            if done % 10_000 == 0:
                told = ", ".join(
                    f"{options['goal']}{'*' * (seats - 1)} {100 * won[1, at] / max(1, won[0, at]):.1f}"
                    for at, (seats, options, _) in enumerate(TABLES)
                )
                spent = time.monotonic() - began
                print(f"{done} ({spent:.0f} s) loss {np.mean(losses):.4f} won {told}", file=sys.stderr, flush=True)
                won[:] = 0
                losses = []
                out.write_text(json.dumps(net.stored()) + "\n", encoding="utf-8")
        playing = [match for match in playing if match.state.to_move != OVER]
        while owed >= BATCH and memory.held >= 20 * BATCH:
            owed -= BATCH
            chosen = chance.integers(0, memory.held, BATCH)
            now = rate * 0.5 * (1 + np.cos(np.pi * min(1.0, done / matches))) + 1e-5
            losses.append(net.step(memory.x[chosen].astype(np.float32), memory.y[chosen], now))
    out.write_text(json.dumps(net.stored()) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=600_000, help="all tables together")
    parser.add_argument("--habit", type=int, default=100_000, help="of these, so many are played by habit first")
    parser.add_argument("--units", type=int, default=64)
    parser.add_argument("--upper", type=int, default=24, help="units of the second layer")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", default="insight")
    parser.add_argument("--start", type=Path, help="weights stored earlier, to go on from")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    rules = game(asked.game)
    network: Any = importlib.import_module(f"{rules.home}.mind.team_net")
    net = Net(network.INPUTS, asked.units, asked.upper, np.random.default_rng(7))
    if asked.start is not None:
        net.go_on_from(json.loads(asked.start.read_text(encoding="utf-8")))
    teach(net, network, rules, asked.matches, asked.habit, asked.rate, asked.seed, asked.out)


if __name__ == "__main__":
    main()
