"""The levels people choose, by the same names everywhere: novice, apprentice, adept, master.

>>> [bot.name for bot in (novice(), apprentice(), adept(), master())]
['novice', 'apprentice', 'adept', 'master']
"""

from __future__ import annotations

from typing import Final

from katabasis.bots.bot import Bot, Eyes
from katabasis.bots.greedy import GreedyBot
from katabasis.bots.search import SearchBot
from katabasis.engine.chance import Rng
from katabasis.engine.game import Action

SLIPS: Final = 6  # a novice overlooks something once in so many answers
SECONDS: Final = 1.5  # nobody thinks longer about one answer, however slow the machine


class HabitBot(Bot):
    """Answers as the game's habit does, and now and then as it comes."""

    def __init__(self, name: str = "habit", slips: int = 0) -> None:
        self.name = name
        self.slips = slips  # one answer in so many is any; 0: none

    def choose(self, eyes: Eyes, rng: Rng) -> Action:
        if self.slips and rng.below(self.slips) == 0:
            legal = eyes.legal()
            return legal[rng.below(len(legal))]
        return eyes.guess(rng).habit(rng)


def novice() -> Bot:
    """Plays at once, as habit tells, and slips."""
    return HabitBot("novice", SLIPS)


def apprentice(seconds: float = SECONDS) -> Bot:
    """Looks one answer ahead, but not often enough to be sure."""
    return GreedyBot("apprentice", 3, seconds)


def adept(seconds: float = SECONDS) -> Bot:
    """Looks one answer ahead with care."""
    return GreedyBot("adept", 40, seconds)


def master(seconds: float = SECONDS) -> Bot:
    """Thinks ahead."""
    return SearchBot("master", 1200, seconds)
