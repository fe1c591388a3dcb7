"""The vocabulary in which cards are written: a step is an operation, whom it is about, and two numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Whom a step is about.
NOBODY_NAMED: Final = 0
SELF: Final = 1
OTHER: Final = 2  # another Adventurer than one's own, and a new one for each step.  CER-TGT-01, CER-TGT-02
TRAITOR: Final = 3  # another Cerberus player.  CER-TGT-04
EVERY: Final = 4  # every Adventurer, one after the other
REST: Final = 5  # every Adventurer but the one named by the other step, one's own included.  CER-R-61

# Operations.  CER-EFF-04
ADVANCE: Final = 0
RETREAT: Final = 1
DRAW: Final = 2  # cards of one's camp
RAGE: Final = 3  # the die, cells towards the Hunt
SPEED: Final = 4  # the value of the die
CHASE: Final = 5  # Cerberus advances
BARQUE: Final = 6  # look at one or swap two
TAKE_BACK: Final = 7  # all one's played Action cards
DISCARD: Final = 8  # a card of one's hand; as a cost, others may help if the power is advanced
AHEAD: Final = 9  # advance as many spaces as there are Adventurers ahead, at most so many
EITHER: Final = 10  # advance the first number or retreat the second
ADVANCE_OR_DRAW: Final = 11
SABOTAGE: Final = 12  # discard a Survival card or retreat


class Step:
    """One clause of a card."""

    __slots__ = ("amount", "op", "or_else", "who")

    op: Final[i64]
    who: Final[i64]
    amount: Final[i64]
    or_else: Final[i64]  # the other number of EITHER

    def __init__(self, op: i64, who: i64 = NOBODY_NAMED, amount: i64 = 1, or_else: i64 = 0) -> None:
        self.op, self.who = op, who
        self.amount, self.or_else = amount, or_else

    def __repr__(self) -> str:
        return f"Step({self.op}, {self.who}, {self.amount}, {self.or_else})"


class Power:
    """What must be paid, and what it does."""

    __slots__ = ("cost", "effect")

    cost: Final[Step | None]
    effect: Final[list[Step]]

    def __init__(self, cost: Step | None, effect: list[Step]) -> None:
        self.cost = cost
        self.effect = effect


class Card:
    """A card with two powers: of an Action card its two, of a Survival or Betrayal card the simple and advanced one."""

    __slots__ = ("first", "name", "second")

    name: Final[str]
    first: Final[Power]
    second: Final[Power]

    def __init__(self, name: str, first: Power, second: Power) -> None:
        self.name = name
        self.first = first
        self.second = second


def power(*effect: Step, cost: Step | None = None) -> Power:
    return Power(cost, list(effect))


def advance(number: int) -> Step:
    return Step(ADVANCE, SELF, number)


def retreat(number: int) -> Step:
    return Step(RETREAT, SELF, number)


def other_advances(number: int) -> Step:
    return Step(ADVANCE, OTHER, number)


def other_retreats(number: int) -> Step:
    return Step(RETREAT, OTHER, number)


def draw(number: int) -> Step:
    return Step(DRAW, SELF, number)


def other_draws(number: int) -> Step:
    return Step(DRAW, OTHER, number)


def traitor_draws(number: int) -> Step:
    return Step(DRAW, TRAITOR, number)


def rage(cells: int) -> Step:
    return Step(RAGE, NOBODY_NAMED, cells)


def speed(number: int) -> Step:
    return Step(SPEED, NOBODY_NAMED, number)


def chase(number: int) -> Step:
    return Step(CHASE, NOBODY_NAMED, number)


def barque() -> Step:
    return Step(BARQUE)


def take_back() -> Step:
    return Step(TAKE_BACK)


def discard(number: int) -> Step:
    return Step(DISCARD, SELF, number)
