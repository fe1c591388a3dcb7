"""What a coach counts when it compares what answers lead to: numbers that a player would name."""

from __future__ import annotations

from typing import Final

from katabasis.engine.bits import how_many
from katabasis.games.cerbere.bags import size
from katabasis.games.cerbere.board.roads import ABOARD
from katabasis.games.cerbere.state import CerbereState, is_adventurer, is_traitor

COUNTED: Final = ["free", "way", "cards", "caught"]  # all that is counted
DEN: Final = 0  # the space


def counted(s: CerbereState, seat: int) -> dict[str, float]:
    """For an Adventurer: being free, in hundredths, spaces since the den, cards in hand; for who hunts: pawns caught.

    Each camp has names of its own, for with a change of camp numbers change their meaning.
    """
    if is_traitor(s, seat):
        return {"free": 0.0, "caught": float(s.seats - int(how_many(s.adventurers)))}
    if not is_adventurer(s, seat):
        return {"free": 0.0}
    whole = int(s.road.distance[DEN])
    space = int(s.players[seat].space)
    left = 0 if space == ABOARD else int(s.road.distance[space])
    return {"free": 100.0, "way": float(whole - left), "cards": float(int(size(s.players[seat].hand)))}
