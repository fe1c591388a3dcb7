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


NOUNS: Final = ["seat", "card", "power", "treasure", "harpy", "board", "symbol"]


def meaning_of(value: str) -> tuple[str, str]:
    """ "seat" and "target:seat" are seats, "space" and other plain words are numbers."""
    name, _, meaning = value.partition(":")
    return name, meaning or (name if name in NOUNS else "number")


BEGINS: Final = 0
BOARD_CHOSEN: Final = 1
ROLLS: Final = 2
TAKES_TREASURE: Final = 3
TREASURE_SEEN: Final = 4
TURN_BEGINS: Final = 5
ACTS: Final = 6
PLAYS: Final = 7
USES: Final = 8
CANNOT_ACT: Final = 9
ANNOUNCES: Final = 10
ASKS_HELP: Final = 11
PLEDGES: Final = 12
REFUSES: Final = 13
WITHDRAWS: Final = 14
PAYS: Final = 15
RAGE_MOVES: Final = 16
SPEED_CHANGES: Final = 17
DRAWS: Final = 18
CARD_SEEN: Final = 19
DECK_REBUILT: Final = 20
DRAW_LOST: Final = 21
DISCARDS: Final = 22
NOTHING_TO_DISCARD: Final = 23
MOVES: Final = 24
CROSSES_BRIDGE: Final = 25
CROSSES_PORTAL: Final = 26
RIDES: Final = 27
EXCHANGES: Final = 28
ENTERS_BRANCH: Final = 29
BLOCKED: Final = 30
BOARDS: Final = 31
LEAVES_BARQUE: Final = 32
REVEALED: Final = 33
LOOKS: Final = 34
BARQUE_SEEN: Final = 35
SWAPS: Final = 36
DECLINES: Final = 37
TRIGGERS: Final = 38
HARPY_TURNED: Final = 39
FALLS: Final = 40
LURES: Final = 41
GATE_OPENS: Final = 42
CERBERUS_MOVES: Final = 43
HUNT_BEGINS: Final = 44
HUNT_MISSES: Final = 45
CAPTURED: Final = 46
CHANGES_CAMP: Final = 47
ELIMINATED: Final = 48
LOSES_HAND: Final = 49
ESCORTS: Final = 50
TAKES_BACK: Final = 51
TREASURE_LAID: Final = 52
TREASURE_LEAVES: Final = 53
HUNT_DUE: Final = 54
ESCAPED: Final = 55
CERBERUS_WINS: Final = 56
WINS: Final = 57
NOBODY_WINS: Final = 58
CHOOSES_RETREAT: Final = 59

# By kind: key in the language files, rule, and what each number means.
EVENTS: Final = [
    Telling("begins", "CER-R-74", "seat"),
    Telling("board-chosen", "CER-SETUP-03", "board"),
    Telling("rolls", "CER-SETUP-11", "seat value"),
    Telling("takes-treasure", "CER-SETUP-11", "seat"),
    Telling("treasure-seen", "CER-R-87", "treasure"),
    Telling("turn-begins", "CER-TURN-01", "turn seat"),
    Telling("acts", "CER-TURN-02", "seat power"),
    Telling("plays", "CER-TURN-04", "seat power"),
    Telling("uses", "CER-TURN-09", "seat treasure"),
    Telling("cannot-act", "CER-R-65", "seat"),
    Telling("announces", "CER-R-63", "seat power price"),
    Telling("asks-help", "CER-PAY-01", "seat"),
    Telling("pledges", "CER-PAY-02", "seat"),
    Telling("refuses", "CER-R-63", "seat"),
    Telling("withdraws", "CER-R-63", "seat power"),
    Telling("pays", "CER-PAY-01", "seat card"),
    Telling("rage-moves", "CER-RAGE-01", "cell"),
    Telling("speed-changes", "CER-RAGE-03", "value"),
    Telling("draws", "CER-TURN-06", "seat betrayal"),
    Telling("card-seen", "CER-R-68", "card"),
    Telling("deck-rebuilt", "CER-R-67", "betrayal"),
    Telling("draw-lost", "CER-R-67", "seat"),
    Telling("discards", "CER-R-72", "seat card"),
    Telling("nothing-to-discard", "CER-R-58", "seat"),
    Telling("moves", "CER-MOVE-01", "seat from to"),
    Telling("crosses-bridge", "CER-PLACE-05", "seat"),
    Telling("crosses-portal", "CER-PLACE-06", "seat"),
    Telling("rides", "CER-PLACE-04", "seat"),
    Telling("exchanges", "CER-PLACE-03", "seat target:seat"),
    Telling("enters-branch", "CER-R-78", "seat"),
    Telling("blocked", "CER-EFF-02", "seat"),
    Telling("boards", "CER-BARQ-08", "seat"),
    Telling("leaves-barque", "CER-BARQ-11", "seat"),
    Telling("revealed", "CER-R-35", "seats"),
    Telling("looks", "CER-R-87", "seat slot"),
    Telling("barque-seen", "CER-BARQ-03", "slot seats"),
    Telling("swaps", "CER-R-87", "seat slot other"),
    Telling("declines", "CER-R-49", "seat"),
    Telling("triggers", "CER-MOVE-04", "seat symbol"),
    Telling("harpy-turned", "CER-XB-04", "seat harpy"),
    Telling("falls", "CER-XB-08", "seat"),
    Telling("lures", "CER-XB-11", "seat target:seat"),
    Telling("gate-opens", "CER-XB-03", ""),
    Telling("cerberus-moves", "CER-R-11", "from to"),
    Telling("hunt-begins", "CER-HUNT-01", "speed"),
    Telling("hunt-misses", "CER-HUNT-04", "speed cell"),
    Telling("captured", "CER-CAP-03", "seat space cell"),
    Telling("changes-camp", "CER-CAP-07", "seat count"),
    Telling("eliminated", "CER-CAP-07", "seat"),
    Telling("loses-hand", "CER-SIDE-01", "seat count"),
    Telling("escorts", "CER-CAP-05", "space cell speed"),
    Telling("takes-back", "CER-EFF-03", "seat"),
    Telling("treasure-laid", "CER-TRE-02", "seat treasure"),
    Telling("treasure-leaves", "CER-TRE-05", "treasure"),
    Telling("hunt-due", "CER-R-05", ""),
    Telling("escaped", "CER-END-01", ""),
    Telling("cerberus-wins", "CER-END-03", "count"),
    Telling("wins", "CER-END-02", "seat"),
    Telling("nobody-wins", "CER-R-34", ""),
    Telling("chooses-retreat", "CER-BET-04", "seat"),
]

# These showed somebody a card, a die or a tile that was hidden.
REVEALING: Final = [
    BOARD_CHOSEN,
    ROLLS,
    TREASURE_SEEN,
    PLAYS,
    ANNOUNCES,
    PAYS,
    CARD_SEEN,
    DISCARDS,
    REVEALED,
    BARQUE_SEEN,
    HARPY_TURNED,
    USES,
    LOSES_HAND,
]
