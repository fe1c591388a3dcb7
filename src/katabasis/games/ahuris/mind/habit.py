"""What comes to mind first: answers quick to find and seldom foolish, by weights that many matches have tuned.

The heroes of a team share one habit, whose weights are learnt (`katabasis.lab.tuning`); that of rivals is told in
`rivals_habit.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import how_many
from katabasis.engine.chance import Rng
from katabasis.engine.estimate import names_in, names_of, start_of, weights_of
from katabasis.games.ahuris.actions import (
    COMBAT_KIND,
    CURE_LUCK_KIND,
    CURE_PARALYSIS_KIND,
    FETCH_KIND,
    HEAL_KIND,
)
from katabasis.games.ahuris.bags import count, keys, size
from katabasis.games.ahuris.data.cards import BARD, FORCE, KEY, LIFE, LUCK, RAPIDITY
from katabasis.games.ahuris.legal import legal_actions
from katabasis.games.ahuris.meta import HOME
from katabasis.games.ahuris.mind.ranks import Practice
from katabasis.games.ahuris.mind.rivals_habit import rivals_habit, rivals_practise
from katabasis.games.ahuris.questions import DESTROY, KEEP, LEVEL_ONE, ORDER, PAY, REST, TAKE, VICTIM
from katabasis.games.ahuris.rules.treasures import pocket
from katabasis.games.ahuris.state import AhurisState, able, characteristic, competitive, has, level, points

# The weights of a habit that stand alone, and the names that they are kept by.
FIGHT: Final = 0
FIGHT_POINTS: Final = 1
FIGHT_COULD_LEAVE: Final = 2
FIGHT_KEY_HELD: Final = 3
FIGHT_DECK: Final = 4
FIGHT_BARD_WITH_POCKET: Final = 5
FIGHT_LIFE: Final = 6
FIGHT_OTHERS_OF_LEVEL_1: Final = 7
HEAL: Final = 8
HEAL_LEVEL: Final = 9
HEAL_WEAK: Final = 10
HEAL_WOUNDS: Final = 11
HEAL_SELF: Final = 12
HEAL_HAS_EXPLORED: Final = 13
HEAL_PARALYSED: Final = 14
CURE: Final = 15
CURE_LEVEL: Final = 16
CURE_TURNS: Final = 17
CURE_EXPLORES_AT_ONCE: Final = 18
CURE_COULD_LEAVE: Final = 19
CURE_LUCK: Final = 20
CURE_LUCK_LEVEL: Final = 21
FETCH: Final = 22
FETCH_NO_KEY: Final = 23
FETCH_ONE_KEY: Final = 24
FETCH_POINTS: Final = 25
FETCH_ENOUGH_POINTS: Final = 26
FETCH_DECK: Final = 27
FETCH_MORE_IN_DISCARD: Final = 28
PRIZE: Final = 29
PRIZE_ONE_HELD: Final = 30
PRIZE_TWO_HELD: Final = 31
PRIZE_THREE_HELD: Final = 32
PRIZE_ENOUGH: Final = 33
PRIZE_KEY: Final = 34
PRIZE_KEY_NO_KEY: Final = 35
PRIZE_KEY_IN_DISCARD: Final = 36
PRIZE_KEY_POINTS: Final = 37
PRIZE_KEY_ENOUGH_POINTS: Final = 38
SPARED_TWO_HELD: Final = 39
SPARED_THREE_HELD: Final = 40
SPARED_FOUR_HELD: Final = 41
HIT_LEVEL: Final = 42
HIT_WEAK: Final = 43
HIT_LIFE: Final = 44
HIT_HAS_EXPLORED: Final = 45
HIT_ASLEEP: Final = 46
HIT_PARALYSED: Final = 47
HIT_STUNNED: Final = 48
FIRST_LEVEL_1: Final = 49
FIRST_LEVEL: Final = 50
FIRST_LIFE: Final = 51
FIRST_SOMEBODY_PARALYSED: Final = 52
FIRST_WEAK: Final = 53
FIRST_COULD_LEAVE: Final = 54
GIVEN_UP: Final = 55
PLAIN: Final = names_of(
    [
        (FIGHT, "habit fight"),
        (FIGHT_POINTS, "habit fight, points"),
        (FIGHT_COULD_LEAVE, "habit fight, could leave"),
        (FIGHT_KEY_HELD, "habit fight, key held"),
        (FIGHT_DECK, "habit fight, deck"),
        (FIGHT_BARD_WITH_POCKET, "habit fight, bard with pocket"),
        (FIGHT_LIFE, "habit fight, life"),
        (FIGHT_OTHERS_OF_LEVEL_1, "habit fight, others of level 1"),
        (HEAL, "habit heal"),
        (HEAL_LEVEL, "habit heal, level"),
        (HEAL_WEAK, "habit heal, weak"),
        (HEAL_WOUNDS, "habit heal, wounds"),
        (HEAL_SELF, "habit heal, self"),
        (HEAL_HAS_EXPLORED, "habit heal, has explored"),
        (HEAL_PARALYSED, "habit heal, paralysed"),
        (CURE, "habit cure"),
        (CURE_LEVEL, "habit cure, level"),
        (CURE_TURNS, "habit cure, turns"),
        (CURE_EXPLORES_AT_ONCE, "habit cure, explores at once"),
        (CURE_COULD_LEAVE, "habit cure, could leave"),
        (CURE_LUCK, "habit cure luck"),
        (CURE_LUCK_LEVEL, "habit cure luck, level"),
        (FETCH, "habit fetch"),
        (FETCH_NO_KEY, "habit fetch, no key"),
        (FETCH_ONE_KEY, "habit fetch, one key"),
        (FETCH_POINTS, "habit fetch, points"),
        (FETCH_ENOUGH_POINTS, "habit fetch, enough points"),
        (FETCH_DECK, "habit fetch, deck"),
        (FETCH_MORE_IN_DISCARD, "habit fetch, more in discard"),
        (PRIZE, "habit take"),
        (PRIZE_ONE_HELD, "habit take, one held"),
        (PRIZE_TWO_HELD, "habit take, two held"),
        (PRIZE_THREE_HELD, "habit take, three held"),
        (PRIZE_ENOUGH, "habit take, enough"),
        (PRIZE_KEY, "habit take key"),
        (PRIZE_KEY_NO_KEY, "habit take key, no key"),
        (PRIZE_KEY_IN_DISCARD, "habit take key, in discard"),
        (PRIZE_KEY_POINTS, "habit take key, points"),
        (PRIZE_KEY_ENOUGH_POINTS, "habit take key, enough points"),
        (SPARED_TWO_HELD, "habit destroy, two held"),
        (SPARED_THREE_HELD, "habit destroy, three held"),
        (SPARED_FOUR_HELD, "habit destroy, four held"),
        (HIT_LEVEL, "habit victim, level"),
        (HIT_WEAK, "habit victim, weak"),
        (HIT_LIFE, "habit victim, life"),
        (HIT_HAS_EXPLORED, "habit victim, has explored"),
        (HIT_ASLEEP, "habit victim, asleep"),
        (HIT_PARALYSED, "habit victim, paralysed"),
        (HIT_STUNNED, "habit victim, stunned"),
        (FIRST_LEVEL_1, "habit order, level 1"),
        (FIRST_LEVEL, "habit order, level"),
        (FIRST_LIFE, "habit order, life"),
        (FIRST_SOMEBODY_PARALYSED, "habit order, somebody paralysed"),
        (FIRST_WEAK, "habit order, weak"),
        (FIRST_COULD_LEAVE, "habit order, could leave"),
        (GIVEN_UP, "habit destroy, value"),
    ]
)
# Tables: a name and how many entries; each entry is a weight.
TABLES: Final = [
    ("fight by hero", 3),
    ("fight by time", 5),
    ("fight by part", 5),
    ("fight by pressure", 5),
    ("fight by keys", 3),
    ("fight by keys in discard", 2),
    ("fight by others of level 1", 3),
    ("fight by life", 3),
    ("fight by force", 3),
    ("fight by rapidity", 3),
    ("fight by luck", 3),
    ("fight, unlucky, by hero", 3),
    ("fight, bouncers and keys", 1),
    ("fight, bouncers and discard", 1),
    ("fight, spies and treasure", 1),
    ("fight, bard's bribe", 1),
    ("fight, somebody paralysed", 1),
    ("fight, others weak", 1),
    ("fight by others to explore", 3),
    ("heal by level and life", 12),
    ("heal by time", 5),
    ("heal, unlucky", 1),
    ("heal, to explore", 1),
    ("heal by pressure", 5),
    ("cure by level, at once or not", 8),
    ("cure by turns", 4),
    ("cure by time", 5),
    ("cure by pressure", 5),
    ("cure, weak", 1),
    ("cure luck by level", 4),
    ("cure luck by time", 5),
    ("cure luck by hero", 3),
    ("cure luck, to explore", 1),
    ("fetch by keys and part", 15),
    ("fetch by time", 5),
    ("fetch by keys gone", 4),
    ("fetch, bouncers", 1),
    ("fetch by heroes above level 1", 4),
    ("fetch by pressure", 5),
    ("take by part", 5),
    ("take by value", 11),
    ("take, collection in reach, by copies", 4),
    ("take, enough and key", 1),
    ("take key by keys and part", 15),
    ("take key by time", 5),
    ("take key by heroes above level 1", 4),
    ("destroy by value", 11),
    ("destroy, collection in reach, by copies", 5),
    ("destroy, still enough", 1),
    ("victim by level and life", 12),
    ("victim by hero", 3),
    ("victim to explore by level", 4),
    ("victim, unlucky", 1),
    ("order by hero", 3),
    ("order by level and life", 12),
    ("order, level 1, others weak", 1),
    ("order, level 1, key to fetch", 1),
    ("order, above level 1, key held", 1),
    ("order, unlucky", 1),
    ("order, ready, by level", 4),
    ("fight by companions and time", 50),
    ("fight by keys, part and time", 50),
    ("fight by hero and force", 9),
    ("fight by pressure and heroes above level 1", 20),
    ("heal by level, life and turn to come", 24),
    ("heal by companions", 10),
    ("cure by level, at once or not, and time", 40),
    ("fetch by keys, part and time", 75),
    ("take by part and time", 25),
    ("take key by keys, part and time", 75),
    ("order by level, others above level 1 and key", 32),
    ("victim by level, life and turn to come", 24),
]


def _at(name: str) -> int:
    """Where a table begins."""
    return len(PLAIN) + start_of(name, TABLES)


HABITS: Final[list[str]] = [*PLAIN, *names_in(TABLES, "habit")]
WEIGHTS: Final[list[float]] = weights_of(HOME, HABITS)
FIGHT_BY_HERO: Final = _at("fight by hero")
FIGHT_BY_TIME: Final = _at("fight by time")
FIGHT_BY_PART: Final = _at("fight by part")
FIGHT_BY_PRESSURE: Final = _at("fight by pressure")
FIGHT_BY_KEYS: Final = _at("fight by keys")
FIGHT_BY_KEYS_IN_DISCARD: Final = _at("fight by keys in discard")
FIGHT_BY_OTHERS_OF_LEVEL_1: Final = _at("fight by others of level 1")
FIGHT_BY_LIFE: Final = _at("fight by life")
FIGHT_BY_FORCE: Final = _at("fight by force")
FIGHT_BY_RAPIDITY: Final = _at("fight by rapidity")
FIGHT_BY_LUCK: Final = _at("fight by luck")
FIGHT_UNLUCKY_BY_HERO: Final = _at("fight, unlucky, by hero")
FIGHT_BOUNCERS_AND_KEYS: Final = _at("fight, bouncers and keys")
FIGHT_BOUNCERS_AND_DISCARD: Final = _at("fight, bouncers and discard")
FIGHT_SPIES_AND_TREASURE: Final = _at("fight, spies and treasure")
FIGHT_BARD_BRIBE: Final = _at("fight, bard's bribe")
FIGHT_SOMEBODY_PARALYSED: Final = _at("fight, somebody paralysed")
FIGHT_OTHERS_WEAK: Final = _at("fight, others weak")
FIGHT_BY_OTHERS_TO_EXPLORE: Final = _at("fight by others to explore")
HEAL_BY_LEVEL_AND_LIFE: Final = _at("heal by level and life")
HEAL_BY_TIME: Final = _at("heal by time")
HEAL_UNLUCKY: Final = _at("heal, unlucky")
HEAL_TO_EXPLORE: Final = _at("heal, to explore")
HEAL_BY_PRESSURE: Final = _at("heal by pressure")
CURE_BY_LEVEL_AT_ONCE_OR_NOT: Final = _at("cure by level, at once or not")
CURE_BY_TURNS: Final = _at("cure by turns")
CURE_BY_TIME: Final = _at("cure by time")
CURE_BY_PRESSURE: Final = _at("cure by pressure")
CURE_WEAK: Final = _at("cure, weak")
CURE_LUCK_BY_LEVEL: Final = _at("cure luck by level")
CURE_LUCK_BY_TIME: Final = _at("cure luck by time")
CURE_LUCK_BY_HERO: Final = _at("cure luck by hero")
CURE_LUCK_TO_EXPLORE: Final = _at("cure luck, to explore")
FETCH_BY_KEYS_AND_PART: Final = _at("fetch by keys and part")
FETCH_BY_TIME: Final = _at("fetch by time")
FETCH_BY_KEYS_GONE: Final = _at("fetch by keys gone")
FETCH_BOUNCERS: Final = _at("fetch, bouncers")
FETCH_BY_HEROES_ABOVE_LEVEL_1: Final = _at("fetch by heroes above level 1")
FETCH_BY_PRESSURE: Final = _at("fetch by pressure")
TAKE_BY_PART: Final = _at("take by part")
TAKE_BY_VALUE: Final = _at("take by value")
TAKE_COLLECTION_IN_REACH_BY_COPIES: Final = _at("take, collection in reach, by copies")
TAKE_ENOUGH_AND_KEY: Final = _at("take, enough and key")
TAKE_KEY_BY_KEYS_AND_PART: Final = _at("take key by keys and part")
TAKE_KEY_BY_TIME: Final = _at("take key by time")
TAKE_KEY_BY_HEROES_ABOVE_LEVEL_1: Final = _at("take key by heroes above level 1")
DESTROY_BY_VALUE: Final = _at("destroy by value")
DESTROY_COLLECTION_IN_REACH_BY_COPIES: Final = _at("destroy, collection in reach, by copies")
DESTROY_STILL_ENOUGH: Final = _at("destroy, still enough")
VICTIM_BY_LEVEL_AND_LIFE: Final = _at("victim by level and life")
VICTIM_BY_HERO: Final = _at("victim by hero")
VICTIM_TO_EXPLORE_BY_LEVEL: Final = _at("victim to explore by level")
VICTIM_UNLUCKY: Final = _at("victim, unlucky")
ORDER_BY_HERO: Final = _at("order by hero")
ORDER_BY_LEVEL_AND_LIFE: Final = _at("order by level and life")
ORDER_LEVEL_1_OTHERS_WEAK: Final = _at("order, level 1, others weak")
ORDER_LEVEL_1_KEY_TO_FETCH: Final = _at("order, level 1, key to fetch")
ORDER_ABOVE_LEVEL_1_KEY_HELD: Final = _at("order, above level 1, key held")
ORDER_UNLUCKY: Final = _at("order, unlucky")
ORDER_READY_BY_LEVEL: Final = _at("order, ready, by level")
FIGHT_BY_COMPANIONS_AND_TIME: Final = _at("fight by companions and time")
FIGHT_BY_KEYS_PART_AND_TIME: Final = _at("fight by keys, part and time")
FIGHT_BY_HERO_AND_FORCE: Final = _at("fight by hero and force")
FIGHT_BY_PRESSURE_AND_HEROES_ABOVE_LEVEL_1: Final = _at("fight by pressure and heroes above level 1")
HEAL_BY_LEVEL_LIFE_AND_TURN_TO_COME: Final = _at("heal by level, life and turn to come")
HEAL_BY_COMPANIONS: Final = _at("heal by companions")
CURE_BY_LEVEL_AT_ONCE_OR_NOT_AND_TIME: Final = _at("cure by level, at once or not, and time")
FETCH_BY_KEYS_PART_AND_TIME: Final = _at("fetch by keys, part and time")
TAKE_BY_PART_AND_TIME: Final = _at("take by part and time")
TAKE_KEY_BY_KEYS_PART_AND_TIME: Final = _at("take key by keys, part and time")
ORDER_BY_LEVEL_OTHERS_ABOVE_LEVEL_1_AND_KEY: Final = _at("order by level, others above level 1 and key")
VICTIM_BY_LEVEL_LIFE_AND_TURN_TO_COME: Final = _at("victim by level, life and turn to come")
PAIRS: Final = [0, 1, 2, 3, 1, 4, 5, 6, 2, 5, 7, 8, 3, 6, 8, 9]  # two levels, whichever is whose
TIMES: Final = [4, 10, 18, 28]  # cards in the Treasure deck


class Situation:
    """What every answer to a question is judged by; and the judging, number by number."""

    __slots__ = (
        "above",
        "bouncers",
        "enough",
        "held",
        "highest",
        "noting",
        "paralysed",
        "part",
        "parts",
        "places",
        "pressure",
        "spies",
        "time",
        "times",
        "total",
        "values",
    )

    total: float  # the rank so far
    noting: bool  # whether to write down what it is made of
    places: list[int]
    values: list[float]
    held: i64  # keys in the pockets
    highest: i64  # Treasure in the pockets
    above: i64  # heroes above level 1
    enough: bool
    paralysed: bool  # somebody is
    part: float  # of the goal
    parts: i64  # 0 to 4
    time: float  # what is left of the Treasure deck
    times: i64  # 0 to 4
    pressure: i64  # points missing for each card left: 0 to 4
    bouncers: float  # their share in the Enemy deck
    spies: float

    def __init__(self, s: AhurisState, noting: bool) -> None:
        self.total = 0.0
        self.noting = noting
        self.places = []
        self.values = []
        held: i64 = 0
        highest: i64 = 0
        for one in s.pockets:
            held += keys(one)
            for value in range(10, 0, -1):
                if count(one, value):
                    highest = max(highest, value)
                    break
        self.held = held
        self.highest = highest
        have = points(s)
        self.enough = have >= s.goal
        self.part = min(1.0, number(have) / number(s.goal))
        self.parts = int(self.part * 4)
        deck = size(s.treasure)
        self.time = number(deck) / 40
        times: i64 = 0
        while times < 4 and deck > TIMES[times]:
            times += 1
        self.times = times
        missing = number(max(0, s.goal - have)) / (number(deck) + 1.0)
        self.pressure = (
            0 if missing < 0.4 else 1 if missing < 0.9 else 2 if missing < 1.4 else 3 if missing < 2.2 else 4
        )
        above: i64 = 0
        for hero in range(3):
            if level(s, hero) > 1:
                above += 1
        self.above = above
        self.paralysed = s.paralysis[0] > 0 or s.paralysis[1] > 0 or s.paralysis[2] > 0
        enemies = s.enemy_deck if s.enemy_deck else s.enemy_discard
        left = number(max(1, how_many(enemies)))
        self.bouncers = number(how_many(enemies & 15)) / left
        self.spies = number(how_many(enemies & 240)) / left

    def add(self, place: i64, value: float) -> None:
        self.total += WEIGHTS[place] * value
        if self.noting:
            self.places.append(place)
            self.values.append(value)


def habit(s: AhurisState, rng: Rng) -> Action:
    """The answer with the highest rank; the first of equals."""
    legal = legal_actions(s)
    question = s.pending.now
    kind = question.kind
    hero = question.a
    if kind == PAY:
        return legal[-1]  # rather a ten than one of four fives
    if competitive(s):
        return rivals_habit(s, legal)
    if kind == KEEP:
        return legal[0]  # the least dangerous card goes back
    if not ranked(kind):
        return legal[rng.below(len(legal))]
    now = Situation(s, False)
    best = legal[0]
    highest = -1e9
    for action in legal:
        now.total = 0.0
        rank(now, s, kind, hero, action)
        if now.total > highest:
            highest = now.total
            best = action
    return best


def ranked(kind: i64) -> bool:
    """Whether a team answers such a question by weights."""
    return kind == LEVEL_ONE or kind == REST or kind == TAKE or kind == DESTROY or kind == VICTIM or kind == ORDER


def practise(s: AhurisState, rng: Rng, practice: Practice) -> Action:
    """An answer drawn by rank, higher ones more often, and written down if there was much choice."""
    legal = legal_actions(s)
    question = s.pending.now
    kind = question.kind
    hero = question.a
    if competitive(s) and kind != PAY:
        return rivals_practise(s, legal, rng, practice)
    if not ranked(kind):
        return habit(s, rng)
    now = Situation(s, True)
    ranks: list[float] = []
    entries: list[int] = []
    before = 0
    for action in legal:
        now.total = 0.0
        rank(now, s, kind, hero, action)
        ranks.append(now.total)
        entries.append(len(now.places) - before)
        before = len(now.places)
    return legal[practice.drawn(ranks, entries, now.places, now.values, rng)]


def number(value: i64) -> float:
    return float(int(value))


def fit_level(s: AhurisState, hero: i64) -> i64:
    """Level and Life in one number, 0 to 11."""
    life: i64 = s.life[hero]
    return (level(s, hero) - 1) * 3 + min(3, life) - 1


def companions(s: AhurisState, hero: i64) -> i64:
    """The levels of the two others in one number, 0 to 9."""
    one: i64 = 0 if hero else 1
    return PAIRS[(level(s, one) - 1) * 4 + level(s, 3 - hero - one) - 1]


def to_explore(s: AhurisState, hero: i64) -> bool:
    return able(s, hero) and not has(s.explored, hero)


def weak(s: AhurisState, hero: i64) -> bool:
    return level(s, hero) > 1 and s.life[hero] <= 1


def rank(now: Situation, s: AhurisState, kind: i64, hero: i64, action: Action) -> None:
    """How much an answer of a team's hero suggests itself."""
    if kind == TAKE:
        rank_prize(now, s, hero, action.a)
    elif kind == DESTROY:
        rank_loss(now, s, hero, action.a)
    elif kind == VICTIM:
        rank_victim(now, s, action.a)
    elif kind == ORDER:
        rank_order(now, s, action.a)
    elif action.kind == COMBAT_KIND:
        rank_fight(now, s, hero)
    elif action.kind == HEAL_KIND:
        rank_heal(now, s, hero, action.a)
    elif action.kind == CURE_PARALYSIS_KIND:
        rank_cure(now, s, action.a)
    elif action.kind == CURE_LUCK_KIND:
        rank_cure_luck(now, s, action.a)
    elif action.kind == FETCH_KIND:
        rank_fetch(now, s)


def rank_victim(now: Situation, s: AhurisState, other: i64) -> None:
    own = level(s, other)
    feeble = s.life[other] <= 1
    now.add(HIT_LEVEL, number(own))
    now.add(HIT_LIFE, float(s.life[other]))
    if feeble:
        now.add(HIT_WEAK if own > 1 else HIT_STUNNED, 1.0)
    if has(s.explored, other):
        now.add(HIT_HAS_EXPLORED, 1.0)
    if has(s.asleep, other):
        now.add(HIT_ASLEEP, 1.0)
    if s.paralysis[other]:
        now.add(HIT_PARALYSED, 1.0)
    now.add(VICTIM_BY_LEVEL_AND_LIFE + fit_level(s, other), 1.0)
    now.add(VICTIM_BY_HERO + other, 1.0)
    waits: i64 = 0
    if to_explore(s, other):
        now.add(VICTIM_TO_EXPLORE_BY_LEVEL + own - 1, 1.0)
        waits = 1
    now.add(VICTIM_BY_LEVEL_LIFE_AND_TURN_TO_COME + fit_level(s, other) * 2 + waits, 1.0)
    if has(s.unlucky, other):
        now.add(VICTIM_UNLUCKY, 1.0)


def rank_order(now: Situation, s: AhurisState, other: i64) -> None:
    own = level(s, other)
    now.add(FIRST_LEVEL, number(own))
    now.add(FIRST_LIFE, float(s.life[other]))
    now.add(ORDER_BY_HERO + other, 1.0)
    now.add(ORDER_BY_LEVEL_AND_LIFE + fit_level(s, other), 1.0)
    if own == 1:
        now.add(FIRST_LEVEL_1, 1.0)
        if now.paralysed:
            now.add(FIRST_SOMEBODY_PARALYSED, 1.0)
        if now.enough:
            now.add(FIRST_COULD_LEAVE, 1.0)
        for third in range(3):
            if third != other and weak(s, third) and to_explore(s, third):
                now.add(ORDER_LEVEL_1_OTHERS_WEAK, 1.0)
        if now.held == 0 and keys(s.discard):
            now.add(ORDER_LEVEL_1_KEY_TO_FETCH, 1.0)
    else:
        if s.life[other] <= 2:
            now.add(FIRST_WEAK, 1.0)
        if now.held:
            now.add(ORDER_ABOVE_LEVEL_1_KEY_HELD, 1.0)
    if has(s.unlucky, other):
        now.add(ORDER_UNLUCKY, 1.0)
    if now.enough and now.held:
        now.add(ORDER_READY_BY_LEVEL + own - 1, 1.0)
    key: i64 = min(1, now.held)
    now.add(ORDER_BY_LEVEL_OTHERS_ABOVE_LEVEL_1_AND_KEY + ((own - 1) * 4 + now.above) * 2 + key, 1.0)


def rank_fight(now: Situation, s: AhurisState, hero: i64) -> None:
    now.add(FIGHT, 1.0)
    now.add(FIGHT_POINTS, now.part)
    now.add(FIGHT_DECK, now.time)
    if now.enough and now.held:
        now.add(FIGHT_COULD_LEAVE, 1.0)
    if now.held:
        now.add(FIGHT_KEY_HELD, 1.0)
    if hero == BARD and pocket(s, hero):
        now.add(FIGHT_BARD_WITH_POCKET, 1.0)
        now.add(FIGHT_BARD_BRIBE, number(now.highest * characteristic(s, hero, LUCK)) / 20)
    now.add(FIGHT_LIFE, float(s.life[hero] - 1))
    novices: i64 = 0
    waiting: i64 = 0
    feeble: i64 = 0
    for other in range(3):
        if other != hero:
            if level(s, other) == 1:
                novices += 1
            elif s.life[other] <= 1:
                feeble += 1
            if to_explore(s, other):
                waiting += 1
    now.add(FIGHT_OTHERS_OF_LEVEL_1, number(novices))
    now.add(FIGHT_BY_OTHERS_OF_LEVEL_1 + novices, 1.0)
    now.add(FIGHT_BY_OTHERS_TO_EXPLORE + waiting, 1.0)
    now.add(FIGHT_OTHERS_WEAK, number(feeble))
    now.add(FIGHT_BY_HERO + hero, 1.0)
    now.add(FIGHT_BY_TIME + now.times, 1.0)
    now.add(FIGHT_BY_PART + now.parts, 1.0)
    now.add(FIGHT_BY_PRESSURE + now.pressure, 1.0)
    now.add(FIGHT_BY_KEYS + min(2, now.held), 1.0)
    now.add(FIGHT_BY_KEYS_IN_DISCARD + min(1, keys(s.discard)), 1.0)
    life: i64 = s.life[hero]
    now.add(FIGHT_BY_LIFE + min(3, life) - 1, 1.0)
    now.add(FIGHT_BY_FORCE + min(3, characteristic(s, hero, FORCE)) - 1, 1.0)
    now.add(FIGHT_BY_RAPIDITY + min(3, characteristic(s, hero, RAPIDITY)) - 1, 1.0)
    now.add(FIGHT_BY_LUCK + min(3, characteristic(s, hero, LUCK)) - 1, 1.0)
    if has(s.unlucky, hero):
        now.add(FIGHT_UNLUCKY_BY_HERO + hero, 1.0)
    if now.held:
        now.add(FIGHT_BOUNCERS_AND_KEYS, now.bouncers)
    if keys(s.discard):
        now.add(FIGHT_BOUNCERS_AND_DISCARD, now.bouncers)
    if now.highest:
        now.add(FIGHT_SPIES_AND_TREASURE, now.spies * number(now.highest) / 10)
    if now.paralysed:
        now.add(FIGHT_SOMEBODY_PARALYSED, 1.0)
    now.add(FIGHT_BY_COMPANIONS_AND_TIME + companions(s, hero) * 5 + now.times, 1.0)
    now.add(FIGHT_BY_KEYS_PART_AND_TIME + (min(1, now.held) * 5 + now.parts) * 5 + now.times, 1.0)
    now.add(FIGHT_BY_HERO_AND_FORCE + hero * 3 + min(3, characteristic(s, hero, FORCE)) - 1, 1.0)
    now.add(FIGHT_BY_PRESSURE_AND_HEROES_ABOVE_LEVEL_1 + now.pressure * 4 + now.above, 1.0)


def rank_heal(now: Situation, s: AhurisState, hero: i64, target: i64) -> None:
    now.add(HEAL, 1.0)
    now.add(HEAL_LEVEL, number(level(s, target) - 1))
    if s.life[target] <= 1:
        now.add(HEAL_WEAK, 1.0)
    now.add(HEAL_WOUNDS, number(characteristic(s, target, LIFE)) - float(s.life[target]) - 1.0)
    if target == hero:
        now.add(HEAL_SELF, 1.0)
    elif has(s.explored, target):
        now.add(HEAL_HAS_EXPLORED, 1.0)
    if s.paralysis[target]:
        now.add(HEAL_PARALYSED, 1.0)
    now.add(HEAL_BY_LEVEL_AND_LIFE + fit_level(s, target), 1.0)
    now.add(HEAL_BY_TIME + now.times, 1.0)
    now.add(HEAL_BY_PRESSURE + now.pressure, 1.0)
    if has(s.unlucky, target):
        now.add(HEAL_UNLUCKY, 1.0)
    waits: i64 = 0
    if to_explore(s, target):
        now.add(HEAL_TO_EXPLORE, 1.0)
        waits = 1
    now.add(HEAL_BY_LEVEL_LIFE_AND_TURN_TO_COME + fit_level(s, target) * 2 + waits, 1.0)
    now.add(HEAL_BY_COMPANIONS + companions(s, hero), 1.0)


def rank_cure(now: Situation, s: AhurisState, target: i64) -> None:
    turns: i64 = s.paralysis[target]
    own = level(s, target)
    at_once: i64 = 0
    now.add(CURE, 1.0)
    now.add(CURE_LEVEL, number(own - 1))
    now.add(CURE_TURNS, number(turns - 1))
    if not has(s.explored, target) and not has(s.asleep, target):
        at_once = 1
        now.add(CURE_EXPLORES_AT_ONCE, 1.0)
        if now.enough and now.held:
            now.add(CURE_COULD_LEAVE, 1.0)
    now.add(CURE_BY_LEVEL_AT_ONCE_OR_NOT + (own - 1) * 2 + at_once, 1.0)
    now.add(CURE_BY_TURNS + min(4, turns) - 1, 1.0)
    now.add(CURE_BY_TIME + now.times, 1.0)
    now.add(CURE_BY_PRESSURE + now.pressure, 1.0)
    if weak(s, target):
        now.add(CURE_WEAK, 1.0)
    now.add(CURE_BY_LEVEL_AT_ONCE_OR_NOT_AND_TIME + ((own - 1) * 2 + at_once) * 5 + now.times, 1.0)


def rank_cure_luck(now: Situation, s: AhurisState, target: i64) -> None:
    own = level(s, target)
    now.add(CURE_LUCK, 1.0)
    now.add(CURE_LUCK_LEVEL, number(own - 1))
    now.add(CURE_LUCK_BY_LEVEL + own - 1, 1.0)
    now.add(CURE_LUCK_BY_TIME + now.times, 1.0)
    now.add(CURE_LUCK_BY_HERO + target, 1.0)
    if to_explore(s, target):
        now.add(CURE_LUCK_TO_EXPLORE, 1.0)


def rank_fetch(now: Situation, s: AhurisState) -> None:
    now.add(FETCH, 1.0)
    now.add(FETCH_POINTS, now.part)
    now.add(FETCH_DECK, now.time)
    if now.held == 0:
        now.add(FETCH_NO_KEY, 1.0)
        if now.enough:
            now.add(FETCH_ENOUGH_POINTS, 1.0)
    elif now.held == 1:
        now.add(FETCH_ONE_KEY, 1.0)
    now.add(FETCH_MORE_IN_DISCARD, number(keys(s.discard) - 1))
    now.add(FETCH_BY_KEYS_AND_PART + min(2, now.held) * 5 + now.parts, 1.0)
    now.add(FETCH_BY_TIME + now.times, 1.0)
    now.add(FETCH_BY_KEYS_GONE + min(3, keys(s.removed)), 1.0)
    now.add(FETCH_BOUNCERS, now.bouncers)
    now.add(FETCH_BY_HEROES_ABOVE_LEVEL_1 + now.above, 1.0)
    now.add(FETCH_BY_PRESSURE + now.pressure, 1.0)
    now.add(FETCH_BY_KEYS_PART_AND_TIME + (min(2, now.held) * 5 + now.parts) * 5 + now.times, 1.0)


def rank_prize(now: Situation, s: AhurisState, hero: i64, value: i64) -> None:
    held = pocket(s, hero)
    have = points(s)
    if value == KEY:
        now.add(PRIZE_KEY, 1.0)
        now.add(PRIZE_KEY_POINTS, now.part)
        if not keys(held):
            now.add(PRIZE_KEY_NO_KEY, 1.0)
            if have + 1 >= s.goal:
                now.add(PRIZE_KEY_ENOUGH_POINTS, 1.0)
        if keys(s.discard):
            now.add(PRIZE_KEY_IN_DISCARD, 1.0)
        now.add(TAKE_KEY_BY_KEYS_AND_PART + min(2, now.held) * 5 + now.parts, 1.0)
        now.add(TAKE_KEY_BY_TIME + now.times, 1.0)
        now.add(TAKE_KEY_BY_HEROES_ABOVE_LEVEL_1 + now.above, 1.0)
        now.add(TAKE_KEY_BY_KEYS_PART_AND_TIME + (min(2, now.held) * 5 + now.parts) * 5 + now.times, 1.0)
        return
    copies = count(held, value)
    worth_it = number(value) / 10
    now.add(PRIZE, worth_it)
    if copies:
        now.add(PRIZE + copies, worth_it)
    if have + value * (5 if copies == 3 else 1) >= s.goal:
        now.add(PRIZE_ENOUGH, 1.0)
        if now.held:
            now.add(TAKE_ENOUGH_AND_KEY, 1.0)
    now.add(TAKE_BY_PART + now.parts, worth_it)
    now.add(TAKE_BY_VALUE + value, 1.0)
    now.add(TAKE_BY_PART_AND_TIME + now.parts * 5 + now.times, worth_it)
    if copies + count(s.treasure, value) + count(s.found, value) >= 4:
        now.add(TAKE_COLLECTION_IN_REACH_BY_COPIES + copies, worth_it * now.time)


def rank_loss(now: Situation, s: AhurisState, hero: i64, value: i64) -> None:
    copies = count(pocket(s, hero), value)
    now.add(GIVEN_UP, number(value))
    if copies >= 2:
        now.add(SPARED_TWO_HELD + copies - 2, -number(value))
    now.add(DESTROY_BY_VALUE + value, 1.0)
    if copies + count(s.treasure, value) >= 4:
        now.add(DESTROY_COLLECTION_IN_REACH_BY_COPIES + copies, number(value) / 10)
    if points(s) - value * (5 if copies == 4 else 1) >= s.goal:
        now.add(DESTROY_STILL_ENOUGH, 1.0)
