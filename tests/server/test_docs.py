"""What docs/api.md and docs/serving.md tell is so: their commands are run, their tables compared with the program."""

from __future__ import annotations

import ast
import contextlib
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import typer.main
from harness import PATIENCE, Person, Refusal, Server, request
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed, InvalidStatus

import katabasis
from katabasis import cli
from katabasis.games import NAMES
from katabasis.server import guard, serve
from katabasis.server.access import COOKIE
from katabasis.server.app import create_app
from katabasis.server.database import store
from katabasis.server.hall import TALK_AT_ONCE
from katabasis.server.metrics import Metrics
from katabasis.server.routes.socket import FLOODED, REFUSED
from katabasis.server.settings import Settings, table
from katabasis.server.table.ledger import LEDGER_LINES
from katabasis.server.wire import messages, transport
from katabasis.server.wire.refusals import CODES, Refused
from katabasis.server.wire.speech import speech
from katabasis.server.workers import Thinkers
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
            timeout=300,
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
        for block, answer in pairwise(told):
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
    "kind",
    [
        *("Update", "Choice", "UndoState", "Result", "FromClient", "NewMatch", "TableFacts", "Seat", "PromiseText"),
        *("Statement", "LedgerLine"),
    ],
)
def test_every_field_is_explained(kind: str) -> None:
    told = [named(name)[0] for name, _ in rows(API, f"`{kind}`")]
    assert told == list(getattr(messages, kind).__struct_fields__)


def test_every_refusal_stands_in_the_table_with_its_status_and_sentence() -> None:
    values: dict[str, int | str] = {
        "seat": 2,
        "count": 2,
        "limit": 1_000_000,
        "most": 50,
        "game": "ahuris",
        "rules": 1,
        "seconds": 20,
    }
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
    expected = {
        "a nickname": longest(messages.NewPlayer, "nickname"),
        "a word for the seed": longest(messages.Ready, "word"),
        "a line of talk": longest(messages.NewTalk, "text"),
        "an action": longest(messages.NewAnswer, "action"),
        "a statement": longest(messages.NewStatement, "statement"),
        "statements in a ledger": LEDGER_LINES,
        "a request, a record for instance": settings.body_limit,
        "a message over a socket": serve.MESSAGE_BYTES,
        "`wait`": query_limit("/api/matches/{match}/view", "wait"),
        "`limit` in the lobby": query_limit("/api/matches", "limit"),
        "`limit` of `lines`": query_limit("/api/matches/{match}/lines", "limit"),
        "requests from one address": settings.requests_per_second,
        "messages over one socket": settings.messages_per_second,
        "a token that is not used": settings.session_days,
    }
    assert {what: int(limit.split()[0].rstrip(",")) for what, limit in rows(API, "what")} == expected


# What api.md says besides


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the following tests share; each sits at tables of its own."""
    with Server(tmp_path_factory.mktemp("house"), log_level="debug") as started:
        yield started


def two_people(server: Server, **wishes: object) -> tuple[Person, Person, str]:
    """Ariane and Basil at a table where they deal themselves, begun."""
    ariane, basil = Person(server, "Ariane"), Person(server, "Basil")
    match = ariane.table(["me", "open"], options={"mode": "duo"}, dealer="people", **wishes)
    basil.post(f"/api/matches/{match}/seats/1")
    ariane.ready(match)
    basil.ready(match, 1)
    return ariane, basil, match


@pytest.mark.parametrize("path", [API, SERVING], ids=["api", "serving"])
def test_the_python_in_it_runs(path: Path) -> None:
    shown = [block for block in blocks(path) if block.language == "python"]
    assert len(shown) == (path == API)
    for block in shown:
        exec(compile(block.text, path.name, "exec"), {})


def test_the_javascript_in_it_runs() -> None:
    """Right for the match that is shown above it, and wrong if anything is changed."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("needs node")
    shown = {block.language: block.text for block in blocks(API) if block.section == "Checking chance by hand"}
    values: dict[str, Any] = {}
    exec(shown["python"], values)
    promise = {name: values[name] for name in ("secret", "words", "seed")}
    tried = [promise, {**promise, "words": ["lantern", "oil"]}, {**promise, "secret": "00"}]
    calls = "".join(f"console.log(await asPromised('{values['commitment']}', {json.dumps(told)}));\n" for told in tried)
    done = subprocess.run(
        [node, "--input-type=module"],
        input=shown["js"] + calls,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert (done.stdout.split(), done.stderr) == (["true", "false", "false"], "")


def test_the_example_has_thirty_lines_and_needs_nothing_else() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 30
    wanted = {
        (name.name if isinstance(node, ast.Import) else str(node.module)).partition(".")[0]
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in node.names
    }
    assert wanted <= sys.stdlib_module_names


def test_the_example_plays_a_whole_match_and_checks_its_chance(house: Server, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLE), house.url],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    told = re.fullmatch(r"(.+) Chance was as promised: (/api/matches/[0-9a-f]+)/record\n", done.stdout)
    assert told is not None, done.stdout
    played = request(house, "GET", told[2]).json
    assert (played["status"], played["seats"][1]["kind"]) == ("over", "bot")
    assert told[1] == words("en").say(f"ahuris-ending-{played['ending']}")


@pytest.mark.parametrize("path", [API, SERVING, DECISION], ids=["api", "serving", "decision"])
def test_every_link_leads_somewhere(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)]+)\)", text):
        if link.startswith("https://"):
            continue
        place, _, anchor = link.partition("#")
        aim = (path.parent / place).resolve()
        assert aim.exists(), link
        if anchor:
            heads = re.findall(r"^#+ (.+)$", aim.read_text(encoding="utf-8"), re.MULTILINE)
            assert anchor in [re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads], link


def test_a_browser_gets_its_token_in_a_cookie_only(house: Server) -> None:
    reply = request(house, "POST", "/api/players", b'{"nickname": "Ariane"}')
    assert "token" not in reply.json
    assert reply.headers["set-cookie"].startswith(f"{COOKIE}=")
    assert "httponly" in reply.headers["set-cookie"].lower()


def test_without_since_the_last_thirty_lines_come(house: Server) -> None:
    ariane = Person(house)
    match = ariane.table(["bot"], seats=1)
    while ariane.get(f"/api/matches/{match}")["status"] != "over":
        ariane.view(match, None, 10_000, 5)
    update = ariane.view(match, None)
    assert update["length"] - update["kept"] == 30
    assert min(told["number"] for told in update["events"]) >= update["kept"]


def test_forgetting_from_kept_on_and_adding_events_keeps_them_right(house: Server) -> None:
    """Whoever does what "Since and kept" says knows the same as who asks for everything, undo or not."""
    ariane, basil, match = two_people(house)
    known: list[Any] = []
    length = 0

    def catch_up() -> list[Any]:
        nonlocal known, length
        update = ariane.view(match, 0, length)
        known = [told for told in known if told["number"] < update["kept"]] + update["events"]
        length = update["length"]
        return known

    for action in ("level Jh", "level Qh", "level Kh", "treasure 1"):
        basil.answer(match, length, action, 1)
        assert catch_up() == ariane.view(match, 0, 0)["events"]
    ariane.answer(match, length, "combat")
    basil.answer(match, length + 1, "enemy Jh", 1)
    before = list(catch_up())
    ariane.post(f"/api/matches/{match}/undo", {"seat": 0, "length": length})
    basil.post(f"/api/matches/{match}/consent", {"seat": 1, "length": length, "agree": True})
    assert catch_up() == ariane.view(match, 0, 0)["events"] == [*before[:-2], *known[-1:]]
    assert known[-1]["event"]["key"] == "server-table-took-back"


def test_consent_that_is_refused_ends_the_matter(house: Server) -> None:
    ariane, basil, match = two_people(house)
    for length, action in enumerate(("level Jh", "level Qh", "level Kh", "treasure 1", "combat", "enemy Jh")):
        ariane.answer(match, length, action)
    asked = ariane.post(f"/api/matches/{match}/undo", {"seat": 0, "length": 6})
    assert asked["undo"]["missing"] == [1]
    refused = basil.post(f"/api/matches/{match}/consent", {"seat": 1, "length": 6, "agree": False})
    assert (refused["length"], refused["undo"]["asked_by"]) == (6, None)


def test_where_people_deal_a_misread_card_can_be_taken_back_by_consent(house: Server) -> None:
    """The last answer alone, whoever gave it, also before any seat has decided anything."""
    ariane, basil, match = two_people(house)
    basil.answer(match, 0, "level Jh", 1)
    assert ariane.view(match)["undo"]["possible"]
    ariane.post(f"/api/matches/{match}/undo", {"seat": 0, "length": 1})
    done = basil.post(f"/api/matches/{match}/consent", {"seat": 1, "length": 1, "agree": True})
    assert (done["length"], [each["number"] for each in done["events"]]) == (2, [1])  # that it was taken back
    assert "level Jh" in [choice["action"] for choice in done["choices"]]


# Sockets


def test_the_socket_tells_talk_then_the_table_then_the_view(house: Server) -> None:
    ariane, basil, match = two_people(house)
    basil.post(f"/api/matches/{match}/talk", {"seat": 1, "text": "Hello"})
    with ariane.socket(match) as line:
        assert [line.hear()["type"] for _ in range(3)] == ["talk", "table", "update"]
    assert TALK_AT_ONCE == 50


@pytest.mark.parametrize(
    ("seat", "path", "token", "code"),
    [(0, "", "forged", "session-unknown"), (1, "", "", "not-your-seat"), (0, "x", "", "no-such-match")],
)
def test_a_closing_code_is_4000_and_the_status(house: Server, seat: int, path: str, token: str, code: str) -> None:
    ariane, _, match = two_people(house)
    caller = Person(house, token=token) if token else ariane
    line = caller.socket(match + path, seat)
    assert line.closed() == REFUSED + CODES[code]
    assert line.heard[-1]["code"] == code


def test_a_flood_is_closed_with_1008_and_a_foreign_page_gets_no_socket(tmp_path: Path) -> None:
    with Server(tmp_path, messages_per_second=2) as server:
        ariane, _, match = two_people(server)
        line = ariane.socket(match)
        with contextlib.suppress(ConnectionClosed):
            for _ in range(30):  # more than it may earn meanwhile
                line.send({"here": True})
        assert line.closed() == FLOODED == 1008
        with pytest.raises(InvalidStatus) as refused:
            ariane.socket(match, origin="https://elsewhere.example")
        assert refused.value.response.status_code == 403
        line = ariane.socket(match)
        line.until("update")
        server.stop()
        assert line.closed() == 1012


def test_a_slow_reader_gets_the_newest_update_with_all_that_is_new(house: Server) -> None:
    ariane, basil, match = two_people(house)
    with ariane.socket(match) as line:
        known = line.until("update")["length"]
        for length, action in enumerate(("level Jh", "level Qh", "level Kh", "treasure 1")):
            basil.answer(match, length, action, 1)
        numbers = []
        while known < 4:
            update = line.until("update")
            assert update["kept"] == known
            numbers += [told["number"] for told in update["events"]]
            known = update["length"]
        assert numbers == [0, 1, 2, 2, 3]


# Seats


def test_a_link_works_once_and_the_owner_takes_the_seat_back(house: Server) -> None:
    ariane, _, match = two_people(house)
    friend, other = Person(house, "Friend"), Person(house, "Other")
    own = ariane.socket(match)
    link = ariane.post(f"/api/matches/{match}/seats/0/link")["link"]
    friend.post(f"/api/matches/{match}/claim", {"link": link})
    assert own.closed() == 4403
    borrowed = friend.socket(match)
    with pytest.raises(Refusal, match="bad-link"):
        other.post(f"/api/matches/{match}/claim", {"link": link})
    ariane.post(f"/api/matches/{match}/seats/0/back")
    assert borrowed.closed() == 4403
    with pytest.raises(Refusal, match="not-your-seat"):
        friend.view(match)
    assert ariane.view(match)["seat"] == 0


def test_whoever_borrows_a_seat_cannot_keep_it(house: Server) -> None:
    """You remain the owner, whatever the borrower does with the seat before the match begins."""
    ariane, friend = Person(house, "Ariane"), Person(house, "Friend")
    match = ariane.table(["me", "open"], options={"mode": "duo"})
    link = ariane.post(f"/api/matches/{match}/seats/0/link")["link"]
    friend.post(f"/api/matches/{match}/claim", {"link": link})
    assert not friend.post(f"/api/matches/{match}/seats/0")["seats"][0]["owned"]
    assert ariane.post(f"/api/matches/{match}/seats/0/back")["seats"][0]["mine"]


def test_whoever_leaves_a_seat_hears_no_more_of_it(house: Server) -> None:
    ariane, _, match = two_people(house)
    newcomer = Person(house, "Newcomer")
    line = ariane.socket(match)
    line.until("update")
    ariane.call("DELETE", f"/api/matches/{match}/seats/0")
    newcomer.post(f"/api/matches/{match}/seats/0")
    newcomer.answer(match, 0, "level Jh")
    assert line.closed() == 4403
    assert not [told for told in line.heard if told["type"] == "update" and told["length"] > 0]


def test_a_minded_seat_answers_only_after_it_is_taken_back(house: Server) -> None:
    ariane, _, match = two_people(house)
    ariane.post(f"/api/matches/{match}/seats/0/away")
    with pytest.raises(Refusal, match="minded"):
        ariane.answer(match, 0, "level Jh")
    ariane.post(f"/api/matches/{match}/seats/0/back")
    assert ariane.answer(match, 0, "level Jh")["reply"] == "accepted"


# Languages and limits


def test_a_language_is_asked_for_or_known_or_preferred(house: Server) -> None:
    french = {"accept-language": "fr-CH, en;q=0.5"}
    unknown = [("/api/matches/x", {}), ("/api/matches/x", french), ("/api/matches/x?lang=en", french)]
    wanted = [speech(language).say("server-refused-no-such-match") for language in ("en", "fr", "en")]
    assert [request(house, "GET", path, headers=headers).json["message"] for path, headers in unknown] == wanted
    person = Person(house, "Ariane", "fr")
    title = person.get("/api/games/ahuris")["options"][0]["text"]
    assert title == words("fr").say("ahuris-option-mode")
    assert person.get("/api/games/ahuris?lang=en")["options"][0]["text"] == words("en").say("ahuris-option-mode")


def test_a_refusal_is_told_in_the_language_of_the_player(house: Server) -> None:
    with pytest.raises(Refusal) as refused:
        Person(house, "Ariane", "fr").get("/api/matches/x")
    assert refused.value.message == words("fr").say("server-refused-no-such-match")


def test_too_many_requests_are_told_when_to_come_back(tmp_path: Path) -> None:
    """Twice as many at once as in a second; what was refused may be tried again after a second."""
    with Server(tmp_path, requests_per_second=3) as server:
        replies = [request(server, "GET", "/api/games/ahuris") for _ in range(40)]
    refused = [reply for reply in replies if reply.status == 429]
    assert refused
    assert {reply.json["code"] for reply in refused} == {"too-many"}
    assert {reply.headers.get("retry-after") for reply in refused} == {"1"}


# serving.md


def test_the_table_of_settings_is_the_one_of_the_program() -> None:
    assert table() in SERVING.read_text(encoding="utf-8")


def options_of_serve() -> set[str]:
    """Every flag that `katabasis serve` takes."""
    command: Any = typer.main.get_command(cli.app)
    return {flag for part in command.commands["serve"].params for flag in [*part.opts, *part.secondary_opts]}


@pytest.mark.parametrize("path", [API, SERVING], ids=["api", "serving"])
def test_every_flag_and_variable_in_it_exists(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    elsewhere = {"--data-binary", "--owner", "--now", "--unit", "--follow"}  # of curl, createdb and systemd
    elsewhere |= {"--from", "--file", "--detach"}  # of uvx and docker
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", text)) <= options_of_serve() | elsewhere
    assert set(re.findall(r"KATABASIS_[A-Z_]+", text)) <= Settings().to_environment().keys()


def test_every_metric_is_in_the_table() -> None:
    """The names as Prometheus shows them."""
    expected = []
    for family in Metrics().registry.collect():
        name = family.name + ("_total" if family.type == "counter" else "")
        expected.append([f"`{name}`", family.type, family.documentation])
    assert rows(SERVING, "metric") == expected


def test_prometheus_can_read_the_metrics(house: Server) -> None:
    reply = request(house, "GET", "/metrics")
    assert reply.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    families = {family.name for family in text_string_to_metric_families(reply.body.decode())}
    told = {named(name)[0] for name, _, _ in rows(SERVING, "metric")}
    assert {name.removesuffix("_total") for name in told} <= families


def test_a_record_is_sent_as_plain_text(house: Server) -> None:
    ariane, _, match = two_people(house)
    assert ariane.raw("GET", f"/api/matches/{match}/record").headers["content-type"] == "text/plain; charset=utf-8"


def test_health_says_what_is_shown(house: Server) -> None:
    shown = next(block for block in blocks(SERVING) if block.section.startswith("Health"))
    told = request(house, "GET", "/health").json
    assert told.keys() == json.loads(shown.text).keys()
    assert (told["status"], told["version"], told["games"]) == ("ok", katabasis.__version__, NAMES)


def test_ready_says_what_is_shown(house: Server) -> None:
    shown = [block for block in blocks(SERVING) if block.section.startswith("Health")][1]
    while request(house, "GET", "/ready").status != 200:
        time.sleep(0.02)
    assert request(house, "GET", "/ready").json == json.loads(shown.text)


def logged_events() -> Iterator[tuple[str, str]]:
    """Every event that the server can log, with its level."""
    for path in sorted(Path(serve.__file__).parent.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.args:
                owner, first = call.func.value, call.args[0]
                said = str(first.value) if isinstance(first, ast.Constant) else "%"
                if isinstance(owner, ast.Name) and owner.id == "log" and "%" not in said:  # those are logging's own
                    yield said, call.func.attr


def test_every_event_of_the_logs_is_in_the_table() -> None:
    told = {(named(event)[0], level) for event, level, _ in rows(SERVING, "event")}
    assert told == set(logged_events())
    assert len(told) > 10


def test_logs_are_json_and_tell_nothing_private(tmp_path: Path) -> None:
    with Server(tmp_path, log_level="debug") as server:
        ariane, basil, match = two_people(server)
        ariane.post(f"/api/matches/{match}/talk", {"seat": 0, "text": "whisper"})
        link = ariane.post(f"/api/matches/{match}/seats/0/link")["link"]
        ariane.answer(match, 0, "level Jh")
        ariane.post(f"/api/matches/{match}/seats/0/away")
        with pytest.raises(Refusal):
            ariane.get("/api/matches/" + "a" * 16)
        lonely = ariane.table(["me"], seats=1)
        ariane.ready(lonely, word="lantern")
        with ariane.socket(lonely) as line:
            line.until("update")
    logged = [json.loads(line) for line in server.logged().splitlines() if line.startswith("{")]
    assert {"open", "match begins", "seat minded", "request", "closed"} <= {line["event"] for line in logged}
    assert all({"event", "level", "timestamp"} <= line.keys() for line in logged)
    assert {line["table"] for line in logged if "table" in line} == {match[:6], lonely[:6]}
    private = [ariane.token, basil.token, ariane.id, match, lonely, link, "a" * 16]
    for secret in [*private, "Ariane", "Basil", "whisper", "lantern", "level Jh", "127.0.0.1"]:
        assert secret not in server.logged().partition("\n")[2], secret


def test_a_backup_is_whole_and_can_be_restored(tmp_path: Path) -> None:
    """The commands of "Backup", while the server plays; then a server on what was restored."""
    if not shutil.which("sqlite3"):
        pytest.skip("needs sqlite3")
    backup, restore = (block.text for block in blocks(SERVING) if block.section == "Backup")

    def run(commands: str) -> None:
        commands = commands.replace("katabasis.db", "tables.db")
        subprocess.run(["bash", "-euc", commands], cwd=tmp_path, check=True, timeout=300)

    with Server(tmp_path) as server:
        ariane, basil, match = two_people(server)
        ariane.answer(match, 0, "level Jh")
        link = ariane.post(f"/api/matches/{match}/seats/0/link")["link"]
        before = ariane.view(match, 0, 0)
        run(backup)
        ariane.answer(match, 1, "level Qh")
    for name in ("backup.db", "small-backup.db"):
        content = (tmp_path / name).read_bytes()
        assert b"Basil" in content
        for secret in (ariane.token, basil.token, link):
            assert secret.encode() not in content
    run(restore)
    with server.start():
        assert ariane.view(match, 0, 0) == before
        assert ariane.answer(match, 1, "level Kh")["reply"] == "accepted"


def test_an_older_program_does_not_open_a_newer_database(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        pass
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE schema_version SET version_num = '9999'")
    connection.close()
    content = path.read_bytes()
    server.start(wait=False)
    end = time.monotonic() + PATIENCE
    while server.alive():
        assert time.monotonic() < end
        time.sleep(0.02)
    assert "9999" in server.logged()
    assert path.read_bytes() == content


def test_a_second_server_on_the_same_file_refuses_to_start(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}")
    lock = serve.exclusive(settings)
    with pytest.raises(serve.CannotServe, match="another server uses"):
        serve.exclusive(settings)
    lock.close()
    serve.exclusive(settings).close()


def test_nothing_is_acknowledged_before_it_is_on_the_disk(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "tables.db")
    store.prepare_sqlite(connection, None)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    connection.close()


def test_behind_a_proxy_people_keep_their_own_limits_and_cookies_are_secure(tmp_path: Path) -> None:
    with Server(tmp_path, public_url="https://games.example.org", requests_per_second=2) as server:
        proxied = {"host": "games.example.org", "origin": "https://games.example.org"}

        def come(address: str) -> int:
            body = b'{"nickname": "Ariane"}'
            reply = request(server, "POST", "/api/players", body, {**proxied, "x-forwarded-for": address})
            if reply.status == 201:
                assert "secure" in reply.headers["set-cookie"].lower()
                assert "strict-transport-security" in reply.headers
            return reply.status

        assert 429 in [come("203.0.113.7") for _ in range(40)]
        assert come("203.0.113.8") == 201
        foreign = {**proxied, "origin": "https://elsewhere.example"}
        assert request(server, "POST", "/api/players", b'{"nickname": "x"}', foreign).status == 403


def test_the_numbers_in_it_are_right() -> None:
    text = " ".join(SERVING.read_text(encoding="utf-8").split())
    assert f"{serve.CLOSING_SECONDS} seconds for those under way" in text
    assert f"{transport.HEAD_SECONDS:g} seconds for its head" in text
    assert f"stopped after {Thinkers(1).patience:g} seconds" in text
    pool: Any = store.Store(Settings(database="postgresql://club@localhost/club")).engine.pool
    assert f"uses up to {pool.size() + pool._max_overflow + 1} connections" in text  # and one that listens
    ping = serve.configuration().ws_ping_interval
    assert f"The server pings every {ping:g} seconds" in " ".join(API.read_text(encoding="utf-8").split())


def test_the_policy_of_the_pages_is_as_told() -> None:
    policy = guard.HEADERS["content-security-policy"]
    assert "unsafe-inline" not in policy
    assert "frame-ancestors 'none'" in policy


# Decision 8


def test_the_decision_names_all_that_the_server_is_built_on() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    wanted = {re.split(r"[<>=;\[ ]", part)[0] for part in extras["server"]}
    assert {name for name, _, _ in rows(DECISION, "taken")} == wanted
