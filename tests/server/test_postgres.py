"""The PostgreSQL of the tests: it answers, notifies, restarts, recovers, and never stays behind."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import asyncpg
import postgres as postgres_module
import pytest
from harness import PORTS
from postgres import HOST, HOW_TO_INSTALL, Postgres, binaries, require_postgres

pytest_plugins = ["postgres"]

AT_ONCE = 300.0  # seconds, on the busiest machine


def test_its_programs_are_found() -> None:
    place = binaries()
    assert place is not None
    assert (place / "postgres").exists()


def test_it_answers_under_its_address_only(postgres: Postgres) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(postgres.url)
        assert await connection.fetchval("SELECT current_database() || ' ' || current_user") == "katabasis katabasis"
        shown = {name: await connection.fetchval(f"SHOW {name}") for name in ("fsync", "listen_addresses", "port")}
        assert shown == {"fsync": "on", "listen_addresses": HOST, "port": str(postgres.port)}
        await connection.close()
        with pytest.raises(asyncpg.InvalidAuthorizationSpecificationError):
            await asyncpg.connect(postgres.url.replace("katabasis@", "postgres@"))

    assert postgres.url == f"postgresql://katabasis@127.0.0.1:{postgres.port}/katabasis"
    assert postgres.port in PORTS
    asyncio.run(run())


def test_one_connection_notifies_another(database: str) -> None:
    async def run() -> None:
        heard: asyncio.Queue[object] = asyncio.Queue()
        listener, speaker = await asyncpg.connect(database), await asyncpg.connect(database)
        await listener.add_listener("matches", lambda *told: heard.put_nowait(told[2:]))
        await speaker.execute("SELECT pg_notify('matches', 'reef 7')")
        async with asyncio.timeout(AT_ONCE):
            assert await heard.get() == ("matches", "reef 7")
        await listener.close()
        await speaker.close()

    asyncio.run(run())


async def notes(url: str) -> list[str]:
    """What was written, and read on a new connection."""
    connection = await asyncpg.connect(url)
    found = await connection.fetch("SELECT text FROM notes ORDER BY text")
    await connection.close()
    return [row["text"] for row in found]


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_a_restart_cuts_connections_and_keeps_what_was_committed(postgres: Postgres, database: str, mode: str) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(database)
        await connection.execute("CREATE TABLE notes (text text)")
        await connection.execute("INSERT INTO notes VALUES ('committed')")
        open_one = connection.transaction()
        await open_one.start()
        await connection.execute("INSERT INTO notes VALUES ('open')")
        await asyncio.to_thread(postgres.restart, mode)
        with pytest.raises((asyncpg.PostgresError, asyncpg.InterfaceError, OSError)):
            await connection.execute("SELECT 1")
        connection.terminate()
        assert await notes(database) == ["committed"]

    asyncio.run(run())
    asyncio.run(notes_again(database))  # it did not end together with the thread that restarted it


async def notes_again(url: str) -> None:
    assert await notes(url) == ["committed"]


def test_nobody_is_served_between_a_crash_and_the_next_start(postgres: Postgres, database: str) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(database)
        await connection.execute("CREATE TABLE notes (text text); INSERT INTO notes VALUES ('committed')")
        postgres.crash()
        connection.terminate()
        with pytest.raises(ConnectionRefusedError):
            await asyncpg.connect(database)
        postgres.start()
        assert await notes(database) == ["committed"]

    asyncio.run(run())


def test_a_database_is_dropped_under_whoever_uses_it(postgres: Postgres) -> None:
    async def run() -> None:
        url = postgres.create_database("short_lived")
        connection = await asyncpg.connect(url)
        postgres.drop_database("short_lived")
        with pytest.raises(asyncpg.InvalidCatalogNameError):
            await asyncpg.connect(url)
        connection.terminate()
        postgres.drop_database("short_lived")  # once more does no harm

    asyncio.run(run())


def test_who_has_no_postgresql_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KATABASIS_NO_POSTGRES", raising=False)
    require_postgres()
    monkeypatch.setattr(postgres_module, "binaries", lambda: None)
    with pytest.raises(pytest.fail.Exception) as failed:
        require_postgres()
    assert str(failed.value) == HOW_TO_INSTALL
    monkeypatch.setenv("KATABASIS_NO_POSTGRES", "1")
    with pytest.raises(pytest.skip.Exception):
        require_postgres()


TESTS = """
import signal, tempfile, time
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell lets what it runs in the background ignore Ctrl+C
from pathlib import Path
from postgres import Postgres
server = Postgres(Path(tempfile.mkdtemp(prefix="katabasis-postgres-")))
server.start()
print(server.process.pid, server.folder, flush=True)
time.sleep(600)
"""


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_nothing_stays_behind_tests_that_are_killed(how: signal.Signals) -> None:
    tests = subprocess.Popen(
        [sys.executable, "-c", TESTS],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,  # Ctrl+C leaves a traceback
        encoding="utf-8",
    )
    with tests:
        assert tests.stdout is not None
        pid, folder = tests.stdout.readline().split()
        assert Path(folder, "data", "postmaster.pid").exists()
        tests.send_signal(how)
    late = time.monotonic() + AT_ONCE
    while Path(folder).exists():
        assert time.monotonic() < late
        time.sleep(0.05)
    told = subprocess.run(["ps", "-o", "stat=", "-p", pid], capture_output=True, encoding="utf-8", check=False).stdout
    assert told.strip()[:1] in ("", "Z")  # a zombie has ended, and waits for its parent to know
