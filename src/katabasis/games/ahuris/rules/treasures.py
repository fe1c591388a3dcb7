"""Treasures, collections, keys; to discard and to destroy (rulebook, chapters 3 and 4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.games.ahuris.bags import ONE, keys
from katabasis.games.ahuris.data.cards import KEY
from katabasis.games.ahuris.meta import KEYS_DESTROYED
from katabasis.games.ahuris.state import AhurisState, finish, note, pocket_of, remember_best
from katabasis.games.ahuris.words.events import KEYS_GONE

ALL_KEYS: Final = 4


def pocket(s: AhurisState, hero: i64) -> i64:
    """The Treasures in the pocket this hero uses."""
    return s.pockets[pocket_of(s, hero)]


def put_in_pocket(s: AhurisState, hero: i64, value: i64) -> None:
    s.pockets[pocket_of(s, hero)] += ONE[value]
    remember_best(s)


def discard_from_pocket(s: AhurisState, hero: i64, value: i64) -> None:
    """A discarded card goes face up to the discard of its own deck.  AHU-CARD-01"""
    s.pockets[pocket_of(s, hero)] -= ONE[value]
    s.discard += ONE[value]


def destroy_from_pocket(s: AhurisState, hero: i64, value: i64) -> None:
    """A destroyed card leaves the game for good.  AHU-CARD-02"""
    s.pockets[pocket_of(s, hero)] -= ONE[value]
    s.removed += ONE[value]


def destroy_discarded_key(s: AhurisState) -> None:
    s.discard -= ONE[KEY]
    s.removed += ONE[KEY]


def lost_with_the_keys(s: AhurisState) -> bool:
    """The fourth key destroyed ends the match at once, whatever destroyed it.  AHU-END-04, AHU-R-31, AHU-R-65"""
    if keys(s.removed) < ALL_KEYS:
        return False
    note(s, KEYS_GONE)
    finish(s, KEYS_DESTROYED)
    return True
