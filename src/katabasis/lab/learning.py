"""What all that learns in the laboratory has in common: arguments, weights in files, lines of progress."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from katabasis.bots import GreedyBot
from katabasis.engine.chance import Rng
from katabasis.engine.game import Game
from katabasis.engine.lessons import Lessons
from katabasis.engine.state import State
from katabasis.games import game
from katabasis.lab.playing import Answer, by_bot, by_habit, now_and_then_odd


def arguments(about: str | None, seed: str) -> argparse.ArgumentParser:
    """Those of every learner."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seed", default=seed)
    parser.add_argument("--out", type=Path, required=True)
    return parser


def add_tables(parser: argparse.ArgumentParser) -> None:
    """What says which tables are played at."""
    parser.add_argument("--seats", required=True, help="a number; several with commas")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--vary", default="", help="an option and its values: goal=25,40")


def tables_of(asked: argparse.Namespace) -> list[tuple[int, dict[str, str]]]:
    """Seats and options."""
    options = dict(part.split("=", 1) for part in asked.option)
    varied, _, values = asked.vary.partition("=")
    tables = [{**options, varied: value} for value in values.split(",")] if varied else [options]
    return [(int(seats), table) for seats in asked.seats.split(",") for table in tables]


def add_guesses(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--guesses", type=int, default=0, help="of a greedy bot that plays; 0: habit plays")


def add_network(parser: argparse.ArgumentParser, units: int, upper: int) -> None:
    """How large a network is, and how it begins."""
    parser.add_argument("--units", type=int, default=units)
    parser.add_argument("--upper", type=int, default=upper, help="units of the second layer")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--start", type=Path, help="weights stored earlier, to go on from")


def taught(name: str) -> tuple[Game, Lessons]:
    """A game and what it can learn."""
    rules = game(name)
    lessons = rules.mind().lessons()
    if lessons is None:
        nothing_to_learn(name)
    return rules, lessons


def nothing_to_learn(name: str) -> NoReturn:
    sys.exit(f"{name} has nothing to learn here")


def player_of(bot: GreedyBot | None, stream: Rng) -> Answer:
    """A bot, or habit if there is none; now and then an answer is random."""
    return now_and_then_odd(by_habit(stream) if bot is None else by_bot(bot, stream), stream)


def first_seat_wins(state: State) -> float:
    return state.returns()[0]


def numpy_chance(seed: str) -> np.random.Generator:
    return np.random.default_rng(int.from_bytes(seed.encode(), "big") % 2**63)


def by_name(names: list[str], weights: np.ndarray) -> dict[str, float]:
    """As they are stored."""
    return {name: round(float(weight), 4) for name, weight in zip(names, weights, strict=True)}


def read(file: Path) -> dict[str, Any]:
    """Weights stored earlier; none if there is no such file."""
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found


def add_to(file: Path | None, weights: Mapping[str, float]) -> None:
    """Store these, and keep others that are there; nothing without a file."""
    if file is not None:
        file.write_text(json.dumps({**read(file), **weights}, indent=1) + "\n", encoding="utf-8")


def tell(progress: str) -> None:
    print(progress, file=sys.stderr, flush=True)
