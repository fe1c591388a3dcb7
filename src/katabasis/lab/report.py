"""A series of matches as one page of HTML that needs nothing else: plots, tables, and how they were made."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

import katabasis
from katabasis.engine.errors import BadOption
from katabasis.lab.balance import Plan, Report
from katabasis.lab.plots import (
    Row,
    Scale,
    around,
    histogram_plot,
    rows_plot,
    stacked_plot,
)
from katabasis.words import Words

STYLE = Path(__file__).with_name("page.css")
FEW = 2  # lengths that are shown at once; the others on request


class Writer:
    """Words and numbers of one report in one language."""

    def __init__(self, plan: Plan, speak: Words) -> None:
        self.plan = plan
        self.game = plan.game
        self.speak = speak

    def say(self, key: str, **values: int | str) -> str:
        return self.speak.say(key, values)

    def number(self, value: float, digits: int = 1) -> str:
        """As people of that language write it.

        >>> from katabasis.words import words
        >>> plan = Plan("ahuris", 1, {}, ["random"], 1, "reef")
        >>> Writer(plan, words("en")).number(12345.678), Writer(plan, words("fr")).number(0.5)
        ('12,345.7', '0,5')
        """
        text = f"{value:,.{digits}f}"
        if float(text.replace(",", "")) == 0:
            text = text.lstrip("-")
        if self.speak.language == "fr":
            return text.replace(",", "\u202f").replace(".", ",").replace("-", "−")
        return text.replace("-", "−")

    def percent(self, value: float, digits: int = 1) -> str:
        return self.say("lab-percent", number=self.number(100 * value, digits))

    def signed(self, value: float, digits: int = 1) -> str:
        text = self.number(value, digits)
        return text if text.startswith("−") or value == 0 else f"+{text}"

    def whole(self, value: float) -> str:
        return self.number(value, 0 if value == round(value) else 1)

    def axis_percent(self, value: float) -> str:
        return self.percent(value, 0 if abs(100 * value - round(100 * value)) < 1e-6 else 1)

    def seat(self, name: str) -> str:
        text = self.speak.say(f"replay-seat-{name}")
        return text[0].upper() + text[1:]

    def role(self, role: str) -> str:
        return self.speak.say(f"lab-{self.game}-role-{role}")

    def source(self, source: str) -> str:
        return self.say("lab-total") if source == "total" else self.speak.say(f"lab-{self.game}-source-{source}")

    def measure(self, name: str) -> str:
        shared = f"lab-measure-{name}"
        return self.speak.say(shared if self.speak.has(shared) else f"lab-{self.game}-measure-{name}")

    def thing(self, row: dict[str, Any]) -> str:
        if row["noun"]:
            return self.speak.form(row["noun"], "name")
        name = row["name"]
        return self.speak.say(f"lab-{self.game}-thing-{row['group']}", {"name": int(name) if name.isdigit() else name})

    def ending(self, ending: str) -> str:
        return self.speak.say(f"{self.game}-ending-{ending}")

    def options(self, plan: Plan, without: str = "") -> str:
        """Those that are not as usual."""
        usual = {option.name: option.default for option in katabasis.game(plan.game).options}
        chosen = [
            f"{name}={value if len(value) <= 40 else value[:40] + '…'}"
            for name, value in plan.options.items()
            if value != usual[name] and name != without
        ]
        return ", ".join(chosen) or self.say("lab-options-usual")


def page(title: str, language: str, body: str) -> str:
    style = STYLE.read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def section(title: str, told: str, *parts: str) -> str:
    return f"<section>\n<h2>{escape(title)}</h2>\n<p>{escape(told)}</p>\n{''.join(parts)}\n</section>"


def table(heads: Sequence[str], lines: Sequence[Sequence[str]], summary: str) -> str:
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(one)}</td>" for one in line) + "</tr>" for line in lines)
    return (
        f'<details><summary>{escape(summary)}</summary><div class="scroll" tabindex="0">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div></details>"
    )


def tiles(pairs: Sequence[tuple[str, str]]) -> str:
    return '<ul class="tiles">' + "".join(f"<li><b>{escape(a)}</b>{escape(b)}</li>" for a, b in pairs) + "</ul>"


def interval(low: str, high: str, value: str) -> str:
    return f"{value} ({low} – {high})"


def balance_page(report: Report, speak: Words) -> str:
    """The report of one table."""
    w = Writer(report.plan, speak)
    found = report.tables
    title = w.say("lab-title", game=speak.say(f"{report.plan.game}-title"))
    parts = [
        heading(w, title, report.plan),
        tiles(highlights(w, found)),
        seats_section(w, found),
        roles_section(w, found),
        points_section(w, found),
        *things_sections(w, found),
        endings_section(w, found),
        lengths_section(w, found),
        footer(w, report.plan),
    ]
    return page(title, speak.language, "\n".join(part for part in parts if part))


def heading(w: Writer, title: str, plan: Plan, swept: str = "") -> str:
    told = w.say(
        "lab-summary",
        games=w.number(plan.games, 0),
        seats=plan.seats,
        bots=", ".join(plan.bots if len(set(plan.bots)) > 1 else plan.bots[:1]),
        options=w.options(plan, swept),
        seed=plan.seed,
    )
    about = f"<p>{escape(w.speak.say(f'{w.game}-option-{swept}'))}</p>\n" if swept else ""
    return f"<header>\n<h1>{escape(title)}</h1>\n{about}<p>{escape(told)}</p>\n</header>"


def highlights(w: Writer, found: dict[str, Any]) -> list[tuple[str, str]]:
    shares = [row["wins"] for row in found["seats"]]
    chosen = [(w.number(found["matches"], 0), w.say("lab-tile-matches"))]
    if len(shares) > 1:
        span = f"{w.percent(min(shares))} – {w.percent(max(shares))}"
        chosen.append((span, w.say("lab-tile-seats")))
    else:
        chosen.append((w.percent(shares[0]), w.say("lab-tile-won")))
    turns = [row for row in found["lengths"] if row["name"] == "turns"]
    for row in [*turns, found["lengths"][1]]:
        chosen.append((w.number(row["mean"]), w.say("lab-tile-mean", measure=w.measure(row["name"]))))
    for row in found["points"]:
        if row["source"] == "total":
            chosen.append((w.number(row["mean"]), w.say("lab-tile-points")))
    return chosen


def seats_section(w: Writer, found: dict[str, Any]) -> str:
    seats = found["seats"]
    if len(seats) < 2:
        return ""
    rows = [
        Row(w.seat(row["name"]), row["wins"], row["wins_low"], row["wins_high"], share_text(w, row, "wins"))
        for row in seats
    ]
    rivals = abs(sum(row["wins"] for row in seats) - 1) < 1e-6  # one win in each match is shared out
    equal = 1 / len(seats) if rivals else sum(row["wins"] for row in seats) / len(seats)
    told = w.say("lab-seats-rivals" if rivals else "lab-seats-together", share=w.percent(equal))
    parts = [rows_plot(rows, around(rows, w.axis_percent, [equal]), w.say("lab-seats"), equal)]
    if any("score" in row for row in seats):
        scored = [
            Row(
                w.seat(row["name"]),
                row["score"],
                row["score_low"],
                row["score_high"],
                interval(w.number(row["score_low"]), w.number(row["score_high"]), w.number(row["score"])),
                "ember",
            )
            for row in seats
            if "score" in row
        ]
        parts.append(f"<h3>{escape(w.say('lab-seats-points'))}</h3>")
        parts.append(rows_plot(scored, around(scored, w.whole, begins=0.0), w.say("lab-seats-points"), bars=True))
    return section(w.say("lab-seats"), told, *parts)


def share_text(w: Writer, row: dict[str, Any], name: str) -> str:
    low, high = w.number(100 * row[f"{name}_low"]), w.number(100 * row[f"{name}_high"])
    return interval(low, high, w.percent(row[name]))


def share_row(w: Writer, row: dict[str, Any], name: str, label: str, colour: str, note: str) -> Row:
    """A share with its interval, as a row of a plot."""
    return Row(label, row[name], row[f"{name}_low"], row[f"{name}_high"], share_text(w, row, name), colour, note)


def roles_section(w: Writer, found: dict[str, Any]) -> str:
    if not found["roles"]:
        return ""
    rows = [
        share_row(
            w,
            row,
            "wins",
            w.role(row["role"]),
            "ember",
            w.say("lab-often", share=w.percent(row["seats"] / (found["matches"] * len(found["seats"])))),
        )
        for row in found["roles"]
    ]
    plot = rows_plot(rows, Scale(0.0, 1.0, w.axis_percent), w.say("lab-roles"), bars=True)
    return section(w.say("lab-roles"), w.say("lab-roles-told"), plot)


def points_section(w: Writer, found: dict[str, Any]) -> str:
    if not found["points"]:
        return ""
    *sources, total = found["points"]
    groups = [("mean", "lab-points-all")]
    if total["won"]:
        groups = [("winners", "lab-points-winners"), ("others", "lab-points-others"), *groups]
    bars = [
        (w.say(key), [max(0.0, row[name]) for row in sources], w.say("lab-points-figure", points=w.number(total[name])))
        for name, key in groups
    ]
    lines = [
        [
            w.source(row["source"]),
            *(
                interval(w.number(row[f"{name}_low"]), w.number(row[f"{name}_high"]), w.number(row[name]))
                for name, _ in groups
            ),
        ]
        for row in found["points"]
    ]
    heads = [w.say("lab-source"), *(w.say(key) for _, key in groups)]
    plot = stacked_plot(bars, [w.source(row["source"]) for row in sources], w.say("lab-points"))
    return section(w.say("lab-points"), w.say("lab-points-told"), plot, table(heads, lines, w.say("lab-numbers")))


def things_sections(w: Writer, found: dict[str, Any]) -> list[str]:
    """One section for each group of things, best first: what goes with having one."""
    groups = dict.fromkeys(row["group"] for row in found["things"])
    parts = []
    for group in groups:
        things = sorted(
            (row for row in found["things"] if row["group"] == group), key=lambda row: (-row["difference"], row["name"])
        )
        title = w.speak.say(f"lab-{w.game}-group-{group}")
        rows = [
            Row(
                w.thing(row),
                100 * row["difference"],
                100 * row["difference_low"],
                100 * row["difference_high"],
                w.signed(100 * row["difference"]),
                "good" if row["difference_low"] > 0 else "bad" if row["difference_high"] < 0 else "quiet",
                w.say("lab-often", share=w.percent(row["often"])),
            )
            for row in things
        ]
        plot = rows_plot(rows, around(rows, w.whole, [0.0]), title, 0.0)
        told = w.speak.say(f"lab-{w.game}-group-{group}-told")
        parts.append(section(title, f"{told} {w.say('lab-things-told')}", plot, things_table(w, things)))
    return parts


def things_table(w: Writer, things: list[dict[str, Any]]) -> str:
    scoring = "score_with" in things[0]
    heads = ["lab-name", "lab-had", "lab-with", "lab-without", "lab-difference"]
    heads += ["lab-score-with", "lab-score-without", "lab-score-difference"] if scoring else []
    lines = []
    for row in things:
        line = [w.thing(row), w.number(row["having"], 0)]
        line += [share_text(w, row, "with"), share_text(w, row, "without")]
        low, high, middle = (w.signed(100 * row[f"difference{end}"]) for end in ("_low", "_high", ""))
        line.append(interval(low, high, middle))
        if scoring:
            for name, how in (("score_with", w.number), ("score_without", w.number), ("score_difference", w.signed)):
                line.append(interval(how(row[f"{name}_low"]), how(row[f"{name}_high"]), how(row[name])))
        lines.append(line)
    return table([w.say(head) for head in heads], lines, w.say("lab-numbers"))


def endings_section(w: Writer, found: dict[str, Any]) -> str:
    rows = [
        share_row(
            w, row, "share", w.ending(row["ending"]), "gold", w.say("lab-count", count=w.number(row["matches"], 0))
        )
        for row in found["endings"]
    ]
    plot = rows_plot(rows, Scale(0.0, 1.0, w.axis_percent), w.say("lab-endings"), bars=True)
    return section(w.say("lab-endings"), w.say("lab-endings-told"), plot)


def lengths_section(w: Writer, found: dict[str, Any]) -> str:
    lengths = found["lengths"]
    shown = [row for row in lengths if row["name"] in ("turns", "decisions")]
    rest = [row for row in lengths if row not in shown]
    plots = "".join(length_plot(w, row) for row in shown)
    others = "".join(length_plot(w, row) for row in rest)
    heads = ["lab-name", "lab-mean", "lab-least", "lab-fifth", "lab-median", "lab-ninety-fifth", "lab-most"]
    lines = [
        [
            w.measure(row["name"]),
            interval(w.number(row["mean_low"], 2), w.number(row["mean_high"], 2), w.number(row["mean"], 2)),
            *(w.whole(row[name]) for name in ("least", "fifth", "median", "ninety_fifth", "most")),
        ]
        for row in lengths
    ]
    more = f'<details><summary>{escape(w.say("lab-more"))}</summary><div class="pair">{others}</div></details>'
    numbers = table([w.say(head) for head in heads], lines, w.say("lab-numbers"))
    return section(
        w.say("lab-lengths"),
        w.say("lab-lengths-told"),
        f'<div class="pair">{plots}</div>',
        more if rest else "",
        numbers,
    )


def length_plot(w: Writer, row: dict[str, Any]) -> str:
    marks = [
        (row["mean"], w.say("lab-mark-mean", number=w.number(row["mean"])), "gold"),
        (row["ninety_fifth"], w.say("lab-mark-ninety-fifth", number=w.whole(row["ninety_fifth"])), "ember"),
    ]
    name = w.measure(row["name"])
    return f"<div><h3>{escape(name)}</h3>{histogram_plot(row['histogram'], marks, name, w.whole)}</div>"


def footer(w: Writer, plan: Plan) -> str:
    version = katabasis.__version__
    rules = katabasis.game(plan.game).rules_version
    told = w.say("lab-method", version=version, rules=rules)
    return f"<footer><h3>{escape(w.say('lab-method-title'))}</h3><p>{escape(told)}</p></footer>"


def save_page(text: str, file: Path) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as wrong:
        raise BadOption(f"'{file}' cannot be written: {wrong.strerror}") from wrong
