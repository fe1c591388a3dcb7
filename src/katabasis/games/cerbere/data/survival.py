"""The Survival cards (rulebooks, "Pouvoirs des cartes Survie"; expansion).  CER-SUR-01 to 14"""

from __future__ import annotations

from typing import Final

from katabasis.games.cerbere.effects import (
    ADVANCE,
    AHEAD,
    EITHER,
    OTHER,
    REST,
    SELF,
    Card,
    Step,
    advance,
    barque,
    chase,
    discard,
    draw,
    other_advances,
    other_draws,
    other_retreats,
    power,
    rage,
    retreat,
    speed,
)

COPIES: Final = 4  # CER-COMP-04

SURVIVAL: Final[list[Card]] = [
    Card(
        "sacrifice",
        power(rage(-1), other_retreats(1)),
        power(rage(-2), other_retreats(2), cost=discard(1)),
    ),
    Card(
        "egotism",
        power(advance(1)),
        power(advance(2), cost=discard(1)),
    ),
    Card(
        "favoritism",
        power(advance(1), other_advances(1)),
        power(advance(3), other_advances(2), other_advances(1), cost=discard(3)),
    ),
    Card(
        "cowardice",
        power(barque()),
        power(Step(AHEAD, SELF, 3), cost=discard(1)),
    ),
    Card(
        "opportunism",
        power(advance(1), other_retreats(1)),
        power(advance(1), Step(EITHER, OTHER, 2, 2), cost=discard(1)),
    ),
    Card(
        "arrogance",
        power(other_advances(1), other_advances(1)),
        power(other_advances(3), rage(-1), cost=discard(1)),
    ),
    Card(  # first edition
        "fatalism",
        power(retreat(2)),
        power(other_advances(3), cost=retreat(1)),
    ),
    # expansion
    Card(
        "tenacity",
        power(draw(2)),
        power(advance(3), cost=discard(2)),
    ),
    Card(
        "conspiracy",
        power(other_advances(1), other_retreats(1)),
        power(advance(2), other_advances(3), other_retreats(2), cost=discard(2)),
    ),
    Card(
        "contempt",
        power(advance(1), speed(1)),
        power(advance(3), chase(1), cost=discard(1)),
    ),
    Card(
        "scapegoat",
        power(other_draws(1), other_draws(1), other_retreats(1)),
        power(other_retreats(2), Step(ADVANCE, REST, 2), cost=discard(2)),
    ),
]
SECOND_EDITION: Final = 6  # how many of them are in it; the next one is in the first edition, the rest in the expansion
FIRST_EDITION: Final = 7
