"""Everything that can happen in a match, and how it is told."""

from __future__ import annotations

from typing import Final

from katabasis.engine.event import EventKind, by_number

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

# What an event's numbers mean: "seat" and "target:seat" are seats, "count" and other plain words are numbers.
# `shows`: it showed somebody a card, a die or a tile that was hidden.
EVENTS: Final = by_number(
    [
        EventKind(BEGINS, "begins", "CER-R-74", "seat"),
        EventKind(BOARD_CHOSEN, "board-chosen", "CER-SETUP-03", "board", shows=True),
        EventKind(ROLLS, "rolls", "CER-SETUP-11", "seat value", shows=True),
        EventKind(TAKES_TREASURE, "takes-treasure", "CER-SETUP-11", "seat"),
        EventKind(TREASURE_SEEN, "treasure-seen", "CER-R-87", "treasure", shows=True),
        EventKind(TURN_BEGINS, "turn-begins", "CER-TURN-01", "turn seat"),
        EventKind(ACTS, "acts", "CER-TURN-02", "seat power"),
        EventKind(PLAYS, "plays", "CER-TURN-04", "seat power", shows=True),
        EventKind(USES, "uses", "CER-TURN-09", "seat treasure", shows=True),
        EventKind(CANNOT_ACT, "cannot-act", "CER-R-65", "seat"),
        EventKind(ANNOUNCES, "announces", "CER-R-63", "seat power price", shows=True),
        EventKind(ASKS_HELP, "asks-help", "CER-PAY-01", "seat"),
        EventKind(PLEDGES, "pledges", "CER-PAY-02", "seat"),
        EventKind(REFUSES, "refuses", "CER-R-63", "seat"),
        EventKind(WITHDRAWS, "withdraws", "CER-R-63", "seat power"),
        EventKind(PAYS, "pays", "CER-PAY-01", "seat card", shows=True),
        EventKind(RAGE_MOVES, "rage-moves", "CER-RAGE-01", "cell"),
        EventKind(SPEED_CHANGES, "speed-changes", "CER-RAGE-03", "value"),
        EventKind(DRAWS, "draws", "CER-TURN-06", "seat betrayal"),
        EventKind(CARD_SEEN, "card-seen", "CER-R-68", "card", shows=True),
        EventKind(DECK_REBUILT, "deck-rebuilt", "CER-R-67", "betrayal"),
        EventKind(DRAW_LOST, "draw-lost", "CER-R-67", "seat"),
        EventKind(DISCARDS, "discards", "CER-R-72", "seat card", shows=True),
        EventKind(NOTHING_TO_DISCARD, "nothing-to-discard", "CER-R-58", "seat"),
        EventKind(MOVES, "moves", "CER-MOVE-01", "seat from to"),
        EventKind(CROSSES_BRIDGE, "crosses-bridge", "CER-PLACE-05", "seat"),
        EventKind(CROSSES_PORTAL, "crosses-portal", "CER-PLACE-06", "seat"),
        EventKind(RIDES, "rides", "CER-PLACE-04", "seat"),
        EventKind(EXCHANGES, "exchanges", "CER-PLACE-03", "seat target:seat"),
        EventKind(ENTERS_BRANCH, "enters-branch", "CER-R-78", "seat"),
        EventKind(BLOCKED, "blocked", "CER-EFF-02", "seat"),
        EventKind(BOARDS, "boards", "CER-BARQ-08", "seat"),
        EventKind(LEAVES_BARQUE, "leaves-barque", "CER-BARQ-11", "seat"),
        EventKind(REVEALED, "revealed", "CER-R-35", "seats", shows=True),
        EventKind(LOOKS, "looks", "CER-R-87", "seat slot"),
        EventKind(BARQUE_SEEN, "barque-seen", "CER-BARQ-03", "slot seats", shows=True),
        EventKind(SWAPS, "swaps", "CER-R-87", "seat slot other"),
        EventKind(DECLINES, "declines", "CER-R-49", "seat"),
        EventKind(TRIGGERS, "triggers", "CER-MOVE-04", "seat symbol"),
        EventKind(HARPY_TURNED, "harpy-turned", "CER-XB-04", "seat harpy", shows=True),
        EventKind(FALLS, "falls", "CER-XB-08", "seat"),
        EventKind(LURES, "lures", "CER-XB-11", "seat target:seat"),
        EventKind(GATE_OPENS, "gate-opens", "CER-XB-03", ""),
        EventKind(CERBERUS_MOVES, "cerberus-moves", "CER-R-11", "from to"),
        EventKind(HUNT_BEGINS, "hunt-begins", "CER-HUNT-01", "speed"),
        EventKind(HUNT_MISSES, "hunt-misses", "CER-HUNT-04", "speed cell"),
        EventKind(CAPTURED, "captured", "CER-CAP-03", "seat space cell"),
        EventKind(CHANGES_CAMP, "changes-camp", "CER-CAP-07", "seat count"),
        EventKind(ELIMINATED, "eliminated", "CER-CAP-07", "seat"),
        EventKind(LOSES_HAND, "loses-hand", "CER-SIDE-01", "seat count", shows=True),
        EventKind(ESCORTS, "escorts", "CER-CAP-05", "space cell speed"),
        EventKind(TAKES_BACK, "takes-back", "CER-EFF-03", "seat"),
        EventKind(TREASURE_LAID, "treasure-laid", "CER-TRE-02", "seat treasure"),
        EventKind(TREASURE_LEAVES, "treasure-leaves", "CER-TRE-05", "treasure"),
        EventKind(HUNT_DUE, "hunt-due", "CER-R-05", ""),
        EventKind(ESCAPED, "escaped", "CER-END-01", ""),
        EventKind(CERBERUS_WINS, "cerberus-wins", "CER-END-03", "count"),
        EventKind(WINS, "wins", "CER-END-02", "seat"),
        EventKind(NOBODY_WINS, "nobody-wins", "CER-R-34", ""),
        EventKind(CHOOSES_RETREAT, "chooses-retreat", "CER-BET-04", "seat"),
    ]
)
