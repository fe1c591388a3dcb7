"""Golden playthroughs and counts of Abyss: written once, looked at, compared ever after.  `make golden` writes them."""

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
from katabasis.games.abyss.data.lords import LORD_NAMES
from katabasis.games.abyss.meta import OPTIONS
from katabasis.games.abyss.words.events import EVENTS
from scenario_abyss import ABYSS

HERE = Path(__file__).parent
PLAYTHROUGHS = HERE / "playthroughs" / "abyss"
COUNTS = HERE / "counts" / "abyss.txt"
CHECKSUMS = HERE / "counts" / "abyss-checksums.json"  # by seat count: checksum, answers, decisions
SEATS = [2, 3, 4]

HAND = ["squid 5", "squid 4", "squid 1", "shellfish 3", "crab 2", "seahorse 1", "jellyfish 2"]
FEW = ("keeper", "reaper", "miller", "sage", "tamer")
OTHER_READINGS = {
    option.name: ("12" if option.name.startswith("hand_limit") else "false" if option.default == "true" else "true")
    for option in OPTIONS
}

# From the start with every seat count, with standing orders, with each doubtful rule read otherwise, from positions.
MATCHES: dict[str, dict[str, Any]] = {
    **{
        f"{seats}-seats-{number}": {"seats": seats, "seed": f"golden/{number}"}
        for seats in SEATS
        for number in range(4)
    },
    **{
        f"reading-{option.name.split('_')[0]}-{place}": {
            "seats": 2 + place % 3,
            "seed": f"golden/{place}",
            "options": {option.name: OTHER_READINGS[option.name]},
        }
        for place, option in enumerate(OPTIONS)
    },
    "orders": {"seats": 3, "seed": "golden/orders", "orders": ["order refuse all 1-2", "order buy2 all 4-5"]},
    "lords-short": {
        "seed": "golden/short",
        "position": {
            "players": [{"pearls": 9, "hand": HAND}, {"pearls": 9}],
            "court": ["keeper", "reaper", "miller"],
            "lord_discard": [
                name for name in LORD_NAMES if name not in ("keeper", "reaper", "miller", "sage", "tamer")
            ],
        },
    },
    "standstill": {
        "seed": "golden/still",
        "position": {
            "players": [{"pearls": 1}, {"pearls": 1}],
            "court": ["keeper", "reaper", "miller"],
            "deck": [],
            "deck_monsters": 0,
            "council": ["squid 1", "crab 1"],
            "incomplete": True,
        },
    },
}

# Fixed positions for the counts: how many different positions lie one, two and three answers away, chance included.
COURT = ["keeper", "diplomat", "jailer", "corruptor"]
TURN = ["next", "trim", "close first", "control"]
POSITIONS: dict[str, dict[str, Any]] = {
    "two seats, to act": {
        "players": [{"pearls": 2, "hand": HAND}, {"pearls": 2}],
        "court": COURT,
        "council": ["crab 1"],
    },
    "three seats, an offer": {
        "players": [{"pearls": 1}, {"pearls": 2}, {"pearls": 2}],
        "court": COURT,
        "track": ["crab 3", "squid 4"],
        "pending": [*TURN, "decide first", "buy second"],
    },
    "four seats, a payment": {
        "players": [{"pearls": 3, "hand": HAND}, {}, {}, {}],
        "court": COURT,
        "pending": [*TURN, "court", "pay first keeper"],
    },
    "two seats, a fight": {
        "players": [{}, {}],
        "court": COURT,
        "track": ["monster"],
        "threat": 5,
        "pending": [*TURN, "decide first"],
    },
    "three seats, four keys": {
        "players": [{"key_tokens": 2, "lords": ["slaver", "oracle"]}, {}, {}],
        "court": COURT,
        "available": ["jail", "black-smokers"],
        "pending": TURN,
    },
    "four seats, the Jailer": {
        "players": [{"lords": ["tamer"]}, {"hand": HAND}, {"hand": ["crab 1", "crab 3"]}, {"hand": ["squid 2"]}],
        "court": COURT,
        "pending": [*TURN, "court", "show", "discard third 1", "discard second 6"],
    },
}
DEPTH = 3
LONG = 60  # characters: longer lists are stored as a fingerprint


def played(name: str) -> Match:
    """The match of that name, decided at random from its seed."""
    wanted = MATCHES[name]
    match = ABYSS.match(wanted.get("seats"), wanted["seed"], wanted.get("options"), position=wanted.get("position"))
    for seat, order in enumerate(wanted.get("orders", [])):
        match.order(seat, order)
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
        if step.entry.is_order:
            lines.append(f"{step.entry.who} {step.entry.text}")
            continue
        lines.append(f"{asked(before)} > {step.entry.text}")
        for event in step.events:
            telling = EVENTS[event.kind]
            numbers = [event.a, event.b, event.c, event.d, event.e][: len(telling.values)]
            audience = [] if event.audience == EVERYONE else [f"(seats {event.audience:b})"]
            lines.append(" ".join(["  " + telling.name, *map(str, numbers), *audience]))
        before = step.match.state.copy()
    views = [json.dumps(match.view(seat).to_json(), separators=(",", ":")) for seat in range(match.record.seats)]
    lines += ["", *views, f"ending {match.ending} returns {match.returns}"]
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
    level = {tuple(state.key()): state for state in [ABYSS.position(position)]}
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
    """By seat count, what seeded random matches add up to: the same in every build, on every platform."""
    found = {}
    for seats in SEATS:
        tally = many(ABYSS.new(seats, {}), seats, f"checksum/{seats}", 0, 200)
        found[str(seats)] = [tally.checksum, tally.answers, tally.decisions]
    return found


def main() -> None:
    PLAYTHROUGHS.mkdir(parents=True, exist_ok=True)
    for name in MATCHES:
        (PLAYTHROUGHS / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
    COUNTS.write_text(counts_text(), encoding="utf-8")
    CHECKSUMS.write_text(json.dumps(checksums(), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
