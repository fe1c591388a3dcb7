"""The turn: what may be played, its end, and who comes next (rulebook, "Tour d'un joueur")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.game import Action
from katabasis.games.cerbere.actions import ACT, ACT_KIND, END, END_KIND, PLAY, PLAY_KIND, USE
from katabasis.games.cerbere.events import ACTS, CANNOT_ACT, PLAYS, TURN_BEGINS, USES
from katabasis.games.cerbere.meta import ESCAPED
from katabasis.games.cerbere.packs import bit, one
from katabasis.games.cerbere.powers import (
    ACTION_CARDS,
    FIRST_CARD_POWER,
    FIRST_CERBERUS_POWER,
    FIRST_TREASURE_POWER,
    PRICES,
)
from katabasis.games.cerbere.questions import BEGIN, TURN
from katabasis.games.cerbere.questions import END as END_STEP
from katabasis.games.cerbere.rules.ending import finish
from katabasis.games.cerbere.rules.hunt import hunt
from katabasis.games.cerbere.rules.payment import announce, settle
from katabasis.games.cerbere.rules.resolving import payable, start
from katabasis.games.cerbere.state import CerbereState, aboard, after, ask, is_adventurer, note, owe

SAME_SEAT: Final = 1  # the first turn of all
ONLY_END: Final[list[Action]] = [END]  # no question, so that nobody sees this list


def begin_turn(s: CerbereState, number: i64) -> None:
    """To the next seat clockwise that is not eliminated.  CER-SETUP-10, CER-R-29"""
    s.pending.pop()
    if number != SAME_SEAT:
        s.active = after(s, s.active)
    s.turn += 1
    s.acted = 0
    s.carded = 0
    s.stopped = 0
    s.withdrawn = 0
    s.hunt_due = 0
    note(s, TURN_BEGINS, s.turn, s.active)
    owe(s, END_STEP)
    ask(s, TURN, s.active)


def turn_choices(s: CerbereState, seat: i64) -> list[Action]:
    """An Action card once, another card once if one likes, and the end once the Action card is played.

    CER-TURN-01, CER-TURN-03, CER-TURN-04, CER-TURN-07, CER-R-65
    """
    if s.stopped or (s.acted and s.carded):  # captured in the middle of the turn, or all is done.  CER-R-24
        return ONLY_END
    found: list[Action] = []
    adventurer = is_adventurer(s, seat)
    player = s.players[seat]
    must_act = False
    if not s.acted:
        first: i64 = 0 if adventurer else FIRST_CERBERUS_POWER
        for card in range(ACTION_CARDS):
            if (player.laid >> card) & 1:
                continue
            power: i64 = first + 2 * card
            if payable(s, seat, power):
                found.append(ACT[power])
                must_act = True
            if payable(s, seat, power + 1):
                found.append(ACT[power + 1])
                must_act = True
    if not s.carded:
        pack = player.hand
        place: i64 = 0
        while pack > 0:
            if pack & 7:
                found.append(PLAY[place])
                if payable(s, seat, FIRST_CARD_POWER + place + 1):
                    found.append(PLAY[place + 1])
            pack >>= 3
            place += 2
    if not s.acted and player.treasures:
        for treasure in range(len(USE)):
            if (player.treasures >> treasure) & 1 and payable(s, seat, FIRST_TREASURE_POWER + treasure):
                found.append(USE[treasure])
    if not must_act:
        found.append(END)
    return found


def answer_turn(s: CerbereState, seat: i64, action: Action) -> None:
    """Put it on the table, announce the power, pay, apply.  CER-TURN-02"""
    kind = action.kind
    power = action.a
    if kind == END_KIND:
        s.pending.pop()
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
    s.pending.pop()
    settle(s)
    s.carded = 1
    note(s, PLAYS, s.active, s.power)
    start(s, s.active, s.power, True)


def reach_end(s: CerbereState) -> None:
    """A full Barque leaves; otherwise the Hunt, if it is due; then the next player.  CER-TURN-10, CER-HUNT-01"""
    s.pending.pop()
    if s.revealed and aboard(s) == s.barques[0]:
        finish(s, ESCAPED)
        return
    owe(s, BEGIN)
    if s.rage == 0 or s.hunt_due:
        s.hunt_due = 0
        hunt(s)
