"""The position: everything needed to go on playing, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from katabasis.engine.bits import bit, how_many
from katabasis.engine.event import write_down
from katabasis.engine.roomed import Position
from katabasis.engine.seats import EVERYONE
from katabasis.engine.stack import NOTHING, Owed, Pending
from katabasis.games.cerbere.board.roads import ABOARD, Road
from katabasis.games.cerbere.questions import KINDS

EIGHT: Final = 8  # what each of the two numbers of a question can be: a seat, a slot, a count
NUMBERS: Final = EIGHT * EIGHT  # both as one: a + 8 * b
ROWS: Final = 8  # seats
NO_SEAT: Final = 7
PLACE: Final = 14  # bits of what is owed
ONE_PLACE: Final = 16383
THREE_PLACES: Final = 42
FIRST_THREE: Final = 4398046511103


class Player:
    """What one player has."""

    __slots__ = ("fired", "hand", "laid", "pledged", "space", "treasures", "treasures_laid")

    space: i64  # of the pawn: a space, ABOARD or CAPTURED
    hand: i64
    pledged: i64  # part of the hand that is named for a payment, and not yet gone
    laid: i64  # Action cards played
    treasures: i64  # in hand
    treasures_laid: i64  # on the table
    fired: i64  # symbol spaces already triggered by the power being resolved, one bit each

    def __init__(self, space: i64) -> None:
        self.space = space
        self.hand = self.pledged = self.laid = 0
        self.treasures = self.treasures_laid = 0
        self.fired = 0

    def copy(self) -> Player:
        other = Player(self.space)
        other.hand, other.pledged, other.laid = self.hand, self.pledged, self.laid
        other.treasures, other.treasures_laid = self.treasures, self.treasures_laid
        other.fired = self.fired
        return other


class Packed(Owed):
    """What is owed, read from the numbers of a position."""

    __slots__ = ("deep", "far", "near")

    near: Final[i64]  # these as in the position
    far: Final[i64]
    deep: Final[tuple[int, ...]]

    def __init__(self, top: i64, near: i64, far: i64, deep: tuple[int, ...]) -> None:
        self.now = OWED[top]
        self.near = near
        self.far = far
        self.deep = deep

    def listed(self) -> list[Pending]:
        """All of it, the top last."""
        found: list[Pending] = []
        for four in (*self.deep, int(self.far), int(self.near)):
            for place in range(THREE_PLACES, -1, -PLACE):
                code = (four >> place) & ONE_PLACE
                if code:
                    found.append(OWED[code])
        return found if self.now is NOTHING else [*found, self.now]


class CerbereState(Position):
    """A position of Cerbère.

    Survival and Betrayal cards lie in packs, see bags.py; seats, Action cards and Treasures in sets, one bit each.
    """

    # what the table decided
    seats: i64 = 0
    edition: i64 = 0  # FIRST or SECOND
    minimum: i64 = 0  # of the Speed die
    den_closed: i64 = 0  # 1 if nobody can retreat into the den
    options: dict[str, str]  # all of it, never changed
    settings: list[int]  # the same as numbers
    chosen: list[int]  # boards drawn so far, by number; first edition
    road: Road  # complete once the boards are known
    # the turn
    turn: i64 = 0  # how many have begun
    active: i64 = 0  # whose turn it is
    acted: i64 = 0  # 1 once the Action card of the turn is played
    carded: i64 = 0  # 1 once the optional card of the turn is played
    stopped: i64 = 0  # 1 if the active player was captured this turn and plays nothing more
    withdrawn: i64 = 0  # 1 if a payment was taken back this turn
    hunt_due: i64 = 0  # 1 if an effect triggers a Hunt at the end of this turn
    # the board
    cerberus: i64 = 0  # his space
    rage: i64 = 0  # the cell of the die: 7 to 1, 0 is the Hunt cell
    speed: i64 = 0  # its value
    players: list[Player]  # by seat
    adventurers: i64 = 0  # seats
    traitors: i64 = 0  # Cerberus players; those in neither set are eliminated
    captured: list[int]  # seats in the order of the cells
    opened: i64 = 0  # links: bridges that collapsed, gates that stay open
    nests: i64 = 0  # with a token, by symbol bit
    harpies: i64 = 0  # tokens not turned up yet
    cave: i64 = 0  # 1 while its Treasure is there
    barques: list[int]  # by slot: seats, or 0 if nobody has looked yet
    seen_by: list[int]  # by slot: the seats that know it
    revealed: i64 = 0  # 1 once the active one is turned up; the others are gone then
    # cards
    survival: i64 = 0  # decks
    betrayal: i64 = 0
    discarded: i64 = 0  # both discards
    treasure_bag: i64 = 0  # Treasures that nobody has seen
    open_treasures: i64 = 0  # Treasures that everybody has seen, wherever they are now.  CER-R-87
    rolls: list[int]  # by seat, for the Treasures; 0 if not rolled
    # the power being resolved
    power: i64 = 0  # NO_POWER if none is
    parts: i64 = 0  # steps left, one bit each
    targeted: i64 = 0  # seats already named for it
    triggered: i64 = 0  # seats whose pawn has triggered a symbol: only theirs are forgotten with the next power
    asked_help: i64 = 0  # 1 once the others were asked to pay
    # the pawn on its way
    mover: i64 = NO_SEAT  # NO_SEAT if none is
    steps: i64 = 0  # still to make
    backward: i64 = 0  # 1 if it retreats
    moved: i64 = 0  # 1 once it has made a step
    inward: i64 = 0  # in a cave: 1 deeper, 2 out; 0 if not decided
    guide: i64 = 0  # who chooses its way
    paying: i64 = 0  # 1 if it must be able to make every step
    origin: i64 = 0  # where it set out
    prisoners: i64 = 0  # seats caught and not yet on the rage track
    # what is owed, as numbers, see `owed`
    top: i64 = 0  # to be asked or done next
    near: i64 = 0  # the four below it, the next one lowest
    far: i64 = 0  # the four below those
    deep: tuple[int, ...] = ()  # all that is below, four a number, the next ones last; hardly ever used
    choices: i64 = 0  # what may be answered, one bit each, see legal.py; follows from the rest

    @property
    def question(self) -> Pending:
        return OWED[self.top]

    def in_charge(self) -> int:
        """Cards are drawn and pledged face down; what a Barque is, only who looked knows.  CER-R-63, CER-R-68"""
        return self.active

    @property
    def pending(self) -> Packed:
        """What is owed, for whoever only reads."""
        return Packed(self.top, self.near, self.far, self.deep)

    # The same as lists, for whoever only reads: by seat.

    @property
    def spaces(self) -> Sequence[int]:
        return [player.space for player in self.players]

    @property
    def hands(self) -> Sequence[int]:
        return [player.hand for player in self.players]

    @property
    def pledged(self) -> Sequence[int]:
        return [player.pledged for player in self.players]

    @property
    def laid(self) -> Sequence[int]:
        return [player.laid for player in self.players]

    @property
    def treasures(self) -> Sequence[int]:
        return [player.treasures for player in self.players]

    @property
    def treasures_laid(self) -> Sequence[int]:
        return [player.treasures_laid for player in self.players]

    @property
    def fired(self) -> Sequence[int]:
        return [player.fired for player in self.players]


def left(s: CerbereState) -> i64:
    """N: Adventurers still in play.  CER-R-33"""
    return how_many(s.adventurers)


def is_adventurer(s: CerbereState, seat: i64) -> bool:
    return (s.adventurers >> seat) & 1 != 0


def is_traitor(s: CerbereState, seat: i64) -> bool:
    return (s.traitors >> seat) & 1 != 0


def aboard(s: CerbereState) -> i64:
    """How many are in the Barque."""
    count: i64 = 0
    for player in s.players:
        if player.space == ABOARD:
            count += 1
    return count


def after(s: CerbereState, seat: i64) -> i64:
    """The next seat clockwise that is not eliminated.  CER-R-29"""
    playing: i64 = s.adventurers | s.traitors
    while True:
        seat += 1
        if seat == s.seats:
            seat = 0
        if (playing >> seat) & 1:
            return seat


# All that can lie on the stack, by the numbers that `owed` gives; NOTHING has the first ones.
OWED: Final[list[Pending]] = [NOTHING] * (ROWS * NUMBERS) + KINDS.everything(ROWS, EIGHT, EIGHT)


def owed(kind: i64, seat: i64, number: i64) -> i64:
    """A question or step as one number above 0; the seat is 0 if no seat is asked."""
    return (kind + 1) * (ROWS * NUMBERS) + seat * NUMBERS + number


def kind_owed(code: i64) -> i64:
    return (code >> 9) - 1


def seat_owed(code: i64) -> i64:
    """Of a question put to a seat."""
    return (code >> 6) & 7


def number_owed(code: i64) -> i64:
    return code & 63


def put(s: CerbereState, code: i64) -> None:
    """Put something on the stack."""
    if s.near > FIRST_THREE:  # its last place is taken
        make_room(s)
    s.near = (s.near << PLACE) | s.top
    s.top = code


def make_room(s: CerbereState) -> None:
    """What lies lowest goes further down."""
    if s.far > FIRST_THREE:
        s.deep = (*s.deep, int(s.far))
        s.far = 0
    s.far = (s.far << PLACE) | (s.near >> THREE_PLACES)
    s.near &= FIRST_THREE


def pop(s: CerbereState) -> None:
    """Take away what lies on top."""
    s.top = s.near & ONE_PLACE
    s.near >>= PLACE
    if s.far:
        s.near |= (s.far & ONE_PLACE) << THREE_PLACES
        s.far >>= PLACE
        if s.far == 0 and s.deep:
            s.far = s.deep[-1]
            s.deep = s.deep[:-1]


def clear(s: CerbereState) -> None:
    """Nothing is owed any more."""
    s.top = 0
    s.near = 0
    s.far = 0
    s.deep = ()


def ask(s: CerbereState, kind: i64, seat: i64, number: i64 = 0) -> None:
    """Put a question to a seat on the stack."""
    put(s, owed(kind, seat, number))


def owe(s: CerbereState, kind: i64, number: i64 = 0) -> None:
    """Put a question to chance, or a step that nobody is asked about, on the stack."""
    put(s, owed(kind, 0, number))


def note(s: CerbereState, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Tell everybody, if anybody listens."""
    notes = s.notes
    if notes is not None:
        write_down(notes, EVERYONE, kind, a, b, c, d, 0)


def whisper(s: CerbereState, seat: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Tell one seat, if anybody listens."""
    notes = s.notes
    if notes is not None:
        write_down(notes, bit(seat), kind, a, b, c, 0, 0)


def copy_into(s: CerbereState, other: CerbereState) -> None:
    """Make the other position equal to this one, sharing nothing that changes."""
    other.notes = None
    # what the table decided
    other.seats, other.edition, other.minimum, other.den_closed = s.seats, s.edition, s.minimum, s.den_closed
    other.options, other.settings, other.chosen, other.road = s.options, s.settings, s.chosen[:], s.road
    # the turn
    other.turn, other.over, other.active = s.turn, s.over, s.active
    other.acted, other.carded, other.stopped = s.acted, s.carded, s.stopped
    other.withdrawn, other.hunt_due = s.withdrawn, s.hunt_due
    # the board
    other.cerberus, other.rage, other.speed = s.cerberus, s.rage, s.speed
    other.players = [player.copy() for player in s.players]
    other.adventurers, other.traitors = s.adventurers, s.traitors
    other.captured = s.captured[:]
    other.opened, other.nests, other.harpies, other.cave = s.opened, s.nests, s.harpies, s.cave
    other.barques, other.seen_by, other.revealed = s.barques[:], s.seen_by[:], s.revealed
    # cards
    other.survival, other.betrayal, other.discarded = s.survival, s.betrayal, s.discarded
    other.treasure_bag, other.open_treasures = s.treasure_bag, s.open_treasures
    other.rolls = s.rolls[:]
    # the power being resolved
    other.power, other.parts, other.targeted = s.power, s.parts, s.targeted
    other.triggered, other.asked_help = s.triggered, s.asked_help
    # the pawn on its way
    other.mover, other.steps, other.backward, other.moved = s.mover, s.steps, s.backward, s.moved
    other.inward, other.guide, other.paying = s.inward, s.guide, s.paying
    other.origin, other.prisoners = s.origin, s.prisoners
    # what is owed
    other.top, other.near, other.far, other.deep = s.top, s.near, s.far, s.deep
    other.asked, other.choices = s.asked, s.choices


def key_of(s: CerbereState) -> list[int]:
    """Every field as numbers, lists led by their length where it may differ."""
    key = [s.seats, s.turn, s.over, s.active, s.acted, s.carded, s.stopped, s.withdrawn, s.hunt_due, s.cerberus]
    key += [s.rage, s.speed, s.adventurers, s.traitors, s.opened, s.nests, s.harpies, s.cave, s.revealed]
    key += [s.survival, s.betrayal, s.discarded, s.treasure_bag, s.open_treasures]
    key += [s.power, s.parts, s.targeted, s.asked_help]
    key += [s.mover, s.steps, s.backward, s.moved, s.inward, s.guide, s.paying, s.origin, s.prisoners]
    key += s.settings
    key += [len(s.chosen), *s.chosen, len(s.captured), *s.captured]
    key += s.spaces
    key += s.barques
    key += s.seen_by
    key += s.hands
    key += s.pledged
    key += s.laid
    key += s.treasures
    key += s.treasures_laid
    key += s.rolls
    key += s.fired
    for line in s.pending.listed():
        key += [line.kind, line.seat, line.a + EIGHT * line.b]
    return key
