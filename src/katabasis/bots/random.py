"""The bot that chooses evenly among what it may do: the measure of all others."""

from __future__ import annotations

from katabasis.bots.bot import Bot, Eyes
from katabasis.engine.action import Action
from katabasis.engine.chance import Rng


class RandomBot(Bot):
    def __init__(self) -> None:
        self.name = "random"

    def choose(self, eyes: Eyes, rng: Rng) -> Action:
        legal = eyes.legal()
        return legal[rng.below(len(legal))]
