"""What browsers must know with every answer, what refusals say, and what a page may hold under its own policy."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from http.cookies import Morsel, SimpleCookie
from pathlib import Path
from typing import Any

import pytest
from harness import PATIENCE, Person, Reply, Server, request
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import katabasis
from katabasis.server.access import COOKIE
from katabasis.server.app import create_app
from katabasis.server.database.store import Store, Unavailable
from katabasis.server.settings import Settings
from katabasis.server.wire.refusals import CODES
from katabasis.words import words

HTTPS = "https://play.example"
WANTED = {
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
POLICY = {
    "default-src": ["'self'"],
    "img-src": ["'self'", "data:"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
}
SOURCES = Path(katabasis.__file__).parent
LANGUAGES = ("en", "fr")
ID = "deadbeefdeadbeef"  # as matches have them


# The scene


@dataclass
class Scene:
    """A server, and a table in each state."""

    server: Server
    ariane: Person  # the host, seat 0 everywhere
    bruno: Person  # seat 1 of the match
    playing: str
    gathering: str  # its other seat is a bot's
    closed: str  # wants no spectators
    archived: str
    length: int  # of the match's record
    asked: int  # the seat that is asked in it


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with Server(tmp_path_factory.mktemp("headers"), body_seconds=1, sockets=1) as server:
        ariane, bruno = Person(server, "Ariane"), Person(server, "Bruno")
        yield staged(server, ariane, bruno)


def staged(server: Server, ariane: Person, bruno: Person) -> Scene:
    playing = ariane.table(plan=["me", "open"], seats=2)
    bruno.post(f"/api/matches/{playing}/seats/1")
    ariane.ready(playing, 0)
    bruno.ready(playing, 1)
    gathering = ariane.table(plan=["me", "bot"], seats=2)
    closed = ariane.table(spectators=False)
    text = katabasis.game("ahuris").match(seats=1, seed="reef").record.text()
    headers = {"authorization": f"Bearer {ariane.token}"}
    archived = request(server, "POST", "/api/records", text.encode(), headers).json["id"]
    update = ariane.view(playing)
    return Scene(server, ariane, bruno, playing, gathering, closed, archived, update["length"], update["asked"])


def bearer(person: Person) -> dict[str, str]:
    return {"authorization": f"Bearer {person.token}"}


async def inside(method: str, path: str, folder: Path, **settings: Any) -> tuple[Reply, list[str]]:
    """One request to the application within this process; the reply, and the name of every header sent."""
    app = create_app(Settings(database=f"sqlite:///{folder / 'inside.db'}", **settings))
    pure, _, query = path.partition("?")
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": pure,
        "raw_path": pure.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(b"host", b"x")],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 2),
        "state": {},
    }
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope, receive, send)
    headers = [(name.decode(), value.decode()) for name, value in sent[0]["headers"]]
    body = b"".join(message.get("body", b"") for message in sent[1:])
    return Reply(sent[0]["status"], dict(headers), body), [name for name, _ in headers]


# Every kind of answer


def check(reply: Reply, *, private: bool, secure: bool = False) -> None:
    """The headers that every answer has."""
    for name, value in WANTED.items():
        assert reply.headers.get(name) == value, name
    assert policy(reply) == POLICY
    assert "geolocation=()" in reply.headers["permissions-policy"]
    assert ("strict-transport-security" in reply.headers) == secure
    if private:
        assert reply.headers["cache-control"] == "no-store"
    for telling in ("server", "x-powered-by", "via"):
        assert telling not in reply.headers


def policy(reply: Reply) -> dict[str, list[str]]:
    """The Content-Security-Policy, by directive."""
    parts = [part.split() for part in reply.headers["content-security-policy"].split(";")]
    return {part[0]: part[1:] for part in parts}


KINDS: dict[str, tuple[int, str, str]] = {
    "the front page": (200, "GET", "/"),
    "the front page in French": (200, "GET", "/?lang=fr"),
    "health": (200, "GET", "/health"),
    "metrics": (200, "GET", "/metrics"),
    "the schema": (200, "GET", "/schema"),
    "the schema as a file": (200, "GET", "/schema/openapi.json"),
    "data": (200, "GET", "/api/games"),
    "a view": (200, "GET", "/api/matches/{playing}/view?seat=0"),
    "a download": (200, "GET", "/api/matches/{archived}/record"),
    "something made": (201, "POST", "/api/players"),
    "what is allowed": (204, "OPTIONS", "/api/games"),
    "a bad request": (400, "POST", "/api/matches"),
    "a bad question": (400, "GET", "/api/matches?limit=0"),
    "somebody unknown": (401, "GET", "/api/players/me"),
    "another site": (403, "POST", "/api/players"),
    "what is hidden": (403, "GET", "/api/matches/{playing}/record?as=open"),
    "no page": (404, "GET", "/nowhere"),
    "no page of the API": (404, "GET", "/api/nowhere"),
    "no page of the schema": (404, "GET", "/schema/nowhere"),
    "no match": (404, "GET", "/api/matches/nowhere"),
    "no method": (405, "PUT", "/api/games"),
    "no head": (405, "HEAD", "/api/games"),
    "not now": (409, "GET", "/api/matches/{gathering}/view"),
    "too long": (413, "POST", "/api/records"),
    "too slow": (408, "POST", "/api/matches"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_answer_has_the_headers(scene: Scene, kind: str) -> None:
    status, method, path = KINDS[kind]
    headers = {} if status == 401 else bearer(scene.ariane)
    body = b'{"nickname": "Ariane"}' if method == "POST" else None
    if status == 403 and method == "POST":
        headers["origin"] = "https://evil.example"
    if status == 413:
        headers["content-length"] = "2000000"
    if status == 408:
        headers["content-length"] = "2000"
    address = path.format(playing=scene.playing, gathering=scene.gathering, archived=scene.archived)
    reply = request(scene.server, method, address, body, headers)
    assert reply.status == status, reply.body[:300]
    check(reply, private=path.startswith("/api"))


def test_no_header_is_sent_twice(scene: Scene) -> None:
    """Two policies would both count, two other headers might cancel each other."""
    for path in ("/", "/api/games", "/nowhere", "/schema", "/metrics"):
        with socket.create_connection(("127.0.0.1", scene.server.port), timeout=PATIENCE) as line:
            line.sendall(f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
            answer = b""
            while more := line.recv(65536):
                answer += more
        names = [row.partition(b":")[0].lower() for row in answer.partition(b"\r\n\r\n")[0].split(b"\r\n")[1:]]
        assert len(names) == len(set(names)), names


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/health", "application/json"),
        ("/api/games", "application/json"),
        ("/nowhere", "application/json"),
        ("/metrics", "text/plain; version=0.0.4; charset=utf-8"),
        ("/api/matches/{archived}/record", "text/plain; charset=utf-8"),
    ],
)
def test_every_answer_says_what_it_is(scene: Scene, path: str, kind: str) -> None:
    """Exactly, for browsers may not guess."""
    reply = request(scene.server, "GET", path.format(archived=scene.archived))
    assert reply.headers["content-type"] == kind


def test_a_refusal_for_haste_has_the_headers_too(tmp_path: Path) -> None:
    with Server(tmp_path, requests_per_second=1) as server:
        replies = [request(server, "GET", path) for path in ["/api/games", "/health"] * 12]
        hasty = [reply for reply in replies if reply.status == 429]
        assert len(hasty) >= 4
        check(hasty[0], private=False)
        assert any(reply.headers.get("cache-control") == "no-store" for reply in hasty)
        assert all(reply.headers["retry-after"] == "1" for reply in hasty)


def test_a_mistake_of_ours_has_the_headers_and_tells_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(_: Store) -> None:
        raise ZeroDivisionError("the secret of the house")

    monkeypatch.setattr(Store, "ping", fails)
    reply, names = asyncio.run(inside("GET", "/ready", tmp_path))
    assert reply.status == 500
    check(reply, private=False)
    assert len(names) == len(set(names))
    assert reply.json["code"] == "mistake"
    assert b"secret" not in reply.body
    assert b"Zero" not in reply.body


def test_a_database_that_is_down_is_a_503_with_the_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def down(*_: object) -> None:
        raise Unavailable("at /home/club/tables.db")

    monkeypatch.setattr(Store, "ping", down)
    monkeypatch.setattr(Store, "load", down)
    for path in ("/ready", f"/api/matches/{ID}", f"/api/matches/{ID}?lang=fr"):
        reply, _ = asyncio.run(inside("GET", path, tmp_path))
        assert reply.status == 503
        check(reply, private=path.startswith("/api"))
        assert b"club" not in reply.body
    assert reply.json["message"] == words("fr").say("server-refused-storage-down")
    assert reply.headers["retry-after"] == "1"


def test_https_is_kept_to_only_where_people_come_by_it(tmp_path: Path) -> None:
    for place, address in enumerate(("", "http://play.example", HTTPS)):
        secure = address == HTTPS
        with Server(tmp_path / str(place), public_url=address) as server:
            for path in ("/", "/api/games", "/nowhere"):
                reply = request(server, "GET", path)
                check(reply, private=path.startswith("/api"), secure=secure)
            if secure:
                age = re.match(r"max-age=(\d+)", reply.headers["strict-transport-security"])
                assert age is not None
                assert int(age[1]) >= 180 * 86_400
            assert bool(cookie_of(new_player(server))["secure"]) == secure


def test_requests_to_another_name_are_refused(tmp_path: Path) -> None:
    with Server(tmp_path, public_url="https://play.example:8443", origins="https://friends.example") as server:
        for host in (
            "play.example:8443",
            "PLAY.example:8443",
            "friends.example",
            "127.0.0.1:1",
            "localhost",
            "[::1]:2",
        ):
            assert request(server, "GET", "/api/games", None, {"host": host}).status == 200, host
        for host in ("evil.example", "play.example", "play.example:1", "127.0.0.1.evil.example", "[::2]", ""):
            for path in ("/", "/api/games", "/nowhere"):
                reply = request(server, "GET", path, None, {"host": host})
                assert (reply.status, reply.json["code"]) == (421, "foreign-host"), (host, path)
                check(reply, private=path.startswith("/api"), secure=True)
        with pytest.raises(InvalidStatus), socket.create_connection(("127.0.0.1", server.port)) as line:
            connect("ws://evil.example/api/matches/x/socket", sock=line)
        server.check_log()


def test_without_a_public_address_any_name_will_do(scene: Scene) -> None:
    assert request(scene.server, "GET", "/api/games", None, {"host": "whatever.example"}).status == 200


def test_a_socket_tells_nothing_of_what_serves_it(scene: Scene) -> None:
    address = f"ws://127.0.0.1:{scene.server.port}/api/matches/{scene.playing}/socket"
    with connect(address) as line:
        assert line.response is not None
        assert line.response.status_code == 101
        assert not {"server", "x-powered-by", "set-cookie"} & {name.lower() for name in line.response.headers}


# The policy and the page


def test_the_policy_allows_no_script_but_our_own_files(scene: Scene) -> None:
    directives = policy(request(scene.server, "GET", "/"))
    for name, values in directives.items():
        for value in values:
            assert not value.startswith(("'unsafe", "'nonce", "'sha", "http:", "https:", "*", "blob:")), name
            assert value != "data:" or name == "img-src"
    assert directives.get("script-src", directives["default-src"]) == ["'self'"]
    assert directives.get("style-src", directives["default-src"]) == ["'self'"]
    assert directives.get("connect-src", directives["default-src"]) == ["'self'"]  # sockets too


class Page(HTMLParser):
    """What a page holds that its policy would forbid."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.wrong: list[str] = []
        self.links: list[str] = []
        self.language = ""
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        given = dict(attrs)
        self.language = self.language or given.get("lang") or ""
        if (tag == "script" and "src" not in given) or tag in ("style", "base", "iframe", "object", "embed"):
            self.wrong.append(tag)
        self.wrong += [name for name in given if name == "style" or name.startswith("on")]
        for name in ("href", "src", "action"):
            if name in given:
                self.links.append(given[name] or "")

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_page_keeps_to_its_own_policy(scene: Scene, language: str) -> None:
    page = Page()
    page.feed(request(scene.server, "GET", f"/?lang={language}").body.decode())
    assert "h1" in page.tags
    assert page.wrong == []
    assert page.language == language
    assert words(language).say("server-front-running") in page.text
    assert len(page.links) >= 4
    for link in page.links:
        assert link.startswith("/")
        assert not link.startswith("//")
        assert request(scene.server, "GET", link).status == 200


# Cookies


def new_player(server: Server, **more: object) -> Reply:
    body = json.dumps({"nickname": "Ariane", **more}).encode()
    reply = request(server, "POST", "/api/players", body, {"content-type": "application/json"})
    assert reply.status == 201
    return reply


def cookie_of(reply: Reply) -> Morsel[str]:
    jar = SimpleCookie(reply.headers["set-cookie"])
    assert list(jar) == [COOKIE]
    return jar[COOKIE]


def test_a_browser_gets_its_token_in_a_cookie_that_no_script_reads(scene: Scene) -> None:
    reply = new_player(scene.server)
    cookie = cookie_of(reply)
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert cookie["domain"] == ""
    assert not cookie["secure"]  # this server is not reached by https
    assert int(cookie["max-age"]) == 400 * 86_400
    assert len(cookie.value) >= 43  # 256 bits
    assert "token" not in reply.json
    assert cookie.value not in reply.body.decode()
    me = request(scene.server, "GET", "/api/players/me", None, {"cookie": f"{COOKIE}={cookie.value}"})
    assert me.json["id"] == reply.json["id"]
    assert "token" not in me.json
    renewed = cookie_of(me)  # it lives as long as the session, which was just used
    assert renewed.value == cookie.value
    assert renewed.output() == cookie.output()
    assert cookie_of(new_player(scene.server)).value != cookie.value


def test_a_script_gets_its_token_in_the_answer_and_no_cookie(scene: Scene) -> None:
    reply = new_player(scene.server, script=True)
    assert "set-cookie" not in reply.headers
    assert len(reply.json["token"]) >= 43
    mine = {"authorization": f"Bearer {reply.json['token']}"}
    assert "set-cookie" not in request(scene.server, "GET", "/api/players/me", None, mine).headers


# Refusals


def test_every_code_has_a_sentence_in_both_languages_and_no_sentence_is_without_one() -> None:
    for language in LANGUAGES:
        text = (SOURCES / "locale" / language / "server.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^server-refused-([\w-]+)\s*=", text, re.MULTILINE)) == set(CODES), language
    english, french = words("en"), words("fr")
    values: dict[str, int | str] = {"seat": 2, "count": 4, "rules": 3, "game": "ahuris", "limit": 1000, "seconds": 20}
    values["most"] = 50
    for code in CODES:
        said = english.say(f"server-refused-{code}", values), french.say(f"server-refused-{code}", values)
        assert said[0] != said[1], code
        for sentence in said:
            assert sentence.endswith("."), code
            assert "$" not in sentence, code
            assert "server-refused" not in sentence, code


def test_every_code_is_used() -> None:
    used = "".join(
        path.read_text(encoding="utf-8")
        for path in sorted((SOURCES / "server").rglob("*.py"))
        if path.name != "refusals.py"
    )
    assert [code for code in CODES if f'"{code}"' not in used] == []


@dataclass
class Attempt:
    """Something that is refused, and what its sentence speaks of."""

    method: str
    path: str
    who: str = ""
    body: object = None
    headers: dict[str, str] = field(default_factory=dict)
    values: dict[str, int | str] = field(default_factory=dict)


# By code; codes that are met elsewhere have no attempt.
ATTEMPTS: dict[str, tuple[int, Attempt | None]] = {
    "bad-request": (400, Attempt("POST", "/api/players", body={})),
    "who-are-you": (401, Attempt("GET", "/api/players/me")),
    "session-unknown": (401, Attempt("GET", "/api/players/me", headers={"authorization": "Bearer x"})),
    "foreign-origin": (403, Attempt("POST", "/api/players", body={}, headers={"origin": "null"})),
    "not-your-seat": (403, Attempt("GET", "/api/matches/{playing}/view?seat=0", "bruno", values={"seat": 1})),
    "only-watching": (403, None),
    "not-the-host": (403, Attempt("POST", "/api/matches/{gathering}/seats/1", "bruno", {"kind": "open"})),
    "no-spectators": (403, Attempt("GET", "/api/matches/{closed}/view", "bruno")),
    "hidden-until-the-end": (403, Attempt("GET", "/api/matches/{playing}/replay?as=1", "ariane")),
    "no-coach": (403, None),  # test_a_table_may_do_without_a_coach
    "not-alone": (403, Attempt("POST", "/api/matches/{playing}/judgement", "asked", {"action": "illegal"})),
    "bad-link": (403, Attempt("POST", "/api/matches/{playing}/claim", "ariane", {"link": "x"})),
    "no-such-match": (404, Attempt("GET", "/api/matches/x")),
    "no-such-seat": (
        404,
        Attempt("POST", "/api/matches/{playing}/seats/2", "ariane", {}, values={"seat": 2, "count": 2}),
    ),
    "no-such-page": (404, Attempt("GET", "/api/x")),
    "bad-method": (405, Attempt("PUT", "/api/games")),
    "slow-request": (408, Attempt("POST", "/api/players", body={}, headers={"content-length": "99"})),
    "seat-taken": (409, Attempt("POST", "/api/matches/{playing}/seats/0", "bruno", {}, values={"seat": 1})),
    "seat-not-open": (409, Attempt("POST", "/api/matches/{gathering}/seats/1", "bruno", {}, values={"seat": 2})),
    "not-gathering": (409, Attempt("POST", "/api/matches/{playing}/seats/0/ready", "ariane", {})),
    "not-begun": (409, Attempt("GET", "/api/matches/{gathering}/view")),
    "not-over": (409, Attempt("POST", "/api/matches/{playing}/branch", "ariane", {"at": 0})),
    "match-over": (409, Attempt("POST", "/api/matches/{archived}/seats/0", "ariane", {})),
    "not-away": (409, None),  # test_nobody_who_is_there_is_minded_by_others
    "not-asked": (409, Attempt("POST", "/api/matches/{playing}/answers", "waiting", {"action": "x"})),
    "minded": (409, None),
    "not-possible": (409, Attempt("POST", "/api/matches/{playing}/answers", "asked", {"action": "illegal"})),
    "nothing-to-undo": (409, Attempt("POST", "/api/matches/{playing}/undo", "asked", {})),
    "no-undo-asked": (409, Attempt("POST", "/api/matches/{playing}/consent", "asked", {"agree": True})),
    "rules-version": (409, None),
    "not-showing": (409, None),  # these two are in test_promises
    "showing-words": (409, None),
    "broken-record": (409, None),
    "foreign-host": (421, None),  # test_requests_to_another_name_are_refused
    "record-full": (409, None),  # these are in test_quotas
    "too-many-tables": (429, None),
    "too-many-bot-tables": (429, None),
    "too-many-tables-here": (429, None),
    "too-many-players": (429, None),
    "too-many-sockets-of-yours": (429, None),
    "too-many-sockets-here": (429, None),
    "too-many-spectators": (429, None),
    "too-many-orders": (429, None),
    "too-long": (
        413,
        Attempt("POST", "/api/players", body={}, headers={"content-length": "1000001"}, values={"limit": 1_000_000}),
    ),
    "too-many": (429, None),  # test_a_refusal_for_haste_has_the_headers_too
    "storage-down": (503, None),  # test_a_database_that_is_down_is_a_503_with_the_headers
    "too-many-sockets": (503, None),
    "coach-silent": (503, None),  # test_a_coach_that_fails_is_a_503
}
OWN_WORDS = ("bad-request", "not-possible")  # they say what exactly is wrong


def test_every_code_is_tried_and_has_its_status() -> None:
    assert {code: status for code, (status, _) in ATTEMPTS.items()} == CODES


@pytest.mark.parametrize("code", [code for code, (_, attempt) in ATTEMPTS.items() if attempt is not None])
def test_a_refusal_has_its_status_its_code_and_its_sentence_in_both_languages(scene: Scene, code: str) -> None:
    status, attempt = ATTEMPTS[code]
    assert attempt is not None
    seat = {"asked": scene.asked, "waiting": 1 - scene.asked}.get(attempt.who)
    person = scene.bruno if attempt.who == "bruno" or seat == 1 else scene.ariane
    body = attempt.body
    if isinstance(body, dict) and seat is not None:
        body = {"seat": seat, "length": scene.length, **body}
        if body.get("action") == "illegal":
            body["action"] = illegal(scene)
    headers = {**(bearer(person) if attempt.who else {}), **attempt.headers}
    place = attempt.path.format(
        playing=scene.playing, gathering=scene.gathering, closed=scene.closed, archived=scene.archived
    )
    told = []
    for language in LANGUAGES:
        path = f"{place}{'&' if '?' in place else '?'}lang={language}"
        data = None if body is None else json.dumps(body).encode()
        reply = request(scene.server, attempt.method, path, data, headers)
        assert (reply.status, reply.json["code"]) == (status, code), reply.body
        assert reply.json["type"] == "refused"
        told.append(reply.json["message"])
        if code not in OWN_WORDS:
            assert told[-1] == words(language).say(f"server-refused-{code}", attempt.values)
        if code == "not-possible":
            assert reply.json["rule"]
    assert (told[0] != told[1]) == (code != "bad-request")


def illegal(scene: Scene) -> str:
    """An action of the game that cannot be given now."""
    person = (scene.ariane, scene.bruno)[scene.asked]
    legal = {choice["action"] for choice in person.view(scene.playing, scene.asked)["choices"]}
    game = katabasis.game("ahuris")
    return next(action.text for action in game.actions if not action.chance and action.text not in legal)


def test_who_only_watches_is_told_so(scene: Scene) -> None:
    for language in LANGUAGES:
        with connect(f"ws://127.0.0.1:{scene.server.port}/api/matches/{scene.playing}/socket?lang={language}") as line:
            line.send('{"here": true}')
            while (told := json.loads(line.recv(PATIENCE)))["type"] != "refused":
                pass
            assert told["code"] == "only-watching"
            assert told["message"] == words(language).say("server-refused-only-watching")


def test_no_more_sockets_is_told_before_the_socket_is_closed(scene: Scene) -> None:
    address = f"ws://127.0.0.1:{scene.server.port}/api/matches/{scene.playing}/socket?lang="
    for language in LANGUAGES:
        with connect(address + language) as first:
            first.recv(PATIENCE)
            with connect(address + language) as second:
                told = json.loads(second.recv(PATIENCE))
                assert told["code"] == "too-many-sockets"
                assert told["message"] == words(language).say("server-refused-too-many-sockets")


def test_refusals_that_need_a_changed_database(tmp_path: Path) -> None:
    """A match of other rules, a record that is broken, a seat that a bot minds."""
    server = Server(tmp_path).start()
    try:
        ariane, bruno = Person(server, "Ariane"), Person(server, "Bruno")
        scenes = [staged(server, ariane, bruno) for _ in range(3)]
        server.stop()
        with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
            database.execute("UPDATE matches SET rules = 99 WHERE id = ?", (scenes[0].playing,))
            database.execute("UPDATE answers SET text = 'no such thing' WHERE match = ?", (scenes[1].playing,))
            database.execute("UPDATE seats SET minded = 1 WHERE match = ?", (scenes[2].playing,))
        server.start()
        answer = {"seat": scenes[2].asked, "length": scenes[2].length, "action": "x"}
        asked = (ariane, bruno)[scenes[2].asked]
        attempts = [
            ("rules-version", ariane.raw("GET", f"/api/matches/{scenes[0].playing}/view?seat=0")),
            ("rules-version", ariane.raw("GET", f"/api/matches/{scenes[0].playing}/record")),
            ("broken-record", ariane.raw("GET", f"/api/matches/{scenes[1].playing}/view?seat=0")),
            ("broken-record", ariane.raw("GET", f"/api/matches/{scenes[1].playing}")),
            ("minded", asked.raw("POST", f"/api/matches/{scenes[2].playing}/answers", answer)),
        ]
        for code, reply in attempts:
            assert (reply.status, reply.json["code"]) == (ATTEMPTS[code][0], code)
            check(reply, private=True)
        assert "version 99" in attempts[0][1].json["message"]
        assert b"no such thing" not in attempts[2][1].body  # nobody reads what may be hidden, nor does the host
        assert "no such thing" not in server.logged()
        assert "record cannot be read" in server.logged()
        assert ariane.get(f"/api/matches/{scenes[0].playing}")["playable"] is False
    finally:
        server.stop()
