"""What a finished match of Cerbère tells: the camp of each seat at the end, Hunts and captures, powers used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from katabasis.engine.event import Event
from katabasis.engine.state import State
from katabasis.engine.study import Facts, Study, Thing, counted
from katabasis.games.cerbere.board.roads import ABOARD
from katabasis.games.cerbere.rules.powers import FIRST_CARD_POWER, FIRST_TREASURE_POWER, POWER_NAMES
from katabasis.games.cerbere.state import CerbereState, is_adventurer, is_traitor
from katabasis.games.cerbere.words.events import ACTS, CAPTURED, HUNT_BEGINS, HUNT_MISSES, PLAYS, USES
from katabasis.games.cerbere.words.narrate import word

ADVENTURER: Final = "adventurer"
CERBERUS: Final = "cerberus"
OUT: Final = "eliminated"


def group_of(power: int) -> str:
    if power < FIRST_CARD_POWER:
        return "action"
    return "card" if power < FIRST_TREASURE_POWER else "treasure"


class CerbereStudy(Study):
    """A power counts for a seat that has used it at least once, in whichever camp it was then."""

    def __init__(self) -> None:
        self.roles = [ADVENTURER, CERBERUS, OUT]
        self.measures = ["turns", "rounds", "hunts", "misses", "captures", "aboard"]
        self.sources = []  # there are no points
        self.things = [
            Thing(group_of(power), word(name), f"cerbere-power-{word(name)}") for power, name in enumerate(POWER_NAMES)
        ]

    def facts(self, state: State, events: Sequence[Event]) -> Facts:
        assert isinstance(state, CerbereState)
        s = state
        hunts, misses, captures = counted(events, [HUNT_BEGINS, HUNT_MISSES, CAPTURED])
        aboard = sum(1 for player in s.players if player.space == ABOARD)
        used: list[set[int]] = [set() for _ in range(s.seats)]
        for event in events:
            if event.kind in (ACTS, PLAYS):
                used[event.a].add(event.b)
            elif event.kind == USES:
                used[event.a].add(FIRST_TREASURE_POWER + event.b)
        return Facts(
            roles=[
                ADVENTURER if is_adventurer(s, seat) else CERBERUS if is_traitor(s, seat) else OUT
                for seat in range(s.seats)
            ],
            measures=[int(s.turn), int(s.turn) / int(s.seats), hunts, misses, captures, aboard],
            had=[sorted(powers) for powers in used],
        )


STUDY: Final = CerbereStudy()
