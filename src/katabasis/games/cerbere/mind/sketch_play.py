"""A power tried on a sketch of the table: its cost, then its parts, each for whom it suits best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.bits import bit
from katabasis.games.cerbere import effects
from katabasis.games.cerbere.bags import EMPTY
from katabasis.games.cerbere.board.roads import ABOARD, CAPTURED
from katabasis.games.cerbere.effects import EVERY, NOBODY_NAMED, REST, SELF, TRAITOR, Step
from katabasis.games.cerbere.mind.sketch import Scene
from katabasis.games.cerbere.mind.sketch_value import ASKING, standing, weights_for
from katabasis.games.cerbere.rules.powers import FIRST_CARD_POWER, FIRST_CERBERUS_POWER, FIRST_TREASURE_POWER, POWERS
from katabasis.games.cerbere.rules.resolving import ahead_of
from katabasis.games.cerbere.state import is_traitor

ALIKE: Final = 1e-9  # what looks better by less looks the same


def after(seat: i64, actor: i64, seats: i64) -> i64:
    """How many seats further on one sits.  Among equals the next one is served: no seat is everybody's darling."""
    return seat - actor if seat >= actor else seat - actor + seats


def after_power(work: Scene, trial: Scene, power_number: i64, actor: i64) -> float:
    """How the table looks to the scene's seat when a power was played as it would like."""
    power = POWERS[power_number]
    me = work.me
    targeted: i64 = 0
    doubt = 1.0
    before = 0.0
    if FIRST_CARD_POWER <= power_number < FIRST_TREASURE_POWER:
        if actor == me:
            work.hand -= 1
    elif power_number < FIRST_CARD_POWER and actor == me:
        work.laid |= bit((power_number % FIRST_CERBERUS_POWER) // 2)
    cost = power.cost
    if cost is not None:
        op = cost.op
        if op == effects.RAGE:
            work.rage -= cost.amount
        elif op == effects.SPEED:
            work.speed += cost.amount
        elif op == effects.CHASE:
            work.chase(cost.amount)
        elif op == effects.DISCARD:
            if actor == me:
                if work.hand < cost.amount:
                    before = standing(work)
                    doubt = weights_for(work.seats)[ASKING]
                    work.friends_cards -= cost.amount - work.hand
                    work.hand = 0
                else:
                    work.hand -= cost.amount
        elif cost.who == SELF:
            if op == effects.RETREAT:
                work.retreat(actor, cost.amount)
            else:
                work.advance(actor, cost.amount)
        else:
            targeted |= bit(choose_pawn(work, trial, cost, actor, targeted))
    for step in power.effect:
        targeted |= do_step(work, trial, step, actor, targeted)
    value = standing(work)
    return value if doubt >= 1.0 else before + (value - before) * doubt


def do_step(work: Scene, trial: Scene, step: Step, actor: i64, targeted: i64) -> i64:
    """One part; the seats that it names, one bit each."""
    op = step.op
    who = step.who
    if who == NOBODY_NAMED:
        if op == effects.RAGE:
            work.anger(step.amount)
        elif op == effects.SPEED:
            work.hurry(step.amount)
        elif op == effects.CHASE:
            work.chase(step.amount)
        elif op == effects.TAKE_BACK:
            if actor == work.me:
                work.laid = 0
        elif op == effects.BARQUE and not work.revealed and actor == work.me:
            work.known = 2 if work.known == 0 else 3
        return 0
    if who == SELF:
        if op == effects.AHEAD:
            ahead = ahead_of(work.s, actor)
            work.advance(actor, ahead if ahead < step.amount else step.amount)
        elif op == effects.ADVANCE:
            work.advance(actor, step.amount)
        elif op == effects.RETREAT:
            work.retreat(actor, step.amount)
        elif op == effects.DRAW:
            work.draw(actor, step.amount)
        elif op == effects.ADVANCE_OR_DRAW:
            if work.spaces[actor] == ABOARD:
                work.draw(actor, step.amount)
            else:
                work.advance(actor, step.amount)
        return 0
    if who == EVERY or who == REST:
        for seat in range(work.seats):
            if work.spaces[seat] == CAPTURED or (who == REST and (targeted >> seat) & 1):
                continue
            if op == effects.SABOTAGE:
                if work.s.players[seat].hand == EMPTY:
                    work.retreat(seat, step.amount)
                else:
                    work.rob(seat)
            elif op == effects.RETREAT:
                work.retreat(seat, step.amount)
            else:
                work.advance(seat, step.amount)
        return 0
    if op == effects.DRAW or op == effects.DISCARD:
        for place in range(1, work.seats):
            seat = (actor + place) % work.seats
            if (targeted >> seat) & 1:
                continue
            if is_traitor(work.s, seat) if who == TRAITOR else work.spaces[seat] != CAPTURED:
                if op == effects.DRAW:
                    work.draw(seat, step.amount)
                elif work.s.players[seat].hand != EMPTY:
                    work.rob(seat)
                else:
                    continue
                return bit(seat)
        return 0
    chosen = choose_pawn(work, trial, step, actor, targeted)
    return bit(chosen) if chosen >= 0 else 0


def choose_pawn(work: Scene, trial: Scene, step: Step, actor: i64, targeted: i64) -> i64:
    """Move the pawn for which it looks best, the next of equals; -1 if there is none."""
    best: i64 = -1
    backward_best = False
    backward = step.op == effects.RETREAT
    highest = -1000.0
    for place in range(1, work.seats):
        seat = (actor + place) % work.seats
        if (targeted >> seat) & 1 or work.spaces[seat] == CAPTURED:
            continue
        if not backward and step.op != effects.EITHER and work.spaces[seat] == ABOARD:
            continue
        if backward or work.spaces[seat] != ABOARD:
            trial.set(work)
            if backward:
                trial.retreat(seat, step.amount)
            else:
                trial.advance(seat, step.amount)
            value = standing(trial)
            if value > highest + ALIKE:
                highest = value
                best = seat
                backward_best = backward
        if step.op == effects.EITHER:
            trial.set(work)
            trial.retreat(seat, step.or_else)
            value = standing(trial)
            if value > highest + ALIKE:
                highest = value
                best = seat
                backward_best = True
    if best >= 0:
        if not backward_best:
            work.advance(best, step.amount)
        else:
            work.retreat(best, step.or_else if step.op == effects.EITHER else step.amount)
    return best
