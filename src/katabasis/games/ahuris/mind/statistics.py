"""What a finished match of 3 ahuris tells: the pockets, the heroes and who ran them, foes met and beaten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from katabasis.engine.event import Event
from katabasis.engine.state import State
from katabasis.engine.study import Facts, Study, Thing, counted
from katabasis.games.ahuris.bags import cards_in, count, worth
from katabasis.games.ahuris.data.cards import ENEMIES, HEROES, TOP_LEVEL, VALUES
from katabasis.games.ahuris.meta import MODE_SEATS
from katabasis.games.ahuris.rules.ending import held_keys
from katabasis.games.ahuris.state import AhurisState, competitive, fortress, inside, pocket_of
from katabasis.games.ahuris.words.events import (
    ENEMY_APPEARS,
    EXPLORATION_PANIC,
    EXPLORATION_REST,
    EXPLORATION_TRAP,
    LEVEL_GAINED,
    LEVEL_LOST,
    WINS_COMBAT,
)

HERO_ROLE: Final = "hero"  # of a team
RIVAL_ROLE: Final = "rival"
FORTRESS_ROLE: Final = "fortress"

FIRST_MASTERY: Final = len(HEROES)  # places among the things
FIRST_BEATEN: Final = FIRST_MASTERY + len(HEROES)
FIRST_TREASURE: Final = FIRST_BEATEN + len(ENEMIES)


class AhurisStudy(Study):
    """A team's pocket counts for each of its seats; a rival's counts once it is out, and nothing before."""

    def __init__(self) -> None:
        self.roles = [HERO_ROLE, RIVAL_ROLE, FORTRESS_ROLE]
        self.measures = ["turns", "fights", "victories", "traps", "panics", "rests", "levels", "losses", "best", "keys"]
        self.sources = ["treasures", "collections"]  # AHU-TREAS-01, AHU-TREAS-02
        self.things = [Thing("hero", name, f"ahuris-{name}") for name in HEROES]
        self.things += [Thing("mastery", name, f"ahuris-{name}") for name in HEROES]
        self.things += [Thing("beaten", name, f"ahuris-{name}") for name in ENEMIES]
        self.things += [Thing("treasure", str(value)) for value in range(1, VALUES + 1)]

    def facts(self, state: State, events: Sequence[Event]) -> Facts:
        assert isinstance(state, AhurisState)
        s = state
        fights, won, traps, panics, rests, gained, lost = counted(
            events,
            [
                ENEMY_APPEARS,
                WINS_COMBAT,
                EXPLORATION_TRAP,
                EXPLORATION_PANIC,
                EXPLORATION_REST,
                LEVEL_GAINED,
                LEVEL_LOST,
            ],
        )
        seats = range(MODE_SEATS[s.mode])
        rivals = competitive(s)
        return Facts(
            roles=[FORTRESS_ROLE if seat == fortress(s) else RIVAL_ROLE if rivals else HERO_ROLE for seat in seats],
            measures=[int(s.turn), fights, won, traps, panics, rests, gained, lost, int(s.best), int(held_keys(s))],
            points=[points_of(s, seat) for seat in seats],
            had=[None if seat == fortress(s) else things_of(s, seat, events) for seat in seats],
        )


def heroes_of(s: AhurisState, seat: int) -> list[int]:
    return [hero for hero in range(len(HEROES)) if s.player[hero] == seat]


def pockets_of(s: AhurisState, seat: int) -> list[int]:
    """The pockets that count for a seat: its own if it is out, or all of its team's."""
    if seat == fortress(s):
        return []
    if competitive(s):
        return [s.pockets[pocket_of(s, hero)] for hero in heroes_of(s, seat) if not inside(s, hero)]
    return list(s.pockets)


def points_of(s: AhurisState, seat: int) -> list[float]:
    """Printed values, and what complete collections add to them."""
    if seat == fortress(s):
        return []
    pockets = pockets_of(s, seat)
    printed = sum(sum(cards_in(pocket)) for pocket in pockets)
    return [printed, sum(int(worth(pocket)) for pocket in pockets) - printed]


def things_of(s: AhurisState, seat: int, events: Sequence[Event]) -> list[int]:
    """Its heroes, those that reached the top level, the enemies they beat, the Treasures in its pocket."""
    heroes = heroes_of(s, seat)
    found = set(heroes) if len(heroes) < len(HEROES) else set()  # who runs them all has no hero of their own
    for event in events:
        if event.a not in heroes:
            continue
        if event.kind == LEVEL_GAINED and event.c == TOP_LEVEL:
            found.add(FIRST_MASTERY + event.a)
        elif event.kind == WINS_COMBAT and event.b >= len(HEROES):
            found.add(FIRST_BEATEN + event.b - len(HEROES))
    for value in range(1, VALUES + 1):
        if any(count(pocket, value) for pocket in pockets_of(s, seat)):
            found.add(FIRST_TREASURE + value - 1)
    return sorted(found)


STUDY: Final = AhurisStudy()
