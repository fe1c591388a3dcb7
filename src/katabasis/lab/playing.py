"""How the laboratory plays: deals made again from a seed, seats answered by whoever is asked, no clock.

>>> from katabasis.games import game
>>> number, state, dealer, stream = next(deals([game("ahuris").new(1, {})], "reef", 1))
>>> play(state, dealer, by_habit(stream))
>>> state.ending
'empty-reward'
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

import katabasis
from katabasis.bots import Bot, Eyes, bot
from katabasis.engine.action import Action
from katabasis.engine.chance import Rng, seed_both
from katabasis.engine.errors import BadOption
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State

ODD = 25  # one answer in so many is random, so that odd positions are seen too

Answer: TypeAlias = Callable[[State, int], Action]  # of the seat that is asked


def checked_table(
    name: str, seats: int | None, bots: Sequence[str], games: int, options: Mapping[str, object] | None
) -> tuple[int, dict[str, str], list[str]]:
    """Seats, options and a bot for each seat; a clear sentence about the first thing that is wrong."""
    count, chosen = katabasis.game(name).checked(seats, options or {})
    players = list(bots) or ["random"]
    if len(players) == 1:
        players *= count
    if len(players) != count:
        raise BadOption(f"{count} seats need {count} bots (or one for all), not {len(players)}")
    for player in players:
        bot(player)
    if games < 1:
        raise BadOption(f"at least one match must be played, not {games}")
    return count, chosen, players


def deals(starts: Sequence[State], seed: str, matches: int, first: int = 0) -> Iterator[tuple[int, State, Rng, Rng]]:
    """The number of each match, its start (they take turns), its dealer, and a stream of chance for the players."""
    dealer, stream = Rng(""), Rng("")
    for number in range(first, first + matches):
        seed_both(f"{seed}/{number}", dealer, stream)
        yield number, starts[number % len(starts)].copy(), dealer, stream


def play(
    state: State, dealer: Rng, answer: Answer, seen: Callable[[State], None] | None = None, longest: int = 0
) -> None:
    """Play on to the end in place, or for so many answers; `seen` looks at each position first."""
    answers = 0
    while (asked := state.to_move) != OVER:
        if seen is not None:
            seen(state)
        state.apply(state.sample(dealer) if asked == CHANCE else answer(state, asked))
        answers += 1
        if answers == longest:
            break


def by_habit(stream: Rng) -> Answer:
    return lambda state, _: state.game.mind().habit(state, stream)


def by_bot(player: Bot, stream: Rng) -> Answer:
    return lambda state, seat: player.choose(Eyes(state, seat, stream), stream)


def now_and_then_odd(answer: Answer, stream: Rng) -> Answer:
    """The same, but for some answers that are random."""

    def answered(state: State, seat: int) -> Action:
        if stream.below(ODD):
            return answer(state, seat)
        legal = state.legal_actions()
        return legal[stream.below(len(legal))]

    return answered


def play_table(state: State, players: Sequence[str], dealer: Rng, stream: Rng) -> tuple[int, int]:
    """Play the state to its end by these bots, in place; how many answers they gave, and how many with chance's."""
    table = [bot(player, seconds=0.0) for player in players]
    decisions = answers = 0
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            action = state.sample(dealer)
        else:
            action = table[state.to_move].choose(Eyes(state, state.to_move, stream), stream)
            decisions += 1
        answers += 1
        state.apply(action)
    return decisions, answers
