"""Positions written as plain values; `position_reading` reads them back."""

from __future__ import annotations

from typing import Any, Final

from katabasis.games.ahuris.bags import SUITS_OF, cards_in, dangers_in, figures_in
from katabasis.games.ahuris.data.cards import (
    DANGER_CARDS,
    HEROES,
    SUIT_LETTERS,
    danger_card,
)
from katabasis.games.ahuris.meta import (
    COLLECTION_VALUE,
    ENDINGS,
    LEVEL_GAIN_LIFE,
    MODES,
    NAME,
    RULES_VERSION,
    SHORT_REWARD,
)
from katabasis.games.ahuris.questions import KINDS
from katabasis.games.ahuris.state import (
    NO_CARD,
    RIVAL,
    AhurisState,
    has,
)
from katabasis.games.ahuris.words.position_checks import FIGURES

DANGER_NAMES: Final = [danger_card(card) for card in range(DANGER_CARDS)]


SONGS: Final = ["", "hero", "foe"]


def written(s: AhurisState) -> dict[str, Any]:
    """The whole position as plain values."""
    return {
        "game": NAME,
        "rules": RULES_VERSION,
        "mode": MODES[s.mode],
        "goal": s.goal,
        "level_gain_life": LEVEL_GAIN_LIFE[s.level_gain_life],
        "short_reward": SHORT_REWARD[s.short_reward],
        "collection_value": COLLECTION_VALUE[s.collection_value],
        "turn": s.turn,
        "ending": ENDINGS[s.over],
        "best": s.best,
        "heroes": {HEROES[hero]: written_hero(s, hero) for hero in range(3)},
        "pockets": [cards_in(held) for held in s.pockets],
        "treasure": cards_in(s.treasure),
        "treasure_discard": cards_in(s.discard),
        "removed": cards_in(s.removed),
        "found": cards_in(s.found),
        "level_deck": figures_in(s.level_deck),
        "level_bottom": [FIGURES[card] for card in s.level_bottom],
        "revealed": figures_in(s.revealed),
        "enemy_deck": figures_in(s.enemy_deck),
        "enemy_discard": figures_in(s.enemy_discard),
        "danger_deck": dangers_in(s.danger_deck),
        "danger_discard": dangers_in(s.danger_discard),
        "danger_top": "" if s.danger_top == NO_CARD else DANGER_NAMES[s.danger_top],
        "danger_top_from": dangers_in(s.danger_top_from),
        "drawn": [DANGER_NAMES[card] for card in s.drawn],
        "drawn_from": [dangers_in(cards) for cards in s.drawn_from],
        "dangers": dangers_in(s.dangers),
        "foe": written_foe(s.foe),
        "foe_life": s.foe_life,
        "drunk": s.drunk == 1,
        "song": SONGS[s.song],
        "pending": [KINDS.written(line) for line in s.pending.listed()],
    }


def written_hero(s: AhurisState, hero: int) -> dict[str, Any]:
    return {
        "seat": s.player[hero],
        "cards": [SUIT_LETTERS[suit] for suit in SUITS_OF[s.ladder[hero]]],
        "life": s.life[hero],
        "paralysis": s.paralysis[hero],
        "fresh": has(s.fresh, hero),
        "unlucky": has(s.unlucky, hero),
        "asleep": has(s.asleep, hero),
        "explored": has(s.explored, hero),
        "speed": s.speed[hero],
        "left": has(s.left, hero),
        "score": s.scores[hero],
    }


def written_foe(foe: int) -> str:
    if foe == NO_CARD:
        return ""
    return HEROES[foe - RIVAL] if foe >= RIVAL else FIGURES[foe]
