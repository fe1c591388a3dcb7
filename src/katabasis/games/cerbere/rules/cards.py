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


def reach_survival(s: CerbereState, number: i64) -> bool:
    """An empty deck is its discard, shuffled; if that is empty too, or the camp changed, the draw is lost.  CER-R-67"""
    seat = number & 7
    if not is_adventurer(s, seat):  # CER-R-71
        pop(s)
        return False
    if s.survival == EMPTY:
        s.survival = s.discarded & SURVIVAL_PART
        s.discarded -= s.survival
        if s.survival == EMPTY:
            pop(s)
            note(s, DRAW_LOST, seat)
            return False
        note(s, DECK_REBUILT, 0)
    if not is_uniform(s.survival):
        return True
    take_survival(s, number, lowest_card(s.survival))
    return False


def take_survival(s: CerbereState, number: i64, card: i64) -> None:
    seat = number & 7
    added = one(card)
    s.survival -= added
    s.players[seat].hand += added
    note(s, DRAWS, seat, 0)
    whisper(s, seat, CARD_SEEN, card)
    go_on(s, SURVIVAL, number)


def reach_betrayal(s: CerbereState, number: i64) -> bool:
    seat = number & 7
    if not is_traitor(s, seat):
        pop(s)
        return False
    if s.betrayal == EMPTY:
        s.betrayal = s.discarded & ~SURVIVAL_PART
        s.discarded -= s.betrayal
        if s.betrayal == EMPTY:
            pop(s)
            note(s, DRAW_LOST, seat)
            return False
        note(s, DECK_REBUILT, 1)
    if not is_uniform(s.betrayal):
        return True
    take_betrayal(s, number, lowest_card(s.betrayal))
    return False


def take_betrayal(s: CerbereState, number: i64, card: i64) -> None:
    seat = number & 7
    added = one(card)
    s.betrayal -= added
    s.players[seat].hand += added
    note(s, DRAWS, seat, 1)
    whisper(s, seat, CARD_SEEN, card)
    go_on(s, BETRAYAL, number)


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
