"""Answer -> changed position: take the answer, then go on until something must be asked again."""

from __future__ import annotations

from katabasis.engine.action import Action
from katabasis.engine.seats import OVER
from katabasis.engine.stack import Pending
from katabasis.games.ahuris.meta import PLAYING
from katabasis.games.ahuris.questions import (
    ATTACK,
    CHOOSE_HERO,
    CHRONO,
    COUNTDOWN,
    DANGERS,
    DEAL,
    DESTROY,
    ENEMY,
    EXIT,
    EXPLORATION,
    FIGHT,
    FOE_LUCK,
    HERO_LUCK,
    INITIATIVE,
    KEEP,
    LEAVING,
    LEVEL,
    LEVEL_ONE,
    ORDER,
    ORDER_DIE,
    ORDER_LOT,
    PAY,
    REST,
    REWARD,
    ROLE,
    STRIKE,
    TAKE,
    TEST,
    TIES,
    TRAPDOOR,
    TURN,
    VICTIM,
)
from katabasis.games.ahuris.rules.capacities import answer_luck, pay, reach_luck, reach_pay
from katabasis.games.ahuris.rules.combat import (
    FOE_SIDE,
    HERO_SIDE,
    answer_attack,
    answer_enemy,
    answer_initiative,
    answer_strike,
    begin_fight,
    reach_enemy,
    reach_initiative,
    reach_strike,
)
from katabasis.games.ahuris.rules.dangers import answer_dangers, answer_keep, reach_dangers
from katabasis.games.ahuris.rules.ending import answer_exit, reach_leaving, tell_score
from katabasis.games.ahuris.rules.exploration import answer_exploration
from katabasis.games.ahuris.rules.order import (
    answer_chrono,
    answer_order,
    answer_order_die,
    answer_order_lot,
    begin_turn,
    count_down,
    reach_chrono,
    reach_order,
    reach_ties,
)
from katabasis.games.ahuris.rules.panic import destroy, reach_destroy
from katabasis.games.ahuris.rules.rest import answer_rest, reach_level_one, reach_rest
from katabasis.games.ahuris.rules.traps import (
    answer_reward,
    answer_test,
    answer_trapdoor,
    crush,
    reach_reward,
    reach_take,
    reach_test,
    reach_trapdoor,
    reach_victim,
    take,
)
from katabasis.games.ahuris.rules.wounds import answer_level, reach_level
from katabasis.games.ahuris.setup import answer_choose, answer_deal, answer_role, reach_role
from katabasis.games.ahuris.state import AhurisState


def proceed(s: AhurisState) -> None:
    """Do all that needs no answer."""
    while s.over == PLAYING:
        owed = s.pending.now
        if reach(s, owed):
            s.asked = owed.seat
            return
    s.asked = OVER
    tell_score(s)


def answer(s: AhurisState, question: Pending, action: Action) -> None:
    """One branch per kind of question, the most frequent first."""
    kind = question.kind
    hero = question.a
    if kind == STRIKE:
        answer_strike(s, hero, question.b, action)
    elif kind == HERO_LUCK:
        answer_luck(s, hero, HERO_SIDE, action)
    elif kind == FOE_LUCK:
        answer_luck(s, hero, FOE_SIDE, action)
    elif kind == LEVEL_ONE or kind == REST:
        answer_rest(s, hero, action)
    elif kind == ENEMY:
        answer_enemy(s, hero, action)
    elif kind == EXPLORATION:
        answer_exploration(s, hero, action)
    elif kind == LEVEL:
        answer_level(s, hero, action)
    elif kind == DANGERS:
        answer_dangers(s, hero, question.b, action)
    elif kind == CHRONO:
        answer_chrono(s, action)
    elif kind == ORDER:
        answer_order(s, action)
    elif kind == INITIATIVE:
        answer_initiative(s, hero, question.b, action)
    elif kind == TEST:
        answer_test(s, hero, action)
    elif kind == REWARD:
        answer_reward(s, hero, question.b, action)
    elif kind == TAKE:
        take(s, hero, action.a)
    elif kind == DESTROY:
        destroy(s, hero, action.a)
    elif kind == VICTIM:
        crush(s, hero, action.a)
    elif kind == TRAPDOOR:
        answer_trapdoor(s, hero, question.b, action)
    elif kind == KEEP:
        answer_keep(s, action)
    elif kind == ORDER_DIE:
        answer_order_die(s, hero, action)
    elif kind == ORDER_LOT:
        answer_order_lot(s, action)
    elif kind == ATTACK:
        answer_attack(s, hero, action)
    elif kind == PAY:
        pay(s, hero, question.b, action.a)
    elif kind == EXIT:
        answer_exit(s, hero, action)
    elif kind == DEAL:
        answer_deal(s, action)
    elif kind == ROLE:
        answer_role(s, hero, action)
    else:
        assert kind == CHOOSE_HERO
        answer_choose(s, hero, action)


def reach(s: AhurisState, owed: Pending) -> bool:
    """Something comes to the top of the stack: whether it must be asked; if not, it has been done."""
    kind = owed.kind
    hero = owed.a
    if kind == STRIKE:
        return reach_strike(s, hero, owed.b)
    if kind == HERO_LUCK:
        return reach_luck(s, hero, HERO_SIDE)
    if kind == FOE_LUCK:
        return reach_luck(s, hero, FOE_SIDE)
    if kind == INITIATIVE:
        return reach_initiative(s, hero, owed.b)
    if kind == ORDER:
        return reach_order(s)
    if kind == LEVEL_ONE:
        return reach_level_one(s, hero)
    if kind == ENEMY:
        return reach_enemy(s, hero)
    if kind == DANGERS:
        return reach_dangers(s, hero, owed.b)
    if kind == LEVEL:
        return reach_level(s, hero)
    if kind == REST:
        return reach_rest(s, hero)
    if kind == TEST:
        return reach_test(s, hero)
    if kind == REWARD:
        return reach_reward(s, hero, owed.b)
    if kind == TAKE:
        return reach_take(s, hero)
    if kind == TRAPDOOR:
        return reach_trapdoor(s, hero, owed.b)
    if kind == DESTROY:
        return reach_destroy(s, hero)
    if kind == VICTIM:
        return reach_victim(s, hero)
    if kind == PAY:
        return reach_pay(s, hero, owed.b)
    if kind == CHRONO:
        return reach_chrono(s)
    if kind == TIES:
        return reach_ties(s)
    if kind == ROLE or kind == CHOOSE_HERO:
        return reach_role(s, hero)
    if kind == FIGHT:
        begin_fight(s, hero)
    elif kind == COUNTDOWN:
        count_down(s)
    elif kind == LEAVING:
        reach_leaving(s)
    elif kind == TURN:
        begin_turn(s)
    else:
        return True  # an exploration die, a card to keep, an order die or lot, an exit, a deal: always asked
    return False
