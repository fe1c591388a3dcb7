"""Everything that can happen in a match, and how it is told."""

from __future__ import annotations

from typing import Final

from katabasis.engine.event import EventKind, by_number

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

# What an event's numbers mean: "seat" and "target:seat" are seats, "count" and other plain words are numbers.
# `shows`: it showed somebody a card or token that was hidden.
EVENTS: Final = by_number(
    [
        EventKind(BEGINS, "begins", "ABY-SETUP-10", "seat"),
        EventKind(LORD_APPEARS, "lord-appears", "ABY-SETUP-03", "lord slot", shows=True),
        EventKind(FIRST_PLACE_APPEARS, "first-place-appears", "ABY-SETUP-04", "location"),
        EventKind(TURN_BEGINS, "turn-begins", "ABY-TURN-01", "turn seat"),
        EventKind(EXTRA_TURN_BEGINS, "extra-turn-begins", "ABY-R-28", "seat"),
        EventKind(INCOME, "income", "ABY-LORD-11", "seat pearls"),
        EventKind(PLOTS, "plots", "ABY-PLOT-01", "seat"),
        EventKind(EXPLORES, "explores", "ABY-EXPLORE-01", "seat"),
        EventKind(DECK_REBUILT, "deck-rebuilt", "ABY-DECK-01", "count"),
        EventKind(REVEALS, "reveals", "ABY-EXPLORE-01", "race value slot", shows=True),
        EventKind(REVEALS_MONSTER, "reveals-monster", "ABY-MONSTER-01", "slot", shows=True),
        EventKind(BUYS, "buys", "ABY-EXPLORE-05", "seat race value price target:seat"),
        EventKind(REFUSES, "refuses", "ABY-EXPLORE-09", "seat"),
        EventKind(TAKES, "takes", "ABY-EXPLORE-12", "seat race value"),
        EventKind(LAST_SLOT, "last-slot", "ABY-EXPLORE-13", "seat pearls"),
        EventKind(GOES_ON, "goes-on", "ABY-EXPLORE-12", "seat"),
        EventKind(THREAT_RISES, "threat-rises", "ABY-MONSTER-06", "space"),
        EventKind(FIGHTS, "fights", "ABY-MONSTER-03", "seat space"),
        EventKind(FIGHTS_LOWER, "fights-lower", "ABY-LORD-06", "seat space"),
        EventKind(REWARDED, "rewarded", "ABY-MONSTER-04", "seat pearls tokens keys"),
        EventKind(TOKEN_DRAWN, "token-drawn", "ABY-MONSTER-08", "seat"),
        EventKind(TOKEN_SEEN, "token-seen", "ABY-MONSTER-08", "value", shows=True),
        EventKind(SHIP_MASTER_PAYS, "ship-master-pays", "ABY-LORD-08", "seat pearls"),
        EventKind(CLEARED, "cleared", "ABY-EXPLORE-15", "allies monsters"),
        EventKind(NOTHING_LEFT, "nothing-left", "ABY-R-12", "seat"),
        EventKind(TAKES_STACK, "takes-stack", "ABY-COUNCIL-01", "seat race count"),
        EventKind(STACK_SEEN, "stack-seen", "ABY-COUNCIL-02", "race value", shows=True),
        EventKind(PAYS_ALLY, "pays-ally", "ABY-RECRUIT-12", "seat race value", shows=True),
        EventKind(AFFILIATES, "affiliates", "ABY-RECRUIT-11", "seat race value", shows=True),
        EventKind(PAYS_PEARLS, "pays-pearls", "ABY-RECRUIT-06", "seat pearls"),
        EventKind(RECRUITS, "recruits", "ABY-RECRUIT-13", "seat lord count"),
        EventKind(CORRUPTS, "corrupts", "ABY-LORD-22", "seat lord pearls"),
        EventKind(COURT_BONUS, "court-bonus", "ABY-COURT-03", "seat pearls"),
        EventKind(SEVENTH_LORD_FOUND, "seventh-lord", "ABY-END-01", "seat count"),
        EventKind(COURT_SHORT, "court-short", "ABY-END-02", "seat missing"),
        EventKind(LAST_TURN, "last-turn", "ABY-END-04", "seat"),
        EventKind(GAINS, "gains", "ABY-POWER-01", "seat lord pearls"),
        EventKind(LOSES_PEARLS, "loses-pearls", "ABY-LORD-03", "seat pearls"),
        EventKind(DISCARDS, "discards", "ABY-RECRUIT-12", "seat race value", shows=True),
        EventKind(TURNED, "turned", "ABY-POWER-08", "seat lord"),
        EventKind(STEALS, "steals", "ABY-LORD-07", "seat target:seat"),
        EventKind(STOLEN_SEEN, "stolen-seen", "ABY-R-35", "value", shows=True),
        EventKind(EXTRA_TURN_DUE, "extra-turn-due", "ABY-LORD-15", "seat"),
        EventKind(EXTRA_TURN_LOST, "extra-turn-lost", "ABY-R-28", "seat"),
        EventKind(GIVES_UP, "gives-up", "ABY-R-24", "seat lord"),
        EventKind(APPOINTS, "appoints", "ABY-R-24", "seat lord"),
        EventKind(DECLINES, "declines", "ABY-R-25", "seat lord"),
        EventKind(NO_EFFECT, "no-effect", "ABY-POWER-05", "seat lord"),
        EventKind(YIELDS, "yields", "ABY-R-40", "seat location"),
        EventKind(SELLS, "sells", "ABY-LORD-12", "seat race value pearls", shows=True),
        EventKind(SWEEPS, "sweeps", "ABY-LORD-17", "seat race count"),
        EventKind(OUSTS, "ousts", "ABY-LORD-21", "seat lord"),
        EventKind(SPARES_KEY, "spares-key", "ABY-CONTROL-06", "seat"),
        EventKind(SPARES, "spares", "ABY-CONTROL-06", "seat lord"),
        EventKind(DRAWS, "draws", "ABY-CONTROL-07", "seat count"),
        EventKind(PLACE_DRAWN, "place-drawn", "ABY-R-46", "location", shows=True),
        EventKind(PLACE_LEFT, "place-left", "ABY-CONTROL-08", "location"),
        EventKind(CONTROLS, "controls", "ABY-CONTROL-09", "seat location"),
        EventKind(COVERS, "covers", "ABY-CONTROL-04", "lord location"),
        EventKind(KEYS_SPENT, "keys-spent", "ABY-CONTROL-05", "seat keys"),
        EventKind(KEYS_KEPT, "keys-kept", "ABY-R-47", "seat"),
        EventKind(SMOKERS_SWAP, "smokers-swap", "ABY-R-49", "seat location"),
        EventKind(SMOKERS_KEPT, "smokers-kept", "ABY-R-49", "seat"),
        EventKind(SKIPS, "skips", "ABY-TURN-11", "seat"),
        EventKind(NOBODY_CAN_ACT, "nobody-can-act", "ABY-R-13", ""),
        EventKind(LAST_AFFILIATES, "last-affiliates", "ABY-END-07", "seat race value"),
        EventKind(SCORE, "score", "ABY-SCORE-01", "seat places lords allies tokens"),
        EventKind(TOTAL, "total", "ABY-SCORE-06", "seat points pearls"),
        EventKind(PLACE_SCORES, "place-scores", "ABY-SCORE-01", "seat location points"),
    ]
)
