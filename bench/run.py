"""`make bench`: our engine beside others, in the same minutes on the same core, as ratios.

Every contestant plays a slice in turn, several rounds over; the median of its rounds counts.  Seconds are those of the
processor, for other work on the machine should not count.  Results go to bench/results.json, under "compiled" or
"pure"; the rest of the file is kept.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from learning import YARDSTICKS, batch, connect_four, liars_poker, our_aec, our_spiel
from ours import copying, driven, inside, loading, searching
from rivals import DRIVEN, LOOP, Measure, RivalMissing, open_spiel_driven, open_spiel_loop, rlcard_uno

import katabasis

RESULTS = Path(__file__).parent / "results.json"
YARDSTICK = "OpenSpiel hanabi"
MODES = ["solo", "duo", "trio-cooperative", "trio-competitive", "quartet-cooperative", "quartet-competitive"]

ABYSS = ["2 seats", "3 seats", "4 seats"]
CERBERE = ["3 seats", "5 seats", "7 seats"]  # of the second edition
SEARCHED = [("ahuris", "solo"), ("abyss", "2 seats"), ("abyss", "4 seats"), ("cerbere", "5 seats")]

Contestant = Callable[[float], Measure]


def contestants(modes: list[str]) -> list[Contestant]:
    ours: list[Contestant] = [lambda s, m=mode: inside("ahuris", m, s) for mode in modes]  # type: ignore[misc]
    ours += [lambda s, m=mode: driven("ahuris", m, s) for mode in modes]  # type: ignore[misc]
    ours += [lambda s, m=mode: inside("abyss", m, s) for mode in ABYSS]  # type: ignore[misc]
    ours += [lambda s, m=mode: driven("abyss", m, s) for mode in ABYSS]  # type: ignore[misc]
    ours += [lambda s, m=mode: inside("cerbere", m, s) for mode in CERBERE]  # type: ignore[misc]
    ours += [lambda s, m=mode: driven("cerbere", m, s) for mode in CERBERE]  # type: ignore[misc]
    theirs: list[Contestant] = [
        lambda s: open_spiel_loop("hanabi", s),
        lambda s: open_spiel_driven("hanabi", s),
        lambda s: open_spiel_loop("gin_rummy", s),
        lambda s: open_spiel_driven("gin_rummy", s),
        rlcard_uno,
    ]
    return ours + theirs


def learning() -> list[Contestant]:
    """The environments; one of PettingZoo's and one of OpenSpiel's own stand among them, timed in the same minutes."""
    forms = [("ahuris", MODES[0]), ("ahuris", MODES[1]), *[("abyss", seats) for seats in ABYSS]]
    forms += [("cerbere", seats) for seats in CERBERE]
    found: list[Contestant] = [connect_four, liars_poker]
    for game, mode in forms:
        found.append(lambda s, g=game, m=mode: our_aec(g, m, s))  # type: ignore[misc]
        found.append(lambda s, g=game, m=mode: our_spiel(g, m, s))  # type: ignore[misc]
        found.append(lambda s, g=game, m=mode: batch(g, m, s))  # type: ignore[misc]
    return found


def race(
    entrants: list[Contestant], rounds: int, seconds: float
) -> tuple[dict[tuple[str, str], list[Measure]], list[str]]:
    """Slices in turn; who is not installed is named and left out."""
    results: dict[tuple[str, str], list[Measure]] = {}
    notes: list[str] = []
    running = list(entrants)
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", flush=True)
        for entrant in list(running):
            try:
                measure = entrant(seconds)
            except RivalMissing as missing:
                notes.append(str(missing))
                running.remove(entrant)
                continue
            results.setdefault((measure.name, measure.how), []).append(measure)
    return results, notes


def one_core() -> None:
    """Stay on one core, where the system lets us."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def summary(results: dict[tuple[str, str], list[Measure]]) -> list[dict[str, Any]]:
    rows = [
        {
            "name": name,
            "how": how,
            "answers_per_second": round(median(m.answers_per_second for m in measures)),
            "decisions_per_second": round(median(m.decisions_per_second for m in measures)),
            "answers_per_match": round(sum(m.answers for m in measures) / sum(m.matches for m in measures), 1),
            "decisions_per_match": round(sum(m.decisions for m in measures) / sum(m.matches for m in measures), 1),
        }
        for (name, how), measures in results.items()
    ]
    for row in rows:
        measured = YARDSTICKS.get(row["how"], YARDSTICK)
        yardstick = [other for other in rows if other["name"] == measured and other["how"] == row["how"]]
        if yardstick:
            row["answers_ratio"] = round(row["answers_per_second"] / yardstick[0]["answers_per_second"], 2)
            row["decisions_ratio"] = round(row["decisions_per_second"] / yardstick[0]["decisions_per_second"], 2)
    return rows


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--rounds", type=int, default=7)
    arguments.add_argument("--seconds", type=float, default=0.7, help="of each slice")
    arguments.add_argument("--only", choices=["engine", "learning"], help="time a part; nothing is stored then")
    given = arguments.parse_args()
    one_core()
    build = "compiled" if katabasis.compiled else "pure"
    print(f"Katabasis {katabasis.__version__}, {build}; Python {platform.python_version()}")
    entrants = [] if given.only == "learning" else contestants(MODES)
    entrants += [] if given.only == "engine" else learning()
    results, notes = race(entrants, given.rounds, given.seconds)
    rows = summary(results)
    for note in notes:
        print(f"left out: {note}")
    print(f"\n{'':36} {'':12} {'answers/s':>12} {'decisions/s':>12} {'a. ratio':>9} {'d. ratio':>9}")
    for row in rows:
        rates = f"{row['answers_per_second']:12,} {row['decisions_per_second']:12,}"
        ratios = f"{row.get('answers_ratio', ''):>9} {row.get('decisions_ratio', ''):>9}"
        print(f"{row['name']:36} {row['how']:12} {rates} {ratios}")
    micro, size = copying("ahuris", "solo")
    print(f"\na copy of a position takes {micro:.2f} µs and {size:.0f} bytes")
    slow, lines = loading("abyss", "4 seats")
    print(f"a match of Abyss with {lines} lines loads from its record in {slow:.1f} ms")
    searches = {f"{game} {mode}": round(searching(game, mode, given.seconds)) for game, mode in SEARCHED}
    for name, rate in searches.items():
        print(f"search, {name}: {rate:,} iterations/s")
    print(f"ratios are to {YARDSTICK}, {LOOP} or {DRIVEN}; of environments to {' and '.join(YARDSTICKS.values())}")
    if given.only:
        return
    stored = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    stored[build] = {
        "version": katabasis.__version__,
        "python": platform.python_version(),
        "rows": rows,
        "copy_microseconds": round(micro, 3),
        "state_bytes": round(size),
        "abyss_load_milliseconds": round(slow, 2),
        "search_iterations_per_second": searches,
    }
    RESULTS.write_text(json.dumps(stored, indent=2) + "\n", encoding="utf-8")
    print(f"stored in {RESULTS.name}")


if __name__ == "__main__":
    main()
