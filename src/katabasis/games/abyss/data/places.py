"""The 20 locations, as printed (rulebook, "Contrôle des Lieux")."""

from __future__ import annotations

from typing import Final

from katabasis.games.abyss.data.allies import CRAB, JELLYFISH, SEAHORSE, SHELLFISH, SQUID
from katabasis.games.abyss.data.lords import FARMER, MAGE, MERCHANT, POLITICIAN, SOLDIER
from katabasis.games.abyss.effects import (
    LESS_ALLIES,
    LESS_LORDS,
    MIRROR,
    PER_GUILD,
    PER_GUILD_PRESENT,
    PER_RACE,
    SMOKERS,
    STRONGEST_LORD,
    WEAKEST_ALLIES,
    WEAKEST_LORD,
    WITH_KEY,
    WITHOUT_KEY,
    Step,
)


class Place:
    """A location tile: some points, and more (or fewer) for each thing its clause counts."""

    __slots__ = ("clause", "name", "points")

    name: Final[str]
    points: Final[int]
    clause: Final[Step]

    def __init__(self, name: str, points: int, clause: Step) -> None:
        self.name = name
        self.points = points
        self.clause = clause


PLACES: Final[list[Place]] = [
    Place("sargasso-silos", 5, Step(PER_GUILD, 2, FARMER)),
    Place("hydrozoa-reserves", 6, Step(PER_GUILD, 2, MAGE)),
    Place("sanctuary", 4, Step(PER_RACE, 3, JELLYFISH)),
    Place("parliament", 6, Step(PER_GUILD, 2, POLITICIAN)),
    Place("barracks", 7, Step(PER_GUILD, 2, SOLDIER)),
    Place("dockworks", 5, Step(PER_GUILD, 2, MERCHANT)),
    Place("sargasso-fields", 3, Step(PER_RACE, 3, SEAHORSE)),
    Place("abyss", 0, Step(PER_GUILD_PRESENT, 2)),
    Place("city-of-mirrors", 0, Step(MIRROR)),
    Place("black-smokers", 0, Step(SMOKERS)),
    Place("oceanic-senate-assembly", 4, Step(PER_RACE, 3, SQUID)),
    Place("depths", 0, Step(WEAKEST_LORD, 2)),
    Place("throne-room", 0, Step(STRONGEST_LORD, 1)),
    Place("jail", 15, Step(LESS_LORDS, -1)),
    Place("chasm", 5, Step(PER_RACE, 3, CRAB)),
    Place("closed-tower", 0, Step(WITH_KEY, 3)),
    Place("lost-tower", 0, Step(WITHOUT_KEY, 3)),
    Place("chamber-of-allies", 3, Step(WEAKEST_ALLIES, 1)),
    Place("nest-of-giant-clams", 3, Step(PER_RACE, 3, SHELLFISH)),
    Place("coral-barrier", 20, Step(LESS_ALLIES, -1)),
]
PLACE_NAMES: Final = [place.name for place in PLACES]
MIRROR_PLACE: Final = PLACE_NAMES.index("city-of-mirrors")
SMOKERS_PLACE: Final = PLACE_NAMES.index("black-smokers")
