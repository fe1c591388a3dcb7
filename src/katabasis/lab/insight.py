"""A game's network, taught by the matches that it plays itself.

    python -m katabasis.lab.insight ahuris --matches 600000 --out network.json

At first habit plays, and the network learns how its matches end.  Then the answer after which the network hopes for
most is given; in most matches some answers are random instead, so that the network also sees what it would never do.
Every position kept learns from those that follow it, up to the end or to the next random answer (temporal differences,
Q(lambda) as Watkins has it): much less noise than in the end of a match alone, which is won or lost by many dice.
The data are made again by the same command; only the weights, averaged over the last steps, are stored.
"""

from __future__ import annotations

import json
import time
from pathlib import Path

import numpy as np

from katabasis.engine.chance import Rng, seed_both
from katabasis.engine.game import Game
from katabasis.engine.lessons import TeamNetwork
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State
from katabasis.lab.learning import add_network, arguments, nothing_to_learn, numpy_chance, taught, tell
from katabasis.lab.net import Described, Net, begun

AT_ONCE = 400  # matches under way
RANDOM = 20  # one answer in so many is random...
PLAIN = 4  # ...but for one match in so many, which tells how well the network plays
KEPT = 3  # of settled positions before chance, one in so many is kept
TRACE = 0.9  # how far what happens reaches back
REMEMBERED = 1_000_000  # positions
BATCH = 2048
AGAIN = 2  # how often a position is learnt from, on the average


class Rows(Described):
    """Positions to be judged together."""

    def __init__(self, network: TeamNetwork) -> None:
        super().__init__(network.inputs)
        self.network = network

    def add(self, state: State) -> int:
        self.network.describe(state, self.places, self.values)
        self.ends.append(len(self.places))
        return len(self.ends) - 1

    def table(self) -> np.ndarray:
        return self.filled(np.float32)


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


def teach(
    net: Net, network: TeamNetwork, rules: Game, matches: int, first: int, rate: float, seed: str, out: Path
) -> None:
    """Play and learn; the first matches are played by habit."""
    chance = numpy_chance(seed)
    starts = [rules.new(table.seats, table.options) for table in network.tables]
    shares = np.array([table.share for table in network.tables])
    memory = Memory(network.inputs)
    won = np.zeros((2, len(starts)))
    began = time.monotonic()
    number = done = owed = 0
    losses: list[float] = []
    playing: list[Playing] = []
    while done < matches:
        while len(playing) < AT_ONCE:
            table = int(chance.choice(len(starts), p=shares / shares.sum()))
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
                    f"{table.options['goal']}{'*' * (table.seats - 1)} {100 * won[1, at] / max(1, won[0, at]):.1f}"
                    for at, table in enumerate(network.tables)
                )
                spent = time.monotonic() - began
                tell(f"{done} ({spent:.0f} s) loss {np.mean(losses):.4f} won {told}")
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
    parser = arguments(__doc__, "insight")
    add_network(parser, 64, 24)
    parser.add_argument("--matches", type=int, default=600_000, help="all tables together")
    parser.add_argument("--habit", type=int, default=100_000, help="of these, so many are played by habit first")
    asked = parser.parse_args()
    rules, lessons = taught(asked.game)
    network = lessons.team_network or nothing_to_learn(asked.game)
    net = begun(network.inputs, asked.units, asked.upper, asked.start)
    teach(net, network, rules, asked.matches, asked.habit, asked.rate, asked.seed, asked.out)


if __name__ == "__main__":
    main()
