"""Hostile input: whatever is sent, the answer is a clear refusal or a closed socket, and nothing has changed."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import gc
import http.client
import itertools
import json
import os
import re
import resource
import socket
import sqlite3
import statistics
import struct
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import pytest
import uvicorn
import websockets
from harness import PATIENCE, Line, Person, Refusal, Reply, Server, free_port, request
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

import katabasis
from katabasis.engine.record import Entry, Record
from katabasis.server.access import COOKIE, Caller, Doorkeeper
from katabasis.server.app import create_app
from katabasis.server.hall import Hall
from katabasis.server.routes import lobby, readiness
from katabasis.server.serve import MESSAGE_BYTES, configuration
from katabasis.server.settings import Settings
from katabasis.server.table.listener import Listener
from katabasis.server.table.play import answer
from katabasis.server.table.updates import tell
from katabasis.server.table.updates import update as update_of
from katabasis.server.wire import transport
from katabasis.server.wire.messages import NewMatch, Ready
from katabasis.server.wire.refusals import CODES
from katabasis.server.wire.speech import speech
from katabasis.words import words

AHURIS = katabasis.game("ahuris")
SHORT = 1_000  # characters: no refusal says more
AT_ONCE = 2.5  # seconds in which others are answered, whatever goes on
TEXT, BINARY, PING = 1, 2, 9  # kinds of frames
LIMIT = 1_000_000  # bytes of a body, by default

SCRIPT = "<img src=x onerror=a()>"
SQL = "'); DROP TABLE talk;--"
SLY_IDS = [
    "0",
    "deadbeefdeadbeef",
    "DEADBEEFDEADBEEF",
    "a" * 4000,
    "' OR '1'='1".replace(" ", "%20"),
    "x';DROP%20TABLE%20matches;--",
    "1%20UNION%20SELECT%20token%20FROM%20players",
    "%25",
    "%00",
    "a%00b",
    "%ff%fe",
    "%f0%9f%92%80",
    "%e2%80%ae",
    "%0d%0aset-cookie:x=1",
    "{match:str}",
    "null",
    "-1",
    ".",
    "~",
]


# The scene


@dataclass
class Scene:
    """A server with a match being played, a table that gathers, a record from outside, and somebody malicious."""

    server: Server
    ariane: Person  # the host, seat 0 everywhere
    bruno: Person  # seat 1 of the match
    mallory: Person  # has no seat
    playing: str
    gathering: str
    archived: str

    def path(self, door: str) -> str:
        return door.format(playing=self.playing, gathering=self.gathering, archived=self.archived)


def seated(server: Server, *people: Person, **wishes: object) -> str:
    """A match that has begun, one seat for each."""
    host = people[0]
    match = host.table(plan=["me"] + ["open"] * (len(people) - 1), seats=len(people), **wishes)
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/api/matches/{match}/seats/{seat}")
    for seat, person in enumerate(people):
        person.ready(match, seat)
    return match


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with Server(tmp_path_factory.mktemp("hostile"), chance="") as server:  # dealt again until Ariane begins
        ariane, bruno, mallory = (Person(server, name) for name in ("Ariane", "Bruno", "Mallory"))
        # nobody minds a seat here: a sign of life, which may come at any time, is then nothing to be written
        playing = seated(server, ariane, bruno, mind_after=None)
        while ariane.view(playing)["asked"] != 0:  # now and then it is the fortress
            playing = seated(server, ariane, bruno, mind_after=None)
        gathering = ariane.table(plan=["me", "open"], seats=2, listed=True, mind_after=None)
        archived = upload(ariane, record(answers=3)).json["id"]
        yield Scene(server, ariane, bruno, mallory, playing, gathering, archived)


def dump(server: Server) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table."""
    place = server.database.removeprefix("sqlite:///")
    with contextlib.closing(sqlite3.connect(place, timeout=PATIENCE)) as database:
        tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(database.execute(f'SELECT * FROM "{name}"').fetchall(), key=repr) for name in tables}


@contextlib.contextmanager
def unchanged(server: Server) -> Iterator[None]:
    """Whatever happens here changes no row."""
    before = dump(server)
    assert len(before["players"]) > 0  # it looks at the right file
    yield
    assert dump(server) == before
    assert server.alive()


def refused(reply: Reply, *codes: str) -> str:
    """A clear refusal with one of these codes; returns its sentence."""
    assert 400 <= reply.status < 500, (reply.status, reply.body[:300])
    assert reply.headers["content-type"] == "application/json"
    assert reply.headers["x-content-type-options"] == "nosniff"
    told = reply.json
    assert told["type"] == "refused"
    assert told["code"] in (codes or CODES), told
    assert reply.status == CODES[told["code"]]
    assert 5 < len(told["message"]) < SHORT
    return str(told["message"])


def bearer(person: Person) -> dict[str, str]:
    return {"authorization": f"Bearer {person.token}"}


def post(person: Person, path: str, body: bytes) -> Reply:
    """Any bytes as JSON."""
    return request(person.server, "POST", path, body, {**bearer(person), "content-type": "application/json"})


def wire(server: Server, sent: bytes) -> bytes:
    """What the server answers to any bytes, until it hangs up."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(sent)
        return until_hung_up(line)


def until_hung_up(line: socket.socket) -> bytes:
    """All that still comes; a TimeoutError if nobody hangs up."""
    heard = b""
    with contextlib.suppress(ConnectionResetError):
        while more := line.recv(65536):
            heard += more
    return heard


def one_answer(line: socket.socket) -> bytes:
    """A whole answer, its body too, in however many pieces it comes; nothing if there is a hang-up instead."""
    answer = b""
    while b"\r\n\r\n" not in answer or len(answer.partition(b"\r\n\r\n")[2]) < length_told(answer):
        more = line.recv(65536)
        if not more:
            break
        answer += more
    return answer


def length_told(answer: bytes) -> int:
    found = re.search(rb"\r\ncontent-length: (\d+)\r\n", answer, re.IGNORECASE)
    assert found is not None, answer
    return int(found[1])


def until(condition: Any, patience: float = PATIENCE) -> None:
    """For what a server does on its own."""
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.01)


class Bare:
    """A WebSocket by hand: it reads only when told, and sends what no library would."""

    def __init__(self, person: Person, match: str, seat: int | None = None, narrow: bool = False) -> None:
        self.line = socket.socket()
        self.line.settimeout(PATIENCE)
        if narrow:  # little fits into the buffers of the kernel
            self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            self.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
        self.line.connect(("127.0.0.1", person.server.port))
        place = "" if seat is None else f"?seat={seat}"
        self.line.sendall(
            f"GET /api/matches/{match}/socket{place} HTTP/1.1\r\nhost: 127.0.0.1:{person.server.port}\r\n"
            "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
            f"sec-websocket-key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            f"authorization: Bearer {person.token}\r\n\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.line.recv(1)
        assert head.startswith(b"HTTP/1.1 101 "), head
        self.rest = b""

    def send(self, payload: bytes, kind: int = TEXT, *, last: bool = True, masked: bool = True) -> None:
        self.line.sendall(frame(payload, kind, last=last, masked=masked))

    def _take(self, count: int) -> bytes:
        while len(self.rest) < count:
            more = self.line.recv(65536)
            if not more:
                raise EOFError
            self.rest += more
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken

    def frame(self) -> tuple[int, bytes]:
        """The next frame: its kind and what it holds."""
        first, size = self._take(2)
        if size == 126:
            (size,) = struct.unpack("!H", self._take(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self._take(8))
        return first & 15, self._take(size)

    def messages(self) -> Iterator[dict[str, Any]]:
        while True:
            kind, payload = self.frame()
            if kind == TEXT:
                yield json.loads(payload)

    def closed(self) -> int:
        """The code with which the server closes; 1006 if it just hangs up."""
        with contextlib.suppress(EOFError, ConnectionError):
            while True:
                kind, payload = self.frame()
                if kind == 8:
                    return int.from_bytes(payload[:2], "big")
        return 1006

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()


def frame(payload: bytes, kind: int = TEXT, *, last: bool = True, masked: bool = True) -> bytes:
    """One frame of a client; the mask is all zeros."""
    head = bytes([kind | (128 if last else 0)])
    mark = 128 if masked else 0
    if len(payload) < 126:
        head += bytes([mark | len(payload)])
    elif len(payload) < 65536:
        head += bytes([mark | 126]) + struct.pack("!H", len(payload))
    else:
        head += bytes([mark | 127]) + struct.pack("!Q", len(payload))
    return head + (b"\0\0\0\0" if masked else b"") + payload


class InThread:
    """The same server in a thread of the test, where its constants can be changed."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.port = free_port()
        self.settings = Settings(port=self.port, database=f"sqlite:///{folder / 'inside.db'}", **settings)
        config = configuration(host="127.0.0.1", port=self.port)
        config.app = lambda: create_app(self.settings)
        assert 5 <= (config.ws_ping_interval or 0) <= 30  # what people get; a test cannot wait so long
        assert 5 <= (config.ws_ping_timeout or 0) <= 30
        config.ws_ping_interval, config.ws_ping_timeout = 0.3, 2.0  # a busy machine answers late
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Any:
        self.collecting = gc.get_threshold()
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive())
        assert self.thread.is_alive()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        gc.unfreeze()
        gc.set_threshold(*self.collecting)


class Bystander:
    """Somebody else, who asks again and again, and remembers how long it took."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.waits: list[float] = []
        self.late = 0.0  # seconds that this machine let even a sleeper wait
        self.over = threading.Event()
        self.thread = threading.Thread(target=self._ask)

    def _ask(self) -> None:
        while not self.over.is_set():
            begun = time.monotonic()
            reply = request(self.server, "GET", "/health")
            self.waits.append(time.monotonic() - begun if reply.status == 200 else PATIENCE)
            begun = time.monotonic()
            self.over.wait(0.01)
            self.late = max(self.late, time.monotonic() - begun - 0.01)

    def __enter__(self) -> Self:
        self.thread.start()
        until(lambda: self.waits)
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        self.thread.join(2 * PATIENCE)

    def all(self) -> list[float]:
        self.over.set()
        self.thread.join(2 * PATIENCE)
        return self.waits

    @property
    def longest(self) -> float:
        """How long the server let somebody wait, what else the machine does left aside."""
        return max(self.all()) - self.late


# Bodies that are no JSON, or not what was asked for

DOORS = {
    "become a player": ("POST", "/api/players"),
    "change": ("PATCH", "/api/players/me"),
    "new table": ("POST", "/api/matches"),
    "take a seat": ("POST", "/api/matches/{gathering}/seats/1"),
    "be ready": ("POST", "/api/matches/{gathering}/seats/0/ready"),
    "claim": ("POST", "/api/matches/{gathering}/claim"),
    "answer": ("POST", "/api/matches/{playing}/answers"),
    "undo": ("POST", "/api/matches/{playing}/undo"),
    "consent": ("POST", "/api/matches/{playing}/consent"),
    "talk": ("POST", "/api/matches/{playing}/talk"),
    "statement": ("POST", "/api/matches/{playing}/statements"),
    "branch": ("POST", "/api/matches/{archived}/branch"),
}

BODIES = {
    "nothing": b"",
    "a space": b" ",
    "half an object": b'{"nickname": "Ari',
    "two objects": b"{}{}",
    "a list": b"[]",
    "null": b"null",
    "a number": b"7",
    "a text": b'"Ariane"',
    "a form": b"nickname=Ariane",
    "a script": b"<script>alert(1)</script>",
    "single quotes": b"{'nickname': 'Ariane'}",
    "a comment": b'{"nickname": "A" /* me */}',
    "a comma too many": b'{"nickname": "A",}',
    "NaN": b'{"length": NaN}',
    "infinity": b'{"length": Infinity}',
    "too large a number": b'{"length": 1e999}',
    "too many digits": b'{"length": ' + b"9" * 5_000 + b"}",
    "an unknown field": b'{"nicknam": "Ariane"}',
    "an empty field": b'{"": ""}',
    "a prototype": b'{"__proto__": {"host": true}}',
    "no UTF-8": b'{"nickname": "\xff\xfe"}',
    "an unknown field that is no UTF-8": b'{"\xc3\x28": 1}',
    "overlong UTF-8": b'{"nickname": "\xc0\xaf"}',
    "UTF-16": '{"nickname": "Ariane"}'.encode("utf-16"),
    "a mark of byte order": b'\xef\xbb\xbf{"nickname": "Ariane"}',
    "half a character": b'{"nickname": "\\ud800"}',
    "half a character in a field": b'{"\\udfff": 1}',
    "zeros": b"\0" * 100,
    "a raw control character": b'{"nickname": "A\x01"}',
    "deep lists": b"[" * 100_000,
    "deep objects": b'{"nickname":' * 50_000,
    "deep and complete": b'{"plan":' + b"[" * 5_000 + b"]" * 5_000 + b"}",
    "deep in an unknown field": b'{"x":' + b"[" * 5_000 + b"]" * 5_000 + b"}",
}


@pytest.mark.parametrize("name", BODIES)
def test_a_body_that_makes_no_sense_is_refused_at_every_door(scene: Scene, name: str) -> None:
    with unchanged(scene.server):
        for method, door in DOORS.values():
            headers = {**bearer(scene.ariane), "content-type": "application/json"}
            reply = request(scene.server, method, scene.path(door), BODIES[name], headers)
            refused(reply, "bad-request")


NO_TEXT = ["null", "true", "7", "1.5", "[]", "{}", '["x"]']
NO_NUMBER = ["null", '"x"', "1.5", "[]", "{}", "-1", "1e400", "1" + "0" * 30, "1" + "0" * 5_000, "NaN", "0x1"]
NO_FLAG = ["null", "2", '"x"', "[]", "{}"]
NO_CHOICE = [*NO_TEXT, '"nobody"', '""', '"ME"']
TOO_LONG = '"' + "x" * 501 + '"'

# The door, what would be right, and for some fields what is wrong.
FIELDS: list[tuple[str, dict[str, Any], dict[str, list[str]]]] = [
    (
        "become a player",
        {"nickname": "Ariane"},
        {"nickname": [*NO_TEXT, '""', TOO_LONG, '"' + "é" * 25 + '"'], "language": NO_CHOICE, "script": NO_FLAG},
    ),
    ("change", {}, {"nickname": [*NO_TEXT[1:], '""', TOO_LONG], "language": NO_CHOICE[1:]}),
    (
        "new table",
        {"game": "ahuris"},
        {
            "game": [*NO_TEXT, '""', TOO_LONG, '"chess"'],
            "seats": [*NO_NUMBER[1:], "0", "5", "33"],
            "options": [
                "null",
                "[]",
                '"x"',
                '{"goal": 1.5}',
                '{"goal": null}',
                '{"goal": {}}',
                '{"goal": 0}',
                '{"goal": "9999999999999999999999"}',
                '{"mode": 1}',
                '{"x": "y"}',
                '{"goal": true}',
            ],
            "plan": [
                "null",
                "{}",
                '["me"]',
                '[{"kind": "king"}]',
                '[{"kind": "bot", "bot": "x"}]',
                "[null]",
                '[{"kind": "open", "x": 1}]',
                json.dumps([{"kind": "open"}] * 33),
                json.dumps([{"kind": "me"}] * 5),
            ],
            "listed": NO_FLAG,
            "spectators": NO_FLAG,
            "mind_after": [*NO_NUMBER[1:], "0", "4", "2592001"],
            "minder": [*NO_TEXT, '"nobody"', TOO_LONG],
            "dealer": NO_CHOICE,
            "host": ['"' + "a" * 16 + '"'],
            "secret": ['"00"'],
        },
    ),
    ("take a seat", {}, {"kind": NO_CHOICE, "holder": ['"x"']}),
    ("take a seat", {"kind": "bot"}, {"bot": [*NO_TEXT, '"nobody"', TOO_LONG]}),
    ("be ready", {}, {"word": [*NO_TEXT, TOO_LONG, '"a\\u0000b"', '"a\\u202eb"', '"\\u200b"', '"\\u001b[31m"']}),
    ("claim", {"link": "x"}, {"link": [*NO_TEXT, TOO_LONG]}),
    (
        "answer",
        {"seat": 0, "length": 0, "action": "x"},
        {"seat": [*NO_NUMBER, "32"], "length": [*NO_NUMBER, "10000001"], "action": [*NO_TEXT, TOO_LONG]},
    ),
    ("undo", {"seat": 0, "length": 0}, {"seat": [*NO_NUMBER, "32"], "length": [*NO_NUMBER, "10000001"]}),
    ("consent", {"seat": 0, "length": 0, "agree": True}, {"seat": NO_NUMBER, "length": NO_NUMBER, "agree": NO_FLAG}),
    (
        "talk",
        {"seat": 0, "text": "Hello"},
        {"seat": NO_NUMBER, "text": [*NO_TEXT, '""', TOO_LONG, '" "', '"\\u200b\\u202e\\u0000"']},
    ),
    (
        "statement",
        {"seat": 0, "statement": "claim barque 1 2"},
        {"seat": [*NO_NUMBER, "32"], "statement": [*NO_TEXT, '""', TOO_LONG], "verdict": ['"true"']},
    ),
    ("branch", {"at": 0}, {"at": [*NO_NUMBER, "10000001", "9000"], "plan": ["null", json.dumps([{}] * 33)]}),
]


@pytest.mark.parametrize("number", range(len(FIELDS)), ids=[f"{door[0]}-{n}" for n, door in enumerate(FIELDS)])
def test_a_field_of_the_wrong_kind_is_refused(scene: Scene, number: int) -> None:
    door, right, wrong = FIELDS[number]
    method, path = DOORS[door]
    headers = {**bearer(scene.ariane), "content-type": "application/json"}
    with unchanged(scene.server):
        for field, values in wrong.items():
            for value in values:
                rest = "".join(f", {json.dumps(name)}: {json.dumps(it)}" for name, it in right.items() if name != field)
                body = f'{{"{field}": {value}{rest}}}'.encode()
                reply = request(scene.server, method, scene.path(path), body, headers)
                assert reply.status == 400, (body[:100], reply.status, reply.body[:200])
                refused(reply, "bad-request")


@pytest.mark.parametrize(
    ("door", "body"),
    [
        ("become a player", b'{"nickname": "Ariane", "script": 0}'),
        ("become a player", b'{"nickname": "Ariane", "script": "true"}'),
        ("new table", b'{"game": "ahuris", "seats": "1"}'),
        ("new table", b'{"game": "ahuris", "seats": 1.0}'),
        ("new table", b'{"game": "ahuris", "mind_after": "60"}'),
        ("new table", b'{"game": "ahuris", "listed": "1"}'),
        ("branch", b'{"at": "1"}'),
        ("talk", b'{"seat": "0", "text": "Hello"}'),
    ],
)
def test_a_number_in_quotes_is_no_number_and_a_number_is_no_flag(scene: Scene, door: str, body: bytes) -> None:
    """As over a socket, and as the OpenAPI says."""
    with unchanged(scene.server):
        refused(post(scene.ariane, scene.path(DOORS[door][1]), body), "bad-request")


def test_a_missing_field_is_refused_by_its_name(scene: Scene) -> None:
    with unchanged(scene.server):
        for door, right, _ in FIELDS:
            for field in right.keys() - {"kind"}:
                body = {name: value for name, value in right.items() if name != field}
                method, path = DOORS[door]
                told = refused(scene.ariane.raw(method, scene.path(path), body), "bad-request")
                assert field in told


def test_of_a_field_given_twice_the_last_counts_and_is_checked(scene: Scene) -> None:
    """Everything here reads JSON the same way, so that nobody checks one value and uses another."""
    with unchanged(scene.server):
        bad = b'{"seat": 0, "text": "Hello", "text": ""}'
        refused(post(scene.ariane, scene.path("/api/matches/{playing}/talk"), bad), "bad-request")
        foreign = b'{"seat": 0, "seat": 1, "text": "Hello"}'
        refused(post(scene.ariane, scene.path("/api/matches/{playing}/talk"), foreign), "not-your-seat")


def test_a_body_of_another_type_is_read_as_json_or_refused(scene: Scene) -> None:
    """No form of another page can be taken for a request."""
    forms = {
        "application/x-www-form-urlencoded": b"seat=0&text=Hello",
        "multipart/form-data; boundary=x": b'--x\r\ncontent-disposition: form-data; name="text"\r\n\r\nHi\r\n--x--\r\n',
        "application/msgpack": b"\x82\xa4seat\x00\xa4text\xa5Hello",
        "text/plain": b"Hello",
        "": b"Hello",
        "application/json; charset=utf-7": b"+AHs-",
        "\xff": b"Hello",
    }
    with unchanged(scene.server):
        for kind, body in forms.items():
            headers = {**bearer(scene.ariane), "content-type": kind}
            path = scene.path("/api/matches/{playing}/talk")
            refused(request(scene.server, "POST", path, body, headers), "bad-request")


def test_what_is_asked_in_the_address_is_checked_too(scene: Scene) -> None:
    questions = [
        ("view", ["seat=x", "seat=", "seat=-1", "seat=32", "seat=1e9", "seat=%00", "since=-1", "since=10000001"]),
        ("view", ["wait=26", "wait=-1", "wait=x", "since=1e99", "since=" + "9" * 5000, "wait=NaN"]),
        ("why", ["seat=0", "action=combat", "seat=0&action=" + "x" * 121, "seat=32&action=x", "seat=x&action=y"]),
        ("why", ["seat=0&action=", "seat=0&action=%00", "seat=0&action=%3Cscript%3E", "seat=0&action=undo%201"]),
        ("replay", ["as=x", "as=", "as=-1", "as=%C2%B2", "as=1_0", "as=0x0", "as=" + "0" * 9, "at=-1", "at=9000000"]),
        ("lines", ["as=everybody", "since=-1", "limit=0", "limit=1001", "limit=x"]),
        ("record", ["as=x", "as=%00", "as=Open"]),
        ("talk", ["since=-1", "since=x", "since=99999999999999999999"]),
    ]
    with unchanged(scene.server):
        for page, asked in questions:
            for question in asked:
                reply = scene.ariane.raw("GET", f"/api/matches/{scene.playing}/{page}?{question}")
                refused(reply, "bad-request")
        lists = ["status=x", "status=", "game=chess", "game=" + "x" * 25, "mine=maybe", "before=-1", "before=1e30"]
        for question in [*lists, "limit=0", "limit=101", "limit=x"]:
            refused(scene.ariane.raw("GET", f"/api/matches?{question}"), "bad-request")
        refused(scene.ariane.raw("GET", "/api/games/ahuris/rules?text=" + "x" * 201), "bad-request")


def test_a_refusal_is_told_in_the_language_asked_for(scene: Scene) -> None:
    for language in ("en", "fr"):
        told = refused(request(scene.server, "GET", f"/api/matches/x?lang={language}"), "no-such-match")
        assert told == words(language).say("server-refused-no-such-match")
        headers = {"accept-language": f"{language}-CH,{language};q=0.9"}
        assert refused(request(scene.server, "GET", "/api/matches/x", None, headers), "no-such-match") == told
        chloe = Person(scene.server, "Chloé", language)
        assert refused(chloe.raw("GET", "/api/matches/x"), "no-such-match") == told


# Bodies that are too long, requests that are too slow


def test_a_body_that_announces_too_much_is_refused_unread(scene: Scene) -> None:
    with unchanged(scene.server):
        for length in (LIMIT + 1, 10**12, 10**18):
            for extra in ("", "expect: 100-continue\r\n"):
                head = f"POST /api/players HTTP/1.1\r\nhost: x\r\n{extra}content-length: {length}\r\n\r\n"
                answer = wire(scene.server, head.encode())  # and it hangs up
                assert answer.startswith(b"HTTP/1.1 413 ")
                assert b'"code":"too-long"' in answer
                assert b"1,000,000 bytes" in answer
        french = wire(scene.server, b"POST /api/players?lang=fr HTTP/1.1\r\ncontent-length: 1000001\r\n\r\n").decode()
        assert words("fr").say("server-refused-too-long", {"limit": LIMIT}) in french


def test_a_length_that_is_none_is_refused(scene: Scene) -> None:
    with unchanged(scene.server):
        for length in ("-1", "1e3", "0x10", "9" * 30, "1, 2", "+5", "٣"):
            head = f"POST /api/players HTTP/1.1\r\nhost: x\r\ncontent-length: {length}\r\n\r\n"
            assert wire(scene.server, head.encode()).startswith(b"HTTP/1.1 400 ")
        both = b"POST /api/players HTTP/1.1\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n"
        assert wire(scene.server, both).startswith(b"HTTP/1.1 400 ")  # no request is smuggled in another


@pytest.mark.parametrize("path", ["/api/players", "/api/records", "/api/matches"])
def test_a_body_without_an_announced_length_is_refused_when_it_is_too_long_and_then_hung_up_on(
    scene: Scene, path: str
) -> None:
    """Else whoever goes on sending would hold the connection for ever."""
    head = f"POST {path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {scene.ariane.token}\r\n"
    chunk = b"10000\r\n" + b" " * 65536 + b"\r\n"
    with unchanged(scene.server), socket.create_connection(("127.0.0.1", scene.server.port), timeout=PATIENCE) as line:
        line.sendall(head.encode() + b"transfer-encoding: chunked\r\n\r\n" + chunk * 17)
        answer = until_hung_up(line)
        assert answer.startswith(b"HTTP/1.1 413 ")
        assert b'"code":"too-long"' in answer


def test_a_body_just_short_enough_is_read(scene: Scene) -> None:
    body = b'{"seat": 0, "text": ""}' + b" " * (LIMIT - 23)
    assert len(body) == LIMIT
    refused(post(scene.ariane, scene.path("/api/matches/{playing}/talk"), body), "bad-request")
    with contextlib.suppress(ConnectionError):  # it need not be read to its end
        refused(post(scene.ariane, scene.path("/api/matches/{playing}/talk"), body + b" "), "too-long")


def test_a_request_that_trickles_in_is_given_up_and_hung_up_on(tmp_path: Path) -> None:
    with Server(tmp_path, body_seconds=1) as server:
        ariane = Person(server)
        with unchanged(server):
            for path in ("/api/players", "/api/records"):
                with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
                    head = f"POST {path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {ariane.token}\r\n"
                    begun = time.monotonic()  # not afterwards: the server may be quicker than we are
                    line.sendall(head.encode() + b"content-length: 50\r\n\r\n{")
                    answer = until_hung_up(line)
                    assert 0.9 < time.monotonic() - begun < PATIENCE
                    assert answer.startswith(b"HTTP/1.1 408 ")
                    assert b'"code":"slow-request"' in answer


def test_who_does_not_finish_the_head_of_a_request_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transport, "HEAD_SECONDS", 1.0)
    heads = [b"", b"GET", b"GET /health HTTP/1.1\r\n", b"GET /health HTTP/1.1\r\nhost: x\r\nx-slow: "]
    with InThread(tmp_path) as server:
        begun = time.monotonic()  # a busy machine may be slow from here on
        lines = [socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) for _ in heads]
        once = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
        once.sendall(b"GET /health HTTP/1.1\r\n\r\n")
        assert one_answer(once).startswith(b"HTTP/1.1 200 ")
        for line, head in zip([*lines, once], [*heads, b"GET /health HT"], strict=True):
            line.sendall(head)
        for line in [*lines, once]:
            assert until_hung_up(line) == b""
            line.close()
        assert 0.9 < time.monotonic() - begun < PATIENCE
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as patient:  # between two requests
            for _ in range(3):
                patient.sendall(b"GET /health HTTP/1.1\r\n\r\n")
                assert one_answer(patient).startswith(b"HTTP/1.1 200 ")
                time.sleep(1.1)  # longer than a head may take, shorter than one may be idle
        ariane = Person(server)
        match = ariane.table()
        with opened(ariane, match) as line:  # and no socket is hung up on
            time.sleep(1.2)
            line.send({"why": "x"})
            line.until("refused")


def test_a_head_without_end_is_refused(scene: Scene) -> None:
    """Sixteen megabytes of it: nothing of ours is longer than a few kilobytes."""
    starts = [b"GET /health HTTP/1.1\r\nhost: x\r\nx-long: ", b"GET /", b"GET /health HTTP/1.1\r\nhost: x\r\n"]
    for start, more in zip(starts, [b"a" * 65536, b"a" * 65536, b"x: y\r\n" * 10_000], strict=True):
        with socket.create_connection(("127.0.0.1", scene.server.port), timeout=PATIENCE) as line:
            line.sendall(start)
            sent = 0
            with contextlib.suppress(ConnectionError):  # hung up on, in the middle of it
                while sent < 16_000_000:
                    line.sendall(more)
                    sent += len(more)
            assert sent < 4_000_000


# Requests that are too many


def ask_from(address: str, server: Server, headers: dict[str, str] | None = None) -> Reply:
    """One request from another address of this machine."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE, source_address=(address, 0))
    try:
        line.request("GET", "/api/games", headers=headers or {})
        answer = line.getresponse()
        return Reply(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
    finally:
        line.close()


def test_whoever_asks_too_often_must_wait_a_second_and_nobody_else(tmp_path: Path) -> None:
    with Server(tmp_path, requests_per_second=5) as server:
        begun = time.monotonic()

        def most() -> float:
            """Twice as many at once as in a second, and those that came in between."""
            return 10 + 5 * (time.monotonic() - begun)

        replies = [ask_from("127.0.0.2", server) for _ in range(40)]
        good = [reply for reply in replies if reply.status == 200]
        bad = [reply for reply in replies if reply.status != 200]
        assert 10 <= len(good) <= most()
        assert bad
        for reply in bad:
            told = refused(reply, "too-many")
            assert told == words("en").say("server-refused-too-many")
            assert reply.headers["retry-after"] == "1"
        french = [ask_from("127.0.0.2", server, {"accept-language": "fr"}) for _ in range(20)]
        replies += french  # five times a second one is let in
        wrong = [refused(reply, "too-many") for reply in french if reply.status != 200]
        assert set(wrong) == {words("fr").say("server-refused-too-many")}
        for number in range(20):  # it cannot pretend to be others
            pretended = {"x-forwarded-for": f"10.0.0.{number}", "x-real-ip": f"10.0.1.{number}"}
            replies.append(ask_from("127.0.0.2", server, pretended))
        assert sum(reply.status == 200 for reply in replies) <= most()
        assert [ask_from("127.0.0.3", server).status for _ in range(10)] == [200] * 10
        until(lambda: ask_from("127.0.0.2", server).status == 200, 3)


# Who is asking

FORGED = {
    "nothing known": "x",
    "a guess": base64.urlsafe_b64encode(bytes(32)).decode().rstrip("="),
    "too long": "a" * 10_000,
    "SQL": "' OR '1'='1",
    "a zero": "a%00b",
    "latin": "é" * 20,
    "another scheme": "Bearer",
}


def cookie(token: str) -> dict[str, str]:
    return {"cookie": f"{COOKIE}={token}"}


def tokens(scene: Scene) -> dict[str, str]:
    """Tokens that open nothing: invented ones, and what is near a true one."""
    true = scene.ariane.token
    stored = next(row for row in dump(scene.server)["players"] if row[0] == scene.ariane.id)
    near = {
        "cut short": true[:-1],
        "half of it": true[: len(true) // 2],
        "one more": true + "A",
        "twice": true + true,
        "other case": true.swapcase(),
        "another end": true[:-1] + ("A" if true[-1] != "A" else "B"),
        "what the database holds": stored[1],
        "the player's name": scene.ariane.id,
    }
    assert len(stored[1]) == 64
    return FORGED | near


def test_a_forged_token_opens_nothing(scene: Scene) -> None:
    with unchanged(scene.server):
        for token in tokens(scene).values():
            for headers in ({"authorization": f"Bearer {token}"}, cookie(token)):
                for method, page, body in (
                    ("GET", "/api/players/me", None),
                    ("GET", f"/api/matches/{scene.playing}/view?seat=0", None),
                    ("POST", f"/api/matches/{scene.playing}/talk", b'{"seat": 0, "text": "Hello"}'),
                    ("POST", "/api/matches", b'{"game": "ahuris"}'),
                    ("DELETE", f"/api/matches/{scene.playing}/seats/0", None),
                ):
                    refused(request(scene.server, method, page, body, headers), "session-unknown")
        refused(request(scene.server, "GET", "/api/players/me?lang=fr", None, cookie("x")), "session-unknown")


def test_no_token_is_nobody(scene: Scene) -> None:
    with unchanged(scene.server):
        for headers in (
            {},
            {"authorization": "Bearer "},
            {"authorization": ""},
            {"authorization": f"Basic {scene.ariane.token}"},
            {"authorization": scene.ariane.token},
            {"x-authorization": f"Bearer {scene.ariane.token}"},
            {"cookie": f"other={scene.ariane.token}"},
            {"cookie": f"{COOKIE}2={scene.ariane.token}"},
            {"cookie": "=;=;;;" + "a=b; " * 500},
            cookie(""),
        ):
            for method, page, body in (
                ("GET", "/api/players/me", None),
                ("GET", "/api/matches?mine=true", None),
                ("POST", f"/api/matches/{scene.playing}/talk", b'{"seat": 0, "text": "Hello"}'),
                ("POST", "/api/matches", b'{"game": "ahuris"}'),
                ("POST", "/api/records", record().encode()),
                ("PATCH", "/api/players/me", b'{"nickname": "Nobody"}'),
            ):
                refused(request(scene.server, method, page, body, headers), "who-are-you")
            for page in ("view?seat=0", "replay?as=0", "lines?as=0", "record?as=0", "replay?as=open", "record?as=open"):
                reply = request(scene.server, "GET", f"/api/matches/{scene.playing}/{page}", None, headers)
                refused(reply, "not-your-seat", "hidden-until-the-end")
        token_in_address = f"/api/players/me?token={scene.ariane.token}&{COOKIE}={scene.ariane.token}"
        refused(request(scene.server, "GET", token_in_address), "who-are-you")


SEAT_DOORS = [
    ("GET", "/api/matches/{playing}/view?seat=0", None),
    ("GET", "/api/matches/{playing}/view?seat=0&wait=5&since=9999", None),
    ("GET", "/api/matches/{playing}/why?seat=0&action=combat", None),
    ("GET", "/api/matches/{playing}/replay?as=0", None),
    ("GET", "/api/matches/{playing}/replay?as=0&at=0", None),
    ("GET", "/api/matches/{playing}/lines?as=0", None),
    ("GET", "/api/matches/{playing}/record?as=0", None),
    ("GET", "/api/matches/{playing}/record?as=open", None),
    ("POST", "/api/matches/{playing}/answers", {"seat": 0, "length": 0, "action": "combat"}),
    ("POST", "/api/matches/{playing}/undo", {"seat": 0, "length": 0}),
    ("POST", "/api/matches/{playing}/consent", {"seat": 0, "length": 0, "agree": True}),
    ("POST", "/api/matches/{playing}/talk", {"seat": 0, "text": "I am Ariane"}),
    ("POST", "/api/matches/{playing}/statements", {"seat": 0, "statement": "claim barque 1 2"}),
    ("POST", "/api/matches/{playing}/seats/0", {}),
    ("DELETE", "/api/matches/{playing}/seats/0", None),
    ("POST", "/api/matches/{playing}/seats/0/ready", {}),
    ("POST", "/api/matches/{playing}/seats/0/away", None),
    ("POST", "/api/matches/{playing}/seats/0/back", None),
    ("POST", "/api/matches/{playing}/seats/0/link", None),
    ("POST", "/api/matches/{gathering}/seats/0", {}),
    ("POST", "/api/matches/{gathering}/seats/0", {"kind": "bot"}),
    ("POST", "/api/matches/{gathering}/seats/1", {"kind": "bot"}),
    ("DELETE", "/api/matches/{gathering}/seats/0", None),
    ("POST", "/api/matches/{gathering}/seats/0/ready", {}),
    ("POST", "/api/matches/{gathering}/seats/0/link", None),
    ("POST", "/api/matches/{gathering}/seats/0/back", None),
    ("DELETE", "/api/matches/{archived}/seats/0", None),
    ("POST", "/api/matches/{archived}/seats/0", {}),
]


@pytest.mark.parametrize("who", ["bruno", "mallory"])
def test_somebody_elses_seat_is_not_to_be_had(scene: Scene, who: str) -> None:
    person: Person = getattr(scene, who)
    codes = ("not-your-seat", "hidden-until-the-end", "seat-taken", "not-the-host", "match-over")
    with unchanged(scene.server):
        for method, door, body in SEAT_DOORS:
            reply = person.raw(method, scene.path(door), body)
            assert reply.status in (403, 409), (method, door, reply.status, reply.body[:300])
            refused(reply, *codes)
            headers = {**cookie(person.token), "content-type": "application/json"}
            data = None if body is None else json.dumps(body).encode()
            refused(request(scene.server, method, scene.path(door), data, headers), *codes)


def test_a_token_that_is_shown_counts_before_a_cookie(scene: Scene) -> None:
    both = {**bearer(scene.bruno), **cookie(scene.ariane.token)}
    assert request(scene.server, "GET", "/api/players/me", None, both).json["nickname"] == "Bruno"
    forged = {"authorization": "Bearer x", **cookie(scene.ariane.token)}
    refused(request(scene.server, "GET", "/api/players/me", None, forged), "session-unknown")


def connected(address: str, headers: dict[str, str]) -> Line:
    """A socket with any headers, to be closed by hand; it is heard to the end however much waits unread."""
    more: dict[str, Any] = {"compression": None, "max_queue": None, "legacy": True, "open_timeout": PATIENCE}
    return Line(connect(address, additional_headers=headers, **more))


def opened(person: Person, match: str, seat: int | None = 0, query: str = "") -> Line:
    place = "" if seat is None else f"&seat={seat}"
    address = f"ws://127.0.0.1:{person.server.port}/api/matches/{match}/socket?{query}{place}"
    return connected(address, bearer(person))


def sockets_closing(address: str, headers: dict[str, str]) -> tuple[int, list[dict[str, Any]]]:
    """With which code the server closes a socket, and what it said before."""
    with connected(address, headers) as line:
        return line.closed(), line.heard


def test_sockets_know_tokens_as_requests_do(scene: Scene) -> None:
    address = f"ws://127.0.0.1:{scene.server.port}/api/matches/{scene.playing}/socket"
    cases: list[tuple[str, dict[str, str], str]] = [
        ("?seat=0", {}, "not-your-seat"),
        ("?seat=0", bearer(scene.bruno), "not-your-seat"),
        ("?seat=0", cookie(scene.bruno.token), "not-your-seat"),
        ("?seat=1", bearer(scene.ariane), "not-your-seat"),
        ("?seat=0", bearer(scene.mallory), "not-your-seat"),
        ("?seat=7", bearer(scene.ariane), "no-such-seat"),
    ]
    for token in tokens(scene).values():
        token = token[:2_000]
        cases.append(("?seat=0", cookie(token), "session-unknown"))
        cases.append(("", {"authorization": f"Bearer {token}"}, "session-unknown"))
    with unchanged(scene.server):
        for place, headers, code in cases:
            closed, heard = sockets_closing(address + place, headers)
            assert closed == 4000 + CODES[code], (place, headers, heard)
            assert [message["code"] for message in heard] == [code]
        _, heard = sockets_closing(address + "?seat=0&lang=fr", {})
        assert heard[0]["message"] == words("fr").say("server-refused-not-your-seat", {"seat": 1})
        strange = address.replace(scene.playing, "%27%3B--")
        assert sockets_closing(strange, bearer(scene.ariane))[0] == 4404


def test_an_expired_token_is_unknown(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        ariane, bruno = Person(server, "Ariane"), Person(server, "Bruno")
        match = seated(server, ariane, bruno)
        server.stop()
        with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
            past = int(time.time() * 1000) - 1000
            database.execute("UPDATE players SET expires = ? WHERE id = ?", (past, ariane.id))
        server.start()
        with unchanged(server):
            for headers in (bearer(ariane), cookie(ariane.token)):
                for page in ("/api/players/me", f"/api/matches/{match}/view?seat=0", "/api/matches?mine=true"):
                    refused(request(server, "GET", page, None, headers), "session-unknown")
                told = refused(request(server, "GET", "/api/players/me?lang=fr", None, headers), "session-unknown")
                assert told == words("fr").say("server-refused-session-unknown")
                address = f"ws://127.0.0.1:{server.port}/api/matches/{match}/socket?seat=0"
                assert sockets_closing(address, headers)[0] == 4401
            reply = ariane.raw("POST", f"/api/matches/{match}/talk", {"seat": 0, "text": "still here"})
            refused(reply, "session-unknown")
            assert bruno.view(match, 1)["seat"] == 1  # nobody else is locked out
    finally:
        server.stop()


def test_a_browser_with_an_old_cookie_still_sees_what_everybody_may_see(scene: Scene) -> None:
    """The host began with a new database: the page must open all the same, or nobody could become a player again."""
    for page in ("/", "/api/games", "/health"):
        assert request(scene.server, "GET", page, None, cookie("from-another-database")).status == 200, page


# Seats that are lent

LENT = "/api/matches/{match}/seats/1"


@pytest.fixture
def lent(scene: Scene) -> tuple[str, str]:
    """A match in which Bruno has offered his seat, and the link to it."""
    match = seated(scene.server, scene.ariane, scene.bruno)
    return match, scene.bruno.post(f"/api/matches/{match}/seats/1/link")["link"]


def test_a_link_works_once_and_only_where_it_was_made(scene: Scene, lent: tuple[str, str]) -> None:
    match, link = lent
    stored = next(row for row in dump(scene.server)["seats"] if row[:2] == (match, 1))
    key = next(value for value in stored if isinstance(value, str) and len(value) == 64)
    with unchanged(scene.server):
        for guess in ("", "x", link[:-1], link + "x", link.swapcase(), key, "' OR '1'='1", "null", "%00", "\0"):
            refused(scene.mallory.raw("POST", f"/api/matches/{match}/claim", {"link": guess}), "bad-link")
        refused(scene.mallory.raw("POST", f"/api/matches/{scene.playing}/claim", {"link": link}), "bad-link")
        reply = request(scene.server, "POST", f"/api/matches/{match}/claim", json.dumps({"link": link}).encode())
        refused(reply, "who-are-you")
    claimed = scene.mallory.post(f"/api/matches/{match}/claim", {"link": link})
    assert (claimed["seats"][1]["mine"], claimed["seats"][1]["owned"]) == (True, False)
    with unchanged(scene.server):
        for again in (scene.mallory, scene.bruno, scene.ariane):
            refused(again.raw("POST", f"/api/matches/{match}/claim", {"link": link}), "bad-link")


def test_a_link_is_worth_nothing_once_the_seat_was_taken_back_or_another_link_made(
    scene: Scene, lent: tuple[str, str]
) -> None:
    match, link = lent
    other = scene.bruno.post(f"/api/matches/{match}/seats/1/link")["link"]
    with unchanged(scene.server):
        refused(scene.mallory.raw("POST", f"/api/matches/{match}/claim", {"link": link}), "bad-link")
    scene.bruno.post(f"/api/matches/{match}/seats/1/back")
    with unchanged(scene.server):
        refused(scene.mallory.raw("POST", f"/api/matches/{match}/claim", {"link": other}), "bad-link")


def test_a_seat_taken_back_is_gone_at_once_for_whoever_had_it(scene: Scene, lent: tuple[str, str]) -> None:
    match, link = lent
    scene.mallory.post(f"/api/matches/{match}/claim", {"link": link})
    with opened(scene.mallory, match, 1) as line:
        line.until("update")
        scene.bruno.post(f"/api/matches/{match}/seats/1/back")
        assert line.closed() == 4403
        assert line.heard[-1]["code"] == "not-your-seat"
    with unchanged(scene.server):
        refused(scene.mallory.raw("GET", f"/api/matches/{match}/view?seat=1"), "not-your-seat")
        refused(scene.mallory.raw("POST", f"/api/matches/{match}/seats/1/back"), "not-your-seat")


@pytest.mark.parametrize("begun", [False, True])
def test_whoever_borrowed_a_seat_cannot_make_it_their_own(scene: Scene, begun: bool) -> None:
    """By taking it as if it were open, or by leaving and taking it."""
    match = scene.ariane.table(plan=["me", "open"], seats=2)
    seat = LENT.format(match=match)
    scene.bruno.post(seat)
    if begun:
        scene.ariane.ready(match, 0)
        scene.bruno.ready(match, 1)
    link = scene.bruno.post(f"{seat}/link")["link"]
    scene.mallory.post(f"/api/matches/{match}/claim", {"link": link})
    scene.mallory.raw("POST", seat, {})
    scene.mallory.raw("DELETE", seat)
    scene.mallory.raw("POST", seat, {})
    back = scene.bruno.raw("POST", f"{seat}/back", {})
    assert back.status == 200, back.json
    assert back.json["seats"][1]["mine"]


@pytest.mark.parametrize("begun", [False, True])
def test_whoever_has_left_a_seat_sees_nothing_of_it_any_more(scene: Scene, begun: bool) -> None:
    """Not even over a socket that was open before."""
    match = scene.ariane.table(plan=["me", "open"], seats=2)
    seat = LENT.format(match=match)
    scene.mallory.post(seat)
    if begun:
        scene.ariane.ready(match, 0)
        scene.mallory.ready(match, 1)
    with opened(scene.mallory, match, 1) as spy:
        spy.until("update" if begun else "table")
        if begun:
            scene.mallory.call("DELETE", seat)
            scene.bruno.post(seat)
        else:
            scene.ariane.post(seat, {"kind": "open"})  # the host wants somebody else
            scene.bruno.post(seat)
            scene.ariane.ready(match, 0)
            scene.bruno.ready(match, 1)
        left = len(spy.heard)
        for _ in range(2):
            update = scene.ariane.view(match)
            person, place = (scene.ariane, 0) if update["asked"] == 0 else (scene.bruno, 1)
            update = person.view(match, place)
            person.answer(match, update["length"], update["choices"][0]["action"], place)
        assert spy.closed() == 4403
        assert [message["type"] for message in spy.heard[left:] if message.get("seat") == 1] == []


# Addresses

TRICKS = [
    "/..",
    "/../",
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2fetc/passwd",
    "/..%5c..%5cetc/passwd",
    "/.%00./x",
    "/%00",
    "/health%00",
    "/health%20",
    "/health;x=1",
    "/HEALTH",
    "/api",
    "/api/",
    "/api/../health",
    "/api/%2e%2e/health",
    "/api/players",
    "/api/players/..%2fme",
    "/api/players/ME",
    "/api/games/../players/me",
    "/api/matches/..%2fplayers%2fme",
    "/schema/../health",
    "/schema/openapi.yaml",
    "/schema/openapi.json/x",
    "/schema/swagger",
    "/schema/%3Cscript%3E",
    "/.git/config",
    "/.env",
    "/katabasis.db",
    "/static/x",
    "/wp-login.php",
    "/%f0%9f%92%80",
    "/%ff%ff",
    "/" + "a" * 30_000,
    "/" + "a/" * 10_000,
    "/" + "%61" * 10_000,
    "/%0d%0aset-cookie:%20x=1",
    "/?" + "a=b&" * 5_000 + "x" * 10,
    "*",
]


def test_no_trick_in_an_address_leads_anywhere(scene: Scene) -> None:
    with unchanged(scene.server):
        for path in TRICKS[:-2]:
            reply = request(scene.server, "GET", path, None, bearer(scene.ariane))
            assert reply.status in (404, 405), (path[:80], reply.status)
            if not path.startswith("/schema/"):  # there the library has a page of its own, always the same
                refused(reply, "no-such-page", "bad-method")
            assert "set-cookie" not in reply.headers
        assert request(scene.server, "GET", TRICKS[-2]).status == 200  # the front page, asked at length
        assert request(scene.server, "GET", TRICKS[-1]).status == 404
        for path in ("/%6d%65trics", "//health", "/api//games", "/health/", "http://evil.example/health"):
            assert request(scene.server, "GET", path).status in (200, 404)


def test_an_id_of_the_wrong_shape_is_no_match(scene: Scene) -> None:
    pages = ["", "/view", "/talk", "/ledger", "/replay", "/lines", "/record", "/view?seat=0", "/why?seat=0&action=x"]
    with unchanged(scene.server):
        for sly in SLY_IDS:
            for page in pages:
                reply = scene.ariane.raw("GET", f"/api/matches/{sly}{page}")
                refused(reply, "no-such-match", "no-such-page")
                assert "set-cookie" not in reply.headers
            for page, body in (
                ("/answers", {"seat": 0, "length": 0, "action": "x"}),
                ("/claim", {"link": "x"}),
                ("/branch", {"at": 0}),
                ("/seats/0", {}),
                ("/seats/0/away", {}),
            ):
                reply = scene.ariane.raw("POST", f"/api/matches/{sly}{page}", body)
                refused(reply, "no-such-match", "no-such-page")


def test_a_seat_that_is_no_number_or_too_large_is_no_seat(scene: Scene) -> None:
    with unchanged(scene.server):
        for seat in ("-1", "2", "31", "99999999999999999999", "9" * 5000, "x", "1.5", "0x0", "%00", "null", "1e0"):
            for method, end in (("POST", ""), ("DELETE", ""), ("POST", "/ready"), ("POST", "/link"), ("POST", "/back")):
                reply = scene.ariane.raw(method, f"/api/matches/{scene.playing}/seats/{seat}{end}", {})
                refused(reply, "no-such-seat", "no-such-page")


def test_every_page_refuses_the_methods_it_does_not_have(scene: Scene) -> None:
    known = request(scene.server, "GET", "/schema/openapi.json").json["paths"]
    assert len(known) > 20
    methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "LINK"]
    with unchanged(scene.server):
        for page, documented in {**known, "/": {"get": {}}, "/schema": {"get": {}}}.items():
            path = page.replace("{match}", scene.playing).replace("{seat}", "0").replace("{name}", "ahuris")
            for method in methods:
                if method.lower() in documented:
                    continue
                reply = request(scene.server, method, path, None, bearer(scene.ariane))
                if method == "OPTIONS":
                    assert reply.status == 204
                    assert reply.body == b""
                    assert set(reply.headers["allow"].lower().split(", ")) <= {*documented, "options"}
                elif method == "HEAD":
                    assert reply.status in (200, 405)
                    assert reply.body == b""
                else:
                    refused(reply, "bad-method")
                assert not any(name.startswith("access-control") for name in reply.headers)


def test_an_unknown_method_is_refused(scene: Scene) -> None:
    with unchanged(scene.server):
        for sent in (
            b"FOO / HTTP/1.1",
            b"get / HTTP/1.1",
            b"GET / HTTP/9.9",
            b"\x16\x03\x01\x02",
            b"\0" * 99,
        ):
            answer = wire(scene.server, sent + b"\r\nhost: x\r\nconnection: close\r\n\r\n")
            assert answer.startswith(b"HTTP/1.1 400 "), sent


def test_no_header_turns_one_method_into_another(scene: Scene) -> None:
    mine, other = (f"/api/matches/{scene.playing}/seats/{seat}" for seat in (0, 1))
    with unchanged(scene.server):
        for name in ("x-http-method-override", "x-http-method", "x-method-override"):
            headers = {**bearer(scene.ariane), name: "DELETE", "content-type": "application/json"}
            refused(request(scene.server, "GET", mine, None, headers), "bad-method")
            refused(request(scene.server, "POST", f"{mine}/ready?_method=DELETE", b"{}", headers), "not-gathering")
            refused(request(scene.server, "POST", other, b'{"_method": "DELETE"}', headers), "bad-request")
        rewritten = {**bearer(scene.ariane), "x-original-url": "/api/players/me", "x-rewrite-url": "/api/players/me"}
        assert "games" in request(scene.server, "GET", "/health", None, rewritten).json


# Texts that want to be more than texts


def test_sql_is_a_text_like_any_other(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ariane = Person(server, SQL)
        assert ariane.get("/api/players/me")["nickname"] == SQL
        match = ariane.table(plan=["me", "me"], seats=2, mind_after=None)  # no sign of life is written
        ariane.ready(match, 0, SQL)
        facts = ariane.ready(match, 1, '"; SELECT * FROM players WHERE ""="')
        assert [seat["word"] for seat in facts["seats"]] == [SQL, '"; SELECT * FROM players WHERE ""="']
        assert facts["seats"][0]["nickname"] == SQL
        ariane.post(f"/api/matches/{match}/talk", {"seat": 0, "text": SQL})
        assert [line["text"] for line in ariane.get(f"/api/matches/{match}/talk")] == [SQL]
        with unchanged(server):
            for asked in (f"game={SQL}", f"status={SQL}", f"before={SQL}"):
                path = "/api/matches?" + asked.replace(" ", "%20").replace("'", "%27").replace(";", "%3B")
                refused(ariane.raw("GET", path), "bad-request")
            for body in ({"game": SQL}, {"game": "ahuris", "options": {SQL: SQL}}, {"game": "ahuris", "minder": SQL}):
                refused(ariane.raw("POST", "/api/matches", body), "bad-request")
            answer = {"seat": 0, "length": ariane.view(match)["length"], "action": SQL}
            refused(ariane.raw("POST", f"/api/matches/{match}/answers", answer))
        assert set(dump(server)) == {"players", "matches", "seats", "answers", "talk", "schema_version"}


def test_script_comes_back_as_data_and_is_on_no_page(tmp_path: Path) -> None:
    line = "<script>alert(document.cookie)</script> javascript:alert(1) {{7*7}} ${7*7} \"'>`"
    with Server(tmp_path) as server:
        ariane = Person(server, SCRIPT)
        match = ariane.table(plan=["me", "me"], seats=2, listed=True)
        ariane.ready(match, 0, SCRIPT)
        ariane.ready(match, 1, line[:80].strip())
        ariane.post(f"/api/matches/{match}/talk", {"seat": 0, "text": line})
        pages = {
            "/api/players/me": SCRIPT,
            "/api/matches": SCRIPT,
            f"/api/matches/{match}": SCRIPT,
            f"/api/matches/{match}/talk": line,
        }
        for page, text in pages.items():
            reply = ariane.raw("GET", page)
            assert reply.status == 200
            assert text in texts(reply.json)
            assert reply.headers["content-type"] == "application/json"
            assert reply.headers["x-content-type-options"] == "nosniff"
            assert "default-src 'self'" in reply.headers["content-security-policy"]
        with opened(ariane, match) as heard:
            assert heard.until("talk")["text"] == line
        record_reply = ariane.raw("GET", f"/api/matches/{match}/record")
        assert record_reply.headers["content-type"].startswith("text/plain; charset=utf-8")
        assert record_reply.headers["content-disposition"].startswith('attachment; filename="ahuris-')
        pages_of_html = 0
        for path in ("/", "/?lang=<script>", "/?x=<script>", "/<script>", "/schema/<script>", "/api/games/<script>"):
            for headers in (
                {},
                bearer(ariane),
                {"accept": "text/html"},
                {"accept-language": "<script>", "referer": "<b"},
            ):
                reply = request(server, "GET", path, None, headers)
                if reply.headers["content-type"] != "application/json":
                    pages_of_html += 1
                    foreign = re.sub(rb'<script type="module"[^>]* src="/assets/[\w.-]+"></script>', b"", reply.body)
                    assert b"<script" not in foreign
                    assert SCRIPT.encode() not in reply.body
        assert pages_of_html >= 12  # the front page, at least


def texts(data: Any) -> set[str]:
    """Every text in some JSON."""
    if isinstance(data, str):
        return {data}
    found: set[str] = set()
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else []:
        found |= texts(part)
    return found


INVISIBLE = {
    "Ari\u202eane": "Ariane",  # written from the right
    "\u2066Ari\u2069ane\u200f": "Ariane",
    "A\u200b\u200c\u200d\u2060\ufeffri": "Ari",  # zero wide
    "A\u00ad\u180er": "Ar",
    "A\u0000\u0001\u001b[31mr": "A[31mr",
    "A\u0007\u007f\u0080\u009br": "Ar",
    "A\r\nb\tc\vd": "A b c d",
    "A\u2028b\u2029c\u0085d": "A b c d",
    "  A \u00a0\u3000 b  ": "A b",
    "\U000e0041\U000e0042A": "A",  # tags
    "A\ufff9b\ufffbc": "Abc",
    "A\ue000b\U0010fffdc": "Abc",  # private use
    "Zoé 鬼 Ж": "Zoé 鬼 Ж",
}


def test_what_cannot_be_seen_is_cleaned_away(scene: Scene) -> None:
    for sent, shown in INVISIBLE.items():
        person = Person(scene.server, sent)
        assert person.get("/api/players/me")["nickname"] == shown
        assert person.call("PATCH", "/api/players/me", {"nickname": sent})["nickname"] == shown
        said = scene.ariane.post(f"/api/matches/{scene.playing}/talk", {"seat": 0, "text": sent})
        assert said["text"] == shown


@pytest.mark.parametrize("blank", ["\u3164", "\u2800", "\u115f", "\uffa0", "\u17b5", "\u034f", "\ufe0f"])
def test_a_nickname_of_blanks_that_pass_for_letters_is_refused(scene: Scene, blank: str) -> None:
    """Fillers, a Braille pattern without dots, joiners: they are printable, but nobody sees them."""
    with unchanged(scene.server):
        refused(scene.ariane.raw("POST", "/api/players", {"nickname": blank * 3}), "bad-request")


def test_no_text_becomes_a_header(scene: Scene) -> None:
    sly = "A\r\nset-cookie: x=1"
    body = json.dumps({"nickname": sly}).encode()
    reply = request(scene.server, "POST", "/api/players", body, {"content-type": "application/json"})
    assert reply.status == 201
    assert reply.headers["set-cookie"].startswith(COOKIE)
    assert reply.json["nickname"] == "A set-cookie: x=1"
    match = scene.ariane.table()
    facts = scene.ariane.ready(match, 0, sly)
    assert facts["seats"][0]["word"] == "A set-cookie: x=1"
    record_reply = scene.ariane.raw("GET", f"/api/matches/{match}/record")
    assert record_reply.headers["content-disposition"] == f'attachment; filename="ahuris-{match[:6]}.kata"'
    assert "set-cookie" not in record_reply.headers
    for path in ("/x%0d%0aset-cookie:x=1", "/api/games/x%0d%0aset-cookie:x=1", "/?lang=fr%0d%0aset-cookie:x=1"):
        assert "set-cookie" not in request(scene.server, "GET", path).headers
    sent = b"GET /health HTTP/1.1\r\nhost: x\r\nx: a\x00b\r\n\r\n"
    assert wire(scene.server, sent).startswith(b"HTTP/1.1 400 ")


# Pages of other sites


def origins(server: Server) -> tuple[list[dict[str, str]], list[dict[str, str]]]:
    """Headers of requests from other sites, and from our own pages or from programs."""
    host = f"127.0.0.1:{server.port}"
    foreign = [
        {"origin": "https://evil.example"},
        {"origin": "http://evil.example", "sec-fetch-site": "cross-site"},
        {"origin": "null"},
        {"origin": "null", "sec-fetch-site": "same-origin"},
        {"origin": "file://"},
        {"origin": "http://127.0.0.1"},
        {"origin": "http://127.0.0.1:1"},
        {"origin": f"http://127.0.0.1:{server.port}0"},
        {"origin": f"http://localhost:{server.port}"},
        {"origin": f"http://{host}.evil.example"},
        {"origin": f"http://evil.example/{host}"},
        {"origin": f"http://evil.example#{host}"},
        {"origin": f"http://evil.example\\@{host}"},
        {"origin": f"http://evil@{host}"},
        {"origin": f"http://[{host}"},
        {"origin": host},
        {"origin": "*"},
        {"origin": "\xff"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": f"http://{host}", "sec-fetch-site": "cross-site"},
        {"origin": "http://evil.example", "host": "evil.example:80"},
        {"origin": "http://evil.example", "x-forwarded-host": "evil.example"},
    ]
    own = [
        {},
        {"origin": f"http://{host}"},
        {"origin": f"http://{host}", "sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
    ]
    return foreign, own


def test_a_page_of_another_site_can_do_nothing(scene: Scene) -> None:
    foreign, own = origins(scene.server)
    doors = [("POST", scene.path("/api/matches/{playing}/talk"), b'{"seat": 0, "text": "Hello"}')]
    doors += [("POST", "/api/players", b'{"nickname": "Eve"}'), ("POST", "/api/records", record().encode())]
    doors += [
        ("DELETE", f"/api/matches/{scene.playing}/seats/0", b""),
        ("PATCH", "/api/players/me", b'{"nickname":"E"}'),
    ]
    doors += [("POST", "/nowhere", b"")]
    with unchanged(scene.server):
        for origin in foreign:
            for method, path, body in doors:
                for who in (cookie(scene.ariane.token), bearer(scene.ariane), {}):
                    reply = request(scene.server, method, path, body, {**who, **origin, "content-type": "text/plain"})
                    assert reply.status == 403, (origin, reply.status)
                    told = refused(reply, "foreign-origin")
                    assert not any(name.startswith("access-control") for name in reply.headers)
        assert told == words("en").say("server-refused-foreign-origin")
        french = {"origin": "null", "accept-language": "fr"}
        told = refused(request(scene.server, "POST", "/api/players", b"", french), "foreign-origin")
        assert told == words("fr").say("server-refused-foreign-origin")
    for origin in own:
        body = b'{"seat": 0, "text": "Hello"}'
        reply = request(scene.server, "POST", doors[0][1], body, {**cookie(scene.ariane.token), **origin})
        assert reply.status == 201, origin


def test_a_page_of_another_site_cannot_read_either(scene: Scene) -> None:
    """The browser does not let it: there is no header that would allow it."""
    for origin in ("https://evil.example", "null"):
        for method in ("GET", "OPTIONS"):
            asked = {"origin": origin, "access-control-request-method": "POST", **cookie(scene.ariane.token)}
            reply = request(scene.server, method, "/api/players/me", None, asked)
            assert not any(name.startswith("access-control") for name in reply.headers)
            assert reply.headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize("origin", [b"null", b"file://", b"http://evil.example", b"http://", b"//"])
def test_without_a_host_every_origin_is_foreign(scene: Scene, origin: bytes) -> None:
    for version, extra in (
        (b"1.0", b""),
        (b"1.1", b"connection: close\r\n"),
        (b"1.1", b"connection: close\r\nhost:\r\n"),
    ):
        with unchanged(scene.server):
            head = b"POST /api/players HTTP/" + version + b"\r\norigin: " + origin + b"\r\n" + extra
            answer = wire(scene.server, head + b'content-length: 16\r\n\r\n{"nickname":"x"}')
            assert answer.startswith(b"HTTP/1.1 403 "), answer[:60]


def test_sockets_of_pages_of_other_sites_are_refused(scene: Scene) -> None:
    foreign, own = origins(scene.server)
    address = f"ws://127.0.0.1:{scene.server.port}/api/matches/{scene.playing}/socket?seat=0"
    with unchanged(scene.server):
        for origin in foreign:
            if "host" in origin:
                continue
            with pytest.raises(InvalidStatus) as wrong:
                connected(address, {**cookie(scene.ariane.token), **origin})
            assert wrong.value.response.status_code == 403, origin
    for origin in own:
        with connected(address, {**cookie(scene.ariane.token), **origin}) as line:
            assert line.hear()["type"] in ("table", "talk")


def test_the_public_address_and_friends_are_no_other_sites(tmp_path: Path) -> None:
    friends = "https://friend.example, http://other.example:8080"
    with Server(tmp_path, public_url="https://play.example/", origins=friends) as server:
        good = ["https://play.example", "https://friend.example", "http://other.example:8080"]
        bad = ["http://play.example", "https://play.example:444", "https://friend.example.evil", "http://other.example"]
        bad += ["https://play.example/", "https://PLAY.example.evil", "null"]
        for origin in good:
            for site in ("same-origin", "same-site", "cross-site"):
                headers = {"origin": origin, "sec-fetch-site": site, "host": "play.example"}
                assert request(server, "POST", "/api/players", b'{"nickname": "A"}', headers).status == 201
        ariane = Person(server)
        match = ariane.table()
        address = f"ws://127.0.0.1:{server.port}/api/matches/{match}/socket"
        with connected(address, {"origin": "https://friend.example"}) as line:
            line.hear()
        with unchanged(server):
            for origin in bad:
                for host in ("play.example", f"127.0.0.1:{server.port}"):
                    headers = {"origin": origin, "host": host}
                    reply = request(server, "POST", "/api/players", b'{"nickname": "A"}', headers)
                    assert reply.status == 403, (origin, host)
                    refused(reply, "foreign-origin")
                with pytest.raises(InvalidStatus):
                    connected(address, {"origin": origin})


# Sockets

MESSAGES = [
    "",
    " ",
    "{",
    "[]",
    "null",
    "7",
    "<script>",
    "[" * 16_000,
    '{"talk":' * 1_900,
    '{"x": 1}',
    "{}",
    '{"length": 0}',
    '{"length": NaN, "action": "combat"}',
    '{"length": 1e99, "action": "combat"}',
    '{"length": -1, "action": "combat"}',
    '{"length": "0", "action": "combat"}',
    '{"length": true, "action": "combat"}',
    '{"length": 10000001, "action": "combat"}',
    '{"length": ' + "9" * 5_000 + ', "action": "combat"}',
    '{"action": "combat"}',
    '{"undo": true}',
    '{"agree": true}',
    '{"here": true, "undo": true, "length": 0}',
    '{"talk": "x", "action": "combat", "length": 0}',
    '{"here": 1}',
    '{"here": false}',
    '{"undo": "yes", "length": 0}',
    '{"agree": null, "length": 0}',
    '{"talk": ""}',
    '{"talk": "\\u200b"}',
    '{"talk": "\\ud800"}',
    '{"talk": ["x"]}',
    '{"talk": "' + "x" * 501 + '"}',
    '{"statement": ""}',
    '{"statement": "claim barque 1 2"}',
    '{"statement": ["claim barque 1 2"]}',
    '{"statement": "claim barque 1 2", "talk": "x"}',
    '{"statement": "' + "x" * 121 + '"}',
    '{"why": "no such action"}',
    '{"why": "undo 1"}',
    '{"why": ""}',
    '{"why": "' + "x" * 121 + '"}',
    '{"seat": 1, "talk": "I am Bruno"}',
    '{"player": "x", "here": true}',
    '{"talk": "x", "talk": ""}',
]


def test_a_message_that_makes_no_sense_is_refused_and_the_socket_lives_on(scene: Scene) -> None:
    with unchanged(scene.server), opened(scene.ariane, scene.playing, 0) as line:
        length = line.until("update")["length"]
        now = [f'{{"length": {length}, "action": "{text}"}}' for text in ("no such action", "", "\\u0000", "undo 1")]
        for number, message in enumerate([*MESSAGES, *now]):
            if number % 40 == 39:  # nobody may say so much at once
                line.close()
                line = opened(scene.ariane, scene.playing, 0)
                line.until("update")
            line.connection.send(message)
            while (told := line.hear())["type"] == "table":  # who listened before is seen to have left
                pass
            assert (told["type"], told["code"]) == ("refused", "bad-request"), (message[:80], told)
            assert 5 < len(told["message"]) < SHORT
        line.close()


def test_an_answer_out_of_turn_changes_nothing(scene: Scene) -> None:
    update = scene.ariane.view(scene.playing)
    person, seat = (scene.bruno, 1) if update["asked"] == 0 else (scene.ariane, 0)
    with unchanged(scene.server), opened(person, scene.playing, seat) as line:
        line.until("update")
        line.send({"length": update["length"], "action": "combat"})
        assert line.until("refused")["code"] == "not-asked"
        line.send({"length": 0, "action": "combat"})  # long ago: the current view, and no error
        assert line.until("update")["reply"] == "stale"
        line.send({"length": update["length"] + 5, "action": "combat"})  # not yet
        assert line.until("update")["reply"] == "stale"
        line.send({"length": update["length"], "agree": True})
        assert line.until("refused")["code"] == "no-undo-asked"


def test_a_spectator_can_say_nothing(scene: Scene) -> None:
    with unchanged(scene.server):
        for person in (scene.mallory, scene.ariane):
            with opened(person, scene.playing, None) as line:
                length = line.until("update")["length"]
                for message in ({"talk": "Hello"}, {"here": True}, {"why": "combat"}, {"length": length, "undo": True}):
                    line.send(message)
                    assert line.until("refused")["code"] == "only-watching"


def test_frames_of_bytes_are_no_messages(scene: Scene) -> None:
    with unchanged(scene.server), Bare(scene.ariane, scene.playing, 0) as line:
        heard = line.messages()
        for payload in (b"", b"\0\1\2", b'{"talk": "Hello"}', os.urandom(1000)):
            line.send(payload, BINARY)
            assert next(message for message in heard if message["type"] == "refused")["code"] == "bad-request"


def test_a_message_may_come_in_fragments_but_not_without_end(scene: Scene) -> None:
    with Bare(scene.ariane, scene.playing, 0) as line:
        said = '{"talk": "in frägments"}'.encode()
        for place in range(len(said)):  # even within a character
            line.send(said[place : place + 1], TEXT if place == 0 else 0, last=False)
            line.send(b"", 0, last=False)
        line.send(b"x", PING)  # may come between
        line.send(b"", 0)
        talk = (message["text"] for message in line.messages() if message["type"] == "talk")
        assert next(text for text in talk if text == "in frägments")
    with unchanged(scene.server), Bare(scene.ariane, scene.playing, 0) as line:
        line.send(b'{"talk": "', last=False)
        with contextlib.suppress(ConnectionError):
            for _ in range(20):
                line.send(b"x" * 1000, 0, last=False)
        assert line.closed() == 1009


def test_a_giant_message_closes_the_socket(scene: Scene) -> None:
    with unchanged(scene.server):
        for size in (MESSAGE_BYTES + 1, 100_000):
            for kind in (TEXT, BINARY):
                with Bare(scene.ariane, scene.playing, 0) as line:
                    with contextlib.suppress(ConnectionError):
                        line.send(b"x" * size, kind)
                    assert line.closed() == 1009
        with Bare(scene.ariane, scene.playing, 0) as line:  # announced only
            line.line.sendall(bytes([0x81, 0xFF]) + struct.pack("!Q", 2**62) + b"\0\0\0\0")
            assert line.closed() == 1009
        with Bare(scene.ariane, scene.playing, 0) as line:
            line.send(b" " * MESSAGE_BYTES)
            told = next(message for message in line.messages() if message["type"] == "refused")
            assert told["code"] == "bad-request"


def test_broken_frames_close_the_socket(scene: Scene) -> None:
    broken = {
        "no mask": frame(b'{"here": true}', masked=False),
        "an unknown kind": frame(b"x", 3),
        "reserved bits": bytes([0xF1, 0x80, 0, 0, 0, 0]),
        "a long ping": frame(b"x" * 126, PING),
        "a ping in pieces": frame(b"x", PING, last=False),
        "the end of nothing": frame(b"x", 0),
        "a beginning within": frame(b"x", last=False) + frame(b"y"),
        "another protocol": b"GET / HTTP/1.1\r\n\r\n" * 10,
    }
    with unchanged(scene.server):
        for name, sent in broken.items():
            with Bare(scene.ariane, scene.playing, 0) as line:
                line.line.sendall(sent)
                assert line.closed() == 1002, name
        for text in (b"\xff\xfe", b'{"talk": "\xed\xa0\x80"}', b"\xc0\xaf"):
            with Bare(scene.ariane, scene.playing, 0) as line:
                line.send(text)
                assert line.closed() == 1007
    assert '"mistake"' not in scene.server.logged()


def test_a_socket_is_refused_where_there_is_none(scene: Scene) -> None:
    with unchanged(scene.server):
        for path in ("/", "/health", "/nowhere", "/api/matches", f"/api/matches/{scene.playing}/view"):
            with pytest.raises(InvalidStatus) as wrong:
                connected(f"ws://127.0.0.1:{scene.server.port}{path}", {})
            assert 400 <= wrong.value.response.status_code < 500
        for asked in ("seat=x", "seat=-1", "seat=32", "since=-1", "since=x", "seat=%00"):
            with pytest.raises(InvalidStatus) as wrong:
                opened(scene.ariane, scene.playing, None, asked)
            assert 400 <= wrong.value.response.status_code < 500
        for head in (b"sec-websocket-version: 12\r\n", b"", b"sec-websocket-version: 13\r\nsec-websocket-key: x\r\n"):
            sent = f"GET /api/matches/{scene.playing}/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\n".encode()
            answer = wire(scene.server, sent + b"connection: upgrade\r\n" + head + b"\r\n")
            assert answer.startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 426 ")), answer[:60]


@pytest.mark.parametrize("extra", ["x-long: " + "a" * 9_000 + "\r\n", "".join(f"x{n}: 1\r\n" for n in range(200))])
def test_a_handshake_with_too_long_a_head_is_answered(scene: Scene, extra: str) -> None:
    """It waits for nothing, and so it must not wait for ever."""
    with unchanged(scene.server), socket.create_connection(("127.0.0.1", scene.server.port), timeout=PATIENCE) as line:
        line.sendall(
            f"GET /api/matches/{scene.playing}/socket HTTP/1.1\r\nhost: 127.0.0.1:{scene.server.port}\r\n"
            "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
            f"sec-websocket-key: {base64.b64encode(os.urandom(16)).decode()}\r\n{extra}\r\n".encode()
        )
        assert not line.recv(100).startswith(b"HTTP/1.1 101 ")


def test_a_flood_of_messages_closes_its_socket_and_troubles_nobody_else(scene: Scene) -> None:
    with unchanged(scene.server), opened(scene.bruno, scene.playing, 1) as other, Bystander(scene.server) as bystander:
        other.until("update")
        for message in (b'{"here": true}', b"junk", b'{"why": "combat"}', b'{"length": 0, "action": "combat"}'):
            with Bare(scene.ariane, scene.playing, 0) as line:
                with contextlib.suppress(ConnectionError):
                    for _ in range(20):
                        line.line.sendall(frame(message) * 500)
                assert line.closed() == 1008
        other.send({"why": "no such action"})
        assert other.until("refused")["code"] == "bad-request"
        assert bystander.longest < AT_ONCE


def test_as_many_messages_as_allowed_are_answered(tmp_path: Path) -> None:
    with Server(tmp_path, messages_per_second=5) as server:
        ariane = Person(server)
        match = ariane.table()
        with opened(ariane, match) as line:
            for _ in range(10):
                line.send({"why": "x"})
            assert [line.until("refused")["code"] for _ in range(10)] == ["not-begun"] * 10
            with contextlib.suppress(ConnectionClosed):
                for _ in range(40):  # more than it may have earned meanwhile
                    line.send({"why": "x"})
            assert line.closed() == 1008
            assert sum(message["type"] == "refused" for message in line.heard) < 50


def test_no_more_sockets_are_open_than_allowed(tmp_path: Path) -> None:
    with Server(tmp_path, sockets=5) as server:
        ariane = Person(server)
        match = ariane.table()
        lines = [opened(ariane, match, None) for _ in range(5)]
        for line in lines:
            line.hear()
        with opened(ariane, match, None, "lang=fr") as sixth:
            assert sixth.closed() == 4503
            assert [message["code"] for message in sixth.heard] == ["too-many-sockets"]
            assert sixth.heard[0]["message"] == words("fr").say("server-refused-too-many-sockets")
        assert ariane.get(f"/api/matches/{match}")["id"] == match  # all the rest goes on
        lines.pop().close()
        until(lambda: socket_opens(ariane, match))
        for line in lines:
            line.close()


def socket_opens(person: Person, match: str) -> bool:
    with opened(person, match, None) as line:
        return line.hear()["type"] == "table"


def test_no_more_sockets_are_open_than_allowed_even_if_they_come_at_once(tmp_path: Path) -> None:
    async def crowd(address: str) -> list[str]:
        lines = await asyncio.gather(*(websockets.connect(address, compression=None) for _ in range(30)))
        heard = [json.loads(await asyncio.wait_for(line.recv(), PATIENCE))["type"] for line in lines]
        await asyncio.gather(*(line.close() for line in lines))
        return heard

    with Server(tmp_path, sockets=5) as server:
        match = Person(server).table()
        heard = asyncio.run(crowd(f"ws://127.0.0.1:{server.port}/api/matches/{match}/socket"))
        assert (heard.count("table"), heard.count("refused")) == (5, 25)


def test_a_socket_that_gives_no_sign_of_life_is_closed(tmp_path: Path) -> None:
    """It reads, but answers no ping, like a laptop that was closed; a living one stays."""
    with InThread(tmp_path) as server:
        ariane = Person(server)
        match = ariane.table()
        with opened(ariane, match, None) as living, Bare(ariane, match, 0) as dead:
            living.until("table")
            assert dead.closed() == 1011
            until(lambda: not ariane.get(f"/api/matches/{match}")["seats"][0]["connected"])
            living.until("table")
            assert not ariane.get(f"/api/matches/{match}")["seats"][0]["connected"]
            living.connection.ping().wait(PATIENCE)


def memory(server: Server) -> float:
    """Megabytes that the server holds."""
    pages = int(Path(f"/proc/{server.pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / 1e6


def test_pings_without_end_fill_no_memory(scene: Scene) -> None:
    """Each is answered; whoever does not read the answers must not make the server keep them all."""
    pings = frame(b"x" * 125, PING) * 500  # 65 kilobytes
    before = memory(scene.server)
    with unchanged(scene.server), Bystander(scene.server) as bystander:
        with Bare(scene.ariane, scene.playing, 0, narrow=True) as line:
            line.line.settimeout(0.5)  # when it reads no more, that is right as well
            with contextlib.suppress(ConnectionError, TimeoutError):
                for _ in range(400):
                    line.line.sendall(pings)
            assert memory(scene.server) - before < 10
        assert bystander.longest < AT_ONCE


def play(lines: list[Line], updates: list[dict[str, Any]], answers: int, onward: int) -> list[float]:
    """Answer and take back, again and again; one time in so many it goes on.  Returns how long each took."""
    taken = []
    free: dict[str, None] = {}  # actions that could be taken back freely
    for number in range(answers):
        seat = updates[0]["asked"]
        if seat is None:
            break
        last = next((place for place in range(len(lines)) if updates[place]["undo"]["free"]), None)
        length = max(told["length"] for told in updates)
        message: dict[str, Any] = {"length": length}
        if last is not None and (number + 1) % onward:
            seat, message["undo"] = last, True
        else:
            texts_of = [choice["action"] for choice in updates[seat]["choices"]]
            known = [text for text in texts_of if text in free and (number + 1) % onward]
            message["action"] = known[0] if known else texts_of[number % len(texts_of)]
        begun = time.monotonic()
        lines[seat].send(message)
        updates[:] = [longer(line, length) for line in lines]
        taken.append(time.monotonic() - begun)
        if "action" in message and updates[seat]["undo"]["free"]:
            free[message["action"]] = None
    return taken


def longer(line: Line, length: int) -> dict[str, Any]:
    """The next update of a longer record."""
    while (told := line.until("update"))["length"] <= length:
        pass
    return told


def remembered(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events that a listener knows after these updates."""
    known: list[dict[str, Any]] = []
    for told in messages:
        known = [event for event in known if event["number"] < told["kept"]] + told["events"]
    return known


def endless(server: Server, host: Person) -> tuple[str, list[Line], list[dict[str, Any]]]:
    """A match of two seats that one person plays as fast as possible.

    In Abyss every turn begins with answers that can be taken back, and no match is over soon.
    """
    match = host.table(["me", "me"], "abyss", seats=2)
    host.ready(match, 0)
    host.ready(match, 1)
    lines = [opened(host, match, seat) for seat in (0, 1)]
    return match, lines, [line.until("update") for line in lines]


def test_who_never_reads_holds_up_nobody_and_then_gets_the_newest(tmp_path: Path) -> None:
    with Server(tmp_path, pings=False, messages_per_second=0) as server:
        host = Person(server)
        match, lines, updates = endless(server, host)
        alone = play(lines, updates, 200, onward=10_000)
        before = memory(server)
        with contextlib.ExitStack() as stack:
            mute = [stack.enter_context(Bare(host, match, seat, narrow=True)) for seat in (0, 1, None, None)]
            beside = play(lines, updates, 1500, onward=10_000)
            assert memory(server) - before < 20
            assert statistics.median(beside) < 5 * statistics.median(alone) + 0.005
            assert statistics.quantiles(beside, n=100)[-1] < AT_ONCE
            length = updates[0]["length"]
            assert length > 1700
            for line, seat in zip(mute, (0, 1, None, None), strict=True):
                heard: list[dict[str, Any]] = []
                for message in line.messages():
                    if message["type"] == "update":
                        heard.append(message)
                        if message["length"] == length:
                            break
                assert len(heard) < 1000  # the rest it never needed to know
                now = host.view(match, seat, since=heard[0]["kept"])
                assert heard[-1]["view"] == now["view"]
                assert remembered(heard) == now["events"]
        for line in lines:
            line.close()


def test_who_reads_slowly_misses_no_event(tmp_path: Path) -> None:
    """It reads one frame for every few answers, at any moment of the next one."""
    with Server(tmp_path, pings=False, messages_per_second=0) as server:
        host = Person(server)
        for _ in range(12):  # some matches end before the buffers of the kernel are full
            heard, sent = read_slowly(server, host)
            if heard < sent:  # the rest it never needed to know
                return
    pytest.fail("nothing was ever left out")


def read_slowly(server: Server, host: Person) -> tuple[int, int]:
    """How many updates somebody slow got in a match, and how many answers were given; no event was missed."""
    match, lines, updates = endless(server, host)
    with Bare(host, match, 0, narrow=True) as slow:
        heard: list[dict[str, Any]] = []
        turn = threading.Event()
        over = threading.Event()

        def read() -> None:
            for message in slow.messages():
                if message["type"] == "update":
                    heard.append(message)
                    if not over.is_set():
                        turn.wait(1)
                        turn.clear()
                    if over.is_set() and message["length"] == updates[0]["length"]:
                        return

        reader = threading.Thread(target=read)
        reader.start()
        sent = 0
        for _ in range(120):
            sent += len(play(lines, updates, 12, onward=12))
            turn.set()
        over.set()  # what `updates` say now is the end
        turn.set()
        reader.join(PATIENCE)
        assert not reader.is_alive()
        now = host.view(match, 0, since=heard[0]["kept"])
        assert remembered(heard) == now["events"]
    for line in lines:
        line.close()
    return len(heard), sent


def test_who_lost_a_seat_while_not_reading_gets_nothing_newer(tmp_path: Path) -> None:
    """The seat is taken back from somebody whose socket is full; what happens later at that seat is not for them."""
    with Server(tmp_path, pings=False, messages_per_second=0) as server:
        host, mallory = Person(server), Person(server, "Mallory")
        match, lines, updates = endless(server, host)
        link = host.post(f"/api/matches/{match}/seats/1/link")["link"]
        mallory.post(f"/api/matches/{match}/claim", {"link": link})
        lines.pop().close()
        with Bare(mallory, match, 1, narrow=True) as spy:
            for number in range(300):  # more than the buffers hold
                lines[0].send({"talk": f"{number} " + "𝔘" * 490})
            while not lines[0].until("talk")["text"].startswith("299 "):
                pass
            taken_back = host.post(f"/api/matches/{match}/seats/1/back")["length"]
            spy.send(b'{"talk": "still me"}')
            lines.append(opened(host, match, 1))
            updates[1] = lines[1].until("update")
            play(lines, updates, 10, onward=2)
            assert "still me" not in [said["text"] for said in host.get(f"/api/matches/{match}/talk?since=299")]
            assert updates[0]["length"] > taken_back
            heard: dict[str, list[dict[str, Any]]] = {"update": [], "talk": [], "table": [], "refused": []}
            with contextlib.suppress(EOFError, ConnectionError):
                for message in spy.messages():
                    heard[message["type"]].append(message)
                    if message["type"] == "refused":
                        break
            assert 0 < len(heard["talk"]) < 290  # the buffers were full indeed
            assert [message["code"] for message in heard["refused"]] == ["not-your-seat"]
            assert max(message["length"] for message in heard["update"]) <= taken_back
        for line in lines:
            line.close()


def test_an_update_that_waits_is_known_as_it_was_made_and_not_as_it_stands_meanwhile(tmp_path: Path) -> None:
    """It is taken while the next answer is on its way into the database; what that brings about comes afterwards."""

    async def run() -> None:
        hall = Hall(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}"))
        await hall.store.start()
        player, _ = await Doorkeeper(hall).new("Ariane", "en")
        caller = Caller(player, speech("en"))
        match = (await lobby.new_match.fn(NewMatch(game="ahuris"), hall, caller)).id
        await readiness.ready.fn(match, 0, Ready(), hall, caller)
        table = await hall.table(match)
        length = len(table.entries)
        listener = Listener(0, player.id, caller.speech, length)
        table.join(listener)
        tell(table)
        written, begun, append = asyncio.Event(), asyncio.Event(), hall.store.append

        async def slow(*more: Any) -> None:
            begun.set()
            await written.wait()
            await append(*more)

        hall.store.append = slow  # type: ignore[method-assign]
        action = table.playing().legal_actions()[0].text
        answering = asyncio.create_task(answer(table, 0, length, action, "person"))
        await begun.wait()
        first = json.loads(listener.take() or b"")
        written.set()
        assert await answering == "accepted"
        second = json.loads(listener.take() or b"")
        assert (first["length"], second["length"]) == (length, len(table.entries))
        whole = json.loads(update_of(table, 0, "en", length))["events"]
        assert whole
        assert remembered([first, second]) == whole
        await hall.store.stop()

    asyncio.run(run())


# Records from outside


def record(answers: int = 0, **changes: str) -> str:
    """A record of a match alone, some lines of its header changed."""
    match = AHURIS.match(seats=1, seed="reef")
    for _ in range(answers):
        match.play(match.legal_actions()[0])
    text = match.record.text()
    for name, value in changes.items():
        lines = [line for line in text.split("\n") if not line.startswith(f"{name}:")]
        text = "\n".join([lines[0], f"{name}: {value}", *lines[1:]])
    return text


def bare(header: str = "", body: str = "") -> str:
    """A record by hand."""
    begin = "katabasis 1\ngame: ahuris\nrules: 1\nseats: 1\noption mode: solo\ndealer: sfc32-sha256/1\nseed: reef\n"
    return f"{begin}{header}\n{body}"


def upload(person: Person, text: str | bytes) -> Reply:
    body = text if isinstance(text, bytes) else text.encode()
    return request(person.server, "POST", "/api/records", body, bearer(person))


MUCH = 900_000  # characters

RECORDS: dict[str, str | bytes] = {
    "nothing": "",
    "zeros": b"\0" * MUCH,
    "noise": os.urandom(1000) + b"\xff",
    "no UTF-8": record().encode() + b"\xff\xfe",
    "UTF-16": record().encode("utf-16"),
    "JSON": '{"game": "ahuris"}',
    "a page": "<html><script>alert(1)</script></html>",
    "only a first line": "katabasis 1\n",
    "another version": record().replace("katabasis 1", "katabasis 2"),
    "cut short": record(5)[:-20],
    "a line less": "\n".join(record(5).split("\n")[:-2]) + "\n",
    "a line changed": record(5).replace("die 4", "die 5", 1),
    "another game": record(game="chess"),
    "a long game": record(game="ahuris" * (MUCH // 6)),
    "other rules": record(rules="999999999"),
    "rules in words": record(rules="one"),
    "many digits of rules": record(rules="9" * MUCH),
    "no seats": record(seats="0"),
    "many seats": record(seats="999999999"),
    "digits of another script": record(seats="١"),
    "another dealer": record(dealer="croupier"),
    "a long dealer": record(dealer="x" * MUCH),
    "a wrong digest": record(digest="0" * 16),
    "more lines announced": record(answers=5, digest="x").replace("answers: 5", "answers: 999999999"),
    "an unknown header": bare("secret_plan: yes\n"),
    "a header twice": bare("game: ahuris\n"),
    "a header without end": bare("x" * MUCH + "\n"),
    "many headers": bare("".join(f"x{number}: 1\n" for number in range(90_000))),
    "an unknown option": bare("option x: 1\n"),
    "a long option": bare("option " + "x" * MUCH + ": 1\n"),
    "many options": bare("".join(f"option x{number}: 1\n" for number in range(50_000))),
    "a long value": bare("option goal: " + "9" * MUCH + "\n"),
    "many promises": bare("".join(f"commitment {number}: {'a' * 64}\n" for number in range(1, 11_000))),
    "words without end": bare("".join(f'word {number} 1: "a"\n' for number in range(1, 45_000))),
    "a word that is a list": bare(f"commitment 0: {'a' * 64}\nword 0 1: {'[' * 100_000}\n"),
    "a secret of zeros": bare(f"commitment 0: {'a' * 64}\nsecret 0: {'0' * MUCH}\n"),
    "half a character as a seed": bare('seed 1: "\\ud800"\n'),
    "a position too deep": bare("position: " + '{"a":' * 10_000 + "1" + "}" * 10_000 + "\n"),
    "a position of lists": bare("position: " + "[" * 100_000 + "\n"),
    "a position rather deep": bare("position: " + '{"a":' * 500 + "1" + "}" * 500 + "\n"),
    "a position with half a character": bare('position: {"\\ud800": "\\udfff"}\n'),
    "a position of no numbers": bare('position: {"seats": NaN, "x": 1e999}\n'),
    "a position of digits": bare('position: {"seats": ' + "9" * MUCH + "}\n"),
    "a position of many fields": bare("position: {" + ",".join(f'"{number}":1' for number in range(80_000)) + "}\n"),
    "a position that is no object": bare("position: 7\n"),
    "an undo of nothing": bare(body="* undo 1\n"),
    "an undo of too much": bare(body="* undo 999999999\n"),
    "an undo of none": record(3).replace("answers:", "x-answers:") + "* undo 0\n",
    "a hidden line": bare(body="=  ?\n"),
    "a million letters": bare(body="= " + "z" * MUCH + "\n"),
    "a million words": bare(body="= " + "z y " * (MUCH // 4) + "\n"),
    "a long name": bare(body="z" * MUCH + " combat\n"),
    "a name alone": bare(body="z" * MUCH + "\n"),
    "nearly right, often": bare(body="= level Zz\n" * 80_000),
    "script": bare(body=f"= {SCRIPT}\n"),
    "control characters": bare(body="= \x1b[31m\x07\u202e\n"),
}


@pytest.mark.parametrize("name", RECORDS)
def test_a_hostile_record_is_refused_in_a_sentence(scene: Scene, name: str) -> None:
    text = RECORDS[name]
    assert len(text) < LIMIT  # else it would be refused unread
    with unchanged(scene.server), Bystander(scene.server) as bystander:
        begun = time.monotonic()
        reply = upload(scene.ariane, text)
        assert time.monotonic() - begun < 40
        assert reply.status == 400, reply.body[:300]
        assert len(reply.body) < SHORT + 100, reply.body[:200]
        refused(reply, "bad-request")
        assert bystander.longest < AT_ONCE


def chain(size: int) -> str:
    """A record as long as one may be, all of whose lines are right: the same answer, taken back again and again."""
    match = AHURIS.match(seats=1, seed="reef")
    match.play(match.legal_actions()[0])
    assert match.undoable(0)
    answer = match.record.entries.pop()
    pair = [answer, Entry(answer.who, "undo 1")]
    count = size // (len(str(pair[0])) + len(str(pair[1])) + 2)
    old = match.record
    lines = [*old.entries, *itertools.chain.from_iterable(itertools.repeat(pair, count))]
    return Record(
        old.game, old.rules, old.seats, old.options, old.dealer, old.seeds, old.commitment, None, lines
    ).text()


def test_a_very_long_chain_of_undos_holds_up_nobody(tmp_path: Path) -> None:
    """It may be refused as too long or taken, and then opened again after a restart; others must not notice."""
    text = chain(MUCH)
    assert 800_000 < len(text) < LIMIT
    with Server(tmp_path) as server:
        ariane = Person(server)
        with Bystander(server) as bystander:
            begun = time.monotonic()
            reply = upload(ariane, text)
            assert time.monotonic() - begun < 60
            assert reply.status in (201, 400, 413)
            assert bystander.longest < AT_ONCE
        if reply.status != 201:
            refused(reply, "bad-request", "too-long")
            return
        match = reply.json["id"]
        server.stop()
        server.start()
        with Bystander(server) as bystander:
            assert ariane.get(f"/api/matches/{match}")["status"] == "archived"
            pages = ("replay?at=20000", "lines?since=20000", "record", "view?since=0")
            for page in pages:
                assert ariane.raw("GET", f"/api/matches/{match}/{page}").status == 200
            assert bystander.longest < AT_ONCE


def test_many_uploads_at_once_hold_up_nobody(scene: Scene) -> None:
    text = bare(body="= level Zz\n" * 80_000)
    replies: list[Reply] = []
    senders = [threading.Thread(target=lambda: replies.append(upload(scene.ariane, text))) for _ in range(12)]
    with unchanged(scene.server), Bystander(scene.server) as bystander:
        for sender in senders:
            sender.start()
        for sender in senders:
            sender.join(3 * PATIENCE)
        assert statistics.quantiles(bystander.all(), n=20)[-1] < AT_ONCE
    assert len(replies) == 12
    for reply in replies:
        refused(reply, "bad-request")


# On PostgreSQL, which minds more than SQLite does


def test_postgresql_never_sees_what_it_could_not_store(database: str, tmp_path: Path) -> None:
    """Zeros and texts too long for their column are mistakes of the sender, not of the database."""
    with Server(tmp_path, database) as server:
        ariane = Person(server)
        for sly in SLY_IDS:
            for page in ("", "/view", "/record", "/talk", "/ledger"):
                refused(ariane.raw("GET", f"/api/matches/{sly}{page}"), "no-such-match", "no-such-page")
            address = f"ws://127.0.0.1:{server.port}/api/matches/{sly}/socket"
            with contextlib.suppress(InvalidStatus):
                assert sockets_closing(address, bearer(ariane))[0] == 4404
        for token in ("\0", "a" * 10_000, "'"):
            headers = {"cookie": f"{COOKIE}={token}"} if token != "\0" else cookie("%00")
            refused(request(server, "GET", "/api/players/me", None, headers), "session-unknown")
        for text in (
            record(commitment="a" * 100),
            record(commitment="é" * 64),
            record(dealer="x" * 100),
            bare('seed 1: "a\\u0000b"\n'),
            bare("seed 1: a\0b\n"),
            bare("option goal: 1\0\n"),
            bare(body="= level\0Jd\n"),
            bare(body="=\0 level Jd\n"),
            bare("".join(f"seed {number}: x\n" for number in range(1, 50_000))),
            record().replace("\n", "\r\n"),
        ):
            reply = upload(ariane, text)
            assert reply.status in (201, 400), (text[:200], reply.body[:300])
        match = ariane.table(plan=["me", "me"], seats=2)
        ariane.ready(match, 0, "𝔘" * 80)
        ariane.ready(match, 1)
        long_line = "𝔘" * 500
        assert ariane.post(f"/api/matches/{match}/talk", {"seat": 0, "text": long_line})["text"] == long_line
        assert Person(server, "𝔘" * 24).get("/api/players/me")["nickname"] == "𝔘" * 24
        with pytest.raises(Refusal) as wrong:
            ariane.post(f"/api/matches/{match}/seats/1/ready", {"word": "a\0b"})
        assert wrong.value.code == "bad-request"
        answer = {"seat": 0, "length": ariane.view(match)["length"], "action": "a\0b"}
        refused(ariane.raw("POST", f"/api/matches/{match}/answers", answer))
