"""Whole matches, position counts and checksums, compared with what is stored; `make golden` writes them anew."""

from __future__ import annotations

import json
import os

import pytest

import golden
import katabasis


def test_there_is_a_playthrough_for_every_mode_and_every_way_to_end() -> None:
    stored = {path.stem for path in golden.PLAYTHROUGHS.glob("*.txt")}
    assert stored == set(golden.MATCHES)
    endings = {wanted["ending"] for wanted in golden.MATCHES.values()}
    assert endings == {"escaped", "clock", "empty-reward", "keys-destroyed", "all-left", "deck-empty"}


@pytest.mark.parametrize("name", golden.MATCHES)
def test_playthrough_is_played_as_it_always_was(name: str) -> None:
    stored = (golden.PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8")
    assert golden.playthrough(name).splitlines() == stored.splitlines()
    assert stored.splitlines()[-1].startswith(f"ending {golden.MATCHES[name]['ending']} ")


@pytest.mark.parametrize("name", golden.POSITIONS)
def test_counts_of_positions_are_what_they_always_were(name: str) -> None:
    stored = dict(line.split(": ") for line in golden.COUNTS.read_text(encoding="utf-8").splitlines())
    assert golden.count(golden.POSITIONS[name]) == [int(number) for number in stored[name].split()]


def test_compiled_and_interpreted_builds_play_the_same_matches() -> None:
    """Both builds are run against one stored file; the Makefile says which build this is, and it must be that one."""
    assert golden.checksums() == json.loads(golden.CHECKSUMS.read_text(encoding="utf-8"))
    wanted = os.environ.get("KATABASIS_BUILD", "")
    assert wanted in ("", "compiled" if katabasis.compiled else "pure")
