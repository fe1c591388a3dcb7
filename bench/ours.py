"""Uniformly random play in our own engine, counted as in rivals.py: same clock, whole matches, everything timed."""

from __future__ import annotations

import random
import tracemalloc
from time import process_time

from rivals import DRIVEN, LOOP, Measure

import katabasis
from katabasis.bots import Eyes
from katabasis.bots.search import HABITUAL, Race, grow
from katabasis.engine.chance import Rng
from katabasis.engine.game import Game
from katabasis.engine.playout import many
from katabasis.engine.seats import CHANCE, OVER

BATCH = 50  # matches between two looks at the clock
THOUGHT = 200  # iterations of a search
APART = 7  # answers from one position that is searched to the next


def begun(game: str, mode: str) -> tuple[Game, int, dict[str, str]]:
    """The rules, seats and options of a mode; of a game without modes it is the number of seats."""
    rules = katabasis.game(game)
    has_modes = any(option.name == "mode" for option in rules.options)
    seats, options = rules.checked(None, {"mode": mode}) if has_modes else rules.checked(int(mode.split()[0]), {})
    return rules, seats, options


def inside(game: str, mode: str, seconds: float) -> Measure:
    """The playout loop of the core, one call for a batch of matches."""
    rules, seats, options = begun(game, mode)
    start = rules.new(seats, options)
    answers = decisions = matches = 0
    began = process_time()
    while process_time() - began < seconds:
        tally = many(start, seats, "bench", matches, BATCH)
        answers += tally.answers
        decisions += tally.decisions
        matches += tally.matches
    return Measure(f"Katabasis {game} {mode}", LOOP, answers, decisions, process_time() - began, matches)


def driven(game: str, mode: str, seconds: float) -> Measure:
    """From Python, one call at a time: who is to move, what may be answered, the answer."""
    rules, seats, options = begun(game, mode)
    start = rules.new(seats, options)
    rng = Rng("bench")
    uniform = random.Random(1).random
    answers = decisions = matches = 0
    began = process_time()
    while process_time() - began < seconds:
        state = start.copy()
        seat = state.to_move
        while seat != OVER:
            if seat == CHANCE:
                action = state.sample(rng)
            else:
                legal = state.legal_actions()
                action = legal[int(uniform() * len(legal))]
                decisions += 1
            state.apply(action)
            answers += 1
            seat = state.to_move
        matches += 1
    return Measure(f"Katabasis {game} {mode}", DRIVEN, answers, decisions, process_time() - began, matches)


def searching(game: str, mode: str, seconds: float) -> float:
    """Iterations a second of the search bot, from positions of one match by habit; nothing is kept between them."""
    rules, seats, options = begun(game, mode)
    rng = Rng("bench")
    state = rules.new(seats, options)
    iterations = asked = 0
    spent = 0.0
    while spent < seconds:
        if state.to_move == OVER:
            state = rules.new(seats, options)
        elif state.to_move == CHANCE:
            state.apply(state.sample(rng))
        else:
            asked += 1
            if asked % APART == 0:
                eyes = Eyes(state, state.to_move, rng)
                race = Race(state.legal_actions(), state.game.mind().habit(state, rng), 0.0, seats, HABITUAL)
                began = process_time()
                grow(race, eyes, THOUGHT, 0.0, state.game.mind().patience(state), rng)
                spent += process_time() - began
                iterations += race.root.visits
            state.apply(state.game.mind().habit(state, rng))
    return iterations / spent


def loading(game: str, mode: str) -> tuple[float, int]:
    """Milliseconds in which a whole random match loads from its record, every line checked; and its lines."""
    rules, seats, options = begun(game, mode)
    match = rules.match(seats, seed="bench", options=options)
    uniform = random.Random(1).random
    while not match.over:
        legal = match.legal_actions()
        match.play(legal[int(uniform() * len(legal))])
    text = match.record.text()
    best = float("inf")
    for _ in range(20):
        began = process_time()
        katabasis.loads(text)
        best = min(best, process_time() - began)
    return best * 1e3, len(match.record)


def copying(game: str, mode: str) -> tuple[float, float]:
    """Microseconds and bytes of a copy of a position in the middle of a match."""
    rules, seats, options = begun(game, mode)
    match = rules.match(seats, seed="bench", options=options)
    while len(match.record) < 120 and not match.over:
        match.play(match.legal_actions()[0])
    state = match.state
    count = 20_000
    best = float("inf")
    for _ in range(5):
        began = process_time()
        for _ in range(count):
            state.copy()
        best = min(best, (process_time() - began) / count)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [state.copy() for _ in range(2_000)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return best * 1e6, (after - before) / len(kept)
