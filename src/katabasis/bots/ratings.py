"""How good bots are, as tournaments have measured it: for people who choose one.

`ratings.json` is written by `python -m katabasis.lab.rating` from what `katabasis lab tournament --json` printed, never
by hand.

>>> [rating.kind for rating in ratings("ahuris", "master") if rating.seats == 1][:1]
['wins']
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

Kind = Literal["elo", "wins", "share"]
ELO: Final = "elo"  # strengths of bots that meet each other, an apprentice's being `MIDDLE`
WINS: Final = "wins"  # how often one wins that plays all seats, in hundredths
SHARE: Final = "share"  # what one wins alone among apprentices, in times of what it would win if it were one of them
MIDDLE = 1500
FILE = Path(__file__).parent / "ratings.json"


@dataclass(frozen=True, slots=True)
class Rating:
    """What was measured of one bot at one kind of table, with its 95 % interval."""

    seats: int
    options: dict[str, str]  # only those that are not as usual
    kind: Kind
    value: float
    low: float
    high: float
    matches: int

    def fits(self, seats: int, options: Mapping[str, str]) -> bool:
        return self.seats == seats and all(options.get(name) == value for name, value in self.options.items())

    def numbers(self) -> dict[str, int | str]:
        """As they are said: as many digits as mean something."""
        digits = 2 if self.kind == SHARE else 0 if self.kind == ELO or self.value >= 10 else 1
        return {name: f"{getattr(self, name):.{digits}f}" for name in ("value", "low", "high")}


@cache
def measured() -> list[dict[str, Any]]:
    """All tournaments, as they stand in the file."""
    found: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def ratings(game: str, bot: str) -> list[Rating]:
    """All that was measured of a bot in a game."""
    return [
        Rating(held["seats"], held["options"], held["kind"], row["value"], row["low"], row["high"], row["matches"])
        for held in measured()
        if held["game"] == game
        for row in held["table"]
        if row["bot"] == bot
    ]
