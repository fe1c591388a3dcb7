"""A database that is damaged, or of another program, stops the start with a sentence, and is not touched."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from katabasis.engine.errors import KatabasisError
from katabasis.server.database.store import Store
from katabasis.server.serve import prepare
from katabasis.server.settings import Settings

PAGE = 4096  # bytes, of SQLite


def written(path: Path, *statements: str) -> None:
    with contextlib.closing(sqlite3.connect(path)) as database, database:
        for statement in statements:
            database.execute(statement)


def noise(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 20)


def a_hole(path: Path) -> None:
    """Noise in the middle of a page that SQLite does not look at when it opens the file."""
    with path.open("r+b") as file:
        file.seek(6 * PAGE)
        file.write(bytes(range(256)) * (PAGE // 256))


def cut_off(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: 2 * PAGE + 100])


def from_nowhere(path: Path) -> None:
    written(path, "UPDATE schema_version SET version_num = '0000'")


def from_the_future(path: Path) -> None:
    written(path, "UPDATE schema_version SET version_num = '9999'")


def without_answers(path: Path) -> None:
    written(path, "DROP TABLE answers")


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        (noise, "cannot use the database: file is not a database"),
        (a_hole, "the database is damaged"),
        (cut_off, "cannot use the database: database disk image is malformed"),
        (from_nowhere, "the database has schema '0000', which no version of this program made"),
        (from_the_future, "the database has schema 9999, of a newer version"),
        (without_answers, "the database has no table 'answers': restore a backup of it"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_at_the_start(
    harm: Callable[[Path], None], told: str, tmp_path: Path
) -> None:
    path = tmp_path / "club.db"
    settings = Settings(database=f"sqlite:///{path}")
    asyncio.run(prepare(settings))  # a good one is welcome
    written(path, "PRAGMA wal_checkpoint(TRUNCATE)")
    harm(path)
    before = path.read_bytes()
    with pytest.raises(KatabasisError) as wrong:
        asyncio.run(prepare(settings))
    assert str(wrong.value).startswith(told)
    assert "\n" not in str(wrong.value)
    assert path.read_bytes() == before


def test_a_good_database_is_sound(tmp_path: Path) -> None:
    async def look() -> None:
        store = Store(Settings(database=f"sqlite:///{tmp_path / 'club.db'}"))
        await store.migrate()
        await store.check()
        await store.engine.dispose()

    asyncio.run(look())
