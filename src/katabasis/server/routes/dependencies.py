"""What every door is given: the hall, whoever asks, what the path names, and the table with a seat of theirs."""

from __future__ import annotations

from typing import TypeAlias

from litestar.di import NamedDependency
from litestar.params import FromPath

from katabasis.server.access import Caller, Doorkeeper
from katabasis.server.hall import Hall
from katabasis.server.table.table import Table

TheHall: TypeAlias = NamedDependency[Hall]
TheCaller: TypeAlias = NamedDependency[Caller]
TheReader: TypeAlias = NamedDependency[Caller]  # perhaps nobody
TheDoorkeeper: TypeAlias = NamedDependency[Doorkeeper]
MatchId: TypeAlias = FromPath[str]
SeatInPath: TypeAlias = FromPath[int]
GameName: TypeAlias = FromPath[str]


async def at_seat(hall: Hall, match: str, seat: int, caller: Caller) -> Table:
    """The table, for whoever holds this seat; to ask for it is a sign of life."""
    table = await hall.table(match)
    async with table.opened(seat, caller.id):
        table.held(seat, caller.known().id)
        table.touch(seat)
    return table
