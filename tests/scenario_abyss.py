"""Scenarios of Abyss read like its ledger: a position, what is answered, what chance answers, what is true then.

    table = scenario(player(pearls=2, hand="J3 C2 S5 S1"), player(), court="master-of-magic slaver traitor")
    table.play("recruit slaver")
    table.play("affiliate shellfish 1", "keeper", "reaper", "shepherd", "miller")
    assert table.pearls(0) == 2

Allies are written as in the ledger: Q squid, S shellfish, C crab, H seahorse, J jellyfish, and a value.  Outcomes given
to `play` and `deal` are allies, "monster", lords, locations or token values; they must all be used, in order.
"""

from __future__ import annotations

import re
from typing import Any

import katabasis
from katabasis.engine.seats import CHANCE, OVER
from katabasis.games.abyss.data.lords import LORD_NAMES
from katabasis.games.abyss.data.places import PLACE_NAMES
from katabasis.games.abyss.words.events import EVENTS
from scenario import Table as AnyTable

ABYSS = katabasis.game("abyss")
A, B, C, D = range(4)
RACES = {"Q": "squid", "S": "shellfish", "C": "crab", "H": "seahorse", "J": "jellyfish"}
ACTING = ["next", "trim", "close first", "control"]  # below the action of the first seat

__all__ = ["ABYSS", "ACTING", "CHANCE", "OVER", "A", "B", "C", "D", "Table", "allies", "player", "scenario", "short"]


def allies(text: str) -> list[str]:
    """ "J3 C2" as a position has it."""
    return [f"{RACES[word[0]]} {word[1]}" for word in text.split()]


def short(names: list[str]) -> str:
    """And back: "C2 J3", in the order of the ledger's letters."""
    letters = {name: letter for letter, name in RACES.items()}
    return " ".join(sorted(f"{letters[name.split()[0]]}{name.split()[1]}" for name in names))


def player(
    pearls: int = 1,
    hand: str = "",
    lords: str = "",
    turned: str = "",
    affiliated: str = "",
    keys: int = 0,
    tokens: tuple[int, ...] = (),
    locations: dict[str, str] | None = None,
) -> dict[str, Any]:
    """A player: locations by name, each with the lords under it."""
    return {
        "pearls": pearls,
        "hand": allies(hand),
        "affiliated": allies(affiliated),
        "lords": lords.split(),
        "turned": turned.split(),
        "key_tokens": keys,
        "tokens": list(tokens),
        "locations": [{"location": name, "lords": under.split()} for name, under in (locations or {}).items()],
    }


class Table(AnyTable):
    """A table of Abyss."""

    EVENTS = EVENTS

    @staticmethod
    def outcome(value: int | str) -> str:
        if isinstance(value, int):
            return f"token {value}"
        if value == "monster":
            return "reveal monster"
        if re.fullmatch(r"[QSCHJ][1-5]", value):
            return f"reveal {RACES[value[0]]} {value[1]}"
        if value in LORD_NAMES:
            return f"lord {value}"
        return f"place {value}" if value in PLACE_NAMES else value

    def recruit(self, lord: str, payment: str, *outcomes: int | str, affiliate: str = "") -> Table:
        """Recruit with this payment, asked ally by ally; chance answers after the last one."""
        self.seen = len(self._events())
        self._load(outcomes)
        self.match.play(f"recruit {lord}")
        left = allies(payment)
        while self.asked.startswith("pay ") and self.seat >= 0:
            laid = [ally for ally in left if f"pay {ally}" in self.choices]
            if laid:
                left.remove(laid[0])
                self.match.play(f"pay {laid[0]}")
            else:
                named = allies(affiliate) or self.choices_of("affiliate")
                self.match.play(f"affiliate {named[0]}")
        return self.settled()

    def choices_of(self, verb: str) -> list[str]:
        """What can be answered with this verb, without it."""
        return [text.removeprefix(f"{verb} ") for text in self.choices if text.split()[0] == verb]

    def pearls(self, seat: int) -> int:
        return int(self.player(seat)["pearls"])

    def hand(self, seat: int) -> str:
        return short(self.player(seat)["hand"])

    def affiliated(self, seat: int) -> str:
        return short(self.player(seat)["affiliated"])

    def lords(self, seat: int) -> list[str]:
        """Free lords."""
        return list(self.player(seat)["lords"])

    def covered(self, seat: int) -> dict[str, list[str]]:
        """Controlled locations with the lords under them."""
        return {place["location"]: place["lords"] for place in self.player(seat)["locations"]}

    def keys(self, seat: int) -> int:
        """Usable keys: tokens and lords."""
        return int(self.match.view(seat).to_json()["players"][seat]["keys"])

    def tokens(self, seat: int) -> list[int]:
        return list(self.player(seat)["tokens"])

    @property
    def court(self) -> list[str]:
        """The lords of the court, by slot, empty slots left out."""
        return [lord for lord in self.json["court"] if lord]

    @property
    def discarded(self) -> str:
        return short(self.json["discard"])

    def stack(self, letter: str) -> str:
        """A council stack."""
        return short([ally for ally in self.json["council"] if ally.split()[0] == RACES[letter]])

    def points(self, seat: int) -> dict[str, int]:
        """By kind: locations, lords, allies, tokens, total."""
        found: dict[str, int] = self.match.view(seat).to_json()["players"][seat]["points"]
        return found

    def worth(self, location: str, seat: int = A) -> int:
        """What a location would score for a seat now."""
        return int(self.match.view(seat).to_json()["worths"][location])

    def cost(self, lord: str, seat: int = A) -> int:
        return int(self.match.view(seat).to_json()["costs"][lord])


def scenario(*players: dict[str, Any], chance: tuple[int | str, ...] = (), **fields: Any) -> Table:
    """A table in a position: players A, B, C, D; A's turn begins unless `pending` says otherwise.

    court, lord_deck, available and other names are given as texts with spaces; allies of council, deck and discard in
    letters.  Other fields are those of docs/positions.md.
    """
    for name in ("court", "lord_deck", "lord_discard", "location_deck", "available", "drawn"):
        if name in fields:
            fields[name] = fields[name].split()
    for name in ("council", "deck", "discard"):
        if name in fields:
            fields[name] = allies(fields[name])
    if "track" in fields:
        fields["track"] = [
            card if card == "monster" else f"{RACES[card[0]]} {card[1]}" for card in fields["track"].split()
        ]
    seats = list(players) or [player(), player()]
    return Table.at_position(ABYSS, {"players": seats, **fields}, chance).settled()
