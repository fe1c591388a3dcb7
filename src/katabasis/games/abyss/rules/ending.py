"""The end of the game and the winner (rulebook, "Fin du jeu")."""

from __future__ import annotations

from mypy_extensions import i64

from katabasis.engine.bits import members
from katabasis.games.abyss.bags import EMPTY, LOWEST, one, race_of
from katabasis.games.abyss.meta import PLAYING
from katabasis.games.abyss.rules.scoring import (
    best_lord,
    place_points,
    points_of_allies,
    points_of_lords,
    points_of_places,
    points_of_tokens,
    score,
)
from katabasis.games.abyss.state import AbyssState, note
from katabasis.games.abyss.words.events import LAST_AFFILIATES, PLACE_SCORES, SCORE, TOTAL


def finish(s: AbyssState, how: i64) -> None:
    """The last affiliation, then the score; nothing more is owed.  ABY-END-07"""
    s.over = how
    s.used = 0
    s.bought = 0
    s.pending.clear()
    for seat in range(s.seats):
        affiliate_last(s, seat)
    if s.notes is not None:
        tell_score(s)


def affiliate_last(s: AbyssState, seat: i64) -> None:
    """The lowest ally of each race in hand is affiliated, the others are discarded.  ABY-END-07, ABY-R-56"""
    player = s.players[seat]
    hand = player.hand
    for race in range(5):
        lowest: i64 = LOWEST[race_of(hand, race)]
        if lowest:
            ally = race * 5 + lowest - 1
            hand -= one(ally)
            player.affiliated += one(ally)
            note(s, LAST_AFFILIATES, seat, race, lowest)
    s.discard += hand
    player.hand = EMPTY


def tell_score(s: AbyssState) -> None:
    """Location by location, then the four parts and the total.  ABY-SCORE-01 to 06"""
    for seat in range(s.seats):
        for place in members(s.players[seat].places):
            note(s, PLACE_SCORES, seat, place, place_points(s, seat, place))
        note(
            s,
            SCORE,
            seat,
            points_of_places(s, seat),
            points_of_lords(s, seat),
            points_of_allies(s, seat),
            points_of_tokens(s, seat),
        )
        note(s, TOTAL, seat, score(s, seat), s.players[seat].pearls)


def winning_seats(s: AbyssState) -> list[int]:
    """The highest total, then the most pearls, then the best lord; else shared.  ABY-SCORE-06, ABY-TIE-01 to 03"""
    if s.over == PLAYING:
        return []
    best: list[int] = []
    most = -1
    for seat in range(s.seats):
        rank: int = (score(s, seat) * 10_000 + s.players[seat].pearls) * 100 + best_lord(s, seat)
        if rank > most:
            most = rank
            best = [seat]
        elif rank == most:
            best.append(seat)
    return best


def shares(s: AbyssState) -> list[float]:
    """Equal parts of one among those who share the victory."""
    result = [0.0] * s.seats
    winners = winning_seats(s)
    for seat in winners:
        result[seat] = 1.0 / len(winners)
    return result
