"""What each power offers, in the order of the table of actions: made once from the cards.

An offer stands for all parts of a power that are answered alike, and holds the row of actions for it: by seat, one's
own at SELF_PART; for what concerns nobody, one action.  The rules look it up in tables, eight places for each power.

>>> [offer.row[-1].text for offer in OFFERS[POWER_NAMES.index("favoritism+")]]
['advance 1', 'advance 2', 'advance 3']
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.games.cerbere import effects
from katabasis.games.cerbere.actions import (
    ACTIONS,
    ADVANCE,
    BARQUE,
    CHASE,
    DRAW,
    RAGE,
    RETREAT,
    ROB,
    SABOTAGE,
    SELF_PART,
    SPEED,
    of_step,
)
from katabasis.games.cerbere.effects import Step
from katabasis.games.cerbere.rules.powers import POWER_NAMES, POWERS


class Offer:
    """Parts of one power that are answered by the same actions."""

    __slots__ = ("advance", "amount", "op", "parts", "row", "who")

    op: Final[i64]
    who: Final[i64]
    amount: Final[i64]
    advance: Final[bool]  # not for a pawn aboard
    row: Final[list[Action]]
    parts: i64  # one bit each

    def __init__(self, op: i64, who: i64, amount: i64, advance: bool, row: list[Action]) -> None:
        self.op = op
        self.who = who
        self.amount = amount
        self.advance = advance
        self.row = row
        self.parts = 0


def _rows(step: Step) -> list[tuple[list[Action], bool]]:
    """The rows of actions that can mean a step, and whether they make a pawn advance."""
    op = step.op
    amount = step.amount
    if op == effects.ADVANCE or op == effects.AHEAD:
        return [(ADVANCE[amount], True)]
    if op == effects.RETREAT:
        return [(RETREAT[amount], False)]
    if op == effects.DRAW:
        return [(DRAW[amount], False)]
    if op == effects.EITHER:
        return [(ADVANCE[amount], True), (RETREAT[step.or_else], False)]
    if op == effects.ADVANCE_OR_DRAW:
        return [(ADVANCE[amount], True), (DRAW[amount], False)]
    if op == effects.DISCARD:
        return [(ROB, False)]
    if op == effects.SABOTAGE:
        return [(SABOTAGE, False)]
    if op == effects.RAGE:
        return [([of_step(RAGE, amount)], False)]
    if op == effects.SPEED:
        return [([of_step(SPEED, amount)], False)]
    if op == effects.CHASE:
        return [([CHASE[amount - 1]], False)]
    return [([BARQUE], False)] if op == effects.BARQUE else []


def _place(offer: Offer) -> int:
    """In the table of actions; for the same number one's own part comes first."""
    return min(int(action.index) for action in offer.row) * 2 + (0 if offer.who == effects.SELF else 1)


def _offers(steps: list[Step]) -> list[Offer]:
    found: list[Offer] = []
    for part, step in enumerate(steps):
        for row, advance in _rows(step):
            for offer in found:
                if offer.row[0] is row[0] and offer.who == step.who:
                    offer.parts += 2**part
                    break
            else:
                offer = Offer(step.op, step.who, step.amount, advance, row)
                offer.parts = 2**part
                found.append(offer)
    places = sorted([(_place(offer), number) for number, offer in enumerate(found)])
    return [found[number] for _, number in places]


OFFERS: Final[list[list[Offer]]] = [_offers(power.effect) for power in POWERS]
assert len(OFFERS) == len(POWER_NAMES)
assert all(len(offers) < 8 for offers in OFFERS)  # eight bits each in what may be answered
for _each in OFFERS:
    assert len({(offer.row[0].index, offer.who == effects.SELF) for offer in _each}) == len(_each)
    assert len(_each) == 1 or all(offer.op != effects.AHEAD for offer in _each)  # which is never asked, then

PLACES: Final = 8  # of offers, for each power
NO_OFFER: Final = 255


def _column(numbers: list[list[int]]) -> bytes:
    """By power and place; 0 where there is no offer."""
    return b"".join([bytes([*row, *([0] * (PLACES - len(row)))]) for row in [*numbers, []]])  # the last: no power


OFFER_PARTS: Final = _column([[offer.parts for offer in offers] for offers in OFFERS])
OFFER_WHO: Final = _column([[offer.who for offer in offers] for offers in OFFERS])
OFFER_OP: Final = _column([[offer.op for offer in offers] for offers in OFFERS])
OFFER_ADVANCES: Final = _column([[int(offer.advance) for offer in offers] for offers in OFFERS])


def _meanings(offer: Offer) -> list[Action]:
    """The actions that can mean an offer; what one does oneself is never somebody else's, and the other way round."""
    if offer.op == effects.AHEAD:
        return [row[SELF_PART] for row in ADVANCE[1:]]
    if offer.who == effects.SELF:
        return [offer.row[SELF_PART]]
    return offer.row[:SELF_PART]


def _meant() -> bytes:
    table = bytearray([NO_OFFER]) * (len(OFFERS) * len(ACTIONS))
    for power, offers in enumerate(OFFERS):
        for place, offer in enumerate(offers):
            for action in _meanings(offer):
                assert table[power * len(ACTIONS) + action.index] == NO_OFFER  # an action means one of them
                table[power * len(ACTIONS) + action.index] = place
    return bytes(table)


MEANT: Final = _meant()  # by power and action: the place of the offer
ACTION_COUNT: Final[i64] = len(ACTIONS)


def _answers(offers: list[Offer]) -> list[Action]:
    """What every answer is, eight bits for each offer; places that no answer has are filled somehow."""
    found: list[Action] = []
    for offer in offers:
        found += [*offer.row, *([offer.row[0]] * (PLACES - len(offer.row)))]
    return found


PART_ACTIONS: Final[list[list[Action]]] = [_answers(offers) for offers in OFFERS]  # by power and bit
