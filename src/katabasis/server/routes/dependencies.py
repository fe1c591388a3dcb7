"""What every door is given: the hall, whoever asks, and what the path names."""

from __future__ import annotations

from typing import TypeAlias

from litestar.di import NamedDependency
from litestar.params import FromPath

from katabasis.server.access import Caller, Doorkeeper
from katabasis.server.hall import Hall

TheHall: TypeAlias = NamedDependency[Hall]
TheCaller: TypeAlias = NamedDependency[Caller]
TheReader: TypeAlias = NamedDependency[Caller]  # perhaps nobody
TheDoorkeeper: TypeAlias = NamedDependency[Doorkeeper]
MatchId: TypeAlias = FromPath[str]
SeatInPath: TypeAlias = FromPath[int]
GameName: TypeAlias = FromPath[str]
