"""A view as numbers between -1 and 1, for learning: the same places for every seat count and board.

>>> len(NAMES) == len(set(NAMES))
True
"""

from __future__ import annotations

from typing import Final

from katabasis.games.cerbere.meta import MOST_SEATS
from katabasis.games.cerbere.packs import CARD_NAMES, CARDS, count
from katabasis.games.cerbere.powers import ACTION_CARDS
from katabasis.games.cerbere.roads import ABOARD
from katabasis.games.cerbere.view import CerbereView

OF_TABLE: Final = [
    "rage",
    "speed",
    "minimum",
    "cerberus",
    "left",
    "revealed",
    "seats in the Barque",
    "acted",
    "carded",
    "survival deck",
    "betrayal deck",
]
OF_SEAT: Final = [
    "sits here",
    "adventurer",
    "cerberus",
    "aboard",
    "distance",
    "gap",
    "would be caught",
    "active",
    "cards",
    "pledged",
    "Treasures",
    *[f"action card {card} laid" for card in range(ACTION_CARDS)],
]
NAMES: Final[list[str]] = [
    *OF_TABLE,
    *[f"barque {slot} has {seats}" for slot in range(3) for seats in (1, 2, 3)],
    *[f"hand {name}" for name in CARD_NAMES],
    *[f"seat +{seat}: {name}" for seat in range(MOST_SEATS) for name in OF_SEAT],
]


def features(view: CerbereView) -> list[float]:
    """Seats are counted from the viewer's own, so that a learner need not learn each chair."""
    own = view.seat if view.seat >= 0 else view.active
    longest = view.road.distance[0]
    found = [
        view.rage / MOST_SEATS,
        view.speed / 8,
        view.minimum / 8,
        view.cerberus / longest,
        view.left / MOST_SEATS,
        float(view.revealed),
        view.barques[0] / 3 if view.revealed else 0.0,
        float(view.acted),
        float(view.carded),
        view.survival_size / 44,
        view.betrayal_size / 24,
    ]
    for slot in range(3):
        for seats in (1, 2, 3):
            found.append(1.0 if view.barques[slot] == seats else 0.0)
    for card in range(CARDS):
        found.append(count(view.hands[own], card) / 4)
    for place in range(MOST_SEATS):
        seat = (own + place) % view.seats
        found += of_seat(view, seat, longest) if place < view.seats else [0.0] * len(OF_SEAT)
    return found


def of_seat(view: CerbereView, seat: int, longest: int) -> list[float]:
    space = view.spaces[seat]
    distance = view.distances[seat] if view.camps[seat] == 0 else longest
    gap = view.road.distance[view.cerberus] - distance if view.camps[seat] == 0 else 0
    laid = [float((view.laid[seat] >> card) & 1) for card in range(ACTION_CARDS)]
    return [
        1.0,
        1.0 if view.camps[seat] == 0 else 0.0,
        1.0 if view.camps[seat] == 1 else 0.0,
        1.0 if space == ABOARD else 0.0,
        distance / longest,
        gap / longest,
        float((view.caught >> seat) & 1),
        1.0 if view.active == seat else 0.0,
        min(view.hand_sizes[seat], 10) / 10,
        min(view.pledged_sizes[seat], 3) / 3,
        view.treasure_counts[seat] / MOST_SEATS,
        *laid,
    ]
