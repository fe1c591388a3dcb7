"""What everything is worth (rulebook, "Fin du jeu")."""

from __future__ import annotations

from mypy_extensions import i64

from katabasis.engine.bits import how_many, members
from katabasis.games.abyss.bags import (
    AMBASSADORS,
    HIGHEST,
    LOWEST,
    OF_GUILD,
    ONE_KEY,
    POINTS,
    SIZE,
    race_of,
    size,
    worth,
)
from katabasis.games.abyss.data.places import MIRROR_PLACE, PLACES
from katabasis.games.abyss.effects import (
    LESS_ALLIES,
    LESS_LORDS,
    PER_GUILD,
    PER_GUILD_PRESENT,
    PER_RACE,
    STRONGEST_LORD,
    WEAKEST_ALLIES,
    WEAKEST_LORD,
    WITH_KEY,
    WITHOUT_KEY,
)
from katabasis.games.abyss.meta import COVERED_KEYLESS, KEYLESS_AMBASSADORS, TURNED_COUNT, TURNED_POINTLESS
from katabasis.games.abyss.state import AbyssState, lords_of


def counted_lords(s: AbyssState, seat: i64) -> i64:
    """Lords that count by guild, key and number: turned ones do not.  ABY-R-31"""
    lords = lords_of(s, seat)
    return lords if s.readings & TURNED_COUNT else lords & ~s.turned


def valued_lords(s: AbyssState, seat: i64) -> i64:
    """Lords whose points count: all of them.  ABY-SCORE-02, ABY-R-31"""
    lords = lords_of(s, seat)
    return lords & ~s.turned if s.readings & TURNED_POINTLESS else lords


def lords_with_key(s: AbyssState, seat: i64) -> i64:
    """As printed, covered or not; ambassadors too.  ABY-R-42, ABY-R-43"""
    keyed: i64 = ONE_KEY if s.readings & KEYLESS_AMBASSADORS else ONE_KEY | AMBASSADORS
    if s.readings & COVERED_KEYLESS:
        keyed &= ~s.players[seat].covered
    return counted_lords(s, seat) & keyed


def best_lord(s: AbyssState, seat: i64) -> i64:
    """The most points on one lord; 0 without lords.  ABY-R-51, ABY-R-55"""
    best: i64 = 0
    for lord in members(valued_lords(s, seat)):
        best = max(best, POINTS[lord])
    return best


def weakest_lord(s: AbyssState, seat: i64) -> i64:
    """The fewest points on one lord; 0 without lords.  ABY-R-51"""
    least: i64 = 0
    for lord in members(valued_lords(s, seat)):
        points: i64 = POINTS[lord]
        if least == 0 or points < least:
            least = points
    return least


def place_points(s: AbyssState, seat: i64, place: i64) -> i64:
    """What a location would score for a seat now, by its own lords and affiliated allies."""
    if place == MIRROR_PLACE:
        return mirrored(s, seat)
    base: i64 = PLACES[place].points
    clause = PLACES[place].clause
    op = clause.op
    amount: i64 = clause.amount
    count: i64 = 0
    if op == PER_GUILD:
        count = how_many(counted_lords(s, seat) & OF_GUILD[clause.of])
    elif op == PER_RACE:
        count = SIZE[race_of(s.players[seat].affiliated, clause.of)]
    elif op == PER_GUILD_PRESENT:
        lords = counted_lords(s, seat)
        for guild in range(6):
            if lords & OF_GUILD[guild]:
                count += 1
    elif op == WEAKEST_LORD:
        count = weakest_lord(s, seat)
    elif op == STRONGEST_LORD:
        count = best_lord(s, seat)
    elif op == LESS_LORDS:
        count = how_many(counted_lords(s, seat))
    elif op == WITH_KEY:
        count = how_many(lords_with_key(s, seat))
    elif op == WITHOUT_KEY:
        count = how_many(counted_lords(s, seat) & ~lords_with_key(s, seat))
    elif op == WEAKEST_ALLIES:
        for race in range(5):
            count += LOWEST[race_of(s.players[seat].affiliated, race)]
    elif op == LESS_ALLIES:
        count = size(s.players[seat].affiliated)
    return base + amount * count


def mirrored(s: AbyssState, seat: i64) -> i64:
    """The best of all the opponents' locations, worked out for the owner of the mirror.  ABY-PLACE-09, ABY-R-50"""
    best: i64 = 0
    for other in range(s.seats):
        if other == seat:
            continue
        for place in members(s.players[other].places):
            if place != MIRROR_PLACE:
                best = max(best, place_points(s, seat, place))
    return best


def points_of_places(s: AbyssState, seat: i64) -> i64:
    """(A).  ABY-SCORE-01"""
    points: i64 = 0
    for place in members(s.players[seat].places):
        points += place_points(s, seat, place)
    return points


def points_of_lords(s: AbyssState, seat: i64) -> i64:
    """(B).  ABY-SCORE-02"""
    points: i64 = 0
    for lord in members(valued_lords(s, seat)):
        points += POINTS[lord]
    return points


def points_of_allies(s: AbyssState, seat: i64) -> i64:
    """(C): the strongest affiliated ally of each race.  ABY-SCORE-03"""
    points: i64 = 0
    for race in range(5):
        points += HIGHEST[race_of(s.players[seat].affiliated, race)]
    return points


def points_of_tokens(s: AbyssState, seat: i64) -> i64:
    """(D).  ABY-SCORE-04"""
    return worth(s.players[seat].tokens)


def score(s: AbyssState, seat: i64) -> i64:
    """Nothing else counts.  ABY-SCORE-05"""
    return points_of_places(s, seat) + points_of_lords(s, seat) + points_of_allies(s, seat) + points_of_tokens(s, seat)
