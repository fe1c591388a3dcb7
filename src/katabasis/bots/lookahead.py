"""The bot that counts: what chance may do until things are settled is averaged exactly, and nothing is sampled.

An expectimax: outcomes that lead to equal positions are counted together, dice that bring a fight back to where it was
are left out of the average (they only delay it), and a seat asked on the way answers what is best for it.
"""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64

from katabasis.bots.bot import Bot, Eyes
from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State

POSITIONS: Final = 20_000  # looked at for one answer at most; what lies beyond is judged as it stands
GUESSES: Final = 4  # at what is hidden, if anything is
CLOSE: Final = 1.3  # odds so many times worse at a glance: such an answer is not looked at any longer
MARGIN: Final = 0.05  # how much better the odds must be (1 to 1.05) to leave habit's answer: the estimate is one, too


class LookaheadBot(Bot):
    """Counts where the game says that it can be afforded, and asks another bot where it cannot."""

    def __init__(
        self,
        name: str = "lookahead",
        otherwise: Bot | None = None,
        guesses: int = GUESSES,
        margin: float = MARGIN,
        seconds: float = 0.0,
    ) -> None:
        self.name = name
        self.seconds = seconds  # what is not counted by then is judged as it stands; 0: as long as it takes
        self.otherwise = otherwise
        self.guesses = guesses
        self.margin = margin

    def choose(self, eyes: Eyes, rng: Rng) -> Action:
        guess = eyes.guess(rng)
        if not eyes.mind.countable(guess):
            return eyes.mind.habit(guess, rng) if self.otherwise is None else self.otherwise.choose(eyes, rng)
        legal = eyes.legal()
        usual = legal.index(eyes.mind.habit(guess, rng))
        until = time.monotonic() + self.seconds if self.seconds else 0.0
        total = hopes_of(guess, legal, eyes.seat, until)
        guesses = 1
        first = guess.key()
        while guesses < self.guesses and (until == 0.0 or time.monotonic() < until):
            guess = eyes.guess(rng)
            if guess.key() == first:  # nothing is hidden
                break
            for place, hope in enumerate(hopes_of(guess, legal, eyes.seat, until)):
                total[place] += hope
            guesses += 1
        best = usual
        most = odds(total[usual] / guesses) * (1.0 + self.margin)
        for place in range(len(legal)):
            if odds(total[place] / guesses) > most:
                most = odds(total[place] / guesses)
                best = place
        return legal[best]


def odds(hope: float) -> float:
    return hope / max(1e-9, 1.0 - hope)


def hopes_of(state: State, legal: list[Action], seat: int, until: float = 0.0, close: float = CLOSE) -> list[float]:
    """By answer, what the seat may hope for after it; what can be counted is, unless a glance shows that it is far off.

    With one answer far better than all others, nothing is counted.
    """
    count = Count(until)
    hopes: list[float] = []
    afters: list[State] = []
    for action in legal:
        after = state.copy()
        after.apply(action)
        afters.append(after)
        hopes.append(count.outlook(after, 0).mean()[seat])
    line = odds(max(hopes)) / close
    near = [place for place in range(len(legal)) if odds(hopes[place]) >= line]
    if len(near) > 1:
        for place in near:
            after = afters[place]
            if after.to_move == CHANCE and after.game.mind().countable(after):
                hopes[place] = count.average(after, 0).mean()[seat]
    return hopes


class Outlook:
    """What comes of a position: by seat, hopes times their chances, without the chances of coming back.

    `back` says with what chance play returns to a position on the way here, by that position's depth.
    """

    __slots__ = ("back", "hopes")

    hopes: list[float]
    back: dict[int, float]

    def __init__(self, hopes: list[float], back: dict[int, float]) -> None:
        self.hopes = hopes
        self.back = back

    def mean(self) -> list[float]:
        """The hopes if play does not come back: in the long run it never does."""
        lost = 0.0
        for share in self.back.values():
            lost += share
        return [hope / (1.0 - lost) for hope in self.hopes] if 0.0 < lost < 1.0 else self.hopes


class Count:
    """One count: what is known already, and the way to the position at hand."""

    __slots__ = ("known", "left", "until", "way")

    known: dict[tuple[int, ...], Outlook]
    way: dict[tuple[int, ...], int]  # positions on the way, with their depth
    left: i64  # positions that may still be looked at
    until: float  # on the clock; 0: there is none

    def __init__(self, until: float = 0.0, positions: int = POSITIONS) -> None:
        self.known = {}
        self.way = {}
        self.left = positions
        self.until = until

    def outlook(self, state: State, depth: int) -> Outlook:
        """What comes of a position, judged where things are settled."""
        asked = state.to_move
        if asked == OVER:
            return Outlook(state.returns(), {})
        if self.until > 0.0 and time.monotonic() > self.until:
            self.left = 0
        mind = state.game.mind()
        if mind.settled(state) or self.left <= 0:
            return Outlook(mind.prospects(state), {})
        return self.average(state, depth) if asked == CHANCE else self.best(state, asked, depth)

    def average(self, state: State, depth: int) -> Outlook:
        """Every outcome with its weight."""
        place = tuple(state.key())
        met = self.known.get(place)
        if met is not None:
            return met
        before = self.way.get(place)
        if before is not None:
            return Outlook([0.0] * len(state.returns()), {before: 1.0})
        self.way[place] = depth
        total = 0
        branches: dict[tuple[int, ...], State] = {}
        weights: dict[tuple[int, ...], int] = {}
        for outcome, weight in state.chance_outcomes():
            after = state.copy()
            after.apply(outcome)
            self.left -= 1
            reached = tuple(after.key())
            total += weight
            if reached in weights:
                weights[reached] += weight
            else:
                weights[reached] = weight
                branches[reached] = after
        hopes: list[float] = []
        back: dict[int, float] = {}
        for reached, after in branches.items():
            share = weights[reached] / total
            found = self.outlook(after, depth + 1)
            if not hopes:
                hopes = [0.0] * len(found.hopes)
            for seat in range(len(hopes)):
                hopes[seat] += share * found.hopes[seat]
            for where, chance in found.back.items():
                back[where] = back.get(where, 0.0) + share * chance
        del self.way[place]
        again = back.pop(depth, 0.0)
        if again > 0.0:  # what returns here comes to the same in the end
            hopes = [hope / (1.0 - again) for hope in hopes]
            back = {where: chance / (1.0 - again) for where, chance in back.items()}
        result = Outlook(hopes, back)
        if not back:
            self.known[place] = result
        return result

    def best(self, state: State, seat: int, depth: int) -> Outlook:
        """The answer that is best for the seat asked."""
        found: Outlook | None = None
        most = 0.0
        for action in state.legal_actions():
            after = state.copy()
            after.apply(action)
            self.left -= 1
            outlook = self.outlook(after, depth + 1)
            hope = outlook.mean()[seat]
            if found is None or hope > most:
                found = outlook
                most = hope
        assert found is not None
        return found
