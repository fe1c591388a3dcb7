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


NOUNS: Final = ["hero", "fighter", "enemy", "suit", "seat"]


def meaning_of(value: str) -> tuple[str, str]:
    """ "hero" and "target:hero" are heroes, "die" and other plain words are numbers."""
    name, _, meaning = value.partition(":")
    return name, meaning or (name if name in NOUNS else "number")


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

# By kind: key in the language files, rule, and what each number means.
EVENTS: Final = [
    Telling("hero-chosen", "AHU-COOP-01", "seat hero"),
    Telling("role-thrown", "AHU-COMPET-01", "seat die hero"),
    Telling("role-taken", "AHU-COMPET-01", "seat die hero"),
    Telling("role-left", "AHU-R-55", "seat hero"),
    Telling("card-dealt", "AHU-SETUP-02", "hero suit"),
    Telling("card-shuffled-back", "AHU-SETUP-03", "hero suit"),
    Telling("turn-begins", "AHU-TURN-01", "turn"),
    Telling("wakes", "AHU-TURN-02", "hero"),
    Telling("chrono-discards", "AHU-TURN-03", "value left"),
    Telling("chrono-fails", "AHU-TURN-04", ""),
    Telling("tie-die", "AHU-TRIO-02", "hero die total"),
    Telling("tie-fixed", "AHU-R-25", "hero total"),
    Telling("tie-lot", "AHU-R-51", "hero"),
    Telling("explores-next", "AHU-TURN-06", "hero"),
    Telling("exploration-rest", "AHU-EXPL-02", "hero level die"),
    Telling("exploration-combat", "AHU-EXPL-02", "hero level die"),
    Telling("exploration-trap", "AHU-EXPL-02", "hero level die"),
    Telling("exploration-panic", "AHU-PANIC-03", "hero level die"),
    Telling("idles", "AHU-EXPL-06", "hero"),
    Telling("heals", "AHU-REST-02", "hero target:hero life max"),
    Telling("cures-paralysis", "AHU-REST-03", "hero target:hero"),
    Telling("cures-luck", "AHU-REST-03", "hero target:hero"),
    Telling("fetches-key", "AHU-REST-05", "hero"),
    Telling("enemy-appears", "AHU-COMBAT-02", "hero enemy suit"),
    Telling("enemy-deck-rebuilt", "AHU-CARD-04", ""),
    Telling("danger-deck-rebuilt", "AHU-CARD-04", ""),
    Telling("danger-joins", "AHU-COMBAT-03", "value suit"),
    Telling("dangers-drawn-hidden", "AHU-DUO-02", "count"),
    Telling("danger-drawn-secretly", "AHU-DUO-02", "value suit"),
    Telling("danger-returned-hidden", "AHU-R-49", ""),
    Telling("danger-returned-secretly", "AHU-R-49", "value suit"),
    Telling("foe-stats", "AHU-COMBAT-04", "fighter life force rapidity luck"),
    Telling("attacks", "AHU-COMPET-05", "hero target:hero"),
    Telling("pays-attack", "AHU-R-59", "hero value"),
    Telling("luck-passed", "AHU-COMBAT-05", "fighter die"),
    Telling("luck-failed", "AHU-COMBAT-05", "fighter die"),
    Telling("bribes", "AHU-CAP-01", "hero value"),
    Telling("bribe-empty", "AHU-CAP-02", "hero"),
    Telling("screams", "AHU-CAP-03", "hero foe:fighter life other"),
    Telling("scream-both", "AHU-CAP-06", "hero foe:fighter"),
    Telling("sings", "AHU-CAP-07", "hero"),
    Telling("search-destroys", "AHU-CAP-08", "keys"),
    Telling("search-takes", "AHU-R-34", "hero keys"),
    Telling("search-nothing", "AHU-R-35", ""),
    Telling("pilfers", "AHU-CAP-09", "hero value"),
    Telling("pilfers-nothing", "AHU-CAP-09", "hero"),
    Telling("drinks", "AHU-CAP-10", "life rapidity"),
    Telling("initiative-tie", "AHU-COMBAT-08", "fighter die foe:fighter other"),
    Telling("strikes-first", "AHU-COMBAT-08", "fighter"),
    Telling("strikes-first-fixed", "AHU-R-41", "fighter"),
    Telling("hits", "AHU-COMBAT-10", "fighter foe:fighter die life"),
    Telling("misses", "AHU-COMBAT-10", "fighter foe:fighter die"),
    Telling("wins-combat", "AHU-COMBAT-13", "hero foe:fighter"),
    Telling("loses-combat", "AHU-COMBAT-12", "hero foe:fighter"),
    Telling("stunned", "AHU-WOUND-06", "hero"),
    Telling("level-lost", "AHU-LEVEL-04", "hero suit level"),
    Telling("level-revealed", "AHU-LEVEL-02", "hero suit"),
    Telling("level-gained", "AHU-LEVEL-02", "hero suit level"),
    Telling("level-shuffled", "AHU-R-45", ""),
    Telling("level-top", "AHU-LEVEL-03", "hero"),
    Telling("trap-dart", "AHU-TRAP-02", "hero value"),
    Telling("trap-ceiling", "AHU-TRAP-03", "hero value"),
    Telling("trap-trapdoor", "AHU-TRAP-04", "hero value"),
    Telling("trap-star", "AHU-TRAP-05", "hero value"),
    Telling("test-passed", "AHU-DICE-02", "hero base die value"),
    Telling("test-failed", "AHU-DICE-02", "hero base die value"),
    Telling("paralysed", "AHU-TRAP-02", "hero turns"),
    Telling("ceiling-falls", "AHU-TRAP-03", "hero target:hero"),
    Telling("ceiling-alone", "AHU-R-68", "hero"),
    Telling("trapdoor-discards", "AHU-TRAP-04", "value left"),
    Telling("unlucky", "AHU-TRAP-05", "hero"),
    Telling("reward-drawn", "AHU-REWARD-01", "hero value left"),
    Telling("reward-taken", "AHU-REWARD-02", "hero value points"),
    Telling("reward-fails", "AHU-R-27", "hero"),
    Telling("panics", "AHU-PANIC-01", "hero life"),
    Telling("destroys-key", "AHU-PANIC-02", "hero keys"),
    Telling("destroys", "AHU-PANIC-02", "hero value"),
    Telling("loses-nothing", "AHU-R-16", "hero"),
    Telling("keys-gone", "AHU-END-04", ""),
    Telling("skipped-paralysed", "AHU-TURN-08", "hero"),
    Telling("skipped-asleep", "AHU-R-10", "hero"),
    Telling("paralysis-counts", "AHU-PARA-03", "hero turns"),
    Telling("paralysis-ends", "AHU-PARA-03", "hero"),
    Telling("no-exit", "AHU-TURN-11", "points goal keys"),
    Telling("escapes", "AHU-END-01", "points goal keys"),
    Telling("leaves", "AHU-COMPET-02", "hero points"),
    Telling("stays", "AHU-R-56", "hero"),
    Telling("everybody-out", "AHU-COMPET-04", ""),
    Telling("deck-runs-out", "AHU-R-57", ""),
    Telling("score", "AHU-END-05", "best goal keys percent"),
    Telling("heals-self", "AHU-REST-02", "hero life max"),
    Telling("declines", "AHU-R-19", "hero"),
]

# These showed the table a card that only the fortress player knew.
REVEALING: Final = [DANGER_JOINS, TRAP_DART, TRAP_CEILING, TRAP_TRAPDOOR, TRAP_STAR]
