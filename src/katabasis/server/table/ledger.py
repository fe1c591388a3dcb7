"""Talk with memory: what is said in a set form stands in a ledger, which is judged when the match is over.

While a match runs nothing here looks at it, but for the length of its record: not whether a claim is true, not whether
a promise is kept, not even whether the speaker could know.  Who may hear the talk may read the ledger.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import structlog

from katabasis.engine.errors import BadNotation, KatabasisError
from katabasis.engine.talk import Spoken, Statements, Verdict
from katabasis.server.database.models import PLAYING, TalkRow
from katabasis.server.wire.messages import LedgerLine, Statement, Talk
from katabasis.server.wire.refusals import Refused, bad_request
from katabasis.server.wire.speech import Speech

if TYPE_CHECKING:
    from katabasis.server.table.table import Table

log = structlog.get_logger()

LEDGER_LINES = 500  # the last of them
AT_ONCE = 3  # statements that a bot may make before an answer


def statements_of(table: Table) -> Statements | None:
    """What may be said there in a set form; nothing under rules that this program does not play."""
    return table.game.talk() if table.playable else None


async def state(table: Table, seat: int, text: str) -> TalkRow:
    """Make a statement for a seat.  All that is checked is that it can be said at this table."""
    async with table.lock:
        await table.catch_up_to(None)
        match = table.playing()
        if match.over or table.finished:
            raise Refused("match-over")
        statements = statements_of(table)
        if statements is None:
            raise Refused("bad-request", detail=f"{table.row.game} has no statements: say it in your own words")
        try:
            statement = statements.heard(text, seat, len(table.seats))
        except KatabasisError as wrong:
            raise bad_request(wrong) from wrong
        nickname = table.seats[seat].nickname
        row = await table.hall.store.say(table.id, seat, nickname, statement.text, PLAYING)
        if row is None:  # another process has just seen the end
            raise Refused("match-over")
        await table.hall.tell_talk(table)
        return row


async def state_for_bot(table: Table, seat: int, texts: Sequence[str]) -> None:
    """What a bot says before it answers; what cannot be said is left out, and the match goes on."""
    for text in texts[:AT_ONCE]:
        try:
            await state(table, seat, text)
        except Refused as refused:
            log.warning("bot could not speak", table=table.id[:6], cause=refused.code)


async def heard(table: Table) -> list[tuple[int, int, str]]:
    """All statements so far, for a bot: seat, length of the record, notation."""
    if statements_of(table) is None:
        return []
    rows = await table.hall.store.ledger(table.id, LEDGER_LINES)
    return [(row.seat, row.length or 0, row.text) for row in rows]


def talk_of(table: Table, row: TalkRow, speech: Speech) -> Talk:
    """A line of talk as it is told: a statement in the reader's language."""
    statement = statement_of(table, row, speech)
    text = row.text if statement is None else statement.said.text
    return Talk("talk", row.number, row.seat, speaker(table, row, speech.language), text, row.at, statement)


def speaker(table: Table, row: TalkRow, language: str) -> str:
    """Who said it: whoever sits there now by the name all use, and who has left by the nickname they had."""
    if row.nickname in ("", table.seats[row.seat].nickname):
        return table.names(language)[row.seat]
    return row.nickname


def statement_of(table: Table, row: TalkRow, speech: Speech) -> Statement | None:
    found = spoken(statements_of(table), row)
    if found is None:
        return None
    statements = statements_of(table)
    assert statements is not None
    kind: Any = found.statement.kind
    return Statement(found.statement.text, kind, found.length, speech.said_of(statements.message(found.statement)))


def spoken(statements: Statements | None, row: TalkRow) -> Spoken | None:
    """The statement that a line of talk is, if it is one that these rules know."""
    if statements is None or row.length is None:
        return None
    try:
        return Spoken(row.seat, row.length, statements.statement(row.text))
    except BadNotation:
        return None


def ledger(table: Table, rows: Sequence[TalkRow], speech: Speech) -> list[LedgerLine]:
    """Every statement, with what came of it once the match is over and not before.  The lock is held."""
    verdicts = judged(table, rows)
    found = []
    for row in rows:
        verdict = verdicts.get(row.number)
        word: Any = "" if verdict is None else verdict.word
        said = None if verdict is None else speech.said_of(verdict.message)
        found.append(LedgerLine(talk_of(table, row, speech), word, said))
    return found


def judged(table: Table, rows: Sequence[TalkRow]) -> dict[int, Verdict]:
    """By number of its line, what came of each statement; judged once, for nothing is said after the end."""
    statements = statements_of(table)
    if statements is None or table.match is None or not (table.finished and table.match.over):
        return {}
    if table.verdicts is None:
        said = {row.number: found for row in rows if (found := spoken(statements, row)) is not None}
        verdicts = statements.judge(table.match, list(said.values()))
        table.keep_verdicts({number: found for number, found in zip(said, verdicts, strict=True) if found is not None})
    return table.verdicts or {}
