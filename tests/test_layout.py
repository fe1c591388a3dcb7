"""How the package is laid out: imports go one way, modules stay short, rule ids exist, examples run."""

from __future__ import annotations

import ast
import doctest
import importlib
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import katabasis
from katabasis.games.ahuris.actions import ACTION_KINDS, OUTCOME_KINDS
from katabasis.games.ahuris.meta import OPTIONS
from katabasis.games.ahuris.questions import KINDS
from katabasis.games.ahuris.words.events import EVENTS
from katabasis.rulebook import Rulebook
from texts import assert_ruled

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "katabasis"
MODULES = sorted(SOURCE.rglob("*.py"))

# Who may import whom, besides itself.  "katabasis" is the top-level package, the door to engine and games.
MAY_IMPORT: dict[str, set[str]] = {
    "engine": set(),
    "words": {"engine"},
    "names": {"engine", "words"},
    "games": {"engine", "words"},
    "katabasis": {"engine", "games"},
    "bots": {"engine", "games", "katabasis"},
    "rulebook": {"engine"},
    "coach": {"engine", "games", "katabasis", "bots", "words", "names"},
    "lab": {"engine", "games", "katabasis", "bots", "words", "names", "coach"},
    "envs": {"engine", "games", "katabasis", "bots"},
    "terminal": {"engine", "games", "katabasis", "bots", "words", "names", "rulebook", "coach"},
    "server": {"engine", "games", "katabasis", "bots", "words", "names", "rulebook", "coach"},
    "agent": {"engine", "games", "katabasis", "bots", "words", "names", "rulebook"},
    "cli": {
        "engine",
        "games",
        "katabasis",
        "bots",
        "words",
        "names",
        "rulebook",
        "coach",
        "lab",
        "terminal",
        "server",
        "agent",
    },
    "__main__": {"cli"},
}

# Modules that import by name: a game from its name, what a pickle holds from the game's home.
IMPORT_BY_NAME = {
    "engine/action.py",
    "games/__init__.py",
}

LONGEST = 450
# A module passing 400 lines is asking to be two chapters; these answered no.
LONG = {
    "engine/match.py": "one playing of a game, with its record, undo, standing orders and replays, on one page",
    "games/ahuris/mind/habit.py": "seventy tables of weights beside what looks them up: apart they could disagree",
}

RULE = re.compile(r"AHU-[A-Z]+-\d+")
ABYSS_RULE = re.compile(r"ABY-[A-Z]+-\d+")


def name_of(path: Path) -> str:
    """The dotted name of a module."""
    parts = ["katabasis", *path.relative_to(SOURCE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def part_of(module: str) -> str:
    """The part of the package that a module belongs to."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "katabasis"


NAMES = {name_of(path) for path in MODULES}


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def ours(module: str) -> bool:
    return module == "katabasis" or module.startswith("katabasis.")


@cache
def imports(path: Path) -> list[str]:
    """The modules of ours that a module imports, wherever in it the import stands."""
    found = []
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if ours(alias.name)]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written out in full"
            module = str(node.module)
            if ours(module):
                for alias in node.names:
                    inner = f"{module}.{alias.name}"
                    found.append(inner if inner in NAMES else module)
    return found


def game_of(module: str) -> str:
    """The game whose package a module belongs to; "" outside of them."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 and parts[1] == "games" else ""


# Imports


def test_every_part_is_known() -> None:
    assert {part_of(name_of(path)) for path in MODULES} == MAY_IMPORT.keys()


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_imports_go_one_way(part: str) -> None:
    """engine, then words, then games, then bots, then lab, terminal and the command line."""
    seen = False
    for path in MODULES:
        if part_of(name_of(path)) == part:
            seen = True
            wrong = [module for module in imports(path) if part_of(module) not in MAY_IMPORT[part] | {part}]
            assert not wrong, f"{name_of(path)} imports {wrong}"
    assert seen


def test_nobody_knows_a_game_but_itself() -> None:
    """A game is reached by its name, through katabasis.game."""
    for path in MODULES:
        own = game_of(name_of(path))
        wrong = [module for module in imports(path) if game_of(module) not in ("", own)]
        assert not wrong, f"{name_of(path)} imports {wrong}"


def test_there_is_no_way_back() -> None:
    """The table above has no circle either."""
    below: set[str] = set()
    for part in MAY_IMPORT:
        assert MAY_IMPORT[part] <= below
        below.add(part)
    assert below == MAY_IMPORT.keys()


def test_only_the_declared_modules_import_by_name() -> None:
    found = set()
    for path in MODULES:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Attribute) and node.attr == "import_module":
                found.add(str(path.relative_to(SOURCE)))
            assert not (isinstance(node, ast.Name) and node.id == "__import__"), path
    assert found == IMPORT_BY_NAME


# Rooms

GAMES = ["abyss", "ahuris", "cerbere"]
MOST_ENTRIES = 18  # at the top of a game: what a rules lawyer wants to see, and nothing else
SPINE = {
    "__init__.py": "the only public door: GAME",
    "meta.py": "title, seats, options, RULES_VERSION",
    "data": "literals from the printed material",
    "questions.py": "what can be asked",
    "actions.py": "every answer and its notation",
    "state.py": "the position",
    "setup.py": "the rulebook's chapter of that name",
    "legal.py": "question -> answers",
    "apply.py": "answer -> changed state",
    "rules": "one module for each chapter of the rulebook",
    "bags.py": "cards as numbers",
    "view.py": "what one seat may know",
    "resample.py": "what it cannot know, dealt again",
    "contract.py": "all of it bound to the engine",
    "words": "what is said",
    "mind": "what bots, coach, learners and the laboratory know",
}
ALSO = {"effects.py": "the steps that cards are written in", "board": "boards, and what can be wrong with them"}
WORDS = {"events", "narrate", "reasons", "position_writing", "position_reading", "position_checks"}
MIND = {"coaching", "features", "habit", "statistics", "values"}


def room_of(module: str) -> str:
    """The room of a game that a module stands in; "" for its top, and outside of games."""
    parts = module.split(".")
    return parts[3] if len(parts) > 4 and parts[1] == "games" else ""


def entries(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.name != "__pycache__"}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_rooms(game: str) -> None:
    top = entries(SOURCE / "games" / game)
    assert SPINE.keys() <= top <= SPINE.keys() | ALSO.keys()
    assert len(top) <= MOST_ENTRIES
    assert {f"{name}.py" for name in WORDS} <= entries(SOURCE / "games" / game / "words")
    assert {f"{name}.py" for name in MIND} <= entries(SOURCE / "games" / game / "mind")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_know_neither_words_nor_minds(game: str) -> None:
    """Only the contract opens those doors; events are numbers, and the rules tell them."""
    seen = 0
    for path in MODULES:
        parts = path.relative_to(SOURCE).parts
        if parts[:2] == ("games", game) and parts[2] not in ("words", "mind", "board", "contract.py", "__init__.py"):
            seen += 1
            wrong = [module for module in imports(path) if room_of(module) in ("words", "mind")]
            wrong = [module for module in wrong if not module.endswith(".words.events")]
            assert not wrong, f"{name_of(path)} imports {wrong}"
    assert seen > 15


# The map

HOMES = (SOURCE, ROOT, SOURCE.parent)  # what paths in docs/architecture.md are told from


def test_the_map_shows_what_is_there() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    paths = set(re.findall(r"`([a-z]+/[\w/.<>-]+?)`", text))
    assert len(paths) > 30
    for path in paths:
        for game in GAMES if "<game>" in path else [""]:
            named = path.replace("<game>", game).replace("/<chapter>.py", "")
            assert any((home / named).exists() for home in HOMES), path


# Length


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_module_is_one_chapter(path: Path) -> None:
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert (lines > LONGEST) == (str(path.relative_to(SOURCE)) in LONG), f"{lines} lines"


# Rule ids


@pytest.fixture(scope="module")
def ids() -> set[str]:
    """Every rule and ruling."""
    text = "".join(
        (ROOT / "docs" / "games" / "ahuris" / name).read_text(encoding="utf-8") for name in ("rules.md", "rulings.md")
    )
    found = re.findall(r'<a id="(AHU-[A-Z]+-\d+)"></a>', text)
    assert len(found) == len(set(found)) > 100
    return set(found)


def test_the_rulebook_reads_every_rule_in_both_languages(ids: set[str]) -> None:
    rules = Rulebook("ahuris").rules
    assert rules.keys() == ids
    for rule in rules.values():
        assert all(rule.title(language) and rule.text(language) for language in ("en", "fr"))


def test_every_rule_cited_in_the_code_exists(ids: set[str]) -> None:
    cited = 0
    for path in [*MODULES, *sorted(SOURCE.rglob("*.ftl"))]:
        found = set(RULE.findall(path.read_text(encoding="utf-8")))
        cited += len(found)
        assert found <= ids, f"{path.relative_to(SOURCE)} cites {sorted(found - ids)}"
    assert cited > 100


def test_every_rule_cited_in_a_rule_exists(ids: set[str]) -> None:
    for rule in Rulebook("ahuris").rules.values():
        for text in rule.texts.values():
            assert set(RULE.findall(text)) <= ids, rule.id


def test_every_question_answer_event_and_option_has_its_rule(ids: set[str]) -> None:
    for table in (KINDS.rows, ACTION_KINDS, OUTCOME_KINDS, EVENTS, OPTIONS):
        assert_ruled(table, ids)


def test_every_reason_has_its_rule(ids: set[str]) -> None:
    """Each call that makes a reason names a rule, or takes it from the table of questions."""
    makers = {"reason": 1, "hero_reason": 1, "value_reason": 1, "Reason": 2}  # where the rule stands
    given = 0
    for call in ast.walk(tree_of(SOURCE / "games" / "ahuris" / "words" / "reasons.py")):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in makers:
            rule = call.args[makers[call.func.id]]
            if isinstance(rule, ast.Constant):
                given += 1
                assert rule.value in ids
            else:
                assert ast.unparse(rule) in ("rule", "KIND_RULES[kind]", "KIND_RULES[question.kind]")
    assert given > 20


def test_the_rulebook_of_abyss_is_whole_and_every_rule_cited_exists() -> None:
    """The same for Abyss: both languages, and no rule named in code or texts that is not there."""
    rules = Rulebook("abyss").rules
    assert len(rules) == 294
    for rule in rules.values():
        assert all(rule.title(language) and rule.text(language) for language in ("en", "fr"))
        assert all(set(ABYSS_RULE.findall(text)) <= rules.keys() for text in rule.texts.values()), rule.id
    cited = set()
    for path in [*MODULES, *sorted(SOURCE.rglob("*.ftl"))]:
        cited |= set(ABYSS_RULE.findall(path.read_text(encoding="utf-8")))
    assert cited <= rules.keys(), sorted(cited - rules.keys())
    assert len(cited) > 100


# Examples


def examples() -> list[tuple[str, doctest.DocTest]]:
    """The examples of every docstring, read from the source so that compiled modules have theirs too."""
    found = []
    for path in MODULES:
        tree = tree_of(path)
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                text = ast.get_docstring(node) or ""
                if ">>>" in text:
                    name = name_of(path) + ("" if isinstance(node, ast.Module) else f".{node.name}")
                    line = node.body[0].lineno
                    test = doctest.DocTestParser().get_doctest(text, {}, name, str(path), line)
                    found.append((name_of(path), test))
    return found


EXAMPLES = examples()


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 10


@pytest.mark.parametrize(("module", "test"), EXAMPLES, ids=[test.name for _, test in EXAMPLES])
def test_the_examples_in_docstrings_hold(module: str, test: doctest.DocTest) -> None:
    test.globs = dict(vars(importlib.import_module(module)))
    told: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(test, out=told.append)
    assert result.attempted > 0
    assert result.failed == 0, "".join(told)


def test_the_python_in_the_readme_runs(tmp_path: Path) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    assert blocks, "the README shows no Python"
    package = str(Path(katabasis.__file__).parents[1])  # the one under test, installed or in the source tree
    for block in blocks:
        done = subprocess.run(
            [sys.executable, "-c", block],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": package},
            capture_output=True,
            encoding="utf-8",
            timeout=600,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, ""), block
