"""A power: its cost, then its parts in the active player's order (rulebook, "Précisions sur les Pouvoirs").

A part is answered by what it does and to whom; parts without a legal target wait, and are lost if none comes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.game import Action, Pending, room_for
from katabasis.games.cerbere import effects
from katabasis.games.cerbere.actions import (
    ADVANCE,
    ADVANCE_KIND,
    BARQUE_KIND,
    CHASE_KIND,
    DRAW_KIND,
    RAGE_KIND,
    RETREAT,
    RETREAT_KIND,
    ROB_KIND,
    SABOTAGE_KIND,
    SELF_PART,
    SPEED_KIND,
)
from katabasis.games.cerbere.effects import EVERY, NOBODY_NAMED, OTHER, REST, SELF, TRAITOR
from katabasis.games.cerbere.events import CHOOSES_RETREAT, RAGE_MOVES, SPEED_CHANGES
from katabasis.games.cerbere.meta import FASTEST, SLOWEST
from katabasis.games.cerbere.offers import OFFERS, Offer
from katabasis.games.cerbere.packs import EMPTY, FIRST_IN, bit, how_many, lowest, one
from katabasis.games.cerbere.powers import (
    ALL_PARTS,
    FIRST_CARD_POWER,
    FIRST_TREASURE_POWER,
    NO_POWER,
    POWERS,
    TAKE_BACK_PARTS,
)
from katabasis.games.cerbere.questions import COST, DISCARD, FINISH, PART, SABOTAGED
from katabasis.games.cerbere.roads import ABOARD
from katabasis.games.cerbere.rules.barques import barque_effect
from katabasis.games.cerbere.rules.cards import BY_COST, discard_choices, draw, make_discard
from katabasis.games.cerbere.rules.cards import discard as discard_card
from katabasis.games.cerbere.rules.hunt import chase
from katabasis.games.cerbere.rules.payment import can_cover
from katabasis.games.cerbere.rules.rage import turn_rage, turn_speed
from katabasis.games.cerbere.rules.treasures import pass_on, take_back
from katabasis.games.cerbere.rules.ways import begin_move, can_pay
from katabasis.games.cerbere.state import CerbereState, ask, is_adventurer, note, owed

ONESELF: Final = 128  # the bit of SELF_PART
FINISH_STEP: Final[Pending] = owed(FINISH, 0, 0)

# Costs


def payable(s: CerbereState, seat: i64, power: i64) -> bool:
    """Whether the whole cost can be paid now.  CER-COST-01"""
    cost = POWERS[power].cost
    if cost is None:
        return True
    op = cost.op
    amount = cost.amount
    if op == effects.RAGE:
        return s.rage > 0  # CER-R-07
    if op == effects.SPEED:
        return s.speed < FASTEST if amount > 0 else s.speed > SLOWEST  # CER-COST-05
    if op == effects.DISCARD:
        return s.players[seat].hand != EMPTY if power < FIRST_CARD_POWER else can_cover(s, seat, amount)
    if op == effects.CHASE:
        return s.cerberus < s.road.path - 1  # CER-R-14
    backward: i64 = 1 if op == effects.RETREAT else 0
    if cost.who == SELF:
        return can_pay(s, seat, amount, backward)
    for other in range(s.seats):
        if other != seat and is_adventurer(s, other) and can_pay(s, other, amount, backward):
            return True
    return False


def start(s: CerbereState, seat: i64, power: i64, paid: bool) -> None:
    """Pay the cost, unless cards have paid it already; then the parts, then the card is put away.  CER-TURN-02"""
    s.power = power
    s.parts = ALL_PARTS[power]
    s.targeted = 0
    if s.triggered:
        s.triggered = 0
        for player in s.players:
            player.fired = 0
    s.pending.push(FINISH_STEP)
    ask(s, PART, seat)
    cost = POWERS[power].cost
    if cost is None or paid:
        return
    op = cost.op
    if op == effects.RAGE:
        s.rage -= cost.amount
        note(s, RAGE_MOVES, s.rage)
    elif op == effects.SPEED:
        s.speed += cost.amount
        note(s, SPEED_CHANGES, s.speed)
    elif op == effects.DISCARD:
        ask(s, DISCARD, seat, BY_COST)
    elif op == effects.CHASE:
        chase(s, cost.amount)
    elif cost.who == SELF:
        begin_move(s, seat, cost.amount, 1 if op == effects.RETREAT else 0, seat, 1)
    else:
        ask(s, COST, seat)


def cost_choices(s: CerbereState, seat: i64) -> list[Action]:
    """Pawns that can make every step.  CER-R-55"""
    found: list[Action] = []
    cost = POWERS[s.power].cost
    assert cost is not None
    backward: i64 = 1 if cost.op == effects.RETREAT else 0
    row = RETREAT[cost.amount] if backward else ADVANCE[cost.amount]
    for other in range(s.seats):
        if other != seat and is_adventurer(s, other) and can_pay(s, other, cost.amount, backward):
            found.append(row[other])
    return found


def answer_cost(s: CerbereState, seat: i64, action: Action) -> None:
    """That pawn is none of the others the effect speaks of.  CER-TGT-05, CER-R-56"""
    s.pending.pop()
    s.targeted |= bit(action.b)
    begin_move(s, action.b, action.a, 1 if action.kind == RETREAT_KIND else 0, seat, 1)


# Parts


def part_choices(s: CerbereState, seat: i64) -> i64:
    """Every part that is left, with every legal target.  CER-EFF-01, CER-R-50, CER-R-54, CER-R-85

    Eight bits for each offer of the power: the seats it may be for; SELF_PART for one's own, 0 for nobody's.
    """
    found: i64 = 0
    place: i64 = 0
    for offer in OFFERS[s.power]:
        if offer.parts & s.parts:
            found |= targets_of(s, seat, offer) << place
        place += 8
    return found


def action_of(s: CerbereState, seat: i64, offer: Offer, target: i64) -> Action:
    if offer.op == effects.AHEAD:
        ahead = ahead_of(s, seat)
        return ADVANCE[ahead if ahead < offer.amount else offer.amount][SELF_PART]
    return offer.row[target]


def part_actions(s: CerbereState) -> list[Action]:
    found = room_for(how_many(s.choices))
    parts_into(s, found)
    return found


def parts_into(s: CerbereState, room: list[Action]) -> i64:
    """The same, written to the front of a list; how many they are."""
    choices = s.choices
    number: i64 = 0
    for offer in OFFERS[s.power]:
        part = choices & 255
        choices >>= 8
        if part and offer.op == effects.AHEAD:
            room[number] = action_of(s, s.asked, offer, SELF_PART)
            number += 1
            continue
        while part > 0:
            room[number] = offer.row[FIRST_IN[part]]
            number += 1
            part &= part - 1
    return number


def take_back_first(s: CerbereState, seat: i64) -> None:
    """Taking back Action cards changes nothing for the other parts, so nobody is asked when.  CER-EFF-03"""
    parts: i64 = s.parts & TAKE_BACK_PARTS[s.power]
    if parts:
        s.parts -= parts
        take_back(s, seat)


def targets_of(s: CerbereState, seat: i64, offer: Offer) -> i64:
    """Whom an offer may be for, one bit each."""
    who = offer.who
    if who == SELF:
        return ONESELF if is_for_oneself(s, seat, offer) else 0
    if who == NOBODY_NAMED:
        return 1 if offer.op != effects.BARQUE or not s.revealed else 0
    targets = s.traitors if who == TRAITOR else s.adventurers
    targets &= ~s.targeted
    if who != REST:
        targets &= ~bit(seat)  # CER-TGT-01, CER-TGT-04
    elif s.parts & 1:
        scapegoat = targets & ~bit(seat)
        if scapegoat & (scapegoat - 1) == 0:  # the last one who could be it.  CER-R-61
            targets &= ~scapegoat
    if offer.advance and s.revealed:  # CER-TGT-03
        for other in range(s.seats):
            if s.players[other].space == ABOARD:
                targets &= ~bit(other)
    return targets


def is_for_oneself(s: CerbereState, seat: i64, offer: Offer) -> bool:
    """What is for one's own pawn or hand is lost by a captured player.  CER-R-24"""
    op = offer.op
    if op == effects.DRAW:
        return not s.stopped
    if not is_adventurer(s, seat) or (offer.advance and s.players[seat].space == ABOARD):  # CER-BARQ-10
        return False
    return op != effects.AHEAD or ahead_of(s, seat) > 0


def ahead_of(s: CerbereState, seat: i64) -> i64:
    """Adventurers nearer to the Barque, those aboard included.  CER-R-57"""
    mine = distance_of(s, seat)
    count: i64 = 0
    for other in range(s.seats):
        if is_adventurer(s, other) and distance_of(s, other) < mine:
            count += 1
    return count


def distance_of(s: CerbereState, seat: i64) -> i64:
    space = s.players[seat].space
    return 0 if space == ABOARD else s.road.distance[space]


def answer_part(s: CerbereState, seat: i64, action: Action) -> None:
    """The first part that can be meant by it."""
    for offer in OFFERS[s.power]:
        if offer.parts & s.parts and is_meant(offer, action):
            carry_out_part(s, seat, offer, action)
            return
    raise AssertionError("no part is meant")


def reach_part(s: CerbereState, seat: i64) -> bool:
    """The power is done when no part is left, or none that is possible."""
    take_back_first(s, seat)
    if s.parts == 0:
        s.pending.pop()
        if s.pending.now.kind == FINISH:
            reach_finish(s)
        return False
    s.choices = part_choices(s, seat)
    if s.choices & (s.choices - 1):
        return True
    if s.choices == 0:
        s.pending.pop()
    else:
        answer_only_part(s, seat)
    return False


def answer_only_part(s: CerbereState, seat: i64) -> None:
    """There is nothing to choose."""
    choice = lowest(s.choices)
    offer = OFFERS[s.power][choice >> 3]
    carry_out_part(s, seat, offer, action_of(s, seat, offer, choice & 7))


def carry_out_part(s: CerbereState, seat: i64, offer: Offer, action: Action) -> None:
    """The first of the parts that an offer stands for is done; its target is none for another part.  CER-TGT-02"""
    parts = offer.parts & s.parts
    if offer.who < EVERY:
        s.parts -= parts & -parts
    if offer.who >= OTHER:
        s.targeted |= bit(target_of(seat, action))
    carry_out(s, seat, action)


def is_meant(offer: Offer, action: Action) -> bool:
    """Rows hold interned actions; those of an advance by number of Adventurers ahead are one's own advances."""
    if offer.op == effects.AHEAD:
        return action.kind == ADVANCE_KIND and action.b == SELF_PART
    if offer.who == NOBODY_NAMED:
        return offer.row[0] is action
    if action.kind == ROB_KIND or action.kind == SABOTAGE_KIND:
        return offer.row[action.a] is action
    return action.kind <= DRAW_KIND and (action.b == SELF_PART) == (offer.who == SELF) and offer.row[action.b] is action


def target_of(seat: i64, action: Action) -> i64:
    """Of robbing and sabotage the first number is the seat, of other parts the second."""
    if action.kind == ROB_KIND or action.kind == SABOTAGE_KIND:
        return action.a
    return seat if action.b == SELF_PART else action.b


def carry_out(s: CerbereState, seat: i64, action: Action) -> None:
    kind = action.kind
    target = target_of(seat, action)
    if kind == ADVANCE_KIND:
        begin_move(s, target, action.a, 0, seat, 0)
    elif kind == RETREAT_KIND:
        begin_move(s, target, action.a, 1, seat, 0)
    elif kind == DRAW_KIND:
        draw(s, target, action.a)
    elif kind == RAGE_KIND:
        turn_rage(s, action.a)
    elif kind == SPEED_KIND:
        turn_speed(s, action.a)
    elif kind == CHASE_KIND:
        chase(s, action.a)
    elif kind == BARQUE_KIND:
        barque_effect(s, seat, 0)
    elif kind == ROB_KIND:
        make_discard(s, target)
    else:
        ask(s, SABOTAGED, target, 2)


def sabotaged_choices(s: CerbereState, seat: i64, steps: i64) -> list[Action]:
    """A card or the retreat; without a card there is no choice.  CER-BET-04, CER-R-58"""
    found = discard_choices(s, seat)
    found.append(RETREAT[steps][SELF_PART])
    return found


def answer_sabotaged(s: CerbereState, seat: i64, action: Action) -> None:
    """The way of the retreat is the active player's choice, as of every pawn a card moves.  CER-R-38"""
    s.pending.pop()
    if action.kind == RETREAT_KIND:
        note(s, CHOOSES_RETREAT, seat)
        begin_move(s, seat, action.a, 1, s.active, 0)
    else:
        discard_card(s, seat, action.a)


def reach_finish(s: CerbereState) -> None:
    """The played card is discarded after its effect, a Treasure handed on.  CER-R-84, CER-TURN-08"""
    s.pending.pop()
    power = s.power
    s.power = NO_POWER
    s.parts = 0
    s.targeted = 0
    if power >= FIRST_TREASURE_POWER:
        pass_on(s, s.active, power - FIRST_TREASURE_POWER)
    elif power >= FIRST_CARD_POWER:
        s.discarded += one((power - FIRST_CARD_POWER) // 2)
