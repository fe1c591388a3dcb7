"""Cerberus on the road (rulebook, "La Chasse de Cerbère")."""

from __future__ import annotations

from mypy_extensions import i64

from katabasis.engine.bits import bit
from katabasis.games.cerbere.board.roads import GATE
from katabasis.games.cerbere.meta import FASTEST
from katabasis.games.cerbere.rules.capture import capture
from katabasis.games.cerbere.state import CerbereState, left, note
from katabasis.games.cerbere.words.events import CERBERUS_MOVES, GATE_OPENS, HUNT_BEGINS, HUNT_MISSES


def chase(s: CerbereState, steps: i64) -> bool:
    """Along the path only, stopping where he catches somebody; whether he has.  CER-HUNT-03, CER-R-13, CER-R-17"""
    start = s.cerberus
    last: i64 = s.road.path - 1
    while steps > 0 and s.cerberus < last:
        s.cerberus += 1
        steps -= 1
        prisoners = caught_at(s, s.cerberus)
        if prisoners:
            note(s, CERBERUS_MOVES, start, s.cerberus)
            open_gates(s)
            capture(s, prisoners)
            return True
    note(s, CERBERUS_MOVES, start, s.cerberus)
    open_gates(s)
    return False


def caught_at(s: CerbereState, place: i64) -> i64:
    """Who stands there, or in a branch that this crossroads cuts off.  CER-CAP-02, CER-R-83"""
    found: i64 = 0
    road = s.road
    path = road.path
    one: i64 = 1
    for player in s.players:
        space = player.space
        if space == place or (path <= space < road.size and road.crossroads[space] == place):
            found |= one
        one += one
    return found


def open_gates(s: CerbereState) -> None:
    """A gate whose lever he has reached stays open.  CER-XB-03, CER-R-77"""
    for link in range(len(s.road.link_kind)):
        if s.road.link_kind[link] == GATE and s.cerberus >= s.road.link_opener[link] and not (s.opened >> link) & 1:
            s.opened |= bit(link)
            note(s, GATE_OPENS)


def hunt(s: CerbereState) -> None:
    """As far as the die shows; a miss makes him faster and puts the die back.  CER-HUNT-02, CER-HUNT-04, CER-R-14"""
    note(s, HUNT_BEGINS, s.speed)
    if not chase(s, s.speed):
        if s.speed < FASTEST:
            s.speed += 1
        s.rage = left(s)
        note(s, HUNT_MISSES, s.speed, s.rage)


def would_catch(s: CerbereState, steps: i64) -> tuple[int, int]:
    """Where a move of so many steps would end, and whom it would catch: for views and bots."""
    space = s.cerberus
    last: i64 = s.road.path - 1
    while steps > 0 and space < last:
        space += 1
        steps -= 1
        prisoners = caught_at(s, space)
        if prisoners:
            return space, prisoners
    return space, 0
