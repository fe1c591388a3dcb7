"""What one seat may know, built field by field.

Hidden are: hands and what is pledged of them, what others saw of the Barques, Treasures nobody has seen played, and the
order of anything.  CER-R-68, CER-R-87
"""

from __future__ import annotations

from typing import Any

from katabasis.engine.bits import how_many, members
from katabasis.engine.seats import OPEN
from katabasis.engine.state import View
from katabasis.games.cerbere.bags import CARD_NAMES, members_of, size
from katabasis.games.cerbere.board.roads import ABOARD, Road
from katabasis.games.cerbere.board.roads import CAPTURED as ON_THE_TRACK
from katabasis.games.cerbere.data.treasures import HARPY_NAMES, TREASURE_NAMES
from katabasis.games.cerbere.meta import ENDINGS, SEAT_NAMES
from katabasis.games.cerbere.questions import KIND_NAMES
from katabasis.games.cerbere.rules.cards import SURVIVAL_PART
from katabasis.games.cerbere.rules.hunt import would_catch
from katabasis.games.cerbere.rules.powers import ACTION_CARD_NAMES, CERBERUS_CARD_NAMES, NO_POWER, POWER_NAMES
from katabasis.games.cerbere.rules.resolving import ahead_of, distance_of
from katabasis.games.cerbere.state import EIGHT, NO_SEAT, CerbereState, left

CAMPS = ["adventurer", "cerberus", "eliminated"]


class CerbereView(View):
    """A position as one seat, or a spectator, knows it; or as it is, from the OPEN view."""

    seats: int
    edition: int
    minimum: int
    road: Road
    turn: int
    over: int
    active: int
    acted: int
    carded: int
    stopped: int
    withdrawn: int
    hunt_due: int
    cerberus: int
    rage: int
    speed: int
    left: int
    reach: int  # where a Hunt would end now
    caught: int  # and whom it would catch
    spaces: list[int]
    camps: list[int]
    distances: list[int]
    ahead: list[int]
    captured: list[int]
    opened: int
    nests: int
    harpies: int
    cave: int
    barques: list[int]  # by slot, 0 if not known
    seen_by: list[int]  # by slot, who looked: public
    revealed: int
    survival_size: int
    betrayal_size: int
    discarded: int
    hands: list[int]  # packs; those of others are empty
    hand_sizes: list[int]
    pledged: list[int]  # one's own
    pledged_sizes: list[int]
    laid: list[int]
    treasures: list[int]  # one's own, and those everybody has seen
    treasure_counts: list[int]
    treasures_laid: list[int]
    power: int
    targeted: int
    mover: int
    steps: int
    backward: int
    prisoners: int

    def __init__(self, s: CerbereState, seat: int) -> None:
        self.look_at(s, seat)
        self.seats, self.edition, self.minimum, self.road = s.seats, s.edition, s.minimum, s.road
        self.turn, self.over, self.active = s.turn, s.over, s.active
        self.acted, self.carded, self.stopped = s.acted, s.carded, s.stopped
        self.withdrawn, self.hunt_due = s.withdrawn, s.hunt_due
        self.cerberus, self.rage, self.speed = s.cerberus, s.rage, s.speed
        self.left = left(s)
        self.reach, self.caught = would_catch(s, s.speed)
        self.spaces = list(s.spaces)
        self.camps = []
        self.distances = []
        self.ahead = []
        for other in range(s.seats):
            camp = 0 if (s.adventurers >> other) & 1 else 1 if (s.traitors >> other) & 1 else 2
            self.camps.append(camp)
            self.distances.append(distance_of(s, other) if camp == 0 else -1)
            self.ahead.append(ahead_of(s, other) if camp == 0 else 0)
        self.captured = s.captured[:]
        self.opened, self.nests, self.harpies, self.cave = s.opened, s.nests, s.harpies, s.cave
        self.barques = [
            s.barques[slot] if s.revealed or seat == OPEN or (seat >= 0 and (s.seen_by[slot] >> seat) & 1) else 0
            for slot in range(3)
        ]
        self.seen_by = s.seen_by[:]
        self.revealed = s.revealed
        self.survival_size = size(s.survival)
        self.betrayal_size = size(s.betrayal)
        self.discarded = s.discarded
        self.hands = [s.hands[other] if seat in (other, OPEN) else 0 for other in range(s.seats)]
        self.hand_sizes = [size(hand) for hand in s.hands]
        self.pledged = [s.pledged[other] if seat in (other, OPEN) else 0 for other in range(s.seats)]
        self.pledged_sizes = [size(pack) for pack in s.pledged]
        self.laid = list(s.laid)
        self.treasures = [
            s.treasures[other] if seat in (other, OPEN) else s.treasures[other] & s.open_treasures
            for other in range(s.seats)
        ]
        self.treasure_counts = [how_many(held) for held in s.treasures]
        self.treasures_laid = list(s.treasures_laid)
        self.power, self.targeted = s.power, s.targeted
        self.mover, self.steps, self.backward = s.mover, s.steps, s.backward
        self.prisoners = s.prisoners

    def to_json(self) -> dict[str, Any]:
        heading = self.heading("cerbere", KIND_NAMES)
        if self.question is not None:
            heading["question"]["a"] += EIGHT * self.question.b  # both numbers as one
        move: dict[str, Any] | None = None
        if self.mover != NO_SEAT:
            move = {"seat": self.mover, "steps": self.steps, "backward": self.backward == 1}
        return {
            **heading,
            "seats": self.seats,
            "edition": self.edition,
            "boards": self.road.boards,
            "own_board": self.road.text != "",
            "turn": self.turn,
            "ending": ENDINGS[self.over],
            "active": self.active,
            "acted": self.acted == 1,
            "carded": self.carded == 1,
            "stopped": self.stopped == 1,
            "withdrawn": self.withdrawn == 1,
            "cerberus": self.road.names[self.cerberus],
            "rage": self.rage,
            "speed": self.speed,
            "minimum": self.minimum,
            "adventurers": self.left,
            "hunt": {
                "due": self.hunt_due == 1 or self.rage == 0,
                "reach": self.road.names[self.reach],
                "catches": members(self.caught),
            },
            "captured": self.captured,
            "opened": [self.road.link_names[link] for link in members(self.opened)],
            "nests": nest_names(self.road, self.nests),
            "harpies": [HARPY_NAMES[token] for token in members(self.harpies)],
            "cave_treasure": self.cave == 1,
            "barques": [
                {"slot": slot + 1, "seats": self.barques[slot], "looked": members(self.seen_by[slot])}
                for slot in range(3)
            ],
            "revealed": self.revealed == 1,
            "survival_size": self.survival_size,
            "betrayal_size": self.betrayal_size,
            "survival_discard": cards(self.discarded & SURVIVAL_PART),
            "betrayal_discard": cards(self.discarded & ~SURVIVAL_PART),
            "power": "" if self.power == NO_POWER else POWER_NAMES[self.power],
            "targeted": members(self.targeted),
            "move": move,
            "prisoners": members(self.prisoners),
            "players": [self.player_json(seat) for seat in range(self.seats)],
        }

    def player_json(self, seat: int) -> dict[str, Any]:
        camp = self.camps[seat]
        names = CERBERUS_CARD_NAMES if camp == 1 else ACTION_CARD_NAMES
        return {
            "seat": seat,
            "name": SEAT_NAMES[seat],
            "camp": CAMPS[camp],
            "space": space_name(self.road, self.spaces[seat]),
            "distance": self.distances[seat],
            "ahead": self.ahead[seat],
            "hand_size": self.hand_sizes[seat],
            "hand": cards(self.hands[seat]),
            "pledged_size": self.pledged_sizes[seat],
            "pledged": cards(self.pledged[seat]),
            "played": [names[card] for card in members(self.laid[seat])] if camp < 2 else [],
            "ready": [names[card] for card in range(4) if not (self.laid[seat] >> card) & 1] if camp < 2 else [],
            "treasure_count": self.treasure_counts[seat],
            "treasures": [TREASURE_NAMES[treasure] for treasure in members(self.treasures[seat])],
            "treasures_played": [TREASURE_NAMES[treasure] for treasure in members(self.treasures_laid[seat])],
        }


def cards(pack: int) -> list[str]:
    return [CARD_NAMES[card] for card in members_of(pack)]


def space_name(road: Road, space: int) -> str:
    if space == ABOARD:
        return "aboard"
    return "captured" if space == ON_THE_TRACK else road.names[space]


def nest_names(road: Road, nests: int) -> list[str]:
    """Spaces with a Harpy token."""
    return [
        road.names[space]
        for space in range(road.size)
        if road.symbol[space] and (road.nests & nests) >> road.symbol_bit[space] & 1
    ]
