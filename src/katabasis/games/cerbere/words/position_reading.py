"""Positions as plain values, to be written by hand or by program: see docs/positions.md.

Everything has a natural default, so that a person writes only what matters; decks default to whatever is not elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from katabasis.engine.bits import bit, members
from katabasis.engine.errors import BadPosition, nearest, shown
from katabasis.engine.positions import (
    HIGHEST_TURN,
    check_header,
    fields_of,
    flag,
    lines_of,
    options_of,
    places_of,
    sequence,
    set_of,
    whole,
    word,
)
from katabasis.games.cerbere.actions import BOARD_IDS
from katabasis.games.cerbere.bags import CARD_NAMES, members_of, pack_of
from katabasis.games.cerbere.board.boards import road_of
from katabasis.games.cerbere.board.roads import ABOARD, CAPTURED, TREASURE, Road
from katabasis.games.cerbere.data.treasures import HARPY_NAMES, TREASURE_NAMES
from katabasis.games.cerbere.meta import (
    ENDINGS,
    FASTEST,
    NAME,
    OPTIONS,
    PLAYING,
    RULES_VERSION,
    SEAT_NAMES,
    SEATS,
    SLOWEST,
)
from katabasis.games.cerbere.questions import KINDS
from katabasis.games.cerbere.rules.cards import SURVIVAL_PART
from katabasis.games.cerbere.rules.powers import (
    ACTION_CARD_NAMES,
    CERBERUS_CARD_NAMES,
    FIRST_TREASURE_POWER,
    NO_POWER,
    POWER_NAMES,
)
from katabasis.games.cerbere.setup import decide, full_betrayal, full_survival, has_modules, lay_out, take_road
from katabasis.games.cerbere.state import EIGHT, NO_SEAT, CerbereState, left, owed, put
from katabasis.games.cerbere.view import CAMPS, cards
from katabasis.games.cerbere.words.position_checks import (
    check_cards,
    check_pawns,
    check_stack,
)
from katabasis.games.cerbere.words.position_writing import INWARD, played_card, treasures

FIELDS: Final = [
    "game",
    "rules",
    "seats",
    "options",
    "boards",
    "turn",
    "ending",
    "active",
    "acted",
    "carded",
    "stopped",
    "withdrawn",
    "hunt_due",
    "cerberus",
    "rage",
    "speed",
    "captured",
    "opened",
    "nests",
    "harpies",
    "cave_treasure",
    "barques",
    "looked",
    "revealed",
    "survival",
    "betrayal",
    "discard",
    "incomplete",
    "treasure_bag",
    "open_treasures",
    "rolls",
    "power",
    "parts",
    "targeted",
    "asked_help",
    "move",
    "prisoners",
    "players",
    "pending",
]
PLAYER_FIELDS: Final = ["space", "camp", "hand", "pledged", "played", "treasures", "treasures_played", "fired"]
MOVE_FIELDS: Final = ["seat", "steps", "backward", "moved", "inward", "guide", "paying", "origin"]
ADVISED: Final = ["start_a", "rope_bridge", "promontory", "finish_a"]  # ten skulls.  CER-DIFF-04


# Reading


def read_position(s: CerbereState, position: Mapping[str, Any]) -> None:
    """Fill the state from plain values; a clear sentence about the first thing that cannot be."""
    check_header(position, FIELDS, NAME, RULES_VERSION)
    players = sequence(position, "players")
    seats = whole(position, "seats", max(len(players), SEATS[0]), SEATS[0], SEATS[-1])
    if len(players) > seats:
        raise BadPosition(f"there are {len(players)} players for {seats} seats")
    decide(s, seats, options_of(position, OPTIONS))
    if not SLOWEST <= s.minimum <= FASTEST:
        raise BadPosition(f"the minimum of the die cannot be {s.minimum} (CER-R-75)")
    lay_out(s)
    read_boards(s, position)
    read_turn(s, position)
    for seat in range(len(players)):
        read_player(s, seat, players[seat])
    read_track(s, position)
    read_places(s, position)
    read_barques(s, position)
    read_power(s, position)
    read_cards(s, position)
    read_treasures(s, position)
    read_move(s, position)
    read_pending(s, position)
    check_pawns(s)
    check_stack(s)


def seat_mask(name: str, values: list[Any], seats: int) -> int:
    found = 0
    for value in values:
        one = bit(whole({name: value}, name, 0, 0, seats - 1))
        if found & one:
            raise BadPosition(f"{name} holds the seat {value} twice")
        found |= one
    return found


def read_boards(s: CerbereState, position: Mapping[str, Any]) -> None:
    """The boards of the first edition, in order; fewer only while they are being drawn."""
    boards = sequence(position, "boards", ADVISED if has_modules(s) else ())
    s.chosen = places_of("boards", boards, BOARD_IDS)
    if s.chosen and not has_modules(s):
        raise BadPosition("boards are for the first edition's own boards")
    if len(s.chosen) == len(ADVISED):
        roles = [name.partition("_")[0] if name.startswith(("start", "finish")) else "" for name in boards]
        if roles != ["start", "", "", "finish"] or "e2" in boards:
            raise BadPosition("boards are a start board, two intermediate ones and a finish board (CER-SETUP-03)")
        take_road(s, road_of(boards))
    elif len(s.chosen) > len(ADVISED):
        raise BadPosition("a road has four boards (CER-SETUP-03)")


def read_turn(s: CerbereState, position: Mapping[str, Any]) -> None:
    s.turn = whole(position, "turn", 1, 0, HIGHEST_TURN)
    s.over = word(position, "ending", ENDINGS, "")
    s.active = whole(position, "active", 0, 0, s.seats - 1)
    s.acted = flag(position, "acted")
    s.carded = flag(position, "carded")
    s.stopped = flag(position, "stopped")
    s.withdrawn = flag(position, "withdrawn")
    s.hunt_due = flag(position, "hunt_due")


def read_space(road: Road, name: str, value: object) -> int:
    """A space by its whole name, "e2.s05", or in short, "s05", on a road of one board."""
    if value == "aboard":
        return ABOARD
    if value == "captured":
        return CAPTURED
    if not isinstance(value, str):
        raise BadPosition(f"{name} must be the name of a space, not {shown(value)}")
    full = f"{road.boards[0]}.{value}" if len(road.boards) == 1 and "." not in value else value
    if full not in road.names:
        raise BadPosition(f"{name} cannot be {shown(value)}{nearest(full, road.names)}")
    return road.names.index(full)


def read_player(s: CerbereState, seat: int, values: object) -> None:
    values = fields_of("a player", values, PLAYER_FIELDS)
    s.players[seat].space = read_space(s.road, "space", values["space"]) if "space" in values else s.road.start
    default = "cerberus" if s.players[seat].space == CAPTURED else "adventurer"
    camp = word(values, "camp", CAMPS, default)
    if camp and "space" not in values:
        s.players[seat].space = CAPTURED
    if (camp != 0) != (s.players[seat].space == CAPTURED):
        raise BadPosition(
            f"the pawn of {SEAT_NAMES[seat]} is captured if and only if the player has changed camp or lost"
        )
    if camp:
        s.adventurers -= bit(seat)
    if camp == 1:
        s.traitors |= bit(seat)
    s.players[seat].hand = read_pack(values, "hand")
    wrong = s.players[seat].hand & (SURVIVAL_PART if camp == 1 else ~SURVIVAL_PART)
    if wrong or (camp == 2 and s.players[seat].hand):
        raise BadPosition(f"{SEAT_NAMES[seat]} cannot hold {cards(wrong or s.players[seat].hand)[0]} (CER-TURN-06)")
    s.players[seat].pledged = read_pack(values, "pledged")
    if pack_of([]) != s.players[seat].pledged and any(
        members_of(s.players[seat].pledged).count(card) > members_of(s.players[seat].hand).count(card)
        for card in members_of(s.players[seat].pledged)
    ):
        raise BadPosition("pledged must be a part of hand (CER-R-63)")
    names = CERBERUS_CARD_NAMES if camp == 1 else ACTION_CARD_NAMES
    s.players[seat].laid = set_of("played", sequence(values, "played"), names)
    s.players[seat].treasures = set_of("treasures", sequence(values, "treasures"), TREASURE_NAMES)
    s.players[seat].treasures_laid = set_of("treasures_played", sequence(values, "treasures_played"), TREASURE_NAMES)
    for name in sequence(values, "fired"):
        space = read_space(s.road, "fired", name)
        if not 0 <= space < s.road.size or not s.road.symbol[space]:
            raise BadPosition(f"fired holds spaces with a symbol, not {shown(name)}")
        s.players[seat].fired |= bit(s.road.symbol_bit[space])
        s.triggered |= bit(seat)


def read_pack(values: Mapping[str, Any], name: str) -> int:
    found = places_of(name, sequence(values, name), CARD_NAMES)
    for card in found:
        if found.count(card) > 4:
            raise BadPosition(f"{name} holds more than four of {CARD_NAMES[card]} (CER-COMP-04)")
    return pack_of(found)


def read_track(s: CerbereState, position: Mapping[str, Any]) -> None:
    prisoners = [seat for seat in range(s.seats) if s.players[seat].space == CAPTURED]
    given = sequence(position, "captured", prisoners)
    seat_mask("captured", given, s.seats)
    if sorted(given) != prisoners:
        raise BadPosition("captured must hold the seats of all captured pawns, in the order of their cells")
    s.captured = given
    s.cerberus = read_space(s.road, "cerberus", position.get("cerberus", s.road.names[0]))
    if not 0 <= s.cerberus < s.road.path:
        raise BadPosition("cerberus must stand on the path (CER-R-17)")
    s.rage = whole(position, "rage", left(s), 0, left(s))
    s.speed = whole(position, "speed", s.minimum, SLOWEST, FASTEST)


def read_places(s: CerbereState, position: Mapping[str, Any]) -> None:
    short = [name.partition(".")[2] if len(s.road.boards) == 1 else name for name in s.road.link_names]
    names = sequence(position, "opened")
    s.opened = set_of("opened", names, short if all(name in short for name in names) else s.road.link_names)
    if "nests" in position:
        s.nests = 0
        for name in sequence(position, "nests"):
            space = read_space(s.road, "nests", name)
            one = bit(s.road.symbol_bit[space]) if 0 <= space < s.road.size and s.road.symbol[space] else 0
            if not s.road.nests & one:
                raise BadPosition(f"nests holds nests only, not {shown(name)}")
            s.nests |= one
    s.harpies = set_of("harpies", sequence(position, "harpies", HARPY_NAMES), HARPY_NAMES)
    if len(members(s.harpies)) < len(members(s.nests)):
        raise BadPosition("there are more nests with a token than tokens (CER-SETUP-12)")
    s.cave = flag(position, "cave_treasure", s.cave == 1)
    if s.cave and TREASURE not in s.road.symbol:
        raise BadPosition("there is no cave on this road (CER-SETUP-13)")


def read_barques(s: CerbereState, position: Mapping[str, Any]) -> None:
    """By slot, the seats of those that somebody has looked at; 0 for the others."""
    barques = sequence(position, "barques", [0, 0, 0])
    looked = sequence(position, "looked", [[], [], []])
    if len(barques) != 3 or len(looked) != 3:
        raise BadPosition("barques and looked have three slots (CER-BARQ-01)")
    s.revealed = flag(position, "revealed")
    s.barques = [whole({"barques": seats}, "barques", 0, 0, 3) for seats in barques]
    for slot in range(3):
        if s.barques[slot] and s.barques.count(s.barques[slot]) > 1:
            raise BadPosition("there is one Barque with 1, one with 2 and one with 3 seats (CER-BARQ-01)")
        s.seen_by[slot] = seat_mask("looked", sequence({"looked": looked[slot]}, "looked"), s.seats)
        if not s.barques[slot] and s.seen_by[slot]:
            raise BadPosition("a Barque that somebody looked at has a number of seats (CER-BARQ-03)")
    if s.revealed and (not s.barques[0] or s.barques[1] or s.barques[2] or any(s.seen_by)):
        raise BadPosition("once the active Barque is revealed, the others are gone (CER-BARQ-05)")


def read_power(s: CerbereState, position: Mapping[str, Any]) -> None:
    name = position.get("power", "")
    s.power = NO_POWER if name == "" else word(position, "power", POWER_NAMES, "")
    s.parts = seat_mask("parts", sequence(position, "parts"), 4)
    s.targeted = seat_mask("targeted", sequence(position, "targeted"), s.seats)
    s.asked_help = flag(position, "asked_help")
    s.prisoners = seat_mask("prisoners", sequence(position, "prisoners"), s.seats)


def read_cards(s: CerbereState, position: Mapping[str, Any]) -> None:
    """Decks, discards, hands and the card being played are all the cards.  CER-COMP-04"""
    s.discarded = read_pack(position, "discard")
    elsewhere = s.discarded + sum(s.hands) + played_card(s)
    for name, full, part in (
        ("survival", full_survival(s), SURVIVAL_PART),
        ("betrayal", full_betrayal(s), ~SURVIVAL_PART),
    ):
        deck = read_pack(position, name)
        rest = check_cards(deck & part, elsewhere & part, full, name in position, bool(flag(position, "incomplete")))
        if deck & ~part:
            raise BadPosition(f"{name} holds {cards(deck & ~part)[0]}, which belongs to the other deck")
        if name == "survival":
            s.survival = rest
        else:
            s.betrayal = rest


def read_treasures(s: CerbereState, position: Mapping[str, Any]) -> None:
    seen = 0
    held = [*s.treasures, *s.treasures_laid]
    if FIRST_TREASURE_POWER <= s.power < NO_POWER:
        held.append(bit(s.power - FIRST_TREASURE_POWER))
    for mask in held:
        if seen & mask:
            raise BadPosition(f"the Treasure {treasures(seen & mask)[0]} lies in two places")
        seen |= mask
    rest = [name for place, name in enumerate(TREASURE_NAMES) if not seen & bit(place)]
    s.treasure_bag = set_of("treasure_bag", sequence(position, "treasure_bag", rest), TREASURE_NAMES)
    if s.treasure_bag & seen:
        raise BadPosition(f"the Treasure {treasures(s.treasure_bag & seen)[0]} lies in two places")
    if s.cave and not s.treasure_bag:
        raise BadPosition("no Treasure is left for the cave (CER-SETUP-13)")
    laid = 0
    for mask in s.treasures_laid:
        laid |= mask
    opened = sequence(position, "open_treasures", treasures(laid))
    s.open_treasures = set_of("open_treasures", opened, TREASURE_NAMES)
    if s.open_treasures & s.treasure_bag:
        raise BadPosition("a Treasure that everybody has seen does not lie in the bag (CER-R-87)")
    rolls = sequence(position, "rolls", [0] * s.seats)
    if len(rolls) != s.seats:
        raise BadPosition("rolls has one number per seat")
    s.rolls = [whole({"rolls": roll}, "rolls", 0, 0, 9) for roll in rolls]


def read_move(s: CerbereState, position: Mapping[str, Any]) -> None:
    move = position.get("move")
    if move is None:
        return
    move = fields_of("move", move, MOVE_FIELDS)
    names = SEAT_NAMES[: s.seats]
    seat = word(move, "seat", ["", *names], "")
    s.mover = NO_SEAT if seat == 0 else seat - 1
    s.steps = whole(move, "steps", 0, 0, 5)
    s.backward = flag(move, "backward")
    s.moved = flag(move, "moved")
    s.inward = word(move, "inward", INWARD, "")
    s.guide = word(move, "guide", names, names[s.active])
    s.paying = flag(move, "paying")
    s.origin = read_space(s.road, "origin", move.get("origin", s.road.names[0]))
    if s.mover != NO_SEAT and not (s.adventurers >> s.mover) & 1:
        raise BadPosition("the pawn on its way must be an Adventurer's")


def read_pending(s: CerbereState, position: Mapping[str, Any]) -> None:
    """The stack, the next question last; without one, the active player's turn goes on."""
    for text in lines_of(position, s.over != PLAYING, ["end", f"turn {SEAT_NAMES[s.active]}"]):
        line = KINDS.read(text, s.seats)
        put(s, owed(line.kind, max(0, line.seat), line.a + EIGHT * line.b))
