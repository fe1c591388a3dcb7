"""Before the first draw: being ready, showing one's sealed word, and waiting no longer for somebody else's."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from katabasis.engine.dealers import HUMAN, sealed
from katabasis.engine.record import is_word
from katabasis.server.database.models import GATHERING
from katabasis.server.database.store import now
from katabasis.server.routes.dependencies import MatchId, SeatInPath, TheCaller, TheHall
from katabasis.server.routes.lobby import begin
from katabasis.server.table.clock import patience
from katabasis.server.table.facts import table_facts
from katabasis.server.table.seats import showing, to_show
from katabasis.server.table.start import MOST_WITHDRAWN, gather_again, may_reseat, note_ready, withdrawn
from katabasis.server.wire.messages import Ready, Reveal, TableFacts
from katabasis.server.wire.refusals import Refused


@post("/api/matches/{match:str}/seats/{seat:int}/ready", tags=["seats"], summary="Be ready", status_code=200)
async def ready(
    match: MatchId, seat: SeatInPath, data: JSONBody[Ready], hall: TheHall, caller: TheCaller
) -> TableFacts:
    """You have seen the commitment; your word is mixed into the seed.  The match begins when all are ready.

    Whoever gives a seal shows the word later, when all are ready (`showing`); a word given at once is known to the
    server before others have given theirs.
    """
    player = caller.known()
    word = one_line(data.word)
    if word and data.seal:
        raise Refused("bad-request", detail="give a word or the seal of one: who seals a word shows it later")
    table = await hall.table(match)
    async with table.opened(seat, player.id):
        table.held(seat, player.id)
        async with hall.store.changing(match) as (_, row, seats):
            if row.status != GATHERING:
                raise Refused("not-gathering")
            may_reseat(row, seats)
            seats[seat].ready, seats[seat].word = True, word
            seats[seat].seal = "" if row.dealer == HUMAN else data.seal  # people deal: there is no promise
            note_ready(row, seats)
        table.set_rows(row, seats)
        await begin(table)
        return table_facts(table, player.id, caller.speech.language)


@post("/api/matches/{match:str}/seats/{seat:int}/reveal", tags=["seats"], summary="Show a sealed word", status_code=200)
async def reveal(
    match: MatchId, seat: SeatInPath, data: JSONBody[Reveal], hall: TheHall, caller: TheCaller
) -> TableFacts:
    """All are ready: the word that you sealed, unchanged.  The match begins with the last one."""
    player = caller.known()
    table = await hall.table(match)
    async with table.opened(seat, player.id):
        table.held(seat, player.id)
        async with hall.store.changing(match) as (_, row, seats):
            if row.status != GATHERING:
                raise Refused("not-gathering")
            shown = seats[seat]
            if not showing(row, seats) or not shown.seal:
                raise Refused("not-showing")
            if not is_word(data.word) or sealed(row.promises[-1][1], seat, data.word) != shown.seal:
                raise Refused("bad-request", detail="this is not the word that you sealed under this promise")
            shown.word = data.word
            note_ready(row, seats)
        table.set_rows(row, seats)
        await begin(table)
        return table_facts(table, player.id, caller.speech.language)


@post("/api/matches/{match:str}/gather", tags=["tables"], summary="Wait for no more words", status_code=200)
async def gather(match: MatchId, hall: TheHall, caller: TheCaller) -> TableFacts:
    """Somebody does not show the word they sealed: whoever is missing is not ready any more.

    If others have shown theirs, the server makes a new promise, all are ready anew, and the record says that one was
    withdrawn.  Anybody at the table may do it after its `patience`, at once who has lost the word of their own seat.
    """
    player = caller.known()
    table = await hall.table(match)
    async with table.opened():
        if player.id not in table.players():
            raise Refused("only-watching")
        async with hall.store.changing(match) as (_, row, seats):
            if not showing(row, seats):
                raise Refused("not-showing")
            lost = any(seat.holder == player.id for seat in to_show(seats))
            if not lost and now() - (row.sealed or 0) < patience(row) * 1000:
                raise Refused("showing-words", seconds=patience(row))
            if len(withdrawn(row)) >= MOST_WITHDRAWN:
                raise Refused("bad-request", detail="too many promises were withdrawn here: open a new table")
            gather_again(row, seats)
        table.set_rows(row, seats)
        await begin(table)
        return table_facts(table, player.id, caller.speech.language)


def one_line(word: str) -> str:
    """A word for the seed, as it goes into the record."""
    found = " ".join(word.split())
    if not found.isprintable():
        raise Refused("bad-request", detail="the word should be one line of visible characters")
    return found


ROUTES = [ready, reveal, gather]
