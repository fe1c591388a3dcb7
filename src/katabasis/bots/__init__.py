"""Opponents.  A bot sees a `View`, never the state, and knows no game by name.

>>> bot("random").name
'random'
"""

from __future__ import annotations

from katabasis.bots.random import Bot, RandomBot
from katabasis.engine.errors import BadOption, nearest

BOTS = {"random": RandomBot}

__all__ = ["BOTS", "Bot", "RandomBot", "bot"]


def bot(name: str) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise BadOption(f"there is no bot '{name}'{nearest(name, BOTS)}")
    return BOTS[name]()
