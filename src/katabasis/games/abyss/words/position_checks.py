"""What must hold between the fields of a position, each with the rule that a wrong one breaks."""

from __future__ import annotations

from typing import Final

from katabasis.engine.bits import bit, how_many
from katabasis.engine.errors import BadPosition
from katabasis.engine.stack import Pending
from katabasis.games.abyss.bags import AMBASSADORS, ONE_KEY, how_many_tokens, size
from katabasis.games.abyss.data.allies import COURT_SLOTS, KEYS_FOR_PLACE, MONSTER, SLOTS
from katabasis.games.abyss.data.lords import LORDS
from katabasis.games.abyss.data.places import PLACE_NAMES, SMOKERS_PLACE
from katabasis.games.abyss.effects import RECRUIT_AGAIN, SWAP_WITH_COURT, SWAP_WITH_DECK
from katabasis.games.abyss.meta import PLAYING, SEAT_NAMES
from katabasis.games.abyss.questions import (
    AGAIN,
    APPOINT,
    BEGIN,
    BUY,
    CLEAR,
    DECIDE,
    DISCARD,
    DRAW,
    FIRST_CHANCE,
    FIRST_PLACE,
    FOR_COURT,
    FOR_SLOT,
    GIVE,
    HUNT,
    KEEP,
    KIND_NAMES,
    KINDS,
    LORD,
    NO_LORD,
    PAY,
    PLACE,
    RECEIVE,
    REVEAL,
    REWARD,
    SHOW,
    SMOKERS,
    SPARE,
    STEAL,
    TOKEN,
    TURN,
    YIELD,
)
from katabasis.games.abyss.rules.arrivals import hunted, others_free, turnable
from katabasis.games.abyss.rules.control import HOLDING, keys_of
from katabasis.games.abyss.rules.exploring import price
from katabasis.games.abyss.rules.payment import payment_choices
from katabasis.games.abyss.state import EMPTY_SLOT, AbyssState, in_court, key_lords

LETTERS: Final = "QSCHJ"  # squid, shellfish, crab, seahorse, jellyfish


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
    KINDS.check_order(lines)
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
