"""The Betrayal cards (rulebooks, "Pouvoirs des cartes Trahison"; expansion).  CER-BET-01 to 12"""

from __future__ import annotations

from typing import Final

from katabasis.games.cerbere.effects import (
    DISCARD,
    EVERY,
    OTHER,
    RETREAT,
    SABOTAGE,
    Card,
    Step,
    barque,
    chase,
    discard,
    draw,
    other_advances,
    other_retreats,
    power,
    rage,
    speed,
)

COPIES: Final = 3  # CER-COMP-04

BETRAYAL: Final[list[Card]] = [
    Card(
        "ambush",
        power(chase(1)),
        power(chase(2), cost=discard(1)),
    ),
    Card(
        "treachery",
        power(speed(1)),
        power(rage(2), cost=discard(1)),
    ),
    Card(
        "violence",
        power(rage(1)),
        power(speed(2), cost=discard(2)),
    ),
    Card(
        "sabotage",
        power(Step(DISCARD, OTHER), Step(DISCARD, OTHER)),
        power(Step(SABOTAGE, EVERY, 2), cost=discard(1)),
    ),
    Card(
        "grudge",
        power(other_retreats(2)),
        power(Step(RETREAT, EVERY, 2), cost=discard(2)),
    ),
    Card(
        "deceit",
        power(barque()),
        power(other_retreats(3), cost=other_advances(1)),
    ),
    # expansion
    Card(
        "malevolence",
        power(rage(1)),
        power(rage(2), cost=speed(-1)),
    ),
    Card(
        "machination",
        power(other_retreats(1), other_retreats(1), other_retreats(1)),
        power(draw(3), cost=speed(-1)),
    ),
]
BASE: Final = 6  # how many of them are in both editions
