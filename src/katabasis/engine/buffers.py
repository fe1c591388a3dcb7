"""Lists that are filled again and again: in loops that ask very often, a new list costs more than to fill one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action

MOST_LEGAL: Final = 256  # answers to one question
ROOM: Final[list[Action]] = [Action("", False, -1, -1, 0, 0, "")] * MOST_LEGAL


def new_buffer(number: i64) -> list[Action]:
    """A new list with so many places to be filled: quicker than one that grows."""
    return ROOM[:number]


def fill(legal: list[Action], room: list[Action]) -> i64:
    """Write one list to the front of another; how many they are."""
    number: i64 = 0
    for action in legal:
        room[number] = action
        number += 1
    return number


def by_bits(actions: list[Action]) -> list[list[Action]]:
    """For every eight of a row of actions, one bit each, and every set of them: those in the set."""
    eights = [actions[first : first + 8] for first in range(0, len(actions), 8)]
    return [
        [action for place, action in enumerate(eight) if part >> place & 1] for eight in eights for part in range(256)
    ]


def bits_into(rows: list[list[Action]], bits: i64, room: list[Action]) -> i64:
    """Write the actions of a set, one bit each, to the front of a list; how many they are."""
    number: i64 = 0
    first: i64 = 0
    while bits > 0:
        if bits & 255:
            for action in rows[first + (bits & 255)]:
                room[number] = action
                number += 1
        bits >>= 8
        first += 256
    return number
