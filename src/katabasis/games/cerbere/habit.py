"""What comes to mind first: each answer is tried on a sketch of the table, and the one that looks best is given.

An Adventurer wants to be near the Barque, among as many as may board it, and not the one whom the Hunt would catch;
a Cerberus player wants the Hunt to come, somebody in its reach, and the Barque never full.  How much each of these
counts are weights (`katabasis.lab.tuning`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.chance import Rng
from katabasis.engine.estimate import weights_of
from katabasis.engine.game import Action
from katabasis.games.cerbere import effects
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
from katabasis.games.cerbere.effects import EVERY, NOBODY_NAMED, REST, SELF, TRAITOR, Step
from katabasis.games.cerbere.legal import legal_actions
from katabasis.games.cerbere.meta import HOME
from katabasis.games.cerbere.packs import EMPTY, bit
from katabasis.games.cerbere.powers import FIRST_CARD_POWER, FIRST_CERBERUS_POWER, FIRST_TREASURE_POWER, POWERS
from katabasis.games.cerbere.questions import BARQUE, CAPTURE, COST, DISCARD, GIVE, PART, PAY, ROUTE, SABOTAGED, SIREN
from katabasis.games.cerbere.questions import TURN as TURN_QUESTION
from katabasis.games.cerbere.roads import ABOARD, CAPTURED, NO_MERCY
from katabasis.games.cerbere.rules.payment import pledges
from katabasis.games.cerbere.rules.resolving import ahead_of
from katabasis.games.cerbere.scene import (
    CERBERUS_WINS,
    FAR,
    FREE,
    LOST,
    MERCY_CELLS,
    Scene,
    expected_places,
    laid_cards,
    number,
)
from katabasis.games.cerbere.state import CerbereState, is_traitor

HABITS: Final = [
    "habit step",  # 0: an Adventurer
    "habit aboard",
    "habit margin",
    "habit risk",
    "habit risk without mercy",
    "habit companion's step",
    "habit spare Adventurer",
    "habit risk of who is needed",
    "habit risk of who is not",
    "habit card",
    "habit friends' card",
    "habit laid",
    "habit rage",
    "habit speed",
    "habit traitor",
    "habit look",
    "habit turned",
    "habit lost",
    "habit gap",
    "habit leader's step",
    "habit hunter risk",  # 20: a Cerberus player
    "habit hunter step of who fills the Barque",
    "habit hunter step of all",
    "habit hunter spare Adventurer",
    "habit hunter aboard",
    "habit hunter card",
    "habit hunter their card",
    "habit hunter laid",
    "habit hunter rage",
    "habit hunter speed",
    "habit hunter gap",
    "habit help",  # 31: how far another's need counts when a card is asked for
    "habit asking",  # how sure one is to be helped
]
WEIGHTS: Final[list[float]] = weights_of(HOME, HABITS)
HELP: Final = 31
ASKING: Final = 32
VICTORY: Final = 12.0
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
        for action in legal:
            if action.a == seat:
                return action
        return legal[0]
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
                    doubt = WEIGHTS[ASKING]
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
        for seat in range(work.seats):
            if seat == actor or (targeted >> seat) & 1:
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
    """Move the pawn for which it looks best; -1 if there is none."""
    best: i64 = -1
    backward_best = False
    backward = step.op == effects.RETREAT
    highest = -1000.0
    for seat in range(work.seats):
        if seat == actor or (targeted >> seat) & 1 or work.spaces[seat] == CAPTURED:
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
            if value > highest:
                highest = value
                best = seat
                backward_best = backward
        if step.op == effects.EITHER:
            trial.set(work)
            trial.retreat(seat, step.or_else)
            value = standing(trial)
            if value > highest:
                highest = value
                best = seat
                backward_best = True
    if best >= 0:
        if not backward_best:
            work.advance(best, step.amount)
        else:
            work.retreat(best, step.or_else if step.op == effects.EITHER else step.amount)
    return best


# The parts of a power


def of_part(s: CerbereState, seat: i64, legal: list[Action]) -> Action:
    """The part, and for whom, after which the table looks best."""
    base = Scene(s, seat)
    work = Scene(s, seat)
    best = legal[0]
    highest = -1000.0
    for action in legal:
        work.set(base)
        try_part(work, seat, action)
        value = standing(work)
        if value > highest:
            highest = value
            best = action
    return best


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
    if gain * WEIGHTS[HELP] > price:
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


# How it looks


def standing(scene: Scene) -> float:
    """How the table looks to a seat; only differences mean anything."""
    return hunters_standing(scene) if scene.hunter else adventurers_standing(scene)


def risk_of(gap: i64, least: i64, speed: i64, imminent: float) -> float:
    """Of being caught soon: Cerberus stops at the first he meets."""
    if gap > speed:
        ahead = number(gap - speed)
        return 0.3 * imminent * (1.0 - ahead / 8.0) if ahead < 8.0 else 0.0
    if least < gap:
        return 0.1 + 0.2 * imminent
    return 0.15 + 0.85 * imminent


def adventurers_standing(scene: Scene) -> float:
    w = WEIGHTS
    me = scene.me
    total = w[9] * number(scene.hand if scene.hand < 5 else 5) + w[10] * number(scene.friends_cards)
    if scene.hand > 5:
        total += 0.3 * w[9] * number(scene.hand - 5)
    total += w[11] * number(laid_cards(scene.laid)) - w[14] * number(scene.traitors) + w[9] * number(scene.treasures)
    if scene.fate != FREE:
        return total + (w[17] if scene.fate == LOST else w[16])
    if scene.end == CERBERUS_WINS:
        return total - VICTORY
    road = scene.road
    own = scene.to_go(me)
    places = scene.places
    if scene.revealed and number(scene.aboard) >= places and scene.known:
        return total + (VICTORY if own == 0 else -VICTORY)
    least: i64 = FAR
    first: i64 = FAR
    second: i64 = FAR
    ahead = 0.0
    for seat in range(scene.seats):
        if scene.spaces[seat] == CAPTURED:
            continue
        gap = scene.gap(seat)
        if gap < least:
            least = gap
        if seat == me:
            continue
        distance = scene.to_go(seat)
        if distance < own:
            ahead += 1.0
        elif distance == own:
            ahead += 0.5
        if distance < first:
            second = first
            first = distance
        elif distance < second:
            second = distance
    imminent = scene.imminence()
    total -= w[0] * number(own)
    if own == 0:
        total += w[1]
    else:
        gap = scene.gap(me)
        risk = risk_of(gap, least, scene.speed, imminent)
        total -= w[3] * risk
        if scene.left <= MERCY_CELLS or road.zone[scene.spaces[me]] == NO_MERCY:
            total -= w[4] * risk
        total += w[18] * number(gap if gap < 12 else 12)
    margin = places - ahead
    total += w[2] * (margin if margin > -2.0 else -2.0)
    if places > 1.0 and first < FAR:
        total -= w[5] * number(first) * (1.0 if places >= 2.0 else places - 1.0)
        if places > 2.0 and second < FAR:
            total -= w[5] * number(second) * (places - 2.0)
    if margin < 0.5 and first < own:  # they would leave without me
        total -= w[19] * number(own - first)
    spare = number(scene.left) - places
    total += w[6] * (spare if spare < 2.0 else 2.0)
    for seat in range(scene.seats):
        if seat != me and scene.spaces[seat] != CAPTURED and scene.spaces[seat] != ABOARD:
            risk = risk_of(scene.gap(seat), least, scene.speed, imminent)
            total -= (w[7] if spare < 1.0 else w[8]) * risk
    total += w[12] * number(scene.rage) - w[13] * number(scene.speed)
    if scene.known == 2:
        total += w[15]
    elif scene.known == 3:
        total += 0.3 * w[15]
    return total


def hunters_standing(scene: Scene) -> float:
    w = WEIGHTS
    total = w[25] * number(scene.hand if scene.hand < 5 else 5) - w[26] * number(scene.foes_cards)
    total += w[27] * number(laid_cards(scene.laid)) + 0.5 * w[25] * number(scene.friends_cards)
    if scene.end == CERBERUS_WINS:
        return total + VICTORY
    places = scene.places
    if scene.revealed and number(scene.aboard) >= places and scene.known:
        return total - VICTORY
    least: i64 = FAR
    first: i64 = FAR
    second: i64 = FAR
    third: i64 = FAR
    sum_of: i64 = 0
    for seat in range(scene.seats):
        if scene.spaces[seat] == CAPTURED:
            continue
        gap = scene.gap(seat)
        if gap < least:
            least = gap
        distance = scene.to_go(seat)
        sum_of += distance
        if distance < first:
            third = second
            second = first
            first = distance
        elif distance < second:
            third = second
            second = distance
        elif distance < third:
            third = distance
    imminent = scene.imminence()
    risk = 0.0
    for seat in range(scene.seats):
        if scene.spaces[seat] != CAPTURED and scene.spaces[seat] != ABOARD:
            risk += risk_of(scene.gap(seat), least, scene.speed, imminent)
    filling = first
    if places > 2.5:
        filling = third
    elif places > 1.5:
        filling = second
    if filling >= FAR:
        filling = 20
    spare = number(scene.left) - places
    total += w[20] * risk + w[21] * number(filling) + w[22] * number(sum_of) / number(scene.left)
    total -= w[23] * (spare if spare > -1.0 else -1.0) + w[24] * number(scene.aboard)
    total -= w[28] * number(scene.rage)
    total += w[29] * number(scene.speed) - w[30] * number(least if least < 15 else 15)
    return total
