"""The examples and the tour run as they are written."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import katabasis

ROOT = Path(__file__).parents[2]


def run(arguments: list[str], folder: Path, seconds: int = 300) -> str:
    """What a program prints; it must succeed."""
    package = str(Path(katabasis.__file__).parents[1])  # the one under test, installed or in the source tree
    done = subprocess.run(
        [sys.executable, "-W", "ignore", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": package},
        capture_output=True,
        encoding="utf-8",
        timeout=seconds,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_random_play_through_pettingzoo(tmp_path: Path) -> None:
    told = run([str(ROOT / "examples" / "pettingzoo_random.py")], tmp_path)
    assert told.count("match ") == 3


def test_the_search_of_open_spiel_plays_abyss(tmp_path: Path) -> None:
    told = run([str(ROOT / "examples" / "open_spiel_ismcts.py"), "3", "4"], tmp_path)
    assert told.count("search:") == 4
    assert "after 4 decisions of the search" in told


@pytest.mark.skipif(
    importlib.util.find_spec("sb3_contrib") is None,
    reason="sb3-contrib brings torch, which is too large for every run: make learn (docs/decisions/0020)",
)
def test_a_masked_ppo_learns_to_beat_random_play_in_a_minute(tmp_path: Path) -> None:
    told = run([str(ROOT / "examples" / "train_ppo.py"), "60", "300"], tmp_path, seconds=900)
    assert "\nbetter than random" in told, told


def test_the_tour_runs(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    assert len(blocks) >= 9
    told = run(["-c", "\n".join(blocks)], tmp_path)
    assert "wins by seat" in told
