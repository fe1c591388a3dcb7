"""Question -> answers.  The only place that knows what is allowed; the rest of the core trusts it."""

from __future__ import annotations

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import how_many, members, nth
from katabasis.engine.buffers import fill
from katabasis.engine.chance import Rng
from katabasis.games.abyss.actions import BEGIN, BUY, GO_ON, LORD, PLACE, REFUSE, REVEAL, TOKEN
from katabasis.games.abyss.bags import count, count_of, how_many_tokens, nth_ally, nth_token
from katabasis.games.abyss.data.allies import ALLIES, MONSTER, TOKEN_VALUES
from katabasis.games.abyss.questions import (
    ACT,
    AGAIN,
    APPOINT,
    CLOSE,
    DECIDE,
    DISCARD,
    DRAW,
    FIRST,
    GIVE,
    HUNT,
    KEEP,
    PAY,
    RECEIVE,
    REWARD,
    SMOKERS,
    SPARE,
    STACK,
    STEAL,
    TURN,
    YIELD,
)
from katabasis.games.abyss.questions import BUY as BUY_QUESTION
from katabasis.games.abyss.questions import LORD as LORD_QUESTION
from katabasis.games.abyss.questions import PLACE as PLACE_QUESTION
from katabasis.games.abyss.questions import REVEAL as REVEAL_QUESTION
from katabasis.games.abyss.rules.arrivals import (
    again_choices,
    appoint_choices,
    give_choices,
    hunt_choices,
    turn_choices,
)
from katabasis.games.abyss.rules.control import (
    keep_choices,
    place_choices,
    receive_choices,
    smokers_choices,
    spare_choices,
    yield_choices,
)
from katabasis.games.abyss.rules.council import stack_choices
from katabasis.games.abyss.rules.discards import discard_choices
from katabasis.games.abyss.rules.exploring import decide_choices, deck_size, take_or_fight
from katabasis.games.abyss.rules.monsters import reward_choices
from katabasis.games.abyss.rules.powers import has_triggered
from katabasis.games.abyss.rules.recruiting import pay_choices, pay_into
from katabasis.games.abyss.rules.turn import act_choices, acts_into, close_choices
from katabasis.games.abyss.state import AbyssState


def legal_actions(s: AbyssState) -> list[Action]:
    """Every answer to the question on top of the stack, in table order."""
    question = s.pending.now
    kind = question.kind
    seat = question.seat
    if kind == BUY_QUESTION:
        return [BUY, REFUSE]
    if kind == DECIDE:
        return decide_choices(s, seat)
    if kind == ACT:
        return act_choices(s, seat)
    if kind == PAY:
        return pay_choices(s)
    if kind == REWARD:
        return reward_choices(s, question.a)
    if kind == PLACE_QUESTION:
        return place_choices(s, question.a)
    if kind == KEEP:
        return keep_choices(s)
    if kind == CLOSE:
        return close_choices(s, seat)
    if kind == STACK:
        return stack_choices(s)
    if kind == DISCARD:
        return discard_choices(s, seat)
    if kind == TURN:
        return turn_choices(s, question.a)
    if kind == HUNT:
        return hunt_choices(s, seat)
    if kind == AGAIN:
        return again_choices(s)
    if kind == GIVE:
        return give_choices(s, seat, question.a)
    if kind == APPOINT:
        return appoint_choices(s)
    if kind == YIELD:
        return yield_choices(s, seat)
    if kind == RECEIVE:
        return receive_choices(s)
    if kind == SPARE:
        return spare_choices(s, seat)
    return smokers_choices(s) if kind == SMOKERS else []


def legal_into(s: AbyssState, room: list[Action]) -> i64:
    """The same, written to the front of a list: without a new one for the most frequent questions."""
    question = s.pending.now
    kind = question.kind
    if kind == PAY:
        return pay_into(s, room)
    if kind == BUY_QUESTION:
        room[0] = BUY
        room[1] = REFUSE
        return 2
    if kind == ACT and not has_triggered(s, question.seat):
        return acts_into(s, question.seat, room)
    if kind == DECIDE and not has_triggered(s, question.seat):
        room[0] = take_or_fight(s)
        room[1] = GO_ON
        return 2
    return fill(legal_actions(s), room)


def chance_outcomes(s: AbyssState) -> list[tuple[Action, int]]:
    """Every outcome of the chance question with its weight, in table order."""
    question = s.pending.now
    kind = question.kind
    if kind == REVEAL_QUESTION:
        found = [(REVEAL[ally], count(s.deck, ally)) for ally in range(ALLIES) if count(s.deck, ally)]
        return [*found, (REVEAL[MONSTER], s.deck_monsters)] if s.deck_monsters else found
    if kind == LORD_QUESTION:
        return [(LORD[lord], 1) for lord in members(s.lord_deck)]
    if kind == DRAW:
        return [(PLACE[place], 1) for place in members(s.place_deck)]
    if kind == FIRST:
        return [(BEGIN[seat], 1) for seat in range(s.seats)]
    bag = s.players[question.a].tokens if kind == STEAL else s.pool
    return [(TOKEN[value - 2], count_of(bag, value)) for value in TOKEN_VALUES if count_of(bag, value)]


def sample(s: AbyssState, rng: Rng) -> Action:
    """The same as drawing from `chance_outcomes`, without building the list."""
    question = s.pending.now
    kind = question.kind
    if kind == REVEAL_QUESTION:
        held = deck_size(s)
        drawn = rng.below(held)
        return REVEAL[nth_ally(s.deck, drawn)] if drawn < held - s.deck_monsters else REVEAL[MONSTER]
    if kind == LORD_QUESTION:
        return LORD[nth(s.lord_deck, rng.below(how_many(s.lord_deck)))]
    if kind == DRAW:
        return PLACE[nth(s.place_deck, rng.below(how_many(s.place_deck)))]
    if kind == FIRST:
        return BEGIN[rng.below(s.seats)]
    bag = s.players[question.a].tokens if kind == STEAL else s.pool
    return TOKEN[nth_token(bag, rng.below(how_many_tokens(bag))) - 2]
