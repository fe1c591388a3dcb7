"""Everything that goes over the wire, in and out.  `/schema` shows the same, and `docs/api.md` tells it.

A client says who it is by a token, in a cookie or in a header; a message in never names a player.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from katabasis.bots import MINDER, OPPONENT

Language = Literal["en", "fr"]
Nickname = Annotated[str, Meta(min_length=1, max_length=24, description="What others call you.", examples=["Ariane"])]
Word = Annotated[str, Meta(max_length=80, description="Any text; it is mixed into the seed.", examples=["lantern"])]
Seal = Annotated[
    str,
    Meta(
        pattern="^([0-9a-f]{64})?$",
        description="SHA-256 of three lines: the promise's commitment, your seat counted from 1, your word.",
    ),
]
ActionText = Annotated[str, Meta(max_length=120, description="An action in its notation.", examples=["heal bard"])]
StatementText = Annotated[
    str, Meta(max_length=120, description="A statement in its notation.", examples=["claim barque 1 2"])
]
Length = Annotated[int, Meta(ge=0, le=10_000_000, description="Length of the record as the client knows it.")]
SeatNumber = Annotated[int, Meta(ge=0, le=31, description="A seat, from 0.")]
Seconds = Annotated[int, Meta(ge=5, le=2_592_000)]


class Incoming(Struct, forbid_unknown_fields=True):
    """A misspelt field is an error, not a silence."""


# Players


class NewPlayer(Incoming):
    """Somebody who wants to play."""

    nickname: Nickname
    language: Language = "en"
    script: Annotated[bool, Meta(description="A program: the token comes in the answer, not in a cookie.")] = False


class ChangedPlayer(Incoming):
    nickname: Nickname | None = None
    language: Language | None = None


class Player(Struct):
    """You, as the server knows you."""

    id: str
    nickname: str
    language: str
    expires: int
    token: str | UnsetType = UNSET  # for scripts, and only once


# Tables


class SeatPlan(Incoming):
    """Who shall sit somewhere."""

    kind: Literal["me", "open", "bot"] = "open"
    bot: Annotated[str, Meta(max_length=24, description="Its level, one of the game's `bots`.")] = OPPONENT


class TableWishes(Incoming):
    """How a table wants to play."""

    plan: Annotated[
        list[SeatPlan], Meta(max_length=32, description="One for each seat; the first is yours by default.")
    ] = []
    listed: Annotated[bool, Meta(description="In the lobby, or only for those who have the link.")] = False
    spectators: Annotated[bool, Meta(description="Whether others may watch what is public.")] = True
    mind_after: Annotated[
        Seconds | UnsetType | None,
        Meta(
            description="Seconds without a sign of life before a bot minds a seat; null for never. "
            "Where nothing is said, 120 if several seats are for people."
        ),
    ] = UNSET
    minder: Annotated[str, Meta(max_length=24, description="The bot that minds.")] = MINDER
    coach: Annotated[bool, Meta(description="Whether hints may be asked for.")] = True


class NewMatch(TableWishes, kw_only=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=24, examples=["ahuris"])]
    seats: Annotated[int, Meta(ge=1, le=32)] | None = None
    options: Annotated[dict[str, str | int], Meta(max_length=32, examples=[{"mode": "duo", "goal": 40}])] = {}
    dealer: Annotated[
        Literal["server", "people"], Meta(description="Who deals: the server, or people with real dice and cards.")
    ] = "server"


class NewBranch(TableWishes, kw_only=True):
    """A new table that goes on from a line of a finished match."""

    at: Length


class TakeSeat(Incoming):
    """A seat for you; or, for the host before the match begins, for a bot or for whoever comes."""

    kind: Literal["me", "open", "bot"] = "me"
    bot: Annotated[str, Meta(max_length=24, description="Its level, one of the game's `bots`.")] = OPPONENT


class Ready(Incoming):
    """You have seen the commitment; here is the seal of your word, or openly the word itself."""

    word: Word = ""
    seal: Seal = ""


class Reveal(Incoming):
    """All have sealed their words; here is yours."""

    word: Annotated[str, Meta(min_length=1, max_length=80, description="The word that was sealed.")]


class Again(Incoming):
    """The same people shall play once more; you take your seat at once, with your word."""

    word: Word = ""
    ready: Annotated[bool, Meta(description="False to be ready later, with a seal.")] = True


class Claim(Incoming):
    link: Annotated[str, Meta(max_length=64)]


class Link(Struct):
    """Whoever claims it gets the seat; it works once."""

    link: str


class Seat(Struct):
    """A seat as everybody sees it."""

    seat: int
    name: str  # its name in the record
    kind: str
    nickname: str
    bot: str
    ready: bool
    minded: bool
    connected: bool
    mine: bool  # you answer for it
    owned: bool  # you may take it back
    hints: int  # asked for
    seal: str  # of its word; empty if it gave none, or gave it openly
    shown: bool  # its sealed word has been shown to the server
    word: str | UnsetType = UNSET  # shown once the match has begun


class PromiseText(Struct):
    """What was promised about chance, and after the match how to check it."""

    start: int
    commitment: str
    words: list[str]
    seals: list[str]  # of these words, empty for those that were given openly
    withdrawn: list[str]  # commitments that were given up for this one, after words had been shown
    secret: str  # empty until the match is over
    seed: str  # likewise


class TableFacts(Struct):
    """A table as everybody sees it."""

    type: Literal["table"]
    id: str
    game: str
    rules: int
    options: dict[str, str]
    status: Literal["gathering", "playing", "over", "archived"]
    listed: bool
    spectators: bool
    dealer: Literal["server", "people"]
    mind_after: int | None
    patience: int  # seconds that somebody may be away until the others may let a bot mind the seat
    minder: str
    coach: bool  # hints may be asked for
    hosting: bool  # you are the host
    seats: list[Seat]
    promises: list[PromiseText]
    showing: bool  # all are ready: sealed words must be shown now
    length: int
    asked: int | None
    ending: str
    parent: str | None
    parent_at: int | None
    again: str | None  # the table at which the same people play once more
    created: int
    changed: int
    playable: bool  # false if it was begun under rules that this program no longer plays
    hurried: bool = False  # so many thoughts wait that bots think more briefly


class Lobby(Struct):
    matches: list[TableFacts]
    before: str | None  # ask with this for older ones


# Play


class Said(Struct):
    """A message: its key and values in the language files, its rule, its text in your language."""

    key: str
    values: dict[str, int | str]
    rule: str
    text: str


class Choice(Struct):
    """An answer you may give."""

    action: str
    key: str
    values: dict[str, int | str]
    rule: str
    text: str
    help: str


class Related(Struct):
    """Something you may wonder about at a question but cannot do now: ask why not."""

    action: str
    text: str


class Happened(Struct):
    """Something that happened, with the number of the line that brought it about."""

    number: int
    event: Said


class UndoneAnswer(Struct):
    """An answer that would be taken back."""

    seat: int  # -1 for chance
    text: str  # empty if you may not know it


class UndoState(Struct):
    """What may be taken back."""

    free: bool  # your last answer, at once
    possible: bool  # your last decision, if all agree
    asked_by: int | None  # a seat that asks for consent
    agreed: list[int]
    missing: list[int]
    answers: list[UndoneAnswer]  # that would be taken back, oldest first


class Result(Struct):
    """How it ended."""

    ending: str
    text: str
    winners: list[int]
    returns: list[float]


class Update(Struct):
    """All that a seat, or a spectator, may know now, and what is new since a length."""

    type: Literal["update"]
    reply: Literal["", "accepted", "stale"]  # to your own message
    match: str
    seat: int | None
    length: int
    asked: int | None  # -1 for chance, if people deal
    kept: int  # forget events from this number on, then add these
    events: list[Happened]
    question: Said | None
    choices: list[Choice]
    related: Annotated[list[Related], Meta(description="When you are asked, and wanted to know what lies ahead.")]
    foreseen: Annotated[
        dict[str, Any], Meta(description="Likewise: by answers, what would be seen of them, in the game's own fields.")
    ]
    undo: UndoState
    orders: dict[str, Any]  # your standing orders, in games that have any
    result: Result | None
    view: dict[str, Any]


class NewAnswer(Incoming):
    seat: SeatNumber
    length: Length
    action: ActionText


class NewOrder(Incoming):
    """Questions answered in advance; only you hear of it."""

    seat: SeatNumber
    order: ActionText


class UndoWish(Incoming):
    seat: SeatNumber
    length: Length


class Consent(Incoming):
    seat: SeatNumber
    length: Length
    agree: bool


class NewTalk(Incoming):
    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class NewStatement(Incoming):
    """A promise, a claim or a request in a set form; it binds nobody."""

    seat: SeatNumber
    statement: StatementText


class Statement(Struct):
    """What was said in a set form."""

    notation: str
    kind: Literal["promise", "claim", "request"]
    length: int  # of the record when it was said
    said: Said


class Talk(Struct):
    """A line of table talk."""

    type: Literal["talk"]
    number: int
    seat: int
    nickname: str
    text: str
    at: int
    statement: Statement | None = None  # null for words of one's own


class LedgerLine(Struct):
    """A statement, and what came of it: nothing is told of that before the match is over."""

    talk: Talk
    verdict: Literal["", "kept", "broken", "not-due", "true", "lie", "unknowable"]
    judged: Said | None


class Why(Struct):
    """Why an answer cannot be given now; null if it can."""

    type: Literal["why"]
    action: str
    possible: bool
    reason: Said | None


class FromClient(Incoming):
    """What a client may send over a socket: answer, undo, consent, order, talk, a question, a sign of life."""

    length: Length | None = None
    action: ActionText | None = None
    undo: bool = False
    agree: bool | None = None
    order: ActionText | None = None
    talk: Annotated[str, Meta(min_length=1, max_length=500)] | None = None
    statement: StatementText | None = None
    why: ActionText | None = None
    here: bool = False


class Refusal(Struct):
    """What is wrong, and what would be right."""

    type: Literal["refused"]
    code: str
    message: str
    rule: str = ""  # the rule that forbids it


# For the host


class Reach(Struct):
    """How others come to this server."""

    address: Annotated[str, Meta(description="What they type; empty for whoever comes from elsewhere and knows one.")]
    command: Annotated[str, Meta(description="How it must be started first; empty if others can come in now.")]


class Readiness(Struct):
    """Whether people can be sent here."""

    ready: bool  # all of what follows
    answers: bool  # the database answers
    written: bool  # what was written last stands
    migrated: bool  # its schema is the newest
    sound: bool | None  # it was found whole at the start; null until it was looked over


class Health(Struct):
    status: Literal["ok"]
    version: str
    compiled: bool
    games: list[str]


encode = msgspec.json.Encoder().encode
decode_client = msgspec.json.Decoder(FromClient).decode
