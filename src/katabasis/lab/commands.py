"""What `katabasis lab balance` and `lab sweep` do once what was typed is read."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from katabasis.engine.errors import BadOption
from katabasis.lab.balance import Report, balance, sweep
from katabasis.lab.data import checked_file, save_data
from katabasis.lab.progress import progress_bar
from katabasis.lab.report import Writer, balance_page, save_page
from katabasis.lab.sweep_report import sweep_page
from katabasis.lab.workers import Resources
from katabasis.words import Words


@dataclass(slots=True)
class Series:
    """A series of matches, as it was asked for."""

    game: str
    seats: int | None
    bots: list[str]
    games: int
    seed: str
    options: dict[str, str]


@dataclass(slots=True)
class Files:
    """Where what was found goes."""

    page: Path
    data: Path | None
    resume: Path | None

    def check(self) -> None:
        """Before any match is played."""
        for file in (self.page, self.data, self.resume):
            if file is not None and not file.parent.is_dir():
                raise BadOption(f"there is no folder '{file.parent}' for '{file.name}'")
            if file is not None and file.is_dir():
                raise BadOption(f"'{file}' is a folder; give the name of a file")
        if self.data is not None:
            checked_file(self.data)


def run_balance(series: Series, files: Files, workers: int, cluster: str, speak: Words, as_json: bool) -> str:
    """Play, write the files; returns what to say about it."""
    files.check()
    with progress_bar(speak.say("simulate-progress"), series.games, hidden=as_json) as advance:
        resources = Resources(workers, cluster, files.resume, advance)
        report = balance(series.game, series.seats, series.bots, series.games, series.seed, series.options, resources)
    save_page(balance_page(report, speak), files.page)
    if files.data is not None:
        save_data([report], files.data)
    if as_json:
        return json.dumps(as_plain(report), ensure_ascii=False)
    return "\n".join([*told(report, speak), *written(files, speak)])


def run_sweep(
    series: Series, swept: list[dict[str, str]], files: Files, workers: int, cluster: str, speak: Words, as_json: bool
) -> str:
    """The same for each value of one option."""
    files.check()
    ((option, _),) = swept[0].items()
    values = [one[option] for one in swept]
    with progress_bar(speak.say("simulate-progress"), series.games * len(values), hidden=as_json) as advance:
        resources = Resources(workers, cluster, files.resume, advance)
        reports = sweep(
            series.game, option, values, series.seats, series.bots, series.games, series.seed, series.options, resources
        )
    save_page(sweep_page(reports, option, speak), files.page)
    if files.data is not None:
        save_data(reports, files.data)
    if as_json:
        return json.dumps([as_plain(report) for report in reports], ensure_ascii=False)
    lines: list[str] = []
    for report in reports:
        lines.append(speak.say("lab-value-line", {"option": option, "value": report.plan.options[option]}))
        lines += [f"  {line}" for line in told(report, speak)]
    return "\n".join([*lines, *written(files, speak)])


def as_plain(report: Report) -> dict[str, Any]:
    return {**report.plan.to_json(), **report.tables}


def told(report: Report, speak: Words) -> list[str]:
    """Wins by seat and by role, in a few lines."""
    w = Writer(report.plan, speak)

    def shown(row: dict[str, Any]) -> dict[str, int | str]:
        shares = {"share": "wins", "low": "wins_low", "high": "wins_high"}
        return {name: w.number(100 * row[column]) for name, column in shares.items()}

    lines = [speak.say("lab-seat-line", {"seat": w.seat(row["name"]), **shown(row)}) for row in report.tables["seats"]]
    lines += [speak.say("lab-role-line", {"role": w.role(row["role"]), **shown(row)}) for row in report.tables["roles"]]
    return lines


def written(files: Files, speak: Words) -> list[str]:
    lines = [speak.say("lab-written", {"path": str(files.page)})]
    if files.data is not None:
        lines.append(speak.say("lab-data-written", {"path": str(files.data)}))
    return lines
