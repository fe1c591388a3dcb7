"""Cerbère at a terminal: promises and claims are kept beside the record, and judged at the end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from katabasis.bots import Bot, Eyes, bot
from katabasis.cli import app
from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.errors import BadRecord
from katabasis.engine.match import Match
from katabasis.engine.talk import Statement
from katabasis.names import put_names
from katabasis.terminal.ledger import Ledger
from katabasis.terminal.session import Session
from katabasis.words import LANGUAGES, words
from scenario_cerbere import CERBERE
from typing_lines import typed


def session(
    tmp_path: Path, lines: list[str], language: str = "en", people: tuple[int, ...] = (0,), player: Bot | None = None
) -> tuple[list[str], Match]:
    """What is shown while these lines are typed, and the match."""
    match = CERBERE.match(seats=3, seed="terminal", options={"first_player": "blue"})
    return typed(match, tmp_path, lines, language, people, player), match


def test_a_statement_is_made_and_refused_in_a_sentence(tmp_path: Path) -> None:
    shown, match = session(
        tmp_path, ["say", "say claim barque 1 2", "say claim barque 9 9", "say ask blue card", "quit"]
    )
    text = "\n".join(shown)
    assert 'Say something such as "promise blue advance 1" or' in text
    assert "Blue: Barque 1 has 2 seats: I saw it." in shown
    assert "unknown statement 'claim barque 9 9'" in text
    assert "is said to oneself" in text
    kept = (tmp_path / "match.talk").read_text(encoding="utf-8")
    assert kept == f"{len(match.record)} blue claim barque 1 2\n"
    assert "claim" not in (tmp_path / "match.kata").read_text(encoding="utf-8")


@pytest.mark.parametrize(("language", "say"), [("en", "say"), ("fr", "déclarer")])
def test_the_end_and_a_replay_tell_what_came_of_it(tmp_path: Path, language: str, say: str) -> None:
    claims = [f"{say} claim barque 1 {places}" for places in (1, 2, 3)]
    shown, match = session(tmp_path, [*claims, *["1"] * 3_000], language, (0, 1, 2))
    assert match.over
    heading = shown.index(words(language).say("terminal-ledger"))
    assert len(shown[heading + 1 : heading + 4]) == 3
    judged = " ".join(shown[heading + 1 : heading + 4])
    assert ("A lie" if language == "en" else "mensonge") in judged or "Nobody ever saw" in judged
    told = CliRunner().invoke(app, ["replay", str(tmp_path / "match.kata"), "--lang", language])
    assert told.exit_code == 0
    assert told.output.splitlines()[-4:] == shown[heading : heading + 4]


def test_a_ledger_of_the_server_is_read_too(tmp_path: Path) -> None:
    _, match = session(tmp_path, ["1"] * 3_000, people=(0, 1, 2))
    line = {"talk": {"seat": 2, "statement": {"length": 3, "notation": "promise blue together"}}, "verdict": ""}
    (tmp_path / "match.talk").write_text(json.dumps([line]), encoding="utf-8")
    told = Ledger(match, tmp_path / "match.kata").told(words("en"))
    assert put_names(told[1], ["Ariane", "Basil", "Chloe"], "en").startswith("  Chloe: I won’t leave without Ariane. ")


@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        "x blue claim barque 1 2",
        "1 nobody claim barque 1 2",
        "99999 blue claim barque 1 2",
        "[7]",
        "[" * 9999,
        "-1 blue claim barque 1 2",
        "1 blue ask blue card",
        '[{"talk": {"seat": 9}}]',
        "1 red claim barque 1 2",
    ],
)
def test_a_broken_ledger_is_refused_in_a_sentence(tmp_path: Path, text: str) -> None:
    match = CERBERE.match(seats=3, seed="terminal")
    (tmp_path / "match.talk").write_text(text, encoding="utf-8")
    with pytest.raises(BadRecord, match=r"match\.talk cannot be read"):
        Ledger(match, tmp_path / "match.kata")


class Flatterer(Bot):
    """Promises blue everything, and blunders."""

    name = "flatterer"

    def choose(self, eyes: Eyes, rng: Rng) -> Action:
        assert all(said.statement.kind == "promise" for said in self.heard)
        return eyes.legal()[0]

    def speak(self, eyes: Eyes, rng: Rng) -> list[Statement]:
        statements = CERBERE.talk()
        assert statements is not None
        return [statements.statement("promise blue card"), statements.statement("promise violet card")]


def test_a_bot_speaks_at_a_terminal(tmp_path: Path) -> None:
    shown, match = session(tmp_path, ["1"] * 12, player=Flatterer())
    assert "Pink: If Blue asks for help, I’ll pay a card." in shown
    assert not any("Violet:" in line or "for Violet" in line for line in shown)
    assert len(Ledger(match, tmp_path / "match.kata").spoken) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_statements_says_so(tmp_path: Path, language: str) -> None:
    import katabasis

    shown: list[str] = []
    match = katabasis.game("ahuris").match(seats=1, seed="terminal")
    typed = iter(["say claim barque 1 2", "quit"])
    path = tmp_path / "match.kata"
    show = lambda line, _style: shown.append(line)  # noqa: E731
    Session(match, [0], bot("random"), Rng("b"), words(language), path, show, lambda _: next(typed)).run()
    assert words(language).say("terminal-no-statements") in shown
    assert not path.with_suffix(".talk").exists()
