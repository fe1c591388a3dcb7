"""Which ways a pawn can go, step by step (rulebook, "Détail du Plateau"; expansion, "Nouveaux Plateaux").

Ways are a set, one bit each, in the order of the table of actions; where a way leads, `end_of` knows.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.bits import bit
from katabasis.games.cerbere.board.roads import ABOARD, BRIDGE, FUNICULAR, GONDOLA, NO_SPACE, PLATFORM, PORTAL
from katabasis.games.cerbere.questions import MOVE
from katabasis.games.cerbere.state import CerbereState, aboard, owed, put

NO_WAY: Final = 0
WALK: Final = 1
CROSS: Final = 2
ENTER: Final = 4
DEEPER: Final = 8
OUT: Final = 16
EXCHANGE: Final = 32  # with the first seat; one bit for each partner from here on
FIRST_PARTNER: Final = 5  # the place of that bit

MOVE_STEP: Final = 12288
assert owed(MOVE, 0, 0) == MOVE_STEP

UNDECIDED: Final = 0
INWARD: Final = 1
OUTWARD: Final = 2


def begin_move(s: CerbereState, seat: i64, steps: i64, backward: i64, guide: i64, paying: i64) -> None:
    """Send a pawn on its way.  An advance out of the oubliettes loses a step.  CER-XB-09, CER-R-79"""
    space = s.players[seat].space
    if not backward and space < ABOARD:
        steps -= s.road.penalty[space]
    s.mover = seat
    s.steps = steps
    s.backward = backward
    s.moved = 0
    s.inward = UNDECIDED
    s.guide = guide
    s.paying = paying
    s.origin = space
    put(s, MOVE_STEP)


def can_pay(s: CerbereState, seat: i64, steps: i64, backward: i64) -> bool:
    """Whether a pawn can make every step of a cost; at least one.  CER-R-55"""
    space: i64 = s.players[seat].space
    if space == ABOARD:
        return backward != 0
    if not backward:
        steps -= s.road.penalty[space]
    return steps > 0 and can_complete(s, seat, space, steps, backward, 1, UNDECIDED)


def can_complete(s: CerbereState, seat: i64, space: i64, steps: i64, backward: i64, fresh: i64, inward: i64) -> bool:
    """Boarding or being captured on the way completes a move.  CER-R-55"""
    road = s.road
    while steps > 0 and inward == UNDECIDED and space < ABOARD:  # where there is one way only
        if backward:
            if not road.plain_back[space]:
                break
            space -= 1
        else:
            if not road.plain_forward[space]:
                break
            space += 1
        if space == s.cerberus:
            return True
        steps -= 1
        fresh = 0
    if steps == 0:
        return True
    found = ways(s, seat, space, backward, fresh, inward)
    while found:
        way = found & -found
        found -= way
        to = end_of(s, way, space, backward)
        if to == ABOARD or to == s.cerberus:
            return True
        if can_complete(s, seat, to, steps - 1, backward, 0, turned(way, inward)):
            return True
    return False


def end_of(s: CerbereState, way: i64, space: i64, backward: i64) -> i64:
    """Where a way leads from a space."""
    road = s.road
    if way == WALK:
        if not backward:
            return road.forward[space]
        if space == ABOARD:
            return road.path - 1
        return road.back[space]
    if way == CROSS:
        if backward:
            return road.link_near[road.link_back[space]]
        return road.link_far[road.link_forward[space]]
    if way == ENTER:
        return road.entry[space]
    if way == DEEPER:
        return road.deeper[space]
    if way == OUT:
        return road.forward[space]
    link = road.link_forward[space]
    if link != NO_SPACE and road.link_kind[link] == GONDOLA:
        return road.link_far[link]
    return road.link_near[road.link_back[space]]


def turned(way: i64, inward: i64) -> i64:
    """In a cave one direction is kept for the whole move.  CER-R-78"""
    if way == ENTER or way == DEEPER:
        return INWARD
    if way == OUT:
        return OUTWARD
    return inward


def ways(s: CerbereState, seat: i64, space: i64, backward: i64, fresh: i64, inward: i64) -> i64:
    """Every way the next step can go; none if the pawn must stop here."""
    found: i64 = NO_WAY
    road = s.road
    if space == ABOARD:
        return unless_taken(s, seat, WALK, road.path - 1) if backward else found  # CER-R-39
    branch: i64 = road.branch[space]
    if branch == 2:
        if inward != OUTWARD and road.deeper[space] != NO_SPACE:
            found = unless_taken(s, seat, DEEPER, road.deeper[space])
        if inward != INWARD:
            found |= unless_taken(s, seat, OUT, road.forward[space])
        return found
    if backward:
        return ways_back(s, seat, space, branch)
    to: i64 = road.forward[space]
    if to == ABOARD:
        if not s.revealed or aboard(s) < s.barques[0]:  # CER-BARQ-08, CER-BARQ-09
            found = WALK
    elif branch or road.gate[space] == NO_SPACE or gate_is_open(s, seat, road.gate[space]):
        found = unless_taken(s, seat, WALK, to)
    if branch:
        return found
    link: i64 = road.link_forward[space]
    if link != NO_SPACE:
        kind: i64 = road.link_kind[link]
        if kind == GONDOLA:
            found |= partners(s, seat, road.link_far[link])
        elif (kind != FUNICULAR or fresh) and link_is_open(s, seat, link):  # CER-R-40
            found |= unless_taken(s, seat, CROSS, road.link_far[link])
    if road.entry[space] != NO_SPACE and inward == UNDECIDED:
        found |= unless_taken(s, seat, ENTER, road.entry[space])
    return found


def ways_back(s: CerbereState, seat: i64, space: i64, branch: i64) -> i64:
    """Against the path; no shortcut leads behind Cerberus.  CER-R-19, CER-R-37"""
    found: i64 = NO_WAY
    road = s.road
    to: i64 = road.back[space]
    if (
        to != NO_SPACE
        and not (to == 0 and s.den_closed)  # CER-CAP-10, CER-CAP-11
        and (branch or road.gate[to] == NO_SPACE or gate_is_open(s, seat, road.gate[to]))
    ):
        found = unless_taken(s, seat, WALK, to)
    link: i64 = road.link_back[space]
    if link == NO_SPACE or branch:
        return found
    kind: i64 = road.link_kind[link]
    near: i64 = road.link_near[link]
    if kind == GONDOLA:
        found |= partners(s, seat, near)
    elif kind != FUNICULAR and near >= s.cerberus and link_is_open(s, seat, link):
        found |= unless_taken(s, seat, CROSS, near)
    return found


def unless_taken(s: CerbereState, seat: i64, way: i64, to: i64) -> i64:
    """A way, unless a platform in it is taken.  CER-PLACE-01, CER-R-44"""
    if s.road.kind[to] == PLATFORM and held(s, seat, to):
        return NO_WAY
    return way


def partners(s: CerbereState, seat: i64, far: i64) -> i64:
    """Whom the gondola may bring down in exchange.  CER-PLACE-03, CER-R-43"""
    found: i64 = NO_WAY
    for other in range(s.seats):
        if s.players[other].space == far and other != seat:
            found |= bit(FIRST_PARTNER + other)
    return found


def link_is_open(s: CerbereState, seat: i64, link: i64) -> bool:
    """A bridge until it is crossed, a portal while another Adventurer stands on the stele.  CER-R-41, CER-R-42"""
    kind = s.road.link_kind[link]
    if kind == BRIDGE:
        return not (s.opened >> link) & 1
    return kind != PORTAL or held(s, seat, s.road.link_opener[link])


def gate_is_open(s: CerbereState, seat: i64, gate: i64) -> bool:
    """While another Adventurer holds the lever, or for good once Cerberus has been there.  CER-XB-02, CER-R-77"""
    return (s.opened >> gate) & 1 == 1 or held(s, seat, s.road.link_opener[gate])


def held(s: CerbereState, seat: i64, place: i64) -> bool:
    """Whether another Adventurer than the mover stands there."""
    for other in range(s.seats):
        if s.players[other].space == place and other != seat:
            return True
    return False


def collapse(s: CerbereState, link: i64) -> None:
    s.opened |= bit(link)
