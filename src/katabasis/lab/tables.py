"""From the rows of many matches to tables with 95 % intervals.

Seats of one match are not independent of each other, so an interval looks at how much whole matches differ.

>>> [round(edge, 3) for edge in mean_of([[1.0], [0.0], [1.0], [1.0]])[1:]]
[0.326, 1.174]
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import katabasis
from katabasis.lab.matches import MatchRow, SeatRow
from katabasis.lab.tournament import WIDE, wilson

BINS = 24  # of a histogram, at most

Clusters = Sequence[Sequence[float]]  # by match, the numbers of its seats
Sums = Sequence[tuple[float, int]]  # by match, their sum and how many seats
Compared = tuple[str, bool, float]  # a seat: its role, whether it has a thing, and a number


def sums_of(clusters: Clusters) -> Sums:
    return [(sum(one), len(one)) for one in clusters]


def mean_of(clusters: Clusters) -> tuple[float, float, float]:
    """A mean with its interval; of nothing, 0."""
    return mean_of_sums(sums_of(clusters))


def share_of(clusters: Clusters) -> tuple[float, float, float]:
    """A share with Wilson's interval, for as many independent seats as the matches are worth.

    >>> share, low, high = share_of([[0.0]] * 100)
    >>> share, low, round(high, 3)
    (0.0, 0.0, 0.037)
    """
    return share_of_sums(sums_of(clusters))


def middle_and_error(sums: Sums) -> tuple[float, float]:
    """A mean over seats, and its standard error from how far whole matches lie from it."""
    count = sum(number for _, number in sums)
    middle = sum(total for total, _ in sums) / count
    return middle, math.sqrt(sum((total - middle * number) ** 2 for total, number in sums)) / count


def mean_of_sums(sums: Sums) -> tuple[float, float, float]:
    if not any(number for _, number in sums):
        return 0.0, 0.0, 0.0
    middle, error = middle_and_error(sums)
    return middle, middle - WIDE * error, middle + WIDE * error


def share_of_sums(sums: Sums) -> tuple[float, float, float]:
    matches = sum(1 for _, number in sums if number)
    if not matches:
        return 0.0, 0.0, 1.0
    middle, error = middle_and_error(sums)
    worth = middle * (1 - middle) / error**2 if error > 1e-12 and 0 < middle < 1 else matches
    low, high = wilson(middle * worth, worth)
    return middle, max(0.0, low), min(1.0, high)


def difference_of(matches: Sequence[Sequence[Compared]]) -> tuple[float, float, float] | None:
    """How much more those have who have a thing than those who have it not and play the same role.

    Roles are weighted by how well they tell the two apart, as a regression does that knows the roles.  None if in no
    role some seats have it and some have not.

    >>> matches = [[("", True, 1.0), ("", False, 0.0)], [("", False, 1.0)], [("", True, 1.0)], [("", True, 0.0)]]
    >>> [round(edge, 2) for edge in difference_of(matches) or ()]
    [0.17, -0.82, 1.16]
    """
    seats = [[(role, number) for role, _, number in match] for match in matches]
    having = [[place for place, (_, has, _) in enumerate(match) if has] for match in matches]
    return Comparison(seats).difference(having)


class Comparison:
    """One number of every seat, ready to be compared between those who have a thing and the others, for many things."""

    def __init__(self, matches: Sequence[Sequence[tuple[str, float]]]) -> None:
        self.matches = matches
        self.sums: Sums = [(sum(number for _, number in match), len(match)) for match in matches]
        total: dict[str, float] = {}
        self.count: dict[str, int] = {}  # seats by role
        for match in matches:
            for role, number in match:
                total[role] = total.get(role, 0.0) + number
                self.count[role] = self.count.get(role, 0) + 1
        self.usual = {role: total[role] / count for role, count in self.count.items()}  # the mean of a role
        self.apart: list[dict[str, tuple[float, int]]] = []  # by match and role: how far from the usual, and seats
        for match in matches:
            found: dict[str, tuple[float, int]] = {}
            for role, number in match:
                far, seats = found.get(role, (0.0, 0))
                found[role] = (far + number - self.usual[role], seats + 1)
            self.apart.append(found)

    def split(self, having: Sequence[Sequence[int]]) -> tuple[Sums, Sums]:
        """The sums of those who have it, and of the others."""
        own = [
            (sum(match[place][1] for place in places), len(places)) if places else (0.0, 0)
            for match, places in zip(self.matches, having, strict=True)
        ]
        rest = [(whole - part, seats - count) for (whole, seats), (part, count) in zip(self.sums, own, strict=True)]
        return own, rest

    def difference(self, having: Sequence[Sequence[int]]) -> tuple[float, float, float] | None:
        """See `difference_of`; by match, the places of those who have it."""
        owners = dict.fromkeys(self.count, 0)
        far = 0.0  # of all owners from the usual of their roles
        for match, places in zip(self.matches, having, strict=True):
            for place in places:
                role, number = match[place]
                owners[role] += 1
                far += number - self.usual[role]
        often = {role: owners[role] / count for role, count in self.count.items()}
        weight = sum(count * often[role] * (1 - often[role]) for role, count in self.count.items())
        if weight < 1e-9:
            return None
        found = far / weight
        error = 0.0
        for match, places, apart in zip(self.matches, having, self.apart, strict=True):
            part = 0.0  # as if nobody had it, then what those change who have it
            for role, (away, seats) in apart.items():
                part -= often[role] * (away + found * often[role] * seats)
            for place in places:
                role, number = match[place]
                part += number - self.usual[role] - found * (1 - 2 * often[role])
            error += part * part
        reach = WIDE * math.sqrt(error) / weight
        return found, found - reach, found + reach


def edges(found: tuple[float, float, float], name: str) -> dict[str, float]:
    """A number with its interval, rounded so that no order of adding shows."""
    return {
        name: round(found[0], 9) + 0.0,
        f"{name}_low": round(found[1], 9) + 0.0,
        f"{name}_high": round(found[2], 9) + 0.0,
    }


def tables_of(name: str, seats: int, rows: list[MatchRow]) -> dict[str, Any]:
    """All tables of a series of matches."""
    game = katabasis.game(name)
    study = game.study()
    measures = study.measures if study is not None else []
    lengths = [length("answers", [row.answers for row in rows]), length("decisions", [row.decisions for row in rows])]
    lengths += [length(measure, [row.measures[place] for row in rows]) for place, measure in enumerate(measures)]
    return {
        "matches": len(rows),
        "decided": round(sum(1 for row in rows if any(seat.won for seat in row.seats)) / len(rows), 9),
        "seats": [seat_table(game.seat_names(seats)[seat], seat, rows) for seat in range(seats)],
        "roles": role_tables(study.roles if study is not None else [], rows),
        "lengths": lengths,
        "points": point_tables(study.sources if study is not None else [], rows),
        "things": thing_tables(name, rows),
        "endings": ending_tables(rows),
    }


def seat_table(name: str, seat: int, rows: list[MatchRow]) -> dict[str, Any]:
    found: dict[str, Any] = {"seat": seat, "name": name}
    found |= edges(share_of([[row.seats[seat].won] for row in rows]), "wins")
    if any(row.seats[seat].points for row in rows):
        found |= edges(mean_of([[row.seats[seat].score] for row in rows]), "score")
    return found


def role_tables(roles: list[str], rows: list[MatchRow]) -> list[dict[str, Any]]:
    found = []
    for role in roles:
        won = [[seat.won for seat in row.seats if seat.role == role] for row in rows]
        count = sum(len(one) for one in won)
        if count:
            found.append({"role": role, "seats": count, **edges(share_of(won), "wins")})
    return found


def length(name: str, numbers: Sequence[float]) -> dict[str, Any]:
    """How long matches were, or how often something happened in them."""
    ordered = sorted(numbers)
    found: dict[str, Any] = {"name": name, **edges(mean_of([[number] for number in numbers]), "mean")}
    for place, share in (("least", 0.0), ("fifth", 0.05), ("median", 0.5), ("ninety_fifth", 0.95), ("most", 1.0)):
        found[place] = round(ordered[round(share * (len(ordered) - 1))], 6)
    return {**found, "histogram": histogram(ordered)}


def histogram(ordered: Sequence[float]) -> list[list[float]]:
    """Where a bin begins, where it ends, and how many are in it: whole numbers in each, and the same width.

    >>> histogram([1, 2, 2, 3])
    [[1, 2, 1], [2, 3, 2], [3, 4, 1]]
    """
    low, high = math.floor(ordered[0]), math.floor(ordered[-1])
    width = -(-(high - low + 1) // BINS)
    bins = [[low + place * width, low + (place + 1) * width, 0.0] for place in range((high - low) // width + 1)]
    for number in ordered:
        bins[(math.floor(number) - low) // width][2] += 1
    return [[begin, end, int(count)] for begin, end, count in bins]


def point_tables(sources: list[str], rows: list[MatchRow]) -> list[dict[str, Any]]:
    """Points by source: of all who score, and of those who won."""
    found = []
    for place, source in enumerate([*sources, "total"] if sources else []):
        everybody = [[points(seat, place) for seat in row.seats if seat.points] for row in rows]
        winners = [[points(seat, place) for seat in row.seats if seat.points and seat.won] for row in rows]
        others = [[points(seat, place) for seat in row.seats if seat.points and not seat.won] for row in rows]
        found.append(
            {
                "source": source,
                **edges(mean_of(everybody), "mean"),
                **edges(mean_of(winners), "winners"),
                **edges(mean_of(others), "others"),
                "won": any(winners),
            }
        )
    return found


def points(seat: SeatRow, place: int) -> float:
    return seat.points[place] if place < len(seat.points) else seat.score


def thing_tables(name: str, rows: list[MatchRow]) -> list[dict[str, Any]]:
    """What goes with having a thing: only those that some seats had and others in the same role had not."""
    study = katabasis.game(name).study()
    if study is None:
        return []
    players = [[seat for seat in row.seats if seat.had is not None] for row in rows]
    wins = Comparison([[(seat.role, seat.won) for seat in match] for match in players])
    scoring = any(seat.points for match in players for seat in match)
    scores = Comparison([[(seat.role, seat.score) for seat in match] for match in players]) if scoring else None
    owners: list[list[list[int]]] = [[[] for _ in players] for _ in study.things]  # by thing and match, places
    for number, match in enumerate(players):
        for place, seat in enumerate(match):
            for thing in seat.had or ():
                owners[thing][number].append(place)
    found = []
    for described, having in zip(study.things, owners, strict=True):
        difference = wins.difference(having)
        if difference is None:
            continue
        own, rest = wins.split(having)
        count, others = sum(seats for _, seats in own), sum(seats for _, seats in rest)
        row: dict[str, Any] = {"group": described.group, "name": described.name, "noun": described.noun}
        row |= {"having": count, "lacking": others, "often": round(count / (count + others), 9)}
        row |= edges(share_of_sums(own), "with") | edges(share_of_sums(rest), "without")
        row |= edges(difference, "difference")
        if scores is not None:
            own, rest = scores.split(having)
            more = scores.difference(having)
            assert more is not None, "whoever can be compared by wins can be compared by points"
            row |= edges(mean_of_sums(own), "score_with") | edges(mean_of_sums(rest), "score_without")
            row |= edges(more, "score_difference")
        found.append(row)
    return found


def ending_tables(rows: list[MatchRow]) -> list[dict[str, Any]]:
    """How matches ended, the most frequent first."""
    names = sorted({row.ending for row in rows})
    found = []
    for ending in names:
        ended = [[1.0 if row.ending == ending else 0.0] for row in rows]
        count = int(sum(one[0] for one in ended))
        found.append({"ending": ending, "matches": count, **edges(share_of(ended), "share")})
    return sorted(found, key=lambda row: -row["matches"])
