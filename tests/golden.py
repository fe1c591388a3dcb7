"""Golden playthroughs and counts: written once, looked at, compared ever after.  `make golden` writes them anew."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import katabasis
from goldens import abyss, ahuris, cerbere
from katabasis.engine.chance import Rng
from katabasis.engine.event import Event
from katabasis.engine.match import Match
from katabasis.engine.playout import many
from katabasis.engine.seats import CHANCE, EVERYONE, OVER
from katabasis.engine.state import State

HERE = Path(__file__).parent
DEPTH = 3
LONG = 60  # characters: longer lists are stored as a fingerprint


@dataclass(frozen=True)
class Golden:
    """What is kept of a game: whole matches, counts of positions, checksums of many matches."""

    game: str
    matches: dict[str, dict[str, Any]]
    positions: dict[str, dict[str, Any]]  # for the counts: chance included, DEPTH answers are followed
    sums: dict[str, tuple[int, dict[str, str], str]]  # by name: seats, options and seed
    events: Sequence[Any]  # how each kind is told
    summed: int  # matches in each sum
    endings: set[str]  # all ways to end
    digits: int = 8  # of a fingerprint
    in_lines: bool = False  # a question, the view of each seat, and the answer on lines of their own
    last_view: str = ""  # how what a seat sees at the end is written

    @property
    def playthroughs(self) -> Path:
        return HERE / "playthroughs" / self.game

    @property
    def counts(self) -> Path:
        return HERE / "counts" / f"{self.game}.txt"

    @property
    def checksums(self) -> Path:
        return HERE / "counts" / f"{self.game}-checksums.json"

    def played(self, name: str) -> Match:
        """The match of that name, decided at random from its seed."""
        wanted = self.matches[name]
        match = katabasis.game(self.game).match(
            wanted.get("seats"), wanted["seed"], wanted.get("options"), position=wanted.get("position")
        )
        for seat, order in enumerate(wanted.get("orders", [])):
            match.order(seat, order)
        chooser = Rng(f"{wanted['seed']}/chooser")
        while not match.over:
            legal = match.legal_actions()
            match.play(legal[chooser.below(len(legal))])
        return match

    def playthrough(self, name: str) -> str:
        """A match as text: every question with its answers, what each seat sees, and what happened."""
        match = self.played(name)
        lines = [f"# {name}", *match.record.text().split("\n\n")[0].splitlines()]
        if not self.in_lines:
            lines.append("")
        before = match.at(0).state.copy()
        for step in match.walk():
            if step.entry.is_order:
                lines.append(f"{step.entry.who} {step.entry.text}")
                continue
            lines += self.answered(before, step.entry.text)
            lines += [self.told(event) for event in step.events]
            before = step.match.state.copy()
        lines.append("")
        if self.last_view:
            lines += [self.last_view.format(seat=seat, view=view) for seat, view in enumerate(views(match.state))]
        lines.append(f"ending {match.ending} returns {match.returns}")
        return "\n".join(lines) + "\n"

    def answered(self, state: State, answer: str) -> list[str]:
        """A question, what all seats see, and what was answered."""
        question = state.to_json()["pending"][-1]
        if state.to_move == CHANCE:
            outcomes = [f"{outcome.text.partition(' ')[2]}:{weight}" for outcome, weight in state.chance_outcomes()]
            asked = f"chance {question}: {self.shortened(' '.join(outcomes))}"
            return ["", asked, f"> {answer}"] if self.in_lines else [f"{asked} > {answer}"]
        legal = ", ".join(action.text for action in state.legal_actions())
        if self.in_lines:
            seen = [f"  view {seat}: {self.fingerprint(view)}" for seat, view in enumerate(views(state))]
            return ["", f"seat {state.to_move} {question}: {legal}", *seen, f"> {answer}"]
        seen = self.fingerprint(f"[{','.join(views(state))}]")
        return [f"{question} [{seen}]: {self.shortened(legal)} > {answer}"]

    def told(self, event: Event) -> str:
        telling = self.events[event.kind]
        numbers = [event.a, event.b, event.c, event.d, event.e][: len(telling.values)]
        audience = [] if event.audience == EVERYONE else [f"(seats {event.audience:b})"]
        return " ".join(["  " + telling.name, *map(str, numbers), *audience])

    def shortened(self, text: str) -> str:
        return text if len(text) < LONG else self.fingerprint(text)

    def fingerprint(self, text: str) -> str:
        return hashlib.sha256(text.encode()).hexdigest()[: self.digits]

    def count(self, name: str) -> list[int]:
        """Different positions after one, two, … answers, every answer of seats and chance followed."""
        start = katabasis.game(self.game).position(self.positions[name])
        level = {tuple(start.key()): start}
        counts = []
        for _ in range(DEPTH):
            level = {tuple(after.key()): after for state in level.values() for after in children(state)}
            counts.append(len(level))
        return counts

    def added_up(self) -> dict[str, list[int]]:
        """What seeded random matches add up to, answers and decisions: the same in every build, on every platform."""
        found = {}
        for name, (seats, options, seed) in self.sums.items():
            tally = many(katabasis.game(self.game).new(seats, options), seats, seed, 0, self.summed)
            found[name] = [tally.checksum, tally.answers, tally.decisions]
        return found

    def write(self) -> None:
        self.playthroughs.mkdir(parents=True, exist_ok=True)
        for name in self.matches:
            (self.playthroughs / f"{name}.txt").write_text(self.playthrough(name), encoding="utf-8")
        lines = [f"{name}: {' '.join(map(str, self.count(name)))}\n" for name in self.positions]
        self.counts.write_text("".join(lines), encoding="utf-8")
        self.checksums.write_text(json.dumps(self.added_up(), indent=2) + "\n", encoding="utf-8")


def views(state: State) -> list[str]:
    """By seat, what it sees."""
    return [json.dumps(state.view(seat).to_json(), separators=(",", ":")) for seat in range(len(state.returns()))]


def children(state: State) -> Iterator[State]:
    if state.to_move == OVER:
        return
    if state.to_move == CHANCE:
        answers = [outcome for outcome, _ in state.chance_outcomes()]
    else:
        answers = state.legal_actions()
    for answer in answers:
        after = state.copy()
        after.apply(answer)
        yield after


GOLDENS = [
    Golden(
        "ahuris",
        *ahuris.ROWS,
        summed=1_000,
        endings={"escaped", "clock", "empty-reward", "keys-destroyed", "all-left", "deck-empty"},
        digits=12,
        in_lines=True,
        last_view="  view {seat}: {view}",
    ),
    Golden("abyss", *abyss.ROWS, summed=200, endings={"seventh-lord", "lords-short", "standstill"}, last_view="{view}"),
    Golden("cerbere", *cerbere.ROWS, summed=40, endings={"escaped", "all-captured", "too-few"}),
]


if __name__ == "__main__":
    for golden in GOLDENS:
        golden.write()
    import golden_envs  # what it needs is slow to import

    golden_envs.write()
