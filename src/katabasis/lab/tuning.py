"""Weights for a game's habit, tuned by playing: of many slight changes those that win most are kept.

    python -m katabasis.lab.tuning ahuris --seats 1 --vary goal=25,40,60 --start weights.json --out weights.json

In each generation every candidate (the weights so far, each changed a little by chance) plays the same deals, and the
mean of the best quarter becomes the next start (cross-entropy method).  Wins at each table count by how rare they are.
With `--rivals` habits slightly changed meet those changed the opposite way, one deal from both sides at a time, and
each duel moves all weights a little; in a game with roles all candidates meet at one table.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from katabasis.engine.action import Action
from katabasis.engine.chance import Rng, seed_both
from katabasis.engine.lessons import Lessons
from katabasis.engine.state import State
from katabasis.lab.learning import (
    add_tables,
    add_to,
    arguments,
    by_name,
    first_seat_wins,
    numpy_chance,
    read,
    tables_of,
    taught,
    tell,
)
from katabasis.lab.playing import Answer, by_habit, deals, play

SPREAD = 0.35  # of a weight, or of 0.7 if it is smaller: how far the first changes go
LEAST = 0.15  # the same where there are roles
SHRINK = 0.97  # how much less they go in each generation
NUDGE = 0.12  # of a weight, or of 1 if it is smaller: how far rivals in a duel are from the middle
PACE = 0.012  # of a nudge: how far a duel moves the middle at first...
SLOW_PACE = 0.001  # ...and at last
LONGEST = 5000  # answers of a match
TOLD = 2000  # duels between two lines of progress


def won_by_habit(start: State, seed: str, matches: int, success: Callable[[State], float] = first_seat_wins) -> float:
    """The first seat's share of wins, or another success, when all play by habit."""
    won = 0.0
    for _, state, dealer, stream in deals([start], seed, matches):
        play(state, dealer, by_habit(stream))
        won += success(state)
    return won / matches


def by_habits(lists: list[list[float]], habits: list[list[list[float]]], stream: Rng) -> Answer:
    """Each seat by its own habits, which are written into the lists that the game looks them up in."""
    usual = by_habit(stream)
    thinking: list[list[float]] = []

    def answer(state: State, seat: int) -> Action:
        nonlocal thinking
        if habits[seat] is not thinking:
            thinking = habits[seat]
            for kept, own in zip(lists, thinking, strict=True):
                kept[:] = own
        return usual(state, seat)

    return answer


def duel(start: State, lists: list[list[float]], habits: list[list[list[float]]], seed: str) -> float:
    """By how much the first habits win more than the second: one deal from both sides, every other seat each."""
    dealer, stream = Rng(""), Rng("")
    more = 0.0
    for turned in range(2):
        state = start.copy()
        seed_both(seed, dealer, stream)
        lineup = [habits[(seat + turned) % 2] for seat in range(len(state.returns()))]
        play(state, dealer, by_habits(lists, lineup, stream), longest=LONGEST)  # odd habits may never come to an end
        more += sum(-share if (seat + turned) % 2 else share for seat, share in enumerate(state.returns()))
    return more


def tuned_in_duels(
    lessons: Lessons,
    starts: list[State],
    weights: dict[str, float],
    duels: int,
    seed: str,
    out: Path | None = None,
) -> dict[str, float]:
    """All weights are changed a little, each up or down by chance; these habits and those with the opposite changes
    meet, and all weights go a small step towards who won (simultaneous perturbation, Spall 1992, as chess engines are
    tuned).  One match tells next to nothing, a hundred thousand tell all weights at once.
    """
    parts = lessons.habits(len(starts[0].returns()))
    if any(lessons.habits(len(start.returns()))[0][0] != parts[0][0] for start in starts):
        sys.exit("these tables have different habits: tune them one after the other")
    lists = [kept for _, kept in parts]
    names = [name for own, _ in parts for name in own]
    cuts = np.cumsum([len(own) for own, _ in parts])[:-1]
    middle = np.array([weights[name] for name in names])
    change = NUDGE * np.maximum(1.0, np.abs(middle))
    chance = numpy_chance(seed)
    lately = 0.0
    for number in range(duels):
        signs = chance.integers(0, 2, len(names)) * 2 - 1
        habits = [[part.tolist() for part in np.split(middle + way * change * signs, cuts)] for way in (1.0, -1.0)]
        won = duel(starts[number % len(starts)], lists, habits, f"{seed}/{number}")
        middle += (PACE + (SLOW_PACE - PACE) * number / duels) * won * change * signs
        lately += abs(won)
        if (number + 1) % TOLD == 0:
            weights = by_name(names, middle)
            tell(f"{number + 1} duels; {lately / TOLD:.3f} decided")
            lately = 0.0
            add_to(out, weights)
    lessons.learn(weights)
    return weights


@dataclass(slots=True)
class Generations:
    """How many candidates play how much, how often; `out` takes the best of each generation."""

    count: int
    candidates: int
    matches: int
    seed: str
    out: Path | None = None


def tuned(
    lessons: Lessons,
    starts: list[State],
    weights: dict[str, float],
    plan: Generations,
    role: int = -1,
) -> dict[str, float]:
    """The weights after so many generations; those of one role only, by its success, if one is given."""
    names = list(lessons.roles[role].names) if role >= 0 else list(weights)
    success = lessons.roles[role].success if role >= 0 else first_seat_wins
    middle = np.array([weights[name] for name in names])
    spread = SPREAD * np.maximum(LEAST if role >= 0 else 0.7, np.abs(middle))
    chance = numpy_chance(plan.seed)
    for turn in range(plan.count):
        tried = middle + spread * chance.standard_normal((plan.candidates, len(names)))
        tried[0] = middle
        table = np.zeros((plan.candidates, len(starts)))
        for row in range(plan.candidates):
            candidate = dict(zip(names, tried[row].tolist(), strict=True))
            lessons.learn(candidate)
            table[row] = [won_by_habit(start, f"{plan.seed}/{turn}", plan.matches, success) for start in starts]
        scores = (table / (table.mean(axis=0) + 1e-3)).sum(axis=1)
        best = np.argsort(-scores)[: max(1, plan.candidates // 4)]
        said = " ".join(f"{share:.3f}" for share in table[0])
        tell(f"generation {turn + 1}: {said}; best {table[best].mean(axis=0).round(3)}")
        middle = 0.4 * middle + 0.6 * tried[best].mean(axis=0)
        spread *= SHRINK
        weights = by_name(names, middle)
        add_to(plan.out, weights)
    return weights


def tuned_among_rivals(
    lessons: Lessons,
    starts: list[State],
    weights: dict[str, float],
    plan: Generations,
) -> dict[str, float]:
    """The same where players are rivals: candidates meet each other at one table, and each is judged by its own wins.

    The matches are those of each start in a generation.  Habits of a role are chosen by the wins of those who ended in
    it; who began in the first role and left it has lost there.
    """
    ((names, kept),) = lessons.habits(len(starts[0].returns()))
    roles = [[names.index(name) for name in role.names] for role in lessons.roles if role.names[0] in names]
    if any(lessons.role_of(start, 0) >= len(roles) for start in starts):
        sys.exit("tables with habits of their own (three seats) are tuned with --role")
    middle = np.array([weights[name] for name in names])
    spread = SPREAD * np.maximum(LEAST, np.abs(middle))
    chance = numpy_chance(plan.seed)
    for turn in range(plan.count):
        tried = middle + spread * chance.standard_normal((plan.candidates, len(names)))
        tried[0] = middle
        lists = tried.tolist()
        won = np.zeros((len(roles), plan.candidates))
        seen = np.zeros((len(roles), plan.candidates))
        for place, start in enumerate(starts):
            for _, state, dealer, stream in deals([start], f"{plan.seed}/{turn}/{place}", plan.matches):
                players = chance.permutation(plan.candidates)[: len(state.returns())]
                play(state, dealer, by_habits([kept], [[lists[player]] for player in players], stream))
                result = state.returns()
                for seat, player in enumerate(players):
                    ended = lessons.role_of(state, seat)
                    for role in {0, ended}:
                        won[role, player] += result[seat] if role == ended else 0.0
                        seen[role, player] += 1
        rate = won / np.maximum(1, seen)
        for role, own in enumerate(roles):
            best = np.argsort(-rate[role])[: max(1, plan.candidates // 4)]
            middle[own] = 0.5 * middle[own] + 0.5 * tried[best][:, own].mean(axis=0)
        said = " ".join(f"{row.mean():.3f} (best {row.max():.3f})" for row in rate)
        tell(f"generation {turn + 1}: {said}")
        spread *= SHRINK
        weights = by_name(names, middle)
        add_to(plan.out, weights)
    lessons.learn(weights)
    return weights


def main() -> None:
    parser = arguments(__doc__, "tuning")
    add_tables(parser)
    parser.add_argument("--rivals", action="store_true", help="candidates meet each other, each plays for itself")
    parser.add_argument("--role", type=int, default=-1, help="only the habits of that role, by its success")
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--candidates", type=int, default=24)
    parser.add_argument("--matches", type=int, default=600)
    parser.add_argument("--duels", type=int, default=200_000, help="of rivals in a game without roles")
    parser.add_argument("--only", default="", help="how the names of the weights begin that are tuned")
    parser.add_argument("--start", type=Path, required=True)
    asked = parser.parse_args()
    rules, lessons = taught(asked.game)
    if asked.rivals and lessons.rivals_drill is not None:
        parser.error("the habit of its rivals gets better by practice: katabasis.lab.practice --rivals")
    starts = [rules.new(seats, table) for seats, table in tables_of(asked)]
    learnt = read(asked.start)
    lessons.learn(learnt)
    if asked.rivals and not lessons.roles:
        tuned_in_duels(lessons, starts, learnt, asked.duels, asked.seed, asked.out)
        return
    habits = {name for seats in rules.seats for names, _ in lessons.habits(seats) for name in names}
    weights = {name: value for name, value in learnt.items() if name in habits and name.startswith(asked.only)}
    plan = Generations(asked.generations, asked.candidates, asked.matches, asked.seed, asked.out)
    if asked.rivals:
        tuned_among_rivals(lessons, starts, weights, plan)
    else:
        tuned(lessons, starts, weights, plan, asked.role)


if __name__ == "__main__":
    main()
