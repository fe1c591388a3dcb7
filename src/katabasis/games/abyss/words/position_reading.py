"""Positions as plain values, to be written by hand or by program: see docs/positions.md.

Everything has a natural default, so that a person writes only what matters; decks default to whatever is not elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from katabasis.engine.bits import bit
from katabasis.engine.errors import BadPosition, nearest, shown
from katabasis.engine.positions import (
    HIGHEST_TURN,
    check_header,
    fields_of,
    flag,
    known_fields,
    lines_of,
    options_of,
    places_of,
    rest_of,
    sequence,
    set_of,
    whole,
    word,
)
from katabasis.games.abyss.bags import ONE_TOKEN, count, count_of, pack_of, row_of
from katabasis.games.abyss.data.allies import (
    ALLIES,
    COPIES,
    COURT_SLOTS,
    FIRST_PEARLS,
    KEY_TOKENS,
    MONSTER,
    MONSTERS,
    SLOTS,
    TOKEN_COPIES,
    TOKEN_VALUES,
    TOP_THREAT,
)
from katabasis.games.abyss.data.lords import LORD_NAMES
from katabasis.games.abyss.data.places import PLACE_NAMES, SMOKERS_PLACE
from katabasis.games.abyss.meta import (
    ENDINGS,
    NAME,
    OPTIONS,
    PLAYING,
    RULES_VERSION,
    SEATS,
)
from katabasis.games.abyss.questions import KINDS
from katabasis.games.abyss.rules.control import FIRST_TOKEN_BIT, HOLDING
from katabasis.games.abyss.setup import decide, lay_out
from katabasis.games.abyss.state import EMPTY_SLOT, NO_SEAT, AbyssState, owed
from katabasis.games.abyss.words.position_checks import (
    LETTERS,
    check_players,
    check_stack,
)
from katabasis.games.abyss.words.position_writing import CARDS, POWER_NAMES

FIELDS: Final = [
    "game",
    "rules",
    "seats",
    "options",
    "turn",
    "ending",
    "active",
    "extra_turn",
    "powers_used",
    "bought",
    "skipped",
    "trigger",
    "cause",
    "incomplete",
    "deck",
    "deck_monsters",
    "discard",
    "discard_monsters",
    "track",
    "council",
    "threat",
    "pool",
    "lord_deck",
    "court",
    "lord_discard",
    "location_deck",
    "available",
    "drawn",
    "players",
    "spared",
    "stolen",
    "pending",
]
PLAYER_FIELDS: Final = [
    "pearls",
    "hand",
    "laid",
    "affiliated",
    "tokens",
    "key_tokens",
    "lords",
    "turned",
    "locations",
]
MOST_PEARLS: Final = 9_999


def read_position(s: AbyssState, position: Mapping[str, Any]) -> None:
    """Fill the state from plain values; a clear sentence about the first thing that cannot be."""
    check_header(position, FIELDS, NAME, RULES_VERSION)
    players = sequence(position, "players")
    s.seats = whole(position, "seats", len(players) or SEATS[0], SEATS[0], SEATS[-1])
    if len(players) > s.seats:
        raise BadPosition(f"there are {len(players)} players for {s.seats} seats")
    decide(s, options_of(position, OPTIONS))
    lay_out(s)
    read_turn(s, position)
    for seat in range(len(players)):
        read_player(s, seat, players[seat])
    s.holdings.sort()
    read_exploration(s, position)
    read_tokens(s, position)
    read_lords(s, position)
    read_places(s, position)
    for text in lines_of(position, s.over != PLAYING, ["begin"]):
        line = KINDS.read(text, s.seats)
        s.pending.push(owed(line.kind, max(0, line.seat), line.a))
    read_spared(s, position)
    check_players(s)
    check_stack(s)


def read_turn(s: AbyssState, position: Mapping[str, Any]) -> None:
    s.turn = whole(position, "turn", 1, 0, HIGHEST_TURN)
    s.over = word(position, "ending", ENDINGS, "")
    s.active = whole(position, "active", 0, 0, s.seats - 1)
    s.extra = 1 if flag(position, "extra_turn") else 0
    names = list(POWER_NAMES)
    for name in places_of("powers_used", sequence(position, "powers_used"), names):
        s.used |= bit(POWER_NAMES[names[name]])
    for seat in sequence(position, "bought"):
        if seat == s.active:
            raise BadPosition("the active player cannot have bought this turn (ABY-EXPLORE-03)")
        s.bought |= bit(whole({"bought": seat}, "bought", 0, 0, s.seats - 1))
    s.skipped = whole(position, "skipped", 0, 0, s.seats)
    s.trigger = whole(position, "trigger", NO_SEAT, NO_SEAT, s.seats - 1)
    s.cause = word(position, "cause", ENDINGS, "" if s.trigger == NO_SEAT else ENDINGS[1])
    if (s.trigger == NO_SEAT) != (s.cause == PLAYING):
        raise BadPosition("trigger and cause belong together: who triggered the end, and how (ABY-END-03)")
    s.threat = whole(position, "threat", 1, 1, TOP_THREAT)


def read_player(s: AbyssState, seat: int, values: object) -> None:
    values = fields_of("a player", values, PLAYER_FIELDS)
    player = s.players[seat]
    player.pearls = whole(values, "pearls", FIRST_PEARLS, 0, MOST_PEARLS)
    player.hand = read_pack(values, "hand")
    player.laid = read_pack(values, "laid")
    for ally in range(ALLIES):
        if count(player.laid, ally) > count(player.hand, ally):
            raise BadPosition(f"laid must be a part of hand; {CARDS[ally]} is not (ABY-RECRUIT-17)")
    player.affiliated = read_pack(values, "affiliated")
    player.tokens = read_bag(values, "tokens")
    player.keys = whole(values, "key_tokens", 0, 0, KEY_TOKENS)
    player.free = set_of("lords", sequence(values, "lords"), LORD_NAMES)
    turned = set_of("turned", sequence(values, "turned"), LORD_NAMES)
    if turned & ~player.free:
        raise BadPosition("turned must be a part of lords: a turned lord is free (ABY-POWER-08)")
    s.turned |= turned
    for holding in sequence(values, "locations"):
        read_holding(s, seat, {"location": holding} if isinstance(holding, str) else holding)


def read_holding(s: AbyssState, seat: int, values: object) -> None:
    if not isinstance(values, Mapping):
        raise BadPosition(f"a location must be a name, or an object with location and lords, not {shown(values)}")
    known_fields("a location", values, ["location", "lords"])
    place = word(values, "location", PLACE_NAMES, "")
    lords = set_of("lords", sequence(values, "lords"), LORD_NAMES)
    if any(holding % HOLDING == place for holding in s.holdings):
        raise BadPosition(f"the location {PLACE_NAMES[place]} lies in two places (ABY-INV-03)")
    if s.covered[seat] & lords:
        raise BadPosition("a lord lies under two locations (ABY-INV-02)")
    s.players[seat].places |= bit(place)
    s.players[seat].covered |= lords
    s.holdings.append(place + HOLDING * lords)


def read_ally(name: str, value: object) -> int:
    """An ally by its name, "squid 3", or in short, "Q3"."""
    if isinstance(value, str) and len(value) == 2 and value[0] in LETTERS and value[1] in "12345":
        return LETTERS.index(value[0]) * 5 + int(value[1]) - 1
    if not isinstance(value, str) or value not in CARDS:
        raise BadPosition(f"{name} cannot hold {shown(value)}{nearest(value, CARDS)}")
    return CARDS.index(value)


def read_pack(values: Mapping[str, Any], name: str) -> int:
    found = [read_ally(name, value) for value in sequence(values, name)]
    for ally in found:
        if ally == MONSTER:
            raise BadPosition(f"{name} holds allies only; monsters are counted (ABY-MONSTER-03)")
        if found.count(ally) > COPIES[ally % 5 + 1]:
            raise BadPosition(f"{name} holds more than {COPIES[ally % 5 + 1]} of {CARDS[ally]} (ABY-COMP-03)")
    return pack_of(found)


def read_bag(values: Mapping[str, Any], name: str) -> int:
    found = sequence(values, name)
    for value in found:
        if isinstance(value, bool) or not isinstance(value, int) or value not in TOKEN_VALUES:
            raise BadPosition(f"{name} holds monster tokens of 2, 3 or 4, not {shown(value)}")
        if found.count(value) > TOKEN_COPIES[value - 2]:
            raise BadPosition(f"{name} holds more than {TOKEN_COPIES[value - 2]} tokens of {value} (ABY-COMP-08)")
    return sum(ONE_TOKEN[value] for value in found)


def read_exploration(s: AbyssState, position: Mapping[str, Any]) -> None:
    """Deck, track, council, discard, hands and affiliated allies are the 71 exploration cards.  ABY-INV-01"""
    track = [read_ally("track", card) for card in sequence(position, "track")]
    if len(track) > SLOTS:
        raise BadPosition(f"the track has {SLOTS} slots (ABY-COMP-12)")
    s.track_row = row_of(track[::-1])
    s.discard = read_pack(position, "discard")
    s.council = read_pack(position, "council")
    s.discard_monsters = whole(position, "discard_monsters", 0, 0, MONSTERS)
    incomplete = flag(position, "incomplete")
    left: list[int] = []
    given = "deck" in position
    s.deck = read_pack(position, "deck")
    zones = [s.deck, s.discard, s.council, *s.hands, *s.affiliated]
    for ally in range(ALLIES):
        there = sum(count(zone, ally) for zone in zones) + track.count(ally)
        wanted = COPIES[ally % 5 + 1]
        if there > wanted or (there < wanted and given and not incomplete):
            raise BadPosition(f"there are {there} allies {CARDS[ally]} instead of {wanted} (ABY-INV-01)")
        left += [ally] * (wanted - there)
    if not given:
        s.deck = pack_of(left)
    rest = MONSTERS - s.discard_monsters - track.count(MONSTER)
    s.deck_monsters = whole(position, "deck_monsters", max(0, rest), 0, MONSTERS)
    if s.deck_monsters > rest or (s.deck_monsters < rest and not incomplete):
        there = MONSTERS - rest + s.deck_monsters
        raise BadPosition(f"there are {there} monsters instead of {MONSTERS} (ABY-INV-01)")


def read_tokens(s: AbyssState, position: Mapping[str, Any]) -> None:
    """The pool and the players hold the 20 monster tokens and at most 10 key tokens.  ABY-INV-04"""
    pool = read_bag(position, "pool")
    given = "pool" in position
    s.pool = 0
    for value, copies in zip(TOKEN_VALUES, TOKEN_COPIES, strict=True):
        held = sum(count_of(bag, value) for bag in s.tokens)
        there = held + (count_of(pool, value) if given else 0)
        if there > copies or (given and there < copies):
            raise BadPosition(f"there are {there} monster tokens of {value} instead of {copies} (ABY-INV-04)")
        s.pool += (copies - held) * ONE_TOKEN[value]
    if sum(s.keys) > KEY_TOKENS:
        raise BadPosition(f"there are {sum(s.keys)} key tokens, more than {KEY_TOKENS} (ABY-INV-04)")
    stolen = position.get("stolen")
    if stolen is None:
        return
    if not isinstance(stolen, Mapping):
        raise BadPosition(f"stolen must be an object with from, by and value, not {shown(stolen)}")
    known_fields("stolen", stolen, ["from", "by", "value"])
    s.stolen_from = whole(stolen, "from", 0, 0, s.seats - 1)
    s.stolen_by = whole(stolen, "by", 0, 0, s.seats - 1)
    s.stolen = whole(stolen, "value", 2, 2, 4)
    if s.stolen_from == s.stolen_by or not count_of(s.tokens[s.stolen_by], s.stolen):
        raise BadPosition("a stolen token lies with another player, who has one of that value (ABY-R-35)")


def read_lords(s: AbyssState, position: Mapping[str, Any]) -> None:
    """Deck, court, players and discard hold the 35 lords.  ABY-INV-02"""
    court = sequence(position, "court")
    if len(court) > COURT_SLOTS:
        raise BadPosition(f"the court has {COURT_SLOTS} slots (ABY-COMP-14)")
    court = [""] * (COURT_SLOTS - len(court)) + court
    lords = [EMPTY_SLOT if lord == "" else places_of("court", [lord], LORD_NAMES)[0] for lord in court]
    s.court_row = row_of(lords)
    s.lord_discard = set_of("lord_discard", sequence(position, "lord_discard"), LORD_NAMES)
    zones = [s.lord_discard, *s.free, *s.covered, *[bit(lord) for lord in lords if lord != EMPTY_SLOT]]
    s.lord_deck = rest_of(position, "lord_deck", LORD_NAMES, zones, "ABY-INV-02")


def read_places(s: AbyssState, position: Mapping[str, Any]) -> None:
    """Deck, available and controlled ones are the 20 locations; Black Smokers may have left the game.  ABY-INV-03"""
    s.available = set_of("available", sequence(position, "available"), PLACE_NAMES)
    s.drawn = set_of("drawn", sequence(position, "drawn"), PLACE_NAMES)
    zones = [s.available, s.drawn, *s.places]
    s.place_deck = rest_of(position, "location_deck", PLACE_NAMES, zones, "ABY-INV-03", bit(SMOKERS_PLACE))


def read_spared(s: AbyssState, position: Mapping[str, Any]) -> None:
    names = [*LORD_NAMES, "key"]
    tokens = 0
    for number in places_of("spared", sequence(position, "spared"), names):
        if number < len(LORD_NAMES):
            s.spared |= bit(number)
        else:
            s.spared |= bit(FIRST_TOKEN_BIT + tokens)
            tokens += 1
            if tokens > KEY_TOKENS:
                raise BadPosition(f"there are {KEY_TOKENS} key tokens (ABY-INV-04)")
