"""The bot that looks one answer ahead: it imagines each answer, and takes the one after which it stands best."""

from __future__ import annotations

import math
import time
from typing import Final

from katabasis.bots.bot import Bot, Eyes
from katabasis.bots.imagination import caution_about, imagined
from katabasis.engine.action import Action
from katabasis.engine.chance import Rng

GUESSES: Final = 16  # how often what is hidden and what is still to be thrown is imagined for each answer
AHEAD: Final = 1  # answers played by habit, at least, before the estimate


class GreedyBot(Bot):
    """What follows an answer is played by habit, chance is averaged, and the rest is left to the game's estimate.

    Habit's own answer is left only for one that is better beyond doubt: dice imagined are few, and chance is loud.
    """

    def __init__(self, name: str = "greedy", guesses: int = GUESSES, seconds: float = 0.0, ahead: int = AHEAD) -> None:
        self.name = name
        self.guesses = guesses
        self.seconds = seconds  # 0: as long as it takes
        self.ahead = ahead

    def choose(self, eyes: Eyes, rng: Rng) -> Action:
        legal = eyes.legal()
        guess = eyes.guess(rng)
        usual = legal.index(eyes.mind.habit(guess, rng))
        caution = caution_about(guess)
        gain = [0.0] * len(legal)  # over the usual answer, with the same guesses and dice
        square = [0.0] * len(legal)
        done = 0
        until = time.monotonic() + self.seconds
        while done < self.guesses:
            worth = worths(eyes, legal, self.ahead, rng)
            for place in range(len(legal)):
                more = worth[place] - worth[usual]
                gain[place] += more
                square[place] += more * more
            done += 1
            if self.seconds and time.monotonic() > until:
                break
        best = usual
        most = 0.0
        for place in range(len(legal)):
            mean = gain[place] / done
            doubt = math.sqrt(max(0.0, square[place] / done - mean * mean) / done)
            if mean - caution * doubt > most:
                most = mean - caution * doubt
                best = place
        return legal[best]


def worths(eyes: Eyes, legal: list[Action], ahead: int, rng: Rng) -> list[float]:
    """By answer, what the seat may hope for after it: one guess and the same dice for all."""
    guess = eyes.guess(rng)
    luck = rng.copy()
    found: list[float] = []
    for action in legal:
        state = guess.copy()
        state.apply(action)
        found.append(imagined(state, ahead, luck.copy(), together=True)[eyes.seat])
    rng.next32()  # the next guess sees other dice
    return found
