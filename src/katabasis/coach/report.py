"""Luck and skill: whose doing was the result?

    luck + own decisions + decisions of others = result − start      for every seat, exactly

Every answer changes what a seat may hope to win.  What a die or card changes is luck.  What an answer of a seat changes
is that seat's decision, as far as it could know; what it could not know is luck again.  Decisions are counted against
habit: what a player in a hurry would have answered counts nothing, a better answer counts for its seat.  What the best
answer would have brought besides is told as value given away.

>>> import katabasis
>>> match = katabasis.game("ahuris").match(seats=1, seed="reef")
>>> while not match.over:
...     match.play(match.legal_actions()[0])
>>> found = report(match, rounds=2)
>>> total = found.totals[0]
>>> abs(total.luck.mean + total.own.mean + total.others.mean - (found.result[0] - found.start[0].mean)) < 1e-9
True
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from katabasis.coach.blunder import beyond_doubt
from katabasis.coach.pricing import DIGITS, Moment, Piece, moments_of, pieces
from katabasis.coach.values import Mean
from katabasis.engine.errors import KatabasisError
from katabasis.engine.match import Match
from katabasis.engine.seats import CHANCE

ROUNDS = 24
FEWEST = 3  # rounds, below which nothing can be said of the error
LEAST = 0.002  # of a win: given away for certain, but not worth a word


@dataclass(slots=True)
class Total:
    """What made the result of one seat."""

    luck: Mean = field(default_factory=Mean)
    own: Mean = field(default_factory=Mean)
    others: Mean = field(default_factory=Mean)
    given: float = 0.0  # away, against the best answers, beyond doubt
    decisions: int = 0
    usual: int = 0  # answers that habit would have given


@dataclass(slots=True)
class Told:
    """One step: what each seat could hope for after it, and what it changed."""

    number: int  # of its line in the record
    seat: int  # or CHANCE
    action: str
    values: list[Mean]
    luck: list[Mean]  # by seat
    decision: list[Mean]  # by seat; of the seat that answered it is its own, of the others it was done to them
    given: float  # away by the seat that answered
    better: str  # what it should have answered, if it gave something away


@dataclass(slots=True)
class Report:
    """The whole match."""

    game: str
    names: list[str]
    seed: str
    rounds: int
    length: int  # lines of the record
    start: list[Mean]
    result: list[float]
    totals: list[Total]
    steps: list[Told]

    def to_json(self) -> dict[str, Any]:
        """As plain values; errors are standard errors."""
        return {
            "game": self.game,
            "names": self.names,
            "seed": self.seed,
            "rounds": self.rounds,
            "length": self.length,
            "seats": [self._seat(seat) for seat in range(len(self.result))],
            "steps": [
                {
                    "number": step.number,
                    "seat": step.seat,
                    "action": step.action,
                    "values": [short(value.mean) for value in step.values],
                    "errors": [short(value.error) for value in step.values],
                    "luck": [short(luck.mean) for luck in step.luck],
                    "decision": [short(decision.mean) for decision in step.decision],
                    "given": short(step.given),
                    "better": step.better,
                }
                for step in self.steps
            ],
        }

    def _seat(self, seat: int) -> dict[str, Any]:
        total = self.totals[seat]
        return {
            "start": short(self.start[seat].mean),
            "start_error": short(self.start[seat].error),
            "result": self.result[seat],
            "luck": short(total.luck.mean),
            "luck_error": short(total.luck.error),
            "own": short(total.own.mean),
            "own_error": short(total.own.error),
            "others": short(total.others.mean),
            "others_error": short(total.others.error),
            "given": short(total.given),
            "decisions": total.decisions,
            "usual": total.usual,
        }


def short(number: float) -> float:
    return round(number, DIGITS)


def report(
    match: Match,
    rounds: int = ROUNDS,
    seed: str = "coach",
    seconds: float = 0.0,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """The report of a finished match; with a limit of seconds, as many rounds as fit into it.

    Without a limit the same seed gives the same report on every machine.
    """
    moments = moments_of(match)
    found: list[Piece] = []
    until = time.monotonic() + seconds
    for piece in pieces(moments, seed, 0, max(FEWEST, rounds)):
        found.append(piece)
        if progress is not None:
            progress(1)
        whole = len(found) % len(moments) == 0
        if seconds and whole and len(found) >= FEWEST * len(moments) and time.monotonic() > until:
            break
    return assembled(match, moments, found, seed)


def assembled(match: Match, moments: list[Moment], found: list[Piece], seed: str) -> Report:
    """Put the pieces of all whole rounds together."""
    rounds = len(found) // len(moments) if moments else 0
    if not rounds:
        raise KatabasisError("there is nothing to tell of a match in which nothing was answered")
    seats = len(match.returns)
    totals = [Total() for _ in range(seats)]
    start = [Mean() for _ in range(seats)]
    steps = [
        Told(moment.number, moment.seat, moment.action.text, means(seats), means(seats), means(seats), 0.0, "")
        for moment in moments
    ]
    for number in range(rounds):
        worths = worked_back(found[number * len(moments) : (number + 1) * len(moments)], match.returns)
        for seat in range(seats):
            start[seat].add(worths[0][seat])
        split_round(moments, found[number * len(moments) :], worths, steps, totals)
    for place, moment in enumerate(moments):
        if moment.seat != CHANCE:
            judge(match, moment, [found[number * len(moments) + place] for number in range(rounds)], steps[place])
            total = totals[moment.seat]
            total.decisions += 1
            total.given += steps[place].given
            total.usual += all(found[number * len(moments) + place].share == 1.0 for number in range(rounds))
    return Report(
        match.game.name, match.seat_names, seed, rounds, len(match.record), start, match.returns, totals, steps
    )


def means(count: int) -> list[Mean]:
    return [Mean() for _ in range(count)]


def worked_back(found: list[Piece], result: list[float]) -> list[list[float]]:
    """By position, what each seat could hope for in this round: from the result back to the start."""
    worths = [result]
    for piece in reversed(found):
        later = worths[-1]
        worths.append([piece.share * won + rest for won, rest in zip(later, piece.rest, strict=True)])
    worths.reverse()
    return worths


def split_round(
    moments: list[Moment], found: list[Piece], worths: list[list[float]], steps: list[Told], totals: list[Total]
) -> None:
    """Say of every change whose doing it was, and add it up."""
    seats = len(totals)
    luck, own, others = [0.0] * seats, [0.0] * seats, [0.0] * seats
    for place, moment in enumerate(moments):
        step = steps[place]
        for seat in range(seats):
            change = worths[place + 1][seat] - worths[place][seat]
            if moment.seat == CHANCE:
                decided = 0.0
            else:
                judged = found[place].decision
                decided = change if judged is None else judged[seat]
            luck[seat] += change - decided
            if moment.seat == seat:
                own[seat] += decided
            else:
                others[seat] += decided
            step.values[seat].add(worths[place + 1][seat])
            step.luck[seat].add(change - decided)
            step.decision[seat].add(decided)
    for seat, total in enumerate(totals):
        total.luck.add(luck[seat])
        total.own.add(own[seat])
        total.others.add(others[seat])


def judge(match: Match, moment: Moment, rounds: list[Piece], step: Told) -> None:
    """What the answer gave away beyond doubt, and to which answer."""
    gains: dict[int, Mean] = {}
    for piece in rounds:
        for index, gain in piece.gains:
            gains.setdefault(index, Mean()).add(gain)
    for index, mean in gains.items():
        lost = beyond_doubt(mean) if mean.count >= FEWEST else 0.0
        if lost > max(LEAST, step.given):
            step.given = lost
            step.better = match.game.actions[index].text
    assert moment.seat != CHANCE
