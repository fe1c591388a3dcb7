"""For the host: is it well, and what does it do."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get

import katabasis
from katabasis.games import playable
from katabasis.server.database.store import Unavailable
from katabasis.server.metrics import METRICS
from katabasis.server.routes.dependencies import TheHall
from katabasis.server.serve import local_address, shown_host
from katabasis.server.settings import Settings
from katabasis.server.wire.messages import Health, Reach, Readiness
from katabasis.server.wire.refusals import Refused


@get("/health", tags=["host"], summary="Is it alive?")
async def health() -> Health:
    """200 as long as the program runs, whatever the database does: restarting it would help nobody."""
    names = [game.name for game in playable()]
    return Health("ok", katabasis.__version__, katabasis.compiled, names)


@get("/ready", tags=["host"], summary="Can it take requests?")
async def ready(hall: TheHall) -> Response[Readiness]:
    """200 if answers can be written down, 503 if not: what a proxy asks before it sends people here."""
    store = hall.store
    try:
        await store.ping()
        answers = True
    except Unavailable:
        answers = False
    told = Readiness(store.ready() and answers, answers, not store.trouble, store.migrated, store.sound)
    return Response(told, status_code=200 if told.ready else 503)


@get("/api/reach", tags=["host"], summary="How others come here")
async def reach(hall: TheHall, request: Request[Any, Any, Any]) -> Reach:
    """For whoever sits at this machine and wants to invite others: the address they type, or how to let them in."""
    settings = hall.settings
    if settings.public_url:
        return Reach(settings.public_url, "")
    here = request.client is not None and is_loopback(request.client.host)
    port = request.url.port or settings.port
    if not here:
        return Reach("", "")  # whoever came from elsewhere knows an address already
    if is_loopback(settings.host):
        command = f"katabasis serve --host 0.0.0.0{'' if port == Settings.port else f' --port {port}'}"
        return Reach(f"http://{local_address()}:{port}/", command)
    return Reach(f"http://{shown_host(settings.host)}:{port}/", "")


def is_loopback(host: str) -> bool:
    """Whether only this machine has that address.

    >>> is_loopback("127.0.0.1"), is_loopback("localhost"), is_loopback("192.168.1.7")
    (True, True, False)
    """
    return host in ("localhost", "::1") or host.startswith("127.")


@get("/metrics", tags=["host"], summary="Counters for Prometheus", media_type=MediaType.TEXT)
async def metrics(hall: TheHall) -> Response[str]:
    """What this process has done; no match and no person is named."""
    if not hall.settings.metrics:
        raise Refused("no-such-page")
    return Response(METRICS.text().decode(), media_type="text/plain; version=0.0.4")


ROUTES = [health, ready, reach, metrics]
