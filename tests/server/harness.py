"""A real server in another process, and people who talk to it over real sockets.

with Server(folder) as server:
    ariane = Person(server, "Ariane")
    table = ariane.table(options={"mode": "duo"}, plan=["me", "bot"])
    ariane.ready(table)
"""

from __future__ import annotations

import atexit
import contextlib
import http.client
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

STARTING = 300.0  # seconds that a server may take on the busiest machine
PATIENCE = 300.0  # and anything else that is waited for
CHANCE = os.environ.get("KATABASIS_TEST_CHANCE", "lantern")  # the seed of all that servers deal; "" for real chance
QUICK = "random"  # a bot that answers at once, for tests that are not about bots


@cache
def zygote() -> subprocess.Popen[str]:
    """The process that forks servers, one for each process of tests."""
    forker = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("zygote.py"))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    atexit.register(bury, forker)
    return forker


def bury(forker: subprocess.Popen[str]) -> None:
    """It ends at the end of its input."""
    forker.communicate(timeout=STARTING)


PORTS = range(20_000, 32_000)  # below those that the system gives to clients: a server shall find its own again


def free_port() -> int:
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


BOUNDLESS: dict[str, object] = {  # tests sit at many tables at once, and all come from one address
    "requests_per_second": 0,
    "tables_per_player": 0,
    "bot_tables_per_player": 0,
    "tables_per_hour": 0,
    "players_per_hour": 0,
    "sockets_per_player": 0,
    "sockets_per_address": 0,
    "spectators_per_table": 0,
    "reserved_sockets": 0,
}


class Server:
    """One server process; killed and started again at the same address as often as one likes."""

    def __init__(
        self, folder: Path, database: str = "", pings: bool = True, chance: str = CHANCE, **settings: object
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self.database = database or f"sqlite:///{folder / 'tables.db'}"
        chosen = {"port": self.port, "database": self.database, **BOUNDLESS, **settings}
        self.environment = {f"KATABASIS_{name.upper()}": str(value) for name, value in chosen.items()}
        self.chance = chance  # a seed: tables of one kind are dealt alike; or none
        self.pings = pings  # whether who answers none for a while is hung up on
        self.pid = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, wait: bool = True) -> Self:
        forker = zygote()
        assert forker.stdin is not None
        assert forker.stdout is not None
        told = {"environment": self.environment, "log": str(self.log), "pings": self.pings, "chance": self.chance}
        forker.stdin.write(json.dumps(told) + "\n")
        forker.stdin.flush()
        self.pid = int(forker.stdout.readline())
        if wait:
            self.wait()
        return self

    def wait(self) -> None:
        """Until it answers."""
        until = time.monotonic() + STARTING
        while time.monotonic() < until:
            with contextlib.suppress(OSError, http.client.HTTPException):
                if request(self, "GET", "/health").status == 200:
                    return
            assert self.alive(), f"the server ended:\n{self.logged()}"
            time.sleep(0.02)
        raise AssertionError(f"the server does not answer:\n{self.logged()}")

    def logged(self) -> str:
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""

    def check_log(self) -> None:
        """Nothing went wrong in it."""
        for line in self.logged().splitlines():
            assert not line.startswith("{") or json.loads(line)["level"] == "info", line
            assert "Traceback" not in line

    def alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        """SIGKILL, as a power cut would."""
        os.kill(self.pid, signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        """SIGTERM: it closes in order."""
        if self.pid and self.alive():
            os.kill(self.pid, signal.SIGTERM)
            self._gone()

    def _gone(self) -> None:
        until = time.monotonic() + STARTING
        while self.alive():
            assert time.monotonic() < until, f"the server does not end:\n{self.logged()}"
            time.sleep(0.005)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.pid and self.alive():
            self.stop()


class Refusal(Exception):
    """What the server refused."""

    def __init__(self, status: int, body: dict[str, Any]) -> None:
        super().__init__(status, body)
        self.status = status
        self.code = body.get("code", "")
        self.message = body.get("message", "")


@dataclass
class Reply:
    """An HTTP answer, whatever it is."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


def request(
    server: Server, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
) -> Reply:
    """One raw request."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    try:
        connection.request(method, path, body, headers or {})
        answer = connection.getresponse()
        return Reply(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
    finally:
        connection.close()


@dataclass
class Person:
    """Somebody with a token."""

    server: Server
    nickname: str = "Ariane"
    language: str = "en"
    token: str = ""
    id: str = ""

    def __post_init__(self) -> None:
        if not self.token:
            wish = {"nickname": self.nickname, "language": self.language, "script": True}
            made = self.call("POST", "/api/players", wish)
            self.token, self.id = made["token"], made["id"]

    def at(self, server: Server) -> Person:
        """The same person at another process."""
        return Person(server, self.nickname, self.language, self.token, self.id)

    def raw(self, method: str, path: str, body: object = None) -> Reply:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        data = None
        if body is not None:
            headers["content-type"] = "application/json"
            data = json.dumps(body).encode()
        return request(self.server, method, path, data, headers)

    def call(self, method: str, path: str, body: object = None) -> Any:
        reply = self.raw(method, path, body)
        if reply.status >= 400:
            raise Refusal(reply.status, reply.json)
        return reply.json

    def get(self, path: str) -> Any:
        return self.call("GET", path)

    def post(self, path: str, body: object = None) -> Any:
        return self.call("POST", path, {} if body is None else body)

    # Tables

    def table(self, plan: list[str] | None = None, game: str = "ahuris", **wishes: object) -> str:
        """A new table; the plan is a list of "me", "open", "bot" for one that answers at once, and levels of bots."""
        seats = [seat_plan(kind) for kind in plan or []]
        return str(self.post("/api/matches", {"game": game, "plan": seats, "minder": QUICK, **wishes})["id"])

    def ready(self, match: str, seat: int = 0, word: str = "lantern") -> Any:
        return self.post(f"/api/matches/{match}/seats/{seat}/ready", {"word": word})

    def view(self, match: str, seat: int | None = 0, since: int | None = None, wait: int = 0) -> Any:
        query = [f"{name}={value}" for name, value in (("seat", seat), ("since", since)) if value is not None]
        return self.get(f"/api/matches/{match}/view?" + "&".join([*query, f"wait={wait}"]))

    def answer(self, match: str, length: int, action: str, seat: int = 0) -> Any:
        return self.post(f"/api/matches/{match}/answers", {"seat": seat, "length": length, "action": action})

    def play_on(self, match: str, seat: int = 0, answers: int = 1_000_000, choice: int = 0) -> Any:
        """Answer so many times, or to the end, waiting for others; returns the last update."""
        update = self.view(match, seat)
        while update["result"] is None and answers > 0:
            if update["choices"]:
                action = update["choices"][choice % len(update["choices"])]["action"]
                update = self.answer(match, update["length"], action, seat)
                answers -= 1
            else:
                update = self.view(match, seat, update["length"], 10)
        return update

    def socket(self, match: str, seat: int | None = 0, query: str = "", **more: Any) -> Line:
        place = "" if seat is None else f"&seat={seat}"
        address = f"ws://{urlsplit(self.server.url).netloc}/api/matches/{match}/socket?{query}{place}"
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        more = {"open_timeout": PATIENCE, **more}
        return Line(connect(address, additional_headers=headers, compression=None, **more).__enter__())


def seat_plan(kind: str) -> dict[str, str]:
    """Who shall sit somewhere: "me", "open", "bot" for one that answers at once, or a level of bots."""
    if kind in ("me", "open"):
        return {"kind": kind}
    return {"kind": "bot", "bot": QUICK if kind == "bot" else kind}


@dataclass
class Line:
    """An open socket, and all that came over it."""

    connection: ClientConnection
    heard: list[dict[str, Any]] = field(default_factory=list)

    def send(self, message: object) -> None:
        self.connection.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.connection.recv(timeout))
        self.heard.append(message)
        return message

    def until(self, kind: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message of a type: update, table, talk, why, refused."""
        end = time.monotonic() + timeout
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if message["type"] == kind:
                return message

    def closed(self, timeout: float = PATIENCE) -> int:
        """The code with which the server closes."""
        end = time.monotonic() + timeout
        while True:
            try:
                self.hear(max(0.01, end - time.monotonic()))
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd is not None else 1006

    def close(self) -> None:
        self.connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@contextlib.contextmanager
def two_servers(folder: Path, database: str, **settings: object) -> Iterator[tuple[Server, Server]]:
    """Two processes that share a database."""
    with Server(folder / "one", database, **settings) as one, Server(folder / "two", database, **settings) as two:
        yield one, two
