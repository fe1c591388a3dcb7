"""What the rooms of a game hand over to the engine: functions over its own states, a few of one room together.

Nobody who asks for them is in a hurry.  What is asked at every answer a game binds itself, see `roomed`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from katabasis.engine.action import Action
from katabasis.engine.event import Event, EventKind
from katabasis.engine.kinds import Kinds
from katabasis.engine.message import Message, Reason
from katabasis.engine.mind import Mind
from katabasis.engine.option import Option
from katabasis.engine.state import State
from katabasis.engine.study import Study
from katabasis.engine.talk import Statements

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Title:
    """What stands on the box."""

    name: str
    home: str  # the package that holds GAME
    rules_version: int
    seats: list[int]
    options: list[Option]
    bound: int
    endings: list[str]  # by number; the first one is none


@dataclass(frozen=True, slots=True)
class Tables:
    """All answers, interned, and a row for each kind of question and event."""

    actions: list[Action]
    outcomes: list[Action]
    kinds: Kinds
    events: list[EventKind]


@dataclass(frozen=True, slots=True)
class Layout(Generic[S]):
    """How a position is laid out, written and read back."""

    set_up: Callable[[S, int, dict[str, str]], None]
    written: Callable[[S], dict[str, Any]]
    read: Callable[[S, Mapping[str, Any]], None]


@dataclass(frozen=True, slots=True)
class Wording(Generic[S]):
    """How everything is said; see `Game` and `State` for what each promises."""

    question: Callable[[S, int], Message]
    action: Callable[[Action], Message]
    event: Callable[[Event], Message]
    spoken: Callable[[str, int], int | str]  # a number of some meaning, or the noun it stands for
    in_sight: Callable[[S, int, Action], bool]  # of answers that are not legal: whether a player would think of it
    why_not: Callable[[S, int, Action], Reason]  # where the seat is asked, and may not answer this
    over: str  # the rule by which a match ends


@dataclass(frozen=True, slots=True)
class Opinions:
    """What bots, coach, laboratory and talk know of the game."""

    mind: Mind
    study: Study
    talk: Statements | None = None
