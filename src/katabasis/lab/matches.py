"""Matches played to be counted, each as a row of plain values that travels between processes and files.

>>> row = play_part("ahuris", 1, {}, ["random"], "reef", 0, 1)[0]
>>> row.ending, row.seats[0].role, row.seats[0].won
('empty-reward', 'hero', 0.0)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import katabasis
from katabasis.engine.playout import playout
from katabasis.engine.state import State
from katabasis.engine.study import Facts
from katabasis.lab.playing import deals, play_table


@dataclass(slots=True)
class SeatRow:
    """What one seat made of a match."""

    role: str
    won: float  # 1 for a win, an equal share among rivals who tie
    points: list[float]  # by source; [] if it scores none
    had: list[int] | None  # things, by number; None if it can have none

    @property
    def score(self) -> float:
        return sum(self.points)


@dataclass(slots=True)
class MatchRow:
    """One match."""

    number: int
    ending: str
    decisions: int  # players' answers
    answers: int  # theirs and chance's
    measures: list[float]
    seats: list[SeatRow]

    def to_json(self) -> list[Any]:
        seats = [[row.role, row.won, row.points, row.had] for row in self.seats]
        return [self.number, self.ending, self.decisions, self.answers, self.measures, seats]


def row_of(written: list[Any]) -> MatchRow:
    """The row that was written."""
    number, ending, decisions, answers, measures, seats = written
    return MatchRow(number, ending, decisions, answers, measures, [SeatRow(*seat) for seat in seats])


def play_part(
    name: str, seats: int, options: dict[str, str], players: list[str], seed: str, first: int, count: int
) -> list[MatchRow]:
    """Matches number `first` and following, each from its own seed: the very ones that `simulate` plays."""
    game = katabasis.game(name)
    study = game.study()
    rows = []
    for number, state, dealer, stream in deals([game.new(seats, options)], seed, count, first):
        state.notes = []
        if set(players) == {"random"}:
            decisions, answers, _ = playout(state, dealer, stream)
        else:
            decisions, answers = play_table(state, players, dealer, stream)
        facts = study.facts(state, state.notes) if study is not None else Facts()
        rows.append(MatchRow(number, state.ending, decisions, answers, facts.measures, seat_rows(state, facts)))
    return rows


def seat_rows(state: State, facts: Facts) -> list[SeatRow]:
    returns = state.returns()
    return [
        SeatRow(
            facts.roles[seat] if facts.roles else "",
            won,
            facts.points[seat] if facts.points else [],
            facts.had[seat] if facts.had else None,
        )
        for seat, won in enumerate(returns)
    ]
