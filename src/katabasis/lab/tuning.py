"""Weights for a game's habit, tuned by playing: of many slight changes those that win most are kept.

    python -m katabasis.lab.tuning ahuris --seats 1 --vary goal=25,40,60 --start weights.json --out weights.json

In each generation every candidate (the weights so far, each changed a little by chance) plays the same deals, and the
mean of the best quarter becomes the next start (cross-entropy method).  Wins at each table count by how rare they are.
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

SPREAD = 0.35  # of a weight, or of 0.7 if it is smaller: how far the first changes go
SHRINK = 0.97  # how much less they go in each generation


def won_by_habit(start: State, seed: str, matches: int) -> float:
    """The first seat's share of wins when all play by habit."""
    dealer, stream = Rng(""), Rng("")
    won = 0.0
    for number in range(matches):
        state = start.copy()
        seed_both(f"{seed}/{number}", dealer, stream)
        while True:
            asked = state.to_move
            if asked == CHANCE:
                state.apply(state.sample(dealer))
            elif asked == OVER:
                break
            else:
                state.apply(state.habit(stream))
        won += state.returns()[0]
    return won / matches


def tuned(
    evaluation: Any,
    starts: list[State],
    weights: dict[str, float],
    generations: int,
    candidates: int,
    matches: int,
    seed: str,
    out: Path | None = None,
) -> dict[str, float]:
    """The weights after so many generations."""
    names = list(weights)
    middle = np.array([weights[name] for name in names])
    spread = SPREAD * np.maximum(0.7, np.abs(middle))
    chance = np.random.default_rng(int.from_bytes(seed.encode(), "big") % 2**63)
    for turn in range(generations):
        tried = middle + spread * chance.standard_normal((candidates, len(names)))
        tried[0] = middle
        table = np.zeros((candidates, len(starts)))
        for row in range(candidates):
            evaluation.learn(dict(zip(names, tried[row].tolist(), strict=True)))
            table[row] = [won_by_habit(start, f"{seed}/{turn}", matches) for start in starts]
        scores = (table / (table.mean(axis=0) + 1e-3)).sum(axis=1)
        best = np.argsort(-scores)[: max(1, candidates // 4)]
        said = " ".join(f"{share:.3f}" for share in table[0])
        print(f"generation {turn + 1}: {said}; best {table[best].mean(axis=0).round(3)}", file=sys.stderr, flush=True)
        middle = 0.4 * middle + 0.6 * tried[best].mean(axis=0)
        spread *= SHRINK
        weights = {name: round(float(weight), 4) for name, weight in zip(names, middle, strict=True)}
        if out is not None:
            kept = json.loads(out.read_text(encoding="utf-8")) if out.exists() else {}
            out.write_text(json.dumps({**kept, **weights}, indent=1) + "\n", encoding="utf-8")
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--vary", default="", help="an option and its values: goal=25,40")
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--candidates", type=int, default=24)
    parser.add_argument("--matches", type=int, default=600)
    parser.add_argument("--seed", default="tuning")
    parser.add_argument("--start", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    rules = game(asked.game)
    evaluation: Any = importlib.import_module(f"{rules.home}.evaluation")
    varied, _, values = asked.vary.partition("=")
    starts = (
        [rules.new(asked.seats, {varied: value}) for value in values.split(",")]
        if varied
        else [rules.new(asked.seats, {})]
    )
    learnt = json.loads(asked.start.read_text(encoding="utf-8"))
    weights = {name: value for name, value in learnt.items() if name in evaluation.HABITS}
    tuned(evaluation, starts, weights, asked.generations, asked.candidates, asked.matches, asked.seed, asked.out)


if __name__ == "__main__":
    main()
