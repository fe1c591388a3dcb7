"""Plots as inline SVG, drawn by hand: no script, no font, no file besides the page they stand in.

Places along a plot are given in per cent, so that a plot grows and shrinks with the page while its texts stay readable.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape

Say = Callable[[float], str]  # how a number of an axis is written


@dataclass(slots=True)
class Scale:
    """From numbers to per cent of the width."""

    low: float
    high: float
    say: Say

    def place(self, number: float) -> float:
        span = self.high - self.low or 1.0
        return round(100 * min(1.0, max(0.0, (number - self.low) / span)), 2)

    def ticks(self, most: int = 6) -> list[float]:
        """Round numbers within the scale.

        >>> Scale(0.0, 0.5, str).ticks()
        [0.0, 0.1, 0.2, 0.3, 0.4, 0.5]
        """
        span = self.high - self.low or 1.0
        step = 10 ** math.floor(math.log10(span / most))
        for factor in (1, 2, 2.5, 5, 10):
            if span / (step * factor) <= most:
                step *= factor
                break
        first = math.ceil(self.low / step - 1e-9)
        return [round(number * step, 10) + 0.0 for number in range(first, math.floor(self.high / step + 1e-9) + 1)]


@dataclass(slots=True)
class Row:
    """One line of a plot: a number with its interval."""

    label: str
    value: float
    low: float
    high: float
    text: str
    tone: str = "gold"  # a colour of the page
    note: str = ""


@dataclass(slots=True)
class Series:
    """Numbers with intervals for each place along an axis."""

    label: str
    points: list[tuple[float, float, float]] = field(default_factory=list)  # value, low, high


def around(rows: Sequence[Row], say: Say, holds: Sequence[float] = (), begins: float | None = None) -> Scale:
    """A scale with room for all the intervals and for some other numbers; it begins there, if that is said."""
    numbers = [*(row.low for row in rows), *(row.high for row in rows), *holds]
    low, high = min(numbers), max(numbers)
    room = (high - low) * 0.06 or 0.5
    return Scale(low - room if begins is None else begins, high + room, say)


def rows_plot(rows: Sequence[Row], scale: Scale, name: str, reference: float | None = None, bars: bool = False) -> str:
    """Each row its own line: a point with its interval, from the left as a bar if `bars`; a reference line if any."""
    lines = []
    for row in rows:
        middle, low, high = scale.place(row.value), scale.place(row.low), scale.place(row.high)
        drawn = [grid(scale)]
        if reference is not None:
            at = scale.place(reference)
            drawn.append(f'<line class="reference" x1="{at}%" x2="{at}%" y1="0" y2="100%"/>')
        if bars:
            drawn.append(f'<rect class="bar {row.tone}" x="0" y="20%" width="{middle}%" height="60%" rx="3"/>')
            drawn.append(f'<line class="whisker dark" x1="{low}%" x2="{high}%" y1="50%" y2="50%"/>')
        else:
            drawn.append(f'<line class="whisker {row.tone}" x1="{low}%" x2="{high}%" y1="50%" y2="50%"/>')
            drawn.append(f'<circle class="{row.tone}" cx="{middle}%" cy="50%" r="5.5"/>')
        said = escape(f"{row.label}: {row.text}", quote=True)
        note = f"<small>{escape(row.note)}</small>" if row.note else ""
        lines.append(
            f'<div class="row"><span class="label">{escape(row.label)}{note}</span>'
            f'<svg role="img" aria-label="{said}">{"".join(drawn)}</svg>'
            f'<span class="figure">{escape(row.text)}</span></div>'
        )
    axis = f'<div class="row axis" aria-hidden="true"><span class="label"></span>{ticks(scale)}<span></span></div>'
    return f'<div class="rows" role="group" aria-label="{escape(name, quote=True)}">{"".join(lines)}{axis}</div>'


def grid(scale: Scale) -> str:
    places = (scale.place(tick) for tick in scale.ticks())
    return "".join(f'<line class="grid" x1="{at}%" x2="{at}%" y1="0" y2="100%"/>' for at in places)


def ticks(scale: Scale) -> str:
    """The axis below rows.  Every second number may go where there is little room."""
    texts = []
    for number, tick in enumerate(scale.ticks()):
        at = scale.place(tick)
        anchor = "start" if at < 4 else "end" if at > 96 else "middle"
        spare = ' class="spare"' if number % 2 else ""
        texts.append(f'<text{spare} x="{at}%" y="14" text-anchor="{anchor}">{escape(scale.say(tick))}</text>')
    return f'<svg class="ticks">{"".join(texts)}</svg>'


def histogram_plot(
    bins: Sequence[Sequence[float]], marks: Sequence[tuple[float, str, str]], name: str, say: Say
) -> str:
    """How often which number came; marks (number, text, tone) stand over it."""
    scale = Scale(bins[0][0], bins[-1][1], say)
    most = max(count for _, _, count in bins) or 1
    height, top = 132, 34
    drawn = [f'<line class="base" x1="0" x2="100%" y1="{top + height}" y2="{top + height}"/>']
    for begin, end, count in bins:
        left, right = scale.place(begin), scale.place(end)
        tall = round(height * count / most, 1)
        wide = max(0.2, right - left - 0.35)
        drawn.append(
            f'<rect class="bar teal" x="{left}%" y="{top + height - tall:.1f}" width="{wide:.2f}%" height="{tall}">'
            f"<title>{escape(say(begin))}–{escape(say(end))}: {int(count)}</title></rect>"
        )
    for line, (number, text, tone) in enumerate(marks):
        at = scale.place(number)
        anchor = "end" if at > 60 else "start"
        shift = -6 if anchor == "end" else 6
        drawn.append(f'<line class="mark {tone}" x1="{at}%" x2="{at}%" y1="{4 + 15 * line}" y2="{top + height}"/>')
        drawn.append(
            f'<text class="{tone}" x="{at}%" dx="{shift}" y="{14 + 15 * line}" text-anchor="{anchor}">'
            f"{escape(text)}</text>"
        )
    for place, tick in enumerate(scale.ticks()):
        at = scale.place(tick)
        anchor = "start" if at < 4 else "end" if at > 96 else "middle"
        spare = ' class="spare"' if place % 2 else ""
        drawn.append(
            f'<text{spare} x="{at}%" y="{top + height + 17}" text-anchor="{anchor}">{escape(say(tick))}</text>'
        )
    return f'<svg class="histogram" role="img" aria-label="{escape(name, quote=True)}">{"".join(drawn)}</svg>'


def stacked_plot(rows: Sequence[tuple[str, list[float], str]], parts: Sequence[str], name: str) -> str:
    """Bars of several parts: label, a number for each part, and the text of the whole."""
    most = max(sum(numbers) for _, numbers, _ in rows) or 1.0
    legend = "".join(
        f'<li><span class="chip tone-{place}"></span>{escape(part)}</li>' for place, part in enumerate(parts)
    )
    lines = []
    for label, numbers, text in rows:
        left = 0.0
        drawn = []
        for place, number in enumerate(numbers):
            width = 100 * number / most
            drawn.append(f'<rect class="tone-{place}" x="{left:.2f}%" y="12%" width="{width:.2f}%" height="76%"/>')
            if width > 6:
                middle = left + width / 2
                drawn.append(f'<text class="inside" x="{middle:.2f}%" y="50%" dy="5">{number:.0f}</text>')
            left += width
        said = escape(f"{label}: {text}", quote=True)
        lines.append(
            f'<div class="row"><span class="label">{escape(label)}</span><svg class="tall" role="img" '
            f'aria-label="{said}">{"".join(drawn)}</svg><span class="figure">{escape(text)}</span></div>'
        )
    group = f'<div class="rows" role="group" aria-label="{escape(name, quote=True)}">{"".join(lines)}</div>'
    return f'<ul class="legend">{legend}</ul>{group}'


def marker(number: int, x: str, y: str, title: str = "") -> str:
    """A point of a series: each has its colour and its shape."""
    tone = f"tone-{number % 7}"
    told = f"<title>{escape(title)}</title>" if title else ""
    if number % 3 == 0:
        return f'<circle class="{tone}" cx="{x}" cy="{y}" r="5.5">{told}</circle>'
    shape = "square" if number % 3 == 1 else "diamond"
    return f'<rect class="{tone} {shape}" x="{x}" y="{y}" width="10" height="10">{told}</rect>'


def lines_plot(places: Sequence[str], series: Sequence[Series], name: str, say: Say, whole: bool = False) -> str:
    """One line for each series over the places of an axis, with error bars.  From 0 to 1 if `whole`."""
    numbers = [number for one in series for point in one.points for number in point]
    low, high = min(numbers), max(numbers)
    room = (high - low) * 0.08 or 0.05
    scale = Scale(0.0 if whole or low >= 0 else low - room, min(1.0, high + room) if whole else high + room, say)
    height, top = 240, 12

    def down(number: float) -> float:
        return round(top + height * (1 - scale.place(number) / 100), 1)

    drawn = []
    for tick in scale.ticks():
        y = down(tick)
        drawn.append(f'<line class="grid" x1="11%" x2="100%" y1="{y}" y2="{y}"/>')
        drawn.append(f'<text x="10%" y="{y + 4}" text-anchor="end">{escape(scale.say(tick))}</text>')
    step = 80 / (len(places) - 1) if len(places) > 1 else 0
    for number, one in enumerate(series):
        nudge = (number - (len(series) - 1) / 2) * 0.9  # so that intervals do not hide each other
        at = [15 + step * place + nudge for place in range(len(places))]
        for place in range(len(places) - 1):
            drawn.append(
                f'<line class="path stroke-{number % 7}" x1="{at[place]:.2f}%" y1="{down(one.points[place][0])}" '
                f'x2="{at[place + 1]:.2f}%" y2="{down(one.points[place + 1][0])}"/>'
            )
        for place, (value, under, over) in enumerate(one.points):
            x = f"{at[place]:.2f}%"
            drawn.append(
                f'<line class="whisker stroke-{number % 7}" x1="{x}" x2="{x}" y1="{down(under)}" y2="{down(over)}"/>'
            )
            drawn.append(marker(number, x, str(down(value)), f"{one.label}, {places[place]}: {say(value)}"))
    for place, label in enumerate(places):
        spare = ' class="spare"' if place % 2 and len(places) > 5 else ""
        drawn.append(
            f'<text{spare} x="{15 + step * place:.2f}%" y="{top + height + 20}" text-anchor="middle">'
            f"{escape(label)}</text>"
        )
    legend = "".join(
        f'<li><svg class="key" aria-hidden="true">{marker(place, "50%", "50%")}</svg>{escape(one.label)}</li>'
        for place, one in enumerate(series)
    )
    shown = f'<svg class="lines" role="img" aria-label="{escape(name, quote=True)}">{"".join(drawn)}</svg>'
    return f'<ul class="legend">{legend}</ul>{shown}'
