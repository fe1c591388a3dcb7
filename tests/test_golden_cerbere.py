"""Whole matches of Cerbère, position counts and checksums, compared with what is stored; `make golden` writes them."""

from __future__ import annotations

import json

import pytest

import golden_cerbere as golden


def test_there_are_playthroughs_for_every_seat_count_form_and_ending() -> None:
    stored = {path.stem for path in golden.PLAYTHROUGHS.glob("*.txt")}
    assert stored == set(golden.MATCHES)
    assert len(stored) >= 30
    last = {path.read_text(encoding="utf-8").splitlines()[-1].split()[1] for path in golden.PLAYTHROUGHS.glob("*.txt")}
    assert last == {"escaped", "all-captured", "too-few"}


@pytest.mark.parametrize("name", golden.MATCHES)
def test_playthrough_of_cerbere_is_played_as_it_always_was(name: str) -> None:
    stored = (golden.PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8")
    assert golden.playthrough(name).splitlines() == stored.splitlines()


@pytest.mark.parametrize("name", golden.POSITIONS)
def test_counts_of_positions_of_cerbere_are_what_they_always_were(name: str) -> None:
    stored = dict(line.split(": ") for line in golden.COUNTS.read_text(encoding="utf-8").splitlines())
    assert golden.count(golden.POSITIONS[name]) == [int(number) for number in stored[name].split()]


def test_compiled_and_interpreted_builds_play_the_same_matches_of_cerbere() -> None:
    assert golden.checksums() == json.loads(golden.CHECKSUMS.read_text(encoding="utf-8"))
