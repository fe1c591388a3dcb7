"""An opinion on a view, for bots: how many points it promises a seat.  Points on the table, keys, affordability, tempo.

>>> from katabasis.games import game
>>> view = game("abyss").match(seats=2, seed="reef").state.view(0)
>>> opinion(view, 0) > 0, opinion(view, 0) - opinion(view, 1) < 5
(True, True)
"""

from __future__ import annotations

from typing import Final

from katabasis.games.abyss.data.allies import LORDS_TO_END
from katabasis.games.abyss.data.lords import LORDS
from katabasis.games.abyss.decks import how_many, members
from katabasis.games.abyss.packs import total
from katabasis.games.abyss.view import UNKNOWN, AbyssView

MEAN_TOKEN: Final = 2.65  # of nine twos, nine threes and two fours
MEAN_ALLY: Final = 160 / 65
PER_PEARL: Final = 0.7  # a pearl pays a point of a lord's cost, and breaks ties
PER_POINT_IN_HAND: Final = 0.6  # so does a point in hand, if the races fit
PER_KEY: Final = 3.0  # a third of a location
TEMPO: Final = 0.8  # for each lord already in front, the end is nearer to oneself than to others


def opinion(view: AbyssView, seat: int) -> float:
    """What a seat has, and what it is likely to make of its hand, pearls and keys; more is better."""
    points = view.points[seat]
    tokens = points[3] if points[3] != UNKNOWN else MEAN_TOKEN * view.token_counts[seat]
    lords = int(how_many(view.free[seat] | view.covered[seat]))
    left = max(0, LORDS_TO_END - lords) / LORDS_TO_END  # what is in hand loses its worth towards the end
    if view.trigger >= 0:
        left *= 0.3
    mine = seat == view.seat
    in_hand = float(total(view.hands[seat])) if mine else MEAN_ALLY * view.hand_sizes[seat]
    value = float(points[0] + points[1] + points[2]) + tokens
    value += left * (PER_PEARL * view.pearls[seat] + PER_POINT_IN_HAND * in_hand)
    value += PER_KEY * min(2, view.usable_keys[seat]) * (0.4 + 0.6 * left)
    if mine:
        value += 0.35 * best_affordable(view) * left
    return value + TEMPO * lords


def best_affordable(view: AbyssView) -> int:
    """The most points on a lord of the court that can be paid."""
    return max([0, *(LORDS[lord].points for lord in members(view.affordable))])


def margin(view: AbyssView, seat: int) -> float:
    """How far ahead of the best opponent a seat is thought to be."""
    others = [opinion(view, other) for other in range(view.seats) if other != seat]
    return opinion(view, seat) - max(others)
