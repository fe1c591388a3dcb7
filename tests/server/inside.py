"""The whole application within the process of a test: no network, a clock that stands still, chance that is dictated.

async with House(blank, folder / "one.db") as house:
    await house.store.add_player(player("Ariane"))
    told = await house.ask("GET", "/api/players/me", token="Ariane")
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import pytest

from katabasis.engine.action import Action
from katabasis.engine.chance import ALGORITHM
from katabasis.engine.dealers import Script
from katabasis.engine.game import Game
from katabasis.engine.match import Match, resume
from katabasis.engine.record import CHANCE_MARK, Record
from katabasis.engine.state import State
from katabasis.server import hall
from katabasis.server.access import DAY, digest
from katabasis.server.app import create_app
from katabasis.server.database import store
from katabasis.server.database.models import PlayerRow
from katabasis.server.database.store import Store
from katabasis.server.fair.turns import Turn
from katabasis.server.metrics import METRICS
from katabasis.server.settings import Settings
from katabasis.server.table import start, table
from katabasis.server.workers import Heard, request

NOON = 1_700_000_000_000  # milliseconds: it always is
PATIENCE = 300.0  # seconds
TURNS = 8  # of the event loop, in which whoever was woken has sent what waited


class StandingClock:
    """In the place of the module `time`."""

    @staticmethod
    def time_ns() -> int:
        return NOON * 1_000_000

    @staticmethod
    def perf_counter() -> float:
        return 0.0


class Dictated:
    """What chance answers, by the seed of a match, in the order of the record; and what bots answer, in theirs."""

    def __init__(self) -> None:
        self.outcomes: dict[str, list[str]] = {}
        self.answers: list[str] = []
        self.said: list[str] = []  # what bots say before their next answer
        self.thought: list[bytes] = []  # what went to a process of bots, had there been one

    def resume(self, game: Game, record: Record) -> Match:
        """As `katabasis.engine.match.resume`, with another dealer for the seeds known here."""
        match = resume(game, record)
        script = self.outcomes.get(record.seeds[-1][1]) if record.dealer == ALGORITHM and record.seeds else None
        if script is not None:
            dealt = sum(entry.who == CHANCE_MARK for entry in match.record.entries)
            match.dealer = Script(script[dealt:])
        return match

    def thinkers(self, processes: int) -> NoThinkers:
        return NoThinkers(self)


class NoThinkers:
    """In the place of the processes in which bots think."""

    running = restarts = 0

    def __init__(self, dictated: Dictated) -> None:
        self.dictated = dictated
        self.hurried = False

    async def start(self) -> None:
        """Nothing to start."""

    async def stop(self) -> None:
        """Nothing to stop."""

    async def think(
        self, bot: str, state: State, seat: int, seed: str, heard: Sequence[Heard] = (), turn: Turn | None = None
    ) -> tuple[Action, list[str]]:
        self.dictated.thought.append(request(bot, state, seat, "pinned", heard))
        said, self.dictated.said = self.dictated.said, []
        return state.game.action(self.dictated.answers.pop(0)), said


class Diary:
    """In the place of every log: what was written, without times."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def __getattr__(self, level: str) -> Any:
        def write(event: str, *values: object, **more: object) -> None:
            told = {name: repr(value) for name, value in more.items() if name != "milliseconds"}
            self.lines.append(json.dumps([level, event, [str(value) for value in values], told]))

        return write


def quiet(monkeypatch: pytest.MonkeyPatch) -> Dictated:
    """No clock, no processes, no chance but what is dictated."""
    dictated = Dictated()
    monkeypatch.setattr(store, "time", StandingClock)
    monkeypatch.setattr(hall, "Thinkers", dictated.thinkers)
    monkeypatch.setattr(hall, "ROUND", 3600.0)
    for module in (table, start):
        monkeypatch.setattr(module, "resume", dictated.resume)
    return dictated


@contextlib.contextmanager
def diary() -> Iterator[Diary]:
    """All that is logged from here on."""
    kept = Diary()
    with pytest.MonkeyPatch.context() as patch:
        for name, module in list(sys.modules.items()):
            if name.startswith("katabasis.server.") and hasattr(module, "log"):
                patch.setattr(module, "log", kept)
        yield kept


def counted(before: dict[str, float] | None = None) -> dict[str, float]:
    """All that is counted, but for times; since an earlier look, if there was one."""
    found: dict[str, float] = {}
    for metric in METRICS.registry.collect():
        for sample in metric.samples:
            if not metric.name.endswith("_seconds") and not sample.name.endswith("_created"):
                name = f"{sample.name} {sorted(sample.labels.items())}"
                earlier = 0.0 if before is None or metric.type == "gauge" else before.get(name, 0.0)
                found[name] = sample.value - earlier
    return {name: value for name, value in sorted(found.items()) if value}


def player(name: str) -> PlayerRow:
    """Somebody whose id and token are the name."""
    return PlayerRow(id=name, token=digest(name), nickname=name, language="en", created=NOON, expires=NOON + 400 * DAY)


@dataclass(frozen=True)
class Told:
    """An answer of the server, to the last byte."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class House:
    """The application with a database of its own."""

    def __init__(self, blank: Path, database: Path) -> None:
        shutil.copy(blank, database)
        self.settings = settings_of(database)
        self.app: Any = create_app(self.settings)
        self.store = Store(self.settings)
        self.open = contextlib.AsyncExitStack()

    async def __aenter__(self) -> Self:
        await self.open.enter_async_context(self.app.app.lifespan())
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.store.engine.dispose()
        await self.open.aclose()

    async def ask(self, method: str, path: str, body: object = None, token: str = "", language: str = "") -> Told:
        """One request over HTTP."""
        data = b"" if body is None else json.dumps(body).encode()
        headers = [(b"host", b"table.example"), (b"content-length", str(len(data)).encode())]
        if body is not None:
            headers.append((b"content-type", b"application/json"))
        waiting = [{"type": "http.request", "body": data, "more_body": False}]
        sent: list[Any] = []

        async def receive() -> Any:
            return waiting.pop() if waiting else await asyncio.Event().wait()

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope_of("http", path, headers, token, language, method), receive, send)
        start = sent[0]
        return Told(start["status"], tuple(start["headers"]), b"".join(part.get("body", b"") for part in sent[1:]))

    async def listen(self, path: str, token: str = "", language: str = "") -> Wire:
        """One open socket."""
        wire = Wire(self.app, scope_of("websocket", path, [(b"host", b"table.example")], token, language))
        await wire.until("table", "refused", start=0)
        await settle()  # the view comes with it, if the match has begun
        return wire


class Wire:
    """An open socket, and all that came over it."""

    def __init__(self, app: Any, scope: dict[str, Any]) -> None:
        self.heard: list[str] = []
        self.closed: tuple[int, str] | None = None
        self.reading = asyncio.Event()  # while it is not set, nothing is taken from the line
        self.reading.set()
        self._arrived = asyncio.Event()
        self._waiting: asyncio.Queue[Any] = asyncio.Queue()
        self._waiting.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._waiting.get, self._send))

    async def _send(self, message: Any) -> None:
        await self.reading.wait()
        if message["type"] == "websocket.send":
            self.heard.append(message["text"])
        elif message["type"] == "websocket.close":
            self.closed = (message["code"], message.get("reason", ""))
        self._arrived.set()

    def say(self, message: object) -> None:
        text = message if isinstance(message, str) else json.dumps(message)
        self._waiting.put_nowait({"type": "websocket.receive", "text": text})

    async def until(self, *kinds: str, start: int | None = None) -> Any:
        """Wait for the next message of these types: "accepted" and "stale" are updates that reply."""
        for place in range(len(self.heard) if start is None else start, sys.maxsize):
            async with asyncio.timeout(PATIENCE):
                while len(self.heard) <= place:
                    self._arrived.clear()
                    await self._arrived.wait()
            message = json.loads(self.heard[place])
            if message["type"] in kinds or message.get("reply") in kinds:
                return message
        raise AssertionError

    async def told(self, message: object, *kinds: str) -> Any:
        """Say something, and wait for what is told of it."""
        self.say(message)
        found = await self.until(*kinds)
        await settle()
        return found

    async def close(self) -> None:
        self._waiting.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


def scope_of(
    kind: str, path: str, headers: list[tuple[bytes, bytes]], token: str, language: str, method: str = ""
) -> dict[str, Any]:
    """What a server of the network would say of a request."""
    place, _, query = path.partition("?")
    more = [(b"authorization", f"Bearer {token}".encode())] if token else []
    if language:
        more.append((b"accept-language", language.encode()))
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": place,
        "raw_path": place.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [*headers, *more],
        "client": ("127.0.0.1", 50_000),
        "server": ("table.example", 80),
        "subprotocols": [],
        "extensions": {},
        "state": {},
        **({"method": method} if method else {}),
    }


def settings_of(database: Path) -> Settings:
    return Settings(database=f"sqlite:///{database}", requests_per_second=0, messages_per_second=0, log_level="debug")


def blank_database(path: Path) -> Path:
    """A database with tables and nothing in them, to be copied."""

    async def make() -> None:
        made = Store(settings_of(path))
        await made.start()
        await made.stop()

    asyncio.run(make())
    return path


async def settle() -> None:
    """Until whoever was woken has sent what waited."""
    for _ in range(TURNS):
        await asyncio.sleep(0)
