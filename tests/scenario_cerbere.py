"""Scenarios of Cerbère read like its ledger: a position, what is answered, what chance answers, what is true then.

    table = scenario(pawn("s12"), pawn("s10"), pawn("s10"), pawn())
    table.plays("sprint 2", "advance 3 pink", "advance 1 green")
    assert (table.at(PINK), table.at(GREEN)) == ("s13", "s11")

P1 of the ledger is blue (`colours`), and so on; blue is active.  Pawns not mentioned stand on s24, out of the way.
Outcomes given to `play` are cards, Treasures, Harpies, or the seats of a Barque; they must all be used, in order, and
chance must not be asked for more.
"""

from __future__ import annotations

from typing import Any, Self

import katabasis
from katabasis.engine.seats import CHANCE, OVER
from katabasis.games.cerbere.bags import CARD_NAMES
from katabasis.games.cerbere.data.treasures import HARPY_NAMES, TREASURE_NAMES
from katabasis.games.cerbere.words.events import EVENTS
from scenario import Table as AnyTable

CERBERE = katabasis.game("cerbere")
NAMES = ["blue", "pink", "green", "red", "yellow", "white", "violet"]
AHEAD = "s24"
FIRST_EDITION: dict[str, str] = {"edition": "1"}
EXPANSION: dict[str, str] = {"edition": "1", "expansion_cards": "true", "expansion_boards": "true"}

__all__ = [
    "AHEAD",
    "CERBERE",
    "CHANCE",
    "EXPANSION",
    "FIRST_EDITION",
    "NAMES",
    "OVER",
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


class Table(AnyTable):
    """A table of Cerbère."""

    EVENTS = EVENTS

    @staticmethod
    def outcome(value: int | str) -> str:
        if isinstance(value, int):
            return f"seats {value}"
        if value in CARD_NAMES:
            return f"card {value}"
        if value in TREASURE_NAMES:
            return f"treasure {value}"
        return f"harpy {value}" if value in HARPY_NAMES else value

    def settled(self) -> Self:
        """And chance is asked for no more: a card that no test speaks of would wait unseen."""
        super().settled()
        assert self.seat != CHANCE, f"chance is asked for more: {self.asked}"
        return self

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

    def sees(self, seat: int) -> dict[str, Any]:
        return self.match.view(seat).to_json()


def scenario(*players: dict[str, Any], chance: tuple[int | str, ...] = (), **fields: Any) -> Table:
    """A table in a position: blue's turn goes on unless `pending` says otherwise.  Fields: docs/positions.md."""
    return Table.at_position(CERBERE, {"players": list(players), **fields}, chance).settled()
