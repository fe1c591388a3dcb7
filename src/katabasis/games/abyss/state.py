"""The position: everything needed to go on playing, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from katabasis.engine.bits import bit
from katabasis.engine.event import write_down
from katabasis.engine.roomed import Position
from katabasis.engine.seats import EVERYONE
from katabasis.engine.stack import Pending, Stack
from katabasis.games.abyss.bags import LORD_WITH, NO_CARD, ONE_KEY, cards_in, how_full
from katabasis.games.abyss.data.allies import COURT_SLOTS
from katabasis.games.abyss.effects import IMMUNE
from katabasis.games.abyss.questions import KINDS

NO_SEAT: Final = -1
EMPTY_SLOT: Final = NO_CARD
NUMBERS: Final = 66  # what the number of a question can be: a lord, a location, a seat, a count of allies


class Player:
    """What one player has."""

    __slots__ = ("affiliated", "covered", "free", "hand", "keys", "laid", "pearls", "places", "tokens")

    pearls: i64
    hand: i64
    laid: i64  # part of the hand that is named for a payment or a discard, and not yet gone
    affiliated: i64
    tokens: i64
    keys: i64  # key tokens
    free: i64  # lords, turned ones included
    covered: i64
    places: i64

    def __init__(self, pearls: i64) -> None:
        self.pearls = pearls
        self.hand = self.laid = self.affiliated = 0
        self.tokens = self.keys = 0
        self.free = self.covered = self.places = 0

    def copy(self) -> Player:
        other = Player(self.pearls)
        other.hand, other.laid, other.affiliated = self.hand, self.laid, self.affiliated
        other.tokens, other.keys = self.tokens, self.keys
        other.free, other.covered, other.places = self.free, self.covered, self.places
        return other


class AbyssState(Position):
    """A position of Abyss.

    Allies lie in packs, see bags.py; so do lords and locations, in sets, and monster tokens.
    """

    # what the table decided
    seats: i64 = 0
    readings: i64 = 0  # the bits of meta.py
    hand_limit: i64 = 0  # for everybody; 0 if there is none
    # the turn
    turn: i64 = 0  # how many have begun
    active: i64 = 0  # whose turn it is
    extra: i64 = 0  # 1 if another turn of the same player is due
    used: i64 = 0  # once-per-turn powers used this turn, one bit each
    bought: i64 = 0  # seats that bought this turn, one bit each
    skipped: i64 = 0  # turns in a row without an action
    trigger: i64 = NO_SEAT  # the seat that triggered the end; NO_SEAT before
    cause: i64 = 0  # the ending it triggered
    # the board
    deck: i64 = 0  # allies still in the exploration deck
    deck_monsters: i64 = 0
    discard: i64 = 0
    discard_monsters: i64 = 0
    track_row: i64 = 0  # exploration cards, the one revealed last in the first place
    council: i64 = 0  # its stacks together
    threat: i64 = 1  # the space of the marker, 1 to 6
    pool: i64 = 0  # monster tokens that nobody has
    lord_deck: i64 = 0
    court_row: i64 = 0  # by slot, the first next to the deck
    lord_discard: i64 = 0
    place_deck: i64 = 0
    available: i64 = 0
    drawn: i64 = 0  # locations drawn, one of them to be kept
    # the players
    players: list[Player]  # by seat
    turned: i64 = 0  # lords hit by the Assassin, of all players
    holdings: list[int]  # for each controlled location: its number + 32 * the lords under it; sorted
    spared: i64 = 0  # lords whose keys are not to be used now; bit 35 and up: key tokens, one bit each
    # a monster token that two players know
    stolen_from: i64 = NO_SEAT  # NO_SEAT if none was stolen
    stolen_by: i64 = NO_SEAT
    stolen: i64 = 0  # its value
    # what is owed, the next one last
    pending: Stack
    choices: i64 = 0  # what may be answered where that takes time to find; follows from the rest

    @property
    def question(self) -> Pending:
        return self.pending.now

    def in_charge(self) -> int:
        """Cards of a hand are named in private, and monster tokens are drawn face down.  ABY-INFO-01, ABY-INFO-05"""
        return self.active

    # The same as lists, for whoever only reads: by slot, and by seat.

    @property
    def track(self) -> Sequence[int]:
        """Exploration cards from slot 1 on."""
        return cards_in(self.track_row, how_full(self.track_row))[::-1]

    @property
    def court(self) -> Sequence[int]:
        """Lords by slot, the first next to the deck; EMPTY_SLOT if free."""
        return cards_in(self.court_row, COURT_SLOTS)

    @property
    def pearls(self) -> Sequence[int]:
        return [player.pearls for player in self.players]

    @property
    def hands(self) -> Sequence[int]:
        return [player.hand for player in self.players]

    @property
    def laid(self) -> Sequence[int]:
        return [player.laid for player in self.players]

    @property
    def affiliated(self) -> Sequence[int]:
        return [player.affiliated for player in self.players]

    @property
    def tokens(self) -> Sequence[int]:
        return [player.tokens for player in self.players]

    @property
    def keys(self) -> Sequence[int]:
        return [player.keys for player in self.players]

    @property
    def free(self) -> Sequence[int]:
        return [player.free for player in self.players]

    @property
    def covered(self) -> Sequence[int]:
        return [player.covered for player in self.players]

    @property
    def places(self) -> Sequence[int]:
        return [player.places for player in self.players]


def has(s: AbyssState, seat: i64, power: i64) -> bool:
    """Whether a lasting power works for a seat: its lord is free and not turned.  ABY-POWER-02"""
    return ((s.players[seat].free & ~s.turned) >> LORD_WITH[power]) & 1 != 0


def protected(s: AbyssState, seat: i64) -> bool:
    """Whether the soldiers' powers ignore a seat.  ABY-R-29"""
    return has(s, seat, IMMUNE)


def opponent_has(s: AbyssState, seat: i64, power: i64) -> bool:
    """Whether a soldier's lasting power of an opponent works against a seat.  ABY-R-29"""
    lord: i64 = LORD_WITH[power]
    if (s.lord_deck >> lord) & 1:  # nobody's yet: mostly so
        return False
    other: i64 = 0
    while other < s.seats:
        if (s.players[other].free >> lord) & 1:
            return other != seat and not (s.turned >> lord) & 1 and not protected(s, seat)
        other += 1
    return False


def after(s: AbyssState, seat: i64) -> i64:
    """The left neighbour.  ABY-TURN-01"""
    seat += 1
    if seat == s.seats:
        return 0
    return seat


def opponents(s: AbyssState, seat: i64) -> list[int]:
    """Everybody else, clockwise from the left neighbour.  ABY-POWER-10"""
    found: list[int] = []
    other = after(s, seat)
    while other != seat:
        found.append(other)
        other = after(s, other)
    return found


def key_lords(s: AbyssState, seat: i64) -> i64:
    """Lords whose one key can be used.  ABY-COMP-19"""
    return s.players[seat].free & ONE_KEY & ~s.turned


def lords_of(s: AbyssState, seat: i64) -> i64:
    """All lords in front of a player."""
    player = s.players[seat]
    return player.free | player.covered


def in_court(s: AbyssState) -> i64:
    """How many lords lie in the court."""
    return how_full(s.court_row)


def court_lords(s: AbyssState) -> i64:
    """The lords of the court as a set."""
    found: i64 = 0
    row = s.court_row
    while row > 0:
        if row & 63:
            found |= bit((row & 63) - 1)
        row >>= 6
    return found


OWED: Final[list[Pending]] = KINDS.everything(4, NUMBERS, 1)


def owed(kind: i64, seat: i64, number: i64) -> Pending:
    """The one object for this; the seat does not matter if no seat is asked."""
    return OWED[(kind * 4 + seat) * NUMBERS + number]


def ask(s: AbyssState, kind: i64, seat: i64, number: i64 = 0) -> None:
    """Put a question to a seat on the stack."""
    s.pending.push(owed(kind, seat, number))


def owe(s: AbyssState, kind: i64, number: i64 = 0) -> None:
    """Put a question to chance, or a step that nobody is asked about, on the stack."""
    s.pending.push(owed(kind, 0, number))


def note(s: AbyssState, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
    """Tell everybody, if anybody listens."""
    notes = s.notes
    if notes is not None:
        write_down(notes, EVERYONE, kind, a, b, c, d, e)


def whisper(s: AbyssState, audience: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Tell some seats, one bit each, if anybody listens."""
    notes = s.notes
    if notes is not None:
        write_down(notes, audience, kind, a, b, c, 0, 0)


def only(seat: i64) -> i64:
    """An audience of one."""
    return bit(seat)


def copy_into(s: AbyssState, other: AbyssState) -> None:
    """Make the other position equal to this one, sharing nothing that changes."""
    other.notes = None
    # what the table decided
    other.seats, other.readings, other.hand_limit = s.seats, s.readings, s.hand_limit
    # the turn
    other.turn, other.over, other.active, other.extra = s.turn, s.over, s.active, s.extra
    other.used, other.bought, other.skipped = s.used, s.bought, s.skipped
    other.trigger, other.cause = s.trigger, s.cause
    # the board
    other.deck, other.deck_monsters = s.deck, s.deck_monsters
    other.discard, other.discard_monsters = s.discard, s.discard_monsters
    other.track_row, other.council, other.threat, other.pool = s.track_row, s.council, s.threat, s.pool
    other.lord_deck, other.court_row, other.lord_discard = s.lord_deck, s.court_row, s.lord_discard
    other.place_deck, other.available, other.drawn = s.place_deck, s.available, s.drawn
    # the players
    other.players = [player.copy() for player in s.players]
    other.holdings = s.holdings[:]
    other.turned, other.spared = s.turned, s.spared
    other.stolen_from, other.stolen_by, other.stolen = s.stolen_from, s.stolen_by, s.stolen
    # what is owed
    other.pending = s.pending.copy()
    other.asked, other.choices = s.asked, s.choices


def key_of(s: AbyssState) -> list[int]:
    """Every field as numbers, lists led by their length where it may differ."""
    key = [s.seats, s.readings, s.hand_limit, s.turn, s.over, s.active, s.extra, s.used, s.bought, s.skipped]
    key += [s.trigger, s.cause, s.deck, s.deck_monsters, s.discard, s.discard_monsters, s.council, s.threat, s.pool]
    key += [s.lord_deck, s.lord_discard, s.place_deck, s.available, s.drawn, s.turned, s.spared]
    key += [s.stolen_from, s.stolen_by, s.stolen, how_full(s.track_row)]
    key += s.track
    key += s.court
    key += s.pearls
    key += s.hands
    key += s.laid
    key += s.affiliated
    key += s.tokens
    key += s.keys
    key += s.free
    key += s.covered
    key += s.places
    key += [len(s.holdings)]
    key += s.holdings
    for line in s.pending.listed():
        key += [line.kind, line.seat, line.a]
    return key
