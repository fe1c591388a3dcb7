"""Small changes to the rules of a game, one token at a time, each a fault that a test should notice.

    <  becomes  <= and >=        and  becomes  or        3  becomes  2 and 4        a statement is left out
    +  becomes  -                not x  becomes  x       if x  becomes  if True     another value is returned

Words, boards and what bots think are no rules and stay as they are; so do messages, annotations and assertions.
"""

from __future__ import annotations

import ast
import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

GAMES = Path(__file__).parents[1] / "src" / "katabasis" / "games"
ROOMS = ["rules", "data"]  # looked into
MODULES = ["apply", "bags", "legal", "resample", "setup", "state", "view"]
FUNCTIONS_ONLY = ["state"]  # what it is made of is bookkeeping

SWAPS = {
    ast.Lt: ["<", "<=", ">="],
    ast.LtE: ["<=", "<", ">"],
    ast.Gt: [">", ">=", "<="],
    ast.GtE: [">=", ">", "<"],
    ast.Eq: ["==", "!="],
    ast.NotEq: ["!=", "=="],
    ast.In: ["in", "not in"],
    ast.NotIn: ["not in", "in"],
    ast.Is: ["is", "is not"],
    ast.IsNot: ["is not", "is"],
    ast.And: ["and", "or"],
    ast.Or: ["or", "and"],
    ast.Add: ["+", "-"],
    ast.Sub: ["-", "+"],
    ast.Mult: ["*", "//"],
    ast.FloorDiv: ["//", "*"],
    ast.Div: ["/", "*"],
    ast.Mod: ["%", "//"],
    ast.BitAnd: ["&", "|"],
    ast.BitOr: ["|", "&"],
    ast.LShift: ["<<", ">>"],
    ast.RShift: [">>", "<<"],
}
OTHER_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any", "reversed": "list", "sorted": "list"}
OTHER_RETURNS = {"bool": "not (%s)", "int": "(%s) + 1", "i64": "(%s) + 1", "list": "(%s)[:-1]"}


@dataclass(frozen=True)
class Mutant:
    """One change."""

    file: str  # inside the game's package
    function: str  # the function or method it lies in, else the class, else ""
    at_import: bool  # whether it lies outside of functions, or in one that is wrapped
    first: int  # lines of the statement, or of its head
    last: int
    line: int  # where the change is
    before: str  # the changed lines
    after: str
    above: str  # the line before them
    source: str  # the whole module, changed

    @property
    def name(self) -> str:
        """What does not depend on lines around it."""
        return f"{self.file} {self.function}: {self.before} -> {self.after}"

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function}\n    {self.before}\n    {self.after}"


def files_of(game: str) -> list[str]:
    """The modules in which the rules of a game stand, inside its package."""
    package = GAMES / game
    rooms = [path for room in ROOMS for path in package.glob(f"{room}/**/*.py")]
    modules = [package / f"{name}.py" for name in MODULES]
    return sorted(str(path.relative_to(package)) for path in rooms + modules if path.exists())


def mutants_of(game: str) -> list[Mutant]:
    """Every change to the rules of a game."""
    found: list[Mutant] = []
    for file in files_of(game):
        text = (GAMES / game / file).read_text(encoding="utf-8")
        made = mutants_in(text, file)
        found += [mutant for mutant in made if Path(file).stem not in FUNCTIONS_ONLY or not mutant.at_import]
    return found


def mutants_in(text: str, file: str = "") -> list[Mutant]:
    """Every change to a module, in the order of its lines."""
    finder = Finder(text, file)
    finder.visit(ast.parse(text))
    return finder.found


def chosen(mutants: list[Mutant], count: int, seed: str) -> list[Mutant]:
    """Some of them, by seed: the same ones as long as their own lines do not change."""
    seen: dict[str, int] = {}

    def rank(mutant: Mutant) -> str:
        seen[mutant.name] = seen.get(mutant.name, 0) + 1
        return hashlib.sha256(f"{seed} {mutant.name} {seen[mutant.name]}".encode()).hexdigest()

    ranks = {id(mutant): rank(mutant) for mutant in mutants}
    first = sorted(mutants, key=lambda mutant: ranks[id(mutant)])[:count]
    return sorted(first, key=lambda mutant: (mutant.file, mutant.line))


class Finder(ast.NodeVisitor):
    """Walks through a module and writes down what could be changed."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.source = text.encode()  # columns of the syntax tree count bytes
        self.starts = [0]
        for line in self.source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.scope: list[str] = []
        self.inside = False  # a function
        self.wrapped = False  # by a decorator
        self.returns = ""
        self.lines = (0, 0)
        self.found: list[Mutant] = []

    # Places in the text

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr) -> str:
        return self.source[self.start(node) : self.end(node)].decode()

    def change(self, start: int, end: int, text: str) -> None:
        """Another text from here to there."""
        source = self.source[:start] + text.encode() + self.source[end:]
        line = self.source.count(b"\n", 0, start)
        upto = self.source.count(b"\n", 0, end) + 1
        changed = source.count(b"\n", 0, start + len(text.encode())) + 1
        self.found.append(
            Mutant(
                self.file,
                ".".join(self.scope),
                not self.inside or self.wrapped,
                *self.lines,
                line + 1,
                " ".join(part.strip().decode() for part in self.source.splitlines()[line:upto]),
                " ".join(part.strip().decode() for part in source.splitlines()[line:changed]),
                self.source.splitlines()[line - 1].strip().decode() if line else "",
                source.decode(),
            )
        )

    def replace(self, node: ast.expr | ast.stmt, *texts: str) -> None:
        for text in texts:
            self.change(self.start(node), self.end(node), text)

    def swap(self, op: ast.AST, left: ast.expr, right: ast.expr, tail: str = "") -> None:
        """Another operator between two operands."""
        printed, *others = SWAPS.get(type(op), [""])
        start, end = self.end(left), self.start(right)
        found = re.search(re.escape(printed + tail).replace(r"\ ", r"\s+"), self.source[start:end].decode())
        for other in others:
            assert found is not None
            self.change(start + found.start(), start + found.end(), other + tail)

    # Scopes and statements

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.stmt):
            head = getattr(node, "test", None) or getattr(node, "iter", None)
            last = head.end_lineno if isinstance(head, ast.expr) else node.end_lineno
            self.lines = (node.lineno, last or node.lineno)
        super().visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.scope.append(node.name)
        self.all_of(node.body)
        self.scope.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name == "__repr__":
            return
        for default in [*node.args.defaults, *filter(None, node.args.kw_defaults)]:
            self.visit(default)
        if self.inside:
            self.all_of(node.body)
            return
        self.scope.append(node.name)
        self.inside, self.returns = True, returned(node)
        self.wrapped = any(not (isinstance(by, ast.Name) and by.id == "property") for by in node.decorator_list)
        self.all_of(node.body)
        self.inside, self.wrapped, self.returns = False, False, ""
        self.scope.pop()

    def all_of(self, body: list[ast.stmt]) -> None:
        for statement in body:
            self.visit(statement)

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # a docstring
            self.replace(node, "pass")
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if any(isinstance(target, ast.Name) and target.id == "__slots__" for target in node.targets):
            return
        if not isinstance(node.targets[0], ast.Name):  # a local name left out is no test of rules
            self.replace(node, "pass")
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.replace(node, "pass")
        self.swap(node.op, node.target, node.value, "=")
        self.generic_visit(node)

    def visit_Break(self, node: ast.Break) -> None:
        self.replace(node, "pass")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.replace(node, "pass")

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_Raise(self, node: ast.Raise) -> None:
        pass

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.replace(node, "pass")
            return
        nothing = isinstance(node.value, ast.Constant) or (isinstance(node.value, ast.List) and not node.value.elts)
        if self.returns and not nothing:
            self.replace(node.value, OTHER_RETURNS[self.returns] % self.text(node.value))
        self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        self.replace(node.test, "True", "False")
        self.visit(node.test)
        self.all_of(node.body + node.orelse)

    def visit_While(self, node: ast.While) -> None:
        self.replace(node.test, "False")
        self.visit(node.test)
        self.all_of(node.body + node.orelse)

    # Expressions

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.replace(node.test, "True", "False")
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self.replace(condition, "True", "False")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        for op, left, right in zip(node.ops, [node.left, *node.comparators], node.comparators, strict=False):
            self.swap(op, left, right)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.swap(node.op, left, right)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if not isinstance(node.left, ast.Constant) or not isinstance(node.left.value, str):
            self.swap(node.op, node.left, node.right)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            self.number(node, -node.operand.value)  # type: ignore[operator]
            return
        self.replace(node, self.text(node.operand))
        self.visit(node.operand)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.replace(node, str(not node.value))
        elif isinstance(node.value, (int, float)):
            self.number(node, node.value)

    def number(self, node: ast.expr, value: float) -> None:
        self.replace(node, f"{value + 1}", f"{value - 1}" if value >= 1 else f"({value - 1})")

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in OTHER_CALLS:
            self.replace(node.func, OTHER_CALLS[node.func.id])
        self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass


def returned(node: ast.FunctionDef) -> str:
    """The kind of what a function returns, if something else can be returned in its place."""
    kind = ast.unparse(node.returns).split("[")[0] if node.returns is not None else ""
    return kind if kind in OTHER_RETURNS else ""
