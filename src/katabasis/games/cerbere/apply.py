"""Answer -> changed position: take the answer, then go on until something must be asked again."""

from __future__ import annotations

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.seats import CHANCE, OVER
from katabasis.games.cerbere.legal import choices, only_choice
from katabasis.games.cerbere.meta import PLAYING
from katabasis.games.cerbere.questions import (
    ANGER,
    ASSEMBLE,
    BARQUE,
    BEGIN,
    BETRAYAL,
    BOARD,
    CAPTURE,
    CARDS,
    COST,
    DISCARD,
    END,
    FINISH,
    FIRST,
    FIRST_CHANCE,
    GIVE,
    HARPY,
    LOOK,
    MOVE,
    PAID,
    PART,
    PAY,
    REVEAL,
    ROLL,
    ROLLED,
    ROUTE,
    SABOTAGED,
    SIREN,
    SURVIVAL,
    TREASURE,
    TURN,
)
from katabasis.games.cerbere.rules.barques import answer_barque, look, reach_look, reach_reveal, reveal
from katabasis.games.cerbere.rules.capture import reach_capture, take
from katabasis.games.cerbere.rules.cards import (
    answer_discard,
    reach_draw,
    take_drawn,
)
from katabasis.games.cerbere.rules.movement import answer_route, reach_move
from katabasis.games.cerbere.rules.payment import answer_give, answer_pay
from katabasis.games.cerbere.rules.places import answer_siren, reach_anger, reach_harpy, turn_up
from katabasis.games.cerbere.rules.resolving import (
    answer_cost,
    answer_part,
    answer_sabotaged,
    reach_finish,
    reach_part,
)
from katabasis.games.cerbere.rules.treasures import reach_treasure, take_treasure
from katabasis.games.cerbere.rules.turn import answer_turn, begin_turn, reach_end, reach_paid, reach_turn
from katabasis.games.cerbere.setup import (
    answer_roll,
    choose_board,
    choose_first,
    deal_cards,
    reach_assemble,
    reach_board,
    reach_first,
    reach_rolled,
)
from katabasis.games.cerbere.state import CerbereState, kind_owed, number_owed, pop, seat_owed


def proceed(s: CerbereState) -> None:
    """Do all that needs no answer."""
    while s.over == PLAYING:
        if reach(s, s.top):
            return
    s.asked = OVER


def answer(s: CerbereState, question: i64, action: Action) -> None:
    """One branch per kind of question, the most frequent first."""
    kind = kind_owed(question)
    seat = seat_owed(question)
    if kind == PART:
        answer_part(s, seat, action)
    elif kind == TURN:
        answer_turn(s, seat, action)
    elif kind == SURVIVAL or kind == BETRAYAL:
        take_drawn(s, kind, number_owed(question), action.a)
    elif kind == PAY:
        answer_pay(s, seat, action)
    elif kind == GIVE:
        answer_give(s, seat, action)
    elif kind == ROUTE:
        answer_route(s, action)
    elif kind == COST:
        answer_cost(s, seat, action)
    elif kind == BARQUE:
        answer_barque(s, seat, action)
    elif kind == DISCARD:
        answer_discard(s, seat, action)
    elif kind == SABOTAGED:
        answer_sabotaged(s, seat, action)
    elif kind == LOOK:
        look(s, number_owed(question), action.a)
    elif kind == REVEAL:
        reveal(s, action.a)
    elif kind == CAPTURE:
        take(s, action.a)
    elif kind == SIREN:
        answer_siren(s, seat, action)
    elif kind == HARPY:
        turn_up(s, number_owed(question), action.a)
    elif kind == TREASURE:
        take_treasure(s, number_owed(question), action.a)
    elif kind == BOARD:
        choose_board(s, action.a)
    elif kind == ROLL:
        answer_roll(s, number_owed(question), action)
    else:
        assert kind == FIRST
        choose_first(s, action.a)


def reach(s: CerbereState, owed: i64) -> bool:
    """Something comes to the top of the stack: whether it must be asked; if not, it has been done."""
    kind = kind_owed(owed)
    if kind < FIRST_CHANCE:
        return reach_question(s, kind, seat_owed(owed))
    s.asked = CHANCE
    if kind == MOVE:
        reach_move(s)
    elif kind == SURVIVAL or kind == BETRAYAL:
        return reach_draw(s, kind, number_owed(owed))
    elif kind == FINISH:
        reach_finish(s)
    elif kind == END:
        reach_end(s)
    elif kind == BEGIN:
        begin_turn(s, number_owed(owed))
    elif kind == PAID:
        reach_paid(s)
    elif kind == LOOK:
        return reach_look(s, number_owed(owed))
    elif kind == REVEAL:
        return reach_reveal(s)
    elif kind == ANGER:
        reach_anger(s, number_owed(owed))
    elif kind == HARPY:
        return reach_harpy(s, number_owed(owed))
    elif kind == TREASURE:
        return reach_treasure(s, number_owed(owed))
    elif kind == BOARD:
        return reach_board(s)
    elif kind == ASSEMBLE:
        reach_assemble(s)
    elif kind == ROLLED:
        reach_rolled(s)
    elif kind == FIRST:
        return reach_first(s)
    elif kind == CARDS:
        deal_cards(s)
    else:
        return True  # a roll
    return False


def reach_question(s: CerbereState, kind: i64, seat: i64) -> bool:
    """A question with one answer is answered, one with none is dropped."""
    s.asked = seat
    if kind == PART:
        return reach_part(s, seat)
    if kind == TURN:
        return reach_turn(s, seat)
    if kind == CAPTURE and not reach_capture(s):
        return False
    found = choices(s, s.top)
    s.choices = found
    if found & (found - 1):
        return True
    if found == 0:
        pop(s)
    else:
        answer(s, s.top, only_choice(s, kind))
    return False
