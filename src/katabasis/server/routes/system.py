"""For the host: is it well, and what does it do."""

from __future__ import annotations

from litestar import MediaType, Response, get

import katabasis
from katabasis.games import NAMES
from katabasis.server.database.store import Unavailable
from katabasis.server.metrics import METRICS
from katabasis.server.routes.dependencies import TheHall
from katabasis.server.wire.messages import Health
from katabasis.server.wire.refusals import Refused


@get("/health", tags=["host"], summary="Is it well?")
async def health(hall: TheHall) -> Response[Health]:
    """200 if the database answers, 503 if it does not."""
    try:
        await hall.store.ping()
    except Unavailable:
        down = Health("storage-down", katabasis.__version__, katabasis.compiled, NAMES)
        return Response(down, status_code=503)
    return Response(Health("ok", katabasis.__version__, katabasis.compiled, NAMES))


@get("/metrics", tags=["host"], summary="Counters for Prometheus", media_type=MediaType.TEXT)
async def metrics(hall: TheHall) -> Response[str]:
    """What this process has done; no match and no person is named."""
    if not hall.settings.metrics:
        raise Refused("no-such-page")
    return Response(METRICS.text().decode(), media_type="text/plain; version=0.0.4")


ROUTES = [health, metrics]
