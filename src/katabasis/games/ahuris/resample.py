"""All that a seat cannot know, dealt again: Danger cards that only the fortress saw."""

from __future__ import annotations

from katabasis.engine.action import Action
from katabasis.engine.bits import bit, how_many, nth
from katabasis.engine.chance import Rng
from katabasis.games.ahuris.apply import answer, reach
from katabasis.games.ahuris.meta import PLAYING
from katabasis.games.ahuris.questions import DANGERS, KEEP
from katabasis.games.ahuris.state import NO_CARD, AhurisState
from katabasis.games.ahuris.view import hidden_dangers, sees_dangers


def peeks(s: AhurisState, action: Action) -> bool:
    """Answer in place; whether something hidden from who answers could be learnt from who is asked next."""
    seat = s.pending.now.seat
    answer(s, s.pending.now, action)
    while s.over == PLAYING:
        owed = s.pending.now
        if owed.kind == DANGERS or (owed.kind == KEEP and owed.seat != seat):  # which cards came before is hidden
            return True
        if reach(s, owed):
            return False
    return True  # all is shown


def deal_hidden(s: AhurisState, seat: int, rng: Rng) -> None:
    """Deal the hidden Danger cards again, in place, among the cards each of them may be."""
    if sees_dangers(s, seat):
        return
    pool = s.danger_deck | hidden_dangers(s)
    slots = s.drawn_from[:]
    if s.danger_top != NO_CARD:
        slots.append(s.danger_top_from)
    if not slots:
        return
    cards: list[int] = []
    while len(cards) < len(slots):  # all together, again if two slots get one card: every deal is equally likely
        choices = slots[len(cards)] & pool
        card = nth(choices, rng.below(how_many(choices)))
        if card in cards:
            cards = []
        else:
            cards.append(card)
    for card in cards:
        pool -= bit(card)
    s.danger_deck = pool
    if s.danger_top != NO_CARD:
        s.danger_top = cards.pop()
    s.drawn = cards
