"""The position: everything needed to go on playing, and nothing else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.game import CHANCE, EVERYONE, NOBODY, Event, Pending, Stack, State
from katabasis.games.abyss.decks import BIT, IMMUNE_LORD, ONE_KEY, WITH_POWER
from katabasis.games.abyss.questions import FIRST_CHANCE, FIRST_STEP, KIND_NAMES

NO_LORD: Final = 35  # as a number of a question
NO_SEAT: Final = -1
EMPTY_SLOT: Final = -1
NUMBERS: Final = 66  # what the number of a question can be: a lord, a location, a seat, a count of allies


class AbyssState(State):
    """A position of Abyss.

    Allies lie in packs, see packs.py; lords and locations in sets, see decks.py; monster tokens in bags, see tokens.py.
    """

    # what the table decided
    seats: i64
    readings: i64  # the bits of meta.py
    hand_limit: i64  # for everybody; 0 if there is none
    # the turn
    turn: i64  # how many have begun
    over: i64  # how the match ended; PLAYING before
    active: i64  # whose turn it is
    extra: i64  # 1 if another turn of the same player is due
    used: i64  # once-per-turn powers used this turn, one bit each
    bought: i64  # seats that bought this turn, one bit each
    skipped: i64  # turns in a row without an action
    trigger: i64  # the seat that triggered the end; NO_SEAT before
    cause: i64  # the ending it triggered
    # the board
    deck: i64  # allies still in the exploration deck
    deck_monsters: i64
    discard: i64
    discard_monsters: i64
    track: list[int]  # exploration cards from slot 1 on
    council: i64  # its stacks together
    threat: i64  # the space of the marker, 1 to 6
    pool: i64  # monster tokens that nobody has
    lord_deck: i64
    court: list[int]  # by slot, the first next to the deck; EMPTY_SLOT if free
    lord_discard: i64
    place_deck: i64
    available: i64
    drawn: i64  # locations drawn, one of them to be kept
    # the players, by seat
    pearls: list[int]
    hands: list[int]
    laid: list[int]  # part of the hand that is named for a payment or a discard, and not yet gone
    affiliated: list[int]
    tokens: list[int]
    keys: list[int]  # key tokens
    free: list[int]  # lords, turned ones included
    covered: list[int]
    turned: i64  # lords hit by the Assassin, of all players
    places: list[int]
    holdings: list[int]  # for each controlled location: its number + 32 * the lords under it; sorted
    spared: i64  # lords whose keys are not to be used now; bit 35 and up: key tokens, one bit each
    # a monster token that two players know
    stolen_from: i64  # NO_SEAT if none was stolen
    stolen_by: i64
    stolen: i64  # its value
    # what is owed, the next one last
    pending: Stack
    asked: i64  # who must answer the last one; follows from it, and is looked at before every answer
    choices: i64  # what may be answered where that takes time to find; follows from the rest


def has(s: AbyssState, seat: i64, power: i64) -> bool:
    """Whether a lasting power works for a seat: its lord is free and not turned.  ABY-POWER-02"""
    lords: i64 = s.free[seat]
    return lords & ~s.turned & WITH_POWER[power] != 0


def protected(s: AbyssState, seat: i64) -> bool:
    """Whether the soldiers' powers ignore a seat.  ABY-R-29"""
    lords: i64 = s.free[seat]
    return lords & ~s.turned & IMMUNE_LORD != 0


def opponent_has(s: AbyssState, seat: i64, power: i64) -> bool:
    """Whether a soldier's lasting power of an opponent works against a seat.  ABY-R-29"""
    mask: i64 = WITH_POWER[power]
    for other in range(s.seats):
        lords: i64 = s.free[other]
        if lords & mask & ~s.turned and other != seat:
            return not protected(s, seat)
    return False


def after(s: AbyssState, seat: i64) -> i64:
    """The left neighbour.  ABY-TURN-01"""
    return 0 if seat + 1 == s.seats else seat + 1


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
    lords: i64 = s.free[seat]
    return lords & ONE_KEY & ~s.turned


def lords_of(s: AbyssState, seat: i64) -> i64:
    """All lords in front of a player."""
    free: i64 = s.free[seat]
    covered: i64 = s.covered[seat]
    return free | covered


def in_court(s: AbyssState) -> i64:
    """How many lords lie in the court."""
    count: i64 = 0
    for lord in s.court:
        if lord != EMPTY_SLOT:
            count += 1
    return count


def _everything_owed() -> list[Pending]:
    """All that can lie on the stack, made once: by kind, seat (one for those of chance and nobody), number."""
    found: list[Pending] = []
    for kind in range(len(KIND_NAMES)):
        for seat in range(4):
            asked = NOBODY if kind >= FIRST_STEP else CHANCE if kind >= FIRST_CHANCE else seat
            found += [Pending(kind, asked, number, 0) for number in range(NUMBERS)]
    return found


OWED: Final[list[Pending]] = _everything_owed()


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
        notes.append(Event(kind, EVERYONE, a, b, c, d, e))


def whisper(s: AbyssState, audience: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Tell some seats, one bit each, if anybody listens."""
    notes = s.notes
    if notes is not None:
        notes.append(Event(kind, audience, a, b, c, 0, 0))


def only(seat: i64) -> i64:
    """An audience of one."""
    return BIT[seat]


def copy_into(s: AbyssState, other: AbyssState) -> None:
    """Make the other position equal to this one, sharing nothing that changes."""
    other.notes = None
    other.seats = s.seats
    other.readings = s.readings
    other.hand_limit = s.hand_limit
    other.turn = s.turn
    other.over = s.over
    other.active = s.active
    other.extra = s.extra
    other.used = s.used
    other.bought = s.bought
    other.skipped = s.skipped
    other.trigger = s.trigger
    other.cause = s.cause
    other.deck = s.deck
    other.deck_monsters = s.deck_monsters
    other.discard = s.discard
    other.discard_monsters = s.discard_monsters
    other.track = s.track[:]
    other.council = s.council
    other.threat = s.threat
    other.pool = s.pool
    other.lord_deck = s.lord_deck
    other.court = s.court[:]
    other.lord_discard = s.lord_discard
    other.place_deck = s.place_deck
    other.available = s.available
    other.drawn = s.drawn
    other.pearls = s.pearls[:]
    other.hands = s.hands[:]
    other.laid = s.laid[:]
    other.affiliated = s.affiliated[:]
    other.tokens = s.tokens[:]
    other.keys = s.keys[:]
    other.free = s.free[:]
    other.covered = s.covered[:]
    other.turned = s.turned
    other.places = s.places[:]
    other.holdings = s.holdings[:]
    other.spared = s.spared
    other.stolen_from = s.stolen_from
    other.stolen_by = s.stolen_by
    other.stolen = s.stolen
    other.pending = s.pending.copy()
    other.asked = s.asked
    other.choices = s.choices


def key_of(s: AbyssState) -> list[int]:
    """Every field as numbers, lists led by their length where it may differ."""
    key = [s.seats, s.readings, s.hand_limit, s.turn, s.over, s.active, s.extra, s.used, s.bought, s.skipped]
    key += [s.trigger, s.cause, s.deck, s.deck_monsters, s.discard, s.discard_monsters, s.council, s.threat, s.pool]
    key += [s.lord_deck, s.lord_discard, s.place_deck, s.available, s.drawn, s.turned, s.spared]
    key += [s.stolen_from, s.stolen_by, s.stolen, len(s.track)]
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
