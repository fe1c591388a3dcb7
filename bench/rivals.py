"""Uniformly random play in other people's engines, to be printed beside our own figures.

Needs ``pip install open_spiel rlcard==1.2.0`` (no torch); a rival that is not installed is left out and named::

    measures, notes = survey(seconds=2.0)
    for measure in measures:
        ...  # measure.name, measure.how, measure.answers_per_second

What is timed, for every rival: making the position a match starts from, every computation of legal actions or of
chance's outcomes, every draw of a random number, every answer, and freeing the position.  What is not: loading the
game, making the players, and counting the answers.  One thread, whole matches only; ``time.process_time``, so
that other work on the machine does not count.

Where a rival can be used in several ways, the quickest that a user would reasonably write is taken.
"""

from __future__ import annotations

import argparse
import importlib
import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from time import process_time
from typing import Any, Final

LOOP: Final = "inside"  # one call a match: the loop is the rival's own, compiled
DRIVEN: Final = "from Python"  # a few calls an answer

CHANCE: Final = -1  # pyspiel.PlayerId.CHANCE, as states and histories give it
TERMINAL: Final = -4  # pyspiel.PlayerId.TERMINAL

SEED: Final = 1
PACKAGES: Final = ("open_spiel", "rlcard", "numpy")  # those whose versions matter to the figures


class RivalMissing(Exception):
    """A rival cannot be measured here; the message is one sentence saying why."""


@dataclass(frozen=True)
class Measure:
    """What one rival did in the time it was given.

    ``answers`` are the players' and chance's together, ``decisions`` the players' alone.  An engine that deals in
    secret (RLCard) has no answers of chance to count: there ``answers == decisions``, and only ``decisions`` may be
    compared with other engines.
    """

    name: str  # engine and game
    how: str  # LOOP or DRIVEN
    answers: int
    decisions: int
    seconds: float  # the timed part only
    matches: int  # all played to their end

    @property
    def answers_per_second(self) -> float:
        """Answers of players and of chance, a second."""
        return self.answers / self.seconds

    @property
    def decisions_per_second(self) -> float:
        """Answers of players alone, a second."""
        return self.decisions / self.seconds


def open_spiel_loop(name: str, seconds: float) -> Measure:
    """OpenSpiel's own C++ loop: ``evaluate_bots`` with its uniformly random bots, one call a match.

    It samples chance and asks the bots for legal actions without coming back to Python.  The bots are made once,
    outside the timed part.  Each call also seeds one Mersenne Twister for chance (with the rest of an empty call,
    under 2 µs).
    """
    pyspiel = _package("pyspiel", "open_spiel")
    game = _open_spiel_game(pyspiel, name)
    bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(game.num_players())]
    evaluate_bots = pyspiel.evaluate_bots

    def play(state: Any, match: int) -> None:
        evaluate_bots(state, bots, match)

    return _measure_open_spiel(game, LOOP, play, seconds)


def open_spiel_driven(name: str, seconds: float) -> Measure:
    """OpenSpiel's C++ game driven from Python, three calls an answer: who answers, what is possible, apply."""
    pyspiel = _package("pyspiel", "open_spiel")
    game = _open_spiel_game(pyspiel, name)
    uniform = random.Random(SEED).random

    def play(state: Any, match: int) -> None:  # noqa: ARG001
        player = state.current_player()
        while player != TERMINAL:
            if player == CHANCE:
                action = _sample(state.chance_outcomes(), uniform())
            else:
                legal = state.legal_actions()
                action = legal[int(uniform() * len(legal))]
            state.apply_action(action)
            player = state.current_player()

    return _measure_open_spiel(game, DRIVEN, play, seconds)


def rlcard_uno(seconds: float) -> Measure:
    """RLCard's Uno for two, driven from Python through ``env.step``.

    RLCard deals in secret, so ``answers == decisions``.  Its ``step`` builds the next player's observation whether
    or not anyone reads it; that is part of its price.
    """
    rlcard = _package("rlcard", "rlcard")
    env = rlcard.make("uno", config={"seed": SEED})
    uniform = random.Random(SEED).random
    matches = 0
    start = process_time()
    spent = 0.0
    while matches == 0 or spent < seconds:
        observation, _ = env.reset()
        while not env.is_over():
            legal = list(observation["legal_actions"])
            observation, _ = env.step(legal[int(uniform() * len(legal))])
        matches += 1
        spent = process_time() - start
    decisions = int(env.timestep)  # RLCard's own count of steps, never reset
    return Measure("RLCard uno", DRIVEN, decisions, decisions, spent, matches)


def survey(seconds: float) -> tuple[list[Measure], list[str]]:
    """Every rival, each for so many seconds; and one sentence for each that could not be measured."""
    runs: list[Callable[[], Measure]] = [
        lambda: open_spiel_loop("hanabi", seconds),
        lambda: open_spiel_driven("hanabi", seconds),
        lambda: open_spiel_loop("gin_rummy", seconds),
        lambda: open_spiel_driven("gin_rummy", seconds),
        lambda: rlcard_uno(seconds),
    ]
    measures: list[Measure] = []
    notes: list[str] = []
    for run in runs:
        try:
            measures.append(run())
        except RivalMissing as missing:
            if str(missing) not in notes:
                notes.append(str(missing))
    return measures, notes


def rivals(seconds: float) -> list[Measure]:
    """Every rival that is installed, each for so many seconds; ``survey`` also says which are not, and why."""
    return survey(seconds)[0]


def _package(module: str, distribution: str) -> Any:
    """Import a rival, untyped because our own checks run without it."""
    try:
        return importlib.import_module(module)
    except (ImportError, AttributeError, ValueError) as error:  # the last two: built against another numpy
        raise RivalMissing(f"{distribution} cannot be imported ({error}), so it is not measured.") from error


def _open_spiel_game(pyspiel: Any, name: str) -> Any:
    """Load a game with its default parameters: two seats for both games measured here."""
    if name not in pyspiel.registered_names():  # Hanabi is optional when OpenSpiel is built
        raise RivalMissing(f"This build of open_spiel has no {name}, so it is not measured.")
    return pyspiel.load_game(name)


def _sample(outcomes: list[tuple[int, float]], left: float) -> int:
    """Pick one of chance's outcomes; quicker than random.choices or pyspiel.sample_action on a list used once."""
    for action, probability in outcomes:
        left -= probability
        if left < 0.0:
            return action
    return outcomes[-1][0]  # probabilities that add up to a little less than one


def _measure_open_spiel(game: Any, how: str, play: Callable[[Any, int], None], seconds: float) -> Measure:
    """Play matches to their end until the timed parts add up to the seconds given.

    Each match starts from a clone of one initial position, made in the timed part: a new initial position of Gin
    Rummy computes its tables of melds anew (2 ms, more than the rest of the match), which no user in a hurry pays
    twice.  The history that OpenSpiel keeps anyway tells, untimed, who answered.  The clone of the match before is
    freed in the timed part, when its name is given to the next.
    """
    name = game.get_type().short_name
    initial = game.new_initial_state()
    answers = decisions = matches = 0
    spent = 0.0
    while matches == 0 or spent < seconds:
        start = process_time()
        state = initial.clone()
        play(state, matches)
        spent += process_time() - start
        if not state.is_terminal():
            raise AssertionError(f"{name}: a match was left unfinished")
        answered = [answer.player for answer in state.full_history()]
        answers += len(answered)
        decisions += len(answered) - answered.count(CHANCE)
        matches += 1
    return Measure(f"OpenSpiel {name}", how, answers, decisions, spent, matches)


def _version(distribution: str) -> str:
    """Name and installed version of a package."""
    try:
        return f"{distribution} {version(distribution)}"
    except PackageNotFoundError:
        return f"{distribution} not installed"


def main() -> None:
    """Print one line a rival."""
    parser = argparse.ArgumentParser(description="Uniformly random play in other engines, one thread.")
    parser.add_argument("seconds", nargs="?", type=float, default=2.0, help="time given to each (default: 2)")
    measures, notes = survey(parser.parse_args().seconds)
    print(", ".join(_version(package) for package in PACKAGES))
    print(f"{'rival':<21}{'loop':<13}{'answers/s':>11}{'decisions/s':>13}{'matches':>9}{'a/match':>9}{'d/match':>9}")
    for m in measures:
        print(
            f"{m.name:<21}{m.how:<13}{m.answers_per_second:>11,.0f}{m.decisions_per_second:>13,.0f}"
            f"{m.matches:>9,}{m.answers / m.matches:>9.1f}{m.decisions / m.matches:>9.1f}"
        )
    for note in notes:
        print(note)


if __name__ == "__main__":
    main()
