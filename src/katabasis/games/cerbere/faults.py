"""What can be wrong with a board, each fault with its place in the file (docs/games/cerbere/boards.md)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from katabasis.engine.errors import KatabasisError, nearest
from katabasis.games.cerbere.roads import KINDS, LINK_KINDS, MOST_SPACES, MOST_SYMBOLS, SYMBOLS, ZONES

ROLES: Final = ["full", "start", "intermediate", "finish"]
BOARD_FIELDS: Final = [
    "id",
    "name",
    "name_fr",
    "edition",
    "role",
    "provenance",
    "sheet",
    "side",
    "skulls",
    "reveal_before",
    "spaces",
    "links",
    "barque_slots",
]
SPACE_FIELDS: Final = ["id", "next", "kind", "name", "mark", "symbol", "zone", "branch", "deeper", "back", "x", "y"]
LINK_FIELDS: Final = {
    "rope_bridge": ["a", "b", "cost", "both_ways", "uses", "cerberus"],
    "infernal_portal": ["a", "b", "opener", "cost", "both_ways", "cerberus"],
    "gondola": ["a", "b", "cost", "both_ways", "swap", "cerberus"],
    "funicular": ["a", "b", "cost", "both_ways", "from_start_of_move", "cerberus"],
    "gate": ["a", "b", "opener", "cerberus_opens_at"],
    "branch": [
        "entry_from",
        "entry",
        "spaces",
        "exit",
        "crossroads",
        "entered_by",
        "two_way",
        "advance_penalty",
    ],
}
FIXED: Final = {"cost": 1, "uses": 1, "swap": True, "from_start_of_move": True, "cerberus": False}  # as the rules say
ENTERED_BY: Final = ["advance", "toboggan"]

Board = dict[str, Any]


class BadBoard(KatabasisError):
    """A board that cannot be played on: the sentence says where in the file, and what would be right."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


class Faults:
    """What is wrong, each with its place in the file."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def add(self, where: str, what: str) -> None:
        self.told.append(f"{where}: {what}")

    def known(self, where: str, values: Mapping[str, Any], fields: list[str]) -> None:
        for name in values:
            if name not in fields:
                self.add(where, f"there is no field '{name}'{nearest(str(name), fields)}")

    def word(self, where: str, values: Mapping[str, Any], name: str, choices: list[str], default: str) -> str:
        value = values.get(name, default)
        if not isinstance(value, str) or value not in choices:
            self.add(where, f"{name} cannot be {value!r}{nearest(str(value), [word for word in choices if word])}")
            return default
        return value

    def flag(self, where: str, values: Mapping[str, Any], name: str) -> None:
        if not isinstance(values.get(name, False), bool):
            self.add(where, f"{name} must be true or false, not {values[name]!r}")

    def number(self, where: str, values: Mapping[str, Any], name: str, low: int, high: int) -> None:
        value = values.get(name, low)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.add(where, f"{name} must be a whole number from {low} to {high}, not {value!r}")


def checked_boards(content: object) -> list[Board]:
    """One road in the order of the file: a full board, or a start board, intermediate ones and a finish board."""
    if not isinstance(content, list) or not content or not all(isinstance(board, dict) for board in content):
        raise BadBoard(["a board file has one or more [[board]] tables"])
    faults = Faults()
    names = [board.get("id") for board in content]
    for place, board in enumerate(content):
        where = f"board {place + 1}" + (f" ({board['id']})" if isinstance(board.get("id"), str) else "")
        if names.count(board.get("id")) > 1:
            faults.add(where, f"the id {board.get('id')!r} stands twice")
        check_board(faults, where, board)
    roles = [board.get("role") for board in content]
    if roles != ["full"] and (len(roles) < 2 or roles != ["start", *["intermediate"] * (len(roles) - 2), "finish"]):
        told = ", ".join(str(role) for role in roles)
        faults.add("boards", f"a road is one full board, or start, intermediate ones and finish in order, not: {told}")
    if faults.told:
        raise BadBoard(faults.told)
    spaces = sum(len(board["spaces"]) for board in content)
    symbols = sum(1 for board in content for space in board["spaces"] if "symbol" in space)
    check_tokens(faults, content)
    if faults.told:
        raise BadBoard(faults.told)
    if spaces > MOST_SPACES or symbols > MOST_SYMBOLS:
        raise BadBoard([f"boards: a road has at most {MOST_SPACES} spaces and {MOST_SYMBOLS} symbols"])
    return [dict(board) for board in content]


def check_tokens(faults: Faults, boards: list[Board]) -> None:
    """There are three Harpy tokens, one cave Treasure, and a toboggan leads somewhere."""
    symbols = [space.get("symbol", "") for board in boards for space in board["spaces"]]
    if symbols.count("harpy") > 3:
        faults.add("boards", "there are only three Harpy tokens (CER-SETUP-12)")
    if symbols.count("treasure") > 1:
        faults.add("boards", "there is only one Treasure beside the road (CER-SETUP-13)")
    for board in boards:
        doors = [link.get("entry_from") for link in listed(board) if link.get("entered_by") == "toboggan"]
        for space in board["spaces"]:
            if space.get("kind") == "toboggan" and space["id"] not in doors:
                faults.add(f"board {board['id']}, space {space['id']}", "a toboggan needs a branch that it leads into")


def check_board(faults: Faults, where: str, board: Board) -> None:
    """Fields, then spaces, the path through them, and links."""
    faults.known(where, board, BOARD_FIELDS)
    if not isinstance(board.get("id"), str) or not board["id"].isidentifier():
        faults.add(where, "id must be a word of letters, digits and underscores")
    role = faults.word(where, board, "role", ROLES, "")
    faults.number(where, board, "skulls", 0, 99)
    spaces = board.get("spaces")
    if not isinstance(spaces, list) or not spaces or not all(isinstance(space, dict) for space in spaces):
        faults.add(where, "spaces must be a list of tables")
        return
    before = len(faults.told)
    by_id: dict[str, Board] = {}
    for place, space in enumerate(spaces):
        name = space.get("id")
        here = f"{where}, space {place + 1}" + (f" ({name})" if isinstance(name, str) else "")
        if not isinstance(name, str) or not name.isidentifier():
            faults.add(here, "id must be a word of letters, digits and underscores")
        elif name in by_id:
            faults.add(here, f"the id '{name}' stands twice")
        else:
            by_id[name] = space
        check_space(faults, here, space)
    if len(faults.told) > before:
        return
    check_next(faults, where, role, by_id)
    if len(faults.told) == before:
        path = path_of(board)
        check_path(faults, where, role, board, path)
        check_links(faults, where, board, path, by_id)


def check_space(faults: Faults, where: str, space: Board) -> None:
    faults.known(where, space, SPACE_FIELDS)
    faults.word(where, space, "kind", KINDS, "")
    faults.word(where, space, "symbol", SYMBOLS, "")
    faults.word(where, space, "zone", ZONES, "plain")
    faults.flag(where, space, "mark")
    for axis in ("x", "y"):
        faults.number(where, space, axis, 0, 1000)
    following = space.get("next")
    if (
        not isinstance(following, list)
        or not 1 <= len(following) <= 2
        or not all(isinstance(n, str) for n in following)
    ):
        faults.add(where, "next must be a list of one or two spaces: the path, then a branch")


def check_next(faults: Faults, where: str, role: str, by_id: dict[str, Board]) -> None:
    """Everything that a space names is there, and the path leads out once."""
    way_out = "BARQUE" if role in ("full", "finish") else "EXIT"
    exits = [name for name, space in by_id.items() if space["next"][0] in ("BARQUE", "EXIT")]
    for name, space in by_id.items():
        here = f"{where}, space {name}"
        for following in space["next"]:
            if following not in by_id and following != way_out:
                faults.add(here, f"next leads to '{following}', which is not there{nearest(following, by_id)}")
        for field in ("deeper", "back"):
            if field in space and space[field] not in by_id:
                faults.add(here, f"{field} leads to {space[field]!r}, which is not there")
    if len(exits) != 1:
        faults.add(where, f"exactly one space leads to {way_out}, not {len(exits)}")


def path_of(board: Board) -> list[str]:
    """The path from the first space, as far as it goes without coming back."""
    by_id = {space["id"]: space for space in board["spaces"]}
    path: list[str] = []
    name = board["spaces"][0]["id"]
    while name in by_id and name not in path:
        path.append(name)
        name = by_id[name]["next"][0]
    return path


def check_path(faults: Faults, where: str, role: str, board: Board, path: list[str]) -> None:
    spaces = board["spaces"]
    by_id = {space["id"]: space for space in spaces}
    if by_id[path[-1]]["next"][0] not in ("BARQUE", "EXIT"):
        faults.add(where, f"the path from {path[0]} comes back to {by_id[path[-1]]['next'][0]} instead of leading out")
        return
    first = role in ("full", "start")
    last = role in ("full", "finish")
    kinds = [space.get("kind", "") for space in spaces]
    if first and (kinds[0] != "den" or kinds.count("den") != 1):
        faults.add(where, "the first space, and no other, is the den (CER-SETUP-04)")
    if first and (kinds.count("start") != 1 or spaces[kinds.index("start")]["id"] not in path[1:]):
        faults.add(where, "exactly one space of the path after the den is the start (CER-SETUP-06)")
    if not first and ("den" in kinds or "start" in kinds):
        faults.add(where, "den and start belong to the first board")
    if last and board.get("reveal_before") not in path:
        faults.add(where, "reveal_before must name a space of the path (CER-BARQ-05)")
    elif last and role == "full" and "start" in kinds:
        start = spaces[kinds.index("start")]["id"]
        if start in path and path.index(str(board["reveal_before"])) <= path.index(start):
            faults.add(where, "reveal_before must lie beyond the start (CER-BARQ-05)")
    if not last and "reveal_before" in board:
        faults.add(where, "reveal_before belongs to the last board")
    inside = {name for link in listed(board) if link.get("kind") == "branch" for name in strings(link.get("spaces"))}
    for space in spaces:
        name = space["id"]
        if name not in path and name not in inside:
            faults.add(f"{where}, space {name}", "it lies neither on the path nor in a branch")
        if name in path and ("deeper" in space or "branch" in space or "back" in space):
            faults.add(f"{where}, space {name}", "branch, deeper and back belong to side branches")


def listed(board: Board) -> list[Board]:
    links = board.get("links", [])
    return [link for link in links if isinstance(link, dict)] if isinstance(links, list) else []


def strings(values: object) -> list[str]:
    return [value for value in values if isinstance(value, str)] if isinstance(values, list) else []


def check_links(faults: Faults, where: str, board: Board, path: list[str], by_id: dict[str, Board]) -> None:
    links = board.get("links", [])
    if not isinstance(links, list) or not all(isinstance(link, dict) for link in links):
        faults.add(where, "links must be a list of tables")
        return
    ends: list[object] = []
    for place, link in enumerate(links):
        here = f"{where}, link {place + 1}" + (f" ({link['id']})" if isinstance(link.get("id"), str) else "")
        kind = link.get("kind")
        if not isinstance(kind, str) or kind not in LINK_FIELDS:
            faults.add(here, f"kind cannot be {kind!r}{nearest(str(kind), LINK_KINDS)}")
            continue
        faults.known(here, link, ["id", "kind", *LINK_FIELDS[kind]])
        for name, value in FIXED.items():
            if link.get(name, value) != value:
                faults.add(here, f"{name} must be {json.dumps(value)}: the rules know no other")
        if kind == "branch":
            check_branch(faults, here, link, path, by_id)
            continue
        near, far = link.get("a"), link.get("b")
        if near not in path or far not in path or path.index(str(near)) >= path.index(str(far)):
            faults.add(here, "a and b must be spaces of the path, a nearer to the den")
            continue
        if kind == "gate" and path.index(str(far)) != path.index(str(near)) + 1:
            faults.add(here, "a gate closes the way between two neighbouring spaces")
        if kind in ("infernal_portal", "gate") and link.get("opener") not in path:
            faults.add(here, "opener must name a space of the path: the stele or the lever")
        if kind == "gate" and link.get("cerberus_opens_at", link.get("opener")) != link.get("opener"):
            faults.add(here, "cerberus_opens_at must be the lever (CER-R-77)")
        if kind != "gate":
            ends += [near, far]
    for end in {str(end) for end in ends if ends.count(end) > 1}:
        faults.add(f"{where}, space {end}", "two shortcuts end here; only one can")
    for name in path:
        if len(by_id[name]["next"]) > 1 and by_id[name]["next"][1] not in [link.get("entry") for link in links]:
            faults.add(f"{where}, space {name}", "the second way leads into no branch of links")


def check_branch(faults: Faults, here: str, link: Board, path: list[str], by_id: dict[str, Board]) -> None:
    inside = strings(link.get("spaces"))
    if not inside or any(name not in by_id or name in path for name in inside):
        faults.add(here, "spaces must list the branch's own spaces")
        return
    if link.get("entry") != inside[0]:
        faults.add(here, "entry must be the first of its spaces")
    for field in ("entry_from", "exit", "crossroads"):
        if link.get(field) not in path:
            faults.add(here, f"{field} must be a space of the path")
            return
    how = faults.word(here, link, "entered_by", ENTERED_BY, "")
    door = by_id[str(link["entry_from"])]
    if how == "advance" and door["next"][1:] != [link["entry"]]:
        faults.add(here, f"the space {link['entry_from']} must lead into the branch by its second next")
    if how == "toboggan" and door.get("kind") != "toboggan":
        faults.add(here, f"the space {link['entry_from']} must be of kind toboggan")
    faults.flag(here, link, "two_way")
    faults.number(here, link, "advance_penalty", 0, 1)
    two_way = link.get("two_way") is True
    for place, name in enumerate(inside):
        space = by_id[name]
        last = place + 1 == len(inside)
        onward = space.get("deeper") if two_way else space["next"][0]
        wanted = (None if two_way else link["exit"]) if last else inside[place + 1]
        if onward != wanted:
            faults.add(here, f"{name} must lead to {wanted or 'nothing deeper'}, not to {onward}")
        if two_way and (space["next"][0] != space.get("back") or space["next"][0] != ([door["id"], *inside][place])):
            faults.add(here, f"next and back of {name} must both lead towards the way out")
