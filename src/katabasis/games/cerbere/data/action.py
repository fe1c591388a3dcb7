"""The four Action cards that every player owns, both faces (rulebooks, "Pouvoirs des cartes Action").

The printed cards bear no names; these are ours.  "Die +1 cell" is rage(1).
"""

from __future__ import annotations

from typing import Final

from katabasis.games.cerbere.effects import (
    Card,
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
    speed,
    take_back,
    traitor_draws,
)

ADVENTURER_FACES: Final[list[Card]] = [
    Card(  # CER-ACT-A1, CER-ACT-A2
        "supplies",
        power(draw(2), cost=rage(1)),
        power(draw(1), other_draws(1), other_draws(1), cost=rage(1)),
    ),
    Card(  # CER-ACT-B1, CER-ACT-B2
        "surge",
        power(advance(2), other_advances(1), cost=speed(1)),
        power(advance(1), other_advances(2), cost=discard(1)),
    ),
    Card(  # CER-ACT-C1, CER-ACT-C2
        "sprint",
        power(advance(2), cost=rage(1)),
        power(other_advances(3), other_advances(1), cost=rage(1)),
    ),
    Card(  # CER-ACT-D1, CER-ACT-D2
        "regroup",
        power(draw(1), take_back(), cost=rage(1)),
        power(take_back(), barque(), cost=rage(1)),
    ),
]

CERBERUS_FACES: Final[list[Card]] = [
    Card(  # CER-ACT-KA1, CER-ACT-KA2
        "fury",
        power(speed(1)),
        power(draw(2), traitor_draws(1), cost=speed(-1)),
    ),
    Card(  # CER-ACT-KB1, CER-ACT-KB2
        "stalk",
        power(chase(1)),
        power(draw(1)),
    ),
    Card(  # CER-ACT-KC1, CER-ACT-KC2
        "snare",
        power(other_retreats(1), other_retreats(1), other_retreats(1), cost=other_advances(1)),
        power(rage(1)),
    ),
    Card(  # CER-ACT-KD1, CER-ACT-KD2
        "recall",
        power(take_back()),
        power(draw(1), take_back(), cost=other_advances(2)),
    ),
]
