"""How much an answer gave away, as far as that is beyond doubt."""

from __future__ import annotations

from katabasis.coach.hint import Advice, Hint
from katabasis.coach.values import Mean
from katabasis.engine.action import Action

DOUBT = 2.5  # standard errors: among many answers one will look better by chance
BLUNDER = 0.05  # of a win: less is not worth stopping for


def beyond_doubt(loss: Mean) -> float:
    """A mean loss that is more than chance; else nothing.

    >>> loss = Mean()
    >>> for number in (0.1, 0.1, 0.12, 0.08): loss.add(number)
    >>> round(beyond_doubt(loss), 2)
    0.1
    """
    return loss.mean if loss.mean > DOUBT * loss.error else 0.0


def given_away(hint: Hint, action: Action) -> float:
    """How much of a win the seat gave away by this answer, judged by what it could know; 0 if that is in doubt."""
    return beyond_doubt(hint.of(action).behind)


def better(hint: Hint, action: Action) -> Advice | None:
    """What it should have answered, if its answer was a blunder."""
    return hint.best if given_away(hint, action) >= BLUNDER else None
