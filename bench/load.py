"""A thousand people at two hundred and fifty tables, in one cheap process: the client of `make bench-server`.

Commands come as JSON, one per line, on standard input; each is answered by one line on standard output.  The client
must cost less than the server: frames are read by hand, and of an update only what is needed to answer is decoded.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import random
import resource
import signal
import sys
import time
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import uvloop

HOST = "127.0.0.1"
SEATS = 4
TABLE = {
    "game": "ahuris",
    "seats": SEATS,
    "options": {"mode": "quartet-cooperative"},
    "plan": [{"kind": "me"}] * SEATS,
}
AT_ONCE = 16  # tables being set up at the same time
PATIENCE = 60.0  # seconds for the last answers, once nobody sends any more
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASKED = 0x80
NO_MASK = bytes(4)  # masking with zeros changes nothing: RFC 6455 asks for a mask, and the server takes it off

now = time.perf_counter


class Choice(msgspec.Struct):
    action: str


class Heard(msgspec.Struct):
    """What a client needs of a message; the rest is skipped."""

    type: str
    length: int = 0
    asked: int | None = None
    reply: str = ""
    choices: list[Choice] = []
    code: str = ""


hear = msgspec.json.Decoder(Heard).decode


@dataclass(slots=True)
class Flight:
    """An answer on its way."""

    length: int
    text: str
    sent: float
    missing: int  # one bit for each seat that has not heard of it
    acknowledged: float = 0.0


class Match:
    """One table: four sockets, one of which is asked."""

    def __init__(self, load: Load, name: str) -> None:
        self.load = load
        self.id = name
        self.sockets: list[Socket] = []
        self.answered = -1  # the length at which we last answered
        self.length = -1
        self.asked: Socket | None = None  # who may answer now,
        self.choices: list[Choice] = []  # with one of these
        self.flights: deque[Flight] = deque()
        self.record: list[tuple[int, str]] = []  # what was acknowledged: length before it, text
        self.over = False
        self.playing = False  # one of those that answer

    def update(self, socket: Socket, heard: Heard) -> None:
        at = now()
        bit = 1 << socket.seat
        if heard.reply == "accepted":
            flight = next((flight for flight in self.flights if not flight.acknowledged), None)
            if flight is None:
                self.load.trouble("acknowledged twice")
                return
            flight.acknowledged = at
            self.record.append((flight.length, flight.text))
            self.load.acknowledged(flight)
        elif heard.reply:
            self.load.trouble(f"{heard.reply} at length {heard.length}")
            self.answered = -1
        for flight in self.flights:
            if flight.length < heard.length:
                flight.missing &= ~bit
        while self.flights and not self.flights[0].missing and self.flights[0].acknowledged:
            self.load.everywhere(self.flights.popleft(), at)
        if heard.asked is None:
            self.over = True
            if not self.flights and self.playing:
                self.load.replace(self)
        elif heard.choices and heard.length > self.answered:
            self.asked, self.choices = socket, heard.choices
            self.length = heard.length
            if self.playing and self.load.eager:
                self.answer()

    def answer(self) -> None:
        """A random choice, sent at once."""
        socket, self.asked = self.asked, None
        assert socket is not None
        text = self.choices[int(self.load.random() * len(self.choices))].action
        self.answered = self.length
        self.flights.append(Flight(self.length, text, now(), (1 << SEATS) - 1))
        socket.send(b'{"length":%d,"action":"%b"}' % (self.length, text.encode()))


class Socket(asyncio.Protocol):
    """One WebSocket, as little of it as is needed."""

    def __init__(self, match: Match, seat: int, head: bytes) -> None:
        self.match = match
        self.seat = seat
        self.head = head
        self.rest = b""
        self.parts: list[bytes] = []
        self.open = False
        self.closing = False
        self.first: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # the first update

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.head)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.closing:
            self.match.load.trouble(f"socket lost: {exc!r}")
        if not self.first.done():
            self.first.set_exception(ConnectionError("socket lost before the first update"))

    def send(self, text: bytes, opcode: int = TEXT) -> None:
        size = len(text)
        if size < 126:
            self.transport.write(bytes((0x80 | opcode, MASKED | size)) + NO_MASK + text)
        else:
            self.transport.write(bytes((0x80 | opcode, MASKED | 126)) + size.to_bytes(2, "big") + NO_MASK + text)

    def close(self) -> None:
        self.closing = True
        self.send(b"\x03\xe8", CLOSE)

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        at = 0
        if not self.open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self.rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.match.load.trouble(f"no socket: {data[:100]!r}")
                self.transport.close()
                return
            self.open = True
            at = end + 4
        size = len(data)
        while size - at >= 2:
            length = data[at + 1]
            begin = at + 2
            if length == 126:
                begin = at + 4
                length = int.from_bytes(data[at + 2 : begin], "big")
            elif length == 127:
                begin = at + 10
                length = int.from_bytes(data[at + 2 : begin], "big")
            if size < begin + length:
                break
            self._frame(data[at], data[begin : begin + length])
            at = begin + length
        self.rest = data[at:]

    def _frame(self, first: int, payload: bytes) -> None:
        opcode = first & 15
        if opcode == PING:
            self.send(payload, PONG)
        elif opcode == CLOSE:
            self.closing = self.closing or payload[:2] == b"\x03\xe8"
            self.transport.close()
        elif not first & 0x80:
            self.parts.append(payload)
        elif opcode in (0, TEXT):
            if self.parts:
                payload = b"".join([*self.parts, payload])
                self.parts.clear()
            load = self.match.load
            load.messages += 1
            load.bytes += len(payload)
            heard = hear(payload)
            if heard.type == "update":
                self.match.update(self, heard)
                if not self.first.done():
                    self.first.set_result(None)
            elif heard.type == "refused":
                load.trouble(f"refused: {heard.code}")


@dataclass
class Window:
    """What is measured between two instants."""

    begin: float
    end: float
    acks: int = 0
    to_author: list[float] = field(default_factory=list)
    to_all: list[float] = field(default_factory=list)


class Http:
    """One connection for requests, kept open."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def call(self, method: str, path: str, body: object = None, token: str = "") -> bytes:
        if self.streams is None:
            self.streams = await asyncio.open_connection(HOST, self.port)
        reader, writer = self.streams
        data = b"" if body is None else msgspec.json.encode(body)
        lines = [f"{method} {path} HTTP/1.1", f"host: {HOST}:{self.port}", f"content-length: {len(data)}"]
        lines += ["content-type: application/json"] if data else []
        lines += [f"authorization: Bearer {token}"] if token else []
        writer.write("\r\n".join([*lines, "", ""]).encode() + data)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = next(int(line[15:]) for line in head.split("\r\n") if line.startswith("content-length:"))
        answer = await reader.readexactly(size)
        if not head.startswith(("http/1.1 200", "http/1.1 201")):
            raise RuntimeError(f"{method} {path}: {head.splitlines()[0]}: {answer[:200]!r}")
        return answer

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


class Load:
    """All tables, and what was measured at them."""

    def __init__(self, port: int, server: int, database: int, core: int) -> None:
        self.port = port
        self.core = core  # the server's
        self.server = server  # process ids; 0 if there is none
        self.database = database
        self.random = random.Random("reef").random
        self.token = ""
        self.tables: list[Match] = []
        self.spares: deque[Match] = deque()
        self.done: list[Match] = []
        self.settings_up: set[asyncio.Task[None]] = set()
        self.problems: dict[str, int] = {}
        self.messages = self.bytes = 0
        self.eager = False  # answer as soon as asked
        self.window = Window(0, 0)
        self.ended = self.set_up_late = 0

    # What the tables report

    def trouble(self, what: str) -> None:
        self.problems[what] = self.problems.get(what, 0) + 1

    def acknowledged(self, flight: Flight) -> None:
        window = self.window
        if window.begin <= flight.acknowledged < window.end:
            window.acks += 1

    def everywhere(self, flight: Flight, at: float) -> None:
        """All four seats have heard of an answer, the author among them."""
        window = self.window
        if window.begin <= flight.sent < window.end:
            window.to_author.append(flight.acknowledged - flight.sent)
            window.to_all.append(at - flight.sent)

    def replace(self, match: Match) -> None:
        """A match is over: another one that was set up before takes its place."""
        match.playing = False
        self.done.append(match)
        self.ended += 1
        place = self.tables.index(match)
        if self.spares:
            self._seat(place, self.spares.popleft())
        else:
            self.set_up_late += 1
            task = asyncio.create_task(self._late(place))
            self.settings_up.add(task)
            task.add_done_callback(self.settings_up.discard)

    def _seat(self, place: int, match: Match) -> None:
        self.tables[place] = match
        match.playing = True
        if self.eager and match.asked is not None:
            match.answer()

    async def _late(self, place: int) -> None:
        http = Http(self.port)
        match = await self.table(http)
        http.close()
        self._seat(place, match)

    # Setting up

    async def prepare(self, count: int) -> list[Match]:
        """New tables, begun, with all sockets open."""
        made: list[Match] = []

        async def work() -> None:
            http = Http(self.port)
            while len(made) + self.under_way < count:
                self.under_way += 1
                match = await self.table(http)
                self.under_way -= 1
                made.append(match)
            http.close()

        self.under_way = 0
        await asyncio.gather(*(work() for _ in range(min(AT_ONCE, count))))
        return made

    async def table(self, http: Http) -> Match:
        token = self.token
        facts: dict[str, Any] = msgspec.json.decode(await http.call("POST", "/api/matches", TABLE, token))
        match = Match(self, facts["id"])
        for seat in range(SEATS):
            await http.call("POST", f"/api/matches/{match.id}/seats/{seat}/ready", {"word": "lantern"}, token)
        loop = asyncio.get_running_loop()
        for seat in range(SEATS):
            head = (
                f"GET /api/matches/{match.id}/socket?seat={seat} HTTP/1.1\r\nhost: {HOST}:{self.port}\r\n"
                "upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\n"
                f"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nauthorization: Bearer {token}\r\n\r\n"
            ).encode()
            socket = Socket(match, seat, head)
            match.sockets.append(socket)
            await loop.create_connection(lambda made=socket: made, HOST, self.port)  # type: ignore[misc]
        await asyncio.gather(*(socket.first for socket in match.sockets))
        return match

    # Commands

    async def enter(self) -> dict[str, Any]:
        """Become a player, who has every seat at every table."""
        http = Http(self.port)
        made = await http.call("POST", "/api/players", {"nickname": "Ariane", "script": True})
        self.token = msgspec.json.decode(made)["token"]
        http.close()
        return {}

    async def open(self, matches: int) -> dict[str, Any]:
        begun = now()
        self.tables = await self.prepare(matches)
        return {"seconds": now() - begun}

    async def spare(self, matches: int) -> dict[str, Any]:
        begun = now()
        self.spares += await self.prepare(max(0, matches - len(self.spares)))
        return {"seconds": now() - begun}

    async def run(self, rate: float, warm: float, seconds: float, profile: bool = False) -> dict[str, Any]:
        """Answer for a while, at a rate or (0) without a pause; returns what was measured after the warm-up."""
        gc.collect()
        gc.freeze()  # the pauses shall be the server's
        begin = now() + warm
        self.window = window = Window(begin, begin + seconds)
        self.ended = self.set_up_late = 0
        for match in self.tables:
            match.playing = True
        pace = Pace(self, rate)
        work = asyncio.create_task(pace.run(window.end)) if rate else None
        self.eager = not rate
        if self.eager:
            for match in list(self.tables):
                if match.asked is not None:
                    match.answer()
        http = Http(self.port)
        await asyncio.sleep(begin - now())
        before = await self._sample(http)
        if profile:
            os.kill(self.server, signal.SIGUSR1)
        await asyncio.sleep(window.end - now())
        if profile:
            os.kill(self.server, signal.SIGUSR2)
        after = await self._sample(http)
        self.eager = False
        if work is not None:
            await work
        await self._drain()
        http.close()
        for match in self.tables:
            match.playing = False
        to_all, to_author = sorted(window.to_all), sorted(window.to_author)
        took = after["at"] - before["at"]
        scraped = after["scraped"] - before["scraped"]
        commits = after["commits"] - before["commits"]
        return {
            "answers_per_second": window.acks / seconds,
            "asked_rate": rate,
            "answers": len(to_all),
            "to_all_ms": percentiles(to_all),
            "to_author_ms": percentiles(to_author),
            "server_core": (after["server"] - before["server"]) / took,
            "server_main_thread_core": (after["main"] - before["main"]) / took,
            "server_cpu_seconds": after["server"] - before["server"],
            "server_cpu_ms_per_answer": 1000
            * (after["server"] - before["server"])
            / max(1, after["committed"] - before["committed"]),
            "others_on_server_core": (after["core"] - before["core"] - after["server"] + before["server"]) / took,
            "database_core": (after["database"] - before["database"]) / took,
            "client_core": (after["client"] - before["client"]) / took,
            "commits_per_second": commits / scraped,
            "answers_per_commit": (after["committed"] - before["committed"]) / max(1, commits),
            "commit_ms": 1000 * (after["commit_seconds"] - before["commit_seconds"]) / max(1, commits),
            "bytes_per_message": (after["bytes"] - before["bytes"]) / max(1, after["messages"] - before["messages"]),
            "messages_per_second": (after["messages"] - before["messages"]) / took,
            "skipped": pace.skipped,
            "late_ms": percentiles(sorted(pace.late)),
            "matches_ended": self.ended,
            "set_up_late": self.set_up_late,
        }

    async def _drain(self) -> None:
        """Until every answer is acknowledged and heard everywhere."""
        until = now() + PATIENCE
        while self.settings_up or any(match.flights for match in [*self.tables, *self.done]):
            if now() > until:
                self.trouble("answers still open at the end")
                return
            await asyncio.sleep(0.01)

    async def _sample(self, http: Http) -> dict[str, Any]:
        found: dict[str, Any] = {
            "at": now(),
            "server": cpu_seconds(self.server),
            "main": cpu_seconds(self.server, f"/task/{self.server}"),
            "database": sum(cpu_seconds(pid) for pid in family(self.database)) if self.database else 0.0,
            "client": time.process_time(),
            "core": core_seconds(self.core),
            "bytes": self.bytes,
            "messages": self.messages,
        }
        text = (await http.call("GET", "/metrics")).decode()
        counted = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
        found["scraped"] = now()
        found["commits"] = float(counted["katabasis_commit_answers_count"])
        found["committed"] = float(counted["katabasis_commit_answers_sum"])
        found["commit_seconds"] = float(counted["katabasis_commit_seconds_sum"])
        return found

    async def tidy(self) -> dict[str, Any]:
        """Leave the tables where the match is over."""
        for match in self.done:
            for socket in match.sockets:
                socket.close()
            match.sockets = []
        await asyncio.sleep(0.5)
        return {"left": len(self.done)}

    async def acknowledgements(self, path: str) -> dict[str, Any]:
        """Write down all that the server acknowledged, for whoever compares it with the database."""
        all_of_them = {match.id: match.record for match in [*self.tables, *self.done, *self.spares]}
        Path(path).write_bytes(msgspec.json.encode(all_of_them))
        return {
            "answers": sum(len(record) for record in all_of_them.values()),
            "open": sum(len(match.flights) for match in [*self.tables, *self.done]),
            "problems": self.problems,
        }


class Pace:
    """Answers at instants fixed before: a slow server does not slow down who asks."""

    def __init__(self, load: Load, rate: float) -> None:
        self.load = load
        self.rate = rate
        self.skipped = 0
        self.late: list[float] = []  # seconds behind the fixed instant

    async def run(self, end: float) -> None:
        begun = now()
        due = 0
        while True:
            at = now()
            if at >= end:
                return
            while begun + due / self.rate <= at:
                self._next(due, at, at - begun - due / self.rate)
                due += 1
            await asyncio.sleep(begun + due / self.rate - now())

    def _next(self, number: int, at: float, late: float) -> None:
        match = self.load.tables[number % len(self.load.tables)]
        measured = at >= self.load.window.begin
        if match.playing and match.asked is not None:
            match.answer()
            if measured:
                self.late.append(late)
        elif measured:
            self.skipped += 1


def cpu_seconds(pid: int, part: str = "") -> float:
    """Time of the processor that a process has used so far, in itself and in the kernel."""
    fields = Path(f"/proc/{pid}{part}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def core_seconds(core: int) -> float:
    """Time that a core was busy so far, whoever kept it busy; what the machine's own host took counts too."""
    lines = Path("/proc/stat").read_text().splitlines()
    user, nice, system, _, _, interrupts, soft, stolen = next(
        [int(field) for field in line.split()[1:9]] for line in lines if line.startswith(f"cpu{core} ")
    )
    return (user + nice + system + interrupts + soft + stolen) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """Bytes of memory that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


def family(pid: int) -> list[int]:
    """A process and those it started."""
    found = [pid]
    for place in Path("/proc").iterdir():
        if place.name.isdigit():
            with contextlib.suppress(OSError):
                if int((place / "stat").read_text().rpartition(")")[2].split()[1]) == pid:
                    found.append(int(place.name))
    return found


def percentiles(ordered: list[float]) -> dict[str, float]:
    """In milliseconds."""
    if not ordered:
        return {}
    last = len(ordered) - 1
    found = {f"p{part}": ordered[round(last * part / 100)] for part in (50, 90, 99)}
    return {name: round(value * 1000, 2) for name, value in {**found, "max": ordered[-1]}.items()}


async def main() -> None:
    loop = asyncio.get_running_loop()
    told = json.loads(sys.argv[1])
    load = Load(told["port"], told["server"], told["database"], told["core"])
    commands: asyncio.StreamReader = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(commands), sys.stdin)
    while line := await commands.readline():
        asked = json.loads(line)
        answer = await getattr(load, asked.pop("do"))(**asked)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with contextlib.suppress(ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    uvloop.run(main())
