"""The OpenAPI document, completed: how to say who you are, refusals as they come, and an example of everything.

The examples come from the code that answers: two people at a table who have played a few lines.
"""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import TYPE_CHECKING, Any, cast

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

import katabasis
from katabasis.engine.dealers import commitment
from katabasis.engine.match import Match
from katabasis.engine.message import Message
from katabasis.engine.record import Entry, Promise
from katabasis.games import NAMES
from katabasis.rulebook import rulebook
from katabasis.server.access import COOKIE
from katabasis.server.catalogue import game_facts
from katabasis.server.database.models import OVER, PLAYING, PlayerRow
from katabasis.server.database.store import Stored
from katabasis.server.routes.lobby import new_row
from katabasis.server.table.facts import table_facts
from katabasis.server.table.rows import record_of, seat_row
from katabasis.server.table.table import Table
from katabasis.server.table.updates import result, update
from katabasis.server.wire.advice import (
    AdvisedAnswer,
    AskForHint,
    AskForJudgement,
    HintTold,
    Judgement,
    Luck,
    LuckReport,
    LuckSeat,
    LuckStep,
)
from katabasis.server.wire.games import RuleText
from katabasis.server.wire.messages import (
    Again,
    ChangedPlayer,
    Claim,
    Consent,
    Health,
    LedgerLine,
    Link,
    Lobby,
    NewAnswer,
    NewBranch,
    NewMatch,
    NewOrder,
    NewPlayer,
    NewStatement,
    NewTalk,
    Player,
    Reach,
    Readiness,
    Ready,
    Reveal,
    Statement,
    TakeSeat,
    Talk,
    UndoWish,
)
from katabasis.server.wire.refusals import CODES, Refused
from katabasis.server.wire.replays import Line, Lines
from katabasis.server.wire.speech import Speech, speech

if TYPE_CHECKING:
    from katabasis.server.hall import Hall

REFUSAL = {
    "type": "object",
    "description": "What is wrong, and what would be right.",
    "required": ["type", "code", "message", "rule"],
    "properties": {
        "type": {"const": "refused"},
        "code": {"type": "string", "enum": [*sorted(CODES), "mistake"]},
        "message": {"type": "string", "description": "A sentence in your language."},
        "rule": {"type": "string", "description": "The rule that forbids it, if one does."},
    },
}
REFUSED = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}
WHO = {
    "token": {"type": "http", "scheme": "bearer", "description": "The token that a script got."},
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "The same for a browser."},
}
SECRET = "5a" * 32  # of the example's table
MATCH = "6b617461626173f1"
CREATED = 1_700_000_000_000
NAMES_OF_PEOPLE = ["Ariane", "Basil", "Chloe", "Dedale", "Eurydice", "Fausta", "Galatee"]


class Document(JsonRenderPlugin):
    """Shows the document with all that belongs into it."""

    whole: bytes = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if not self.whole:
            complete(openapi_schema)
            self.whole = self.render_json(request, openapi_schema)
        return self.whole


def complete(document: dict[str, Any]) -> None:
    """Add what the handlers do not say of themselves."""
    parts = document["components"]
    parts["schemas"]["Refusal"] = REFUSAL
    parts["securitySchemes"] = WHO
    for name, shown in examples().items():
        parts["schemas"][name]["examples"] = [msgspec.to_builtins(shown)]
    for path, methods in document["paths"].items():
        for operation in methods.values():
            _complete(path, operation)
    upload = document["paths"]["/api/records"]["post"]
    upload["requestBody"] = {"required": True, "content": {"text/plain": _text(example_record())}}


def _complete(path: str, operation: dict[str, Any]) -> None:
    answers = operation["responses"]
    answers.pop("400", None)
    if path not in ("/health", "/ready", "/metrics"):
        answers["4XX"] = {"description": "Refused; nothing has changed.", "content": REFUSED}
        answers["5XX"] = {"description": "Not possible now; nothing was lost.", "content": REFUSED}
    if path.startswith("/api/matches") or path in ("/api/players/me", "/api/records"):
        operation["security"] = [{}, {"token": []}, {"cookie": []}]
    if path.endswith("/record"):
        _told(answers, _text(example_record()))
    if path == "/metrics":
        _told(answers, _text("katabasis_answers_total 0.0\n"))


def _told(answers: dict[str, Any], shown: dict[str, Any]) -> None:
    for content in answers["200"]["content"].values():
        content.update(shown)


def _text(text: str) -> dict[str, Any]:
    return {"schema": {"type": "string"}, "example": text}


@cache
def example_table() -> Table:
    """Ariane and Basil, after a few lines."""
    words = ["lantern", "anchor"]
    promise = Promise(0, commitment(SECRET), words, SECRET)
    match = katabasis.game("ahuris").match(seats=2, options={"mode": "duo"}, promise=promise)
    while len(match.record) < 7:
        match.play(match.legal_actions()[0])
    return table_of(match)


def table_of(match: Match) -> Table:
    """A match as if people sat at it, to be looked at only."""
    record = match.record
    host = PlayerRow(id="61726961", token="", nickname="Ariane", language="en", created=CREATED, expires=CREATED)
    row = new_row(NewMatch(game=record.game, listed=True), host)
    row.id, row.created, row.changed, row.status = MATCH, CREATED, CREATED, OVER if match.over else PLAYING
    row.game, row.rules, row.seats, row.options = record.game, record.rules, record.seats, record.options
    row.dealer, row.position, row.secret = record.dealer, record.position, SECRET
    row.seeds = [list(seed) for seed in record.seeds]
    row.promises = [list(asdict(promise).values()) for promise in record.promises]
    row.length, row.asked = len(record), None if match.over else match.to_move
    sitting = [
        seat_row(MATCH, seat, CREATED, NAMES_OF_PEOPLE[seat % len(NAMES_OF_PEOPLE)]) for seat in range(record.seats)
    ]
    lines: Any = [(number, entry.who, entry.text) for number, entry in enumerate(record.entries)]
    return Table(cast("Hall", None), Stored(row, sitting, lines))


def example_record() -> str:
    table = example_table()
    return record_of(table.row, list(table.entries[:3])).text()


def example_lie(speech: Speech) -> LedgerLine:
    """Ariane said something of a Barque, and the end showed what it was."""
    statements = katabasis.game("cerbere").talk()
    assert statements is not None
    claim = statements.statement("claim barque 1 2")
    said = speech.said_of(statements.message(claim))
    judged = speech.said_of(Message("cerbere-judged-lie", {"places": 3, "looked": "yes"}, "CER-R-64"))
    stated = Statement(claim.text, "claim", 31, said)
    return LedgerLine(Talk("talk", 4, 0, "Ariane", said.text, CREATED, stated), "lie", judged)


def example_advice(speech: Speech) -> dict[str, Any]:
    """What the coach says to Ariane, and of a match of one die."""
    table = example_table()
    match = table.playing()
    seat, length = match.to_move, len(table.entries)
    best, other = match.legal_actions()[:2]
    texts = [speech.words.text(match.game.action_message(action)) for action in (best, other)]
    answers = [
        AdvisedAnswer(best.text, texts[0], 0.41, 0.01, 0.0, True),
        AdvisedAnswer(other.text, texts[1], 0.33, 0.01, 0.08, False),
    ]
    why = speech.said_of(Message("coach-why-more", {"more": 41, "less": 33}))
    made = LuckSeat(0.35, 0.01, 1.0, 0.6, 0.02, 0.05, 0.01, 0.0, 0.0, 0.08, 1, 0)
    step = LuckStep(length, seat, other.text, texts[1], [0.33], [0.01], [0.0], [-0.02], 0.08, best.text, texts[0])
    return {
        "AskForHint": AskForHint(seat),
        "HintTold": HintTold(length, seat, answers, why, 128),
        "AskForJudgement": AskForJudgement(seat, length, other.text),
        "Judgement": Judgement(length, other.text, 0.08, True),
        "Luck": Luck("ready", 1.0, LuckReport(24, length + 1, [made], [step])),
    }


def examples() -> dict[str, Any]:
    """One of each struct that stands in the document by its name, requests and answers."""
    table = example_table()
    english = speech("en")
    match = table.playing()
    length = len(table.entries)
    seat = match.to_move
    action = match.legal_actions()[0]
    shown = msgspec.json.decode(update(table, seat, "en", length - 1, ahead=True))
    facts = table_facts(table, "Ariane")
    rule = rulebook("ahuris").search("", "en")[0]
    entry: Entry = table.entries[-1]
    position = {
        key: shown[key] for key in ("match", "length", "asked", "question", "choices", "events", "view", "result")
    }
    said = [event["event"] for event in shown["events"]]
    return {
        "NewPlayer": NewPlayer("Ariane"),
        "ChangedPlayer": ChangedPlayer(language="fr"),
        "Player": Player("61726961646e6501", "Ariane", "en", CREATED),
        "GameFacts": game_facts("ahuris", english),
        "RuleText": RuleText(rule.id, rule.title("en"), rule.text("en")),
        "NewMatch": NewMatch(game="ahuris", options={"mode": "duo", "goal": 40}, listed=True, mind_after=600),
        "NewBranch": NewBranch(at=4),
        "TakeSeat": TakeSeat(),
        "Ready": Ready("lantern"),
        "Reveal": Reveal("lantern fk3vq8wz5tmd7hxn2cya"),
        "Again": Again("lantern"),
        "Claim": Claim("Zm9yIHlvdXIgdGVsZXBob25l"),
        "Link": Link("Zm9yIHlvdXIgdGVsZXBob25l"),
        "TableFacts": facts,
        "Lobby": Lobby([facts], None),
        "NewAnswer": NewAnswer(seat, length, action.text),
        "NewOrder": NewOrder(seat, "order pass"),
        "UndoWish": UndoWish(seat, length),
        "Consent": Consent(1 - seat, length, True),
        "NewTalk": NewTalk(seat, "Hold the lantern higher!"),
        "Talk": Talk("talk", 0, seat, "Ariane", "Hold the lantern higher!", CREATED),
        "NewStatement": NewStatement(seat, "claim barque 1 2"),
        "Statement": example_lie(english).talk.statement,
        "LedgerLine": example_lie(english),
        "StatementForm": game_facts("cerbere", english).statements[4],
        "Update": shown,
        "Why": {"type": "why", "action": action.text, "possible": True, "reason": None},
        "Refusal": Refused("seat-taken", seat=2).told(english),
        "Line": Line(length - 1, entry.who, seat, entry.text, "", 0, []),
        "Lines": Lines(table.id, "table", length, [Line(length - 1, entry.who, seat, entry.text, "", 0, said)]),
        "Position": {**position, "viewpoint": str(seat), "at": length, "result": result(match, english)},
        **example_advice(english),
        "Reach": Reach("http://192.168.1.7:8765/", ""),
        "Readiness": Readiness(True, True, True, True, True),
        "Health": Health("ok", katabasis.__version__, katabasis.compiled, NAMES),
    }
