"""What a finished match of Abyss tells: points A to D, and the lords and locations of each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from katabasis.engine.bits import members
from katabasis.engine.event import Event
from katabasis.engine.state import State
from katabasis.engine.study import Facts, Study, Thing, counted
from katabasis.games.abyss.data.lords import LORD_NAMES
from katabasis.games.abyss.data.places import PLACE_NAMES
from katabasis.games.abyss.rules.scoring import (
    points_of_allies,
    points_of_lords,
    points_of_places,
    points_of_tokens,
)
from katabasis.games.abyss.state import AbyssState, lords_of
from katabasis.games.abyss.words.events import CONTROLS, EXPLORES, FIGHTS, FIGHTS_LOWER, RECRUITS, TAKES_STACK

PARTS: Final = [points_of_places, points_of_lords, points_of_allies, points_of_tokens]  # A to D.  ABY-SCORE-01 to 04
FIRST_PLACE: Final = len(LORD_NAMES)  # among the things


class AbyssStudy(Study):
    """Who is a lord's master at the end has had its points and its power; a location given up is not counted."""

    def __init__(self) -> None:
        self.roles = []
        self.measures = ["turns", "explorations", "fights", "stacks", "recruits", "controls"]
        self.sources = ["locations", "lords", "allies", "monsters"]
        self.things = [Thing("lord", name, f"abyss-lord-{name}") for name in LORD_NAMES]
        self.things += [Thing("location", name, f"abyss-place-{name}") for name in PLACE_NAMES]

    def facts(self, state: State, events: Sequence[Event]) -> Facts:
        assert isinstance(state, AbyssState)
        s = state
        seats = range(s.seats)
        explored, fought, lower, stacks, recruited, controlled = counted(
            events, [EXPLORES, FIGHTS, FIGHTS_LOWER, TAKES_STACK, RECRUITS, CONTROLS]
        )
        return Facts(
            measures=[int(s.turn), explored, fought + lower, stacks, recruited, controlled],
            points=[[int(part(s, seat)) for part in PARTS] for seat in seats],
            had=[
                [*members(lords_of(s, seat)), *[FIRST_PLACE + place for place in members(s.players[seat].places)]]
                for seat in seats
            ],
        )


STUDY: Final = AbyssStudy()
