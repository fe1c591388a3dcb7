"""What must hold between the fields of a position, each with the rule that a wrong one breaks; the stack's lines."""

from __future__ import annotations

from typing import Final

from katabasis.engine.bits import bit, how_many
from katabasis.engine.errors import BadPosition, nearest
from katabasis.engine.stack import Pending
from katabasis.games.abyss.bags import AMBASSADORS, ONE_KEY, how_many_tokens, size
from katabasis.games.abyss.data.allies import COURT_SLOTS, KEYS_FOR_PLACE, MONSTER, MOST_DRAWN, SLOTS, TOP_THREAT
from katabasis.games.abyss.data.lords import LORD_NAMES, LORDS
from katabasis.games.abyss.data.places import PLACE_NAMES, SMOKERS_PLACE
from katabasis.games.abyss.effects import RECRUIT_AGAIN, SWAP_WITH_COURT, SWAP_WITH_DECK
from katabasis.games.abyss.meta import PLAYING, SEAT_NAMES
from katabasis.games.abyss.questions import (
    ACT,
    AGAIN,
    APPOINT,
    BEGIN,
    BUY,
    CLEAR,
    CLOSE,
    CONTROL,
    COURT,
    DECIDE,
    DISCARD,
    DRAW,
    FIRST,
    FIRST_CHANCE,
    FIRST_PLACE,
    FOR_COURT,
    FOR_SLOT,
    GIVE,
    HUNT,
    KEEP,
    KIND_NAMES,
    LORD,
    NEXT,
    PAY,
    PLACE,
    RECEIVE,
    REFILL,
    REVEAL,
    REWARD,
    SHOW,
    SMOKERS,
    SPARE,
    STACK,
    STEAL,
    TOKEN,
    TRIM,
    TURN,
    YIELD,
)
from katabasis.games.abyss.rules.arrivals import hunted, others_free, turnable
from katabasis.games.abyss.rules.control import HOLDING, keys_of
from katabasis.games.abyss.rules.exploring import price
from katabasis.games.abyss.rules.payment import payment_choices
from katabasis.games.abyss.state import EMPTY_SLOT, NO_LORD, AbyssState, in_court, key_lords, owed

LETTERS: Final = "QSCHJ"  # squid, shellfish, crab, seahorse, jellyfish
WHY_LORD: Final = ["court", "seat", *[f"slot{slot + 1}" for slot in range(COURT_SLOTS)]]
WHY_STACK: Final = ["action", "arrival"]
OF_LORD: Final = (PAY, GIVE)  # the number of a line is a lord
OF_LORD_OR_KEYS: Final = (PLACE, KEEP)
OF_SEAT: Final = (TURN, STEAL)
OF_COUNT: Final = {REWARD: TOP_THREAT, DISCARD: 65, DRAW: MOST_DRAWN, TOKEN: 2}
BOTTOM: Final = (FIRST, NEXT, BEGIN)
BENEATH: Final[list[list[int]]] = [  # by kind: what it may lie on
    [CONTROL],  # act
    [COURT],  # pay
    [DECIDE],  # buy
    [CONTROL],  # decide
    [CLEAR],  # reward
    [CONTROL, COURT],  # stack
    [SHOW, DISCARD],  # discard
    [COURT, TURN],  # turn
    [COURT],  # hunt
    [COURT],  # again
    [COURT],  # give
    [COURT],  # appoint
    [COURT],  # yield
    [COURT],  # receive
    [PLACE],  # spare
    [CONTROL, COURT],  # place
    [CONTROL, COURT],  # keep
    [CONTROL, COURT],  # smokers
    [TRIM],  # close
    [],  # first
    [ACT, CLOSE, DECIDE, COURT, REFILL],  # lord
    [KEEP, FIRST_PLACE],  # draw
    [CONTROL],  # reveal
    [CLEAR],  # token
    [COURT],  # steal
    [],  # next
    [],  # begin
    [NEXT],  # trim
    [CLOSE],  # control
    [CONTROL],  # court
    [CONTROL, DRAW],  # refill
    [CONTROL],  # clear
    [NEXT, REVEAL, COURT],  # show
    [FIRST],  # first-place
]


# Lines of the stack


def written_line(line: Pending) -> str:
    """Its name, whom it asks if a seat, and what its number means where it has one."""
    words = [KIND_NAMES[line.kind]]
    if line.kind < FIRST_CHANCE:
        words.append(SEAT_NAMES[line.seat])
    if line.kind in OF_LORD or (line.kind in OF_LORD_OR_KEYS and line.a != NO_LORD):
        words.append(LORD_NAMES[line.a])
    elif line.kind in OF_SEAT:
        words.append(SEAT_NAMES[line.a])
    elif line.kind == RECEIVE:
        words.append(PLACE_NAMES[line.a])
    elif line.kind == LORD:
        words.append(WHY_LORD[line.a])
    elif line.kind == STACK:
        words.append(WHY_STACK[line.a])
    elif line.kind in OF_COUNT:
        words.append(str(line.a))
    return " ".join(words)


def read_line(s: AbyssState, text: object) -> Pending:
    words = text.split() if isinstance(text, str) else []
    if not words or words[0] not in KIND_NAMES:
        raise BadPosition(f"pending cannot hold {text!r}{nearest(str(text).split(' ')[0], KIND_NAMES)}")
    kind = KIND_NAMES.index(words[0])
    rest = words[1:]
    seat = 0
    if kind < FIRST_CHANCE:
        names = SEAT_NAMES[: s.seats]
        if not rest or rest[0] not in names:
            raise BadPosition(f"pending {words[0]} must say which seat is asked: {', '.join(names)}")
        seat = names.index(rest.pop(0))
    number = read_number(s, kind, words[0], rest)
    return owed(kind, seat, number)


def read_number(s: AbyssState, kind: int, name: str, rest: list[str]) -> int:
    choices: list[str] = []
    if kind in OF_LORD or (kind in OF_LORD_OR_KEYS and rest):
        choices = LORD_NAMES
    elif kind in OF_LORD_OR_KEYS:
        return NO_LORD
    elif kind in OF_SEAT:
        choices = SEAT_NAMES[: s.seats]
    elif kind == RECEIVE:
        choices = PLACE_NAMES
    elif kind == LORD:
        choices = WHY_LORD
    elif kind == STACK:
        choices = WHY_STACK
    elif kind in OF_COUNT:
        lowest = 0 if kind == DISCARD else 1
        choices = [str(number) for number in range(OF_COUNT[kind] + 1)]
        if len(rest) != 1 or rest[0] not in choices[lowest:]:
            raise BadPosition(f"pending {name} needs a number from {lowest} to {OF_COUNT[kind]}")
    if not choices:
        if rest:
            raise BadPosition(f"pending {name} has no '{' '.join(rest)}'")
        return 0
    if len(rest) != 1 or rest[0] not in choices:
        raise BadPosition(f"pending {name} cannot be about '{' '.join(rest)}'{nearest(' '.join(rest), choices)}")
    return choices.index(rest[0])


# Players


def check_players(s: AbyssState) -> None:
    """A location covers up to three key lords or one ambassador; nobody at rest has three keys.  ABY-INV-05, -07"""
    for holding in s.holdings:
        lords = holding // HOLDING
        name = PLACE_NAMES[holding % HOLDING]
        if how_many(lords & AMBASSADORS) > 1 or (lords & AMBASSADORS and lords & ~AMBASSADORS):
            raise BadPosition(f"an ambassador lies alone under a location, but not under {name} (ABY-INV-07)")
        if lords & ~(ONE_KEY | AMBASSADORS) or how_many(lords) > KEYS_FOR_PLACE:
            raise BadPosition(f"up to three lords with a key lie under a location, but not under {name} (ABY-INV-07)")
    if s.over != PLAYING:
        if any(s.hands) or any(s.laid):
            raise BadPosition("no ally is left in a hand when the match is over (ABY-END-07)")
        return
    resting = s.pending.listed()[-1].kind == BEGIN
    for seat in range(s.seats):
        if (seat != s.active or resting) and keys_of(s, seat) >= KEYS_FOR_PLACE and (s.available or s.place_deck):
            raise BadPosition(
                f"{SEAT_NAMES[seat]} has {keys_of(s, seat)} keys and would have taken a location (ABY-INV-05)"
            )


# The stack


def check_stack(s: AbyssState) -> None:
    """The stack must be one that the rules could carry out from the cards on the table."""
    if s.over != PLAYING:
        return
    lines = s.pending.listed()
    kinds = [line.kind for line in lines]
    if kinds[0] not in BOTTOM:
        raise BadPosition("pending must begin with 'begin', 'next' or 'first', at the bottom of the stack")
    for place in range(1, len(lines)):
        if kinds[place] in BOTTOM:
            raise BadPosition(f"pending can hold '{KIND_NAMES[kinds[place]]}' at the bottom only")
        if kinds[place - 1] not in BENEATH[kinds[place]]:
            wanted = " or ".join(f"'{KIND_NAMES[kind]}'" for kind in BENEATH[kinds[place]])
            below = KIND_NAMES[kinds[place - 1]]
            raise BadPosition(f"pending {KIND_NAMES[kinds[place]]} lies on {wanted}, not on '{below}'")
    for place in range(len(lines)):
        check_line(s, lines[place], lines[place + 1 :])
    check_zones(s, lines)


def check_zones(s: AbyssState, lines: list[Pending]) -> None:
    """What lies on the table for a moment only needs the question it lies there for."""
    kinds = [line.kind for line in lines]
    if s.track and not any(kind in kinds for kind in (REVEAL, DECIDE, CLEAR)):
        raise BadPosition("the track is empty unless somebody explores (ABY-INV-08)")
    if s.drawn and KEEP not in kinds and FIRST_PLACE not in kinds:
        raise BadPosition("drawn holds locations, but no 'keep' is pending (ABY-CONTROL-08)")
    if s.spared and PLACE not in kinds and KEEP not in kinds:  # one of three drawn locations is still paid with them
        raise BadPosition("spared needs a 'place' or a 'keep' in pending (ABY-CONTROL-06)")
    if s.spared & ~(key_lords(s, s.active) | (bit(45) - bit(35))):
        raise BadPosition("spared holds a lord whose key cannot be used (ABY-R-44)")
    for seat in range(s.seats):
        paying = any(line.kind == PAY and line.seat == seat for line in lines)
        if s.laid[seat] and not paying and SHOW not in kinds:
            raise BadPosition("laid needs a payment or a discard in pending (ABY-RECRUIT-17)")


def check_line(s: AbyssState, line: Pending, above: list[Pending]) -> None:
    """What a line needs of the table."""
    kind = line.kind
    name = KIND_NAMES[kind]
    if kind < FIRST_CHANCE and kind not in (BUY, DISCARD) and line.seat != s.active:
        raise BadPosition(f"pending {name} is asked of the active player (ABY-TURN-02)")
    wrong = ""
    if kind == PAY:
        if line.a not in s.court:
            wrong = "a lord of the court (ABY-RECRUIT-01)"
        elif payment_choices(s, line.seat, line.a) == 0:
            wrong = "a payment that can be completed (ABY-RECRUIT-15)"
    elif kind in (BUY, DECIDE, REWARD, TOKEN, CLEAR, REVEAL):
        wrong = wrong_exploration(s, line)
    elif kind in (LORD, AGAIN, APPOINT, GIVE):
        wrong = wrong_court(s, line)
    elif kind in (SPARE, PLACE, KEEP, SMOKERS, YIELD, RECEIVE, DRAW):
        wrong = wrong_place(s, line, above)
    elif kind == DISCARD and size(s.hands[line.seat]) <= line.a:
        wrong = "a hand above what may be left (ABY-R-33)"
    elif kind == TURN and (line.a == s.active or turnable(s, line.a) == 0):
        wrong = "an opponent with a free lord that is not turned (ABY-LORD-04)"
    elif kind == HUNT and not hunted(s, line.seat):
        wrong = "an unprotected opponent with a monster token (ABY-LORD-07)"
    elif kind == STEAL and (line.a == s.active or s.tokens[line.a] == 0):
        wrong = "an opponent with a monster token (ABY-LORD-07)"
    if wrong:
        raise BadPosition(f"pending {name} needs {wrong}")


def wrong_exploration(s: AbyssState, line: Pending) -> str:
    kind = line.kind
    if kind == BUY:
        if not s.track or s.track[-1] == MONSTER:
            return "an ally on offer, last on the track (ABY-EXPLORE-03)"
        if line.seat == s.active or s.bought & bit(line.seat) or s.pearls[line.seat] < price(s):
            return "an opponent who has not bought and can pay (ABY-EXPLORE-08)"
    elif kind == DECIDE and not s.track:
        return "a card on the track (ABY-EXPLORE-14)"
    elif kind in (REVEAL, CLEAR) and len(s.track) == SLOTS:
        return "a free slot on the track (ABY-EXPLORE-13)"
    elif kind == TOKEN and line.a > how_many_tokens(s.pool):
        return "so many tokens in the pool (ABY-R-14)"
    return ""


def wrong_court(s: AbyssState, line: Pending) -> str:
    kind = line.kind
    if kind == LORD:
        if s.lord_deck == 0:
            return "a lord in the deck (ABY-DECK-04)"
        if line.a == FOR_COURT and in_court(s) == COURT_SLOTS:
            return "a free slot in the court (ABY-PLOT-04)"
        if line.a >= FOR_SLOT and s.court[line.a - FOR_SLOT] != EMPTY_SLOT:
            return "that slot of the court to be free (ABY-R-39)"
        return ""
    if kind == GIVE:
        if LORDS[line.a].arrival.op not in (SWAP_WITH_COURT, SWAP_WITH_DECK) or not s.free[line.seat] & bit(line.a):
            return "the Traitor or the Schemer in front of the player (ABY-R-24)"
        if others_free(s, line.seat, line.a) == 0:
            return "another free lord (ABY-R-24)"
        if LORDS[line.a].arrival.op == SWAP_WITH_DECK:
            return "" if s.lord_deck else "a lord in the deck (ABY-R-24)"
    if in_court(s) == 0:
        return "a lord in the court (ABY-R-23, ABY-R-24)"
    price_again = max(lord.arrival.amount for lord in LORDS if lord.arrival.op == RECRUIT_AGAIN)
    if kind == AGAIN and s.pearls[line.seat] < price_again:
        return "5 pearls (ABY-R-23)"
    return ""


def wrong_place(s: AbyssState, line: Pending, above: list[Pending]) -> str:
    kind = line.kind
    seat = line.seat
    if kind == DRAW:
        return "" if line.a <= how_many(s.place_deck) else "so many locations in the deck (ABY-DECK-06)"
    if kind == SMOKERS:
        there = s.places[seat] & bit(SMOKERS_PLACE) and s.place_deck
        return "" if there else "Black Smokers, and a location in the deck (ABY-R-49)"
    if kind in (YIELD, RECEIVE):
        held = s.places[seat] if kind == YIELD else s.places[seat] & bit(line.a)
        return "" if held and s.available else "a location of one's own and an available one (ABY-R-40)"
    if kind == SPARE or line.a == NO_LORD:
        if keys_of(s, seat) - how_many(s.spared) < KEYS_FOR_PLACE:
            return "three keys (ABY-CONTROL-03)"
    elif not s.free[seat] & bit(line.a) & AMBASSADORS:
        return "a free ambassador (ABY-R-41)"
    if kind == KEEP and not s.drawn and not above:
        return "locations in drawn, or 'draw' above it (ABY-CONTROL-08)"
    if kind == PLACE and not s.available and (line.a != NO_LORD or not s.place_deck):
        return "a location to take (ABY-R-47)"
    return ""
