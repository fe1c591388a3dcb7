"""A network that tells rivals apart, taught by how their matches end.

    python -m katabasis.lab.rivals ahuris --matches 40000 --out rivals.json

Habit plays, or a bot that looks one answer ahead; now and then an answer is random, so that odd positions are seen too.
Settled positions, and a few others, are kept, described for each hero, with what its seat won; nobody wins with what
is left (softmax).  Some matches are kept apart and tell how surprising their ends were to the network.  The data are
made again by the same command; only the weights, averaged over the last steps, are stored.
"""

from __future__ import annotations

import argparse
import importlib
import itertools
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from katabasis.bots import Eyes, GreedyBot
from katabasis.engine.chance import Rng, seed_both
from katabasis.engine.seats import CHANCE, OVER
from katabasis.games import game
from katabasis.lab.insight import Net

TABLES: list[tuple[int, dict[str, object]]] = [(3, {"mode": "trio-competitive"}), (4, {"mode": "quartet-competitive"})]
KEPT = 40  # of positions that are not settled one in so many is kept
ODD = 25  # one answer in so many is random
BATCH = 1024
APART = 10  # one match in so many is not learnt from
HEROES = 3


class Lessons:
    """Positions, described for each hero, and what each hero won."""

    def __init__(self, inputs: int) -> None:
        self.inputs = inputs
        self.places: list[int] = []
        self.values: list[float] = []
        self.ends: list[int] = []
        self.won: list[list[float]] = []

    def table(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """By position and hero the inputs, what was won, and whether there was any hope."""
        x = np.zeros((len(self.ends), self.inputs), np.float16)
        lengths = [end - start for start, end in itertools.pairwise([0, *self.ends])]
        x[np.repeat(np.arange(len(lengths)), lengths), np.array(self.places, np.int64)] = self.values
        hope = np.array(lengths) > 0
        return x.reshape(-1, HEROES, self.inputs), np.array(self.won, np.float32), hope.reshape(-1, HEROES)


def played(rules: Any, contest: Any, matches: int, guesses: int, seed: str) -> tuple[Lessons, Lessons]:
    """Positions to learn from, and others to be judged by."""
    learnt, apart = Lessons(contest.INPUTS), Lessons(contest.INPUTS)
    starts = [rules.new(seats, options) for seats, options in TABLES]
    player = GreedyBot("player", guesses) if guesses else None
    dealer, stream = Rng(""), Rng("")
    for number in range(matches):
        state = starts[number % len(starts)].copy()
        seed_both(f"{seed}/{number}", dealer, stream)
        lessons = apart if number // len(starts) % APART == 0 else learnt
        kept = 0
        while state.to_move != OVER:
            if min(state.player) >= 0 and (state.game.mind().settled(state) or stream.below(KEPT) == 0):
                kept += 1
                for hero in range(HEROES):
                    if not contest.beaten(state, hero):
                        contest.describe(state, hero, lessons.places, lessons.values)
                    lessons.ends.append(len(lessons.places))
            if state.to_move == CHANCE:
                state.apply(state.sample(dealer))
            elif stream.below(ODD) == 0:
                legal = state.legal_actions()
                state.apply(legal[stream.below(len(legal))])
            elif player is None:
                state.apply(state.game.mind().habit(state, stream))
            else:
                state.apply(player.choose(Eyes(state, state.to_move, stream), stream))
        result = state.returns()
        lessons.won += [[result[state.player[hero]] for hero in range(HEROES)]] * kept
    return learnt, apart


def shares(scores: np.ndarray, hope: np.ndarray) -> np.ndarray:
    """By position and hero, the chance to win; nobody's score is 0."""
    scores = np.where(hope, scores.reshape(hope.shape), -30.0)
    highest = np.maximum(scores.max(axis=1, keepdims=True), 0.0)
    parts = np.exp(scores - highest)
    return np.asarray(parts / (parts.sum(axis=1, keepdims=True) + np.exp(-highest)))


def surprise(found: np.ndarray, won: np.ndarray) -> float:
    """The mean log loss."""
    nobody = np.maximum(1e-9, 1 - found.sum(axis=1))
    return -float(np.mean((won * np.log(found + 1e-9)).sum(axis=1) + (1 - won.sum(axis=1)) * np.log(nobody)))


def teach(net: Net, learnt: Lessons, apart: Lessons, rounds: int, rate: float, seed: str) -> None:
    chance = np.random.default_rng(int.from_bytes(seed.encode(), "big") % 2**63)
    x, won, hope = learnt.table()
    judged, ends, hopes = apart.table()
    steps = rounds * (len(x) // BATCH)
    step = 0
    for number in range(rounds):
        order = chance.permutation(len(x))
        for first in range(0, len(x) - BATCH + 1, BATCH):
            rows = order[first : first + BATCH]
            shown = x[rows].astype(np.float32).reshape(-1, learnt.inputs)
            found = shares(net.scores(shown), hope[rows])
            blame = np.where(hope[rows], found - won[rows], 0.0) / BATCH
            now = rate * 0.5 * (1 + np.cos(np.pi * step / steps)) + 1e-5
            net.descend(shown, blame.ravel().astype(np.float32), now)
            step += 1
        guessed = shares(net.judged(judged.astype(np.float32).reshape(-1, learnt.inputs)), hopes)
        print(
            f"round {number + 1}: {len(x)} positions, surprise {surprise(guessed, ends):.4f}",
            file=sys.stderr,
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=40_000, help="all tables together")
    parser.add_argument("--guesses", type=int, default=0, help="of a greedy bot that plays; 0: habit plays")
    parser.add_argument("--units", type=int, default=32)
    parser.add_argument("--upper", type=int, default=16, help="units of the second layer")
    parser.add_argument("--rounds", type=int, default=6, help="how often each position is learnt from")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", default="rivals")
    parser.add_argument("--start", type=Path, help="weights stored earlier, to go on from")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    rules = game(asked.game)
    contest: Any = importlib.import_module(f"{rules.home}.mind.rivals_net")
    net = Net(contest.INPUTS, asked.units, asked.upper, np.random.default_rng(7))
    if asked.start is not None:
        net.go_on_from(json.loads(asked.start.read_text(encoding="utf-8")))
    learnt, apart = played(rules, contest, asked.matches, asked.guesses, asked.seed)
    teach(net, learnt, apart, asked.rounds, asked.rate, asked.seed)
    asked.out.write_text(json.dumps(net.stored()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
