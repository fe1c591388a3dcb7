"""The bot that thinks ahead: a tree of answers, searched by imagined matches.

In every iteration all that the seat cannot know is dealt again, the tree is walked down with this deal, one place is
added to it, and the match goes on by habit for a while before the game estimates who will win.  Every seat is thought
to look after itself (max-n).  Chance has places of its own in the tree.  An answer that is legal in few deals is judged
by the iterations in which it was legal (Cowling, Powley and Whitehouse, 2012).
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64

from katabasis.bots.bot import Bot, Eyes
from katabasis.bots.imagination import caution_about, imagined
from katabasis.engine.chance import Rng
from katabasis.engine.game import CHANCE, OVER, Action, State

CURIOSITY: Final = 1.0  # how much an answer seldom tried is worth trying, in spreads of what its place has brought
LEAST_SPREAD: Final = 0.02
WIDTH: Final = 2.0  # answers looked at when a place is new...
WIDENING: Final = 0.55  # ...and how their number grows with its visits
AHEAD: Final = 1  # answers played by habit, at least, before the estimate
ITERATIONS: Final = 1200
OUTCOMES: Final = 100_000  # added to the index of a chance outcome, so that it is no answer's
LOOK_AT_CLOCK: Final = 16  # iterations between two looks at the clock


class Place:
    """What was learnt about one sequence of answers."""

    __slots__ = ("available", "branches", "squares", "total", "visits")

    visits: i64
    available: i64  # iterations in which it could have been entered
    total: list[float]  # by seat, what was won in its visits
    squares: list[float]  # by seat, the squares of it added up
    branches: dict[int, Place]  # by the index of the answer

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.available = 0
        self.total = [0.0] * seats
        self.squares = [0.0] * seats
        self.branches = {}

    def mean(self, seat: int) -> float:
        return self.total[seat] / float(self.visits) if self.visits else 0.0

    def spread(self, seat: int) -> float:
        """How much what it brought differs from visit to visit."""
        if self.visits < 2:
            return 0.5
        mean = self.mean(seat)
        return math.sqrt(max(0.0, self.squares[seat] / float(self.visits) - mean * mean))


class SearchBot(Bot):
    """Information-set Monte Carlo tree search with a budget of iterations or of seconds, whichever ends first."""

    def __init__(
        self, name: str = "search", iterations: int = ITERATIONS, seconds: float = 0.0, ahead: int = AHEAD
    ) -> None:
        self.name = name
        self.iterations = iterations
        self.seconds = seconds  # 0: as long as it takes
        self.ahead = ahead

    def choose(self, eyes: Eyes, rng: Rng) -> Action:
        """The answer that brought most; habit's own is left only for one that is better beyond doubt."""
        legal = eyes.legal()
        root = self.think(eyes, rng)
        guess = eyes.guess(rng)
        seat = eyes.seat
        best = guess.habit(rng)
        usual = root.branches.get(best.index)
        caution = caution_about(guess) * root.spread(seat)
        most = 0.0
        if usual is None or not usual.visits:  # in a game whose habit is chance
            usual = Place(len(root.total))
            usual.visits = 1
        for action in legal:
            branch = root.branches.get(action.index)
            if branch is not None and branch.visits:
                more = branch.mean(seat) - usual.mean(seat)
                more -= caution * math.sqrt(1.0 / float(branch.visits) + 1.0 / float(usual.visits))
                if more > most:
                    most = more
                    best = action
        return best

    def think(self, eyes: Eyes, rng: Rng) -> Place:
        """The tree after the whole budget."""
        root = Place(len(eyes.guess(rng).returns()))
        until = time.monotonic() + self.seconds
        for iteration in range(self.iterations):
            if self.seconds and iteration % LOOK_AT_CLOCK == 0 and time.monotonic() > until:
                break
            iterate(root, eyes.guess(rng), self.ahead, rng)
        return root


def iterate(root: Place, state: State, ahead: int, rng: Rng) -> None:
    """One imagined match."""
    place = root
    path = [root]
    seats = len(root.total)
    grown = False
    while not grown:
        asked = state.to_move
        if asked == OVER:
            break
        if asked == CHANCE:
            action = state.sample(rng)
            branch = place.branches.get(OUTCOMES + action.index)
            if branch is None:
                branch = Place(seats)
                place.branches[OUTCOMES + action.index] = branch
        else:
            legal = state.legal_actions()
            action = promising(place, legal, asked, state, rng)
            branch = place.branches.get(action.index)
            if branch is None:
                branch = Place(seats)
                place.branches[action.index] = branch
            grown = branch.visits == 0
        state.apply(action)
        place = branch
        path.append(branch)
    won = imagined(state, ahead, rng)
    for passed in path:
        passed.visits += 1
        for seat in range(seats):
            passed.total[seat] += won[seat]
            passed.squares[seat] += won[seat] * won[seat]


def promising(place: Place, legal: list[Action], seat: int, state: State, rng: Rng) -> Action:
    """The answer to try next: the best so far, with curiosity for those seldom tried.

    A wide question is opened step by step, first with what habit would answer.
    """
    known: list[Action] = []
    for action in legal:
        branch = place.branches.get(action.index)
        if branch is not None:
            branch.available += 1
            known.append(action)
    width = WIDTH + float(place.visits) ** WIDENING
    if len(known) < len(legal) and len(known) < width:
        action = state.habit(rng)
        if place.branches.get(action.index) is None:
            return action
        fresh = [action for action in legal if place.branches.get(action.index) is None]
        return fresh[rng.below(len(fresh))]
    best = known[0]
    highest = -math.inf
    curiosity = CURIOSITY * max(LEAST_SPREAD, place.spread(seat))
    for action in known:
        branch = place.branches[action.index]
        if branch.visits == 0:
            return action
        visits = float(branch.visits)
        worth = branch.total[seat] / visits
        worth += curiosity * math.sqrt(math.log(float(branch.available) + 1.0) / visits)
        if worth > highest:
            highest = worth
            best = action
    return best
