"""Opponents.  A bot looks through the eyes of its seat, never at the state, and knows no game by name.

>>> bot("random").name
'random'
"""

from __future__ import annotations

from collections.abc import Callable

from katabasis.bots.bot import Bot, Eyes
from katabasis.bots.greedy import GreedyBot
from katabasis.bots.random import RandomBot
from katabasis.bots.search import SearchBot
from katabasis.engine.errors import BadOption, nearest

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}

__all__ = ["BOTS", "Bot", "Eyes", "GreedyBot", "RandomBot", "SearchBot", "bot"]


def bot(name: str) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise BadOption(f"there is no bot '{name}'{nearest(name, BOTS)}")
    return BOTS[name]()
