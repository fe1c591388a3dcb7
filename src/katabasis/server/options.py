"""Which seat counts and options go together, found by asking each game itself: no rule is written down twice.

>>> seats_for("ahuris", "mode", "duo")
[2]
"""

from __future__ import annotations

from functools import cache
from typing import Literal

import katabasis
from katabasis.engine.errors import BadOption
from katabasis.engine.game import Game
from katabasis.engine.option import Option

Kind = Literal["choice", "number", "text"]


def kind(option: Option) -> Kind:
    """One of a few words, a number, or a text of somebody's own."""
    if option.values:
        return "choice"
    return "text" if option.low == option.high else "number"


@cache
def seats_for(game: str, option: str, value: str) -> list[int]:
    """The seat counts that a value can be played with, perhaps only beside another option."""
    found = katabasis.game(game)
    return [count for count in found.seats if _possible(found, count, option, value)]


@cache
def closed_by(game: str, option: str, value: str) -> list[str]:
    """The later options that this value takes away, while another value of the same option leaves them open."""
    found = katabasis.game(game)
    counts = [count for count in found.seats if _accepted(found, count, {option: value})]
    if not counts:
        return []  # refused by itself: something else decides
    place, chosen = next((at, known) for at, known in enumerate(found.options) if known.name == option)
    return [
        later.name
        for later in found.options[place + 1 :]
        if _others(later)
        and not _goes_with(found, counts, option, value, later)
        and any(_goes_with(found, found.seats, option, other, later) for other in chosen.values if other != value)
    ]


def _goes_with(game: Game, counts: list[int], option: str, value: str, other: Option) -> bool:
    return any(_accepted(game, count, {option: value, other.name: wish}) for count in counts for wish in _others(other))


def _possible(game: Game, count: int, option: str, value: str) -> bool:
    if _accepted(game, count, {option: value}):
        return True
    return any(
        _accepted(game, count, {option: value, other.name: wish})
        for other in game.options
        if other.name != option
        for wish in _others(other)
    )


def _others(option: Option) -> list[str]:
    """Values other than the default; of a number its limits and presets, of a text none."""
    if kind(option) == "text":
        return []
    values = option.values or [str(number) for number in (option.low, option.high, *option.presets.values())]
    return [value for value in values if value != option.default]


def _accepted(game: Game, count: int, options: dict[str, str]) -> bool:
    try:
        game.checked(count, options)
    except BadOption:
        return False
    return True
