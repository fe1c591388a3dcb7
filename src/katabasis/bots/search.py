"""The bot that thinks ahead: a tree of answers, searched by imagined matches.

In every iteration all that the seat cannot know is dealt again, the tree is walked down with this deal, one place is
added to it, and the match goes on by habit for a while before the game estimates who will win.  Every seat is thought
to look after itself (max-n).  Chance has places of its own in the tree, entered as often as chance has it, so that
what they bring is averaged.  An answer that is legal in few deals is judged by the iterations in which it was legal
(Cowling, Powley and Whitehouse, 2012).

What was learnt about a position that comes true is kept for the next answer.  A bot that is made anew for each answer
begins with nothing; both are honest, for the tree grows from guesses, and is found again by what the seat sees.

At the root all answers run a race on the same guesses and the same dice, for chance is loud: in each round the worse
half drops out, and who is beaten beyond doubt drops out at once (sequential halving).  Habit's own answer runs to the
end, and is left only for one that is better by more than the doubt.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64, mypyc_attr

from katabasis.bots.bot import Bot, Eyes
from katabasis.bots.imagination import caution_about, imagined
from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State

CURIOSITY: Final = 1.0  # how much an answer seldom tried is worth trying, in spreads of what its place has brought
LEAST_SPREAD: Final = 0.02
HABITUAL: Final = (
    400  # visits of a place in which everybody answers by habit (chances and secrets come first, and what is
)
# tried in the middle of the tree makes every answer before it look worse: docs/bots.md has figures); then answers...
WIDENING: Final = 0.7  # ...and how the number of answers looked at grows with further visits
AHEAD: Final = -1  # answers played by habit, at least, before the estimate: as many as the game says
ITERATIONS: Final = 1200
OUTCOMES: Final = 100_000  # added to the index of a chance outcome, so that it is no answer's
LOOK_UP: Final = 12  # guesses between two looks at who is beaten
SURE: Final = 3.5  # standard errors behind the best: an answer so bad need not be looked at any longer
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
        habitual: int = HABITUAL,
    ) -> None:
        self.name = name
        self.iterations = iterations
        self.seconds = seconds  # 0: as long as it takes
        self.ahead = ahead
        self.processes = processes
        self.habitual = habitual  # visits of a place before other answers than habit's are tried there
        self.kept: Place | None = None  # what follows the answer given last,
        self.after: State | None = None  # in a position as it may have been then,
        self.whose = 0  # for this seat

    def choose(self, eyes: Eyes, rng: Rng) -> Action:
        """The answer that brought most; habit's own is left only for one that is better beyond doubt."""
        race = self.think(eyes, rng)
        best = self.preferred(race, eyes.seat)
        guess = eyes.guess(rng)
        guess.apply(best)
        self.kept = race.root.branches.get(best.index)
        self.after = guess
        self.whose = eyes.seat
        return best

    def preferred(self, race: Race, seat: int) -> Action:  # noqa: ARG002
        """The answer to give, by what was learnt."""
        return race.best()

    def think(self, eyes: Eyes, rng: Rng) -> Race:
        """What is known of all answers after the whole budget."""
        guess = eyes.guess(rng)
        usual = eyes.mind.habit(guess, rng)
        race = Race(eyes.legal(), usual, caution_about(guess), len(guess.returns()), self.habitual)
        ahead = eyes.mind.patience(guess) if self.ahead < 0 else self.ahead
        if self.processes > 1:
            self.together(race, eyes, ahead, rng)
            return race
        known = self.remembered(eyes)
        if known is not None:
            race.root = known
        todo = max(self.iterations - int(race.root.visits), self.iterations // FRESH)
        grow(race, eyes, todo, self.seconds, ahead, rng)
        return race

    def remembered(self, eyes: Eyes) -> Place | None:
        """What is already known of this position, if it follows from the answer given last."""
        kept = self.kept
        after = self.after
        self.kept = None
        self.after = None
        if kept is None or after is None or self.whose != eyes.seat:
            return None
        return found_again(kept, after, eyes)

    def together(self, race: Race, eyes: Eyes, ahead: int, rng: Rng) -> None:
        """Several trees, grown side by side; of the sum only the answers at the root are known."""
        from joblib import Parallel, delayed  # other bots need no processes

        part = -(-self.iterations // self.processes)
        seed = int(rng.next32())
        guess = eyes.guess(rng)
        tasks = [
            delayed(grown_apart)(guess, eyes.seat, part, self.seconds, ahead, self.habitual, f"{seed}/{number}")
            for number in range(self.processes)
        ]
        for found in Parallel(n_jobs=self.processes)(tasks):
            for place, (runs, gain, square, visits, total, squares) in enumerate(found):
                race.runs[place] += runs
                race.gain[place] += gain
                race.square[place] += square
                index = race.legal[place].index
                branch = race.root.branches.get(index)
                if branch is None:
                    branch = Place(len(total))
                    race.root.branches[index] = branch
                branch.add(visits, total, squares)
                race.root.add(visits, total, squares)


class Race:
    """All answers to one question, compared with the usual one on the same guesses and the same dice."""

    def __init__(self, legal: list[Action], usual: Action, caution: float, seats: int, habitual: int) -> None:
        self.legal = legal
        self.habitual = float(habitual)
        self.usual = legal.index(usual)
        self.caution = caution
        self.root = Place(seats)
        self.runs = [0] * len(legal)  # by answer, guesses in which it was tried
        self.gain = [0.0] * len(legal)  # over the usual one, added up
        self.square = [0.0] * len(legal)

    def mean(self, place: int) -> float:
        return self.gain[place] / self.runs[place] if self.runs[place] else 0.0

    def doubt(self, place: int) -> float:
        """The standard error of the mean."""
        runs = self.runs[place]
        if runs == 0:
            return 0.0
        mean = self.gain[place] / runs
        return math.sqrt(max(0.0, self.square[place] / runs - mean * mean) / runs)

    def run(self, running: list[int], eyes: Eyes, ahead: int, rng: Rng) -> None:
        """One guess for all that are still running, the usual answer first."""
        guess = eyes.guess(rng)
        luck = rng.copy()
        seat = eyes.seat
        usual = 0.0
        for place in running:
            worth = iterate(self.root, self.legal[place], guess.copy(), seat, ahead, self.habitual, luck.copy())
            if place == self.usual:
                usual = worth
            more = worth - usual
            self.runs[place] += 1
            self.gain[place] += more
            self.square[place] += more * more
        rng.next32()  # the next guess sees other dice

    def leaders(self, running: list[int], number: int) -> list[int]:
        """The usual answer, and so many of the others as lead and are not beaten beyond doubt."""
        best = self.usual
        for place in running:
            if self.mean(place) > self.mean(best):
                best = place
        line = self.mean(best)
        ranked = sorted([(-self.mean(place), place) for place in running if place != self.usual])
        kept = [self.usual]
        for loss, place in ranked[:number]:
            if line + loss <= SURE * (self.doubt(place) + self.doubt(best)) or place == best:
                kept.append(place)
        return kept

    def decided(self, running: list[int]) -> bool:
        """Whether one answer is better than all others beyond doubt."""
        return len(running) < 2 or (
            len(running) == 2
            and self.runs[running[1]] >= LOOK_UP
            and self.mean(running[1]) > SURE * self.doubt(running[1])
        )

    def best(self) -> Action:
        """The usual answer, unless another one is better by more than the doubt."""
        found = self.usual
        most = 0.0
        for place in range(len(self.legal)):
            more = self.mean(place) - self.caution * self.doubt(place)
            if more > most:
                most = more
                found = place
        return self.legal[found]


def grown_apart(
    guess: State, seat: int, iterations: int, seconds: float, ahead: int, habitual: int, seed: str
) -> list[tuple[int, float, float, int, list[float], list[float]]]:
    """What another process finds: for each answer how it ran, its visits, and what they brought."""
    rng = Rng(seed)
    eyes = Eyes(guess, seat, rng)
    race = Race(guess.legal_actions(), eyes.mind.habit(guess, rng), 0.0, len(guess.returns()), habitual)
    grow(race, eyes, iterations, seconds, ahead, rng)
    found = []
    for place, action in enumerate(race.legal):
        branch = race.root.branches.get(action.index, Place(len(race.root.total)))
        ran = (race.runs[place], race.gain[place], race.square[place])
        found.append((*ran, int(branch.visits), branch.total, branch.squares))
    return found


def grow(race: Race, eyes: Eyes, iterations: int, seconds: float, ahead: int, rng: Rng) -> None:
    """So many iterations, in rounds of equal length; fewer if the time is over or nothing is left to find out."""
    running = [race.usual, *[place for place in range(len(race.legal)) if place != race.usual]]
    rounds = 1
    while 1 << rounds < len(running):
        rounds += 1
    left = iterations
    until = time.monotonic() + seconds
    for number in range(rounds):
        guesses = max(1, left // (rounds - number) // len(running))
        for guess in range(guesses):
            race.run(running, eyes, ahead, rng)
            left -= len(running)
            if seconds and time.monotonic() > until:
                return
            if guess % LOOK_UP == LOOK_UP - 1:
                running = race.leaders(running, len(running))
                if race.decided(running):
                    return
        running = race.leaders(running, max(1, (len(running) - 1) // 2))
        if race.decided(running):
            return


def iterate(root: Place, first: Action, state: State, seat: int, ahead: int, habitual: float, rng: Rng) -> float:
    """One imagined match that begins with an answer of this seat: what the seat gets out of it."""
    seats = len(root.total)
    place = entered(root, first.index, seats)
    place.available += 1
    grown = place.visits == 0
    path = [root, place]
    state.apply(first)
    while not grown:
        asked = state.to_move
        if asked == OVER:
            break
        if asked == CHANCE:
            action = state.sample(rng)
            branch = entered(place, OUTCOMES + action.index, seats)
        else:
            action = promising(place, state.legal_actions(), asked, state, habitual, rng)
            branch = entered(place, action.index, seats)
            grown = branch.visits == 0
        state.apply(action)
        place = branch
        path.append(branch)
    won = imagined(state, ahead, rng)
    for passed in path:
        passed.visits += 1
        for other in range(seats):
            passed.total[other] += won[other]
            passed.squares[other] += won[other] * won[other]
    return won[seat]


def entered(place: Place, index: int, seats: int) -> Place:
    """The place that an answer leads to."""
    branch = place.branches.get(index)
    if branch is None:
        branch = Place(seats)
        place.branches[index] = branch
    return branch


def promising(place: Place, legal: list[Action], seat: int, state: State, habitual: float, rng: Rng) -> Action:
    """The answer to try next: the best so far, with curiosity for those seldom tried.

    A wide question is opened step by step, first with what habit would answer: where little is known, answers that come
    as they come would say nothing but that they are bad.
    """
    visits = float(place.visits)
    mind = state.game.mind()
    if visits < habitual:
        action = mind.habit(state, rng)
        branch = place.branches.get(action.index)
        if branch is not None:
            branch.available += 1
        return action
    known: list[Action] = []
    for action in legal:
        branch = place.branches.get(action.index)
        if branch is not None:
            branch.available += 1
            known.append(action)
    width = 1.0 + (visits / habitual) ** WIDENING
    if len(known) < len(legal) and len(known) < width:
        action = mind.habit(state, rng)
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
        tries = float(branch.visits)
        worth = branch.total[seat] / tries
        worth += curiosity * math.sqrt(math.log(float(branch.available) + 1.0) / tries)
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
