"""A table as everybody sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import UNSET

import katabasis
from katabasis.engine.dealers import HUMAN, sealed
from katabasis.engine.record import Promise
from katabasis.games import plays
from katabasis.server.database.models import ARCHIVED, GATHERING, OVER, MatchRow, SeatRow
from katabasis.server.table.clock import patience
from katabasis.server.table.naming import answered_by_bot, names_at
from katabasis.server.table.seats import showing
from katabasis.server.wire.messages import PromiseText, Seat, TableFacts

if TYPE_CHECKING:
    from katabasis.server.table.table import Table


def table_facts(table: Table, player: str, language: str = "en") -> TableFacts:
    """A table, for one player or for somebody unknown; bots have names in every language."""
    connected = {listener.seat for listener in table.listeners}
    told = match_facts(table.row, table.seats, player, connected, language)
    told.hurried = table.hall is not None and table.hall.hurried  # the example of the documentation has no hall
    return told


def match_facts(
    row: MatchRow, seats: list[SeatRow], player: str, connected: set[int], language: str = "en"
) -> TableFacts:
    """The same from the rows alone, for lists."""
    playable = plays(row.game, row.rules)
    names = katabasis.game(row.game).seat_names(row.seats) if playable else [str(seat + 1) for seat in range(row.seats)]
    called = names_at(row, seats, language)
    begun = row.status != GATHERING
    shown: Any = row.status
    return TableFacts(
        type="table",
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        status=shown,
        listed=row.listed,
        spectators=row.spectators,
        dealer="people" if row.dealer == HUMAN else "server",
        mind_after=row.mind_after,
        patience=patience(row),
        minder=row.minder,
        coach=bool(row.coach),
        hosting=bool(player) and row.host == player,
        seats=[
            Seat(
                seat=seat.seat,
                name=names[seat.seat],
                kind=seat.kind,
                nickname=called[place] if seat.nickname or answered_by_bot(seat) else "",
                bot=seat.bot,
                ready=seat.ready,
                minded=seat.minded,
                connected=seat.seat in connected,
                mine=bool(player) and seat.holder == player,
                owned=bool(player) and seat.owner == player,
                hints=seat.hints or 0,
                seal=seal_shown(row, seats, seat),
                shown=bool(seat.seal and seat.word),
                word=seat.word if begun else UNSET,
            )
            for place, seat in enumerate(seats)
        ],
        promises=promises(row),
        showing=showing(row, seats),
        length=row.length,
        asked=row.asked,
        ending=row.ending,
        parent=row.parent,
        parent_at=row.parent_at,
        again=row.again,
        created=row.created,
        changed=row.changed,
        playable=playable,
    )


def seal_shown(row: MatchRow, seats: list[SeatRow], seat: SeatRow) -> str:
    """The seal of a seat's word.  While words are shown, those that were given openly have one too.

    Whoever shows a word then knows that no other can be changed to suit it.
    """
    if not seat.seal and seat.word and showing(row, seats):
        return sealed(row.promises[-1][1], seat.seat, seat.word)
    return seat.seal or ""


def promises(row: MatchRow) -> list[PromiseText]:
    """What was promised about chance; the last secret stays one until the match is over."""
    finished = row.status in (OVER, ARCHIVED)
    seeds = dict(row.seeds)
    told = []
    for place, kept in enumerate(row.promises):
        promise = Promise(*kept)
        shown = finished or place < len(row.promises) - 1
        secret, seed = (promise.secret, seeds.get(promise.start, "")) if shown else ("", "")
        words, seals, withdrawn = promise.words, promise.seals, promise.withdrawn
        told.append(PromiseText(promise.start, promise.commitment, words, seals, withdrawn, secret, seed))
    return told
