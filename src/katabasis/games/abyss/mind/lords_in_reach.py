"""How near the lords of the court are to a hand: what suggests itself, and what a position is worth, depends on it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.bits import how_many
from katabasis.engine.estimate import as_float, weights_of
from katabasis.games.abyss.bags import HIGHEST, LOWEST, POINTS, SUM, race_of, worth
from katabasis.games.abyss.data.allies import LORDS_TO_END
from katabasis.games.abyss.data.lords import LORDS
from katabasis.games.abyss.effects import ANY_RACES
from katabasis.games.abyss.meta import HOME
from katabasis.games.abyss.rules.prices import COST, MANDATORY, RACES_ASKED, surcharge
from katabasis.games.abyss.rules.scoring import points_of_lords, points_of_places
from katabasis.games.abyss.state import AbyssState, has, lords_of

NO_RACE: Final = -1
LORD_WORTHS: Final = [f"worth {lord.name}" for lord in LORDS]
NEARNESS: Final = ["worth of a missing point", "worth of a missing race", "worth of a second lord", "worth that fades"]


def of_more(names: list[str]) -> list[str]:
    """The names of what was learnt at tables of three and four, where turns are rarer and allies pass more hands."""
    return [f"{name} (3+)" for name in names]


# By whether more than two play; of lords in points: influence, keys and power together.
WORTHS: Final[list[list[float]]] = [weights_of(HOME, LORD_WORTHS), weights_of(HOME, of_more(LORD_WORTHS))]
NEARS: Final[list[list[float]]] = [weights_of(HOME, NEARNESS), weights_of(HOME, of_more(NEARNESS))]


def lateness(s: AbyssState) -> float:
    """From 0 to 1, by the lords of who has most."""
    most: i64 = 0
    for seat in range(s.seats):
        most = max(most, how_many(lords_of(s, seat)))
    return as_float(min(most, LORDS_TO_END)) / as_float(LORDS_TO_END)


def worth_of(s: AbyssState, lord: i64, late: float) -> float:
    """What a lord is worth; keys and powers less and less, and in the last round they come too late."""
    points = as_float(POINTS[lord])
    if s.trigger >= 0 and LORDS[lord].keys < 3:
        return points
    more = 1 if s.seats > 2 else 0
    return points + (WORTHS[more][lord] - points) * (1.0 - NEARS[more][3] * late)


def points_so_far(s: AbyssState, seat: i64) -> i64:
    """The score if the match ended now, with the last affiliation; locations do not count it yet."""
    player = s.players[seat]
    points = points_of_places(s, seat) + points_of_lords(s, seat) + worth(player.tokens)
    for race in range(5):
        points += max(HIGHEST[race_of(player.affiliated, race)], LOWEST[race_of(player.hand, race)])
    return points


def outlook(s: AbyssState, seat: i64, race: i64, more: i64, pearls: i64, late: float) -> float:
    """The lord that suggests itself most, and a part of the second: its worth, less what is missing to pay for it.

    The hand is taken with `more` points of a race, or of NO_RACE, and the pearls are those given; `late` is `lateness`.
    """
    hand = s.players[seat].hand
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    fourth: i64 = 0
    fifth: i64 = 0
    first_race: i64 = -1
    second_race: i64 = -1
    held: i64 = 0
    here: i64 = 0
    while here < 5:
        total: i64 = SUM[(hand >> (10 * here)) & 1023]
        if here == race:
            total += more
        if total:
            held += 1
            if total > first:
                fifth = fourth
                fourth = third
                third = second
                second = first
                first = total
                second_race = first_race
                first_race = here
            elif total > second:
                fifth = fourth
                fourth = third
                third = second
                second = total
                second_race = here
            elif total > third:
                fifth = fourth
                fourth = third
                third = total
            elif total > fourth:
                fifth = fourth
                fourth = total
            else:
                fifth = total
        here += 1
    funds: i64 = pearls - surcharge(s, seat)
    any_race = has(s, seat, ANY_RACES)
    table = 1 if s.seats > 2 else 0
    near = NEARS[table]
    worths = WORTHS[table]
    fading = 1.0 - near[3] * late
    last = s.trigger >= 0
    per_point = near[0]
    per_race = near[1]
    best = 0.0
    next_best = 0.0
    row = s.court_row
    while row > 0:
        lord: i64 = (row & 63) - 1
        row >>= 6
        if lord < 0:
            continue
        asked: i64 = RACES_ASKED[lord]
        missing: i64 = 0
        paid: i64 = 0
        if asked == 5:
            paid = first + second + third + fourth + fifth
            missing = 5 - held
        else:
            big: i64 = MANDATORY[lord] - 1
            if any_race or big == first_race:
                paid = first
                if asked > 1:
                    paid += second
                if asked > 2:
                    paid += third
                if held < asked:
                    missing = asked - held
            else:
                own: i64 = SUM[(hand >> (10 * big)) & 1023]
                if big == race:
                    own += more
                if own == 0:
                    missing = 1
                paid = own
                if asked > 1:
                    paid += first
                if asked > 2:
                    paid += third if big == second_race else second
                others: i64 = held if own == 0 else held - 1
                if others < asked - 1:
                    missing += asked - 1 - others
        gap: i64 = COST[lord] - paid - funds
        value = as_float(POINTS[lord])  # as `worth_of` has it
        if not last or LORDS[lord].keys >= 3:
            value += (worths[lord] - value) * fading
        if gap > 0:
            value -= per_point * as_float(gap)
        if missing > 0:
            value -= per_race * as_float(missing)
        if value > best:
            next_best = best
            best = value
        elif value > next_best:
            next_best = value
    return best + near[2] * next_best
