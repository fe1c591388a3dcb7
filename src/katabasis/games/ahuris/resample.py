"""All that a seat cannot know, dealt again: Danger cards that only the fortress saw."""

from __future__ import annotations

from katabasis.engine.bits import bit, how_many, nth
from katabasis.engine.chance import Rng
from katabasis.games.ahuris.state import NO_CARD, AhurisState
from katabasis.games.ahuris.view import hidden_dangers, sees_dangers


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
