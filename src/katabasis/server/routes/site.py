"""The browser client: its built files, one page for every address of it, and what only it asks for."""

from __future__ import annotations

import gzip
import mimetypes
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath, QueryParameter

from katabasis.engine.seats import CHANCE
from katabasis.server.routes.dependencies import MatchId, TheCaller, TheHall, TheReader
from katabasis.server.routes.play import eyes
from katabasis.server.table import question
from katabasis.server.wire.messages import Related
from katabasis.server.wire.refusals import Refused
from katabasis.server.wire.speech import Speech

BUILT = Path(__file__).parents[1] / "site"
PAGES = ["/", "/about", "/board", "/new/{game:str}", "/rules/{game:str}", "/table/{match:str}", "/replay/{match:str}"]
FOR_EVER = "public, max-age=31536000, immutable"  # the names of built files change with what is in them
ASK_AGAIN = "no-cache"
WORTH_PACKING = 1000  # bytes
GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))")  # understood, and not refused

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


@dataclass
class Piece:
    """A file, as it is and packed."""

    body: bytes
    kind: str
    packed: bytes | None

    def answer(self, request: Request[Any, Any, Any], keep: str) -> Response[bytes]:
        headers = {"cache-control": keep, "vary": "accept-encoding"}
        if self.packed is not None and GZIP.search(request.headers.get("accept-encoding", "")):
            return Response(self.packed, media_type=self.kind, headers={**headers, "content-encoding": "gzip"})
        return Response(self.body, media_type=self.kind, headers=headers)


def piece(body: bytes, kind: str) -> Piece:
    pays = len(body) > WORTH_PACKING and not kind.startswith("font/")
    return Piece(body, kind, gzip.compress(body, 9, mtime=0) if pays else None)


@cache
def files() -> dict[str, Piece]:
    """Every built file by its address, read once; none if the client was not built."""
    return {
        path.relative_to(BUILT).as_posix(): piece(
            path.read_bytes(), mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        )
        for path in sorted(BUILT.rglob("*"))
        if path.is_file() and path.name != "index.html"
    }


@cache
def shell(speech: Speech) -> Piece:
    """The page that becomes every page; for whoever runs no scripts it says what there is."""
    links = "".join(
        f'<li><a href="{address}">{speech.say(f"server-front-{name}")}</a></li>'
        for name, address in (
            ("games", "/api/games"),
            ("lobby", "/api/matches"),
            ("schema", "/schema"),
            ("health", "/health"),
        )
    )
    front = f"<h1>Katabasis</h1><p>{speech.say('server-front-running')}</p><ul>{links}</ul>"
    built = BUILT / "index.html"
    page = built.read_text(encoding="utf-8") if built.exists() else UNBUILT
    page = page.replace('<html lang="en">', f'<html lang="{speech.language}">').replace("<!--front-->", front)
    return piece(page.encode(), "text/html")


UNBUILT = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    "<title>Katabasis</title><main><!--front--></main></html>"
)


@get(PAGES, include_in_schema=False, media_type=MediaType.HTML)
async def page(request: Request[Any, Any, Any], reader: TheReader) -> Response[bytes]:
    """Any page of the client."""
    return shell(reader.speech).answer(request, ASK_AGAIN)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """A built file."""
    return found(f"assets/{name}").answer(request, FOR_EVER)


@get(["/icon.svg", "/icon-maskable.svg", "/manifest.webmanifest", "/sw.js"], include_in_schema=False)
async def root_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What browsers look for at the root."""
    return found(request.url.path.removeprefix("/")).answer(request, ASK_AGAIN)


def found(name: str) -> Piece:
    known = files().get(name)
    if known is None:
        raise Refused("no-such-page")
    return known


@get("/web/related/{match:str}", include_in_schema=False)
async def related(
    match: MatchId, hall: TheHall, caller: TheCaller, seat: Annotated[int, QueryParameter(ge=0, le=31)]
) -> list[Related]:
    """The `related` of an update, by itself: what a player may wonder about but cannot do now."""
    table = await hall.table(match)
    async with table.opened():
        viewer = eyes(table, seat, caller)
        playing = table.playing()
        say = caller.speech.words.text
        found = question.related(playing, viewer)
        return [Related(action.text, say(playing.game.action_message(action))) for action in found]


@get("/web/foreseen/{match:str}", include_in_schema=False)
async def foreseen(
    match: MatchId, hall: TheHall, caller: TheCaller, seat: Annotated[int, QueryParameter(ge=0, le=31)]
) -> dict[str, dict[str, Any]]:
    """The `foreseen` of an update, by itself: by answers that a seat can give now, what would be seen of them."""
    table = await hall.table(match)
    async with table.opened():
        viewer = eyes(table, seat, caller)
        return question.foreseen(table.playing(), viewer)


@get("/web/chance/{match:str}", include_in_schema=False)
async def chance(match: MatchId, hall: TheHall) -> list[dict[str, Any]]:
    """Every draw of a finished match: its line, what could come with which weight, and what came.

    With the seeds of the promises a browser deals all of it again.
    """
    table = await hall.table(match)
    async with table.opened():
        if not table.finished:
            raise Refused("hidden-until-the-end")
        whole = table.playing()
        draws: list[dict[str, Any]] = []
        before = whole.at(0)
        asked = outcomes(before.state) if not before.over and before.to_move == CHANCE else []
        for step in whole.walk():
            if asked and not step.takes_back:
                draws.append({"line": step.number, "outcomes": asked, "came": step.entry.text})
            now = step.match
            asked = outcomes(now.state) if not now.over and now.to_move == CHANCE else []
        return draws


def outcomes(state: Any) -> list[tuple[str, int]]:
    return [(outcome.text, weight) for outcome, weight in state.chance_outcomes()]


ROUTES = [page, asset, root_file, related, foreseen, chance]
