"""Every answer and its notation, created once.  Notation never changes without a new rules version.

>>> HEAL[2].text
'heal pirate'
"""

from __future__ import annotations

from typing import Final

from katabasis.engine.action import Action, AnswerTable
from katabasis.engine.kinds import ActionKind, by_number
from katabasis.games.ahuris import questions
from katabasis.games.ahuris.data.cards import DANGER_CARDS, FIGURE_CARDS, HEROES, VALUES, danger_card, figure_card
from katabasis.games.ahuris.meta import HOME

# Kinds of actions.
CHOOSE_KIND: Final = 0
EXPLORE_KIND: Final = 1
COMBAT_KIND: Final = 2
HEAL_KIND: Final = 3
CURE_PARALYSIS_KIND: Final = 4
CURE_LUCK_KIND: Final = 5
FETCH_KIND: Final = 6
IDLE_KIND: Final = 7
FIGHT_KIND: Final = 8
ATTACK_KIND: Final = 9
PAY_KIND: Final = 10
VICTIM_KIND: Final = 11
TAKE_KIND: Final = 12
DESTROY_KIND: Final = 13
RETURN_KIND: Final = 14
LEAVE_KIND: Final = 15
STAY_KIND: Final = 16
ACTION_KINDS: Final = by_number(
    [
        ActionKind(CHOOSE_KIND, "choose", "AHU-COOP-01", "hero", answers=[questions.CHOOSE_HERO]),
        ActionKind(EXPLORE_KIND, "explore", "AHU-TURN-06", "hero", answers=[questions.ORDER]),
        ActionKind(COMBAT_KIND, "combat", "AHU-COMBAT-01", answers=[questions.LEVEL_ONE]),
        ActionKind(HEAL_KIND, "heal", "AHU-REST-02", "hero", answers=[questions.LEVEL_ONE, questions.REST]),
        ActionKind(
            CURE_PARALYSIS_KIND, "cure-paralysis", "AHU-REST-03", "hero", answers=[questions.LEVEL_ONE, questions.REST]
        ),
        ActionKind(CURE_LUCK_KIND, "cure-luck", "AHU-REST-03", "hero", answers=[questions.LEVEL_ONE, questions.REST]),
        ActionKind(FETCH_KIND, "fetch", "AHU-REST-05", answers=[questions.LEVEL_ONE, questions.REST]),
        ActionKind(IDLE_KIND, "idle", "AHU-R-19", answers=[questions.REST]),
        ActionKind(FIGHT_KIND, "fight", "AHU-COMBAT-02", answers=[questions.ATTACK]),
        ActionKind(ATTACK_KIND, "attack", "AHU-COMPET-05", "hero", answers=[questions.ATTACK]),
        ActionKind(PAY_KIND, "pay", "AHU-R-33", "value", answers=[questions.PAY]),
        ActionKind(VICTIM_KIND, "victim", "AHU-TRAP-03", "hero", answers=[questions.VICTIM]),
        ActionKind(TAKE_KIND, "take", "AHU-REWARD-02", "value", answers=[questions.TAKE]),
        ActionKind(DESTROY_KIND, "destroy", "AHU-PANIC-02", "value", answers=[questions.DESTROY]),
        ActionKind(RETURN_KIND, "return", "AHU-DUO-02", "danger", answers=[questions.KEEP]),
        ActionKind(LEAVE_KIND, "leave", "AHU-COMPET-02", answers=[questions.EXIT]),
        ActionKind(STAY_KIND, "stay", "AHU-R-56", answers=[questions.EXIT]),
    ]
)

# Kinds of outcomes.
DIE_KIND: Final = 0
TREASURE_KIND: Final = 1
ENEMY_KIND: Final = 2
DANGER_KIND: Final = 3
LEVEL_KIND: Final = 4
LOT_KIND: Final = 5
OUTCOME_KINDS: Final = by_number(
    [
        ActionKind(DIE_KIND, "die", "AHU-COMP-09", "value"),
        ActionKind(TREASURE_KIND, "treasure", "AHU-COMP-04", "value"),
        ActionKind(ENEMY_KIND, "enemy", "AHU-COMP-05", "enemy"),
        ActionKind(DANGER_KIND, "danger", "AHU-COMP-06", "danger"),
        ActionKind(LEVEL_KIND, "level", "AHU-COMP-03", "level"),
        ActionKind(LOT_KIND, "lot", "AHU-R-51", "hero"),
    ]
)

MADE: Final = AnswerTable(HOME)
ACTIONS: Final = MADE.actions
OUTCOMES: Final = MADE.outcomes

CHOOSE: Final[list[Action]] = [MADE.action(CHOOSE_KIND, hero, f"choose {HEROES[hero]}") for hero in range(3)]
EXPLORE: Final[list[Action]] = [MADE.action(EXPLORE_KIND, hero, f"explore {HEROES[hero]}") for hero in range(3)]
COMBAT: Final[Action] = MADE.action(COMBAT_KIND, 0, "combat")
HEAL: Final[list[Action]] = [MADE.action(HEAL_KIND, hero, f"heal {HEROES[hero]}") for hero in range(3)]
CURE_PARALYSIS: Final[list[Action]] = [
    MADE.action(CURE_PARALYSIS_KIND, hero, f"cure paralysis {HEROES[hero]}") for hero in range(3)
]
CURE_LUCK: Final[list[Action]] = [MADE.action(CURE_LUCK_KIND, hero, f"cure luck {HEROES[hero]}") for hero in range(3)]
FETCH: Final[Action] = MADE.action(FETCH_KIND, 0, "fetch key")
IDLE: Final[Action] = MADE.action(IDLE_KIND, 0, "idle")
FIGHT: Final[Action] = MADE.action(FIGHT_KIND, 0, "fight enemy")
ATTACK: Final[list[Action]] = [MADE.action(ATTACK_KIND, hero, f"attack {HEROES[hero]}") for hero in range(3)]
PAY: Final[list[Action]] = [MADE.action(PAY_KIND, value, f"pay {value}") for value in range(1, VALUES + 1)]
VICTIM: Final[list[Action]] = [MADE.action(VICTIM_KIND, hero, f"victim {HEROES[hero]}") for hero in range(3)]
TAKE: Final[list[Action]] = [MADE.action(TAKE_KIND, value, f"take {value}") for value in range(1, VALUES + 1)]
DESTROY: Final[list[Action]] = [MADE.action(DESTROY_KIND, value, f"destroy {value}") for value in range(1, VALUES + 1)]
RETURN: Final[list[Action]] = [
    MADE.action(RETURN_KIND, card, f"return {danger_card(card)}") for card in range(DANGER_CARDS)
]
LEAVE: Final[Action] = MADE.action(LEAVE_KIND, 0, "leave")
STAY: Final[Action] = MADE.action(STAY_KIND, 0, "stay")

DIE: Final[list[Action]] = [MADE.outcome(DIE_KIND, face, f"die {face}") for face in range(1, 7)]
TREASURE: Final[list[Action]] = [
    MADE.outcome(TREASURE_KIND, value, f"treasure {value}") for value in range(1, VALUES + 1)
]
ENEMY: Final[list[Action]] = [
    MADE.outcome(ENEMY_KIND, card, f"enemy {figure_card(card)}") for card in range(FIGURE_CARDS)
]
DANGER: Final[list[Action]] = [
    MADE.outcome(DANGER_KIND, card, f"danger {danger_card(card)}") for card in range(DANGER_CARDS)
]
LEVEL: Final[list[Action]] = [
    MADE.outcome(LEVEL_KIND, card, f"level {figure_card(card)}") for card in range(FIGURE_CARDS)
]
LOT: Final[list[Action]] = [MADE.outcome(LOT_KIND, hero, f"lot {HEROES[hero]}") for hero in range(3)]
