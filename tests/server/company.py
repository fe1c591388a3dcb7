"""People around tables, and a client that knows only what it is told.

company = gather(server, "trio-cooperative")
company.play(10)
company.record()
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import subprocess
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import asyncpg
from harness import PATIENCE, Line, Person, Refusal, Server

import katabasis
from katabasis.engine.match import Match
from katabasis.engine.message import Message
from katabasis.engine.seats import SPECTATOR
from katabasis.names import put_names
from katabasis.words import words

NAMES = ["Ariane", "Bruno", "Chloé", "Démétrios"]
SEATS = {
    "solo": 1,
    "duo": 2,
    "trio-cooperative": 3,
    "trio-competitive": 3,
    "quartet-cooperative": 4,
    "quartet-competitive": 4,
}
Told = tuple[int, str, str]  # number of the line, key and text of an event


@dataclass
class Company:
    """A table, and who holds which seat; nobody for a bot's."""

    match: str
    people: list[Person | None]
    chance: random.Random = field(default_factory=lambda: random.Random(1))

    @property
    def host(self) -> Person:
        return next(person for person in self.people if person is not None)

    @property
    def path(self) -> str:
        return f"/api/matches/{self.match}"

    def facts(self) -> Any:
        return self.host.get(self.path)

    def names(self) -> list[str]:
        """By seat what people, and bots, are called at this table."""
        return [seat["nickname"] for seat in self.facts()["seats"]]

    def person(self, seat: int) -> Person:
        found = self.people[seat]
        assert found is not None, f"seat {seat} is a bot's"
        return found

    def view(self, seat: int, since: int | None = None, wait: int = 0) -> Any:
        return self.person(seat).view(self.match, seat, since, wait)

    def settled(self) -> Any:
        """The view of the host, once no bot is asked."""
        seat = self.people.index(self.host)
        update = self.view(seat)
        while self.is_bot(update["asked"]):
            update = self.view(seat, update["length"], 10)
        return update

    def is_bot(self, asked: int | None) -> bool:
        return asked is not None and asked >= 0 and self.people[asked] is None

    def play(self, answers: int = 1_000_000) -> Any:
        """Answer so many questions of people at random, or to the end; the view of whoever was asked last."""
        update = self.settled()
        while update["result"] is None and answers:
            update = self.view(update["asked"])
            action = self.chance.choice(update["choices"])["action"]
            update = self.answer(update["asked"], update["length"], action)
            answers -= 1
            if self.is_bot(update["asked"]):
                update = self.settled()
        return update

    def answer(self, seat: int, length: int, action: str) -> Any:
        return self.person(seat).answer(self.match, length, action, seat)

    def undo(self, seat: int, length: int) -> Any:
        return self.person(seat).post(f"{self.path}/undo", {"seat": seat, "length": length})

    def wish_back(self, answers: int) -> Any:
        """After so many answers somebody who may asks to take back, and sees this; None if the match is over."""
        update = self.play(answers)
        if update["result"] is not None:
            return None
        seat = next(seat for seat in range(len(self.people)) if self.view(seat)["undo"]["possible"])
        return self.undo(seat, update["length"])

    def consent(self, seat: int, length: int, agree: bool = True) -> Any:
        return self.person(seat).post(f"{self.path}/consent", {"seat": seat, "length": length, "agree": agree})

    def record(self, seat: int | None = None) -> str:
        """The record as a seat, or the table, may download it now."""
        eyes = "table" if seat is None else str(seat)
        person = self.host if seat is None else self.person(seat)
        reply = person.raw("GET", f"{self.path}/record?as={eyes}")
        assert reply.status == 200, reply.body
        return reply.body.decode()

    def lines(self) -> list[str]:
        """The lines of the record, as the table knows them."""
        return [line.rstrip() for line in self.record().partition("\n\n")[2].splitlines()]


def gather(server: Server, mode: str, bots: tuple[int, ...] = (), **wishes: Any) -> Company:
    """A table that has begun, with a person on every seat that is not a bot's."""
    company = invite(server, mode, bots, **wishes)
    for seat, person in enumerate(company.people):
        if person is not None:
            person.ready(company.match, seat, f"word {seat}")
    return company


def invite(server: Server, mode: str, bots: tuple[int, ...] = (), **wishes: Any) -> Company:
    """The same before anybody is ready."""
    plan = ["bot" if seat in bots else "open" for seat in range(SEATS[mode])]
    people = [None if kind == "bot" else Person(server, NAMES[seat]) for seat, kind in enumerate(plan)]
    company = Company("", people)
    plan[people.index(company.host)] = "me"
    options = {"mode": mode, **wishes.pop("options", {})}
    company.match = company.host.table(plan, options=options, **wishes)
    for seat, person in enumerate(people):
        if person not in (None, company.host):
            person.post(f"{company.path}/seats/{seat}")
    return company


def alone(server: Server, mode: str, **wishes: Any) -> Company:
    """One person on all seats, begun."""
    person = Person(server)
    match = person.table(["me"] * SEATS[mode], options={"mode": mode}, **wishes)
    for seat in range(SEATS[mode]):
        person.ready(match, seat)
    return Company(match, [person] * SEATS[mode])


def refused(call: Callable[..., object], *arguments: object) -> tuple[int, str]:
    """Status and code with which something is refused."""
    refusal = refusal_of(call, *arguments)
    assert refusal.message.strip() != "", "a refusal says why"
    return refusal.status, refusal.code


def refusal_of(call: Callable[..., object], *arguments: object) -> Refusal:
    try:
        call(*arguments)
    except Refusal as refusal:
        return refusal
    raise AssertionError("nothing was refused")


def hear_until(line: Line, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The next message over a socket that is as wanted."""
    while True:
        message = line.hear(PATIENCE)
        if wanted(message):
            return message


class Log:
    """What a client keeps from updates: it forgets from `kept` on, and adds what is new."""

    def __init__(self) -> None:
        self.length = 0
        self.events: list[Told] = []
        self.update: dict[str, Any] = {}

    def take(self, update: dict[str, Any]) -> None:
        assert update["length"] >= self.length, "a record only grows"
        assert update["kept"] <= self.length, "some events were never told"
        new = told(update)
        assert all(number >= update["kept"] for number, _, _ in new)
        self.events = [event for event in self.events if event[0] < update["kept"]] + new
        self.length = update["length"]
        self.update = update


def told(update: dict[str, Any]) -> list[Told]:
    """The events of an update, but for what the table took back, which is no event of the match."""
    events = [each for each in update["events"] if not each["event"]["key"].endswith("-took-back")]
    return [(each["number"], each["event"]["key"], each["event"]["text"]) for each in events]


def truth(match: Match, seat: int | None, language: str = "en", names: Sequence[str] = NAMES) -> list[Told]:
    """The same from the engine: all that stands now and that a seat, or a spectator, may know."""
    eyes = SPECTATOR if seat is None else seat
    found = []
    for answer in match.answers:
        for event in answer.events:
            if event.seen_by(eyes):
                message = match.game.event_message(event)
                text = said(language, message.key, tuple(message.values.items()), message.rule)
                found.append((answer.number, message.key, put_names(text, names, language)))
    return found


@cache
def said(language: str, key: str, values: tuple[tuple[str, int | str], ...], rule: str) -> str:
    """A message in words, put together once."""
    return words(language).text(Message(key, dict(values), rule))


def loaded(text: str) -> Match:
    """The match that a downloaded record tells."""
    return katabasis.loads(text)


def edit(server: Server, statement: str) -> list[tuple[Any, ...]]:
    """Change or read the database by hand.  A running server may not notice."""
    if server.database.startswith("sqlite"):
        connection = sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=PATIENCE)
        try:
            with connection:
                return connection.execute(statement).fetchall()
        finally:
            connection.close()
    return asyncio.run(_edit(server.database, statement))


async def _edit(address: str, statement: str) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(address)
    try:
        return [tuple(row) for row in await connection.fetch(statement)]
    finally:
        await connection.close()


@contextlib.contextmanager
def bots_stopped(server: Server) -> Iterator[None]:
    """Nobody thinks meanwhile: the processes of the bots stand still."""
    found = subprocess.run(["pgrep", "-P", str(server.pid)], capture_output=True, encoding="utf-8", check=True).stdout
    pids = [int(pid) for pid in found.split()]
    assert pids
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):  # the server was killed, and they with it
                os.kill(pid, signal.SIGCONT)
