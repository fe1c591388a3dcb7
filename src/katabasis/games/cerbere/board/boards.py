"""Boards are data: reading them from TOML, explaining what is wrong with them, joining them to a road.

The boards of `data/boards.toml` are reconstructions: the printed geometry is not in the rule text.  A file that
somebody transcribed from their own copy is read by the same functions; every fault is told with its place in it.

>>> road_of(["e2"]).path, road_of(["start_a", "platforms", "gondola", "finish_a"]).skulls
(33, 11)
"""

from __future__ import annotations

import json
import tomllib
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

from katabasis.games.cerbere.board.faults import Board, checked_boards, path_of, plain, whole
from katabasis.games.cerbere.board.roads import (
    ABOARD,
    GATE,
    HARPY,
    KINDS,
    LINK_KINDS,
    NO_SPACE,
    PLATFORM,
    START,
    SYMBOLS,
    TOBOGGAN,
    ZONES,
    Road,
)

DATA: Final = Path(__file__).parents[1] / "data" / "boards.toml"
LONGEST: Final = 100_000  # characters of a board, written as JSON

# Our own


@cache
def printed() -> dict[str, Board]:
    """The boards of both editions and the expansion, by id."""
    with DATA.open("rb") as file:
        return {board["id"]: board for board in tomllib.load(file)["board"]}


def ids(role: str, editions: tuple[str, ...]) -> list[str]:
    """Boards of a role, in the order of the file."""
    return [name for name, board in printed().items() if board["role"] == role and board["edition"] in editions]


def sheet_of(name: str) -> str:
    return str(printed()[name]["sheet"])


def skulls_of(name: str) -> int:
    return int(printed()[name]["skulls"])


@cache
def _road(names: tuple[str, ...]) -> Road:
    road = joined([printed()[name] for name in names])
    road.boards = list(names)
    return road


def road_of(names: list[str]) -> Road:
    """Boards of ours, joined in this order."""
    return _road(tuple(names))


Wishes = tuple[str, str, str, str]  # start, first and second intermediate board, finish; "random" for any


@cache
def completions(wishes: Wishes, expansion: bool, skulls: int, chosen: tuple[str, ...]) -> list[list[str]]:
    """Every road that begins with the boards chosen and is as wished; skulls of 0 for any.  CER-SETUP-03, CER-R-45"""
    editions = ("1e", "exp") if expansion else ("1e",)
    choices = [
        ids("start", ("1e",)),
        ids("intermediate", editions),
        ids("intermediate", editions),
        ids("finish", ("1e",)),
    ]
    for place, wish in enumerate(wishes):
        if wish != "random":
            role = ("start_", "", "", "finish_")[place]
            choices[place] = [role + wish]
    for place, name in enumerate(chosen):
        choices[place] = [name] if name in choices[place] else []
    found = [list(names) for names in product(*choices) if sheet_of(names[1]) != sheet_of(names[2])]
    return [names for names in found if not skulls or sum(skulls_of(name) for name in names) == skulls]


@cache
def next_boards(wishes: Wishes, expansion: bool, skulls: int, chosen: tuple[str, ...]) -> list[tuple[str, int]]:
    """What the next board may be, each as often as there are roads with it."""
    names = [names[len(chosen)] for names in completions(wishes, expansion, skulls, chosen)]
    return [(name, names.count(name)) for name in printed() if name in names]


# Somebody's own


def read_file(path: Path) -> list[Board]:
    """The boards of a TOML file, checked."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as wrong:
        raise whole("unreadable", path=str(path), why=wrong.strerror or "") from wrong
    except UnicodeDecodeError as wrong:
        raise whole("not-text", path=str(path)) from wrong
    try:
        content = plain(tomllib.loads(text))
    except (ValueError, RecursionError) as wrong:
        raise whole("file-not-toml", path=str(path), why=str(wrong)) from wrong
    return checked_boards(content.get("board"))


def canonical(boards: list[Board]) -> str:
    """Checked boards in one line, as options, records and positions hold them."""
    return json.dumps(boards, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def read_text(text: str) -> list[Board]:
    """The boards of such a line, checked."""
    if len(text) > LONGEST:
        raise whole("too-long", most=str(LONGEST))
    try:
        content = plain(json.loads(text))
    except (ValueError, RecursionError) as wrong:
        raise whole("no-board") from wrong
    return checked_boards(content)


@cache
def road_from_text(text: str) -> Road:
    """The road of boards that are not ours."""
    boards = read_text(text)
    road = joined(boards)
    road.boards = [str(board["id"]) for board in boards]
    road.text = text
    return road


# Joining


def joined(boards: list[Board]) -> Road:
    """One road of boards that were checked."""
    road = Road()
    paths = [path_of(board) for board in boards]
    names = [f"{board['id']}.{name}" for board, path in zip(boards, paths, strict=True) for name in path]
    road.path = len(names)
    spaces: dict[str, Board] = {}
    for board, path in zip(boards, paths, strict=True):
        for space in board["spaces"]:
            spaces[f"{board['id']}.{space['id']}"] = space
            if space["id"] not in path:
                names.append(f"{board['id']}.{space['id']}")
    number = {name: place for place, name in enumerate(names)}
    road.names = names
    road.size = len(names)
    road.skulls = sum(int(board.get("skulls", 0)) for board in boards)
    symbols, symbol_bits = 0, []
    here_are = [spaces[name] for name in names]
    road.mark = bytes([1 if space.get("mark", False) else 0 for space in here_are])
    road.mark = b"\1" + road.mark[1:]  # CER-R-15
    road.zone = bytes([ZONES.index(space.get("zone", "plain")) for space in here_are])
    road.symbol = bytes([SYMBOLS.index(space.get("symbol", "")) for space in here_are])
    road.kind = bytes([KINDS.index(space.get("kind", "")) for space in here_are])
    for place, name in enumerate(names):
        home = name.partition(".")[0]
        space = spaces[name]
        on_path = place < road.path
        road.forward.append(place + 1 if place + 1 < road.path else ABOARD)
        road.back.append(place - 1 if on_path else NO_SPACE)
        if not on_path:
            road.forward[-1] = number[f"{home}.{space['next'][0]}"]
            if "back" in space:
                road.back[-1] = number[f"{home}.{space['back']}"]
        road.entry.append(number[f"{home}.{space['next'][1]}"] if len(space["next"]) > 1 else NO_SPACE)
        road.deeper.append(number[f"{home}.{space['deeper']}"] if "deeper" in space else NO_SPACE)
        road.branch.append(0 if on_path else 1)
        symbol_bits.append(symbols if road.symbol[place] else 0)
        if road.symbol[place] == HARPY:
            road.nests |= 2**symbols
        symbols += 1 if road.symbol[place] else 0
    road.symbol_bit = bytes(symbol_bits)
    blank = [NO_SPACE] * road.size
    road.crossroads, road.slide_to, road.penalty = blank[:], blank[:], bytes(road.size)
    road.link_forward, road.link_back, road.gate = blank[:], blank[:], blank[:]
    for board in boards:
        for link in board.get("links", []):
            join_link(road, number, f"{board['id']}.", link)
    road.start = road.kind.index(START)
    road.reveal = number[f"{boards[-1]['id']}.{boards[-1]['reveal_before']}"]
    road.distance = bytes([steps_to_barque(road, place) for place in range(road.size)])
    mark_plain_steps(road)
    return road


def steps_to_barque(road: Road, place: int) -> int:
    steps = 0
    while place != ABOARD:
        place = road.forward[place]
        steps += 1
    return steps


def join_link(road: Road, number: dict[str, int], home: str, link: Board) -> None:
    if link["kind"] == "branch":
        for name in link["spaces"]:
            place = number[home + name]
            road.branch[place] = 2 if link.get("two_way", False) else 1
            road.crossroads[place] = number[home + link["crossroads"]]
            lost = int(link.get("advance_penalty", 0))
            road.penalty = road.penalty[:place] + bytes([lost]) + road.penalty[place + 1 :]
        if link["entered_by"] == "toboggan":
            road.slide_to[number[home + link["entry_from"]]] = number[home + link["entry"]]
        return
    kind = LINK_KINDS.index(link["kind"])
    near, far = number[home + link["a"]], number[home + link["b"]]
    if kind == GATE:
        road.gate[near] = len(road.link_kind)
    else:
        road.link_forward[near] = len(road.link_kind)
        road.link_back[far] = len(road.link_kind)
    road.link_names.append(home + str(link.get("id", link["kind"])))
    road.link_kind.append(kind)
    road.link_near.append(near)
    road.link_far.append(far)
    road.link_opener.append(number[home + link["opener"]] if "opener" in link else NO_SPACE)


def mark_plain_steps(road: Road) -> None:
    """Where a pawn's step has no choice, no obstacle and no consequence."""
    plain_forward, plain_back = [], []
    for place in range(road.size):
        ahead, behind = road.forward[place], road.back[place]
        plain = road.branch[place] == 0 and road.entry[place] == NO_SPACE and road.link_forward[place] == NO_SPACE
        plain = plain and road.gate[place] == NO_SPACE and ahead not in (ABOARD, road.reveal)
        plain_forward.append(1 if plain and road.kind[ahead] != PLATFORM else 0)
        plain = road.branch[place] == 0 and behind > 0 and road.link_back[place] == NO_SPACE
        plain = plain and road.gate[behind] == NO_SPACE and road.kind[behind] != PLATFORM
        plain_back.append(1 if plain else 0)
    road.plain_forward, road.plain_back = bytes(plain_forward), bytes(plain_back)
    assert all(road.slide_to[place] != NO_SPACE for place in range(road.size) if road.kind[place] == TOBOGGAN)
