"""Boards as the text of a board file, and the loader's opinion of such a text while somebody still works on it.

>>> print(toml([{"role": "full", "id": "mine", "spaces": [{"mark": True, "id": "s0", "next": ["BARQUE"]}]}]), end="")
[[board]]
id = "mine"
role = "full"
spaces = [
  { id = "s0", next = ["BARQUE"], mark = true },
]
"""

from __future__ import annotations

import json
import tomllib
from typing import Any, Final

from katabasis.games.cerbere.board.boards import LONGEST, canonical
from katabasis.games.cerbere.board.faults import (
    BOARD_FIELDS,
    LINK_FIELDS,
    SPACE_FIELDS,
    BadBoard,
    Board,
    Fault,
    checked_boards,
    plain,
    whole,
)

# Lists with one table on each line, and the order of fields in it.
LISTS: Final[dict[str, list[str]]] = {
    "spaces": SPACE_FIELDS,
    "links": ["id", "kind", *dict.fromkeys(field for fields in LINK_FIELDS.values() for field in fields)],
    "barque_slots": ["slot", "active", "x", "y"],
}


def toml(boards: list[Board]) -> str:
    """All boards of a road."""
    return "\n".join(board_text(board) for board in boards)


def board_text(board: Board) -> str:
    lines = ["[[board]]"]
    for name in ordered(board, BOARD_FIELDS):
        content = board[name]
        if name in LISTS and isinstance(content, list):
            lines += [f"{name} = [", *[f"  {value(entry, LISTS[name])}," for entry in content], "]"]
        else:
            lines.append(f"{name} = {value(content, [])}")
    return "\n".join(lines) + "\n"


def ordered(entry: dict[str, Any], fields: list[str]) -> list[str]:
    """Known fields first; unknown ones stay, for the loader to complain about."""
    return [name for name in fields if name in entry] + [name for name in entry if name not in fields]


def value(thing: Any, fields: list[str]) -> str:
    if isinstance(thing, list):
        return "[" + ", ".join([value(entry, []) for entry in thing]) + "]"
    if isinstance(thing, dict):
        inside = [
            f"{json.dumps(name) if not bare(name) else name} = {value(thing[name], [])}"
            for name in ordered(thing, fields)
        ]
        return "{ " + ", ".join(inside) + " }"
    return json.dumps(thing, ensure_ascii=False)


def bare(name: str) -> bool:
    """Whether a key needs no quotes."""
    return name.isascii() and name.replace("_", "").replace("-", "").isalnum()


def judged(text: str) -> dict[str, Any]:
    """A board file, or boards as JSON: what is wrong with them and where, and the same boards in every form."""
    faults: list[Fault] = []
    found: Any = None
    try:
        found = read(text)
    except BadBoard as wrong:
        faults = wrong.faults
    drawable = isinstance(found, list) and all(isinstance(board, dict) for board in found)
    told = {"boards": found if drawable else [], "toml": toml(found) if drawable else text, "option": ""}
    if not faults:
        try:
            told["option"] = canonical(checked_boards(found))
        except BadBoard as wrong:
            faults = wrong.faults
    return {**told, "faults": faults}


def read(text: str) -> Any:
    """The list of boards that a text holds, whatever is in it."""
    if len(text) > LONGEST:
        raise whole("too-long", most=str(LONGEST))
    try:
        if text.lstrip().startswith(("[{", "[]")):
            return plain(json.loads(text))
    except (ValueError, RecursionError) as wrong:
        raise whole("not-json", why=str(wrong)) from wrong
    try:
        return plain(tomllib.loads(text).get("board"))
    except (ValueError, RecursionError) as wrong:
        raise whole("not-toml", why=str(wrong)) from wrong
