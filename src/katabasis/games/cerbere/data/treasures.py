"""The Treasure cards and the Harpy tokens (expansion, "Effet des cartes Trésor").  CER-TRE-11 to 17, CER-XB-04"""

from __future__ import annotations

from typing import Final

from katabasis.games.cerbere.effects import (
    ADVANCE_OR_DRAW,
    EITHER,
    OTHER,
    SELF,
    Power,
    Step,
    advance,
    barque,
    chase,
    draw,
    other_advances,
    other_draws,
    other_retreats,
    power,
    rage,
    speed,
    take_back,
)

TREASURE_NAMES: Final = ["mask", "dagger", "grail", "lyre", "crystal-ball", "sandals", "lamp"]
TREASURES: Final[list[Power]] = [
    power(advance(2), Step(EITHER, OTHER, 2, 1), Step(EITHER, OTHER, 2, 1), cost=rage(1)),
    power(advance(3), cost=other_retreats(1)),
    power(other_advances(4), other_advances(2), other_retreats(1), cost=rage(1)),
    power(Step(ADVANCE_OR_DRAW, SELF), Step(ADVANCE_OR_DRAW, SELF)),
    power(draw(1), take_back(), barque()),
    power(advance(4), cost=chase(1)),
    power(draw(3), other_draws(1), cost=speed(1)),
]

HARPY_NAMES: Final = ["talons", "screech", "fury"]
HARPY_RETREATS: Final = [5, 3, 0]
HARPY_RAGE: Final = [0, 1, 2]
