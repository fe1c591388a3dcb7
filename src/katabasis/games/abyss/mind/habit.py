"""What comes to mind first: answers quick to find and seldom foolish, by weights that many matches have tuned.

A player in a hurry looks at nothing but what its seat knows.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import how_many, members
from katabasis.engine.estimate import as_float, weights_of
from katabasis.games.abyss.actions import (
    AFFILIATE_KIND,
    COUNCIL_KIND,
    DECLINE,
    DONE,
    DRAW_KIND,
    EXPLORE_KIND,
    GO_ON,
    OUST_KIND,
    PAY_KIND,
    PLOT_KIND,
    RECRUIT_KIND,
    REFUSE,
    SELL_KIND,
    SPARE_KEY,
    SWEEP_KIND,
)
from katabasis.games.abyss.actions import BUY as BUY_IT
from katabasis.games.abyss.bags import HIGHEST, POINTS, SIZE, SUM, how_full, how_many_tokens, race_of, total
from katabasis.games.abyss.data.allies import LORDS_TO_END, MONSTER
from katabasis.games.abyss.legal import legal_actions
from katabasis.games.abyss.meta import HOME
from katabasis.games.abyss.mind.lords_in_reach import (
    LORD_WORTHS,
    NEARNESS,
    NEARS,
    NO_RACE,
    WORTHS,
    lateness,
    of_more,
    outlook,
    points_so_far,
    worth_of,
)
from katabasis.games.abyss.questions import (
    ACT,
    AGAIN,
    APPOINT,
    BUY,
    CLOSE,
    DECIDE,
    DISCARD,
    GIVE,
    HUNT,
    KEEP,
    PAY,
    PLACE,
    RECEIVE,
    REWARD,
    SMOKERS,
    SPARE,
    STACK,
    TURN,
    YIELD,
)
from katabasis.games.abyss.rules.exploring import last_card, price
from katabasis.games.abyss.rules.prices import cost_for
from katabasis.games.abyss.rules.scoring import place_points
from katabasis.games.abyss.state import AbyssState, lords_of

RANKS: Final = [
    "habit recruit",  # 0
    "habit recruit, cost",
    "habit recruit, price in pearls",
    "habit council",  # 3
    "habit council, allies",
    "habit council, outlook",
    "habit explore",  # 6
    "habit plot",  # 7
    "habit plot, pearls",
    "habit take",  # 9
    "habit take, value",
    "habit take, outlook",
    "habit take, slot",
    "habit fight",  # 13
    "habit fight, threat",
    "habit fight, slot",
    "habit buy",  # 16
    "habit buy, value",
    "habit buy, outlook",
    "habit buy, price",
    "habit sell, value",  # 20
    "habit draw",  # 21
    "habit pay, affiliated",  # 22
    "habit pay, others of the race",
    "habit pay, pearls",
    "habit corrupt",  # 25
    "habit recruit, late",  # 26
    "habit last lord",
    "habit last lord, lead",
    "habit council, late",  # 29
    "habit explore, late",  # 30
    "habit explore, threat",
    "habit explore, pearls of others",
    "habit plot, late",  # 33
    "habit take, late",  # 34
    "habit take, threat",
    "habit fight, late",  # 36
    "habit buy, late",  # 37
    "habit buy, pearls",
]
WEIGHTS: Final[list[list[float]]] = [weights_of(HOME, RANKS), weights_of(HOME, of_more(RANKS))]  # by whether more play
RECRUIT: Final = 0
COUNCIL: Final = 3
EXPLORE: Final = 6
PLOT: Final = 7
TAKE: Final = 9
FIGHT: Final = 13
BUYING: Final = 16
SELL: Final = 20
DRAW: Final = 21
PAYING: Final = 22
CORRUPT: Final = 25
RECRUIT_LATE: Final = 26
COUNCIL_LATE: Final = 29
EXPLORE_LATE: Final = 30
PLOT_LATE: Final = 33
TAKE_LATE: Final = 34
FIGHT_LATE: Final = 36
BUY_LATE: Final = 37
MEAN_ALLY: Final = 5  # halves of a point
LEAST: Final = -1e9
IDLE: Final = -1e6


def habit(s: AbyssState) -> Action:
    """The answer with the highest rank; the first of equals."""
    question = s.pending.now
    kind = question.kind
    seat = question.seat
    if kind == BUY:
        return BUY_IT if buying(s, seat) > 0.0 else REFUSE
    legal = legal_actions(s)
    if kind == DECIDE:
        return legal[0] if stopping(s, seat) > 0.0 else GO_ON
    if kind == REWARD:
        return legal[-1]  # tokens rather than pearls
    if kind == CLOSE:
        return closing(s, legal)
    best = legal[0]
    highest = LEAST
    late = lateness(s)
    now = outlook(s, seat, NO_RACE, 0, s.players[seat].pearls, late) if kind == ACT or kind == STACK else 0.0
    for action in legal:
        found = rank(s, kind, seat, question.a, action, now, late)
        if found > highest:
            highest = found
            best = action
    return best


def rank(s: AbyssState, kind: i64, seat: i64, subject: i64, action: Action, now: float, late: float) -> float:
    """How much an answer suggests itself."""
    if kind == ACT or kind == STACK:
        return rank_of_act(s, seat, action, now, late)
    if kind == PAY:
        return rank_of_payment(s, seat, subject, action)
    if kind == DISCARD:
        return -as_float(action.a % 5) - 0.1 * as_float(SUM[race_of(s.players[seat].hand, action.a // 5)])
    if kind == TURN:
        return power_of(s, action.a)  # for its points stay
    if kind == HUNT:
        return as_float(how_many_tokens(s.players[action.a].tokens))
    if kind == AGAIN:
        return weights_for(s)[CORRUPT] if action is DECLINE else worth_of(s, action.a, late)
    if kind == APPOINT:
        return worth_of(s, action.a, late)
    if kind == GIVE:
        return -6.0 if action is DECLINE else -worth_of(s, action.a, late)
    if kind == SPARE:
        return 0.0 if action is SPARE_KEY else power_of(s, action.a)
    if kind == YIELD:
        return yielding(s, seat, action)
    if kind == PLACE and action.kind == DRAW_KIND:
        return weights_for(s)[DRAW] if action.a == 3 else LEAST
    if kind == PLACE or kind == KEEP or kind == RECEIVE or (kind == SMOKERS and action is not DECLINE):
        return as_float(place_points(s, seat, action.a))
    return 0.0


def power_of(s: AbyssState, lord: i64) -> float:
    """What a lord is worth beyond its points: its power and its key."""
    return WORTHS[1 if s.seats > 2 else 0][lord] - as_float(POINTS[lord])


def rank_of_act(s: AbyssState, seat: i64, action: Action, now: float, late: float) -> float:
    w = weights_for(s)
    kind = action.kind
    player = s.players[seat]
    if kind == RECRUIT_KIND:
        cost = cost_for(s, seat, action.a)
        short: i64 = cost - total(player.hand)
        value = w[RECRUIT] + worth_of(s, action.a, late) + w[RECRUIT + 1] * as_float(cost) + w[RECRUIT_LATE] * late
        if s.trigger < 0 and how_many(lords_of(s, seat)) + 1 == LORDS_TO_END:
            value += w[RECRUIT_LATE + 1] + w[RECRUIT_LATE + 2] * as_float(lead(s, seat) + POINTS[action.a])
        return value + w[RECRUIT + 2] * as_float(short) if short > 0 else value
    if kind == COUNCIL_KIND:
        allies: i64 = SIZE[race_of(s.council, action.a)]
        more = outlook(s, seat, action.a, allies * MEAN_ALLY // 2, player.pearls, late) - now
        return w[COUNCIL] + w[COUNCIL + 1] * as_float(allies) + w[COUNCIL + 2] * more + w[COUNCIL_LATE] * late
    if kind == EXPLORE_KIND:
        if s.deck == 0 and s.discard == 0:
            return IDLE  # nothing but monsters: who goes on looking for allies would never come to an end
        value = w[EXPLORE] + w[EXPLORE_LATE] * late + w[EXPLORE_LATE + 1] * as_float(s.threat)
        for other in range(s.seats):
            if other != seat:
                value += w[EXPLORE_LATE + 2] * as_float(min(s.players[other].pearls, 8))
        return value
    if kind == PLOT_KIND:
        return w[PLOT] + w[PLOT + 1] * as_float(player.pearls) + w[PLOT_LATE] * late
    return LEAST  # powers are for the end of the turn, and skipping for those who can do nothing else


def rank_of_payment(s: AbyssState, seat: i64, lord: i64, action: Action) -> float:
    """As few points too many as can be, high allies before low ones, pearls last; then the best ally is affiliated."""
    w = weights_for(s)
    player = s.players[seat]
    short = cost_for(s, seat, lord) - total(player.laid)
    race: i64 = action.a // 5
    value: i64 = action.a % 5 + 1
    if action.kind == AFFILIATE_KIND:
        gain: i64 = value - HIGHEST[race_of(player.affiliated, race)]
        bonus = as_float(gain) if gain > 0 else 0.0
        return w[PAYING + 2] * as_float(short) + bonus if short > 0 else 50.0 + bonus
    if action.kind != PAY_KIND:
        return LEAST
    fit = as_float(value) if value <= short else as_float(short) - 2.0 * as_float(value - short)
    others = SUM[race_of(player.hand - player.laid, race)] - value
    kept = w[PAYING + 1] * as_float(others)
    return fit + kept + w[PAYING] * as_float(value)


def buying(s: AbyssState, seat: i64) -> float:
    """Whether the ally on offer is worth its price."""
    w = weights_for(s)
    card = last_card(s)
    asked = price(s)
    pearls = s.players[seat].pearls
    value: i64 = card % 5 + 1
    late = lateness(s)
    more = outlook(s, seat, card // 5, value, pearls - asked, late) - outlook(s, seat, NO_RACE, 0, pearls, late)
    suits = w[BUYING] + w[BUYING + 1] * as_float(value) + w[BUYING + 2] * more + w[BUYING + 3] * as_float(asked)
    return suits + w[BUY_LATE] * late + w[BUY_LATE + 1] * as_float(min(pearls, 10))


def stopping(s: AbyssState, seat: i64) -> float:
    """Whether to take the ally, or fight the monster, that was revealed last."""
    w = weights_for(s)
    card = last_card(s)
    slot = how_full(s.track_row)
    late = lateness(s)
    if card == MONSTER:
        ready = w[FIGHT] + w[FIGHT + 1] * as_float(s.threat) + w[FIGHT + 2] * as_float(slot)
        return ready + w[FIGHT_LATE] * late
    value: i64 = card % 5 + 1
    pearls = s.players[seat].pearls
    more = outlook(s, seat, card // 5, value, pearls, late) - outlook(s, seat, NO_RACE, 0, pearls, late)
    suits = w[TAKE] + w[TAKE + 1] * as_float(value) + w[TAKE + 2] * more + w[TAKE + 3] * as_float(slot)
    return suits + w[TAKE_LATE] * late + w[TAKE_LATE + 1] * as_float(s.threat)


def lead(s: AbyssState, seat: i64) -> i64:
    """How far ahead of the best of the others a seat is in points."""
    most: i64 = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, points_so_far(s, other))
    return points_so_far(s, seat) - most


def closing(s: AbyssState, legal: list[Action]) -> Action:
    """The Slaver sells what is low, the Oracle sweeps the highest stack, the Opportunist lets things be."""
    best: Action = DONE
    highest = 0.0
    for action in legal:
        found = -1.0
        if action.kind == SELL_KIND:
            found = weights_for(s)[SELL] - as_float(action.a % 5)
        elif action.kind == SWEEP_KIND:
            found = as_float(SIZE[race_of(s.council, action.a)]) - 1.5
        elif action.kind == OUST_KIND:
            found = -1.0
        if found > highest:
            highest = found
            best = action
    return best


def yielding(s: AbyssState, seat: i64, action: Action) -> float:
    """The worst location is given up, if a better one is to be had."""
    best = 0.0
    for place in members(s.available):
        best = max(best, as_float(place_points(s, seat, place)))
    return 0.0 if action is DECLINE else best - as_float(place_points(s, seat, action.a)) - 0.5


def weights_for(s: AbyssState) -> list[float]:
    return WEIGHTS[1 if s.seats > 2 else 0]


def habit_lists(seats: int) -> list[tuple[list[str], list[float]]]:
    """All that the habits of such a table are made of: names and weights."""
    if seats == 2:
        return [(RANKS, WEIGHTS[0]), (LORD_WORTHS, WORTHS[0]), (NEARNESS, NEARS[0])]
    return [(of_more(RANKS), WEIGHTS[1]), (of_more(LORD_WORTHS), WORTHS[1]), (of_more(NEARNESS), NEARS[1])]
