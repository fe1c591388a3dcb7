"""The steps of a finished match, each priced by itself: what else could have come, and what that was worth.

A position of the match is priced once, by working back from the end.  Before an answer it is worth what follows that
answer, as far as the same answer would have been given again, and for the rest what follows the others:

    worth before = share × worth after + rest

Of chance `share` is the probability of what came, and `rest` the weighted mean over all other outcomes, or one of them
drawn by weight where there are many.  Of a seat `share` is 1 if habit gives the same answer, and else `rest` is what
follows habit's answer.  So an answer that anybody would have given changes nothing, and needs no estimate at all.

One round prices every step once; each round has its dice, the same for all steps.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from katabasis.coach.values import after
from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.errors import KatabasisError
from katabasis.engine.match import Match
from katabasis.engine.seats import CHANCE
from katabasis.engine.state import State

FEW = 8  # outcomes of chance that are all looked at
WIDE = 12  # other answers of a seat that are looked at in one round
DIGITS = 6


@dataclass(slots=True)
class Moment:
    """A position of the match, and the answer that was given there."""

    number: int  # of its line in the record
    seat: int  # or CHANCE
    state: State
    action: Action


@dataclass(slots=True)
class Piece:
    """One step in one round."""

    share: float
    rest: list[float]  # by seat
    decision: list[float] | None  # by seat, what the answer was worth to what its giver could know; None: all of it
    gains: list[tuple[int, float]]  # other answers by index: what they would have brought their giver more

    def to_json(self) -> list[Any]:
        """Short, because there are many."""
        decision = None if self.decision is None else [round(number, DIGITS) for number in self.decision]
        return [
            round(self.share, DIGITS + 3),
            [round(number, DIGITS) for number in self.rest],
            decision,
            [[index, round(gain, DIGITS)] for index, gain in self.gains],
        ]


def piece_of(told: list[Any]) -> Piece:
    share, rest, decision, gains = told
    return Piece(share, rest, decision, [(index, gain) for index, gain in gains])


def moments_of(match: Match) -> list[Moment]:
    """All steps of a finished match, as far as they were not taken back."""
    if not match.over:
        raise KatabasisError("luck and skill are told of a finished match, and this one is not over")
    state = match.at(0).state
    found = []
    for answer in match.answers:
        found.append(Moment(answer.number, answer.seat, state.copy(), answer.action))
        state.apply(answer.action)
    return found


def priced(moment: Moment, seed: str, round_number: int) -> Piece:
    """One step in one round: the same on every machine."""
    luck = Rng(f"{seed}/{round_number}")
    own = Rng(f"{seed}/{round_number}/{moment.number}")
    if moment.seat == CHANCE:
        return chance_piece(moment, luck, own)
    return decision_piece(moment, luck, own)


def chance_piece(moment: Moment, luck: Rng, own: Rng) -> Piece:
    """What chance could have answered instead."""
    state, came = moment.state, moment.action
    outcomes = state.chance_outcomes()
    total = sum(weight for _, weight in outcomes)
    share = next(weight for outcome, weight in outcomes if outcome is came) / total
    rest = [0.0] * len(state.returns())
    if len(outcomes) > FEW:
        outcomes = [(drawn_besides(outcomes, came, own), 1)]
        total, scale = 1, 1.0 - share
    else:
        scale = 1.0
    for outcome, weight in outcomes:
        if outcome is not came:
            for seat, won in enumerate(after(state, outcome, luck)):
                rest[seat] += scale * weight / total * won
    return Piece(share, rest, None, [])


def drawn_besides(outcomes: list[tuple[Action, int]], came: Action, own: Rng) -> Action:
    """Another outcome than the one that came, by weight."""
    others = [(outcome, weight) for outcome, weight in outcomes if outcome is not came]
    left = own.below(sum(weight for _, weight in others))
    for outcome, weight in others:
        if left < weight:
            return outcome
        left -= weight
    raise AssertionError("weights do not add up")


def decision_piece(moment: Moment, luck: Rng, own: Rng) -> Piece:
    """What habit would have answered, and what the other answers would have brought, as far as the seat could know."""
    state, given, seat = moment.state, moment.action, moment.seat
    guess = state.resample(seat, own)
    mind = state.game.mind()
    habit = mind.habit(state, own.copy())
    usual = mind.habit(guess, own)  # the same stream: the same answer, if it looks only at what the seat knows
    nothing = [0.0] * len(state.returns())
    here = after(guess, given, luck)
    tried: dict[int, list[float]] = {}
    for action in others(guess.legal_actions(), given, usual, own):
        tried[action.index] = after(guess, action, luck)
    decision: list[float] | None = None
    if guess != state:
        instead = here if usual is given else tried[usual.index]
        decision = [one - other for one, other in zip(here, instead, strict=True)]
    gains = [(int(index), won[seat] - here[seat]) for index, won in tried.items()]
    if habit is given:
        return Piece(1.0, nothing, decision, gains)
    return Piece(0.0, after(state, habit, luck), decision, gains)


def others(legal: list[Action], given: Action, usual: Action, own: Rng) -> list[Action]:
    """The other answers, or at a wide question as many as are looked at in a round: habit's own always."""
    found = [action for action in legal if action is not given]
    if len(found) <= WIDE:
        return found
    kept = [usual] if usual is not given else []
    left = [action for action in found if action is not usual]
    while len(kept) < WIDE:
        kept.append(left.pop(own.below(len(left))))
    return kept


def pieces(moments: list[Moment], seed: str, start: int, rounds: int, seconds: float = 0.0) -> Iterator[Piece]:
    """Price steps from one on, counted through all rounds, until the rounds or the seconds are over; at least one."""
    until = time.monotonic() + seconds
    for number in range(start, rounds * len(moments)):
        round_number, place = divmod(number, len(moments))
        yield priced(moments[place], seed, round_number)
        if seconds and time.monotonic() > until:
            return
