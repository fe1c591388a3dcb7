"""Traps and their rewards (rulebook, chapter 3, "Piège" and "Succès !")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import lowest
from katabasis.games.ahuris.bags import ONE, distinct, is_uniform, size, worth
from katabasis.games.ahuris.data.cards import FORCE, LIFE, RAPIDITY
from katabasis.games.ahuris.meta import EMPTY_REWARD, SHORT_IS_LOSS
from katabasis.games.ahuris.questions import REWARD, TAKE, TEST, TRAPDOOR, VICTIM
from katabasis.games.ahuris.rules.combat import FIXED
from katabasis.games.ahuris.rules.dangers import discard_dangers, draw_dangers
from katabasis.games.ahuris.rules.order import out_of_treasures
from katabasis.games.ahuris.rules.treasures import pocket, put_in_pocket
from katabasis.games.ahuris.rules.wounds import stun, wound
from katabasis.games.ahuris.state import (
    AhurisState,
    ask,
    characteristic,
    current,
    draw,
    draw_instead,
    finish,
    has,
    inside,
    level,
    note,
    with_hero,
)
from katabasis.games.ahuris.words.events import (
    CEILING_ALONE,
    CEILING_FALLS,
    PARALYSED,
    REWARD_DRAWN,
    REWARD_FAILS,
    REWARD_TAKEN,
    TEST_FAILED,
    TEST_PASSED,
    TRAP_DART,
    TRAPDOOR_DISCARDS,
    UNLUCKY,
)

HIGHEST_DIE: Final = 6


def begin_trap(s: AhurisState, hero: i64) -> None:
    """One Danger card: the suit gives the kind of trap, the value the difficulty.  AHU-TRAP-01"""
    draw(s, TEST, hero)
    draw_dangers(s, hero, 1)


def reach_test(s: AhurisState, hero: i64) -> bool:
    """A Test whose result is certain is not thrown.  AHU-DICE-04, AHU-R-26"""
    card = lowest(s.dangers)
    value = card // 4 + 1
    base = current(s, hero, card % 4)
    note(s, TRAP_DART + card % 4, hero, value)
    if has(s.unlucky, hero):
        test(s, hero, base, FIXED)
    elif base + 1 > value or base + HIGHEST_DIE <= value:
        test(s, hero, base, 0)
    else:
        return True
    return False


def answer_test(s: AhurisState, hero: i64, outcome: Action) -> None:
    test(s, hero, current(s, hero, lowest(s.dangers) % 4), outcome.a)


def test(s: AhurisState, hero: i64, base: i64, die: i64) -> None:
    """Characteristic plus die must be higher than the Danger; without a die, 1 counts.  AHU-DICE-02"""
    s.pending.pop()
    card = lowest(s.dangers)
    value = card // 4 + 1
    discard_dangers(s)
    if base + max(die, 1) > value:
        note(s, TEST_PASSED, hero, base, die, value)
        begin_reward(s, hero)
    else:
        note(s, TEST_FAILED, hero, base, die, value)
        spring(s, hero, card % 4)


def spring(s: AhurisState, hero: i64, suit: i64) -> None:
    """What a failed Test brings.  AHU-TRAP-02 to AHU-TRAP-05, AHU-TRAP-07"""
    if suit == LIFE:
        s.paralysis[hero] = characteristic(s, hero, LIFE)
        s.fresh = with_hero(s.fresh, hero)
        note(s, PARALYSED, hero, s.paralysis[hero])
    elif suit == FORCE:
        ask(s, VICTIM, hero)
    elif suit == RAPIDITY:
        draw(s, TRAPDOOR, hero, level(s, hero))
    else:
        s.unlucky = with_hero(s.unlucky, hero)
        note(s, UNLUCKY, hero)


# The ceiling


def victims(s: AhurisState, hero: i64) -> list[int]:
    """Another hero still in the game, asleep or not.  AHU-R-11, AHU-R-17"""
    return [other for other in range(3) if other != hero and inside(s, other)]


def reach_victim(s: AhurisState, hero: i64) -> bool:
    others = victims(s, hero)
    if len(others) > 1:
        return True
    crush(s, hero, others[0] if others else hero)
    return False


def crush(s: AhurisState, hero: i64, other: i64) -> None:
    """Both wounds fall together, then stuns, the trapped hero first; alone if nobody is near.  AHU-R-17, AHU-R-68"""
    s.pending.pop()
    wound(s, hero, 1)
    if other == hero:
        note(s, CEILING_ALONE, hero)
    else:
        wound(s, other, 1)
        note(s, CEILING_FALLS, hero, other)
    if s.life[hero] == 0:
        stun(s, hero)
    if s.life[other] == 0:
        stun(s, other)


# The trapdoor


def reach_trapdoor(s: AhurisState, hero: i64, missing: i64) -> bool:
    """Discard as many Treasures as the hero has levels, or what is left.  AHU-TRAP-04, AHU-R-29"""
    if missing == 0 or s.treasure == 0:
        s.pending.pop()
        out_of_treasures(s)
        return False
    if not is_uniform(s.treasure):
        return True
    discard_by_trapdoor(s, hero, missing, distinct(s.treasure)[0])
    return False


def answer_trapdoor(s: AhurisState, hero: i64, missing: i64, outcome: Action) -> None:
    discard_by_trapdoor(s, hero, missing, outcome.a)


def discard_by_trapdoor(s: AhurisState, hero: i64, missing: i64, value: i64) -> None:
    s.treasure -= ONE[value]
    s.discard += ONE[value]
    note(s, TRAPDOOR_DISCARDS, value, size(s.treasure))
    draw_instead(s, TRAPDOOR, hero, missing - 1)


# The reward


def begin_reward(s: AhurisState, hero: i64) -> None:
    """Draw as many Treasures as the hero has levels; from an empty deck the match is lost.  AHU-REWARD-01, AHU-R-27"""
    left = size(s.treasure)
    if left == 0 or (s.short_reward == SHORT_IS_LOSS and left < level(s, hero)):
        note(s, REWARD_FAILS, hero)
        finish(s, EMPTY_REWARD)
        return
    ask(s, TAKE, hero)
    draw(s, REWARD, hero, level(s, hero))


def reach_reward(s: AhurisState, hero: i64, missing: i64) -> bool:
    """With fewer cards left, what is left is drawn.  AHU-R-28"""
    if missing == 0 or s.treasure == 0:
        s.pending.pop()
        return False
    if not is_uniform(s.treasure):
        return True
    find(s, hero, missing, distinct(s.treasure)[0])
    return False


def answer_reward(s: AhurisState, hero: i64, missing: i64, outcome: Action) -> None:
    find(s, hero, missing, outcome.a)


def find(s: AhurisState, hero: i64, missing: i64, value: i64) -> None:
    s.treasure -= ONE[value]
    s.found += ONE[value]
    note(s, REWARD_DRAWN, hero, value, size(s.treasure))
    draw_instead(s, REWARD, hero, missing - 1)


def reach_take(s: AhurisState, hero: i64) -> bool:
    if not is_uniform(s.found):
        return True
    take(s, hero, distinct(s.found)[0])
    return False


def take(s: AhurisState, hero: i64, value: i64) -> None:
    """Exactly one goes to the pocket, the others are discarded.  AHU-REWARD-02"""
    s.pending.pop()
    s.discard += s.found - ONE[value]
    s.found = 0
    put_in_pocket(s, hero, value)
    note(s, REWARD_TAKEN, hero, value, worth(pocket(s, hero)))
    out_of_treasures(s)
