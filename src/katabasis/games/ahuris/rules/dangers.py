"""The Danger deck: chance draws from it, or a fortress player who sees one card more (rulebook, chapter 5, "Duo")."""

from __future__ import annotations

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import bit, is_single, lowest, members
from katabasis.games.ahuris.questions import DANGERS, KEEP
from katabasis.games.ahuris.state import NO_CARD, AhurisState, draw, draw_instead, fortress, note, owed, whisper
from katabasis.games.ahuris.words.events import (
    DANGER_DECK_REBUILT,
    DANGER_DRAWN_SECRETLY,
    DANGER_JOINS,
    DANGER_RETURNED_HIDDEN,
    DANGER_RETURNED_SECRETLY,
    DANGERS_DRAWN_HIDDEN,
)


def draw_dangers(s: AhurisState, hero: i64, asked: i64) -> None:
    """Owe the draw of some Danger cards; a fortress player draws one more.  AHU-DUO-02, AHU-DUO-03"""
    if asked > 0:
        draw(s, DANGERS, hero, asked + 1 if fortress(s) >= 0 else asked)


def reach_dangers(s: AhurisState, hero: i64, missing: i64) -> bool:
    """Draw the card on top, rebuilding the deck when it is empty.  AHU-CARD-04, AHU-R-44, AHU-R-49"""
    if missing == 0:
        s.pending.pop()
        if fortress(s) >= 0:
            note(s, DANGERS_DRAWN_HIDDEN, len(s.drawn))
            s.pending.push(owed(KEEP, fortress(s), hero, 0))
        return False
    if s.danger_top != NO_CARD:
        take_danger(s, hero, missing, s.danger_top)
        return False
    if s.danger_deck == 0:
        s.danger_deck = s.danger_discard
        s.danger_discard = 0
        note(s, DANGER_DECK_REBUILT)
    if not is_single(s.danger_deck):
        return True
    take_danger(s, hero, missing, lowest(s.danger_deck))
    return False


def answer_dangers(s: AhurisState, hero: i64, missing: i64, outcome: Action) -> None:
    take_danger(s, hero, missing, outcome.a)


def take_danger(s: AhurisState, hero: i64, missing: i64, card: i64) -> None:
    """One card from the deck: in play at once, or in the fortress player's hand."""
    if fortress(s) >= 0:
        s.drawn_from.append(may_be(s, card))
        s.drawn.append(card)
        whisper(s, fortress(s), DANGER_DRAWN_SECRETLY, card // 4 + 1, card % 4)
    else:
        join(s, card)
    if card == s.danger_top:
        s.danger_top = NO_CARD
        s.danger_top_from = 0
    else:
        s.danger_deck -= bit(card)
    draw_instead(s, DANGERS, hero, missing - 1)


def join(s: AhurisState, card: i64) -> None:
    s.dangers += bit(card)
    if s.foe != NO_CARD:  # a trap is told when it springs
        note(s, DANGER_JOINS, card // 4 + 1, card % 4)


def may_be(s: AhurisState, card: i64) -> i64:
    """What the others can tell of a card about to be drawn: one of the deck, or of what it has lost in this draw."""
    if card == s.danger_top:
        return s.danger_top_from
    known = s.danger_deck
    for earlier in s.drawn_from:
        known |= earlier
    return known


def answer_keep(s: AhurisState, action: Action) -> None:
    """One card goes back on top, face down; the others are in play.  AHU-DUO-02, AHU-R-49"""
    s.pending.pop()
    kept = 0
    for card in s.drawn:
        if card != action.a:
            kept += bit(card)
    s.danger_top = action.a
    s.danger_top_from = may_lie_on_top(s, kept)
    s.drawn = []
    s.drawn_from = []
    whisper(s, fortress(s), DANGER_RETURNED_SECRETLY, action.a // 4 + 1, action.a % 4)
    note(s, DANGER_RETURNED_HIDDEN)
    for card in members(kept):
        join(s, card)


def may_lie_on_top(s: AhurisState, kept: i64) -> i64:
    """The cards which, for all that the others know, may be the one put back, now that they see the kept ones."""
    known = 0
    same = True
    for cards in s.drawn_from:
        known |= cards
        same = same and cards == s.drawn_from[0]
    known &= ~kept
    if same:
        return known
    # the deck was rebuilt in the middle of the draw: only what fits with the kept cards is possible
    possible = 0
    for card in members(known):
        if fits(members(kept | bit(card)), s.drawn_from, 0):
            possible += bit(card)
    return possible


def fits(cards: list[int], slots: list[int], used: i64) -> bool:
    """Whether each card can be given a slot of its own that may hold it; used slots are bits."""
    if not cards:
        return True
    for slot in range(len(slots)):
        if not used & bit(slot) and slots[slot] & bit(cards[0]) and fits(cards[1:], slots, used | bit(slot)):
            return True
    return False


def discard_dangers(s: AhurisState) -> None:
    """Used Danger cards go to their discard.  AHU-TRAP-06, AHU-R-43"""
    s.danger_discard += s.dangers
    s.dangers = 0
