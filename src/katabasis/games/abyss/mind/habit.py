"""What comes to mind first: answers quick to find and seldom foolish, by weights that many matches have tuned.

A player in a hurry looks at nothing but what its seat knows.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import how_many, members
from katabasis.engine.estimate import names_of, weights_of
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
    number,
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

# The weights of a habit, and the names that they are kept by.
RECRUIT: Final = 0
RECRUIT_COST: Final = 1
RECRUIT_PEARLS: Final = 2
COUNCIL: Final = 3
COUNCIL_ALLIES: Final = 4
COUNCIL_OUTLOOK: Final = 5
EXPLORE: Final = 6
PLOT: Final = 7
PLOT_PEARLS: Final = 8
TAKE: Final = 9
TAKE_VALUE: Final = 10
TAKE_OUTLOOK: Final = 11
TAKE_SLOT: Final = 12
FIGHT: Final = 13
FIGHT_THREAT: Final = 14
FIGHT_SLOT: Final = 15
BUYING: Final = 16
BUYING_VALUE: Final = 17
BUYING_OUTLOOK: Final = 18
BUYING_PRICE: Final = 19
SELL: Final = 20
DRAW: Final = 21
PAYING_AFFILIATED: Final = 22
PAYING_OTHERS: Final = 23
PAYING_PEARLS: Final = 24
CORRUPT: Final = 25
RECRUIT_LATE: Final = 26
LAST_LORD: Final = 27
LAST_LORD_LEAD: Final = 28
COUNCIL_LATE: Final = 29
EXPLORE_LATE: Final = 30
EXPLORE_THREAT: Final = 31
EXPLORE_PEARLS: Final = 32
PLOT_LATE: Final = 33
TAKE_LATE: Final = 34
TAKE_THREAT: Final = 35
FIGHT_LATE: Final = 36
BUYING_LATE: Final = 37
BUYING_PEARLS: Final = 38
RANKS: Final = names_of(
    [
        (RECRUIT, "habit recruit"),
        (RECRUIT_COST, "habit recruit, cost"),
        (RECRUIT_PEARLS, "habit recruit, price in pearls"),
        (COUNCIL, "habit council"),
        (COUNCIL_ALLIES, "habit council, allies"),
        (COUNCIL_OUTLOOK, "habit council, outlook"),
        (EXPLORE, "habit explore"),
        (PLOT, "habit plot"),
        (PLOT_PEARLS, "habit plot, pearls"),
        (TAKE, "habit take"),
        (TAKE_VALUE, "habit take, value"),
        (TAKE_OUTLOOK, "habit take, outlook"),
        (TAKE_SLOT, "habit take, slot"),
        (FIGHT, "habit fight"),
        (FIGHT_THREAT, "habit fight, threat"),
        (FIGHT_SLOT, "habit fight, slot"),
        (BUYING, "habit buy"),
        (BUYING_VALUE, "habit buy, value"),
        (BUYING_OUTLOOK, "habit buy, outlook"),
        (BUYING_PRICE, "habit buy, price"),
        (SELL, "habit sell, value"),
        (DRAW, "habit draw"),
        (PAYING_AFFILIATED, "habit pay, affiliated"),
        (PAYING_OTHERS, "habit pay, others of the race"),
        (PAYING_PEARLS, "habit pay, pearls"),
        (CORRUPT, "habit corrupt"),
        (RECRUIT_LATE, "habit recruit, late"),
        (LAST_LORD, "habit last lord"),
        (LAST_LORD_LEAD, "habit last lord, lead"),
        (COUNCIL_LATE, "habit council, late"),
        (EXPLORE_LATE, "habit explore, late"),
        (EXPLORE_THREAT, "habit explore, threat"),
        (EXPLORE_PEARLS, "habit explore, pearls of others"),
        (PLOT_LATE, "habit plot, late"),
        (TAKE_LATE, "habit take, late"),
        (TAKE_THREAT, "habit take, threat"),
        (FIGHT_LATE, "habit fight, late"),
        (BUYING_LATE, "habit buy, late"),
        (BUYING_PEARLS, "habit buy, pearls"),
    ]
)
WEIGHTS: Final[list[list[float]]] = [weights_of(HOME, RANKS), weights_of(HOME, of_more(RANKS))]  # by whether more play
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
        return -number(action.a % 5) - 0.1 * number(SUM[race_of(s.players[seat].hand, action.a // 5)])
    if kind == TURN:
        return power_of(s, action.a)  # for its points stay
    if kind == HUNT:
        return number(how_many_tokens(s.players[action.a].tokens))
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
        return number(place_points(s, seat, action.a))
    return 0.0


def power_of(s: AbyssState, lord: i64) -> float:
    """What a lord is worth beyond its points: its power and its key."""
    return WORTHS[1 if s.seats > 2 else 0][lord] - number(POINTS[lord])


def rank_of_act(s: AbyssState, seat: i64, action: Action, now: float, late: float) -> float:
    w = weights_for(s)
    kind = action.kind
    player = s.players[seat]
    if kind == RECRUIT_KIND:
        cost = cost_for(s, seat, action.a)
        short: i64 = cost - total(player.hand)
        value = w[RECRUIT] + worth_of(s, action.a, late) + w[RECRUIT_COST] * number(cost) + w[RECRUIT_LATE] * late
        if s.trigger < 0 and how_many(lords_of(s, seat)) + 1 == LORDS_TO_END:
            value += w[LAST_LORD] + w[LAST_LORD_LEAD] * number(lead(s, seat) + POINTS[action.a])
        return value + w[RECRUIT_PEARLS] * number(short) if short > 0 else value
    if kind == COUNCIL_KIND:
        allies: i64 = SIZE[race_of(s.council, action.a)]
        more = outlook(s, seat, action.a, allies * MEAN_ALLY // 2, player.pearls, late) - now
        return w[COUNCIL] + w[COUNCIL_ALLIES] * number(allies) + w[COUNCIL_OUTLOOK] * more + w[COUNCIL_LATE] * late
    if kind == EXPLORE_KIND:
        if s.deck == 0 and s.discard == 0:
            return IDLE  # nothing but monsters: who goes on looking for allies would never come to an end
        value = w[EXPLORE] + w[EXPLORE_LATE] * late + w[EXPLORE_THREAT] * number(s.threat)
        for other in range(s.seats):
            if other != seat:
                value += w[EXPLORE_PEARLS] * number(min(s.players[other].pearls, 8))
        return value
    if kind == PLOT_KIND:
        return w[PLOT] + w[PLOT_PEARLS] * number(player.pearls) + w[PLOT_LATE] * late
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
        bonus = number(gain) if gain > 0 else 0.0
        return w[PAYING_PEARLS] * number(short) + bonus if short > 0 else 50.0 + bonus
    if action.kind != PAY_KIND:
        return LEAST
    fit = number(value) if value <= short else number(short) - 2.0 * number(value - short)
    others = SUM[race_of(player.hand - player.laid, race)] - value
    kept = w[PAYING_OTHERS] * number(others)
    return fit + kept + w[PAYING_AFFILIATED] * number(value)


def buying(s: AbyssState, seat: i64) -> float:
    """Whether the ally on offer is worth its price."""
    w = weights_for(s)
    card = last_card(s)
    asked = price(s)
    pearls = s.players[seat].pearls
    value: i64 = card % 5 + 1
    late = lateness(s)
    more = outlook(s, seat, card // 5, value, pearls - asked, late) - outlook(s, seat, NO_RACE, 0, pearls, late)
    suits = w[BUYING] + w[BUYING_VALUE] * number(value) + w[BUYING_OUTLOOK] * more + w[BUYING_PRICE] * number(asked)
    return suits + w[BUYING_LATE] * late + w[BUYING_PEARLS] * number(min(pearls, 10))


def stopping(s: AbyssState, seat: i64) -> float:
    """Whether to take the ally, or fight the monster, that was revealed last."""
    w = weights_for(s)
    card = last_card(s)
    slot = how_full(s.track_row)
    late = lateness(s)
    if card == MONSTER:
        ready = w[FIGHT] + w[FIGHT_THREAT] * number(s.threat) + w[FIGHT_SLOT] * number(slot)
        return ready + w[FIGHT_LATE] * late
    value: i64 = card % 5 + 1
    pearls = s.players[seat].pearls
    more = outlook(s, seat, card // 5, value, pearls, late) - outlook(s, seat, NO_RACE, 0, pearls, late)
    suits = w[TAKE] + w[TAKE_VALUE] * number(value) + w[TAKE_OUTLOOK] * more + w[TAKE_SLOT] * number(slot)
    return suits + w[TAKE_LATE] * late + w[TAKE_THREAT] * number(s.threat)


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
            found = weights_for(s)[SELL] - number(action.a % 5)
        elif action.kind == SWEEP_KIND:
            found = number(SIZE[race_of(s.council, action.a)]) - 1.5
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
        best = max(best, number(place_points(s, seat, place)))
    return 0.0 if action is DECLINE else best - number(place_points(s, seat, action.a)) - 0.5


def weights_for(s: AbyssState) -> list[float]:
    return WEIGHTS[1 if s.seats > 2 else 0]


def habit_lists(seats: int) -> list[tuple[list[str], list[float]]]:
    """All that the habits of such a table are made of: names and weights."""
    if seats == 2:
        return [(RANKS, WEIGHTS[0]), (LORD_WORTHS, WORTHS[0]), (NEARNESS, NEARS[0])]
    return [(of_more(RANKS), WEIGHTS[1]), (of_more(LORD_WORTHS), WORTHS[1]), (of_more(NEARNESS), NEARS[1])]


def learn_habit(weights: dict[str, float]) -> None:
    """Answer otherwise from now on."""
    for names, kept in [*habit_lists(2), *habit_lists(3)]:
        for place, name in enumerate(names):
            kept[place] = weights.get(name, kept[place])
