"""When nothing can be stored, everybody is told so, nothing that stands is lost, and play goes on without help."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self

import pytest
from harness import PATIENCE, Person, Refusal, Server, two_servers
from players import World, listen, stored, together
from postgres import Postgres

from katabasis.engine.seats import SPECTATOR
from katabasis.server.database.store import prepare_sqlite
from katabasis.server.hall import Hall
from katabasis.server.settings import Settings
from katabasis.server.table.listener import Listener
from katabasis.server.table.play import answer
from katabasis.server.table.updates import update
from katabasis.server.wire.speech import speech

DOWN = "storage-down"
SENTENCE = "The server cannot store anything right now. Nothing is lost: try again in a moment."


# A full disk

needs_prlimit = pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux can limit another process")


@contextlib.contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file of this server can be written any more."""
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


class Piped(Server):
    """A server whose logs go through a pipe, so that they are on no disk."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, messages_per_second=0)
        os.mkfifo(self.log)
        self.lines: list[str] = []
        self.reader = threading.Thread(target=self.read, daemon=True)

    def read(self) -> None:
        with self.log.open(encoding="utf-8") as pipe:
            self.lines.extend(pipe)

    def logged(self) -> str:
        return "".join(self.lines)

    def __enter__(self) -> Self:
        self.reader.start()
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        super().__exit__(*error)
        self.reader.join()


def refusal(person: Person, path: str, body: object = None) -> Refusal:
    with pytest.raises(Refusal) as refused:
        person.post(path, body)
    return refused.value


@needs_prlimit
@pytest.mark.parametrize("logs", ["on the full disk", "elsewhere"])
def test_a_full_disk_under_play_is_told_of_and_got_over(tmp_path: Path, logs: str) -> None:
    with Server(tmp_path, messages_per_second=0) if logs == "on the full disk" else Piped(tmp_path) as server:
        play_through(server, lambda: full_disk(server))
        if logs == "elsewhere":
            assert "answer not stored" in server.logged()
            assert "Traceback" not in server.logged()


def test_a_small_disk_that_is_filled_is_got_over_as_well(small_disk: Path, tmp_path: Path) -> None:
    """By somebody else, to the last byte, for a while."""

    @contextlib.contextmanager
    def filled() -> Iterator[None]:
        ballast = small_disk / "ballast"
        with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
            while True:
                file.write(b"." * 512)
        try:
            yield
        finally:
            ballast.unlink()

    with Server(tmp_path, f"sqlite:///{small_disk / 'tables.db'}", messages_per_second=0) as server:
        play_through(server, filled)
        assert "Traceback" not in server.logged()


def test_what_is_written_within_a_second_does_not_fill_a_small_disk(tmp_path: Path) -> None:
    """SQLite's log begins anew by itself: once it has taken the last byte, nothing can be carried out of it."""
    path = tmp_path / "tables.db"
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        prepare_sqlite(connection, None)
        connection.execute("PRAGMA synchronous=OFF")
        connection.execute("CREATE TABLE answers (text)")
        for _ in range(4000):
            connection.execute("INSERT INTO answers VALUES ('12')")
        assert path.with_name("tables.db-wal").stat().st_size < 5_000_000


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    place = tmp_path / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(place)]
    if shutil.which("mount") is None or subprocess.run(mount, capture_output=True, check=False).returncode != 0:
        pytest.skip("only who may mount a disk can fill it")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


def play_through(server: Server, trouble: Callable[[], contextlib.AbstractContextManager[None]]) -> None:
    """People and bots, sockets and HTTP, with answers on their way when the disk is full; then it is not any more."""
    world = World(server, tolerated=[DOWN])
    world.circle("duo", ["socket", "socket"])
    world.circle("duo", ["http", "http"], talking=True)
    world.circle("trio-competitive", ["http", "socket", "bot"])
    world.circle("trio-cooperative", ["socket", "http", "socket"], undoing=True)
    world.circle("duo", ["http", "bot"], turns=2)
    ariane, dedale = Person(server, "Ariane"), Person(server, "Dédale")
    left = duo(ariane, dedale)
    with world:
        world.play()
        world.everybody_goes_on()
        dedale.call("DELETE", f"/api/matches/{left}/seats/1")  # the server must see to it, but cannot
        with trouble():
            world.wait("people were refused", lambda: all(circle.refused > 3 for circle in world.circles[:2]))
            answered = [circle.answered for circle in world.circles]
            kept = stored(server.database)
            time.sleep(1.2)  # the server has looked once at what is due
            assert [circle.answered for circle in world.circles] == answered
            assert lines(stored(server.database)) == lines(kept)
            check_clear_words(server, ariane, world)
        world.everybody_goes_on()
    world.check()
    assert set(world.refusals) == {DOWN}


def lines(kept: dict[str, Any]) -> dict[str, int]:
    return {match: len(found.answers) for match, found in kept.items()}


def duo(ariane: Person, dedale: Person) -> str:
    """A match of two, begun."""
    match = ariane.table(["me", "open"], seats=2)
    dedale.post(f"/api/matches/{match}/seats/1")
    ariane.ready(match)
    dedale.ready(match, 1)
    return match


def check_clear_words(server: Server, ariane: Person, world: World) -> None:
    """What cannot be stored is refused in words; what stands is still shown."""
    for path, body in (("/api/players", {"nickname": "Dédale"}), ("/api/matches", {"game": "ahuris"})):
        refused = refusal(ariane, path, body)
        assert (refused.status, refused.code, refused.message) == (503, DOWN, SENTENCE)
    reply = ariane.raw("POST", "/api/players?lang=fr", {"nickname": "Dédale"})
    assert reply.headers["retry-after"] == "1"
    assert reply.json["message"] != SENTENCE
    kept = stored(server.database)
    for player in world.players:
        lines = kept[player.match].answers
        if lines:  # else the table is still gathering
            assert player.person.view(player.match, player.seat)["length"] == len(lines)
    assert ariane.raw("GET", "/ready").status in (200, 503)


# A file that somebody else holds, or uses


def test_a_backup_that_holds_the_file_only_delays(tmp_path: Path) -> None:
    with Server(tmp_path, messages_per_second=0) as server:
        world = World(server)
        world.circle("duo", ["socket", "http"])
        world.circle("duo", ["http", "bot"])
        with world:
            world.play()
            world.everybody_goes_on()
            with contextlib.closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                time.sleep(1)
                other.execute("ROLLBACK")
            world.everybody_goes_on()
        world.check()


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        second = subprocess.run(
            [
                *(sys.executable, "-m", "katabasis.cli", "serve", "--no-open"),
                "--port=0",
                f"--database={server.database}",
            ],
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, "LC_ALL": "C", "PYTHONPATH": os.pathsep.join(sys.path)},
            timeout=300,
            check=False,
        )
        path = tmp_path / "tables.db"
        sentence = (
            f"another server uses {path} already; stop it, give another --database, or use PostgreSQL for several"
        )
        assert (second.returncode, second.stdout, second.stderr) == (2, "", f"katabasis: {sentence}\n")
        assert Person(server).get("/api/matches") == {"matches": [], "before": None}


# Many at once


def test_a_double_click_over_one_socket_is_accepted_and_then_stale(server: Server) -> None:
    """The first click is acknowledged, although the second one comes before the reply has gone out."""
    ariane = Person(server, "Ariane")
    match = ariane.table(["me"])
    ariane.ready(match)
    with listen(ariane, match, 0) as line:
        update, clicks = line.until("update"), 0
        while update["result"] is None and clicks < 20:
            clicks += 1
            length = update["length"]
            click = {"length": length, "action": update["choices"][0]["action"]}
            line.send(click)
            line.send(click)
            replies = []
            while not replies or update["reply"] != "stale":
                update = line.until("update")
                replies.append(update["reply"])
                assert update["length"] > length
            assert [reply for reply in replies if reply] == ["accepted", "stale"]
        assert clicks > 3


def test_two_who_talk_at_once_are_both_heard(server: Server) -> None:
    ariane, dedale = Person(server, "Ariane"), Person(server, "Dédale")
    match = duo(ariane, dedale)
    said: list[int] = []
    begin = threading.Barrier(2, timeout=PATIENCE)

    def talk(person: Person, seat: int) -> None:
        for number in range(30):
            begin.wait()
            said.append(person.post(f"/api/matches/{match}/talk", {"seat": seat, "text": f"{seat} {number}"})["number"])

    with listen(ariane, match, 0) as line:
        together(lambda: talk(ariane, 0), lambda: talk(dedale, 1))
        heard = [line.until("talk")["number"] for _ in range(60)]
    assert sorted(said) == heard == list(range(60))
    assert len({text for _, text in stored(server.database)[match].talk}) == 60


def test_who_reads_slowly_misses_no_event(tmp_path: Path) -> None:
    """An update goes out while the next answer is on its way to the disk: the one after it begins where it ended."""

    async def run() -> None:
        hall = Hall(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}"))
        await hall.start()
        try:
            await read_slowly(hall)
        finally:
            await hall.stop()

    with Server(tmp_path) as server:
        ariane = Person(server, "Ariane")
        match = ariane.table(["me"])
        ariane.ready(match)

    async def read_slowly(hall: Hall) -> None:
        table = await hall.table(match)
        listener = Listener(SPECTATOR, "", speech("en"), 0)
        table.join(listener)
        taken: list[bytes | None] = []
        append = hall.store.append

        async def slow_append(rows: list[dict[str, Any]], facts: dict[str, Any]) -> None:
            taken.append(listener.take())
            await append(rows, facts)

        hall.store.append = slow_append  # type: ignore[method-assign]
        for _ in range(20):
            if table.playing().over:  # sooner than that, once in twenty times
                break
            action = table.playing().legal_actions()[0].text
            assert await answer(table, 0, len(table.entries), action, "person") == "accepted"
        taken.append(listener.take())
        told: list[tuple[int, str]] = []
        for message in filter(None, taken):
            told = merged(told, message)
        whole = merged([], update(table, SPECTATOR, "en", 0))
        assert told == whole

    asyncio.run(run())


def merged(known: list[tuple[int, str]], message: bytes) -> list[tuple[int, str]]:
    """What somebody knows after an update."""
    said = json.loads(message)
    kept = [event for event in known if event[0] < said["kept"]]
    return kept + [(event["number"], event["event"]["text"]) for event in said["events"]]


# PostgreSQL restarted under it


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_postgresql_restarted_under_play_is_told_of_and_got_over(
    tmp_path: Path, postgres: Postgres, database: str, mode: str
) -> None:
    """At once, and after three seconds without it; two processes, which hear of each other again afterwards."""
    with two_servers(tmp_path, database, messages_per_second=0) as servers:
        world = World(*servers, tolerated=[DOWN])
        world.circle("duo", ["socket", "http", "spectator", "spectator"])
        world.circle("trio-competitive", ["http", "socket", "bot"], talking=True)
        world.circle("trio-cooperative", ["socket", "http", "socket"], undoing=True)
        world.circle("duo", ["http", "socket"], turns=2)
        ariane = Person(servers[0], "Ariane")
        with world:
            world.play()
            world.everybody_goes_on()
            postgres.restart(mode)
            world.everybody_goes_on()
            world.check_acknowledged()
            before = world.refusals[DOWN]
            postgres.stop(mode)
            try:
                world.wait("people were refused", lambda: world.refusals[DOWN] > before + 10)
                for server in servers:
                    check_down(server, ariane)
                time.sleep(3)
            finally:
                postgres.start()
            world.everybody_goes_on()
            for one, other in (servers, servers[::-1]):
                check_hears(one, other, ariane)
        world.check()
        assert set(world.refusals) <= {DOWN}
        for server in servers:
            assert "Traceback" not in server.logged()
            assert "failed" not in server.logged()


def check_down(server: Server, ariane: Person) -> None:
    began = time.monotonic()
    refused = refusal(ariane.at(server), "/api/matches", {"game": "ahuris"})
    assert (refused.status, refused.code, refused.message) == (503, DOWN, SENTENCE)
    ready = ariane.at(server).raw("GET", "/ready")
    assert (ready.status, ready.json["ready"]) == (503, False)
    assert ariane.at(server).raw("GET", "/health").status == 200  # alive: to start it again would help nobody
    assert time.monotonic() - began < 30


def check_hears(one: Server, other: Server, ariane: Person) -> None:
    """Who listens at one process is told of what happens at the other."""
    match = ariane.at(one).table(["me"])
    ariane.at(one).ready(match)
    with listen(ariane.at(other), match) as line:
        length = line.until("update")["length"]
        action = ariane.at(one).view(match)["choices"][0]["action"]
        ariane.at(one).answer(match, length, action)
        assert line.until("update")["length"] > length
