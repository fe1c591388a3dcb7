"""What comes with a question besides its answers: what else may be wondered about, and what would come of answers.

Whoever is about to answer wants both at once; a script that plays seldom wants either, and asks for them if it does.
"""

from __future__ import annotations

from typing import Any

import msgspec

from katabasis.engine.action import Action
from katabasis.engine.match import Match
from katabasis.engine.state import State
from katabasis.server.wire.messages import encode


def related(match: Match, seat: int) -> list[Action]:
    """What a seat may wonder about but cannot do at the question it is asked: it may ask "why not?" about it."""
    if match.over or match.to_move != seat:
        return []
    legal = match.legal_actions()
    return [action for action in match.game.related(match.state, seat) if action not in legal]


def foreseen(match: Match, seat: int) -> dict[str, dict[str, Any]]:
    """By answers that a seat can give now: what would be seen of it, to be shown when it is pointed at."""
    if match.over or match.to_move != seat:
        return {}
    return match.game.mind().foreseen(match.state, seat)


class Ahead:
    """Both for the question asked now at one table: found once, however many look at it and however often."""

    def __init__(self) -> None:
        self.length = -1  # of the record,
        self.state: State | None = None  # and the position, when it was found
        self.related: list[Action] = []
        self.foreseen = msgspec.Raw(b"{}")

    def look(self, match: Match) -> None:
        """See to it that all is of the question asked now, to a seat."""
        if self.length != len(match.record) or self.state is not match.state:
            self.length, self.state = len(match.record), match.state
            self.related = related(match, match.to_move)
            self.foreseen = msgspec.Raw(encode(foreseen(match, match.to_move)))
