"""Scenarios read like the rulebook: a position, what is answered, what chance answers, what is true then.

    table = scenario(bard=hero("d"), pirate=hero("ds", life=1), teller=hero("h"), pocket=[5, 5, 4, 4, 2])
    table.deal("treasure 4")                                  # Chrono
    table.play("explore bard")
    table.play("combat", "enemy Qh", 2, 2)                    # numbers are dice
    assert table.pocket == [2, 4, 4, 5]

Outcomes given to `play` and `deal` must all be used, in order; chance that is asked for more waits.
"""

from __future__ import annotations

from typing import Any

import katabasis
from katabasis.engine.dealers import Script
from katabasis.engine.match import Match
from katabasis.engine.seats import CHANCE, OVER
from katabasis.games.ahuris.data.cards import HEROES
from katabasis.games.ahuris.words.events import EVENTS

AHURIS = katabasis.game("ahuris")
EXPLORATION_STEP = ["turn", "leaving", "countdown", "order"]

__all__ = ["AHURIS", "CHANCE", "OVER", "Table", "hero", "scenario"]


def hero(cards: str, **fields: Any) -> dict[str, Any]:
    """A hero by the suits of its Level cards in order: hero("ds", life=1, paralysis=2, unlucky=True, asleep=True)."""
    return {"cards": list(cards), **fields}


class Table:
    """A match with a scripted dealer, and short names for what tests look at."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seen = 0  # events already looked at

    # Answers

    def play(self, action: str, *outcomes: int | str) -> Table:
        """Answer, then let chance answer these."""
        self.seen = len(self._events())
        self._load(outcomes)
        self.match.play(action)
        self._all_used()
        return self

    def deal(self, *outcomes: int | str) -> Table:
        """Let chance answer these."""
        self.seen = len(self._events())
        self._load(outcomes)
        self.match.deal()
        self._all_used()
        return self

    def _load(self, outcomes: tuple[int | str, ...]) -> None:
        assert isinstance(self.match.dealer, Script)
        self.match.dealer.outcomes += [f"die {o}" if isinstance(o, int) else o for o in outcomes]

    def _all_used(self) -> None:
        assert isinstance(self.match.dealer, Script)
        left = self.match.dealer.outcomes
        assert not left, f"chance was not asked for {left}; now asked: {self.asked}"

    # What is asked

    @property
    def asked(self) -> str:
        """The question as in positions: "level-one bard", "strike bard 1"; "over" at the end."""
        pending = self.json["pending"]
        return str(pending[-1]) if pending else "over"

    @property
    def seat(self) -> int:
        """Who is asked: a seat, CHANCE or OVER."""
        return self.match.to_move

    @property
    def choices(self) -> list[str]:
        """What can be answered, by a seat or by chance."""
        return [action.text for action in self.match.legal_actions()]

    def why(self, action: str, seat: int | None = None) -> str:
        """The rule that forbids this answer; "" if nothing does."""
        reason = self.match.why_not(action, seat)
        return reason.rule_id if reason is not None else ""

    # What is true

    @property
    def json(self) -> dict[str, Any]:
        return self.match.state.to_json()

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

    @property
    def ending(self) -> str:
        return self.match.ending

    @property
    def winners(self) -> list[int]:
        return self.match.winners

    # What happened

    def _events(self) -> list[Any]:
        return [event for answer in self.match.answers for event in answer.events]

    @property
    def told(self) -> list[str]:
        """What happened in the last `play` or `deal`, by the names of events.py."""
        return [EVENTS[event.kind].name for event in self._events()[self.seen :]]

    def __getattr__(self, name: str) -> Any:
        """Fields of the position: table.treasure, table.treasure_discard, table.removed, table.turn…"""
        try:
            return self.json[name]
        except KeyError:
            raise AttributeError(name) from None


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
    match = AHURIS.match(position=position, dealer=Script([]))
    table = Table(match)
    table._load(chance)
    match.deal()
    return table
