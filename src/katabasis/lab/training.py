"""Weights for a game's estimates, learnt from matches that the greedy bot plays against itself.

    python -m katabasis.lab.training ahuris --seats 1 --goals 25,40 --rounds 4 --matches 400 --out weights.json

In each round matches are played with the weights of the round before, now and then at random, so that odd positions are
seen too; positions are kept with how their match ended; logistic regression (one side) or softmax regression (several)
finds the weights.  The data are made again by the same command; only the weights are stored.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from katabasis.bots import Eyes, GreedyBot
from katabasis.engine.chance import Rng, seed_both
from katabasis.engine.game import CHANCE, OVER, State
from katabasis.games import game

KEPT = 12  # one position in so many is kept
ODD = 20  # one answer in so many is random
STIFF = 1e-3  # how much large weights cost

Side = tuple[list[str], list[float], list[int]]
Sample = tuple[list[Side], list[float]]


def played(
    start: State, learnt_from: Any, guesses: int, seed: str, first: int, count: int
) -> tuple[list[Sample], float]:
    """Positions of matches number `first` and following with what each seat won, and what the first seat won on average."""
    bot = GreedyBot(guesses)
    samples: list[Sample] = []
    dealer, stream = Rng(""), Rng("")
    won = 0.0
    for number in range(first, first + count):
        state = start.copy()
        seed_both(f"{seed}/{number}", dealer, stream)
        seen: list[list[Side]] = []
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.apply(state.sample(dealer))
                continue
            if stream.below(KEPT) == 0:
                seen.append(learnt_from(state))
            if stream.below(ODD) == 0:
                legal = state.legal_actions()
                state.apply(legal[stream.below(len(legal))])
            else:
                state.apply(bot.choose(Eyes(state, state.to_move, stream), stream))
        result = state.returns()
        won += result[0]
        samples += [(sides, result) for sides in seen]
    return samples, won / count


def fitted(samples: list[Sample], old: dict[str, float]) -> dict[str, float]:
    """The weights under which the results are least surprising, found from the old ones by Adam's method."""
    names = sorted({name for sides, _ in samples for one, _, _ in sides for name in one})
    place = {name: column for column, name in enumerate(names)}
    width = max(len(sides) for sides, _ in samples)
    table = np.zeros((len(samples), width, len(names)), dtype=np.float32)
    shares = np.zeros((len(samples), width), dtype=np.float32)
    there = np.zeros((len(samples), width), dtype=bool)
    columns: dict[int, Any] = {}
    for row, (sides, result) in enumerate(samples):
        for side, (own, numbers, seats) in enumerate(sides):
            if id(own) not in columns:
                columns[id(own)] = np.array([place[name] for name in own])
            table[row, side, columns[id(own)]] = numbers
            shares[row, side] = max(result[seat] for seat in seats)
            there[row, side] = True
    if width > 1:
        kept = shares.sum(axis=1) > 0
        table, shares, there = table[kept], shares[kept], there[kept]
        shares /= shares.sum(axis=1, keepdims=True)
    weights = np.array([old.get(name, 0.0) for name in names])
    step = np.zeros_like(weights)
    size = np.zeros_like(weights)
    for turn in range(1, 1501):
        scores = table @ weights
        if width == 1:
            guessed = 1 / (1 + np.exp(-np.clip(scores, -30, 30)))
        else:
            scores = np.where(there, scores, -1e9)
            guessed = np.exp(scores - scores.max(axis=1, keepdims=True))
            guessed /= guessed.sum(axis=1, keepdims=True)
        slope = np.einsum("rs,rsf->f", guessed - shares, table) / len(table) + STIFF * weights
        step = 0.9 * step + 0.1 * slope
        size = 0.999 * size + 0.001 * slope**2
        weights -= 0.05 * (step / (1 - 0.9**turn)) / (np.sqrt(size / (1 - 0.999**turn)) + 1e-8)
    return {name: round(float(weight), 4) for name, weight in zip(names, weights, strict=True)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--vary", default="", help="an option and its values: goal=25,40")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--guesses", type=int, default=6)
    parser.add_argument("--seed", default="training")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    rules = game(asked.game)
    evaluation: Any = importlib.import_module(f"{rules.home}.evaluation")
    options = dict(part.split("=", 1) for part in asked.option)
    varied, _, values = asked.vary.partition("=")
    tables = [{**options, varied: value} for value in values.split(",")] if varied else [options]
    weights: dict[str, float] = json.loads(asked.out.read_text(encoding="utf-8")) if asked.out.exists() else {}
    evaluation.learn(weights)
    samples: list[Sample] = []
    for turn in range(asked.rounds):
        fresh: list[Sample] = []
        for table in tables:
            start = rules.new(asked.seats, table)
            seed = f"{asked.seed}/{turn}/{table}"
            found, won = played(start, evaluation.learnt_from, asked.guesses, seed, 0, asked.matches)
            fresh += found
            print(f"round {turn + 1} {table}: first seat won {won:.3f}", file=sys.stderr, flush=True)
        samples = samples[len(samples) // 2 :] + fresh  # what was played by a poorer player counts less
        weights.update(fitted(samples, weights))
        evaluation.learn(weights)
        asked.out.write_text(json.dumps(weights, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
