"""Weights for a game's estimates, learnt from matches that its habit, or a bot, plays against itself.

    python -m katabasis.lab.training ahuris --seats 1 --vary goal=20,25,30 --matches 2500 --out weights.json

Now and then an answer is random, so that odd positions are seen too.  Positions are kept with how their match ended;
logistic regression (one side, or sides each of which is learnt on its own: those of a game whose evaluation has
`worth`) or softmax regression (rivals) finds the weights under which the results are least surprising.  The data are
made again by the same command; only the weights are stored.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from katabasis.bots import Bot, Eyes, GreedyBot
from katabasis.bots.greedy import AHEAD
from katabasis.engine.chance import Rng, seed_both
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State
from katabasis.games import game

KEPT = 3  # one settled position in so many is kept
ODD = 25  # one answer in so many is random
STIFF = 1e-4  # how much large weights cost
STEPS = 30

Side = tuple[list[str], list[float], list[int]]  # names, numbers, the seats that win with it
Sample = tuple[list[Side], list[float]]


def played(
    start: State,
    learnt_from: Any,
    seed: str,
    matches: int,
    player: Bot | None = None,
    kept: int = KEPT,
    worth: Any = None,
) -> list[Sample]:
    """Positions of so many matches, with what each seat won, or what that was worth to the side that looked.

    Played by habit unless a bot is given.
    """
    samples: list[Sample] = []
    dealer, stream = Rng(""), Rng("")
    for number in range(matches):
        state = start.copy()
        seed_both(f"{seed}/{number}", dealer, stream)
        seen: list[list[Side]] = []
        while state.to_move != OVER:
            if state.game.mind().settled(state) and stream.below(kept) == 0:
                sides = learnt_from(state)
                if sides:
                    seen.append(sides)
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
        if worth is None:
            samples += [(sides, result) for sides in seen]
        else:  # each side is learnt on its own
            samples += [([side], worth(state, side[0])) for sides in seen for side in sides]
    return samples


def fitted(samples: list[Sample]) -> dict[str, float]:
    """The weights by name, found by Newton's method.  A single side wins or loses; among several, one wins."""
    names = list(dict.fromkeys(name for sides, _ in samples for one, _, _ in sides for name in one))
    place = {name: column for column, name in enumerate(names)}
    width = max(len(sides) for sides, _ in samples)
    table = np.zeros((len(samples), width, len(names)))
    shares = np.zeros((len(samples), width))
    for row, (sides, result) in enumerate(samples):
        for side, (own, numbers, seats) in enumerate(sides):
            table[row, side, [place[name] for name in own]] = numbers
            shares[row, side] = max(result[seat] for seat in seats)
    if width > 1:
        decided = shares.sum(axis=1) > 0
        table, shares = table[decided], shares[decided]
        shares /= shares.sum(axis=1, keepdims=True)
    weights = np.zeros(len(names))
    for _ in range(STEPS):
        scores = table @ weights
        if width == 1:
            guessed = 1 / (1 + np.exp(-np.clip(scores, -30, 30)))
            bend = (guessed * (1 - guessed))[:, :, None] * table
        else:
            guessed = np.exp(scores - scores.max(axis=1, keepdims=True))
            guessed /= guessed.sum(axis=1, keepdims=True)
            middle = np.einsum("rs,rsf->rf", guessed, table)
            bend = guessed[:, :, None] * (table - middle[:, None, :])
        slope = np.einsum("rs,rsf->f", guessed - shares, table) / len(table) + STIFF * weights
        curve = np.einsum("rsf,rsg->fg", bend, table) / len(table) + STIFF * np.eye(len(names))
        weights -= np.linalg.solve(curve, slope)
    return {name: round(float(weight), 4) for name, weight in zip(names, weights, strict=True)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", required=True, help="a number; several with commas")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--vary", default="", help="an option and its values: goal=25,40")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--guesses", type=int, default=0, help="of a greedy bot that plays; 0: habit plays")
    parser.add_argument("--ahead", type=int, default=AHEAD, help="answers by habit before it asks for the estimate")
    parser.add_argument("--kept", type=int, default=KEPT, help="one settled position in so many is kept")
    parser.add_argument("--only", default="", help="keep only weights whose names have this in them; others stay")
    parser.add_argument("--seed", default="training")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    rules = game(asked.game)
    evaluation: Any = importlib.import_module(f"{rules.home}.mind.values")
    options = dict(part.split("=", 1) for part in asked.option)
    varied, _, values = asked.vary.partition("=")
    tables = [{**options, varied: value} for value in values.split(",")] if varied else [options]
    weights: dict[str, float] = json.loads(asked.out.read_text(encoding="utf-8")) if asked.out.exists() else {}
    evaluation.learn(weights)
    worth = getattr(evaluation, "worth", None)
    samples: list[Sample] = []
    player = GreedyBot("player", asked.guesses, ahead=asked.ahead) if asked.guesses else None
    for seats in asked.seats.split(","):
        for table in tables:
            start = rules.new(int(seats), table)
            several = f"/{seats}" if "," in asked.seats else ""
            seed = f"{asked.seed}/{table}{several}"
            samples += played(start, evaluation.learnt_from, seed, asked.matches, player, asked.kept, worth)
            print(f"{seats} {table}: {len(samples)} positions", file=sys.stderr, flush=True)
    weights.update({name: weight for name, weight in fitted(samples).items() if asked.only in name})
    asked.out.write_text(json.dumps(weights, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
