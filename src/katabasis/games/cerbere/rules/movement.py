"""A pawn on its way, step by step (rulebook, "Précisions sur les Pouvoirs", "Les Barques")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import bit, lowest
from katabasis.games.cerbere.actions import EXCHANGE_KIND, WALK_KIND
from katabasis.games.cerbere.board.roads import ABOARD, BRIDGE, PORTAL
from katabasis.games.cerbere.questions import ROUTE
from katabasis.games.cerbere.rules.barques import must_reveal
from katabasis.games.cerbere.rules.capture import capture
from katabasis.games.cerbere.rules.places import arrive
from katabasis.games.cerbere.rules.ways import (
    CROSS,
    ENTER,
    EXCHANGE,
    FIRST_PARTNER,
    NO_WAY,
    UNDECIDED,
    can_complete,
    collapse,
    end_of,
    turned,
    ways,
)
from katabasis.games.cerbere.state import NO_SEAT, CerbereState, ask, note, pop
from katabasis.games.cerbere.words.events import (
    BLOCKED,
    BOARDS,
    CROSSES_BRIDGE,
    CROSSES_PORTAL,
    ENTERS_BRANCH,
    EXCHANGES,
    LEAVES_BARQUE,
    MOVES,
    RIDES,
)

ONE_BACK: Final = 1


def reach_move(s: CerbereState) -> None:
    """Go on until there is a choice, something happens, or the move is made in full.  CER-MOVE-02, CER-R-35"""
    seat = s.mover
    player = s.players[seat]
    road = s.road
    while s.steps > 0:
        space = player.space
        if space < ABOARD and s.inward == UNDECIDED:
            if s.backward:
                if road.plain_back[space] and space - ONE_BACK != s.cerberus:
                    player.space = space - ONE_BACK
                    s.steps -= 1
                    s.moved = 1
                    continue
            elif road.plain_forward[space] and space + 1 != s.cerberus:
                player.space = space + 1
                s.steps -= 1
                s.moved = 1
                continue
        found = next_ways(s)
        if found == NO_WAY:
            note(s, BLOCKED, seat)
            break
        if found & (found - 1):
            ask(s, ROUTE, s.guide)
            return
        if not make_step(s, found):
            return
    pop(s)
    s.mover = NO_SEAT
    s.steps = 0
    tell(s, seat)
    if s.moved and player.space != ABOARD:
        arrive(s, seat)


def next_ways(s: CerbereState) -> i64:
    """The ways of the pawn that moves; one that pays takes only ways on which it can make every step.  CER-R-55"""
    seat = s.mover
    space: i64 = s.players[seat].space
    found = ways(s, seat, space, s.backward, 1 - s.moved, s.inward)
    if not s.paying or found & (found - 1) == 0:
        return found
    complete: i64 = NO_WAY
    while found:
        way = found & -found
        found -= way
        to = end_of(s, way, space, s.backward)
        if (
            to == ABOARD
            or to == s.cerberus
            or can_complete(s, seat, to, s.steps - 1, s.backward, 0, turned(way, s.inward))
        ):
            complete |= way
    return complete


def make_step(s: CerbereState, way: i64) -> bool:
    """One step; whether the loop may go on with the next one."""
    seat = s.mover
    space: i64 = s.players[seat].space
    to = end_of(s, way, space, s.backward)
    tell_way(s, way, space, seat)
    s.inward = turned(way, s.inward)
    if way >= EXCHANGE:
        s.players[lowest(way) - FIRST_PARTNER].space = space
    s.players[seat].space = to
    s.steps -= 1
    s.moved = 1
    if to == ABOARD:
        s.steps = 0
        note(s, BOARDS, seat)
        return True
    if to == s.cerberus:  # CER-R-18, CER-R-20
        pop(s)
        s.mover = NO_SEAT
        s.steps = 0
        tell(s, seat)
        capture(s, bit(seat))
        return False
    if not s.backward and not s.revealed and s.road.reveal <= to < s.road.path:
        must_reveal(s)  # the move goes on after it
        return False
    return True


def tell(s: CerbereState, seat: i64) -> None:
    if s.moved:
        note(s, MOVES, seat, s.origin, s.players[seat].space)


def tell_way(s: CerbereState, way: i64, space: i64, seat: i64) -> None:
    """Shortcuts are told of as they are taken; a bridge collapses.  CER-PLACE-05"""
    if space == ABOARD:
        note(s, LEAVES_BARQUE, seat)
    if way < CROSS:
        return
    if way == CROSS:
        link: i64 = s.road.link_back[space] if s.backward else s.road.link_forward[space]
        what = s.road.link_kind[link]
        if what == BRIDGE:
            collapse(s, link)
            note(s, CROSSES_BRIDGE, seat)
        elif what == PORTAL:
            note(s, CROSSES_PORTAL, seat)
        else:
            note(s, RIDES, seat)
    elif way == ENTER:
        note(s, ENTERS_BRANCH, seat)
    elif way >= EXCHANGE:
        note(s, EXCHANGES, seat, lowest(way) - FIRST_PARTNER)


def way_of(action: Action) -> i64:
    """The way that an answer names.  CER-R-38"""
    if action.kind == EXCHANGE_KIND:
        return bit(FIRST_PARTNER + action.a)
    return bit(action.kind - WALK_KIND)


def answer_route(s: CerbereState, action: Action) -> None:
    """What the active player, or the owner of a pawn thrown back, has chosen."""
    pop(s)
    make_step(s, way_of(action))
