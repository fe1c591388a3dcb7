"""Drawing and discarding (rulebook, "Anatomie des cartes", "Explication des Effets")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.games.cerbere.bags import EMPTY, is_uniform, kinds, lowest_card, one
from katabasis.games.cerbere.questions import BETRAYAL, DISCARD, SURVIVAL
from katabasis.games.cerbere.state import CerbereState, ask, is_adventurer, is_traitor, note, owe, owed, pop, whisper
from katabasis.games.cerbere.words.events import CARD_SEEN, DECK_REBUILT, DISCARDS, DRAW_LOST, DRAWS, NOTHING_TO_DISCARD

SURVIVAL_PART: Final = 8589934591  # of a pack: the first eleven cards, three bits each
BY_COST: Final = 0
BY_EFFECT: Final = 1
EIGHT: Final = 8


def draw(s: CerbereState, seat: i64, number: i64) -> None:
    """Owe a seat cards of its camp.  CER-TURN-06"""
    if is_adventurer(s, seat):
        owe(s, SURVIVAL, seat + EIGHT * number)
    elif is_traitor(s, seat):
        owe(s, BETRAYAL, seat + EIGHT * number)


def reach_draw(s: CerbereState, kind: i64, number: i64) -> bool:
    """An empty deck is its discard, shuffled; if that is empty too, or the camp changed, the draw is lost.  CER-R-67"""
    seat = number & 7
    if not (is_adventurer(s, seat) if kind == SURVIVAL else is_traitor(s, seat)):  # CER-R-71
        pop(s)
        return False
    if deck(s, kind) == EMPTY:
        turn_over(s, kind)
        if deck(s, kind) == EMPTY:
            pop(s)
            note(s, DRAW_LOST, seat)
            return False
        note(s, DECK_REBUILT, of_traitors(kind))
    if not is_uniform(deck(s, kind)):
        return True
    take_drawn(s, kind, number, lowest_card(deck(s, kind)))
    return False


def deck(s: CerbereState, kind: i64) -> i64:
    """The one that a draw of this kind is from."""
    return s.survival if kind == SURVIVAL else s.betrayal


def of_traitors(kind: i64) -> i64:
    """As events say it: 1 of Betrayal cards, 0 of Survival cards."""
    traitors: i64 = 0
    if kind == BETRAYAL:
        traitors = 1
    return traitors


def turn_over(s: CerbereState, kind: i64) -> None:
    """The discard becomes the deck."""
    if kind == SURVIVAL:
        s.survival = s.discarded & SURVIVAL_PART
        s.discarded -= s.survival
    else:
        s.betrayal = s.discarded & ~SURVIVAL_PART
        s.discarded -= s.betrayal


def take_drawn(s: CerbereState, kind: i64, number: i64, card: i64) -> None:
    seat = number & 7
    added = one(card)
    if kind == SURVIVAL:
        s.survival -= added
    else:
        s.betrayal -= added
    s.players[seat].hand += added
    note(s, DRAWS, seat, of_traitors(kind))
    whisper(s, seat, CARD_SEEN, card)
    go_on(s, kind, number)


def go_on(s: CerbereState, kind: i64, number: i64) -> None:
    """The next card of the same draw, if there is one to come."""
    if number >= EIGHT + EIGHT:
        s.top = owed(kind, 0, number - EIGHT)
    else:
        pop(s)


def make_discard(s: CerbereState, seat: i64) -> None:
    """An effect takes a card; who has none discards nothing.  CER-R-58, CER-R-72"""
    if s.players[seat].hand == EMPTY:
        note(s, NOTHING_TO_DISCARD, seat)
    else:
        ask(s, DISCARD, seat, BY_EFFECT)


def discard_choices(s: CerbereState, seat: i64) -> i64:
    """The owner picks.  CER-R-72"""
    return kinds(s.players[seat].hand)


def answer_discard(s: CerbereState, seat: i64, action: Action) -> None:
    pop(s)
    discard(s, seat, action.a)


def discard(s: CerbereState, seat: i64, card: i64) -> None:
    added = one(card)
    s.players[seat].hand -= added
    s.discarded += added
    note(s, DISCARDS, seat, card)
