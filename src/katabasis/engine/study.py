"""What a finished match tells whoever counts many of them: roles, lengths, points by source, cards and their owners.

A game says once what can be learnt from it (`Game.study`), so that the laboratory knows no game by name.

>>> from katabasis.games import game
>>> study = game("abyss").study()
>>> study.sources, study.things[0].name
(['locations', 'lords', 'allies', 'monsters'], 'recruiter')
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field

from katabasis.engine.event import Event
from katabasis.engine.state import State


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that a seat may have had or done in a match: a lord, a location, a card, a hero."""

    group: str
    name: str
    noun: str = ""  # its name in the language files; "" if its own name says it all, as a number does


@dataclass(slots=True)
class Facts:
    """One finished match in numbers."""

    roles: list[str] = field(default_factory=list)  # by seat, as the match ended; empty if all are alike
    measures: list[float] = field(default_factory=list)  # of the match, in the order of the study
    points: list[list[float]] = field(default_factory=list)  # by seat, by source; [] for a seat that scores none
    had: list[list[int] | None] = field(default_factory=list)  # by seat, numbers of things; None if it can have none


class Study(ABC):
    """What can be learnt from matches of one game."""

    roles: list[str]  # that a seat may end in
    measures: list[str]  # numbers of a match, such as turns
    sources: list[str]  # where points come from
    things: list[Thing]

    @abstractmethod
    def facts(self, state: State, events: Sequence[Event]) -> Facts:
        """What a finished match tells, from its last position and from all that happened in it."""


def counted(events: Sequence[Event], kinds: Sequence[int]) -> list[float]:
    """How often each of these kinds of events happened."""
    found = dict.fromkeys(kinds, 0.0)
    for event in events:
        if event.kind in found:
            found[event.kind] += 1
    return [found[kind] for kind in kinds]
