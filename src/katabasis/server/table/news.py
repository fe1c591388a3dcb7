"""What is new for whoever knows a record up to a length: events, as each point of view may know them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from operator import attrgetter

import msgspec

from katabasis.engine.course import Answer
from katabasis.engine.match import Match
from katabasis.engine.message import Message, seat_noun
from katabasis.engine.record import TABLE_MARK, Entry
from katabasis.engine.seats import EVERYONE, may_know
from katabasis.server.wire.speech import Speech

REMEMBERED = 500  # answers whose events a table keeps in words
NUMBER = attrgetter("number")


class News:
    """The events of one table, put into words once for all who listen.  An undo makes them new."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        lines = list(entries)
        self.cuts = cuts_in(lines)
        self.agreed = [number for number, entry in enumerate(lines) if entry.takes_back and entry.who == TABLE_MARK]
        self.undone: dict[int, list[Answer]] = {}  # by line of an undo that the table agreed to: what it took back
        self.told: dict[tuple[int, str], list[tuple[int, msgspec.Raw]]] = {}  # by number and language

    def since(self, match: Match, seat: int, since: int, speech: Speech) -> list[msgspec.Raw]:
        """Events from a number on, as a point of view may know them."""
        if len(self.told) > REMEMBERED:
            self.told.clear()
        found: list[msgspec.Raw] = []
        for answer in answers_since(match, since):
            key = (answer.number, speech.language)
            told = self.told.get(key)
            if told is None:
                told = self.told[key] = told_events(match, answer, speech)
            for audience, event in told:
                if audience == EVERYONE or may_know(audience, seat):
                    found.append(event)
        if self.agreed and self.agreed[-1] >= since:
            return self._with_undone(found, match, seat, since, speech)
        return found

    def _with_undone(
        self, found: list[msgspec.Raw], match: Match, seat: int, since: int, speech: Speech
    ) -> list[msgspec.Raw]:
        """Between these events, in order, what the table took back by agreement."""
        numbers = [msgspec.json.decode(event, type=Numbered).number for event in found]
        for line in self.agreed:
            if line >= since:
                if line not in self.undone:
                    before = match.at(line)
                    self.undone[line] = before.answers[-match.record.entries[line].takes_back :]
                place = bisect_left(numbers, line)
                numbers.insert(place, line)
                found.insert(place, undone_event(match, line, self.undone[line], seat, speech))
        return found


class Numbered(msgspec.Struct):
    """The number of something that happened."""

    number: int


def undone_event(match: Match, line: int, answers: list[Answer], seat: int, speech: Speech) -> msgspec.Raw:
    """That somebody took back answers, and which, as far as a point of view may know them."""
    given = [answer for answer in answers if answer.seat >= 0] or answers  # dice that fell since go without saying
    known = [speech.name(match.game, answer.action) for answer in given if may_know(answer.audience, seat)]
    values: dict[str, int | str] = {"answers": " · ".join(known) or "none"}
    message = Message("server-table-took-back", values)  # what dice and cards showed, where people deal
    wished = next((answer.seat for answer in answers if answer.seat >= 0), None)  # who wished it gave the oldest
    if wished is not None:
        message = Message("server-took-back", {"seat": seat_noun(wished), **values})
    return msgspec.Raw(b'{"number":%d,"event":' % line + bytes(speech.message(message)) + b"}")


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
