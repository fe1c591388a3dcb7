"""How a lord could be paid for, shown before he is chosen: a player reckons nothing in the head."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from katabasis.engine.bits import bit
from katabasis.games.abyss.actions import RECRUIT_KIND
from katabasis.games.abyss.bags import one, total
from katabasis.games.abyss.data.allies import ally_name
from katabasis.games.abyss.legal import legal_actions
from katabasis.games.abyss.rules.payment import FOR_AFFILIATION, payment_choices
from katabasis.games.abyss.rules.prices import cost_for
from katabasis.games.abyss.state import AbyssState

ALLIES: Final = 25
SHOWN: Final = 6  # payments that a player can take in at a glance
LOOKED_AT: Final = 2000  # prefixes of payments; a hand of more says that there are more


class Payments:
    """All payments for one lord, found ally by ally in a fixed order."""

    def __init__(self, s: AbyssState, seat: i64, lord: i64) -> None:
        tried = s.copy()
        assert isinstance(tried, AbyssState)
        self.s = tried
        self.seat = seat
        self.lord = lord
        self.cost = cost_for(s, seat, lord)
        self.found: list[tuple[int, int, list[int]]] = []  # pearls, points of the allies, the allies
        self.looked = 0

    def search(self, allies: list[int]) -> None:
        """Go on from what is laid down.  Every part of a payment is a prefix that is offered, so none is missed."""
        self.looked += 1
        if self.looked > LOOKED_AT:
            return
        player = self.s.players[self.seat]
        choices = payment_choices(self.s, self.seat, self.lord)
        if choices >> FOR_AFFILIATION & (bit(ALLIES) - 1):
            worth = total(player.laid)
            self.found.append((max(0, int(self.cost - worth)), int(worth), allies))
        for ally in range(allies[-1] if allies else 0, ALLIES):
            if (choices >> ally) & 1:
                player.laid += one(ally)
                self.search([*allies, ally])
                player.laid -= one(ally)


def foreseen(s: AbyssState, seat: i64) -> dict[str, dict[str, Any]]:
    """By lord that this seat can recruit now: some ways to pay, those with the fewest pearls and points first."""
    if s.asked != seat:
        return {}
    told: dict[str, dict[str, Any]] = {}
    for action in legal_actions(s):
        if action.kind != RECRUIT_KIND:
            continue
        ways = Payments(s, seat, action.a)
        ways.search([])
        ways.found.sort(key=lambda way: (way[0] + way[1], way[0], len(way[2]), way[2]))
        told[action.text] = {
            "payments": [
                {"allies": [ally_name(ally) for ally in allies], "pearls": pearls}
                for pearls, _, allies in ways.found[:SHOWN]
            ],
            "more": max(0, len(ways.found) - SHOWN),
        }
    return told
