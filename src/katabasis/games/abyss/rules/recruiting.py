"""Recruiting a lord: the choice, the payment, the affiliated ally (rulebook, "Recruter un Seigneur")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import bit, how_many, lowest
from katabasis.engine.buffers import bits_into, by_bits, new_buffer
from katabasis.games.abyss.actions import AFFILIATE, DECLINE, PAY_KIND, WITHDRAW
from katabasis.games.abyss.actions import PAY as PAY_WITH
from katabasis.games.abyss.bags import EMPTY, members_of, one, total, without
from katabasis.games.abyss.data.allies import LORDS_TO_END
from katabasis.games.abyss.data.lords import LORD_NAMES, LORDS
from katabasis.games.abyss.effects import WITHDRAWN
from katabasis.games.abyss.meta import SEVENTH_LORD
from katabasis.games.abyss.questions import ACT, COURT, PAY
from katabasis.games.abyss.rules.arrivals import arrive
from katabasis.games.abyss.rules.payment import FOR_AFFILIATION, TO_WITHDRAW, payment_choices
from katabasis.games.abyss.rules.prices import cost_for
from katabasis.games.abyss.state import AbyssState, ask, lords_of, note, owed
from katabasis.games.abyss.words.events import (
    AFFILIATES,
    CORRUPTS,
    DECLINES,
    PAYS_ALLY,
    PAYS_PEARLS,
    RECRUITS,
    SEVENTH_LORD_FOUND,
)

CORRUPTOR: Final = LORD_NAMES.index("corruptor")
PAY_ANSWERS: Final[list[Action]] = [*PAY_WITH, *AFFILIATE, WITHDRAW]  # by bit of what may be answered
PAY_ROWS: Final[list[list[Action]]] = by_bits(PAY_ANSWERS)
assert (len(PAY_WITH), len(PAY_ANSWERS)) == (FOR_AFFILIATION, TO_WITHDRAW + 1)


def choose_lord(s: AbyssState, seat: i64, lord: i64) -> None:
    """Nothing is paid until the allies and the affiliated one are named.  ABY-RECRUIT-01, ABY-RECRUIT-17"""
    s.pending.now = owed(COURT, 0, 0)
    ask(s, PAY, seat, lord)


def reach_pay(s: AbyssState, seat: i64, lord: i64) -> bool:
    """What is the only way to go on is not asked."""
    s.choices = payment_choices(s, seat, lord)
    if s.choices & (s.choices - 1):
        return True
    answer_pay(s, seat, lord, PAY_ANSWERS[lowest(s.choices)])
    return False


def pay_choices(s: AbyssState) -> list[Action]:
    """Allies to lay down, then those that may be affiliated if the payment is complete."""
    found = new_buffer(how_many(s.choices))
    pay_into(s, found)
    return found


def pay_into(s: AbyssState, room: list[Action]) -> i64:
    """The same, written to the front of a list; how many they are."""
    return bits_into(PAY_ROWS, s.choices, room)


def answer_pay(s: AbyssState, seat: i64, lord: i64, action: Action) -> None:
    """A complete payment is confirmed by naming the affiliated ally, or taken back, once a turn.  ABY-RECRUIT-17"""
    if action.kind == PAY_KIND:
        s.players[seat].laid += one(action.a)
        return
    s.pending.pop()
    if action is WITHDRAW:
        s.players[seat].laid = EMPTY
        s.used |= bit(WITHDRAWN)
        s.pending.now = owed(ACT, seat, 0)
        return
    pay(s, seat, lord, action.a)
    s.court_row = without(s.court_row, lord)
    gain_lord(s, seat, lord)


def answer_again(s: AbyssState, seat: i64, action: Action) -> None:
    """A second lord for pearls alone, before the court is looked at.  ABY-LORD-22, ABY-R-23"""
    s.pending.pop()
    if action is DECLINE:
        note(s, DECLINES, seat, CORRUPTOR)
        return
    price: i64 = LORDS[CORRUPTOR].arrival.amount
    s.players[seat].pearls -= price
    s.court_row = without(s.court_row, action.a)
    note(s, CORRUPTS, seat, action.a, price)
    gain_lord(s, seat, action.a)


def pay(s: AbyssState, seat: i64, lord: i64, affiliated: i64) -> None:
    """One ally is affiliated, the others are discarded, pearls make up the rest.  ABY-RECRUIT-06 to 12"""
    player = s.players[seat]
    laid = player.laid
    short = cost_for(s, seat, lord) - total(laid)
    player.laid = EMPTY
    player.hand -= laid
    player.affiliated += one(affiliated)
    s.discard += laid - one(affiliated)
    if s.notes is not None:
        for ally in members_of(laid - one(affiliated)):
            note(s, PAYS_ALLY, seat, ally // 5, ally % 5 + 1)
        note(s, AFFILIATES, seat, affiliated // 5, affiliated % 5 + 1)
    if short > 0:
        player.pearls -= short
        note(s, PAYS_PEARLS, seat, short)


def gain_lord(s: AbyssState, seat: i64, lord: i64) -> None:
    """It comes into play, free; a seventh one triggers the end; then its arrival effect.  ABY-RECRUIT-13, ABY-END-01"""
    s.players[seat].free |= bit(lord)
    count = how_many(lords_of(s, seat))
    note(s, RECRUITS, seat, lord, count)
    if count >= LORDS_TO_END and s.trigger < 0:
        s.trigger = seat
        s.cause = SEVENTH_LORD
        note(s, SEVENTH_LORD_FOUND, seat, count)
    arrive(s, seat, lord)
