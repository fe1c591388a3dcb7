"""Standing orders: offers answered in advance and in private, by race and value.

An order says what to do with an ally on offer: ask, refuse, or buy up to a price.  `order pass` refuses everything for
the rest of this turn; `order ask` forgets all orders.  The rule stays: each opponent is asked in turn; the order only
answers.

>>> order = ORDERS[0]
>>> order.text, len(ORDERS)
('order ask', 452)
"""

from __future__ import annotations

from typing import Any, Final

from katabasis.engine.action import Action
from katabasis.games.abyss.actions import ACTION_KINDS, BUY, REFUSE
from katabasis.games.abyss.data.allies import ALLIES, RACES, VALUES
from katabasis.games.abyss.meta import HOME
from katabasis.games.abyss.questions import BUY as BUY_QUESTION
from katabasis.games.abyss.rules.exploring import price
from katabasis.games.abyss.state import AbyssState

# What is ordered for an ally: so many pearls at most, or one of these.
ASK: Final = 0
REFUSED: Final = -1
WAYS: Final = ["ask", "refuse", "buy1", "buy2", "buy3"]
MEANINGS: Final = [ASK, REFUSED, 1, 2, 3]
ALL_RACES: Final = 5
PASS_TURN: Final = ALLIES  # place of the turn that is passed, among a seat's orders

# Kinds of orders, after those of the actions.
FORGET_KIND: Final = len(ACTION_KINDS)
PASS_KIND: Final = FORGET_KIND + 1
SET_KIND: Final = FORGET_KIND + 2
ORDER_NAMES: Final = ["order-ask", "order-pass", "order-set"]

ORDERS: Final[list[Action]] = []


def _order(kind: int, a: int, b: int, text: str) -> None:
    ORDERS.append(Action(HOME, False, len(ORDERS), kind, a, b, text))


def _all_orders() -> None:
    _order(FORGET_KIND, 0, 0, "order ask")
    _order(PASS_KIND, 0, 0, "order pass")
    for way in range(len(WAYS)):
        for race in range(ALL_RACES + 1):
            for low in range(1, VALUES + 1):
                for high in range(low, VALUES + 1):
                    name = "all" if race == ALL_RACES else RACES[race]
                    _order(SET_KIND, way * 6 + race, low * 6 + high, f"order {WAYS[way]} {name} {low}-{high}")


_all_orders()


def ordered(s: AbyssState, standing: list[int], order: Action) -> list[int]:
    """By ally what to do, then the turn that is passed; a later order for the same ally replaces the earlier one."""
    if order.kind == FORGET_KIND:
        return []
    orders = standing[:] or [ASK] * ALLIES + [0]
    if order.kind == PASS_KIND:
        orders[PASS_TURN] = s.turn
        return orders
    race = order.a % 6
    for ally in range(ALLIES):
        if race in (ALL_RACES, ally // 5) and order.b // 6 <= ally % 5 + 1 <= order.b % 6:
            orders[ally] = MEANINGS[order.a // 6]
    return orders


def standing_answer(s: AbyssState, standing: list[int]) -> Action | None:
    """What was ordered for the ally on offer; None if the seat wants to be asked, or is asked something else."""
    if s.pending.now.kind != BUY_QUESTION:
        return None
    if standing[PASS_TURN] == s.turn:
        return REFUSE
    wish = standing[s.track[-1]]
    if wish == ASK:
        return None
    return BUY if wish >= price(s) else REFUSE


def written_orders(standing: list[int]) -> dict[str, Any]:
    """By race a list by value, from 1 to 5, of "ask", "refuse" or the highest price; and the turn that is passed."""
    orders = standing or [ASK] * ALLIES + [0]
    words = {ASK: "ask", REFUSED: "refuse"}
    allies = {
        RACES[race]: [words.get(orders[race * 5 + value], orders[race * 5 + value]) for value in range(VALUES)]
        for race in range(5)
    }
    return {"allies": allies, "pass_turn": orders[PASS_TURN]}
