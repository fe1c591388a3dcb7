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
from katabasis.engine.message import Message, seat_noun
from katabasis.engine.seats import CHANCE, OPEN
from katabasis.engine.stack import Pending
from katabasis.games.ahuris.actions import (
    ACTION_KINDS,
    OUTCOME_KINDS,
)
from katabasis.games.ahuris.data.cards import CHARACTERISTICS, ENEMIES, HEROES, SUIT_SYMBOLS
from katabasis.games.ahuris.questions import (
    CHOOSE_HERO,
    FOE_LUCK,
    INITIATIVE,
    KIND_NAMES,
    KIND_RULES,
    KINDS,
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
        return seat_noun(number)
    return number


def told(event: Event) -> Message:
    """The event as a message."""
    return message_of(event, EVENTS, "ahuris", spoken)


def described(action: Action) -> Message:
    """What an action or an outcome is, in a few words."""
    kind = OUTCOME_KINDS[action.kind] if action.chance else ACTION_KINDS[action.kind]
    sort = "outcome" if action.chance else "action"
    return Message(f"ahuris-{sort}-{kind.name}", values_of(kind.about, action.a), kind.rule)


def values_of(about: str, number: int) -> dict[str, int | str]:
    """What the number of an action or an outcome means, for the language files."""
    if about == "":
        return {}
    if about == "danger":
        return {"value": number // 4 + 1, "suit": SUIT_SYMBOLS[number % 4]}
    if about == "level":
        return {"hero": spoken("hero", number // 4), "suit": SUIT_SYMBOLS[number % 4]}
    if about == "enemy":
        return {"enemy": spoken("enemy", number // 4), "suit": SUIT_SYMBOLS[number % 4]}
    return {about: spoken(about, number)}


def question_asked(s: AhurisState, seat: int) -> Message:
    """The question on top of the stack, for those who are asked and for those who wait."""
    question = s.pending.now
    name = KIND_NAMES[question.kind]
    rule = KIND_RULES[question.kind]
    values: dict[str, int | str] = {"turn": s.turn}
    values |= KINDS.told(question, spoken)
    if question.kind in (CHOOSE_HERO, ROLE):
        values["seat"] = spoken("seat", question.a)
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
        return Message(f"ahuris-waits-{name}", {**values, "seat": seat_noun(question.seat)}, rule)
    return Message(f"ahuris-asks-{name}", values, rule)


def thrower(s: AhurisState, question: Pending) -> int:
    """Who throws the die that is asked for."""
    if question.kind == FOE_LUCK:
        return fighter(s, question.a, FOE_SIDE)
    if question.kind == INITIATIVE:
        return fighter(s, question.a, FOE_SIDE if question.b else HERO_SIDE)
    return fighter(s, question.a, question.b & 1)
