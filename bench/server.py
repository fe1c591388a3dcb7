"""`make bench-server`: how many answers a second the server takes from a thousand sockets, and how soon all know.

The server has one core for itself; the client, and PostgreSQL, have another.  Every table has one seat asked at a
time, which answers at once (saturated) or at instants fixed before (paced).  Measured is the time from sending an
answer until the last of the four seats has its update, and until its author has it.  After the runs the server is
killed, and the database must hold every acknowledged answer once.  Results go to bench/server_results.json, under
"compiled" or "pure"; the rest of the file is kept.

`--profile samples` looks at what the server does some hundred times a second; `--profile calls` counts every call,
which slows all of them down.  Both measure the saturated run only, and store nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import cProfile
import gc
import http.client
import json
import os
import platform
import pstats
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any, Final

from load import HOST, SEATS, resident

import katabasis

HERE: Final = Path(__file__).parent
RESULTS: Final = HERE / "server_results.json"
RUNS: Final = {"saturated": 0, "paced 1500": 1500, "paced 750": 750}
GOAL: Final = (1500, 100.0)  # answers a second, milliseconds until 99 of 100 are known to all
STARTING: Final = 60.0  # seconds
ANSWERS_PER_MATCH: Final = 45  # of random choices; a few tables more than needed are set up beforehand
CROWDED: Final = 0.1  # of the server's core for others; the kernel's own part of the network is in it
SETTINGS: Final = {
    "messages_per_second": 0,
    "requests_per_second": 0,
    "tables_per_player": 0,
    "bot_tables_per_player": 0,
    "tables_per_hour": 0,
    "players_per_hour": 0,
    "sockets_per_player": 0,
    "sockets_per_address": 0,
    "thinkers": 1,
    "sockets": 100_000,
    "cached_tables": 2000,
    "log_level": "warning",
}


# The server, and the processes beside it


def cores() -> tuple[int, int]:
    """One for the server, one for everything else."""
    allowed = sorted(os.sched_getaffinity(0))
    return allowed[0], allowed[-1]


CORES: Final = cores()


class Server:
    """The server in a process of its own, on a core of its own."""

    def __init__(self, folder: Path, database: str, profile: str) -> None:
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            self.port = int(probe.getsockname()[1])
        self.report = folder / "profile.json"
        self.log = folder / "server.log"
        chosen = {**SETTINGS, "host": HOST, "port": self.port, "database": database}
        self.environment = {f"KATABASIS_{name.upper()}": str(value) for name, value in chosen.items()}
        self.profile = profile
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, __file__, "--be-server", str(self.report), "--profile", profile],
                env={**os.environ, **self.environment},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                preexec_fn=lambda: os.sched_setaffinity(0, {CORES[0]}),
            )
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + STARTING
        while time.monotonic() < until and self.process.poll() is None:
            connection = http.client.HTTPConnection(HOST, self.port, timeout=5)
            with contextlib.suppress(OSError, http.client.HTTPException):
                connection.request("GET", "/health")
                if connection.getresponse().status == 200:
                    return
            connection.close()
            time.sleep(0.05)
        raise SystemExit(f"the server did not start:\n{self.log.read_text()}")

    def kill(self) -> None:
        """As a power cut would: what it acknowledged must be in the database already."""
        self.process.kill()
        self.process.wait()


class Client:
    """The process of `load.py`."""

    def __init__(self, server: Server, database: int) -> None:
        told = json.dumps({"port": server.port, "server": server.process.pid, "database": database, "core": CORES[0]})
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "load.py"), told],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def ask(self, do: str, **more: object) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"do": do, **more}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("the client ended; what it wrote above says why")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


@contextlib.contextmanager
def a_database(kind: str, folder: Path) -> Iterator[tuple[str, int]]:
    """Its address, and the id of its process if it has one."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'tables.db'}", 0
        return
    sys.path.insert(0, str(HERE.parent / "tests" / "server"))
    from postgres import Postgres

    place = Path(tempfile.mkdtemp(prefix="katabasis-bench-postgres-"))
    with Postgres(place) as running:
        assert running.process is not None
        yield running.url, running.process.pid


# Measuring


def measure(kind: str, given: argparse.Namespace) -> dict[str, Any]:
    """All runs on one database."""
    with tempfile.TemporaryDirectory(prefix="katabasis-bench-") as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        address, process = stack.enter_context(a_database(kind, folder))
        server = Server(folder, address, given.profile)
        stack.callback(server.kill)
        client = Client(server, process)
        stack.callback(client.stop)
        client.ask("enter")
        empty = resident(server.process.pid)
        told = client.ask("open", matches=given.matches)
        opened = resident(server.process.pid)
        print(f"\n{kind}: {given.matches} tables, {given.matches * SEATS} sockets open after {told['seconds']:.1f} s")
        print(f"memory: {empty >> 20} MiB empty, {(opened - empty) / given.matches / 1024:.1f} KiB for each match")
        found: dict[str, Any] = {
            "memory_empty_mib": round(empty / 2**20, 1),
            "memory_per_match_kib": round((opened - empty) / given.matches / 1024, 1),
            "fsync_ms": fsync_milliseconds(folder),
            "runs": {},
        }
        client.ask("spare", matches=given.matches // 2)
        probe = client.ask("run", rate=0, warm=0.5, seconds=2)["answers_per_second"]
        runs = {"saturated": 0} if given.profile != "no" else RUNS
        for title, rate in runs.items():
            expected = 1.2 * (min(rate, probe) if rate else probe)
            client.ask("tidy")
            client.ask("spare", matches=int(expected * (given.warm + given.seconds) / ANSWERS_PER_MATCH) + 10)
            measured = client.ask(
                "run", rate=rate, warm=given.warm, seconds=given.seconds, profile=given.profile != "no"
            )
            found["runs"][title] = rounded(measured)
            show(title, measured)
        found["crowded"] = any(run["others_on_server_core"] > CROWDED for run in found["runs"].values())
        found["memory_at_the_end_mib"] = round(resident(server.process.pid) / 2**20, 1)
        if given.profile != "no":
            show_profile(server.report)
        acknowledged = folder / "acknowledged.json"
        told = client.ask("acknowledgements", path=str(acknowledged))
        server.kill()
        found["check"] = check(kind, address, acknowledged, told)
        logged = server.log.read_text().strip().splitlines()[1:]  # after the greeting
        if logged:
            print("the server logged:", *logged[:10], sep="\n  ")
        return found


def rounded(measured: dict[str, Any]) -> dict[str, Any]:
    return {name: round(value, 3) if isinstance(value, float) else value for name, value in measured.items()}


def show(title: str, found: dict[str, Any]) -> None:
    all_of_them, author = found["to_all_ms"], found["to_author_ms"]
    print(
        f"  {title:12} {found['answers_per_second']:7.0f} answers/s"
        f"  to all p50 {all_of_them['p50']:.1f} p90 {all_of_them['p90']:.1f} p99 {all_of_them['p99']:.1f}"
        f" max {all_of_them['max']:.0f} ms  to author p50 {author['p50']:.1f} p99 {author['p99']:.1f} ms"
    )
    print(
        f"  {'':12} server {found['server_core']:.0%} of a core (loop {found['server_main_thread_core']:.0%}),"
        f" client {found['client_core']:.0%}, PostgreSQL {found['database_core']:.0%};"
        f" {found['commits_per_second']:.0f} commits/s of {found['answers_per_commit']:.1f} answers,"
        f" {found['commit_ms']:.1f} ms each; {found['messages_per_second']:.0f} messages/s of"
        f" {found['bytes_per_message']:.0f} bytes; {found['matches_ended']} matches ended,"
        f" {found['set_up_late']} set up meanwhile; {found['skipped']} turns skipped"
        + (f", sent late by p99 {found['late_ms']['p99']:.1f} ms" if found["late_ms"] else ""),
        flush=True,
    )
    print(
        f"  {'':12} {found['server_cpu_ms_per_answer']:.3f} ms of processor for each answer;"
        f" others kept the server's core busy for {found['others_on_server_core']:.0%}"
        + ("  (TOO MUCH: the figures above are not the server's)" if found["others_on_server_core"] > CROWDED else ""),
        flush=True,
    )


def fsync_milliseconds(folder: Path) -> float:
    """What the disk takes to keep something for good; the median of some."""
    times = []
    with (folder / "fsync").open("wb", buffering=0) as file:
        for _ in range(50):
            file.write(bytes(4096))
            begun = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - begun)
    return round(sorted(times)[25] * 1000, 3)


# Whether nothing was lost and nothing doubled


def check(kind: str, address: str, acknowledged: Path, told: dict[str, Any]) -> dict[str, Any]:
    """Compare what was acknowledged with what the database holds."""
    wrong: list[str] = [f"{what}: {count} times" for what, count in told["problems"].items()]
    if told["open"]:
        wrong.append(f"{told['open']} answers without acknowledgement")
    rows = sqlite_rows(address) if kind == "sqlite" else asyncio.run(postgres_rows(address))
    records: dict[str, list[tuple[int, str, str]]] = {}
    for match, number, who, text in rows:
        records.setdefault(match, []).append((number, who, text))
    kept = 0
    for match, answers in json.loads(acknowledged.read_text()).items():
        lines = records.pop(match, [])
        if [number for number, _, _ in lines] != list(range(len(lines))):
            wrong.append(f"match {match}: its numbers have gaps")
        of_seats = [[number, text] for number, who, text in lines if who not in ("=", "*")]
        kept += len(of_seats)
        if of_seats != answers:
            wrong.append(f"match {match}: {len(answers)} acknowledged, {len(of_seats)} kept, or others")
    if records:
        wrong.append(f"{len(records)} matches that nobody set up")
    print(
        f"  {told['answers']} answers acknowledged, {kept} in the database:", "; ".join(wrong[:10]) or "all there once"
    )
    return {"acknowledged": told["answers"], "kept": kept, "wrong": wrong}


def sqlite_rows(address: str) -> list[tuple[str, int, str, str]]:
    with contextlib.closing(sqlite3.connect(address.removeprefix("sqlite:///"))) as connection:
        return connection.execute("SELECT match, number, who, text FROM answers ORDER BY match, number").fetchall()


async def postgres_rows(address: str) -> list[Any]:
    import asyncpg

    connection = await asyncpg.connect(address)
    try:
        found = await connection.fetch("SELECT match, number, who, text FROM answers ORDER BY match, number")
        return [tuple(row) for row in found]
    finally:
        await connection.close()


# Where the time goes.  What follows runs in the process of the server.


GROUPS: Final = [
    ("words", ("katabasis/words", "katabasis/server/wire/speech", "fluent", "babel")),
    ("engine", ("katabasis/engine", "katabasis/games", "katabasis/bots")),
    (
        "database",
        ("server/database", "sqlalchemy", "aiosqlite", "sqlite3", "asyncpg", "advanced_alchemy"),
    ),
    ("JSON", ("msgspec", "/json/", "server/wire/messages.py")),
    ("metrics", ("prometheus_client", "server/metrics")),
    (
        "table",
        ("katabasis/server/table/", "katabasis/server/hall"),
    ),
    ("websocket", ("websockets", "uvicorn", "httptools", "litestar", "katabasis/server")),
    ("asyncio", ("asyncio", "uvloop", "selectors")),
]


def group_of(file: str) -> str:
    """Which part of the server a file belongs to; "" if it says nothing."""
    for group, places in GROUPS:
        if any(place in file for place in places):
            return group
    return ""


class Pauses:
    """Collections of garbage, which stop everything."""

    def __init__(self) -> None:
        self.begun = 0.0
        self.found: dict[int, list[float]] = {0: [], 1: [], 2: []}
        gc.callbacks.append(self)

    def __call__(self, phase: str, facts: dict[str, int]) -> None:
        if phase == "start":
            self.begun = time.thread_time()
        else:
            self.found[facts["generation"]].append((time.thread_time() - self.begun) * 1000)

    def told(self) -> dict[int, list[float]]:
        """By generation: how many, how long together, and the longest, in milliseconds."""
        return {which: [len(all_), round(sum(all_)), round(max(all_), 1)] for which, all_ in self.found.items() if all_}


class Calls:
    """Counts every call of the loop's thread."""

    def __init__(self) -> None:
        self.profile = cProfile.Profile(time.thread_time)  # of the processor: who else is busy does not count

    def start(self) -> None:
        self.profile.enable()

    def stop(self) -> dict[str, Any]:
        self.profile.disable()
        stats: dict[Any, Any] = pstats.Stats(self.profile).stats  # type: ignore[attr-defined]
        compiled = {
            name
            for module in list(sys.modules.values())
            if group_of(str(getattr(module, "__file__", "")).replace(".cpython", "/")) == "engine"
            for name in dir(module)
        }
        groups: Counter[str] = Counter()
        rows = []
        for (file, line, name), (calls, _, own, cumulative, callers) in stats.items():
            group = group_of(file) or group_of(name.replace(".", "/"))
            if not group and file == "~" and name.count("'") == 4 and name.split("'")[3].split(".")[-1] in compiled:
                group = "engine"
            if group or not callers:
                groups[group or "other"] += own
            else:  # something built in: whoever calls it pays
                for (caller, _, _), (_, _, paid, _) in callers.items():
                    groups[group_of(caller) or "other"] += paid
            where = "" if file == "~" else f"{Path(file).parent.name}/{Path(file).name}:{line} "
            rows.append((own, calls, cumulative, f"{where}{name}", group))
        rows.sort(reverse=True)
        total = sum(groups.values())
        return {
            "how": "calls",
            "groups": {name: own / total for name, own in groups.most_common()},
            "own": [(own / total, calls, what, group) for own, calls, _, what, group in rows[:40]],
            "whole": [
                (whole / total, calls, what, group)
                for _, calls, whole, what, group in sorted(rows, key=lambda row: -row[2])[:60]
            ],
        }


class Samples:
    """Looks at the stack of the loop's thread every two milliseconds of processor, or as often as the kernel can."""

    def __init__(self) -> None:
        self.own: Counter[tuple[str, str, str]] = Counter()
        self.whole: Counter[tuple[str, str, str]] = Counter()
        self.groups: Counter[str] = Counter()
        self.count = 0

    def start(self) -> None:
        signal.signal(signal.SIGPROF, self._look)
        signal.setitimer(signal.ITIMER_PROF, 0.002, 0.002)

    def _look(self, _: int, frame: FrameType | None) -> None:
        self.count += 1
        group = ""
        seen = set()
        first = True
        while frame is not None:
            code = frame.f_code
            found = group_of(code.co_filename)
            place = Path(code.co_filename)
            what = (f"{place.parent.name}/{place.name}:{code.co_firstlineno} {code.co_qualname}", found, "")
            if first:
                line = f"{place.parent.name}/{place.name}:{frame.f_lineno} {code.co_qualname}"
                self.own[(line, found, "")] += 1
                first = False
            if what not in seen:
                seen.add(what)
                self.whole[what] += 1
            group = group or found
            frame = frame.f_back
        self.groups[group or "other"] += 1

    def stop(self) -> dict[str, Any]:
        signal.setitimer(signal.ITIMER_PROF, 0)
        total = max(1, self.count)
        return {
            "how": "samples",
            "groups": {name: count / total for name, count in self.groups.most_common()},
            "own": [(count / total, count, what, group) for (what, group, _), count in self.own.most_common(40)],
            "whole": [(count / total, count, what, group) for (what, group, _), count in self.whole.most_common(60)],
        }


def be_server(report: Path, how: str) -> None:
    """What `katabasis serve` does; with a profile between SIGUSR1 and SIGUSR2."""
    from katabasis.server.serve import serve
    from katabasis.server.settings import from_environment
    from katabasis.words import words

    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with contextlib.suppress(ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if how != "no":
        profile = Calls() if how == "calls" else Samples()
        pauses = []

        def start(_: int, __: object) -> None:
            pauses.append(Pauses())
            profile.start()

        def stop(_: int, __: object) -> None:
            found = profile.stop()
            found["pauses"] = pauses[0].told()
            report.with_suffix(".new").write_text(json.dumps(found))
            report.with_suffix(".new").rename(report)

        signal.signal(signal.SIGUSR1, start)
        signal.signal(signal.SIGUSR2, stop)
    serve(from_environment(), words("en"), open_browser=False)


def show_profile(report: Path) -> None:
    found = json.loads(report.read_text())
    unit = "calls" if found["how"] == "calls" else "samples"
    print(f"\nwhere the time of the loop's thread goes, by {unit}; what waits or reads sockets counts as asyncio")
    for name, share in found["groups"].items():
        print(f"  {share:6.1%}  {name}")
    for title, rows in (("in itself", found["own"][:30]), ("with all that it calls", found["whole"][:45])):
        print(f"\n  {title:8} {unit:>9}")
        for share, count, what, group in rows:
            print(f"  {share:8.1%} {count:9}  {group:9}  {what}")
    print("\ncollections of garbage, by generation: how many, milliseconds together, the longest:", found["pauses"])


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=15, help="of each measurement")
    arguments.add_argument("--warm", type=float, default=3, help="seconds before it")
    arguments.add_argument("--matches", type=int, default=250)
    arguments.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    arguments.add_argument("--profile", choices=["no", "samples", "calls"], default="no")
    arguments.add_argument("--be-server", type=Path, help=argparse.SUPPRESS)
    given = arguments.parse_args()
    if given.be_server:
        be_server(given.be_server, given.profile)
        return
    server_core, other = CORES
    os.sched_setaffinity(0, {other})
    build = "compiled" if katabasis.compiled else "pure"
    print(f"Katabasis {katabasis.__version__}, core {build}; Python {platform.python_version()}")
    print(
        f"the server on core {server_core}, client and PostgreSQL on core {other}; load before {os.getloadavg()[0]:.1f}"
    )
    databases = ["sqlite", "postgresql"] if given.database == "both" else [given.database]
    found = {kind: measure(kind, given) for kind in databases}
    sound = True
    for kind, results in found.items():
        sound = sound and not results["check"]["wrong"]
        paced = results["runs"].get("paced 1500")
        if paced:
            met = paced["answers_per_second"] >= 0.99 * GOAL[0] and paced["to_all_ms"]["p99"] < GOAL[1]
            said = "met" if met else "not tested, others kept the core busy" if results["crowded"] else "MISSED"
            print(f"goal on {kind}: {GOAL[0]} answers/s, p99 under {GOAL[1]:.0f} ms: {said}")
    if given.profile == "no":
        stored = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
        facts = {
            "version": katabasis.__version__,
            "python": platform.python_version(),
            "matches": given.matches,
            "seats": SEATS,
            "seconds": given.seconds,
        }
        stored[build] = {**stored.get(build, {}), **facts, **found}
        RESULTS.write_text(json.dumps(stored, indent=2) + "\n", encoding="utf-8")
        print(f"stored in {RESULTS.name}")
    if not sound:
        sys.exit("answers were lost, doubled or refused")


if __name__ == "__main__":
    main()
