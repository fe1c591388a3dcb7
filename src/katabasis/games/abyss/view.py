"""What one seat may know, built field by field; and all that it cannot know, dealt again.

Hidden are: hands and what is named of them, monster tokens, the values in the council, the exploration discard, and the
order of anything.  What went by on the track may be remembered, but is not shown.  ABY-R-57
"""

from __future__ import annotations

from typing import Any

from katabasis.engine.bits import bit, members
from katabasis.engine.seats import OPEN
from katabasis.engine.state import View
from katabasis.games.abyss.bags import how_many_tokens, members_of, race_of, size, tokens_in, worth
from katabasis.games.abyss.data.allies import RACES, THREAT, ally_name
from katabasis.games.abyss.data.lords import LORD_NAMES
from katabasis.games.abyss.data.places import PLACE_NAMES
from katabasis.games.abyss.effects import OUST, SELL, SWEEP
from katabasis.games.abyss.meta import ENDINGS, PLAYING, SEAT_NAMES
from katabasis.games.abyss.questions import KIND_NAMES
from katabasis.games.abyss.rules.control import HOLDING, keys_of
from katabasis.games.abyss.rules.discards import NO_LIMIT, limit_of
from katabasis.games.abyss.rules.exploring import deck_size, price
from katabasis.games.abyss.rules.prices import cost_for, recruitable
from katabasis.games.abyss.rules.scoring import place_points, points_of_allies, points_of_lords, points_of_places
from katabasis.games.abyss.state import EMPTY_SLOT, NO_SEAT, AbyssState

POWERS = {SELL: "slaver", SWEEP: "oracle", OUST: "opportunist"}
UNKNOWN = -1  # points that a seat cannot know


class AbyssView(View):
    """A position as one seat, or a spectator, knows it; or as it is, from the OPEN view."""

    seats: int
    turn: int
    over: int
    active: int
    extra: int
    used: int
    bought: int
    price: int
    trigger: int
    cause: int
    deck_size: int
    discard_size: int
    track: list[int]
    council: list[int]  # by race, how many
    council_allies: int  # which ones, from the OPEN view only
    threat: int
    pool_size: int
    lord_deck: int  # all that may still come
    court: list[int]
    lord_discard: int
    place_deck: int  # the same for locations: all others lie open
    available: int
    drawn: int
    pearls: list[int]
    hands: list[int]  # packs; those of others are empty
    hand_sizes: list[int]
    laid: list[int]  # one's own
    affiliated: list[int]
    tokens: list[int]  # bags: one's own, and what one knows of others
    token_counts: list[int]
    keys: list[int]  # tokens
    usable_keys: list[int]  # with those of lords
    free: list[int]
    covered: list[int]
    turned: int
    places: list[int]
    holdings: list[int]
    points: list[list[int]]  # by seat: locations, lords, allies, monster tokens (UNKNOWN of others)
    limits: list[int]  # by seat, how many allies may be held at the end of a turn; 0 for any number
    costs: list[int]  # by lord, what it costs this seat
    affordable: int  # lords of the court that this seat can pay
    worths: list[int]  # by location, what it would score for this seat now

    def __init__(self, s: AbyssState, seat: int) -> None:
        everything = seat == OPEN or s.over != PLAYING
        self.look_at(s, seat)
        self.seats = s.seats
        self.turn, self.over, self.active, self.extra = s.turn, s.over, s.active, s.extra
        self.used, self.bought, self.price = s.used, s.bought, price(s)
        self.trigger, self.cause = s.trigger, s.cause
        self.deck_size = deck_size(s)
        self.discard_size = size(s.discard) + s.discard_monsters
        self.track = list(s.track)
        self.council = [size(race_of(s.council, race)) for race in range(5)]
        self.council_allies = s.council if seat == OPEN else 0
        self.threat = s.threat
        self.pool_size = how_many_tokens(s.pool)
        self.lord_deck = s.lord_deck
        self.court = list(s.court)
        self.lord_discard = s.lord_discard
        self.place_deck = s.place_deck
        self.available = s.available
        self.drawn = s.drawn
        self.pearls = list(s.pearls)
        self.hands = [s.hands[other] if seat in (other, OPEN) else 0 for other in range(s.seats)]
        self.hand_sizes = [size(hand) for hand in s.hands]
        self.laid = [s.laid[other] if seat in (other, OPEN) else 0 for other in range(s.seats)]
        self.affiliated = list(s.affiliated)
        self.tokens = [s.tokens[other] if everything or seat == other else 0 for other in range(s.seats)]
        if s.stolen_from != NO_SEAT and seat == s.stolen_from and not everything:
            self.tokens[s.stolen_by] += [0, 0, 1, 16, 256][s.stolen]  # ABY-INFO-05
        self.token_counts = [how_many_tokens(bag) for bag in s.tokens]
        self.keys = list(s.keys)
        self.usable_keys = [keys_of(s, other) for other in range(s.seats)]
        self.free = list(s.free)
        self.covered = list(s.covered)
        self.turned = s.turned
        self.places = list(s.places)
        self.holdings = s.holdings[:]
        self.points = []
        for other in range(s.seats):
            tokens = worth(s.tokens[other]) if everything or seat == other else UNKNOWN
            self.points.append(
                [points_of_places(s, other), points_of_lords(s, other), points_of_allies(s, other), tokens]
            )
        self.limits = [0 if limit_of(s, other) == NO_LIMIT else limit_of(s, other) for other in range(s.seats)]
        mine = seat if seat >= 0 else s.active if seat == OPEN else NO_SEAT
        self.costs = [cost_for(s, mine, lord) if mine >= 0 else 0 for lord in range(len(LORD_NAMES))]
        self.affordable = recruitable(s, mine) if mine >= 0 else 0
        self.worths = [place_points(s, mine, place) if mine >= 0 else 0 for place in range(len(PLACE_NAMES))]

    def to_json(self) -> dict[str, Any]:
        return {
            **self.heading("abyss", KIND_NAMES),
            "seats": self.seats,
            "turn": self.turn,
            "ending": ENDINGS[self.over],
            "active": self.active,
            "extra_turn": self.extra == 1,
            "powers_used": [POWERS[power] for power in POWERS if self.used & bit(power)],
            "bought": members(self.bought),
            "price": self.price,
            "trigger": self.trigger,
            "cause": ENDINGS[self.cause],
            "deck_size": self.deck_size,
            "discard_size": self.discard_size,
            "track": [ally_name(card) for card in self.track],
            "council": {RACES[race]: self.council[race] for race in range(5)},
            "council_allies": [ally_name(ally) for ally in members_of(self.council_allies)],
            "threat": self.threat,
            "rewards": [list(reward) for reward in THREAT[self.threat]],
            "pool_size": self.pool_size,
            "lord_deck_size": len(members(self.lord_deck)),
            "lord_deck": lords(self.lord_deck),
            "court": ["" if lord == EMPTY_SLOT else LORD_NAMES[lord] for lord in self.court],
            "costs": {LORD_NAMES[lord]: self.costs[lord] for lord in self.court if lord != EMPTY_SLOT},
            "affordable": lords(self.affordable),
            "lord_discard": lords(self.lord_discard),
            "location_deck_size": len(members(self.place_deck)),
            "location_deck": locations(self.place_deck),
            "available": locations(self.available),
            "drawn": locations(self.drawn),
            "worths": {PLACE_NAMES[place]: self.worths[place] for place in range(len(PLACE_NAMES))},
            "players": [self.player_json(seat) for seat in range(self.seats)],
        }

    def player_json(self, seat: int) -> dict[str, Any]:
        points = self.points[seat]
        return {
            "seat": seat,
            "name": SEAT_NAMES[seat],
            "pearls": self.pearls[seat],
            "hand_size": self.hand_sizes[seat],
            "hand": [ally_name(ally) for ally in members_of(self.hands[seat])],
            "laid": [ally_name(ally) for ally in members_of(self.laid[seat])],
            "hand_limit": self.limits[seat],
            "affiliated": [ally_name(ally) for ally in members_of(self.affiliated[seat])],
            "token_count": self.token_counts[seat],
            "tokens": tokens_in(self.tokens[seat]),
            "key_tokens": self.keys[seat],
            "keys": self.usable_keys[seat],
            "free": lords(self.free[seat]),
            "turned": lords(self.free[seat] & self.turned),
            "locations": [
                {"location": PLACE_NAMES[holding % HOLDING], "lords": lords(holding // HOLDING)}
                for holding in self.holdings
                if self.places[seat] & bit(holding % HOLDING)
            ],
            "lord_count": len(members(self.free[seat] | self.covered[seat])),
            "points": {
                "locations": points[0],
                "lords": points[1],
                "allies": points[2],
                "tokens": points[3],
                "total": sum(points) if points[3] != UNKNOWN else UNKNOWN,
                "public": sum(points[:3]),
            },
        }


def lords(deck: int) -> list[str]:
    return [LORD_NAMES[lord] for lord in members(deck)]


def locations(deck: int) -> list[str]:
    return [PLACE_NAMES[place] for place in members(deck)]
