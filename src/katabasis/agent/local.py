"""A seat at a table in this process, with bots at the others."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import katabasis
from katabasis.agent.lines import Seat
from katabasis.bots import Eyes, bot
from katabasis.bots.levels import SECONDS
from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.dealers import Human
from katabasis.engine.errors import BadOption, BadRecord
from katabasis.engine.match import Match
from katabasis.engine.message import Message
from katabasis.names import bot_names, put_names, told_apart
from katabasis.rulebook import rulebook
from katabasis.words import Words


def begun(game: str, seats: int | None, seed: str | None, options: Mapping[str, object], file: Path | None) -> Match:
    """A new match, or the one that a file holds."""
    if file is None or not file.exists():
        return katabasis.game(game).match(seats, seed, options)
    match = katabasis.load(file)
    if match.game.name != game:
        raise BadRecord(f"'{file}' holds a match of {match.game.name}, not of {game}")
    if isinstance(match.dealer, Human):
        raise BadRecord(f"'{file}' is dealt by people, with real dice and cards: it cannot go on here")
    if seed is not None or seats not in (None, match.record.seats) or options:
        raise BadOption(f"'{file}' says itself how it is played: leave out --seats, --seed and --option")
    return match


class LocalSeat(Seat):
    """One seat of a match here; whatever it is told comes from its own view and from events it may know."""

    def __init__(
        self,
        match: Match,
        seat: int,
        bots: list[str],
        seed: str | None,
        speak: Words,
        file: Path | None,
        nickname: str = "Script",
    ):
        count = len(match.seat_names)
        others = bots if len(bots) == count - 1 else bots * (count - 1) if len(bots) == 1 else []
        if len(others) != count - 1:
            raise BadOption(f"{count - 1} other seats need {count - 1} bots (or one for all), not {len(bots)}")
        self.match = match
        self.seat = seat
        self.speak = speak
        self.file = file
        self.known = 0  # length of the record that was told
        self.stream = Rng(secrets.token_hex(16) if seed is None else f"{seed}/bots")
        seconds = SECONDS if seed is None else 0.0  # the same seed, the same answers
        named = iter(others)
        self.bots = {place: bot(next(named), seconds=seconds) for place in range(count) if place != seat}
        bots_called = bot_names(match.game.name, str(seed or file or ""), speak)
        called = [nickname if place == seat else bots_called[place % len(bots_called)] for place in range(count)]
        self.names = told_apart(called)
        self.save()

    def hello(self) -> dict[str, Any]:
        match = self.match
        return {
            "game": match.game.name,
            "title": self.speak.say(f"{match.game.name}-title"),
            "rules": match.game.rules_version,
            "version": katabasis.__version__,
            "options": match.record.options,
            "seats": match.seat_names,
            "names": self.names,
            "seat": self.seat,
            "language": self.speak.language,
        }

    def update(self) -> dict[str, Any]:
        match = self.match
        while not match.over and match.to_move != self.seat:
            place = match.to_move
            match.play(self.bots[place].choose(Eyes(match.state, place, self.stream), self.stream))
        self.save()
        kept, self.known = self.known, len(match.record)
        over = match.over
        return {
            "length": len(match.record),
            "kept": kept,
            "events": self.events(kept),
            "question": None if over else self.said(match.game.question_message(match.state, self.seat)),
            "choices": [self.choice(action) for action in match.view(self.seat).legal],
            "orders": match.game.orders_json(match.standing(self.seat)),
            "result": self.result() if over else None,
            "view": match.view(self.seat).to_json(),
        }

    def events(self, since: int) -> list[dict[str, Any]]:
        return [
            {"number": answer.number, "event": self.said(self.match.game.event_message(event))}
            for answer in self.match.answers
            if answer.number >= since
            for event in answer.events
            if event.seen_by(self.seat)
        ]

    def result(self) -> dict[str, Any]:
        match = self.match
        text = self.speak.say(f"{match.game.name}-ending-{match.ending}")
        return {"ending": match.ending, "text": text, "winners": match.winners, "returns": match.returns}

    def said(self, message: Message) -> dict[str, Any]:
        return {**message.to_json(), "text": self.named(self.speak.text(message))}

    def named(self, text: str) -> str:
        return put_names(text, self.names, self.speak.language)

    def choice(self, action: Action) -> dict[str, Any]:
        message = self.match.game.action_message(action)
        return {"action": action.text, **self.said(message), "help": self.named(self.speak.help(message))}

    def play(self, action: str, length: int) -> dict[str, Any] | None:  # noqa: ARG002
        reason = self.match.why_not(action, self.seat)
        if reason is not None:
            return {"type": "refused", "action": action, "rule": reason.rule_id, "reason": self.said(reason)}
        self.match.play(action)
        return None

    def why(self, action: str) -> dict[str, Any]:
        reason = self.match.why_not(action, self.seat)
        told = None if reason is None else self.said(reason)
        return {"type": "why", "action": action, "possible": reason is None, "reason": told}

    def order(self, order: str) -> dict[str, Any] | None:
        self.match.order(self.seat, order)
        return None

    def rule(self, rule: str) -> dict[str, Any]:
        found = rulebook(self.match.game.name).rule(rule)
        language = self.speak.language
        return {"type": "rule", "id": found.id, "title": found.title(language), "text": found.text(language)}

    def save(self) -> None:
        """So that nothing is lost whenever this process ends."""
        if self.file is None:
            return
        try:
            self.match.save(self.file)
        except OSError as wrong:
            raise BadOption(f"'{self.file}' cannot be written: {wrong.strerror}") from wrong
