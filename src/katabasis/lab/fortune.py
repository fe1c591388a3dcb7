"""Is the luck report fair?  Equal bots must be equally lucky and equally skilful, on the mean of many matches.

`python -m katabasis.lab.fortune GAME --seats N --bot habit --games 100`; docs/bots.md has the figures.

>>> found = fortune("ahuris", 3, "novice", 2, "doctest", {"mode": "trio-competitive"}, rounds=3)
>>> found["games"], found["rest"] < 1e-9
(2, True)
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable
from statistics import NormalDist
from typing import Any

from joblib import Parallel, delayed

import katabasis
from katabasis.bots import Eyes, bot
from katabasis.coach.report import report
from katabasis.engine.chance import Rng
from katabasis.engine.match import Match
from katabasis.lab.progress import progress_bar

PARTS = ("luck", "own", "others", "given")
COMPARED = 2  # of these, luck and own decisions, are compared between seats
SURE = 0.95  # that an interval holds what it is an interval of

Row = list[list[float]]  # by seat: the parts, then what the sum leaves over, then the standard error of luck


def played(name: str, seats: int, player: str, seed: str, options: dict[str, str]) -> Match:
    """A match in which one bot plays all seats."""
    match = katabasis.game(name).match(seats, seed=seed, options=options)
    rng = Rng(f"{seed}/players")
    mind = bot(player, seconds=0.0)
    while not match.over:
        match.play(mind.choose(Eyes(match.state, match.to_move, rng), rng))
    return match


def row_of(name: str, seats: int, player: str, seed: str, options: dict[str, str], rounds: int) -> Row:
    found = report(played(name, seats, player, seed, options), rounds, f"{seed}/coach")
    rows = []
    for seat, total in enumerate(found.totals):
        parts = [total.luck.mean, total.own.mean, total.others.mean]
        rest = sum(parts) - (found.result[seat] - found.start[seat].mean)
        rows.append([*parts, total.given, abs(rest), total.luck.error])
    return rows


def fortune(
    name: str,
    seats: int,
    player: str,
    games: int,
    seed: str,
    options: dict[str, str],
    rounds: int = 8,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """By seat and part the mean with its 95 % interval, and the mean difference to the other seats.

    The differences are looked at together, and of ten intervals of 95 % one may well miss: so theirs are wider, and
    hold with 95 % all at once (Bonferroni).
    """
    at_once = COMPARED * (seats if seats > 2 else 1)  # of two seats one is the mirror of the other
    tasks = (delayed(row_of)(name, seats, player, f"{seed}/{number}", options, rounds) for number in range(games))
    rows: list[Row] = []
    for row in Parallel(n_jobs=workers, return_as="generator")(tasks):
        rows.append(row)
        if progress is not None:
            progress(1)
    told: dict[str, Any] = {"game": name, "seats": seats, "options": options, "bot": player, "games": games}
    told |= {"seed": seed, "rounds": rounds, "rest": max(one[4] for row in rows for one in row)}
    told["luck_error"] = sum(one[5] for row in rows for one in row) / (games * seats)
    for place, part in enumerate(PARTS):
        told[part] = [interval([row[seat][place] for row in rows]) for seat in range(seats)]
        if seats > 1 and place < COMPARED:
            told[f"{part}_difference"] = [
                interval([row[seat][place] - others(row, seat, place) for row in rows], at_once)
                for seat in range(seats)
            ]
    return told


def others(row: Row, seat: int, place: int) -> float:
    return sum(one[place] for number, one in enumerate(row) if number != seat) / (len(row) - 1)


def interval(numbers: list[float], at_once: int = 1) -> list[float]:
    """The mean and the ends of its 95 % interval, or of one of several that all hold with 95 %.

    >>> interval([0.0, 1.0] * 50), interval([0.0, 1.0] * 50, 10)
    ([0.5, 0.4015, 0.5985], [0.5, 0.3589, 0.6411])
    """
    mean = sum(numbers) / len(numbers)
    spread = math.sqrt(sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1))
    reach = NormalDist().inv_cdf(1 - (1 - SURE) / (2 * at_once)) * spread / math.sqrt(len(numbers))
    return [round(number, 4) for number in (mean, mean - reach, mean + reach)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Luck and skill of equal bots.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="habit")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="fortune")
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    options = dict(text.split("=", 1) for text in given.option)
    with progress_bar("matches", given.games) as advance:
        found = fortune(
            given.game,
            given.seats,
            given.bot,
            given.games,
            given.seed,
            options,
            given.rounds,
            given.workers,
            advance,
        )
    print(json.dumps(found, indent=1))  # noqa: T201


if __name__ == "__main__":
    main()
