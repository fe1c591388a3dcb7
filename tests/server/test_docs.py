"""What docs/api.md and docs/serving.md tell is so: their commands are run, their tables compared with the program."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from harness import PATIENCE, Person, Refusal, Server, request
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import InvalidStatus

import katabasis
from katabasis.server import guard, protocol, protocols, refusals, serve, store
from katabasis.server.access import COOKIE
from katabasis.server.app import create_app
from katabasis.server.metrics import Metrics
from katabasis.server.refusals import CODES, Refused
from katabasis.server.routes.socket import FLOODED, REFUSED, TALK_AT_ONCE
from katabasis.server.settings import Settings, table
from katabasis.server.speech import speech
from katabasis.words import words

ROOT = Path(__file__).parents[2]
API = ROOT / "docs" / "api.md"
SERVING = ROOT / "docs" / "serving.md"
DECISION = ROOT / "docs" / "decisions" / "0008-the-record-is-the-database.md"
EXAMPLE = ROOT / "examples" / "play_over_http.py"
PACKAGE = str(Path(katabasis.__file__).parents[1])  # the one under test, installed or in the source tree

ELISION = "…"
DEALT_BY_THE_SERVER = ("A session by hand", "Looking back")  # what chance says there differs from run to run
CHANCY = {"length", "kept", "events", "question", "choices", "view", "ending", "action", "text"}
OWN = {"id", "match", "parent", "token", "commitment", "expires", "created", "changed"}  # different in every run
FREE = OWN | CHANCY | {"values"}  # the last depend on the text
LONG_AGO = 1_600_000_000_000  # milliseconds: larger numbers are times


# What is written


@dataclass
class Block:
    """A fenced block, and where it stands."""

    section: str
    language: str
    text: str


@cache
def blocks(path: Path) -> list[Block]:
    found: list[Block] = []
    section = ""
    inside: Block | None = None
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("```"):
            if inside is not None:
                found.append(inside)
                inside = None
            else:
                inside = Block(section, line[3:], "")
        elif inside is not None:
            inside.text += line + "\n"
        elif line.startswith("## "):
            section = line[3:]
    return found


def rows(path: Path, head: str) -> list[list[str]]:
    """The cells of the table whose first line begins so."""
    lines = path.read_text(encoding="utf-8").splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(f"| {head} |"))
    found = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split(" | ")])
    return found


def named(text: str) -> list[str]:
    """What stands between backticks."""
    return re.findall(r"`([^`]+)`", text)


def abbreviated(text: str) -> Any:
    """JSON in which an ellipsis stands for whatever was left out."""
    depth: list[str] = []
    pieces: list[str] = []
    before = ""
    for piece in re.findall(r'"(?:\\.|[^"\\])*"|.', text, re.DOTALL):
        if piece in "{[":
            depth.append(piece)
        elif piece in "}]":
            depth.pop()
        if piece == ELISION:
            piece = f'"{ELISION}"' if before == ":" or depth[-1] == "[" else f'"{ELISION}": 0'
        pieces.append(piece)
        before = before if piece.isspace() else piece
    return json.loads("".join(pieces))


def test_an_ellipsis_stands_for_what_was_left_out() -> None:
    assert abbreviated('{"a": …, "b": [1, …], …, "c": {…}, "d": "…}"}') == {
        "a": ELISION,
        "b": [1, ELISION],
        ELISION: 0,
        "c": {ELISION: 0},
        "d": "…}",
    }


# What is shown against what comes


@dataclass
class Comparison:
    """Compares what the documentation shows with what a server answers, and learns which name stands for which."""

    known: dict[str, str] = field(default_factory=dict)  # a name shown: the one of this run

    def same(self, shown: Any, real: Any, loose: bool, key: str = "") -> None:
        """Both say the same, but for what differs in every run."""
        if shown == ELISION or (loose and key == "values"):
            return
        if isinstance(shown, dict):
            assert isinstance(real, dict), f"{key}: {real!r}"
            wanted = shown.keys() - {ELISION}
            assert wanted <= real.keys() if ELISION in shown else wanted == real.keys(), f"{key}: {sorted(real)}"
            for name in wanted:
                self.same(shown[name], real[name], loose, name if name in FREE or key not in CHANCY else key)
            for told in (shown, real):
                if {"key", "values", "text"} <= told.keys():
                    assert words("en").say(told["key"], told["values"]) == told["text"]
        elif isinstance(shown, list):
            assert isinstance(real, list), f"{key}: {real!r}"
            some = shown[:-1] if shown and shown[-1] == ELISION else shown
            if some == shown:
                assert len(real) == len(shown), f"{key}: {real!r}"
            assert not some or real, f"{key} is empty"
            for one, other in zip(some, real, strict=False):
                self.same(one, other, loose, key)
        elif key in OWN or (key == "at" and isinstance(shown, int) and shown > LONG_AGO):
            assert type(real) is type(shown), f"{key}: {real!r}"
            if isinstance(shown, str):
                assert len(shown) == len(real), f"{key}: {real!r}"
                assert self.known.setdefault(shown, real) == real, f"{key}: {real!r} is somebody else"
        elif loose and key in CHANCY:
            assert type(real) is type(shown), f"{key}: {real!r}"
            self.known[f'"{key}": {json.dumps(shown)}'] = f'"{key}": {json.dumps(real)}'
            if key == "length":
                self.known[f"since={shown}&"] = f"since={real}&"
        else:
            assert real == shown, key

    def now(self, text: str) -> str:
        """A command of the documentation with the names of this run."""
        for shown, real in self.known.items():
            text = text.replace(shown, real)
        return text


def test_comparing_finds_what_is_wrong() -> None:
    """A comparison that let everything pass would prove nothing."""
    shown = abbreviated('{"reply": "stale", "length": 4, "seats": [{"kind": "bot", …}], "id": "ab", …}')
    real = {"reply": "stale", "length": 4, "seats": [{"kind": "bot", "bot": "random"}], "id": "cd", "more": 1}
    Comparison().same(shown, real, False)
    wrong: list[dict[str, object]] = [{"reply": ""}, {"length": 5}, {"seats": []}, {"seats": [{"kind": "open"}]}]
    for change in [*wrong, {"id": 5}, {"id": "cde"}]:
        with pytest.raises(AssertionError):
            Comparison().same(shown, {**real, **change}, False)
    with pytest.raises(AssertionError):
        Comparison().same({"length": 4}, {"length": 4, "more": 1}, False)
    Comparison().same(shown, {**real, "length": 5}, True)
    learnt = Comparison()
    learnt.same({"match": "ab", "parent": "ab"}, {"match": "cd", "parent": "cd"}, False)
    assert learnt.now("/api/matches/ab") == "/api/matches/cd"
    with pytest.raises(AssertionError):
        learnt.same({"match": "ab"}, {"match": "ef"}, False)


# The commands of api.md


class Shell:
    """Runs the commands of the documentation one block after the other, as somebody would who types them in."""

    def __init__(self, server: Server, folder: Path) -> None:
        self.server = server
        self.folder = folder
        self.comparison = Comparison()
        self.settled = 'python() { "$PYTHON" "$@"; }\nkatabasis() { "$PYTHON" -m katabasis.cli "$@"; }\n'
        (folder / "examples").symlink_to(EXAMPLE.parent)

    def run(self, text: str) -> str:
        """What a block prints; variables and functions stay."""
        commands = ""
        for line in self.comparison.now(text).splitlines(keepends=True):
            if re.match(r"[A-Z]+=\S+$|\w+\(\) \{.*\}$", line):
                line = f"SERVER={self.server.url}\n" if line.startswith("SERVER=") else line
                self.settled += line
            else:
                commands += line
        environment = {**os.environ, "PYTHON": sys.executable, "PYTHONPATH": PACKAGE, "LANG": "C.UTF-8"}
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", self.settled + commands],
            cwd=self.folder,
            env=environment,
            capture_output=True,
            encoding="utf-8",
            timeout=60,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, ""), text
        return done.stdout

    def compare(self, block: Block, shown: Any) -> None:
        """Run a block until it prints what is shown; only one that changes nothing is run twice."""
        loose = block.section in DEALT_BY_THE_SERVER
        end = time.monotonic() + PATIENCE
        while True:
            real = json.loads("{" + self.run(block.text).partition("{")[2])
            try:
                return self.comparison.same(shown, real, loose)
            except AssertionError as wrong:
                if "-d" in block.text or time.monotonic() > end:
                    raise AssertionError(f"{block.text}{wrong}") from wrong
            match, length = real.get("match") or real.get("id"), real.get("length", 0)
            request(self.server, "GET", f"/api/matches/{match}/view?since={length}&wait=5")  # a bot thinks


@pytest.mark.skipif(not shutil.which("curl") or not shutil.which("bash"), reason="needs curl and bash")
def test_every_command_answers_what_is_shown(tmp_path: Path) -> None:
    """All of api.md in order, against one server: commands in a shell, then the socket."""
    told = blocks(API)
    ran = 0
    with Server(tmp_path / "server") as server:
        shell = Shell(server, tmp_path)
        for block, answer in zip(told, told[1:], strict=False):
            if block.language == "sh" and answer.language == "json":
                shell.compare(block, abbreviated(answer.text))
                ran += 1
            elif block.language == "sh":
                assert answer.language == "text"
                assert re.fullmatch(r"[^.]+\. Chance was as promised: /api/matches/[0-9a-f]{16}/record\n", answer.text)
                assert "Chance was as promised: /api/matches/" in shell.run(block.text)
                ran += 1
            if answer.section == "Over a WebSocket":
                match = next(name for name in shell.comparison.known if name.startswith("a1f6"))
                token = re.search(r"TOKEN=(\S+)", shell.settled)
                assert token is not None
                ariane = Person(server, "Ariane", token=token[1])
                talk_over_socket(ariane, shell.comparison, shell.comparison.known[match], answer.text)
                ran += 1
    assert ran == sum(block.language == "sh" for block in told) + 1


def talk_over_socket(person: Person, comparison: Comparison, match: str, text: str) -> None:
    """Send what the arrows to the right say; what comes must be what the others show, no more."""
    with person.socket(match, 0, "since=9") as line:
        for told in text.splitlines():
            arrow, _, message = told.partition(" ")
            if arrow == "→":
                line.send(json.loads(message))
            else:
                assert arrow == "←"
                comparison.same(abbreviated(message), line.hear(), False)
        line.send({"why": "no such thing"})  # a sign of life brings nothing back: this is the next answer
        assert line.hear()["code"] == "bad-request"


# The tables of api.md


@cache
def schema() -> dict[str, Any]:
    """The interface in OpenAPI."""
    app = create_app(Settings(database="sqlite:///nowhere.db"))
    found: dict[str, Any] = app.app.openapi_schema.to_schema()  # type: ignore[attr-defined]
    return found


def doors() -> set[tuple[str, str]]:
    """Every method and path of the application."""
    app: Any = create_app(Settings(database="sqlite:///nowhere.db")).app
    found = set()
    for route in app.routes:
        path = re.sub(r":\w+\}", "}", route.path)
        for method in getattr(route, "methods", None) or {"WebSocket"}:
            if method != "OPTIONS" and path != "/schema/{path}":
                found.add((method, path))
    return found


def test_every_address_is_in_the_table_and_no_other() -> None:
    told = [(method, path) for method, paths, _ in rows(API, "method") for path in named(paths)]
    assert len(told) == len(set(told))
    assert set(told) == doors()


def fields_of(method: str, path: str) -> tuple[set[str], set[str]]:
    """What an address takes in its query, and in its body."""
    operation = schema()["paths"][path][method.lower()]
    query = {part["name"] for part in operation.get("parameters", []) if part["in"] == "query"}
    content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    reference = content.get("schema", {}).get("$ref", "").rpartition("/")[2]
    return query, set(schema()["components"]["schemas"].get(reference, {}).get("properties", {}))


def test_the_table_names_what_each_address_takes() -> None:
    checked = 0
    for method, paths, about in rows(API, "method"):
        for path in named(paths):
            if path not in schema()["paths"]:
                continue
            query, body = fields_of(method, path)
            told = {name for name in named(about) if name.isidentifier()}
            assert told <= query | body, path
            assert query <= told, path
            if body and len(body) <= 4 and "kind" not in body:
                assert body <= told, path
            checked += len(told)
    assert checked > 30


@pytest.mark.parametrize(
    "kind", ["Update", "Choice", "UndoState", "Result", "FromClient", "NewMatch", "TableFacts", "Seat", "PromiseText"]
)
def test_every_field_is_explained(kind: str) -> None:
    told = [named(name)[0] for name, _ in rows(API, f"`{kind}`")]
    assert told == list(getattr(protocol, kind).__struct_fields__)


def test_every_refusal_stands_in_the_table_with_its_status_and_sentence() -> None:
    values: dict[str, int | str] = {"seat": 2, "count": 2, "limit": 1_000_000, "game": "ahuris", "rules": 1}
    expected = [
        [f"`{code}`", str(status), words("en").say(f"server-refused-{code}", values)] for code, status in CODES.items()
    ]
    assert rows(API, "code") == expected


def test_the_example_of_a_refusal_is_one() -> None:
    shown = re.search(r"^`(\{\"type\": \"refused\".*?\})`", API.read_text(encoding="utf-8"), re.MULTILINE)
    assert shown is not None
    told = Refused("seat-taken", seat=2).told(speech("en"))
    assert json.loads(shown[1]) == {"type": told.type, "code": told.code, "message": told.message, "rule": told.rule}


def longest(kind: type, name: str) -> int:
    """How many characters a text in the interface may have."""
    text = schema()["components"]["schemas"][kind.__name__]["properties"][name]
    return int(text["maxLength"])


def query_limit(path: str, name: str) -> int:
    parameters = schema()["paths"][path]["get"]["parameters"]
    return int(next(part["schema"]["maximum"] for part in parameters if part["name"] == name))


def test_the_limits_are_these() -> None:
    settings = Settings()
    actions = next(kind for kind in schema()["components"]["schemas"].values() if "action" in kind.get("properties", {}))
    assert actions
    expected = {
        "a nickname": longest(protocol.NewPlayer, "nickname"),
        "a word for the seed": longest(protocol.Ready, "word"),
        "a line of talk": longest(protocol.NewTalk, "text"),
        "an action": longest(protocol.NewAnswer, "action"),
        "a request, a record for instance": settings.body_limit,
        "a message over a socket": serve.MESSAGE_BYTES,
        "`wait`": query_limit("/api/matches/{match}/view", "wait"),
        "`limit` in the lobby": query_limit("/api/matches", "limit"),
        "`limit` of `lines`": query_limit("/api/matches/{match}/lines", "limit"),
        "requests from one address": settings.requests_per_second,
        "messages over one socket": settings.messages_per_second,
        "a token that is not used": settings.session_days,
    }
    assert {what: int(limit.split()[0]) for what, limit in rows(API, "what")} == expected
