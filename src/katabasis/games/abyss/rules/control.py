"""Keys and the control of locations (rulebook, "Contrôle des Lieux")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import bit, how_many, lowest, members
from katabasis.games.abyss.actions import CONTROL as CONTROLS_OF
from katabasis.games.abyss.actions import DECLINE, DRAW_KIND, SPARE_KEY, SWAP
from katabasis.games.abyss.actions import DRAW as DRAWS_OF
from katabasis.games.abyss.actions import KEEP as KEEPS_OF
from katabasis.games.abyss.actions import SPARE as SPARES_OF
from katabasis.games.abyss.actions import YIELD as YIELDS_OF
from katabasis.games.abyss.bags import AMBASSADORS
from katabasis.games.abyss.data.allies import KEYS_FOR_PLACE, MOST_DRAWN
from katabasis.games.abyss.data.lords import LORD_NAMES, LORDS
from katabasis.games.abyss.data.places import SMOKERS_PLACE
from katabasis.games.abyss.meta import SMOKERS_STAY
from katabasis.games.abyss.questions import DRAW, KEEP, NO_LORD, PLACE, RECEIVE, SMOKERS, SPARE
from katabasis.games.abyss.state import AbyssState, ask, key_lords, note, owe, owed
from katabasis.games.abyss.words.events import (
    CONTROLS,
    COVERS,
    DECLINES,
    DRAWS,
    KEYS_KEPT,
    KEYS_SPENT,
    PLACE_DRAWN,
    PLACE_LEFT,
    SMOKERS_KEPT,
    SMOKERS_SWAP,
    SPARES,
    SPARES_KEY,
    YIELDS,
)

HOLDING: Final = 32  # a holding is a location + this times the lords under it
FIRST_TOKEN_BIT: Final = 35  # of what is spared
ILLUSIONIST: Final = LORD_NAMES.index("illusionist")
SPARED_LORDS: Final = 2**35 - 1


def keys_of(s: AbyssState, seat: i64) -> i64:
    """Key tokens, and keys of lords that are free and not turned.  ABY-COMP-19, ABY-CONTROL-02"""
    return s.players[seat].keys + how_many(key_lords(s, seat))


def spared_tokens(s: AbyssState) -> i64:
    return how_many(s.spared >> FIRST_TOKEN_BIT)


def reach_control(s: AbyssState) -> None:
    """As long as three keys are left a location must be taken, if there is one.  ABY-CONTROL-01, ABY-CONTROL-12"""
    seat = s.active
    none_left = s.available == 0 and s.place_deck == 0
    waiting: i64 = s.players[seat].free & AMBASSADORS & ~s.turned
    if keys_of(s, seat) < KEYS_FOR_PLACE and waiting == 0:
        s.pending.pop()
    elif none_left:
        note(s, KEYS_KEPT, seat)  # ABY-R-47
        s.pending.pop()
    elif waiting:
        control_alone(s, seat, lowest(waiting))
    else:
        s.spared = 0
        ask(s, PLACE, seat, NO_LORD)
        ask(s, SPARE, seat)


# Which keys


def reach_spare(s: AbyssState, seat: i64) -> bool:
    """Exactly three keys are used; who has more chooses which stay.  ABY-CONTROL-03, ABY-CONTROL-06"""
    if keys_of(s, seat) - how_many(s.spared) == KEYS_FOR_PLACE:
        s.pending.pop()
        return False
    choices = spare_choices(s, seat)
    if len(choices) > 1:
        return True
    answer_spare(s, seat, choices[0])
    return False


def spare_choices(s: AbyssState, seat: i64) -> list[Action]:
    found: list[Action] = []
    if s.players[seat].keys > spared_tokens(s):
        found.append(SPARE_KEY)
    for lord in members(key_lords(s, seat) & ~s.spared):
        found.append(SPARES_OF[lord])
    return found


def answer_spare(s: AbyssState, seat: i64, action: Action) -> None:
    if action is SPARE_KEY:
        s.spared |= bit(FIRST_TOKEN_BIT + spared_tokens(s))
        note(s, SPARES_KEY, seat)
    else:
        s.spared |= bit(action.a)
        note(s, SPARES, seat, action.a)


# Which location


def control_alone(s: AbyssState, seat: i64, lord: i64) -> None:
    """An ambassador draws its number of tiles, or takes an available one if there are none.  ABY-R-41"""
    if s.place_deck:
        draw_places(s, seat, LORDS[lord].arrival.amount, lord)
    elif s.available:
        ask(s, PLACE, seat, lord)
    else:
        note(s, KEYS_KEPT, seat)


def reach_place(s: AbyssState, seat: i64, lord: i64) -> bool:
    choices = place_choices(s, lord)
    if len(choices) > 1:
        return True
    answer_place(s, seat, lord, choices[0])
    return False


def place_choices(s: AbyssState, lord: i64) -> list[Action]:
    """An available location, or 1 to 4 tiles from the deck.  ABY-CONTROL-07, ABY-DECK-06, ABY-R-46"""
    found = [CONTROLS_OF[place] for place in members(s.available)]
    if lord == NO_LORD:
        for number in range(1, min(MOST_DRAWN, how_many(s.place_deck)) + 1):
            found.append(DRAWS_OF[number - 1])
    return found


def answer_place(s: AbyssState, seat: i64, lord: i64, action: Action) -> None:
    s.pending.pop()
    if action.kind == DRAW_KIND:
        draw_places(s, seat, action.a, lord)
    else:
        s.available -= bit(action.a)
        control(s, seat, action.a, lord)


def draw_places(s: AbyssState, seat: i64, number: i64, lord: i64) -> None:
    number = min(number, how_many(s.place_deck))
    note(s, DRAWS, seat, number)
    ask(s, KEEP, seat, lord)
    owe(s, DRAW, number)


def reach_draw(s: AbyssState, left: i64) -> bool:
    if s.place_deck & (s.place_deck - 1):
        return True
    draw_place(s, left, lowest(s.place_deck))
    return False


def draw_place(s: AbyssState, left: i64, place: i64) -> None:
    """The drawn tiles are shown to all.  ABY-R-46"""
    s.place_deck -= bit(place)
    s.drawn |= bit(place)
    if s.turn:
        note(s, PLACE_DRAWN, place)
    if left > 1:
        s.pending.now = owed(DRAW, 0, left - 1)
    else:
        s.pending.pop()


def reach_keep(s: AbyssState, seat: i64, lord: i64) -> bool:
    if s.drawn & (s.drawn - 1):
        return True
    keep(s, seat, lowest(s.drawn), lord)
    return False


def keep_choices(s: AbyssState) -> list[Action]:
    return [KEEPS_OF[place] for place in members(s.drawn)]


def keep(s: AbyssState, seat: i64, place: i64, lord: i64) -> None:
    """One of the drawn tiles is kept, the others become available.  ABY-CONTROL-08"""
    s.pending.pop()
    left: i64 = s.drawn & ~bit(place)
    s.available |= left
    s.drawn = 0
    if s.notes is not None:
        for other in members(left):
            note(s, PLACE_LEFT, other)
    control(s, seat, place, lord)


def control(s: AbyssState, seat: i64, place: i64, lord: i64) -> None:
    """Lords whose keys are used are slid under it, tokens go back to the supply.  ABY-CONTROL-04, ABY-CONTROL-05"""
    used: i64 = bit(lord) if lord != NO_LORD else key_lords(s, seat) & ~s.spared
    player = s.players[seat]
    player.places |= bit(place)
    player.free &= ~used
    player.covered |= used
    s.holdings.append(place + HOLDING * used)
    s.holdings.sort()
    if s.notes is not None:
        note(s, CONTROLS, seat, place)
        for covered in members(used):
            note(s, COVERS, covered, place)
    if lord == NO_LORD:
        spent: i64 = KEYS_FOR_PLACE - how_many(used)
        if spent > 0:
            player.keys -= spent
            note(s, KEYS_SPENT, seat, spent)
        s.spared = 0
    look_through_deck(s, seat, place)


def holding_of(s: AbyssState, place: i64) -> i64:
    """Where a controlled location stands among the holdings."""
    number: i64 = 0
    while s.holdings[number] % HOLDING != place:
        number += 1
    return number


def under(s: AbyssState, place: i64) -> i64:
    """The lords under a controlled location."""
    holding: i64 = s.holdings[holding_of(s, place)]
    return holding // HOLDING


def replace_place(s: AbyssState, seat: i64, old: i64, new: i64) -> None:
    """Another tile over the same lords.  ABY-R-40, ABY-R-49"""
    s.holdings[holding_of(s, old)] += new - old
    s.holdings.sort()
    s.players[seat].places += bit(new) - bit(old)


# Black Smokers


def look_through_deck(s: AbyssState, seat: i64, place: i64) -> None:
    """Who takes control of Black Smokers may take a tile of the deck instead.  ABY-PLACE-10, ABY-R-49"""
    if place == SMOKERS_PLACE and s.place_deck:
        ask(s, SMOKERS, seat)


def smokers_choices(s: AbyssState) -> list[Action]:
    found = [SWAP[place] for place in members(s.place_deck)]
    found.append(DECLINE)
    return found


def answer_smokers(s: AbyssState, seat: i64, action: Action) -> None:
    s.pending.pop()
    if action is DECLINE:
        note(s, SMOKERS_KEPT, seat)
        return
    s.place_deck -= bit(action.a)
    replace_place(s, seat, SMOKERS_PLACE, action.a)
    if s.readings & SMOKERS_STAY:
        s.place_deck += bit(SMOKERS_PLACE)
    note(s, SMOKERS_SWAP, seat, action.a)


# The Illusionist


def yield_choices(s: AbyssState, seat: i64) -> list[Action]:
    found = [YIELDS_OF[place] for place in members(s.players[seat].places)]
    found.append(DECLINE)
    return found


def answer_yield(s: AbyssState, seat: i64, action: Action) -> None:
    """Optional: a location of one's own for an available one.  ABY-LORD-19, ABY-R-40"""
    s.pending.pop()
    if action is DECLINE:
        note(s, DECLINES, seat, ILLUSIONIST)
    else:
        note(s, YIELDS, seat, action.a)
        ask(s, RECEIVE, seat, action.a)


def receive_choices(s: AbyssState) -> list[Action]:
    return [CONTROLS_OF[place] for place in members(s.available)]


def reach_receive(s: AbyssState, seat: i64, old: i64) -> bool:
    if s.available & (s.available - 1):
        return True
    receive(s, seat, old, lowest(s.available))
    return False


def receive(s: AbyssState, seat: i64, old: i64, new: i64) -> None:
    """The covered lords move along; the old location becomes available.  ABY-R-40"""
    s.pending.pop()
    replace_place(s, seat, old, new)
    s.available += bit(old) - bit(new)
    note(s, CONTROLS, seat, new)
    look_through_deck(s, seat, new)
