"""Whoever listens at a table: what they know, and what waits to be sent to them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from katabasis.server.wire.speech import Speech

NOTES = 100  # messages besides updates that wait for a slow socket


def never(_: bytes) -> bool:
    """For a line that cannot send at once: all has to wait until it is awaited."""
    return False


class Listener:
    """A socket or a waiting request: what it knows, and what waits to be sent to it."""

    def __init__(
        self,
        seat: int,
        player: str,
        speech: Speech,
        known: int,
        send: Callable[[bytes], bool] = never,
        ahead: bool = False,
        marks: bool = False,
    ) -> None:
        self.seat = seat  # or SPECTATOR
        self.player = player
        self.speech = speech
        self.ahead = ahead  # wants to be told what comes with a question besides its answers
        self.marks = marks  # puts names into texts itself
        self.known = known  # length of the record in the last update taken
        self.talked: int | None = None  # number of the last line of talk heard; None for who does not hear any
        self.update: bytes | None = None  # the newest, if it has not been taken yet
        self.length = known  # of the record in that one
        self.reply = ""
        self.send = send  # at once, if it can be
        self.notes: deque[bytes] = deque(maxlen=NOTES)
        self.wake = asyncio.Event()
        self.lost = False

    def note(self, message: bytes) -> None:
        if not self._at_once(message):
            self.notes.append(message)
            self.wake.set()

    def _at_once(self, message: bytes) -> bool:
        """Nothing overtakes what waits already."""
        return self.update is None and not self.notes and not self.lost and self.send(message)

    def lose(self) -> None:
        """The seat is somebody else's now: what waits is no longer for these ears."""
        self.lost = True
        self.notes.clear()
        self.update = None
        self.wake.set()

    def answer_waits(self) -> None:
        """A reply that waits is sent before the next one, not forgotten over it."""
        if self.reply and self.update is not None:
            waiting = self.take()
            assert waiting is not None
            self.note(waiting)

    def offer(self, update: bytes, length: int) -> None:
        """A newer update takes the place of one that was not taken; it tells all that is new since the last taken."""
        if self._at_once(update):
            self.known = length
            self.reply = ""
            return
        self.update = update
        self.length = length
        self.wake.set()

    def take(self) -> bytes | None:
        """The update that waits, which is known from now on."""
        update, self.update = self.update, None
        if update is not None:
            self.known = self.length
            self.reply = ""
        return update
