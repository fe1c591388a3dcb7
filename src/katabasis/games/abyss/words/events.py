"""Everything that can happen in a match, and how it is told.

A kind is a number; the table says the key in the language files, the rule it comes from, and what its numbers mean.
"""

from __future__ import annotations

from typing import Final


class Telling:
    """How an event is told."""

    __slots__ = ("name", "rule", "values")

    name: Final[str]
    rule: Final[str]
    values: Final[list[tuple[str, str]]]  # name and meaning of the event's numbers, in order

    def __init__(self, name: str, rule: str, values: str) -> None:
        self.name = name
        self.rule = rule
        self.values = [meaning_of(value) for value in values.split()]


NOUNS: Final = ["seat", "race", "lord", "location"]


def meaning_of(value: str) -> tuple[str, str]:
    """ "seat" and "target:seat" are seats, "pearls" and other plain words are numbers."""
    name, _, meaning = value.partition(":")
    return name, meaning or (name if name in NOUNS else "number")


BEGINS: Final = 0
LORD_APPEARS: Final = 1
FIRST_PLACE_APPEARS: Final = 2
TURN_BEGINS: Final = 3
EXTRA_TURN_BEGINS: Final = 4
INCOME: Final = 5
PLOTS: Final = 6
EXPLORES: Final = 7
DECK_REBUILT: Final = 8
REVEALS: Final = 9
REVEALS_MONSTER: Final = 10
BUYS: Final = 11
REFUSES: Final = 12
TAKES: Final = 13
LAST_SLOT: Final = 14
GOES_ON: Final = 15
THREAT_RISES: Final = 16
FIGHTS: Final = 17
FIGHTS_LOWER: Final = 18
REWARDED: Final = 19
TOKEN_DRAWN: Final = 20
TOKEN_SEEN: Final = 21
SHIP_MASTER_PAYS: Final = 22
CLEARED: Final = 23
NOTHING_LEFT: Final = 24
TAKES_STACK: Final = 25
STACK_SEEN: Final = 26
PAYS_ALLY: Final = 27
AFFILIATES: Final = 28
PAYS_PEARLS: Final = 29
RECRUITS: Final = 30
CORRUPTS: Final = 31
COURT_BONUS: Final = 32
SEVENTH_LORD_FOUND: Final = 33
COURT_SHORT: Final = 34
LAST_TURN: Final = 35
GAINS: Final = 36
LOSES_PEARLS: Final = 37
DISCARDS: Final = 38
TURNED: Final = 39
STEALS: Final = 40
STOLEN_SEEN: Final = 41
EXTRA_TURN_DUE: Final = 42
EXTRA_TURN_LOST: Final = 43
GIVES_UP: Final = 44
APPOINTS: Final = 45
DECLINES: Final = 46
NO_EFFECT: Final = 47
YIELDS: Final = 48
SELLS: Final = 49
SWEEPS: Final = 50
OUSTS: Final = 51
SPARES_KEY: Final = 52
SPARES: Final = 53
DRAWS: Final = 54
PLACE_DRAWN: Final = 55
PLACE_LEFT: Final = 56
CONTROLS: Final = 57
COVERS: Final = 58
KEYS_SPENT: Final = 59
KEYS_KEPT: Final = 60
SMOKERS_SWAP: Final = 61
SMOKERS_KEPT: Final = 62
SKIPS: Final = 63
NOBODY_CAN_ACT: Final = 64
LAST_AFFILIATES: Final = 65
SCORE: Final = 66
TOTAL: Final = 67
PLACE_SCORES: Final = 68

# By kind: key in the language files, rule, and what each number means.
EVENTS: Final = [
    Telling("begins", "ABY-SETUP-10", "seat"),
    Telling("lord-appears", "ABY-SETUP-03", "lord slot"),
    Telling("first-place-appears", "ABY-SETUP-04", "location"),
    Telling("turn-begins", "ABY-TURN-01", "turn seat"),
    Telling("extra-turn-begins", "ABY-R-28", "seat"),
    Telling("income", "ABY-LORD-11", "seat pearls"),
    Telling("plots", "ABY-PLOT-01", "seat"),
    Telling("explores", "ABY-EXPLORE-01", "seat"),
    Telling("deck-rebuilt", "ABY-DECK-01", "count"),
    Telling("reveals", "ABY-EXPLORE-01", "race value slot"),
    Telling("reveals-monster", "ABY-MONSTER-01", "slot"),
    Telling("buys", "ABY-EXPLORE-05", "seat race value price target:seat"),
    Telling("refuses", "ABY-EXPLORE-09", "seat"),
    Telling("takes", "ABY-EXPLORE-12", "seat race value"),
    Telling("last-slot", "ABY-EXPLORE-13", "seat pearls"),
    Telling("goes-on", "ABY-EXPLORE-12", "seat"),
    Telling("threat-rises", "ABY-MONSTER-06", "space"),
    Telling("fights", "ABY-MONSTER-03", "seat space"),
    Telling("fights-lower", "ABY-LORD-06", "seat space"),
    Telling("rewarded", "ABY-MONSTER-04", "seat pearls tokens keys"),
    Telling("token-drawn", "ABY-MONSTER-08", "seat"),
    Telling("token-seen", "ABY-MONSTER-08", "value"),
    Telling("ship-master-pays", "ABY-LORD-08", "seat pearls"),
    Telling("cleared", "ABY-EXPLORE-15", "allies monsters"),
    Telling("nothing-left", "ABY-R-12", "seat"),
    Telling("takes-stack", "ABY-COUNCIL-01", "seat race count"),
    Telling("stack-seen", "ABY-COUNCIL-02", "race value"),
    Telling("pays-ally", "ABY-RECRUIT-12", "seat race value"),
    Telling("affiliates", "ABY-RECRUIT-11", "seat race value"),
    Telling("pays-pearls", "ABY-RECRUIT-06", "seat pearls"),
    Telling("recruits", "ABY-RECRUIT-13", "seat lord count"),
    Telling("corrupts", "ABY-LORD-22", "seat lord pearls"),
    Telling("court-bonus", "ABY-COURT-03", "seat pearls"),
    Telling("seventh-lord", "ABY-END-01", "seat count"),
    Telling("court-short", "ABY-END-02", "seat missing"),
    Telling("last-turn", "ABY-END-04", "seat"),
    Telling("gains", "ABY-POWER-01", "seat lord pearls"),
    Telling("loses-pearls", "ABY-LORD-03", "seat pearls"),
    Telling("discards", "ABY-RECRUIT-12", "seat race value"),
    Telling("turned", "ABY-POWER-08", "seat lord"),
    Telling("steals", "ABY-LORD-07", "seat target:seat"),
    Telling("stolen-seen", "ABY-R-35", "value"),
    Telling("extra-turn-due", "ABY-LORD-15", "seat"),
    Telling("extra-turn-lost", "ABY-R-28", "seat"),
    Telling("gives-up", "ABY-R-24", "seat lord"),
    Telling("appoints", "ABY-R-24", "seat lord"),
    Telling("declines", "ABY-R-25", "seat lord"),
    Telling("no-effect", "ABY-POWER-05", "seat lord"),
    Telling("yields", "ABY-R-40", "seat location"),
    Telling("sells", "ABY-LORD-12", "seat race value pearls"),
    Telling("sweeps", "ABY-LORD-17", "seat race count"),
    Telling("ousts", "ABY-LORD-21", "seat lord"),
    Telling("spares-key", "ABY-CONTROL-06", "seat"),
    Telling("spares", "ABY-CONTROL-06", "seat lord"),
    Telling("draws", "ABY-CONTROL-07", "seat count"),
    Telling("place-drawn", "ABY-R-46", "location"),
    Telling("place-left", "ABY-CONTROL-08", "location"),
    Telling("controls", "ABY-CONTROL-09", "seat location"),
    Telling("covers", "ABY-CONTROL-04", "lord location"),
    Telling("keys-spent", "ABY-CONTROL-05", "seat keys"),
    Telling("keys-kept", "ABY-R-47", "seat"),
    Telling("smokers-swap", "ABY-R-49", "seat location"),
    Telling("smokers-kept", "ABY-R-49", "seat"),
    Telling("skips", "ABY-TURN-11", "seat"),
    Telling("nobody-can-act", "ABY-R-13", ""),
    Telling("last-affiliates", "ABY-END-07", "seat race value"),
    Telling("score", "ABY-SCORE-01", "seat places lords allies tokens"),
    Telling("total", "ABY-SCORE-06", "seat points pearls"),
    Telling("place-scores", "ABY-SCORE-01", "seat location points"),
]

# These showed somebody a card or token that was hidden.
REVEALING: Final = [
    LORD_APPEARS,
    REVEALS,
    REVEALS_MONSTER,
    TOKEN_SEEN,
    STACK_SEEN,
    PAYS_ALLY,
    AFFILIATES,
    DISCARDS,
    STOLEN_SEEN,
    SELLS,
    PLACE_DRAWN,
]
