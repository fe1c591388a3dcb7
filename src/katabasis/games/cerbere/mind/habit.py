"""What comes to mind first: each answer is tried on a sketch of the table, and the one that looks best is given.

An Adventurer wants to be near the Barque, among as many as may board it, and not the one whom the Hunt would catch;
a Cerberus player wants the Hunt to come, somebody in its reach, and the Barque never full.  How much each of these
counts are weights (`katabasis.lab.tuning`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.games.cerbere.actions import (
    ADVANCE_KIND,
    ASK_KIND,
    BARQUE_KIND,
    CHASE_KIND,
    CROSS_KIND,
    DECLINE_KIND,
    DEEPER_KIND,
    DISCARD_KIND,
    DRAW_KIND,
    END_KIND,
    ENTER_KIND,
    EXCHANGE_KIND,
    GIVE_KIND,
    LOOK_KIND,
    LURE_KIND,
    PAY_KIND,
    PLAY_KIND,
    RAGE_KIND,
    REFUSE_KIND,
    RETREAT_KIND,
    ROB_KIND,
    SABOTAGE_KIND,
    SELF_PART,
    SPEED_KIND,
    SWAP_KIND,
)
from katabasis.games.cerbere.bags import EMPTY
from katabasis.games.cerbere.board.roads import ABOARD
from katabasis.games.cerbere.legal import legal_actions
from katabasis.games.cerbere.mind.sketch import Scene, expected_places
from katabasis.games.cerbere.mind.sketch_play import ALIKE, after, after_power
from katabasis.games.cerbere.mind.sketch_value import HELP, standing, weights_for
from katabasis.games.cerbere.questions import BARQUE, CAPTURE, COST, DISCARD, GIVE, PART, PAY, ROUTE, SABOTAGED, SIREN
from katabasis.games.cerbere.questions import TURN as TURN_QUESTION
from katabasis.games.cerbere.rules.payment import pledges
from katabasis.games.cerbere.rules.powers import POWERS
from katabasis.games.cerbere.state import CerbereState

KEEPING: Final = bytes([6, 5, 9, 4, 6, 5, 1, 7, 4, 6, 3, 8, 6, 6, 4, 8, 5, 6, 7])  # by card, what is last given away
SWAP_GAIN: Final = 0.35  # how much better another Barque must look


def habit(s: CerbereState, rng: Rng) -> Action:
    """The answer after which the table looks best; the first of equals."""
    question = s.pending.now
    kind = question.kind
    seat = question.seat
    legal = legal_actions(s)
    if kind == TURN_QUESTION:
        return of_turn(s, seat, legal)
    if kind == PART or kind == COST or kind == SIREN:
        return of_part(s, seat, legal)
    if kind == ROUTE:
        return of_route(s, seat, legal)
    if kind == PAY:
        return of_payment(s, seat, legal)
    if kind == GIVE:
        return of_gift(s, seat, legal)
    if kind == DISCARD:
        return least_card(legal)
    if kind == SABOTAGED:
        return of_sabotage(s, seat, legal)
    if kind == CAPTURE:
        best = legal[0]
        for action in legal:
            if after(action.a, seat, s.seats) < after(best.a, seat, s.seats):
                best = action
        return best
    if kind == BARQUE:
        return of_barque(s, seat, legal)
    return legal[rng.below(len(legal))]


# The turn


def of_turn(s: CerbereState, seat: i64, legal: list[Action]) -> Action:
    """First the Action card; then another card, if it is worth it."""
    base = Scene(s, seat)
    now = standing(base)
    work = Scene(s, seat)
    trial = Scene(s, seat)
    best = legal[0]
    highest = -1000.0
    for action in legal:
        kind = action.kind
        value = now
        if kind == END_KIND:
            if not s.acted and len(legal) > 1:
                value -= 0.3  # rather make an Action card payable
        elif kind == PLAY_KIND and not s.acted and legal[0].kind != PLAY_KIND:
            continue  # there is an Action card to play: the rest can wait
        else:
            work.set(base)
            value = after_power(work, trial, action.a, seat)
        if value > highest:
            highest = value
            best = action
    return best


# The parts of a power


def of_part(s: CerbereState, seat: i64, legal: list[Action]) -> Action:
    """The part, and for whom, after which the table looks best; of those for whom it is the same, the next one."""
    base = Scene(s, seat)
    work = Scene(s, seat)
    best = legal[0]
    highest = -1000.0
    for action in legal:
        work.set(base)
        try_part(work, seat, action)
        value = standing(work)
        if value > highest + ALIKE or (value > highest - ALIKE and comes_first(action, best, seat, s.seats)):
            highest = value
            best = action
    return best


def comes_first(action: Action, best: Action, seat: i64, seats: i64) -> bool:
    """Whether it does the same for somebody who sits nearer, clockwise."""
    kind = action.kind
    if kind != best.kind:
        return False
    if kind == ADVANCE_KIND or kind == RETREAT_KIND or kind == DRAW_KIND:
        if action.a != best.a or action.b == SELF_PART or best.b == SELF_PART:
            return False
        return after(action.b, seat, seats) < after(best.b, seat, seats)
    if kind == ROB_KIND or kind == SABOTAGE_KIND or kind == LURE_KIND:
        return after(action.a, seat, seats) < after(best.a, seat, seats)
    return False


def try_part(work: Scene, seat: i64, action: Action) -> None:
    kind = action.kind
    target = seat if action.b == SELF_PART else action.b
    if kind == ADVANCE_KIND:
        work.advance(target, action.a)
    elif kind == RETREAT_KIND:
        work.retreat(target, action.a)
    elif kind == DRAW_KIND:
        work.draw(target, action.a)
    elif kind == RAGE_KIND:
        work.anger(action.a)
    elif kind == SPEED_KIND:
        work.hurry(action.a)
    elif kind == CHASE_KIND:
        work.chase(action.a)
    elif kind == BARQUE_KIND:
        work.known = 2 if work.known == 0 else 3
    elif kind == ROB_KIND:
        work.rob(action.a)
    elif kind == SABOTAGE_KIND:
        if work.s.players[action.a].hand == EMPTY:
            work.retreat(action.a, 2)
        else:
            work.rob(action.a)
    elif kind != DECLINE_KIND:  # the siren's song
        work.spaces[action.a] = work.spaces[seat]


def of_route(s: CerbereState, seat: i64, legal: list[Action]) -> Action:
    """Which way a pawn goes on: the way on which the rest of its move leads to where it looks best."""
    base = Scene(s, seat)
    work = Scene(s, seat)
    road = s.road
    mover = s.mover
    best = legal[0]
    highest = -1000.0
    for action in legal:
        work.set(base)
        space = s.players[mover].space
        rest = s.steps - 1
        kind = action.kind
        if kind == CROSS_KIND:
            space = road.link_near[road.link_back[space]] if s.backward else road.link_far[road.link_forward[space]]
        elif kind == ENTER_KIND:
            space = road.entry[space]
        elif kind == DEEPER_KIND:
            space = road.deeper[space]
        elif kind == EXCHANGE_KIND:
            other = work.spaces[action.a]
            work.spaces[action.a] = space
            space = other
        elif s.backward and road.branch[space] < 2:
            space = road.path - 1 if space == ABOARD else road.back[space]
        else:
            space = road.forward[space]
        work.spaces[mover] = space
        if space < road.path and space == work.cerberus:
            work.capture(space)
        elif road.branch[space if space < road.size else 0] == 2:
            while rest > 0:  # on in the same direction
                to = road.deeper[space] if kind == ENTER_KIND or kind == DEEPER_KIND else road.forward[space]
                if to < 0 or to == ABOARD:
                    break
                space = to
                rest -= 1
            work.spaces[mover] = space
        elif space != ABOARD and rest > 0:
            if s.backward:
                work.retreat(mover, rest)
            else:
                work.advance(mover, rest)
        value = standing(work)
        if value > highest:
            highest = value
            best = action
    return best


def of_sabotage(s: CerbereState, seat: i64, legal: list[Action]) -> Action:
    """A card, or the retreat."""
    kept = Scene(s, seat)
    given = Scene(s, seat)
    kept.retreat(seat, legal[-1].a)
    given.hand -= 1
    return legal[-1] if standing(kept) > standing(given) else least_card(legal)


# Payments


def least_card(legal: list[Action]) -> Action:
    """The card that is missed least."""
    best = legal[0]
    least: i64 = 100
    for action in legal:
        if (action.kind == GIVE_KIND or action.kind == DISCARD_KIND) and KEEPING[action.a] < least:
            least = KEEPING[action.a]
            best = action
    return best


def of_payment(s: CerbereState, seat: i64, legal: list[Action]) -> Action:
    """Others first, if one's own cards are not enough; taken back only if nothing else is left."""
    for action in legal:
        if action.kind == PAY_KIND:
            return action
    price = POWERS[s.power].cost
    own = Scene(s, seat).hand
    missing = (price.amount if price is not None else 0) - pledges(s)
    for action in legal:
        if action.kind == ASK_KIND and own < missing:
            return action
    return least_card(legal) if own >= missing else legal[-1]


def of_gift(s: CerbereState, seat: i64, legal: list[Action]) -> Action:
    """A card is given if what it pays for is likely to help."""
    base = Scene(s, seat)
    now = standing(base)
    work = Scene(s, seat)
    trial = Scene(s, seat)
    gain = after_power(work, trial, s.power, s.active) - now
    work.set(base)
    work.hand -= 1
    price = now - standing(work)
    if gain * weights_for(s.seats)[HELP] > price:
        return least_card(legal)
    return legal[-1] if legal[-1].kind == REFUSE_KIND else legal[0]


# The Barques


def of_barque(s: CerbereState, seat: i64, legal: list[Action]) -> Action:
    """Another Barque if it looks better; otherwise a look at one that is not known."""
    scene = Scene(s, seat)
    worth: list[float] = []
    for slot in range(3):
        scene.places = expected_places(s, seat, slot)
        worth.append(standing(scene))
    best: i64 = 0
    for slot in range(1, 3):
        if worth[slot] > worth[best]:
            best = slot
    if best > 0 and worth[best] - worth[0] > SWAP_GAIN:
        for action in legal:
            if action.kind == SWAP_KIND and action.a == 0 and action.b == best:
                return action
    for action in legal:
        if action.kind == LOOK_KIND and not (s.seen_by[action.a] >> seat) & 1:
            return action
    return legal[-1] if legal[-1].kind == DECLINE_KIND else legal[0]
