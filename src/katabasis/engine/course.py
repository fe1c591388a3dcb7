"""How far a match has come: the position, the answers that led to it, and the way back.

>>> from katabasis.games import game
>>> course = Course(game("ahuris"), game("ahuris").new(1, {}))
>>> course.give(0, course.named("level Jd"))
>>> course.back_to(0)
>>> course.state == game("ahuris").new(1, {})
True
"""

from __future__ import annotations

from dataclasses import dataclass

from katabasis.engine.action import Action
from katabasis.engine.event import Event
from katabasis.engine.game import Game
from katabasis.engine.seats import CHANCE
from katabasis.engine.state import State

STRETCH = 16  # answers from one kept position to the next: going back plays fewer than that again


@dataclass(slots=True)
class Answer:
    """An answer that still stands, and what it brought about."""

    number: int  # length of the record when it was given
    seat: int  # or CHANCE
    action: Action
    audience: int  # who may know which answer it was
    events: list[Event]
    peeked: bool | None = (
        None  # whether something hidden could be learnt from who was asked next; once it was looked at
    )


class Course:
    """A position and the answers that led to it.  Trusts that they are legal."""

    __slots__ = ("answers", "before", "game", "kept", "state")

    def __init__(self, game: Game, first: State) -> None:
        self.game = game
        self.state = first
        self.answers: list[Answer] = []
        self.before: State | None = None  # the position before the last answer, if it is at hand
        self.kept = [(0, first.copy())]  # positions on the way, never changed, each with how many answers led to it

    def named(self, text: str) -> Action:
        """The action, or the outcome if chance is asked, with this notation."""
        return self.game.outcome(text) if self.state.to_move == CHANCE else self.game.action(text)

    def give(self, number: int, action: Action) -> None:
        """Answer the question, as that line of the record."""
        state = self.state
        events: list[Event] = []
        answer = Answer(number, state.to_move, action, state.audience(), events)
        self.before = state.copy()
        state.notes = events
        state.apply(action)
        state.notes = None
        self.answers.append(answer)
        if len(self.answers) - self.kept[-1][0] >= STRETCH:
            self.keep()

    def keep(self) -> None:
        self.kept.append((len(self.answers), self.state.copy()))

    def back_to(self, count: int) -> None:
        """Leave only so many answers: they are played again from the last position kept before them."""
        del self.answers[count:]
        while self.kept[-1][0] > count:
            self.kept.pop()
        since, kept = self.kept[-1]
        self.state = kept.copy()
        self.before = None
        for place in range(since, count):
            if place == count - 1:
                self.before = self.state.copy()
            self.state.apply(self.answers[place].action)
        if since < count:
            self.keep()  # who goes back once often goes back again

    def peeked(self) -> bool:
        """Whether who gave the last answer could learn something hidden from who was asked next."""
        last = self.answers[-1]
        if last.peeked is None:
            before = self.before or self.up_to(len(self.answers) - 1).state
            last.peeked = self.game.peeks(before, last.action)
        return last.peeked

    def up_to(self, count: int) -> Course:
        """Another course that has come as far as so many of these answers."""
        other = Course.__new__(Course)
        other.game = self.game
        other.answers = self.answers[:count]
        other.kept = self.kept[:]
        other.back_to(count)
        return other
