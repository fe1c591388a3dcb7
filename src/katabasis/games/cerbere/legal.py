"""Question -> answers.  The only place that knows what is allowed; the rest of the core trusts it."""

from __future__ import annotations

from mypy_extensions import i64

from katabasis.engine.chance import Rng
from katabasis.engine.game import Action, Pending, laid_out
from katabasis.games.cerbere.actions import BEGIN, BOARD, CARD, HARPY, ROLL, SEATS, TREASURE
from katabasis.games.cerbere.meta import PLAYING
from katabasis.games.cerbere.packs import CARDS, count, how_many, members, nth_card, size
from katabasis.games.cerbere.questions import BARQUE, CAPTURE, COST, DISCARD, FIRST, GIVE, PART, PAY, ROUTE, SIREN
from katabasis.games.cerbere.questions import BETRAYAL as BETRAYAL_QUESTION
from katabasis.games.cerbere.questions import BOARD as BOARD_QUESTION
from katabasis.games.cerbere.questions import HARPY as HARPY_QUESTION
from katabasis.games.cerbere.questions import ROLL as ROLL_QUESTION
from katabasis.games.cerbere.questions import SURVIVAL as SURVIVAL_QUESTION
from katabasis.games.cerbere.questions import TREASURE as TREASURE_QUESTION
from katabasis.games.cerbere.questions import TURN as TURN_QUESTION
from katabasis.games.cerbere.rules.barques import barque_choices, possible
from katabasis.games.cerbere.rules.capture import capture_choices
from katabasis.games.cerbere.rules.cards import discard_choices
from katabasis.games.cerbere.rules.movement import route_choices
from katabasis.games.cerbere.rules.payment import give_choices, pay_choices
from katabasis.games.cerbere.rules.places import siren_choices
from katabasis.games.cerbere.rules.resolving import (
    cost_choices,
    part_actions,
    part_choices,
    parts_into,
    sabotaged_choices,
)
from katabasis.games.cerbere.rules.turn import turn_actions, turn_choices, turn_into
from katabasis.games.cerbere.setup import board_outcomes
from katabasis.games.cerbere.state import CerbereState


def legal_actions(s: CerbereState) -> list[Action]:
    """Every answer to the question on top of the stack, in table order; they were found when it was reached."""
    kind = s.pending.now.kind
    if s.over != PLAYING or s.asked < 0:
        return []
    if kind == TURN_QUESTION:
        return turn_actions(s)
    return part_actions(s) if kind == PART else s.offered[:]


def legal_into(s: CerbereState, room: list[Action]) -> i64:
    """The same for the seat to move, written to the front of a list; how many they are."""
    kind = s.pending.now.kind
    if kind == TURN_QUESTION:
        return turn_into(s, room)
    if kind == PART:
        return parts_into(s, room)
    return laid_out(s.offered, room)


def find_choices(s: CerbereState, question: Pending) -> i64:
    """Find every answer to a question put to a seat; how many there are, if not more than one."""
    if question.kind == TURN_QUESTION:
        s.choices = turn_choices(s, question.seat)
    elif question.kind == PART:
        s.choices = part_choices(s, question.seat)
    else:
        s.offered = choices(s, question)
        return len(s.offered)
    if s.choices & (s.choices - 1):
        return 2
    return 1 if s.choices else 0


def choices(s: CerbereState, question: Pending) -> list[Action]:
    """Every answer to one of the rarer questions put to a seat, in table order."""
    kind = question.kind
    seat = question.seat
    if kind == PAY:
        return pay_choices(s, seat)
    if kind == GIVE:
        return give_choices(s, seat)
    if kind == ROUTE:
        return route_choices(s)
    if kind == COST:
        return cost_choices(s, seat)
    if kind == DISCARD:
        return discard_choices(s, seat)
    if kind == CAPTURE:
        return capture_choices(s)
    if kind == BARQUE:
        return barque_choices(question.a)
    if kind == SIREN:
        return siren_choices(s, seat)
    return sabotaged_choices(s, seat, question.a)


def chance_outcomes(s: CerbereState) -> list[tuple[Action, int]]:
    """Every outcome of the chance question with its weight, in table order."""
    kind = s.pending.now.kind
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
    kind = s.pending.now.kind
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
