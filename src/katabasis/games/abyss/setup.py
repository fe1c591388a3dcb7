"""Setup: everything in its place, then the first lords, the first location and the first player."""

from __future__ import annotations

from katabasis.engine.action import Action
from katabasis.engine.seats import NOBODY
from katabasis.engine.stack import Stack
from katabasis.games.abyss.bags import ALL_LORDS, ALL_PLACES, EMPTY, FULL_PACK, FULL_POOL
from katabasis.games.abyss.data.allies import FIRST_PEARLS, MONSTERS
from katabasis.games.abyss.meta import PLAYING
from katabasis.games.abyss.questions import BEGIN, DRAW, FIRST, FIRST_PLACE, REFILL
from katabasis.games.abyss.state import NO_SEAT, AbyssState, Player, note, owe
from katabasis.games.abyss.words.events import BEGINS, FIRST_PLACE_APPEARS


def lay_out(s: AbyssState) -> None:
    """Decks shuffled, one pearl each, nothing else.  Seats and options are set already.  ABY-SETUP-02 to 09"""
    s.notes = None
    s.turn = 0
    s.over = PLAYING
    s.active = 0
    s.extra = 0
    s.used = 0
    s.bought = 0
    s.skipped = 0
    s.trigger = NO_SEAT
    s.cause = PLAYING
    s.deck = FULL_PACK
    s.deck_monsters = MONSTERS
    s.discard = EMPTY
    s.discard_monsters = 0
    s.track_row = 0
    s.council = EMPTY
    s.threat = 1
    s.pool = FULL_POOL
    s.lord_deck = ALL_LORDS
    s.court_row = 0
    s.lord_discard = 0
    s.place_deck = ALL_PLACES
    s.available = 0
    s.drawn = 0
    s.players = [Player(FIRST_PEARLS) for _ in range(s.seats)]
    s.turned = 0
    s.holdings = []
    s.spared = 0
    s.stolen_from = NO_SEAT
    s.stolen_by = NO_SEAT
    s.stolen = 0
    s.pending = Stack()
    s.asked = NOBODY
    s.choices = 0


def begin(s: AbyssState) -> None:
    """Six lords, a location, and who begins.  ABY-SETUP-03, ABY-SETUP-04, ABY-SETUP-10"""
    owe(s, FIRST)
    owe(s, FIRST_PLACE)
    owe(s, DRAW, 1)
    owe(s, REFILL)


def reach_first_place(s: AbyssState) -> None:
    """The tile drawn is the first available location.  ABY-SETUP-04"""
    s.pending.pop()
    for place in range(20):
        if (s.drawn >> place) & 1:
            note(s, FIRST_PLACE_APPEARS, place)
    s.available |= s.drawn
    s.drawn = 0


def answer_first(s: AbyssState, outcome: Action) -> None:
    """ABY-SETUP-10"""
    s.active = outcome.a
    note(s, BEGINS, outcome.a)
    s.pending.pop()
    owe(s, BEGIN)
