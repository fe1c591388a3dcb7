"""A sweep as one page: lines with error bars over the values of an option, and one row for each value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from katabasis.lab.balance import Report
from katabasis.lab.plots import Series, lines_plot
from katabasis.lab.report import Writer, footer, heading, interval, page, section, share_text, table
from katabasis.words import Words


def sweep_page(reports: list[Report], option: str, speak: Words) -> str:
    """The report of a sweep: one row for each value of the option, and lines with error bars."""
    w = Writer(reports[0].plan, speak)
    values = [report.plan.options[option] for report in reports]
    labels = [value if len(value) <= 16 else f"{place + 1}" for place, value in enumerate(values)]
    tables = [report.tables for report in reports]
    title = w.say("lab-title-sweep", game=speak.say(f"{w.game}-title"), option=option)

    def plot(series: list[Series], name: str, say: Callable[[float], str], whole: bool = False) -> str:
        return lines_plot(labels, series, name, say, whole)

    def over(lists: list[list[dict[str, Any]]], name: str, key: str, label: Callable[[str], str]) -> list[Series]:
        """A line for each name that is found at any value; where it is not found it is nothing."""
        names = dict.fromkeys(row[key] for rows in lists for row in rows)
        nothing = {name: 0.0, f"{name}_low": 0.0, f"{name}_high": 0.0}
        found = []
        for one in names:
            rows = [next((row for row in rows if row[key] == one), nothing) for rows in lists]
            found.append(Series(label(one), [(row[name], row[f"{name}_low"], row[f"{name}_high"]) for row in rows]))
        return found

    parts = [heading(w, title, reports[0].plan, option)]
    seats = over([found["seats"] for found in tables], "wins", "name", w.seat)
    roles = over([found["roles"] for found in tables], "wins", "role", w.role)
    if roles:
        parts.append(
            section(w.say("lab-roles"), w.say("lab-roles-told"), plot(roles, w.say("lab-roles"), w.axis_percent, True))
        )
    if len(seats) > 1:
        told = w.say("lab-sweep-seats")
        parts.append(section(w.say("lab-seats"), told, plot(seats, w.say("lab-seats"), w.axis_percent, True)))
    endings = over([found["endings"] for found in tables], "share", "ending", w.ending)
    parts.append(
        section(
            w.say("lab-endings"), w.say("lab-endings-told"), plot(endings, w.say("lab-endings"), w.axis_percent, True)
        )
    )
    points = over([found["points"] for found in tables], "mean", "source", w.source)
    if points:
        parts.append(
            section(w.say("lab-points"), w.say("lab-sweep-points"), plot(points, w.say("lab-points"), w.whole))
        )
    kept = ("turns", "decisions")
    lengths = [[row for row in found["lengths"] if row["name"] in kept] for found in tables]
    parts.append(
        section(
            w.say("lab-lengths"),
            w.say("lab-sweep-lengths"),
            *(plot([one], one.label, w.whole) for one in over(lengths, "mean", "name", w.measure)),
        )
    )
    parts += [sweep_table(w, option, values, tables), footer(w, reports[0].plan)]
    return page(title, speak.language, "\n".join(parts))


def sweep_table(w: Writer, option: str, values: list[str], tables: list[dict[str, Any]]) -> str:
    """One row for each value."""
    roles = list(dict.fromkeys(row["role"] for found in tables for row in found["roles"]))
    seats = [row["name"] for row in tables[0]["seats"]]
    heads = [option, *(w.role(role) for role in roles), *(w.seat(seat) for seat in seats)]
    scoring = any(found["points"] for found in tables)
    heads += [w.measure("decisions"), *([w.say("lab-tile-points")] if scoring else [])]
    lines = []
    for value, found in zip(values, tables, strict=True):
        line = [value]
        for role in roles:
            row = next((row for row in found["roles"] if row["role"] == role), None)
            line.append(share_text(w, row, "wins") if row else "–")
        line += [share_text(w, row, "wins") for row in found["seats"]]
        rows = [found["lengths"][1], *found["points"][-1:]]
        line += [interval(w.number(row["mean_low"]), w.number(row["mean_high"]), w.number(row["mean"])) for row in rows]
        lines.append(line)
    shown = table(heads, lines, w.say("lab-numbers")).replace("<details>", "<details open>")
    return section(w.say("lab-sweep-table"), w.say("lab-sweep-table-told"), shown)
