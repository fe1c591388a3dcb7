"""What happens, as numbers while it happens and as messages afterwards.

>>> message = told(Event(6, -1, 1, 0, 0, 0))
>>> message.key, message.values, message.rule
('abyss-event-plots', {'seat': '@seat-1'}, 'ABY-PLOT-01')
"""

from __future__ import annotations

from katabasis.engine.action import Action
from katabasis.engine.event import Event, message_of
from katabasis.engine.message import Message, seat_noun
from katabasis.engine.seats import CHANCE, OPEN
from katabasis.games.abyss.actions import (
    ACTION_KINDS,
    OUTCOME_KINDS,
)
from katabasis.games.abyss.bags import total
from katabasis.games.abyss.data.allies import MONSTER, RACES
from katabasis.games.abyss.data.lords import LORD_NAMES
from katabasis.games.abyss.data.places import PLACE_NAMES
from katabasis.games.abyss.questions import (
    BUY,
    DECIDE,
    DISCARD,
    KIND_NAMES,
    KIND_RULES,
    KINDS,
    PAY,
)
from katabasis.games.abyss.rules.exploring import price
from katabasis.games.abyss.rules.orders import FORGET_KIND, ORDER_NAMES, SET_KIND, WAYS
from katabasis.games.abyss.rules.prices import cost_for
from katabasis.games.abyss.state import AbyssState
from katabasis.games.abyss.words.events import EVENTS


def spoken(meaning: str, number: int) -> int | str:
    """A number as the language files want it: itself or a noun."""
    if meaning == "race":
        return f"@abyss-{RACES[number]}"
    if meaning == "lord":
        return f"@abyss-lord-{LORD_NAMES[number]}"
    if meaning == "location":
        return f"@abyss-place-{PLACE_NAMES[number]}"
    if meaning == "seat":
        return seat_noun(number)
    return number


def told(event: Event) -> Message:
    """The event as a message."""
    return message_of(event, EVENTS, "abyss", spoken)


def described(action: Action) -> Message:
    """What an action, an outcome or a standing order is, in a few words."""
    if action.chance:
        kind = OUTCOME_KINDS[action.kind]
        monster = kind.about == "card" and action.a == MONSTER
        name = "monster" if monster else kind.name
        return Message(f"abyss-outcome-{name}", {} if monster else values_of(kind.about, action), kind.rule)
    if action.kind >= FORGET_KIND:
        return Message(f"abyss-action-{ORDER_NAMES[action.kind - FORGET_KIND]}", order_values(action), "ABY-EXPLORE-04")
    kind = ACTION_KINDS[action.kind]
    return Message(f"abyss-action-{kind.name}", values_of(kind.about, action), kind.rule)


def values_of(about: str, action: Action) -> dict[str, int | str]:
    """What the numbers of an action or an outcome mean, for the language files."""
    if about == "":
        return {}
    if about in ("ally", "card"):
        return ally_values(action.a)
    if about == "reward":
        return {"pearls": action.a, "tokens": action.b % 4, "keys": action.b // 4}
    return {about: spoken(about, action.a)}


def ally_values(ally: int) -> dict[str, int | str]:
    return {"race": spoken("race", ally // 5), "value": ally % 5 + 1}


def order_values(order: Action) -> dict[str, int | str]:
    if order.kind != SET_KIND:
        return {}
    race = order.a % 6
    return {
        "way": WAYS[order.a // 6],
        "race": "@abyss-any-race" if race == len(RACES) else spoken("race", race),
        "low": order.b // 6,
        "high": order.b % 6,
    }


def question_asked(s: AbyssState, seat: int) -> Message:
    """The question on top of the stack, for those who are asked and for those who wait."""
    question = s.pending.now
    name = KIND_NAMES[question.kind]
    rule = KIND_RULES[question.kind]
    values: dict[str, int | str] = {"turn": s.turn}
    if question.kind == BUY:
        values = {**values, **ally_values(s.track[-1]), "price": price(s)}
    elif question.kind == DECIDE:
        values["slot"] = len(s.track)
        if s.track[-1] == MONSTER:
            name = "decide-monster"
            values["space"] = s.threat
        else:
            values = {**values, **ally_values(s.track[-1])}
    values |= KINDS.told(question, spoken)
    if question.seat != CHANCE and question.seat != seat and seat != OPEN:
        return Message(f"abyss-waits-{name}", {**values, "seat": seat_noun(question.seat)}, rule)
    if question.kind == PAY:  # how far a payment has come is nobody else's business
        values["cost"] = cost_for(s, question.seat, question.a)
        values["laid"] = total(s.laid[question.seat])
    if question.kind == DISCARD:
        values["left"] = question.a
    return Message(f"abyss-asks-{name}", values, rule)
