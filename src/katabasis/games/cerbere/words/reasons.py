"""Why not?  For any action that is not an answer now: the failing condition, and the rule it comes from.

Only what the asking seat may know is looked at: for a question that is somebody else's the reason is just that.
"""

from __future__ import annotations

from katabasis.engine.action import Action
from katabasis.engine.message import Reason
from katabasis.games.cerbere import effects
from katabasis.games.cerbere.actions import (
    ACT_KIND,
    ACTION_KINDS,
    ADVANCE_KIND,
    ASK_KIND,
    BARQUE_KIND,
    DISCARD_KIND,
    DRAW_KIND,
    END_KIND,
    GIVE_KIND,
    PAY_KIND,
    PLAY_KIND,
    RETREAT_KIND,
    SELF_PART,
    USE_KIND,
    WITHDRAW_KIND,
)
from katabasis.games.cerbere.bags import FIRST_BETRAYAL, count
from katabasis.games.cerbere.board.roads import ABOARD
from katabasis.games.cerbere.effects import SELF
from katabasis.games.cerbere.questions import (
    BARQUE,
    COST,
    GIVE,
    KIND_NAMES,
    KIND_RULES,
    PART,
    PAY,
    ROUTE,
    SABOTAGED,
    SIREN,
    TURN,
)
from katabasis.games.cerbere.rules.powers import (
    FIRST_CARD_POWER,
    FIRST_CERBERUS_POWER,
    FIRST_TREASURE_POWER,
    NO_POWER,
    POWERS,
    PRICES,
)
from katabasis.games.cerbere.state import CerbereState, is_adventurer
from katabasis.games.cerbere.words.narrate import spoken


def in_sight(s: CerbereState, seat: int, action: Action) -> bool:
    """Whether a player would think of it: of cards, those it holds."""
    kind = action.kind
    if s.pending.now.kind not in ACTION_KINDS[kind].answers:
        return False
    about = ACTION_KINDS[kind].about
    if kind == ACT_KIND:
        return (action.a < FIRST_CERBERUS_POWER) == is_adventurer(s, seat)
    if kind == PLAY_KIND:
        return count(s.hands[seat], (action.a - FIRST_CARD_POWER) // 2) > 0
    if kind == USE_KIND:
        return ((s.treasures[seat] | s.treasures_laid[seat]) >> (action.a - FIRST_TREASURE_POWER)) & 1 == 1
    if kind in (GIVE_KIND, DISCARD_KIND):
        return count(s.hands[seat], action.a) > 0
    if about == "seat":
        return action.a < s.seats
    if about == "count and seat":
        return (action.b == SELF_PART or action.b < s.seats) and speaks_of(s, action)
    return kind in (END_KIND, ASK_KIND, PAY_KIND, WITHDRAW_KIND)


def speaks_of(s: CerbereState, action: Action) -> bool:
    """Whether the power under way does such a thing at all."""
    if s.power == NO_POWER or s.pending.now.kind not in (PART, COST):
        return False
    cost = POWERS[s.power].cost
    steps = POWERS[s.power].effect if s.pending.now.kind == PART else [cost] if cost is not None else []
    for step in steps:
        if (step.who == SELF) != (action.b == SELF_PART):
            continue
        numbers = (step.amount, step.or_else) if step.op == effects.EITHER else (step.amount,)
        ops = {
            ADVANCE_KIND: (effects.ADVANCE, effects.EITHER, effects.ADVANCE_OR_DRAW),
            RETREAT_KIND: (effects.RETREAT, effects.EITHER),
            DRAW_KIND: (effects.DRAW, effects.ADVANCE_OR_DRAW),
        }
        if step.op in ops[int(action.kind)] and action.a in numbers:
            return True
    return False


def why_not(s: CerbereState, seat: int, action: Action) -> Reason:
    """The seat is asked, and may not answer this."""
    question = s.pending.now
    if question.kind not in ACTION_KINDS[action.kind].answers:
        values: dict[str, int | str] = {"question": f"@cerbere-asked-{KIND_NAMES[question.kind]}"}
        return Reason("cerbere-why-not-asked", values, KIND_RULES[question.kind])
    return not_allowed(s, seat, action)


def reason(name: str, rule: str) -> Reason:
    return Reason(f"cerbere-why-{name}", {}, rule)


def seat_reason(name: str, seat: int, rule: str) -> Reason:
    return Reason(f"cerbere-why-{name}", {"seat": spoken("seat", seat)}, rule)


def not_allowed(s: CerbereState, seat: int, action: Action) -> Reason:
    kind = s.pending.now.kind
    if kind == TURN:
        return not_on_this_turn(s, seat, action)
    if kind in (PAY, GIVE):
        return not_for_payment(s, seat, action)
    if action.kind == DISCARD_KIND:
        return reason("not-held", "CER-R-72")
    if kind == ROUTE:
        return reason("no-such-way", "CER-R-38")
    if kind == BARQUE:
        return reason("must-use-barque", "CER-R-49")
    if kind in (PART, COST):
        return not_a_part(s, seat, action)
    if kind == SIREN:
        return seat_reason("not-lured", action.a, "CER-R-80")
    if kind == SABOTAGED:
        return reason("sabotage-two", "CER-BET-04")
    return reason("no-prisoner", "CER-CAP-04")


def not_on_this_turn(s: CerbereState, seat: int, action: Action) -> Reason:
    adventurer = is_adventurer(s, seat)
    power = int(action.a)
    if action.kind == END_KIND:
        return reason("must-act", "CER-TURN-01")
    if action.kind == ACT_KIND:
        if (power < FIRST_CERBERUS_POWER) != adventurer:
            return reason("other-face", "CER-TURN-07")
        if s.acted:
            return reason("acted", "CER-TURN-01")
        if (s.laid[seat] >> ((power % FIRST_CERBERUS_POWER) // 2)) & 1:
            return reason("still-laid", "CER-TURN-03")
        return unpayable(s, power)
    if action.kind == USE_KIND:
        treasure = power - FIRST_TREASURE_POWER
        if not (s.treasures[seat] >> treasure) & 1:
            laid = (s.treasures_laid[seat] >> treasure) & 1
            return reason("treasure-laid", "CER-TRE-03") if laid else reason("no-treasure", "CER-TURN-09")
        return reason("acted", "CER-TRE-01") if s.acted else unpayable(s, power)
    card = (power - FIRST_CARD_POWER) // 2
    if (card < FIRST_BETRAYAL) != adventurer:
        return reason("other-camp", "CER-TURN-06")
    if not count(s.hands[seat], card):
        return reason("not-held", "CER-TURN-04")
    return reason("carded", "CER-TURN-04") if s.carded else unpayable(s, power)


def unpayable(s: CerbereState, power: int) -> Reason:
    """Which cost cannot be paid.  CER-COST-01"""
    cost = POWERS[power].cost
    assert cost is not None
    if cost.op == effects.RAGE:
        return reason("die-on-hunt", "CER-R-07")
    if cost.op == effects.SPEED:
        return reason("die-at-highest", "CER-COST-01") if cost.amount > 0 else reason("die-at-lowest", "CER-COST-05")
    if cost.op == effects.DISCARD:
        if power < FIRST_CARD_POWER:
            return reason("no-card-of-own", "CER-R-62")
        rule = "CER-R-63" if s.withdrawn else "CER-COST-04"
        return Reason("cerbere-why-too-few-cards", {"count": PRICES[power]}, rule)
    if cost.op == effects.CHASE:
        return reason("cerberus-at-end", "CER-R-14")
    return reason("own-pawn-stuck", "CER-R-55") if cost.who == SELF else reason("no-pawn-pays", "CER-R-55")


def not_for_payment(s: CerbereState, seat: int, action: Action) -> Reason:
    if action.kind == GIVE_KIND:
        if count(s.hands[seat] - s.pledged[seat], action.a):
            return reason("covered", "CER-R-63")
        return reason("not-held", "CER-R-72")
    if action.kind == PAY_KIND:
        return reason("not-covered", "CER-COST-01")
    if s.withdrawn:
        return reason("withdrawn", "CER-R-63")
    return reason("nobody-to-ask", "CER-R-63")


def not_a_part(s: CerbereState, seat: int, action: Action) -> Reason:
    about = ACTION_KINDS[action.kind].about
    if about == "count and seat" and not speaks_of(s, action):
        return reason("no-such-part", "CER-EFF-01")
    if action.kind == BARQUE_KIND and s.revealed:
        return reason("barque-revealed", "CER-BARQ-07")
    if about == "count and seat" and action.b == SELF_PART:
        if s.stopped:
            return reason("captured", "CER-R-24")
        if action.kind == ADVANCE_KIND and s.spaces[seat] == ABOARD:
            return reason("aboard", "CER-BARQ-10")
        return reason("part-done", "CER-EFF-01")
    if about not in ("seat", "count and seat"):
        return reason("no-such-part", "CER-EFF-01")
    target = int(action.a if about == "seat" else action.b)
    if target >= s.seats:
        return reason("no-such-seat", "CER-R-50")
    if target == seat:
        return reason("own-pawn", "CER-TGT-01")
    if (s.targeted >> target) & 1:
        return seat_reason("named-already", target, "CER-TGT-02")
    if not is_adventurer(s, target):
        return seat_reason("no-adventurer", target, "CER-R-50")
    if action.kind == ADVANCE_KIND and s.spaces[target] == ABOARD:
        return seat_reason("target-aboard", target, "CER-TGT-03")
    if s.pending.now.kind == COST:
        return seat_reason("cannot-pay-steps", target, "CER-R-55")
    return reason("part-done", "CER-EFF-01")
