"""Cards for an advanced power, one's own or given by others (rulebook, "Jouer une carte Survie ou Trahison").

The card and the power are announced; cards are then pledged face down, first by whoever wants, then by the others in
turn order if they are asked.  Nothing is discarded before the price is covered; otherwise all cards go back.  CER-R-63
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import bit
from katabasis.games.cerbere.actions import ASK, GIVE, GIVE_KIND, PAY, REFUSE, WITHDRAW
from katabasis.games.cerbere.bags import EMPTY, kinds, members_of, one, size
from katabasis.games.cerbere.questions import GIVE as GIVE_QUESTION
from katabasis.games.cerbere.questions import PAID
from katabasis.games.cerbere.questions import PAY as PAY_QUESTION
from katabasis.games.cerbere.rules.powers import FIRST_CARD_POWER, NO_POWER, PRICES
from katabasis.games.cerbere.state import CerbereState, ask, is_adventurer, note, owe, pop
from katabasis.games.cerbere.words.events import ANNOUNCES, ASKS_HELP, PAYS, PLEDGES, REFUSES, WITHDRAWS

PAYMENT_ACTIONS: Final[list[Action]] = [*GIVE, ASK, PAY, WITHDRAW, REFUSE]  # by bit
TO_ASK: Final = 524288  # the bits after those of the cards
TO_PAY: Final = 1048576
TO_WITHDRAW: Final = 2097152
TO_REFUSE: Final = 4194304
assert bit(len(GIVE)) == TO_ASK
assert bit(len(PAYMENT_ACTIONS) - 1) == TO_REFUSE


def camp_of(s: CerbereState, seat: i64) -> i64:
    """Everybody on the same side, oneself included."""
    return s.adventurers if is_adventurer(s, seat) else s.traitors


def cards_for_price(s: CerbereState, seat: i64) -> i64:
    """Cards beside the one to be played: one's own and those of all who could help.

    After a payment was taken back, others are not asked again this turn.
    """
    if s.withdrawn:
        return size(s.players[seat].hand) - 1
    camp = camp_of(s, seat)
    cards: i64 = EMPTY  # hands of one camp are one pack, for there are at most seven of a card in all
    for player in s.players:
        if camp & 1:
            cards += player.hand
        camp >>= 1
    return size(cards) - 1


def announce(s: CerbereState, seat: i64, power: i64) -> None:
    """The card lies on the table; it returns to hand if the price is not covered."""
    s.players[seat].hand -= one((power - FIRST_CARD_POWER) // 2)
    s.power = power
    s.asked_help = 0
    note(s, ANNOUNCES, seat, power, PRICES[power])
    ask(s, PAY_QUESTION, seat)


def pledges(s: CerbereState) -> i64:
    """How many cards are pledged."""
    cards: i64 = EMPTY
    for player in s.players:
        cards += player.pledged
    return size(cards)


def next_helper(s: CerbereState, seat: i64, other: i64) -> i64:
    """Who could give: the next of the same camp, in turn order, who holds cards; the seat itself if there is none."""
    camp = camp_of(s, seat)
    while True:
        other += 1
        if other == s.seats:
            other = 0
        if other == seat or ((camp >> other) & 1 and s.players[other].hand != EMPTY):
            return other


def pay_choices(s: CerbereState, seat: i64) -> i64:
    """Nobody can be forced to give, and a payment can be taken back once a turn."""
    found: i64 = TO_PAY
    if pledges(s) != PRICES[s.power]:
        player = s.players[seat]
        found = kinds(player.hand - player.pledged)
        if not s.asked_help and not s.withdrawn and next_helper(s, seat, seat) != seat:
            found |= TO_ASK
    if not s.withdrawn:
        found |= TO_WITHDRAW
    return found


def answer_pay(s: CerbereState, seat: i64, action: Action) -> None:
    if action.kind == GIVE_KIND:
        pledge(s, seat, action.a)
        if pledges(s) == PRICES[s.power]:  # one's own last card confirms
            pop(s)
            owe(s, PAID)
    elif action is ASK:
        s.asked_help = 1
        note(s, ASKS_HELP, seat)
        other = next_helper(s, seat, seat)
        helpers: list[int] = []
        while other != seat:
            helpers.append(other)
            other = next_helper(s, seat, other)
        for helper in reversed(helpers):
            ask(s, GIVE_QUESTION, helper)
    elif action is PAY:
        pop(s)
        owe(s, PAID)
    else:
        pop(s)
        note(s, WITHDRAWS, seat, s.power)
        for player in s.players:
            player.pledged = EMPTY
        s.players[seat].hand += one((s.power - FIRST_CARD_POWER) // 2)
        s.power = NO_POWER
        s.asked_help = 0
        s.withdrawn = 1


def pledge(s: CerbereState, seat: i64, card: i64) -> None:
    """Which card it is, only its owner knows until all is paid."""
    s.players[seat].pledged += one(card)
    note(s, PLEDGES, seat)


def give_choices(s: CerbereState, seat: i64) -> i64:
    """Asked no more when the price is covered or the hand is empty."""
    player = s.players[seat]
    if player.hand == player.pledged or pledges(s) == PRICES[s.power]:
        return 0
    return kinds(player.hand - player.pledged) | TO_REFUSE


def answer_give(s: CerbereState, seat: i64, action: Action) -> None:
    if action is REFUSE:
        pop(s)
        note(s, REFUSES, seat)
    else:
        pledge(s, seat, action.a)


def settle(s: CerbereState) -> None:
    """All pledges are discarded together.  CER-COST-02, CER-PAY-01"""
    for seat in range(s.seats):
        player = s.players[seat]
        pack = player.pledged
        if pack == EMPTY:
            continue
        if s.notes is not None:
            for card in members_of(pack):
                note(s, PAYS, seat, card)
        player.hand -= pack
        player.pledged = EMPTY
        s.discarded += pack
    s.asked_help = 0
