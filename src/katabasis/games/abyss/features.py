"""A view as numbers, for learning: always as many, in the same order, between 0 and about 1.

>>> from katabasis.games import game
>>> state = game("abyss").match(seats=2, seed="reef").state
>>> len(features(state.view(0))) == len(NAMES), len(NAMES)
(True, 289)
"""

from __future__ import annotations

from typing import Final

from katabasis.games.abyss.data.allies import ALLIES, COPIES, MONSTER, RACES, SLOTS, TOP_THREAT, ally_name
from katabasis.games.abyss.data.lords import GUILDS, LORD_NAMES, LORDS
from katabasis.games.abyss.data.places import PLACE_NAMES
from katabasis.games.abyss.decks import OF_GUILD, how_many
from katabasis.games.abyss.packs import count
from katabasis.games.abyss.questions import FIRST_CHANCE, KIND_NAMES
from katabasis.games.abyss.state import EMPTY_SLOT
from katabasis.games.abyss.view import UNKNOWN, AbyssView

MOST_SEATS: Final = 4
PLAYER: Final = [
    "here",
    "active",
    "pearls",
    "hand",
    "keys",
    "tokens",
    "lords",
    *[f"guild {guild}" for guild in GUILDS],
    *[f"affiliated {race}" for race in RACES],
    "places",
    "points of places",
    "points of lords",
    "points of allies",
    "points of tokens",
]
NAMES: Final = [
    *[f"asked {name}" for name in KIND_NAMES[:FIRST_CHANCE]],
    "turn",
    "threat",
    "price",
    "slots used",
    "last round",
    "lords left",
    "deck",
    *[f"hand {ally_name(ally)}" for ally in range(ALLIES)],
    *[f"laid {ally_name(ally)}" for ally in range(ALLIES)],
    *[f"last on track {ally_name(card)}" for card in range(MONSTER + 1)],
    *[f"council {race}" for race in RACES],
    *[f"court {name}" for name in LORD_NAMES],
    *[f"payable {name}" for name in LORD_NAMES],
    *[f"would score {name}" for name in PLACE_NAMES],
    *[f"seat +{seat} {name}" for seat in range(MOST_SEATS) for name in PLAYER],
]


def features(view: AbyssView) -> list[float]:
    """One number for each of NAMES; seats in the order of play, one's own first."""
    me = max(view.seat, 0)
    kind = -1 if view.question is None else view.question.kind
    numbers = [1.0 if kind == number else 0.0 for number in range(FIRST_CHANCE)]
    numbers += [
        min(1.0, view.turn / 60),
        view.threat / TOP_THREAT,
        view.price / 4,
        len(view.track) / SLOTS,
        1.0 if view.trigger >= 0 else 0.0,
        how_many(view.lord_deck) / len(LORDS),
        view.deck_size / 71,
    ]
    numbers += [count(view.hands[me], ally) / COPIES[ally % 5 + 1] for ally in range(ALLIES)]
    numbers += [count(view.laid[me], ally) / COPIES[ally % 5 + 1] for ally in range(ALLIES)]
    last = view.track[-1] if view.track else -1
    numbers += [1.0 if card == last else 0.0 for card in range(MONSTER + 1)]
    numbers += [stack / 13 for stack in view.council]
    court = [lord for lord in view.court if lord != EMPTY_SLOT]
    numbers += [1.0 if lord in court else 0.0 for lord in range(len(LORDS))]
    numbers += [float(view.affordable >> lord & 1) for lord in range(len(LORDS))]
    numbers += [worth / 20 for worth in view.worths]
    for offset in range(MOST_SEATS):
        numbers += player_features(view, (me + offset) % view.seats) if offset < view.seats else [0.0] * len(PLAYER)
    return numbers


def player_features(view: AbyssView, seat: int) -> list[float]:
    lords = view.free[seat] | view.covered[seat]
    points = view.points[seat]
    return [
        1.0,
        1.0 if seat == view.active else 0.0,
        min(1.0, view.pearls[seat] / 20),
        min(1.0, view.hand_sizes[seat] / 15),
        view.usable_keys[seat] / 4,
        view.token_counts[seat] / 20,
        how_many(lords) / 7,
        *[how_many(lords & OF_GUILD[guild]) / 7 for guild in range(len(GUILDS))],
        *[sum(count(view.affiliated[seat], race * 5 + value) for value in range(5)) / 7 for race in range(len(RACES))],
        how_many(view.places[seat]) / 5,
        points[0] / 60,
        points[1] / 60,
        points[2] / 25,
        0.0 if points[3] == UNKNOWN else points[3] / 20,
    ]
