"""The court: new lords, sliding, refilling (rulebook, "Réalimenter la Cour")."""

from __future__ import annotations

from mypy_extensions import i64

from katabasis.engine.bits import bit, how_many, lowest
from katabasis.games.abyss.bags import NO_CARD, card_at, with_card
from katabasis.games.abyss.data.allies import COURT_SLOTS, REFILL_AT, REFILL_PEARLS
from katabasis.games.abyss.meta import LORDS_SHORT
from katabasis.games.abyss.questions import FOR_COURT, FOR_SEAT, FOR_SLOT, LORD, REFILL
from katabasis.games.abyss.rules.arrivals import install
from katabasis.games.abyss.state import AbyssState, in_court, note, owe
from katabasis.games.abyss.words.events import COURT_BONUS, COURT_SHORT, LORD_APPEARS


def farthest_free(s: AbyssState) -> i64:
    """The free slot farthest from the lord deck.  ABY-PLOT-02, ABY-R-60"""
    slot: i64 = COURT_SLOTS - 1
    while slot >= 0 and card_at(s.court_row, slot) != NO_CARD:
        slot -= 1
    return slot


def reach_lord(s: AbyssState, why: i64) -> bool:
    if s.lord_deck & (s.lord_deck - 1):
        return True
    draw_lord(s, why, lowest(s.lord_deck))
    return False


def draw_lord(s: AbyssState, why: i64, lord: i64) -> None:
    """The top of the lord deck: into the court, or in front of a player."""
    s.pending.pop()
    s.lord_deck -= bit(lord)
    if why == FOR_SEAT:
        install(s, s.active, lord)
        return
    slot = farthest_free(s) if why == FOR_COURT else why - FOR_SLOT
    s.court_row = with_card(s.court_row, slot, lord)
    note(s, LORD_APPEARS, lord, slot + 1)


def reach_court(s: AbyssState) -> None:
    """Slide; with two lords or fewer gain 2 pearls and fill up, or trigger the end.  ABY-COURT-01 to 05, ABY-R-22"""
    s.pending.pop()
    slide(s)
    left = in_court(s)
    if left > REFILL_AT:
        return
    s.players[s.active].pearls += REFILL_PEARLS
    note(s, COURT_BONUS, s.active, REFILL_PEARLS)
    missing: i64 = COURT_SLOTS - left - how_many(s.lord_deck)
    if missing > 0 and s.trigger < 0:
        s.trigger = s.active
        s.cause = LORDS_SHORT
        note(s, COURT_SHORT, s.active, missing)
    owe(s, REFILL)


def slide(s: AbyssState) -> None:
    """The remaining lords move away from the deck.  ABY-COURT-01"""
    row: i64 = 0
    slot: i64 = COURT_SLOTS - 1
    place: i64 = COURT_SLOTS - 1
    while slot >= 0:
        lord = card_at(s.court_row, slot)
        if lord != NO_CARD:
            row = with_card(row, place, lord)
            place -= 1
        slot -= 1
    s.court_row = row


def reach_refill(s: AbyssState) -> None:
    """One lord after the other, as long as there are slots and lords.  ABY-COURT-03"""
    if s.lord_deck == 0 or in_court(s) == COURT_SLOTS:
        s.pending.pop()
    else:
        owe(s, LORD, FOR_COURT)
