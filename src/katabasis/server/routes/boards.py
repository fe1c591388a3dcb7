"""Boards of Cerbère for the browser: the printed ones to draw, and the loader's opinion of somebody's own."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from typing import Any

from litestar import Request, Response, get, post

from katabasis.games.cerbere.boards import LONGEST, canonical, printed
from katabasis.games.cerbere.faults import BadBoard, checked_boards
from katabasis.games.cerbere.filing import toml
from katabasis.server.refusals import Refused
from katabasis.server.routes.site import ASK_AGAIN, Piece, piece


@cache
def all_printed() -> Piece:
    """Every board of both editions and the expansion, by id, as the loader reads it."""
    return piece(json.dumps(printed(), separators=(",", ":")).encode(), "application/json")


@get("/web/boards", include_in_schema=False)
async def boards(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What the table and the board editor draw boards from."""
    return all_printed().answer(request, ASK_AGAIN)


@post("/web/boards/check", include_in_schema=False, status_code=200)
async def check(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """A board file, or boards as JSON: what is wrong with them and where, and the same boards in every form."""
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError as wrong:
        raise Refused("bad-request", detail=f"the board is not a text in UTF-8: {wrong.reason}") from wrong
    if len(text) > LONGEST:
        raise Refused("bad-request", detail=f"a board is written in at most {LONGEST} characters")
    found, faults = read(text)
    drawable = isinstance(found, list) and all(isinstance(board, dict) for board in found)
    told = {"boards": found if drawable else [], "toml": toml(found) if drawable else text, "option": ""}
    if not faults:
        try:
            told["option"] = canonical(checked_boards(found))
        except BadBoard as wrong:
            faults = wrong.faults
    return {**told, "faults": faults}


def read(text: str) -> tuple[Any, list[str]]:
    """The list of boards that a text holds, whatever is in it."""
    try:
        if text.lstrip().startswith(("[{", "[]")):
            return json.loads(text), []
        return tomllib.loads(text).get("board"), []
    except tomllib.TOMLDecodeError as wrong:
        return None, [f"this is not TOML: {wrong}"]
    except (json.JSONDecodeError, RecursionError) as wrong:
        return None, [f"this is not JSON: {wrong}"]


ROUTES = [boards, check]
