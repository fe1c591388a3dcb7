"""Random matches under watch: what is cheap to look at is looked at before every answer, inside the compiled core.

`conformance` looks closer, but at a sample only; here thousands of matches take seconds.

>>> from katabasis.games import game
>>> rules = game("ahuris")
>>> watch(rules, rules.new(1, {}), 1, "reef", 0, 3).matches
3
"""

from __future__ import annotations

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.chance import LANE, Rng, seed_both
from katabasis.engine.game import Game
from katabasis.engine.playout import Tally
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State


def watch(game: Game, start: State, seats: int, seed: str, first: int, count: int) -> Tally:
    """The same matches as `playout.many` plays; an AssertionError says which promise is broken, where."""
    tally = Tally(seats)
    dealer, players, spare = Rng(""), Rng(""), Rng("")
    for number in range(first, first + count):
        seed_both(f"{seed}/{number}", dealer, players)
        state = start.copy()
        watch_match(game, state, seats, dealer, players, spare, f"{game.name}, match {seed}/{number}", tally, number)
    return tally


def watch_match(
    game: Game, state: State, seats: int, dealer: Rng, players: Rng, spare: Rng, name: str, tally: Tally, number: int
) -> None:
    """Play one match to its end and count it."""
    decisions = 0
    answers = 0
    checksum: i64 = 2166136261
    actions = game.actions
    outcomes = game.outcomes
    while state.to_move != OVER:
        seat = state.to_move
        if state.question.seat != seat:
            raise broken(name, answers, "the question is not put to the one to move")
        if state.ending != "" or len(state.winners()) > 0:
            raise broken(name, answers, "a match that goes on has no ending")
        if seat == CHANCE:
            pairs = state.chance_outcomes()
            copy_lanes(dealer, spare)
            action = state.sample(dealer)
            fault = fault_of_outcomes(pairs, outcomes)
            if fault == "" and drawn(pairs, spare) is not action:
                fault = "the fast draw differs from the plain one"
        elif 0 <= seat < seats:
            legal = state.legal_actions()
            fault = fault_of_actions(legal, actions)
            action = legal[players.below(len(legal))]
            decisions += 1
        else:
            raise broken(name, answers, "the one to move is no seat, nor chance")
        if fault != "":
            raise broken(name, answers, fault)
        place: i64 = action.index
        checksum = ((checksum ^ (place + 1)) * 16777619) & LANE
        answers += 1
        if answers > game.bound:
            raise broken(name, answers, "the match is longer than its stated bound")
        state.apply(action)
    returns = state.returns()
    if state.ending == "" or len(returns) != seats:
        raise broken(name, answers, "the match is over without an ending, or without a return for each seat")
    if [winner for winner in range(seats) if returns[winner] > 0] != state.winners():
        raise broken(name, answers, "returns and winners disagree")
    tally.count(number, state, decisions, answers, checksum)


def broken(name: str, answers: int, promise: str) -> AssertionError:
    return AssertionError(f"{name}, after {answers} answers: {promise}")


def copy_lanes(source: Rng, target: Rng) -> None:
    """Let another generator go on as this one will."""
    target.a = source.a
    target.b = source.b
    target.c = source.c
    target.count = source.count


def fault_of_actions(answers: list[Action], table: list[Action]) -> str:
    """At least two, in table order, each once; "" if so."""
    if len(answers) < 2:
        return "a question with fewer than two answers is asked"
    last: i64 = -1
    for action in answers:
        if action.index <= last:
            return "legal actions are not sorted and unique"
        last = action.index
        if table[last] is not action:
            return "legal actions are not in the table"
    return ""


def fault_of_outcomes(pairs: list[tuple[Action, int]], table: list[Action]) -> str:
    """The same for outcomes of chance, which have weights besides."""
    if len(pairs) < 2:
        return "chance is asked for the only outcome"
    last: i64 = -1
    for outcome, weight in pairs:
        if outcome.index <= last:
            return "chance outcomes are not sorted and unique"
        last = outcome.index
        if table[last] is not outcome:
            return "chance outcomes are not in the table"
        if weight <= 0:
            return "an outcome has no weight"
    return ""


def drawn(pairs: list[tuple[Action, int]], rng: Rng) -> Action | None:
    """One outcome by weight, as the contract says it is drawn."""
    total = 0
    for _, weight in pairs:
        total += weight
    left: i64 = rng.below(total)
    for outcome, weight in pairs:
        if left < weight:
            return outcome
        left -= weight
    return None
