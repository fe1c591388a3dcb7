"""Who will win?  Numbers that describe a seat, weighed by what was learnt from many matches."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.bits import how_many, lowest
from katabasis.engine.estimate import as_float, shares_of, weighed, weights_of, write_weights
from katabasis.games.abyss.bags import LORD_WITH, SIZE, SUM, race_of, size, total
from katabasis.games.abyss.data.lords import LORD_NAMES
from katabasis.games.abyss.effects import LASTING
from katabasis.games.abyss.meta import HOME, PLAYING
from katabasis.games.abyss.mind.habit import habit_lists
from katabasis.games.abyss.mind.lords_in_reach import NO_RACE, lateness, outlook, points_so_far, worth_of
from katabasis.games.abyss.rules.control import keys_of
from katabasis.games.abyss.rules.ending import shares
from katabasis.games.abyss.rules.prices import recruitable
from katabasis.games.abyss.rules.scoring import place_points
from katabasis.games.abyss.state import AbyssState, has, lords_of

SIDE: Final = [
    "points",  # 0
    "points, late",
    "points, very late",
    "points, last round",
    "lords",
    "lords, late",
    "pearls",  # 6
    "pearls, late",
    "pearls, last round",
    "pearls beyond eight",
    "hand",  # 10
    "hand, late",
    "hand, allies",
    "hand, best race",
    "hand, races",
    "one key",  # 15
    "two keys",
    "one key, late",
    "two keys, late",
    "keys, last round",
    "location in reach",
    "outlook",  # 21
    "outlook, late",
    "outlook, last turn",
    "payable",
    "payable, late",
    "to move",  # 26
    "to move, late",
    "to move, payable",
    "to move, outlook",
    "to move, stack",
    "to move, threat",
    "next to move, stack",
    "no turn left",  # 33
    *[f"power of {LORD_NAMES[lord]}, early" for lord in LORD_WITH],
]
NAMES: Final = [[name if seats == 2 else f"{name} ({seats})" for name in SIDE] for seats in range(5)]  # by seats
WEIGHTS: Final[list[list[float]]] = [weights_of(HOME, names) for names in NAMES]
MANY_PEARLS: Final = 8


def prospects(s: AbyssState) -> list[float]:
    """What each seat may hope to win."""
    if s.over != PLAYING:
        return shares(s)
    best = best_stack(s)
    weights = WEIGHTS[s.seats]
    return shares_of([weighed(weights, numbers_of(s, seat, best)) for seat in range(s.seats)])


def learnt_from(s: AbyssState) -> list[tuple[list[str], list[float], list[int]]]:
    """What training looks at: for each side its names, its numbers, and the seats that win with it."""
    best = best_stack(s)
    return [(NAMES[s.seats], numbers_of(s, seat, best), [seat]) for seat in range(s.seats)]


def learn(weights: dict[str, float]) -> None:
    """Think otherwise from now on."""
    write_weights(weights, [*habit_lists(2), *habit_lists(3), *zip(NAMES, WEIGHTS, strict=True)])


def best_stack(s: AbyssState) -> i64:
    """How many allies lie in the highest stack of the council."""
    most: i64 = 0
    council = s.council
    while council > 0:
        most = max(most, SIZE[council & 1023])
        council >>= 10
    return most


def numbers_of(s: AbyssState, seat: i64, stack: i64) -> list[float]:
    """One number for each of SIDE."""
    player = s.players[seat]
    late = lateness(s)
    last = 1.0 if s.trigger >= 0 else 0.0
    moving = s.active == seat
    points = as_float(points_so_far(s, seat)) / 10
    lords = as_float(how_many(lords_of(s, seat))) / 7
    pearls = as_float(player.pearls) / 10
    hand = as_float(total(player.hand)) / 10
    races: i64 = 0
    tall: i64 = 0
    for race in range(5):
        sum_of_race: i64 = SUM[race_of(player.hand, race)]
        if sum_of_race:
            races += 1
            tall = max(tall, sum_of_race)
    keys = keys_of(s, seat)
    place: i64 = 0
    if keys:
        left = s.available
        while left > 0:
            place = max(place, place_points(s, seat, lowest(left)))
            left &= left - 1
    hopes = outlook(s, seat, NO_RACE, 0, player.pearls, late) / 10
    payable = 0.0
    affordable = recruitable(s, seat)
    while affordable > 0:
        payable = max(payable, worth_of(s, lowest(affordable), late) / 10)
        affordable &= affordable - 1
    gone = last > 0.0 and not still_to_come(s, seat)
    one = 1.0 if keys == 1 else 0.0
    two = 1.0 if keys >= 2 else 0.0
    reach = min(as_float(stack), 6.0) / 6
    next_seat = not moving and (seat == s.active + 1 or (seat == 0 and s.active + 1 == s.seats))
    numbers = [
        points,
        points * late,
        points * late * late,
        points * last,
        lords,
        lords * late,
        pearls,
        pearls * late,
        pearls * last,
        as_float(max(0, player.pearls - MANY_PEARLS)) / 10,
        hand,
        hand * late,
        as_float(size(player.hand)) / 10,
        as_float(tall) / 10,
        as_float(races) / 5,
        one,
        two,
        one * late,
        two * late,
        as_float(keys) * last,
        as_float(keys) * as_float(place) / 30,
        hopes,
        hopes * late,
        0.0 if gone else hopes * last,
        payable,
        payable * late,
        1.0 if moving else 0.0,
        late if moving else 0.0,
        payable if moving else 0.0,
        hopes if moving else 0.0,
        reach if moving else 0.0,
        as_float(s.threat) / 6 if moving else 0.0,
        reach if next_seat else 0.0,
        1.0 if gone else 0.0,
    ]
    early = 1.0 - late
    for power in range(LASTING):
        numbers.append(early if has(s, seat, power) else 0.0)
    return numbers


def still_to_come(s: AbyssState, seat: i64) -> bool:
    """In the last round: whether the seat is at its turn or has one before it."""
    other = s.active
    while other != s.trigger:
        if other == seat:
            return True
        other = 0 if other + 1 == s.seats else other + 1
    return s.active == seat
