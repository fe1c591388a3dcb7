"""Every answer and its notation, created once.  Notation never changes without a new rules version.

>>> ACT[1].text, ADVANCE[2][1].text, OUTCOMES[0].text
('supplies 2', 'advance 2 pink', 'begin blue')
"""

from __future__ import annotations

from typing import Final

from katabasis.engine.action import Action, AnswerTable
from katabasis.engine.kinds import ActionKind, by_number
from katabasis.games.cerbere import questions
from katabasis.games.cerbere.bags import CARD_NAMES, CARDS
from katabasis.games.cerbere.board.boards import printed
from katabasis.games.cerbere.data.treasures import HARPY_NAMES, TREASURE_NAMES
from katabasis.games.cerbere.meta import FASTEST, HOME, MOST_SEATS, SEAT_NAMES, SLOWEST
from katabasis.games.cerbere.rules.powers import FIRST_CARD_POWER, FIRST_TREASURE_POWER, POWER_NAMES

# Kinds of actions.
ACT_KIND: Final = 0
PLAY_KIND: Final = 1
USE_KIND: Final = 2
END_KIND: Final = 3
GIVE_KIND: Final = 4
ASK_KIND: Final = 5
PAY_KIND: Final = 6
WITHDRAW_KIND: Final = 7
REFUSE_KIND: Final = 8
DISCARD_KIND: Final = 9
ADVANCE_KIND: Final = 10  # a: spaces, b: seat, or SELF_PART for one's own pawn; so also the next two
RETREAT_KIND: Final = 11
DRAW_KIND: Final = 12
RAGE_KIND: Final = 13
SPEED_KIND: Final = 14
CHASE_KIND: Final = 15
BARQUE_KIND: Final = 16
ROB_KIND: Final = 17
SABOTAGE_KIND: Final = 18
WALK_KIND: Final = 19
CROSS_KIND: Final = 20
ENTER_KIND: Final = 21
DEEPER_KIND: Final = 22
OUT_KIND: Final = 23
EXCHANGE_KIND: Final = 24
TAKE_KIND: Final = 25
LOOK_KIND: Final = 26
SWAP_KIND: Final = 27
DECLINE_KIND: Final = 28
LURE_KIND: Final = 29
ACTION_KINDS: Final = by_number(
    [
        ActionKind(ACT_KIND, "act", "CER-TURN-01", "power", answers=[questions.TURN]),
        ActionKind(PLAY_KIND, "play", "CER-TURN-04", "power", answers=[questions.TURN]),
        ActionKind(USE_KIND, "use", "CER-TURN-09", "power", answers=[questions.TURN]),
        ActionKind(END_KIND, "end", "CER-TURN-10", answers=[questions.TURN]),
        ActionKind(GIVE_KIND, "give", "CER-PAY-01", "card", answers=[questions.PAY, questions.GIVE]),
        ActionKind(ASK_KIND, "ask", "CER-R-63", answers=[questions.PAY]),
        ActionKind(PAY_KIND, "pay", "CER-R-63", answers=[questions.PAY]),
        ActionKind(WITHDRAW_KIND, "withdraw", "CER-R-63", answers=[questions.PAY]),
        ActionKind(REFUSE_KIND, "refuse", "CER-R-63", answers=[questions.GIVE]),
        ActionKind(DISCARD_KIND, "discard", "CER-R-72", "card", answers=[questions.DISCARD, questions.SABOTAGED]),
        ActionKind(ADVANCE_KIND, "advance", "CER-MOVE-02", "count and seat", answers=[questions.PART, questions.COST]),
        ActionKind(
            RETREAT_KIND,
            "retreat",
            "CER-MOVE-02",
            "count and seat",
            answers=[questions.PART, questions.COST, questions.SABOTAGED],
        ),
        ActionKind(DRAW_KIND, "draw", "CER-TURN-06", "count and seat", answers=[questions.PART]),
        ActionKind(RAGE_KIND, "rage", "CER-RAGE-01", "count", answers=[questions.PART]),
        ActionKind(SPEED_KIND, "speed", "CER-RAGE-03", "count", answers=[questions.PART]),
        ActionKind(CHASE_KIND, "chase", "CER-R-11", "count", answers=[questions.PART]),
        ActionKind(BARQUE_KIND, "barque", "CER-BARQ-03", answers=[questions.PART]),
        ActionKind(ROB_KIND, "rob", "CER-BET-04", "seat", answers=[questions.PART]),
        ActionKind(SABOTAGE_KIND, "sabotage", "CER-BET-04", "seat", answers=[questions.PART]),
        ActionKind(WALK_KIND, "walk", "CER-R-38", answers=[questions.ROUTE]),
        ActionKind(CROSS_KIND, "cross", "CER-R-38", answers=[questions.ROUTE]),
        ActionKind(ENTER_KIND, "enter", "CER-R-78", answers=[questions.ROUTE]),
        ActionKind(DEEPER_KIND, "deeper", "CER-XB-05", answers=[questions.ROUTE]),
        ActionKind(OUT_KIND, "out", "CER-XB-05", answers=[questions.ROUTE]),
        ActionKind(EXCHANGE_KIND, "exchange", "CER-PLACE-03", "seat", answers=[questions.ROUTE]),
        ActionKind(TAKE_KIND, "take", "CER-CAP-04", "seat", answers=[questions.CAPTURE]),
        ActionKind(LOOK_KIND, "look", "CER-BARQ-03", "slot", answers=[questions.BARQUE]),
        ActionKind(SWAP_KIND, "swap", "CER-BARQ-03", "two slots", answers=[questions.BARQUE]),
        ActionKind(DECLINE_KIND, "decline", "CER-R-49", answers=[questions.BARQUE, questions.SIREN]),
        ActionKind(LURE_KIND, "lure", "CER-XB-11", "seat", answers=[questions.SIREN]),
    ]
)

# Kinds of outcomes.
BEGIN_KIND: Final = 0
BOARD_KIND: Final = 1
ROLL_KIND: Final = 2
TREASURE_KIND: Final = 3
CARD_KIND: Final = 4
SEATS_KIND: Final = 5
HARPY_KIND: Final = 6
OUTCOME_KINDS: Final = by_number(
    [
        ActionKind(BEGIN_KIND, "begin", "CER-R-74", "seat"),
        ActionKind(BOARD_KIND, "board", "CER-SETUP-03", "board"),
        ActionKind(ROLL_KIND, "roll", "CER-SETUP-11", "count"),
        ActionKind(TREASURE_KIND, "treasure", "CER-SETUP-11", "treasure"),
        ActionKind(CARD_KIND, "card", "CER-TURN-06", "card"),
        ActionKind(SEATS_KIND, "seats", "CER-BARQ-01", "count"),
        ActionKind(HARPY_KIND, "harpy", "CER-XB-04", "harpy"),
    ]
)

SELF_PART: Final = 7  # in the place of a seat
MOST_ADVANCE: Final = 4
MOST_RETREAT: Final = 3
MOST_DRAWN: Final = 3
BOARD_IDS: Final = list(printed())

MADE: Final = AnswerTable(HOME)
ACTIONS: Final = MADE.actions
OUTCOMES: Final = MADE.outcomes


def _of_cards(kind: int, verb: str) -> list[Action]:
    return [MADE.action(kind, card, f"{verb} {CARD_NAMES[card]}") for card in range(CARDS)]


def _of_seats(kind: int, verb: str) -> list[Action]:
    return [MADE.action(kind, seat, f"{verb} {SEAT_NAMES[seat]}") for seat in range(MOST_SEATS)]


def _parts(kind: int, verb: str, most: int) -> list[list[Action]]:
    """By number from 0, then by seat; at SELF_PART one's own.  There is no action for the number 0."""
    table: list[list[Action]] = [[]]
    for number in range(1, most + 1):
        mine = MADE.action(kind, number, f"{verb} {number}", SELF_PART)
        row = [MADE.action(kind, number, f"{verb} {number} {SEAT_NAMES[seat]}", seat) for seat in range(MOST_SEATS)]
        table.append([*row, mine])
    return table


ACT: Final[list[Action]] = [MADE.action(ACT_KIND, power, POWER_NAMES[power]) for power in range(FIRST_CARD_POWER)]
PLAY: Final[list[Action]] = [
    MADE.action(PLAY_KIND, power, f"play {POWER_NAMES[power]}")
    for power in range(FIRST_CARD_POWER, FIRST_TREASURE_POWER)
]
USE: Final[list[Action]] = [
    MADE.action(USE_KIND, power, f"use {POWER_NAMES[power]}") for power in range(FIRST_TREASURE_POWER, len(POWER_NAMES))
]
POWER_ACTIONS: Final[list[Action]] = [*ACT, *PLAY, *USE]  # by power
END: Final[Action] = MADE.action(END_KIND, 0, "end")
GIVE: Final[list[Action]] = _of_cards(GIVE_KIND, "give")
ASK: Final[Action] = MADE.action(ASK_KIND, 0, "ask")
PAY: Final[Action] = MADE.action(PAY_KIND, 0, "pay")
WITHDRAW: Final[Action] = MADE.action(WITHDRAW_KIND, 0, "withdraw")
REFUSE: Final[Action] = MADE.action(REFUSE_KIND, 0, "refuse")
DISCARD: Final[list[Action]] = _of_cards(DISCARD_KIND, "discard")
ADVANCE: Final[list[list[Action]]] = _parts(ADVANCE_KIND, "advance", MOST_ADVANCE)
RETREAT: Final[list[list[Action]]] = _parts(RETREAT_KIND, "retreat", MOST_RETREAT)
DRAW: Final[list[list[Action]]] = _parts(DRAW_KIND, "draw", MOST_DRAWN)
RAGE: Final[list[Action]] = [MADE.action(RAGE_KIND, cells, f"rage {cells:+}") for cells in (-2, -1, 1, 2)]
SPEED: Final[list[Action]] = [MADE.action(SPEED_KIND, number, f"speed {number:+}") for number in (-2, -1, 1, 2)]
CHASE: Final[list[Action]] = [MADE.action(CHASE_KIND, number, f"chase {number}") for number in (1, 2)]
BARQUE: Final[Action] = MADE.action(BARQUE_KIND, 0, "barque")
ROB: Final[list[Action]] = _of_seats(ROB_KIND, "rob")
SABOTAGE: Final[list[Action]] = _of_seats(SABOTAGE_KIND, "sabotage")
WALK: Final[Action] = MADE.action(WALK_KIND, 0, "walk")
CROSS: Final[Action] = MADE.action(CROSS_KIND, 0, "cross")
ENTER: Final[Action] = MADE.action(ENTER_KIND, 0, "enter")
DEEPER: Final[Action] = MADE.action(DEEPER_KIND, 0, "deeper")
OUT: Final[Action] = MADE.action(OUT_KIND, 0, "out")
EXCHANGE: Final[list[Action]] = _of_seats(EXCHANGE_KIND, "exchange")
TAKE: Final[list[Action]] = _of_seats(TAKE_KIND, "take")
LOOK: Final[list[Action]] = [MADE.action(LOOK_KIND, slot, f"look {slot + 1}") for slot in range(3)]
SWAP: Final[list[Action]] = [
    MADE.action(SWAP_KIND, slot, f"swap {slot + 1} {other + 1}", other)
    for slot in range(3)
    for other in range(slot + 1, 3)
]
DECLINE: Final[Action] = MADE.action(DECLINE_KIND, 0, "decline")
LURE: Final[list[Action]] = _of_seats(LURE_KIND, "lure")

BEGIN: Final[list[Action]] = [MADE.outcome(BEGIN_KIND, seat, f"begin {SEAT_NAMES[seat]}") for seat in range(MOST_SEATS)]
BOARD: Final[list[Action]] = [
    MADE.outcome(BOARD_KIND, number, f"board {name}") for number, name in enumerate(BOARD_IDS)
]
ROLL: Final[list[Action]] = [MADE.outcome(ROLL_KIND, face, f"roll {face}") for face in range(SLOWEST, FASTEST + 1)]
TREASURE: Final[list[Action]] = [
    MADE.outcome(TREASURE_KIND, number, f"treasure {name}") for number, name in enumerate(TREASURE_NAMES)
]
CARD: Final[list[Action]] = [MADE.outcome(CARD_KIND, card, f"card {CARD_NAMES[card]}") for card in range(CARDS)]
SEATS: Final[list[Action]] = [MADE.outcome(SEATS_KIND, seats, f"seats {seats}") for seats in (1, 2, 3)]
HARPY: Final[list[Action]] = [
    MADE.outcome(HARPY_KIND, token, f"harpy {name}") for token, name in enumerate(HARPY_NAMES)
]


def of_step(table: list[Action], number: int) -> Action:
    """The action of RAGE or SPEED with this number: -2, -1, 1 or 2."""
    return table[number + 2 if number < 0 else number + 1]
