"""The bot that chooses evenly among what it may do: the measure of all others."""

from __future__ import annotations

from abc import ABC, abstractmethod

from katabasis.engine.chance import Rng
from katabasis.engine.game import Action, View


class Bot(ABC):
    """Answers for one seat."""

    name: str

    @abstractmethod
    def choose(self, view: View, rng: Rng) -> Action:
        """One of `view.legal`; all chance it needs comes from the stream it is given."""


class RandomBot(Bot):
    name = "random"

    def choose(self, view: View, rng: Rng) -> Action:
        return view.legal[rng.below(len(view.legal))]
