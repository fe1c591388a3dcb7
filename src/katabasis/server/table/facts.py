"""A table as everybody sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import UNSET

import katabasis
from katabasis.engine.dealers import HUMAN
from katabasis.games import plays
from katabasis.server.database.models import ARCHIVED, GATHERING, OVER, MatchRow, SeatRow
from katabasis.server.table.clock import patience
from katabasis.server.table.naming import answered_by_bot, names_at
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
                word=seat.word if begun else UNSET,
            )
            for place, seat in enumerate(seats)
        ],
        promises=promises(row),
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


def promises(row: MatchRow) -> list[PromiseText]:
    """What was promised about chance; the last secret stays one until the match is over."""
    finished = row.status in (OVER, ARCHIVED)
    seeds = dict(row.seeds)
    told = []
    for place, (start, commitment, words, secret) in enumerate(row.promises):
        shown = finished or place < len(row.promises) - 1
        told.append(
            PromiseText(start, commitment, words, secret if shown else "", seeds.get(start, "") if shown else "")
        )
    return told
