"""The rage track and the Speed die (rulebook, "La piste de Rage", "Le dé de Vitesse")."""

from __future__ import annotations

from mypy_extensions import i64

from katabasis.games.cerbere.meta import FASTEST
from katabasis.games.cerbere.state import CerbereState, left, note
from katabasis.games.cerbere.words.events import RAGE_MOVES, SPEED_CHANGES


def turn_rage(s: CerbereState, cells: i64) -> None:
    """Towards the Hunt cell at most to it; back at most to the leftmost free cell, N.  CER-R-07, CER-R-08"""
    cell = s.rage - cells
    if cell < 0:
        cell = 0
    free = left(s)
    if cell > free:
        cell = free
    s.rage = cell
    note(s, RAGE_MOVES, cell)


def turn_speed(s: CerbereState, number: i64) -> None:
    """As an effect: at most 8, and never lowered below the minimum.  CER-R-09"""
    value = s.speed + number
    if value > FASTEST:
        value = FASTEST
    if number < 0 and value < s.minimum:
        value = s.minimum if s.speed > s.minimum else s.speed
    s.speed = value
    note(s, SPEED_CHANGES, value)
