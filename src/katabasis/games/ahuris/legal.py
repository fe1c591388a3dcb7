"""Question -> answers.  The only place that knows what is allowed; the rest of the core trusts it."""

from __future__ import annotations

from katabasis.engine.action import Action
from katabasis.engine.bits import how_many, members, nth
from katabasis.engine.chance import Rng
from katabasis.games.ahuris.actions import (
    CHOOSE,
    DANGER,
    DESTROY,
    DIE,
    ENEMY,
    EXPLORE,
    LEAVE,
    LEVEL,
    LOT,
    PAY,
    RETURN,
    STAY,
    TAKE,
    TREASURE,
    VICTIM,
)
from katabasis.games.ahuris.bags import count, distinct, nth_card, size
from katabasis.games.ahuris.questions import (
    ATTACK,
    CHOOSE_HERO,
    CHRONO,
    DANGERS,
    DEAL,
    EXIT,
    FIRST_DIE,
    KEEP,
    LEVEL_ONE,
    ORDER,
    ORDER_LOT,
    REST,
    REWARD,
    TRAPDOOR,
)
from katabasis.games.ahuris.questions import DESTROY as DESTROY_QUESTION
from katabasis.games.ahuris.questions import ENEMY as ENEMY_QUESTION
from katabasis.games.ahuris.questions import LEVEL as LEVEL_QUESTION
from katabasis.games.ahuris.questions import PAY as PAY_QUESTION
from katabasis.games.ahuris.questions import TAKE as TAKE_QUESTION
from katabasis.games.ahuris.questions import VICTIM as VICTIM_QUESTION
from katabasis.games.ahuris.rules.capacities import payable
from katabasis.games.ahuris.rules.combat import attack_choices
from katabasis.games.ahuris.rules.order import fastest, tied_heroes
from katabasis.games.ahuris.rules.rest import level_one_choices, rest_choices
from katabasis.games.ahuris.rules.traps import victims
from katabasis.games.ahuris.rules.treasures import pocket
from katabasis.games.ahuris.setup import free_heroes
from katabasis.games.ahuris.state import AhurisState


def legal_actions(s: AhurisState) -> list[Action]:
    """Every answer to the question on top of the stack, in table order."""
    question = s.pending.now
    kind = question.kind
    hero = question.a
    if kind == LEVEL_ONE:
        return level_one_choices(s, hero)
    if kind == ORDER:
        return [EXPLORE[other] for other in fastest(s)]
    if kind == REST:
        return rest_choices(s, hero)
    if kind == TAKE_QUESTION:
        return [TAKE[value - 1] for value in distinct(s.found)]
    if kind == DESTROY_QUESTION:
        return [DESTROY[value - 1] for value in distinct(pocket(s, hero))]
    if kind == VICTIM_QUESTION:
        return [VICTIM[other] for other in victims(s, hero)]
    if kind == KEEP:
        return [RETURN[card] for card in sorted(s.drawn)]
    if kind == ATTACK:
        return attack_choices(s, hero)
    if kind == PAY_QUESTION:
        return [PAY[value - 1] for value in payable(s, hero, question.b)]
    if kind == CHOOSE_HERO:
        return [CHOOSE[other] for other in free_heroes(s)]
    return [LEAVE, STAY] if kind == EXIT else []


def chance_outcomes(s: AhurisState) -> list[tuple[Action, int]]:
    """Every outcome of the chance question with its weight, in table order."""
    kind = s.pending.now.kind
    if kind in (CHRONO, REWARD, TRAPDOOR):
        return [(TREASURE[value - 1], count(s.treasure, value)) for value in distinct(s.treasure)]
    if kind == ENEMY_QUESTION:
        return [(ENEMY[card], 1) for card in members(s.enemy_deck)]
    if kind == DANGERS:
        return [(DANGER[card], 1) for card in members(s.danger_deck)]
    if kind in (LEVEL_QUESTION, DEAL):
        return [(LEVEL[card], 1) for card in members(s.level_deck)]
    if kind == ORDER_LOT:
        return [(LOT[hero], 1) for hero in members(tied_heroes(s))]
    return [(face, 1) for face in DIE]


def sample(s: AhurisState, rng: Rng) -> Action:
    """The same as drawing from `chance_outcomes`, without building the list."""
    kind = s.pending.now.kind
    if kind >= FIRST_DIE:
        return DIE[rng.below(6)]
    if kind in (CHRONO, REWARD, TRAPDOOR):
        return TREASURE[nth_card(s.treasure, rng.below(size(s.treasure))) - 1]
    if kind == ENEMY_QUESTION:
        return ENEMY[nth(s.enemy_deck, rng.below(how_many(s.enemy_deck)))]
    if kind == DANGERS:
        return DANGER[nth(s.danger_deck, rng.below(how_many(s.danger_deck)))]
    if kind in (LEVEL_QUESTION, DEAL):
        return LEVEL[nth(s.level_deck, rng.below(how_many(s.level_deck)))]
    tied = tied_heroes(s)
    return LOT[nth(tied, rng.below(how_many(tied)))]
