"""What an answer leads to as far as its seat can foresee it: ways of pawns, the die, Cerberus, the next Hunt.

Only what lies open is looked at: pawns, the die, the road.  Cards, Barques and chance are not, so nothing can leak; a
pawn that may go several ways has several paths, and a target that is still to be named has none.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import members
from katabasis.games.cerbere import effects
from katabasis.games.cerbere.actions import (
    ACT_KIND,
    ADVANCE_KIND,
    CHASE_KIND,
    END_KIND,
    EXCHANGE_KIND,
    LURE_KIND,
    PLAY_KIND,
    RAGE_KIND,
    RETREAT_KIND,
    SELF_PART,
    SPEED_KIND,
    USE_KIND,
    WALK_KIND,
)
from katabasis.games.cerbere.board.roads import ABOARD, CAPTURED
from katabasis.games.cerbere.effects import EVERY, SELF, Step
from katabasis.games.cerbere.legal import legal_actions
from katabasis.games.cerbere.questions import COST
from katabasis.games.cerbere.rules.hunt import would_catch
from katabasis.games.cerbere.rules.movement import way_of
from katabasis.games.cerbere.rules.powers import POWERS
from katabasis.games.cerbere.rules.rage import turn_rage, turn_speed
from katabasis.games.cerbere.rules.resolving import ahead_of
from katabasis.games.cerbere.rules.ways import UNDECIDED, end_of, turned, ways
from katabasis.games.cerbere.state import CerbereState, aboard, is_adventurer


class Foresight:
    """What follows from one answer, worked out on a copy of the position."""

    s: CerbereState
    paths: list[dict[str, Any]]
    chased: list[int]  # spaces Cerberus passes
    caught: int  # seats he meets there
    certain: bool  # False once something happens that is not worked out any further

    def __init__(self, s: CerbereState) -> None:
        other = s.copy()
        assert isinstance(other, CerbereState)
        self.s = other
        self.paths = []
        self.chased = []
        self.caught = 0
        self.certain = True

    def go(self, seat: i64, found: list[list[int]]) -> None:
        """Note the ways of a pawn; if there is one only, it goes it."""
        s = self.s
        found = [path for path in found if path]
        for path in found:
            names = ["aboard" if space == ABOARD else s.road.names[space] for space in path]
            self.paths.append({"seat": seat, "spaces": names, "captured": path[-1] == s.cerberus})
        if len(found) == 1:
            end = found[0][-1]
            if end == s.cerberus:
                self.certain = False  # captured: the die and Cerberus go elsewhere
                end = CAPTURED
            s.players[seat].space = end
        elif found:
            self.certain = False

    def move(self, seat: i64, steps: i64, backward: i64, paying: bool) -> None:
        s = self.s
        space: i64 = s.players[seat].space
        if not backward and space == ABOARD:
            return
        if not backward:
            steps -= s.road.penalty[space]
        self.go(seat, routes(s, seat, space, steps, backward, 1, UNDECIDED, paying))

    def chase(self, steps: i64) -> None:
        """Cerberus, as far as he would get."""
        s = self.s
        reach, prisoners = would_catch(s, steps)
        self.chased += list(range(s.cerberus + 1, reach + 1))
        s.cerberus = reach
        self.caught |= prisoners
        if prisoners:
            self.certain = False

    def step(self, step: Step, seat: i64) -> None:
        """A part of a power that names nobody who is still to be chosen."""
        s = self.s
        op = step.op
        if op == effects.RAGE:
            turn_rage(s, step.amount)
        elif op == effects.SPEED:
            turn_speed(s, step.amount)
        elif op == effects.CHASE:
            self.chase(step.amount)
        elif op == effects.RETREAT and step.who == EVERY:
            for other in range(s.seats):
                if is_adventurer(s, other):
                    self.move(other, step.amount, 1, False)
        elif step.who == SELF and is_adventurer(s, seat):
            if op == effects.ADVANCE:
                self.move(seat, step.amount, 0, False)
            elif op == effects.RETREAT:
                self.move(seat, step.amount, 1, False)
            elif op == effects.AHEAD:
                ahead = ahead_of(s, seat)
                self.move(seat, ahead if ahead < step.amount else step.amount, 0, False)

    def play(self, power: i64, seat: i64) -> None:
        """Its cost, then its parts as they are printed."""
        s = self.s
        cost = POWERS[power].cost
        if cost is not None:
            if cost.op == effects.RAGE:
                s.rage -= cost.amount
            elif cost.op == effects.SPEED:
                s.speed += cost.amount  # a cost may go below the minimum.  CER-COST-05
            elif cost.op == effects.CHASE:
                self.chase(cost.amount)
            elif cost.op == effects.RETREAT and cost.who == SELF:
                self.move(seat, cost.amount, 1, True)
        for step in POWERS[power].effect:
            if self.certain:
                self.step(step, seat)

    def told(self, before: CerbereState) -> dict[str, Any]:
        """In names, for the table to draw."""
        s = self.s
        road = s.road
        found: dict[str, Any] = {"paths": self.paths, "rage": int(s.rage), "speed": int(s.speed)}
        found["cerberus"] = [road.names[space] for space in self.chased]
        found["caught"] = members(self.caught)
        found["hunt"] = None
        moved = s.spaces != before.spaces or s.speed != before.speed or s.cerberus != before.cerberus
        if self.certain and (moved or s.rage != before.rage):
            reach, prisoners = would_catch(s, s.speed)
            found["hunt"] = {"due": s.rage == 0, "reach": road.names[reach], "catches": members(prisoners)}
        return found


def routes(
    s: CerbereState, seat: i64, space: i64, steps: i64, backward: i64, fresh: i64, inward: i64, paying: bool
) -> list[list[int]]:
    """Every way a pawn can make its steps; as a cost only those on which it makes them all.  CER-MOVE-02, CER-R-55"""
    if steps <= 0:
        return [[]]
    found: list[list[int]] = []
    open_ways = ways(s, seat, space, backward, fresh, inward)
    while open_ways:
        way = open_ways & -open_ways
        open_ways -= way
        to = end_of(s, way, space, backward)
        if to == ABOARD or to == s.cerberus:
            found.append([to])
            continue
        for rest in routes(s, seat, to, steps - 1, backward, 0, turned(way, inward), paying):
            found.append([to, *rest])
    return found if found or paying else [[]]


def foreseen(s: CerbereState, seat: i64) -> dict[str, dict[str, Any]]:
    """By the answers this seat can give now, those of them that move something everybody sees."""
    if s.asked != seat:
        return {}
    found: dict[str, dict[str, Any]] = {}
    for action in legal_actions(s):
        ahead = Foresight(s)
        look(ahead, action, seat)
        told = ahead.told(s)
        if told["paths"] or told["cerberus"] or told["hunt"] is not None:
            found[action.text] = told
    return found


def look(ahead: Foresight, action: Action, seat: i64) -> None:
    s = ahead.s
    kind = action.kind
    if kind == ACT_KIND or kind == PLAY_KIND or kind == USE_KIND:
        ahead.play(action.a, seat)
    elif kind == ADVANCE_KIND or kind == RETREAT_KIND:
        target: i64 = seat if action.b == SELF_PART else action.b
        ahead.move(target, action.a, 1 if kind == RETREAT_KIND else 0, s.pending.now.kind == COST)
    elif kind == RAGE_KIND:
        turn_rage(s, action.a)
    elif kind == SPEED_KIND:
        turn_speed(s, action.a)
    elif kind == CHASE_KIND:
        ahead.chase(action.a)
    elif kind == LURE_KIND:
        ahead.go(action.a, [[int(s.players[seat].space)]])
    elif WALK_KIND <= kind <= EXCHANGE_KIND:
        look_along(ahead, action)
    elif kind == END_KIND:
        full = s.revealed and aboard(s) == s.barques[0]
        if not full and (s.rage == 0 or s.hunt_due):  # CER-TURN-10
            ahead.chase(s.speed)
            ahead.certain = False  # then the die moves


def look_along(ahead: Foresight, action: Action) -> None:
    """One of several ways of the pawn that is on its way."""
    s = ahead.s
    seat = s.mover
    space: i64 = s.players[seat].space
    way = way_of(action)
    to = end_of(s, way, space, s.backward)
    if action.kind == EXCHANGE_KIND:
        ahead.go(action.a, [[space]])
    if to == ABOARD or to == s.cerberus:
        ahead.go(seat, [[to]])
        return
    rest = routes(s, seat, to, s.steps - 1, s.backward, 0, turned(way, s.inward), s.paying != 0)
    ahead.go(seat, [[to, *more] for more in rest])
