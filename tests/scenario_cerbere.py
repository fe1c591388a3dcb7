"""Scenarios of Cerbère read like its ledger: a position, what is answered, what chance answers, what is true then.

    table = scenario(pawn("s12"), pawn("s10"), pawn("s10"), pawn())
    table.plays("sprint 2", "advance 3 pink", "advance 1 green")
    assert (table.at(PINK), table.at(GREEN)) == ("s13", "s11")

P1 of the ledger is blue, P2 pink, and so on; blue is active.  Pawns not mentioned stand on s24, out of the way.
Outcomes given to `play` are cards, Treasures, Harpies, or the seats of a Barque; they must all be used, in order, and
chance must not be asked for more.
"""

from __future__ import annotations

from typing import Any

import katabasis
from katabasis.engine.dealers import Script
from katabasis.engine.match import Match
from katabasis.engine.seats import CHANCE, OVER
from katabasis.games.cerbere.bags import CARD_NAMES
from katabasis.games.cerbere.data.treasures import HARPY_NAMES, TREASURE_NAMES
from katabasis.games.cerbere.words.events import EVENTS

CERBERE = katabasis.game("cerbere")
BLUE, PINK, GREEN, RED, YELLOW, WHITE, VIOLET = range(7)
NAMES = ["blue", "pink", "green", "red", "yellow", "white", "violet"]
AHEAD = "s24"
FIRST_EDITION: dict[str, str] = {"edition": "1"}
EXPANSION: dict[str, str] = {"edition": "1", "expansion_cards": "true", "expansion_boards": "true"}

__all__ = [
    "AHEAD",
    "BLUE",
    "CERBERE",
    "CHANCE",
    "EXPANSION",
    "FIRST_EDITION",
    "GREEN",
    "NAMES",
    "OVER",
    "PINK",
    "RED",
    "VIOLET",
    "WHITE",
    "YELLOW",
    "Table",
    "pawn",
    "road",
    "scenario",
    "traitor",
]


def pawn(space: str = AHEAD, hand: str = "", played: str = "", treasures: str = "", laid: str = "") -> dict[str, Any]:
    """An Adventurer: the place of the pawn, Survival cards, Action cards played, Treasures in hand and on the table."""
    return {
        "space": space,
        "hand": hand.split(),
        "played": played.split(),
        "treasures": treasures.split(),
        "treasures_played": laid.split(),
    }


def traitor(hand: str = "", played: str = "") -> dict[str, Any]:
    """A Cerberus player."""
    return {"camp": "cerberus", "hand": hand.split(), "played": played.split()}


def road(*middle: str, start: str = "start_a", finish: str = "finish_a") -> list[str]:
    """Boards of the first edition around one or two intermediate ones."""
    others = [*middle, *[name for name in ("rope_bridge", "promontory") if name not in middle]]
    return [start, *others[:2], finish]


def outcome(value: int | str) -> str:
    if isinstance(value, int):
        return f"seats {value}"
    if value in CARD_NAMES:
        return f"card {value}"
    if value in TREASURE_NAMES:
        return f"treasure {value}"
    return f"harpy {value}" if value in HARPY_NAMES else value


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
        return self.settled()

    def plays(self, *actions: str) -> Table:
        """Answer several times, without chance."""
        for action in actions:
            self.play(action)
        return self

    def deal(self, *outcomes: int | str) -> Table:
        """Let chance answer these."""
        self.seen = len(self._events())
        self._load(outcomes)
        self.match.deal()
        return self.settled()

    def _load(self, outcomes: tuple[int | str, ...]) -> None:
        assert isinstance(self.match.dealer, Script)
        self.match.dealer.outcomes += [outcome(value) for value in outcomes]

    def settled(self) -> Table:
        """All outcomes are used, and chance is asked for no more: a card that no test speaks of would wait unseen."""
        assert isinstance(self.match.dealer, Script)
        left = self.match.dealer.outcomes
        assert not left, f"chance was not asked for {left}; now asked: {self.asked}, {self.choices}"
        assert self.seat != CHANCE, f"chance is asked for more: {self.asked}"
        return self

    # What is asked

    @property
    def asked(self) -> str:
        """The question as in positions: "turn blue", "part blue"; "over" at the end."""
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

    def at(self, seat: int) -> str:
        """The space of a pawn; on the second edition's board in short."""
        return str(self.player(seat)["space"]).removeprefix("e2.")

    def hand(self, seat: int) -> list[str]:
        return list(self.player(seat)["hand"])

    def camp(self, seat: int) -> str:
        return str(self.player(seat)["camp"])

    def played(self, seat: int) -> list[str]:
        """Action cards on the table."""
        return list(self.player(seat)["played"])

    @property
    def cerberus(self) -> str:
        return str(self.json["cerberus"]).removeprefix("e2.")

    @property
    def die(self) -> tuple[int, int]:
        """Cell and speed."""
        return int(self.json["rage"]), int(self.json["speed"])

    @property
    def ending(self) -> str:
        return self.match.ending

    @property
    def winners(self) -> list[int]:
        return self.match.winners

    def sees(self, seat: int) -> dict[str, Any]:
        return self.match.view(seat).to_json()

    # What happened

    def _events(self) -> list[Any]:
        return [event for answer in self.match.answers for event in answer.events]

    @property
    def told(self) -> list[str]:
        """What happened in the last `play` or `deal`, by the names of events.py."""
        return [EVENTS[event.kind].name for event in self._events()[self.seen :]]

    def __getattr__(self, name: str) -> Any:
        """Fields of the position: table.active, table.captured, table.discard…"""
        try:
            return self.json[name]
        except KeyError:
            raise AttributeError(name) from None


def scenario(*players: dict[str, Any], chance: tuple[int | str, ...] = (), **fields: Any) -> Table:
    """A table in a position: blue's turn goes on unless `pending` says otherwise.  Fields: docs/positions.md."""
    match = CERBERE.match(position={"players": list(players), **fields}, dealer=Script([]))
    table = Table(match)
    table._load(chance)
    match.deal()
    return table.settled()
