"""The bot that keeps a match close: at its best when it is behind, and generous when it is ahead."""

from __future__ import annotations

from typing import Final

from katabasis.bots.search import ITERATIONS, Place, Race, SearchBot
from katabasis.engine.game import Action

GENEROUS: Final = 0.2  # what it gives away at most with one answer, in chances to win: it is no fool
ENOUGH: Final = 5  # visits, for an answer to be known at all


class BalancedBot(SearchBot):
    """Thinks like the best, and of the good answers gives the one after which nobody leads.

    Where all win or lose together nobody is ahead of anybody, and it plays as well as it can.
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
        least = lead(known, seat)
        if least <= 0.0:
            return best
        enough = known.mean(seat) - GENEROUS
        for action in race.legal:
            branch = race.root.branches.get(action.index)
            if branch is not None and branch.visits >= ENOUGH and branch.mean(seat) >= enough:
                found = abs(lead(branch, seat))
                if found < least:
                    least = found
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
