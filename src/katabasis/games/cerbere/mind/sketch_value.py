"""How a sketch of the table looks to Adventurers and to Cerberus players."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.estimate import as_float, weights_of
from katabasis.games.cerbere.board.roads import ABOARD, CAPTURED, NO_MERCY
from katabasis.games.cerbere.meta import HOME
from katabasis.games.cerbere.mind.sketch import CERBERUS_WINS, FAR, FREE, LOST, MERCY_CELLS, Scene, laid_cards

HABITS: Final = [
    "habit step",  # 0: an Adventurer
    "habit aboard",
    "habit margin",
    "habit risk",
    "habit risk without mercy",
    "habit companion's step",
    "habit spare Adventurer",
    "habit risk of who is needed",
    "habit risk of who is not",
    "habit card",
    "habit friends' card",
    "habit laid",
    "habit rage",
    "habit speed",
    "habit traitor",
    "habit look",
    "habit turned",
    "habit lost",
    "habit gap",
    "habit leader's step",
    "habit hunter risk",  # 20: a Cerberus player
    "habit hunter step of who fills the Barque",
    "habit hunter step of all",
    "habit hunter spare Adventurer",
    "habit hunter aboard",
    "habit hunter card",
    "habit hunter their card",
    "habit hunter laid",
    "habit hunter rage",
    "habit hunter speed",
    "habit hunter gap",
    "habit help",  # 31: how far another's need counts when a card is asked for
    "habit asking",  # how sure one is to be helped
]
HABITS_OF_THREE: Final = [f"{name} (3)" for name in HABITS]  # the die begins at 5, and each of them is needed
WEIGHTS: Final[list[float]] = weights_of(HOME, HABITS)
WEIGHTS_OF_THREE: Final[list[float]] = weights_of(HOME, HABITS_OF_THREE)
HELP: Final = 31
ASKING: Final = 32
VICTORY: Final = 12.0


def weights_for(seats: i64) -> list[float]:
    """What counts at a table of so many."""
    return WEIGHTS_OF_THREE if seats == 3 else WEIGHTS


def standing(scene: Scene) -> float:
    """How the table looks to a seat; only differences mean anything."""
    return hunters_standing(scene) if scene.hunter else adventurers_standing(scene)


def risk_of(gap: i64, least: i64, speed: i64, imminent: float) -> float:
    """Of being caught soon: Cerberus stops at the first he meets."""
    if gap > speed:
        ahead = as_float(gap - speed)
        return 0.3 * imminent * (1.0 - ahead / 8.0) if ahead < 8.0 else 0.0
    if least < gap:
        return 0.1 + 0.2 * imminent
    return 0.15 + 0.85 * imminent


def adventurers_standing(scene: Scene) -> float:
    w = weights_for(scene.seats)
    me = scene.me
    total = w[9] * as_float(scene.hand if scene.hand < 5 else 5) + w[10] * as_float(scene.friends_cards)
    if scene.hand > 5:
        total += 0.3 * w[9] * as_float(scene.hand - 5)
    total += (
        w[11] * as_float(laid_cards(scene.laid)) - w[14] * as_float(scene.traitors) + w[9] * as_float(scene.treasures)
    )
    if scene.fate != FREE:
        return total + (w[17] if scene.fate == LOST else w[16])
    if scene.end == CERBERUS_WINS:
        return total - VICTORY
    road = scene.road
    own = scene.to_go(me)
    places = scene.places
    if scene.revealed and as_float(scene.aboard) >= places and scene.known:
        return total + (VICTORY if own == 0 else -VICTORY)
    least: i64 = FAR
    first: i64 = FAR
    second: i64 = FAR
    ahead = 0.0
    for seat in range(scene.seats):
        if scene.spaces[seat] == CAPTURED:
            continue
        gap = scene.gap(seat)
        if gap < least:
            least = gap
        if seat == me:
            continue
        distance = scene.to_go(seat)
        if distance < own:
            ahead += 1.0
        elif distance == own:
            ahead += 0.5
        if distance < first:
            second = first
            first = distance
        elif distance < second:
            second = distance
    imminent = scene.imminence()
    total -= w[0] * as_float(own)
    if own == 0:
        total += w[1]
    else:
        gap = scene.gap(me)
        risk = risk_of(gap, least, scene.speed, imminent)
        total -= w[3] * risk
        if scene.left <= MERCY_CELLS or road.zone[scene.spaces[me]] == NO_MERCY:
            total -= w[4] * risk
        total += w[18] * as_float(gap if gap < 12 else 12)
    margin = places - ahead
    total += w[2] * (margin if margin > -2.0 else -2.0)
    if places > 1.0 and first < FAR:
        total -= w[5] * as_float(first) * (1.0 if places >= 2.0 else places - 1.0)
        if places > 2.0 and second < FAR:
            total -= w[5] * as_float(second) * (places - 2.0)
    if margin < 0.5 and first < own:  # they would leave without me
        total -= w[19] * as_float(own - first)
    spare = as_float(scene.left) - places
    total += w[6] * (spare if spare < 2.0 else 2.0)
    for seat in range(scene.seats):
        if seat != me and scene.spaces[seat] != CAPTURED and scene.spaces[seat] != ABOARD:
            risk = risk_of(scene.gap(seat), least, scene.speed, imminent)
            total -= (w[7] if spare < 1.0 else w[8]) * risk
    total += w[12] * as_float(scene.rage) - w[13] * as_float(scene.speed)
    if scene.known == 2:
        total += w[15]
    elif scene.known == 3:
        total += 0.3 * w[15]
    return total


def hunters_standing(scene: Scene) -> float:
    w = weights_for(scene.seats)
    total = w[25] * as_float(scene.hand if scene.hand < 5 else 5) - w[26] * as_float(scene.foes_cards)
    total += w[27] * as_float(laid_cards(scene.laid)) + 0.5 * w[25] * as_float(scene.friends_cards)
    if scene.end == CERBERUS_WINS:
        return total + VICTORY
    places = scene.places
    if scene.revealed and as_float(scene.aboard) >= places and scene.known:
        return total - VICTORY
    least: i64 = FAR
    first: i64 = FAR
    second: i64 = FAR
    third: i64 = FAR
    sum_of: i64 = 0
    for seat in range(scene.seats):
        if scene.spaces[seat] == CAPTURED:
            continue
        gap = scene.gap(seat)
        if gap < least:
            least = gap
        distance = scene.to_go(seat)
        sum_of += distance
        if distance < first:
            third = second
            second = first
            first = distance
        elif distance < second:
            third = second
            second = distance
        elif distance < third:
            third = distance
    imminent = scene.imminence()
    risk = 0.0
    for seat in range(scene.seats):
        if scene.spaces[seat] != CAPTURED and scene.spaces[seat] != ABOARD:
            risk += risk_of(scene.gap(seat), least, scene.speed, imminent)
    filling = first
    if places > 2.5:
        filling = third
    elif places > 1.5:
        filling = second
    if filling >= FAR:
        filling = 20
    spare = as_float(scene.left) - places
    total += w[20] * risk + w[21] * as_float(filling) + w[22] * as_float(sum_of) / as_float(scene.left)
    total -= w[23] * (spare if spare > -1.0 else -1.0) + w[24] * as_float(scene.aboard)
    total -= w[28] * as_float(scene.rage)
    total += w[29] * as_float(scene.speed) - w[30] * as_float(least if least < 15 else 15)
    return total
