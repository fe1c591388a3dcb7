"""What can lie on the stack: questions to seats, questions to chance, and steps nobody is asked about.

The rows at the end say everything about each kind but what the rules do with it.
"""

from __future__ import annotations

from typing import Final

from katabasis.engine.kinds import GROUND, SEAT_IN_CHARGE, Kind, Kinds, Meaning
from katabasis.games.ahuris.data.cards import HEROES

# Asked of a seat.
CHOOSE_HERO: Final = 0
ORDER: Final = 1  # who explores next, among the fastest
LEVEL_ONE: Final = 2  # combat or one of the rests
REST: Final = 3
ATTACK: Final = 4  # an enemy, or another hero
PAY: Final = 5  # which of several Treasures of equal worth
VICTIM: Final = 6  # the other victim of a ceiling
TAKE: Final = 7  # one of the Treasures found
DESTROY: Final = 8  # the Treasure lost in a panic
KEEP: Final = 9  # which Danger card goes back on the deck
EXIT: Final = 10  # leave or stay

# Asked of chance: a card.
DEAL: Final = 11  # Level cards until there is one of each class
CHRONO: Final = 12
ENEMY: Final = 13
DANGERS: Final = 14
LEVEL: Final = 15
REWARD: Final = 16
TRAPDOOR: Final = 17
ORDER_LOT: Final = 18

# Asked of chance: a die.
ROLE: Final = 19
ORDER_DIE: Final = 20  # the die added to a tied Rapidity
EXPLORATION: Final = 21
HERO_LUCK: Final = 22
FOE_LUCK: Final = 23
INITIATIVE: Final = 24
STRIKE: Final = 25
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

# What the numbers of a line mean.
ABOUT_HERO: Final = Meaning("hero", HEROES, default=0, told=True)
ABOUT_SEAT: Final = Meaning("seat", [1, 2, 3], default=0, told=True)
ABOUT_NOBODY: Final = Meaning("", HEROES, default=0)  # the first hero stands there all the same
PRICE: Final = Meaning("price", range(7), default=0)
TO_COME: Final = Meaning("cards to come", range(7), default=0)
HERO_DIE: Final = Meaning("die", range(7), default=0)  # 0 before it is thrown
BLOW: Final = Meaning("blow", range(7), default=0)  # whose, and how: see combat.py
STEPS: Final = [TURN, LEAVING, COUNTDOWN, ORDER]  # what a hero's turn may lie on

KINDS: Final = Kinds(
    of_seats=[
        Kind(CHOOSE_HERO, "choose-hero", "AHU-COOP-01", a=ABOUT_SEAT, on=[DEAL, CHOOSE_HERO]),
        Kind(ORDER, "order", "AHU-TURN-06", a=ABOUT_NOBODY, on=[TURN, LEAVING, COUNTDOWN]),
        Kind(LEVEL_ONE, "level-one", "AHU-EXPL-01", a=ABOUT_HERO, on=STEPS),
        Kind(REST, "rest", "AHU-REST-01", a=ABOUT_HERO, on=STEPS),
        Kind(ATTACK, "attack", "AHU-COMPET-05", a=ABOUT_HERO, on=STEPS),
        Kind(PAY, "pay", "AHU-R-33", a=ABOUT_HERO, b=PRICE, on=[FIGHT, FOE_LUCK, INITIATIVE]),
        Kind(VICTIM, "victim", "AHU-TRAP-03", a=ABOUT_HERO, on=STEPS),
        Kind(TAKE, "take", "AHU-REWARD-02", a=ABOUT_HERO, on=STEPS),
        Kind(DESTROY, "destroy", "AHU-PANIC-02", a=ABOUT_HERO, on=STEPS),
        Kind(KEEP, "keep", "AHU-DUO-02", a=ABOUT_HERO, on=[FIGHT, TEST], known_to=SEAT_IN_CHARGE),
        Kind(EXIT, "exit", "AHU-COMPET-02", a=ABOUT_HERO, on=[TURN, EXIT]),
    ],
    of_chance=[
        Kind(DEAL, "deal", "AHU-SETUP-02", a=ABOUT_NOBODY, on=[TURN]),
        Kind(CHRONO, "chrono", "AHU-TURN-03", a=ABOUT_NOBODY, on=[ORDER, TIES]),
        Kind(ENEMY, "enemy", "AHU-COMBAT-02", a=ABOUT_HERO, on=[FIGHT, DANGERS]),
        Kind(DANGERS, "dangers", "AHU-COMBAT-03", a=ABOUT_HERO, b=TO_COME, on=[FIGHT, TEST], known_to=SEAT_IN_CHARGE),
        Kind(LEVEL, "level", "AHU-LEVEL-02", a=ABOUT_HERO, on=STEPS),
        Kind(REWARD, "reward", "AHU-REWARD-01", a=ABOUT_HERO, b=TO_COME, on=[TAKE]),
        Kind(TRAPDOOR, "trapdoor", "AHU-TRAP-04", a=ABOUT_HERO, b=TO_COME, on=STEPS),
        Kind(ORDER_LOT, "order-lot", "AHU-R-51", a=ABOUT_NOBODY, on=[TIES]),
        Kind(ROLE, "role", "AHU-COMPET-01", a=ABOUT_SEAT, on=[DEAL, ROLE]),
        Kind(ORDER_DIE, "order-die", "AHU-TRIO-02", a=ABOUT_HERO, on=[TIES]),
        Kind(EXPLORATION, "exploration", "AHU-EXPL-05", a=ABOUT_HERO, on=STEPS),
        Kind(HERO_LUCK, "hero-luck", "AHU-COMBAT-05", a=ABOUT_HERO, on=STEPS),
        Kind(FOE_LUCK, "foe-luck", "AHU-COMBAT-06", a=ABOUT_HERO, on=STEPS),
        Kind(INITIATIVE, "initiative", "AHU-COMBAT-08", a=ABOUT_HERO, b=HERO_DIE, on=STEPS),
        Kind(STRIKE, "strike", "AHU-COMBAT-10", a=ABOUT_HERO, b=BLOW, on=STEPS),
        Kind(TEST, "test", "AHU-DICE-02", a=ABOUT_HERO, on=STEPS),
    ],
    of_nobody=[
        Kind(TURN, "turn", "AHU-TURN-01", a=ABOUT_NOBODY, on=[GROUND]),
        Kind(TIES, "ties", "AHU-TRIO-02", a=ABOUT_NOBODY, on=[ORDER]),
        Kind(FIGHT, "fight", "AHU-COMBAT-04", a=ABOUT_HERO, on=STEPS),
        Kind(COUNTDOWN, "countdown", "AHU-PARA-03", a=ABOUT_NOBODY, on=[TURN, LEAVING]),
        Kind(LEAVING, "leaving", "AHU-TURN-11", a=ABOUT_NOBODY, on=[TURN]),
    ],
)
assert (KINDS.first_chance, KINDS.first_step) == (FIRST_CHANCE, FIRST_STEP)  # literals above: the compiler folds them
KIND_NAMES: Final = KINDS.names
KIND_RULES: Final = KINDS.rules

# Why a Treasure is paid.
BRIBE: Final = 0
PILFER: Final = 1
ATTACK_PRICE: Final = 2
PRICE_NAMES: Final = ["bribe", "pilfer", "attack"]
