"""Is every line of the rules watched by a test?  One token is changed at a time, and tests run until one notices.

    make mutants GAME=abyss COUNT=100 SEED=reef

Which scenarios run through which lines is found out once and kept in build/mutants; of those that run through a changed
line the quickest go first, then conformance, playthroughs and counts.  A change inside a function is tried in a fork of
a process that has collected all tests; one outside of functions (cards, tables), or in a function that is called while
modules are loaded, in a fork that loads the game anew.  Whatever runs ten times as long as it should does not end, and
is caught.  Changes that make no difference stand in mutants_equivalent.toml with the reason, by file, function and
text: they are not tried, and not counted.
"""

from __future__ import annotations

import argparse
import gc
import importlib.abc
import importlib.util
import os
import sys
import time
import tomllib
import types
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from typing import Any, NoReturn

import pytest

import katabasis.words  # noqa: F401  with the engine, loaded once: no fork need do it again
from mutants_lines import QUIET, ROOT, TESTS, alarm, in_fork, measured, passes, runs_through
from mutations import GAMES, Mutant, chosen, mutants_of

EQUIVALENT = TESTS / "mutants_equivalent.toml"
ASKED = 98.0  # per cent
SLOWER = 10  # times as long as usual: it does not end
KINDS = {"rules": "scenarios", "conformance": "conformance", "golden": "playthroughs and counts", "": "other tests"}


def tests_of(game: str) -> list[str]:
    """Scenarios, conformance, playthroughs and counts."""
    golden = TESTS / f"test_golden_{game}.py"
    places = [TESTS / "rules" / game, TESTS / "conformance" / f"test_{game}.py"]
    places.append(golden if golden.exists() else TESTS / "test_golden.py")
    return [str(place.relative_to(ROOT)) for place in places]


# Trying a mutant


class Trial:
    """Runs tests in turn, in a fork that says which one noticed."""

    def __init__(self, tests: dict[str, Any], patience: float, say: Callable[[str], NoReturn]) -> None:
        self.tests = tests
        self.patience = patience
        self.say = say
        alarm(60, lambda: say("time"))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.run({item.nodeid: item for item in session.items}, list(self.tests))
        return True

    def run(self, items: dict[str, pytest.Item], names: list[str]) -> NoReturn:
        left = self.patience
        for name in sorted(names, key=lambda name: self.tests[name]["seconds"]):
            left -= self.tests[name]["seconds"]
            if name and left > 0:
                alarm(1 + SLOWER * self.tests[name]["seconds"], lambda name=name: self.say(f"time {name}"))  # type: ignore[misc]
                if not passes(items[name]):
                    self.say(name)
        self.say("nothing")


class Changed(importlib.abc.MetaPathFinder):
    """Loads one module from a changed source."""

    def __init__(self, game: str, mutant: Mutant) -> None:
        self.path = str(GAMES / game / mutant.file)
        self.module = module_of(game, mutant.file)
        self.source = mutant.source

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name != self.module:
            return None
        finder = self

        class Loader(SourceFileLoader):
            def get_code(self, fullname: str) -> types.CodeType:
                return compile(finder.source, finder.path, "exec")

        return importlib.util.spec_from_file_location(name, self.path, loader=Loader(name, self.path))


def module_of(game: str, file: str) -> str:
    return ".".join(["katabasis", "games", game, *Path(file).with_suffix("").parts]).removesuffix(".__init__")


def try_anew(game: str, mutant: Mutant, tests: list[str], known: dict[str, Any], patience: float) -> str:
    """Load the game with the change in it, then run every test."""

    def work(say: Callable[[str], NoReturn]) -> None:
        sys.meta_path.insert(0, Changed(game, mutant))
        pytest.main([*QUIET, *tests], plugins=[Trial(known, patience, say)])
        say("loading")

    return in_fork(work)


def change_function(game: str, mutant: Mutant) -> None:
    """Give a function of the loaded game its changed code."""
    module = compile(mutant.source, str(GAMES / game / mutant.file), "exec")
    found: Any = sys.modules[module_of(game, mutant.file)]
    for name in mutant.function.split("."):
        found = vars(found)[name]
    function = found.fget if isinstance(found, property) else found
    function.__code__ = code_of(module, mutant.function)


def code_of(module: types.CodeType, name: str) -> types.CodeType:
    for part in name.split("."):
        module = next(c for c in module.co_consts if isinstance(c, types.CodeType) and c.co_name == part)
    return module


@dataclass
class Session:
    """With all tests collected, mutants inside of functions are tried one after the other."""

    game: str
    mutants: list[Mutant]
    known: dict[str, Any]
    patience: float
    tell: Callable[..., None]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        gc.collect()
        gc.freeze()
        for mutant in self.mutants:
            names = [
                name
                for name in self.known
                if name and runs_through(self.known[name]["lines"], mutant.file, mutant.first, mutant.last)
            ]
            self.tell(mutant, in_fork(lambda say, m=mutant, n=names: self.attempt(items, m, n, say)))  # type: ignore[misc]
        return True

    def attempt(
        self, items: dict[str, pytest.Item], mutant: Mutant, names: list[str], say: Callable[[str], NoReturn]
    ) -> None:
        change_function(self.game, mutant)
        Trial(self.known, self.patience, say).run(items, names)


# What came of it


class Account:
    """Tells what became of each mutant, and adds up."""

    def __init__(self) -> None:
        self.caught: Counter[str] = Counter()
        self.survived = 0

    def tell(self, mutant: Mutant, said: str) -> None:
        where = f"{mutant.file}:{mutant.line}"
        if said == "nothing":
            self.survived += 1
            print(f"SURVIVED {mutant}", flush=True)
            return
        word, _, test = said.partition(" ")
        if word in ("time", "loading", ""):
            by = {"time": "does not end", "loading": "does not load", "": "breaks down"}[word]
            self.caught[by] += 1
            by = f"{by} {test}"
        else:
            by = said
            self.caught[next(kind for part, kind in KINDS.items() if part in said.partition("::")[0])] += 1
        print(f"caught {where} {mutant.before} -> {mutant.after}\n    {by}", flush=True)

    def share(self) -> float:
        tried = self.caught.total() + self.survived
        return 100 * self.caught.total() / tried if tried else 100.0


def equivalents(game: str, mutants: list[Mutant]) -> set[Mutant]:
    """The mutants that make no difference; what is listed and no longer there is told."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get(game, [])
    found: set[Mutant] = set()
    for row in listed:
        told = {key: text for key, text in row.items() if key != "why"}
        those = [mutant for mutant in mutants if all(getattr(mutant, key) == text for key, text in told.items())]
        if not those:
            print(f"listed as equivalent and not there: {told}")
        found.update(those)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", default="reef")
    parser.add_argument("--patience", type=float, default=12.0, help="seconds of tests for a mutant")
    parser.add_argument("--file", default="", help="only this module of the game, as rules/ending.py")
    parser.add_argument("--tests", nargs="*", help="only these tests")
    asked = parser.parse_args()
    os.chdir(ROOT)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # what is installed besides takes longer to load than the games
    start = time.monotonic()
    tests = asked.tests or tests_of(asked.game)
    every = mutants_of(asked.game)
    without_effect = equivalents(asked.game, every)
    everything = [mutant for mutant in every if mutant.file.startswith(asked.file)]
    mutants = chosen(everything, asked.count, asked.seed)
    tried = [mutant for mutant in mutants if mutant not in without_effect]
    watched = measured(asked.game, tests)
    at_import = watched[""]["lines"]
    account = Account()
    inside = []
    for mutant in tried:
        if mutant.at_import or runs_through(at_import, mutant.file, mutant.first, mutant.last):
            account.tell(mutant, try_anew(asked.game, mutant, tests, watched, asked.patience))
        else:
            inside.append(mutant)
    pytest.main([*QUIET, *tests], plugins=[Session(asked.game, inside, watched, asked.patience, account.tell)])
    print(
        f"{asked.game}, seed {asked.seed}: {len(mutants)} of {len(everything)} mutants, "
        f"{len(mutants) - len(tried)} equivalent, {account.caught.total()} caught ({account.share():.1f} %), "
        f"{account.survived} survived; {time.monotonic() - start:.0f} s"
    )
    print("caught by " + ", ".join(f"{kind} {number}" for kind, number in account.caught.most_common()))
    return 0 if account.share() >= ASKED else 1


if __name__ == "__main__":
    sys.exit(main())
