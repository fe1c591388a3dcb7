"""Every answer and its notation, created once.  Notation never changes without a new rules version.

>>> PAY[2].text, OUTCOMES[0].text
('pay squid 3', 'begin first')
"""

from __future__ import annotations

from typing import Final

from katabasis.engine.action import Action, AnswerTable
from katabasis.engine.kinds import ActionKind, by_number
from katabasis.games.abyss import questions
from katabasis.games.abyss.data.allies import ALLIES, MONSTER, RACES, THREAT, TOKEN_VALUES, ally_name
from katabasis.games.abyss.data.lords import LORD_NAMES, LORDS
from katabasis.games.abyss.data.places import PLACE_NAMES
from katabasis.games.abyss.meta import HOME, SEAT_NAMES

# Kinds of actions.
PLOT_KIND: Final = 0
EXPLORE_KIND: Final = 1
COUNCIL_KIND: Final = 2
RECRUIT_KIND: Final = 3
SKIP_KIND: Final = 4
TAKE_KIND: Final = 5
FIGHT_KIND: Final = 6
GO_ON_KIND: Final = 7
SELL_KIND: Final = 8
SWEEP_KIND: Final = 9
OUST_KIND: Final = 10
DONE_KIND: Final = 11
BUY_KIND: Final = 12
REFUSE_KIND: Final = 13
PAY_KIND: Final = 14
AFFILIATE_KIND: Final = 15
REWARD_KIND: Final = 16
DISCARD_KIND: Final = 17
TURN_KIND: Final = 18
HUNT_KIND: Final = 19
CORRUPT_KIND: Final = 20
GIVE_KIND: Final = 21
APPOINT_KIND: Final = 22
YIELD_KIND: Final = 23
SPARE_KEY_KIND: Final = 24
SPARE_KIND: Final = 25
CONTROL_KIND: Final = 26
DRAW_KIND: Final = 27
KEEP_KIND: Final = 28
SWAP_KIND: Final = 29
DECLINE_KIND: Final = 30
WITHDRAW_KIND: Final = 31
ACTION_KINDS: Final = by_number(
    [
        ActionKind(PLOT_KIND, "plot", "ABY-PLOT-01", answers=[questions.ACT]),
        ActionKind(EXPLORE_KIND, "explore", "ABY-EXPLORE-01", answers=[questions.ACT]),
        ActionKind(COUNCIL_KIND, "council", "ABY-COUNCIL-01", "race", answers=[questions.ACT, questions.STACK]),
        ActionKind(RECRUIT_KIND, "recruit", "ABY-RECRUIT-01", "lord", answers=[questions.ACT]),
        ActionKind(SKIP_KIND, "skip", "ABY-TURN-11", answers=[questions.ACT]),
        ActionKind(TAKE_KIND, "take", "ABY-EXPLORE-12", answers=[questions.DECIDE]),
        ActionKind(FIGHT_KIND, "fight", "ABY-MONSTER-03", answers=[questions.DECIDE]),
        ActionKind(GO_ON_KIND, "go-on", "ABY-EXPLORE-12", answers=[questions.DECIDE]),
        ActionKind(
            SELL_KIND, "sell", "ABY-LORD-12", "ally", answers=[questions.ACT, questions.DECIDE, questions.CLOSE]
        ),
        ActionKind(
            SWEEP_KIND, "sweep", "ABY-LORD-17", "race", answers=[questions.ACT, questions.DECIDE, questions.CLOSE]
        ),
        ActionKind(
            OUST_KIND, "oust", "ABY-LORD-21", "lord", answers=[questions.ACT, questions.DECIDE, questions.CLOSE]
        ),
        ActionKind(DONE_KIND, "done", "ABY-TURN-08", answers=[questions.CLOSE]),
        ActionKind(BUY_KIND, "buy", "ABY-EXPLORE-05", answers=[questions.BUY]),
        ActionKind(REFUSE_KIND, "refuse", "ABY-EXPLORE-09", answers=[questions.BUY]),
        ActionKind(PAY_KIND, "pay", "ABY-RECRUIT-05", "ally", answers=[questions.PAY]),
        ActionKind(AFFILIATE_KIND, "affiliate", "ABY-RECRUIT-11", "ally", answers=[questions.PAY]),
        ActionKind(REWARD_KIND, "reward", "ABY-MONSTER-04", "reward", answers=[questions.REWARD]),
        ActionKind(DISCARD_KIND, "discard", "ABY-RECRUIT-12", "ally", answers=[questions.DISCARD]),
        ActionKind(TURN_KIND, "turn", "ABY-POWER-08", "lord", answers=[questions.TURN]),
        ActionKind(HUNT_KIND, "hunt", "ABY-LORD-07", "seat", answers=[questions.HUNT]),
        ActionKind(CORRUPT_KIND, "corrupt", "ABY-LORD-22", "lord", answers=[questions.AGAIN]),
        ActionKind(GIVE_KIND, "give", "ABY-R-24", "lord", answers=[questions.GIVE]),
        ActionKind(APPOINT_KIND, "appoint", "ABY-LORD-23", "lord", answers=[questions.APPOINT]),
        ActionKind(YIELD_KIND, "yield", "ABY-LORD-19", "location", answers=[questions.YIELD]),
        ActionKind(SPARE_KEY_KIND, "spare-key", "ABY-CONTROL-06", answers=[questions.SPARE]),
        ActionKind(SPARE_KIND, "spare", "ABY-CONTROL-06", "lord", answers=[questions.SPARE]),
        ActionKind(CONTROL_KIND, "control", "ABY-CONTROL-07", "location", answers=[questions.PLACE, questions.RECEIVE]),
        ActionKind(DRAW_KIND, "draw", "ABY-CONTROL-07", "count", answers=[questions.PLACE]),
        ActionKind(KEEP_KIND, "keep", "ABY-CONTROL-08", "location", answers=[questions.KEEP]),
        ActionKind(SWAP_KIND, "swap", "ABY-PLACE-10", "location", answers=[questions.SMOKERS]),
        ActionKind(
            DECLINE_KIND,
            "decline",
            "ABY-R-25",
            answers=[questions.AGAIN, questions.GIVE, questions.YIELD, questions.SMOKERS],
        ),
        ActionKind(WITHDRAW_KIND, "withdraw", "ABY-RECRUIT-17", answers=[questions.PAY]),
    ]
)

# Kinds of outcomes.
BEGIN_KIND: Final = 0
LORD_KIND: Final = 1
PLACE_KIND: Final = 2
REVEAL_KIND: Final = 3
TOKEN_KIND: Final = 4
OUTCOME_KINDS: Final = by_number(
    [
        ActionKind(BEGIN_KIND, "begin", "ABY-SETUP-10", "seat"),
        ActionKind(LORD_KIND, "lord", "ABY-COMP-04", "lord"),
        ActionKind(PLACE_KIND, "place", "ABY-COMP-07", "location"),
        ActionKind(REVEAL_KIND, "reveal", "ABY-COMP-01", "card"),
        ActionKind(TOKEN_KIND, "token", "ABY-COMP-08", "value"),
    ]
)

MADE: Final = AnswerTable(HOME)
ACTIONS: Final = MADE.actions
OUTCOMES: Final = MADE.outcomes


def _of_allies(kind: int, verb: str) -> list[Action]:
    return [MADE.action(kind, ally, f"{verb} {ally_name(ally)}") for ally in range(ALLIES)]


def _of_races(kind: int, verb: str) -> list[Action]:
    return [MADE.action(kind, race, f"{verb} {RACES[race]}") for race in range(len(RACES))]


def _of_lords(kind: int, verb: str) -> list[Action]:
    return [MADE.action(kind, lord, f"{verb} {LORD_NAMES[lord]}") for lord in range(len(LORDS))]


def _of_places(kind: int, verb: str) -> list[Action]:
    return [MADE.action(kind, place, f"{verb} {PLACE_NAMES[place]}") for place in range(len(PLACE_NAMES))]


def _rewards() -> list[list[Action]]:
    """By space of the threat track, an action for each of its options; a: pearls, b: tokens + 4 * keys."""
    found: list[list[Action]] = []
    for options in THREAT:
        row: list[Action] = []
        for pearls, tokens, keys in options:
            parts = [("k", keys), ("p", pearls), ("t", tokens)]
            text = "".join(f"{letter}{number}" for letter, number in parts if number)
            row.append(MADE.action(REWARD_KIND, pearls, f"reward {text}", tokens + 4 * keys))
        found.append(row)
    return found


PLOT: Final[Action] = MADE.action(PLOT_KIND, 0, "plot")
EXPLORE: Final[Action] = MADE.action(EXPLORE_KIND, 0, "explore")
COUNCIL: Final[list[Action]] = _of_races(COUNCIL_KIND, "council")
RECRUIT: Final[list[Action]] = _of_lords(RECRUIT_KIND, "recruit")
SKIP: Final[Action] = MADE.action(SKIP_KIND, 0, "skip")
TAKE: Final[Action] = MADE.action(TAKE_KIND, 0, "take")
FIGHT: Final[Action] = MADE.action(FIGHT_KIND, 0, "fight")
GO_ON: Final[Action] = MADE.action(GO_ON_KIND, 0, "go on")
SELL: Final[list[Action]] = _of_allies(SELL_KIND, "sell")
SWEEP: Final[list[Action]] = _of_races(SWEEP_KIND, "sweep")
OUST: Final[list[Action]] = _of_lords(OUST_KIND, "oust")
DONE: Final[Action] = MADE.action(DONE_KIND, 0, "done")
BUY: Final[Action] = MADE.action(BUY_KIND, 0, "buy")
REFUSE: Final[Action] = MADE.action(REFUSE_KIND, 0, "refuse")
PAY: Final[list[Action]] = _of_allies(PAY_KIND, "pay")
AFFILIATE: Final[list[Action]] = _of_allies(AFFILIATE_KIND, "affiliate")
WITHDRAW: Final[Action] = MADE.action(WITHDRAW_KIND, 0, "withdraw")
REWARD: Final[list[list[Action]]] = _rewards()
DISCARD: Final[list[Action]] = _of_allies(DISCARD_KIND, "discard")
TURN: Final[list[Action]] = _of_lords(TURN_KIND, "turn")
HUNT: Final[list[Action]] = [MADE.action(HUNT_KIND, seat, f"hunt {SEAT_NAMES[seat]}") for seat in range(4)]
CORRUPT: Final[list[Action]] = _of_lords(CORRUPT_KIND, "corrupt")
GIVE: Final[list[Action]] = _of_lords(GIVE_KIND, "give")
APPOINT: Final[list[Action]] = _of_lords(APPOINT_KIND, "appoint")
YIELD: Final[list[Action]] = _of_places(YIELD_KIND, "yield")
SPARE_KEY: Final[Action] = MADE.action(SPARE_KEY_KIND, 0, "spare key")
SPARE: Final[list[Action]] = [  # by lord; those without a key have nothing to spare
    MADE.action(SPARE_KIND, lord, f"spare {LORD_NAMES[lord]}") if LORDS[lord].keys == 1 else SPARE_KEY
    for lord in range(len(LORDS))
]
CONTROL: Final[list[Action]] = _of_places(CONTROL_KIND, "control")
DRAW: Final[list[Action]] = [MADE.action(DRAW_KIND, number, f"draw {number}") for number in range(1, 5)]
KEEP: Final[list[Action]] = _of_places(KEEP_KIND, "keep")
SWAP: Final[list[Action]] = _of_places(SWAP_KIND, "swap")
DECLINE: Final[Action] = MADE.action(DECLINE_KIND, 0, "decline")

BEGIN: Final[list[Action]] = [MADE.outcome(BEGIN_KIND, seat, f"begin {SEAT_NAMES[seat]}") for seat in range(4)]
LORD: Final[list[Action]] = [MADE.outcome(LORD_KIND, lord, f"lord {LORD_NAMES[lord]}") for lord in range(len(LORDS))]
PLACE: Final[list[Action]] = [
    MADE.outcome(PLACE_KIND, place, f"place {PLACE_NAMES[place]}") for place in range(len(PLACE_NAMES))
]
REVEAL: Final[list[Action]] = [
    MADE.outcome(REVEAL_KIND, card, f"reveal {ally_name(card)}") for card in range(MONSTER + 1)
]
TOKEN: Final[list[Action]] = [MADE.outcome(TOKEN_KIND, value, f"token {value}") for value in TOKEN_VALUES]
