"""What one seat may know, built field by field; and all that it cannot know, dealt again.

Everything lies open in this game but for two things, which only the fortress player sees: the Danger cards drawn
before one is put back, and the card put back on the deck.
"""

from __future__ import annotations

from typing import Any

from katabasis.engine.bits import bit
from katabasis.engine.seats import OPEN
from katabasis.engine.state import View
from katabasis.games.ahuris.bags import SUITS_OF, cards_in, dangers_in, figures_in, keys, worth
from katabasis.games.ahuris.data.cards import (
    ENEMIES,
    FORCE,
    HEROES,
    LIFE,
    LUCK,
    RAPIDITY,
    SUIT_LETTERS,
    danger_card,
    figure_card,
)
from katabasis.games.ahuris.meta import ENDINGS, MODES
from katabasis.games.ahuris.questions import KIND_NAMES
from katabasis.games.ahuris.rules.combat import foe_characteristic, foe_life
from katabasis.games.ahuris.state import NO_CARD, RIVAL, AhurisState, characteristic, fortress, has


class AhurisView(View):
    """A position as one seat, or a spectator, knows it; or as it is, from the OPEN view."""

    mode: int
    goal: int
    turn: int
    over: int
    best: int
    player: list[int]
    ladder: list[int]
    life: list[int]
    maximum: list[int]  # by hero, maximum Life
    force: list[int]
    rapidity: list[int]
    luck: list[int]
    paralysis: list[int]
    unlucky: int
    asleep: int
    explored: int
    left: int
    scores: list[int]
    pockets: list[int]
    treasure: int
    discard: int
    removed: int
    found: int
    level_deck: int
    level_bottom: list[int]
    revealed: int
    enemy_deck: int
    enemy_discard: int
    danger_deck: int  # all that may still be drawn; for the fortress player without the two things below
    danger_discard: int
    danger_on_top: bool  # whether a card put back lies on the deck
    danger_top: int  # which one, for those who know; else NO_CARD
    drawn_count: int
    drawn: list[int]  # the fortress player's, for the fortress player only
    dangers: int
    foe: int
    foe_stats: list[int]  # current Life, Force, Rapidity, Luck; empty without a combat
    song: int

    def __init__(self, s: AhurisState, seat: int) -> None:
        knows = sees_dangers(s, seat)
        self.look_at(s, seat)
        self.mode, self.goal = s.mode, s.goal
        self.turn, self.over, self.best = s.turn, s.over, s.best
        self.player, self.ladder, self.life = s.player[:], s.ladder[:], s.life[:]
        self.maximum = [characteristic(s, hero, LIFE) for hero in range(3)]
        self.force = [characteristic(s, hero, FORCE) for hero in range(3)]
        self.rapidity = [characteristic(s, hero, RAPIDITY) for hero in range(3)]
        self.luck = [characteristic(s, hero, LUCK) for hero in range(3)]
        self.paralysis = s.paralysis[:]
        self.unlucky, self.asleep, self.explored, self.left = s.unlucky, s.asleep, s.explored, s.left
        self.scores = s.scores[:]
        self.pockets = s.pockets[:]
        self.treasure = s.treasure  # all discards lie open, so that everybody can tell what is left
        self.discard, self.removed, self.found = s.discard, s.removed, s.found
        self.level_deck = s.level_deck
        self.level_bottom = s.level_bottom[:]  # everybody saw them go
        self.revealed = s.revealed
        self.enemy_deck, self.enemy_discard = s.enemy_deck, s.enemy_discard
        self.danger_deck = s.danger_deck if knows else s.danger_deck | hidden_dangers(s)
        self.danger_discard = s.danger_discard
        self.danger_on_top = s.danger_top != NO_CARD
        self.danger_top = s.danger_top if knows else NO_CARD
        self.drawn_count = len(s.drawn)
        self.drawn = s.drawn[:] if knows else []
        self.dangers = s.dangers
        self.foe = s.foe
        self.foe_stats = []
        if s.foe != NO_CARD:
            life = foe_life(s) or foe_characteristic(s, LIFE)  # not yet counted while its Danger cards are drawn
            self.foe_stats = [life] + [foe_characteristic(s, which) for which in (FORCE, RAPIDITY, LUCK)]
        self.song = s.song

    def to_json(self) -> dict[str, Any]:
        heroes: dict[str, Any] = {}
        for hero in range(3):
            heroes[HEROES[hero]] = {
                "seat": self.player[hero],
                "cards": [SUIT_LETTERS[suit] for suit in SUITS_OF[self.ladder[hero]]],
                "level": len(SUITS_OF[self.ladder[hero]]),
                "life": self.life[hero],
                "max": self.maximum[hero],
                "force": self.force[hero],
                "rapidity": self.rapidity[hero],
                "luck": self.luck[hero],
                "paralysis": self.paralysis[hero],
                "unlucky": has(self.unlucky, hero),
                "asleep": has(self.asleep, hero),
                "explored": has(self.explored, hero),
                "left": has(self.left, hero),
                "score": self.scores[hero],
            }
        foe: dict[str, Any] | None = None
        if self.foe != NO_CARD:
            foe = {
                "name": HEROES[self.foe - RIVAL] if self.foe >= RIVAL else ENEMIES[self.foe // 4],
                "card": "" if self.foe >= RIVAL else figure_card(self.foe),
                "life": self.foe_stats[0],
                "force": self.foe_stats[1],
                "rapidity": self.foe_stats[2],
                "luck": self.foe_stats[3],
            }
        return {
            **self.heading("ahuris", KIND_NAMES),
            "mode": MODES[self.mode],
            "goal": self.goal,
            "turn": self.turn,
            "ending": ENDINGS[self.over],
            "best": self.best,
            "heroes": heroes,
            "pockets": [cards_in(pocket) for pocket in self.pockets],
            "points": [worth(pocket) for pocket in self.pockets],
            "keys": [keys(pocket) for pocket in self.pockets],
            "treasure": cards_in(self.treasure),
            "treasure_discard": cards_in(self.discard),
            "removed": cards_in(self.removed),
            "found": cards_in(self.found),
            "level_deck": figures_in(self.level_deck),
            "level_bottom": [figure_card(card) for card in self.level_bottom],
            "revealed": figures_in(self.revealed),
            "enemy_deck": figures_in(self.enemy_deck),
            "enemy_discard": figures_in(self.enemy_discard),
            "danger_deck": dangers_in(self.danger_deck),
            "danger_discard": dangers_in(self.danger_discard),
            "danger_on_top": self.danger_on_top,
            "danger_top": "" if self.danger_top == NO_CARD else danger_card(self.danger_top),
            "drawn_count": self.drawn_count,
            "drawn": [danger_card(card) for card in self.drawn],
            "dangers": dangers_in(self.dangers),
            "foe": foe,
            "song": self.song,
        }


def sees_dangers(s: AhurisState, seat: int) -> bool:
    """Whether nothing is hidden from this seat.  AHU-R-49"""
    return seat == OPEN or (seat >= 0 and seat == fortress(s))


def hidden_dangers(s: AhurisState) -> int:
    """The Danger cards that only the fortress player sees."""
    hidden = 0 if s.danger_top == NO_CARD else bit(s.danger_top)
    for card in s.drawn:
        hidden += bit(card)
    return hidden
