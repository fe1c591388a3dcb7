"""The 35 lords, as printed (rulebook, "Recruter un Seigneur")."""

from __future__ import annotations

from typing import Final

from katabasis.games.abyss.data.allies import ANY_RACE, CRAB, JELLYFISH, SEAHORSE, SHELLFISH, SQUID
from katabasis.games.abyss.effects import (
    ANY_RACES,
    CHEAPER,
    CONTROL_ALONE,
    DEARER,
    EXTRA_TURN,
    FREE_AFFILIATION,
    GAIN,
    HAND_LIMIT,
    IMMUNE,
    INCOME,
    LOWER_REWARD,
    MORE_STACKS,
    NOTHING,
    OPPONENTS_DISCARD,
    OPPONENTS_PAY,
    OUST,
    PEARL_PER_RACE,
    RECRUIT_AGAIN,
    SELL,
    STEAL_TOKEN,
    SWAP_PLACE,
    SWAP_WITH_COURT,
    SWAP_WITH_DECK,
    SWEEP,
    TAKE_STACK,
    TRIM_HANDS,
    TURN_LORDS,
    Step,
)

# Guilds: red, yellow, blue, purple, green, all colours.
SOLDIER: Final = 0
FARMER: Final = 1
POLITICIAN: Final = 2
MAGE: Final = 3
MERCHANT: Final = 4
AMBASSADOR: Final = 5
GUILDS: Final = ["soldier", "farmer", "politician", "mage", "merchant", "ambassador"]
RACE_OF_GUILD: Final = [CRAB, SEAHORSE, SQUID, JELLYFISH, SHELLFISH, ANY_RACE]  # the big bubble


class Lord:
    """A lord card."""

    __slots__ = ("arrival", "cost", "guild", "keys", "lasting", "name", "points", "races")

    name: Final[str]
    guild: Final[int]
    cost: Final[int]  # minimum value of the allies
    races: Final[int]  # exactly so many of them
    keys: Final[int]
    points: Final[int]  # influence
    arrival: Final[Step]  # with an arrow
    lasting: Final[Step]  # without

    def __init__(
        self,
        name: str,
        guild: int,
        cost: int,
        races: int,
        keys: int,
        points: int,
        arrival: Step = NOTHING,
        lasting: Step = NOTHING,
    ) -> None:
        self.name, self.guild = name, guild
        self.cost, self.races = cost, races
        self.keys, self.points = keys, points
        self.arrival, self.lasting = arrival, lasting


LORDS: Final[list[Lord]] = [
    Lord("recruiter", SOLDIER, 10, 2, 1, 4, lasting=Step(DEARER, 2)),
    Lord("jailer", SOLDIER, 6, 3, 0, 7, arrival=Step(OPPONENTS_DISCARD, 1)),
    Lord("seeker", SOLDIER, 7, 2, 0, 7, arrival=Step(OPPONENTS_PAY, 2)),
    Lord("assassin", SOLDIER, 10, 1, 0, 6, arrival=Step(TURN_LORDS, 1)),
    Lord("commander", SOLDIER, 8, 1, 1, 4, arrival=Step(TRIM_HANDS, 6), lasting=Step(HAND_LIMIT, 6)),
    Lord("tamer", SOLDIER, 6, 3, 1, 4, lasting=Step(LOWER_REWARD, 1)),
    Lord("hunter", SOLDIER, 8, 2, 0, 6, arrival=Step(STEAL_TOKEN, 1)),
    Lord("ship-master", MERCHANT, 6, 3, 1, 5, lasting=Step(PEARL_PER_RACE, 1)),
    Lord("trader", MERCHANT, 10, 3, 0, 9, arrival=Step(GAIN, 3)),
    Lord("peddler", MERCHANT, 8, 1, 0, 9, arrival=Step(GAIN, 2)),
    Lord("landlord", MERCHANT, 10, 2, 1, 5, arrival=Step(GAIN, 1), lasting=Step(INCOME, 1)),
    Lord("slaver", MERCHANT, 8, 1, 1, 5, lasting=Step(SELL, 2)),
    Lord("shopkeeper", MERCHANT, 6, 3, 0, 9, arrival=Step(GAIN, 1)),
    Lord("shaman", MAGE, 6, 3, 1, 5, lasting=Step(IMMUNE, 0, SOLDIER)),
    Lord("invoker", MAGE, 8, 1, 0, 8, arrival=Step(EXTRA_TURN, 1)),
    Lord("apprentice", MAGE, 6, 3, 0, 9, arrival=Step(TAKE_STACK, 1)),
    Lord("oracle", MAGE, 8, 2, 1, 5, lasting=Step(SWEEP, 1)),
    Lord("alchemist", MAGE, 7, 1, 1, 5, lasting=Step(MORE_STACKS, 2)),
    Lord("illusionist", MAGE, 10, 1, 0, 9, arrival=Step(SWAP_PLACE, 1)),
    Lord("master-of-magic", MAGE, 10, 3, 1, 6, lasting=Step(FREE_AFFILIATION)),
    Lord("opportunist", POLITICIAN, 6, 3, 1, 5, lasting=Step(OUST, 1)),
    Lord("corruptor", POLITICIAN, 10, 1, 0, 6, arrival=Step(RECRUIT_AGAIN, 5)),
    Lord("traitor", POLITICIAN, 12, 3, 0, 6, arrival=Step(SWAP_WITH_COURT, 1)),
    Lord("diplomat", POLITICIAN, 8, 1, 1, 5, lasting=Step(ANY_RACES)),
    Lord("treasurer", POLITICIAN, 10, 2, 1, 5, lasting=Step(CHEAPER, 2)),
    Lord("schemer", POLITICIAN, 8, 3, 0, 6, arrival=Step(SWAP_WITH_DECK, 1)),
    Lord("keeper", FARMER, 6, 3, 1, 6),
    Lord("reaper", FARMER, 7, 2, 1, 6),
    Lord("shepherd", FARMER, 8, 1, 1, 6),
    Lord("miller", FARMER, 8, 2, 0, 10),
    Lord("aquaculturalist", FARMER, 9, 3, 0, 11),
    Lord("landowner", FARMER, 10, 1, 0, 12),
    Lord("sage", AMBASSADOR, 10, 5, 3, 4, arrival=Step(CONTROL_ALONE, 2)),
    Lord("hermit", AMBASSADOR, 10, 5, 3, 5, arrival=Step(CONTROL_ALONE, 1)),
    Lord("elder", AMBASSADOR, 10, 5, 3, 3, arrival=Step(CONTROL_ALONE, 3)),
]
LORD_NAMES: Final = [lord.name for lord in LORDS]
