"""What a coach counts when it compares what answers lead to: numbers that a player would name."""

from __future__ import annotations

from katabasis.engine.bits import how_many
from katabasis.games.abyss.rules.scoring import score
from katabasis.games.abyss.state import AbyssState, lords_of


def counted(s: AbyssState, seat: int) -> dict[str, float]:
    """Influence as it would be scored now, lords, and pearls."""
    return {
        "influence": float(int(score(s, seat))),
        "lords": float(int(how_many(lords_of(s, seat)))),
        "pearls": float(int(s.players[seat].pearls)),
    }
