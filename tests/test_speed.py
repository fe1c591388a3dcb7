"""Speed is a feature: the ratio to another engine, taken in one run, must not fall far below the stored one."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from statistics import median

import pytest

import katabasis

BENCH = Path(__file__).parents[1] / "bench"
sys.path.insert(0, str(BENCH))

ALLOWED_LOSS = 0.30
TRIES = 20  # machines are noisy: one good try of a second or two is enough


@pytest.mark.parametrize("how", ["inside", "from Python"])
@pytest.mark.parametrize(("game", "mode"), [("ahuris", "solo"), ("abyss", "4 seats"), ("cerbere", "5 seats")])
def test_random_play_keeps_its_ratio_to_open_spiel(game: str, mode: str, how: str) -> None:
    from ours import driven, inside
    from rivals import open_spiel_driven, open_spiel_loop

    rows = json.loads((BENCH / "results.json").read_text(encoding="utf-8"))[
        "compiled" if katabasis.compiled else "pure"
    ]
    (row,) = [row for row in rows["rows"] if row["name"] == f"Katabasis {game} {mode}" and row["how"] == how]
    wanted = row["answers_ratio"] * (1 - ALLOWED_LOSS)
    ours, theirs = (inside, open_spiel_loop) if how == "inside" else (driven, open_spiel_driven)
    measured = []
    for number in range(TRIES):
        seconds = 0.3 if number else 0.15
        pairs = [(ours(game, mode, seconds), theirs("hanabi", seconds)) for _ in range(3)]
        measured.append(median(mine.answers_per_second / other.answers_per_second for mine, other in pairs))
        if measured[-1] >= wanted:
            return
    pytest.fail(f"ratios {measured} are all below {wanted:.2f}, the stored {row['answers_ratio']} less 30 %")
