"""Messages in the language of whoever reads them, as JSON, each put into words once.

A table says the same few hundred sentences over and over; Fluent takes a tenth of a millisecond for each.
"""

from __future__ import annotations

from functools import cache

import msgspec

from katabasis.engine.action import Action
from katabasis.engine.event import Event
from katabasis.engine.game import Game
from katabasis.engine.message import Message
from katabasis.server.wire.messages import Said
from katabasis.words import LANGUAGES, Words, words

REMEMBERED = 50_000

_encode = msgspec.json.Encoder().encode


class Speech:
    """One language."""

    def __init__(self, spoken: Words) -> None:
        self.words = spoken
        self.language = spoken.language
        self.said: dict[tuple[object, ...], msgspec.Raw] = {}
        self.events: dict[tuple[object, ...], bytes] = {}
        self.choices: dict[Action, msgspec.Raw] = {}
        self.named: dict[Action, msgspec.Raw] = {}

    def message(self, message: Message) -> msgspec.Raw:
        """A message with its text: key, values, rule, text."""
        values = message.values
        key = (message.key, message.rule, *values.keys(), *values.values())
        found = self.said.get(key)
        if found is None:
            if len(self.said) >= REMEMBERED:
                self.said.clear()
            found = self.said[key] = msgspec.Raw(_encode({**message.to_json(), "text": self.words.text(message)}))
        return found

    def said_of(self, message: Message) -> Said:
        """The same as a value."""
        return Said(message.key, message.values, message.rule, self.words.text(message))

    def event(self, game: Game, event: Event) -> bytes:
        """What happened, as a message with its text."""
        key = (game.name, event.kind, event.a, event.b, event.c, event.d, event.e)
        found = self.events.get(key)
        if found is None:
            if len(self.events) >= REMEMBERED:
                self.events.clear()
            found = self.events[key] = bytes(self.message(game.event_message(event)))
        return found

    def choice(self, game: Game, action: Action) -> msgspec.Raw:
        """An answer that may be given: its notation, its text, what it does, and its rule."""
        found = self.choices.get(action)
        if found is None:
            message = game.action_message(action)
            told = {**message.to_json(), "text": self.words.text(message), "help": ""}
            if not action.chance:
                told["help"] = self.words.help(message)
            found = self.choices[action] = msgspec.Raw(_encode({"action": action.text, **told}))
        return found

    def name(self, game: Game, action: Action) -> str:
        """What an answer, of a seat or of chance, is called."""
        return self.words.text(game.action_message(action))

    def related(self, game: Game, action: Action) -> msgspec.Raw:
        """An action that may be wondered about: its notation and its text."""
        found = self.named.get(action)
        if found is None:
            found = self.named[action] = msgspec.Raw(_encode({"action": action.text, "text": self.name(game, action)}))
        return found

    def say(self, key: str, values: dict[str, int | str] | None = None) -> str:
        return self.words.say(key, values)


@cache
def speech(language: str) -> Speech:
    """How a language is spoken; English for one that is not."""
    return Speech(words(language if language in LANGUAGES else "en"))
