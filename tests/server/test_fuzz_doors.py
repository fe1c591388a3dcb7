"""Whatever comes over HTTP and over a socket is answered or refused in a sentence: no 5xx, nothing in the log.

Short here, with examples that are the same every time; `make test-long` looks as long as `KATABASIS_FUZZ_MINUTES` says.
"""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

import pytest
from harness import PATIENCE, Line, Person, Server
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from fuzz import ODD, agent_lines, anything, as_json, boards, changed, odd, records, scratched, texts
from test_fuzz import LENGTHS, look

OPTIONS = {"mode": "duo", "goal": "40"}
BODIES: dict[str, Any] = {  # a good one for each door that takes one
    "/api/players": {"nickname": "Ariane", "language": "en", "script": True},
    "/api/matches": {
        "game": "ahuris", "seats": 2, "options": OPTIONS, "plan": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
        "listed": True, "spectators": True, "mind_after": 60, "minder": "random", "coach": True, "dealer": "people",
    },
    "/api/matches/{match}/answers": {"seat": 0, "length": 4, "action": "combat"},
    "/api/matches/{match}/undo": {"seat": 0, "length": 4},
    "/api/matches/{match}/consent": {"seat": 0, "length": 4, "agree": True},
    "/api/matches/{match}/orders": {"seat": 0, "order": "order pass"},
    "/api/matches/{match}/talk": {"seat": 0, "text": "Hello"},
    "/api/matches/{match}/statements": {"seat": 0, "statement": "claim barque 1 2"},
    "/api/matches/{match}/hint": {"seat": 0},
    "/api/matches/{match}/judgement": {"seat": 0, "length": 4, "action": "combat"},
    "/api/matches/{match}/branch": {"at": 2, "plan": [{"kind": "me"}]},
    "/api/matches/{match}/claim": {"link": "abc"},
    "/api/matches/{match}/again": {"word": "lantern"},
    "/api/matches/{match}/seats/0": {"kind": "me"},
    "/api/matches/{match}/seats/0/ready": {"word": "lantern"},
    "/api/matches/{match}/seats/0/away": {},
    "/api/matches/{match}/seats/0/back": {},
}  # fmt: skip
PAGES = [
    "/", "/about", "/health", "/ready", "/metrics", "/schema", "/schema/", "/schema/openapi.json", "/schema/x",
    "/schema/openapi.yaml", "/schema/swagger", "/schema/openapi.json/x", "/api/games", "/api/games/abyss",
    "/api/games/{word}", "/api/games/abyss/rules", "/api/matches", "/api/matches/{match}", "/api/matches/{match}/view",
    "/api/matches/{match}/lines", "/api/matches/{match}/replay", "/api/matches/{match}/record", "/api/players/me",
    "/api/matches/{match}/talk", "/api/matches/{match}/why", "/api/matches/{match}/ledger", "/api/matches/{match}/luck",
    "/web/boards", "/web/chance/{match}", "/web/related/{match}", "/web/foreseen/{match}", "/web/words/{word}",
    "/api/matches/{match}/seats/{word}", "/assets/{word}", "/table/{match}", "/replay/{match}", "/new/{word}",
    "/rules/{word}", "/{word}", "/api/reach", "/sw.js", "/api/{word}", "/schema/{word}", "/web/{word}",
]  # fmt: skip
QUERIES = ["seat", "since", "wait", "ahead", "lang", "names", "as", "at", "limit", "status", "game", "mine", "before",
           "text", "action"]  # fmt: skip
HEADERS = ["accept-language", "authorization", "cookie", "content-type", "origin", "if-none-match", "range", "accept"]


@dataclass
class Scene:
    server: Server
    ariane: Person
    matches: list[str]  # gathering, playing, and one that is over


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with Server(tmp_path_factory.mktemp("doors"), messages_per_second=0) as server:
        ariane = Person(server)
        gathering, playing, over = (
            ariane.table(plan=["me", "open"], seats=2),
            ariane.table(plan=["me", "bot", "bot"], seats=3, game="abyss"),
            ariane.table(plan=["me"], seats=1),
        )
        for match in (playing, over):
            ariane.ready(match)
        ariane.play_on(over)
        yield Scene(server, ariane, [gathering, playing, over, "deadbeef"])


@dataclass
class Caller:
    """One connection that asks again and again."""

    server: Server
    token: str
    line: http.client.HTTPConnection | None = None

    def ask(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> tuple[int, bytes]:
        for _ in range(2):
            if self.line is None:
                self.line = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
            try:
                self.line.request(method, path, body, {"authorization": f"Bearer {self.token}", **headers})
                answer = self.line.getresponse()
                return answer.status, answer.read()
            except (http.client.HTTPException, ConnectionError):  # it hung up on us: once more, as nobody else
                self.line.close()
                self.line = None
        return 400, b""

    def check(self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None) -> None:
        before = len(self.server.logged())
        status, told = self.ask(method, path, body, headers or {})
        assert status < 500 or status == 503, (method, path, body, told[:500], self.server.logged()[before:])
        if status >= 400 and told not in (b"", b"Invalid HTTP request received.") and path.startswith("/api"):
            assert told.startswith(b'{"type":"refused"'), (method, path, status, told[:500])


@pytest.fixture
def caller(scene: Scene) -> Iterator[Caller]:
    made = Caller(scene.server, scene.ariane.token)
    yield made
    if made.line is not None:
        made.line.close()


def plain(text: str) -> str:
    """As it can stand in the head of a request."""
    return quote(text.encode("utf-8", "surrogatepass"), safe="/~") if text else "~"


words = st.one_of(texts, st.sampled_from(["..", ".", "%2e%2e", "null", "0", "9" * 5_000, "-1", "openapi.json", "a/b"]))
values = st.one_of(odd, texts, st.sampled_from(["table", "open", "fr", "marks", "0", "1", "playing", "ahuris"]))


@pytest.mark.parametrize("long", LENGTHS)
def test_any_address_is_answered(scene: Scene, caller: Caller, long: bool) -> None:
    methods = ["GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "XYZZY"]

    def check(method: str, page: str, place: int, word: str, query: dict[str, Any], heads: dict[str, str]) -> None:
        path = page.replace("{match}", scene.matches[place]).replace("{word}", plain(word)[:6_000])
        asked = "&".join(f"{name}={plain(shortened(value))}" for name, value in query.items() if name != "wait")
        headers = {name: plain(value) for name, value in heads.items()}
        caller.check(method, f"{path}?{asked}", None, headers)

    look(
        check,
        long,
        method=st.sampled_from(methods),
        page=st.sampled_from(PAGES),
        place=st.integers(0, 3),
        word=words,
        query=st.dictionaries(st.sampled_from(QUERIES), values, max_size=3),
        heads=st.dictionaries(st.sampled_from(HEADERS), texts, max_size=2),
    )


def shortened(value: Any) -> str:
    """As somebody would type it."""
    return value[:6_000] if isinstance(value, str) else as_json(value)[:6_000].strip('"')


@pytest.mark.parametrize("long", LENGTHS)
def test_any_body_is_answered(scene: Scene, caller: Caller, long: bool) -> None:
    doors = list(BODIES)

    @st.composite
    def sent(draw: st.DrawFn) -> tuple[str, str]:
        door = draw(st.sampled_from(doors))
        good, other = BODIES[door], BODIES[draw(st.sampled_from(doors))]
        body = draw(st.one_of(changed({"it": good}, {"it": other}, 3).map(lambda made: made.get("it")), anything))
        text = as_json(body)
        return door, draw(scratched(text)) if draw(st.integers(0, 5)) == 0 else text

    def check(made: tuple[str, str], place: int) -> None:
        door, body = made
        path = door.replace("{match}", scene.matches[place])
        caller.check("POST", path, body.encode("utf-8", "surrogatepass"), {"content-type": "application/json"})

    look(check, long, made=sent(), place=st.integers(0, 3))


@pytest.mark.parametrize("long", LENGTHS)
def test_any_record_and_any_board_is_answered(scene: Scene, caller: Caller, long: bool) -> None:

    def check(text: str, door: str) -> None:
        caller.check("POST", door, text.encode("utf-8", "surrogatepass"))

    look(check, long, text=st.one_of(records("ahuris"), records("cerbere")), door=st.just("/api/records"))
    look(check, long, text=st.one_of(boards(), texts), door=st.just("/web/boards/check"))


@pytest.mark.parametrize("long", LENGTHS)
def test_any_message_over_a_socket_is_answered(scene: Scene, long: bool) -> None:
    def check(said: list[str]) -> None:
        with scene.ariane.socket(scene.matches[1]) as line:
            for text in said:
                if len(text.encode("utf-8", "surrogatepass")) < 16_000:
                    line.connection.send(text.encode("utf-8", "replace").decode())
            line.send({"why": "xyzzy"})  # it still listens
            heard_back(line)

    messages = st.one_of(agent_lines(), st.dictionaries(st.sampled_from(
        ["action", "undo", "agree", "order", "talk", "statement", "why", "here", "length"]), odd, max_size=2
    ).map(as_json))  # fmt: skip
    look(check, long, said=st.lists(messages, min_size=1, max_size=5))


def heard_back(line: Line) -> None:
    """The answer to the last question comes, whatever came before."""
    try:
        while True:
            told = line.hear()
            if told["type"] == "refused" and "xyzzy" in told["message"]:
                return
    except ConnectionClosed as closed:
        raise AssertionError(f"the socket was closed: {closed}") from closed


def test_a_number_of_5000_digits_is_refused(scene: Scene, caller: Caller) -> None:
    endless = "9" * 5_000
    for path, body in (
        ("/api/matches", f'{{"game": "ahuris", "seats": {endless}}}'),
        ("/api/matches", f'{{"game": "ahuris", "options": {{"goal": {endless}}}}}'),
        ("/api/matches", f'{{"game": "ahuris", "mind_after": {endless}}}'),
        (f"/api/matches/{scene.matches[1]}/answers", f'{{"seat": 0, "length": {endless}, "action": "combat"}}'),
        (f"/api/matches/{scene.matches[1]}/seats/{endless}", "{}"),
    ):
        status, told = caller.ask("POST", path, body.encode(), {})
        assert 400 <= status < 500, (path, told)
        assert json.loads(told)["code"] in ("bad-request", "no-such-page", "no-such-seat")
    for path in (f"/api/matches/{scene.matches[1]}/view?seat={endless}", f"/api/matches?limit={endless}"):
        assert caller.ask("GET", path, None, {})[0] == 400


def test_pages_under_the_schema_that_are_not_there_are_refused(scene: Scene, caller: Caller) -> None:
    for path in ("/schema/x", "/schema/swagger", "/schema/openapi.yaml", "/schema/openapi.json/x"):
        status, told = caller.ask("GET", path, None, {})
        assert (status, told[:40]) == (404, b'{"type":"refused","code":"no-such-page",'), (path, told)


def test_odd_values_are_many() -> None:
    """What the others draw from has not been emptied."""
    assert len(ODD) > 40
