"""The three Barques (rulebook, "Les Barques").

What a face-down Barque is comes into being when somebody first looks at it; a swap takes the knowledge along.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import bit
from katabasis.games.cerbere.actions import DECLINE, LOOK_KIND, SWAP, SWAP_KIND
from katabasis.games.cerbere.actions import LOOK as LOOKS_AT
from katabasis.games.cerbere.meta import TOO_FEW
from katabasis.games.cerbere.questions import BARQUE, LOOK, REVEAL
from katabasis.games.cerbere.rules.ending import finish
from katabasis.games.cerbere.state import CerbereState, ask, left, note, owe, pop, whisper
from katabasis.games.cerbere.words.events import BARQUE_SEEN, DECLINES, LOOKS, REVEALED, SWAPS

MAY_DECLINE: Final = 1
BARQUE_ACTIONS: Final[list[Action]] = [*LOOKS_AT, *SWAP, DECLINE]  # by bit
LOOK_OR_SWAP: Final = 63
OR_DECLINE: Final = 127
assert len(BARQUE_ACTIONS) == 7


def barque_effect(s: CerbereState, seat: i64, may_decline: i64) -> None:
    """Nothing any more once the Barque is revealed.  CER-BARQ-03, CER-BARQ-07"""
    if not s.revealed:
        ask(s, BARQUE, seat, may_decline)


def barque_choices(number: i64) -> i64:
    if number == MAY_DECLINE:
        return OR_DECLINE
    return LOOK_OR_SWAP


def answer_barque(s: CerbereState, seat: i64, action: Action) -> None:
    pop(s)
    if action.kind == LOOK_KIND:
        note(s, LOOKS, seat, action.a + 1)
        owe(s, LOOK, seat + 8 * action.a)
    elif action.kind == SWAP_KIND:
        slot, other = action.a, action.b
        s.barques[slot], s.barques[other] = s.barques[other], s.barques[slot]
        s.seen_by[slot], s.seen_by[other] = s.seen_by[other], s.seen_by[slot]
        note(s, SWAPS, seat, slot + 1, other + 1)
    else:
        note(s, DECLINES, seat)


def possible(s: CerbereState) -> i64:
    """The numbers of seats that no Barque anybody has looked at has: one bit each."""
    found: i64 = 14
    for seats in s.barques:
        if seats:
            found -= bit(seats)
    return found


def only_one(possible_seats: i64) -> i64:
    """The number, if there is just one; otherwise 0."""
    if possible_seats == 2:
        return 1
    if possible_seats == 4:
        return 2
    return 3 if possible_seats == 8 else 0


def reach_look(s: CerbereState, number: i64) -> bool:
    """Chance is asked only for a Barque that nobody knows."""
    slot = number >> 3
    seats: i64 = s.barques[slot]
    if not seats:
        seats = only_one(possible(s))
    if not seats:
        return True
    look(s, number, seats)
    return False


def look(s: CerbereState, number: i64, seats: i64) -> None:
    """What was seen is nobody else's business.  CER-R-87"""
    slot = number >> 3
    seat = number & 7
    pop(s)
    s.barques[slot] = seats
    s.seen_by[slot] |= bit(seat)
    whisper(s, seat, BARQUE_SEEN, slot + 1, seats)


def reach_reveal(s: CerbereState) -> bool:
    seats: i64 = s.barques[0]
    if not seats:
        seats = only_one(possible(s))
    if not seats:
        return True
    reveal(s, seats)
    return False


def reveal(s: CerbereState, seats: i64) -> None:
    """The active one is turned up, the others leave unseen; too few Adventurers lose at once.  CER-BARQ-05, CER-R-73"""
    pop(s)
    s.barques = [seats, 0, 0]
    s.seen_by = [0, 0, 0]
    s.revealed = 1
    note(s, REVEALED, seats)
    if left(s) < seats:
        finish(s, TOO_FEW)


def must_reveal(s: CerbereState) -> None:
    owe(s, REVEAL)
