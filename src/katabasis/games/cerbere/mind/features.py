"""A position of Cerbère as numbers, for learning: the same places for every seat count, edition and board.

>>> FEATURES.size == len(set(FEATURES.names()))
True
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from katabasis.engine.bits import how_many
from katabasis.engine.features import Block, Features, bits, digits, from_seat, noughts, number, one_of, seat_names
from katabasis.engine.state import State
from katabasis.games.cerbere.actions import BOARD_IDS
from katabasis.games.cerbere.bags import CARD_NAMES, CARDS, size
from katabasis.games.cerbere.board.roads import ABOARD, SYMBOLS, ZONES
from katabasis.games.cerbere.data.treasures import HARPY_NAMES, TREASURE_NAMES
from katabasis.games.cerbere.meta import FIRST, MOST_SEATS, PLAYING
from katabasis.games.cerbere.questions import FIRST_CHANCE, KIND_NAMES
from katabasis.games.cerbere.rules.hunt import would_catch
from katabasis.games.cerbere.rules.powers import ACTION_CARD_NAMES, ACTION_CARDS, NO_POWER, POWER_NAMES
from katabasis.games.cerbere.state import NO_SEAT, CerbereState, is_adventurer, is_traitor, left

AHEAD: Final = 6  # spaces of the road that a learner sees in front of its pawn
TREASURES: Final = len(TREASURE_NAMES)
MOST_PARTS: Final = 8
MOST_LINKS: Final = 8
BOARDS: Final = len(BOARD_IDS)

OF_TURN: Final = ["acted", "carded", "stopped", "withdrawn", "hunt due", "asked for help"]
OF_SEAT: Final = [
    "sits here",
    "adventurer",
    "cerberus",
    "aboard",
    "active",
    "in a branch",
    "would be caught",
    "targeted",
]
WAY: Final = ["to the Barque", "from Cerberus"]


def _seat_blocks() -> list[Block]:
    found: list[Block] = []
    for who in seat_names(MOST_SEATS):
        found += [
            Block(f"{who} place", OF_SEAT, 1, "what holds of a seat"),
            Block(f"{who} way", WAY, 40, "steps of its pawn, while it is an Adventurer on the road"),
            Block(f"{who} holds", ["cards", "pledged", "Treasures"], 10, "how many it has"),
            Block(f"{who} zone", ZONES, 1, "the zone its pawn stands in"),
            Block(f"{who} symbol", SYMBOLS[1:], 1, "the symbol its pawn stands on"),
            Block(f"{who} laid", ACTION_CARD_NAMES, 1, "Action cards already played"),
            Block(f"{who} treasures", TREASURE_NAMES, 1, "Treasures in hand that one knows: one's own, or seen by all"),
            Block(f"{who} treasures laid", TREASURE_NAMES, 1, "Treasures on the table"),
        ]
    return found


BLOCKS: Final = [
    Block("question", KIND_NAMES[:FIRST_CHANCE], 1, "what is asked now; nothing when chance or nobody is asked"),
    Block(
        "number asked about", ["number"], 8, "what kinds of questions say: how many, why, or whether one may decline"
    ),
    Block("asked", seat_names(MOST_SEATS), 1, "who is asked"),
    Block("seats", [str(seats) for seats in range(3, MOST_SEATS + 1)], 1, "how many play"),
    Block("edition", ["first", "den closed"], 1, "the first edition or the second, and who may retreat into the den"),
    Block("speed", ["speed", "minimum"], 8, "the Speed die, and its lowest value"),
    Block("rage", ["rage", "adventurers left"], 7, "cells to the Hunt; Adventurers in play"),
    Block("cerberus", ["to the Barque", "reach of a Hunt"], 40, "steps from Cerberus, and from where a Hunt would end"),
    Block("turn", OF_TURN, 1, "what has happened in this turn"),
    Block("decks", ["survival", "betrayal"], 44, "cards left in the decks"),
    Block("discarded", CARD_NAMES, 4, "the discards, which lie open"),
    Block("hand", CARD_NAMES, 4, "one's own hand"),
    Block("pledged", CARD_NAMES, 4, "what of it is named for a payment"),
    *[Block(f"barque {slot}", ["1", "2", "3"], 1, "its seats, if one knows them") for slot in range(1, 4)],
    *[Block(f"barque {slot} seen by", seat_names(MOST_SEATS), 1, "who has looked at it") for slot in range(1, 4)],
    Block("revealed", ["the Barque is revealed"], 1, "whether the active Barque is turned up"),
    Block("power", POWER_NAMES, 1, "the power being paid or resolved"),
    Block("parts", [f"part {part}" for part in range(MOST_PARTS)], 1, "parts of it that are left"),
    Block("mover", seat_names(MOST_SEATS), 1, "the pawn on its way"),
    Block("move", ["steps", "backward"], 8, "steps it still makes; 8 if it retreats"),
    Block("prisoners", seat_names(MOST_SEATS), 1, "caught, and not yet on the rage track"),
    Block("boards", BOARD_IDS, 1, "the boards of the road"),
    Block("links", [f"link {link}" for link in range(MOST_LINKS)], 1, "bridges that collapsed, gates that stay open"),
    Block("harpies", HARPY_NAMES, 1, "Harpy tokens not turned up yet"),
    Block("cave", ["holds its Treasure"], 1, "the cave"),
    *[
        Block(f"space +{place}", [*ZONES, *SYMBOLS[1:]], 1, "zone and symbol so many steps ahead of one's pawn")
        for place in range(1, AHEAD + 1)
    ],
    *_seat_blocks(),
]
PER_SEAT: Final = sum([len(block.labels) for block in _seat_blocks()]) // MOST_SEATS
ZONE_COUNT: Final = len(ZONES)
SYMBOL_COUNT: Final = len(SYMBOLS) - 1


class CerbereFeatures(Features):
    """What one seat knows of a position of Cerbère."""

    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        assert isinstance(state, CerbereState)
        write_all(state, seat, out)


def write_all(s: CerbereState, seat: i64, out: BytesWriter) -> None:
    reach, caught = would_catch(s, s.speed)
    question = s.pending.now
    if s.over == PLAYING and question.seat >= 0:
        one_of(out, question.kind, FIRST_CHANCE)
        number(out, question.a)
        one_of(out, (question.seat - seat + s.seats) % s.seats, MOST_SEATS)
    else:
        noughts(out, FIRST_CHANCE + 1 + MOST_SEATS)
    write_table(s, out)
    number(out, s.road.distance[reach])
    number(out, s.acted)
    number(out, s.carded)
    number(out, s.stopped)
    number(out, s.withdrawn)
    number(out, s.hunt_due)
    number(out, s.asked_help)
    number(out, size(s.survival))
    number(out, size(s.betrayal))
    digits(out, s.discarded, CARDS)
    player = s.players[seat]
    digits(out, player.hand, CARDS)
    digits(out, player.pledged, CARDS)
    write_barques(s, seat, out)
    write_power(s, seat, out)
    write_road(s, player.space, out)
    other: i64 = seat
    for _ in range(s.seats):
        write_seat(s, seat, other, caught, out)
        other = 0 if other + 1 == s.seats else other + 1
    noughts(out, PER_SEAT * (MOST_SEATS - s.seats))


def write_table(s: CerbereState, out: BytesWriter) -> None:
    one_of(out, s.seats - 3, MOST_SEATS - 2)
    number(out, 1 if s.edition == FIRST else 0)
    number(out, s.den_closed)
    number(out, s.speed)
    number(out, s.minimum)
    number(out, s.rage)
    number(out, left(s))
    number(out, s.road.distance[s.cerberus])


def write_barques(s: CerbereState, seat: i64, out: BytesWriter) -> None:
    """Only who looked knows; who looked, everybody knows.  CER-R-68, CER-R-87"""
    for slot in range(3):
        known = s.revealed or (s.seen_by[slot] >> seat) & 1
        one_of(out, s.barques[slot] - 1 if known else -1, 3)
    for slot in range(3):
        bits(out, from_seat(s.seen_by[slot], seat, s.seats), MOST_SEATS)
    number(out, s.revealed)


def write_power(s: CerbereState, seat: i64, out: BytesWriter) -> None:
    one_of(out, s.power, NO_POWER)
    bits(out, s.parts, MOST_PARTS)
    if s.mover == NO_SEAT:
        noughts(out, MOST_SEATS + 2)
    else:
        one_of(out, (s.mover - seat + s.seats) % s.seats, MOST_SEATS)
        number(out, s.steps)
        number(out, 8 if s.backward else 0)
    bits(out, from_seat(s.prisoners, seat, s.seats), MOST_SEATS)


def write_road(s: CerbereState, space: i64, out: BytesWriter) -> None:
    """The boards, what has changed on them, and what lies ahead of one's pawn."""
    start: i64 = len(out)
    noughts(out, BOARDS)
    for number_of_board in s.chosen if s.chosen else [0]:
        board: i64 = number_of_board
        out[start + board] = u8(1)
    bits(out, s.opened, MOST_LINKS)
    bits(out, s.harpies, 3)
    number(out, s.cave)
    road = s.road
    ahead: i64 = 0
    while ahead < AHEAD:
        if 0 <= space < road.size:
            space = road.forward[space]
        if 0 <= space < road.size:
            one_of(out, road.zone[space], ZONE_COUNT)
            one_of(out, road.symbol[space] - 1, SYMBOL_COUNT)
        else:
            noughts(out, ZONE_COUNT + SYMBOL_COUNT)
        ahead += 1


def write_seat(s: CerbereState, viewer: i64, seat: i64, caught: i64, out: BytesWriter) -> None:
    """What the viewer knows of a seat."""
    player = s.players[seat]
    space = player.space
    road = s.road
    hunted = is_adventurer(s, seat)
    number(out, 1)
    number(out, 1 if hunted else 0)
    number(out, 1 if is_traitor(s, seat) else 0)
    number(out, 1 if space == ABOARD else 0)
    number(out, 1 if s.active == seat else 0)
    on_road = 0 <= space < road.size
    number(out, 1 if on_road and space >= road.path else 0)
    number(out, (caught >> seat) & 1)
    number(out, (s.targeted >> seat) & 1)
    if hunted and on_road:
        number(out, road.distance[space])
        number(out, road.distance[s.cerberus] - road.distance[space])
    else:
        noughts(out, 2)
    number(out, size(player.hand))
    number(out, size(player.pledged))
    number(out, how_many(player.treasures))
    if on_road:
        one_of(out, road.zone[space], ZONE_COUNT)
        one_of(out, road.symbol[space] - 1, SYMBOL_COUNT)
    else:
        noughts(out, ZONE_COUNT + SYMBOL_COUNT)
    bits(out, player.laid, ACTION_CARDS)
    known: i64 = player.treasures if seat == viewer else player.treasures & s.open_treasures
    bits(out, known, TREASURES)
    bits(out, player.treasures_laid, TREASURES)


FEATURES: Final = CerbereFeatures(BLOCKS)
