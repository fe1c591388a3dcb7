"""A game's habit, improved by practice: answers after which matches went better than expected become more likely.

    python -m katabasis.lab.practice ahuris --rounds 12 --matches 30000 --out weights.json

In every round many matches are played with answers drawn by rank.  Each answer is credited with how much better the
match went afterwards than the game's rough estimate expected (generalised advantage estimation), and the weights are
moved a little towards answers with credit (clipped policy gradient, as in PPO).  With `--rivals` all seats play for
themselves, each by the same habit.  The data are made again by the same command; only the weights are stored.
"""

from __future__ import annotations

import numpy as np

from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.lessons import Drill, Practice
from katabasis.engine.state import State
from katabasis.lab.learning import add_to, arguments, by_name, nothing_to_learn, read, taught, tell
from katabasis.lab.playing import deals, play

TRACE = 0.95  # how far credit reaches back
CLIP = 0.2  # an answer is made at most so much more likely by one round
PARTS = 8  # a round's matches are learnt from in so many parts, twice


class Part:
    """A number of matches: by question the answers looked at, the one given, and its credit."""

    def __init__(self, practice: Practice, credit: np.ndarray) -> None:
        self.places = np.array(practice.places, np.int32)
        self.values = np.array(practice.values, np.float32)
        entries = np.array(practice.entries, np.int64)
        options = np.array(practice.options, np.int64)
        self.answers = np.repeat(np.arange(len(entries)), entries)  # by entry: its answer
        self.questions = np.repeat(np.arange(len(options)), options)  # by answer: its question
        self.firsts = np.concatenate([[0], np.cumsum(options)[:-1]])
        self.chosen = self.firsts + np.array(practice.chosen, np.int64)
        self.credit = credit.astype(np.float32)

    def chances(self, weights: np.ndarray) -> np.ndarray:
        """By answer looked at."""
        ranks = np.bincount(self.answers, weights[self.places] * self.values, len(self.questions))
        ranks -= np.maximum.reduceat(ranks, self.firsts)[self.questions]
        ranks = np.exp(ranks)
        return np.asarray(ranks / np.add.reduceat(ranks, self.firsts)[self.questions])

    def slope(self, weights: np.ndarray, before: np.ndarray) -> np.ndarray:
        """Which way the weights should go: nowhere for answers that have already changed enough."""
        now = self.chances(weights)
        ratio = now[self.chosen] / before
        moved = np.where(self.credit > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        pull = np.where(moved, 0.0, ratio * self.credit)
        towards = -now * pull[self.questions]
        towards[self.chosen] += pull
        return np.bincount(self.places, self.values * towards[self.answers], len(weights)) / len(self.chosen)


def practised(
    start: State, drill: Drill, seed: str, matches: int, trace: float = TRACE
) -> tuple[Practice, list[float], float]:
    """Play so many matches; what was answered, the credit of each answer, and the share that the first seat won."""
    practice = drill.begin()
    credit: list[float] = []
    won = 0.0
    for _, state, dealer, stream in deals([start], seed, matches):
        hopes: list[tuple[int, float]] = []  # who was asked, and what it hoped for

        def answer(state: State, seat: int, hopes: list[tuple[int, float]] = hopes, stream: Rng = stream) -> Action:
            before = len(practice.options)
            action = drill.practise(state, stream, practice)
            if len(practice.options) > before:
                hopes.append((seat, drill.rough(state)[seat]))
            return action

        play(state, dealer, answer)
        later = state.returns()
        won += later[0]
        gain = [0.0] * len(later)
        gains: list[float] = []
        for seat, hope in reversed(hopes):
            gain[seat] = later[seat] - hope + trace * gain[seat]
            later[seat] = hope
            gains.append(gain[seat])
        credit += reversed(gains)
    return practice, credit, won / matches


def main() -> None:
    parser = arguments(__doc__, "practice")  # weights to begin with are read from --out, and the better ones written
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--matches", type=int, default=30000, help="in each round, all tables together")
    parser.add_argument("--rate", type=float, default=0.03)
    parser.add_argument("--rivals", action="store_true", help="the habit of those who play for themselves")
    parser.add_argument(
        "--trace", type=float, default=TRACE, help="how far credit reaches back; 1: to the first answer"
    )
    parser.add_argument(
        "--sharpness", type=float, default=3.0, help="ranks are multiplied by this before the first round"
    )
    asked = parser.parse_args()
    rules, lessons = taught(asked.game)
    drill = lessons.rivals_drill if asked.rivals else lessons.drill
    if drill is None:
        nothing_to_learn(asked.game)
    names = drill.names
    learnt = read(asked.out)
    weights = np.array([learnt.get(name, 0.0) for name in names], np.float64)
    weights *= asked.sharpness
    slope = np.zeros_like(weights)
    square = np.zeros_like(weights)
    steps = 0
    for turn in range(asked.rounds):
        lessons.learn(dict(zip(names, weights.tolist(), strict=True)))
        parts: list[Part] = []
        said: list[str] = []
        for table in drill.tables:
            start = rules.new(table.seats, table.options)
            matches = max(1, int(table.share * asked.matches) // PARTS)
            wins: list[float] = []
            batch: list[tuple[Practice, list[float]]] = []
            for number in range(PARTS):
                seed = f"{asked.seed}/{turn}/{table.options}/{number}"
                practice, credit, won = practised(start, drill, seed, matches, asked.trace)
                wins.append(won)
                batch.append((practice, credit))
            rate = max(float(np.mean(wins)), 0.003)
            said.append(f"{table.options} {rate:.4f}")
            for practice, credit in batch:
                parts.append(Part(practice, np.array(credit) / np.sqrt(rate * (1 - rate))))
        before = [part.chances(weights)[part.chosen] for part in parts]
        rate = asked.rate * (1 - 0.7 * turn / asked.rounds)
        for _ in range(2):
            for number in range(PARTS):
                up = np.zeros_like(weights)
                for place in range(number, len(parts), PARTS):
                    up += parts[place].slope(weights, before[place]) * len(parts[place].chosen)
                up /= sum(len(parts[place].chosen) for place in range(number, len(parts), PARTS))
                steps += 1
                slope += 0.1 * (up - slope)
                square += 0.01 * (up * up - square)
                weights += rate * (slope / (1 - 0.9**steps)) / (np.sqrt(square / (1 - 0.99**steps)) + 1e-7)
        tell(f"round {turn}: {', '.join(said)}")
        add_to(asked.out, by_name(names, weights))


if __name__ == "__main__":
    main()
