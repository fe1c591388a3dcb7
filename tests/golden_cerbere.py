"""Golden playthroughs and counts of Cerbère: written once, looked at, compared ever after; see `make golden`."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from katabasis.engine.chance import Rng
from katabasis.engine.match import Match
from katabasis.engine.playout import many
from katabasis.engine.seats import CHANCE, EVERYONE, OVER
from katabasis.engine.state import State
from katabasis.games.cerbere.words.events import EVENTS
from scenario_cerbere import CERBERE, EXPANSION, FIRST_EDITION, pawn, traitor

HERE = Path(__file__).parent
PLAYTHROUGHS = HERE / "playthroughs" / "cerbere"
COUNTS = HERE / "counts" / "cerbere.txt"
CHECKSUMS = HERE / "counts" / "cerbere-checksums.json"  # by form and seat count: checksum, answers, decisions
SEATS = [3, 4, 5, 6, 7]
FORMS: dict[str, dict[str, str]] = {
    "second": {},
    "card": {"starting_card": "true", "difficulty": "1"},
    "first": FIRST_EDITION,
    "advised": {"edition": "1", "skulls": "10"},
    "expansion": {**EXPANSION, "treasures": "3"},
    "den-token": {**EXPANSION, "den_token": "true"},
}
BOARDS = ["gondola", "funicular", "infernal_portal", "platforms", "harpies_nest", "cave_of_wonders"]

MATCHES: dict[str, dict[str, Any]] = {
    **{
        f"{form}-{seats}": {"seats": seats, "seed": f"golden/{seats}", "options": options}
        for form, options in FORMS.items()
        for seats in SEATS
    },
    **{
        f"board-{board}": {
            "seats": 5,
            "seed": f"golden/{board}",
            "options": {**EXPANSION, "start": "a", "first_middle": board, "second_middle": "oubliettes", "finish": "a"},
        }
        for board in BOARDS
    },
    "escaped": {
        "seed": "golden/escaped/0",
        "position": {
            "players": [pawn("s26"), pawn("s27"), pawn("s25"), pawn("s24"), traitor("grudge deceit")],
            "cerberus": "s05",
        },
    },
}

# Fixed positions for the counts: how many different positions lie one, two and three answers away, chance included.
POSITIONS: dict[str, dict[str, Any]] = {
    "four pawns, cards in hand": {
        "players": [pawn("s08", hand="egotism sacrifice"), pawn("s18"), pawn("s22"), pawn("s10")],
        "cerberus": "s05",
    },
    "a payment by several": {
        "players": [
            pawn("s08", hand="favoritism egotism"),
            pawn("s18", hand="sacrifice arrogance egotism"),
            pawn("s22"),
        ],
        "power": "",
    },
    "a Cerberus player": {
        "players": [traitor("sabotage grudge ambush"), pawn("s12", hand="egotism"), pawn("s14"), pawn("s20")],
        "cerberus": "s11",
    },
    "prisoners to be ordered": {
        "players": [pawn("s17"), pawn("s17"), pawn("s24"), traitor()],
        "cerberus": "s15",
        "rage": 0,
        "speed": 4,
        "pending": ["end"],
    },
    "the cave and a Treasure": {
        "options": EXPANSION,
        "boards": ["start_a", "cave_of_wonders", "sirens_pool", "finish_a"],
        "players": [pawn("cave_of_wonders.c2", treasures="mask"), pawn("sirens_pool.n1"), pawn("cave_of_wonders.s4")],
    },
}
DEPTH = 3
LONG = 60  # characters: longer lists are stored as a fingerprint


def played(name: str) -> Match:
    """The match of that name, decided at random from its seed."""
    wanted = MATCHES[name]
    match = CERBERE.match(wanted.get("seats"), wanted["seed"], wanted.get("options"), position=wanted.get("position"))
    chooser = Rng(f"{wanted['seed']}/chooser")
    while not match.over:
        legal = match.legal_actions()
        match.play(legal[chooser.below(len(legal))])
    return match


def playthrough(name: str) -> str:
    """A match as text: every question with its answers, a fingerprint of what all seats see, and what happened."""
    match = played(name)
    lines = [f"# {name}", *match.record.text().split("\n\n")[0].splitlines(), ""]
    before = match.at(0).state.copy()
    for step in match.walk():
        lines.append(f"{asked(before)} > {step.entry.text}")
        for event in step.events:
            telling = EVENTS[event.kind]
            numbers = [event.a, event.b, event.c, event.d, event.e][: len(telling.values)]
            audience = [] if event.audience == EVERYONE else [f"(seats {event.audience:b})"]
            lines.append(" ".join(["  " + telling.name, *map(str, numbers), *audience]))
        before = step.match.state.copy()
    lines += ["", f"ending {match.ending} returns {match.returns}"]
    return "\n".join(lines) + "\n"


def asked(state: State) -> str:
    question = state.to_json()["pending"][-1]
    if state.to_move == CHANCE:
        outcomes = " ".join(f"{outcome.text.partition(' ')[2]}:{weight}" for outcome, weight in state.chance_outcomes())
        return f"chance {question}: {outcomes if len(outcomes) < LONG else fingerprint(outcomes)}"
    legal = ", ".join(action.text for action in state.legal_actions())
    views = json.dumps([state.view(seat).to_json() for seat in range(len(state.returns()))], separators=(",", ":"))
    return f"{question} [{fingerprint(views)}]: {legal if len(legal) < LONG else fingerprint(legal)}"


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def count(position: dict[str, Any]) -> list[int]:
    """Different positions after one, two, … answers, every answer of seats and chance followed."""
    level = {tuple(state.key()): state for state in [CERBERE.position(position)]}
    counts = []
    for _ in range(DEPTH):
        following: dict[tuple[int, ...], State] = {}
        for state in level.values():
            for after in children(state):
                following[tuple(after.key())] = after
        counts.append(len(following))
        level = following
    return counts


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


def counts_text() -> str:
    return "".join(f"{name}: {' '.join(str(n) for n in count(position))}\n" for name, position in POSITIONS.items())


def checksums() -> dict[str, list[int]]:
    """By form and seat count, what seeded random matches add up to: the same in every build, on every platform."""
    found = {}
    for form, options in FORMS.items():
        for seats in SEATS:
            tally = many(CERBERE.new(seats, options), seats, f"checksum/{seats}", 0, 40)
            found[f"{form} {seats}"] = [tally.checksum, tally.answers, tally.decisions]
    return found


def main() -> None:
    PLAYTHROUGHS.mkdir(parents=True, exist_ok=True)
    for name in MATCHES:
        (PLAYTHROUGHS / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
    COUNTS.write_text(counts_text(), encoding="utf-8")
    CHECKSUMS.write_text(json.dumps(checksums(), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
