"""A payment, ally by ally: what may still be laid down so that it can be completed without a superfluous ally.

A payment shows exactly the races asked for, reaches the cost with pearls, and no ally of it could be taken back: none
whose race would still be shown and without which the rest would still reach the cost.  So, with an excess of `over`
points, a race with two allies or more shows only allies worth more than `over`.  ABY-RECRUIT-02 to 09, ABY-R-16
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.games.abyss.decks import bit
from katabasis.games.abyss.effects import FREE_AFFILIATION, WITHDRAWN
from katabasis.games.abyss.meta import SUPERFLUOUS
from katabasis.games.abyss.packs import (
    ABOVE,
    HIGHEST_SUM,
    KINDS,
    LOWEST,
    SINGLES,
    SIZE,
    SUM,
    SUMS,
    kinds,
    one,
    race_of,
)
from katabasis.games.abyss.rules.prices import RACES_ASKED, cost_for, mandatory
from katabasis.games.abyss.state import AbyssState, has

FOR_AFFILIATION: Final = 25  # bits of what may be laid down, then of what may be affiliated to complete the payment
TO_WITHDRAW: Final = 50  # and the bit of taking it back
ALLY_BITS: Final = 2**25 - 1
SUM_BITS: Final = 524_287  # one for each sum up to the highest
UP_TO: Final[list[int]] = [2 ** (points + 1) - 1 for points in range(HIGHEST_SUM + 1)]  # bits of all sums up to this
EXACTLY: Final[list[int]] = [2**points for points in range(HIGHEST_SUM + 1)]
NO_PAIR: Final = 99  # where no race shows two allies, none can be too low
OF_VALUE: Final[list[int]] = [sum(2 ** (5 * race + value) for race in range(5)) for value in range(5)]
COUNTED: Final[list[int]] = [15 * 16**value for value in range(6)]  # four bits count how often a value comes
COUNTED_ONE: Final[list[int]] = [16**value for value in range(6)]


def payment_choices(s: AbyssState, seat: i64, lord: i64) -> i64:
    """What may be answered to a payment under way: allies to lay down, and allies to affiliate if it is complete."""
    player = s.players[seat]
    laid = player.laid
    rest = player.hand - laid
    cost = cost_for(s, seat, lord)
    pearls = player.pearls
    asked: i64 = RACES_ASKED[lord]
    big = mandatory(s, seat, lord)
    loose = s.readings & SUPERFLUOUS != 0
    shown: i64 = 0
    worth: i64 = 0
    own: i64 = 0  # what is left in hand of the races that are shown
    pack = laid
    left = rest
    while pack > 0:
        pattern: i64 = pack & 1023
        if pattern:
            shown += 1
            worth += SUM[pattern]
            own += SUM[left & 1023]
        pack >>= 10
        left >>= 10
    if big >= 0 and (laid >> (10 * big)) & 1023 != 0:
        big = -1  # shown already: the other races are free
    found: i64 = 0
    if shown == asked:
        if worth + pearls >= cost and (loose or worth <= cost or worth - cost < lowest_pair(laid)):
            found = affiliable(s, seat, laid) << FOR_AFFILIATION
            if not (s.used >> WITHDRAWN) & 1:
                found |= bit(TO_WITHDRAW)
        if worth >= cost and not loose:
            return found
    pair = lowest_pair(laid) if shown else NO_PAIR
    missing = asked - shown
    same: i64 = fill(laid, rest, big, missing, -1) if shown else -1
    race: i64 = 0
    while race < 5:
        shift: i64 = 10 * race
        held: i64 = (rest >> shift) & 1023
        if held:
            here: i64 = (laid >> shift) & 1023
            more: i64 = -1
            if here:
                more = same
            elif race == big:
                more = fill(laid, rest, -1, missing - 1, race)
            elif missing > 0:
                more = fill(laid, rest, big, missing - 1, race)
            reach = worth + own + pearls + more % 1024 + (0 if here else SUM[held])
            if more >= 0 and reach >= cost:
                if loose:
                    found |= KINDS[held] << (5 * race)
                else:
                    base = worth + more // 1024
                    low: i64 = min(pair, LOWEST[here]) if here else pair
                    needed: i64 = -1 if race == big else big
                    others = (missing if here else missing - 1) - (1 if needed >= 0 else 0)
                    found |= worthy(laid, rest, race, here != 0, needed, others, base, low, cost, pearls)
        race += 1
    return found


def fill(laid: i64, rest: i64, big: i64, races: i64, but: i64) -> i64:
    """The least (times 1024) and the most that so many races still to be shown can add; -1 if they cannot be shown.

    The big one must be among them unless it is negative; one race may be left out.
    """
    if races <= 0:
        return -1 if races < 0 or big >= 0 else 0
    least: i64 = 0
    most: i64 = 0
    lows: i64 = 0  # four bits count each value
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    fourth: i64 = 0
    race: i64 = 0
    while race < 5:
        held: i64 = rest & 1023
        if race == big:
            if held == 0:
                return -1
            least += LOWEST[held]
            most += SUM[held]
            races -= 1
        elif held and laid & 1023 == 0 and race != but:
            lows += COUNTED_ONE[LOWEST[held]]
            here: i64 = SUM[held]
            if here > first:
                fourth = third
                third = second
                second = first
                first = here
            elif here > second:
                fourth = third
                third = second
                second = here
            elif here > third:
                fourth = third
                third = here
            elif here > fourth:
                fourth = here
        rest >>= 10
        laid >>= 10
        race += 1
    if races > 0:
        if first == 0:
            return -1
        most += first
    if races > 1:
        if second == 0:
            return -1
        most += second
    if races > 2:
        if third == 0:
            return -1
        most += third
    if races > 3:
        if fourth == 0:
            return -1
        most += fourth
    value: i64 = 0
    while races > 0:
        while lows & 15 == 0:
            lows >>= 4
            value += 1
        lows -= 1
        least += value
        races -= 1
    return least * 1024 + most


def worthy(
    laid: i64, rest: i64, race: i64, again: bool, big: i64, others: i64, base: i64, pair: i64, cost: i64, pearls: i64
) -> i64:
    """The allies of one race that may be laid down now: some payment begins with what is laid and one of them.

    Such a payment is worth at least `base` besides the ally itself; `again` if the race is shown already.
    """
    found: i64 = 0
    bits: i64 = KINDS[(rest >> (10 * race)) & 1023]
    ally: i64 = race * 5
    value: i64 = 1
    while bits > 0:
        if bits & 1:
            least = base + value
            if least > cost:
                fits = least - cost < (min(pair, value) if again else pair)
            elif least + pearls >= cost:
                fits = True
            else:
                added_one = one(ally)
                fits = reachable(laid + added_one, rest - added_one, big, others, cost, pearls)
            if fits:
                found |= bit(ally)
        bits >>= 1
        ally += 1
        value += 1
    return found


def affiliable(s: AbyssState, seat: i64, laid: i64) -> i64:
    """The lowest allies of the payment, any of them with the Master of Magic.  ABY-RECRUIT-11, ABY-LORD-20"""
    found = kinds(laid)
    if has(s, seat, FREE_AFFILIATION):
        return found
    for value in range(5):
        lowest: i64 = found & OF_VALUE[value]
        if lowest:
            return lowest
    return 0


def lowest_pair(laid: i64) -> i64:
    """The lowest ally that does not stand alone for its race."""
    found: i64 = NO_PAIR
    while laid > 0:
        pattern = laid & 1023
        if SIZE[pattern] > 1:
            low: i64 = LOWEST[pattern]
            found = min(found, low)
        laid >>= 10
    return found


def reachable(laid: i64, rest: i64, big: i64, others: i64, cost: i64, pearls: i64) -> bool:
    """Whether more and higher allies can close the gap to the cost and leave nothing superfluous."""
    lowest = cost - pearls
    for over in range(5):
        window: i64 = 0
        if over == 0:
            window = UP_TO[cost]
            if lowest > 0:
                window -= UP_TO[lowest - 1]
        elif cost + over <= HIGHEST_SUM:
            window = EXACTLY[cost + over]
        sums: i64 = 1
        for race in range(5):
            pattern = (laid >> (10 * race)) & 1023
            if pattern or race == big:
                sums = added(sums, race_sums(pattern, (rest >> (10 * race)) & 1023, over))
        if sums and any_reach(laid, rest, big, others, 0, sums, over, window):
            return True
    return False


def any_reach(laid: i64, rest: i64, big: i64, others: i64, race: i64, sums: i64, over: i64, window: i64) -> bool:
    """The same for any choice of that many races from this one on."""
    if others == 0 or (others == 5 and race == 5):  # five: whatever is still missing
        return sums & window != 0
    while race < 5:
        held = (rest >> (10 * race)) & 1023
        if held and race != big and not race_of(laid, race):
            left: i64 = 5 if others == 5 else others - 1
            if any_reach(laid, rest, big, left, race + 1, added(sums, race_sums(0, held, over)), over, window):
                return True
            if others == 5:
                return False  # each of them must be shown
        race += 1
    return others == 5 and sums & window != 0


def race_sums(pattern: i64, held: i64, over: i64) -> i64:
    """One bit for each total that one race may contribute, begun with these allies, at an excess of `over`."""
    more: i64 = SUMS[held & ABOVE[over]]
    if pattern == 0:
        singles: i64 = SINGLES[held]
        return (singles | more) & ~1
    if LOWEST[pattern] > over:
        return (more << SUM[pattern]) & SUM_BITS
    if SIZE[pattern] == 1:
        return SINGLES[pattern]
    return 0


def added(sums: i64, other: i64) -> i64:
    """One bit for each sum of two."""
    found: i64 = 0
    while sums > 0:
        if sums & 1:
            found |= other
        sums >>= 1
        other <<= 1
    return found & SUM_BITS
