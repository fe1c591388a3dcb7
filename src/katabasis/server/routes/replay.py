"""Looking back: positions by number, from any seat's viewpoint or open; branches; records in and out."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from itertools import islice
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import JSONBody, QueryParameter

import katabasis
from katabasis.engine.chance import ALGORITHM
from katabasis.engine.dealers import HUMAN, SCRIPT
from katabasis.engine.match import Match, Step
from katabasis.engine.record import CHANCE_MARK, HIDDEN, TABLE_MARK, Record
from katabasis.engine.seats import CHANCE, OPEN, SPECTATOR
from katabasis.server.access import Caller
from katabasis.server.database.models import ARCHIVED
from katabasis.server.database.store import now
from katabasis.server.routes.dependencies import MatchId, TheCaller, TheHall
from katabasis.server.routes.lobby import begun, may_open, new_row, patience_of, seats_for
from katabasis.server.routes.play import told_to
from katabasis.server.table.facts import table_facts
from katabasis.server.table.news import happened
from katabasis.server.table.rows import answer_rows, record_of, seat_row
from katabasis.server.table.start import promise_chance
from katabasis.server.table.table import Table
from katabasis.server.table.updates import result
from katabasis.server.wire.messages import NewBranch, TableFacts, TableWishes
from katabasis.server.wire.refusals import Refused
from katabasis.server.wire.replays import Line, Lines, Position

Viewpoint = Annotated[
    str,
    QueryParameter(
        name="as",
        max_length=8,
        description="`table` for what everybody knew, a seat's number for what it knew, `open` for everything.",
    ),
]
At = Annotated[
    int | None, QueryParameter(ge=0, le=10_000_000, description="A length of the record; the last by default.")
]


LONGEST_RECORD = 10_000  # lines
READING = asyncio.Semaphore(1)  # records are read one after the other


def viewpoint(table: Table, text: str, caller: Caller) -> int:
    """Whose eyes: before the end only one's own, or what everybody sees."""
    if text == "table":
        table.may_watch(caller.id)
        return SPECTATOR
    if text == "open":
        seat = OPEN
    elif text.isascii() and text.isdigit():
        seat = table.seat(int(text)).seat
    else:
        raise Refused("bad-request", detail="'as' should be table, open, or the number of a seat")
    if not table.finished and (seat == OPEN or not caller.id or table.seats[seat].holder != caller.id):
        raise Refused("hidden-until-the-end")
    return seat


@get("/api/matches/{match:str}/replay", tags=["replays"], summary="A position of a match")
async def position(
    match: MatchId, hall: TheHall, caller: TheCaller, as_seen: Viewpoint = "table", at: At = None
) -> Response[Position]:
    """The match when its record had a length: a finished one from any viewpoint, a running one from your own."""
    table = await hall.table(match)
    async with table.opened():
        eyes = viewpoint(table, as_seen, caller)
        whole = table.playing()
        length = len(table.entries)
        wanted = length if at is None else at
        if wanted > length:
            raise Refused("bad-request", detail=f"the record has {length} lines; there is no position {wanted}")
        then = whole.at(wanted)
        speech = caller.speech
        asked = None if then.over else then.to_move
        seen = then.view(eyes)
        told: dict[str, Any] = {
            "match": match,
            "viewpoint": as_seen,
            "at": wanted,
            "length": length,
            "asked": asked,
            "question": None if asked is None else speech.message(then.game.question_message(then.state, eyes)),
            "choices": [speech.choice(then.game, action) for action in seen.legal],
            "events": happened(then, eyes, wanted - 1, speech) if wanted else [],
            "result": result(then, speech),
            "view": seen.to_json(),
        }
        return told_to(caller, table, told)


@get("/api/matches/{match:str}/lines", tags=["replays"], summary="The record, told")
async def lines(
    match: MatchId,
    hall: TheHall,
    caller: TheCaller,
    as_seen: Viewpoint = "table",
    since: Annotated[int, QueryParameter(ge=0, le=10_000_000)] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=1000)] = 1000,
) -> Response[Lines]:
    """Line by line, what was answered and what it brought about, as far as that viewpoint knew it."""
    table = await hall.table(match)
    async with table.opened():
        eyes = viewpoint(table, as_seen, caller)
        whole = table.playing()
        length = len(table.entries)
        told = [_line(whole, step, eyes, caller) for step in islice(whole.walk(min(since, length)), limit)]
        return told_to(caller, table, Lines(match, as_seen, length, told))


def _line(match: Match, step: Step, eyes: int, caller: Caller) -> Line:
    speech = caller.speech
    entry = step.entry
    if entry.is_order and not step.seen_by(eyes):
        return Line(step.number, HIDDEN, None, HIDDEN, speech.say("replay-hidden"), 0, [])
    seat = None if entry.who in (CHANCE_MARK, TABLE_MARK) else match.seat_names.index(entry.who)
    if step.takes_back:
        return Line(step.number, entry.who, seat, entry.text, "", step.takes_back, [])
    if not step.seen_by(eyes):
        action, text = HIDDEN, speech.say("replay-hidden")
    else:
        action, text = entry.text, speech.words.text(match.game.action_message(match.game.answer(entry.text)))
    events: Any = [speech.message(match.game.event_message(event)) for event in step.events if event.seen_by(eyes)]
    return Line(step.number, entry.who, seat, action, text, 0, events)


@get(
    "/api/matches/{match:str}/record",
    tags=["replays"],
    summary="Download the record",
    media_type=MediaType.TEXT,
)
async def download(match: MatchId, hall: TheHall, caller: TheCaller, as_seen: Viewpoint = "table") -> Response[str]:
    """The whole record of a finished match, with its seeds; before the end what your viewpoint knows, without them."""
    table = await hall.table(match)
    async with table.opened():
        if table.finished:  # whatever its rules
            text = record_of(table.row, table.entries).text()
        else:
            eyes = viewpoint(table, as_seen, caller)
            whole = table.playing()
            text = shown(whole, eyes).text()
    headers = {"content-disposition": f'attachment; filename="{table.row.game}-{table.id[:6]}.kata"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


def shown(match: Match, eyes: int) -> Record:
    """The record of a running match as somebody may know it."""
    record = match.record.sealed()
    for step in match.walk():
        if not step.seen_by(eyes):
            record.entries[step.number] = step.entry.hidden
    return record


@post("/api/matches/{match:str}/branch", tags=["replays"], summary="Play on from here")
async def branch(match: MatchId, data: JSONBody[NewBranch], hall: TheHall, caller: TheCaller) -> TableFacts:
    """A new table that goes on from a line of a finished match, with new chance from there."""
    player = caller.known()
    table = await hall.table(match)
    async with table.opened():
        if not table.finished:
            raise Refused("not-over")
        record = table.playing().record
        if data.at > len(record):
            raise Refused("bad-request", detail=f"the record has {len(record)} lines; it cannot branch at {data.at}")
        if table.playing().at(data.at).over:
            raise Refused("match-over")
        cut = record.branch(data.at, "")
        row = new_row(data, player)
        row.game, row.rules, row.seats, row.options = record.game, record.rules, record.seats, record.options
        row.mind_after = patience_of(data, row.seats)
        row.dealer = ALGORITHM if cut.dealer in (HUMAN, SCRIPT) else cut.dealer
        row.seeds = [list(seed) for seed in cut.seeds[:-1]]
        row.plain_commitment = cut.commitment
        row.position = cut.position
        row.promises = [list(asdict(promise).values()) for promise in cut.promises]
        promise_chance(row, data.at, [])
        row.parent, row.parent_at, row.length = match, data.at, data.at
        answers = answer_rows(row.id, cut.entries, 0, now())
    sitting = seats_for(row, data.plan, player)
    await may_open(hall, player, caller.address, sitting)
    await hall.store.create(row, sitting, answers)
    return await begun(hall, row.id, caller)


@post("/api/records", tags=["replays"], summary="Upload a record")
async def upload(request: Request[Any, Any, Any], hall: TheHall, caller: TheCaller) -> TableFacts:
    """A `.kata` file as the body.  Every line is checked; then it can be looked at, verified and played on from."""
    player = caller.known()
    body = await request.body()
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError as wrong:
        raise Refused("bad-request", detail=f"the record is not a text in UTF-8: {wrong.reason}") from wrong
    if text.count("\n") > LONGEST_RECORD:
        raise Refused("bad-request", detail=f"the record has more than {LONGEST_RECORD} lines")
    async with READING:
        match = await asyncio.to_thread(katabasis.loads, text)  # a long one takes a while
    record = match.record
    row = new_row(TableWishes(), player)
    row.game, row.rules, row.seats, row.options = record.game, record.rules, record.seats, record.options
    row.dealer = record.dealer
    row.seeds = [list(seed) for seed in record.seeds]
    row.plain_commitment = record.commitment
    row.position = record.position
    row.promises = [list(asdict(promise).values()) for promise in record.promises]
    row.status = ARCHIVED
    row.length = len(record)
    row.asked = None if match.over or match.to_move == CHANCE else match.to_move
    row.ending = match.ending
    seats = [seat_row(row.id, seat, 0) for seat in range(record.seats)]
    await hall.store.create(row, seats, answer_rows(row.id, record.entries, 0, now()))
    table = await hall.table(row.id)
    async with table.opened():
        return table_facts(table, player.id, caller.speech.language)


ROUTES = [position, lines, download, branch, upload]
