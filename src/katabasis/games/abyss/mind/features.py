"""A position of Abyss as numbers, for learning: the same places for every seat count.

>>> FEATURES.size == len(set(FEATURES.names()))
True
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from katabasis.engine.bits import how_many, lowest
from katabasis.engine.features import Block, Features, bits, noughts, number, one_of, seat_names
from katabasis.engine.state import State
from katabasis.games.abyss.bags import FIELD, PATTERNS, SHIFT, SIZE, how_full, how_many_tokens, race_of, size, worth
from katabasis.games.abyss.data.allies import ALLIES, MONSTER, RACES, TOKEN_VALUES, ally_name
from katabasis.games.abyss.data.lords import LORD_NAMES, LORDS
from katabasis.games.abyss.data.places import PLACE_NAMES, PLACES
from katabasis.games.abyss.effects import OUST, SELL, SWEEP
from katabasis.games.abyss.meta import PLAYING, READINGS
from katabasis.games.abyss.questions import (
    DISCARD,
    FIRST_CHANCE,
    GIVE,
    KEEP,
    KIND_NAMES,
    PAY,
    RECEIVE,
    REWARD,
    STACK,
    TURN,
)
from katabasis.games.abyss.rules.control import keys_of, spared_tokens
from katabasis.games.abyss.rules.discards import NO_LIMIT, limit_of
from katabasis.games.abyss.rules.exploring import deck_size, price
from katabasis.games.abyss.rules.prices import recruitable, surcharge
from katabasis.games.abyss.rules.scoring import place_points, points_of_allies, points_of_lords, points_of_places
from katabasis.games.abyss.state import NO_SEAT, AbyssState, court_lords

MOST_SEATS: Final = 4
ALLY_NAMES: Final = [ally_name(ally) for ally in range(ALLIES)]
CARD_NAMES: Final = [*ALLY_NAMES, ally_name(MONSTER)]
COUNTS: Final[list[bytes]] = [  # by pattern of a race, how many of each value
    bytes([pattern >> SHIFT[value] & FIELD[value] for value in range(1, 6)]) for pattern in range(PATTERNS)
]
OF_SEAT: Final = ["sits here", "active", "bought this turn", "triggered the end"]
STOCK: Final = ["pearls", "hand", "keys", "key tokens", "tokens"]
POINTS: Final = ["locations", "lords", "allies"]


def _seat_blocks() -> list[Block]:
    found: list[Block] = []
    for who in seat_names(MOST_SEATS):
        found += [
            Block(f"{who} place", OF_SEAT, 1, "what holds of a seat"),
            Block(f"{who} stock", STOCK, 15, "how many it has; keys with those of lords"),
            Block(f"{who} points", POINTS, 30, "points on the table"),
            Block(f"{who} lords", LORD_NAMES, 1, "its free lords, turned ones included"),
            Block(f"{who} covered lords", LORD_NAMES, 1, "those under its locations"),
            Block(f"{who} affiliated", ALLY_NAMES, 4, "its affiliated allies"),
            Block(f"{who} locations", PLACE_NAMES, 1, "its locations"),
        ]
    return found


BLOCKS: Final = [
    Block("question", KIND_NAMES[:FIRST_CHANCE], 1, "what is asked now; nothing when chance or nobody is asked"),
    Block("asked", seat_names(MOST_SEATS), 1, "who is asked"),
    Block("lord asked about", LORD_NAMES, 1, "the lord to be paid, or that asks for something"),
    Block("location asked about", PLACE_NAMES, 1, "the location given up"),
    Block("seat asked about", seat_names(MOST_SEATS), 1, "whose lords the Assassin may hit"),
    Block("number asked about", ["space", "allies left", "why"], 15, "space of the reward, hand left, why a stack"),
    Block("seats", ["2", "3", "4"], 1, "how many play"),
    Block("readings", [name for name, _, _ in READINGS], 1, "1 if the table reads that doubtful rule the other way"),
    Block("hand limit", ["limit"], 15, "for everybody; 0 if there is none"),
    Block("turn", ["turn"], 60, "turns begun"),
    Block("last round", ["triggered"], 1, "whether the end has been triggered"),
    Block(
        "board", ["threat", "price", "slots used", "in the court"], 6, "marker, next price, cards on track and court"
    ),
    Block("decks", ["exploration", "discard", "lords", "locations", "tokens"], 70, "how many are left in each"),
    Block("powers used", ["slaver", "oracle", "opportunist"], 1, "powers that work once a turn"),
    Block("extra turn", ["due"], 1, "whether the active player has another turn"),
    Block("own hand limit", ["limit"], 15, "how many allies one may hold at the end of a turn; 0 for any number"),
    Block("surcharge", ["more", "less"], 3, "what a lord costs above or below its printed price"),
    Block("hand", ALLY_NAMES, 4, "one's own hand"),
    Block("laid", ALLY_NAMES, 4, "what is named of it for a payment or a discard"),
    Block("tokens", [str(value) for value in TOKEN_VALUES], 9, "one's own monster tokens"),
    Block("points of tokens", ["points"], 30, "what they are worth"),
    Block("token stolen", seat_names(MOST_SEATS), 4, "value of a token stolen from oneself, at who has it"),
    Block("last card", CARD_NAMES, 1, "the card revealed last"),
    Block("track", CARD_NAMES, 1, "cards on the exploration track"),
    Block("council", RACES, 13, "allies in each stack of the council"),
    Block("court", LORD_NAMES, 1, "lords in the court"),
    Block("payable", LORD_NAMES, 1, "those that one can pay"),
    Block("lord deck", LORD_NAMES, 1, "lords still to come"),
    Block("turned", LORD_NAMES, 1, "lords hit by the Assassin"),
    Block("keys spared", ["tokens"], 4, "key tokens that are not to be used now"),
    Block("lords spared", LORD_NAMES, 1, "lords whose keys are not to be used now"),
    Block("available", PLACE_NAMES, 1, "available locations"),
    Block("drawn", PLACE_NAMES, 1, "locations drawn, one of them to be kept"),
    Block("location deck", PLACE_NAMES, 1, "locations still to come"),
    Block("would score", PLACE_NAMES, 20, "what one's own and the offered locations would score for oneself now"),
    *_seat_blocks(),
]
PER_SEAT: Final = sum([len(block.labels) for block in _seat_blocks()]) // MOST_SEATS
LORDS_IN_ALL: Final = len(LORDS)
PLACES_IN_ALL: Final = len(PLACES)


class AbyssFeatures(Features):
    """What one seat knows of a position of Abyss."""

    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        assert isinstance(state, AbyssState)
        write_all(state, seat, out)


def write_all(s: AbyssState, seat: i64, out: BytesWriter) -> None:
    write_question(s, seat, out)
    write_table(s, out)
    write_own(s, seat, out)
    write_track(s, out)
    write_court(s, seat, out)
    write_places(s, seat, out)
    other: i64 = seat
    for _ in range(s.seats):
        write_seat(s, other, out)
        other = 0 if other + 1 == s.seats else other + 1
    noughts(out, PER_SEAT * (MOST_SEATS - s.seats))


def write_question(s: AbyssState, seat: i64, out: BytesWriter) -> None:
    question = s.pending.now
    kind: i64 = question.kind
    asked: i64 = question.seat
    about: i64 = question.a
    if s.over != PLAYING or asked < 0:
        noughts(out, FIRST_CHANCE + MOST_SEATS + LORDS_IN_ALL + PLACES_IN_ALL + MOST_SEATS + 3)
        return
    one_of(out, kind, FIRST_CHANCE)
    one_of(out, (asked - seat + s.seats) % s.seats, MOST_SEATS)
    one_of(out, about if kind == PAY or kind == GIVE or kind == KEEP else -1, LORDS_IN_ALL)
    one_of(out, about if kind == RECEIVE else -1, PLACES_IN_ALL)
    one_of(out, (about - seat + s.seats) % s.seats if kind == TURN else -1, MOST_SEATS)
    number(out, about if kind == REWARD else 0)
    number(out, about if kind == DISCARD else 0)
    number(out, about if kind == STACK else 0)


def write_table(s: AbyssState, out: BytesWriter) -> None:
    one_of(out, s.seats - 2, 3)
    bits(out, s.readings, 8)
    number(out, s.hand_limit)
    number(out, s.turn)
    number(out, 0 if s.trigger == NO_SEAT else 1)
    number(out, s.threat)
    number(out, price(s))
    number(out, how_full(s.track_row))
    number(out, how_full(s.court_row))
    number(out, deck_size(s))
    number(out, size(s.discard) + s.discard_monsters)
    number(out, how_many(s.lord_deck))
    number(out, how_many(s.place_deck))
    number(out, how_many_tokens(s.pool))
    number(out, (s.used >> SELL) & 1)
    number(out, (s.used >> SWEEP) & 1)
    number(out, (s.used >> OUST) & 1)
    number(out, s.extra)


def write_own(s: AbyssState, seat: i64, out: BytesWriter) -> None:
    """What only this seat knows; a token stolen from it stays known to it.  ABY-INFO-05"""
    limit = limit_of(s, seat)
    number(out, 0 if limit == NO_LIMIT else limit)
    more: i64 = surcharge(s, seat)
    number(out, more)
    number(out, -more)
    player = s.players[seat]
    allies(out, player.hand)
    allies(out, player.laid)
    number(out, player.tokens & 15)
    number(out, (player.tokens >> 4) & 15)
    number(out, player.tokens >> 8)
    number(out, worth(player.tokens))
    start: i64 = len(out)
    noughts(out, MOST_SEATS)
    if s.stolen_from == seat:
        thief: i64 = (s.stolen_by - seat + s.seats) % s.seats
        out[start + thief] = u8(s.stolen)


def allies(out: BytesWriter, pack: i64) -> None:
    """How many of each ally."""
    for _ in range(5):
        out.write(COUNTS[pack & 1023])
        pack >>= 10


def write_track(s: AbyssState, out: BytesWriter) -> None:
    row = s.track_row
    one_of(out, (row & 63) - 1, MONSTER + 1)
    start: i64 = len(out)
    noughts(out, MONSTER + 1)
    while row > 0:
        card: i64 = (row & 63) - 1
        out[start + card] = u8(i64(out[start + card]) + 1)
        row >>= 6
    for race in range(5):
        number(out, SIZE[race_of(s.council, race)])


def write_court(s: AbyssState, seat: i64, out: BytesWriter) -> None:
    bits(out, court_lords(s), LORDS_IN_ALL)
    bits(out, recruitable(s, seat), LORDS_IN_ALL)
    bits(out, s.lord_deck, LORDS_IN_ALL)
    bits(out, s.turned, LORDS_IN_ALL)
    number(out, spared_tokens(s))
    bits(out, s.spared, LORDS_IN_ALL)


def write_places(s: AbyssState, seat: i64, out: BytesWriter) -> None:
    bits(out, s.available, PLACES_IN_ALL)
    bits(out, s.drawn, PLACES_IN_ALL)
    bits(out, s.place_deck, PLACES_IN_ALL)
    start: i64 = len(out)
    noughts(out, PLACES_IN_ALL)
    shown: i64 = s.available | s.drawn | s.players[seat].places
    while shown > 0:
        place = lowest(shown)
        points = place_points(s, seat, place)
        if points > 0:
            out[start + place] = u8(points)
        shown &= shown - 1


def write_seat(s: AbyssState, seat: i64, out: BytesWriter) -> None:
    """What everybody knows of a seat."""
    player = s.players[seat]
    number(out, 1)
    number(out, 1 if s.active == seat else 0)
    number(out, (s.bought >> seat) & 1)
    number(out, 1 if s.trigger == seat else 0)
    number(out, player.pearls)
    number(out, size(player.hand))
    number(out, keys_of(s, seat))
    number(out, player.keys)
    number(out, how_many_tokens(player.tokens))
    number(out, points_of_places(s, seat))
    number(out, points_of_lords(s, seat))
    number(out, points_of_allies(s, seat))
    bits(out, player.free, LORDS_IN_ALL)
    bits(out, player.covered, LORDS_IN_ALL)
    allies(out, player.affiliated)
    bits(out, player.places, PLACES_IN_ALL)


FEATURES: Final = AbyssFeatures(BLOCKS)
