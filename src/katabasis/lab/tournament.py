"""Who plays better?  Every bot meets every other on the same deals, from both sides of the table.

>>> table = tournament("ahuris", 1, ["habit", "random"], games=40, seed="reef", options={"goal": 20})
>>> [row["bot"] for row in table["table"]], table["table"][0]["matches"]
(['habit', 'random'], 40)

Seats are taken in turn by the two bots of a pair, and the other way round on the same deal.  The strengths are those of
Bradley and Terry on Elo's scale, their mean is 0; intervals come from deals drawn again (bootstrap).  A match alone, or
with all seats for one bot (`together`), has no pairs: the table then tells how often each bot wins.  No clock runs, so
that a seed gives one result on any number of workers.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import katabasis
from katabasis.bots import SLOW, bot
from katabasis.engine.chance import Rng
from katabasis.engine.errors import BadOption
from katabasis.engine.state import State
from katabasis.lab.playing import play_table
from katabasis.lab.workers import Resources, run_jobs

PART = 10  # deals between two signs of progress, and two lines of what can be resumed...
SLOW_PART = 2  # ...if somebody thinks long
AGAIN = 400  # times that the deals are drawn again
ELO = 400 / math.log(10)
WIDE = 1.959964  # standard errors in a 95 % interval

Fixture = tuple[str, str]  # who meets whom; a bot that plays alone meets itself
Job = tuple[int, int, int]  # fixture, first deal, deals


def tournament(
    name: str,
    seats: int | None,
    bots: Sequence[str],
    games: int = 200,
    seed: str = "katabasis",
    options: Mapping[str, object] | None = None,
    workers: int = 1,
    together: bool = False,
    resume: Path | None = None,
    progress: Callable[[int], None] | None = None,
    cluster: str = "",
    slow_games: int | None = None,
    skip: Sequence[str] = (),
) -> dict[str, Any]:
    """`games` matches for each pair, or for each bot that plays alone; `progress` hears how many more are done.

    With `slow_games`, so many for each pair in which somebody thinks long (`SLOW`); `skip` names pairs that do not
    meet, as `master-novice`.
    """
    game = katabasis.game(name)
    count, chosen = game.checked(seats, options or {})
    players = list(bots)
    for player in players:
        bot(player)
    if len(set(players)) != len(players):
        raise BadOption(f"each bot is named once: {', '.join(players)}")
    alone = together or count == 1
    if len(players) < (1 if alone else 2):
        raise BadOption("a tournament needs at least two bots")
    if min(games, games if slow_games is None else slow_games, workers) < 1:
        raise BadOption("a tournament needs at least one match and one worker")
    sides = 1 if alone else 2
    fixtures = fixtures_of(players, alone, skip)
    deals = [-(-(games if slow_games is None or not slow(fixture) else slow_games) // sides) for fixture in fixtures]
    plan = {
        "game": name,
        "rules": game.rules_version,
        "seats": count,
        "options": chosen,
        "bots": players,
        "games": [number * sides for number in deals] if slow_games is not None else deals[0] * sides,
        "seed": seed,
        "together": alone,
        **({"skip": list(skip)} if skip else {}),
    }
    jobs: list[Job] = []
    for place, fixture in enumerate(fixtures):
        jobs += [(place, *part) for part in parts_of(deals[place], fixture)]
    done = all_played(
        play_part,
        [(name, count, chosen, fixtures[place], seed, first, deals) for place, first, deals in jobs],
        plan,
        Resources(workers, cluster, resume, progress),
        lambda part: sides * len(part),
    )
    won: list[list[float]] = [[] for _ in fixtures]
    for number, (place, _, _) in enumerate(jobs):
        won[place] += done[number]
    if alone:
        table = [rate_of(one, won[place]) for place, (one, _) in enumerate(fixtures)]
        table.sort(key=lambda row: -row["rate"])
        return {**plan, "table": table}
    return {**plan, "table": ratings(players, fixtures, won, seed), "pairs": met(fixtures, won)}


def one_among(
    name: str,
    seats: int | None,
    one: str,
    others: str,
    games: int = 200,
    seed: str = "katabasis",
    options: Mapping[str, object] | None = None,
    workers: int = 1,
    resume: Path | None = None,
    progress: Callable[[int], None] | None = None,
    cluster: str = "",
) -> dict[str, Any]:
    """One bot at a table of others, in each seat in turn, against its fair share.

    The fair share is what a seat wins on the same deals when the others have all seats.  The interval of the ratio
    comes from deals drawn again.
    """
    game = katabasis.game(name)
    count, chosen = game.checked(seats, options or {})
    bot(one)
    bot(others)
    if count < 2:
        raise BadOption("one among others needs at least two seats")
    if games < 1 or workers < 1:
        raise BadOption("a tournament needs at least one match and one worker")
    plan = {
        "game": name,
        "rules": game.rules_version,
        "seats": count,
        "options": chosen,
        "bot": one,
        "among": others,
        "games": games,
        "seed": seed,
    }
    jobs = [(name, count, chosen, one, others, seed, *part) for part in parts_of(games, (one, others))]
    resources = Resources(workers, cluster, resume, progress)
    parts = all_played(play_among, jobs, plan, resources, lambda part: len(part[0]))
    won = [share for number in range(len(jobs)) for share in parts[number][0]]
    fair = [share for number in range(len(jobs)) for share in parts[number][1]]
    rng = Rng(f"{seed}/bootstrap")
    drawn: list[float] = []
    for _ in range(AGAIN):
        deals = [rng.below(len(won)) for _ in won]
        share = sum(fair[deal] for deal in deals)
        drawn.append(sum(won[deal] for deal in deals) / share if share else math.inf)
    drawn.sort()
    low, high = wilson(sum(won), len(won))
    return {
        **plan,
        "rate": mean(won),
        "low": low,
        "high": high,
        "fair": mean(fair),
        "ratio": mean(won) / mean(fair) if sum(fair) else math.inf,
        "ratio_low": drawn[int(0.025 * AGAIN)],
        "ratio_high": drawn[int(0.975 * AGAIN) - 1],
    }


def play_among(
    name: str, seats: int, options: dict[str, str], one: str, others: str, seed: str, first: int, count: int
) -> tuple[list[float], list[float]]:
    """For each deal what the one bot won, and what a seat wins there without it."""
    start = katabasis.game(name).new(seats, options)
    won: list[float] = []
    fair: list[float] = []
    for deal in range(first, first + count):
        lineup = [others] * seats
        fair.append(mean(played(start, lineup, f"{seed}/{deal}")))
        lineup[deal % seats] = one
        won.append(played(start, lineup, f"{seed}/{deal}")[deal % seats])
    return won, fair


def fixtures_of(players: list[str], alone: bool, skip: Sequence[str] = ()) -> list[Fixture]:
    """Who meets whom: everybody everybody else, but for pairs that are skipped."""
    if alone:
        return [(player, player) for player in players]
    pairs = [(one, other) for place, one in enumerate(players) for other in players[place + 1 :]]
    left = [(one, other) for one, other in pairs if f"{one}-{other}" not in skip and f"{other}-{one}" not in skip]
    if len(left) != len(pairs) - len(skip):
        raise BadOption(f"pairs to skip are two of the bots with a hyphen, each named once: not {', '.join(skip)}")
    if not joined(players, left):
        raise BadOption("some bots would never be compared with the others; skip fewer pairs")
    return left


def joined(players: list[str], fixtures: list[Fixture]) -> bool:
    """Whether results lead from each bot to every other."""
    found = {players[0]}
    for _ in players:
        for pair in fixtures:
            if found & set(pair):
                found |= set(pair)
    return len(found) == len(players)


def slow(fixture: Fixture) -> bool:
    return any(player in SLOW for player in fixture)


def parts_of(deals: int, fixture: Fixture) -> list[tuple[int, int]]:
    """The deals of a fixture in parts that are played in one piece: the first one, and how many."""
    size = SLOW_PART if slow(fixture) else PART
    return [(first, min(size, deals - first)) for first in range(0, deals, size)]


def all_played(
    play: Callable[..., Any],
    jobs: list[Any],
    plan: dict[str, Any],
    resources: Resources,
    matches: Callable[[Any], int],
) -> dict[int, Any]:
    """What came of each job, by its number; those that an earlier run has noted are not played again."""
    done = remembered(resources.resume, plan, len(jobs)) if resources.resume is not None else {}
    for part in done.values():
        resources.heard(matches(part))
    todo = [number for number in range(len(jobs)) if number not in done]
    for place, part in run_jobs(play, [jobs[number] for number in todo], resources.workers, resources.cluster):
        done[todo[place]] = part
        if resources.resume is not None:
            with resources.resume.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"job": todo[place], "won": part}) + "\n")
        resources.heard(matches(part))
    return done


def remembered(file: Path, plan: dict[str, Any], jobs: int) -> dict[int, Any]:
    """What an earlier run has played; a line that was cut short is played again."""
    if not file.exists() or not file.read_text(encoding="utf-8").strip():
        file.write_text(json.dumps(plan) + "\n", encoding="utf-8")
        return {}
    first, *lines = file.read_text(encoding="utf-8").splitlines()
    try:
        same = json.loads(first) == plan
    except ValueError:
        same = False
    if not same:
        raise BadOption(f"'{file}' holds another tournament; give another file, or ask for the same one")
    done: dict[int, Any] = {}
    whole = [first]
    for line in lines:
        try:
            entry = json.loads(line)
        except ValueError:
            continue
        if 0 <= entry["job"] < jobs:
            done[entry["job"]] = entry["won"]
            whole.append(line)
    file.write_text("\n".join(whole) + "\n", encoding="utf-8")
    return done


def play_part(
    name: str, seats: int, options: dict[str, str], fixture: Fixture, seed: str, first: int, count: int
) -> list[float]:
    """For each deal what the first bot of the fixture made of it, from 0 to 1."""
    start = katabasis.game(name).new(seats, options)
    one, other = fixture
    found: list[float] = []
    for deal in range(first, first + count):
        if one == other:
            found.append(played(start, [one] * seats, f"{seed}/{deal}")[0])
            continue
        total = 0.0
        for side in range(2):
            lineup = [one if seat % 2 == side else other for seat in range(seats)]
            won = played(start, lineup, f"{seed}/{deal}")
            mine = mean([won[seat] for seat in range(seats) if lineup[seat] == one])
            theirs = mean([won[seat] for seat in range(seats) if lineup[seat] == other])
            total += 0.5 if mine == theirs else 1.0 if mine > theirs else 0.0
        found.append(total / 2)
    return found


def played(start: State, lineup: list[str], deal: str) -> list[float]:
    """What each seat wins; dice and cards depend on the deal only."""
    state = start.copy()
    dealer, stream = Rng(deal), Rng(f"{deal}/{','.join(lineup)}")
    play_table(state, lineup, dealer, stream)
    return state.returns()


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def rate_of(player: str, won: list[float]) -> dict[str, Any]:
    """How often it wins, with Wilson's interval."""
    low, high = wilson(sum(won), len(won))
    return {"bot": player, "matches": len(won), "rate": mean(won), "low": low, "high": high}


def wilson(won: float, matches: float) -> tuple[float, float]:
    """The 95 % interval of a share.

    >>> [round(edge, 3) for edge in wilson(46, 100)]
    [0.366, 0.557]
    """
    share = won / matches
    square = WIDE * WIDE
    middle = share + square / (2 * matches)
    reach = WIDE * math.sqrt(share * (1 - share) / matches + square / (4 * matches * matches))
    return (middle - reach) / (1 + square / matches), (middle + reach) / (1 + square / matches)


def met(fixtures: list[Fixture], won: list[list[float]]) -> list[dict[str, Any]]:
    """Each pair: what the first made of it."""
    pairs = []
    for (one, other), results in zip(fixtures, won, strict=True):
        low, high = wilson(2 * sum(results), 2 * len(results))
        row = {"bot": one, "against": other, "matches": 2 * len(results), "rate": mean(results)}
        pairs.append({**row, "low": low, "high": high})
    return pairs


def ratings(players: list[str], fixtures: list[Fixture], won: list[list[float]], seed: str) -> list[dict[str, Any]]:
    """Strengths with their intervals, the best first."""
    strength = strengths(players, fixtures, won)
    rng = Rng(f"{seed}/bootstrap")
    drawn: list[dict[str, float]] = []
    for _ in range(AGAIN):
        again = [[results[rng.below(len(results))] for _ in results] for results in won]
        drawn.append(strengths(players, fixtures, again))
    table = []
    for player in players:
        seen = sorted(one[player] for one in drawn)
        low, high = seen[int(0.025 * AGAIN)], seen[int(0.975 * AGAIN) - 1]
        table.append({"bot": player, "elo": strength[player], "low": low, "high": high})
    table.sort(key=lambda row: -float(str(row["elo"])))
    return table


def strengths(players: list[str], fixtures: list[Fixture], won: list[list[float]]) -> dict[str, float]:
    """Bradley and Terry's strengths on Elo's scale (Hunter's iteration); one drawn match is added to each pair.

    >>> {name: round(elo) for name, elo in strengths(["a", "b"], [("a", "b")], [[1.0] * 7 + [0.0] * 3]).items()}
    {'a': 66, 'b': -66}
    """
    wins = dict.fromkeys(players, 0.0)
    power = dict.fromkeys(players, 1.0)
    for (one, other), results in zip(fixtures, won, strict=True):
        wins[one] += sum(results) + 0.5
        wins[other] += len(results) - sum(results) + 0.5
    for _ in range(200):
        shared = dict.fromkeys(players, 0.0)
        for (one, other), results in zip(fixtures, won, strict=True):
            part = (len(results) + 1) / (power[one] + power[other])
            shared[one] += part
            shared[other] += part
        power = {player: wins[player] / shared[player] for player in players}
        middle = math.exp(mean([math.log(value) for value in power.values()]))
        power = {player: value / middle for player, value in power.items()}
    return {player: ELO * math.log(power[player]) for player in players}
