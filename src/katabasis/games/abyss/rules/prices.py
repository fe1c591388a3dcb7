"""What a lord costs, and who can pay for it (rulebook, "Recruter un Seigneur")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.games.abyss.data.allies import ANY_RACE, COURT_SLOTS
from katabasis.games.abyss.data.lords import LORDS, RACE_OF_GUILD
from katabasis.games.abyss.decks import BIT, IMMUNE_LORD, POWER_AMOUNT, WITH_POWER
from katabasis.games.abyss.effects import ANY_RACES, CHEAPER, DEARER
from katabasis.games.abyss.packs import SUM
from katabasis.games.abyss.state import EMPTY_SLOT, AbyssState

CHEAPER_LORD: Final[int] = WITH_POWER[CHEAPER]
DEARER_LORD: Final[int] = WITH_POWER[DEARER]
ANY_RACES_LORD: Final[int] = WITH_POWER[ANY_RACES]
COST: Final[list[int]] = [lord.cost for lord in LORDS]
RACES_ASKED: Final[list[int]] = [lord.races for lord in LORDS]
MANDATORY: Final[list[int]] = [RACE_OF_GUILD[lord.guild] for lord in LORDS]
PRICE: Final[list[int]] = [  # the three in one number: races, mandatory race + 1, cost
    lord.races + 16 * (RACE_OF_GUILD[lord.guild] + 1) + 256 * lord.cost for lord in LORDS
]


def surcharge(s: AbyssState, seat: i64) -> i64:
    """Points on top of the printed cost: the own Treasurer's, an opponent's Recruiter's.  ABY-RECRUIT-10, ABY-R-18"""
    more: i64 = 0
    working: i64 = s.free[seat] & ~s.turned
    if working & CHEAPER_LORD:
        more -= POWER_AMOUNT[CHEAPER]
    if working & IMMUNE_LORD:
        return more
    for other in range(s.seats):
        theirs: i64 = s.free[other] & DEARER_LORD
        if theirs & ~s.turned and other != seat:
            more += POWER_AMOUNT[DEARER]
    return more


def cost_for(s: AbyssState, seat: i64, lord: i64) -> i64:
    return max(0, COST[lord] + surcharge(s, seat))


def mandatory(s: AbyssState, seat: i64, lord: i64) -> i64:
    """The race that must be among the allies; ANY_RACE for an ambassador, or with the Diplomat.  ABY-R-19"""
    working: i64 = s.free[seat] & ~s.turned
    return ANY_RACE if working & ANY_RACES_LORD else MANDATORY[lord]


def recruitable(s: AbyssState, seat: i64) -> i64:
    """The lords of the court whose price can be paid in full: the best races asked for, and pearls.  ABY-RECRUIT-15

    Whatever reaches the cost holds a payment without a superfluous ally, so that totals are enough here.
    """
    hand: i64 = s.hands[seat]
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
    funds: i64 = s.pearls[seat]
    funds -= surcharge(s, seat)
    any_race = s.free[seat] & ~s.turned & ANY_RACES_LORD != 0
    found: i64 = 0
    for slot in range(COURT_SLOTS):
        lord: i64 = s.court[slot]
        if lord == EMPTY_SLOT:
            continue
        price: i64 = PRICE[lord]
        asked: i64 = price & 15
        if asked > held:
            continue
        cost: i64 = price >> 8
        best: i64 = 0
        big: i64 = ((price >> 4) & 15) - 1
        if asked == 5:
            best = SUM[hand & 1023] + SUM[(hand >> 10) & 1023] + SUM[(hand >> 20) & 1023]
            best += SUM[(hand >> 30) & 1023] + SUM[hand >> 40]
        elif any_race:
            best = first
            if asked > 1:
                best += second
            if asked > 2:
                best += third
        else:
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
        if best + funds >= cost:
            found |= BIT[lord]
    return found
