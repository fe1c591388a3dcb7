"""Opponents.  A bot looks through the eyes of its seat, never at the state, and knows no game by name.

>>> bot("random").name, bot("adept").name
('random', 'adept')
"""

from __future__ import annotations

from katabasis.bots.bot import Bot, Eyes
from katabasis.bots.greedy import GreedyBot
from katabasis.bots.levels import SECONDS, HabitBot, adept, apprentice, master, novice
from katabasis.bots.random import RandomBot
from katabasis.bots.search import SearchBot
from katabasis.engine.errors import BadOption, nearest

LEVELS = ["novice", "apprentice", "adept", "master"]
BOTS = [*LEVELS, "random"]  # whom a table may invite
STUDIED = [*BOTS, "habit", "greedy"]  # and whom the lab knows besides

__all__ = ["BOTS", "LEVELS", "STUDIED", "Bot", "Eyes", "GreedyBot", "HabitBot", "RandomBot", "SearchBot", "bot"]


def bot(name: str, seconds: float = SECONDS) -> Bot:
    """A bot by its name; it thinks at most so long about an answer, or with 0 as long as it takes.

    Only without a clock is what it answers the same on every machine.
    """
    if name == "novice":
        return novice()
    if name == "apprentice":
        return apprentice(seconds)
    if name == "adept":
        return adept(seconds)
    if name == "master":
        return master(seconds)
    if name == "random":
        return RandomBot()
    if name == "habit":
        return HabitBot()
    if name == "greedy":
        return GreedyBot("greedy", seconds=seconds)
    raise BadOption(f"there is no bot '{name}'{nearest(name, STUDIED)}")
