"""What can lie on the stack: questions to seats, questions to chance, and steps nobody is asked about.

Each kind says what its number `a` means; it is 0 where nothing is said.
"""

from __future__ import annotations

from typing import Final

# Asked of a seat.
ACT: Final = 0  # plot, a power, or the action of the turn
PAY: Final = 1  # an ally of the payment; a: the lord
BUY: Final = 2  # the ally on offer
DECIDE: Final = 3  # take or fight what was revealed last, or go on
REWARD: Final = 4  # a: the space of the threat track
STACK: Final = 5  # a council stack; a: why
DISCARD: Final = 6  # an ally of one's hand; a: how many must be left
TURN: Final = 7  # whom the Assassin hits; a: the opponent
HUNT: Final = 8  # whose monster token
AGAIN: Final = 9  # a second lord for pearls, or not
GIVE: Final = 10  # a lord to give up, or not; a: the lord that asks for it
APPOINT: Final = 11  # the lord of the court that takes its place
YIELD: Final = 12  # a location to give up, or not
RECEIVE: Final = 13  # the available location in its place; a: the location given up
SPARE: Final = 14  # a key that is not used
PLACE: Final = 15  # an available location, or how many to draw
KEEP: Final = 16  # one of the drawn locations; a: the ambassador, or NO_LORD if three keys are used
SMOKERS: Final = 17  # a location of the deck for Black Smokers, or not
CLOSE: Final = 18  # a last power this turn, or not

# Asked of chance.
FIRST: Final = 19  # who begins
LORD: Final = 20  # the top of the lord deck; a: what for, see below
DRAW: Final = 21  # a location; a: how many are still to come
REVEAL: Final = 22  # an exploration card
TOKEN: Final = 23  # a monster token from the pool; a: how many are still to come
STEAL: Final = 24  # a monster token of somebody; a: whose

# Asked of nobody.
NEXT: Final = 25  # the turn passes
BEGIN: Final = 26  # a turn begins
TRIM: Final = 27  # the hand check at the end of a turn
CONTROL: Final = 28  # three keys take a location
COURT: Final = 29  # lords slide, the court is refilled
REFILL: Final = 30
CLEAR: Final = 31  # the track is cleared
SHOW: Final = 32  # allies laid down by several players are shown and discarded
FIRST_PLACE: Final = 33  # the first available location

FIRST_CHANCE: Final = FIRST
FIRST_STEP: Final = NEXT

# Why a lord is drawn.
FOR_COURT: Final = 0
FOR_SEAT: Final = 1  # in the place of a lord given up
FOR_SLOT: Final = 2  # this and the next five: in the place of a lord ousted from that slot of the court

# Why a stack is taken.
BY_ACTION: Final = 0
BY_ARRIVAL: Final = 1

KIND_NAMES: Final = [
    "act",
    "pay",
    "buy",
    "decide",
    "reward",
    "stack",
    "discard",
    "turn",
    "hunt",
    "again",
    "give",
    "appoint",
    "yield",
    "receive",
    "spare",
    "place",
    "keep",
    "smokers",
    "close",
    "first",
    "lord",
    "draw",
    "reveal",
    "token",
    "steal",
    "next",
    "begin",
    "trim",
    "control",
    "court",
    "refill",
    "clear",
    "show",
    "first-place",
]
KIND_RULES: Final = [
    "ABY-TURN-03",
    "ABY-RECRUIT-17",
    "ABY-EXPLORE-04",
    "ABY-EXPLORE-12",
    "ABY-MONSTER-04",
    "ABY-COUNCIL-01",
    "ABY-R-33",
    "ABY-LORD-04",
    "ABY-LORD-07",
    "ABY-R-23",
    "ABY-R-24",
    "ABY-R-24",
    "ABY-R-40",
    "ABY-R-40",
    "ABY-CONTROL-06",
    "ABY-CONTROL-07",
    "ABY-CONTROL-08",
    "ABY-R-49",
    "ABY-TURN-08",
    "ABY-SETUP-10",
    "ABY-SETUP-03",
    "ABY-CONTROL-07",
    "ABY-EXPLORE-01",
    "ABY-MONSTER-08",
    "ABY-R-35",
    "ABY-TURN-10",
    "ABY-TURN-04",
    "ABY-TURN-09",
    "ABY-CONTROL-01",
    "ABY-COURT-01",
    "ABY-COURT-03",
    "ABY-EXPLORE-15",
    "ABY-R-33",
    "ABY-SETUP-04",
]
