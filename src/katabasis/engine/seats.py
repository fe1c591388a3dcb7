"""Who can be asked, see and know: seats from 0, and those who are no seat.

>>> may_know(0b10, 1), may_know(0b10, SPECTATOR), may_know(EVERYONE, SPECTATOR)
(True, False, True)
"""

from __future__ import annotations

from typing import Final

CHANCE: Final = -1  # asked: nobody's choice, answered by a dealer
OVER: Final = -2  # nothing is asked any more
SPECTATOR: Final = -3  # a point of view that knows only what everybody knows
NOBODY: Final = -4  # a step that is carried out without asking
OPEN: Final = -5  # a point of view that knows everything: for replays of finished matches

EVERYONE: Final = -1  # an audience: one bit per seat, here all of them and the spectators


def may_know(audience: int, seat: int) -> bool:
    """Whether a seat, a SPECTATOR or an OPEN view belongs to an audience."""
    return audience == EVERYONE or seat == OPEN or (seat >= 0 and (audience >> seat) & 1 == 1)
