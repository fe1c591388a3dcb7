"""Estimates made of weighed numbers, for the games' opinions of who will win.

The weights are learnt: `katabasis.lab.training`, `katabasis.lab.tuning`.

>>> [round(share, 2) for share in shares_of([1.0, 0.0])], round(chance_of(0.0), 2)
([0.73, 0.27], 0.5)
"""

from __future__ import annotations

import json
import math
from pathlib import Path

FAR = 30.0  # beyond it a chance is as good as certain


def weights_of(home: str, names: list[str]) -> list[float]:
    """The learnt weights in a package's `data/weights.json`, one for each name; zeros for what was never learnt."""
    file = Path(__file__).parents[1].joinpath(*home.split(".")[1:], "data", "weights.json")
    learnt = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return [float(learnt.get(name, 0.0)) for name in names]


def names_of(rows: list[tuple[int, str]]) -> list[str]:
    """The names of weights, each at the number that its row says."""
    assert [number for number, _ in rows] == list(range(len(rows))), "each number once, in order"
    return [name for _, name in rows]


def names_in(tables: list[tuple[str, int]], prefix: str) -> list[str]:
    """The names of the weights that lie in tables, each of so many entries."""
    found: list[str] = []
    for name, entries in tables:
        found += [f"{prefix} {name}: {entry}" if entries > 1 else f"{prefix} {name}" for entry in range(entries)]
    return found


def start_of(name: str, tables: list[tuple[str, int]]) -> int:
    """Where a table begins, counted from the first one."""
    at = 0
    for other, entries in tables:
        if other == name:
            return at
        at += entries
    raise AssertionError(name)


def weighed(weights: list[float], numbers: list[float]) -> float:
    total = 0.0
    for place in range(len(numbers)):
        total += weights[place] * numbers[place]
    return total


def chance_of(score: float) -> float:
    """From 0 to 1: half at 0."""
    return 1.0 / (1.0 + math.exp(-max(-FAR, min(FAR, score))))


def shares_of(scores: list[float]) -> list[float]:
    """Among rivals, of whom one will win."""
    highest = max(scores)
    parts = [math.exp(max(-FAR, score - highest)) for score in scores]
    total = sum(parts)
    return [part / total for part in parts]
