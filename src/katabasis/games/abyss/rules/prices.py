"""What a lord costs, and who can pay for it (rulebook, "Recruter un Seigneur")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.bits import bit
from katabasis.games.abyss.bags import POWER_AMOUNT, SUM, total
from katabasis.games.abyss.data.allies import ANY_RACE
from katabasis.games.abyss.data.lords import LORDS, RACE_OF_GUILD
from katabasis.games.abyss.effects import ANY_RACES, CHEAPER, DEARER
from katabasis.games.abyss.state import AbyssState, has, opponent_has

COST: Final = bytes([lord.cost for lord in LORDS])
RACES_ASKED: Final = bytes([lord.races for lord in LORDS])
MANDATORY: Final = bytes([RACE_OF_GUILD[lord.guild] + 1 for lord in LORDS])  # a race + 1; 0 if it is any


def surcharge(s: AbyssState, seat: i64) -> i64:
    """Points on top of the printed cost: the own Treasurer's, an opponent's Recruiter's.  ABY-RECRUIT-10, ABY-R-18"""
    more: i64 = 0
    if has(s, seat, CHEAPER):
        more -= POWER_AMOUNT[CHEAPER]
    if opponent_has(s, seat, DEARER):
        more += POWER_AMOUNT[DEARER]
    return more


def cost_for(s: AbyssState, seat: i64, lord: i64) -> i64:
    cost: i64 = COST[lord] + surcharge(s, seat)
    if cost < 0:
        return 0
    return cost


def mandatory(s: AbyssState, seat: i64, lord: i64) -> i64:
    """The race that must be among the allies; ANY_RACE for an ambassador, or with the Diplomat.  ABY-R-19"""
    if has(s, seat, ANY_RACES):
        return ANY_RACE
    return MANDATORY[lord] - 1


def recruitable(s: AbyssState, seat: i64) -> i64:
    """The lords of the court whose price can be paid in full: the best races asked for, and pearls.  ABY-RECRUIT-15

    Whatever reaches the cost holds a payment without a superfluous ally, so that totals are enough here.
    """
    player = s.players[seat]
    hand = player.hand
    if hand == 0:
        return 0
    # the three best races, best first
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    first_race: i64 = -1
    second_race: i64 = -1
    held: i64 = 0
    pack = hand
    race: i64 = 0
    while pack > 0:
        worth: i64 = SUM[pack & 1023]
        if worth:
            held += 1
            if worth > first:
                third = second
                second = first
                second_race = first_race
                first = worth
                first_race = race
            elif worth > second:
                third = second
                second = worth
                second_race = race
            elif worth > third:
                third = worth
        pack >>= 10
        race += 1
    funds: i64 = player.pearls - surcharge(s, seat)
    any_race = has(s, seat, ANY_RACES)
    found: i64 = 0
    row = s.court_row
    while row > 0:
        lord: i64 = (row & 63) - 1
        row >>= 6
        if lord < 0:
            continue
        asked: i64 = RACES_ASKED[lord]
        if asked > held:
            continue
        best: i64 = 0
        if asked == 5:
            best = total(hand)
        elif any_race:
            best = first
            if asked > 1:
                best += second
            if asked > 2:
                best += third
        else:
            big: i64 = MANDATORY[lord] - 1
            best = SUM[(hand >> (10 * big)) & 1023]
            if best == 0:
                continue
            if asked == 2:
                best += second if big == first_race else first
            elif asked == 3:
                if big == first_race:
                    best += second + third
                elif big == second_race:
                    best += first + third
                else:
                    best += first + second
        if best + funds >= COST[lord]:
            found |= bit(lord)
    return found
