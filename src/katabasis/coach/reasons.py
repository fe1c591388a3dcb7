"""One sentence why an answer is the best: what it leads to, compared with the next best.

The game's own numbers come first (points, keys, what it calls `counted`), then what can be said of any game: a match
won at once, a safer way, the move kept.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from katabasis.coach.values import Mean
from katabasis.engine.game import Game
from katabasis.engine.message import Message

if TYPE_CHECKING:
    from katabasis.coach.hint import Advice

SURE = 3.0  # standard errors of a difference that is worth a sentence
CLOSE = 1.0  # standard errors within which two answers are as good as each other
SAFER = 0.7  # the spread of the safer answer in parts of the other's
NOTHING = 0.0005  # of a win
OFTEN = 0.5  # a number of the game is compared if it was counted in so large a part of the imagined matches


def percent(share: float) -> int:
    """A share of a win as people read it."""
    return round(100 * share)


def why(game: Game, ranked: list[Advice]) -> Message:
    """The reason for the first of these answers, held against the one that comes next."""
    best, other = ranked[0], max(ranked[1:], key=lambda one: one.value)
    values: dict[str, int | str] = {"more": percent(best.value), "less": percent(other.value)}
    if best.over.mean == 1.0 and best.value > 0.999:
        return Message("coach-why-wins", values)
    if max(one.value for one in ranked) < NOTHING:
        return Message("coach-why-lost", values)
    close = [one for one in ranked[1:] if as_good(one, best)]
    if other in close:
        if len(close) == len(ranked) - 1:
            return Message("coach-why-all-alike", values)
        return Message("coach-why-close", {**values, "count": len(close) + 1})
    own = counted(game, best, other)
    if own is not None:
        return own
    if best.again.mean > 0.9 and other.again.mean < 0.1:
        return Message("coach-why-tempo", values)
    if best.worth.spread < SAFER * other.worth.spread and best.value > 0.3:
        return Message("coach-why-safer", values)
    return Message("coach-why-more", values)


def as_good(one: Advice, best: Advice) -> bool:
    """Within the error of the best answer, or so little behind that people would read the same number."""
    behind = one.behind
    return behind.mean <= CLOSE * behind.error or behind.mean < NOTHING or percent(one.value) == percent(best.value)


def counted(game: Game, best: Advice, other: Advice) -> Message | None:
    """The number of the game in which the two differ most clearly, if one of them speaks for the best answer."""
    found: Message | None = None
    clearest = SURE
    for name, numbers in best.counted.items():
        theirs = other.counted.get(name)
        if theirs is None or min(numbers.count, theirs.count) < OFTEN * best.worth.count:
            continue
        clear = clearness(numbers, theirs)
        if clear > clearest:
            clearest = clear
            more, less = shown(numbers.mean), shown(theirs.mean)
            if more != less:
                found = Message(f"{game.name}-coach-{name}", {"more": more, "less": less})
    return found


def clearness(more: Mean, less: Mean) -> float:
    """By how many standard errors one mean is above the other."""
    difference = more.mean - less.mean
    error = math.hypot(more.error, less.error)
    if error == 0.0:
        return math.inf if difference > 0 else 0.0
    return difference / error


def shown(number: float) -> str:
    """A mean as people read it: one decimal.

    >>> shown(12.34), shown(2.0)
    ('12.3', '2')
    """
    return f"{number:.1f}".removesuffix(".0")
