"""Scenarios of 3 ahuris read like the rulebook: a position, what is answered, what chance answers, what is true then.

    table = scenario(bard=hero("d"), pirate=hero("ds", life=1), teller=hero("h"), pocket=[5, 5, 4, 4, 2])
    table.deal("treasure 4")                                  # Chrono
    table.play("explore bard")
    table.play("combat", "enemy Qh", 2, 2)                    # numbers are dice
    assert table.pocket == [2, 4, 4, 5]

Outcomes given to `play` and `deal` must all be used, in order; chance that is asked for more waits.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import katabasis
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State
from katabasis.games.ahuris.data.cards import HEROES
from katabasis.games.ahuris.words.events import EVENTS
from scenario import Table as AnyTable

AHURIS = katabasis.game("ahuris")
COMBAT_DIE = {2: 3, 3: 2, 4: 1}  # by level, an exploration die that brings a combat
LONGEST = 10_000  # answers of a match
EXPLORATION_STEP = ["turn", "leaving", "countdown", "order"]

__all__ = ["AHURIS", "CHANCE", "OVER", "PARALYSED", "Table", "at_random", "hero", "scenario", "without"]


def hero(cards: str, **fields: Any) -> dict[str, Any]:
    """A hero by the suits of its Level cards in order: hero("ds", life=1, paralysis=2, unlucky=True, asleep=True)."""
    return {"cards": list(cards), **fields}


PARALYSED = hero("h", paralysis=6)


def without(*cards: int) -> list[int]:
    """All the Treasures but these."""
    every = Counter(value for value in range(1, 11) for _ in range(4))
    return list((every - Counter(cards)).elements())


def at_random(seed: int, options: dict[str, object]) -> Iterator[State]:
    """Every position of a solo match answered at random."""
    chosen = random.Random(seed)
    state = AHURIS.new(1, options)
    for _ in range(LONGEST):
        yield state
        if state.to_move == OVER:
            return
        if state.to_move == CHANCE:
            drawn, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply(chosen.choices(drawn, weights)[0])
        else:
            state.apply(chosen.choice(state.legal_actions()))
    raise AssertionError("the match does not end")


class Table(AnyTable):
    """A table of 3 ahuris."""

    EVENTS = EVENTS

    @staticmethod
    def outcome(value: int | str) -> str:
        return f"die {value}" if isinstance(value, int) else value

    @property
    def pocket(self) -> list[int]:
        """The one pocket of solo and duo, lowest first."""
        (only,) = self.json["pockets"]
        return list(only)

    @property
    def pockets(self) -> list[list[int]]:
        """By hero: Bard, Fortune-teller, Pirate."""
        return [list(cards) for cards in self.json["pockets"]]

    @property
    def points(self) -> int:
        return sum(self.match.view(0).to_json()["points"])

    def hero(self, name: str) -> dict[str, Any]:
        """All that a seat sees of a hero: level, life, max, force, rapidity, luck, paralysis, unlucky, asleep…"""
        seen: dict[str, Any] = self.match.view(0).to_json()["heroes"][name]
        return seen

    def level(self, name: str) -> int:
        return int(self.hero(name)["level"])

    def life(self, name: str) -> int:
        return int(self.hero(name)["life"])

    def stats(self, name: str) -> str:
        """Maximum Life/Force/Rapidity/Luck of a hero."""
        seen = self.hero(name)
        return f"{seen['max']}/{seen['force']}/{seen['rapidity']}/{seen['luck']}"

    @property
    def foe(self) -> str:
        """Current Life/Force/Rapidity/Luck of the foe; "" without one."""
        seen = self.match.view(0).to_json()["foe"]
        return f"{seen['life']}/{seen['force']}/{seen['rapidity']}/{seen['luck']}" if seen else ""


def scenario(
    mode: str = "solo",
    explore: str = "",
    pocket: list[int] | None = None,
    pockets: dict[str, list[int]] | None = None,
    chance: tuple[int | str, ...] = (),
    **fields: Any,
) -> Table:
    """A table in a position.

    Heroes are given by name (bard=, teller=, pirate=; default hero("h"), hero("h"), hero("h")).  With explore="bard" it
    is the Bard's turn to explore, in the middle of a turn; otherwise a new turn begins with Chrono.  Other fields are
    those of docs/positions.md, pending included.
    """
    heroes = {name: dict(fields.pop(name, hero("h"))) for name in HEROES}
    position: dict[str, Any] = {"mode": mode, "heroes": heroes, **fields}
    if pocket is not None:
        position["pockets"] = [pocket]
    if pockets is not None:
        position["pockets"] = [pockets.get(name, []) for name in HEROES]
    if explore:
        heroes[explore]["explored"] = True
        first = "level-one" if len(heroes[explore]["cards"]) == 1 else "exploration"
        position["pending"] = [*EXPLORATION_STEP, f"{first} {explore}"]
    return Table.at_position(AHURIS, position, chance)


def win_at_hand() -> Table:
    """The Bard has the points, the key lies in the discard, nobody explores after him: staying would be a blunder."""
    return scenario(
        explore="bard",
        bard=hero("d"),
        teller=hero("h", explored=True),
        pirate=hero("s", explored=True),
        pocket=[10, 9, 8],
        treasure_discard=[1],
        goal=25,
    )


def fight(name: str, fighter: dict[str, Any], *chance: int | str, **fields: Any) -> Table:
    """This hero goes to fight; the others have explored unless they are given."""
    heroes = {other: hero("h", explored=True) for other in ("bard", "teller", "pirate")}
    table = scenario(explore=name, **{**heroes, name: fighter, **fields})
    if table.asked == f"level-one {name}":
        return table.play("combat", *chance)
    level = len(fighter["cards"])
    return table.deal(*chance) if level == 1 else table.deal(COMBAT_DIE[level], *chance)
