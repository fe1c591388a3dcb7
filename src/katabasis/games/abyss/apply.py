"""Answer -> changed position: take the answer, then go on until something must be asked again."""

from __future__ import annotations

from katabasis.engine.action import Action
from katabasis.engine.seats import OVER
from katabasis.engine.stack import Pending
from katabasis.games.abyss.meta import PLAYING
from katabasis.games.abyss.questions import (
    ACT,
    AGAIN,
    APPOINT,
    BEGIN,
    BUY,
    CLEAR,
    CLOSE,
    CONTROL,
    COURT,
    DECIDE,
    DISCARD,
    DRAW,
    FIRST,
    FIRST_PLACE,
    GIVE,
    HUNT,
    KEEP,
    LORD,
    NEXT,
    PAY,
    PLACE,
    RECEIVE,
    REFILL,
    REVEAL,
    REWARD,
    SHOW,
    SMOKERS,
    SPARE,
    STACK,
    STEAL,
    TOKEN,
    TRIM,
    TURN,
    YIELD,
)
from katabasis.games.abyss.rules.arrivals import (
    answer_give,
    appoint,
    hunt,
    reach_appoint,
    reach_hunt,
    reach_steal,
    reach_turn,
    steal,
    turn_lord,
)
from katabasis.games.abyss.rules.control import (
    answer_place,
    answer_smokers,
    answer_spare,
    answer_yield,
    draw_place,
    keep,
    reach_control,
    reach_draw,
    reach_keep,
    reach_place,
    reach_receive,
    reach_spare,
    receive,
)
from katabasis.games.abyss.rules.council import answer_stack, reach_stack
from katabasis.games.abyss.rules.court import draw_lord, reach_court, reach_lord, reach_refill
from katabasis.games.abyss.rules.discards import answer_discard, reach_discard, reach_trim, show
from katabasis.games.abyss.rules.exploring import (
    answer_buy,
    answer_decide,
    reach_clear,
    reach_decide,
    reach_reveal,
    reveal,
)
from katabasis.games.abyss.rules.monsters import answer_reward, draw_token, reach_reward, reach_token
from katabasis.games.abyss.rules.recruiting import answer_again, answer_pay, reach_pay
from katabasis.games.abyss.rules.turn import answer_act, answer_close, begin_turn, pass_turn, reach_act, reach_close
from katabasis.games.abyss.setup import answer_first, reach_first_place
from katabasis.games.abyss.state import AbyssState


def proceed(s: AbyssState) -> None:
    """Do all that needs no answer."""
    while s.over == PLAYING:
        owed = s.pending.now
        if reach(s, owed):
            s.asked = owed.seat
            return
    s.asked = OVER


def answer(s: AbyssState, question: Pending, action: Action) -> None:
    """One branch per kind of question, the most frequent first."""
    kind = question.kind
    seat = question.seat
    if kind == REVEAL:
        reveal(s, action.a)
    elif kind == BUY:
        answer_buy(s, seat, action)
    elif kind == DECIDE:
        answer_decide(s, seat, action)
    elif kind == ACT:
        answer_act(s, seat, action)
    elif kind == PAY:
        answer_pay(s, seat, question.a, action)
    elif kind == LORD:
        draw_lord(s, question.a, action.a)
    elif kind == REWARD:
        answer_reward(s, seat, action)
    elif kind == TOKEN:
        draw_token(s, question.a, action.a)
    elif kind == PLACE:
        answer_place(s, seat, question.a, action)
    elif kind == DRAW:
        draw_place(s, question.a, action.a)
    elif kind == KEEP:
        keep(s, seat, action.a, question.a)
    elif kind == CLOSE:
        answer_close(s, seat, action)
    elif kind == STACK:
        answer_stack(s, seat, action)
    elif kind == DISCARD:
        answer_discard(s, seat, action)
    elif kind == TURN:
        turn_lord(s, question.a, action.a)
    elif kind == HUNT:
        hunt(s, seat, action.a)
    elif kind == STEAL:
        steal(s, question.a, action.a)
    elif kind == AGAIN:
        answer_again(s, seat, action)
    elif kind == GIVE:
        answer_give(s, seat, question.a, action)
    elif kind == APPOINT:
        appoint(s, seat, action.a)
    elif kind == YIELD:
        answer_yield(s, seat, action)
    elif kind == RECEIVE:
        receive(s, seat, question.a, action.a)
    elif kind == SPARE:
        answer_spare(s, seat, action)
    elif kind == SMOKERS:
        answer_smokers(s, seat, action)
    else:
        assert kind == FIRST
        answer_first(s, action)


def reach(s: AbyssState, owed: Pending) -> bool:
    """Something comes to the top of the stack: whether it must be asked; if not, it has been done."""
    kind = owed.kind
    seat = owed.seat
    if kind == BUY:
        return True
    if kind == DECIDE:
        return reach_decide(s, seat)
    if kind == REVEAL:
        return reach_reveal(s)
    if kind == PAY:
        return reach_pay(s, seat, owed.a)
    if kind == ACT:
        return reach_act(s, seat)
    if kind == CONTROL:
        reach_control(s)
    elif kind == CLOSE:
        return reach_close(s, seat)
    elif kind == TRIM:
        reach_trim(s)
    elif kind == NEXT:
        pass_turn(s)
    elif kind == BEGIN:
        begin_turn(s)
    elif kind == COURT:
        reach_court(s)
    elif kind == REFILL:
        reach_refill(s)
    elif kind == CLEAR:
        reach_clear(s)
    elif kind == LORD:
        return reach_lord(s, owed.a)
    elif kind == REWARD:
        return reach_reward(s, seat, owed.a)
    elif kind == TOKEN:
        return reach_token(s, owed.a)
    elif kind == SPARE:
        return reach_spare(s, seat)
    elif kind == PLACE:
        return reach_place(s, seat, owed.a)
    elif kind == DRAW:
        return reach_draw(s, owed.a)
    elif kind == KEEP:
        return reach_keep(s, seat, owed.a)
    elif kind == STACK:
        return reach_stack(s, seat)
    elif kind == DISCARD:
        return reach_discard(s, seat, owed.a)
    elif kind == SHOW:
        show(s)
    elif kind == TURN:
        return reach_turn(s, owed.a)
    elif kind == HUNT:
        return reach_hunt(s, seat)
    elif kind == STEAL:
        return reach_steal(s, owed.a)
    elif kind == APPOINT:
        return reach_appoint(s, seat)
    elif kind == RECEIVE:
        return reach_receive(s, seat, owed.a)
    elif kind == FIRST_PLACE:
        reach_first_place(s)
    else:
        return True  # a second lord, a lord or location to give up, Black Smokers, who begins: always a choice
    return False
