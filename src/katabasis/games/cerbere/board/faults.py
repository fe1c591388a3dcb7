"""What can be wrong with a board, each fault with its place in the file (docs/games/cerbere/boards.md)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from katabasis.engine.errors import KatabasisError, closest
from katabasis.engine.message import Message
from katabasis.games.cerbere.board.roads import KINDS, LINK_KINDS, MOST_SPACES, MOST_SYMBOLS, SYMBOLS, ZONES

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
HIGHEST_NUMBER: Final = 1_000_000_000
FIXED: Final = {"cost": 1, "uses": 1, "swap": True, "from_start_of_move": True, "cerberus": False}  # as the rules say
ENTERED_BY: Final = ["advance", "toboggan"]

Board = dict[str, Any]


class Place:
    """Where in a file: among its boards, in one of them, or at a space or link of it."""

    def __init__(self, board: str = "", part: str = "", name: str = "") -> None:
        self.board = board
        self.part = part
        self.name = name

    def space(self, name: str) -> Place:
        return Place(self.board, "space", name)

    def link(self, name: str) -> Place:
        return Place(self.board, "link", name)

    def message(self) -> Message:
        if not self.board:
            return Message("board-place-boards", {})
        return Message(f"board-place-{self.part or 'board'}", {"board": self.board, "name": self.name})


class Fault:
    """Something that is wrong with a board, where it is, and what was perhaps meant."""

    def __init__(self, what: Message, where: Place | None = None, near: Message | None = None) -> None:
        self.what = what
        self.where = where
        self.near = near

    @property
    def space(self) -> str:
        """The id of the space it is about, if it has one: the last word of "4 (s03)"."""
        if self.where is None or self.where.part != "space":
            return ""
        return self.where.name.split(" ")[-1].strip("()")

    @property
    def board(self) -> str:
        """The id of the board it is about, if it is about one."""
        return self.where.board.split(" ")[-1].strip("()") if self.where is not None else ""

    def told(self, say: Callable[[Message], str]) -> str:
        """In words of whatever language."""
        place = f"{say(self.where.message())}{say(Message('board-place-colon', {}))} " if self.where else ""
        rule = f" ({self.what.rule})" if self.what.rule else ""
        return place + say(self.what) + rule + (say(self.near) if self.near else "")


class BadBoard(KatabasisError):
    """A board that cannot be played on: the sentence says where in the file, and what would be right."""

    def __init__(self, faults: list[Fault]) -> None:
        from katabasis.words import words  # slow to import, and few boards are faulty

        self.faults = faults
        super().__init__("; ".join(self.told(words("en").text)))

    def told(self, say: Callable[[Message], str]) -> list[str]:
        """All that is wrong, in words of whatever language."""
        return [fault.told(say) for fault in self.faults]


def whole(key: str, **values: int | str) -> BadBoard:
    """Something so wrong that nothing else can be looked at."""
    return BadBoard([Fault(Message(f"board-fault-{key}", values))])


def hint(word: str, known: Iterable[str]) -> Message | None:
    """The end of a sentence about a misspelt word: a suggestion if one is near, else the choices if they are few."""
    choices = list(known)
    close = closest(word, choices)
    if close:
        return Message("board-fault-near", {"word": close})
    return Message("board-fault-choices", {"words": ", ".join(choices)}) if 0 < len(choices) <= 12 else None


class Faults:
    """What is wrong, each with its place in the file."""

    def __init__(self) -> None:
        self.told: list[Fault] = []

    def add(self, where: Place, key: str, rule: str = "", near: Message | None = None, **values: int | str) -> None:
        self.told.append(Fault(Message(f"board-fault-{key}", values, rule), where, near))

    def known(self, where: Place, values: Mapping[str, Any], fields: list[str]) -> None:
        for name in values:
            if name not in fields:
                self.add(where, "no-field", field=str(name), near=hint(str(name), fields))

    def word(self, where: Place, values: Mapping[str, Any], name: str, choices: list[str], default: str) -> str:
        value = values.get(name, default)
        if not isinstance(value, str) or value not in choices:
            said = hint(str(value), [word for word in choices if word])
            self.add(where, "no-such-word", field=name, value=repr(value), near=said)
            return default
        return value

    def flag(self, where: Place, values: Mapping[str, Any], name: str) -> None:
        if not isinstance(values.get(name, False), bool):
            self.add(where, "no-flag", field=name, value=repr(values[name]))

    def number(self, where: Place, values: Mapping[str, Any], name: str, low: int, high: int) -> None:
        value = values.get(name, low)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.add(where, "no-number", field=name, low=low, high=high, value=repr(value))


def plain(value: object) -> Any:
    """The same, if it can be written down again in every form: no dates, no half letters, no numbers without end."""
    if isinstance(value, dict):
        for name, part in value.items():
            plain(name)
            plain(part)
    elif isinstance(value, list):
        for part in value:
            plain(part)
    elif isinstance(value, str):
        value.encode("utf-8")
    elif isinstance(value, float | int):
        if not abs(value) <= HIGHEST_NUMBER:
            raise ValueError("a number is too large")
    elif value is not None:
        raise ValueError(f"a board has no {type(value).__name__}")
    return value


def checked_boards(content: object) -> list[Board]:
    """One road in the order of the file: a full board, or a start board, intermediate ones and a finish board."""
    if not isinstance(content, list) or not content or not all(isinstance(board, dict) for board in content):
        raise whole("no-boards")
    faults = Faults()
    names = [board.get("id") for board in content]
    for place, board in enumerate(content):
        where = Place(f"{place + 1}" + (f" ({board['id']})" if isinstance(board.get("id"), str) else ""))
        if names.count(board.get("id")) > 1:
            faults.add(where, "twice", id=repr(board.get("id")))
        check_board(faults, where, board)
    roles = [board.get("role") for board in content]
    if roles != ["full"] and (len(roles) < 2 or roles != ["start", *["intermediate"] * (len(roles) - 2), "finish"]):
        told = ", ".join(str(role) for role in roles)
        faults.add(Place(), "road", roles=told)
    if faults.told:
        raise BadBoard(faults.told)
    spaces = sum(len(board["spaces"]) for board in content)
    symbols = sum(1 for board in content for space in board["spaces"] if "symbol" in space)
    check_tokens(faults, content)
    if faults.told:
        raise BadBoard(faults.told)
    if spaces > MOST_SPACES or symbols > MOST_SYMBOLS:
        faults.add(Place(), "road-too-long", spaces=MOST_SPACES, symbols=MOST_SYMBOLS)
        raise BadBoard(faults.told)
    return [dict(board) for board in content]


def check_tokens(faults: Faults, boards: list[Board]) -> None:
    """There are three Harpy tokens, one cave Treasure, and a toboggan leads somewhere."""
    symbols = [space.get("symbol", "") for board in boards for space in board["spaces"]]
    if symbols.count("harpy") > 3:
        faults.add(Place(), "harpies", "CER-SETUP-12")
    if symbols.count("treasure") > 1:
        faults.add(Place(), "treasures", "CER-SETUP-13")
    for board in boards:
        doors = [link.get("entry_from") for link in listed(board) if link.get("entered_by") == "toboggan"]
        for space in board["spaces"]:
            if space.get("kind") == "toboggan" and space["id"] not in doors:
                here = Place(board["id"]).space(space["id"])
                faults.add(here, "toboggan")


def check_board(faults: Faults, where: Place, board: Board) -> None:
    """Fields, then spaces, the path through them, and links."""
    faults.known(where, board, BOARD_FIELDS)
    if not isinstance(board.get("id"), str) or not board["id"].isidentifier():
        faults.add(where, "id")
    role = faults.word(where, board, "role", ROLES, "")
    faults.number(where, board, "skulls", 0, 99)
    spaces = board.get("spaces")
    if not isinstance(spaces, list) or not spaces or not all(isinstance(space, dict) for space in spaces):
        faults.add(where, "no-tables", field="spaces")
        return
    before = len(faults.told)
    by_id: dict[str, Board] = {}
    for place, space in enumerate(spaces):
        name = space.get("id")
        here = where.space(f"{place + 1}" + (f" ({name})" if isinstance(name, str) else ""))
        if not isinstance(name, str) or not name.isidentifier():
            faults.add(here, "id")
        elif name in by_id:
            faults.add(here, "twice", id=repr(name))
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


def check_space(faults: Faults, where: Place, space: Board) -> None:
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
        faults.add(where, "next")


def check_next(faults: Faults, where: Place, role: str, by_id: dict[str, Board]) -> None:
    """Everything that a space names is there, and the path leads out once."""
    way_out = "BARQUE" if role in ("full", "finish") else "EXIT"
    exits = [name for name, space in by_id.items() if space["next"][0] in ("BARQUE", "EXIT")]
    for name, space in by_id.items():
        here = where.space(name)
        for following in space["next"]:
            if following not in by_id and following != way_out:
                faults.add(here, "leads-nowhere", field="next", space=repr(following), near=hint(following, by_id))
        for field in ("deeper", "back"):
            if field in space and space[field] not in list(by_id):
                faults.add(here, "leads-nowhere", field=field, space=repr(space[field]))
    if len(exits) != 1:
        faults.add(where, "exits", exit=way_out, count=len(exits))


def path_of(board: Board) -> list[str]:
    """The path from the first space, as far as it goes without coming back."""
    by_id = {space["id"]: space for space in board["spaces"]}
    path: list[str] = []
    name = board["spaces"][0]["id"]
    while name in by_id and name not in path:
        path.append(name)
        name = by_id[name]["next"][0]
    return path


def check_path(faults: Faults, where: Place, role: str, board: Board, path: list[str]) -> None:
    spaces = board["spaces"]
    by_id = {space["id"]: space for space in spaces}
    if by_id[path[-1]]["next"][0] not in ("BARQUE", "EXIT"):
        faults.add(where, "comes-back", first=path[0], space=by_id[path[-1]]["next"][0])
        return
    first = role in ("full", "start")
    last = role in ("full", "finish")
    kinds = [space.get("kind", "") for space in spaces]
    if first and (kinds[0] != "den" or kinds.count("den") != 1):
        faults.add(where, "den", "CER-SETUP-04")
    if first and (kinds.count("start") != 1 or spaces[kinds.index("start")]["id"] not in path[1:]):
        faults.add(where, "start", "CER-SETUP-06")
    if not first and ("den" in kinds or "start" in kinds):
        faults.add(where, "not-first")
    if last and board.get("reveal_before") not in path:
        faults.add(where, "no-reveal", "CER-BARQ-05")
    elif last and role == "full" and "start" in kinds:
        start = spaces[kinds.index("start")]["id"]
        if start in path and path.index(str(board["reveal_before"])) <= path.index(start):
            faults.add(where, "reveal-early", "CER-BARQ-05")
    if not last and "reveal_before" in board:
        faults.add(where, "not-last")
    inside = {name for link in listed(board) if link.get("kind") == "branch" for name in strings(link.get("spaces"))}
    for space in spaces:
        name = space["id"]
        if name not in path and name not in inside:
            faults.add(where.space(name), "lost")
        if name in path and ("deeper" in space or "branch" in space or "back" in space):
            faults.add(where.space(name), "no-branch")


def listed(board: Board) -> list[Board]:
    links = board.get("links", [])
    return [link for link in links if isinstance(link, dict)] if isinstance(links, list) else []


def strings(values: object) -> list[str]:
    return [value for value in values if isinstance(value, str)] if isinstance(values, list) else []


def check_links(faults: Faults, where: Place, board: Board, path: list[str], by_id: dict[str, Board]) -> None:
    links = board.get("links", [])
    if not isinstance(links, list) or not all(isinstance(link, dict) for link in links):
        faults.add(where, "no-tables", field="links")
        return
    ends: list[object] = []
    for place, link in enumerate(links):
        here = where.link(f"{place + 1}" + (f" ({link['id']})" if isinstance(link.get("id"), str) else ""))
        kind = link.get("kind")
        if not isinstance(kind, str) or kind not in LINK_FIELDS:
            faults.add(here, "no-such-word", field="kind", value=repr(kind), near=hint(str(kind), LINK_KINDS))
            continue
        faults.known(here, link, ["id", "kind", *LINK_FIELDS[kind]])
        for name, value in FIXED.items():
            if link.get(name, value) != value:
                faults.add(here, "fixed", field=name, value=json.dumps(value))
        if kind == "branch":
            check_branch(faults, here, link, path, by_id)
            continue
        near, far = link.get("a"), link.get("b")
        if near not in path or far not in path or path.index(str(near)) >= path.index(str(far)):
            faults.add(here, "ends")
            continue
        if kind == "gate" and path.index(str(far)) != path.index(str(near)) + 1:
            faults.add(here, "gate")
        if kind in ("infernal_portal", "gate") and link.get("opener") not in path:
            faults.add(here, "opener")
        if kind == "gate" and link.get("cerberus_opens_at", link.get("opener")) != link.get("opener"):
            faults.add(here, "lever", "CER-R-77")
        if kind != "gate":
            ends += [near, far]
    for end in {str(end) for end in ends if ends.count(end) > 1}:
        faults.add(where.space(end), "two-ends")
    for name in path:
        if len(by_id[name]["next"]) > 1 and by_id[name]["next"][1] not in [link.get("entry") for link in links]:
            faults.add(where.space(name), "second-way")


def check_branch(faults: Faults, here: Place, link: Board, path: list[str], by_id: dict[str, Board]) -> None:
    inside = strings(link.get("spaces"))
    if not inside or any(name not in by_id or name in path for name in inside):
        faults.add(here, "branch-spaces")
        return
    if link.get("entry") != inside[0]:
        faults.add(here, "entry")
    for field in ("entry_from", "exit", "crossroads"):
        if link.get(field) not in path:
            faults.add(here, "off-path", field=field)
            return
    how = faults.word(here, link, "entered_by", ENTERED_BY, "")
    door = by_id[str(link["entry_from"])]
    if how == "advance" and door["next"][1:] != [link["entry"]]:
        faults.add(here, "door", space=str(link["entry_from"]))
    if how == "toboggan" and door.get("kind") != "toboggan":
        faults.add(here, "slide", space=str(link["entry_from"]))
    faults.flag(here, link, "two_way")
    faults.number(here, link, "advance_penalty", 0, 1)
    two_way = link.get("two_way") is True
    for place, name in enumerate(inside):
        space = by_id[name]
        last = place + 1 == len(inside)
        onward = space.get("deeper") if two_way else space["next"][0]
        wanted = (None if two_way else link["exit"]) if last else inside[place + 1]
        if onward != wanted:
            faults.add(here, "onward", space=name, wanted=str(wanted or "none"), found=str(onward))
        if two_way and (space["next"][0] != space.get("back") or space["next"][0] != ([door["id"], *inside][place])):
            faults.add(here, "way-out", space=name)
