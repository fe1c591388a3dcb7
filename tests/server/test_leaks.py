"""Nobody learns from the server what they must not know: all that it sends is the same, byte for byte, for twins.

Twins (`twins.py`) are two matches that differ only in what a viewer must not know.  First thousands of positions are
looked at where the words are made, at tables in memory; then a sample goes through the whole application, over HTTP
and over sockets.  The secrets of the server itself (the secret of a promise, the seeds, words not yet shown, links)
are different in every pair.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from inside import NOON, Dictated, House, Told, Wire, blank_database, counters, diary, player, quiet, settle
from twins import AHURIS, MODES, Story, Twins, secrets_of, story, twins

from katabasis.engine.chance import Rng
from katabasis.engine.dealers import HUMAN, Human
from katabasis.engine.game import CHANCE, OPEN, SPECTATOR
from katabasis.engine.match import Match, resume
from katabasis.engine.record import CHANCE_MARK, TABLE_MARK, Entry, Record
from katabasis.games import NAMES
from katabasis.server.access import Caller, digest
from katabasis.server.facts import table_facts
from katabasis.server.models import BOT, GATHERING, PERSON, PLAYING, MatchRow, SeatRow
from katabasis.server.protocol import encode
from katabasis.server.routes.replay import _line, shown
from katabasis.server.speech import speech
from katabasis.server.store import Stored
from katabasis.server.table import Table
from katabasis.server.telling import update
from katabasis.server.workers import request

Result = TypeVar("Result")

HIDING = [mode for mode in MODES if secrets_of("ahuris", mode) is not None]
STRANGER = "Zoé"  # has no seat
PEOPLE = ["Ariane", "Bruno", "Chloé", "Denis"]  # by seat
COMMITMENT = "c0" * 32  # pinned: it is public, and would be different
CARDS = [f"{value}{suit}" for value in range(1, 11) for suit in "hsdc"]


@pytest.fixture(autouse=True)
def dictated(monkeypatch: pytest.MonkeyPatch) -> Dictated:
    return quiet(monkeypatch)


def same(one: Any, other: Any, *where: object) -> None:
    """Both sides were told the same; if not, the first difference is shown with what stands around it."""
    if one == other:
        return
    place = " ".join(str(part) for part in where)
    for here, there in zip(one, other, strict=False):
        if here != there:
            left, right = str(here), str(there)
            at = next((n for n, pair in enumerate(zip(left, right, strict=False)) if pair[0] != pair[1]), 0)
            start = max(0, at - 150)
            pytest.fail(f"a secret shows, {place}:\n  {left[:80]} … {left[start : at + 80]}\n  … {right[start : at + 80]}")
    pytest.fail(f"a secret shows, {place}: {len(one)} and {len(other)} things were told")


# Rows


def secret(side: str) -> str:
    """What only the server knows; different on both sides."""
    return (side * 64)[:64]


def seed(match: str, side: str) -> str:
    return f"seed of {match} on side {side}"


def match_row(told: Story, match: str, side: str, length: int) -> MatchRow:
    """The row of a running match."""
    dealt = told.dealer != HUMAN
    words = [f"word {seat}" for seat in range(told.seats)]
    return MatchRow(
        id=match,
        game="ahuris",
        rules=AHURIS.rules_version,
        seats=told.seats,
        options=dict(told.options),
        dealer=told.dealer,
        seeds=[[0, seed(match, side)]] if dealt else [],
        promises=[[0, COMMITMENT, words, secret(side)]] if dealt else [],
        plain_commitment="",
        position=told.position,
        secret=secret(side) if dealt else "",
        status=PLAYING,
        listed=True,
        spectators=True,
        host=PEOPLE[0],
        mind_after=None,
        minder="random",
        parent=None,
        parent_at=None,
        length=length,
        asked=match_of(told, length).to_move if length else None,
        ending="",
        due=None,
        undo_length=None,
        undo_seat=None,
        undo_agreed=0,
        created=NOON,
        changed=NOON,
    )


def seat_rows(told: Story, match: str, side: str) -> list[SeatRow]:
    """A person on each seat; the links that hand the seats over are nobody's business."""
    return [
        SeatRow(
            match=match,
            seat=seat,
            kind=PERSON,
            bot="",
            owner=PEOPLE[seat],
            holder=PEOPLE[seat],
            nickname=PEOPLE[seat],
            ready=True,
            word=f"word {seat}",
            minded=False,
            seen=NOON,
            link=digest(f"link {seat} on side {side}"),
        )
        for seat in range(told.seats)
    ]


def answer_rows(told: Story, match: str, length: int) -> list[dict[str, Any]]:
    return [
        {"match": match, "number": number, "who": entry.who, "text": entry.text, "at": NOON}
        for number, entry in enumerate(told.entries[:length])
    ]


def record_of(told: Story, length: int) -> Record:
    entries = [Entry(entry.who, entry.text) for entry in told.entries[:length]]
    return Record("ahuris", AHURIS.rules_version, told.seats, told.options, HUMAN, position=told.position, entries=entries)


def match_of(told: Story, length: int) -> Match:
    return resume(AHURIS, record_of(told, length))


# At tables in memory


class OneTable:
    """A table that is read on line by line, as from another process."""

    def __init__(self, told: Story, side: str) -> None:
        self.told = told
        self.length = 0
        self.table = Table(self, Stored(match_row(told, "table", side, 0), seat_rows(told, "table", side), []))  # type: ignore[arg-type]

    @property
    def store(self) -> OneTable:
        return self

    async def answers(self, match: str, since: int) -> list[tuple[int, str, str]]:
        """Lines that the table does not know yet; it takes us for its hall and its store."""
        return [(number, entry.who, entry.text) for number, entry in enumerate(self.told.entries[: self.length])][since:]

    def read_on(self, length: int) -> Match:
        self.length = length
        at_once(self.table.catch_up())
        assert self.table.match is not None
        return self.table.match


def at_once(work: Coroutine[Any, Any, Result]) -> Result:
    """The result of something that need not wait."""
    try:
        work.send(None)
    except StopIteration as done:
        found: Result = done.value
        return found
    raise AssertionError("it waits")


def player_at(seat: int) -> str:
    return STRANGER if seat == SPECTATOR else PEOPLE[seat]


def overheard(table: Table, seat: int, since: int, language: str) -> list[tuple[str, bytes]]:
    """What a viewer is told of a position without asking."""
    return [
        ("update", update(table, seat, language, since)),
        ("table", encode(table_facts(table, player_at(seat)))),
    ]


def asked_for(table: Table, match: Match, seat: int, language: str) -> Iterator[tuple[str, bytes]]:
    """What a viewer can find out by asking."""
    spoken = speech(language)
    caller = Caller(None, spoken)
    yield "record", shown(match, seat).text().encode()
    for step in match.walk():
        yield f"line {step.number}", encode(_line(match, step, seat, caller))
    if seat >= 0:
        for action in AHURIS.actions:
            yield f"why not {action.text}", encode(table.why(seat, action.text, spoken))
        yield "what a bot is asked", request("random", match.state, seat, "pinned")


def lengths(told: Story, every: int, rng: Rng) -> Iterator[int]:
    """Lengths of its record to look at: one in so many, and all at which something is being drawn or was just hidden."""
    for length in range(1, len(told.entries)):
        if told.hidden(told.entries[length - 1]) or rng.below(every) == 0:
            yield length


@pytest.mark.parametrize("mode", MODES)
def test_no_position_tells_what_a_viewer_must_not_know(mode: str) -> None:
    seen: Counter[str] = Counter()
    rng = Rng(f"positions {mode}")
    for number in range(STORIES):
        pair = twins(mode, number)
        if pair is None:
            continue
        seen["stories"] += 1
        seen["different lines"] += len(pair.differ)
        one, other, known = OneTable(pair.one, "a"), OneTable(pair.other, "b"), OneTable(pair.one, "b")
        for length in lengths(pair.one, EVERY, rng):
            here, there, again = one.read_on(length), other.read_on(length), known.read_on(length)
            seen["positions"] += 1
            seen["positions with other secrets"] += here.state != there.state
            seen["positions after other secrets"] += any(line < length for line in pair.differ)
            since, language = (0, length - 1, rng.below(length + 2))[rng.below(3)], ("en", "fr")[rng.below(2)]
            closely = rng.below(CLOSELY) == 0
            for seat in range(-1, pair.one.seats):
                viewer = SPECTATOR if seat < 0 else seat
                knows = viewer not in pair.one.viewers()  # then only the secrets of the server are different
                second, after = (known, again) if knows else (other, there)
                where = f"to viewer {viewer} of story {number} at {length}"
                told = overheard(one.table, viewer, since, language)
                same(told, overheard(second.table, viewer, since, language), where)
                if closely:
                    told = list(asked_for(one.table, here, viewer, language))
                    same(told, list(asked_for(second.table, after, viewer, language)), where)
                    seen["looked at closely"] += 1
                seen["comparisons"] += 1
    print(mode, seen)


STORIES, EVERY, CLOSELY = 6, 4, 60
