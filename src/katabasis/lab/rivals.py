"""A network that tells rivals apart, taught by how their matches end.

    python -m katabasis.lab.rivals ahuris --matches 40000 --out rivals.json

Habit plays, or a bot that looks one answer ahead; now and then an answer is random, so that odd positions are seen too.
Settled positions, and a few others, are kept, described for each hero, with what its seat won; nobody wins with what
is left (softmax).  Some matches are kept apart and tell how surprising their ends were to the network.  The data are
made again by the same command; only the weights, averaged over the last steps, are stored.
"""

from __future__ import annotations

import json

import numpy as np

from katabasis.bots import GreedyBot
from katabasis.engine.chance import Rng
from katabasis.engine.game import Game
from katabasis.engine.lessons import RivalsNetwork
from katabasis.engine.state import State
from katabasis.lab.learning import (
    add_guesses,
    add_network,
    arguments,
    nothing_to_learn,
    numpy_chance,
    player_of,
    taught,
    tell,
)
from katabasis.lab.net import Described, Net, begun
from katabasis.lab.playing import deals, play

KEPT = 40  # of positions that are not settled one in so many is kept
BATCH = 1024
APART = 10  # one match in so many is not learnt from


class Lessons(Described):
    """Positions, described for each rival, and what each of them won."""

    def __init__(self, network: RivalsNetwork) -> None:
        super().__init__(network.inputs)
        self.network = network
        self.won: list[list[float]] = []

    def add(self, state: State) -> None:
        """Who is beaten has no input at all."""
        for rival in range(self.network.rivals):
            if not self.network.beaten(state, rival):
                self.network.describe(state, rival, self.places, self.values)
            self.ends.append(len(self.places))

    def table(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """By position and rival the inputs, what was won, and whether there was any hope."""
        rivals = self.network.rivals
        x = self.filled(np.float16).reshape(-1, rivals, self.inputs)
        return x, np.array(self.won, np.float32), (self.lengths() > 0).reshape(-1, rivals)


def played(rules: Game, network: RivalsNetwork, matches: int, guesses: int, seed: str) -> tuple[Lessons, Lessons]:
    """Positions to learn from, and others to be judged by."""
    learnt, apart = Lessons(network), Lessons(network)
    starts = [rules.new(table.seats, table.options) for table in network.tables]
    player = GreedyBot("player", guesses) if guesses else None
    for number, state, dealer, stream in deals(starts, seed, matches):
        lessons = apart if number // len(starts) % APART == 0 else learnt
        before = len(lessons.ends)

        def look(state: State, lessons: Lessons = lessons, stream: Rng = stream) -> None:
            known = min(network.seat_of(state, rival) for rival in range(network.rivals)) >= 0
            if known and (state.game.mind().settled(state) or stream.below(KEPT) == 0):
                lessons.add(state)

        play(state, dealer, player_of(player, stream), look)
        result = state.returns()
        kept = (len(lessons.ends) - before) // network.rivals
        lessons.won += [[result[network.seat_of(state, rival)] for rival in range(network.rivals)]] * kept
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
    chance = numpy_chance(seed)
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
        tell(f"round {number + 1}: {len(x)} positions, surprise {surprise(guessed, ends):.4f}")


def main() -> None:
    parser = arguments(__doc__, "rivals")
    add_network(parser, 32, 16)
    add_guesses(parser)
    parser.add_argument("--matches", type=int, default=40_000, help="all tables together")
    parser.add_argument("--rounds", type=int, default=6, help="how often each position is learnt from")
    asked = parser.parse_args()
    rules, lessons = taught(asked.game)
    network = lessons.rivals_network or nothing_to_learn(asked.game)
    net = begun(network.inputs, asked.units, asked.upper, asked.start)
    learnt, apart = played(rules, network, asked.matches, asked.guesses, asked.seed)
    teach(net, learnt, apart, asked.rounds, asked.rate, asked.seed)
    asked.out.write_text(json.dumps(net.stored()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
