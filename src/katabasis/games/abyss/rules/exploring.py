"""Exploring the depths: reveals, offers, what is taken, the track (rulebook, "Explorer les profondeurs")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import bit, how_many
from katabasis.games.abyss.actions import BUY as BUY_IT
from katabasis.games.abyss.actions import FIGHT, GO_ON, TAKE
from katabasis.games.abyss.bags import EMPTY, POWER_AMOUNT, SIZE, how_full, nth_ally, one, races_in, size
from katabasis.games.abyss.data.allies import LAST_SLOT_PEARLS, MONSTER
from katabasis.games.abyss.effects import PEARL_PER_RACE
from katabasis.games.abyss.meta import COMMANDER_AT_PURCHASE
from katabasis.games.abyss.questions import BUY, DECIDE, REVEAL
from katabasis.games.abyss.rules.discards import trim
from katabasis.games.abyss.rules.monsters import fight, rise
from katabasis.games.abyss.rules.powers import add_powers, use_power
from katabasis.games.abyss.state import AbyssState, after, ask, has, note, owed
from katabasis.games.abyss.words.events import (
    BUYS,
    CLEARED,
    DECK_REBUILT,
    EXPLORES,
    GOES_ON,
    LAST_SLOT,
    NOTHING_LEFT,
    REFUSES,
    REVEALS,
    REVEALS_MONSTER,
    SHIP_MASTER_PAYS,
    TAKES,
)

MOST_ALIKE: Final = 6  # a larger deck cannot hold one kind of card only
FULL_TRACK: Final = 16_777_216  # 64**4: a row of five cards is more


def can_explore(s: AbyssState) -> bool:
    """Whether a card can be revealed.  ABY-EXPLORE-02, ABY-R-12"""
    return s.deck != 0 or s.deck_monsters > 0 or s.discard != 0 or s.discard_monsters > 0


def begin_exploring(s: AbyssState, seat: i64) -> None:
    note(s, EXPLORES, seat)
    s.pending.now = owed(REVEAL, 0, 0)


def deck_size(s: AbyssState) -> i64:
    deck = s.deck
    held: i64 = SIZE[deck & 1023]
    held += SIZE[(deck >> 10) & 1023]
    held += SIZE[(deck >> 20) & 1023]
    held += SIZE[(deck >> 30) & 1023]
    held += SIZE[deck >> 40]
    return held + s.deck_monsters


def reach_reveal(s: AbyssState) -> bool:
    """An empty deck is made anew from the discard; without one the exploration ends.  ABY-DECK-01, ABY-R-11, -12"""
    if s.deck == 0 and s.deck_monsters == 0:
        if s.discard == 0 and s.discard_monsters == 0:
            note(s, NOTHING_LEFT, s.active)
            s.pending.pop()
            clear_track(s)
            return False
        s.deck = s.discard
        s.deck_monsters = s.discard_monsters
        s.discard = EMPTY
        s.discard_monsters = 0
        note(s, DECK_REBUILT, deck_size(s))
    held = deck_size(s)
    if held > MOST_ALIKE:
        return True
    if s.deck == 0:
        reveal(s, MONSTER)
        return False
    only_ally = nth_ally(s.deck, 0)
    if s.deck_monsters or s.deck != one(only_ally) * held:
        return True
    reveal(s, only_ally)
    return False


def reveal(s: AbyssState, card: i64) -> None:
    """Put it on the free slot nearest the deck; an ally is offered to the opponents.  ABY-EXPLORE-01, ABY-EXPLORE-03"""
    s.track_row = (s.track_row << 6) + card + 1
    s.pending.now = owed(DECIDE, s.active, 0)
    if card == MONSTER:
        s.deck_monsters -= 1
        if s.notes is not None:
            note(s, REVEALS_MONSTER, how_full(s.track_row))
        return
    s.deck -= one(card)
    if s.notes is not None:
        note(s, REVEALS, card // 5, card % 5 + 1, how_full(s.track_row))
    buyer = next_buyer(s, s.active)
    if buyer != s.active:
        ask(s, BUY, buyer)


def last_card(s: AbyssState) -> i64:
    """The card revealed last."""
    return (s.track_row & 63) - 1


def price(s: AbyssState) -> i64:
    """1 for the first ally bought in the turn, then 2, then 3.  ABY-EXPLORE-06"""
    return how_many(s.bought) + 1


def next_buyer(s: AbyssState, seat: i64) -> i64:
    """The next opponent who may buy, clockwise; the active player if there is none.  ABY-EXPLORE-08, ABY-R-08"""
    asked = price(s)
    seat = after(s, seat)
    while seat != s.active:
        if s.players[seat].pearls >= asked and not (s.bought >> seat) & 1:
            return seat
        seat = after(s, seat)
    return seat


def answer_buy(s: AbyssState, seat: i64, action: Action) -> None:
    """Who buys pays the active player, who must then reveal another card.  ABY-EXPLORE-05, ABY-EXPLORE-11, ABY-R-05"""
    if action is not BUY_IT:
        note(s, REFUSES, seat)
        other = next_buyer(s, seat)
        if other != s.active:
            s.pending.now = owed(BUY, other, 0)
        else:
            s.pending.pop()
        return
    paid = price(s)
    card = last_card(s)
    s.track_row >>= 6
    buyer = s.players[seat]
    buyer.pearls -= paid
    buyer.hand += one(card)
    s.players[s.active].pearls += paid
    s.bought |= bit(seat)
    note(s, BUYS, seat, card // 5, card % 5 + 1, paid, s.active)
    s.pending.pop()
    s.pending.now = owed(REVEAL, 0, 0)
    if s.readings & COMMANDER_AT_PURCHASE:
        trim(s, seat)


def must_stop(s: AbyssState) -> bool:
    """On the last slot, or if nothing more can be revealed.  ABY-EXPLORE-13, ABY-MONSTER-07, ABY-R-12"""
    return s.track_row >= FULL_TRACK or not can_explore(s)


def reach_decide(s: AbyssState, seat: i64) -> bool:
    if not must_stop(s):
        return True
    stop(s, seat)
    return False


def decide_choices(s: AbyssState, seat: i64) -> list[Action]:
    """Take or fight the card revealed last, or go on; powers besides.  ABY-EXPLORE-12, ABY-EXPLORE-14, ABY-R-26"""
    found = [take_or_fight(s), GO_ON]
    add_powers(s, seat, found)
    return found


def take_or_fight(s: AbyssState) -> Action:
    """What ends the exploration."""
    return FIGHT if last_card(s) == MONSTER else TAKE


def answer_decide(s: AbyssState, seat: i64, action: Action) -> None:
    if action is GO_ON:
        note(s, GOES_ON, seat)
        if last_card(s) == MONSTER:
            rise(s)
        s.pending.now = owed(REVEAL, 0, 0)
    elif action is TAKE or action is FIGHT:
        stop(s, seat)
    else:
        use_power(s, seat, action)


def stop(s: AbyssState, seat: i64) -> None:
    """Take the ally or fight the monster; the last slot gives a pearl.  ABY-EXPLORE-13, ABY-EXPLORE-17, ABY-R-06"""
    s.pending.pop()
    player = s.players[seat]
    last = s.track_row >= FULL_TRACK
    card = last_card(s)
    s.track_row >>= 6
    if card != MONSTER:
        player.hand += one(card)
        note(s, TAKES, seat, card // 5, card % 5 + 1)
    if last:
        player.pearls += LAST_SLOT_PEARLS
        note(s, LAST_SLOT, seat, LAST_SLOT_PEARLS)
    if card == MONSTER:
        fight(s, seat)
    else:
        clear_track(s)


def reach_clear(s: AbyssState) -> None:
    s.pending.pop()
    clear_track(s)


def clear_track(s: AbyssState) -> None:
    """Allies go to the council, monsters to the discard; the Ship Master pays.  ABY-EXPLORE-15, ABY-EXPLORE-16"""
    if s.track_row == 0:
        return
    left: i64 = EMPTY
    monsters: i64 = 0
    while s.track_row > 0:
        card = last_card(s)
        if card == MONSTER:
            monsters += 1
        else:
            left += one(card)
        s.track_row >>= 6
    if left and has(s, s.active, PEARL_PER_RACE):  # ABY-R-36
        pearls = races_in(left) * POWER_AMOUNT[PEARL_PER_RACE]
        s.players[s.active].pearls += pearls
        note(s, SHIP_MASTER_PAYS, s.active, pearls)
    s.council += left
    s.discard_monsters += monsters
    if s.notes is not None:
        note(s, CLEARED, size(left), monsters)
