"""A report as one page: no other file, no script, nothing from anywhere else.

The graph has a line for each seat, each with a colour and a dash of its own; dots mark the moments that counted, and
lead to their line in the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from katabasis.coach.report import Report, Told
from katabasis.coach.telling import (
    called,
    counted,
    given_line,
    plain,
    seat_names,
    signed,
    step_line,
    step_parts,
    total_line,
    weight,
)
from katabasis.engine.game import Game
from katabasis.engine.seats import CHANCE
from katabasis.names import put_names
from katabasis.words import Words

WIDE, NARROW = (960, 320), (330, 240)  # the graph, on a desk and on a phone, without its margins
LEFT, TOP = 46, 14
COLOURS = ["#f2b134", "#4fb3bf", "#e4687c", "#8fce6b", "#b58ee8", "#f08a4b", "#9fb4d6"]
INKS = ["#8a5a00", "#146f7b", "#b02a45", "#3c7a1c", "#6a3fa5", "#a8480f", "#3f5c8c"]  # the same on paper
PAINTED = {  # seats that are called by a colour have it, in the dark and on paper
    "blue": ("#58b8ff", "#1c639e"),
    "pink": ("#ff86b8", "#b1306f"),
    "green": ("#76d86f", "#2a7425"),
    "red": ("#ff6252", "#b3261a"),
    "yellow": ("#ffd550", "#846500"),
    "white": ("#f6f1e8", "#5d564c"),
    "violet": ("#bd93ff", "#6a3fa5"),
}
DASHES = ["", "9 5", "2 5", "14 4 2 4", "5 3", "1 4", "18 6"]

STYLE = """
:root { color-scheme: dark light; --ground: #14131a; --sheet: #1e1c26; --ink: #f1ead9; --quiet: #b3aa99;
  --line: #4a4553;
  --luck: #4fb3bf; --own: #f2b134; --others: #b58ee8; --bad: #ef7a6b; }
@media (prefers-color-scheme: light) { :root { --ground: #f4efe4; --sheet: #fffaf0; --ink: #251f1a;
  --quiet: #645a4e;
  --line: #c9bda9; --luck: #146f7b; --own: #8a5a00; --others: #6a3fa5; --bad: #a8321f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 Georgia, 'Times New Roman', serif; }
main { max-width: 68rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: clamp(1.6rem, 4vw, 2.4rem); margin: 0 0 .2rem; letter-spacing: .01em; }
h2 { font-size: 1.15rem; margin: 2.2rem 0 .6rem; }
section, figure { background: var(--sheet); border: 1px solid var(--line); border-radius: .8rem; padding: 1rem;
  margin: 0 0 1rem; }
svg { display: block; width: 100%; height: auto; }
svg text { fill: var(--quiet); font: 13px system-ui, sans-serif; }
.grid { stroke: var(--line); stroke-width: 1; } .curve { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
.dot { stroke: var(--sheet); stroke-width: 2;
  } a:focus-visible, summary:focus-visible { outline: 3px solid var(--own); }
svg.narrow { display: none; }
.legend { display: flex; flex-wrap: wrap; gap: .4rem 1.4rem; list-style: none; margin: .6rem 0 0; padding: 0; }
.legend span { display: inline-block; }
.legend span::first-letter, .seat h3::first-letter { text-transform: uppercase; }
.legend svg { display: inline-block; width: 2.6rem; height: .8rem; vertical-align: middle; margin-right: .4rem; }
.seat { margin: 0 0 1.4rem; } .seat h3 { margin: 0 0 .3rem; font-size: 1.05rem; }
.bar { display: grid; grid-template-columns: 7rem 1fr 7.5rem; gap: .6rem; align-items: center; margin: .25rem 0;
  font-family: system-ui, sans-serif; font-size: .9rem; }
.bar .track { position: relative; height: 1.1rem; background: color-mix(in srgb, var(--line) 35%, transparent);
  border-radius: .3rem; }
.bar .track::after { content: ""; position: absolute; left: 50%; top: -.15rem; bottom: -.15rem;
  border-left: 1px solid var(--quiet); }
.bar .fill { position: absolute; top: 0; bottom: 0; border-radius: .3rem; }
.sum, .quiet { color: var(--quiet); font-family: system-ui, sans-serif; font-size: .9rem; margin: .3rem 0; }
ol.log { list-style: none; padding: 0; margin: 0; font-family: system-ui, sans-serif; font-size: .92rem; }
ol.log li { padding: .3rem 0 .3rem 1.6rem; position: relative;
  border-top: 1px solid color-mix(in srgb, var(--line) 50%, transparent); }
ol.log li:target { background: color-mix(in srgb, var(--own) 18%, transparent); }
ol.log li::before { content: ""; position: absolute; left: .3rem; top: .7rem; width: .6rem; height: .6rem;
  border-radius: 50%;
  border: 1px solid var(--line); }
ol.log li.luck::before { background: var(--luck); } ol.log li.own::before { background: var(--own);
  border-radius: 0; }
ol.log li.given::before { background: var(--bad); border-radius: 0; transform: rotate(45deg); }
.parts { color: var(--quiet); } ol.log + section { margin-top: 1rem; }
@media (max-width: 40rem) { svg.wide { display: none; } svg.narrow { display: block; }
  figure { padding: .7rem .5rem; }
  .bar { grid-template-columns: 5.5rem 1fr 5.5rem; font-size: .82rem; } }
"""


def page(report: Report, game: Game, words: Words, names: Sequence[str] = ()) -> str:
    """The whole page."""
    title = words.say("coach-report-of", {"game": words.say(f"{report.game}-title")})
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<h2>{escape(words.say('coach-graph'))}</h2>",
        graph(report, game, words),
        f"<h2>{escape(words.say('coach-bars'))}</h2>",
        bars(report, words),
        f"<h2>{escape(words.say('coach-log'))}</h2>",
        log(report, counted(report), game, words, "moment"),
        f"<section><details><summary>{escape(words.say('coach-whole-log'))}</summary>",
        log(report, report.steps, game, words, "line"),
        "</details></section>",
        f'<p class="quiet">{escape(words.say("coach-method", {"rounds": report.rounds}))}</p>',
    ]
    whole = (
        f'<!doctype html>\n<html lang="{words.language}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title>\n<style>{STYLE}{paints(report.names)}</style></head>\n<body><main>\n"
        + "\n".join(parts)
        + "\n</main></body>\n</html>\n"
    )
    return put_names(whole, [escape(name) for name in called(report, names, words)], words.language)


def graph(report: Report, game: Game, words: Words) -> str:
    """What each seat could hope for after every answer; of two drawings the one that fits is shown."""
    legend = "".join(
        '<li><svg viewBox="0 0 40 10" aria-hidden="true">'
        f'<line x1="0" x2="40" y1="5" y2="5" style="stroke:{colour(seat)}" '
        f'stroke-width="3" stroke-dasharray="{dash(seat)}"/></svg><span>{escape(name)}</span></li>'
        for seat, name in enumerate(seat_names(report))
    )
    drawings = curves(report, game, words, "wide", *WIDE) + curves(report, game, words, "narrow", *NARROW)
    return f'<figure>{drawings}<ul class="legend">{legend}</ul></figure>'


def curves(report: Report, game: Game, words: Words, name: str, width: int, height: int) -> str:
    """A line for each seat, and the moments that counted."""
    length = max(1, len(report.steps))
    box = f"0 0 {width + LEFT + 14} {height + TOP + 14}"
    drawn = [f'<svg class="{name}" viewBox="{box}" role="img" aria-label="{escape(words.say("coach-graph-told"))}">']
    for hundredths in (0, 25, 50, 75, 100):
        y = height_of(hundredths / 100, height)
        drawn.append(f'<line class="grid" x1="{LEFT}" x2="{LEFT + width}" y1="{y:.1f}" y2="{y:.1f}"/>')
        drawn.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{hundredths}</text>')
    for seat in range(len(report.names)):
        points = [(float(LEFT), height_of(report.start[seat].mean, height))]
        points += [
            (LEFT + width * (place + 1) / length, height_of(step.values[seat].mean, height))
            for place, step in enumerate(report.steps)
        ]
        listed = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        drawn.append(
            f'<polyline class="curve" points="{listed}" style="stroke:{colour(seat)}" stroke-dasharray="{dash(seat)}"/>'
        )
    for step in counted(report):
        place = report.steps.index(step) + 1
        seat = seat_of(step)
        x, y = LEFT + width * place / length, height_of(step.values[seat].mean, height)
        told = escape(step_line(report, step, game, words))
        mark = (
            f'<rect class="dot" x="{x - 5:.1f}" y="{y - 5:.1f}" width="10" height="10" style="fill:{colour(seat)}" '
            f'transform="rotate(45 {x:.1f} {y:.1f})"/>'
            if step.given
            else f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="6" style="fill:{colour(seat)}"/>'
        )
        drawn.append(f'<a href="#moment-{step.number}" aria-label="{told}"><title>{told}</title>{mark}</a>')
    drawn.append("</svg>")
    return "".join(drawn)


def height_of(value: float, height: int) -> float:
    return TOP + height * (1.0 - value)


def colour(seat: int) -> str:
    return f"var(--seat-{seat})"


def paints(names: list[str]) -> str:
    """The colours of the seats, in the dark and on paper."""
    ours = list(zip(COLOURS, INKS, strict=True))
    inks = [PAINTED.get(name, ours[seat % len(ours)]) for seat, name in enumerate(names)]
    dark, light = (" ".join(f"--seat-{seat}: {ink[side]};" for seat, ink in enumerate(inks)) for side in (0, 1))
    return f":root {{ {dark} }}\n@media (prefers-color-scheme: light) {{ :root {{ {light} }} }}\n"


def dash(seat: int) -> str:
    return DASHES[seat % len(DASHES)]


def seat_of(step: Told) -> int:
    """On whose line the dot is put: the seat that answered, or the one that chance moved most."""
    if step.seat != CHANCE and (step.given or abs(step.decision[step.seat].mean) > 0):
        return step.seat
    return max(range(len(step.luck)), key=lambda seat: abs(step.luck[seat].mean))


def bars(report: Report, words: Words) -> str:
    """By seat three bars that add up, and the sum."""
    widest = max([0.1, *(abs(part.mean) for total in report.totals for part in (total.luck, total.own, total.others))])
    drawn = ["<section>"]
    alone = len(report.names) == 1
    for seat, name in enumerate(seat_names(report)):
        total = report.totals[seat]
        drawn.append(f'<div class="seat"><h3>{escape(name)}</h3>')
        for key, part in (("luck", total.luck), ("own", total.own), ("others", total.others)):
            if key == "others" and alone:
                continue
            reach = 50 * abs(part.mean) / widest
            left = 50 if part.mean >= 0 else 50 - reach
            drawn.append(
                f'<div class="bar"><span>{escape(words.say(f"coach-{key}"))}</span>'
                f'<span class="track"><span class="fill" style="left:{left:.1f}%;width:{reach:.1f}%;'
                f'background:var(--{key})"></span></span>'
                f"<span>{signed(part.mean)} ± {plain(part.error, words)}</span></div>"
            )
        drawn.append(f'<p class="sum">{escape(total_line(report, seat, name, words))}</p>')
        drawn.append(f'<p class="sum">{escape(given_line(report, seat, words))}</p></div>')
    drawn.append("</section>")
    return "".join(drawn)


def log(report: Report, steps: list[Told], game: Game, words: Words, name: str) -> str:
    """Steps, each with the mark of what it was: luck, a decision, something given away."""
    if not steps:
        return f'<p class="quiet">{escape(words.say("coach-nothing-counted"))}</p>'
    lines = []
    for step in steps:
        kind = ""
        if step.given:
            kind = "given"
        elif weight(step) >= 0.01:
            kind = "luck" if step.seat == CHANCE else "own"
        parts = "; ".join(step_parts(report, step, game, words))
        lines.append(
            f'<li id="{name}-{step.number}" class="{kind}">{escape(step_line(report, step, game, words))}'
            + (f' <span class="parts">({escape(parts)})</span>' if parts else "")
            + "</li>"
        )
    return f'<ol class="log">{"".join(lines)}</ol>'
