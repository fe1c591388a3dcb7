"""What comes to mind first: answers quick to find and seldom foolish, by weights that many matches have tuned.

The heroes of a team share one habit, whose weights are learnt (`katabasis.lab.tuning`); rivals have rules of thumb.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.chance import Rng
from katabasis.engine.estimate import weights_of
from katabasis.engine.game import Action
from katabasis.games.ahuris.actions import (
    COMBAT_KIND,
    CURE_LUCK_KIND,
    CURE_PARALYSIS_KIND,
    FETCH_KIND,
    FIGHT_KIND,
    HEAL_KIND,
    LEAVE,
    STAY,
)
from katabasis.games.ahuris.data.cards import BARD, KEY, LIFE
from katabasis.games.ahuris.legal import legal_actions
from katabasis.games.ahuris.meta import HOME
from katabasis.games.ahuris.piles import count, keys, size, worth
from katabasis.games.ahuris.questions import ATTACK, DESTROY, EXIT, KEEP, LEVEL_ONE, ORDER, PAY, REST, TAKE, VICTIM
from katabasis.games.ahuris.rules.treasures import pocket
from katabasis.games.ahuris.state import AhurisState, characteristic, competitive, has, level, points

HABITS: Final = [
    "habit fight",  # 0
    "habit fight, points",
    "habit fight, could leave",
    "habit fight, key held",
    "habit fight, deck",
    "habit fight, bard with pocket",
    "habit fight, life",
    "habit fight, others of level 1",
    "habit heal",  # 8
    "habit heal, level",
    "habit heal, weak",
    "habit heal, wounds",
    "habit heal, self",
    "habit heal, has explored",
    "habit heal, paralysed",
    "habit cure",  # 15
    "habit cure, level",
    "habit cure, turns",
    "habit cure, explores at once",
    "habit cure, could leave",
    "habit cure luck",  # 20
    "habit cure luck, level",
    "habit fetch",  # 22
    "habit fetch, no key",
    "habit fetch, one key",
    "habit fetch, points",
    "habit fetch, enough points",
    "habit fetch, deck",
    "habit fetch, more in discard",
    "habit take",  # 29
    "habit take, one held",
    "habit take, two held",
    "habit take, three held",
    "habit take, enough",
    "habit take key",  # 34
    "habit take key, no key",
    "habit take key, in discard",
    "habit take key, points",
    "habit take key, enough points",
    "habit destroy, two held",  # 39
    "habit destroy, three held",
    "habit destroy, four held",
    "habit victim, level",  # 42
    "habit victim, weak",
    "habit victim, life",
    "habit victim, has explored",
    "habit victim, asleep",
    "habit victim, paralysed",
    "habit victim, stunned",
    "habit order, level 1",  # 49
    "habit order, level",
    "habit order, life",
    "habit order, somebody paralysed",
    "habit order, weak",
    "habit order, could leave",
]
WEIGHTS: Final[list[float]] = weights_of(HOME, HABITS)
FIGHT: Final = 0
HEAL: Final = 8
CURE: Final = 15
CURE_LUCK: Final = 20
FETCH: Final = 22
PRIZE: Final = 29
PRIZE_KEY: Final = 34
SPARED: Final = 39
HIT: Final = 42
FIRST: Final = 49


def habit(s: AhurisState, rng: Rng) -> Action:
    """The answer with the highest rank; the first of equals."""
    legal = legal_actions(s)
    question = s.pending.now
    kind = question.kind
    hero = question.a
    if competitive(s) or kind == KEEP or kind == PAY:
        return among_rivals(s, kind, hero, legal, rng)
    if kind == LEVEL_ONE or kind == REST or kind == TAKE or kind == DESTROY or kind == VICTIM or kind == ORDER:
        best = legal[0]
        highest = rank(s, kind, hero, best)
        for place in range(1, len(legal)):
            found = rank(s, kind, hero, legal[place])
            if found > highest:
                highest = found
                best = legal[place]
        return best
    return legal[rng.below(len(legal))]


def number(value: i64) -> float:
    return float(int(value))


def rank(s: AhurisState, kind: i64, hero: i64, action: Action) -> float:
    """How much an answer of a team's hero suggests itself."""
    if kind == LEVEL_ONE or kind == REST:
        return rank_of_rest(s, hero, action)
    if kind == TAKE:
        return rank_of_prize(s, hero, action.a)
    if kind == DESTROY:
        return rank_of_loss(s, hero, action.a)
    w = WEIGHTS
    other = action.a
    own = level(s, other)
    if kind == VICTIM:
        weak = 1.0 if s.life[other] <= 1 else 0.0
        return (
            w[HIT] * number(own)
            + (w[HIT + 1] * weak if own > 1 else 0.0)
            + w[HIT + 2] * number(s.life[other])
            + (w[HIT + 3] if has(s.explored, other) else 0.0)
            + (w[HIT + 4] if has(s.asleep, other) else 0.0)
            + (w[HIT + 5] if s.paralysis[other] else 0.0)
            + (w[HIT + 6] * weak if own == 1 else 0.0)
        )
    total = w[FIRST + 1] * number(own) + w[FIRST + 2] * number(s.life[other])
    if own == 1:
        total += w[FIRST]
        if s.paralysis[0] or s.paralysis[1] or s.paralysis[2]:
            total += w[FIRST + 3]
        if points(s) >= s.goal:
            total += w[FIRST + 5]
    elif s.life[other] <= 2:
        total += w[FIRST + 4]
    return total


def rank_of_rest(s: AhurisState, hero: i64, action: Action) -> float:
    w = WEIGHTS
    kind = action.kind
    target = action.a
    held: i64 = 0
    for one in s.pockets:
        held += keys(one)
    have = points(s)
    part = min(1.0, number(have) / number(s.goal))
    enough = have >= s.goal
    if kind == COMBAT_KIND:
        total = w[FIGHT] + w[FIGHT + 1] * part + w[FIGHT + 4] * number(size(s.treasure)) / 40
        if enough and held:
            total += w[FIGHT + 2]
        if held:
            total += w[FIGHT + 3]
        if hero == BARD and pocket(s, hero):
            total += w[FIGHT + 5]
        total += w[FIGHT + 6] * number(s.life[hero] - 1)
        for other in range(3):
            if other != hero and level(s, other) == 1:
                total += w[FIGHT + 7]
        return total
    if kind == HEAL_KIND:
        total = w[HEAL] + w[HEAL + 1] * number(level(s, target) - 1)
        if s.life[target] <= 1:
            total += w[HEAL + 2]
        total += w[HEAL + 3] * number(characteristic(s, target, LIFE) - s.life[target] - 1)
        if target == hero:
            total += w[HEAL + 4]
        elif has(s.explored, target):
            total += w[HEAL + 5]
        if s.paralysis[target]:
            total += w[HEAL + 6]
        return total
    if kind == CURE_PARALYSIS_KIND:
        total = w[CURE] + w[CURE + 1] * number(level(s, target) - 1) + w[CURE + 2] * number(s.paralysis[target] - 1)
        if not has(s.explored, target) and not has(s.asleep, target):
            total += w[CURE + 3]
            if enough and held:
                total += w[CURE + 4]
        return total
    if kind == CURE_LUCK_KIND:
        return w[CURE_LUCK] + w[CURE_LUCK + 1] * number(level(s, target) - 1)
    if kind == FETCH_KIND:
        total = w[FETCH] + w[FETCH + 3] * part + w[FETCH + 5] * number(size(s.treasure)) / 40
        if held == 0:
            total += w[FETCH + 1]
            if enough:
                total += w[FETCH + 4]
        elif held == 1:
            total += w[FETCH + 2]
        total += w[FETCH + 6] * number(keys(s.discard) - 1)
        return total
    return 0.0


def rank_of_prize(s: AhurisState, hero: i64, value: i64) -> float:
    w = WEIGHTS
    held = pocket(s, hero)
    have = points(s)
    if value == KEY:
        total = w[PRIZE_KEY] + w[PRIZE_KEY + 3] * min(1.0, number(have) / number(s.goal))
        if not keys(held):
            total += w[PRIZE_KEY + 1]
            if have + 1 >= s.goal:
                total += w[PRIZE_KEY + 4]
        if keys(s.discard):
            total += w[PRIZE_KEY + 2]
        return total
    copies = count(held, value)
    total = w[PRIZE] * number(value) / 10
    if copies == 1:
        total += w[PRIZE + 1] * number(value) / 10
    elif copies == 2:
        total += w[PRIZE + 2] * number(value) / 10
    elif copies == 3:
        total += w[PRIZE + 3] * number(value) / 10
    if have + value * (5 if copies == 3 else 1) >= s.goal:
        total += w[PRIZE + 4]
    return total


def rank_of_loss(s: AhurisState, hero: i64, value: i64) -> float:
    copies = count(pocket(s, hero), value)
    kept = 1.0
    if copies == 2:
        kept += WEIGHTS[SPARED]
    elif copies == 3:
        kept += WEIGHTS[SPARED + 1]
    elif copies == 4:
        kept += WEIGHTS[SPARED + 2]
    return -kept * number(value)


def among_rivals(s: AhurisState, kind: i64, hero: i64, legal: list[Action], rng: Rng) -> Action:
    """Rules of thumb for those who play for themselves, and for the fortress."""
    if kind == TAKE:
        held = pocket(s, hero)
        if legal[0].a == KEY and not keys(held) and not keys(s.discard):
            return legal[0]
        best = legal[-1]
        for action in legal:
            if count(held, action.a) == 3 and action.a > 3:
                best = action
        return best
    if kind == DESTROY:
        held = pocket(s, hero)
        for action in legal:
            if count(held, action.a) < 3:
                return action
        return legal[0]
    if kind == LEVEL_ONE or kind == REST:
        return helping(s, hero, legal, rng)
    if kind == PAY:
        return legal[-1]  # rather a ten than one of four fives
    if kind == KEEP or kind == ATTACK:
        return legal[0]  # the least dangerous card goes back; an enemy rather than a rival
    if kind == EXIT:
        mine = worth(pocket(s, hero))
        most = max(s.scores)
        return LEAVE if mine - 1 > most and (mine > 20 or size(s.treasure) < 8) else STAY
    return legal[rng.below(len(legal))]


def helping(s: AhurisState, hero: i64, legal: list[Action], rng: Rng) -> Action:
    """A rest, or a fight of a hero of level 1 who is fit for it; no help for rivals."""
    no_key = not keys(pocket(s, hero))
    found: Action | None = None
    most: i64 = 0
    for action in legal:
        kind = action.kind
        mine = action.a == hero
        value: i64 = 0
        if kind == FETCH_KIND:
            value = 60 if no_key else 5
        elif kind == CURE_PARALYSIS_KIND or kind == CURE_LUCK_KIND:
            value = 1
        elif kind == HEAL_KIND:
            value = (45 if s.life[hero] <= 1 else 20) if mine else 1
        elif kind == COMBAT_KIND or kind == FIGHT_KIND:
            value = 50 if s.life[hero] > 1 or level(s, hero) == 1 else 30
        else:
            value = 3
        if value > most:
            most = value
            found = action
    return found if found is not None else legal[rng.below(len(legal))]
