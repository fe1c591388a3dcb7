"""Title, seats, options: what a table decides before it plays."""

from __future__ import annotations

from typing import Final

from katabasis.engine.option import Option
from katabasis.engine.rooms import Title

NAME: Final = "abyss"
HOME: Final = "katabasis.games.abyss"
RULES_VERSION: Final = 1
SEATS: Final = [2, 3, 4]
SEAT_NAMES: Final = ["first", "second", "third", "fourth"]

# Other readings of doubtful rules: one bit each, set if the table wants the other one.
KEYLESS_AMBASSADORS: Final = 1
TURNED_COUNT: Final = 2
TURNED_POINTLESS: Final = 4
COVERED_KEYLESS: Final = 8
COMMANDER_AT_PURCHASE: Final = 16
SUPERFLUOUS: Final = 32
SMOKERS_STAY: Final = 64
NO_LAST_EXTRA: Final = 128

YES_NO: Final = ["true", "false"]
READINGS: Final = [  # name, ruling, as ruled; the bit is 2 ** place
    ("ambassadors_count_as_key_lords", "ABY-R-42", "true"),
    ("turned_lords_count_for_guild_key_and_number", "ABY-R-31", "false"),
    ("turned_lords_count_for_points", "ABY-R-31", "true"),
    ("towers_read_printed_keys_of_covered_lords", "ABY-R-43", "true"),
    ("commander_limit_checked_after_purchase", "ABY-R-32", "false"),
    ("superfluous_allies_allowed", "ABY-R-16", "false"),
    ("black_smokers_leaves_the_game_when_swapped", "ABY-R-49", "true"),
    ("extra_turn_allowed_in_last_round", "ABY-R-28", "true"),
]
HAND_LIMIT_NAME: Final = "hand_limit_without_commander"
HIGHEST_HAND_LIMIT: Final = 65
OPTIONS: Final = [
    *[Option(name, ruled, rule, values=YES_NO) for name, rule, ruled in READINGS],
    Option(HAND_LIMIT_NAME, "0", "ABY-R-58", presets={"none": 0}, low=0, high=HIGHEST_HAND_LIMIT),
]

# No match is longer.  In principle players may explore for ever without recruiting anybody.
BOUND: Final = 100_000

# How a match ends.
PLAYING: Final = 0
SEVENTH_LORD: Final = 1
LORDS_SHORT: Final = 2  # a refill was due and the lord deck could not complete the court
STANDSTILL: Final = 3  # nobody in a row could act
ENDINGS: Final = ["", "seventh-lord", "lords-short", "standstill"]

TITLE: Final = Title(NAME, HOME, RULES_VERSION, SEATS, OPTIONS, BOUND, ENDINGS)
