"""Random play inside the compiled core: one crossing of the boundary a match, instead of two an answer.

>>> from katabasis.games import game
>>> state = game("ahuris").new(1, {})
>>> decisions, answers, _ = playout(state, Rng("dealer"), Rng("players"))
>>> decisions < answers, state.ending
(True, 'empty-reward')
"""

from __future__ import annotations

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.buffers import MOST_LEGAL, new_buffer
from katabasis.engine.chance import LANE, Rng, seed_both
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State


def playout(state: State, dealer: Rng, players: Rng) -> tuple[int, int, int]:
    """Play the state to its end at random, in place; returns decisions, answers and a 32-bit checksum of them."""
    return played_out(state, dealer, players, new_buffer(MOST_LEGAL))


def played_out(state: State, dealer: Rng, players: Rng, room: list[Action]) -> tuple[int, int, int]:
    """The same, with room for the answers to a question that the caller keeps."""
    decisions: i64 = 0
    answers: i64 = 0
    checksum: i64 = 2166136261
    while True:
        seat = state.to_move
        if seat == OVER:
            return decisions, answers, checksum
        if seat == CHANCE:
            action = state.sample(dealer)
        else:
            action = room[players.below(state.legal_into(room))]
            decisions += 1
        place: i64 = action.index
        checksum = ((checksum ^ (place + 1)) * 16777619) & LANE
        answers += 1
        state.apply(action)


class Tally:
    """What a number of matches added up to."""

    __slots__ = ("answers", "checksum", "decisions", "endings", "longest", "matches", "measures", "returns", "wins")

    matches: int
    decisions: int
    answers: int
    longest: int  # answers in the longest match
    checksum: int
    wins: list[float]  # by seat; a shared win counts in equal parts
    returns: list[float]  # by seat, added up
    endings: dict[str, int]
    measures: dict[str, float]  # what the game measures, added up

    def __init__(self, seats: int) -> None:
        self.matches = 0
        self.decisions = 0
        self.answers = 0
        self.longest = 0
        self.checksum = 0
        self.wins = [0.0] * seats
        self.returns = [0.0] * seats
        self.endings = {}
        self.measures = {}

    def __reduce__(self) -> tuple[object, ...]:
        numbers = (self.matches, self.decisions, self.answers, self.longest, self.checksum)
        return (tally_of, (*numbers, self.wins, self.returns, self.endings, self.measures))

    def count(self, number: int, state: State, decisions: int, answers: int, checksum: int) -> None:
        """Add the finished match of that number."""
        self.matches += 1
        self.decisions += decisions
        self.answers += answers
        if answers > self.longest:
            self.longest = answers
        self.checksum ^= (checksum * 31 + number) & 0xFFFFFFFF  # the same in whatever order matches are added
        winners = state.winners()
        if winners:
            share = 1.0 / float(len(winners))
            for seat in winners:
                self.wins[seat] += share
        for seat, won in enumerate(state.returns()):
            if won:
                self.returns[seat] += won
        ending = state.ending
        self.endings[ending] = self.endings.get(ending, 0) + 1
        for name, measured in state.measures().items():
            self.measures[name] = self.measures.get(name, 0.0) + measured


def tally_of(
    matches: int,
    decisions: int,
    answers: int,
    longest: int,
    checksum: int,
    wins: list[float],
    returns: list[float],
    endings: dict[str, int],
    measures: dict[str, float],
) -> Tally:
    """The tally that a pickle holds, for it travels between processes."""
    tally = Tally(len(wins))
    tally.matches, tally.decisions, tally.answers = matches, decisions, answers
    tally.longest, tally.checksum = longest, checksum
    tally.wins, tally.returns = wins, returns
    tally.endings, tally.measures = endings, measures
    return tally


def many(start: State, seats: int, seed: str, first: int, count: int) -> Tally:
    """Random matches number `first` and following, each from its own seed, so that any split gives the same matches."""
    tally = Tally(seats)
    dealer, players = Rng(""), Rng("")
    room = new_buffer(MOST_LEGAL)
    for match in range(first, first + count):
        state = start.copy()
        seed_both(f"{seed}/{match}", dealer, players)
        decisions, answers, checksum = played_out(state, dealer, players, room)
        tally.count(match, state, decisions, answers, checksum)
    return tally


def dealt(state: State, dealer: Rng) -> int:
    """Let chance answer until a seat is asked; who that is, or OVER."""
    while True:
        seat = state.to_move
        if seat != CHANCE:
            return seat
        state.apply(state.sample(dealer))
