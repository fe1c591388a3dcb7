"""The application: every door, what they need, and what happens when something goes wrong.

>>> from katabasis.server.settings import Settings
>>> app = create_app(Settings(database="sqlite:///evening.db"))
>>> "/api/matches/{match:str}/answers" in [route.path for route in app.app.routes]
True
"""

from __future__ import annotations

import contextlib
import gc
import sys
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import structlog
from litestar import Litestar, Request, Response
from litestar.config.response_cache import ResponseCacheConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Tag

import katabasis
from katabasis.engine.errors import KatabasisError
from katabasis.server.access import Caller, Doorkeeper, language_of
from katabasis.server.database.store import NoMatch, Unavailable
from katabasis.server.guard import Guard
from katabasis.server.hall import Hall
from katabasis.server.metrics import METRICS
from katabasis.server.openapi import Document, example_table
from katabasis.server.routes import (
    boards,
    coach,
    ending,
    games,
    lobby,
    play,
    players,
    readiness,
    replay,
    site,
    socket,
    system,
    vocabulary,
)
from katabasis.server.settings import Settings, from_environment
from katabasis.server.table.updates import update
from katabasis.server.wire.refusals import Refused, bad_request
from katabasis.server.wire.speech import speech
from katabasis.words import LANGUAGES

log = structlog.get_logger()

MISTAKE = "Something went wrong in the server; it was logged."

ROUTES = [
    *system.ROUTES,
    *players.ROUTES,
    *games.ROUTES,
    *lobby.ROUTES,
    *readiness.ROUTES,
    *ending.ROUTES,
    *play.ROUTES,
    *replay.ROUTES,
    *coach.ROUTES,
    *socket.ROUTES,
    *site.ROUTES,
    *vocabulary.ROUTES,
    *boards.ROUTES,
]

SCHEMA = OpenAPIConfig(
    title="Katabasis",
    version=katabasis.__version__,
    description="Tables for board games about the deep.  `docs/api.md` tells it with examples.",
    path="/schema",
    use_handler_docstrings=True,
    render_plugins=[Document(path=["/", "/openapi.json"])],
    tags=[Tag(name) for name in ("players", "games", "tables", "seats", "play", "replays", "coach", "host")],
)


class StrictRequest(Request[Any, Any, Any]):
    """Bodies are read as they are meant: a number in quotes is no number."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        body = await self.body()
        if not body:
            raise Refused("bad-request", detail="the request has no body; it should be JSON")
        return msgspec.json.decode(body, type=Any if field is None else field.annotation)


def create_app(settings: Settings | None = None) -> Guard:
    """The server of one process, behind its guard."""
    chosen = from_environment() if settings is None else settings
    hall = Hall(chosen)
    doorkeeper = Doorkeeper(hall)

    async def caller(request: Request[Any, Any, Any]) -> Caller:
        return await doorkeeper.caller(request)

    async def reader(request: Request[Any, Any, Any]) -> Caller:
        """The same where nobody need be known: who comes with an old cookie still finds the door."""
        try:
            return await doorkeeper.caller(request)
        except Refused:
            return Caller(None, speech(language_of(request, None)))

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await hall.start()
        await warm_up(hall)
        settle()
        log.info("open", version=katabasis.__version__, compiled=katabasis.compiled, shared=chosen.shared)
        try:
            yield
        finally:
            await hall.stop()
            log.info("closed")

    app = Litestar(
        ROUTES,
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False, use_cache=True),
            "doorkeeper": Provide(lambda: doorkeeper, sync_to_thread=False, use_cache=True),
            "caller": Provide(caller),
            "reader": Provide(reader),
        },
        request_class=StrictRequest,
        lifespan=[lifespan],
        on_startup=[hall.listen],  # after the channels, which are a plugin
        plugins=[hall.channels],
        openapi_config=SCHEMA,
        exception_handlers={Exception: refuse},
        request_max_body_size=None,  # the guard sees to it
        response_cache_config=ResponseCacheConfig(),
        signature_namespace={"Hall": Hall, "Doorkeeper": Doorkeeper, "Caller": Caller},
        logging_config=None,
    )
    return Guard(app, chosen)


async def warm_up(hall: Hall) -> None:
    """Do once what is done for every table, so that the first to come need not wait for it."""
    warm_words()
    with contextlib.suppress(Unavailable):
        await hall.store.player("")
        await hall.store.talk("", 0, 1)
        with contextlib.suppress(NoMatch):
            await hall.store.load("")


def warm_words() -> None:
    """Read the language files, and tell of a table."""
    table = example_table()
    for language in LANGUAGES:
        update(table, table.playing().to_move, language, 0)


def settle() -> None:
    """All that was imported stays; looking through it again and again would hold up everybody for half a second.

    SQLite's thread shall not wait long for the interpreter either, while the loop is busy.
    """
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def refuse(request: Request[Any, Any, Any], wrong: Exception) -> Response[Any]:
    """Any mistake as a clear sentence; what is our own is logged and says nothing of what is inside."""
    refused = refusal(wrong)
    if refused is None:
        log.error("mistake", page=request.scope.get("path_template", "?"), exc_info=wrong)
        METRICS.refused.labels("mistake").inc()
        told: Any = {"type": "refused", "code": "mistake", "message": MISTAKE, "rule": ""}
        return Response(told, status_code=500)
    METRICS.refused.labels(refused.code).inc()
    headers = dict(refused.headers)
    if refused.code == "bad-method" and isinstance(wrong, HTTPException):
        headers.update(wrong.headers or {})
    told = refused.told(speech(getattr(request.state, "language", None) or language_of(request, None)))
    return Response(told, status_code=refused.status, headers=headers)


def refusal(wrong: Exception) -> Refused | None:
    """What was refused, if the sender can mend it."""
    if isinstance(wrong, Refused):
        return wrong
    if isinstance(wrong, Unavailable):
        return Refused("storage-down")
    if isinstance(wrong, KatabasisError):
        return bad_request(wrong)
    if isinstance(wrong, NotFoundException):
        return Refused("no-such-page")
    if isinstance(wrong, MethodNotAllowedException):
        return Refused("bad-method")
    if isinstance(wrong, ValidationException):
        return Refused("bad-request", detail=described(wrong))
    if isinstance(wrong, RecursionError):
        return Refused("bad-request", detail="the request is nested too deeply")
    if isinstance(wrong, msgspec.DecodeError | UnicodeError):
        return Refused("bad-request", detail=f"the request cannot be read: {wrong}")
    if isinstance(wrong, HTTPException) and wrong.status_code < 500:
        return Refused("bad-request", detail=wrong.detail)
    return None


def described(wrong: ValidationException) -> str:
    """Which field is wrong, and how."""
    extra = wrong.extra if isinstance(wrong.extra, list) else []
    parts = [
        f"{part.get('key', '')}: {part.get('message', '')}".strip(": ") for part in extra if isinstance(part, dict)
    ]
    return "; ".join(part for part in parts if part) or wrong.detail
