"""What happens, as numbers while it happens and as messages afterwards.

>>> message = told(Event(5, -1, 3, 1, 0, 0))
>>> message.key, message.values, message.rule
('cerbere-event-turn-begins', {'turn': 3, 'seat': '@cerbere-seat-pink'}, 'CER-TURN-01')
"""

from __future__ import annotations

from typing import Final

from katabasis.engine.action import Action
from katabasis.engine.event import Event, message_of
from katabasis.engine.message import Message
from katabasis.engine.seats import CHANCE, OPEN
from katabasis.games.cerbere.actions import (
    ACT_KIND,
    ACTION_NAMES,
    ACTION_RULES,
    ADVANCE_KIND,
    BEGIN_KIND,
    BOARD_IDS,
    BOARD_KIND,
    CARD_KIND,
    CHASE_KIND,
    DISCARD_KIND,
    DRAW_KIND,
    EXCHANGE_KIND,
    GIVE_KIND,
    HARPY_KIND,
    LOOK_KIND,
    LURE_KIND,
    OUTCOME_NAMES,
    OUTCOME_RULES,
    PLAY_KIND,
    RAGE_KIND,
    RETREAT_KIND,
    ROB_KIND,
    ROLL_KIND,
    SABOTAGE_KIND,
    SEATS_KIND,
    SELF_PART,
    SPEED_KIND,
    SWAP_KIND,
    TAKE_KIND,
    TREASURE_KIND,
    USE_KIND,
)
from katabasis.games.cerbere.bags import CARD_NAMES
from katabasis.games.cerbere.board.roads import SYMBOLS
from katabasis.games.cerbere.data.treasures import HARPY_NAMES, TREASURE_NAMES
from katabasis.games.cerbere.meta import SEAT_NAMES
from katabasis.games.cerbere.questions import (
    BETRAYAL,
    GIVE,
    HARPY,
    KIND_NAMES,
    KIND_RULES,
    LOOK,
    PAY,
    ROLL,
    ROUTE,
    SABOTAGED,
    SURVIVAL,
    TREASURE,
    TURN,
)
from katabasis.games.cerbere.rules.payment import pledges
from katabasis.games.cerbere.rules.powers import NO_POWER, POWER_NAMES, PRICES
from katabasis.games.cerbere.state import CerbereState
from katabasis.games.cerbere.words.events import EVENTS

OF_SEAT: Final = [ROB_KIND, SABOTAGE_KIND, EXCHANGE_KIND, TAKE_KIND, LURE_KIND]
OF_CARD: Final = [GIVE_KIND, DISCARD_KIND]
OF_NUMBER_AND_SEAT: Final = [ADVANCE_KIND, RETREAT_KIND, DRAW_KIND]
OF_NUMBER: Final = [RAGE_KIND, SPEED_KIND, CHASE_KIND]
OF_POWER: Final = [ACT_KIND, PLAY_KIND, USE_KIND]


def word(name: str) -> str:
    """As keys of the language files are spelt."""
    return name.replace("_", "-").replace("+", "-advanced").replace(" ", "-")


def spoken(meaning: str, number: int) -> int | str:
    """A number as the language files want it: itself or a noun."""
    if meaning == "seat":
        return f"@cerbere-seat-{SEAT_NAMES[number]}"
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
        return Message(
            f"cerbere-outcome-{OUTCOME_NAMES[action.kind]}", outcome_values(action), OUTCOME_RULES[action.kind]
        )
    name = ACTION_NAMES[action.kind]
    if action.kind in OF_NUMBER_AND_SEAT and action.b != SELF_PART:
        name = f"other-{name}"
    return Message(f"cerbere-action-{name}", action_values(action), ACTION_RULES[action.kind])


def outcome_values(outcome: Action) -> dict[str, int | str]:
    kind = outcome.kind
    if kind == BEGIN_KIND:
        return {"seat": spoken("seat", outcome.a)}
    if kind == BOARD_KIND:
        return {"board": spoken("board", outcome.a)}
    if kind == TREASURE_KIND:
        return {"treasure": spoken("treasure", outcome.a)}
    if kind == CARD_KIND:
        return {"card": spoken("card", outcome.a)}
    if kind == HARPY_KIND:
        return {"harpy": spoken("harpy", outcome.a)}
    assert kind in (ROLL_KIND, SEATS_KIND)
    return {"count": outcome.a}


def action_values(action: Action) -> dict[str, int | str]:
    kind = action.kind
    if kind in OF_POWER:
        return {"power": spoken("power", action.a)}
    if kind in OF_CARD:
        return {"card": spoken("card", action.a)}
    if kind in OF_SEAT:
        return {"seat": spoken("seat", action.a)}
    if kind in OF_NUMBER_AND_SEAT:
        values: dict[str, int | str] = {"count": action.a}
        return values if action.b == SELF_PART else {**values, "seat": spoken("seat", action.b)}
    if kind in OF_NUMBER:
        return {"count": action.a}
    if kind == LOOK_KIND:
        return {"slot": action.a + 1}
    if kind == SWAP_KIND:
        return {"slot": action.a + 1, "other": action.b + 1}
    return {}


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
    elif kind == SABOTAGED:
        values["steps"] = question.a
    elif kind in (SURVIVAL, BETRAYAL, ROLL, TREASURE, HARPY, LOOK):
        values["target"] = spoken("seat", question.a & 7)
        if kind == LOOK:
            values["slot"] = (question.a >> 3) + 1
    if question.seat != CHANCE and question.seat != seat and seat != OPEN:
        return Message(f"cerbere-waits-{name}", {**values, "seat": spoken("seat", question.seat)}, rule)
    return Message(f"cerbere-asks-{name}", values, rule)
