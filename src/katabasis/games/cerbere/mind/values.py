"""Who will win?  Numbers that describe a position for one seat, weighed by what was learnt from many matches.

Those who win, win together and wholly, so that each seat has a chance of its own; they need not add up to anything.
An Adventurer of good will plays for more than that: that anybody escapes.  Both are learnt from the same numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.estimate import as_float, chance_of, weighed, weights_of, write_weights
from katabasis.games.cerbere.board.roads import CAPTURED, NO_MERCY
from katabasis.games.cerbere.meta import ESCAPED, FIRST, HOME, PLAYING
from katabasis.games.cerbere.mind.sketch import FAR, MERCY_CELLS, Scene, laid_cards
from katabasis.games.cerbere.mind.sketch_value import (
    HABITS,
    HABITS_OF_THREE,
    WEIGHTS,
    WEIGHTS_OF_THREE,
)
from katabasis.games.cerbere.questions import TURN
from katabasis.games.cerbere.rules.ending import shares
from katabasis.games.cerbere.state import CerbereState, is_adventurer, is_traitor, left

ADVENTURER: Final = [
    "adventurer base",
    "adventurer to go",
    "adventurer to go squared",
    "adventurer aboard",
    "adventurer margin",
    "adventurer among the first",
    "adventurer behind the leader",
    "adventurer gap",
    "adventurer last in reach",
    "adventurer covered in reach",
    "adventurer last and Hunt near",
    "adventurer last without mercy",
    "adventurer near, no mercy",
    "adventurer companion to go",
    "adventurer companions in reach",
    "adventurer spare",
    "adventurer too few",
    "adventurer just enough",
    "adventurer left",
    "adventurer places",
    "adventurer traitors",
    "adventurer hand",
    "adventurer friends' cards",
    "adventurer laid",
    "adventurer rage",
    "adventurer speed",
    "adventurer revealed",
    "adventurer revealed, to go",
    "adventurer revealed, margin",
    "adventurer turn soon",
    "adventurer Cerberus",
    "adventurer traitors, to go",
    "adventurer treasures",
    "adventurer places full but for me",
    "adventurer minimum",
    "adventurer first edition",
]
HUNTER: Final = [
    "hunter base",
    "hunter left",
    "hunter places",
    "hunter spare",
    "hunter too few",
    "hunter just enough",
    "hunter filling",
    "hunter filling squared",
    "hunter leader",
    "hunter mean",
    "hunter last in reach",
    "hunter last in reach, Hunt near",
    "hunter hand",
    "hunter traitors",
    "hunter foes' cards",
    "hunter rage",
    "hunter speed",
    "hunter gap",
    "hunter aboard",
    "hunter revealed",
    "hunter revealed, spare",
    "hunter revealed, filling",
    "hunter Cerberus",
    "hunter minimum",
    "hunter first edition",
]
COMPANION: Final = [name.replace("adventurer", "companion", 1) for name in ADVENTURER]  # the same, looked at together
ADVENTURER_OF_THREE: Final = [f"{name} (3)" for name in ADVENTURER]  # the die begins at 5, and each of them is needed
HUNTER_OF_THREE: Final = [f"{name} (3)" for name in HUNTER]
ADVENTURER_WEIGHTS: Final[list[float]] = weights_of(HOME, ADVENTURER)
ADVENTURER_WEIGHTS_OF_THREE: Final[list[float]] = weights_of(HOME, ADVENTURER_OF_THREE)
COMPANION_WEIGHTS: Final[list[float]] = weights_of(HOME, COMPANION)
HUNTER_WEIGHTS: Final[list[float]] = weights_of(HOME, HUNTER)
HUNTER_WEIGHTS_OF_THREE: Final[list[float]] = weights_of(HOME, HUNTER_OF_THREE)
SPIRIT: Final = 0.7  # how much of what an Adventurer of good will plays for is that anybody escapes
LEARNT: Final = [ADVENTURER_WEIGHTS[0] != 0.0]


def prospects(s: CerbereState) -> list[float]:
    """What each seat may hope to win; nothing before it was learnt."""
    return hopes(s, ADVENTURER_WEIGHTS_OF_THREE if s.seats == 3 else ADVENTURER_WEIGHTS)


def aims(s: CerbereState) -> list[float]:
    """What each seat plays for if Adventurers mean each other well; once the match is over, nothing but the result."""
    return hopes(s, COMPANION_WEIGHTS)


def hopes(s: CerbereState, of_adventurers: list[float]) -> list[float]:
    if s.over != PLAYING:
        return shares(s)
    if not LEARNT[0]:
        return []
    of_hunters = HUNTER_WEIGHTS_OF_THREE if s.seats == 3 else HUNTER_WEIGHTS
    found: list[float] = []
    for seat in range(s.seats):
        if is_adventurer(s, seat):
            found.append(chance_of(weighed(of_adventurers, adventurers_numbers(s, seat))))
        elif is_traitor(s, seat):
            found.append(chance_of(weighed(of_hunters, hunters_numbers(s, seat))))
        else:
            found.append(0.0)
    return found


def settled(s: CerbereState) -> bool:
    """At the beginning of a turn after a Hunt, when the die is back: who is in danger just before one depends on who
    still has a turn, and no weighed numbers tell that as well as playing on does.
    """
    quiet = s.pending.now.kind == TURN and s.acted == 0 and s.carded == 0
    return quiet and s.cerberus > 0 and s.rage == left(s)


def learnt_from(s: CerbereState) -> list[tuple[list[str], list[float], list[int]]]:
    """What training looks at: for each seat that can still win its names, its numbers, and itself."""
    sides: list[tuple[list[str], list[float], list[int]]] = []
    for seat in range(s.seats):
        if is_adventurer(s, seat):
            numbers = adventurers_numbers(s, seat)
            sides.append((ADVENTURER_OF_THREE if s.seats == 3 else ADVENTURER, numbers, [seat]))
            sides.append((COMPANION, numbers, [seat]))
        elif is_traitor(s, seat):
            sides.append((HUNTER_OF_THREE if s.seats == 3 else HUNTER, hunters_numbers(s, seat), [seat]))
    return sides


def worth(s: CerbereState, names: list[str]) -> list[float]:
    """What the end of a match is worth to each seat: that it wins, or what a companion makes of it.

    When all Adventurers look only after themselves they run into Cerberus' arms to win with him, and nobody escapes.
    """
    if names is not COMPANION:
        return shares(s)
    return [(1.0 - SPIRIT) * won + SPIRIT * escaped(s) for won in shares(s)]


def learn(weights: dict[str, float]) -> None:
    """Think otherwise from now on."""
    lists = [
        (ADVENTURER, ADVENTURER_WEIGHTS),
        (ADVENTURER_OF_THREE, ADVENTURER_WEIGHTS_OF_THREE),
        (COMPANION, COMPANION_WEIGHTS),
        (HUNTER, HUNTER_WEIGHTS),
        (HUNTER_OF_THREE, HUNTER_WEIGHTS_OF_THREE),
        (HABITS, WEIGHTS),
        (HABITS_OF_THREE, WEIGHTS_OF_THREE),
    ]
    write_weights(weights, lists)
    LEARNT[0] = ADVENTURER_WEIGHTS[0] != 0.0


def escaped(s: CerbereState) -> float:
    return 1.0 if s.over == ESCAPED else 0.0


def caught(s: CerbereState) -> float:
    return 1.0 - escaped(s)


def seen_places(s: CerbereState) -> float:
    """How many may board: what anybody has seen is true in this position, the rest is expected."""
    if s.barques[0]:
        return as_float(s.barques[0])
    unseen = 3.0
    total: i64 = 6
    for slot in range(1, 3):
        if s.barques[slot]:
            unseen -= 1.0
            total -= s.barques[slot]
    return as_float(total) / unseen


def pushes_before(s: CerbereState, seat: i64) -> float:
    """How far the die will move, about, before a seat has its turn."""
    pushes = 0.0
    other = s.active
    while other != seat:
        if is_adventurer(s, other):
            pushes += 0.8
        elif is_traitor(s, other):
            pushes += 0.7
        other = 0 if other + 1 == s.seats else other + 1
    return pushes


def near(s: CerbereState, pushes: float) -> float:
    """How likely the Hunt comes within so many pushes."""
    return max(0.0, min(1.0, (pushes - as_float(s.rage) + 1.2) / 2.0))


def adventurers_numbers(s: CerbereState, me: i64) -> list[float]:
    """One number for each of ADVENTURER."""
    scene = Scene(s, me)
    places = seen_places(s)
    own = scene.to_go(me)
    mine = scene.gap(me)
    inside = own == 0
    least: i64 = FAR
    first: i64 = FAR
    second: i64 = FAR
    ahead = 0.0
    reached = 0.0
    for seat in range(scene.seats):
        if scene.spaces[seat] == CAPTURED or seat == me:
            continue
        gap = scene.gap(seat)
        if gap < least:
            least = gap
        if gap <= s.speed:
            reached += 1.0
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
    in_reach = mine <= s.speed
    last = in_reach and mine <= least
    soon = near(s, pushes_before(s, me))
    no_mercy = not inside and (scene.left <= MERCY_CELLS or s.road.zone[scene.spaces[me]] == NO_MERCY)
    companion = 0.0
    if places > 1.0:
        companion = as_float(first if first < 30 else 30) * min(1.0, places - 1.0)
        if places > 2.0:
            companion += as_float(second if second < 30 else 30) * (places - 2.0)
    margin = max(-2.0, min(2.0, places - ahead))
    spare = as_float(scene.left) - places
    to_go = as_float(own) / 10.0
    traitors = as_float(scene.traitors)
    shown = 1.0 if s.revealed else 0.0
    behind = as_float(own - first) / 10.0 if first < own and margin < 0.6 else 0.0
    full = 1.0 if s.revealed and as_float(scene.aboard) + 1.0 >= places and not inside else 0.0
    return [
        1.0,
        to_go,
        to_go * to_go,
        1.0 if inside else 0.0,
        margin,
        1.0 if margin > 0.6 else 0.0,
        behind,
        as_float(mine if mine < 15 else 15) / 10.0,
        1.0 if last else 0.0,
        1.0 if in_reach and not last else 0.0,
        soon if last else 0.0,
        1.0 if last and no_mercy else 0.0,
        1.0 if no_mercy else 0.0,
        companion / 10.0,
        reached / 3.0,
        max(0.0, min(3.0, spare)),
        1.0 if spare < 0.0 else 0.0,
        1.0 if 0.0 <= spare < 1.0 else 0.0,
        as_float(scene.left) / 5.0,
        places,
        traitors,
        as_float(scene.hand if scene.hand < 6 else 6) / 3.0,
        as_float(scene.friends_cards) / (3.0 * as_float(scene.left)),
        as_float(laid_cards(scene.laid)) / 4.0,
        as_float(s.rage) / as_float(scene.left + 1),
        as_float(s.speed) / 8.0,
        shown,
        shown * to_go,
        shown * margin,
        1.0 - pushes_before(s, me) / as_float(s.seats),
        as_float(s.cerberus) / 10.0,
        traitors * to_go,
        as_float(scene.treasures),
        full,
        as_float(s.minimum) / 8.0,
        1.0 if s.edition == FIRST else 0.0,
    ]


def hunters_numbers(s: CerbereState, me: i64) -> list[float]:
    """One number for each of HUNTER."""
    scene = Scene(s, me)
    places = seen_places(s)
    least, first, filling, total = scene.hunted(places)
    if filling > 30:
        filling = 30
    spare = as_float(scene.left) - places
    in_reach = 1.0 if least <= s.speed else 0.0
    away = as_float(filling) / 10.0
    shown = 1.0 if s.revealed else 0.0
    return [
        1.0,
        as_float(scene.left) / 5.0,
        places,
        max(0.0, min(3.0, spare)),
        1.0 if spare < 0.0 else 0.0,
        1.0 if 0.0 <= spare < 1.0 else 0.0,
        away,
        away * away,
        as_float(first if first < 30 else 30) / 10.0,
        as_float(total) / (10.0 * as_float(scene.left)) if scene.left else 0.0,
        in_reach,
        in_reach * near(s, 0.75 * as_float(scene.left + scene.traitors)),
        as_float(scene.hand) / 3.0,
        as_float(scene.traitors),
        as_float(scene.foes_cards) / (3.0 * as_float(scene.left)) if scene.left else 0.0,
        as_float(s.rage) / as_float(scene.left + 1),
        as_float(s.speed) / 8.0,
        as_float(least if least < 15 else 15) / 10.0,
        as_float(scene.aboard),
        shown,
        shown * spare,
        shown * away,
        as_float(s.cerberus) / 10.0,
        as_float(s.minimum) / 8.0,
        1.0 if s.edition == FIRST else 0.0,
    ]
