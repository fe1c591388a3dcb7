"""The levels people choose, by the same names everywhere: novice, apprentice, adept, master; and balanced.

>>> [bot.name for bot in (novice(), apprentice(), adept(), master())]
['novice', 'apprentice', 'adept', 'master']
"""

from __future__ import annotations

from typing import Final

from katabasis.bots.balanced import BalancedBot
from katabasis.bots.bot import Bot, Eyes
from katabasis.bots.greedy import GreedyBot, worths
from katabasis.bots.lookahead import LookaheadBot
from katabasis.bots.search import SearchBot
from katabasis.engine.action import Action
from katabasis.engine.chance import Rng

SLIPS: Final = 6  # a novice overlooks something once in so many answers
ITERATIONS: Final = 4000  # of a master
SECONDS: Final = 1.5  # nobody thinks longer about one answer, however slow the machine


class HabitBot(Bot):
    """Answers as the game's habit does; now and then it overlooks something, the usual answer above all.

    Then it takes what looks best at a glance among the rest: a beginner forgets and misjudges, but does not throw dice.
    """

    def __init__(self, name: str = "habit", slips: int = 0) -> None:
        self.name = name
        self.slips = slips  # something is overlooked in one answer of so many; 0: never

    def choose(self, eyes: Eyes, rng: Rng) -> Action:
        usual = eyes.mind.habit(eyes.guess(rng), rng)
        if self.slips == 0 or rng.below(self.slips):
            return usual
        noticed = [action for action in eyes.legal() if action is not usual and rng.below(2)]
        if not noticed:
            return usual
        worth = worths(eyes, noticed, 1, rng)
        return noticed[worth.index(max(worth))]


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
    """Thinks ahead; where chance can be counted out, it counts."""
    return LookaheadBot("master", SearchBot("master", ITERATIONS, seconds), seconds=seconds)


def balanced(seconds: float = SECONDS) -> Bot:
    """Keeps the match close."""
    return BalancedBot("balanced", 400, seconds)
