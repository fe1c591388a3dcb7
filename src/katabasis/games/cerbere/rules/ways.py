"""Which ways a pawn can go, step by step (rulebook, "Détail du Plateau"; expansion, "Nouveaux Plateaux").

A way is a kind and where it leads: a space, ABOARD, or for an exchange the partner's seat.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.game import Pending
from katabasis.games.cerbere.packs import bit
from katabasis.games.cerbere.questions import MOVE
from katabasis.games.cerbere.roads import ABOARD, BRIDGE, FUNICULAR, GONDOLA, NO_SPACE, PLATFORM, PORTAL
from katabasis.games.cerbere.state import CerbereState, aboard, owed

WALK: Final = 0
CROSS: Final = 128
ENTER: Final = 256
DEEPER: Final = 384
OUT: Final = 512
EXCHANGE: Final = 640
WHERE: Final = 127

MOVE_STEP: Final[Pending] = owed(MOVE, 0, 0)

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
    s.pending.push(MOVE_STEP)


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
    for way in ways(s, seat, space, backward, fresh, inward):
        to = end_of(s, way, space)
        if to == ABOARD or to == s.cerberus:
            return True
        if can_complete(s, seat, to, steps - 1, backward, 0, turned(way, inward)):
            return True
    return False


def end_of(s: CerbereState, way: i64, space: i64) -> i64:
    """Where a way leads from a space."""
    if way < EXCHANGE:
        return way & WHERE
    link = s.road.link_forward[space]
    if link != NO_SPACE and s.road.link_kind[link] == GONDOLA:
        return s.road.link_far[link]
    return s.road.link_near[s.road.link_back[space]]


def turned(way: i64, inward: i64) -> i64:
    """In a cave one direction is kept for the whole move.  CER-R-78"""
    kind = way - (way & WHERE)
    if kind == ENTER or kind == DEEPER:
        return INWARD
    if kind == OUT:
        return OUTWARD
    return inward


def ways(s: CerbereState, seat: i64, space: i64, backward: i64, fresh: i64, inward: i64) -> list[int]:
    """Every way the next step can go; none if the pawn must stop here."""
    found: list[int] = []
    road = s.road
    if space == ABOARD:
        if backward:
            add(s, found, seat, WALK, road.path - 1)  # CER-R-39
        return found
    branch = road.branch[space]
    if branch == 2:
        if inward != OUTWARD and road.deeper[space] != NO_SPACE:
            add(s, found, seat, DEEPER, road.deeper[space])
        if inward != INWARD:
            add(s, found, seat, OUT, road.forward[space])
        return found
    if backward:
        ways_back(s, found, seat, space, branch)
        return found
    to = road.forward[space]
    if to == ABOARD:
        if not s.revealed or aboard(s) < s.barques[0]:  # CER-BARQ-08, CER-BARQ-09
            found.append(WALK + ABOARD)
    elif branch or road.gate[space] == NO_SPACE or gate_is_open(s, seat, road.gate[space]):
        add(s, found, seat, WALK, to)
    if branch:
        return found
    link = road.link_forward[space]
    if link != NO_SPACE:
        kind = road.link_kind[link]
        if kind == GONDOLA:
            add_partners(s, found, seat, road.link_far[link])
        elif (kind != FUNICULAR or fresh) and link_is_open(s, seat, link):  # CER-R-40
            add(s, found, seat, CROSS, road.link_far[link])
    if road.entry[space] != NO_SPACE and inward == UNDECIDED:
        add(s, found, seat, ENTER, road.entry[space])
    return found


def ways_back(s: CerbereState, found: list[int], seat: i64, space: i64, branch: i64) -> None:
    """Against the path; no shortcut leads behind Cerberus.  CER-R-19, CER-R-37"""
    road = s.road
    to = road.back[space]
    if (
        to != NO_SPACE
        and not (to == 0 and s.den_closed)  # CER-CAP-10, CER-CAP-11
        and (branch or road.gate[to] == NO_SPACE or gate_is_open(s, seat, road.gate[to]))
    ):
        add(s, found, seat, WALK, to)
    link = road.link_back[space]
    if link == NO_SPACE or branch:
        return
    kind = road.link_kind[link]
    near = road.link_near[link]
    if kind == GONDOLA:
        add_partners(s, found, seat, near)
    elif kind != FUNICULAR and near >= s.cerberus and link_is_open(s, seat, link):
        add(s, found, seat, CROSS, near)


def add(s: CerbereState, found: list[int], seat: i64, kind: i64, to: i64) -> None:
    """A way, unless a platform in it is taken.  CER-PLACE-01, CER-R-44"""
    if s.road.kind[to] == PLATFORM:
        for other in range(s.seats):
            if s.players[other].space == to and other != seat:
                return
    found.append(kind + to)


def add_partners(s: CerbereState, found: list[int], seat: i64, far: i64) -> None:
    """Whom the gondola may bring down in exchange.  CER-PLACE-03, CER-R-43"""
    for other in range(s.seats):
        if s.players[other].space == far and other != seat:
            found.append(EXCHANGE + other)


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
