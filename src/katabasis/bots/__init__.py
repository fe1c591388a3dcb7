"""Opponents.  A bot looks through the eyes of its seat, never at the state, and knows no game by name.

>>> bot("random").name, bot("adept").name
('random', 'adept')
"""

from __future__ import annotations

from katabasis.bots.balanced import BalancedBot
from katabasis.bots.bot import Bot, Eyes
from katabasis.bots.greedy import GreedyBot
from katabasis.bots.levels import SECONDS, HabitBot, adept, apprentice, balanced, master, novice
from katabasis.bots.random import RandomBot
from katabasis.bots.search import SearchBot
from katabasis.bots.talking import TalkingBot
from katabasis.engine.errors import BadOption, nearest

LEVELS = ["novice", "apprentice", "adept", "master"]
BOTS = [*LEVELS, "balanced", "random"]  # whom a table may invite
OPPONENT = "apprentice"  # who sits down where nothing is said
MINDER = "adept"  # who minds the seat of somebody absent: well, and without much thought
LYING = [0.0, 0.1, 0.25, 0.5]  # by level: how often a lie is told, or a promise broken, when that pays
SLOW = ["master", "balanced"]  # who thinks long
STUDIED = [*BOTS, "habit", "greedy"]  # and whom the lab knows besides

__all__ = [
    "BOTS",
    "LEVELS",
    "LYING",
    "MINDER",
    "OPPONENT",
    "SLOW",
    "STUDIED",
    "BalancedBot",
    "Bot",
    "Eyes",
    "GreedyBot",
    "HabitBot",
    "RandomBot",
    "SearchBot",
    "TalkingBot",
    "bot",
]


def bot(name: str, seconds: float = SECONDS) -> Bot:
    """A bot by its name; it thinks at most so long about an answer, or with 0 as long as it takes.

    Only without a clock is what it answers the same on every machine.
    """
    if name in LEVELS:
        return TalkingBot(level(name, seconds), LYING[LEVELS.index(name)])
    if name == "balanced":
        return balanced(seconds)
    if name == "random":
        return RandomBot()
    if name == "habit":
        return HabitBot()
    if name == "greedy":
        return GreedyBot("greedy", seconds=seconds)
    raise BadOption(f"there is no bot '{name}'{nearest(name, STUDIED)}")


def level(name: str, seconds: float) -> Bot:
    """A level, silent."""
    if name == "novice":
        return novice()
    if name == "apprentice":
        return apprentice(seconds)
    return adept(seconds) if name == "adept" else master(seconds)
