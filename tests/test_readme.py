"""Every command that the README shows is typed, in its order; its Python is run by tests/test_layout.py.

What would build or test all of this again is only looked up, and large numbers of matches are played small.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer.main
import yaml

import katabasis
from katabasis import cli
from katabasis.coach.report import FEWEST
from katabasis.words import words

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PACKAGE = str(Path(katabasis.__file__).parents[1])  # the one under test, installed or in the source tree
LINES = [
    line
    for block in re.findall(r"^```sh\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
    for line in block.splitlines()
    if line.strip()
]
COMMANDS = [words for words in (shlex.split(line, comments=True) for line in LINES) if words]
FEW = "20"  # instead of many thousand matches
ENOUGH = 600  # seconds, on the busiest machine
PLAYED = [line for line in COMMANDS if line[:2] == ["katabasis", "play"]]


def small(command: list[str]) -> list[str]:
    """The same command with few matches."""
    return [FEW if before == "--games" else part for before, part in zip(["", *command], command, strict=False)]


def typed(command: list[str], folder: Path, keys: str = "", code: int = 0) -> str:
    """What a command prints; whatever it asks gets the first answer, until the match or the keys end."""
    done = subprocess.run(
        [sys.executable, "-m", "katabasis", *small(command)[1:]],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": PACKAGE, "KATABASIS_HOME": str(folder / "home"), "LC_ALL": "C.UTF-8"},
        input=keys,
        capture_output=True,
        encoding="utf-8",
        timeout=ENOUGH,
        check=False,
    )
    assert (done.returncode, done.stderr) == (code, ""), command
    return done.stdout


def understood(command: list[str]) -> None:
    """Refuses an argument or a flag that there is not."""
    group: Any = typer.main.get_command(cli.app)
    group.commands[command[1]].make_context(command[1], command[2:])


def test_the_first_picture_comes_before_the_first_command_and_both_before_what_is_different() -> None:
    places = [README.index(text) for text in ("](docs/pictures/", "make play", "## What is different here")]
    assert places == sorted(places)


def test_every_link_and_picture_is_there() -> None:
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", README) if not link.startswith("https://")]
    assert len(links) > 20
    assert not [link for link in links if not (ROOT / link).exists()]


def test_no_command_is_of_a_kind_that_nobody_tries() -> None:
    kinds = {command[0] for command in COMMANDS}
    assert kinds == {"make", "katabasis", "."}
    tried = {"play", "replay", "verify", "lab", "rules", "simulate", "agent", "serve"}
    assert {command[1] for command in COMMANDS if command[0] == "katabasis"} == tried
    assert [command for command in COMMANDS if command[0] == "."] == [[".", ".venv/bin/activate"]]


def test_what_make_is_asked_for_it_can_make() -> None:
    """Without doing it: this test is a part of `make test`."""
    asked = {command[1] for command in COMMANDS if command[0] == "make"} | set(re.findall(r"`make ([a-z-]+)`", README))
    assert {"play", "setup", "dist"} <= asked
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (phony,) = re.findall(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)
    for name in asked:
        assert name in phony.split()
        assert re.search(rf"^{name}:", makefile, re.MULTILINE), name


def test_the_extras_that_it_names_exist() -> None:
    known = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    named = re.findall(r"katabasis\[(\w+)\]", README)
    assert "server" in named
    assert set(named) <= known.keys()


@pytest.mark.parametrize("form", ["fault", "rule", "wish"])
def test_the_forms_for_issues_are_forms(form: str) -> None:
    """As the place that shows them wants them: else it shows none."""
    told = yaml.safe_load((ROOT / ".github" / "ISSUE_TEMPLATE" / f"{form}.yml").read_text(encoding="utf-8"))
    assert told.keys() == {"name", "description", "labels", "body"}
    asked = [part for part in told["body"] if part["type"] != "markdown"]
    assert {part["type"] for part in asked} <= {"textarea", "input", "dropdown"}
    assert len({part["id"] for part in asked}) == len(asked) >= 2
    for part in told["body"]:
        assert part.keys() <= {"type", "id", "attributes", "validations"}
        assert ("label" in part["attributes"]) == (part in asked)
        assert ("options" in part["attributes"]) == (part["type"] == "dropdown")


@pytest.mark.parametrize("command", [line for line in COMMANDS if line[:2] == ["katabasis", "serve"]], ids=" ".join)
def test_the_server_takes_these_flags(command: list[str]) -> None:
    """That it serves, tests/test_package.py shows."""
    understood(command)


@pytest.mark.parametrize(
    "command",
    [line for line in PLAYED if not {"--file", "--resume"} & set(line)],
    ids=lambda command: " ".join(command),
)
def test_a_match_begins(tmp_path: Path, command: list[str]) -> None:
    """And a question about a choice is understood."""
    said = typed(command, tmp_path, "?\n")
    assert len(said.splitlines()) > 5
    (kept,) = (tmp_path / "home").rglob("*.kata")
    assert katabasis.load(kept).game.name == command[2]


def test_nothing_is_lost_when_one_leaves(tmp_path: Path) -> None:
    (resume,) = (line for line in PLAYED if "--resume" in line)
    assert resume == ["katabasis", "play", "--resume"]
    typed(["katabasis", "play", "--option", "goal=gentle"], tmp_path, "1\n")
    (kept,) = (tmp_path / "home").rglob("*.kata")
    before = len(katabasis.load(kept).record)
    typed(resume, tmp_path, "1\n")
    assert len(katabasis.load(kept).record) > before


def test_a_file_is_played_told_verified_and_weighed(tmp_path: Path) -> None:
    """The commands on one file, in their order; the match is played to its end."""
    about = [line for line in COMMANDS if "evening.kata" in line]
    assert [line[1] for line in about] == ["play", "replay", "verify", "lab"]
    played, replayed, verified, weighed = about
    typed([*played, "--seed", "reef"], tmp_path, "1\n" * 2000)
    assert katabasis.load(tmp_path / "evening.kata").over
    assert len(typed(replayed, tmp_path).splitlines()) > 10
    found = typed(
        [*verified, "--lang", "en"], tmp_path, code=1
    )  # every card is as its seed deals it, but who chose that?
    assert words("en").say("verify-unproven") in found
    typed([*weighed, "--rounds", str(FEWEST)], tmp_path)
    report = tmp_path / weighed[weighed.index("--out") + 1]
    assert "<html" in report.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "command",
    [line for line in COMMANDS if line[:2] in (["katabasis", "simulate"], ["katabasis", "rules"])],
    ids=" ".join,
)
def test_it_counts_and_finds(tmp_path: Path, command: list[str]) -> None:
    assert typed(command, tmp_path).strip()


def test_balance_is_one_page(tmp_path: Path) -> None:
    (command,) = (line for line in COMMANDS if line[1:3] == ["lab", "balance"])
    typed(command, tmp_path)
    assert "<html" in (tmp_path / command[command.index("--out") + 1]).read_text(encoding="utf-8")


def test_a_program_gets_its_seat(tmp_path: Path) -> None:
    (command,) = (line for line in COMMANDS if line[1] == "agent")
    assert typed(command, tmp_path, code=1).startswith("{")  # 1: its input ended before the match
