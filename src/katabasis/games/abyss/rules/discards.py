"""Allies that must be discarded from a hand: Jailer, Commander, a limit for everybody.

Each player names cards without seeing the others' choice; then they are shown and discarded together.  ABY-R-33
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import lowest, members
from katabasis.games.abyss.actions import DISCARD as DISCARDS_OF
from katabasis.games.abyss.bags import EMPTY, POWER_AMOUNT, kinds, members_of, one, size
from katabasis.games.abyss.effects import HAND_LIMIT
from katabasis.games.abyss.questions import DISCARD, SHOW
from katabasis.games.abyss.state import AbyssState, ask, note, opponent_has, opponents, owe
from katabasis.games.abyss.words.events import DISCARDS

NO_LIMIT: Final = 99


def limit_of(s: AbyssState, seat: i64) -> i64:
    """How many allies a hand may hold at the end of a turn.  ABY-LORD-05, ABY-R-58"""
    limit: i64 = s.hand_limit
    if limit == 0:
        limit = NO_LIMIT
    if opponent_has(s, seat, HAND_LIMIT) and limit > POWER_AMOUNT[HAND_LIMIT]:
        limit = POWER_AMOUNT[HAND_LIMIT]
    return limit


def trim(s: AbyssState, seat: i64) -> None:
    """A hand above the limit is discarded down to it.  ABY-R-32"""
    limit = limit_of(s, seat)
    if limit < NO_LIMIT and size(s.players[seat].hand) > limit:
        owe(s, SHOW)
        ask(s, DISCARD, seat, limit)


def reach_trim(s: AbyssState) -> None:
    """The end-of-turn hand check, for the active player only.  ABY-TURN-09"""
    s.pending.pop()
    trim(s, s.active)


def reach_discard(s: AbyssState, seat: i64, left: i64) -> bool:
    player = s.players[seat]
    rest = player.hand - player.laid
    if size(rest) <= left:
        s.pending.pop()
        return False
    found = kinds(rest)
    if found & (found - 1):
        return True
    player.laid += one(lowest(found))
    return False


def discard_choices(s: AbyssState, seat: i64) -> list[Action]:
    player = s.players[seat]
    return [DISCARDS_OF[ally] for ally in members(kinds(player.hand - player.laid))]


def answer_discard(s: AbyssState, seat: i64, action: Action) -> None:
    """Named, and shown when everybody has chosen."""
    s.players[seat].laid += one(action.a)


def show(s: AbyssState) -> None:
    """What was named goes to the exploration discard.  ABY-RECRUIT-12"""
    s.pending.pop()
    for seat in [*opponents(s, s.active), s.active]:
        player = s.players[seat]
        laid = player.laid
        if laid == EMPTY:
            continue
        player.laid = EMPTY
        player.hand -= laid
        s.discard += laid
        if s.notes is not None:
            for ally in members_of(laid):
                note(s, DISCARDS, seat, ally // 5, ally % 5 + 1)
