"""What a sensible player thinks of each answer: a view -> a number for every legal action, the higher the better.

Not strong, but far from random: run when one is about to be caught, help who is near when it costs little, look at the
Barques early, and with Cerberus drive him on.  Bots begin their search with it.
"""

from __future__ import annotations

from katabasis.engine.game import Action
from katabasis.games.cerbere import effects
from katabasis.games.cerbere.actions import (
    ACT_KIND,
    ADVANCE_KIND,
    CHASE_KIND,
    CROSS_KIND,
    DECLINE_KIND,
    DRAW_KIND,
    END_KIND,
    GIVE_KIND,
    LOOK_KIND,
    PAY_KIND,
    PLAY_KIND,
    RAGE_KIND,
    REFUSE_KIND,
    RETREAT_KIND,
    SELF_PART,
    SPEED_KIND,
    USE_KIND,
    WITHDRAW_KIND,
)
from katabasis.games.cerbere.effects import SELF, Step
from katabasis.games.cerbere.powers import POWERS
from katabasis.games.cerbere.view import CerbereView


def opinions(view: CerbereView) -> list[float]:
    """By legal action, in their order."""
    return [opinion(view, action) for action in view.legal]


def opinion(view: CerbereView, action: Action) -> float:
    seat = view.to_move
    hunter = view.camps[seat] == 1
    kind = action.kind
    if kind in (ACT_KIND, PLAY_KIND, USE_KIND):
        power = POWERS[action.a]
        gain = sum(worth(view, seat, step, hunter) for step in power.effect)
        cost = worth(view, seat, power.cost, hunter) if power.cost is not None else 0.0
        return gain + cost + 0.5
    if kind in (ADVANCE_KIND, RETREAT_KIND):
        return moving(view, seat, action, hunter)
    if kind == RAGE_KIND:
        return 0.5 * int(action.a) * (1.0 if hunter else -1.0)
    if kind == SPEED_KIND:
        return 0.6 * int(action.a) * (1.0 if hunter else -1.0)
    if kind == CHASE_KIND:
        return 1.5 * int(action.a) * (1.0 if hunter else -1.0)
    fixed = {
        END_KIND: 0.4,
        DRAW_KIND: 0.9,
        CROSS_KIND: 1.0,
        LOOK_KIND: 0.8,
        PAY_KIND: 1.0,
        GIVE_KIND: 0.1,
        REFUSE_KIND: 0.2,
        WITHDRAW_KIND: -0.5,
        DECLINE_KIND: 0.0,
    }
    return fixed.get(int(kind), 0.3)


def danger(view: CerbereView, seat: int) -> float:
    """How near Cerberus is: 1 if the next Hunt would catch the pawn, less further on."""
    if view.camps[seat] != 0:
        return 0.0
    gap = view.road.distance[view.cerberus] - view.distances[seat]
    return 1.0 if (view.caught >> seat) & 1 else max(0.0, 1.0 - gap / (2.0 * view.speed))


def moving(view: CerbereView, seat: int, action: Action, hunter: bool) -> float:
    target = seat if action.b == SELF_PART else int(action.b)
    steps = float(int(action.a)) * (1.0 if action.kind == ADVANCE_KIND else -1.0)
    if hunter:
        return -steps * (0.5 + danger(view, target))
    if target == seat:
        return steps * (1.0 + danger(view, seat))
    rivals = view.left - (view.barques[0] if view.revealed else 2)
    return steps * (0.6 if rivals <= 0 else 0.2) * (0.5 + danger(view, target))


def worth(view: CerbereView, seat: int, step: Step, hunter: bool) -> float:
    """A clause, before anybody is named for it."""
    amount = float(int(step.amount))
    side = 1.0 if hunter else -1.0
    if step.op in (effects.ADVANCE, effects.AHEAD, effects.EITHER, effects.ADVANCE_OR_DRAW):
        own = step.who == SELF
        return amount * (1.0 + danger(view, seat) if own else -0.4 * side)
    if step.op in (effects.RETREAT, effects.SABOTAGE):
        return amount * (-1.5 if step.who == SELF else 0.6 * side)
    if step.op == effects.DRAW:
        return 0.9 * amount if step.who == SELF else 0.2 * amount
    if step.op == effects.RAGE:
        return side * amount * (0.4 + (1.0 if view.rage <= 1 and danger(view, seat) >= 1.0 else 0.0))
    if step.op == effects.SPEED:
        return side * 0.5 * amount
    if step.op == effects.CHASE:
        return side * 1.5 * amount
    if step.op == effects.DISCARD:
        return -0.8 * amount if step.who == SELF else 0.5 * side
    if step.op == effects.TAKE_BACK:
        return 0.5 * sum((view.laid[seat] >> card) & 1 for card in range(4))
    return 0.6 if not view.revealed else 0.0
