"""What can lie on the stack: questions to seats, questions to chance, and steps nobody is asked about.

Each kind says what its number `a` means; it is 0 where nothing is said.
"""

from __future__ import annotations

from typing import Final

# Asked of a seat.
TURN: Final = 0  # a card to play, or the end of the turn
PAY: Final = 1  # cards for an advanced power: one's own, or a call for help
GIVE: Final = 2  # a card to help somebody pay
DISCARD: Final = 3  # a card of one's hand; a: 0 as a cost, 1 by an effect
COST: Final = 4  # the pawn that pays by moving
PART: Final = 5  # the next part of an effect, and for whom
SABOTAGED: Final = 6  # a card, or retreat; a: how many spaces
ROUTE: Final = 7  # which way a pawn goes on
CAPTURE: Final = 8  # which prisoner takes the next cell
BARQUE: Final = 9  # look or swap; a: 1 if it may be declined
SIREN: Final = 10  # whom she draws

# Asked of chance.
FIRST: Final = 11  # who begins
BOARD: Final = 12  # a board for the road
ROLL: Final = 13  # the Speed die, for a Treasure; a: whose
TREASURE: Final = 14  # which one; a: seat, + 8 if it is the cave's
SURVIVAL: Final = 15  # a Survival card; a: seat + 8 * how many are still to come
BETRAYAL: Final = 16  # the same for Betrayal cards
LOOK: Final = 17  # what a Barque is; a: seat + 8 * slot
REVEAL: Final = 18  # what the active Barque is
HARPY: Final = 19  # which token lies on a nest; a: seat

# Asked of nobody.
END: Final = 20  # of the turn
BEGIN: Final = 21  # of a turn
FINISH: Final = 22  # a power is resolved
MOVE: Final = 23  # the pawn on its way goes on
ANGER: Final = 24  # the die moves towards the Hunt; a: cells
ASSEMBLE: Final = 25  # the road is complete: pawns on the start space
ROLLED: Final = 26  # who takes a Treasure
CARDS: Final = 27  # everybody draws a first card
PAID: Final = 28  # a payment by several people is complete, or nobody else is to be asked

FIRST_CHANCE: Final = FIRST
FIRST_STEP: Final = END

KIND_NAMES: Final = [
    "turn",
    "pay",
    "give",
    "discard",
    "cost",
    "part",
    "sabotaged",
    "route",
    "capture",
    "barque",
    "siren",
    "first",
    "board",
    "roll",
    "treasure",
    "survival",
    "betrayal",
    "look",
    "reveal",
    "harpy",
    "end",
    "begin",
    "finish",
    "move",
    "anger",
    "assemble",
    "rolled",
    "cards",
    "paid",
]
KIND_RULES: Final = [
    "CER-TURN-01",
    "CER-R-63",
    "CER-PAY-01",
    "CER-R-72",
    "CER-R-55",
    "CER-EFF-01",
    "CER-R-58",
    "CER-R-38",
    "CER-CAP-04",
    "CER-BARQ-03",
    "CER-XB-11",
    "CER-R-74",
    "CER-SETUP-03",
    "CER-SETUP-11",
    "CER-SETUP-11",
    "CER-TURN-06",
    "CER-TURN-06",
    "CER-BARQ-03",
    "CER-BARQ-05",
    "CER-XB-04",
    "CER-TURN-10",
    "CER-TURN-01",
    "CER-R-84",
    "CER-MOVE-01",
    "CER-XB-04",
    "CER-SETUP-06",
    "CER-SETUP-11",
    "CER-VAR-01",
    "CER-R-63",
]
