"""What must hold between the fields of a position, each with the rule that a wrong one breaks."""

from __future__ import annotations

from typing import Final

from katabasis.engine.bits import how_many
from katabasis.engine.errors import BadPosition
from katabasis.engine.stack import Pending
from katabasis.games.cerbere.bags import CARD_NAMES, CARDS, EMPTY, count, pack_of, size
from katabasis.games.cerbere.board.roads import ABOARD, PLATFORM
from katabasis.games.cerbere.meta import ESCAPED, PLAYING, SEAT_NAMES
from katabasis.games.cerbere.questions import (
    ASSEMBLE,
    BEGIN,
    BOARD,
    CAPTURE,
    COST,
    DISCARD,
    END,
    FINISH,
    FIRST,
    GIVE,
    KIND_NAMES,
    KINDS,
    MOVE,
    PAID,
    PART,
    PAY,
    REVEAL,
    ROLL,
    ROLLED,
    ROUTE,
    SABOTAGED,
    TURN,
)
from katabasis.games.cerbere.questions import CARDS as FIRST_CARDS
from katabasis.games.cerbere.rules.powers import FIRST_CARD_POWER, FIRST_TREASURE_POWER, NO_POWER, POWERS, PRICES
from katabasis.games.cerbere.state import NO_SEAT, CerbereState, aboard, left

SETTING_UP: Final = (FIRST, BOARD, ROLL, ASSEMBLE, ROLLED, FIRST_CARDS)

ONLY_ONCE: Final = (END, BEGIN, TURN, PAY, PAID, FINISH, PART, COST, MOVE, ROUTE, CAPTURE)  # there is one of a turn


# Cards


def check_cards(deck: int, elsewhere: int, full: int, given: bool, incomplete: bool) -> int:
    """A deck: as given, or all that lies nowhere else."""
    left_over: list[int] = []
    for card in range(CARDS):
        there = int(count(elsewhere, card) + (count(deck, card) if given else 0))
        wanted = int(count(full, card))
        if there > wanted or (given and there < wanted and not incomplete):
            raise BadPosition(f"there are {there} cards {CARD_NAMES[card]} instead of {wanted} (CER-COMP-04)")
        left_over += [card] * (wanted - there)
    return deck if given else pack_of(left_over)


# Pawns


def check_pawns(s: CerbereState) -> None:
    """Ahead of Cerberus, aboard only what fits, one on a platform.  Ledger, invariants 1, 7, 8 and 9"""
    for seat in range(s.seats):
        space = s.spaces[seat]
        if 0 <= space < s.road.path and space <= s.cerberus and not (s.prisoners >> seat) & 1:
            raise BadPosition(f"{SEAT_NAMES[seat]} cannot stand behind Cerberus or beside him (CER-R-19)")
        if space != ABOARD and space >= s.road.size:
            raise BadPosition(f"{SEAT_NAMES[seat]} stands on no space")
    if aboard(s) > s.barques[0] * s.revealed:
        raise BadPosition("there are more pawns aboard than seats in a revealed Barque (CER-BARQ-08)")
    for space in range(s.road.size):
        if s.road.kind[space] == PLATFORM and s.spaces.count(space) > 1:
            raise BadPosition(f"a platform holds one Adventurer (CER-PLACE-01): {s.road.names[space]}")
    if s.over == ESCAPED and not s.revealed:
        raise BadPosition("nobody escapes in a Barque that was not revealed (CER-END-01)")
    if s.over == PLAYING and (left(s) == 0 or (s.revealed and left(s) < s.barques[0])):
        raise BadPosition("too few Adventurers are left: the match is over (CER-END-03)")
    if how_many(s.traitors) > s.seats - 2:
        raise BadPosition("the last two Adventurers cannot change camp (CER-RAGE-06)")


# The stack


def check_stack(s: CerbereState) -> None:
    """What lies on the stack, and what the fields say is under way, belong together."""
    if s.over != PLAYING:
        return
    lines = s.pending.listed()
    kinds = [int(line.kind) for line in lines]
    KINDS.check_order(lines)
    for line in lines:
        if line.kind in ONLY_ONCE and kinds.count(int(line.kind)) > 1:
            raise BadPosition(f"pending can hold '{KIND_NAMES[line.kind]}' only once")
        check_line(s, line)
    if (MOVE in kinds) != (s.mover != NO_SEAT):
        raise BadPosition("a pawn is on its way if and only if 'move' is pending")
    if ROUTE in kinds and kinds[-2:] != [MOVE, ROUTE]:
        raise BadPosition("a route is asked for a pawn on its way, right after 'move'")
    if s.prisoners & ~s.adventurers or (s.prisoners and CAPTURE not in kinds):
        raise BadPosition("prisoners are Adventurers, and 'capture' is pending then")
    paying = PAY in kinds or PAID in kinds
    if GIVE in kinds and not paying:
        raise BadPosition("others give while somebody pays: 'give' lies on 'pay'")
    if paying and (not FIRST_CARD_POWER <= s.power < FIRST_TREASURE_POWER or not PRICES[s.power]):
        raise BadPosition("only an advanced power is paid with cards (CER-COST-04)")
    if any(pack != EMPTY for pack in s.pledged) and not paying:
        raise BadPosition("cards are pledged only while a power is being paid (CER-R-63)")
    resolving = FINISH in kinds
    if (s.power != NO_POWER) != (resolving or paying):
        raise BadPosition("power names the one being paid or resolved: 'pay' or 'finish' is pending then")
    if resolving and paying:
        raise BadPosition("a power is resolved once it is paid: 'finish' does not lie with 'pay'")
    if (PART in kinds or COST in kinds) and not resolving:
        raise BadPosition("the parts of a power lie on 'finish'")
    if COST in kinds and (POWERS[s.power].cost is None or PRICES[s.power]):
        raise BadPosition("this power is not paid by a pawn")
    if REVEAL in kinds and s.revealed:
        raise BadPosition("the Barque is revealed already")


def check_line(s: CerbereState, line: Pending) -> None:
    playing = s.adventurers | s.traitors
    if line.kind == TURN and line.seat != s.active:
        raise BadPosition("it is the active player's turn")
    if line.kind == TURN and not s.stopped and not (playing >> line.seat) & 1:
        raise BadPosition("an eliminated player takes no turn (CER-TURN-12)")
    if line.kind == PAY and s.withdrawn and s.power < NO_POWER and size(s.hands[line.seat]) < PRICES[s.power]:
        raise BadPosition(
            f"{SEAT_NAMES[line.seat]} cannot pay: once taken back, a payment is one's own cards (CER-R-63)"
        )
    if line.kind in (DISCARD, SABOTAGED) and s.hands[line.seat] == EMPTY:
        raise BadPosition(f"{SEAT_NAMES[line.seat]} has no card to discard (CER-R-58)")
    if line.kind in SETTING_UP and s.turn:
        raise BadPosition(f"'{KIND_NAMES[line.kind]}' belongs to the setup, before the first turn")
