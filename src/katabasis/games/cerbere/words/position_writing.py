"""Positions written as plain values; `position_reading` reads them back."""

from __future__ import annotations

from typing import Any, Final

from katabasis.engine.bits import members
from katabasis.games.cerbere.actions import BOARD_IDS
from katabasis.games.cerbere.bags import EMPTY, pack_of
from katabasis.games.cerbere.data.treasures import HARPY_NAMES, TREASURE_NAMES
from katabasis.games.cerbere.meta import ENDINGS, NAME, RULES_VERSION, SEAT_NAMES
from katabasis.games.cerbere.questions import KINDS
from katabasis.games.cerbere.rules.powers import (
    ACTION_CARD_NAMES,
    CERBERUS_CARD_NAMES,
    FIRST_CARD_POWER,
    FIRST_TREASURE_POWER,
    NO_POWER,
    POWER_NAMES,
)
from katabasis.games.cerbere.setup import full_betrayal, full_survival
from katabasis.games.cerbere.state import NO_SEAT, CerbereState
from katabasis.games.cerbere.view import CAMPS, cards, nest_names, space_name

INWARD: Final = ["", "deeper", "out"]


def written(s: CerbereState) -> dict[str, Any]:
    """The whole position as plain values."""
    return {
        "game": NAME,
        "rules": RULES_VERSION,
        "seats": s.seats,
        "options": dict(s.options),
        "boards": [BOARD_IDS[number] for number in s.chosen],
        "turn": s.turn,
        "ending": ENDINGS[s.over],
        "active": s.active,
        "acted": s.acted == 1,
        "carded": s.carded == 1,
        "stopped": s.stopped == 1,
        "withdrawn": s.withdrawn == 1,
        "hunt_due": s.hunt_due == 1,
        "cerberus": s.road.names[s.cerberus],
        "rage": s.rage,
        "speed": s.speed,
        "captured": list(s.captured),
        "opened": [s.road.link_names[link] for link in members(s.opened)],
        "nests": nest_names(s.road, s.nests),
        "harpies": [HARPY_NAMES[token] for token in members(s.harpies)],
        "cave_treasure": s.cave == 1,
        "barques": list(s.barques),
        "looked": [members(seen) for seen in s.seen_by],
        "revealed": s.revealed == 1,
        "survival": cards(s.survival),
        "betrayal": cards(s.betrayal),
        "discard": cards(s.discarded),
        "incomplete": not is_complete(s),
        "treasure_bag": treasures(s.treasure_bag),
        "open_treasures": treasures(s.open_treasures),
        "rolls": list(s.rolls),
        "power": "" if s.power == NO_POWER else POWER_NAMES[s.power],
        "parts": members(s.parts),
        "targeted": members(s.targeted),
        "asked_help": s.asked_help == 1,
        "move": written_move(s),
        "prisoners": members(s.prisoners),
        "players": [written_player(s, seat) for seat in range(s.seats)],
        "pending": [KINDS.written(line) for line in s.pending.listed()],
    }


def treasures(mask: int) -> list[str]:
    return [TREASURE_NAMES[treasure] for treasure in members(mask)]


def written_move(s: CerbereState) -> dict[str, Any]:
    """The pawn on its way; what the last one left behind stays, for two positions are equal only with it."""
    return {
        "seat": "" if s.mover == NO_SEAT else SEAT_NAMES[s.mover],
        "steps": s.steps,
        "backward": s.backward == 1,
        "moved": s.moved == 1,
        "inward": INWARD[s.inward],
        "guide": SEAT_NAMES[s.guide],
        "paying": s.paying == 1,
        "origin": space_name(s.road, s.origin),
    }


def camp_of(s: CerbereState, seat: int) -> int:
    return 0 if (s.adventurers >> seat) & 1 else 1 if (s.traitors >> seat) & 1 else 2


def written_player(s: CerbereState, seat: int) -> dict[str, Any]:
    camp = camp_of(s, seat)
    names = CERBERUS_CARD_NAMES if camp == 1 else ACTION_CARD_NAMES
    return {
        "space": space_name(s.road, s.spaces[seat]),
        "camp": CAMPS[camp],
        "hand": cards(s.hands[seat]),
        "pledged": cards(s.pledged[seat]),
        "played": [names[card] for card in members(s.laid[seat])],
        "treasures": treasures(s.treasures[seat]),
        "treasures_played": treasures(s.treasures_laid[seat]),
        "fired": [
            s.road.names[space]
            for space in range(s.road.size)
            if s.road.symbol[space] and (s.fired[seat] >> s.road.symbol_bit[space]) & 1
        ],
    }


def played_card(s: CerbereState) -> int:
    """A pack of the Survival or Betrayal card being played."""
    if FIRST_CARD_POWER <= s.power < FIRST_TREASURE_POWER:
        return pack_of([(s.power - FIRST_CARD_POWER) // 2])
    return EMPTY


def is_complete(s: CerbereState) -> bool:
    """Whether no Survival or Betrayal card is missing."""
    held = s.survival + s.betrayal + s.discarded + sum(s.hands) + played_card(s)
    return bool(held == full_survival(s) + full_betrayal(s))
