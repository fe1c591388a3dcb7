"""Boards of Cerbère for the browser: the printed ones to draw, and the loader's opinion of somebody's own."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from litestar import Request, Response, get, post

import katabasis
from katabasis.engine.option import Option
from katabasis.server.routes.dependencies import TheReader
from katabasis.server.routes.site import ASK_AGAIN, Piece, piece
from katabasis.server.wire.refusals import Refused


def board_option() -> Option:
    (option,) = [option for option in katabasis.game("cerbere").options if option.name == "board"]
    return option


@cache
def all_printed() -> Piece:
    """Every board of both editions and the expansion, by id, as the loader reads it."""
    return piece(json.dumps(board_option().printed(), separators=(",", ":")).encode(), "application/json")


@get("/web/boards", include_in_schema=False)
async def boards(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What the table and the board editor draw boards from."""
    return all_printed().answer(request, ASK_AGAIN)


@post("/web/boards/check", include_in_schema=False, status_code=200)
async def check(request: Request[Any, Any, Any], reader: TheReader) -> dict[str, Any]:
    """A board file, or boards as JSON: what is wrong with them and where, and the same boards in every form."""
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError as wrong:
        raise Refused("bad-request", detail=f"the board is not a text in UTF-8: {wrong.reason}") from wrong
    opinion = board_option().judged(text)
    say = reader.speech.words.text
    faults = [{"text": fault.told(say), "board": fault.board, "space": fault.space} for fault in opinion["faults"]]
    return {**opinion, "faults": faults}


ROUTES = [boards, check]
