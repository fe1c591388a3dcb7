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

# Asked of chance.
ROLE: Final = 11  # a: the seat that throws
DEAL: Final = 12  # Level cards until there is one of each class
CHRONO: Final = 13
ORDER_DIE: Final = 14  # the die added to a tied Rapidity
ORDER_LOT: Final = 15
EXPLORATION: Final = 16
ENEMY: Final = 17
DANGERS: Final = 18  # b: cards still to draw
HERO_LUCK: Final = 19
FOE_LUCK: Final = 20
INITIATIVE: Final = 21  # b: the hero's die once thrown, 0 before
STRIKE: Final = 22  # b: whose blow, see combat.py
LEVEL: Final = 23
TEST: Final = 24
REWARD: Final = 25  # b: cards still to draw
TRAPDOOR: Final = 26  # b: cards still to discard

# Asked of nobody.
TURN: Final = 27
TIES: Final = 28
FIGHT: Final = 29
COUNTDOWN: Final = 30
LEAVING: Final = 31

FIRST_CHANCE: Final = ROLE
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
    "role",
    "deal",
    "chrono",
    "order-die",
    "order-lot",
    "exploration",
    "enemy",
    "dangers",
    "hero-luck",
    "foe-luck",
    "initiative",
    "strike",
    "level",
    "test",
    "reward",
    "trapdoor",
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
    "AHU-COMPET-01",
    "AHU-SETUP-02",
    "AHU-TURN-03",
    "AHU-TRIO-02",
    "AHU-R-51",
    "AHU-EXPL-05",
    "AHU-COMBAT-02",
    "AHU-COMBAT-03",
    "AHU-COMBAT-05",
    "AHU-COMBAT-06",
    "AHU-COMBAT-08",
    "AHU-COMBAT-10",
    "AHU-LEVEL-02",
    "AHU-DICE-02",
    "AHU-REWARD-01",
    "AHU-TRAP-04",
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
