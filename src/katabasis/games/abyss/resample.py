"""All that a seat cannot know, dealt again: other hands, council values, the discard, monster tokens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.stack import Pending
from katabasis.games.abyss.apply import answer, reach
from katabasis.games.abyss.bags import (
    EMPTY,
    FULL_PACK,
    ONE,
    ONE_TOKEN,
    SIZE,
    how_many_tokens,
    nth_ally,
    nth_token,
    one,
    race_of,
    size,
    stack_of,
)
from katabasis.games.abyss.data.allies import MONSTER, MONSTERS
from katabasis.games.abyss.legal import chance_outcomes, legal_actions
from katabasis.games.abyss.meta import PLAYING
from katabasis.games.abyss.questions import ACT, CLOSE, DISCARD, FIRST_CHANCE, PAY, REVEAL, SHOW, STEAL, TOKEN
from katabasis.games.abyss.rules.exploring import can_explore, deck_size
from katabasis.games.abyss.rules.payment import payment_choices
from katabasis.games.abyss.rules.plotting import can_plot
from katabasis.games.abyss.rules.prices import recruitable
from katabasis.games.abyss.state import NO_SEAT, AbyssState

TRIES: Final = 100  # until a deal in which the question asked now would be asked too


def deal_hidden(s: AbyssState, seat: int, rng: Rng) -> None:
    """Deal all that this seat cannot see, in place."""
    deal_allies(s, seat, rng)
    if s.over == PLAYING:
        deal_tokens(s, seat, rng)


def still_asked(s: AbyssState) -> bool:
    """Whether the question on top would be asked: it has two answers."""
    if s.over != PLAYING:
        return True
    question = s.pending.now
    if question.kind == ACT:
        s.choices = recruitable(s, question.seat)
    elif question.kind == PAY:
        s.choices = payment_choices(s, question.seat, question.a)
        return s.choices & (s.choices - 1) != 0
    if question.kind >= FIRST_CHANCE:
        return len(chance_outcomes(s)) > 1
    return len(legal_actions(s)) > 1


def peeks(s: AbyssState, action: Action) -> bool:
    """Answer in place; whether something hidden from who answers could be learnt from who is asked next."""
    seat = s.pending.now.seat
    answer(s, s.pending.now, action)
    while s.over == PLAYING:
        if leans(s, s.pending.now, seat):
            return True
        if reach(s, s.pending.now):
            return False
    return True  # all is shown


def leans(s: AbyssState, owed: Pending, seat: i64) -> bool:
    """Whether it may hang on what this seat cannot know if, or how, this is asked.  Says so from what it does know."""
    kind = owed.kind
    if kind in (REVEAL, TOKEN, STEAL):  # what can come hangs on what others hold
        return True
    if kind == SHOW:
        return any(s.players[other].laid != EMPTY for other in range(s.seats) if other != seat)
    if owed.seat == seat or kind >= FIRST_CHANCE:
        return False
    if kind == ACT:
        return not sure_to_act(s, owed.seat)
    return kind in (CLOSE, DISCARD, PAY)


def sure_to_act(s: AbyssState, seat: i64) -> bool:
    """Whether a seat has a choice at the beginning of its turn whatever its hand."""
    stacks = sum(1 for race in range(5) if race_of(s.council, race))
    return can_plot(s, seat) or stacks + (1 if can_explore(s) else 0) > 1


def taken(pack: i64, number: i64, rng: Rng) -> i64:
    """So many allies of a pack, at random."""
    left = pack
    held = size(pack)
    found: i64 = 0
    while number > 0:
        ally = one(nth_ally(left, rng.below(held)))
        left -= ally
        found += ally
        held -= 1
        number -= 1
    return found


def deal_allies(s: AbyssState, seat: i64, rng: Rng) -> None:
    """Everything but one's own hand and what lies open; stacks, hands, discard and deck keep their sizes."""
    pool = s.deck + s.discard + s.council
    monsters = s.deck_monsters + s.discard_monsters
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            pool += s.players[other].hand
        other += 1
    assert pool + sum(ONE[card] for card in s.track if card != MONSTER) <= FULL_PACK
    assert monsters <= MONSTERS
    council: i64 = 0
    race: i64 = 0
    while race < 5:
        lying: i64 = SIZE[race_of(s.council, race)]
        if lying:
            stack = taken(stack_of(pool, race), lying, rng)
            council += stack
            pool -= stack
        race += 1
    s.council = council
    other = 0
    while other < s.seats:
        player = s.players[other]
        if other != seat:
            hand = taken(pool, size(player.hand), rng)
            pool -= hand
            player.laid = taken(hand, size(player.laid), rng) if s.pending.now.kind != PAY else EMPTY
            player.hand = hand
        other += 1
    # of deck and discard the smaller one is dealt, and what is left is the other
    in_deck = deck_size(s)
    held: i64 = size(pool) + monsters
    dealt = min(in_deck, held - in_deck)
    found: i64 = 0
    found_monsters: i64 = 0
    rest = pool
    while dealt > 0:
        drawn = rng.below(held)
        if drawn < monsters:
            monsters -= 1
            found_monsters += 1
        else:
            ally = one(nth_ally(rest, drawn - monsters))
            rest -= ally
            found += ally
        held -= 1
        dealt -= 1
    if in_deck * 2 <= size(pool) + monsters + found_monsters:
        s.deck, s.deck_monsters, s.discard, s.discard_monsters = found, found_monsters, rest, monsters
    else:
        s.deck, s.deck_monsters, s.discard, s.discard_monsters = rest, monsters, found, found_monsters


def deal_tokens(s: AbyssState, seat: int, rng: Rng) -> None:
    """The tokens of the others and of the pool; a stolen one stays known to whom it was stolen from.  ABY-R-35"""
    known = [0] * s.seats
    if s.stolen_from == seat and seat != NO_SEAT:
        known[s.stolen_by] = ONE_TOKEN[s.stolen]
    bag = s.pool
    counts = [0] * s.seats
    for other in range(s.seats):
        if other != seat:
            bag += s.tokens[other] - known[other]
            counts[other] = how_many_tokens(s.tokens[other] - known[other])
    for other in range(s.seats):
        if other == seat:
            continue
        player = s.players[other]
        player.tokens = known[other]
        for _ in range(counts[other]):
            value = nth_token(bag, rng.below(how_many_tokens(bag)))
            bag -= ONE_TOKEN[value]
            player.tokens += ONE_TOKEN[value]
    s.pool = bag
    if s.stolen_from != NO_SEAT and seat not in (s.stolen_from, s.stolen_by):
        s.stolen = nth_token(s.tokens[s.stolen_by], rng.below(how_many_tokens(s.tokens[s.stolen_by])))
