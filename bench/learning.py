"""Learning environments: ours beside PettingZoo's connect_four_v3 and a Python game of OpenSpiel; and the batch.

Counted are decisions of players.  Everything a learner pays for is timed: the observation and mask of whoever is asked,
a random choice by that mask, the step, and new matches.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable
from time import process_time
from typing import Any, Final

from ours import begun
from rivals import SEED, Measure, RivalMissing, _package, _sample

AEC: Final = "PettingZoo"  # wrapped as PettingZoo's own environments are: agent_iter, last, step
SPIEL: Final = "OpenSpiel Py"  # a Python game of OpenSpiel, with the tensor of whoever is asked
BATCH: Final = "batch"  # many matches at once, one call a step
CONNECT_FOUR: Final = "PettingZoo connect_four_v3"
LIARS_POKER: Final = "OpenSpiel python_liars_poker"
ROWS: Final = 256
YARDSTICKS: Final = {AEC: CONNECT_FOUR, SPIEL: LIARS_POKER}


def aec_loop(name: str, env: Any, seconds: float) -> Measure:
    """PettingZoo's usual loop."""
    uniform = random.Random(SEED).random
    decisions = matches = 0
    began = process_time()
    while matches == 0 or process_time() - began < seconds:
        env.reset(seed=matches)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            allowed = observation["action_mask"].nonzero()[0]
            env.step(int(allowed[int(uniform() * len(allowed))]))
            decisions += 1
        matches += 1
    return Measure(name, AEC, decisions, decisions, process_time() - began, matches)


def connect_four(seconds: float) -> Measure:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # pygame's
        module = _package("pettingzoo.classic.connect_four.connect_four", "pettingzoo with pygame")
        return aec_loop(CONNECT_FOUR, module.env(), seconds)


def our_aec(game: str, mode: str, seconds: float) -> Measure:
    aec = _package("katabasis.envs.aec", "katabasis[envs]")
    _, seats, options = begun(game, mode)
    return aec_loop(f"Katabasis {game} {mode}", aec.env(game, seats, **options), seconds)


def spiel_loop(name: str, game: Any, seconds: float) -> Measure:
    """Three calls an answer, and the observation of whoever is asked."""
    uniform = random.Random(SEED).random
    decisions = answers = matches = 0
    tensor: Callable[[Any, int], Any] = (
        (lambda state, player: state.observation_tensor(player))
        if game.get_type().provides_observation_tensor
        else (lambda state, player: state.information_state_tensor(player))
    )
    began = process_time()
    while matches == 0 or process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                action = _sample(state.chance_outcomes(), uniform())
            else:
                tensor(state, state.current_player())
                legal = state.legal_actions()
                action = legal[int(uniform() * len(legal))]
                decisions += 1
            state.apply_action(action)
            answers += 1
        matches += 1
    return Measure(name, SPIEL, answers, decisions, process_time() - began, matches)


def liars_poker(seconds: float) -> Measure:
    pyspiel = _package("pyspiel", "open_spiel")
    _package("open_spiel.python.games.liars_poker", "open_spiel")
    return spiel_loop(LIARS_POKER, pyspiel.load_game("python_liars_poker"), seconds)


def our_spiel(game: str, mode: str, seconds: float) -> Measure:
    spiel = _package("katabasis.envs.spiel", "katabasis[envs]")
    _, seats, options = begun(game, mode)
    return spiel_loop(f"Katabasis {game} {mode}", spiel.GAMES[game]({"players": seats, **options}), seconds)


def batch(game: str, mode: str, seconds: float) -> Measure:
    """Observations, masks and rewards of a batch of matches; answers drawn in the core."""
    envs = _package("katabasis.envs", "katabasis[envs]")
    _, seats, options = begun(game, mode)
    matches = envs.Matches(game, ROWS, seats, SEED, **options)
    matches.reset()
    steps = ended = 0
    began = process_time()
    while process_time() - began < seconds:
        for _ in range(20):
            matches.step(matches.random_actions())
            ended += len(matches.endings)
        steps += 20
    spent = process_time() - began
    return Measure(f"Katabasis {game} {mode}", BATCH, steps * ROWS, steps * ROWS, spent, max(1, ended))


__all__ = ["RivalMissing", "batch", "connect_four", "liars_poker", "our_aec", "our_spiel"]
