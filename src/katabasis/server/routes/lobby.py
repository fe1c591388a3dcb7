"""Tables: create, find, take a seat, leave it, hand it over, begin."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

from litestar import delete, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import UNSET
from sqlalchemy import exists, or_, select

import katabasis
from katabasis.bots import bot as bot_named
from katabasis.engine.chance import ALGORITHM
from katabasis.engine.dealers import HUMAN
from katabasis.server.access import DAY, Caller, digest, new_id
from katabasis.server.database.models import (
    ARCHIVED,
    BOT,
    GATHERING,
    OPEN_SEAT,
    OVER,
    PERSON,
    PLAYING,
    MatchRow,
    PlayerRow,
    SeatRow,
)
from katabasis.server.database.store import now
from katabasis.server.hall import Hall
from katabasis.server.routes.dependencies import MatchId, SeatInPath, TheCaller, TheHall
from katabasis.server.table.autoplay import mind
from katabasis.server.table.clock import due_after_seating, is_away, patience
from katabasis.server.table.facts import match_facts, table_facts
from katabasis.server.table.rows import seat_row
from katabasis.server.table.seats import server_answers
from katabasis.server.table.start import (
    begin_if_ready,
    may_reseat,
    note_ready,
    promise_chance,
    unseal,
)
from katabasis.server.table.table import Table
from katabasis.server.table.takeback import see_to_wish
from katabasis.server.table.updates import tell, tell_seats
from katabasis.server.wire.messages import (
    Claim,
    Link,
    Lobby,
    NewMatch,
    SeatPlan,
    TableFacts,
    TableWishes,
    TakeSeat,
)
from katabasis.server.wire.refusals import Refused

Status = Literal["gathering", "playing", "over", "archived"]
AMONG_FRIENDS = 120  # seconds without a sign of life before a bot minds a seat
CURSOR = "^[0-9]{1,18}-[0-9a-zA-Z]{1,16}$"  # a time and an id


@get("/api/matches", tags=["tables"], summary="The lobby")
async def lobby(
    hall: TheHall,
    caller: TheCaller,
    status: Annotated[Status | None, QueryParameter(description="Only matches that have come this far.")] = None,
    game: Annotated[str | None, QueryParameter(max_length=24)] = None,
    mine: Annotated[
        bool, QueryParameter(description="Those where you have a seat or are the host, listed or not.")
    ] = False,
    before: Annotated[
        str | None, QueryParameter(pattern=CURSOR, description="Older than this: the `before` of the last page.")
    ] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 30,
) -> Lobby:
    """Open, running and finished matches, the newest first."""
    wanted: list[Any] = []
    if mine:
        player = caller.known().id
        seated = select(SeatRow.match).where(SeatRow.match == MatchRow.id)
        wanted.append(
            or_(MatchRow.host == player, exists(seated.where(or_(SeatRow.holder == player, SeatRow.owner == player))))
        )
    else:
        wanted.append(MatchRow.listed.is_(True))
    if status is not None:
        wanted.append(MatchRow.status == status)
    if game is not None:
        wanted.append(MatchRow.game == katabasis.game(game).name)
    found = await hall.store.lobby(*wanted, before=older_than(before), at_most=limit)
    shown = []
    for row, seats in found:
        known = hall.tables.get(row.id)
        connected = {listener.seat for listener in known.listeners} if known is not None else set()
        shown.append(match_facts(row, seats, caller.id, connected, caller.speech.language))
    return Lobby(shown, f"{shown[-1].created}-{shown[-1].id}" if len(shown) == limit else None)


def older_than(cursor: str | None) -> tuple[int, str] | None:
    """Where a page ended: several tables may be of the same millisecond."""
    if cursor is None:
        return None
    created, _, match = cursor.partition("-")
    return int(created), match


@post("/api/matches", tags=["tables"], summary="A new table")
async def new_match(data: JSONBody[NewMatch], hall: TheHall, caller: TheCaller) -> TableFacts:
    """The answer shows the commitment: the SHA-256 of a secret that is mixed with the words of all seats."""
    player = caller.known()
    game = katabasis.game(data.game)
    seats, options = game.checked(data.seats, data.options)
    row = new_row(data, player)
    row.game, row.rules, row.seats, row.options = game.name, game.rules_version, seats, options
    row.mind_after = patience_of(data, seats)
    row.dealer = HUMAN if data.dealer == "people" else ALGORITHM
    if row.dealer != HUMAN:
        promise_chance(row, 0, [])
    sitting = seats_for(row, data.plan, player)
    await may_open(hall, player, caller.address, sitting)
    await hall.store.create(row, sitting, [])
    return await begun(hall, row.id, caller)


async def may_open(hall: Hall, player: PlayerRow, address: str, seats: list[SeatRow]) -> None:
    """Whether a player may open one more table, with these seats."""
    under_way, of_bots = await hall.store.hosted(player.id, now() - DAY)
    hall.quotas.check_table(address, under_way, of_bots, all(seat.kind == BOT for seat in seats))


def new_row(wishes: TableWishes, player: PlayerRow) -> MatchRow:
    """The row of a match about which only the wishes of its table are known."""
    at = now()
    return MatchRow(
        id=new_id(),
        seeds=[],
        promises=[],
        secret="",
        sealed=None,
        plain_commitment="",
        position=None,
        status=GATHERING,
        listed=wishes.listed,
        spectators=wishes.spectators,
        host=player.id,
        mind_after=None,
        minder=bot_named(wishes.minder).name,
        coach=wishes.coach,
        parent=None,
        parent_at=None,
        again=None,
        length=0,
        asked=None,
        ending="",
        due=None,
        undo_length=None,
        undo_seat=None,
        undo_agreed=0,
        created=at,
        changed=at,
    )


def patience_of(wishes: TableWishes, seats: int) -> int | None:
    """Seconds until a bot minds a seat; among friends it does so unless they say otherwise."""
    if wishes.mind_after is not UNSET:
        return wishes.mind_after
    bots = sum(wish.kind == "bot" for wish in wishes.plan)
    return AMONG_FRIENDS if seats - bots > 1 else None


def seats_for(row: MatchRow, plan: list[SeatPlan], player: PlayerRow) -> list[SeatRow]:
    """The seats as planned: yours first and the rest open, unless it says otherwise."""
    if len(plan) > row.seats:
        raise Refused("bad-request", detail=f"there are {row.seats} seats, and a plan for {len(plan)}")
    planned = list(plan) or [SeatPlan("me")]
    planned += [SeatPlan("open")] * (row.seats - len(planned))
    seats = []
    for number, wish in enumerate(planned):
        seat = seat_row(row.id, number, now())
        place(seat, wish.kind, wish.bot, player)
        seats.append(seat)
    return seats


def place(seat: SeatRow, kind: str, bot: str, player: PlayerRow) -> None:
    """Put somebody on a seat: the player, a bot, or nobody yet."""
    seat.kind = {"me": PERSON, "bot": BOT, "open": OPEN_SEAT}[kind]
    seat.bot = bot_named(bot).name if kind == "bot" else ""
    seat.owner = seat.holder = player.id if kind == "me" else None
    seat.nickname = player.nickname if kind == "me" else ""
    seat.ready = kind == "bot"
    seat.word = seat.seal = ""
    seat.minded = False
    seat.seen = now()
    seat.link = None


def moved(table: Table, player: PlayerRow, language: str) -> TableFacts:
    """Tell that somebody else sits at the table now.  The lock is held."""
    tell_seats(table)
    if table.match is not None:
        tell(table)
    return table_facts(table, player.id, language)


async def begun(hall: Hall, match: str, caller: Caller) -> TableFacts:
    """The table, begun if everybody is there."""
    table = await hall.table(match)
    async with table.opened():
        await begin(table)
        return table_facts(table, caller.id, caller.speech.language)


async def begin(table: Table) -> None:
    """Begin if everybody is there, and tell.  The lock is held."""
    began = await begin_if_ready(table)
    tell_seats(table)
    if began:
        tell(table)
        table.hall.go_on(table)


@get("/api/matches/{match:str}", tags=["tables"], summary="A table")
async def one_match(match: MatchId, hall: TheHall, caller: TheCaller) -> TableFacts:
    """What everybody may see of it; whoever has the link may ask."""
    table = await hall.table(match)
    async with table.opened():
        return table_facts(table, caller.id, caller.speech.language)


@post("/api/matches/{match:str}/seats/{seat:int}", tags=["seats"], summary="Take a seat", status_code=200)
async def take_seat(
    match: MatchId, seat: SeatInPath, data: JSONBody[TakeSeat], hall: TheHall, caller: TheCaller
) -> TableFacts:
    """An open seat, or one whose holder has left.  The host may also give a seat to a bot, or open it again."""
    player = caller.known()
    table = await hall.table(match)
    async with table.opened():
        table.seat(seat)
        async with hall.store.changing(match) as (_, row, seats):
            taken = seats[seat]
            if row.status not in (GATHERING, PLAYING):
                raise Refused("match-over")
            if taken.holder != player.id or data.kind != "me":
                may_reseat(row, seats)
            if data.kind != "me":
                if row.host != player.id:
                    raise Refused("not-the-host")
                if row.status != GATHERING:
                    raise Refused("not-gathering")
                place(taken, data.kind, data.bot, player)
            elif taken.holder == player.id:
                pass  # it is yours already
            elif taken.holder is not None:
                raise Refused("seat-taken", seat=seat + 1)
            elif not may_take(row, seats, taken, player.id):
                raise Refused("seat-not-open", seat=seat + 1)
            else:
                word, seal, began = taken.word, taken.seal, row.status == PLAYING
                place(taken, "me", "", player)
                if began:  # its word is in the seed already
                    taken.word, taken.seal, taken.ready = word, seal, True
                    row.due = due_after_seating(row, seats, now())
            note_ready(row, seats)
        table.set_rows(row, seats)
        await begin(table)
        return table_facts(table, player.id, caller.speech.language)


def may_take(row: MatchRow, seats: list[SeatRow], seat: SeatRow, player: str) -> bool:
    """Before the match an open seat, or as the host a bot's; during it a seat that was left, but not a second one.

    A seat that is kept for somebody who played before is theirs until the host opens it.
    """
    if row.status == GATHERING:
        return seat.owner in (None, player) and (seat.kind != BOT or row.host == player)
    return seat.kind == OPEN_SEAT and all(other.holder != player for other in seats)


@delete("/api/matches/{match:str}/seats/{seat:int}", tags=["seats"], summary="Leave a seat", status_code=200)
async def leave_seat(match: MatchId, seat: SeatInPath, hall: TheHall, caller: TheCaller) -> TableFacts:
    """Before the match it is open again.  During the match a bot minds it until somebody takes it."""
    player = caller.known()
    table = await hall.table(match)
    async with table.opened():
        table.seat(seat)
        async with hall.store.changing(match) as (session, row, seats):
            left = seats[seat]
            if row.status not in (GATHERING, PLAYING):
                raise Refused("match-over")
            if player.id not in (left.holder, left.owner) and not (row.host == player.id and row.status == GATHERING):
                raise Refused("not-your-seat", seat=seat + 1)
            may_reseat(row, seats)
            word, seal, ready = left.word, left.seal, left.ready
            lender = await session.get(PlayerRow, left.owner) if left.owner not in (None, player.id) else None
            if lender is not None and left.holder == player.id:  # borrowed: it goes back
                place(left, "me", "", lender)
            else:
                place(left, "open", "", player)
            if row.status == PLAYING:
                left.word, left.seal, left.ready, left.minded = word, seal, ready, True
                row.due = due_after_seating(row, seats, now())
            note_ready(row, seats)
        table.set_rows(row, seats)
        tell_seats(table)
        await see_to_wish(table)
        table.hall.go_on(table)
        return table_facts(table, player.id, caller.speech.language)


@post("/api/matches/{match:str}/seats/{seat:int}/away", tags=["seats"], summary="Let a bot mind it", status_code=200)
async def away(match: MatchId, seat: SeatInPath, hall: TheHall, caller: TheCaller) -> TableFacts:
    """A bot answers for you until you are back."""
    player = caller.known()
    table = await hall.table(match)
    async with table.opened(seat, player.id):
        table.held(seat, player.id)
        if table.row.status != PLAYING:
            raise Refused("not-begun" if table.row.status == GATHERING else "match-over")
        await mind(table, seat)
        table.hall.go_on(table)
        return table_facts(table, player.id, caller.speech.language)


@post(
    "/api/matches/{match:str}/seats/{seat:int}/mind", tags=["seats"], summary="A bot for who is away", status_code=200
)
async def mind_for(match: MatchId, seat: SeatInPath, hall: TheHall, caller: TheCaller) -> TableFacts:
    """Anybody at the table may let a bot mind the seat of somebody who has been away for the table's `patience`."""
    player = caller.known()
    table = await hall.table(match)
    async with table.opened(seat, player.id):
        absent = table.seat(seat)
        if player.id not in table.players():
            raise Refused("only-watching")
        if table.row.status != PLAYING:
            raise Refused("not-begun" if table.row.status == GATHERING else "match-over")
        if not server_answers(absent):
            there = any(listener.seat == seat for listener in table.listeners)
            if there or not is_away(table.row, absent, now()):
                raise Refused("not-away", seconds=patience(table.row))
            await mind(table, seat)
            table.hall.go_on(table)
        return table_facts(table, player.id, caller.speech.language)


@post("/api/matches/{match:str}/seats/{seat:int}/back", tags=["seats"], summary="Take it back", status_code=200)
async def back(match: MatchId, seat: SeatInPath, hall: TheHall, caller: TheCaller) -> TableFacts:
    """From the bot that minds it, or from whomever you handed it to."""
    player = caller.known()
    table = await hall.table(match)
    async with table.opened():
        table.seat(seat)
        async with hall.store.changing(match) as (_, row, seats):
            taken = seats[seat]
            if player.id not in (taken.owner, taken.holder):
                raise Refused("not-your-seat", seat=seat + 1)
            if taken.holder != player.id:
                unseal(row, seats, taken)
            taken.holder, taken.nickname = player.id, player.nickname
            taken.kind, taken.minded, taken.link, taken.seen = PERSON, False, None, now()
            row.due = due_after_seating(row, seats, now())
        table.set_rows(row, seats)
        return moved(table, player, caller.speech.language)


@post(
    "/api/matches/{match:str}/seats/{seat:int}/link", tags=["seats"], summary="A link to hand it over", status_code=200
)
async def link(match: MatchId, seat: SeatInPath, hall: TheHall, caller: TheCaller) -> Link:
    """Whoever claims it gets the seat, a friend or your own telephone; you may take it back."""
    player = caller.known()
    table = await hall.table(match)
    token = secrets.token_urlsafe(24)
    async with table.opened(seat, player.id):
        table.held(seat, player.id)
        async with hall.store.changing(match) as (_, row, seats):
            seats[seat].link = digest(token)
        table.set_rows(row, seats)
    return Link(token)


@post("/api/matches/{match:str}/claim", tags=["seats"], summary="Claim a seat by its link", status_code=200)
async def claim(match: MatchId, data: JSONBody[Claim], hall: TheHall, caller: TheCaller) -> TableFacts:
    """The seat is yours, as long as its owner does not take it back."""
    player = caller.known()
    key = digest(data.link)
    table = await hall.table(match)
    async with table.opened():
        async with hall.store.changing(match) as (_, row, seats):
            offered = [seat for seat in seats if seat.link is not None and secrets.compare_digest(seat.link, key)]
            if not offered or row.status in (OVER, ARCHIVED):
                raise Refused("bad-link")
            taken = offered[0]
            if taken.holder != player.id:
                unseal(row, seats, taken)
            taken.holder, taken.nickname, taken.minded, taken.link = player.id, player.nickname, False, None
            taken.seen = now()
        table.set_rows(row, seats)
        return moved(table, player, caller.speech.language)


ROUTES = [lobby, new_match, one_match, take_seat, leave_seat, away, mind_for, back, link, claim]
