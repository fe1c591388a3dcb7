"""What a terminal shows while lines are typed."""

from __future__ import annotations

from pathlib import Path

from katabasis.bots import Bot, bot
from katabasis.engine.chance import Rng
from katabasis.engine.match import Match
from katabasis.terminal.session import Session
from katabasis.words import words


def typed(
    match: Match, folder: Path, lines: list[str], language: str, people: tuple[int, ...], player: Bot | None = None
) -> list[str]:
    """The prompts with what was typed, and all that was answered; the record is `match.kata` in that folder."""
    shown: list[str] = []
    left = iter(lines)

    def ask(prompt: str) -> str:
        line = next(left, None)
        if line is None:
            raise EOFError
        shown.append(f"{prompt}{line}")
        return line

    def show(line: str, _: str) -> None:
        shown.append(line)

    bots = player or bot("random")
    Session(match, list(people), bots, Rng("bots"), words(language), folder / "match.kata", show, ask).run()
    return shown
