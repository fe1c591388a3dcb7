"""Title, seats, modes, options: what a table decides before it plays."""

from __future__ import annotations

from typing import Final

from katabasis.engine.option import Option
from katabasis.engine.rooms import Title

NAME: Final = "ahuris"
HOME: Final = "katabasis.games.ahuris"
RULES_VERSION: Final = 1
SEATS: Final = [1, 2, 3, 4]

SOLO: Final = 0
DUO: Final = 1
TRIO_COOPERATIVE: Final = 2
TRIO_COMPETITIVE: Final = 3
QUARTET_COOPERATIVE: Final = 4
QUARTET_COMPETITIVE: Final = 5
MODES: Final = [
    "solo",
    "duo",
    "trio-cooperative",
    "trio-competitive",
    "quartet-cooperative",
    "quartet-competitive",
]
MODE_SEATS: Final = [1, 2, 3, 3, 4, 4]
DEFAULT_MODE: Final = [-1, SOLO, DUO, TRIO_COOPERATIVE, QUARTET_COOPERATIVE]  # by seat count
FORTRESS_SEAT: Final = [-1, 1, -1, -1, 3, 3]  # by mode
COMPETITIVE: Final = [False, False, False, True, False, True]
SEAT_NAMES: Final = [
    [],
    ["heroes"],
    ["heroes", "fortress"],
    ["first", "second", "third"],
    ["first", "second", "third", "fortress"],
]

PRINTED_GOAL: Final = 100
GOALS: Final = {"gentle": 25, "steady": 40, "daring": 60, "printed": PRINTED_GOAL}
HIGHEST_GOAL: Final = 440  # every Treasure in one pocket, every collection complete

KEEP_WOUNDS: Final = 0
UNCHANGED: Final = 1
FULL: Final = 2
LEVEL_GAIN_LIFE: Final = ["keep_wounds", "unchanged", "full"]

DRAW_WHAT_IS_LEFT: Final = 0
SHORT_IS_LOSS: Final = 1
SHORT_REWARD: Final = ["draw", "loss"]

COUNTED: Final = 0
PRINTED: Final = 1
COLLECTION_VALUE: Final = ["counted", "printed"]

OPTIONS: Final = [
    Option("mode", "", "AHU-SOLO-01", values=MODES),
    Option("goal", str(PRINTED_GOAL), "AHU-TURN-11", presets=GOALS, low=1, high=HIGHEST_GOAL),
    Option("level_gain_life", "keep_wounds", "AHU-R-13", values=LEVEL_GAIN_LIFE),
    Option("short_reward", "draw", "AHU-R-28", values=SHORT_REWARD),
    Option("collection_value", "counted", "AHU-R-33", values=COLLECTION_VALUE),
]

# No match is longer.  In principle a fight may miss for ever; the longest of 600,000 random ones took 801 answers.
BOUND: Final = 50_000

# How a match ends.
PLAYING: Final = 0
ESCAPED: Final = 1  # the goal and a key, at the exit
CLOCK: Final = 2  # Chrono found no Treasure to discard
EMPTY_REWARD: Final = 3  # a reward found no Treasure to draw
KEYS_DESTROYED: Final = 4
ALL_LEFT: Final = 5  # competitive: every hero is out
DECK_EMPTY: Final = 6  # competitive: the Treasure deck ran out
ENDINGS: Final = ["", "escaped", "clock", "empty-reward", "keys-destroyed", "all-left", "deck-empty"]

TITLE: Final = Title(NAME, HOME, RULES_VERSION, SEATS, OPTIONS, BOUND, ENDINGS)
