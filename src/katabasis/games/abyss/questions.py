"""What can lie on the stack: questions to seats, questions to chance, and steps nobody is asked about.

The rows at the end say everything about each kind but what the rules do with it.
"""

from __future__ import annotations

from typing import Final

from katabasis.engine.kinds import GROUND, SEAT_ASKED, SEAT_IN_CHARGE, SEAT_NAMED, Kind, Kinds, Meaning
from katabasis.games.abyss.data.allies import COURT_SLOTS, MOST_DRAWN, TOP_THREAT
from katabasis.games.abyss.data.lords import LORD_NAMES
from katabasis.games.abyss.data.places import PLACE_NAMES
from katabasis.games.abyss.meta import HIGHEST_HAND_LIMIT, SEAT_NAMES

# Asked of a seat.
ACT: Final = 0  # plot, a power, or the action of the turn
PAY: Final = 1  # an ally of the payment
BUY: Final = 2  # the ally on offer
DECIDE: Final = 3  # take or fight what was revealed last, or go on
REWARD: Final = 4
STACK: Final = 5  # a council stack
DISCARD: Final = 6  # an ally of one's hand
TURN: Final = 7  # whom the Assassin hits
HUNT: Final = 8  # whose monster token
AGAIN: Final = 9  # a second lord for pearls, or not
GIVE: Final = 10  # a lord to give up, or not
APPOINT: Final = 11  # the lord of the court that takes its place
YIELD: Final = 12  # a location to give up, or not
RECEIVE: Final = 13  # the available location in its place
SPARE: Final = 14  # a key that is not used
PLACE: Final = 15  # an available location, or how many to draw
KEEP: Final = 16  # one of the drawn locations
SMOKERS: Final = 17  # a location of the deck for Black Smokers, or not
CLOSE: Final = 18  # a last power this turn, or not

# Asked of chance.
FIRST: Final = 19  # who begins
LORD: Final = 20  # the top of the lord deck
DRAW: Final = 21  # a location
REVEAL: Final = 22  # an exploration card
TOKEN: Final = 23  # a monster token from the pool
STEAL: Final = 24  # a monster token of somebody

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

NO_LORD: Final = 35  # in the place of an ambassador: three keys are used

# Why a lord is drawn.
FOR_COURT: Final = 0
FOR_SEAT: Final = 1  # in the place of a lord given up
FOR_SLOT: Final = 2  # this and the next five: in the place of a lord ousted from that slot of the court

# Why a stack is taken.
BY_ACTION: Final = 0
BY_ARRIVAL: Final = 1

# What the numbers of a line mean.
ABOUT_LORD: Final = Meaning("lord", LORD_NAMES, told=True)
LORD_OR_KEYS: Final = Meaning("lord", LORD_NAMES, default=NO_LORD)
OPPONENT: Final = Meaning("target", SEAT_NAMES, of_seat=True, told=True)
LOCATION: Final = Meaning("location", PLACE_NAMES, told=True)
WHY_LORD: Final = Meaning("reason", ["court", "seat", *[f"slot{slot + 1}" for slot in range(COURT_SLOTS)]])
WHY_STACK: Final = Meaning("reason", ["action", "arrival"])
SPACE: Final = Meaning("space", range(1, TOP_THREAT + 1), first=1, told=True)
LEFT: Final = Meaning("number", range(HIGHEST_HAND_LIMIT + 1))  # how many allies must be left
LOCATIONS_TO_COME: Final = Meaning("number", range(1, MOST_DRAWN + 1), first=1)
TOKENS_TO_COME: Final = Meaning("number", [1, 2], first=1)

KINDS: Final = Kinds(
    of_seats=[
        Kind(ACT, "act", "ABY-TURN-03", on=[CONTROL]),
        Kind(PAY, "pay", "ABY-RECRUIT-17", a=ABOUT_LORD, on=[COURT], known_to=SEAT_ASKED),
        Kind(BUY, "buy", "ABY-EXPLORE-04", on=[DECIDE]),
        Kind(DECIDE, "decide", "ABY-EXPLORE-12", on=[CONTROL]),
        Kind(REWARD, "reward", "ABY-MONSTER-04", a=SPACE, on=[CLEAR]),
        Kind(STACK, "stack", "ABY-COUNCIL-01", a=WHY_STACK, on=[CONTROL, COURT]),
        Kind(DISCARD, "discard", "ABY-R-33", a=LEFT, on=[SHOW, DISCARD], known_to=SEAT_ASKED),
        Kind(TURN, "turn", "ABY-LORD-04", a=OPPONENT, on=[COURT, TURN]),
        Kind(HUNT, "hunt", "ABY-LORD-07", on=[COURT]),
        Kind(AGAIN, "again", "ABY-R-23", on=[COURT]),
        Kind(GIVE, "give", "ABY-R-24", a=ABOUT_LORD, on=[COURT]),
        Kind(APPOINT, "appoint", "ABY-R-24", on=[COURT]),
        Kind(YIELD, "yield", "ABY-R-40", on=[COURT]),
        Kind(RECEIVE, "receive", "ABY-R-40", a=LOCATION, on=[COURT]),
        Kind(SPARE, "spare", "ABY-CONTROL-06", on=[PLACE]),
        Kind(PLACE, "place", "ABY-CONTROL-07", a=LORD_OR_KEYS, on=[CONTROL, COURT]),
        Kind(KEEP, "keep", "ABY-CONTROL-08", a=LORD_OR_KEYS, on=[CONTROL, COURT]),
        Kind(SMOKERS, "smokers", "ABY-R-49", on=[CONTROL, COURT]),
        Kind(CLOSE, "close", "ABY-TURN-08", on=[TRIM]),
    ],
    of_chance=[
        Kind(FIRST, "first", "ABY-SETUP-10", on=[GROUND]),
        Kind(LORD, "lord", "ABY-SETUP-03", a=WHY_LORD, on=[ACT, CLOSE, DECIDE, COURT, REFILL]),
        Kind(DRAW, "draw", "ABY-CONTROL-07", a=LOCATIONS_TO_COME, on=[KEEP, FIRST_PLACE]),
        Kind(REVEAL, "reveal", "ABY-EXPLORE-01", on=[CONTROL]),
        Kind(TOKEN, "token", "ABY-MONSTER-08", a=TOKENS_TO_COME, on=[CLEAR], known_to=SEAT_IN_CHARGE),
        Kind(STEAL, "steal", "ABY-R-35", a=OPPONENT, on=[COURT], known_to=SEAT_IN_CHARGE | SEAT_NAMED),
    ],
    of_nobody=[
        Kind(NEXT, "next", "ABY-TURN-10", on=[GROUND]),
        Kind(BEGIN, "begin", "ABY-TURN-04", on=[GROUND]),
        Kind(TRIM, "trim", "ABY-TURN-09", on=[NEXT]),
        Kind(CONTROL, "control", "ABY-CONTROL-01", on=[CLOSE]),
        Kind(COURT, "court", "ABY-COURT-01", on=[CONTROL]),
        Kind(REFILL, "refill", "ABY-COURT-03", on=[CONTROL, DRAW]),
        Kind(CLEAR, "clear", "ABY-EXPLORE-15", on=[CONTROL]),
        Kind(SHOW, "show", "ABY-R-33", on=[NEXT, REVEAL, COURT]),
        Kind(FIRST_PLACE, "first-place", "ABY-SETUP-04", on=[FIRST]),
    ],
    seat_names=SEAT_NAMES,
)
assert (KINDS.first_chance, KINDS.first_step) == (FIRST_CHANCE, FIRST_STEP)  # literals above: the compiler folds them
KIND_NAMES: Final = KINDS.names
KIND_RULES: Final = KINDS.rules
