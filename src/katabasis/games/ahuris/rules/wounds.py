"""Ouch: wounds, stuns, levels lost and gained (rulebook, chapter 1 "Aïe !" and chapter 3 "Combat", step 6)."""

from __future__ import annotations

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import bit, is_single, lowest, members
from katabasis.games.ahuris.bags import LADDER_ABOVE, LADDER_BELOW, SUITS_OF
from katabasis.games.ahuris.data.cards import LIFE, TOP_LEVEL
from katabasis.games.ahuris.meta import FULL, KEEP_WOUNDS
from katabasis.games.ahuris.questions import LEVEL
from katabasis.games.ahuris.state import AhurisState, characteristic, draw, level, note, with_hero
from katabasis.games.ahuris.words.events import (
    LEVEL_GAINED,
    LEVEL_LOST,
    LEVEL_REVEALED,
    LEVEL_SHUFFLED,
    LEVEL_TOP,
    STUNNED,
)


def wound(s: AhurisState, hero: i64, wounds: i64) -> None:
    """The wounds of one effect fall together; Life stops at 0.  AHU-WOUND-01, AHU-R-12"""
    s.life[hero] = max(0, s.life[hero] - wounds)


def stun(s: AhurisState, hero: i64) -> None:
    """A hero at 0 Life loses its last Level card, if it has several, and sleeps with 1 Life.  AHU-WOUND-02 to 06"""
    fall_asleep(s, hero)
    if level(s, hero) > 1:
        lose_level(s, hero)


def fall_asleep(s: AhurisState, hero: i64) -> None:
    """The stun without the loss of a level.  AHU-R-08, AHU-CAP-06"""
    note(s, STUNNED, hero)
    s.asleep = with_hero(s.asleep, hero)
    s.life[hero] = 1


def lose_level(s: AhurisState, hero: i64) -> None:
    """The Level card added last goes under the Level deck.  AHU-LEVEL-04, AHU-R-45"""
    suit = SUITS_OF[s.ladder[hero]][-1]
    s.ladder[hero] = LADDER_BELOW[s.ladder[hero]]
    s.level_bottom.append(hero * 4 + suit)
    note(s, LEVEL_LOST, hero, suit, level(s, hero))


def gain_level(s: AhurisState, hero: i64) -> None:
    """A level for a won combat, unless the hero is at the top.  AHU-LEVEL-01, AHU-LEVEL-03"""
    if level(s, hero) == TOP_LEVEL:
        note(s, LEVEL_TOP, hero)
    else:
        draw(s, LEVEL, hero)


def reach_level(s: AhurisState, hero: i64) -> bool:
    """Reveal from the top: first the shuffled part, then the cards known to lie under it."""
    if not is_single(s.level_deck):
        return True
    card = lowest(s.level_deck) if s.level_deck else s.level_bottom[0]
    reveal_level(s, hero, card)
    return False


def answer_level(s: AhurisState, hero: i64, outcome: Action) -> None:
    reveal_level(s, hero, outcome.a)


def reveal_level(s: AhurisState, hero: i64, card: i64) -> None:
    """Reveal until the hero's class appears; the others are shuffled into the deck.  AHU-LEVEL-02"""
    if s.level_deck & bit(card):
        s.level_deck -= bit(card)
    else:
        del s.level_bottom[0]
    if card // 4 != hero:
        s.revealed += bit(card)
        note(s, LEVEL_REVEALED, card // 4, card % 4)
        return
    promote(s, hero, card)


def promote(s: AhurisState, hero: i64, card: i64) -> None:
    """The card revealed, out of the deck already, goes after the hero's earlier ones.  AHU-LEVEL-02, AHU-LEVEL-07"""
    s.pending.pop()
    if s.revealed:
        shuffle_levels(s)
        note(s, LEVEL_SHUFFLED)
    before = characteristic(s, hero, LIFE)
    s.ladder[hero] = LADDER_ABOVE[s.ladder[hero] * 4 + card % 4]
    after = characteristic(s, hero, LIFE)
    if s.level_gain_life == KEEP_WOUNDS:
        s.life[hero] += after - before
    elif s.level_gain_life == FULL:
        s.life[hero] = after
    note(s, LEVEL_GAINED, hero, card % 4, level(s, hero))


def next_levels(s: AhurisState, hero: i64) -> list[int]:
    """The cards that a gain may bring, all equally likely: the class's in the shuffled part, or the next below."""
    own = [card for card in members(s.level_deck) if card // 4 == hero]
    if own:
        return own
    return [card for card in s.level_bottom if card // 4 == hero][:1]


def shuffle_levels(s: AhurisState) -> None:
    """The revealed cards and all the deck become one shuffled part; nobody knows its order any more."""
    s.level_deck += s.revealed
    s.revealed = 0
    for card in s.level_bottom:
        s.level_deck += bit(card)
    s.level_bottom = []
