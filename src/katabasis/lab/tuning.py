"""Weights for a game's habit, tuned by playing: of many slight changes those that win most are kept.

    python -m katabasis.lab.tuning ahuris --seats 1 --vary goal=25,40,60 --start weights.json --out weights.json

In each generation every candidate (the weights so far, each changed a little by chance) plays the same deals, and the
mean of the best quarter becomes the next start (cross-entropy method).  Wins at each table count by how rare they are.
With `--rivals` habits slightly changed meet those changed the opposite way, one deal from both sides at a time, and
each duel moves all weights a little; in a game with roles all candidates meet at one table.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from katabasis.engine.chance import Rng, seed_both
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State
from katabasis.games import game

SPREAD = 0.35  # of a weight, or of 0.7 if it is smaller: how far the first changes go
LEAST = 0.15  # the same where there are roles
SHRINK = 0.97  # how much less they go in each generation
NUDGE = 0.12  # of a weight, or of 1 if it is smaller: how far rivals in a duel are from the middle
PACE = 0.012  # of a nudge: how far a duel moves the middle at first...
SLOW_PACE = 0.001  # ...and at last
LONGEST = 5000  # answers of a match
TOLD = 2000  # duels between two lines of progress


def first_seat_wins(state: State) -> float:
    return state.returns()[0]


def won_by_habit(start: State, seed: str, matches: int, success: Callable[[State], float] = first_seat_wins) -> float:
    """The first seat's share of wins, or another success, when all play by habit."""
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
                state.apply(state.game.mind().habit(state, stream))
        won += success(state)
    return won / matches


def duel(start: State, lists: list[list[float]], habits: list[list[list[float]]], seed: str) -> float:
    """By how much the first habits win more than the second: one deal from both sides, every other seat each."""
    dealer, stream = Rng(""), Rng("")
    more = 0.0
    for turned in range(2):
        state = start.copy()
        seed_both(seed, dealer, stream)
        thinking = -1
        for _ in range(LONGEST):  # with odd habits nobody may ever come to an end
            asked = state.to_move
            if asked == CHANCE:
                state.apply(state.sample(dealer))
                continue
            if asked == OVER:
                break
            side = (asked + turned) % 2
            if side != thinking:
                for kept, own in zip(lists, habits[side], strict=True):
                    kept[:] = own
                thinking = side
            state.apply(state.game.mind().habit(state, stream))
        more += sum(-share if (seat + turned) % 2 else share for seat, share in enumerate(state.returns()))
    return more


def tuned_in_duels(
    evaluation: Any,
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
    parts = evaluation.habit_lists(len(starts[0].returns()))
    if any(evaluation.habit_lists(len(start.returns()))[0][0] != parts[0][0] for start in starts):
        sys.exit("these tables have different habits: tune them one after the other")
    lists = [kept for _, kept in parts]
    names = [name for own, _ in parts for name in own]
    cuts = np.cumsum([len(own) for own, _ in parts])[:-1]
    middle = np.array([weights[name] for name in names])
    change = NUDGE * np.maximum(1.0, np.abs(middle))
    chance = np.random.default_rng(int.from_bytes(seed.encode(), "big") % 2**63)
    lately = 0.0
    for number in range(duels):
        signs = chance.integers(0, 2, len(names)) * 2 - 1
        habits = [[part.tolist() for part in np.split(middle + way * change * signs, cuts)] for way in (1.0, -1.0)]
        won = duel(starts[number % len(starts)], lists, habits, f"{seed}/{number}")
        middle += (PACE + (SLOW_PACE - PACE) * number / duels) * won * change * signs
        lately += abs(won)
        if (number + 1) % TOLD == 0:
            weights = {name: round(float(weight), 4) for name, weight in zip(names, middle, strict=True)}
            print(f"{number + 1} duels; {lately / TOLD:.3f} decided", file=sys.stderr, flush=True)
            lately = 0.0
            if out is not None:
                kept = json.loads(out.read_text(encoding="utf-8")) if out.exists() else {}
                out.write_text(json.dumps({**kept, **weights}, indent=1) + "\n", encoding="utf-8")
    evaluation.learn(weights)
    return weights


def tuned(
    evaluation: Any,
    starts: list[State],
    weights: dict[str, float],
    generations: int,
    candidates: int,
    matches: int,
    seed: str,
    out: Path | None = None,
    role: int = -1,
) -> dict[str, float]:
    """The weights after so many generations; those of one role only, by its success, if one is given."""
    names = list(evaluation.ROLES[role]) if role >= 0 else list(weights)
    success = evaluation.SUCCESS[role] if role >= 0 else first_seat_wins
    middle = np.array([weights[name] for name in names])
    spread = SPREAD * np.maximum(LEAST if role >= 0 else 0.7, np.abs(middle))
    chance = np.random.default_rng(int.from_bytes(seed.encode(), "big") % 2**63)
    for turn in range(generations):
        tried = middle + spread * chance.standard_normal((candidates, len(names)))
        tried[0] = middle
        table = np.zeros((candidates, len(starts)))
        for row in range(candidates):
            candidate = dict(zip(names, tried[row].tolist(), strict=True))
            evaluation.learn(candidate)
            table[row] = [won_by_habit(start, f"{seed}/{turn}", matches, success) for start in starts]
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


def won_among_rivals(
    evaluation: Any, start: State, lineup: list[list[float]], seed: str, dealer: Rng, stream: Rng
) -> tuple[list[float], list[int]]:
    """What each seat wins, and which of the game's roles it ended in, when each has its own habits."""
    state = start.copy()
    seed_both(seed, dealer, stream)
    thinking = -1
    while state.to_move != OVER:
        asked = state.to_move
        if asked == CHANCE:
            state.apply(state.sample(dealer))
            continue
        if asked != thinking:
            evaluation.HABIT_WEIGHTS[:] = lineup[asked]
            thinking = asked
        state.apply(state.game.mind().habit(state, stream))
    return state.returns(), [evaluation.role_of(state, seat) for seat in range(len(lineup))]


def tuned_among_rivals(
    evaluation: Any,
    starts: list[State],
    weights: dict[str, float],
    generations: int,
    candidates: int,
    matches: int,
    seed: str,
    out: Path | None = None,
) -> dict[str, float]:
    """The same where players are rivals: candidates meet each other at one table, and each is judged by its own wins.

    `matches` is how many each of the starts is played in a generation.  Habits of a role (`ROLES` of the game's
    evaluation) are chosen by the wins of those who ended in it; who began in the first role and left it has lost there.
    """
    names = list(evaluation.HABITS)
    roles = [[names.index(name) for name in role] for role in evaluation.ROLES if role[0] in names]
    if any(evaluation.role_of(start, 0) >= len(roles) for start in starts):
        sys.exit("tables with habits of their own (three seats) are tuned with --role")
    middle = np.array([weights[name] for name in names])
    spread = SPREAD * np.maximum(LEAST, np.abs(middle))
    chance = np.random.default_rng(int.from_bytes(seed.encode(), "big") % 2**63)
    dealer, stream = Rng(""), Rng("")
    for turn in range(generations):
        tried = middle + spread * chance.standard_normal((candidates, len(names)))
        tried[0] = middle
        lists = tried.tolist()
        won = np.zeros((len(roles), candidates))
        seen = np.zeros((len(roles), candidates))
        for place, start in enumerate(starts):
            seats = len(start.returns())
            for number in range(matches):
                players = chance.permutation(candidates)[:seats]
                name = f"{seed}/{turn}/{place}/{number}"
                lineup = [lists[player] for player in players]
                result, ended = won_among_rivals(evaluation, start, lineup, name, dealer, stream)
                for seat, player in enumerate(players):
                    for role in {0, ended[seat]}:
                        won[role, player] += result[seat] if role == ended[seat] else 0.0
                        seen[role, player] += 1
        rate = won / np.maximum(1, seen)
        for role, own in enumerate(roles):
            best = np.argsort(-rate[role])[: max(1, candidates // 4)]
            middle[own] = 0.5 * middle[own] + 0.5 * tried[best][:, own].mean(axis=0)
        said = " ".join(f"{row.mean():.3f} (best {row.max():.3f})" for row in rate)
        print(f"generation {turn + 1}: {said}", file=sys.stderr, flush=True)
        spread *= SHRINK
        weights = {name: round(float(weight), 4) for name, weight in zip(names, middle, strict=True)}
        if out is not None:
            kept = json.loads(out.read_text(encoding="utf-8")) if out.exists() else {}
            out.write_text(json.dumps({**kept, **weights}, indent=1) + "\n", encoding="utf-8")
    evaluation.learn(weights)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", required=True, help="a number; several with commas")
    parser.add_argument("--rivals", action="store_true", help="candidates meet each other, each plays for itself")
    parser.add_argument("--role", type=int, default=-1, help="only the habits of that role, by its success")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--vary", default="", help="an option and its values: goal=25,40")
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--candidates", type=int, default=24)
    parser.add_argument("--matches", type=int, default=600)
    parser.add_argument("--duels", type=int, default=200_000, help="of rivals in a game without roles")
    parser.add_argument("--seed", default="tuning")
    parser.add_argument("--only", default="", help="how the names of the weights begin that are tuned")
    parser.add_argument("--start", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    rules = game(asked.game)
    evaluation: Any = importlib.import_module(f"{rules.home}.mind.values")
    varied, _, values = asked.vary.partition("=")
    options = dict(part.split("=", 1) for part in asked.option)
    tables = [{**options, varied: value} for value in values.split(",")] if varied else [options]
    starts = [rules.new(int(seats), table) for seats in asked.seats.split(",") for table in tables]
    learnt = json.loads(asked.start.read_text(encoding="utf-8"))
    evaluation.learn(learnt)
    if asked.rivals and hasattr(evaluation, "habit_lists"):
        tuned_in_duels(evaluation, starts, learnt, asked.duels, asked.seed, asked.out)
        return
    habits = {*evaluation.HABITS, *(name for role in getattr(evaluation, "ROLES", []) for name in role)}
    weights = {name: value for name, value in learnt.items() if name in habits and name.startswith(asked.only)}
    plan = (asked.generations, asked.candidates, asked.matches, asked.seed, asked.out)
    if asked.rivals:
        tuned_among_rivals(evaluation, starts, weights, *plan)
    else:
        tuned(evaluation, starts, weights, *plan, asked.role)


if __name__ == "__main__":
    main()
