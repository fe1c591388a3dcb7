"""What was promised and claimed at a terminal: a text beside the record, one statement to a line.

31 blue claim barque 1 2
^ length of the record when it was said
"""

from __future__ import annotations

import json
from pathlib import Path

from katabasis.engine.errors import BadRecord, KatabasisError
from katabasis.engine.match import Match
from katabasis.engine.talk import Spoken, Statement
from katabasis.words import Words, seat_forms

SUFFIX = ".talk"


class Ledger:
    """The statements of one match; the record knows nothing of them."""

    def __init__(self, match: Match, record: Path) -> None:
        self.match = match
        self.path = record.with_suffix(SUFFIX)
        self.statements = match.game.talk()
        self.spoken: list[Spoken] = []
        if self.statements is not None and self.path.exists():
            self.spoken = self._read(self.path.read_text(encoding="utf-8"))

    def say(self, seat: int, text: str) -> Statement:
        """A seat makes a statement, which is written down at once."""
        assert self.statements is not None
        statement = self.statements.heard(text, seat, self.match.record.seats)
        self.spoken.append(Spoken(seat, len(self.match.record), statement))
        names = self.match.seat_names
        lines = [f"{said.length} {names[said.seat]} {said.statement.text}\n" for said in self.spoken]
        try:
            self.path.write_text("".join(lines), encoding="utf-8")
        except OSError as wrong:
            raise BadRecord(f"{self.path} cannot be written: {wrong.strerror}") from wrong
        return statement

    def told(self, words: Words) -> list[str]:
        """Who said what, with a mark for each seat, and once the match is over what came of it."""
        if self.statements is None or not self.spoken:
            return []
        verdicts = self.statements.judge(self.match, self.spoken) if self.match.over else [None] * len(self.spoken)
        lines = [words.say("terminal-ledger")]
        for said, verdict in zip(self.spoken, verdicts, strict=True):
            text = words.text(self.statements.message(said.statement))
            if verdict is not None:
                text += " " + words.text(verdict.message)
            lines.append("  " + words.say("terminal-labelled", {"label": seat_forms(said.seat)[""], "text": text}))
        return lines

    def _read(self, text: str) -> list[Spoken]:
        """Lines as above, or a ledger as the server sends it."""
        try:
            if text.lstrip().startswith("["):
                stated = [line["talk"] for line in json.loads(text)]
                told = [
                    (int(line["statement"]["length"]), int(line["seat"]), line["statement"]["notation"])
                    for line in stated
                ]
            else:
                told = [self._line(line) for line in text.splitlines() if line.strip()]
            return [self._checked(*line) for line in told]
        except (ValueError, KeyError, TypeError, RecursionError, KatabasisError) as wrong:
            raise BadRecord(f"{self.path} cannot be read: {wrong}") from wrong

    def _line(self, line: str) -> tuple[int, int, str]:
        length, who, text = line.strip().split(" ", 2)
        return int(length), self.match.seat_names.index(who), text

    def _checked(self, length: int, seat: int, text: str) -> Spoken:
        assert self.statements is not None
        seats = self.match.record.seats
        if not (0 <= length <= len(self.match.record) and 0 <= seat < seats):
            raise BadRecord(f"'{text}' was not said in this match")
        return Spoken(seat, length, self.statements.heard(text, seat, seats))
