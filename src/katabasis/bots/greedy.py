"""The bot that looks one answer ahead: it imagines each answer, and takes the one after which it stands best."""

from __future__ import annotations

from typing import Final

from katabasis.bots.bot import Bot, Eyes
from katabasis.engine.chance import Rng
from katabasis.engine.game import CHANCE, OVER, Action, State

GUESSES: Final = 12  # how often what is hidden and what is still to be thrown is imagined for each answer
FURTHEST: Final = 40  # answers until a turn that will not end is judged as it stands


class GreedyBot(Bot):
    """Its own turn is finished by habit, chance is averaged, and what others will do is left to the estimate."""

    def __init__(self, guesses: int = GUESSES) -> None:
        self.name = "greedy"
        self.guesses = guesses

    def choose(self, eyes: Eyes, rng: Rng) -> Action:
        legal = eyes.legal()
        worth = worths(eyes, legal, self.guesses, rng)
        best = 0
        for place in range(1, len(legal)):
            if worth[place] > worth[best]:
                best = place
        return legal[best]


def worths(eyes: Eyes, legal: list[Action], guesses: int, rng: Rng) -> list[float]:
    """By answer, the mean of what the seat may hope for after it; the same guesses and dice for each of them."""
    total = [0.0] * len(legal)
    for _ in range(guesses):
        guess = eyes.guess(rng)
        luck = rng.copy()
        for place, action in enumerate(legal):
            state = guess.copy()
            state.apply(action)
            finish_turn(state, eyes.seat, luck.copy())
            total[place] += state.prospects()[eyes.seat]
        rng.next32()  # the next guess sees other dice
    return [sum_of / guesses for sum_of in total]


def finish_turn(state: State, seat: int, rng: Rng) -> None:
    """Play on, in place, until another seat is asked or the match is over."""
    for _ in range(FURTHEST):
        asked = state.to_move
        if asked == CHANCE:
            state.apply(state.sample(rng))
        elif asked == seat:
            state.apply(state.habit(rng))
        else:
            return
