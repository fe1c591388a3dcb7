"""The mutation runner changes what it says, one token at a time, and notices that a test notices."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import mutations

ROOT = Path(__file__).parents[1]
RULE = '''
FEW = 3

def can_pay(s: State, seat: i64) -> bool:
    """At least the price."""
    if s.over and not s.free:
        s.asked += 1
    return s.pearls[seat] < FEW
'''


def test_each_token_of_a_rule_is_changed_in_turn() -> None:
    made = [(mutant.line, mutant.after, mutant.at_import) for mutant in mutations.mutants_in(RULE)]
    assert made == [
        (2, "FEW = 4", True),
        (2, "FEW = 2", True),
        (6, "if True:", False),
        (6, "if False:", False),
        (6, "if s.over or not s.free:", False),
        (6, "if s.over and s.free:", False),
        (7, "pass", False),
        (7, "s.asked -= 1", False),
        (7, "s.asked += 2", False),
        (7, "s.asked += 0", False),
        (8, "return not (s.pearls[seat] < FEW)", False),
        (8, "return s.pearls[seat] <= FEW", False),
        (8, "return s.pearls[seat] >= FEW", False),
    ]


def test_a_seed_chooses_the_same_mutants_whatever_lines_stand_above() -> None:
    names = [mutant.name for mutant in mutations.chosen(mutations.mutants_in(RULE), 5, "reef")]
    moved = [mutant.name for mutant in mutations.chosen(mutations.mutants_in("\n\n" + RULE), 5, "reef")]
    assert names == moved
    assert names != [mutant.name for mutant in mutations.chosen(mutations.mutants_in(RULE), 5, "other")]


def test_the_rules_of_each_game_are_found_and_nothing_else() -> None:
    for game in ("abyss", "ahuris", "cerbere"):
        files = mutations.files_of(game)
        assert {"apply.py", "legal.py", "setup.py", "rules/ending.py"} <= set(files)
        assert not {"habit.py", "narrate.py", "notation.py"} & {Path(file).name for file in files}


def test_every_equivalent_says_why() -> None:
    listed = tomllib.loads((ROOT / "tests" / "mutants_equivalent.toml").read_text(encoding="utf-8"))
    for rows in listed.values():
        for row in rows:
            assert set(row) - {"above"} == {"file", "function", "before", "after", "why"}
            assert len(row["why"]) > 10, row


def test_a_known_mutant_is_caught_and_one_that_no_test_watches_survives() -> None:
    """Changes to the end of Abyss, looked at by one file of tests."""
    tests = "tests/rules/abyss/test_abyss_ending.py"
    command = [sys.executable, "tests/mutants.py", "abyss", "--file", "rules/ending.py", "--seed", "reef"]
    told = subprocess.run(
        [*command, "--count", "6", "--tests", tests],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "src", "KATABASIS_BUILD": "pure"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert "if rank > most: -> if False:\n    tests/rules/abyss/test_abyss_ending.py::" in told.stdout, told.stderr
    assert "SURVIVED rules/ending.py" in told.stdout  # it is for other tests to see what is told of locations
    assert "6 of " in told.stdout
    assert told.returncode == 1
