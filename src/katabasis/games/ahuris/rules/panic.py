"""Panic (rulebook, chapter 3, "Panique !")."""

from __future__ import annotations

from mypy_extensions import i64

from katabasis.games.ahuris.bags import distinct, is_uniform, keys
from katabasis.games.ahuris.data.cards import KEY, PANIC_WOUNDS
from katabasis.games.ahuris.questions import DESTROY
from katabasis.games.ahuris.rules.treasures import destroy_from_pocket, lost_with_the_keys, pocket
from katabasis.games.ahuris.rules.wounds import stun, wound
from katabasis.games.ahuris.state import AhurisState, ask, note
from katabasis.games.ahuris.words.events import DESTROYS, DESTROYS_KEY, LOSES_NOTHING, PANICS


def panic(s: AhurisState, hero: i64) -> None:
    """Two wounds together, then one Treasure is destroyed, stunned or not.  AHU-PANIC-01, AHU-R-12, AHU-R-15"""
    wound(s, hero, PANIC_WOUNDS)
    note(s, PANICS, hero, s.life[hero])
    if s.life[hero] == 0:
        stun(s, hero)
    ask(s, DESTROY, hero)


def reach_destroy(s: AhurisState, hero: i64) -> bool:
    """A key if there is one, else a Treasure of the player's choice, else nothing.  AHU-PANIC-02, AHU-R-16"""
    held = pocket(s, hero)
    if held and keys(held) == 0 and not is_uniform(held):
        return True
    if held == 0:
        s.pending.pop()
        note(s, LOSES_NOTHING, hero)
    else:
        destroy(s, hero, distinct(held)[0])
    return False


def destroy(s: AhurisState, hero: i64, value: i64) -> None:
    s.pending.pop()
    destroy_from_pocket(s, hero, value)
    if value == KEY:
        note(s, DESTROYS_KEY, hero, keys(s.removed))
        lost_with_the_keys(s)
    else:
        note(s, DESTROYS, hero, value)
