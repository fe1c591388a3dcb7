"""What a coach counts when it compares what answers lead to: numbers that a player would name."""

from __future__ import annotations

from katabasis.games.ahuris.bags import keys, size, worth
from katabasis.games.ahuris.rules.treasures import pocket
from katabasis.games.ahuris.state import AhurisState, competitive, fortress, inside, points


def counted(s: AhurisState, seat: int) -> dict[str, float]:
    """For the heroes of a seat: points and keys in the pocket, life, and cards left in the hourglass.

    For the fortress the same things count the other way round, so that nothing is counted.
    """
    if seat == fortress(s):
        return {}
    heroes = [hero for hero in range(3) if not competitive(s) or s.player[hero] == seat]
    if competitive(s):
        mine = [hero for hero in heroes if inside(s, hero)]
        own = sum(int(worth(pocket(s, hero))) for hero in mine)
        held = sum(int(keys(pocket(s, hero))) for hero in mine)
    else:
        own = int(points(s))
        held = sum(int(keys(one)) for one in s.pockets)
    return {
        "points": float(own),
        "keys": float(min(1, held)),
        "life": float(sum(int(s.life[hero]) for hero in heroes)),
        "time": float(int(size(s.treasure))),
    }
