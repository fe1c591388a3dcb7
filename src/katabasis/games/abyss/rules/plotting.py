"""Plotting at court (rulebook, "Manigances à la Cour")."""

from __future__ import annotations

from mypy_extensions import i64

from katabasis.games.abyss.data.allies import COURT_SLOTS, PLOT_PRICE
from katabasis.games.abyss.questions import FOR_COURT, LORD
from katabasis.games.abyss.state import AbyssState, in_court, note, owe
from katabasis.games.abyss.words.events import PLOTS


def can_plot(s: AbyssState, seat: i64) -> bool:
    """A pearl, a free slot and a lord in the deck are needed.  ABY-PLOT-03, ABY-PLOT-04"""
    return s.players[seat].pearls >= PLOT_PRICE and s.lord_deck != 0 and in_court(s) < COURT_SLOTS


def plot(s: AbyssState, seat: i64) -> None:
    """Pay a pearl and reveal the top lord of the deck.  ABY-PLOT-01"""
    s.players[seat].pearls -= PLOT_PRICE
    note(s, PLOTS, seat)
    owe(s, LORD, FOR_COURT)
