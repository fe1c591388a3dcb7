"""Who you are: a nickname and a token, no account."""

from __future__ import annotations

from litestar import Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import UNSET

from katabasis.server.access import COOKIE, clean
from katabasis.server.models import PlayerRow
from katabasis.server.protocol import ChangedPlayer, NewPlayer, Player
from katabasis.server.routes.given import TheCaller, TheDoorkeeper


def shown(player: PlayerRow, token: str = "") -> Player:
    return Player(player.id, player.nickname, player.language, player.expires, token or UNSET)


@post("/api/players", tags=["players"], summary="Become a player")
async def new_player(data: JSONBody[NewPlayer], doorkeeper: TheDoorkeeper) -> Response[Player]:
    """A nickname is enough.  The token comes in an HttpOnly cookie, or in the answer if you are a script."""
    player, token = await doorkeeper.new(data.nickname, data.language)
    if data.script:
        return Response(shown(player, token))
    settings = doorkeeper.hall.settings
    cookie = Cookie(
        COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
        path="/",
        max_age=settings.session_days * 86_400,
    )
    return Response(shown(player), cookies=[cookie])


@get("/api/players/me", tags=["players"], summary="Who am I?")
async def me(caller: TheCaller) -> Player:
    """You, if your token is known."""
    return shown(caller.known())


@patch("/api/players/me", tags=["players"], summary="Change nickname or language")
async def change_me(data: JSONBody[ChangedPlayer], caller: TheCaller, doorkeeper: TheDoorkeeper) -> Player:
    """Seats that you hold already keep the nickname you had."""
    player = caller.known()
    if data.nickname is not None:
        player.nickname = clean(data.nickname)
    if data.language is not None:
        player.language = data.language
    await doorkeeper.hall.store.save_player(player)
    return shown(player)


ROUTES = [new_player, me, change_me]
