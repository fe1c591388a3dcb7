"""What can lie on the stack: questions to seats, questions to chance, and steps nobody is asked about.

The rows at the end say everything about each kind but what the rules do with it.
"""

from __future__ import annotations

from typing import Final

from katabasis.engine.kinds import ANYTHING, GROUND, SEAT_ASKED, SEAT_NAMED, Kind, Kinds, Meaning
from katabasis.games.cerbere.meta import SEAT_NAMES

# Asked of a seat.
TURN: Final = 0  # a card to play, or the end of the turn
PAY: Final = 1  # cards for an advanced power: one's own, or a call for help
GIVE: Final = 2  # a card to help somebody pay
DISCARD: Final = 3  # a card of one's hand
COST: Final = 4  # the pawn that pays by moving
PART: Final = 5  # the next part of an effect, and for whom
SABOTAGED: Final = 6  # a card, or retreat
ROUTE: Final = 7  # which way a pawn goes on
CAPTURE: Final = 8  # which prisoner takes the next cell
BARQUE: Final = 9  # look or swap
SIREN: Final = 10  # whom she draws

# Asked of chance.
FIRST: Final = 11  # who begins
BOARD: Final = 12  # a board for the road
ROLL: Final = 13  # the Speed die, for a Treasure
TREASURE: Final = 14  # which one
SURVIVAL: Final = 15  # a Survival card
BETRAYAL: Final = 16  # the same for Betrayal cards
LOOK: Final = 17  # what a Barque is
REVEAL: Final = 18  # what the active Barque is
HARPY: Final = 19  # which token lies on a nest

# Asked of nobody.
END: Final = 20  # of the turn
BEGIN: Final = 21  # of a turn
FINISH: Final = 22  # a power is resolved
MOVE: Final = 23  # the pawn on its way goes on
ANGER: Final = 24  # the die moves towards the Hunt
ASSEMBLE: Final = 25  # the road is complete: pawns on the start space
ROLLED: Final = 26  # who takes a Treasure
CARDS: Final = 27  # everybody draws a first card
PAID: Final = 28  # a payment by several people is complete, or nobody else is to be asked

FIRST_CHANCE: Final = FIRST
FIRST_STEP: Final = END

# What the numbers of a line mean.
WHOSE: Final = Meaning("target", SEAT_NAMES, of_seat=True, told=True)
CARDS_TO_COME: Final = Meaning("number", [1, 2, 3], first=1)
SLOT: Final = Meaning("slot", [1, 2, 3], told=True)
WHY_TREASURE: Final = Meaning("reason", ["setup", "cave"])
WHY_DISCARD: Final = Meaning("reason", ["cost", "effect"])
MAY_DECLINE: Final = Meaning("reason", ["must", "may"])
WHOSE_TURN: Final = Meaning("reason", ["next", "same"])
SPACES: Final = Meaning("steps", [1, 2], first=1, told=True)
CELLS: Final = Meaning("number", [1, 2], first=1)

KINDS: Final = Kinds(
    of_seats=[
        Kind(TURN, "turn", "CER-TURN-01"),
        Kind(PAY, "pay", "CER-R-63", known_to=SEAT_ASKED),
        Kind(GIVE, "give", "CER-PAY-01", known_to=SEAT_ASKED),
        Kind(DISCARD, "discard", "CER-R-72", a=WHY_DISCARD),
        Kind(COST, "cost", "CER-R-55"),
        Kind(PART, "part", "CER-EFF-01"),
        Kind(SABOTAGED, "sabotaged", "CER-R-58", a=SPACES),
        Kind(ROUTE, "route", "CER-R-38"),
        Kind(CAPTURE, "capture", "CER-CAP-04"),
        Kind(BARQUE, "barque", "CER-BARQ-03", a=MAY_DECLINE),
        Kind(SIREN, "siren", "CER-XB-11"),
    ],
    of_chance=[
        Kind(FIRST, "first", "CER-R-74"),
        Kind(BOARD, "board", "CER-SETUP-03"),
        Kind(ROLL, "roll", "CER-SETUP-11", a=WHOSE),
        Kind(TREASURE, "treasure", "CER-SETUP-11", a=WHOSE, b=WHY_TREASURE, known_to=SEAT_NAMED),
        Kind(SURVIVAL, "survival", "CER-TURN-06", a=WHOSE, b=CARDS_TO_COME, known_to=SEAT_NAMED),
        Kind(BETRAYAL, "betrayal", "CER-TURN-06", a=WHOSE, b=CARDS_TO_COME, known_to=SEAT_NAMED),
        Kind(LOOK, "look", "CER-BARQ-03", a=WHOSE, b=SLOT, known_to=SEAT_NAMED),
        Kind(REVEAL, "reveal", "CER-BARQ-05"),
        Kind(HARPY, "harpy", "CER-XB-04", a=WHOSE),
    ],
    of_nobody=[
        Kind(END, "end", "CER-TURN-10", on=[GROUND, ANYTHING]),
        Kind(BEGIN, "begin", "CER-TURN-01", a=WHOSE_TURN, on=[GROUND, ANYTHING]),
        Kind(FINISH, "finish", "CER-R-84"),
        Kind(MOVE, "move", "CER-MOVE-01"),
        Kind(ANGER, "anger", "CER-XB-04", a=CELLS),
        Kind(ASSEMBLE, "assemble", "CER-SETUP-06"),
        Kind(ROLLED, "rolled", "CER-SETUP-11"),
        Kind(CARDS, "cards", "CER-VAR-01"),
        Kind(PAID, "paid", "CER-R-63"),
    ],
    seat_names=SEAT_NAMES,
)
assert (KINDS.first_chance, KINDS.first_step) == (FIRST_CHANCE, FIRST_STEP)  # literals above: the compiler folds them
KIND_NAMES: Final = KINDS.names
KIND_RULES: Final = KINDS.rules
