"""The OpenAPI document: valid, complete, with examples, and true when thousands of requests are made up from it."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
import schemathesis.specs.openapi.schemas  # now: Python 3.11 may fail to parse so much while other threads run
from harness import PATIENCE, Person, Reply, Server, request
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.core.failures import FailureGroup
from websockets.sync.client import connect

import katabasis
from katabasis.engine.record import Entry

load_all_checks()

PATHS = [
    "/api/games",
    "/api/games/{name}",
    "/api/games/{name}/rules",
    "/api/matches",
    "/api/matches/{match}",
    "/api/matches/{match}/again",
    "/api/matches/{match}/answers",
    "/api/matches/{match}/branch",
    "/api/matches/{match}/claim",
    "/api/matches/{match}/close",
    "/api/matches/{match}/consent",
    "/api/matches/{match}/hint",
    "/api/matches/{match}/judgement",
    "/api/matches/{match}/ledger",
    "/api/matches/{match}/lines",
    "/api/matches/{match}/luck",
    "/api/matches/{match}/orders",
    "/api/matches/{match}/record",
    "/api/matches/{match}/replay",
    "/api/matches/{match}/seats/{seat}",
    "/api/matches/{match}/seats/{seat}/away",
    "/api/matches/{match}/seats/{seat}/back",
    "/api/matches/{match}/seats/{seat}/link",
    "/api/matches/{match}/seats/{seat}/mind",
    "/api/matches/{match}/seats/{seat}/ready",
    "/api/matches/{match}/seats/{seat}/reveal",
    "/api/matches/{match}/gather",
    "/api/matches/{match}/statements",
    "/api/matches/{match}/talk",
    "/api/matches/{match}/undo",
    "/api/matches/{match}/view",
    "/api/matches/{match}/why",
    "/api/players",
    "/api/players/me",
    "/api/reach",
    "/api/records",
    "/health",
    "/ready",
    "/metrics",
]
EXAMPLES = 12  # requests made up for each operation, each way
UNHEALTHY = list(HealthCheck)  # hypothesis need not worry about how long a server takes
PHASES = [Phase.explicit, Phase.generate]  # what failed is told as it is; making it smaller would take minutes


@dataclass
class Scene:
    """A server with tables, so that what is made up reaches further than the door."""

    server: Server
    ariane: Person
    foreign: str  # where she has no seat
    over: str
    talking: str  # where statements can be made
    document: dict[str, Any]
    api: Any  # the document as schemathesis sees it

    def matches(self) -> list[str]:
        """Tables in every state; those where much can change are new each time."""
        playing = self.ariane.table(plan=["me", "me"], seats=2)
        self.ariane.ready(playing, 0)
        self.ariane.ready(playing, 1)
        gathering = self.ariane.table(plan=["me", "open"], seats=2)
        return [playing, self.talking, self.over, gathering, self.foreign, "nowhere"]


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with Server(tmp_path_factory.mktemp("schema"), messages_per_second=0) as server:
        ariane, bruno = Person(server, "Ariane"), Person(server, "Bruno")
        foreign = bruno.table(plan=["me", "bot"], seats=2, listed=True)
        document = request(server, "GET", "/schema/openapi.json").json
        api = schemathesis.openapi.from_dict(copy.deepcopy(document))
        talking = ariane.table(["me"] * 3, "cerbere", seats=3)
        for seat in range(3):
            ariane.ready(talking, seat)
        yield Scene(server, ariane, foreign, play_alone(ariane), talking, document, api)


def play_alone(person: Person) -> str:
    """A record from outside, which may be looked at from everywhere."""
    match = katabasis.game("ahuris").match(seats=1, seed="reef")
    while not match.over:
        match.play(match.legal_actions()[0])
    headers = {"authorization": f"Bearer {person.token}"}
    reply = request(person.server, "POST", "/api/records", match.record.text().encode(), headers)
    return str(reply.json["id"])


def operations(document: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every method of every path."""
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield f"{method.upper()} {path}", operation


def inlined(document: dict[str, Any], schema: Any) -> Any:
    """A schema with all that it refers to in its place."""
    if isinstance(schema, list):
        return [inlined(document, part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        name = schema["$ref"].removeprefix("#/components/schemas/")
        return inlined(document, document["components"]["schemas"][name])
    return {key: inlined(document, part) for key, part in schema.items()}


def examples(document: dict[str, Any], content: dict[str, Any]) -> list[Any]:
    """The examples of a body: beside its schema, in its schema, or put together from those of its fields."""
    found = [shown["value"] for shown in content.get("examples", {}).values() if "value" in shown]
    if "example" in content:
        found.append(content["example"])
    return found or schema_examples(inlined(document, content["schema"]))


def schema_examples(schema: Any) -> list[Any]:
    if "examples" in schema:
        return list(schema["examples"])
    if "example" in schema:
        return [schema["example"]]
    if "enum" in schema:
        return list(schema["enum"])
    if schema.get("type") == "array":
        return [[shown] for shown in schema_examples(schema.get("items", {}))]
    if schema.get("type") == "object" and schema.get("properties"):
        parts = {name: schema_examples(schema["properties"][name]) for name in schema.get("required", [])}
        if parts and all(parts.values()):
            return [{name: shown[0] for name, shown in parts.items()}]
    return []


# The document


def test_it_is_served_under_both_addresses(scene: Scene) -> None:
    for path in ("/schema", "/schema/", "/schema/openapi.json"):
        reply = request(scene.server, "GET", path)
        assert reply.status == 200
        assert reply.json == scene.document


def test_it_is_a_valid_document(scene: Scene) -> None:
    assert scene.document["openapi"].startswith("3.1")
    assert scene.document["info"]["title"] == "Katabasis"
    assert scene.document["info"]["version"] == katabasis.__version__
    scene.api.validate()
    for name, schema in scene.document["components"]["schemas"].items():
        jsonschema_rs.meta.validate({**inlined(scene.document, schema), "$schema": DRAFT})
        assert name.isidentifier()


DRAFT = "https://json-schema.org/draft/2020-12/schema"


def test_it_holds_every_path_and_nothing_else(scene: Scene) -> None:
    assert sorted(scene.document["paths"]) == sorted(PATHS)
    names = [operation["operationId"] for _, operation in operations(scene.document)]
    assert len(names) == len(set(names))


def test_every_operation_is_told_in_words(scene: Scene) -> None:
    wanting = [
        name
        for name, operation in operations(scene.document)
        if not operation.get("summary") or not operation.get("description") or not operation.get("tags")
    ]
    assert wanting == []
    known = {tag["name"] for tag in scene.document["tags"]}
    assert {tag for _, operation in operations(scene.document) for tag in operation["tags"]} == known


def test_every_body_that_is_read_is_documented(scene: Scene) -> None:
    without = ("away", "back", "close", "gather", "link", "mind")  # these say all in their address
    for name, operation in operations(scene.document):
        method, _, path = name.partition(" ")
        reads = method in ("POST", "PATCH") and not path.endswith(without)
        assert ("requestBody" in operation) == reads, name


def test_every_answer_is_documented(scene: Scene) -> None:
    for name, operation in operations(scene.document):
        good = [status for status in operation["responses"] if status.startswith("2")]
        assert len(good) == 1, name
        content = operation["responses"][good[0]]["content"]
        assert all(shown["schema"] for shown in content.values()), name


def test_every_refusal_is_documented_as_it_comes(scene: Scene) -> None:
    """Wherever something can be refused, the document says so, with the shape that a refusal has."""
    wrong = []
    for name, operation in operations(scene.document):
        if name in ("GET /health", "GET /ready", "GET /metrics", "GET /api/games"):
            continue
        bad = {status: answer for status, answer in operation["responses"].items() if not status.startswith("2")}
        shapes = [
            set(inlined(scene.document, content["schema"]).get("properties", {}))
            for answer in bad.values()
            for content in answer.get("content", {}).values()
        ]
        if not shapes or any(shape != {"type", "code", "message", "rule"} for shape in shapes):
            wrong.append(name)
    assert wrong == []


def test_every_request_has_an_example_that_fits(scene: Scene) -> None:
    wanting = []
    for name, operation in operations(scene.document):
        for kind, content in operation.get("requestBody", {}).get("content", {}).items():
            shown = examples(scene.document, content)
            if not shown:
                wanting.append(name)
            for one in shown:
                if kind == "application/json":
                    jsonschema_rs.validate(inlined(scene.document, content["schema"]), one)
    assert wanting == []


def test_every_answer_has_an_example_that_fits(scene: Scene) -> None:
    wanting = []
    for name, operation in operations(scene.document):
        for status, answer in operation["responses"].items():
            for kind, content in answer.get("content", {}).items():
                shown = examples(scene.document, content)
                if not shown and status.startswith("2"):
                    wanting.append(f"{name} {status}")
                for one in shown:
                    if kind == "application/json":
                        jsonschema_rs.validate(inlined(scene.document, content["schema"]), one)
    assert wanting == []


def test_how_to_say_who_you_are_is_documented(scene: Scene) -> None:
    """A token in a header, or in a cookie."""
    schemes = scene.document["components"].get("securitySchemes", {}).values()
    assert {(scheme["type"], scheme.get("scheme") or scheme.get("in")) for scheme in schemes} >= {
        ("http", "bearer"),
        ("apiKey", "cookie"),
    }


# Requests made up from it

ALWAYS = ["not_a_server_error"]
CONFORMING = ["not_a_server_error", "content_type_conformance", "response_schema_conformance"]


def names_of_operations() -> list[str]:
    """As the tests begin no server runs yet; test_it_holds_every_path_and_nothing_else keeps this list true."""
    changing = {
        "/ready": ["GET"],
        "/api/players": ["POST"],
        "/api/players/me": ["GET", "PATCH"],
        "/api/matches": ["GET", "POST"],
        "/api/matches/{match}/talk": ["GET", "POST"],
        "/api/matches/{match}/seats/{seat}": ["POST", "DELETE"],
        "/api/records": ["POST"],
    }
    posted = ("answers", "branch", "claim", "consent", "orders", "statements", "undo", "away", "back", "link", "ready")
    posted += ("mind", "close", "again", "hint", "judgement", "reveal", "gather")
    return [
        f"{method} {path}"
        for path in PATHS
        for method in changing.get(path, ["POST"] if path.rpartition("/")[2] in posted else ["GET"])
    ]


def test_every_operation_is_tried(scene: Scene) -> None:
    assert sorted(names_of_operations()) == sorted(name for name, _ in operations(scene.document))


RIGHT = {"name": "ahuris", "game": "ahuris", "minder": "random", "bot": "random", "options": {}, "seats": 2, "plan": []}
RIGHT |= {"word": "lantern", "action": "combat", "statement": "claim barque 1 2"}


OURS = re.compile("[a-z_]+")


def nudge(case: schemathesis.Case, number: int, seat: int) -> None:
    """Put right here and there what no luck would ever make right."""
    for values in (case.path_parameters, case.query, case.body):
        if not isinstance(values, dict):
            continue
        for name in [name for name in values if not OURS.fullmatch(name)]:
            del values[name]  # the document allows fields that no schema names, the server does not
        for name in values.keys() & RIGHT.keys():
            values[name] = RIGHT[name]
        if isinstance(values.get("at"), int):
            values["at"] %= 20
        if "as" in values:
            values["as"] = ("table", "open", "0")[number % 3]
        if values is not case.path_parameters and isinstance(values.get("seat"), int):
            values["seat"] = seat


def made_up(scene: Scene, label: str, mode: GenerationMode, headers: dict[str, str], checks: list[str]) -> list[int]:
    """Ask what schemathesis makes up for one operation, at real tables; returns the statuses.

    All that fails is told at once, with the request as a line of curl.
    """
    method, _, path = label.partition(" ")
    operation = scene.api[path][method]
    matches = scene.matches()
    failures: dict[str, str] = {}
    statuses: list[int] = []
    wanted = CHECKS.get_by_names(checks)

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=UNHEALTHY,
        phases=PHASES,
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: schemathesis.Case) -> None:
        number = len(statuses)
        if "match" in case.path_parameters:
            case.path_parameters["match"] = matches[number % len(matches)]
        if "seat" in case.path_parameters:
            case.path_parameters["seat"] = (0, 1, 7)[number // len(matches) % 3]
        if mode is GenerationMode.POSITIVE and number % 4 < 3:
            nudge(case, number, number // len(matches) % 2)  # each seat at each table: chance tells who begins
        if isinstance(case.query, dict) and "wait" in case.query:
            case.query["wait"] = 0  # nobody has so much time
        response = case.call(base_url=scene.server.url, headers=headers)
        statuses.append(response.status_code)
        try:
            case.validate_response(response, checks=wanted)
        except FailureGroup as wrong:
            for failure in wrong.exceptions:
                failures.setdefault(type(failure).__name__, f"{failure}\n{case.as_curl_command()}")

    ask()
    assert failures == {}
    assert max(statuses) < 500
    return statuses


@pytest.mark.parametrize("label", names_of_operations())
def test_no_bad_request_made_up_from_the_document_is_a_mistake_of_ours(scene: Scene, label: str) -> None:
    """Of somebody unknown, and then with wrong values of every kind."""
    assert made_up(scene, label, GenerationMode.POSITIVE, {}, ALWAYS)
    if inputs(scene.document, label):
        mine = {"authorization": f"Bearer {scene.ariane.token}"}
        made_up(scene, label, GenerationMode.NEGATIVE, mine, ALWAYS)


def inputs(document: dict[str, Any], label: str) -> bool:
    """Whether there is anything that can be wrong in a request, besides what is replaced here."""
    method, _, path = label.partition(" ")
    operation = document["paths"][path][method.lower()]
    asked = [part for part in operation.get("parameters", []) if part["name"] not in ("match", "seat", "name")]
    return bool(asked) or "requestBody" in operation


@pytest.mark.parametrize("label", names_of_operations())
def test_every_answer_to_a_good_request_is_as_the_document_says(scene: Scene, label: str) -> None:
    mine = {"authorization": f"Bearer {scene.ariane.token}"}
    statuses = made_up(scene, label, GenerationMode.POSITIVE, mine, CONFORMING)
    # nobody guesses a link, a record, words in a set form, a seat that waits, or one whose owner has gone
    unlikely = ("claim", "records", "orders", "statements", "ready", "reveal", "gather", "mind")
    if not label.endswith(unlikely):
        assert min(statuses) < 300


# What the document does not describe


def text_of(changes: list[tuple[int, int, str]]) -> str:
    """A record with some pieces replaced."""
    match = katabasis.game("ahuris").match(seats=1, seed="reef")
    match.play(match.legal_actions()[0])
    match.record.entries.append(Entry("*", "undo 1"))
    text = match.record.text()
    for place, count, piece in changes:
        at = place % len(text)
        text = text[:at] + piece + text[at + count :]
    return text


PIECES = st.sampled_from(
    [
        "",
        "\n",
        "\n\n",
        ": ",
        "seed 1: x\n",
        "* undo 1\n",
        "= ",
        "\0",
        "\ud7ff",
        '"',
        "{",
        "[" * 50,
        "9" * 30,
        "-1",
        "commitment 0: ",
    ]
) | st.text(max_size=20)


def test_no_changed_record_is_a_mistake_of_ours(scene: Scene) -> None:
    replies: list[Reply] = []
    headers = {"authorization": f"Bearer {scene.ariane.token}"}

    @settings(
        max_examples=150, derandomize=True, database=None, deadline=None, suppress_health_check=UNHEALTHY, phases=PHASES
    )
    @given(st.lists(st.tuples(st.integers(0, 2000), st.integers(0, 20), PIECES), max_size=3))
    def upload(changes: list[tuple[int, int, str]]) -> None:
        reply = request(scene.server, "POST", "/api/records", text_of(changes).encode(), headers)
        assert reply.status in (201, 400), (changes, reply.body[:300])
        replies.append(reply)

    upload()
    assert {reply.status for reply in replies} == {201, 400}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
VERBS = st.sampled_from(["length", "action", "undo", "agree", "talk", "statement", "why", "here", "seat", "x"])
VALUES = st.sampled_from([True, False, 0, 1, 30, "combat", "explore teller", "undo 1", "", None]) | JSON


def test_no_message_made_up_closes_a_socket(scene: Scene) -> None:
    """Each is answered by something, and the next one is heard."""
    match = scene.ariane.table()
    scene.ariane.ready(match)
    address = f"ws://127.0.0.1:{scene.server.port}/api/matches/{match}/socket?seat=0"
    with connect(address, additional_headers={"authorization": f"Bearer {scene.ariane.token}"}) as line:

        @settings(
            max_examples=200,
            derandomize=True,
            database=None,
            deadline=None,
            suppress_health_check=UNHEALTHY,
            phases=PHASES,
        )
        @given(st.dictionaries(VERBS, VALUES, max_size=3) | JSON)
        def say(message: Any) -> None:
            line.send(json.dumps(message))
            line.send('{"why": "the end of this"}')
            heard = {}
            while "the end of this" not in heard.get("message", ""):
                heard = json.loads(line.recv(PATIENCE))
                assert heard.get("code") != "mistake"

        say()
    assert '"mistake"' not in scene.server.logged()
