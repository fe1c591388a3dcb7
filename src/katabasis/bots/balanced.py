"""The bot that keeps a match close: at its best when behind, at ease when ahead, generous when far ahead."""

from __future__ import annotations

from typing import Final

from katabasis.bots.search import ITERATIONS, Place, Race, SearchBot
from katabasis.engine.action import Action

FAR: Final = 0.3  # a lead, in chances to win, that is not close any more
GENEROUS: Final = 0.15  # what it gives away at most with one answer, in chances to win: it is no fool
KNOWN: Final = 0.5  # visits for an answer to be known well, in those of the best: chance alone makes others look close


class BalancedBot(SearchBot):
    """Thinks like the best, and plays as well as the match needs it.

    Ahead it answers by habit, which gives little away.  Far ahead it gives the good answer after which the lead is
    nearest to what still is close.  To aim at no lead at all would be too kind: whatever is won is given back then, and
    whatever is lost stays lost.  Where all win or lose together nobody is ahead, and it plays as well as it can.
    """

    def __init__(
        self, name: str = "balanced", iterations: int = ITERATIONS, seconds: float = 0.0, processes: int = 1
    ) -> None:
        super().__init__(name, iterations, seconds, processes=processes)

    def preferred(self, race: Race, seat: int) -> Action:
        best = race.best()
        known = race.root.branches.get(best.index)
        if known is None:
            return best
        led = lead(known, seat)
        if led <= 0.0:
            return best
        if led <= FAR:
            return race.legal[race.usual]
        least = led - FAR
        enough = known.mean(seat) - GENEROUS
        visits = KNOWN * float(known.visits)
        for action in race.legal:
            branch = race.root.branches.get(action.index)
            if branch is not None and float(branch.visits) >= visits and branch.mean(seat) >= enough:
                off = abs(lead(branch, seat) - FAR)
                if off < least:
                    least = off
                    best = action
        return best


def lead(place: Place, seat: int) -> float:
    """How much more a seat may hope for than the others do on the average."""
    others = len(place.total) - 1
    if others == 0:
        return 0.0
    mine = place.mean(seat)
    total = 0.0
    for other in range(len(place.total)):
        total += place.mean(other)
    return mine - (total - mine) / others
