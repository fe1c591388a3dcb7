"""Abyss at a terminal: the sheet, choices, why not, and a standing order, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from katabasis.engine.seats import SPECTATOR
from katabasis.terminal import abyss
from katabasis.terminal.replay import told
from katabasis.words import LANGUAGES, words
from scenario_abyss import ABYSS
from typing_lines import typed


def session(tmp_path: Path, lines: list[str], language: str = "en", people: tuple[int, ...] = (0,)) -> list[str]:
    """What is shown while these lines are typed."""
    return typed(ABYSS.match(seats=3, seed="terminal"), tmp_path, lines, language, people)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_played_by_typing_one(tmp_path: Path, language: str) -> None:
    shown = session(tmp_path, ["1"] * 2_000, language, (0, 1, 2))
    assert words(language).say("abyss-ending-seventh-lord") in shown or any("Cour" in line for line in shown)
    assert not any("{" in line or "abyss-" in line for line in shown)


def test_choices_are_explained_refused_and_ordered(tmp_path: Path) -> None:
    lines = ["sheet", "? 1", "why", "order", "order refuse all 1-2", "order nonsense", "rules pearls", "quit"]
    shown = "\n".join(session(tmp_path, lines))
    assert "Noted, for your eyes only." in shown
    assert "order ask" in shown
    assert "unknown order 'order nonsense'" in shown
    assert "[ABY-" in shown


def test_the_sheet_shows_a_seat_only_what_it_knows() -> None:
    match = ABYSS.match(seats=3, seed="sheet")
    for _ in range(120):
        if not match.over:
            match.play(match.legal_actions()[0])
    for seat in (0, 1, 2, SPECTATOR):
        lines = abyss.sheet(match.view(seat), words("en"))
        hands = [line for line in lines if line.startswith("  Hand")]
        assert len(hands) <= 1
        assert lines[0].startswith("Turn ")


def test_a_replay_tells_orders_to_their_seat_only() -> None:
    match = ABYSS.match(seats=2, seed="replay")
    match.order(1, "order refuse all 1-2")
    match.play(match.legal_actions()[0])
    line = "Standing order for any race, value 1 to 2: refuse"
    assert any(line in text for text in told(match, 1, words("en")))
    assert any(line in text for text in told(match, None, words("en")))
    assert not any("order" in text for text in told(match, 0, words("en")))
