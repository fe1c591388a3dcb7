"""A payment, ally by ally: what may still be laid down so that it can be completed without a superfluous ally.

A payment shows exactly the races asked for, reaches the cost with pearls, and no ally of it could be taken back: none
whose race would still be shown and without which the rest would still reach the cost.  So, with an excess of `over`
points, a race with two allies or more shows only allies worth more than `over`.  ABY-RECRUIT-02 to 09, ABY-R-16
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.bits import bit
from katabasis.games.abyss.bags import FROM, HIGHEST_SUM, KINDS, LOWEST, SINGLES, SIZE, SUM, SUMS, kinds, one, race_of
from katabasis.games.abyss.effects import FREE_AFFILIATION, WITHDRAWN
from katabasis.games.abyss.meta import SUPERFLUOUS
from katabasis.games.abyss.rules.prices import RACES_ASKED, cost_for, mandatory
from katabasis.games.abyss.state import AbyssState, has

FOR_AFFILIATION: Final = 25  # bits of what may be laid down, then of what may be affiliated to complete the payment
TO_WITHDRAW: Final = 50  # and the bit of taking it back
SUM_BITS: Final = 524_287  # one for each sum up to the highest
NO_PAIR: Final = 99  # where no race shows two allies, none can be too low
OF_ONE_VALUE: Final = 0b00001_00001_00001_00001_00001  # the ones among the bits of all allies


def payment_choices(s: AbyssState, seat: i64, lord: i64) -> i64:
    """What may be answered to a payment under way: allies to lay down, and allies to affiliate if it is complete."""
    player = s.players[seat]
    laid = player.laid
    rest = player.hand - laid
    cost = cost_for(s, seat, lord)
    pearls = player.pearls
    big = mandatory(s, seat, lord)
    if big >= 0 and race_of(laid, big) != 0:
        big = -1  # shown already: the other races are free
    loose = s.readings & SUPERFLUOUS != 0
    missing: i64 = RACES_ASKED[lord]  # races still to be shown
    worth: i64 = 0
    own: i64 = 0  # what is left in hand of the races that are shown
    pair: i64 = NO_PAIR  # the lowest ally that does not stand alone for its race
    extra: i64 = 0  # one bit for each total that allies of one such race add
    low: i64 = 0
    # the other races in hand, but for the big one: how many, their totals and lowest allies together, the best of each
    spare: i64 = 0
    totals: i64 = 0
    lows: i64 = 0
    most: i64 = 0
    second_most: i64 = 0
    third_most: i64 = 0
    least: i64 = NO_PAIR
    second_least: i64 = NO_PAIR
    third_least: i64 = NO_PAIR
    race: i64 = 0
    while race < 5:
        here = race_of(laid, race)
        held = race_of(rest, race)
        if here:
            missing -= 1
            worth += SUM[here]
            own += SUM[held]
            extra |= SUMS[held]
            low = LOWEST[here]
            if SIZE[here] > 1 and low < pair:
                pair = low
        elif held and race != big:
            total: i64 = SUM[held]
            low = LOWEST[held]
            spare += 1
            totals += total
            lows += low
            if total > most:
                third_most = second_most
                second_most = most
                most = total
            elif total > second_most:
                third_most = second_most
                second_most = total
            elif total > third_most:
                third_most = total
            if low < least:
                third_least = second_least
                second_least = least
                least = low
            elif low < second_least:
                third_least = second_least
                second_least = low
            elif low < third_least:
                third_least = low
        race += 1
    found: i64 = 0
    if missing == 0:
        if worth + pearls >= cost and (loose or worth <= cost or worth - cost < pair):
            found = affiliable(s, seat, laid) << FOR_AFFILIATION
            if not (s.used >> WITHDRAWN) & 1:
                found |= bit(TO_WITHDRAW)
        if worth >= cost and not loose:
            return found
    others = missing  # races to be shown besides the big one
    if big >= 0:
        others -= 1
    if others < 0 or others > spare:
        return found
    big_most: i64 = 0
    big_least: i64 = 0
    if big >= 0:
        here = race_of(rest, big)
        if here == 0:
            return found
        big_most = SUM[here]
        big_least = LOWEST[here]
    # the most and the least that so many races add, and one race fewer, if a race is left out that is none of the best
    all_most = totals
    all_least = lows
    fewer_most: i64 = 0
    fewer_least: i64 = 0
    best: i64 = 0
    lowest: i64 = NO_PAIR
    if others < spare:
        all_most = 0
        all_least = 0
        best = NO_PAIR
        lowest = 0
        if others > 0:
            all_most = most
            all_least = least
        if others > 1:
            fewer_most = most
            fewer_least = least
            best = most
            lowest = least
            all_most += second_most
            all_least += second_least
        if others > 2:
            fewer_most += second_most
            fewer_least += second_least
            best = second_most
            lowest = second_least
            all_most += third_most
            all_least += third_least
    window = sums_between(cost - pearls, cost)
    race = 0
    while race < 5:
        held = race_of(rest, race)
        if held:
            here = race_of(laid, race)
            total = 0
            if not here:
                total = SUM[held]
            more = all_most
            base = all_least
            needed: i64 = -1
            also = others
            if race != big:
                needed = big
                more += big_most
                base += big_least
            if not here and race != big:  # it is one of the others
                if others == 0:
                    race += 1
                    continue
                also -= 1
                low = LOWEST[held]
                more += -total if total >= best else fewer_most - all_most
                base += -low if low <= lowest else fewer_least - all_least
            if worth + own + pearls + more + total >= cost:
                if loose:
                    kinds_held: i64 = KINDS[held]
                    found |= kinds_held << (5 * race)
                else:
                    found |= worthy(laid, rest, race, needed, also, worth + base, pair, cost, window, extra)
        race += 1
    return found


def worthy(
    laid: i64, rest: i64, race: i64, big: i64, others: i64, base: i64, pair: i64, cost: i64, window: i64, extra: i64
) -> i64:
    """The allies of one race that may be laid down now: some payment begins with what is laid and one of them.

    Such a payment is worth at least `base` besides the ally itself; mostly one race adds what is missing to it.
    The window has one bit for each sum that pearls raise to the cost.
    """
    found: i64 = 0
    held = race_of(rest, race)
    here = race_of(laid, race)
    if here:
        extra = 0  # what the others add is not told apart from what this race adds
        low: i64 = LOWEST[here]
        if low < pair:
            pair = low
    bits: i64 = KINDS[held]
    value: i64 = 1
    while bits > 0:
        if bits & 1:
            least = base + value
            if least > cost:
                fits = least - cost < (value if here and value < pair else pair)
            elif (window >> least) & 1 or ((SUMS[held - one(value - 1)] | extra) << least) & window:
                fits = True
            else:
                ally = one(race * 5 + value - 1)
                fits = reachable(laid + ally, rest - ally, big, others, cost, window)
            if fits:
                found |= bit(race * 5 + value - 1)
        bits >>= 1
        value += 1
    return found


def affiliable(s: AbyssState, seat: i64, laid: i64) -> i64:
    """The lowest allies of the payment, any of them with the Master of Magic.  ABY-RECRUIT-11, ABY-LORD-20"""
    found = kinds(laid)
    if has(s, seat, FREE_AFFILIATION):
        return found
    value: i64 = 0
    while value < 5:
        lowest = (found >> value) & OF_ONE_VALUE
        if lowest:
            return lowest << value
        value += 1
    return 0


def reachable(laid: i64, rest: i64, big: i64, others: i64, cost: i64, window: i64) -> bool:
    """Whether more and higher allies can close the gap to the cost and leave nothing superfluous."""
    sums = reached(laid, rest, big, others, 0)
    if sums & window:
        return True
    over: i64 = 1
    while over < 5 and cost + over <= HIGHEST_SUM:
        # with an excess fewer allies may be laid down, never others
        if (sums >> (cost + over)) & 1 and (reached(laid, rest, big, others, over) >> (cost + over)) & 1:
            return True
        over += 1
    return False


def sums_between(low: i64, high: i64) -> i64:
    """One bit for each of these sums."""
    if low <= 0:
        return bit(high + 1) - 1
    return bit(high + 1) - bit(low)


def reached(laid: i64, rest: i64, big: i64, others: i64, over: i64) -> i64:
    """One bit for each sum that a payment begun with these allies can have at an excess of `over`."""
    sums: i64 = 1
    race: i64 = 0
    while race < 5:
        pattern = race_of(laid, race)
        if pattern or race == big:
            sums = added(sums, race_sums(pattern, race_of(rest, race), over))
        race += 1
    if others == 0 or sums == 0:
        return sums
    return with_others(laid, rest, big, others, 0, sums, over)


def with_others(laid: i64, rest: i64, big: i64, others: i64, race: i64, sums: i64, over: i64) -> i64:
    """The same with any choice of that many other races from this one on."""
    if others == 0:
        return sums
    found: i64 = 0
    while race < 5:
        held = race_of(rest, race)
        if held and race != big and not race_of(laid, race):
            more = added(sums, race_sums(0, held, over))
            found |= with_others(laid, rest, big, others - 1, race + 1, more, over)
        race += 1
    return found


def race_sums(pattern: i64, held: i64, over: i64) -> i64:
    """One bit for each total that one race may contribute, begun with these allies, at an excess of `over`."""
    first: i64 = FROM[over]
    more: i64 = SUMS[(held >> first) << first]
    if pattern == 0:
        return (SINGLES[held] | more) & ~1
    if LOWEST[pattern] > over:
        return (more << SUM[pattern]) & SUM_BITS
    if SIZE[pattern] == 1:
        return SINGLES[pattern]
    return 0


def added(sums: i64, other: i64) -> i64:
    """One bit for each sum of two."""
    found: i64 = 0
    while other > 0:
        found |= sums * (other & -other)  # shifted by one of them
        other &= other - 1
    return found & SUM_BITS
