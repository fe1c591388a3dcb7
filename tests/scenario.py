"""What scenarios of all games have in common: a match with a scripted dealer, and short names for what tests look at.

Each game has its own: `scenario_abyss`, `scenario_ahuris`, `scenario_cerbere`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Self

from katabasis.engine.dealers import Script
from katabasis.engine.game import Game
from katabasis.engine.match import Match


class Table:
    """A match with a scripted dealer.  Outcomes given to `play` and `deal` must all be used, in order."""

    EVENTS: ClassVar[Sequence[Any]]  # of the game: how each kind is told

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seen = 0  # events already looked at

    @classmethod
    def at_position(cls, game: Game, position: dict[str, Any], chance: tuple[int | str, ...]) -> Self:
        """A table in a position, after chance has answered these."""
        table = cls(game.match(position=position, dealer=Script([])))
        table._load(chance)
        table.match.deal()
        return table

    @staticmethod
    def outcome(value: int | str) -> str:
        """An outcome as records have it; tests write it in short."""
        raise NotImplementedError

    # Answers

    def play(self, action: str, *outcomes: int | str) -> Self:
        """Answer, then let chance answer these."""
        self.seen = len(self._events())
        self._load(outcomes)
        self.match.play(action)
        return self.settled()

    def plays(self, *actions: str) -> Self:
        """Answer several times, without chance."""
        for action in actions:
            self.play(action)
        return self

    def deal(self, *outcomes: int | str) -> Self:
        """Let chance answer these."""
        self.seen = len(self._events())
        self._load(outcomes)
        self.match.deal()
        return self.settled()

    def _load(self, outcomes: tuple[int | str, ...]) -> None:
        assert isinstance(self.match.dealer, Script)
        self.match.dealer.outcomes += [self.outcome(value) for value in outcomes]

    def settled(self) -> Self:
        """All outcomes are used."""
        assert isinstance(self.match.dealer, Script)
        left = self.match.dealer.outcomes
        assert not left, f"chance was not asked for {left}; now asked: {self.asked}, {self.choices}"
        return self

    # What is asked

    @property
    def asked(self) -> str:
        """The question as in positions: "strike bard 1", "pay first jailer", "turn blue"; "over" at the end."""
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

    def player(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.json["players"][seat]
        return found

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
        return [self.EVENTS[event.kind].name for event in self._events()[self.seen :]]

    def __getattr__(self, name: str) -> Any:
        """Fields of the position: table.treasure, table.track, table.captured…"""
        try:
            return self.json[name]
        except KeyError:
            raise AttributeError(name) from None
