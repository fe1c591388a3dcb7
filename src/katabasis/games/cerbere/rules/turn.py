"""The turn: what may be played, its end, and who comes next (rulebook, "Tour d'un joueur")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import bit, lowest
from katabasis.games.cerbere.actions import ACT_KIND, END, END_KIND, PLAY_KIND, POWER_ACTIONS
from katabasis.games.cerbere.bags import EMPTY, one
from katabasis.games.cerbere.meta import ESCAPED, FASTEST, SLOWEST
from katabasis.games.cerbere.questions import BEGIN, TURN
from katabasis.games.cerbere.questions import END as END_STEP
from katabasis.games.cerbere.rules.ending import finish
from katabasis.games.cerbere.rules.hunt import hunt
from katabasis.games.cerbere.rules.payment import announce, cards_for_price, settle
from katabasis.games.cerbere.rules.powers import (
    ALL_ACTS,
    BOTH_POWERS,
    FIRST_CARD_POWER,
    FIRST_CERBERUS_POWER,
    FIRST_TREASURE_POWER,
    FOR_CARDS,
    FOR_CHASE,
    FOR_LESS_SPEED,
    FOR_MORE_SPEED,
    FOR_MOVES,
    FOR_ONE_CARD,
    FOR_OWN_CARD,
    FOR_RAGE,
    FOR_THREE_CARDS,
    FOR_TWO_CARDS,
    FREE,
    POWERS_OF_FOUR,
    PRICES,
)
from katabasis.games.cerbere.rules.resolving import payable, start
from katabasis.games.cerbere.state import CerbereState, aboard, after, ask, is_adventurer, note, owe, owed, pop, put
from katabasis.games.cerbere.words.events import ACTS, CANNOT_ACT, PLAYS, TURN_BEGINS, USES

NEXT_SEAT: Final = 0
SAME_SEAT: Final = 1  # the first turn of all
LAST_STEP: Final = 10752
assert owed(END_STEP, 0, 0) == LAST_STEP
TO_END: Final = 61  # among the bits of what may be played, after all powers
TURN_ACTIONS: Final[list[Action]] = [*POWER_ACTIONS, END]  # by bit
assert len(TURN_ACTIONS) == TO_END + 1


def begin_turn(s: CerbereState, number: i64) -> None:
    pop(s)
    open_turn(s, number)


def open_turn(s: CerbereState, number: i64) -> None:
    """To the next seat clockwise that is not eliminated.  CER-SETUP-10, CER-R-29"""
    if number != SAME_SEAT:
        s.active = after(s, s.active)
    s.turn += 1
    s.acted = 0
    s.carded = 0
    s.stopped = 0
    s.withdrawn = 0
    s.hunt_due = 0
    note(s, TURN_BEGINS, s.turn, s.active)
    put(s, LAST_STEP)
    ask(s, TURN, s.active)


def turn_choices(s: CerbereState, seat: i64) -> i64:
    """An Action card once, another card once if one likes, and the end once the Action card is played.

    One bit for each power, and one for the end.  CER-TURN-01, CER-TURN-03, CER-TURN-04, CER-TURN-07, CER-R-65
    """
    if s.stopped or (s.acted and s.carded):  # captured in the middle of the turn, or all is done.  CER-R-24
        return bit(TO_END)
    player = s.players[seat]
    hand = player.hand
    held: i64 = 0
    if not s.acted:
        held = BOTH_POWERS[player.laid]
        if not is_adventurer(s, seat):
            held <<= FIRST_CERBERUS_POWER
        held |= player.treasures << FIRST_TREASURE_POWER
    if not s.carded:
        held |= card_powers(hand)
    found = held & affordable(s, hand)
    if held & FOR_CARDS:
        found |= held & coverable(s, seat)
    moving: i64 = held & FOR_MOVES
    while moving > 0:
        power = lowest(moving)
        if payable(s, seat, power):
            found |= bit(power)
        moving &= moving - 1
    if found & ALL_ACTS == 0:
        found |= bit(TO_END)
    return found


def reach_turn(s: CerbereState, seat: i64) -> bool:
    """There is always something to play, or the end."""
    s.choices = turn_choices(s, seat)
    if s.choices & (s.choices - 1):
        return True
    answer_turn(s, seat, TURN_ACTIONS[lowest(s.choices)])
    return False


def card_powers(pack: i64) -> i64:
    """Both powers of each card: four cards at a time."""
    found: i64 = 0
    first: i64 = FIRST_CARD_POWER
    while pack > 0:
        powers: i64 = POWERS_OF_FOUR[pack & 4095]
        found |= powers << first
        pack >>= 12
        first += 8
    return found


def affordable(s: CerbereState, hand: i64) -> i64:
    """Powers that cost nothing, or what can be paid without moving a pawn or asking others.  CER-COST-01"""
    found: i64 = FREE
    if s.rage > 0:  # CER-R-07
        found |= FOR_RAGE
    if s.speed < FASTEST:  # CER-COST-05
        found |= FOR_MORE_SPEED
    if s.speed > SLOWEST:
        found |= FOR_LESS_SPEED
    if hand != EMPTY:
        found |= FOR_OWN_CARD
    if s.cerberus < s.road.path - 1:  # CER-R-14
        found |= FOR_CHASE
    return found


def coverable(s: CerbereState, seat: i64) -> i64:
    """Powers whose price in cards can be covered.  CER-R-63"""
    found: i64 = 0
    cards = cards_for_price(s, seat)
    if cards > 0:
        found = FOR_ONE_CARD
    if cards > 1:
        found |= FOR_TWO_CARDS
    if cards > 2:
        found |= FOR_THREE_CARDS
    return found


def answer_turn(s: CerbereState, seat: i64, action: Action) -> None:
    """Put it on the table, announce the power, pay, apply.  CER-TURN-02"""
    kind = action.kind
    power = action.a
    if kind == END_KIND:
        pop(s)
        if not s.acted and not s.stopped:
            note(s, CANNOT_ACT, seat)
    elif kind == ACT_KIND:
        s.acted = 1
        s.players[seat].laid |= bit((power % FIRST_CERBERUS_POWER) // 2)
        note(s, ACTS, seat, power)
        start(s, seat, power, False)
    elif kind == PLAY_KIND:
        if PRICES[power]:
            announce(s, seat, power)
            return
        s.carded = 1
        s.players[seat].hand -= one((power - FIRST_CARD_POWER) // 2)
        note(s, PLAYS, seat, power)
        start(s, seat, power, False)
    else:
        s.acted = 1
        s.players[seat].treasures -= bit(power - FIRST_TREASURE_POWER)
        s.open_treasures |= bit(power - FIRST_TREASURE_POWER)
        note(s, USES, seat, power - FIRST_TREASURE_POWER)
        start(s, seat, power, False)


def reach_paid(s: CerbereState) -> None:
    """The price of an advanced power is covered: it is played now.  CER-R-63"""
    pop(s)
    settle(s)
    s.carded = 1
    note(s, PLAYS, s.active, s.power)
    start(s, s.active, s.power, True)


def reach_end(s: CerbereState) -> None:
    """A full Barque leaves; otherwise the Hunt, if it is due; then the next player.  CER-TURN-10, CER-HUNT-01"""
    pop(s)
    if s.revealed and aboard(s) == s.barques[0]:
        finish(s, ESCAPED)
        return
    if s.rage == 0 or s.hunt_due:
        s.hunt_due = 0
        owe(s, BEGIN)
        hunt(s)
    else:
        open_turn(s, NEXT_SEAT)
