"""How the server is laid out: few rooms, one writer for the fields of a table, pure decisions about time."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SERVER = Path(__file__).parents[1] / "src" / "katabasis" / "server"
ROOMS = {"coach", "fair", "database", "routes", "table", "wire"}
WRITER = SERVER / "table" / "table.py"  # the only module that changes the fields of a Table
PURE = ["clock", "seats"]  # of server/table: reckoned from what is given
CHANGING = {
    *("add", "append", "appendleft", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "setdefault"),
    *("sort", "reverse", "update"),
    *("play", "undo", "order", "deal"),  # of a match
}


def modules() -> list[Path]:
    return sorted(path for path in SERVER.rglob("*.py") if path != WRITER)


def test_the_top_of_the_server_is_seen_at_a_glance() -> None:
    rooms = {path.parent.name for path in SERVER.glob("*/__init__.py")}
    assert rooms == ROOMS
    modules = [path.stem for path in SERVER.glob("*.py") if path.stem != "__init__"]
    assert len(rooms) + len(modules) <= 18


# One module writes the fields of a table


class Writes(ast.NodeVisitor):
    """Every place in a function that changes what belongs to a table otherwise than by a method of the table."""

    def __init__(self) -> None:
        self.tables: set[str] = {"table"}
        self.parts: set[str] = set()  # names for what belongs to a table: its row, its match, a seat
        self.found: list[str] = []

    def is_table(self, node: ast.AST) -> bool:
        if isinstance(node, ast.Await):
            return self.is_table(node.value)
        if isinstance(node, ast.Name):
            return node.id in self.tables
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            return called.endswith((".table", ".tables.get")) or called in ("Table", "table_of", "example_table")
        return isinstance(node, ast.Attribute) and node.attr == "table"

    def is_part(self, node: ast.AST) -> bool:
        if isinstance(node, ast.Attribute):
            return node.attr != "hall" and (self.is_table(node.value) or self.is_part(node.value))
        if isinstance(node, ast.Subscript | ast.Await):
            return self.is_part(node.value)
        if isinstance(node, ast.Call):
            return self.is_part(node.func)
        return isinstance(node, ast.Name) and node.id in self.parts

    def changes(self, target: ast.AST) -> None:
        for part in ast.walk(target):
            if not isinstance(part, ast.Attribute | ast.Subscript) or isinstance(part.ctx, ast.Load):
                continue
            if self.is_table(part.value) or self.is_part(part.value):
                self.found.append(f"line {part.lineno}: {ast.unparse(part)} = …")

    def name(self, target: ast.AST, value: ast.AST) -> None:
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            for one, other in zip(target.elts, value.elts, strict=False):
                self.name(one, other)
        elif isinstance(target, ast.Name):
            self.tables -= {target.id} - {"table"}
            self.parts -= {target.id}
            if self.is_table(value):
                self.tables.add(target.id)
            elif self.is_part(value):
                self.parts.add(target.id)

    def visit_arg(self, node: ast.arg) -> None:
        if node.annotation is not None and ast.unparse(node.annotation).strip("'\"") == "Table":
            self.tables.add(node.arg)

    def visit_Assign(self, node: ast.Assign) -> None:
        self.generic_visit(node)
        for target in node.targets:
            self.changes(target)
            self.name(target, node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.generic_visit(node)
        self.changes(node.target)
        if node.value is not None:
            self.name(node.target, node.value)

    def visit_NamedExpr(self, node: ast.NamedExpr) -> None:
        self.generic_visit(node)
        self.name(node.target, node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.generic_visit(node)
        self.changes(node.target)

    def visit_Delete(self, node: ast.Delete) -> None:
        for target in node.targets:
            self.changes(target)

    def visit_For(self, node: ast.For) -> None:
        self.changes(node.target)
        listening = ast.unparse(node.iter).endswith("listeners")  # who listens has a life of its own
        if isinstance(node.target, ast.Name) and self.is_part(node.iter) and not listening:
            self.parts.add(node.target.id)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        called = ast.unparse(node.func)
        if called in ("setattr", "delattr", "object.__setattr__"):
            if self.is_table(node.args[0]) or self.is_part(node.args[0]):
                self.found.append(f"line {node.lineno}: {ast.unparse(node)}")
        elif isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING and self.is_part(node.func.value):
            self.found.append(f"line {node.lineno}: {ast.unparse(node)}")


def written(source: str) -> list[str]:
    """Where a module changes what belongs to a table."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            looking = Writes()
            looking.visit(node)
            found += looking.found
    return found


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SERVER)))
def test_only_its_own_module_changes_the_fields_of_a_table(path: Path) -> None:
    assert written(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        "table.stale = True",
        "table.row.due = at",
        "table.row.undo_agreed |= 1",
        "table.seats[0].minded = True",
        "self.table.match = None",
        "table.listeners.add(listener)",
        "table.playing().undo(seat)",
        "del table.entries[3:]",
        "setattr(table.row, name, value)",
        "one, table.stale = 1, True",
        "known.stale = False",
        "match = table.playing()\n    match.play(action)",
        "seat = table.held(number, player)\n    seat.seen = now()",
        "other = await hall.table(match)\n    other.news = None",
        "for seat in table.seats:\n        seat.ready = True",
    ],
)
def test_the_test_above_sees_such_a_line(line: str) -> None:
    assert len(written(f"async def wrong(known: Table, **more):\n    {line}\n")) == 1


@pytest.mark.parametrize(
    "line",
    [
        "table.doubt()",
        "await table.play(seat, action)",
        "async with table.hall.store.changing(table.id) as (_, row, seats):\n        row.due = at",
        "self.thoughts[table] = thought",
        "length = len(table.entries)\n    length += 1",
        "for listener in table.listeners:\n        listener.reply = reply",
    ],
)
def test_and_lets_others_pass(line: str) -> None:
    assert written(f"async def right(table: Table):\n    {line}\n") == []


# Time and seats


@pytest.mark.parametrize("name", PURE)
def test_what_decides_about_clocks_and_seats_waits_for_nothing(name: str) -> None:
    """Rows in, numbers out: no clock is read, no database, no task; it needs no more than the rows."""
    tree = ast.parse((SERVER / "table" / f"{name}.py").read_text(encoding="utf-8"))
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    room = "katabasis.server.table."
    assert imported <= {"__future__", "katabasis.server.database.models", *(room + other for other in PURE)}
    assert not any(isinstance(node, ast.Import | ast.AsyncFunctionDef | ast.Await) for node in ast.walk(tree))
    stored = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)]
    assert stored == []
