"""The bot that thinks ahead: a tree of answers, searched by imagined matches.

In every iteration all that the seat cannot know is dealt again, the tree is walked down with this deal, one place is
added to it, and the match goes on by habit for a while before the game estimates who will win.  Every seat is thought
to look after itself (max-n).  Chance has places of its own in the tree, entered as often as chance has it, so that
what they bring is averaged.  An answer that is legal in few deals is judged by the iterations in which it was legal
(Cowling, Powley and Whitehouse, 2012).

What was learnt about a position that comes true is kept for the next answer.  A bot that is made anew for each answer
begins with nothing; both are honest, for the tree grows from guesses, and is found again by what the seat sees.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64, mypyc_attr

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
LOOK_UP: Final = 16  # iterations between two looks at the clock, and at whether there is anything left to find out
FRESH: Final = 4  # at least a part of the budget, one in so many, is spent anew on a tree that was kept
WORTH_KEEPING: Final = 8  # visits of a place that is looked at when the tree is looked through for what has come true
LOOKED_THROUGH: Final = 400  # places at most


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

    def add(self, visits: i64, total: list[float], squares: list[float]) -> None:
        """What others have learnt about the same place."""
        self.visits += visits
        self.available += visits
        for seat in range(len(total)):
            self.total[seat] += total[seat]
            self.squares[seat] += squares[seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Information-set Monte Carlo tree search with a budget of iterations or of seconds, whichever ends first.

    With several processes each one grows a tree of its own from its part of the iterations, and what they found is
    added up; for a given number of them a seed gives one answer.
    """

    def __init__(
        self,
        name: str = "search",
        iterations: int = ITERATIONS,
        seconds: float = 0.0,
        ahead: int = AHEAD,
        processes: int = 1,
    ) -> None:
        self.name = name
        self.iterations = iterations
        self.seconds = seconds  # 0: as long as it takes
        self.ahead = ahead
        self.processes = processes
        self.kept: Place | None = None  # what follows the answer given last,
        self.after: State | None = None  # in a position as it may have been then,
        self.whose = 0  # for this seat

    def choose(self, eyes: Eyes, rng: Rng) -> Action:
        """The answer that brought most; habit's own is left only for one that is better beyond doubt."""
        legal = eyes.legal()
        root = self.think(eyes, rng)
        guess = eyes.guess(rng)
        usual = guess.habit(rng)
        best = self.preferred(root, legal, usual, eyes.seat, caution_about(guess))
        self.kept = root.branches.get(best.index)
        self.after = guess
        self.whose = eyes.seat
        guess.apply(best)
        return best

    def preferred(self, root: Place, legal: list[Action], usual: Action, seat: int, caution: float) -> Action:
        """The answer to give, by what was learnt."""
        best = usual
        known = root.branches.get(usual.index)
        doubt = caution * root.spread(seat)
        most = 0.0
        if known is None or not known.visits:  # in a game whose habit is chance
            known = Place(len(root.total))
            known.visits = 1
        for action in legal:
            branch = root.branches.get(action.index)
            if branch is not None and branch.visits:
                more = branch.mean(seat) - known.mean(seat)
                more -= doubt * math.sqrt(1.0 / float(branch.visits) + 1.0 / float(known.visits))
                if more > most:
                    most = more
                    best = action
        return best

    def think(self, eyes: Eyes, rng: Rng) -> Place:
        """The tree after the whole budget."""
        if self.processes > 1:
            return self.together(eyes, rng)
        root = self.remembered(eyes)
        if root is None:
            root = Place(len(eyes.guess(rng).returns()))
        todo = max(self.iterations - int(root.visits), self.iterations // FRESH)
        grow(root, eyes, todo, self.seconds, self.ahead, rng)
        return root

    def remembered(self, eyes: Eyes) -> Place | None:
        """What is already known of this position, if it follows from the answer given last."""
        kept = self.kept
        after = self.after
        self.kept = None
        self.after = None
        if kept is None or after is None or self.whose != eyes.seat:
            return None
        return found_again(kept, after, eyes)

    def together(self, eyes: Eyes, rng: Rng) -> Place:
        """Several trees, grown side by side; of the sum only the answers at the root are known."""
        from joblib import Parallel, delayed  # other bots need no processes

        part = -(-self.iterations // self.processes)
        seed = int(rng.next32())
        guess = eyes.guess(rng)
        tasks = [
            delayed(grown_apart)(guess, eyes.seat, part, self.seconds, self.ahead, f"{seed}/{number}")
            for number in range(self.processes)
        ]
        root = Place(len(guess.returns()))
        for found in Parallel(n_jobs=self.processes)(tasks):
            for index, visits, total, squares in found:
                branch = root.branches.get(index)
                if branch is None:
                    branch = Place(len(total))
                    root.branches[index] = branch
                branch.add(visits, total, squares)
                root.add(visits, total, squares)
        return root


def grown_apart(
    guess: State, seat: int, iterations: int, seconds: float, ahead: int, seed: str
) -> list[tuple[int, int, list[float], list[float]]]:
    """What another process finds: for each answer its index, visits, and what they brought."""
    rng = Rng(seed)
    eyes = Eyes(guess, seat, rng)
    root = Place(len(guess.returns()))
    grow(root, eyes, iterations, seconds, ahead, rng)
    return [(index, int(branch.visits), branch.total, branch.squares) for index, branch in root.branches.items()]


def grow(root: Place, eyes: Eyes, iterations: int, seconds: float, ahead: int, rng: Rng) -> None:
    """So many iterations more, fewer if the time is over or no answer can catch up with the one tried most."""
    until = time.monotonic() + seconds
    for iteration in range(iterations):
        if iteration % LOOK_UP == 0:
            if seconds and time.monotonic() > until:
                break
            if head_start(root) > iterations - iteration:
                break
        iterate(root, eyes.guess(rng), ahead, rng)


def head_start(root: Place) -> i64:
    """How many visits the answer tried most has more than any other."""
    most: i64 = 0
    second: i64 = 0
    for branch in root.branches.values():
        if branch.visits > most:
            second = most
            most = branch.visits
        elif branch.visits > second:
            second = branch.visits
    return most - second


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


def found_again(kept: Place, after: State, eyes: Eyes) -> Place | None:
    """The place below a kept one at which this seat is asked what it is asked now, and sees what it sees now.

    Only what chance and others are thought to answer is tried, in one position that the seat held possible.
    """
    seat = eyes.seat
    legal = eyes.legal()
    seen = eyes.view.to_json()
    places = [kept]
    states = [after]
    number = 0
    while number < len(places):
        place = places[number]
        state = states[number]
        number += 1
        asked = state.to_move
        if asked == seat:
            if state.legal_actions() == legal and state.view(seat).to_json() == seen:
                return place
            continue
        if asked == OVER:
            continue
        more = 0
        if asked == CHANCE:
            answers = [outcome for outcome, _ in state.chance_outcomes()]
            more = OUTCOMES
        else:
            answers = state.legal_actions()
        for action in answers:
            branch = place.branches.get(more + action.index)
            if branch is not None and branch.visits >= WORTH_KEEPING and len(places) < LOOKED_THROUGH:
                following = state.copy()
                following.apply(action)
                places.append(branch)
                states.append(following)
    return None
