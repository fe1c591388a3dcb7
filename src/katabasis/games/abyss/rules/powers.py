"""Powers that their owner triggers, once on each own turn: Slaver, Oracle, Opportunist (rulebook, "Pouvoirs")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import bit, lowest
from katabasis.games.abyss.actions import OUST, SELL, SELL_KIND, SWEEP, SWEEP_KIND
from katabasis.games.abyss.bags import POWER_AMOUNT, WITH_POWER, kinds, one, place_of, race_of, size, stack_of, without
from katabasis.games.abyss.effects import OUST as OUST_POWER
from katabasis.games.abyss.effects import SELL as SELL_POWER
from katabasis.games.abyss.effects import SWEEP as SWEEP_POWER
from katabasis.games.abyss.questions import FOR_SLOT, LORD
from katabasis.games.abyss.state import AbyssState, court_lords, has, note, owe
from katabasis.games.abyss.words.events import OUSTS, SELLS, SWEEPS

ANY_TRIGGERED: Final[int] = WITH_POWER[SELL_POWER] | WITH_POWER[SWEEP_POWER] | WITH_POWER[OUST_POWER]


def unused(s: AbyssState, seat: i64, power: i64) -> bool:
    return has(s, seat, power) and not (s.used >> power) & 1


def can_sell(s: AbyssState, seat: i64) -> bool:
    return s.players[seat].hand != 0 and unused(s, seat, SELL_POWER)


def can_sweep(s: AbyssState, seat: i64) -> bool:
    return s.council != 0 and unused(s, seat, SWEEP_POWER)


def can_oust(s: AbyssState, seat: i64) -> bool:
    """ABY-R-39"""
    return s.lord_deck != 0 and unused(s, seat, OUST_POWER) and s.court_row != 0


def has_triggered(s: AbyssState, seat: i64) -> bool:
    """Whether a lord with such a power is free; whether it can be used now is another question."""
    return s.players[seat].free & ANY_TRIGGERED != 0


def can_use_powers(s: AbyssState, seat: i64) -> bool:
    """ABY-R-26"""
    if not has_triggered(s, seat):
        return False
    return can_sell(s, seat) or can_sweep(s, seat) or can_oust(s, seat)


def add_powers(s: AbyssState, seat: i64, found: list[Action]) -> None:
    """What these powers can do now, in table order."""
    if not has_triggered(s, seat):
        return
    if can_sell(s, seat):
        held = kinds(s.players[seat].hand)
        while held > 0:
            found.append(SELL[lowest(held)])
            held &= held - 1
    if can_sweep(s, seat):
        for race in range(5):
            if race_of(s.council, race):
                found.append(SWEEP[race])
    if can_oust(s, seat):
        lords = court_lords(s)
        while lords > 0:
            found.append(OUST[lowest(lords)])
            lords &= lords - 1


def use_power(s: AbyssState, seat: i64, action: Action) -> None:
    if action.kind == SELL_KIND:  # ABY-LORD-12
        player = s.players[seat]
        s.used |= bit(SELL_POWER)
        player.hand -= one(action.a)
        s.discard += one(action.a)
        player.pearls += POWER_AMOUNT[SELL_POWER]
        note(s, SELLS, seat, action.a // 5, action.a % 5 + 1, POWER_AMOUNT[SELL_POWER])
    elif action.kind == SWEEP_KIND:  # ABY-LORD-17, ABY-R-38
        s.used |= bit(SWEEP_POWER)
        stack = stack_of(s.council, action.a)
        s.council -= stack
        s.discard += stack
        if s.notes is not None:
            note(s, SWEEPS, seat, action.a, size(stack))
    else:  # ABY-LORD-21, ABY-R-39
        s.used |= bit(OUST_POWER)
        slot = place_of(s.court_row, action.a)
        s.court_row = without(s.court_row, action.a)
        s.lord_discard |= bit(action.a)
        note(s, OUSTS, seat, action.a)
        owe(s, LORD, FOR_SLOT + slot)
