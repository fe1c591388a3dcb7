"""Setup: who plays whom, and the first Level cards (rulebook, "Préparation d'une partie" and chapter 5, "Trio")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import bit
from katabasis.engine.stack import Stack
from katabasis.games.ahuris.bags import EMPTY, FULL_DANGERS, FULL_FIGURES, FULL_PILE, LADDER_ABOVE
from katabasis.games.ahuris.data.cards import LIFE, ROLE_OF_DIE
from katabasis.games.ahuris.meta import COLLECTION_VALUE, DUO, LEVEL_GAIN_LIFE, MODES, SHORT_REWARD
from katabasis.games.ahuris.questions import CHOOSE_HERO, DEAL, ROLE, TURN
from katabasis.games.ahuris.rules.wounds import shuffle_levels
from katabasis.games.ahuris.state import AhurisState, characteristic, competitive, draw, note, owed
from katabasis.games.ahuris.words.events import (
    CARD_DEALT,
    CARD_SHUFFLED_BACK,
    HERO_CHOSEN,
    ROLE_LEFT,
    ROLE_TAKEN,
    ROLE_THROWN,
)

NOT_YET: Final = -1


def lay_out(s: AhurisState) -> None:
    """Everything in its deck, nothing in the pockets, no hero yet.  The options are set already.  AHU-SETUP-05"""
    s.player = [0, 0, 0] if s.mode <= DUO else [NOT_YET, NOT_YET, NOT_YET]
    s.ladder = [0, 0, 0]
    s.life = [0, 0, 0]
    s.paralysis = [0, 0, 0]
    s.speed = [0, 0, 0]
    s.scores = [-1, -1, -1]
    s.pockets = [EMPTY] if s.mode <= DUO else [EMPTY, EMPTY, EMPTY]
    s.treasure = FULL_PILE
    s.level_deck = FULL_FIGURES
    s.level_bottom = []
    s.enemy_deck = FULL_FIGURES
    s.danger_deck = FULL_DANGERS
    s.drawn = []
    s.drawn_from = []
    s.pending = Stack()


def set_up(s: AhurisState, seats: int, options: dict[str, str]) -> None:  # noqa: ARG001
    """As the table wants it; the mode says for how many seats."""
    s.mode = MODES.index(options["mode"])
    s.goal = int(options["goal"])
    s.level_gain_life = LEVEL_GAIN_LIFE.index(options["level_gain_life"])
    s.short_reward = SHORT_REWARD.index(options["short_reward"])
    s.collection_value = COLLECTION_VALUE.index(options["collection_value"])
    lay_out(s)
    begin(s)


def begin(s: AhurisState) -> None:
    """Heroes are chosen, or thrown for, then dealt; then the first turn.  AHU-COOP-01, AHU-COMPET-01"""
    draw(s, TURN, 0)
    draw(s, DEAL, 0)
    if s.mode > DUO:
        for seat in (2, 1, 0):
            if competitive(s):
                draw(s, ROLE, seat)
            else:
                s.pending.push(owed(CHOOSE_HERO, seat, seat, 0))


def free_heroes(s: AhurisState) -> list[int]:
    return [hero for hero in range(3) if s.player[hero] == NOT_YET]


def reach_role(s: AhurisState, seat: i64) -> bool:
    """The last seat takes the hero that is left.  AHU-R-55"""
    free = free_heroes(s)
    if len(free) > 1:
        return True
    s.pending.pop()
    s.player[free[0]] = seat
    note(s, ROLE_LEFT, seat, free[0])
    return False


def answer_choose(s: AhurisState, seat: i64, action: Action) -> None:
    s.pending.pop()
    s.player[action.a] = seat
    note(s, HERO_CHOSEN, seat, action.a)


def answer_role(s: AhurisState, seat: i64, outcome: Action) -> None:
    """1-2 Bard, 3-4 Fortune-teller, 5-6 Pirate; a role already taken is thrown again.  AHU-COMPET-01"""
    hero = ROLE_OF_DIE[outcome.a]
    if s.player[hero] != NOT_YET:
        note(s, ROLE_TAKEN, seat, outcome.a, hero)
        return
    s.pending.pop()
    s.player[hero] = seat
    note(s, ROLE_THROWN, seat, outcome.a, hero)


def answer_deal(s: AhurisState, outcome: Action) -> None:
    """The first card of each class is that hero's; the others are shuffled back.  AHU-SETUP-02 to AHU-SETUP-04"""
    card = outcome.a
    hero = card // 4
    s.level_deck -= bit(card)
    if s.ladder[hero]:
        s.revealed += bit(card)
        note(s, CARD_SHUFFLED_BACK, hero, card % 4)
        return
    s.ladder[hero] = LADDER_ABOVE[card % 4]
    s.life[hero] = characteristic(s, hero, LIFE)
    note(s, CARD_DEALT, hero, card % 4)
    if s.ladder[0] and s.ladder[1] and s.ladder[2]:
        s.pending.pop()
        shuffle_levels(s)
