"""Whole matches, position counts and checksums, compared with what is stored; `make golden` writes them anew."""

from __future__ import annotations

import json
import os

import pytest

import katabasis
from golden import GOLDENS, Golden

GAMES = pytest.mark.parametrize("golden", GOLDENS, ids=[golden.game for golden in GOLDENS])


def each(parts: str) -> pytest.MarkDecorator:
    """A row for every match, or every position, of every game."""
    rows = [(golden, name) for golden in GOLDENS for name in getattr(golden, parts)]
    return pytest.mark.parametrize(("golden", "name"), rows, ids=[f"{golden.game}: {name}" for golden, name in rows])


@GAMES
def test_there_are_playthroughs_of_every_way_to_end(golden: Golden) -> None:
    stored = {path.stem: path.read_text(encoding="utf-8").splitlines() for path in golden.playthroughs.glob("*.txt")}
    assert stored.keys() == golden.matches.keys()
    assert len(stored) >= 15
    assert {lines[-1].split()[1] for lines in stored.values()} == golden.endings


@each("matches")
def test_a_playthrough_is_played_as_it_always_was(golden: Golden, name: str) -> None:
    stored = (golden.playthroughs / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert golden.playthrough(name).splitlines() == stored
    if "ending" in golden.matches[name]:
        assert stored[-1].startswith(f"ending {golden.matches[name]['ending']} ")


@each("positions")
def test_counts_of_positions_are_what_they_always_were(golden: Golden, name: str) -> None:
    stored = dict(line.split(": ") for line in golden.counts.read_text(encoding="utf-8").splitlines())
    assert golden.count(name) == [int(number) for number in stored[name].split()]


@GAMES
def test_compiled_and_interpreted_builds_play_the_same_matches(golden: Golden) -> None:
    """Both builds are run against one stored file; the Makefile says which build this is, and it must be that one."""
    assert golden.added_up() == json.loads(golden.checksums.read_text(encoding="utf-8"))
    wanted = os.environ.get("KATABASIS_BUILD", "")
    assert wanted in ("", "compiled" if katabasis.compiled else "pure")
