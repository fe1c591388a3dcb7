"""What one player, and one address, may have at once or begin in an hour; each is a setting, and 0 lifts it.

>>> hours = Hourly(2)
>>> [hours.spend("192.0.2.1") for _ in range(3)], hours.spend("192.0.2.2")
([True, True, False], True)
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from typing import TYPE_CHECKING, Any

from litestar.connection import ASGIConnection

from katabasis.server.settings import Settings
from katabasis.server.wire.refusals import Refused

if TYPE_CHECKING:
    from katabasis.server.table.table import Table

ADDRESSES = 10_000  # that are counted at once
HOUR = 3600.0  # seconds


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from; one household has a whole network of the newer addresses."""
    host = connection.client.host if connection.client is not None else "?"
    return network_of(host)


def network_of(host: str) -> str:
    """The part of an address that somebody cannot choose anew for each request.

    >>> network_of("192.0.2.1"), network_of("2001:db8:1:2:3:4:5:6"), network_of("::ffff:192.0.2.1")
    ('192.0.2.1', '2001:db8:1:2::', '192.0.2.1')
    """
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False).network_address)


class Hourly:
    """So many an hour for each address, all at once if it likes; they come back little by little."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, address: str) -> bool:
        if not self.most:
            return True
        at = time.monotonic()
        left, since = self.left.pop(address, (float(self.most), at))
        left = min(float(self.most), left + (at - since) * self.most / HOUR)
        self.left[address] = (left - 1 if left >= 1 else left, at)
        while len(self.left) > ADDRESSES:
            self.left.popitem(last=False)
        return left >= 1


class Quotas:
    """The quotas of one process: what is in the database is counted there, the rest here."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.tables = Hourly(settings.tables_per_hour)
        self.players = Hourly(settings.players_per_hour)
        self.sockets = 0  # open now,
        self.watching = 0  # those of them that have no seat,
        self.watching_from: Counter[str] = Counter()  # by address,
        self.seated_by: Counter[str] = Counter()  # and the others by player

    # Tables and players

    def check_player(self, address: str) -> None:
        """Whether one more player may come from there."""
        if not self.players.spend(address):
            raise Refused("too-many-players", most=self.settings.players_per_hour)

    def check_table(self, address: str, open_tables: int, of_bots: int, bots_alone: bool) -> None:
        """Whether whoever hosts so many tables may open one more."""
        most = self.settings.tables_per_player
        if most and open_tables >= most:
            raise Refused("too-many-tables", most=most)
        most = self.settings.bot_tables_per_player
        if most and bots_alone and of_bots >= most:
            raise Refused("too-many-bot-tables", most=most)
        if not self.tables.spend(address):
            raise Refused("too-many-tables-here", most=self.settings.tables_per_hour)

    # Sockets

    def enter(self, table: Table, address: str, player: str, seated: bool) -> None:
        """One more socket; a share of them is kept for those who sit at a table."""
        settings = self.settings
        if self.sockets >= settings.sockets:
            raise Refused("too-many-sockets")
        if seated:
            if settings.sockets_per_player and self.seated_by[player] >= settings.sockets_per_player:
                raise Refused("too-many-sockets-of-yours", most=settings.sockets_per_player)
            self.seated_by[player] += 1
        else:
            if self.watching >= settings.sockets * (100 - settings.reserved_sockets) // 100:
                raise Refused("too-many-sockets")
            if settings.sockets_per_address and self.watching_from[address] >= settings.sockets_per_address:
                raise Refused("too-many-sockets-here", most=settings.sockets_per_address)
            watching = sum(1 for listener in table.listeners if listener.seat < 0)
            if settings.spectators_per_table and watching >= settings.spectators_per_table:
                raise Refused("too-many-spectators", most=settings.spectators_per_table)
            self.watching += 1
            self.watching_from[address] += 1
        self.sockets += 1

    def leave(self, address: str, player: str, seated: bool) -> None:
        """One socket less."""
        self.sockets -= 1
        counted, name = (self.seated_by, player) if seated else (self.watching_from, address)
        if not seated:
            self.watching -= 1
        counted[name] -= 1
        if counted[name] <= 0:
            del counted[name]

    # Records

    def check_line(self, table: Table) -> None:
        """Whether a line may be added that does not carry the match on: an order, or an undo."""
        most = self.settings.record_lines
        if most and len(table.entries) >= most:
            raise Refused("record-full", most=most)

    def check_order(self, table: Table, seat: int) -> None:
        """Whether a seat may give one more order."""
        self.check_line(table)
        most = self.settings.orders_per_match
        name = table.playing().seat_names[seat]
        if most and sum(1 for entry in table.entries if entry.is_order and entry.who == name) >= most:
            raise Refused("too-many-orders", most=most)
