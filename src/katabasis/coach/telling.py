"""A report in words: lines for a terminal, and the sentences of the page."""

from __future__ import annotations

import re
from collections.abc import Sequence

from katabasis.coach.hint import Hint
from katabasis.coach.report import Report, Told
from katabasis.engine.game import Game
from katabasis.engine.message import Message
from katabasis.engine.seats import CHANCE
from katabasis.names import put_names
from katabasis.words import Words, seat_forms

COUNTED = 0.03  # of a win: a moment worth a line
MOMENTS = 12  # the most that are told
MEAN = re.compile(r"\d+\.\d")


def signed(number: float) -> str:
    """Hundredths of a win with their sign, as people write it.

    >>> signed(0.214), signed(-0.05), signed(0.001)
    ('+21', '−5', '0')
    """
    whole = round(100 * number)
    return "0" if whole == 0 else f"+{whole}" if whole > 0 else f"−{-whole}"


def plain(number: float, words: Words) -> str:
    """Hundredths of a win, with one decimal if it is small.

    >>> from katabasis.words import words
    >>> plain(0.214, words("en")), plain(0.004, words("en")), plain(0.004, words("fr"))
    ('21', '0.4', '0,4')
    """
    if number >= 0.0095:
        return str(round(100 * number))
    return f"{100 * number:.1f}".replace(".", "," if words.language == "fr" else ".")


def reason(message: Message, words: Words) -> Message:
    """A reason with its means as the language writes them."""
    if words.language != "fr":
        return message
    values = {
        name: value.replace(".", ",") if isinstance(value, str) and MEAN.fullmatch(value) else value
        for name, value in message.values.items()
    }
    return Message(message.key, values, message.rule)


def hint_lines(hint: Hint, game: Game, words: Words) -> list[str]:
    """The answers, the one advised first; then why."""
    lines = []
    for advice in hint.answers:
        told: dict[str, int | str] = {
            "answer": words.text(game.action_message(advice.action)),
            "value": round(100 * advice.value),
            "error": plain(advice.error, words),
        }
        lines.append(("→ " if advice is hint.best else "  ") + words.say("coach-answer", told))
    return [*lines, words.text(reason(hint.why, words)), words.say("coach-rounds", {"rounds": hint.rounds})]


def seat_names(report: Report) -> list[str]:
    """A mark for each seat: names are put in at the very end."""
    return [seat_forms(seat)[""] for seat in range(len(report.names))]


def called(report: Report, names: Sequence[str], words: Words) -> list[str]:
    """By seat a name, or where nobody has one the part that the seat plays."""
    return [*names, *(words.say(f"replay-seat-{name}") for name in report.names[len(names) :])]


def totals_lines(report: Report, words: Words) -> list[str]:
    """By seat how the result adds up, how sure that is, and what was given away."""
    lines = []
    alone = len(report.names) == 1
    for seat, name in enumerate(seat_names(report)):
        total = report.totals[seat]
        lines.append(total_line(report, seat, name, words))
        errors: dict[str, int | str] = {"luck": plain(total.luck.error, words), "own": plain(total.own.error, words)}
        if alone:
            lines.append("  " + words.say("coach-total-errors-alone", errors))
        else:
            lines.append("  " + words.say("coach-total-errors", {**errors, "others": plain(total.others.error, words)}))
        lines.append("  " + given_line(report, seat, words))
    return lines


def total_line(report: Report, seat: int, name: str, words: Words) -> str:
    """How the result of a seat adds up."""
    total = report.totals[seat]
    values: dict[str, int | str] = {
        "seat": name,
        "result": round(100 * report.result[seat]),
        "start": round(100 * report.start[seat].mean),
        "luck": signed(total.luck.mean),
        "own": signed(total.own.mean),
    }
    if len(report.names) == 1:
        return words.say("coach-total-alone", values)
    return words.say("coach-total", {**values, "others": signed(total.others.mean)})


def given_line(report: Report, seat: int, words: Words) -> str:
    count = sum(1 for step in report.steps if step.seat == seat and step.given)
    return words.say("coach-given-total", {"count": count, "given": plain(report.totals[seat].given, words)})


def weight(step: Told) -> float:
    """How much a moment counted, for whomever it counted most."""
    moved = [abs(one.mean) for one in (*step.luck, *step.decision)]
    return max(*moved, step.given)


def counted(report: Report) -> list[Told]:
    """The moments that counted most, in their order."""
    found = sorted((step for step in report.steps if weight(step) >= COUNTED), key=weight, reverse=True)[:MOMENTS]
    return sorted(found, key=lambda step: step.number)


def step_line(report: Report, step: Told, game: Game, words: Words) -> str:
    """A moment: who answered what."""
    who = words.say("replay-chance") if step.seat == CHANCE else seat_names(report)[step.seat]
    answer = words.text(game.action_message(game.answer(step.action)))
    return words.say("coach-step", {"number": step.number + 1, "who": who, "answer": answer})


def step_parts(report: Report, step: Told, game: Game, words: Words) -> list[str]:
    """What it changed: luck for whom, the worth of the decision, what was given away."""
    parts = []
    names = seat_names(report)
    place = max(range(len(names)), key=lambda seat: abs(step.luck[seat].mean))
    if abs(step.luck[place].mean) >= 0.005:
        parts.append(words.say("coach-step-luck", {"luck": signed(step.luck[place].mean), "seat": names[place]}))
    if step.seat != CHANCE and abs(step.decision[step.seat].mean) >= 0.005:
        parts.append(words.say("coach-step-decision", {"own": signed(step.decision[step.seat].mean)}))
    if step.given:
        better = words.text(game.action_message(game.action(step.better)))
        parts.append(words.say("coach-step-given", {"given": plain(step.given, words), "better": better}))
    return parts


def report_lines(report: Report, game: Game, words: Words, names: Sequence[str] = ()) -> list[str]:
    """The whole report for a terminal."""
    lines = [words.say("coach-report"), *totals_lines(report, words), "", words.say("coach-log")]
    moments = counted(report)
    for step in moments:
        parts = "; ".join(step_parts(report, step, game, words))
        lines.append(f"  {step_line(report, step, game, words)}" + (f" ({parts})" if parts else ""))
    if not moments:
        lines.append("  " + words.say("coach-nothing-counted"))
    lines += ["", words.say("coach-method", {"rounds": report.rounds})]
    return [put_names(line, called(report, names, words), words.language) for line in lines]
