"""Bots at a table where people talk: they say what fits what they do, keep their word or not, and believe or not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from katabasis.bots.bot import Bot, Eyes
from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.state import State
from katabasis.engine.talk import Statement

TRIES: Final = 6  # guesses made until one fits what is believed


class Ears(Eyes):
    """A position as a seat knows it that has listened: guesses mostly fit what it believes."""

    __slots__ = ("_fits",)

    def __init__(self, eyes: Eyes, fits: Callable[[State, Rng], bool], rng: Rng) -> None:
        super().__init__(eyes.guess(rng), eyes.seat, rng)
        self._fits = fits

    def guess(self, rng: Rng) -> State:
        found = super().guess(rng)
        for _ in range(TRIES):
            if self._fits(found, rng):
                break
            found = super().guess(rng)
        return found


class TalkingBot(Bot):
    """Another bot, with a tongue and ears; where nothing is said it is that bot."""

    def __init__(self, player: Bot, lying: float = 0.0) -> None:
        self.name = player.name
        self.player = player
        self.lying = lying  # how often it says what is not so, or breaks its word, if that pays
        self._answer: Action | None = None

    def choose(self, eyes: Eyes, rng: Rng) -> Action:
        self._answer = self._chosen(eyes, rng)
        return self._answer

    def _chosen(self, eyes: Eyes, rng: Rng) -> Action:
        statements = eyes.game.talk() if self.heard else None
        if statements is None:
            return self.player.choose(eyes, rng)
        guess = eyes.guess(rng)
        kept: Sequence[Action] = statements.keeping(guess, eyes.seat, self.heard)
        if kept and rng.below(1000) >= int(1000 * self.lying):
            return kept[0]
        fits = statements.belief(guess, eyes.seat, self.heard)
        return self.player.choose(eyes if fits is None else Ears(eyes, fits, rng), rng)

    def speak(self, eyes: Eyes, rng: Rng) -> list[Statement]:
        statements = eyes.game.talk()
        if statements is None or self._answer is None:
            return []
        return statements.sayings(eyes.guess(rng), eyes.seat, self._answer, self.heard, rng, self.lying)
