"""Many matches between bots: the same result for a seed, compiled or not, on any number of workers.

>>> report = simulate("ahuris", seats=1, games=20, seed="reef")
>>> report["games"], report["endings"] == simulate("ahuris", seats=1, games=20, seed="reef", workers=2)["endings"]
(20, True)
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from joblib import Parallel, delayed

import katabasis
from katabasis.engine.errors import BadOption
from katabasis.engine.game import Game
from katabasis.engine.playout import Tally, many
from katabasis.engine.state import State
from katabasis.lab.playing import checked_table, deals, play_table

LARGEST_PART = 250  # matches between two signs of progress


def simulate(
    name: str,
    seats: int | None = None,
    bots: Sequence[str] = (),
    games: int = 1_000,
    seed: str = "katabasis",
    options: Mapping[str, object] | None = None,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play matches number 0 to games - 1 of a seed; `progress` hears how many more are done."""
    count, chosen, players = checked_table(name, seats, bots, games, options)
    if workers < 1:
        raise BadOption(f"at least one worker is needed, not {workers}")
    began = time.perf_counter()
    total = Tally(count)
    for tally in _parts(katabasis.game(name), count, chosen, players, games, seed, workers):
        _add(total, tally)
        if progress is not None:
            progress(tally.matches)
    seconds = time.perf_counter() - began
    return {
        "game": name,
        "seats": count,
        "options": chosen,
        "bots": players,
        "games": total.matches,
        "seed": seed,
        "decisions": total.decisions,
        "answers": total.answers,
        "seconds": round(seconds, 6),
        "decisions_per_second": round(total.decisions / seconds),
        "answers_per_second": round(total.answers / seconds),
        "games_per_second": round(total.matches / seconds, 1),
        "wins": [round(won, 6) for won in total.wins],
        "mean_returns": [round(won / total.matches, 6) for won in total.returns],
        "endings": dict(sorted(total.endings.items())),
        "measures": {name: round(total.measures[name] / total.matches, 6) for name in sorted(total.measures)},
        "compiled": katabasis.compiled,
        "version": katabasis.__version__,
    }


def _parts(
    game: Game, seats: int, options: dict[str, str], players: list[str], games: int, seed: str, workers: int
) -> Any:
    """The matches in parts of equal size, whatever the number of workers."""
    jobs = [(first, min(LARGEST_PART, games - first)) for first in range(0, games, LARGEST_PART)]
    if workers == 1:
        for first, count in jobs:
            yield play_part(game.name, seats, options, players, seed, first, count)
        return
    tasks = (delayed(play_part)(game.name, seats, options, players, seed, first, count) for first, count in jobs)
    yield from Parallel(n_jobs=workers, return_as="generator")(tasks)


def play_part(
    name: str, seats: int, options: dict[str, str], players: list[str], seed: str, first: int, count: int
) -> Tally:
    """Some of the matches, in this process."""
    start = katabasis.game(name).new(seats, options)
    if set(players) == {"random"}:
        return many(start, seats, seed, first, count)
    return many_by_view(start, players, seed, first, count)


def many_by_view(start: State, players: list[str], seed: str, first: int, count: int) -> Tally:
    """The same as `many` for any bots, who get views; for random bots the very same matches."""
    tally = Tally(len(players))
    for number, state, dealer, stream in deals([start], seed, count, first):
        tally.count(number, state, *play_table(state, players, dealer, stream), 0)
    return tally


def _add(total: Tally, part: Tally) -> None:
    total.matches += part.matches
    total.decisions += part.decisions
    total.answers += part.answers
    total.longest = max(total.longest, part.longest)
    total.checksum ^= part.checksum
    total.wins = [a + b for a, b in zip(total.wins, part.wins, strict=True)]
    total.returns = [a + b for a, b in zip(total.returns, part.returns, strict=True)]
    for ending, count in part.endings.items():
        total.endings[ending] = total.endings.get(ending, 0) + count
    for name, measured in part.measures.items():
        total.measures[name] = total.measures.get(name, 0.0) + measured
