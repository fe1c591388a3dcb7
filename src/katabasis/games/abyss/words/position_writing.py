"""Positions written as plain values; `position_reading` reads them back."""

from __future__ import annotations

from typing import Any, Final

from katabasis.engine.bits import bit, members
from katabasis.games.abyss.bags import FULL_PACK, members_of, pack_of, tokens_in
from katabasis.games.abyss.data.allies import (
    MONSTER,
    MONSTERS,
    ally_name,
)
from katabasis.games.abyss.data.lords import LORD_NAMES
from katabasis.games.abyss.data.places import PLACE_NAMES
from katabasis.games.abyss.effects import OUST, SELL, SWEEP, WITHDRAWN
from katabasis.games.abyss.meta import (
    ENDINGS,
    HAND_LIMIT_NAME,
    NAME,
    READINGS,
    RULES_VERSION,
)
from katabasis.games.abyss.questions import KINDS
from katabasis.games.abyss.rules.control import HOLDING, SPARED_LORDS, spared_tokens
from katabasis.games.abyss.state import EMPTY_SLOT, NO_SEAT, AbyssState

POWER_NAMES: Final = {"slaver": SELL, "oracle": SWEEP, "opportunist": OUST, "withdrawal": WITHDRAWN}


CARDS: Final = [ally_name(card) for card in range(MONSTER + 1)]


def written(s: AbyssState) -> dict[str, Any]:
    """The whole position as plain values."""
    stolen = None
    if s.stolen_from != NO_SEAT:
        stolen = {"from": s.stolen_from, "by": s.stolen_by, "value": s.stolen}
    return {
        "game": NAME,
        "rules": RULES_VERSION,
        "seats": s.seats,
        "options": written_options(s),
        "turn": s.turn,
        "ending": ENDINGS[s.over],
        "active": s.active,
        "extra_turn": s.extra == 1,
        "powers_used": [name for name, power in POWER_NAMES.items() if s.used & bit(power)],
        "bought": members(s.bought),
        "skipped": s.skipped,
        "trigger": s.trigger,
        "cause": ENDINGS[s.cause],
        "incomplete": not is_complete(s),
        "deck": allies(s.deck),
        "deck_monsters": s.deck_monsters,
        "discard": allies(s.discard),
        "discard_monsters": s.discard_monsters,
        "track": [CARDS[card] for card in s.track],
        "council": allies(s.council),
        "threat": s.threat,
        "pool": tokens_in(s.pool),
        "lord_deck": [LORD_NAMES[lord] for lord in members(s.lord_deck)],
        "court": ["" if lord == EMPTY_SLOT else LORD_NAMES[lord] for lord in s.court],
        "lord_discard": [LORD_NAMES[lord] for lord in members(s.lord_discard)],
        "location_deck": [PLACE_NAMES[place] for place in members(s.place_deck)],
        "available": [PLACE_NAMES[place] for place in members(s.available)],
        "drawn": [PLACE_NAMES[place] for place in members(s.drawn)],
        "players": [written_player(s, seat) for seat in range(s.seats)],
        "spared": [LORD_NAMES[lord] for lord in members(s.spared & SPARED_LORDS)] + ["key"] * spared_tokens(s),
        "stolen": stolen,
        "pending": [KINDS.written(line) for line in s.pending.listed()],
    }


def written_options(s: AbyssState) -> dict[str, str]:
    found = {}
    for place, (name, _, ruled) in enumerate(READINGS):
        other = "false" if ruled == "true" else "true"
        found[name] = other if s.readings & bit(place) else ruled
    found[HAND_LIMIT_NAME] = str(s.hand_limit)
    return found


def is_complete(s: AbyssState) -> bool:
    """Whether no exploration card is missing.  ABY-INV-01"""
    monsters = s.deck_monsters + s.discard_monsters + s.track.count(MONSTER)
    return all_allies(s) == FULL_PACK and monsters == MONSTERS


def all_allies(s: AbyssState) -> int:
    on_track = pack_of([card for card in s.track if card != MONSTER])
    return s.deck + s.discard + s.council + on_track + sum(s.hands) + sum(s.affiliated)


def allies(pack: int) -> list[str]:
    return [CARDS[ally] for ally in members_of(pack)]


def written_player(s: AbyssState, seat: int) -> dict[str, Any]:
    return {
        "pearls": s.pearls[seat],
        "hand": allies(s.hands[seat]),
        "laid": allies(s.laid[seat]),
        "affiliated": allies(s.affiliated[seat]),
        "tokens": tokens_in(s.tokens[seat]),
        "key_tokens": s.keys[seat],
        "lords": [LORD_NAMES[lord] for lord in members(s.free[seat])],
        "turned": [LORD_NAMES[lord] for lord in members(s.free[seat] & s.turned)],
        "locations": [
            {
                "location": PLACE_NAMES[holding % HOLDING],
                "lords": [LORD_NAMES[lord] for lord in members(holding // HOLDING)],
            }
            for holding in s.holdings
            if s.places[seat] & bit(holding % HOLDING)
        ],
    }
