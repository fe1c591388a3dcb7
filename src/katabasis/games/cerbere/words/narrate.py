"""What happens, as numbers while it happens and as messages afterwards.

>>> message = told(Event(5, -1, 3, 1, 0, 0))
>>> message.key, message.values, message.rule
('cerbere-event-turn-begins', {'turn': 3, 'seat': '@seat-1'}, 'CER-TURN-01')
"""

from __future__ import annotations

from katabasis.engine.action import Action
from katabasis.engine.event import Event, message_of
from katabasis.engine.message import Message, seat_noun
from katabasis.engine.seats import CHANCE, OPEN
from katabasis.games.cerbere.actions import (
    ACTION_KINDS,
    BOARD_IDS,
    OUTCOME_KINDS,
    SELF_PART,
)
from katabasis.games.cerbere.bags import CARD_NAMES
from katabasis.games.cerbere.board.roads import SYMBOLS
from katabasis.games.cerbere.data.treasures import HARPY_NAMES, TREASURE_NAMES
from katabasis.games.cerbere.questions import (
    GIVE,
    KIND_NAMES,
    KIND_RULES,
    KINDS,
    PAY,
    ROUTE,
    TURN,
)
from katabasis.games.cerbere.rules.payment import pledges
from katabasis.games.cerbere.rules.powers import NO_POWER, POWER_NAMES, PRICES
from katabasis.games.cerbere.state import CerbereState
from katabasis.games.cerbere.words.events import EVENTS


def word(name: str) -> str:
    """As keys of the language files are spelt."""
    return name.replace("_", "-").replace("+", "-advanced").replace(" ", "-")


def spoken(meaning: str, number: int) -> int | str:
    """A number as the language files want it: itself or a noun."""
    if meaning == "seat":
        return seat_noun(number)
    if meaning == "card":
        return f"@cerbere-card-{CARD_NAMES[number]}"
    if meaning == "power":
        return f"@cerbere-power-{word(POWER_NAMES[number])}"
    if meaning == "treasure":
        return f"@cerbere-power-{TREASURE_NAMES[number]}"
    if meaning == "harpy":
        return f"@cerbere-harpy-{HARPY_NAMES[number]}"
    if meaning == "board":
        return f"@cerbere-board-{word(BOARD_IDS[number])}"
    if meaning == "symbol":
        return f"@cerbere-symbol-{word(SYMBOLS[number])}"
    return number


def told(event: Event) -> Message:
    """The event as a message."""
    return message_of(event, EVENTS, "cerbere", spoken)


def described(action: Action) -> Message:
    """What an action or an outcome is, in a few words."""
    if action.chance:
        kind = OUTCOME_KINDS[action.kind]
        return Message(f"cerbere-outcome-{kind.name}", values_of(kind.about, action), kind.rule)
    kind = ACTION_KINDS[action.kind]
    name = f"other-{kind.name}" if kind.about == "count and seat" and action.b != SELF_PART else kind.name
    return Message(f"cerbere-action-{name}", values_of(kind.about, action), kind.rule)


def values_of(about: str, action: Action) -> dict[str, int | str]:
    """What the numbers of an action or an outcome mean, for the language files."""
    if about == "":
        return {}
    if about == "count and seat":
        return {"count": action.a} if action.b == SELF_PART else {"count": action.a, "seat": spoken("seat", action.b)}
    if about == "slot":
        return {"slot": action.a + 1}
    if about == "two slots":
        return {"slot": action.a + 1, "other": action.b + 1}
    return {about: spoken(about, action.a)}


def question_asked(s: CerbereState, seat: int) -> Message:
    """The question on top of the stack, for those who are asked and for those who wait."""
    question = s.pending.now
    kind = question.kind
    name = KIND_NAMES[kind]
    rule = KIND_RULES[kind]
    values: dict[str, int | str] = {"turn": s.turn}
    if s.power != NO_POWER:
        values["power"] = spoken("power", s.power)
    else:
        values["power"] = ""
    if kind == TURN and s.acted:
        name = "turn-after"
    elif kind in (PAY, GIVE):
        values["price"] = PRICES[s.power]
        values["missing"] = PRICES[s.power] - int(pledges(s))
        values["asker"] = spoken("seat", s.active)
    elif kind == ROUTE:
        values["mover"] = spoken("seat", s.mover)
        values["steps"] = s.steps
        name = "route" if s.mover == question.seat else "route-of"
    values |= KINDS.told(question, spoken)
    if question.seat != CHANCE and question.seat != seat and seat != OPEN:
        return Message(f"cerbere-waits-{name}", {**values, "seat": spoken("seat", question.seat)}, rule)
    return Message(f"cerbere-asks-{name}", values, rule)
