"""Who is asking: a player is whoever shows the token, in an HttpOnly cookie or in a header.

The database holds only the SHA-256 of a token.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection

from katabasis.server.database.models import PlayerRow
from katabasis.server.database.store import now
from katabasis.server.fair.quotas import address_of
from katabasis.server.hall import Hall
from katabasis.server.wire.refusals import Refused
from katabasis.server.wire.speech import Speech, speech
from katabasis.words import LANGUAGES

COOKIE = "katabasis_player"
BEARER = "Bearer "
DAY = 86_400_000  # milliseconds
LONGEST_TOKEN = 100
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that nobody sees
REMEMBERED = 10_000
FORGOTTEN_AFTER = 60_000  # milliseconds: another process may have changed a player


@dataclass
class Caller:
    """Whoever is asking, and in which language to answer."""

    player: PlayerRow | None
    speech: Speech
    marks: bool = False  # puts names into texts itself: they come with a mark for each seat
    address: str = ""  # where the request comes from

    @property
    def id(self) -> str:
        """The player's id; "" for somebody unknown."""
        return "" if self.player is None else self.player.id

    def known(self) -> PlayerRow:
        if self.player is None:
            raise Refused("who-are-you")
        return self.player


class Doorkeeper:
    """Knows players by their tokens."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.remembered: OrderedDict[str, tuple[int, PlayerRow]] = OrderedDict()

    async def caller(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Caller:
        token = token_of(connection)
        player = await self.player(token) if token else None
        connection.state.language = language_of(connection, player)
        marks = connection.query_params.get("names", "") == "marks"
        return Caller(player, speech(connection.state.language), marks, address_of(connection))

    async def player(self, token: str) -> PlayerRow:
        """Whoever has this token."""
        key = digest(token)
        at = now()
        found = self.remembered.get(key)
        if found is None or at - found[0] > FORGOTTEN_AFTER:
            row = await self.hall.store.player(key)
            if row is None or len(token) > LONGEST_TOKEN:
                raise Refused("session-unknown")
            self.remember(row)
            found = (at, row)
        player = found[1]
        if player.expires < at:
            raise Refused("session-unknown")
        life = self.hall.settings.session_days * DAY
        if player.expires - at < life - DAY:  # used: it lives on, written down once a day
            player.expires = at + life
            self.hall.later(self.hall.store.change_player(player.id, expires=player.expires))
        return player

    def remember(self, player: PlayerRow) -> None:
        self.remembered[player.token] = (now(), player)
        while len(self.remembered) > REMEMBERED:
            self.remembered.popitem(last=False)

    async def new(self, nickname: str, language: str) -> tuple[PlayerRow, str]:
        """A new player, and the token that only they will have."""
        token = secrets.token_urlsafe(32)
        at = now()
        player = PlayerRow(
            id=new_id(),
            token=digest(token),
            nickname=clean(nickname),
            language=language,
            created=at,
            expires=at + self.hall.settings.session_days * DAY,
        )
        await self.hall.store.add_player(player)
        self.remember(player)
        return player, token


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The token that came along, if any; a header wins over a cookie."""
    header = connection.headers.get("authorization", "")
    if header.startswith(BEARER):
        return header.removeprefix(BEARER).strip()
    return connection.cookies.get(COOKIE, "")


def language_of(connection: ASGIConnection[Any, Any, Any, Any], player: PlayerRow | None) -> str:
    """What was asked for, or the player's own, or what the browser prefers."""
    asked = connection.query_params.get("lang", "")
    if asked in LANGUAGES:
        return str(asked)
    if player is not None:
        return player.language
    for part in connection.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


def digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_id() -> str:
    """An unguessable name: whoever has it was given it."""
    return secrets.token_hex(8)


def clean(text: str) -> str:
    """A nickname or a line of talk without characters that disturb: one line, nothing invisible.

    >>> clean("  Ari\\u202eane\\n<b> ")
    'Ariane <b>'
    """
    shown = "".join(letter if letter.isprintable() else " " if letter.isspace() else "" for letter in text)
    found = " ".join(shown.split())
    if not any(unicodedata.category(letter)[0] in "LNPS" and letter not in BLANKS for letter in found):
        raise Refused("bad-request", detail="the text is empty: give at least one visible character")
    return found
