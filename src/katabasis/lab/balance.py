"""Is it fair?  Many matches of one table, and what they tell about seats, roles, lengths, points and cards.

>>> report = balance("ahuris", 1, games=40, seed="reef", options={"goal": 20})
>>> report.tables["matches"], [row["role"] for row in report.tables["roles"]]
(40, ['hero'])

The same seed gives the same tables in one process, in several, and on a cluster.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import katabasis
from katabasis.engine.errors import BadOption
from katabasis.lab.matches import MatchRow, play_part, row_of
from katabasis.lab.playing import checked_table
from katabasis.lab.tables import tables_of
from katabasis.lab.workers import Resources, checked_cluster, run_jobs

PART = 100  # matches between two signs of progress

Progress = Callable[[int], None]


@dataclass(slots=True)
class Plan:
    """What is to be played."""

    game: str
    seats: int
    options: dict[str, str]
    bots: list[str]  # by seat
    games: int
    seed: str

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "rules": katabasis.game(self.game).rules_version,
            "version": katabasis.__version__,
            "seats": self.seats,
            "options": self.options,
            "bots": self.bots,
            "games": self.games,
            "seed": self.seed,
        }

    def jobs(self) -> list[tuple[Any, ...]]:
        """Parts of equal size, whatever the number of workers."""
        return [
            (self.game, self.seats, self.options, self.bots, self.seed, first, min(PART, self.games - first))
            for first in range(0, self.games, PART)
        ]


@dataclass(slots=True)
class Report:
    """A series of matches that was played."""

    plan: Plan
    rows: list[MatchRow]
    tables: dict[str, Any]


def planned(
    name: str,
    seats: int | None,
    bots: Sequence[str],
    games: int,
    seed: str,
    options: Mapping[str, object] | None,
) -> Plan:
    """The plan, checked; a clear sentence about the first thing that is wrong."""
    count, chosen, players = checked_table(name, seats, bots, games, options)
    return Plan(name, count, chosen, players, games, seed)


def balance(
    name: str,
    seats: int | None = None,
    bots: Sequence[str] = (),
    games: int = 1_000,
    seed: str = "katabasis",
    options: Mapping[str, object] | None = None,
    resources: Resources | None = None,
) -> Report:
    """Play matches number 0 to games - 1 of a seed, and count."""
    plan = planned(name, seats, bots, games, seed, options)
    (report,) = carried_out([plan], resources or Resources())
    return report


def sweep(
    name: str,
    option: str,
    values: Sequence[str],
    seats: int | None = None,
    bots: Sequence[str] = (),
    games: int = 1_000,
    seed: str = "katabasis",
    options: Mapping[str, object] | None = None,
    resources: Resources | None = None,
) -> list[Report]:
    """The same matches once for each value of an option, all from the same seed."""
    plans = [planned(name, seats, bots, games, seed, {**(options or {}), option: value}) for value in values]
    if len(plans) < 2:
        raise BadOption("a sweep needs an option with at least two values: --option goal=20,25,30")
    chosen = [plan.options[option] for plan in plans]
    if len(set(chosen)) != len(chosen):
        raise BadOption(f"a sweep needs different values: {option} is {', '.join(chosen)}")
    return carried_out(plans, resources or Resources())


def carried_out(plans: list[Plan], resources: Resources) -> list[Report]:
    """Play all that is not noted yet, and make the tables."""
    checked_cluster(resources.cluster)
    jobs = [(place, *job) for place, plan in enumerate(plans) for job in plan.jobs()]
    rows = remembered(resources.resume, plans, len(jobs)) if resources.resume is not None else {}
    resources.heard(sum(len(part) for part in rows.values()))
    todo = [number for number in range(len(jobs)) if number not in rows]
    for place, part in run_jobs(play_part, [jobs[number][1:] for number in todo], resources.workers, resources.cluster):
        number = todo[place]
        rows[number] = part
        if resources.resume is not None:
            note(resources.resume, number, part)
        resources.heard(len(part))
    found: list[list[MatchRow]] = [[] for _ in plans]
    for number, job in enumerate(jobs):
        found[job[0]] += rows[number]
    return [Report(plan, part, tables_of(plan.game, plan.seats, part)) for plan, part in zip(plans, found, strict=True)]


def note(file: Path, number: int, part: list[MatchRow]) -> None:
    with file.open("a", encoding="utf-8") as target:
        target.write(json.dumps({"job": number, "rows": [row.to_json() for row in part]}) + "\n")


def remembered(file: Path, plans: list[Plan], jobs: int) -> dict[int, list[MatchRow]]:
    """What an earlier run has played; a line that was cut short is played again."""
    head = json.dumps([plan.to_json() for plan in plans])
    try:
        text = file.read_text(encoding="utf-8") if file.exists() else ""
    except (OSError, ValueError) as wrong:
        raise BadOption(f"'{file}' cannot be read as matches noted earlier: {wrong}") from wrong
    if not text.strip():
        write(file, [head])
        return {}
    first, *lines = text.splitlines()
    if first != head:
        raise BadOption(f"'{file}' holds other matches; give another file, or ask for the same one")
    found: dict[int, list[MatchRow]] = {}
    whole = [first]
    for line in lines:
        try:
            entry = json.loads(line)
            rows = [row_of(row) for row in entry["rows"]]
        except (ValueError, KeyError, TypeError):
            continue
        if 0 <= entry["job"] < jobs:
            found[entry["job"]] = rows
            whole.append(line)
    write(file, whole)
    return found


def write(file: Path, lines: list[str]) -> None:
    try:
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    except OSError as wrong:
        raise BadOption(f"'{file}' cannot be written: {wrong.strerror}") from wrong
