"""Rest: heal, cure, fetch a key (rulebook, "Repos dans la Forteresse")."""

from __future__ import annotations

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.games.ahuris.actions import (
    COMBAT,
    CURE_LUCK,
    CURE_LUCK_KIND,
    CURE_PARALYSIS,
    CURE_PARALYSIS_KIND,
    FETCH,
    FETCH_KIND,
    HEAL,
    HEAL_KIND,
    IDLE,
)
from katabasis.games.ahuris.bags import ONE, keys
from katabasis.games.ahuris.data.cards import KEY, LIFE
from katabasis.games.ahuris.rules.combat import begin_combat
from katabasis.games.ahuris.rules.order import begin_exploration
from katabasis.games.ahuris.rules.treasures import put_in_pocket
from katabasis.games.ahuris.state import (
    AhurisState,
    able,
    characteristic,
    competitive,
    has,
    inside,
    note,
    without_hero,
)
from katabasis.games.ahuris.words.events import (
    CURES_LUCK,
    CURES_PARALYSIS,
    DECLINES,
    FETCHES_KEY,
    HEALS,
    HEALS_SELF,
    IDLES,
)


def is_wounded(s: AhurisState, hero: i64) -> bool:
    return s.life[hero] < characteristic(s, hero, LIFE)


def add_rests(s: AhurisState, hero: i64, found: list[Action]) -> list[Action]:
    """Every rest that changes something, in table order.  AHU-REST-01, AHU-R-18, AHU-R-20"""
    for target in range(3):
        if inside(s, target) and is_wounded(s, target):
            found.append(HEAL[target])
    for target in range(3):
        if target != hero and inside(s, target) and s.paralysis[target]:
            found.append(CURE_PARALYSIS[target])
    for target in range(3):
        if target != hero and inside(s, target) and has(s.unlucky, target):
            found.append(CURE_LUCK[target])
    if keys(s.discard):
        found.append(FETCH)
    return found


def level_one_choices(s: AhurisState, hero: i64) -> list[Action]:
    """Combat is always offered.  AHU-EXPL-01, AHU-R-18"""
    return add_rests(s, hero, [COMBAT])


def rest_choices(s: AhurisState, hero: i64) -> list[Action]:
    """An imposed Rest is compulsory; a rival may decline to help others only.  AHU-EXPL-06, AHU-R-19"""
    choices = add_rests(s, hero, [])
    if choices and competitive(s) and choices[-1] is not FETCH and not is_wounded(s, hero):
        choices.append(IDLE)
    return choices


def can_rest(s: AhurisState, hero: i64) -> bool:
    """Whether there is any rest at all: the same conditions, without the list."""
    if keys(s.discard):
        return True
    for target in range(3):
        if inside(s, target):
            if is_wounded(s, target):
                return True
            if target != hero and (s.paralysis[target] or has(s.unlucky, target)):
                return True
    return False


def reach_level_one(s: AhurisState, hero: i64) -> bool:
    if can_rest(s, hero):
        return True
    s.pending.pop()
    begin_combat(s, hero)
    return False


def reach_rest(s: AhurisState, hero: i64) -> bool:
    choices = rest_choices(s, hero)
    if len(choices) > 1:
        return True
    s.pending.pop()
    if choices:
        carry_out(s, hero, choices[0])
    else:
        note(s, IDLES, hero)
    return False


def answer_rest(s: AhurisState, hero: i64, action: Action) -> None:
    """The answer of a resting hero, or of one of level 1."""
    s.pending.pop()
    carry_out(s, hero, action)


def carry_out(s: AhurisState, hero: i64, action: Action) -> None:
    target = action.a
    if action.kind == HEAL_KIND:
        s.life[target] += 1
        if target == hero:
            note(s, HEALS_SELF, hero, s.life[hero], characteristic(s, hero, LIFE))
        else:
            note(s, HEALS, hero, target, s.life[target], characteristic(s, target, LIFE))
    elif action.kind == CURE_PARALYSIS_KIND:
        cure_paralysis(s, hero, target)
    elif action.kind == CURE_LUCK_KIND:
        s.unlucky = without_hero(s.unlucky, target)
        note(s, CURES_LUCK, hero, target)
    elif action.kind == FETCH_KIND:
        fetch_key(s, hero)
    elif action is COMBAT:
        begin_combat(s, hero)
    else:
        note(s, DECLINES, hero)


def cure_paralysis(s: AhurisState, hero: i64, target: i64) -> None:
    """A cured hero explores at once if it still has its exploration.  AHU-REST-04, AHU-R-21"""
    s.paralysis[target] = 0
    s.fresh = without_hero(s.fresh, target)
    note(s, CURES_PARALYSIS, hero, target)
    if able(s, target) and not has(s.explored, target):
        begin_exploration(s, target)


def fetch_key(s: AhurisState, hero: i64) -> None:
    """One ace of the Treasure discard goes to the pocket.  AHU-REST-05"""
    s.discard -= ONE[KEY]
    put_in_pocket(s, hero, KEY)
    note(s, FETCHES_KEY, hero)
