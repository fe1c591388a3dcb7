"""What can be played, for whoever looks for a game: its seats, options, bots, and what may be said in a set form."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import katabasis
from katabasis.bots import BOTS, MINDER, OPPONENT
from katabasis.bots.ratings import ratings
from katabasis.engine.game import Game
from katabasis.engine.option import Option
from katabasis.engine.talk import Blank, Statements
from katabasis.names import unnamed
from katabasis.server.options import closed_by, kind, seats_for
from katabasis.server.wire.games import (
    BotLevel,
    BotRating,
    GameFacts,
    GameOption,
    OptionValue,
    StatementForm,
    StatementPart,
    StatementValue,
)
from katabasis.server.wire.speech import Speech


def game_facts(name: str, speech: Speech) -> GameFacts:
    """A game, with all that a table may decide."""
    found = katabasis.game(name)
    return GameFacts(
        name=name,
        title=speech.say(f"{name}-title"),
        rules_version=found.rules_version,
        seats=found.seats,
        seat_names=[found.seat_names(count) for count in found.seats],
        options=[_option(name, option, speech) for option in found.options],
        bots=[_level(name, bot, speech) for bot in BOTS],
        opponent=OPPONENT,
        minder=MINDER,
        statements=statement_forms(found, speech),
    )


def _level(game: str, bot: str, speech: Speech) -> BotLevel:
    measured = [
        BotRating(**asdict(rating), text=speech.say(f"bot-rating-{rating.kind}", rating.numbers()))
        for rating in ratings(game, bot)
    ]
    return BotLevel(bot, speech.say(f"bot-{bot}"), speech.words.form(f"bot-{bot}", "help"), measured)


def statement_forms(game: Game, speech: Speech) -> list[StatementForm]:
    """What may be said in a set form, ready to be filled in."""
    statements = game.talk()
    if statements is None:
        return []
    found = []
    for form in statements.forms:
        kind: Any = form.kind
        parts = [_part(game.name, statements, part, speech) for part in form.parts]
        found.append(StatementForm(form.name, kind, speech.say(f"{game.name}-form-{form.name}"), form.rule, parts))
    return found


def _part(game: str, statements: Statements, part: str | Blank, speech: Speech) -> StatementPart:
    if isinstance(part, str):
        return StatementPart(part, "", "", False, [])
    if part.seat:  # there is no table here, and nobody at it
        called = unnamed(game, part.values, speech.words)
        values = [StatementValue(value, text) for value, text in zip(part.values, called, strict=True)]
        return StatementPart("", part.name, speech.say(f"{game}-blank-{part.name}"), True, values)
    values = []
    for value in part.values:
        spoken = statements.spoken(part, value)
        text = value if isinstance(spoken, int) else speech.say(f"{game}-{part.name}-{spoken}")
        values.append(StatementValue(value, text))
    return StatementPart("", part.name, speech.say(f"{game}-blank-{part.name}"), False, values)


def _option(game: str, option: Option, speech: Speech) -> GameOption:
    key = f"{game}-option-{option.name}"
    return GameOption(
        name=option.name,
        kind=kind(option),
        default=option.default,
        title=speech.words.form(key, "title") if speech.words.has(key, "title") else speech.say(key),
        text=speech.say(key),
        rule=option.rule,
        values=[
            OptionValue(
                value,
                _value(game, option.name, value, speech),
                seats_for(game, option.name, value),
                closed_by(game, option.name, value),
            )
            for value in option.values
        ],
        low=option.low,
        high=option.high,
        presets=option.presets,
    )


def _value(game: str, option: str, value: str, speech: Speech) -> str:
    """The name of a value, where it has one of its own."""
    for key in (f"{game}-{option}-{value}", f"option-value-{value}"):
        if speech.words.has(key):
            return speech.say(key)
    board = f"{game}-board-{value.replace('_', '-')}"
    return speech.words.form(board, "name") if speech.words.has(board, "name") else value
