"""Powers that their owner triggers, once on each own turn: Slaver, Oracle, Opportunist (rulebook, "Pouvoirs")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.game import Action
from katabasis.games.abyss.actions import OUST, SELL, SELL_KIND, SWEEP, SWEEP_KIND
from katabasis.games.abyss.decks import BIT, POWER_AMOUNT, WITH_POWER
from katabasis.games.abyss.effects import OUST as OUST_POWER
from katabasis.games.abyss.effects import SELL as SELL_POWER
from katabasis.games.abyss.effects import SWEEP as SWEEP_POWER
from katabasis.games.abyss.events import OUSTS, SELLS, SWEEPS
from katabasis.games.abyss.packs import ONE, RACE_PART, kinds, size
from katabasis.games.abyss.questions import FOR_SLOT, LORD
from katabasis.games.abyss.state import EMPTY_SLOT, AbyssState, has, in_court, note, owe

ANY_TRIGGERED: Final[int] = WITH_POWER[SELL_POWER] | WITH_POWER[SWEEP_POWER] | WITH_POWER[OUST_POWER]


def unused(s: AbyssState, seat: i64, power: i64) -> bool:
    return has(s, seat, power) and not s.used & BIT[power]


def can_sell(s: AbyssState, seat: i64) -> bool:
    return s.hands[seat] != 0 and unused(s, seat, SELL_POWER)


def can_sweep(s: AbyssState, seat: i64) -> bool:
    return s.council != 0 and unused(s, seat, SWEEP_POWER)


def can_oust(s: AbyssState, seat: i64) -> bool:
    """ABY-R-39"""
    return s.lord_deck != 0 and unused(s, seat, OUST_POWER) and in_court(s) > 0


def can_use_powers(s: AbyssState, seat: i64) -> bool:
    """ABY-R-26"""
    lords: i64 = s.free[seat]
    if lords & ANY_TRIGGERED == 0:
        return False
    return can_sell(s, seat) or can_sweep(s, seat) or can_oust(s, seat)


def add_powers(s: AbyssState, seat: i64, found: list[Action]) -> None:
    """What these powers can do now, in table order."""
    lords: i64 = s.free[seat]
    if lords & ANY_TRIGGERED == 0:
        return
    if can_sell(s, seat):
        held = kinds(s.hands[seat])
        ally: i64 = 0
        while held > 0:
            if held & 1:
                found.append(SELL[ally])
            held >>= 1
            ally += 1
    if can_sweep(s, seat):
        for race in range(5):
            part: i64 = RACE_PART[race]
            if s.council & part:
                found.append(SWEEP[race])
    if can_oust(s, seat):
        for lord in sorted(s.court):
            if lord != EMPTY_SLOT:
                found.append(OUST[lord])


def use_power(s: AbyssState, seat: i64, action: Action) -> None:
    if action.kind == SELL_KIND:  # ABY-LORD-12
        s.used |= BIT[SELL_POWER]
        s.hands[seat] -= ONE[action.a]
        s.discard += ONE[action.a]
        s.pearls[seat] += POWER_AMOUNT[SELL_POWER]
        note(s, SELLS, seat, action.a // 5, action.a % 5 + 1, POWER_AMOUNT[SELL_POWER])
    elif action.kind == SWEEP_KIND:  # ABY-LORD-17, ABY-R-38
        s.used |= BIT[SWEEP_POWER]
        stack: i64 = s.council & RACE_PART[action.a]
        s.council -= stack
        s.discard += stack
        if s.notes is not None:
            note(s, SWEEPS, seat, action.a, size(stack))
    else:  # ABY-LORD-21, ABY-R-39
        s.used |= BIT[OUST_POWER]
        slot = s.court.index(action.a)
        s.court[slot] = EMPTY_SLOT
        s.lord_discard |= BIT[action.a]
        note(s, OUSTS, seat, action.a)
        owe(s, LORD, FOR_SLOT + slot)
