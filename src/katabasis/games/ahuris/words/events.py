"""Everything that can happen in a match, and how it is told."""

from __future__ import annotations

from typing import Final

from katabasis.engine.event import EventKind, by_number

HERO_CHOSEN: Final = 0
ROLE_THROWN: Final = 1
ROLE_TAKEN: Final = 2
ROLE_LEFT: Final = 3
CARD_DEALT: Final = 4
CARD_SHUFFLED_BACK: Final = 5
TURN_BEGINS: Final = 6
WAKES: Final = 7
CHRONO_DISCARDS: Final = 8
CHRONO_FAILS: Final = 9
TIE_DIE: Final = 10
TIE_FIXED: Final = 11
TIE_LOT: Final = 12
EXPLORES_NEXT: Final = 13
EXPLORATION_REST: Final = 14
EXPLORATION_COMBAT: Final = 15
EXPLORATION_TRAP: Final = 16
EXPLORATION_PANIC: Final = 17
IDLES: Final = 18
HEALS: Final = 19
CURES_PARALYSIS: Final = 20
CURES_LUCK: Final = 21
FETCHES_KEY: Final = 22
ENEMY_APPEARS: Final = 23
ENEMY_DECK_REBUILT: Final = 24
DANGER_DECK_REBUILT: Final = 25
DANGER_JOINS: Final = 26
DANGERS_DRAWN_HIDDEN: Final = 27
DANGER_DRAWN_SECRETLY: Final = 28
DANGER_RETURNED_HIDDEN: Final = 29
DANGER_RETURNED_SECRETLY: Final = 30
FOE_STATS: Final = 31
ATTACKS: Final = 32
PAYS_ATTACK: Final = 33
LUCK_PASSED: Final = 34
LUCK_FAILED: Final = 35
BRIBES: Final = 36
BRIBE_EMPTY: Final = 37
SCREAMS: Final = 38
SCREAM_BOTH: Final = 39
SINGS: Final = 40
SEARCH_DESTROYS: Final = 41
SEARCH_TAKES: Final = 42
SEARCH_NOTHING: Final = 43
PILFERS: Final = 44
PILFERS_NOTHING: Final = 45
DRINKS: Final = 46
INITIATIVE_TIE: Final = 47
STRIKES_FIRST: Final = 48
STRIKES_FIRST_FIXED: Final = 49
HITS: Final = 50
MISSES: Final = 51
WINS_COMBAT: Final = 52
LOSES_COMBAT: Final = 53
STUNNED: Final = 54
LEVEL_LOST: Final = 55
LEVEL_REVEALED: Final = 56
LEVEL_GAINED: Final = 57
LEVEL_SHUFFLED: Final = 58
LEVEL_TOP: Final = 59
TRAP_DART: Final = 60
TRAP_CEILING: Final = 61
TRAP_TRAPDOOR: Final = 62
TRAP_STAR: Final = 63
TEST_PASSED: Final = 64
TEST_FAILED: Final = 65
PARALYSED: Final = 66
CEILING_FALLS: Final = 67
CEILING_ALONE: Final = 68
TRAPDOOR_DISCARDS: Final = 69
UNLUCKY: Final = 70
REWARD_DRAWN: Final = 71
REWARD_TAKEN: Final = 72
REWARD_FAILS: Final = 73
PANICS: Final = 74
DESTROYS_KEY: Final = 75
DESTROYS: Final = 76
LOSES_NOTHING: Final = 77
KEYS_GONE: Final = 78
SKIPPED_PARALYSED: Final = 79
SKIPPED_ASLEEP: Final = 80
PARALYSIS_COUNTS: Final = 81
PARALYSIS_ENDS: Final = 82
NO_EXIT: Final = 83
ESCAPES: Final = 84
LEAVES: Final = 85
STAYS: Final = 86
EVERYBODY_OUT: Final = 87
DECK_RUNS_OUT: Final = 88
SCORE: Final = 89
HEALS_SELF: Final = 90
DECLINES: Final = 91

# What an event's numbers mean: "seat" and "target:seat" are seats, "count" and other plain words are numbers.
# `shows`: it showed the table a card that only the fortress player knew.
EVENTS: Final = by_number(
    [
        EventKind(HERO_CHOSEN, "hero-chosen", "AHU-COOP-01", "seat hero"),
        EventKind(ROLE_THROWN, "role-thrown", "AHU-COMPET-01", "seat die hero"),
        EventKind(ROLE_TAKEN, "role-taken", "AHU-COMPET-01", "seat die hero"),
        EventKind(ROLE_LEFT, "role-left", "AHU-R-55", "seat hero"),
        EventKind(CARD_DEALT, "card-dealt", "AHU-SETUP-02", "hero suit"),
        EventKind(CARD_SHUFFLED_BACK, "card-shuffled-back", "AHU-SETUP-03", "hero suit"),
        EventKind(TURN_BEGINS, "turn-begins", "AHU-TURN-01", "turn"),
        EventKind(WAKES, "wakes", "AHU-TURN-02", "hero"),
        EventKind(CHRONO_DISCARDS, "chrono-discards", "AHU-TURN-03", "value left"),
        EventKind(CHRONO_FAILS, "chrono-fails", "AHU-TURN-04", ""),
        EventKind(TIE_DIE, "tie-die", "AHU-TRIO-02", "hero die total"),
        EventKind(TIE_FIXED, "tie-fixed", "AHU-R-25", "hero total"),
        EventKind(TIE_LOT, "tie-lot", "AHU-R-51", "hero"),
        EventKind(EXPLORES_NEXT, "explores-next", "AHU-TURN-06", "hero"),
        EventKind(EXPLORATION_REST, "exploration-rest", "AHU-EXPL-02", "hero level die"),
        EventKind(EXPLORATION_COMBAT, "exploration-combat", "AHU-EXPL-02", "hero level die"),
        EventKind(EXPLORATION_TRAP, "exploration-trap", "AHU-EXPL-02", "hero level die"),
        EventKind(EXPLORATION_PANIC, "exploration-panic", "AHU-PANIC-03", "hero level die"),
        EventKind(IDLES, "idles", "AHU-EXPL-06", "hero"),
        EventKind(HEALS, "heals", "AHU-REST-02", "hero target:hero life max"),
        EventKind(CURES_PARALYSIS, "cures-paralysis", "AHU-REST-03", "hero target:hero"),
        EventKind(CURES_LUCK, "cures-luck", "AHU-REST-03", "hero target:hero"),
        EventKind(FETCHES_KEY, "fetches-key", "AHU-REST-05", "hero"),
        EventKind(ENEMY_APPEARS, "enemy-appears", "AHU-COMBAT-02", "hero enemy suit"),
        EventKind(ENEMY_DECK_REBUILT, "enemy-deck-rebuilt", "AHU-CARD-04", ""),
        EventKind(DANGER_DECK_REBUILT, "danger-deck-rebuilt", "AHU-CARD-04", ""),
        EventKind(DANGER_JOINS, "danger-joins", "AHU-COMBAT-03", "value suit", shows=True),
        EventKind(DANGERS_DRAWN_HIDDEN, "dangers-drawn-hidden", "AHU-DUO-02", "count"),
        EventKind(DANGER_DRAWN_SECRETLY, "danger-drawn-secretly", "AHU-DUO-02", "value suit"),
        EventKind(DANGER_RETURNED_HIDDEN, "danger-returned-hidden", "AHU-R-49", ""),
        EventKind(DANGER_RETURNED_SECRETLY, "danger-returned-secretly", "AHU-R-49", "value suit"),
        EventKind(FOE_STATS, "foe-stats", "AHU-COMBAT-04", "fighter life force rapidity luck"),
        EventKind(ATTACKS, "attacks", "AHU-COMPET-05", "hero target:hero"),
        EventKind(PAYS_ATTACK, "pays-attack", "AHU-R-59", "hero value"),
        EventKind(LUCK_PASSED, "luck-passed", "AHU-COMBAT-05", "fighter die"),
        EventKind(LUCK_FAILED, "luck-failed", "AHU-COMBAT-05", "fighter die"),
        EventKind(BRIBES, "bribes", "AHU-CAP-01", "hero value"),
        EventKind(BRIBE_EMPTY, "bribe-empty", "AHU-CAP-02", "hero"),
        EventKind(SCREAMS, "screams", "AHU-CAP-03", "hero foe:fighter life other"),
        EventKind(SCREAM_BOTH, "scream-both", "AHU-CAP-06", "hero foe:fighter"),
        EventKind(SINGS, "sings", "AHU-CAP-07", "hero"),
        EventKind(SEARCH_DESTROYS, "search-destroys", "AHU-CAP-08", "keys"),
        EventKind(SEARCH_TAKES, "search-takes", "AHU-R-34", "hero keys"),
        EventKind(SEARCH_NOTHING, "search-nothing", "AHU-R-35", ""),
        EventKind(PILFERS, "pilfers", "AHU-CAP-09", "hero value"),
        EventKind(PILFERS_NOTHING, "pilfers-nothing", "AHU-CAP-09", "hero"),
        EventKind(DRINKS, "drinks", "AHU-CAP-10", "life rapidity"),
        EventKind(INITIATIVE_TIE, "initiative-tie", "AHU-COMBAT-08", "fighter die foe:fighter other"),
        EventKind(STRIKES_FIRST, "strikes-first", "AHU-COMBAT-08", "fighter"),
        EventKind(STRIKES_FIRST_FIXED, "strikes-first-fixed", "AHU-R-41", "fighter"),
        EventKind(HITS, "hits", "AHU-COMBAT-10", "fighter foe:fighter die life"),
        EventKind(MISSES, "misses", "AHU-COMBAT-10", "fighter foe:fighter die"),
        EventKind(WINS_COMBAT, "wins-combat", "AHU-COMBAT-13", "hero foe:fighter"),
        EventKind(LOSES_COMBAT, "loses-combat", "AHU-COMBAT-12", "hero foe:fighter"),
        EventKind(STUNNED, "stunned", "AHU-WOUND-06", "hero"),
        EventKind(LEVEL_LOST, "level-lost", "AHU-LEVEL-04", "hero suit level"),
        EventKind(LEVEL_REVEALED, "level-revealed", "AHU-LEVEL-02", "hero suit"),
        EventKind(LEVEL_GAINED, "level-gained", "AHU-LEVEL-02", "hero suit level"),
        EventKind(LEVEL_SHUFFLED, "level-shuffled", "AHU-R-45", ""),
        EventKind(LEVEL_TOP, "level-top", "AHU-LEVEL-03", "hero"),
        EventKind(TRAP_DART, "trap-dart", "AHU-TRAP-02", "hero value", shows=True),
        EventKind(TRAP_CEILING, "trap-ceiling", "AHU-TRAP-03", "hero value", shows=True),
        EventKind(TRAP_TRAPDOOR, "trap-trapdoor", "AHU-TRAP-04", "hero value", shows=True),
        EventKind(TRAP_STAR, "trap-star", "AHU-TRAP-05", "hero value", shows=True),
        EventKind(TEST_PASSED, "test-passed", "AHU-DICE-02", "hero base die value"),
        EventKind(TEST_FAILED, "test-failed", "AHU-DICE-02", "hero base die value"),
        EventKind(PARALYSED, "paralysed", "AHU-TRAP-02", "hero turns"),
        EventKind(CEILING_FALLS, "ceiling-falls", "AHU-TRAP-03", "hero target:hero"),
        EventKind(CEILING_ALONE, "ceiling-alone", "AHU-R-68", "hero"),
        EventKind(TRAPDOOR_DISCARDS, "trapdoor-discards", "AHU-TRAP-04", "value left"),
        EventKind(UNLUCKY, "unlucky", "AHU-TRAP-05", "hero"),
        EventKind(REWARD_DRAWN, "reward-drawn", "AHU-REWARD-01", "hero value left"),
        EventKind(REWARD_TAKEN, "reward-taken", "AHU-REWARD-02", "hero value points"),
        EventKind(REWARD_FAILS, "reward-fails", "AHU-R-27", "hero"),
        EventKind(PANICS, "panics", "AHU-PANIC-01", "hero life"),
        EventKind(DESTROYS_KEY, "destroys-key", "AHU-PANIC-02", "hero keys"),
        EventKind(DESTROYS, "destroys", "AHU-PANIC-02", "hero value"),
        EventKind(LOSES_NOTHING, "loses-nothing", "AHU-R-16", "hero"),
        EventKind(KEYS_GONE, "keys-gone", "AHU-END-04", ""),
        EventKind(SKIPPED_PARALYSED, "skipped-paralysed", "AHU-TURN-08", "hero"),
        EventKind(SKIPPED_ASLEEP, "skipped-asleep", "AHU-R-10", "hero"),
        EventKind(PARALYSIS_COUNTS, "paralysis-counts", "AHU-PARA-03", "hero turns"),
        EventKind(PARALYSIS_ENDS, "paralysis-ends", "AHU-PARA-03", "hero"),
        EventKind(NO_EXIT, "no-exit", "AHU-TURN-11", "points goal keys"),
        EventKind(ESCAPES, "escapes", "AHU-END-01", "points goal keys"),
        EventKind(LEAVES, "leaves", "AHU-COMPET-02", "hero points"),
        EventKind(STAYS, "stays", "AHU-R-56", "hero"),
        EventKind(EVERYBODY_OUT, "everybody-out", "AHU-COMPET-04", ""),
        EventKind(DECK_RUNS_OUT, "deck-runs-out", "AHU-R-57", ""),
        EventKind(SCORE, "score", "AHU-END-05", "best goal keys percent"),
        EventKind(HEALS_SELF, "heals-self", "AHU-REST-02", "hero life max"),
        EventKind(DECLINES, "declines", "AHU-R-19", "hero"),
    ]
)
