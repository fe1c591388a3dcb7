"""Treasure cards (expansion, "Comment utiliser les cartes Trésor")."""

from __future__ import annotations

from mypy_extensions import i64

from katabasis.engine.bits import bit, how_many, lowest
from katabasis.games.cerbere.state import CerbereState, is_adventurer, note, pop, whisper
from katabasis.games.cerbere.words.events import (
    TAKES_BACK,
    TAKES_TREASURE,
    TREASURE_LAID,
    TREASURE_LEAVES,
    TREASURE_SEEN,
)


def reach_treasure(s: CerbereState, number: i64) -> bool:
    """A player who was captured on the way takes none."""
    if how_many(s.treasure_bag) > 1:
        return True
    take_treasure(s, number, lowest(s.treasure_bag))
    return False


def take_treasure(s: CerbereState, number: i64, treasure: i64) -> None:
    """In hand, and secret: that a seat holds one is public, which one is not.  CER-R-76, CER-R-87"""
    seat = number & 7
    pop(s)
    s.treasure_bag -= bit(treasure)
    s.players[seat].treasures |= bit(treasure)
    note(s, TAKES_TREASURE, seat)
    whisper(s, seat, TREASURE_SEEN, treasure)


def take_back(s: CerbereState, seat: i64) -> None:
    """All played Action cards, this one included, and Treasures that lie among them.  CER-EFF-03, CER-TRE-03"""
    s.players[seat].laid = 0
    s.players[seat].treasures |= s.players[seat].treasures_laid
    s.players[seat].treasures_laid = 0
    note(s, TAKES_BACK, seat)


def pass_on(s: CerbereState, seat: i64, treasure: i64) -> None:
    """Laid before the next Adventurer, or before oneself if there is no other; it leaves with a captured player.

    CER-TRE-02, CER-TRE-04, CER-TRE-05, CER-TRE-06
    """
    if not is_adventurer(s, seat):
        note(s, TREASURE_LEAVES, treasure)
        return
    other = seat
    while True:
        other = 0 if other + 1 == s.seats else other + 1
        if is_adventurer(s, other):
            s.players[other].treasures_laid |= bit(treasure)
            note(s, TREASURE_LAID, other, treasure)
            return
