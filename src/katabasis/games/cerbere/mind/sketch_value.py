"""How a sketch of the table looks to Adventurers and to Cerberus players."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.estimate import as_float, names_of, weights_of
from katabasis.games.cerbere.board.roads import ABOARD, CAPTURED, NO_MERCY
from katabasis.games.cerbere.meta import HOME
from katabasis.games.cerbere.mind.sketch import CERBERUS_WINS, FAR, FREE, LOST, MERCY_CELLS, Scene, laid_cards

# The weights of a habit, and the names that they are kept by.
OWN_STEP: Final = 0  # from here on of an Adventurer
OWN_PLACE: Final = 1
MARGIN: Final = 2
RISK: Final = 3
RISK_WITHOUT_MERCY: Final = 4
COMPANION_STEP: Final = 5
SPARE: Final = 6
RISK_OF_NEEDED: Final = 7
RISK_OF_OTHERS: Final = 8
CARD: Final = 9
FRIENDS_CARD: Final = 10
LAID: Final = 11
RAGE: Final = 12
SPEED: Final = 13
TRAITOR: Final = 14
LOOKED: Final = 15
TURNED: Final = 16
OWN_LOSS: Final = 17
GAP: Final = 18
LEADER_STEP: Final = 19
HUNTER_RISK: Final = 20  # from here on of a Cerberus player
HUNTER_STEP_OF_FILLING: Final = 21
HUNTER_STEP_OF_ALL: Final = 22
HUNTER_SPARE: Final = 23
HUNTER_PLACE: Final = 24
HUNTER_CARD: Final = 25
HUNTER_THEIR_CARD: Final = 26
HUNTER_LAID: Final = 27
HUNTER_RAGE: Final = 28
HUNTER_SPEED: Final = 29
HUNTER_GAP: Final = 30
HELP: Final = 31  # how far another's need counts when a card is asked for
ASKING: Final = 32  # how sure one is to be helped
HABITS: Final = names_of(
    [
        (OWN_STEP, "habit step"),
        (OWN_PLACE, "habit aboard"),
        (MARGIN, "habit margin"),
        (RISK, "habit risk"),
        (RISK_WITHOUT_MERCY, "habit risk without mercy"),
        (COMPANION_STEP, "habit companion's step"),
        (SPARE, "habit spare Adventurer"),
        (RISK_OF_NEEDED, "habit risk of who is needed"),
        (RISK_OF_OTHERS, "habit risk of who is not"),
        (CARD, "habit card"),
        (FRIENDS_CARD, "habit friends' card"),
        (LAID, "habit laid"),
        (RAGE, "habit rage"),
        (SPEED, "habit speed"),
        (TRAITOR, "habit traitor"),
        (LOOKED, "habit look"),
        (TURNED, "habit turned"),
        (OWN_LOSS, "habit lost"),
        (GAP, "habit gap"),
        (LEADER_STEP, "habit leader's step"),
        (HUNTER_RISK, "habit hunter risk"),
        (HUNTER_STEP_OF_FILLING, "habit hunter step of who fills the Barque"),
        (HUNTER_STEP_OF_ALL, "habit hunter step of all"),
        (HUNTER_SPARE, "habit hunter spare Adventurer"),
        (HUNTER_PLACE, "habit hunter aboard"),
        (HUNTER_CARD, "habit hunter card"),
        (HUNTER_THEIR_CARD, "habit hunter their card"),
        (HUNTER_LAID, "habit hunter laid"),
        (HUNTER_RAGE, "habit hunter rage"),
        (HUNTER_SPEED, "habit hunter speed"),
        (HUNTER_GAP, "habit hunter gap"),
        (HELP, "habit help"),
        (ASKING, "habit asking"),
    ]
)
HABITS_OF_THREE: Final = [f"{name} (3)" for name in HABITS]  # the die begins at 5, and each of them is needed
WEIGHTS: Final[list[float]] = weights_of(HOME, HABITS)
WEIGHTS_OF_THREE: Final[list[float]] = weights_of(HOME, HABITS_OF_THREE)
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
    total = w[CARD] * as_float(scene.hand if scene.hand < 5 else 5) + w[FRIENDS_CARD] * as_float(scene.friends_cards)
    if scene.hand > 5:
        total += 0.3 * w[CARD] * as_float(scene.hand - 5)
    total += (
        w[LAID] * as_float(laid_cards(scene.laid))
        - w[TRAITOR] * as_float(scene.traitors)
        + w[CARD] * as_float(scene.treasures)
    )
    if scene.fate != FREE:
        return total + (w[OWN_LOSS] if scene.fate == LOST else w[TURNED])
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
    total -= w[OWN_STEP] * as_float(own)
    if own == 0:
        total += w[OWN_PLACE]
    else:
        gap = scene.gap(me)
        risk = risk_of(gap, least, scene.speed, imminent)
        total -= w[RISK] * risk
        if scene.left <= MERCY_CELLS or road.zone[scene.spaces[me]] == NO_MERCY:
            total -= w[RISK_WITHOUT_MERCY] * risk
        total += w[GAP] * as_float(gap if gap < 12 else 12)
    margin = places - ahead
    total += w[MARGIN] * (margin if margin > -2.0 else -2.0)
    if places > 1.0 and first < FAR:
        total -= w[COMPANION_STEP] * as_float(first) * (1.0 if places >= 2.0 else places - 1.0)
        if places > 2.0 and second < FAR:
            total -= w[COMPANION_STEP] * as_float(second) * (places - 2.0)
    if margin < 0.5 and first < own:  # they would leave without me
        total -= w[LEADER_STEP] * as_float(own - first)
    spare = as_float(scene.left) - places
    total += w[SPARE] * (spare if spare < 2.0 else 2.0)
    for seat in range(scene.seats):
        if seat != me and scene.spaces[seat] != CAPTURED and scene.spaces[seat] != ABOARD:
            risk = risk_of(scene.gap(seat), least, scene.speed, imminent)
            total -= (w[RISK_OF_NEEDED] if spare < 1.0 else w[RISK_OF_OTHERS]) * risk
    total += w[RAGE] * as_float(scene.rage) - w[SPEED] * as_float(scene.speed)
    if scene.known == 2:
        total += w[LOOKED]
    elif scene.known == 3:
        total += 0.3 * w[LOOKED]
    return total


def hunters_standing(scene: Scene) -> float:
    w = weights_for(scene.seats)
    total = w[HUNTER_CARD] * as_float(scene.hand if scene.hand < 5 else 5) - w[HUNTER_THEIR_CARD] * as_float(
        scene.foes_cards
    )
    total += w[HUNTER_LAID] * as_float(laid_cards(scene.laid)) + 0.5 * w[HUNTER_CARD] * as_float(scene.friends_cards)
    if scene.end == CERBERUS_WINS:
        return total + VICTORY
    places = scene.places
    if scene.revealed and as_float(scene.aboard) >= places and scene.known:
        return total - VICTORY
    least, _, filling, sum_of = scene.hunted(places)
    imminent = scene.imminence()
    risk = 0.0
    for seat in range(scene.seats):
        if scene.spaces[seat] != CAPTURED and scene.spaces[seat] != ABOARD:
            risk += risk_of(scene.gap(seat), least, scene.speed, imminent)
    if filling >= FAR:
        filling = 20
    spare = as_float(scene.left) - places
    total += (
        w[HUNTER_RISK] * risk
        + w[HUNTER_STEP_OF_FILLING] * as_float(filling)
        + w[HUNTER_STEP_OF_ALL] * as_float(sum_of) / as_float(scene.left)
    )
    total -= w[HUNTER_SPARE] * (spare if spare > -1.0 else -1.0) + w[HUNTER_PLACE] * as_float(scene.aboard)
    total -= w[HUNTER_RAGE] * as_float(scene.rage)
    total += w[HUNTER_SPEED] * as_float(scene.speed) - w[HUNTER_GAP] * as_float(least if least < 15 else 15)
    return total
