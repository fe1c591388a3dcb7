"""Setup: everything in its place, then the first lords, the first location and the first player."""

from __future__ import annotations

from katabasis.engine.action import Action
from katabasis.engine.bits import bit
from katabasis.engine.stack import Stack
from katabasis.games.abyss.bags import ALL_LORDS, ALL_PLACES, FULL_PACK, FULL_POOL
from katabasis.games.abyss.data.allies import FIRST_PEARLS, MONSTERS
from katabasis.games.abyss.meta import HAND_LIMIT_NAME, READINGS
from katabasis.games.abyss.questions import BEGIN, DRAW, FIRST, FIRST_PLACE, REFILL
from katabasis.games.abyss.state import AbyssState, Player, note, owe
from katabasis.games.abyss.words.events import BEGINS, FIRST_PLACE_APPEARS


def lay_out(s: AbyssState) -> None:
    """Decks shuffled, one pearl each, nothing else.  Seats and options are set already.  ABY-SETUP-02 to 09"""
    s.deck = FULL_PACK
    s.deck_monsters = MONSTERS
    s.pool = FULL_POOL
    s.lord_deck = ALL_LORDS
    s.place_deck = ALL_PLACES
    s.players = [Player(FIRST_PEARLS) for _ in range(s.seats)]
    s.holdings = []
    s.pending = Stack()


def set_up(s: AbyssState, seats: int, options: dict[str, str]) -> None:
    """As the table wants it, for so many seats."""
    s.seats = seats
    decide(s, options)
    lay_out(s)
    begin(s)


def decide(s: AbyssState, options: dict[str, str]) -> None:
    """What the table decided, in the few numbers that the rules look at.  ABY-R-58"""
    s.readings = 0
    for place, (name, _, ruled) in enumerate(READINGS):
        if options[name] != ruled:
            s.readings += bit(place)
    s.hand_limit = int(options[HAND_LIMIT_NAME])


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
