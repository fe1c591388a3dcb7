"""Cerbère: both editions and Les Trésors de l'enfer, for 3 to 7 players.

>>> GAME.name, GAME.seats
('cerbere', [3, 4, 5, 6, 7])
"""

from katabasis.games.cerbere.contract import GAME

__all__ = ["GAME"]
