"""The end of the match and who has won (rulebook, "Fin de Partie")."""

from __future__ import annotations

from mypy_extensions import i64

from katabasis.engine.bits import members
from katabasis.games.cerbere.board.roads import ABOARD
from katabasis.games.cerbere.meta import ESCAPED, PLAYING
from katabasis.games.cerbere.state import CerbereState, clear, left, note
from katabasis.games.cerbere.words.events import CERBERUS_WINS, NOBODY_WINS, WINS
from katabasis.games.cerbere.words.events import ESCAPED as ESCAPED_EVENT


def finish(s: CerbereState, ending: i64) -> None:
    """The match stops here, in the middle of a power if need be.  CER-R-31"""
    s.over = ending
    clear(s)
    if s.notes is not None:
        if ending == ESCAPED:
            note(s, ESCAPED_EVENT)
        else:
            note(s, CERBERUS_WINS, left(s))
        winners = winning_seats(s)
        for seat in winners:
            note(s, WINS, seat)
        if not winners:
            note(s, NOBODY_WINS)


def winning_seats(s: CerbereState) -> list[int]:
    """Those aboard, or all Cerberus players.  CER-END-02, CER-END-04"""
    if s.over == PLAYING:
        return []
    if s.over == ESCAPED:
        return [seat for seat in range(s.seats) if s.players[seat].space == ABOARD]
    return members(s.traitors)


def shares(s: CerbereState) -> list[float]:
    """Those who win, win together and wholly: they are no rivals any more."""
    result = [0.0] * s.seats
    for seat in winning_seats(s):
        result[seat] = 1.0
    return result
