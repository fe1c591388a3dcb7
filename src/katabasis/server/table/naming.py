"""What everybody at a table is called.  Records and rules know seats; here is who sits on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import katabasis
from katabasis.games import plays
from katabasis.names import bot_names, put_names_in_json, told_apart, unnamed
from katabasis.server.database.models import BOT, MatchRow, SeatRow
from katabasis.server.wire.messages import encode
from katabasis.words import words

if TYPE_CHECKING:
    from katabasis.server.table.table import Table


def names_at(row: MatchRow, seats: Sequence[SeatRow], language: str) -> list[str]:
    """By seat the nickname, or the name of the bot that plays it; no two alike."""
    speak = words(language)
    bots = bot_names(row.game, row.id, speak)
    nobody = unnamed(row.game, katabasis.game(row.game).seat_names(row.seats), speak) if plays_it(row) else []
    called = []
    for number, seat in enumerate(seats):
        if seat.nickname:
            called.append(seat.nickname)
        elif answered_by_bot(seat):
            called.append(bots[number % len(bots)])
        else:
            called.append(nobody[number] if number < len(nobody) else str(number + 1))
    return told_apart(called)


def plays_it(row: MatchRow) -> bool:
    return plays(row.game, row.rules)


def answered_by_bot(seat: SeatRow) -> bool:
    """Whether a bot plays there in its own name: one that minds a person's seat does so in theirs."""
    return seat.kind == BOT or (seat.minded and not seat.nickname)


def named(table: Table, message: Any, language: str, marks: bool) -> bytes:
    """A message ready to be sent, with everybody's name in it, unless whoever reads it puts the names in."""
    told = encode(message)
    return told if marks else put_names_in_json(told, table.names(language), language)
