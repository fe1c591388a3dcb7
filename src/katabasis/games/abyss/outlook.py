"""How near the lords of the court are to a hand: what suggests itself, and what a position is worth, depends on it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.estimate import weights_of
from katabasis.games.abyss.data.lords import LORDS
from katabasis.games.abyss.decks import POINTS
from katabasis.games.abyss.effects import ANY_RACES
from katabasis.games.abyss.meta import HOME
from katabasis.games.abyss.packs import SUM
from katabasis.games.abyss.rules.prices import COST, MANDATORY, RACES_ASKED, surcharge
from katabasis.games.abyss.state import AbyssState, has

NO_RACE: Final = -1
LORD_WORTHS: Final = [f"worth {lord.name}" for lord in LORDS]
NEARNESS: Final = ["worth of a missing point", "worth of a missing race", "worth of a second lord"]
WORTH: Final[list[float]] = weights_of(HOME, LORD_WORTHS)  # by lord, in points: influence, keys and power together
NEAR: Final[list[float]] = weights_of(HOME, NEARNESS)


def number(value: i64) -> float:
    return float(int(value))


def worth_of(s: AbyssState, lord: i64) -> float:
    """What a lord is worth; in the last round keys and powers come too late."""
    if s.trigger >= 0 and LORDS[lord].keys < 3:
        return number(POINTS[lord])
    return WORTH[lord]


def outlook(s: AbyssState, seat: i64, race: i64, more: i64, pearls: i64) -> float:
    """The lord that suggests itself most, and a part of the second: its worth, less what is missing to pay for it.

    The hand is taken with `more` points of a race, or of NO_RACE, and the pearls are those given.
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
    per_point = NEAR[0]
    per_race = NEAR[1]
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
        value = worth_of(s, lord)
        if gap > 0:
            value -= per_point * number(gap)
        if missing > 0:
            value -= per_race * number(missing)
        if value > best:
            next_best = best
            best = value
        elif value > next_best:
            next_best = value
    return best + NEAR[2] * next_best
