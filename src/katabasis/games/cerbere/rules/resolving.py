"""A power: its cost, then its parts in the active player's order (rulebook, "Précisions sur les Pouvoirs").

A part is answered by what it does and to whom; parts without a legal target wait, and are lost if none comes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import bit, lowest
from katabasis.games.cerbere import effects
from katabasis.games.cerbere.actions import (
    ADVANCE,
    ADVANCE_KIND,
    BARQUE_KIND,
    CHASE_KIND,
    DRAW_KIND,
    MOST_ADVANCE,
    RAGE_KIND,
    RETREAT,
    RETREAT_KIND,
    ROB_KIND,
    SABOTAGE_KIND,
    SELF_PART,
    SPEED_KIND,
)
from katabasis.games.cerbere.actions import DISCARD as DISCARDS
from katabasis.games.cerbere.bags import CARDS, one
from katabasis.games.cerbere.board.roads import ABOARD
from katabasis.games.cerbere.effects import EVERY, NOBODY_NAMED, OTHER, REST, SELF, TRAITOR
from katabasis.games.cerbere.questions import COST, DISCARD, FINISH, PART, SABOTAGED
from katabasis.games.cerbere.rules.barques import barque_effect
from katabasis.games.cerbere.rules.cards import BY_COST, discard_choices, draw, make_discard
from katabasis.games.cerbere.rules.cards import discard as discard_card
from katabasis.games.cerbere.rules.hunt import chase
from katabasis.games.cerbere.rules.offers import (
    ACTION_COUNT,
    MEANT,
    OFFER_ADVANCES,
    OFFER_OP,
    OFFER_PARTS,
    OFFER_WHO,
    OFFERS,
    PART_ACTIONS,
    PLACES,
)
from katabasis.games.cerbere.rules.powers import (
    ALL_PARTS,
    COST_AMOUNTS,
    COST_IS_OWN,
    COST_OPS,
    FIRST_CARD_POWER,
    FIRST_TREASURE_POWER,
    LEAST,
    NO_COST,
    NO_POWER,
    TAKE_BACK_PARTS,
)
from katabasis.games.cerbere.rules.rage import turn_rage, turn_speed
from katabasis.games.cerbere.rules.treasures import pass_on, take_back
from katabasis.games.cerbere.rules.ways import begin_move, can_pay
from katabasis.games.cerbere.state import CerbereState, ask, is_adventurer, note, owed, pop, put
from katabasis.games.cerbere.words.events import CHOOSES_RETREAT, RAGE_MOVES, SPEED_CHANGES

COST_ACTIONS: Final[list[Action]] = [action for row in (*ADVANCE[1:], *RETREAT[1:]) for action in row]  # by bit
DISCARD_ACTIONS: Final[list[Action]] = [*DISCARDS, *(row[SELF_PART] for row in RETREAT[1:])]
ONESELF: Final = 128  # the bit of SELF_PART
FINISH_STEP: Final = 11776
assert owed(FINISH, 0, 0) == FINISH_STEP

# Costs


def payable(s: CerbereState, seat: i64, power: i64) -> bool:
    """Whether the whole cost of a power that is paid by moving a pawn can be paid now.  CER-COST-01"""
    amount: i64 = COST_AMOUNTS[power] - LEAST
    backward: i64 = 0
    if COST_OPS[power] == effects.RETREAT:
        backward = 1
    if COST_IS_OWN[power]:
        return can_pay(s, seat, amount, backward)
    other: i64 = 0
    while other < s.seats:
        if other != seat and is_adventurer(s, other) and can_pay(s, other, amount, backward):
            return True
        other += 1
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
    put(s, FINISH_STEP)
    ask(s, PART, seat)
    op: i64 = COST_OPS[power]
    if op == NO_COST or paid:
        return
    amount: i64 = COST_AMOUNTS[power] - LEAST
    if op == effects.RAGE:
        s.rage -= amount
        note(s, RAGE_MOVES, s.rage)
    elif op == effects.SPEED:
        s.speed += amount
        note(s, SPEED_CHANGES, s.speed)
    elif op == effects.DISCARD:
        ask(s, DISCARD, seat, BY_COST)
    elif op == effects.CHASE:
        chase(s, amount)
    elif not COST_IS_OWN[power]:
        ask(s, COST, seat)
    elif op == effects.RETREAT:
        begin_move(s, seat, amount, 1, seat, 1)
    else:
        begin_move(s, seat, amount, 0, seat, 1)


def cost_choices(s: CerbereState, seat: i64) -> i64:
    """Pawns that can make every step.  CER-R-55"""
    found: i64 = 0
    amount: i64 = COST_AMOUNTS[s.power] - LEAST
    backward: i64 = 0
    row: i64 = amount - 1
    if COST_OPS[s.power] == effects.RETREAT:
        backward = 1
        row += MOST_ADVANCE
    other: i64 = 0
    while other < s.seats:
        if other != seat and is_adventurer(s, other) and can_pay(s, other, amount, backward):
            found |= bit(8 * row + other)
        other += 1
    return found


def answer_cost(s: CerbereState, seat: i64, action: Action) -> None:
    """That pawn is none of the others the effect speaks of.  CER-TGT-05, CER-R-56"""
    pop(s)
    s.targeted |= bit(action.b)
    begin_move(s, action.b, action.a, action.kind - ADVANCE_KIND, seat, 1)


# Parts


def part_choices(s: CerbereState, seat: i64) -> i64:
    """Every part that is left, with every legal target.  CER-EFF-01, CER-R-50, CER-R-54, CER-R-85

    Eight bits for each offer of the power: the seats it may be for; SELF_PART for one's own, 0 for nobody's.
    """
    found: i64 = 0
    place: i64 = 0
    offer: i64 = s.power * PLACES
    while True:
        parts: i64 = OFFER_PARTS[offer]
        if parts == 0:
            return found
        if parts & s.parts:
            found |= targets_of(s, seat, offer) << place
        offer += 1
        place += 8


def as_many_as_ahead(s: CerbereState, seat: i64) -> Action:
    """The advance that this power means now; at most so many spaces.  CER-R-57"""
    ahead = ahead_of(s, seat)
    most = OFFERS[s.power][0].amount
    return ADVANCE[ahead if ahead < most else most][SELF_PART]


def take_back_first(s: CerbereState, seat: i64) -> None:
    """Taking back Action cards changes nothing for the other parts, so nobody is asked when.  CER-EFF-03"""
    parts: i64 = s.parts & TAKE_BACK_PARTS[s.power]
    if parts:
        s.parts -= parts
        take_back(s, seat)


def targets_of(s: CerbereState, seat: i64, offer: i64) -> i64:
    """Whom an offer may be for, one bit each."""
    who: i64 = OFFER_WHO[offer]
    if who == SELF:
        if is_for_oneself(s, seat, offer):
            return ONESELF
        return 0
    if who == NOBODY_NAMED:
        if s.revealed and OFFER_OP[offer] == effects.BARQUE:
            return 0
        return 1
    targets = s.traitors if who == TRAITOR else s.adventurers
    targets &= ~s.targeted
    if who != REST:
        targets &= ~bit(seat)  # CER-TGT-01, CER-TGT-04
    elif s.parts & 1:
        scapegoat = targets & ~bit(seat)
        if scapegoat & (scapegoat - 1) == 0:  # the last one who could be it.  CER-R-61
            targets &= ~scapegoat
    if s.revealed and OFFER_ADVANCES[offer]:  # CER-TGT-03
        for other in range(s.seats):
            if s.players[other].space == ABOARD:
                targets &= ~bit(other)
    return targets


def is_for_oneself(s: CerbereState, seat: i64, offer: i64) -> bool:
    """What is for one's own pawn or hand is lost by a captured player.  CER-R-24"""
    op: i64 = OFFER_OP[offer]
    if op == effects.DRAW:
        return not s.stopped
    if not is_adventurer(s, seat) or (OFFER_ADVANCES[offer] and s.players[seat].space == ABOARD):  # CER-BARQ-10
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
    place: i64 = MEANT[s.power * ACTION_COUNT + action.index]
    carry_out_part(s, seat, place, action)


def reach_part(s: CerbereState, seat: i64) -> bool:
    """The power is done when no part is left, or none that is possible."""
    take_back_first(s, seat)
    if s.parts == 0:
        pop(s)
        if s.top == FINISH_STEP:
            reach_finish(s)
        return False
    s.choices = part_choices(s, seat)
    if s.choices & (s.choices - 1):
        return True
    if s.choices == 0:
        pop(s)
    else:
        answer_only_part(s, seat)
    return False


def answer_only_part(s: CerbereState, seat: i64) -> None:
    """There is nothing to choose."""
    choice = lowest(s.choices)
    place = choice >> 3
    if OFFER_OP[s.power * PLACES + place] == effects.AHEAD:
        carry_out_part(s, seat, place, as_many_as_ahead(s, seat))
    else:
        carry_out_part(s, seat, place, PART_ACTIONS[s.power][choice])


def carry_out_part(s: CerbereState, seat: i64, place: i64, action: Action) -> None:
    """The first of the parts that an offer stands for is done; its target is none for another part.  CER-TGT-02"""
    offer = s.power * PLACES + place
    parts = OFFER_PARTS[offer] & s.parts
    who: i64 = OFFER_WHO[offer]
    target = target_of(seat, action)
    if who < EVERY:
        s.parts -= parts & -parts
    if who >= OTHER:
        s.targeted |= bit(target)
    carry_out(s, seat, target, action)


def target_of(seat: i64, action: Action) -> i64:
    """Of robbing and sabotage the first number is the seat, of other parts the second."""
    if action.kind == ROB_KIND or action.kind == SABOTAGE_KIND:
        return action.a
    return seat if action.b == SELF_PART else action.b


def carry_out(s: CerbereState, seat: i64, target: i64, action: Action) -> None:
    kind = action.kind
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


def sabotaged_choices(s: CerbereState, seat: i64, steps: i64) -> i64:
    """A card or the retreat; without a card there is no choice.  CER-BET-04, CER-R-58"""
    return discard_choices(s, seat) | bit(CARDS - 1 + steps)


def answer_sabotaged(s: CerbereState, seat: i64, action: Action) -> None:
    """The way of the retreat is the active player's choice, as of every pawn a card moves.  CER-R-38"""
    pop(s)
    if action.kind == RETREAT_KIND:
        note(s, CHOOSES_RETREAT, seat)
        begin_move(s, seat, action.a, 1, s.active, 0)
    else:
        discard_card(s, seat, action.a)


def reach_finish(s: CerbereState) -> None:
    """The played card is discarded after its effect, a Treasure handed on.  CER-R-84, CER-TURN-08"""
    pop(s)
    power = s.power
    s.power = NO_POWER
    s.parts = 0
    s.targeted = 0
    if power >= FIRST_TREASURE_POWER:
        pass_on(s, s.active, power - FIRST_TREASURE_POWER)
    elif power >= FIRST_CARD_POWER:
        s.discarded += one((power - FIRST_CARD_POWER) // 2)
