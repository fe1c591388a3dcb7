"""Weights for a game's estimates, learnt from matches that its habit, or a bot, plays against itself.

    python -m katabasis.lab.training ahuris --seats 1 --vary goal=20,25,30 --matches 2500 --out weights.json

Now and then an answer is random, so that odd positions are seen too.  Positions are kept with how their match ended;
logistic regression (one side, or sides each of which is learnt on its own) or softmax regression (rivals) finds the
weights under which the results are least surprising.  The data are made again by the same command; only the weights
are stored.
"""

from __future__ import annotations

import numpy as np

from katabasis.bots import GreedyBot
from katabasis.bots.greedy import AHEAD
from katabasis.engine.chance import Rng
from katabasis.engine.lessons import Lessons, Side
from katabasis.engine.state import State
from katabasis.lab.learning import (
    add_guesses,
    add_tables,
    add_to,
    arguments,
    by_name,
    player_of,
    read,
    tables_of,
    taught,
    tell,
)
from katabasis.lab.playing import deals, play

KEPT = 3  # one settled position in so many is kept
STIFF = 1e-4  # how much large weights cost
STEPS = 30

Sample = tuple[list[Side], list[float]]


def played(
    start: State, lessons: Lessons, seed: str, matches: int, player: GreedyBot | None = None, kept: int = KEPT
) -> list[Sample]:
    """Positions of so many matches, with what each seat won, or what that was worth to the side that looked.

    Played by habit unless a bot is given.
    """
    samples: list[Sample] = []
    for _, state, dealer, stream in deals([start], seed, matches):
        seen: list[list[Side]] = []

        def look(state: State, seen: list[list[Side]] = seen, stream: Rng = stream) -> None:
            if state.game.mind().settled(state) and stream.below(kept) == 0:
                sides = lessons.sides(state)
                if sides:
                    seen.append(sides)

        play(state, dealer, player_of(player, stream), look)
        if lessons.apart:
            samples += [([side], lessons.worth(state, side[0])) for sides in seen for side in sides]
        else:
            samples += [(sides, state.returns()) for sides in seen]
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
    return by_name(names, weights)


def main() -> None:
    parser = arguments(__doc__, "training")
    add_tables(parser)
    add_guesses(parser)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--ahead", type=int, default=AHEAD, help="answers by habit before it asks for the estimate")
    parser.add_argument("--kept", type=int, default=KEPT, help="one settled position in so many is kept")
    parser.add_argument("--only", default="", help="keep only weights whose names have this in them; others stay")
    asked = parser.parse_args()
    rules, lessons = taught(asked.game)
    lessons.learn(read(asked.out))
    samples: list[Sample] = []
    player = GreedyBot("player", asked.guesses, ahead=asked.ahead) if asked.guesses else None
    for seats, table in tables_of(asked):
        several = f"/{seats}" if "," in asked.seats else ""
        seed = f"{asked.seed}/{table}{several}"
        samples += played(rules.new(seats, table), lessons, seed, asked.matches, player, asked.kept)
        tell(f"{seats} {table}: {len(samples)} positions")
    add_to(asked.out, {name: weight for name, weight in fitted(samples).items() if asked.only in name})


if __name__ == "__main__":
    main()
