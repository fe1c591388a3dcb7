"""The packages are whole: from the sdist a wheel, from the wheel an environment that knows nothing else, and it plays.

Nothing is compiled and nothing fetched: the libraries are those of this environment.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from email.parser import HeaderParser
from pathlib import Path
from typing import IO

import pytest

import katabasis
from katabasis.words import words

ROOT = Path(__file__).parents[1]
SITE = Path("src/katabasis/server/site")
ENOUGH = 600  # seconds, on the busiest machine
LARGEST = 1_500_000  # bytes of a pure wheel with its page
LEFT_OUT = (".*", "build", "dist", "node_modules", "tests", "bench", "__pycache__", "*.egg-info", "*.db*", "*.so")
PACKAGE = str(Path(katabasis.__file__).parents[1])  # the one under test, installed or in the source tree
STAND_IN = '<!doctype html><html lang="en"><title>Katabasis</title><!--front--></html>'  # where no page was built
BUILD = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"
NEEDLESS = ("KATABASIS_", "PYTHON", "XDG_", "PIP_")


def environment(home: Path, **more: str) -> dict[str, str]:
    """That of somebody who has just come: nothing of ours, and an empty home."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(NEEDLESS)}
    return {**kept, "HOME": str(home), "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", "COLUMNS": "120", **more}


def run(arguments: list[str | Path], folder: Path, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        arguments,
        cwd=folder,
        env=environment(folder, **more),
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=ENOUGH,
        check=False,
    )


def build(kind: str, source: Path, target: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """A package from a folder, as pip has it built."""
    return run([sys.executable, "-c", BUILD, f"build_{kind}", target], source, **more)


def paths(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with a built page, which a test may spoil."""
    copy = tmp_path_factory.mktemp("clone") / "katabasis"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*LEFT_OUT))
    if not (copy / SITE / "index.html").is_file():
        (copy / SITE / "assets").mkdir(parents=True)
        (copy / SITE / "index.html").write_text(STAND_IN, encoding="utf-8")
    return copy


@pytest.fixture(scope="module")
def sdist(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    done = build("sdist", clone, folder)
    assert done.returncode == 0, done.stderr
    (packed,) = folder.iterdir()
    assert packed.name == f"katabasis-{katabasis.__version__}.tar.gz"
    with tarfile.open(packed) as archive:
        archive.extractall(folder, filter="data")
    return folder / f"katabasis-{katabasis.__version__}"


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the sdist builds where no compiler works."""
    folder = tmp_path_factory.mktemp("wheel")
    done = build("wheel", sdist, folder, CC="no-such-compiler")
    assert done.returncode == 0, done.stderr
    assert "pure Python core: no working C compiler" in done.stderr
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def fresh(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel; what it needs besides is found where this one has it."""
    folder = tmp_path_factory.mktemp("fresh")
    venv.create(folder / "venv", with_pip=False)
    python = folder / "venv" / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check"]
    done = run([*pip, "install", "--quiet", "--no-deps", "--no-index", "--no-compile", wheel], folder)
    assert done.returncode == 0, done.stderr
    (packages,) = (folder / "venv").glob("lib/python*/site-packages")
    libraries = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    (packages / "libraries.pth").write_text("".join(f"{path}\n" for path in libraries), encoding="utf-8")
    return folder


def said(folder: Path, *arguments: str, typed: str = "", code: int = 0) -> str:
    """What the installed command prints."""
    done = run([folder / "venv" / "bin" / "katabasis", *arguments], folder, typed)
    assert (done.returncode, done.stderr) == (code, "")
    return done.stdout


# What is in it


def test_the_wheel_holds_the_package_its_rules_its_page_and_all_licences(clone: Path, wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())
    package = {f"katabasis/{path}" for path in paths(clone / "src" / "katabasis")}
    rules = {f"katabasis/rulebook/{path}" for path in paths(clone / "docs" / "games")}
    about = f"katabasis-{katabasis.__version__}.dist-info"
    licences = {
        f"{about}/licenses/{path}" for path in ["LICENSE", *(f"licences/{x}" for x in paths(clone / "licences"))]
    }
    made = {f"{about}/{name}" for name in ("METADATA", "RECORD", "WHEEL", "entry_points.txt", "top_level.txt")}
    assert held == package | rules | licences | made
    assert {"katabasis/py.typed", "katabasis/server/site/index.html"} <= package


def test_the_wheel_says_what_it_is(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("/METADATA"))
        told = HeaderParser().parsestr(archive.read(name).decode())
    assert wheel.name == f"katabasis-{katabasis.__version__}-py3-none-any.whl"
    assert (told["Name"], told["Version"], told["Requires-Python"]) == ("katabasis", katabasis.__version__, ">=3.11")
    classifiers = set(told.get_all("Classifier", []))
    assert {f"Programming Language :: Python :: 3.{minor}" for minor in (11, 12, 13, 14)} <= classifiers
    assert {"Typing :: Typed", "Development Status :: 4 - Beta"} <= classifiers
    assert "Katabasis" in told.get_payload()


def test_the_wheel_is_small(wheel: Path) -> None:
    assert wheel.stat().st_size <= LARGEST


def test_the_licence_of_everything_that_the_page_is_made_of_lies_there() -> None:
    """By the packages that its sources import, and those that the build adds."""
    sources = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".svelte", ".ts", ".css")]
    found = {"@iconify-json/game-icons", "vite"}
    for path in sources:
        text = path.read_text(encoding="utf-8")
        found.update(re.findall(r"""(?:from|import\(?|url\() ?"((?:@[\w-]+/)?[a-z][\w-]+)(?:/[^"]*)?\"""", text))
    assert {"svelte", "@fluent/bundle", "@fontsource/cinzel", "qrcode-generator"} <= found
    missing = {name.removeprefix("@").replace("/", "-") for name in found} - {
        path.stem for path in (ROOT / "licences").glob("*.txt")
    }
    assert not missing


def test_the_changelog_tells_of_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    heading = re.search(r"^## (\S+)", text, re.MULTILINE)
    assert heading is not None
    assert heading[1] == katabasis.__version__


# A wheel without a page


def test_a_package_without_its_page_is_refused_and_made_for_whoever_asks(clone: Path, tmp_path: Path) -> None:
    bare = tmp_path / "bare"
    shutil.copytree(clone, bare, ignore=shutil.ignore_patterns("site", "*.egg-info", "build"))
    for kind in ("sdist", "wheel"):
        refused = build(kind, bare, tmp_path, KATABASIS_PURE="1")
        assert refused.returncode != 0
        assert "the page for browsers is not built" in refused.stderr
        assert "make web" in refused.stderr
        assert "KATABASIS_WITHOUT_PAGE=1" in refused.stderr
    assert not list(tmp_path.glob("*.whl")) + list(tmp_path.glob("*.tar.gz"))
    working = build("editable", bare, tmp_path / "editable", KATABASIS_PURE="1")  # for whoever works on the code
    assert working.returncode == 0, working.stderr
    done = build("wheel", bare, tmp_path, KATABASIS_PURE="1", KATABASIS_WITHOUT_PAGE="1")
    assert done.returncode == 0, done.stderr
    assert "without the page for browsers, as asked" in done.stderr
    (made,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(made) as archive:
        assert not [name for name in archive.namelist() if "/site/" in name]


# What it does


@contextlib.contextmanager
def serving(command: list[str | Path], folder: Path, **more: str) -> Iterator[tuple[str, IO[str]]]:
    """A server's address and what else it says."""
    arguments = [*map(str, command), "serve", "--no-open", "--port", "0", "--lang", "en", "--log-level", "error"]
    with (folder / "log").open("w", encoding="utf-8") as log:
        server = subprocess.Popen(
            arguments,
            cwd=folder,
            env=environment(folder, **more),
            stdout=subprocess.PIPE,
            stderr=log,
            encoding="utf-8",
        )
    with server:
        assert server.stdout is not None
        greeting = server.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+", greeting)
        assert address is not None, greeting + (folder / "log").read_text(encoding="utf-8")
        try:
            yield address[0], server.stdout
        finally:
            server.send_signal(signal.SIGTERM)


def fetch(address: str) -> bytes:
    """What stands there; the socket listens before the server greets."""
    with urllib.request.urlopen(address, timeout=ENOUGH) as answer:
        body: bytes = answer.read()
        return body


def test_it_serves_the_page(clone: Path, fresh: Path) -> None:
    with serving([fresh / "venv" / "bin" / "katabasis"], fresh) as (address, _):
        page = fetch(f"{address}/").decode()
        built = (clone / SITE / "index.html").read_text(encoding="utf-8")
        before, front, after = built.partition("<!--front-->")
        assert front
        assert page.startswith(before)
        assert page.endswith(after)
        for name in re.findall(r'"/(assets/[^"]+)"', built):
            assert fetch(f"{address}/{name}") == (clone / SITE / name).read_bytes()


def test_without_a_page_it_says_so_and_serves_programs(clone: Path, tmp_path: Path) -> None:
    shutil.copytree(clone / "src", tmp_path / "src", ignore=shutil.ignore_patterns("site", "*.egg-info"))
    interpreted = {"PYTHONPATH": str(tmp_path / "src")}
    with serving([sys.executable, "-m", "katabasis"], tmp_path, **interpreted) as (address, said_besides):
        assert said_besides.readline() == words("en").say("serve-pageless") + "\n"
        assert fetch(f"{address}/api/games").startswith(b"[")


def test_it_plays(fresh: Path) -> None:
    """A match from the first question to the last; its record says what nobody but the dealer had a word in."""
    options = ["--seed", "reef", "--option", "goal=gentle", "--lang", "en"]
    said(fresh, "play", "ahuris", *options, "--file", "evening.kata", typed="1\n" * 1000)
    assert said(fresh, "verify", "evening.kata", "--lang", "en", code=1).endswith("Not proven.\n")
    assert katabasis.load(fresh / "evening.kata").over
    assert "1 rule" in said(fresh, "rules", "ahuris", "AHU-TURN-03", "--lang", "en")


def test_bots_play_every_game_in_it(fresh: Path) -> None:
    for game in ("ahuris", "abyss", "cerbere"):
        assert '"games": 3' in said(fresh, "simulate", game, "--games", "3", "--json")


@pytest.mark.parametrize("command", [["katabasis"], ["python", "-m", "katabasis"]], ids=" ".join)
def test_it_tells_its_version(fresh: Path, command: list[str]) -> None:
    program, *more = command
    done = run([fresh / "venv" / "bin" / program, *more, "--version"], fresh)
    assert done.stdout.startswith(f"katabasis {katabasis.__version__} (pure Python core, Python {sys.version_info[0]}.")
    assert (done.returncode, done.stderr) == (0, "")


# What shells ask it


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("katabasis pl", ["play"]),
        ("katabasis play a", ["abyss", "ahuris"]),
        ("katabasis play abyss --bot ad", ["adept"]),
        ("katabasis simulate abyss --bots adept,n", ["adept,novice"]),
        ("katabasis play --lang f", ["fr"]),
    ],
)
def test_a_shell_is_told_what_can_follow(tmp_path: Path, typed: str, offered: list[str]) -> None:
    asked = {"COMP_WORDS": typed, "COMP_CWORD": str(len(typed.split()) - 1), "_KATABASIS_COMPLETE": "complete_bash"}
    done = run([sys.executable, "-m", "katabasis"], tmp_path, **asked, PYTHONPATH=PACKAGE)
    assert done.stdout.split() == offered


# What is missing, and how to get it


def test_a_missing_part_is_named_as_pip_finds_it(clone: Path, fresh: Path, tmp_path: Path) -> None:
    """An installed package by its name; a mere clone by its folder."""
    (packages,) = (fresh / "venv").glob("lib/python*/site-packages")
    ask = "import runpy, sys; sys.path.append(sys.argv[1]); print(runpy.run_path(sys.argv[2])['requirement']('server'))"
    module = Path("katabasis", "engine", "extras.py")
    for found, place, told in (
        (packages, packages, "katabasis[server]"),
        (tmp_path, clone / "src", f"{clone}[server]"),
        (tmp_path, packages, "katabasis[server]"),
    ):
        done = run([sys.executable, "-I", "-S", "-c", ask, found, place / module], tmp_path)
        assert (done.stdout, done.stderr) == (f"{told}\n", "")
