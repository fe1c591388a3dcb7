"""What a table tells whoever listens: each gets what it may know, and what is new for it."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import msgspec

from katabasis.engine.course import Answer
from katabasis.engine.match import Match
from katabasis.engine.record import Entry
from katabasis.engine.seats import CHANCE, EVERYONE, may_know
from katabasis.server.protocol import encode
from katabasis.server.speech import Speech, speech

if TYPE_CHECKING:
    from katabasis.server.table import Table

RECENT = 30  # lines whose events a newcomer gets at once; the rest is there to be asked for
REMEMBERED = 500  # answers whose events a table keeps in words
NUMBER = attrgetter("number")
NOTES = 100  # messages besides updates that wait for a slow socket


def never(_: bytes) -> bool:
    """For a line that cannot send at once: all has to wait until it is awaited."""
    return False


class Listener:
    """A socket or a waiting request: what it knows, and what waits to be sent to it."""

    def __init__(
        self, seat: int, player: str, speech: Speech, known: int, send: Callable[[bytes], bool] = never
    ) -> None:
        self.seat = seat  # or SPECTATOR
        self.player = player
        self.speech = speech
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


def tell(table: Table, author: Listener | None = None, reply: str = "") -> None:
    """Everybody gets what is new for them.  Called with the lock held, when all that is known stands."""
    made: dict[tuple[int, str, int, str], bytes] = {}
    for listener in table.listeners:
        if listener is author:
            listener.answer_waits()
            listener.reply = reply
        key = (listener.seat, listener.speech.language, listener.known, listener.reply)
        if key not in made:
            made[key] = update(table, *key)
        listener.offer(made[key], len(table.entries))


def dismiss(table: Table) -> None:
    """Whoever answered for a seat that is no longer theirs hears no more of it."""
    for listener in list(table.listeners):
        if listener.seat >= 0 and table.seats[listener.seat].holder != listener.player:
            table.listeners.discard(listener)
            listener.lose()


def tell_one(table: Table, listener: Listener, reply: str = "") -> None:
    """One listener gets the current view."""
    listener.answer_waits()
    listener.reply = reply
    shown = update(table, listener.seat, listener.speech.language, listener.known, reply)
    listener.offer(shown, len(table.entries))


def update(table: Table, seat: int, language: str, since: int, reply: str = "") -> bytes:
    """All that a seat, or a spectator, may know now, and what is new since a length."""
    spoken = speech(language)
    match = table.playing()
    kept = kept_since(table.cuts, since, len(table.entries))
    asked = table.asked()
    return encode(
        {
            "type": "update",
            "reply": reply,
            "match": table.id,
            "seat": seat if seat >= 0 else None,
            "length": len(table.entries),
            "asked": asked,
            "kept": kept,
            "events": news(table, match, seat, kept, spoken),
            "question": None if asked is None else spoken.message(match.game.question_message(match.state, seat)),
            "choices": [] if asked not in (seat, CHANCE) else choices(table, match, seat, spoken),
            "undo": undo_state(table, match, seat, asked),
            "orders": match.game.orders_json(match.standing(seat)) if seat >= 0 else {},
            "result": result(match, spoken) if asked is None else None,
            "view": match.view(seat).to_json(),
        }
    )


def choices(table: Table, match: Match, seat: int, speech: Speech) -> list[msgspec.Raw]:
    if seat < 0 or not table.may_answer(match, seat):
        return []
    return [speech.choice(match.game, action) for action in match.legal_actions()]


def undo_state(table: Table, match: Match, seat: int, asked: int | None) -> dict[str, Any]:
    """What may be taken back, and what waits for consent."""
    playing = seat >= 0 and asked is not None
    row = table.row
    asking = row.undo_length == len(table.entries)
    return {
        "free": playing and match.undoable(seat),
        "possible": playing and table.may_ask_back(seat),
        "asked_by": row.undo_seat if asking else None,
        "agreed": [who for who in range(len(table.seats)) if asking and row.undo_agreed >> who & 1],
        "missing": table.missing() if asking else [],
    }


def news(table: Table, match: Match, seat: int, since: int, speech: Speech) -> list[msgspec.Raw]:
    """Events from a number on, as a point of view may know them; put into words once for all who listen."""
    if len(table.told) > REMEMBERED:
        table.told.clear()
    found: list[msgspec.Raw] = []
    for answer in answers_since(match, since):
        key = (answer.number, speech.language)
        told = table.told.get(key)
        if told is None:
            told = table.told[key] = told_events(match, answer, speech)
        for audience, event in told:
            if audience == EVERYONE or may_know(audience, seat):
                found.append(event)
    return found


def happened(match: Match, seat: int, since: int, speech: Speech) -> list[msgspec.Raw]:
    """The same of a match that is only looked at."""
    answers = answers_since(match, since)
    told = [pair for answer in answers for pair in told_events(match, answer, speech)]
    return [event for audience, event in told if may_know(audience, seat)]


def answers_since(match: Match, since: int) -> list[Answer]:
    """The last answers that stand, from a number on."""
    first = bisect_left(match.answers, since, key=NUMBER)
    return match.answers[first:]


def told_events(match: Match, answer: Answer, speech: Speech) -> list[tuple[int, msgspec.Raw]]:
    """What an answer brought about: who may know it, and the words."""
    begin = b'{"number":%d,"event":' % answer.number
    game = match.game
    return [(event.audience, msgspec.Raw(begin + speech.event(game, event) + b"}")) for event in answer.events]


def result(match: Match, speech: Speech) -> dict[str, Any] | None:
    """How a match ended."""
    if not match.over:
        return None
    text = speech.say(f"{match.game.name}-ending-{match.ending}")
    return {"ending": match.ending, "text": text, "winners": match.winners, "returns": match.returns}


def kept_since(cuts: list[tuple[int, int]], since: int, length: int) -> int:
    """From which number on the events are news to somebody who knows a length: some may have been taken back."""
    kept = since if 0 <= since <= length else 0
    for line, lowest in cuts:
        if line >= since:
            kept = min(kept, lowest)
    return kept


def cuts_in(entries: Iterable[Entry]) -> list[tuple[int, int]]:
    """For each undo: its line, and the lowest number that it took back.

    >>> cuts_in([Entry("first", "heal"), Entry("=", "die 4"), Entry("*", "undo 2")])
    [(2, 0)]
    """
    cuts: list[tuple[int, int]] = []
    standing: list[int] = []
    for number, entry in enumerate(entries):
        count = entry.takes_back
        if count:
            cuts.append((number, standing[-count]))
            del standing[-count:]
        elif not entry.is_order:
            standing.append(number)
    return cuts
