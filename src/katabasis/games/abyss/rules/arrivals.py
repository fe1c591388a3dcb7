"""What a lord does when it comes into play, however it came (rulebook, "Pouvoirs des Seigneurs").

Effects on several players are pushed last one first, so that they are settled clockwise.  ABY-POWER-10
"""

from __future__ import annotations

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import bit, lowest, members
from katabasis.games.abyss.actions import APPOINT as APPOINTMENTS
from katabasis.games.abyss.actions import CORRUPT, DECLINE, HUNT, TURN
from katabasis.games.abyss.actions import GIVE as GIFTS
from katabasis.games.abyss.bags import ONE_TOKEN, is_uniform, nth_token, size, without
from katabasis.games.abyss.data.lords import LORDS
from katabasis.games.abyss.effects import (
    CONTROL_ALONE,
    EXTRA_TURN,
    GAIN,
    OPPONENTS_DISCARD,
    OPPONENTS_PAY,
    RECRUIT_AGAIN,
    STEAL_TOKEN,
    SWAP_PLACE,
    SWAP_WITH_COURT,
    SWAP_WITH_DECK,
    TAKE_STACK,
    TRIM_HANDS,
    TURN_LORDS,
)
from katabasis.games.abyss.meta import NO_LAST_EXTRA
from katabasis.games.abyss.questions import AGAIN, APPOINT, BY_ARRIVAL, FOR_SEAT, GIVE, LORD, SHOW, STACK, STEAL, YIELD
from katabasis.games.abyss.questions import DISCARD as DISCARD_QUESTION
from katabasis.games.abyss.questions import HUNT as HUNT_QUESTION
from katabasis.games.abyss.questions import TURN as TURN_QUESTION
from katabasis.games.abyss.rules.control import control_alone
from katabasis.games.abyss.state import (
    AbyssState,
    ask,
    court_lords,
    note,
    only,
    opponents,
    owe,
    protected,
    whisper,
)
from katabasis.games.abyss.words.events import (
    APPOINTS,
    DECLINES,
    EXTRA_TURN_DUE,
    EXTRA_TURN_LOST,
    GAINS,
    GIVES_UP,
    LOSES_PEARLS,
    NO_EFFECT,
    STEALS,
    STOLEN_SEEN,
    TURNED,
)


def arrive(s: AbyssState, seat: i64, lord: i64) -> None:
    """Carry out the arrow of a lord, as far as it can be.  ABY-POWER-01, ABY-POWER-04, ABY-POWER-05"""
    step = LORDS[lord].arrival
    op = step.op
    if op < 0:
        return
    if op == GAIN:
        s.players[seat].pearls += step.amount
        note(s, GAINS, seat, lord, step.amount)
        return
    done = True
    if op == OPPONENTS_PAY:
        done = take_pearls(s, seat, step.amount)
    elif op == OPPONENTS_DISCARD:
        done = make_discard(s, seat, step.amount, False)
    elif op == TRIM_HANDS:
        make_discard(s, seat, step.amount, True)
    elif op == TURN_LORDS:
        done = turn_lords(s, seat)
    elif op == STEAL_TOKEN:
        done = len(hunted(s, seat)) > 0
        if done:
            ask(s, HUNT_QUESTION, seat)
    elif op == EXTRA_TURN:
        if s.trigger >= 0 and s.readings & NO_LAST_EXTRA:
            note(s, EXTRA_TURN_LOST, seat)
        else:
            s.extra = 1
            note(s, EXTRA_TURN_DUE, seat)
    elif op == TAKE_STACK:
        done = s.council != 0
        if done:
            ask(s, STACK, seat, BY_ARRIVAL)
    elif op == SWAP_PLACE:
        done = s.players[seat].places != 0 and s.available != 0
        if done:
            ask(s, YIELD, seat)
    elif op == RECRUIT_AGAIN:
        done = s.players[seat].pearls >= step.amount and s.court_row != 0
        if done:
            ask(s, AGAIN, seat)
    elif op == SWAP_WITH_COURT:
        done = s.court_row != 0 and others_free(s, seat, lord) != 0
        if done:
            ask(s, GIVE, seat, lord)
    elif op == SWAP_WITH_DECK:
        done = s.lord_deck != 0 and others_free(s, seat, lord) != 0
        if done:
            ask(s, GIVE, seat, lord)
    elif op == CONTROL_ALONE:
        control_alone(s, seat, lord)
    if not done:
        note(s, NO_EFFECT, seat, lord)


# The soldiers


def take_pearls(s: AbyssState, seat: i64, amount: i64) -> bool:
    """Each unprotected opponent pays, or gives all they have.  ABY-LORD-03"""
    done = False
    for other in opponents(s, seat):
        lost = min(amount, s.players[other].pearls)
        if lost > 0 and not protected(s, other):
            s.players[other].pearls -= lost
            note(s, LOSES_PEARLS, other, lost)
            done = True
    return done


def make_discard(s: AbyssState, seat: i64, amount: i64, down_to: bool) -> bool:
    """Each unprotected opponent discards so many allies, or down to so many; all are shown together.  ABY-R-33"""
    victims: list[int] = []
    for other in opponents(s, seat):
        held = size(s.players[other].hand)
        if not protected(s, other) and held > (amount if down_to else 0):
            victims.append(other)
    if not victims:
        return False
    owe(s, SHOW)
    for other in reversed(victims):
        left: i64 = amount if down_to else size(s.players[other].hand) - amount
        ask(s, DISCARD_QUESTION, other, left)
    return True


def turn_lords(s: AbyssState, seat: i64) -> bool:
    """One lord of each unprotected opponent who has one free and not turned.  ABY-LORD-04, ABY-R-63"""
    done = False
    for other in reversed(opponents(s, seat)):
        if turnable(s, other) and not protected(s, other):
            ask(s, TURN_QUESTION, seat, other)
            done = True
    return done


def turnable(s: AbyssState, victim: i64) -> i64:
    return s.players[victim].free & ~s.turned


def reach_turn(s: AbyssState, victim: i64) -> bool:
    lords = turnable(s, victim)
    if lords & (lords - 1):
        return True
    turn_lord(s, victim, lowest(lords))
    return False


def turn_choices(s: AbyssState, victim: i64) -> list[Action]:
    return [TURN[lord] for lord in members(turnable(s, victim))]


def turn_lord(s: AbyssState, victim: i64, lord: i64) -> None:
    """For good: no power and no key, but still free and worth its points.  ABY-POWER-08"""
    s.pending.pop()
    s.turned |= bit(lord)
    note(s, TURNED, victim, lord)


def hunted(s: AbyssState, seat: i64) -> list[int]:
    """Unprotected opponents with a monster token.  ABY-LORD-07"""
    found: list[int] = []
    for other in range(s.seats):
        if other != seat and s.players[other].tokens > 0 and not protected(s, other):
            found.append(other)
    return found


def reach_hunt(s: AbyssState, seat: i64) -> bool:
    found = hunted(s, seat)
    if len(found) > 1:
        return True
    hunt(s, seat, found[0])
    return False


def hunt_choices(s: AbyssState, seat: i64) -> list[Action]:
    return [HUNT[other] for other in hunted(s, seat)]


def hunt(s: AbyssState, seat: i64, victim: i64) -> None:
    s.pending.pop()
    note(s, STEALS, seat, victim)
    owe(s, STEAL, victim)


def reach_steal(s: AbyssState, victim: i64) -> bool:
    bag = s.players[victim].tokens
    if not is_uniform(bag):
        return True
    steal(s, victim, nth_token(bag, 0))
    return False


def steal(s: AbyssState, victim: i64, value: i64) -> None:
    """One of the victim's tokens at random; thief and victim know which.  ABY-R-35"""
    s.pending.pop()
    seat = s.active
    s.players[victim].tokens -= ONE_TOKEN[value]
    s.players[seat].tokens += ONE_TOKEN[value]
    s.stolen_from = victim
    s.stolen_by = seat
    s.stolen = value
    whisper(s, only(seat) | only(victim), STOLEN_SEEN, value)


# The politicians


def again_choices(s: AbyssState) -> list[Action]:
    found = [CORRUPT[lord] for lord in members(court_lords(s))]
    found.append(DECLINE)
    return found


def others_free(s: AbyssState, seat: i64, lord: i64) -> i64:
    """Free lords besides the one that asks.  ABY-R-24"""
    return s.players[seat].free & ~bit(lord)


def give_choices(s: AbyssState, seat: i64, lord: i64) -> list[Action]:
    found = [GIFTS[other] for other in members(others_free(s, seat, lord))]
    found.append(DECLINE)
    return found


def answer_give(s: AbyssState, seat: i64, lord: i64, action: Action) -> None:
    """The lord given up goes to the lord discard for good; another takes its place.  ABY-R-24, ABY-R-59"""
    s.pending.pop()
    if action is DECLINE:
        note(s, DECLINES, seat, lord)
        return
    s.players[seat].free -= bit(action.a)
    s.turned &= ~bit(action.a)
    s.lord_discard |= bit(action.a)
    note(s, GIVES_UP, seat, action.a)
    if LORDS[lord].arrival.op == SWAP_WITH_COURT:
        ask(s, APPOINT, seat)
    else:
        owe(s, LORD, FOR_SEAT)


def reach_appoint(s: AbyssState, seat: i64) -> bool:
    choices = appoint_choices(s)
    if len(choices) > 1:
        return True
    appoint(s, seat, choices[0].a)
    return False


def appoint_choices(s: AbyssState) -> list[Action]:
    return [APPOINTMENTS[lord] for lord in members(court_lords(s))]


def appoint(s: AbyssState, seat: i64, lord: i64) -> None:
    """Any lord left in the court, free and not turned, with its arrival effect.  ABY-LORD-23"""
    s.pending.pop()
    s.court_row = without(s.court_row, lord)
    install(s, seat, lord)


def install(s: AbyssState, seat: i64, lord: i64) -> None:
    """A lord in the place of one given up.  ABY-R-24"""
    s.players[seat].free |= bit(lord)
    note(s, APPOINTS, seat, lord)
    arrive(s, seat, lord)
