"""Abyss: the base game, for 2 to 4 players.

>>> GAME.name, GAME.seats
('abyss', [2, 3, 4])
"""

from katabasis.games.abyss.contract import GAME

__all__ = ["GAME"]
