"""What is kept: one row per match, one per answer, one per seat, one per player, one per line of talk.

The record (`AnswerRow`) is the truth: inserting answer *n* of a match is playing it, and the primary key lets only one
answer be the *n*-th.  Times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Any

from advanced_alchemy.base import DefaultBase
from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, true
from sqlalchemy.orm import Mapped, mapped_column

# How far a match has come.
GATHERING = "gathering"  # seats are being taken
PLAYING = "playing"
OVER = "over"
ARCHIVED = "archived"  # a record from outside, or a table that its host closed: to be looked at and branched

# Who sits somewhere.
OPEN_SEAT = "open"
PERSON = "person"
BOT = "bot"


class PlayerRow(DefaultBase):
    """Somebody with a nickname; whoever shows the token is that player."""

    __tablename__ = "players"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    token: Mapped[str] = mapped_column(String(64), unique=True)  # its SHA-256: a stolen file opens no seat
    nickname: Mapped[str] = mapped_column(String(24))
    language: Mapped[str] = mapped_column(String(2))
    created: Mapped[int] = mapped_column(BigInteger)
    expires: Mapped[int] = mapped_column(BigInteger)


class MatchRow(DefaultBase):
    """The header of a record, and how the table wants to play it."""

    __tablename__ = "matches"
    __table_args__ = (Index("matches_due", "due"), Index("matches_listed", "listed", "status", "created"))

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(16))
    rules: Mapped[int]
    seats: Mapped[int]
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    dealer: Mapped[str] = mapped_column(String(24))
    seeds: Mapped[list[Any]] = mapped_column(JSON)  # [line, seed]; the last one is secret until the end
    promises: Mapped[list[Any]] = mapped_column(JSON)  # as engine.record.Promise; the last secret likewise
    plain_commitment: Mapped[str] = mapped_column(String(64))  # of the first seed itself, in records from outside
    position: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    secret: Mapped[str] = mapped_column(String(64))  # promised at the table's beginning
    sealed: Mapped[int | None] = mapped_column(BigInteger)  # since when all are ready, before the beginning
    status: Mapped[str] = mapped_column(String(12))
    listed: Mapped[bool]  # in the lobby, or by link only
    spectators: Mapped[bool]
    host: Mapped[str] = mapped_column(String(16))
    mind_after: Mapped[int | None]  # seconds without a sign of life before a bot minds a seat
    minder: Mapped[str] = mapped_column(String(24))
    coach: Mapped[bool] = mapped_column(default=True, server_default=true())  # whether hints may be asked for
    parent: Mapped[str | None] = mapped_column(String(16))  # the match it branched from
    parent_at: Mapped[int | None]
    again: Mapped[str | None] = mapped_column(String(16))  # where the same people play once more
    length: Mapped[int]  # of the record
    asked: Mapped[int | None]  # who is asked
    ending: Mapped[str] = mapped_column(String(24))
    due: Mapped[int | None] = mapped_column(BigInteger)  # when the server must see to it by itself
    undo_length: Mapped[int | None]  # an undo that waits for consent: at which length,
    undo_seat: Mapped[int | None]  # whose last decision,
    undo_agreed: Mapped[int]  # and who agreed, one bit per seat
    created: Mapped[int] = mapped_column(BigInteger)
    changed: Mapped[int] = mapped_column(BigInteger)


class SeatRow(DefaultBase):
    """One seat: who owns it, who holds it now, whether a bot minds it."""

    __tablename__ = "seats"
    __table_args__ = (Index("seats_holder", "holder"), Index("seats_owner", "owner"))

    match: Mapped[str] = mapped_column(String(16), ForeignKey("matches.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    bot: Mapped[str] = mapped_column(String(24))
    owner: Mapped[str | None] = mapped_column(String(16))  # may take it back at any time; an open one is kept for them
    holder: Mapped[str | None] = mapped_column(String(16))  # answers for it now
    nickname: Mapped[str] = mapped_column(String(24))
    ready: Mapped[bool]
    word: Mapped[str] = mapped_column(String(80))  # mixed into the seed; empty while it is only sealed
    seal: Mapped[str] = mapped_column(String(64), default="", server_default="")  # of a word that is shown later
    minded: Mapped[bool]  # a bot answers until the holder is back
    seen: Mapped[int] = mapped_column(BigInteger)  # the holder's last sign of life
    link: Mapped[str | None] = mapped_column(String(64))  # SHA-256 of the link that hands it over
    hints: Mapped[int] = mapped_column(default=0, server_default="0")  # asked for


class AnswerRow(DefaultBase):
    """One line of a record."""

    __tablename__ = "answers"

    match: Mapped[str] = mapped_column(String(16), ForeignKey("matches.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    who: Mapped[str] = mapped_column(String(24))
    text: Mapped[str] = mapped_column(String(120))
    at: Mapped[int] = mapped_column(BigInteger)


class TalkRow(DefaultBase):
    """One line of table talk."""

    __tablename__ = "talk"

    match: Mapped[str] = mapped_column(String(16), ForeignKey("matches.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    nickname: Mapped[str] = mapped_column(String(24))
    text: Mapped[str] = mapped_column(String(500))  # of a statement its notation
    at: Mapped[int] = mapped_column(BigInteger)
    length: Mapped[int | None]  # of the record when a statement was made; null for words of one's own
