"""Reading positions written as plain values: each reader takes one field, or says in a sentence what is wrong with it.

>>> whole({"turn": 3}, "turn", 1, 0, 9), flag({}, "extra_turn"), places_of("lords", ["b"], ["a", "b"])
(3, False, [1])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from katabasis.engine.bits import bit, members
from katabasis.engine.errors import BadPosition, nearest, shown
from katabasis.engine.option import Option

HIGHEST_TURN: Final = 1_000_000_000  # no match comes near


def check_header(position: object, fields: Sequence[str], game: str, rules_version: int) -> None:
    """Whether this is a position of that game at all."""
    if not isinstance(position, Mapping):
        raise BadPosition("a position is an object with named fields; see docs/positions.md")
    known_fields("a position", position, fields)
    if position.get("game", game) != game:
        raise BadPosition(f"this is a position of {shown(position['game'])}, not of {game}")
    if position.get("rules", rules_version) != rules_version:
        raise BadPosition(
            f"this position is of rules version {shown(position['rules'])}; this program plays {rules_version}"
        )


def known_fields(what: str, values: Mapping[str, Any], fields: Sequence[str]) -> None:
    """Every field has a name that is known."""
    for name in values:
        if name not in fields:
            raise BadPosition(f"{what} has no field {shown(name)}{nearest(name, fields)}")


def fields_of(what: str, values: object, fields: Sequence[str]) -> Mapping[str, Any]:
    """An object with known fields."""
    if not isinstance(values, Mapping):
        raise BadPosition(f"{what} must be an object, not {shown(values)}")
    known_fields(what, values, fields)
    return values


def whole(values: Mapping[str, Any], name: str, default: int, low: int, high: int) -> int:
    """A whole number."""
    value = values.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"{name} must be a whole number from {low} to {high}, not {shown(value)}")
    return value


def flag(values: Mapping[str, Any], name: str, default: bool = False) -> bool:
    """Yes or no."""
    value = values.get(name, default)
    if not isinstance(value, bool):
        raise BadPosition(f"{name} must be true or false, not {shown(value)}")
    return value


def word(values: Mapping[str, Any], name: str, choices: Sequence[str], default: str) -> int:
    """One of a few words, as its place among them."""
    value = values.get(name, default)
    if not isinstance(value, str) or value not in choices:
        raise BadPosition(f"{name} cannot be {shown(value)}{nearest(value, choices)}")
    return choices.index(value)


def sequence(values: Mapping[str, Any], name: str, default: Sequence[Any] = ()) -> list[Any]:
    """A list."""
    value = values.get(name, default)
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise BadPosition(f"{name} must be a list, not {shown(value)}")
    return list(value)


def place_of(name: str, value: object, choices: Sequence[str]) -> int:
    """The place of a name among all of its kind."""
    if not isinstance(value, str) or value not in choices:
        raise BadPosition(f"{name} cannot hold {shown(value)}{nearest(value, choices)}")
    return choices.index(value)


def places_of(name: str, values: Sequence[object], choices: Sequence[str]) -> list[int]:
    return [place_of(name, value, choices) for value in values]


def set_of(name: str, values: Sequence[object], choices: Sequence[str]) -> int:
    """Different names, as a set of their places: one bit each."""
    found = 0
    for place in places_of(name, values, choices):
        if found & bit(place):
            raise BadPosition(f"{name} holds {choices[place]} twice")
        found |= bit(place)
    return found


def rest_of(
    position: Mapping[str, Any], name: str, choices: Sequence[str], zones: Sequence[int], rule: str, may_lack: int = 0
) -> int:
    """A deck: as given, or all that lies nowhere else; together they are the whole set, but for what may have left."""
    given = set_of(name, sequence(position, name), choices)
    seen = 0
    for zone in [*zones, given]:
        for place in members(zone & seen):
            raise BadPosition(f"{choices[place]} lies in two places ({rule})")
        seen |= zone
    missing = [place for place in range(len(choices)) if not seen & bit(place)]
    if name not in position:
        return sum(bit(place) for place in missing)
    for place in missing:
        if not may_lack & bit(place):
            raise BadPosition(f"{choices[place]} is missing ({rule})")
    return given


def options_of(position: Mapping[str, Any], options: Sequence[Option]) -> dict[str, str]:
    """Every option in its one spelling."""
    given = position.get("options", {})
    if not isinstance(given, Mapping):
        raise BadPosition(f"options must be an object, not {shown(given)}")
    known_fields("options", given, [option.name for option in options])
    return {option.name: option.check(given.get(option.name, option.default)) for option in options}


def lines_of(position: Mapping[str, Any], over: bool, default: Sequence[str]) -> list[Any]:
    """The lines of the stack, the next question last; what a match goes on with if nothing is said."""
    lines = sequence(position, "pending")
    if over and lines:
        raise BadPosition("a match that has ended has nothing pending")
    return [] if over else lines or list(default)
