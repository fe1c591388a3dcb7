"""The best answers to a question, with what they are worth and one sentence why.

A hint is made through the eyes of the seat that asks: it cannot give away what that seat cannot know.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from katabasis.bots import Eyes
from katabasis.bots.imagination import caution_about, imagined
from katabasis.coach.values import ROUNDS, Mean
from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.game import Game
from katabasis.engine.message import Message
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State


@dataclass(slots=True)
class Advice:
    """One answer: what the seat may hope for after it, and what else was seen in the matches imagined from there."""

    action: Action
    worth: Mean = field(default_factory=Mean)
    behind: Mean = field(default_factory=Mean)  # how much less than after the answer advised, with the same dice
    over: Mean = field(default_factory=Mean)  # 1 if it ended the match
    again: Mean = field(default_factory=Mean)  # 1 if no other seat was asked before this one was again
    counted: dict[str, Mean] = field(default_factory=dict)  # what the game counts, when things are settled

    @property
    def value(self) -> float:
        return self.worth.mean

    @property
    def error(self) -> float:
        return self.worth.error


@dataclass(slots=True)
class Hint:
    """All answers, the one advised first and then by their worth; and why that one."""

    seat: int
    answers: list[Advice]
    why: Message
    rounds: int

    @property
    def best(self) -> Advice:
        return self.answers[0]

    def of(self, action: Action) -> Advice:
        """The advice about one answer."""
        return next(advice for advice in self.answers if advice.action is action)


def hint(eyes: Eyes, rng: Rng, rounds: int = ROUNDS, seconds: float = 0.0) -> Hint:
    """Judge every answer in as many imagined matches, with the same guesses and dice for all of them.

    What a player in a hurry would answer is advised, unless another answer is better beyond doubt: dice imagined are
    few, and chance is loud.  With a limit of seconds, as many rounds as fit into it, and at least two.
    """
    legal = eyes.legal()
    advice = [Advice(action) for action in legal]
    first = eyes.guess(rng)
    game = first.game
    usual = legal.index(first.game.mind().habit(first, rng))
    caution = caution_about(first)
    gains = [Mean() for _ in legal]  # over the usual answer
    won: list[list[float]] = []  # by round and answer
    until = time.monotonic() + seconds
    for number in range(max(2, rounds)):
        if seconds and number >= 2 and time.monotonic() > until:
            break
        guess = eyes.guess(rng)
        luck = rng.copy()
        rng.next32()  # the next round sees other dice
        row = [tried(one, guess, eyes.seat, game, luck) for one in advice]
        won.append(row)
        for place, worth in enumerate(row):
            gains[place].add(worth - row[usual])
    best = usual
    most = 0.0
    for place, gain in enumerate(gains):
        if gain.mean - caution * gain.error > most:
            most = gain.mean - caution * gain.error
            best = place
    for row in won:
        for place, one in enumerate(advice):
            one.behind.add(row[best] - row[place])
    ranked = sorted(advice, key=lambda one: (one is not advice[best], -one.value))
    from katabasis.coach.reasons import why  # it explains hints

    return Hint(eyes.seat, ranked, why(game, ranked), len(won))


def tried(advice: Advice, guess: State, seat: int, game: Game, luck: Rng) -> float:
    """Imagine one match after an answer and note what was seen in it; returns what the seat wins."""
    state = guess.copy()
    state.apply(advice.action)
    advice.over.add(1.0 if state.to_move == OVER else 0.0)
    stream = luck.copy()
    ahead = state.copy()
    for _ in range(LOOK):
        if ahead.to_move != CHANCE:
            break
        ahead.apply(ahead.sample(stream))
    advice.again.add(1.0 if ahead.to_move == seat else 0.0)
    worth = imagined(state, 0, luck.copy())[seat]
    advice.worth.add(worth)
    for name, number in game.mind().counted(state, seat).items():
        advice.counted.setdefault(name, Mean()).add(number)
    return worth


LOOK = 40  # answers of chance in a row that are looked through to see who is asked next
