"""All that a seat cannot know, dealt again: other hands, pledges, Barques others looked at, secret Treasures."""

from __future__ import annotations

from typing import Final

from katabasis.engine.action import Action
from katabasis.engine.bits import bit, how_many
from katabasis.engine.chance import Rng
from katabasis.games.cerbere.apply import answer, reach
from katabasis.games.cerbere.bags import EMPTY, ONE, nth_card, size
from katabasis.games.cerbere.legal import chance_outcomes, find_choices, nth_bit
from katabasis.games.cerbere.meta import PLAYING
from katabasis.games.cerbere.questions import (
    BETRAYAL,
    DISCARD,
    FIRST_CHANCE,
    HARPY,
    LOOK,
    PART,
    PAY,
    REVEAL,
    SABOTAGED,
    SURVIVAL,
    TREASURE,
    TURN,
)
from katabasis.games.cerbere.rules.powers import BOTH_POWERS, FIRST_CERBERUS_POWER
from katabasis.games.cerbere.rules.turn import affordable
from katabasis.games.cerbere.state import CerbereState, is_adventurer, is_traitor, kind_owed, seat_owed

TRIES: Final = 10_000  # until a deal in which the question asked now would be asked too: one of the first few, mostly


def deal_hidden(s: CerbereState, seat: int, rng: Rng) -> None:
    """Deal all that this seat cannot see, in place."""
    deal_hands(s, seat, rng)
    deal_barques(s, seat, rng)
    deal_treasures(s, seat, rng)


def still_asked(s: CerbereState) -> bool:
    """Whether the question on top would be asked: it has two answers."""
    if s.over != PLAYING:
        return True
    if kind_owed(s.top) >= FIRST_CHANCE:
        return len(chance_outcomes(s)) > 1
    return find_choices(s, s.top) > 1


def peeks(s: CerbereState, action: Action) -> bool:
    """Answer in place; whether something hidden from who answers could be learnt from who is asked next."""
    seat = seat_owed(s.top)
    answer(s, s.top, action)
    while s.over == PLAYING:
        if leans(s, s.top, seat):
            return True
        if reach(s, s.top):
            return False
    return True  # all is shown


def leans(s: CerbereState, owed: int, seat: int) -> bool:
    """Whether it may hang on what this seat cannot know if, or how, this is asked.  Says so from what it does know."""
    kind = kind_owed(owed)
    if kind >= FIRST_CHANCE:
        return kind in (TREASURE, SURVIVAL, BETRAYAL, LOOK, REVEAL, HARPY)
    asked = seat_owed(owed)
    if asked == seat:
        return False
    if kind == TURN:
        return not sure_of_a_turn(s, asked)
    return kind in (DISCARD, SABOTAGED, PAY, PART)


def sure_of_a_turn(s: CerbereState, seat: int) -> bool:
    """Whether a seat has a choice at the beginning of its turn whatever its hand and its secret Treasures."""
    if s.stopped or s.acted:
        return False
    powers: int = BOTH_POWERS[s.players[seat].laid]
    if not is_adventurer(s, seat):
        powers <<= FIRST_CERBERUS_POWER
    return how_many(powers & affordable(s, EMPTY)) > 1


def taken(pack: int, number: int, rng: Rng) -> int:
    """So many cards of a pack, at random."""
    left = pack
    found = EMPTY
    for _ in range(number):
        card = nth_card(left, rng.below(size(left)))
        left -= ONE[card]
        found += ONE[card]
    return found


def deal_hands(s: CerbereState, seat: int, rng: Rng) -> None:
    """Hands of the others and decks together; discards lie open.  CER-R-68"""
    for other in range(s.seats):
        if other == seat or s.players[other].hand == EMPTY:
            continue
        if is_traitor(s, other):
            s.betrayal += s.players[other].hand
        else:
            s.survival += s.players[other].hand
    for other in range(s.seats):
        if other == seat or s.players[other].hand == EMPTY:
            continue
        number = size(s.players[other].hand)
        if is_traitor(s, other):
            s.players[other].hand = taken(s.betrayal, number, rng)
            s.betrayal -= s.players[other].hand
        else:
            s.players[other].hand = taken(s.survival, number, rng)
            s.survival -= s.players[other].hand
        s.players[other].pledged = taken(s.players[other].hand, size(s.players[other].pledged), rng)


def deal_barques(s: CerbereState, seat: int, rng: Rng) -> None:
    """What others looked at and this seat did not.  CER-R-87"""
    if s.revealed:
        return
    unknown = 14
    for slot in range(3):
        if knows(s, seat, slot):
            unknown -= bit(s.barques[slot])
    for slot in range(3):
        if s.barques[slot] and not knows(s, seat, slot):
            s.barques[slot] = nth_bit(unknown, rng.below(how_many(unknown)))
            unknown -= bit(s.barques[slot])


def knows(s: CerbereState, seat: int, slot: int) -> bool:
    return seat >= 0 and (s.seen_by[slot] >> seat) & 1 == 1


def deal_treasures(s: CerbereState, seat: int, rng: Rng) -> None:
    """Those in other hands that were never open.  CER-R-76"""
    counts = [0] * s.seats
    for other in range(s.seats):
        secret = s.players[other].treasures & ~s.open_treasures
        if other != seat and secret:
            counts[other] = how_many(secret)
            s.players[other].treasures -= secret
            s.treasure_bag |= secret
    for other in range(s.seats):
        for _ in range(counts[other]):
            treasure = nth_bit(s.treasure_bag, rng.below(how_many(s.treasure_bag)))
            s.treasure_bag -= bit(treasure)
            s.players[other].treasures |= bit(treasure)
