"""Who you are: a nickname and a token, no account."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import UNSET

from katabasis.server.access import COOKIE, Doorkeeper, clean, digest
from katabasis.server.database.models import PlayerRow
from katabasis.server.fair.quotas import address_of
from katabasis.server.routes.dependencies import TheCaller, TheDoorkeeper
from katabasis.server.wire.messages import ChangedPlayer, NewPlayer, Player


def shown(player: PlayerRow, token: str = "") -> Player:
    return Player(player.id, player.nickname, player.language, player.expires, token or UNSET)


@post("/api/players", tags=["players"], summary="Become a player")
async def new_player(
    data: JSONBody[NewPlayer], doorkeeper: TheDoorkeeper, request: Request[Any, Any, Any]
) -> Response[Player]:
    """A nickname is enough.  The token comes in an HttpOnly cookie, or in the answer if you are a script."""
    doorkeeper.hall.quotas.check_player(address_of(request))
    player, token = await doorkeeper.new(data.nickname, data.language)
    if data.script:
        return Response(shown(player, token))
    return Response(shown(player), cookies=[cookie(token, doorkeeper)])


def cookie(token: str, doorkeeper: Doorkeeper) -> Cookie:
    """The token where no script of a page can read it."""
    settings = doorkeeper.hall.settings
    return Cookie(
        COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
        path="/",
        max_age=settings.session_days * 86_400,
    )


@get("/api/players/me", tags=["players"], summary="Who am I?")
async def me(request: Request[Any, Any, Any], caller: TheCaller, doorkeeper: TheDoorkeeper) -> Response[Player]:
    """You, if your token is known; a cookie lives on as long as your session."""
    player = caller.known()
    token = request.cookies.get(COOKIE, "")
    kept = [cookie(token, doorkeeper)] if token and digest(token) == player.token else []
    return Response(shown(player), cookies=kept)


@patch("/api/players/me", tags=["players"], summary="Change nickname or language")
async def change_me(data: JSONBody[ChangedPlayer], caller: TheCaller, doorkeeper: TheDoorkeeper) -> Player:
    """Seats that you hold already keep the nickname you had."""
    player = caller.known()
    wanted: dict[str, str] = {}
    if data.nickname is not None:
        wanted["nickname"] = clean(data.nickname)
    if data.language is not None:
        wanted["language"] = data.language
    if wanted:
        await doorkeeper.hall.store.change_player(player.id, **wanted)
    for name, value in wanted.items():
        setattr(player, name, value)
    return shown(player)


ROUTES = [new_player, me, change_me]
