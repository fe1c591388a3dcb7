"""The data of many matches, one row for each seat of each match: as CSV, or as Parquet if pyarrow is installed."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import katabasis
from katabasis.engine.errors import BadOption
from katabasis.engine.extras import requirement
from katabasis.lab.balance import Report

KINDS = (".csv", ".parquet")


def checked_file(file: Path) -> Path:
    """A name that says which of the two it shall be; a clear sentence before any match is played."""
    if file.suffix not in KINDS:
        raise BadOption(f"the data go to a file that ends in .csv or .parquet, not to '{file}'")
    if file.suffix == ".parquet":
        arrow()
    return file


def arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError as missing:
        wanted = requirement("lab")
        raise BadOption(f"Parquet needs 'pyarrow': pip install '{wanted}', or ask for .csv") from missing
    return pyarrow


def save_data(reports: list[Report], file: Path) -> None:
    """Write all rows of all reports of one game."""
    names = columns(reports[0])
    lines = (line for report in reports for line in lines_of(report))
    try:
        if checked_file(file).suffix == ".csv":
            with file.open("w", encoding="utf-8", newline="") as target:
                writer = csv.writer(target)
                writer.writerow(names)
                writer.writerows(lines)
            return
        pyarrow = arrow()
        by_column = list(zip(*lines, strict=True))
        table = pyarrow.table({name: list(column) for name, column in zip(names, by_column, strict=True)})
        pyarrow.parquet.write_table(table, file)
    except OSError as wrong:
        raise BadOption(f"'{file}' cannot be written: {wrong.strerror}") from wrong


def columns(report: Report) -> list[str]:
    """The names of the columns, the same for every report of a game."""
    game = katabasis.game(report.plan.game)
    study = game.study()
    names = [f"option_{option.name}" for option in game.options]
    names += ["match", "ending", "decisions", "answers"]
    if study is not None:
        names += study.measures
    names += ["seat", "seat_name", "bot", "role", "won"]
    if study is not None:
        names += [f"points_{source}" for source in study.sources] + (["points"] if study.sources else [])
        names += [f"{thing.group}_{thing.name}" for thing in study.things]
    return names


def lines_of(report: Report) -> Iterator[list[Any]]:
    plan = report.plan
    game = katabasis.game(plan.game)
    study = game.study()
    options = [plan.options[option.name] for option in game.options]
    seat_names = game.seat_names(plan.seats)
    things = range(len(study.things)) if study is not None else range(0)
    sources = len(study.sources) if study is not None else 0
    for row in report.rows:
        whole = [*options, row.number, row.ending, row.decisions, row.answers, *(float(one) for one in row.measures)]
        for place, seat in enumerate(row.seats):
            own: list[Any] = [place, seat_names[place], plan.bots[place], seat.role, float(seat.won)]
            if sources:
                own += [float(one) for one in seat.points] if seat.points else [None] * sources
                own.append(float(seat.score) if seat.points else None)
            had = set(seat.had or [])
            yield whole + own + [int(number in had) for number in things]
