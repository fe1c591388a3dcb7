"""The bot that chooses evenly among what it may do: the measure of all others."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from katabasis.engine.chance import Rng
from katabasis.engine.game import Action, View
from katabasis.engine.talk import Spoken, Statement


class Bot(ABC):
    """Answers for one seat."""

    name: str
    heard: Sequence[Spoken] = ()  # all that was said at the table in a set form, the oldest first

    @abstractmethod
    def choose(self, view: View, rng: Rng) -> Action:
        """One of `view.legal`; all chance it needs comes from the stream it is given."""

    def speak(self, view: View, rng: Rng) -> list[Statement]:  # noqa: ARG002
        """What it says at the table before it gives the answer it has chosen: most bots are silent."""
        return []


class RandomBot(Bot):
    name = "random"

    def choose(self, view: View, rng: Rng) -> Action:
        return view.legal[rng.below(len(view.legal))]
