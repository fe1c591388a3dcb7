"""Why not?  For any action that is not an answer now: the failing condition, and the rule it comes from.

Only what the asking seat may know is looked at: for a question that is somebody else's the reason is just that.
"""

from __future__ import annotations

from typing import Final

from katabasis.engine.action import Action
from katabasis.engine.bits import bit, how_many
from katabasis.engine.message import Reason
from katabasis.games.abyss.actions import (
    ACTION_KINDS,
    AFFILIATE_KIND,
    APPOINT_KIND,
    BUY_KIND,
    CONTROL_KIND,
    CORRUPT_KIND,
    COUNCIL_KIND,
    DISCARD_KIND,
    DRAW_KIND,
    EXPLORE_KIND,
    FIGHT_KIND,
    GIVE_KIND,
    HUNT_KIND,
    KEEP_KIND,
    OUST_KIND,
    PAY_KIND,
    PLOT_KIND,
    RECRUIT_KIND,
    REFUSE_KIND,
    REWARD_KIND,
    SELL_KIND,
    SKIP_KIND,
    SPARE_KEY_KIND,
    SPARE_KIND,
    SWAP_KIND,
    SWEEP_KIND,
    TAKE_KIND,
    TURN_KIND,
    WITHDRAW_KIND,
    YIELD_KIND,
)
from katabasis.games.abyss.actions import REWARD as REWARD_OF
from katabasis.games.abyss.bags import count, how_many_tokens, race_of, races_in, total
from katabasis.games.abyss.data.allies import COURT_SLOTS, MONSTER, PLOT_PRICE
from katabasis.games.abyss.effects import OUST, SELL, SWEEP, WITHDRAWN
from katabasis.games.abyss.questions import (
    CLOSE,
    DECIDE,
    KEEP,
    KIND_NAMES,
    KIND_RULES,
)
from katabasis.games.abyss.rules.prices import RACES_ASKED, cost_for, mandatory
from katabasis.games.abyss.state import AbyssState, has, in_court, protected
from katabasis.games.abyss.words.narrate import ally_values, spoken

POWER_OF: Final = {SELL_KIND: SELL, SWEEP_KIND: SWEEP, OUST_KIND: OUST}


def in_sight(s: AbyssState, seat: int, action: Action) -> bool:
    """Of what lies elsewhere than on the table, only what a player sees: lords in court, allies in hand, open tiles."""
    kind = action.kind
    if s.pending.now.kind not in ACTION_KINDS[kind].answers:
        return False
    if kind in (RECRUIT_KIND, CORRUPT_KIND, APPOINT_KIND):
        return action.a in s.court
    if kind == OUST_KIND:
        return has(s, seat, OUST) and action.a in s.court
    if kind in (SELL_KIND, SWEEP_KIND):
        return has(s, seat, POWER_OF[kind]) and (kind == SWEEP_KIND or count(s.hands[seat], action.a) > 0)
    if kind in (PAY_KIND, DISCARD_KIND):
        return count(s.hands[seat], action.a) > 0
    if kind == AFFILIATE_KIND:
        return count(s.laid[seat], action.a) > 0
    if kind in (GIVE_KIND, SPARE_KIND):
        return s.free[seat] & bit(action.a) != 0
    if kind == TURN_KIND:
        return any(lords & bit(action.a) for lords in s.free) and not s.free[seat] & bit(action.a)
    if kind == HUNT_KIND:
        return action.a < s.seats
    if kind == YIELD_KIND:
        return s.places[seat] & bit(action.a) != 0
    if kind in (CONTROL_KIND, KEEP_KIND):
        return (s.available | s.drawn) & bit(action.a) != 0
    return kind not in (SWAP_KIND, REWARD_KIND, SKIP_KIND)


def why_not(s: AbyssState, seat: int, action: Action) -> Reason:
    """The seat is asked, and may not answer this."""
    question = s.pending.now
    if question.kind not in ACTION_KINDS[action.kind].answers:
        return not_asked(s, seat, question.kind, action)
    return not_allowed(s, seat, question.a, action)


def reason(name: str, rule: str) -> Reason:
    return Reason(f"abyss-why-{name}", {}, rule)


def lord_reason(name: str, rule: str, lord: int) -> Reason:
    return Reason(f"abyss-why-{name}", {"lord": spoken("lord", lord)}, rule)


def place_reason(name: str, rule: str, place: int) -> Reason:
    return Reason(f"abyss-why-{name}", {"location": spoken("location", place)}, rule)


def race_reason(name: str, rule: str, race: int) -> Reason:
    return Reason(f"abyss-why-{name}", {"race": spoken("race", race)}, rule)


def ally_reason(name: str, rule: str, ally: int) -> Reason:
    return Reason(f"abyss-why-{name}", ally_values(ally), rule)


def seat_reason(name: str, rule: str, seat: int) -> Reason:
    return Reason(f"abyss-why-{name}", {"seat": spoken("seat", seat)}, rule)


def not_asked(s: AbyssState, seat: int, kind: int, action: Action) -> Reason:
    """The action answers another question than the one asked now."""
    if kind == DECIDE and action.kind == PLOT_KIND:
        return reason("no-plot-in-action", "ABY-TURN-05")
    if kind == CLOSE and action.kind in (PLOT_KIND, EXPLORE_KIND, COUNCIL_KIND, RECRUIT_KIND):
        return reason("one-action", "ABY-TURN-03")
    if kind == DECIDE and action.kind in (EXPLORE_KIND, COUNCIL_KIND, RECRUIT_KIND):
        return reason("one-action", "ABY-TURN-03")
    if action.kind in POWER_OF:
        if not has(s, seat, POWER_OF[action.kind]):
            return no_power(action)
        return reason("not-this-window", "ABY-R-26")
    if action.kind in (BUY_KIND, REFUSE_KIND) and s.active == seat:
        return reason("own-exploration", "ABY-EXPLORE-03")
    if action.kind == CONTROL_KIND and kind == KEEP:
        return place_reason("only-drawn", "ABY-R-46", action.a)
    return Reason("abyss-why-other-question", {"question": f"@abyss-asked-{KIND_NAMES[kind]}"}, KIND_RULES[kind])


def not_allowed(s: AbyssState, seat: int, number: int, action: Action) -> Reason:
    """The action answers this kind of question, but not here."""
    about = action.a
    if action.kind in POWER_OF:
        return no_power_now(s, seat, action)
    if action.kind == RECRUIT_KIND:
        return no_recruit(s, seat, about)
    if action.kind == PAY_KIND:
        return no_payment(s, seat, number, about)
    if action.kind == AFFILIATE_KIND:
        return no_affiliation(s, seat, number, about)
    if action.kind == WITHDRAW_KIND:
        return reason("withdrawn" if s.used & bit(WITHDRAWN) else "undo-instead", "ABY-RECRUIT-17")
    if action.kind == COUNCIL_KIND:
        return race_reason("empty-stack", "ABY-COUNCIL-03", about)
    if action.kind in (PLOT_KIND, EXPLORE_KIND, SKIP_KIND):
        return no_turn_action(s, seat, action)
    if action.kind in (TAKE_KIND, FIGHT_KIND):
        return reason("is-monster" if s.track[-1] == MONSTER else "is-ally", "ABY-EXPLORE-14")
    if action.kind == REWARD_KIND:
        if action in REWARD_OF[number]:
            return Reason("abyss-why-pool-short", {"tokens": how_many_tokens(s.pool)}, "ABY-THREAT-07")
        return Reason("abyss-why-reward", {"space": number}, "ABY-MONSTER-04")
    if action.kind == DISCARD_KIND:
        return ally_reason("not-in-hand", "ABY-R-33", about)
    return no_choice(s, seat, number, action)


def no_choice(s: AbyssState, seat: int, number: int, action: Action) -> Reason:
    """A lord, a location or a player that cannot be chosen."""
    about = action.a
    if action.kind == TURN_KIND:
        if s.turned & bit(about):
            return lord_reason("already-turned", "ABY-R-63", about)
        return Reason(
            "abyss-why-not-theirs", {"lord": spoken("lord", about), "seat": spoken("seat", number)}, "ABY-LORD-04"
        )
    if action.kind == HUNT_KIND:
        if about == seat or about >= s.seats:
            return reason("hunt-opponent", "ABY-LORD-07")
        return seat_reason("is-protected" if protected(s, about) else "no-token", "ABY-LORD-07", about)
    if action.kind in (CORRUPT_KIND, APPOINT_KIND):
        return lord_reason("not-in-court", "ABY-R-23" if action.kind == CORRUPT_KIND else "ABY-R-24", about)
    if action.kind == GIVE_KIND:
        if about == number:
            return lord_reason("give-another", "ABY-R-24", about)
        return lord_reason("covered" if s.covered[seat] & bit(about) else "not-yours", "ABY-R-24", about)
    if action.kind == SPARE_KEY_KIND:
        return reason("no-key-token", "ABY-CONTROL-06")
    if action.kind == SPARE_KIND:
        return no_spare(s, about)
    if action.kind == YIELD_KIND:
        return place_reason("not-your-location", "ABY-R-40", about)
    if action.kind == DRAW_KIND:
        if s.place_deck:
            return Reason("abyss-why-too-few-tiles", {"count": how_many(s.place_deck)}, "ABY-DECK-06")
        return reason("no-tiles", "ABY-DECK-06")
    if action.kind == KEEP_KIND:
        return place_reason("only-drawn", "ABY-R-46", about)
    if action.kind == SWAP_KIND:
        return place_reason("not-in-deck", "ABY-R-49", about)
    assert action.kind == CONTROL_KIND
    return place_reason("not-available", "ABY-CONTROL-07", about)


def no_spare(s: AbyssState, lord: int) -> Reason:
    if s.spared & bit(lord):
        return lord_reason("spared-already", "ABY-CONTROL-06", lord)
    if s.turned & bit(lord):
        return lord_reason("turned-no-key", "ABY-R-30", lord)
    return lord_reason("no-free-key", "ABY-R-44", lord)


def no_power(action: Action) -> Reason:
    if action.kind == SELL_KIND:
        return reason("no-slaver", "ABY-LORD-12")
    return reason("no-oracle", "ABY-LORD-17") if action.kind == SWEEP_KIND else reason("no-opportunist", "ABY-LORD-21")


def no_power_now(s: AbyssState, seat: int, action: Action) -> Reason:
    power = POWER_OF[action.kind]
    if not has(s, seat, power):
        return no_power(action)
    if s.used & bit(power):
        return reason("power-used", "ABY-R-26")
    if action.kind == SELL_KIND:
        return ally_reason("not-in-hand", "ABY-LORD-12", action.a)
    if action.kind == SWEEP_KIND:
        return race_reason("empty-stack", "ABY-R-38", action.a)
    if s.lord_deck == 0:
        return reason("no-lords", "ABY-R-39")
    return lord_reason("not-in-court", "ABY-R-39", action.a)


def no_turn_action(s: AbyssState, seat: int, action: Action) -> Reason:
    if action.kind == SKIP_KIND:
        return reason("must-act", "ABY-TURN-02")
    if action.kind == EXPLORE_KIND:
        return reason("nothing-to-explore", "ABY-EXPLORE-02")
    if s.pearls[seat] < PLOT_PRICE:
        return reason("no-pearl", "ABY-PLOT-04")
    if in_court(s) == COURT_SLOTS:
        return reason("court-full", "ABY-PLOT-04")
    return reason("no-lords", "ABY-PLOT-04")


def no_recruit(s: AbyssState, seat: int, lord: int) -> Reason:
    """The first condition of its price that fails: races, mandatory race, value."""
    if lord not in s.court:
        return lord_reason("not-in-court", "ABY-RECRUIT-01", lord)
    hand = s.hands[seat]
    asked = RACES_ASKED[lord]
    name = spoken("lord", lord)
    big = mandatory(s, seat, lord)
    if big >= 0 and race_of(hand, big) == 0:
        return Reason("abyss-why-race-missing", {"lord": name, "race": spoken("race", big)}, "ABY-RECRUIT-03")
    if races_in(hand) < asked:
        values: dict[str, int | str] = {"lord": name, "asked": asked, "races": races_in(hand)}
        return Reason("abyss-why-too-few-races", values, "ABY-RECRUIT-02")
    worth = best_total(hand, asked, big)
    values = {"lord": name, "cost": cost_for(s, seat, lord), "worth": worth, "pearls": s.pearls[seat]}
    return Reason("abyss-why-too-dear", values, "ABY-RECRUIT-15")


def best_total(hand: int, asked: int, big: int) -> int:
    """The most that so many races can be worth, the mandatory one among them."""
    totals = sorted((total(race_of(hand, race)) for race in range(5) if race != big), reverse=True)
    if big >= 0:
        return int(total(race_of(hand, big)) + sum(totals[: asked - 1]))
    return sum(totals[:asked])


def no_payment(s: AbyssState, seat: int, lord: int, ally: int) -> Reason:
    """Why an ally cannot be laid down now."""
    laid = s.laid[seat]
    if count(s.hands[seat] - laid, ally) == 0:
        return ally_reason("not-in-hand", "ABY-RECRUIT-01", ally)
    big = mandatory(s, seat, lord)
    shown = races_in(laid)
    asked = RACES_ASKED[lord]
    if not race_of(laid, ally // 5):
        if shown == asked:
            return Reason("abyss-why-races-shown", {"asked": asked}, "ABY-RECRUIT-02")
        if shown + 1 == asked and big >= 0 and not race_of(laid, big) and ally // 5 != big:
            return race_reason("room-for-race", "ABY-RECRUIT-03", big)
    if shown == asked and total(laid) >= cost_for(s, seat, lord):
        return ally_reason("superfluous", "ABY-R-16", ally)
    return ally_reason("no-payment-with", "ABY-RECRUIT-17", ally)


def no_affiliation(s: AbyssState, seat: int, lord: int, ally: int) -> Reason:
    laid = s.laid[seat]
    if count(laid, ally) == 0:
        return ally_reason("not-paid-with", "ABY-RECRUIT-11", ally)
    short = cost_for(s, seat, lord) - total(laid) - s.pearls[seat]
    if races_in(laid) < RACES_ASKED[lord]:
        values: dict[str, int | str] = {"asked": RACES_ASKED[lord], "races": races_in(laid)}
        return Reason("abyss-why-races-not-shown", values, "ABY-RECRUIT-02")
    if short > 0:
        return Reason("abyss-why-not-enough", {"short": short}, "ABY-RECRUIT-05")
    return ally_reason("not-lowest", "ABY-RECRUIT-11", ally)
