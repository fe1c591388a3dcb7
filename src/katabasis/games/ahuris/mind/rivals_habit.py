"""The habit of rivals, and of a fortress that plays against them: answers ranked by weights that practice has tuned.

Among rivals nothing counts but to leave with most: when to leave, and how to come by a key, matter more than anything
else.  What cannot be wrong is not left to weights: nobody leaves with less than somebody who is out already, and who
is the last one inside leaves with more.  The weights are learnt by `katabasis.lab.practice --rivals`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.estimate import names_in, start_of, weights_of
from katabasis.games.ahuris.actions import (
    ATTACK_KIND,
    COMBAT_KIND,
    CURE_LUCK_KIND,
    CURE_PARALYSIS_KIND,
    FETCH_KIND,
    HEAL_KIND,
    LEAVE,
    STAY,
)
from katabasis.games.ahuris.bags import count, keys, size
from katabasis.games.ahuris.data.cards import FORCE, KEY
from katabasis.games.ahuris.meta import HOME
from katabasis.games.ahuris.mind.prowess import fit_level, in_hand, passed, strength
from katabasis.games.ahuris.mind.ranks import Practice, step_of
from katabasis.games.ahuris.questions import DESTROY, EXIT, KEEP, TAKE, VICTIM
from katabasis.games.ahuris.rules.treasures import pocket
from katabasis.games.ahuris.state import NO_CARD, AhurisState, able, characteristic, has, inside, level

# Tables: a name and how many entries; each entry is a weight.
TABLES: Final = [
    ("leave by score and time", 48),
    ("leave by lead and time", 42),
    ("leave by rivals inside and time", 12),
    ("leave by level and time", 24),
    ("leave by margin over the best outside", 4),
    ("leave by keys of rivals", 3),
    ("leave by keys in discard", 3),
    ("leave by keys gone", 4),
    ("leave by levels of rivals", 8),
    ("leave with keys to spare", 1),
    ("leave, lame", 1),
    ("leave, unlucky", 1),
    ("leave, weak", 1),
    ("fight by time", 6),
    ("fight by hero and force", 9),
    ("fight by life", 3),
    ("fight by keys and score", 16),
    ("fight by time, behind", 6),
    ("fight by lead", 7),
    ("heal by level and life", 12),
    ("heal by time", 6),
    ("heal by keys", 2),
    ("heal a rival by level", 4),
    ("cure a rival by level", 4),
    ("cure a rival's luck by level", 4),
    ("fetch by keys and time", 18),
    ("fetch by keys and lead", 21),
    ("fetch by keys and keys of rivals", 9),
    ("fetch by keys in discard", 3),
    ("fetch by keys, behind", 3),
    ("take by time", 6),
    ("take by copies", 4),
    ("take, enough to lead", 1),
    ("take, enough for the best outside", 1),
    ("take key by keys and time", 18),
    ("take key by keys and lead", 21),
    ("take key by keys and keys in discard", 6),
    ("take key by keys and keys of rivals", 9),
    ("destroy by copies", 4),
    ("victim by level and life", 12),
    ("victim by lead", 7),
    ("victim with a key", 1),
    ("victim to explore", 1),
    ("attack by levels", 16),
    ("attack by lead", 7),
    ("attack by time", 6),
    ("attack by strength", 1),
    ("attack with a key in pocket", 1),
    ("attack for a key", 1),
    ("attack to explore", 1),
    ("return by suit of a trap", 4),
    ("return by suit in a fight", 4),
    ("return what would be passed", 1),
    ("return by value", 1),
]


def _at(name: str) -> int:
    """Where a table begins."""
    return start_of(name, TABLES)


RIVAL_HABITS: Final[list[str]] = names_in(TABLES, "rival habit")
RIVAL_HABIT_WEIGHTS: Final[list[float]] = weights_of(HOME, RIVAL_HABITS)
LEAVE_BY_SCORE_AND_TIME: Final = _at("leave by score and time")
LEAVE_BY_LEAD_AND_TIME: Final = _at("leave by lead and time")
LEAVE_BY_RIVALS_INSIDE_AND_TIME: Final = _at("leave by rivals inside and time")
LEAVE_BY_LEVEL_AND_TIME: Final = _at("leave by level and time")
LEAVE_BY_MARGIN: Final = _at("leave by margin over the best outside")
LEAVE_BY_KEYS_OF_RIVALS: Final = _at("leave by keys of rivals")
LEAVE_BY_KEYS_IN_DISCARD: Final = _at("leave by keys in discard")
LEAVE_BY_KEYS_GONE: Final = _at("leave by keys gone")
LEAVE_BY_LEVELS_OF_RIVALS: Final = _at("leave by levels of rivals")
LEAVE_WITH_KEYS_TO_SPARE: Final = _at("leave with keys to spare")
LEAVE_LAME: Final = _at("leave, lame")
LEAVE_UNLUCKY: Final = _at("leave, unlucky")
LEAVE_WEAK: Final = _at("leave, weak")
FIGHT_BY_TIME: Final = _at("fight by time")
FIGHT_BY_HERO_AND_FORCE: Final = _at("fight by hero and force")
FIGHT_BY_LIFE: Final = _at("fight by life")
FIGHT_BY_KEYS_AND_SCORE: Final = _at("fight by keys and score")
FIGHT_BEHIND: Final = _at("fight by time, behind")
FIGHT_BY_LEAD: Final = _at("fight by lead")
HEAL_BY_LEVEL_AND_LIFE: Final = _at("heal by level and life")
HEAL_BY_TIME: Final = _at("heal by time")
HEAL_BY_KEYS: Final = _at("heal by keys")
HEAL_A_RIVAL: Final = _at("heal a rival by level")
CURE_A_RIVAL: Final = _at("cure a rival by level")
CURE_LUCK_OF_A_RIVAL: Final = _at("cure a rival's luck by level")
FETCH_BY_KEYS_AND_TIME: Final = _at("fetch by keys and time")
FETCH_BY_KEYS_AND_LEAD: Final = _at("fetch by keys and lead")
FETCH_BY_KEYS_AND_KEYS_OF_RIVALS: Final = _at("fetch by keys and keys of rivals")
FETCH_BY_KEYS_IN_DISCARD: Final = _at("fetch by keys in discard")
FETCH_BEHIND: Final = _at("fetch by keys, behind")
TAKE_BY_TIME: Final = _at("take by time")
TAKE_BY_COPIES: Final = _at("take by copies")
TAKE_TO_LEAD: Final = _at("take, enough to lead")
TAKE_ENOUGH: Final = _at("take, enough for the best outside")
TAKE_KEY_BY_KEYS_AND_TIME: Final = _at("take key by keys and time")
TAKE_KEY_BY_KEYS_AND_LEAD: Final = _at("take key by keys and lead")
TAKE_KEY_BY_KEYS_AND_KEYS_IN_DISCARD: Final = _at("take key by keys and keys in discard")
TAKE_KEY_BY_KEYS_AND_KEYS_OF_RIVALS: Final = _at("take key by keys and keys of rivals")
DESTROY_BY_COPIES: Final = _at("destroy by copies")
VICTIM_BY_LEVEL_AND_LIFE: Final = _at("victim by level and life")
VICTIM_BY_LEAD: Final = _at("victim by lead")
VICTIM_WITH_A_KEY: Final = _at("victim with a key")
VICTIM_TO_EXPLORE: Final = _at("victim to explore")
ATTACK_BY_LEVELS: Final = _at("attack by levels")
ATTACK_BY_LEAD: Final = _at("attack by lead")
ATTACK_BY_TIME: Final = _at("attack by time")
ATTACK_BY_STRENGTH: Final = _at("attack by strength")
ATTACK_WITH_A_KEY: Final = _at("attack with a key in pocket")
ATTACK_FOR_A_KEY: Final = _at("attack for a key")
ATTACK_TO_EXPLORE: Final = _at("attack to explore")
RETURN_BY_SUIT_OF_A_TRAP: Final = _at("return by suit of a trap")
RETURN_BY_SUIT_IN_A_FIGHT: Final = _at("return by suit in a fight")
RETURN_WHAT_WOULD_BE_PASSED: Final = _at("return what would be passed")
RETURN_BY_VALUE: Final = _at("return by value")
TIMES: Final = [3, 7, 12, 18, 26]  # cards in the Treasure deck
SCORES: Final = [1, 3, 6, 9, 13, 18, 25]
LEADS: Final = [-7, -2, 0, 1, 4, 9]
MARGINS: Final = [1, 3, 7]


class Standing:
    """How a hero stands among its rivals, and the rank of an answer, number by number."""

    __slots__ = (
        "best",
        "discarded",
        "held",
        "hero",
        "lead",
        "levels",
        "mine",
        "noting",
        "others",
        "places",
        "rival_keys",
        "score",
        "times",
        "top",
        "total",
        "values",
    )

    total: float  # the rank so far
    noting: bool  # whether to write down what it is made of
    places: list[int]
    values: list[float]
    hero: i64
    held: i64  # keys in its pocket, 2 at most
    mine: i64  # what it would score by leaving now, or with a key
    top: i64  # the best score outside; -1 before anybody is
    best: i64  # the same as `mine` of the best rival inside
    lead: i64  # over the best of all rivals, as one of LEADS
    score: i64  # one of SCORES
    others: i64  # rivals inside
    levels: i64  # theirs, together
    rival_keys: i64  # theirs, 2 at most
    discarded: i64  # keys in the discard, 2 at most
    times: i64  # one of TIMES

    def __init__(self, s: AhurisState, hero: i64, noting: bool) -> None:
        self.total = 0.0
        self.noting = noting
        self.places = []
        self.values = []
        self.hero = hero
        self.held = min(2, keys(pocket(s, hero)))
        mine = in_hand(s, hero)
        self.mine = mine
        self.score = step_of(mine, SCORES)
        best: i64 = 0
        top: i64 = -1
        others: i64 = 0
        levels: i64 = 0
        rival_keys: i64 = 0
        for other in range(3):
            if other == hero:
                continue
            if inside(s, other):
                others += 1
                levels += level(s, other)
                best = max(best, in_hand(s, other))
                if keys(pocket(s, other)):
                    rival_keys += 1
            else:
                top = max(top, s.scores[other])
        self.best = best
        self.top = top
        self.lead = step_of(mine - max(best, top), LEADS)
        self.others = others
        self.levels = levels
        self.rival_keys = rival_keys
        self.discarded = min(2, keys(s.discard))
        self.times = step_of(size(s.treasure), TIMES)

    def add(self, place: i64, value: float) -> None:
        self.total += RIVAL_HABIT_WEIGHTS[place] * value
        if self.noting:
            self.places.append(place)
            self.values.append(value)


def number(value: i64) -> float:
    return float(int(value))


def certain(now: Standing) -> Action | None:
    """Whether to leave, if there is nothing to think about."""
    if now.mine < now.top:
        return STAY
    if now.others == 0 and now.mine > now.top:
        return LEAVE
    return None


def rivals_habit(s: AhurisState, legal: list[Action]) -> Action:
    """The answer with the highest rank; the first of equals."""
    question = s.pending.now
    kind = question.kind
    now = Standing(s, question.a, False)
    if kind == EXIT:
        found = certain(now)
        if found is not None:
            return found
    best = legal[0]
    highest = -1e9
    for action in legal:
        now.total = 0.0
        rank(now, s, kind, action)
        if now.total > highest:
            highest = now.total
            best = action
    return best


def rivals_practise(s: AhurisState, legal: list[Action], rng: Rng, practice: Practice) -> Action:
    """An answer drawn by rank, higher ones more often, and written down if there was much choice."""
    question = s.pending.now
    kind = question.kind
    now = Standing(s, question.a, True)
    if kind == EXIT:
        found = certain(now)
        if found is not None:
            return found
    ranks: list[float] = []
    entries: list[int] = []
    before = 0
    for action in legal:
        now.total = 0.0
        rank(now, s, kind, action)
        ranks.append(now.total)
        entries.append(len(now.places) - before)
        before = len(now.places)
    return legal[practice.drawn(ranks, entries, now.places, now.values, rng)]


def rank(now: Standing, s: AhurisState, kind: i64, action: Action) -> None:
    """How much an answer suggests itself; to stay, to fight an enemy and to do nothing have no rank."""
    if kind == EXIT:
        if action is LEAVE:
            rank_leaving(now, s)
    elif kind == TAKE:
        rank_prize(now, s, action.a)
    elif kind == DESTROY:
        copies = count(pocket(s, now.hero), action.a)
        now.add(DESTROY_BY_COPIES + copies - 1, number(action.a) / 10)
    elif kind == VICTIM:
        rank_victim(now, s, action.a)
    elif kind == KEEP:
        rank_return(now, s, action.a)
    elif action.kind == ATTACK_KIND:
        rank_attack(now, s, action.a)
    elif action.kind == COMBAT_KIND:
        rank_fight(now, s)
    elif action.kind == HEAL_KIND:
        rank_heal(now, s, action.a)
    elif action.kind == CURE_PARALYSIS_KIND:
        now.add(CURE_A_RIVAL + level(s, action.a) - 1, 1.0)
    elif action.kind == CURE_LUCK_KIND:
        now.add(CURE_LUCK_OF_A_RIVAL + level(s, action.a) - 1, 1.0)
    elif action.kind == FETCH_KIND:
        rank_fetch(now)


def behind(now: Standing) -> bool:
    """Whether leaving now would not win."""
    return now.mine <= now.top


def lead_over(now: Standing, s: AhurisState, other: i64) -> i64:
    return step_of(in_hand(s, other) - now.mine, LEADS)


def rank_leaving(now: Standing, s: AhurisState) -> None:
    hero = now.hero
    now.add(LEAVE_BY_SCORE_AND_TIME + now.score * 6 + now.times, 1.0)
    now.add(LEAVE_BY_LEAD_AND_TIME + now.lead * 6 + now.times, 1.0)
    now.add(LEAVE_BY_RIVALS_INSIDE_AND_TIME + min(1, now.others - 1) * 6 + now.times, 1.0)
    now.add(LEAVE_BY_LEVEL_AND_TIME + (level(s, hero) - 1) * 6 + now.times, 1.0)
    if now.top >= 0:
        now.add(LEAVE_BY_MARGIN + step_of(now.mine - now.top, MARGINS), 1.0)
    now.add(LEAVE_BY_KEYS_OF_RIVALS + now.rival_keys, 1.0)
    now.add(LEAVE_BY_KEYS_IN_DISCARD + now.discarded, 1.0)
    now.add(LEAVE_BY_KEYS_GONE + min(3, keys(s.removed)), 1.0)
    now.add(LEAVE_BY_LEVELS_OF_RIVALS + min(7, now.levels - 1), 1.0)
    if now.held > 1:
        now.add(LEAVE_WITH_KEYS_TO_SPARE, 1.0)
    if s.paralysis[hero]:
        now.add(LEAVE_LAME, 1.0)
    if has(s.unlucky, hero):
        now.add(LEAVE_UNLUCKY, 1.0)
    if s.life[hero] <= 1:
        now.add(LEAVE_WEAK, 1.0)


def rank_fight(now: Standing, s: AhurisState) -> None:
    hero = now.hero
    now.add(FIGHT_BY_TIME + now.times, 1.0)
    now.add(FIGHT_BY_HERO_AND_FORCE + hero * 3 + min(3, characteristic(s, hero, FORCE)) - 1, 1.0)
    life: i64 = s.life[hero]
    now.add(FIGHT_BY_LIFE + min(3, life) - 1, 1.0)
    now.add(FIGHT_BY_KEYS_AND_SCORE + min(1, now.held) * 8 + now.score, 1.0)
    now.add(FIGHT_BY_LEAD + now.lead, 1.0)
    if behind(now):
        now.add(FIGHT_BEHIND + now.times, 1.0)


def rank_heal(now: Standing, s: AhurisState, target: i64) -> None:
    if target != now.hero:
        now.add(HEAL_A_RIVAL + level(s, target) - 1, 1.0)
        return
    now.add(HEAL_BY_LEVEL_AND_LIFE + fit_level(s, target), 1.0)
    now.add(HEAL_BY_TIME + now.times, 1.0)
    now.add(HEAL_BY_KEYS + min(1, now.held), 1.0)


def rank_fetch(now: Standing) -> None:
    now.add(FETCH_BY_KEYS_AND_TIME + now.held * 6 + now.times, 1.0)
    now.add(FETCH_BY_KEYS_AND_LEAD + now.held * 7 + now.lead, 1.0)
    now.add(FETCH_BY_KEYS_AND_KEYS_OF_RIVALS + now.held * 3 + now.rival_keys, 1.0)
    now.add(FETCH_BY_KEYS_IN_DISCARD + now.discarded, 1.0)
    if behind(now):
        now.add(FETCH_BEHIND + now.held, 1.0)


def rank_prize(now: Standing, s: AhurisState, value: i64) -> None:
    if value == KEY:
        now.add(TAKE_KEY_BY_KEYS_AND_TIME + now.held * 6 + now.times, 1.0)
        now.add(TAKE_KEY_BY_KEYS_AND_LEAD + now.held * 7 + now.lead, 1.0)
        now.add(TAKE_KEY_BY_KEYS_AND_KEYS_IN_DISCARD + now.held * 2 + min(1, now.discarded), 1.0)
        now.add(TAKE_KEY_BY_KEYS_AND_KEYS_OF_RIVALS + now.held * 3 + now.rival_keys, 1.0)
        return
    copies = count(pocket(s, now.hero), value)
    now.add(TAKE_BY_TIME + now.times, number(value) / 10)
    now.add(TAKE_BY_COPIES + copies, number(value) / 10)
    after = now.mine + value * (5 if copies == 3 else 1)
    if after > max(now.best, now.top):
        now.add(TAKE_TO_LEAD, 1.0)
    if after > now.top:
        now.add(TAKE_ENOUGH, 1.0)


def rank_victim(now: Standing, s: AhurisState, other: i64) -> None:
    now.add(VICTIM_BY_LEVEL_AND_LIFE + fit_level(s, other), 1.0)
    now.add(VICTIM_BY_LEAD + lead_over(now, s, other), 1.0)
    if keys(pocket(s, other)):
        now.add(VICTIM_WITH_A_KEY, 1.0)
    if able(s, other) and not has(s.explored, other):
        now.add(VICTIM_TO_EXPLORE, 1.0)


def rank_attack(now: Standing, s: AhurisState, other: i64) -> None:
    hero = now.hero
    now.add(ATTACK_BY_LEVELS + (level(s, hero) - 1) * 4 + level(s, other) - 1, 1.0)
    now.add(ATTACK_BY_LEAD + lead_over(now, s, other), 1.0)
    now.add(ATTACK_BY_TIME + now.times, 1.0)
    now.add(ATTACK_BY_STRENGTH, (strength(s, hero) - strength(s, other)) / 4)
    if now.held:
        now.add(ATTACK_WITH_A_KEY, 1.0)
    if keys(pocket(s, other)):
        now.add(ATTACK_FOR_A_KEY, 1.0)
    if able(s, other) and not has(s.explored, other):
        now.add(ATTACK_TO_EXPLORE, 1.0)


def rank_return(now: Standing, s: AhurisState, card: i64) -> None:
    """A Danger card that the fortress puts back; what it keeps is what the hero meets."""
    value = card // 4 + 1
    suit = card % 4
    now.add(RETURN_BY_VALUE, number(value) / 10)
    if s.foe != NO_CARD:
        now.add(RETURN_BY_SUIT_IN_A_FIGHT + suit, 1.0)
        return
    now.add(RETURN_BY_SUIT_OF_A_TRAP + suit, 1.0)
    now.add(RETURN_WHAT_WOULD_BE_PASSED, passed(s, now.hero, suit, value))
