"""What can lie on the stack: questions to seats, questions to chance, and steps nobody is asked about.

Each kind says what its two numbers mean: `a` is a hero unless noted, `b` is said beside the kind.
"""

from __future__ import annotations

from typing import Final

# Asked of a seat.
CHOOSE_HERO: Final = 0  # a: the seat that chooses
ORDER: Final = 1  # who explores next, among the fastest
LEVEL_ONE: Final = 2  # combat or one of the rests
REST: Final = 3
ATTACK: Final = 4  # an enemy, or another hero
PAY: Final = 5  # which of several Treasures of equal worth; b: why
VICTIM: Final = 6  # the other victim of a ceiling
TAKE: Final = 7  # one of the Treasures found
DESTROY: Final = 8  # the Treasure lost in a panic
KEEP: Final = 9  # which Danger card goes back on the deck
EXIT: Final = 10  # leave or stay

# Asked of chance: a card.
DEAL: Final = 11  # Level cards until there is one of each class
CHRONO: Final = 12
ENEMY: Final = 13
DANGERS: Final = 14  # b: cards still to draw
LEVEL: Final = 15
REWARD: Final = 16  # b: cards still to draw
TRAPDOOR: Final = 17  # b: cards still to discard
ORDER_LOT: Final = 18

# Asked of chance: a die.
ROLE: Final = 19  # a: the seat that throws
ORDER_DIE: Final = 20  # the die added to a tied Rapidity
EXPLORATION: Final = 21
HERO_LUCK: Final = 22
FOE_LUCK: Final = 23
INITIATIVE: Final = 24  # b: the hero's die once thrown, 0 before
STRIKE: Final = 25  # b: whose blow, see combat.py
TEST: Final = 26

# Asked of nobody.
TURN: Final = 27
TIES: Final = 28
FIGHT: Final = 29
COUNTDOWN: Final = 30
LEAVING: Final = 31

FIRST_CHANCE: Final = DEAL
FIRST_DIE: Final = ROLE
FIRST_STEP: Final = TURN

KIND_NAMES: Final = [
    "choose-hero",
    "order",
    "level-one",
    "rest",
    "attack",
    "pay",
    "victim",
    "take",
    "destroy",
    "keep",
    "exit",
    "deal",
    "chrono",
    "enemy",
    "dangers",
    "level",
    "reward",
    "trapdoor",
    "order-lot",
    "role",
    "order-die",
    "exploration",
    "hero-luck",
    "foe-luck",
    "initiative",
    "strike",
    "test",
    "turn",
    "ties",
    "fight",
    "countdown",
    "leaving",
]
KIND_RULES: Final = [
    "AHU-COOP-01",
    "AHU-TURN-06",
    "AHU-EXPL-01",
    "AHU-REST-01",
    "AHU-COMPET-05",
    "AHU-R-33",
    "AHU-TRAP-03",
    "AHU-REWARD-02",
    "AHU-PANIC-02",
    "AHU-DUO-02",
    "AHU-COMPET-02",
    "AHU-SETUP-02",
    "AHU-TURN-03",
    "AHU-COMBAT-02",
    "AHU-COMBAT-03",
    "AHU-LEVEL-02",
    "AHU-REWARD-01",
    "AHU-TRAP-04",
    "AHU-R-51",
    "AHU-COMPET-01",
    "AHU-TRIO-02",
    "AHU-EXPL-05",
    "AHU-COMBAT-05",
    "AHU-COMBAT-06",
    "AHU-COMBAT-08",
    "AHU-COMBAT-10",
    "AHU-DICE-02",
    "AHU-TURN-01",
    "AHU-TRIO-02",
    "AHU-COMBAT-04",
    "AHU-PARA-03",
    "AHU-TURN-11",
]

# Why a Treasure is paid.
BRIBE: Final = 0
PILFER: Final = 1
ATTACK_PRICE: Final = 2
PRICE_NAMES: Final = ["bribe", "pilfer", "attack"]
