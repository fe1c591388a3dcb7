"""What the coach thinks in a process of the bots: a hint, or some pieces of a report.

What comes back is JSON: plain values, in few words.
"""

from __future__ import annotations

from typing import Any

import katabasis
from katabasis.bots import Eyes
from katabasis.coach.hint import hint
from katabasis.coach.pricing import Moment, moments_of, pieces
from katabasis.engine.chance import Rng
from katabasis.engine.state import State

HINT = "=hint"  # no bot is called that
PRICES = "=prices"
DIGITS = 5

_last: dict[str, list[Moment]] = {}  # the match whose pieces were priced last: its next part comes soon


def hint_of(sample: State, seat: int, seed: str, rounds: int, seconds: float) -> dict[str, Any]:
    """Every answer with its worth, the one advised first."""
    rng = Rng(seed)
    found = hint(Eyes(sample, seat, rng), rng, rounds, seconds)
    return {
        "answers": [
            [
                str(one.action.text),
                round(one.value, DIGITS),
                round(one.error, DIGITS),
                round(one.behind.mean, DIGITS),
                round(one.behind.error, DIGITS),
            ]
            for one in found.answers
        ],
        "why": [found.why.key, found.why.values],
        "rounds": found.rounds,
    }


def prices_of(record: str, seed: str, start: int, rounds: int, seconds: float) -> list[Any]:
    """Pieces of a report from one on, as many as fit into the time."""
    if record not in _last:
        _last.clear()
        _last[record] = moments_of(katabasis.loads(record))
    return [piece.to_json() for piece in pieces(_last[record], seed, start, rounds, seconds)]
