"""3 ahuris dans une forteresse: solo, duo, trio cooperative or competitive, quartet.

>>> GAME.name, GAME.seats
('ahuris', [1, 2, 3, 4])
"""

from katabasis.games.ahuris.contract import GAME

__all__ = ["GAME"]
