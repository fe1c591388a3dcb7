"""The table at a glance: what a player in a hurry takes in, small enough to try something on it a hundred times.

A scene is a sketch of a position for one seat: pawns, Cerberus, the die, how many cards lie where, and how many may
board as far as that seat knows.  What is tried on it happens nearly as in the rules; special places are simplified.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.bits import how_many
from katabasis.engine.estimate import as_float
from katabasis.games.cerbere.bags import EMPTY, size
from katabasis.games.cerbere.board.roads import (
    ABOARD,
    CAPTURED,
    DRAW_ONE,
    DRAW_THREE,
    FUNICULAR,
    GONDOLA,
    HARPY,
    NO_MERCY,
    NO_SPACE,
    PLATFORM,
    RAGE_BACK,
    RAGE_FORWARD,
    SLIDE,
    SPEED_DOWN,
    SPEED_UP,
    TOBOGGAN,
    TREASURE,
    Road,
)
from katabasis.games.cerbere.meta import FASTEST
from katabasis.games.cerbere.rules.ways import gate_is_open, link_is_open
from katabasis.games.cerbere.state import CerbereState, is_adventurer, left

GOES_ON: Final = 0
CERBERUS_WINS: Final = 1

FREE: Final = 0  # fates of one's own pawn
TURNED: Final = 1  # captured, and with Cerberus from now on
LOST: Final = 2

MERCY_CELLS: Final = 2  # from this number of Adventurers on, a captured one finds no mercy.  CER-R-04
FAR: Final = 60  # the gap of a pawn that nobody hunts
MOST_HARPY: Final = 3  # spaces that a harpy throws one back, about
MEAN_PLACES: Final = 2.0


class Scene:
    """What one seat takes in."""

    __slots__ = (
        "aboard",
        "carded",
        "cerberus",
        "end",
        "fate",
        "foes_cards",
        "friends_cards",
        "hand",
        "hunter",
        "known",
        "laid",
        "left",
        "me",
        "minimum",
        "places",
        "rage",
        "revealed",
        "road",
        "s",
        "seats",
        "spaces",
        "speed",
        "traitors",
        "treasures",
    )

    s: CerbereState
    road: Road
    me: i64
    seats: i64
    spaces: list[int]
    cerberus: i64
    rage: i64
    speed: i64
    minimum: i64
    left: i64
    aboard: i64
    traitors: i64
    revealed: i64
    known: i64  # 1 if the seat knows how many may board
    places: float  # that number, or what is to be expected
    hunter: i64  # 1 if the seat plays with Cerberus
    hand: i64
    friends_cards: i64  # of the others of the same camp
    foes_cards: i64
    laid: i64
    treasures: i64
    fate: i64
    end: i64
    carded: i64

    def __init__(self, s: CerbereState, me: i64) -> None:
        self.s = s
        self.road = s.road
        self.me = me
        self.seats = s.seats
        self.cerberus, self.rage, self.speed, self.minimum = s.cerberus, s.rage, s.speed, s.minimum
        self.left = left(s)
        self.traitors = how_many(s.traitors)
        self.revealed = s.revealed
        self.hunter = 0 if is_adventurer(s, me) else 1
        self.fate = FREE
        self.end = GOES_ON
        self.friends_cards = 0
        self.foes_cards = 0
        self.aboard = 0
        spaces: list[int] = []
        for seat in range(s.seats):
            player = s.players[seat]
            spaces.append(player.space)
            if player.space == ABOARD:
                self.aboard += 1
            if seat != me and player.hand != EMPTY:
                if is_adventurer(s, seat) == (self.hunter == 0):
                    self.friends_cards += size(player.hand)
                else:
                    self.foes_cards += size(player.hand)
        self.spaces = spaces
        own = s.players[me]
        self.hand = size(own.hand)
        self.laid = own.laid
        self.treasures = how_many(own.treasures)
        self.known = 1
        self.carded = s.carded
        if s.revealed or (s.seen_by[0] >> me) & 1:
            self.places = as_float(s.barques[0])
        else:
            self.known = 0
            self.places = expected_places(s, me, 0)

    def set(self, other: Scene) -> None:
        """Make it what the other one is."""
        self.spaces[:] = other.spaces
        self.cerberus, self.rage, self.speed = other.cerberus, other.rage, other.speed
        self.left, self.aboard, self.traitors = other.left, other.aboard, other.traitors
        self.revealed, self.known, self.places = other.revealed, other.known, other.places
        self.hand, self.laid, self.treasures = other.hand, other.laid, other.treasures
        self.friends_cards, self.foes_cards = other.friends_cards, other.foes_cards
        self.fate, self.end = other.fate, other.end

    # What may be tried

    def advance(self, seat: i64, steps: i64) -> None:
        """The quickest way that is open now."""
        space: i64 = self.spaces[seat]
        if space < 0 or space == ABOARD or self.end:
            return
        road = self.road
        steps -= road.penalty[space]
        first = True
        moved = False
        while steps > 0:
            to: i64 = road.forward[space]
            if not road.plain_forward[space]:
                if to == ABOARD:
                    if self.revealed and as_float(self.aboard) >= self.places:
                        break
                    self.spaces[seat] = ABOARD
                    self.aboard += 1
                    self.show()
                    return
                gate = road.gate[space]
                if gate != NO_SPACE and road.branch[space] == 0 and not gate_is_open(self.s, seat, gate):
                    break
                link = road.link_forward[space]
                if link != NO_SPACE and road.branch[space] == 0:
                    kind = road.link_kind[link]
                    if kind != GONDOLA and (kind != FUNICULAR or first) and link_is_open(self.s, seat, link):
                        to = road.link_far[link]
                if road.kind[to] == PLATFORM and self.taken(to, seat):
                    break
                if to >= road.reveal and to < road.path and not self.revealed:
                    self.show()
                    if self.end:
                        return
            space = to
            steps -= 1
            first = False
            moved = True
            if space == self.cerberus:
                self.capture(space)
                return
        self.spaces[seat] = space
        if moved:
            self.stop(seat, space)

    def retreat(self, seat: i64, steps: i64) -> None:
        """Back along the path, into Cerberus if he is there."""
        space: i64 = self.spaces[seat]
        if space < 0 or self.end:
            return
        road = self.road
        moved = False
        while steps > 0:
            to: i64 = road.path - 1 if space == ABOARD else road.back[space]
            if to == NO_SPACE or (to == 0 and self.s.den_closed):
                break
            if road.kind[to] == PLATFORM and self.taken(to, seat):
                break
            if space == ABOARD:
                self.aboard -= 1
            space = to
            steps -= 1
            moved = True
            if space == self.cerberus:
                self.spaces[seat] = space
                self.capture(space)
                return
        self.spaces[seat] = space
        if moved and space != ABOARD:
            self.stop(seat, space)

    def stop(self, seat: i64, space: i64) -> None:
        """What the space does to who stops there, about."""
        road = self.road
        if road.kind[space] == TOBOGGAN:
            self.spaces[seat] = road.slide_to[space]
            return
        symbol = road.symbol[space]
        if symbol == 0:
            return
        if symbol == DRAW_ONE:
            self.draw(seat, 1)
        elif symbol == DRAW_THREE:
            self.draw(seat, 3)
        elif symbol == RAGE_FORWARD:
            self.anger(1)
        elif symbol == RAGE_BACK:
            self.anger(-1)
        elif symbol == SPEED_UP:
            self.hurry(1)
        elif symbol == SPEED_DOWN:
            self.hurry(-1)
        elif symbol == SLIDE:
            self.spaces[seat] = road.forward[space]
        elif symbol == HARPY:
            if (self.s.nests >> road.symbol_bit[space]) & 1:
                to = space - MOST_HARPY
                self.spaces[seat] = to if to > self.cerberus else self.cerberus + 1
                self.anger(1)
        elif symbol == TREASURE and self.s.cave and seat == self.me:
            self.treasures += 1

    def taken(self, space: i64, seat: i64) -> bool:
        for other in range(self.seats):
            if self.spaces[other] == space and other != seat:
                return True
        return False

    def show(self) -> None:
        """The Barque is turned up; who does not know it expects what is likely."""
        self.revealed = 1
        if as_float(self.left) < self.places:
            if self.known:
                self.end = CERBERUS_WINS
            else:
                self.places = as_float(self.left)

    def anger(self, cells: i64) -> None:
        cell = self.rage - cells
        if cell < 0:
            cell = 0
        self.rage = cell if cell < self.left else self.left

    def hurry(self, amount: i64) -> None:
        value = self.speed + amount
        if value > FASTEST:
            value = FASTEST
        if amount < 0 and value < self.minimum:
            value = self.minimum
        self.speed = value

    def chase(self, steps: i64) -> None:
        last: i64 = self.road.path - 1
        while steps > 0 and self.cerberus < last and not self.end:
            self.cerberus += 1
            steps -= 1
            if self.capture(self.cerberus):
                return

    def capture(self, place: i64) -> bool:
        """Who is caught where Cerberus stands, and what comes of it; whether anybody is."""
        road = self.road
        found = False
        mercy = True
        for seat in range(self.seats):
            space: i64 = self.spaces[seat]
            if space < 0 or space == ABOARD:
                continue
            if space != place and (space < road.path or road.crossroads[space] != place):
                continue
            found = True
            mercy = self.left > MERCY_CELLS and road.zone[space] != NO_MERCY
            self.left -= 1
            self.spaces[seat] = CAPTURED
            if mercy:
                self.traitors += 1
            if seat == self.me:
                self.fate = TURNED if mercy else LOST
        if not found:
            return False
        if self.left == 0 or (self.revealed and self.known and as_float(self.left) < self.places):
            self.end = CERBERUS_WINS
            if self.fate != FREE:
                self.fate = LOST
        back = self.cerberus
        while back > 0:
            back -= 1
            if road.mark[back]:
                break
        self.cerberus = back
        self.rage = self.left
        self.speed = self.minimum
        return True

    def draw(self, seat: i64, cards: i64) -> None:
        if seat == self.me:
            self.hand += cards
        elif is_adventurer(self.s, seat) == (self.hunter == 0):
            self.friends_cards += cards
        else:
            self.foes_cards += cards

    def rob(self, seat: i64) -> None:
        if seat == self.me:
            self.hand -= 1
        elif self.s.players[seat].hand != EMPTY:
            if is_adventurer(self.s, seat) == (self.hunter == 0):
                self.friends_cards -= 1
            else:
                self.foes_cards -= 1

    # What it comes to

    def gap(self, seat: i64) -> i64:
        """How far ahead of Cerberus a pawn is, or the crossroads that cuts it off."""
        space: i64 = self.spaces[seat]
        if space == ABOARD:
            return FAR
        if space >= self.road.path:
            space = self.road.crossroads[space]
        return space - self.cerberus

    def to_go(self, seat: i64) -> i64:
        space: i64 = self.spaces[seat]
        return 0 if space == ABOARD else self.road.distance[space]

    def hunted(self, places: float) -> tuple[i64, i64, i64, i64]:
        """Of all pawns on the road: the least gap to Cerberus; then ways to the Barque: the least one, that of the pawn
        which would take the last of so many places, and all together.
        """
        least: i64 = FAR
        first: i64 = FAR
        second: i64 = FAR
        third: i64 = FAR
        together: i64 = 0
        for seat in range(self.seats):
            if self.spaces[seat] == CAPTURED:
                continue
            gap = self.gap(seat)
            if gap < least:
                least = gap
            distance = self.to_go(seat)
            together += distance
            if distance < first:
                third = second
                second = first
                first = distance
            elif distance < second:
                third = second
                second = distance
            elif distance < third:
                third = distance
        filling = first
        if places > 2.5:
            filling = third
        elif places > 1.5:
            filling = second
        return least, first, filling, together

    def imminence(self) -> float:
        """How likely a Hunt is before everybody has had a turn."""
        if self.rage <= 0:
            return 1.0
        pushes = 0.8 * as_float(self.left - 1) + 0.7 * as_float(self.traitors)
        return max(0.08, min(0.9, (pushes - as_float(self.rage) + 1.5) / 3.0))


def expected_places(s: CerbereState, seat: i64, slot: i64) -> float:
    """How many may board a Barque, as far as a seat knows."""
    if (s.seen_by[slot] >> seat) & 1:
        return as_float(s.barques[slot])
    total: i64 = 6
    unknown: i64 = 3
    for other in range(3):
        if (s.seen_by[other] >> seat) & 1:
            total -= s.barques[other]
            unknown -= 1
    return as_float(total) / as_float(unknown) if unknown else MEAN_PLACES


def laid_cards(mask: i64) -> i64:
    return how_many(mask)
