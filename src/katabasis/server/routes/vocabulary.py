"""The language files that the browser puts things into words with: all in one, or by who says it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from katabasis.engine.plugins import BUILT_IN, plugins, texts
from katabasis.server.routes.site import ASK_AGAIN, Piece, piece
from katabasis.server.wire.refusals import Refused
from katabasis.words import LANGUAGES, LOCALE

OURS = ("web", "bots", "coach")  # files of the page itself
FRAME = "frame"  # the part that every page needs
FIRST = re.compile(r"^(?=[a-zA-Z])", re.MULTILINE)  # of a message; what belongs to it is indented
NAME = re.compile(r"[\w-]+")
GAME = re.compile(r"web-(?:guide-)?([a-z0-9]+)-")
OUTSIDE = re.compile(r"[a-z0-9]+-(?:title|tagline|mode-[\w-]+)")  # said of a game where it is not played
# what the server puts into words, and no page
SERVERS = re.compile(r"[a-z0-9]+-(?:event|action|asks|asked|waits|why|option|coach|form|judged|says|bots)-")
AT_TABLES = re.compile(r"coach-|web-(?:guide|verify)-")


def whole(language: str) -> str:
    """All that the page may say, in the order of its files."""
    ours = [LOCALE / language / f"{name}.ftl" for name in (*OURS, *BUILT_IN)]
    return "\n".join(path.read_text(encoding="utf-8") for path in [*ours, *texts(language)])


def messages(text: str) -> Iterator[tuple[str, str]]:
    """Each message with its name; comments are left out.

    >>> list(messages("# said at the end\\nlast = The end\\nlamp =\\n    A lamp\\n    .of = of the lamp\\n"))
    [('last', 'last = The end\\n'), ('lamp', 'lamp =\\n    A lamp\\n    .of = of the lamp\\n')]
    """
    said = "".join(line for line in text.splitlines(keepends=True) if line.strip() and not line.startswith("#"))
    for message in FIRST.split(said):
        if found := NAME.match(message):
            yield found[0], message


def part_of(name: str, games: list[str]) -> str:
    """Who needs a message: "frame", a game, "tables" for every table of any game, or "" if no page does.

    >>> [part_of(name, ["abyss"]) for name in ("web-hero", "web-abyss-sum", "abyss-title", "abyss-lord-oracle")]
    ['frame', 'abyss', 'frame', 'abyss']
    >>> [part_of(name, ["abyss"]) for name in ("abyss-event-fight", "coach-value", "web-guide-undo")]
    ['', 'tables', 'tables']
    """
    at_game = GAME.match(name)
    if at_game and at_game[1] in games:
        return at_game[1]
    if AT_TABLES.match(name):
        return "tables"
    game = name.partition("-")[0]
    if game not in games or OUTSIDE.fullmatch(name):
        return FRAME
    return "" if SERVERS.match(name) else game


@cache
def everything(language: str) -> Piece:
    return piece(whole(language).encode(), "text/plain")


@cache
def parts(language: str) -> dict[str, Piece]:
    """What the frame says, and with each game what is said at its table."""
    games = [*BUILT_IN, *plugins()]
    by_part: dict[str, list[str]] = {name: [] for name in (FRAME, "tables", *games, "")}
    for name, message in messages(whole(language)):
        by_part[part_of(name, games)].append(message)
    at_tables = by_part["tables"]
    said = {FRAME: by_part[FRAME], **{game: [*at_tables, *by_part[game]] for game in games}}
    return {name: piece("".join(texts).encode(), "text/plain") for name, texts in said.items()}


@get("/web/words/{name:str}", include_in_schema=False)
async def words(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """All of a language."""
    return everything(spoken(name.removesuffix(".ftl"))).answer(request, ASK_AGAIN)


@get("/web/words/{language:str}/{name:str}", include_in_schema=False)
async def some_words(language: FromPath[str], name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """What every page needs, or besides what a table of one game needs."""
    part = parts(spoken(language)).get(name.removesuffix(".ftl"))
    if part is None:
        raise Refused("no-such-page")
    return part.answer(request, ASK_AGAIN)


def spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise Refused("no-such-page")
    return language


ROUTES = [words, some_words]
