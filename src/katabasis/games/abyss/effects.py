"""The vocabulary in which lords and locations are written: a step is an operation and two numbers."""

from __future__ import annotations

from typing import Final


class Step:
    """One clause of a card."""

    __slots__ = ("amount", "of", "op")

    op: Final[int]
    amount: Final[int]
    of: Final[int]  # a guild or a race, where the clause names one

    def __init__(self, op: int, amount: int = 0, of: int = -1) -> None:
        self.op = op
        self.amount = amount
        self.of = of

    def __repr__(self) -> str:
        return f"Step({self.op}, {self.amount}, {self.of})"


NOTHING: Final = Step(-1)

# On arrival: an arrow on the card.
GAIN: Final = 0
OPPONENTS_DISCARD: Final = 1
OPPONENTS_PAY: Final = 2
TURN_LORDS: Final = 3
STEAL_TOKEN: Final = 4
EXTRA_TURN: Final = 5
TAKE_STACK: Final = 6
SWAP_PLACE: Final = 7
RECRUIT_AGAIN: Final = 8
SWAP_WITH_COURT: Final = 9
SWAP_WITH_DECK: Final = 10
CONTROL_ALONE: Final = 11
TRIM_HANDS: Final = 12

# As long as the lord is free and not turned.
DEARER: Final = 0
HAND_LIMIT: Final = 1
LOWER_REWARD: Final = 2
PEARL_PER_RACE: Final = 3
INCOME: Final = 4
IMMUNE: Final = 5
MORE_STACKS: Final = 6
FREE_AFFILIATION: Final = 7
ANY_RACES: Final = 8
CHEAPER: Final = 9
SELL: Final = 10  # this and the next two: once on each of the owner's turns
SWEEP: Final = 11
OUST: Final = 12
LASTING: Final = 13  # how many there are
WITHDRAWN: Final = 13  # beside them: whether a payment was taken back this turn

# What a location scores.
PER_GUILD: Final = 0
PER_RACE: Final = 1
PER_GUILD_PRESENT: Final = 2
MIRROR: Final = 3
SMOKERS: Final = 4
WEAKEST_LORD: Final = 5
STRONGEST_LORD: Final = 6
LESS_LORDS: Final = 7
WITH_KEY: Final = 8
WITHOUT_KEY: Final = 9
WEAKEST_ALLIES: Final = 10
LESS_ALLIES: Final = 11
