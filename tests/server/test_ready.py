"""Alive is one thing, ready another: what a proxy is told while the database is full, damaged, or being migrated."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import structlog
from harness import Person, Server, request
from sqlalchemy import text
from test_storage import full_disk, needs_prlimit

from katabasis.server.database import store as storing
from katabasis.server.database.schema import MIGRATION_LOCK, cause_of
from katabasis.server.database.store import Store
from katabasis.server.settings import Settings


def told(server: Server, status: int) -> dict[str, Any]:
    """What /ready says, as soon as it says so with this status."""
    while (reply := request(server, "GET", "/ready")).status != status:
        assert request(server, "GET", "/health").status == 200
    found: dict[str, Any] = reply.json
    return found


@needs_prlimit
def test_a_full_disk_is_told_as_long_as_it_lasts(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ariane = Person(server)
        assert told(server, 200)["written"] is True
        with full_disk(server):
            assert ariane.raw("POST", "/api/matches", {"game": "ahuris"}).status == 503
            found = told(server, 503)
            assert (found["ready"], found["answers"], found["written"]) == (False, True, False)
        assert told(server, 200)["ready"] is True  # found out without anybody's help
        ariane.table()


def test_it_is_not_ready_before_it_was_looked_over(tmp_path: Path) -> None:
    async def look() -> None:
        store = Store(Settings(database=f"sqlite:///{tmp_path / 'club.db'}"))
        assert not store.ready()
        await store.start()
        try:
            assert (store.migrated, store.sound, store.ready()) == (True, None, False)
            await store.look_over()
            assert store.ready()
            with structlog.testing.capture_logs() as logged:
                for _ in range(3):
                    store._failed(OSError(28, "No space left on device"))
            assert logged == [
                {"event": "storage is in trouble", "cause": "[Errno 28] No space left on device", "log_level": "error"}
            ]  # once
            assert (store.trouble, store.ready()) == ("[Errno 28] No space left on device", False)
            await store.probe()
            assert (store.trouble, store.ready()) == ("", True)
        finally:
            await store.stop()

    asyncio.run(look())


def test_a_damaged_database_is_never_ready(tmp_path: Path) -> None:
    async def look() -> None:
        store = Store(Settings(database=f"sqlite:///{tmp_path / 'club.db'}"))
        await store.start()
        try:
            async with store.engine.begin() as connection:
                await connection.execute(text("DROP TABLE talk"))
            await store.look_over()
            assert (store.sound, store.ready()) == (False, False)
        finally:
            await store.stop()

    asyncio.run(look())


def test_whoever_comes_second_waits_for_a_migration_as_long_as_it_takes(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Longer than any answer may take, that is."""
    monkeypatch.setattr(storing, "PATIENCE", 0.5)
    settings = Settings(database=database)

    async def look() -> None:
        first, second, watcher = Store(settings), Store(settings), Store(settings)
        async with first.engine.connect() as holding:
            await holding.execute(text(f"SELECT pg_advisory_lock({MIGRATION_LOCK})"))
            migrating = asyncio.create_task(second.migrate())
            waiting = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
            async with watcher.engine.connect() as looking:
                while not (await looking.execute(waiting)).scalar():
                    assert not migrating.done()
                    await asyncio.sleep(0.01)
            await asyncio.sleep(3 * storing.PATIENCE)
            assert not migrating.done()
            await holding.execute(text(f"SELECT pg_advisory_unlock({MIGRATION_LOCK})"))
            await migrating
        await second.check()
        for store in (first, second, watcher):
            await store.engine.dispose()

    asyncio.run(look())


def test_every_failure_has_a_cause() -> None:
    assert cause_of(TimeoutError()) == "TimeoutError"
    assert cause_of(OSError(28, "No space left on device")) == "[Errno 28] No space left on device"
