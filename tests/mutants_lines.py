"""Through which lines of a game's rules each test runs, found out once and kept in build/mutants."""

from __future__ import annotations

import hashlib
import json
import os
import resource
import select
import signal
import sys
import time
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest
from _pytest.runner import runtestprotocol

from mutations import GAMES

TESTS = Path(__file__).parent
ROOT = TESTS.parent
LONGEST = 2.5  # seconds of processor: tests that take longer are left out
WATCHED = 1.0  # and those that take longer than this while watched are taken to run through every line
MEMORY = 4 * 2**30
HANGS = 1800.0  # seconds on the clock, whatever happens
QUIET = ["-s", "-o", "addopts=--strict-markers", "-pno:cacheprovider", "-pno:terminal"]

Lines = dict[str, list[int]]  # by file
EVERYTHING: Lines = {"": []}

# Forks


def in_fork(work: Callable[[Callable[[str], NoReturn]], object]) -> str:
    """Let a copy of this process do some work until it says something; "" if it ends without a word."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)

        def say(text: str) -> NoReturn:
            os.write(writing, text.encode())
            os._exit(0)

        try:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            work(say)
        finally:
            os._exit(0)
    os.close(writing)
    said = b""
    end = time.monotonic() + HANGS
    while select.select([reading], [], [], max(0.0, end - time.monotonic()))[0]:
        part = os.read(reading, 65536)
        if not part:
            break
        said += part
    else:
        os.kill(child, signal.SIGKILL)
        said = b"time"
    os.close(reading)
    os.waitpid(child, 0)
    return said.decode()


def passes(item: pytest.Item) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def alarm(seconds: float, then: Callable[[], object]) -> None:
    """After so many seconds of processor; 0 for never."""
    signal.signal(signal.SIGPROF, lambda *_: then())
    signal.setitimer(signal.ITIMER_PROF, seconds, 1.0)


# What runs through which lines


class TooLong(BaseException):
    """No test may catch it."""


class Watch:
    """Writes down which lines of a game are run, while it is loaded and by each test."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.unseen: dict[types.CodeType, set[int]] = {}
        self.found: dict[str, set[int]] = {}

    def start(self) -> None:
        self.unseen, self.found = {}, {}
        sys.settrace(self.call)

    def stop(self) -> Lines:
        sys.settrace(None)
        return {file: sorted(lines) for file, lines in self.found.items()}

    def call(self, frame: types.FrameType, event: str, arg: object) -> Any:
        """Lines are looked at until a function has shown them all."""
        code = frame.f_code
        unseen = self.unseen.get(code)
        if unseen is None:
            ours = code.co_filename.startswith(self.package)
            unseen = {line for _, _, line in code.co_lines() if line} if ours else set()
            self.unseen[code] = unseen
        if not unseen:
            return None
        lines = self.found.setdefault(code.co_filename.removeprefix(self.package), set())

        def line(frame: types.FrameType, event: str, arg: object) -> Any:
            lines.add(frame.f_lineno)
            unseen.discard(frame.f_lineno)
            return line

        return line(frame, event, arg)


class Measure:
    """Runs every test once, and writes down what it found."""

    def __init__(self, game: str, target: Path, found: dict[str, Any]) -> None:
        self.watch = Watch(f"{GAMES / game}/")
        self.target = target
        self.found = found

    def pytest_sessionstart(self) -> None:
        self.watch.start()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.found["import"] = self.watch.stop()
        usual: dict[str, float] = {}  # by function: one match takes about as long as another
        for item in session.items:
            name, _, _ = item.nodeid.partition("[")
            if item.get_closest_marker("long"):
                continue
            scenario = "rules" in item.nodeid
            seconds, lines = self.run(item, WATCHED) if scenario else (LONGEST, {})
            if seconds >= WATCHED:
                lines = EVERYTHING
                seconds = usual[name] if name in usual else self.run(item, LONGEST, watched=False)[0]
                usual[name] = seconds
            if lines:
                self.found["files"][name.partition("::")[0]]["tests"][item.nodeid] = {
                    "lines": lines,
                    "seconds": seconds,
                }
        self.target.parent.mkdir(parents=True, exist_ok=True)
        self.target.write_text(json.dumps(self.found), encoding="utf-8")
        return True

    def run(self, item: pytest.Item, longest: float, watched: bool = True) -> tuple[float, Lines]:
        """How long a test took, and through which lines it ran."""
        start = time.process_time()
        if watched:
            self.watch.start()
        alarm(longest, self.too_long)
        try:
            passed = passes(item)
        except TooLong:
            passed = False
        alarm(0, self.too_long)
        lines = self.watch.stop()
        return time.process_time() - start if passed else LONGEST, lines

    def too_long(self) -> None:
        raise TooLong


def measured(game: str, places: list[str]) -> dict[str, Any]:
    """What runs through which lines; found out anew for tests that have changed, and for all when the rules have."""
    rules = [*(GAMES / game).rglob("*.py"), *(GAMES.parent / "engine").rglob("*.py")]
    rules += [path for path in TESTS.glob("*.py") if not path.name.startswith(("test_", "muta"))]
    files = [path for place in places for path in [ROOT / place, *(ROOT / place).rglob("test_*.py")] if path.is_file()]
    target = ROOT / "build" / "mutants" / f"{game}-{hash_of(rules)}.json"
    found: dict[str, Any] = {"import": {}, "files": {}}
    if target.exists():
        found = json.loads(target.read_text(encoding="utf-8"))
    changed = []
    for path in files:
        name, print_of = str(path.relative_to(ROOT)), hash_of([path])
        if found["files"].get(name, {}).get("hash") != print_of:
            changed.append(name)
            found["files"][name] = {"hash": print_of, "tests": {}}
    if changed:
        print(f"finding out through which lines tests run: {', '.join(changed)}", flush=True)
        in_fork(lambda _: pytest.main([*QUIET, *changed], plugins=[Measure(game, target, found)]))
        found = json.loads(target.read_text(encoding="utf-8"))
    tests = {"": {"lines": found["import"], "seconds": 0.0}}
    for path in files:
        tests.update(found["files"][str(path.relative_to(ROOT))]["tests"])
    for name in [name for name, test in tests.items() if test["seconds"] >= LONGEST]:
        print(f"left out, too long or failing as it is: {name}")
        del tests[name]
    return tests


def hash_of(paths: list[Path]) -> str:
    texts = "".join(path.read_text(encoding="utf-8") for path in sorted(paths))
    return hashlib.sha256(texts.encode()).hexdigest()[:16]


def runs_through(lines: Lines, file: str, first: int, last: int) -> bool:
    """Whether a test runs through any of these lines."""
    return lines == EVERYTHING or any(first <= line <= last for line in lines.get(file, []))
