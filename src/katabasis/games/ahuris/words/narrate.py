"""What happens, as numbers while it happens and as messages afterwards.

>>> message = told(Event(8, -1, 4, 39, 0, 0))
>>> message.key, message.values, message.rule
('ahuris-event-chrono-discards', {'value': 4, 'left': 39}, 'AHU-TURN-03')
"""

from __future__ import annotations

from typing import Final

from katabasis.engine.action import Action
from katabasis.engine.bits import lowest
from katabasis.engine.event import Event, message_of
from katabasis.engine.message import Message
from katabasis.engine.seats import CHANCE, OPEN
from katabasis.engine.stack import Pending
from katabasis.games.ahuris.actions import (
    ACTION_NAMES,
    ACTION_RULES,
    DANGER_KIND,
    ENEMY_KIND,
    LEVEL_KIND,
    LOT_KIND,
    OUTCOME_NAMES,
    OUTCOME_RULES,
    RETURN_KIND,
)
from katabasis.games.ahuris.data.cards import CHARACTERISTICS, ENEMIES, HEROES, SUIT_SYMBOLS
from katabasis.games.ahuris.questions import (
    CHOOSE_HERO,
    CHRONO,
    DEAL,
    FOE_LUCK,
    INITIATIVE,
    KIND_NAMES,
    KIND_RULES,
    ORDER,
    ORDER_LOT,
    PAY,
    PRICE_NAMES,
    ROLE,
    STRIKE,
    TEST,
)
from katabasis.games.ahuris.rules.combat import FOE_SIDE, HERO_SIDE, fighter
from katabasis.games.ahuris.state import AhurisState, current
from katabasis.games.ahuris.words.events import EVENTS

FIGHTERS: Final = HEROES + ENEMIES  # heroes are fighters 0 to 2, enemy classes 3 to 5


def spoken(meaning: str, number: int) -> int | str:
    """A number as the language files want it: itself, a noun, or a suit's symbol."""
    if meaning == "hero":
        return f"@ahuris-{HEROES[number]}"
    if meaning == "fighter":
        return f"@ahuris-{FIGHTERS[number]}"
    if meaning == "enemy":
        return f"@ahuris-{ENEMIES[number]}"
    if meaning == "suit":
        return SUIT_SYMBOLS[number]
    if meaning == "seat":
        return number + 1
    return number


def told(event: Event) -> Message:
    """The event as a message."""
    return message_of(event, EVENTS, "ahuris", spoken)


def described(action: Action) -> Message:
    """What an action or an outcome is, in a few words."""
    if action.chance:
        return Message(
            f"ahuris-outcome-{OUTCOME_NAMES[action.kind]}", outcome_values(action), OUTCOME_RULES[action.kind]
        )
    return Message(f"ahuris-action-{ACTION_NAMES[action.kind]}", action_values(action), ACTION_RULES[action.kind])


def outcome_values(outcome: Action) -> dict[str, int | str]:
    if outcome.kind == ENEMY_KIND:
        return {"enemy": spoken("enemy", outcome.a // 4), "suit": SUIT_SYMBOLS[outcome.a % 4]}
    if outcome.kind == LEVEL_KIND:
        return {"hero": spoken("hero", outcome.a // 4), "suit": SUIT_SYMBOLS[outcome.a % 4]}
    if outcome.kind == DANGER_KIND:
        return {"value": outcome.a // 4 + 1, "suit": SUIT_SYMBOLS[outcome.a % 4]}
    if outcome.kind == LOT_KIND:
        return {"hero": spoken("hero", outcome.a)}
    return {"value": outcome.a}


def action_values(action: Action) -> dict[str, int | str]:
    if action.kind == RETURN_KIND:
        return {"value": action.a // 4 + 1, "suit": SUIT_SYMBOLS[action.a % 4]}
    if "hero" in ACTION_ABOUT[action.kind]:
        return {"hero": spoken("hero", action.a)}
    if "value" in ACTION_ABOUT[action.kind]:
        return {"value": action.a}
    return {}


# By kind of action: what its number means.
ACTION_ABOUT: Final = [
    "hero",
    "hero",
    "",
    "hero",
    "hero",
    "hero",
    "",
    "",
    "",
    "hero",
    "value",
    "hero",
    "value",
    "value",
    "card",
    "",
    "",
]


def question_asked(s: AhurisState, seat: int) -> Message:
    """The question on top of the stack, for those who are asked and for those who wait."""
    question = s.pending.now
    name = KIND_NAMES[question.kind]
    rule = KIND_RULES[question.kind]
    values: dict[str, int | str] = {"turn": s.turn}
    if question.kind in (CHOOSE_HERO, ROLE):
        values["seat"] = question.a + 1
    elif question.kind not in (ORDER, DEAL, CHRONO, ORDER_LOT):
        values["hero"] = spoken("hero", question.a)
    if question.kind in (FOE_LUCK, INITIATIVE, STRIKE):
        values["fighter"] = spoken("fighter", thrower(s, question))
    if question.kind == PAY:
        values["price"] = PRICE_NAMES[question.b]
    if question.kind == TEST:
        card = lowest(s.dangers)
        values["value"] = card // 4 + 1
        values["suit"] = SUIT_SYMBOLS[card % 4]
        values["stat"] = CHARACTERISTICS[card % 4]
        values["base"] = current(s, question.a, card % 4)
    if question.seat != CHANCE and question.seat != seat and seat != OPEN:
        return Message(f"ahuris-waits-{name}", {**values, "seat": question.seat + 1}, rule)
    return Message(f"ahuris-asks-{name}", values, rule)


def thrower(s: AhurisState, question: Pending) -> int:
    """Who throws the die that is asked for."""
    if question.kind == FOE_LUCK:
        return fighter(s, question.a, FOE_SIDE)
    if question.kind == INITIATIVE:
        return fighter(s, question.a, FOE_SIDE if question.b else HERO_SIDE)
    return fighter(s, question.a, question.b & 1)
