"""Captures and the change of camp (rulebook, "Capturés !")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.bits import bit, how_many, lowest, members
from katabasis.games.cerbere.bags import EMPTY, size
from katabasis.games.cerbere.board.roads import BONUS, NO_MERCY
from katabasis.games.cerbere.board.roads import CAPTURED as ON_THE_TRACK
from katabasis.games.cerbere.meta import ALL_CAPTURED, TOO_FEW
from katabasis.games.cerbere.questions import CAPTURE
from katabasis.games.cerbere.rules.cards import draw
from katabasis.games.cerbere.rules.ending import finish
from katabasis.games.cerbere.state import CerbereState, ask, kind_owed, left, note, pop
from katabasis.games.cerbere.words.events import (
    CAPTURED,
    CHANGES_CAMP,
    ELIMINATED,
    ESCORTS,
    LOSES_HAND,
    TREASURE_LEAVES,
)

LIGHT_CELLS: Final = 2  # cells 1 and 2 give no mercy.  CER-R-04


def capture(s: CerbereState, prisoners: i64) -> None:
    """Cerberus has stopped.  If too few are left, the match ends before anybody changes camp.  CER-R-23, CER-END-05"""
    remaining = left(s) - how_many(prisoners)
    if remaining == 0 or (s.revealed and remaining < s.barques[0]):
        for seat in members(prisoners):
            place_on_track(s, seat)
            lose(s, seat)
        finish(s, ALL_CAPTURED if remaining == 0 else TOO_FEW)
        return
    s.prisoners = prisoners
    ask(s, CAPTURE, s.active)


def reach_capture(s: CerbereState) -> bool:
    """The order is asked only while it decides who has mercy.  CER-CAP-04, CER-R-25"""
    while s.prisoners:
        dark = left(s) - LIGHT_CELLS
        if 0 < dark < how_many(s.prisoners) and mercy_matters(s):
            return True
        take(s, lowest(s.prisoners))
        if kind_owed(s.top) != CAPTURE:
            return False  # Betrayal cards first; then the next prisoner
    pop(s)
    escort(s)
    return False


def mercy_matters(s: CerbereState) -> bool:
    """Whether any prisoner could change camp at all.  CER-CAP-08, CER-CAP-09"""
    for seat in range(s.seats):
        if (s.prisoners >> seat) & 1 and s.road.zone[s.players[seat].space] != NO_MERCY:
            return True
    return False


def take(s: CerbereState, seat: i64) -> None:
    """The pawn takes the leftmost free cell; a dark one gives mercy, but not on the last spaces.  CER-CAP-03, -07"""
    cell = left(s)
    zone = s.road.zone[s.players[seat].space]
    s.prisoners -= bit(seat)
    place_on_track(s, seat)
    if cell > LIGHT_CELLS and zone != NO_MERCY:
        lose_cards(s, seat)
        s.traitors |= bit(seat)
        bonus: i64 = BONUS[zone]
        note(s, CHANGES_CAMP, seat, bonus)
        if bonus:
            draw(s, seat, bonus)
    else:
        lose(s, seat)
        note(s, ELIMINATED, seat)


def place_on_track(s: CerbereState, seat: i64) -> None:
    note(s, CAPTURED, seat, s.players[seat].space, left(s))
    s.players[seat].space = ON_THE_TRACK
    s.adventurers -= bit(seat)
    s.captured.append(seat)
    if s.rage > left(s):  # the pawn takes the cell of the die.  CER-RAGE-05
        s.rage = left(s)
    if seat == s.active:
        s.stopped = 1  # CER-R-24


def lose(s: CerbereState, seat: i64) -> None:
    """Eliminated: nothing is left of that player's cards.  CER-R-28"""
    lose_cards(s, seat)


def lose_cards(s: CerbereState, seat: i64) -> None:
    """Survival cards are discarded, Action cards taken back, Treasures leave.  CER-SIDE-01, CER-SIDE-02, CER-TRE-05"""
    hand: i64 = s.players[seat].hand
    if hand != EMPTY:
        note(s, LOSES_HAND, seat, size(hand))
        s.discarded += hand
        s.players[seat].hand = EMPTY
    s.players[seat].pledged = EMPTY
    s.players[seat].laid = 0
    for treasure in members(s.players[seat].treasures | s.players[seat].treasures_laid):
        note(s, TREASURE_LEAVES, treasure)
    s.players[seat].treasures = 0
    s.players[seat].treasures_laid = 0


def escort(s: CerbereState) -> None:
    """Back to the last mark before this space; the die on cell N at the minimum.  CER-CAP-05, CER-CAP-06, CER-R-15"""
    space = s.cerberus
    while space > 0:
        space -= 1
        if s.road.mark[space]:
            break
    s.cerberus = space
    s.rage = left(s)
    s.speed = s.minimum
    note(s, ESCORTS, space, s.rage, s.speed)
