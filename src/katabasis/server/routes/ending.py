"""What becomes of a table: its host closes it, or the same people play once more."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody
from sqlalchemy.ext.asyncio import AsyncSession

from katabasis.games import plays
from katabasis.server.access import Caller
from katabasis.server.database.models import ARCHIVED, BOT, GATHERING, OPEN_SEAT, MatchRow, PlayerRow, SeatRow
from katabasis.server.hall import Hall
from katabasis.server.routes.dependencies import MatchId, TheCaller, TheHall
from katabasis.server.routes.lobby import begin, new_row, place
from katabasis.server.routes.readiness import one_line
from katabasis.server.table.facts import table_facts
from katabasis.server.table.start import note_ready, promise_chance, settle_chance
from katabasis.server.table.updates import tell, tell_seats
from katabasis.server.wire.messages import Again, TableFacts, TableWishes
from katabasis.server.wire.refusals import Refused


@post("/api/matches/{match:str}/close", tags=["tables"], summary="Close a table", status_code=200)
async def close(match: MatchId, hall: TheHall, caller: TheCaller) -> TableFacts:
    """Nothing more is asked there; what was played stays on record.  Only its host may, and everybody is told."""
    player = caller.known()
    table = await hall.table(match)
    async with table.opened():
        if table.row.host != player.id:
            raise Refused("not-the-host")
        if not table.finished:
            table.doubt()  # until the database has it
            async with hall.store.changing(match) as (_, row, seats):
                if row.status == GATHERING:
                    settle_chance(row, seats, row.length)  # what was promised is shown, as of any other table
                row.status = ARCHIVED
                row.asked = row.due = row.undo_length = None
            await table.reread()
        tell_seats(table)
        if table.match is not None:
            tell(table)
        return table_facts(table, player.id, caller.speech.language)


@post("/api/matches/{match:str}/again", tags=["tables"], summary="Play once more", status_code=200)
async def again(match: MatchId, data: JSONBody[Again], hall: TheHall, caller: TheCaller) -> TableFacts:
    """A new table as this one was: bots sit there already, and the seats of the people are kept for them.

    The first who asks opens it and is its host; whoever asks after that comes to the same one.  You sit in your seats
    and are ready, unless you want to seal a word first; the match begins when everybody has come.
    """
    player = caller.known()
    word = one_line(data.word)
    table = await hall.table(match)
    async with table.opened():
        if not table.finished:
            raise Refused("not-over")
        if player.id not in table.players():
            raise Refused("only-watching")
        if not plays(table.row.game, table.row.rules):
            raise Refused("rules-version", rules=table.row.rules, game=table.row.game)
        async with hall.store.changing(match) as (session, row, seats):
            if row.again is None:
                hall.quotas.check_table(caller.address, 0, 0, False)  # it stands in for the one that is over
                row.again = await same_again(session, row, seats, player)
        table.set_rows(row, seats)
        tell_seats(table)
        following = row.again
    return await come_again(hall, following, caller, word, data.ready)


async def same_again(session: AsyncSession, before: MatchRow, seats: list[SeatRow], player: PlayerRow) -> str:
    """A table with the same wishes and the same seats; returns its id."""
    row = new_row(TableWishes(), player)
    for name in (
        "game",
        "rules",
        "seats",
        "options",
        "listed",
        "spectators",
        "mind_after",
        "minder",
        "coach",
        "dealer",
    ):
        setattr(row, name, getattr(before, name))
    if before.secret:
        promise_chance(row, 0, [])
    session.add(row)
    await session.flush()  # the seats refer to it
    for old in seats:
        seat = SeatRow(match=row.id, seat=old.seat, link=None, hints=0)
        place(seat, "bot" if old.kind == BOT else "open", old.bot, player)
        if old.kind != BOT:
            seat.owner, seat.nickname = old.owner or old.holder, old.nickname
        session.add(seat)
    return row.id


async def come_again(hall: Hall, match: str, caller: Caller, word: str, ready: bool) -> TableFacts:
    """Take the seats that are kept for a player."""
    player = caller.known()
    table = await hall.table(match)
    async with table.opened():
        async with hall.store.changing(match) as (_, row, seats):
            if row.status == GATHERING:
                for seat in seats:
                    if seat.kind == OPEN_SEAT and seat.owner == player.id:
                        place(seat, "me", "", player)
                        seat.ready, seat.word = ready, word if ready else ""
                note_ready(row, seats)
        table.set_rows(row, seats)
        await begin(table)
        return table_facts(table, player.id, caller.speech.language)


ROUTES = [close, again]
