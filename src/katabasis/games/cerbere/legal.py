"""Question -> answers.  The only place that knows what is allowed; the rest of the core trusts it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import how_many, lowest, members
from katabasis.engine.buffers import new_buffer
from katabasis.engine.chance import Rng
from katabasis.games.cerbere.actions import (
    BEGIN,
    BOARD,
    CARD,
    CROSS,
    DEEPER,
    ENTER,
    EXCHANGE,
    HARPY,
    OUT,
    ROLL,
    SEATS,
    TAKE,
    TREASURE,
    WALK,
)
from katabasis.games.cerbere.bags import CARDS, count, nth_card, size
from katabasis.games.cerbere.meta import PLAYING
from katabasis.games.cerbere.questions import (
    BARQUE,
    CAPTURE,
    COST,
    DISCARD,
    FIRST,
    FIRST_CHANCE,
    GIVE,
    PART,
    PAY,
    ROUTE,
    SABOTAGED,
    SIREN,
)
from katabasis.games.cerbere.questions import BETRAYAL as BETRAYAL_QUESTION
from katabasis.games.cerbere.questions import BOARD as BOARD_QUESTION
from katabasis.games.cerbere.questions import HARPY as HARPY_QUESTION
from katabasis.games.cerbere.questions import ROLL as ROLL_QUESTION
from katabasis.games.cerbere.questions import SURVIVAL as SURVIVAL_QUESTION
from katabasis.games.cerbere.questions import TREASURE as TREASURE_QUESTION
from katabasis.games.cerbere.questions import TURN as TURN_QUESTION
from katabasis.games.cerbere.rules.barques import BARQUE_ACTIONS, barque_choices, possible
from katabasis.games.cerbere.rules.cards import discard_choices
from katabasis.games.cerbere.rules.movement import next_ways
from katabasis.games.cerbere.rules.offers import PART_ACTIONS
from katabasis.games.cerbere.rules.payment import PAYMENT_ACTIONS, give_choices, pay_choices
from katabasis.games.cerbere.rules.places import SIREN_ACTIONS, siren_choices
from katabasis.games.cerbere.rules.resolving import (
    COST_ACTIONS,
    DISCARD_ACTIONS,
    cost_choices,
    part_choices,
    sabotaged_choices,
)
from katabasis.games.cerbere.rules.turn import TURN_ACTIONS, turn_choices
from katabasis.games.cerbere.setup import board_outcomes
from katabasis.games.cerbere.state import CerbereState, kind_owed, number_owed, seat_owed


def _answers() -> list[list[Action]]:
    """By kind of question put to a seat: the action of each bit.  Those of PART depend on the power, see `offers`."""
    found: list[list[Action]] = [[] for _ in range(FIRST_CHANCE)]
    found[TURN_QUESTION] = TURN_ACTIONS
    found[PAY] = found[GIVE] = PAYMENT_ACTIONS
    found[DISCARD] = found[SABOTAGED] = DISCARD_ACTIONS
    found[COST] = COST_ACTIONS
    found[ROUTE] = [WALK, CROSS, ENTER, DEEPER, OUT, *EXCHANGE]
    found[CAPTURE] = TAKE
    found[BARQUE] = BARQUE_ACTIONS
    found[SIREN] = SIREN_ACTIONS
    return found


ANSWERS: Final[list[list[Action]]] = _answers()


def legal_actions(s: CerbereState) -> list[Action]:
    """Every answer to the question on top of the stack, in table order; they were found when it was reached."""
    if s.over != PLAYING or s.asked < 0:
        return []
    found = new_buffer(how_many(s.choices))
    legal_into(s, found)
    return found


def legal_into(s: CerbereState, room: list[Action]) -> i64:
    """The same for the seat to move, written to the front of a list; how many they are."""
    kind = kind_owed(s.top)
    if kind == TURN_QUESTION:
        return gather(TURN_ACTIONS, s.choices, room)
    if kind == PART:
        return gather(PART_ACTIONS[s.power], s.choices, room)
    return gather(ANSWERS[kind], s.choices, room)


def gather(actions: list[Action], bits: i64, room: list[Action]) -> i64:
    """Write the actions of a set, one bit each, to the front of a list; how many they are."""
    number: i64 = 0
    while bits > 0:
        room[number] = actions[lowest(bits)]
        number += 1
        bits &= bits - 1
    return number


def find_choices(s: CerbereState, question: i64) -> i64:
    """Find every answer to a question put to a seat; how many there are, if not more than one."""
    found = choices(s, question)
    s.choices = found
    if found & (found - 1):
        return 2
    return 1 if found else 0


def only_choice(s: CerbereState, kind: i64) -> Action:
    """The answer to one of the rarer questions that has no other."""
    return ANSWERS[kind][lowest(s.choices)]


def choices(s: CerbereState, question: i64) -> i64:
    """Every answer to a question put to a seat: one bit each, in table order."""
    kind = kind_owed(question)
    seat = seat_owed(question)
    if kind == PART:
        return part_choices(s, seat)
    if kind == TURN_QUESTION:
        return turn_choices(s, seat)
    if kind == PAY:
        return pay_choices(s, seat)
    if kind == GIVE:
        return give_choices(s, seat)
    if kind == ROUTE:
        return next_ways(s)
    if kind == COST:
        return cost_choices(s, seat)
    if kind == DISCARD:
        return discard_choices(s, seat)
    if kind == CAPTURE:
        return s.prisoners
    if kind == BARQUE:
        return barque_choices(number_owed(question))
    if kind == SIREN:
        return siren_choices(s, seat)
    return sabotaged_choices(s, seat, number_owed(question))


def chance_outcomes(s: CerbereState) -> list[tuple[Action, int]]:
    """Every outcome of the chance question with its weight, in table order."""
    kind = kind_owed(s.top)
    if kind == SURVIVAL_QUESTION or kind == BETRAYAL_QUESTION:
        deck = s.survival if kind == SURVIVAL_QUESTION else s.betrayal
        return [(CARD[card], count(deck, card)) for card in range(CARDS) if count(deck, card)]
    if kind == FIRST:
        return [(BEGIN[seat], 1) for seat in range(s.seats)]
    if kind == BOARD_QUESTION:
        return [(BOARD[number], weight) for number, weight in board_outcomes(s)]
    if kind == ROLL_QUESTION:
        return [(outcome, 1) for outcome in ROLL]
    if kind == TREASURE_QUESTION:
        return [(TREASURE[treasure], 1) for treasure in members(s.treasure_bag)]
    if kind == HARPY_QUESTION:
        return [(HARPY[token], 1) for token in members(s.harpies)]
    return [(SEATS[seats - 1], 1) for seats in members(possible(s))]


def sample(s: CerbereState, rng: Rng) -> Action:
    """The same as drawing from `chance_outcomes`, without building the list."""
    kind = kind_owed(s.top)
    if kind == SURVIVAL_QUESTION:
        return CARD[nth_card(s.survival, rng.below(size(s.survival)))]
    if kind == BETRAYAL_QUESTION:
        return CARD[nth_card(s.betrayal, rng.below(size(s.betrayal)))]
    if kind == FIRST:
        return BEGIN[rng.below(s.seats)]
    if kind == ROLL_QUESTION:
        return ROLL[rng.below(len(ROLL))]
    if kind == TREASURE_QUESTION:
        return TREASURE[nth_bit(s.treasure_bag, rng.below(how_many(s.treasure_bag)))]
    if kind == HARPY_QUESTION:
        return HARPY[nth_bit(s.harpies, rng.below(how_many(s.harpies)))]
    if kind == BOARD_QUESTION:
        return sample_board(s, rng)
    seats = possible(s)
    return SEATS[nth_bit(seats, rng.below(how_many(seats))) - 1]


def nth_bit(mask: i64, place: i64) -> i64:
    """The bit at a place among those that are set."""
    bit: i64 = 0
    while True:
        if (mask >> bit) & 1:
            if place == 0:
                return bit
            place -= 1
        bit += 1


def sample_board(s: CerbereState, rng: Rng) -> Action:
    outcomes = board_outcomes(s)
    drawn: i64 = rng.below(sum([weight for _, weight in outcomes]))
    for number, weight in outcomes:
        if drawn < weight:
            return BOARD[number]
        drawn -= weight
    raise AssertionError("weights do not add up")
