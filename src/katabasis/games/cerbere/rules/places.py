"""Where a pawn stops: symbols and special places (rulebook, "Les cases avec symboles"; expansion).

Cards and choices are those of the player whose Adventurer stopped there.  CER-R-46
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import bit, how_many, lowest
from katabasis.games.cerbere.actions import DECLINE, LURE
from katabasis.games.cerbere.board.roads import (
    ABOARD,
    BARQUE_SYMBOL,
    DRAW_ONE,
    DRAW_THREE,
    HUNT_SYMBOL,
    NO_SYMBOL,
    PROMONTORY,
    RAGE_BACK,
    RAGE_FORWARD,
    SLIDE,
    SPEED_DOWN,
    SPEED_UP,
    TOBOGGAN,
)
from katabasis.games.cerbere.board.roads import HARPY as HARPY_SYMBOL
from katabasis.games.cerbere.board.roads import SIREN as SIREN_SYMBOL
from katabasis.games.cerbere.board.roads import TREASURE as TREASURE_SYMBOL
from katabasis.games.cerbere.data.treasures import HARPY_RAGE, HARPY_RETREATS
from katabasis.games.cerbere.questions import ANGER, HARPY, SIREN, TREASURE
from katabasis.games.cerbere.rules.barques import MAY_DECLINE, barque_effect
from katabasis.games.cerbere.rules.cards import draw
from katabasis.games.cerbere.rules.rage import turn_rage, turn_speed
from katabasis.games.cerbere.rules.ways import begin_move
from katabasis.games.cerbere.state import CerbereState, ask, note, owe, pop
from katabasis.games.cerbere.words.events import DECLINES, FALLS, HARPY_TURNED, HUNT_DUE, LURES, TRIGGERS

FROM_CAVE: Final = 8
SIREN_ACTIONS: Final[list[Action]] = [DECLINE, *LURE]  # by bit
TO_DECLINE: Final = 1


def arrive(s: CerbereState, seat: i64) -> None:
    """A pawn that made a step has stopped; a space triggers once a power for the same pawn.  CER-R-47, CER-R-48

    At the end of a toboggan it has stopped, too.
    """
    player = s.players[seat]
    space = player.space
    if s.road.kind[space] == TOBOGGAN:
        space = s.road.slide_to[space]
        player.space = space
        note(s, FALLS, seat)
    symbol = s.road.symbol[space]
    if symbol == NO_SYMBOL:
        return
    mark = bit(s.road.symbol_bit[space])
    if player.fired & mark:
        return
    player.fired |= mark
    s.triggered |= bit(seat)
    if symbol == HARPY_SYMBOL:
        if s.nests & mark:
            s.nests -= mark  # removed before it is applied.  CER-R-82
            owe(s, HARPY, seat)
        return
    if symbol == TREASURE_SYMBOL:
        if s.cave:
            s.cave = 0
            owe(s, TREASURE, seat + FROM_CAVE)
        return
    note(s, TRIGGERS, seat, symbol)
    if symbol == DRAW_ONE:
        draw(s, seat, 1)
    elif symbol == RAGE_FORWARD:
        turn_rage(s, 1)
    elif symbol == RAGE_BACK:
        turn_rage(s, -1)
    elif symbol == BARQUE_SYMBOL:
        barque_effect(s, seat, MAY_DECLINE if s.road.kind[space] == PROMONTORY else 0)
    elif symbol == SLIDE:
        begin_move(s, seat, 1, 0, seat, 0)  # CER-R-81
    elif symbol == DRAW_THREE:
        draw(s, seat, 3)
    elif symbol == SIREN_SYMBOL:
        ask(s, SIREN, seat)
    elif symbol == SPEED_UP:
        turn_speed(s, 1)
    elif symbol == SPEED_DOWN:
        turn_speed(s, -1)
    elif symbol == HUNT_SYMBOL:
        s.hunt_due = 1
        note(s, HUNT_DUE)


def reach_harpy(s: CerbereState, seat: i64) -> bool:
    if how_many(s.harpies) > 1:
        return True
    turn_up(s, seat, lowest(s.harpies))
    return False


def turn_up(s: CerbereState, seat: i64, token: i64) -> None:
    """First the retreat, then the die, even if the retreat ended in a capture.  CER-R-82, CER-R-88"""
    pop(s)
    s.harpies -= bit(token)
    note(s, HARPY_TURNED, seat, token)
    cells: i64 = HARPY_RAGE[token]
    if cells:
        owe(s, ANGER, cells)
    steps: i64 = HARPY_RETREATS[token]
    if steps:
        begin_move(s, seat, steps, 1, seat, 0)


def reach_anger(s: CerbereState, cells: i64) -> None:
    pop(s)
    turn_rage(s, cells)


def siren_choices(s: CerbereState, seat: i64) -> i64:
    """Another Adventurer on the path or in a branch, ahead or behind, or nobody.  CER-R-80"""
    found: i64 = TO_DECLINE
    for other in range(s.seats):
        if other != seat and (s.adventurers >> other) & 1 and s.players[other].space != ABOARD:
            found |= bit(1 + other)
    return found


def answer_siren(s: CerbereState, seat: i64, action: Action) -> None:
    """The drawn pawn is placed, not moved: it triggers nothing.  CER-R-80"""
    pop(s)
    if action is DECLINE:
        note(s, DECLINES, seat)
        return
    s.players[action.a].space = s.players[seat].space
    note(s, LURES, seat, action.a)
