"""The conversation: one JSON object a line, in and out.

Out come `hello`, `asked`, `why`, `rule`, `refused`, `error`, `stopped` and `result`; in go answers and a few questions.
Whatever comes in, the match goes on from where it stood: a line that cannot be understood is answered and forgotten.

>>> understood('{"action": "combat"}'), understood('{"choice": 0, "length": 16}')
({'action': 'combat'}, {'choice': 0, 'length': 16})
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from typing import Any, TextIO

from katabasis.engine.errors import KatabasisError
from katabasis.words import Words

PROTOCOL = 1  # rises when a program would have to be changed
LONGEST = 100_000  # characters of a line

# What may be said, and of what type.  One of them at a time; `length` may come with an answer.
REQUESTS: dict[str, type] = {
    "action": str,
    "choice": int,
    "why": str,
    "order": str,
    "rule": str,
    "show": bool,
    "quit": bool,
}
ANSWERS = ("action", "choice")


class Misunderstood(Exception):
    """A line that says nothing we know: the key of a sentence, and its values."""

    def __init__(self, key: str, **values: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


class Gone(Exception):
    """Nobody reads what we write any more."""


class Seat(ABC):
    """A seat at a table, wherever that table is."""

    speak: Words

    @abstractmethod
    def hello(self) -> dict[str, Any]:
        """What there is to know before the first question."""

    @abstractmethod
    def update(self) -> dict[str, Any]:
        """Waits until this seat is asked or the match is over; then all that the seat may know, and what is new."""

    @abstractmethod
    def play(self, action: str, length: int) -> dict[str, Any] | None:
        """Answers; None if it was played, else what to tell instead."""

    @abstractmethod
    def why(self, action: str) -> dict[str, Any]:
        """Whether an answer is possible now, and if not, why."""

    @abstractmethod
    def order(self, order: str) -> dict[str, Any] | None:
        """Gives a standing order; None if it stands."""

    @abstractmethod
    def rule(self, rule: str) -> dict[str, Any]:
        """The text of a rule."""


def understood(line: str) -> dict[str, Any]:
    """What a line says."""
    if len(line) > LONGEST:
        raise Misunderstood("agent-too-long", most=LONGEST)
    try:
        said = json.loads(line)
    except (ValueError, RecursionError) as wrong:
        raise Misunderstood("agent-not-json") from wrong
    if not isinstance(said, dict):
        raise Misunderstood("agent-not-object")
    wanted = [name for name in said if name in REQUESTS]
    unknown = [name for name in said if name not in REQUESTS and name != "length"]
    if len(wanted) != 1 or unknown:
        raise Misunderstood("agent-one-of", names=", ".join(REQUESTS))
    (name,) = wanted
    value = said[name]
    if not isinstance(value, REQUESTS[name]) or (REQUESTS[name] is int and isinstance(value, bool)):
        raise Misunderstood(f"agent-wants-{'text' if REQUESTS[name] is str else 'other'}", name=name)
    length = said.get("length")
    if "length" in said and (name not in ANSWERS or not isinstance(length, int) or isinstance(length, bool)):
        raise Misunderstood("agent-length")
    return said


class Conversation:
    """Between a program and its seat."""

    def __init__(self, seat: Seat, lines: TextIO, out: TextIO) -> None:
        self.seat = seat
        self.lines = lines
        self.out = out
        self.number = 0  # of the line that was read last

    def run(self) -> bool:
        """Until the match is over, which is True, or the program has no more to say."""
        self.tell({"type": "hello", "protocol": PROTOCOL, **self.seat.hello()})
        while True:
            now = self.seat.update()
            if now["result"] is not None:
                self.tell({"type": "result", **now})
                return True
            self.tell({"type": "asked", **now})
            if not self.answered(now):
                self.tell({"type": "stopped", "length": now["length"]})
                return False

    def answered(self, now: dict[str, Any]) -> bool:
        """Reads lines until one of them answers the question; False if they end before."""
        while True:
            line = self.next_line()
            if line is None:
                return False
            try:
                said = understood(line)
                if "quit" in said:
                    return False
                if any(name in said for name in ANSWERS):
                    reply = self.answer(said, now)
                    if reply is None:
                        return True
                elif "show" in said:
                    reply = {"type": "asked", **now}
                elif "why" in said:
                    reply = self.seat.why(said["why"])
                elif "rule" in said:
                    reply = self.seat.rule(said["rule"])
                else:
                    reply = self.seat.order(said["order"])
                    if reply is None:
                        return True  # an order may answer the question itself: look again
            except Misunderstood as wrong:
                reply = self.error(self.seat.speak.say(wrong.key, wrong.values))
            except KatabasisError as wrong:
                reply = self.error(str(wrong))
            self.tell(reply)

    def answer(self, said: dict[str, Any], now: dict[str, Any]) -> dict[str, Any] | None:
        if said.get("length", now["length"]) != now["length"]:
            raise Misunderstood("agent-stale", length=now["length"])
        if "action" in said:
            return self.seat.play(said["action"], now["length"])
        choices = now["choices"]
        if not 0 <= said["choice"] < len(choices):
            raise Misunderstood("agent-no-choice", last=len(choices) - 1)
        return self.seat.play(choices[said["choice"]]["action"], now["length"])

    def next_line(self) -> str | None:
        """The next line that is not empty; None at the end.  Of one that is too long only the beginning is kept."""
        while True:
            line = self.lines.readline(LONGEST + 2)
            if not line:
                return None
            self.number += 1
            rest = line
            while not rest.endswith("\n"):
                rest = self.lines.readline(LONGEST)
                if not rest:
                    break
            if line.strip():
                return line.strip() if len(line) <= LONGEST else line

    def error(self, message: str) -> dict[str, Any]:
        return {"type": "error", "line": self.number, "message": message}

    def tell(self, message: dict[str, Any]) -> None:
        try:
            self.out.write(json.dumps(message, ensure_ascii=False) + "\n")
            self.out.flush()
        except BrokenPipeError as gone:
            raise Gone from gone
