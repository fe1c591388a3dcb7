"""The schema of the database: brought up to date by one process at a time, and looked over for damage."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import structlog
from sqlalchemy import func, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from katabasis.engine.errors import BadOption, KatabasisError, one_line, shown
from katabasis.server.database.models import PlayerRow

log = structlog.get_logger()

SCHEMA = "0005"  # the newest of migrations/versions
VERSIONS = sorted(file.name[:4] for file in (Path(__file__).parent / "migrations" / "versions").glob("0*.py"))
VERSION_TABLE = "schema_version"
MIGRATION_LOCK = 742_001  # any number, the same for all processes


class Unsound(KatabasisError):
    """The database is damaged, or was not made by this program: the sentence says how it shows."""


def cause_of(wrong: BaseException) -> str:
    """Why the database cannot be used, in the first line of what it says; some errors say nothing but their name.

    >>> cause_of(TimeoutError()), cause_of(OSError(28, "No space left on device"))
    ('TimeoutError', '[Errno 28] No space left on device')
    """
    said = str(wrong).partition("\n")[0].strip()
    return re.sub(r"^\((sqlite3|asyncpg|sqlalchemy)[\w.]*\) ", "", said) or type(wrong).__name__


async def migrate(usual: AsyncEngine, shared: bool, patience: float) -> None:
    """The newest schema; only one process at a time brings it, and the others wait as long as that takes."""
    if not shared:
        await _migrate(usual, shared)
        return
    # one that is in no hurry: a large table takes longer than any answer may
    engine = create_async_engine(usual.url, connect_args={"timeout": patience}, hide_parameters=True)
    try:
        await _migrate(engine, shared)
    finally:
        await engine.dispose()


async def _migrate(engine: AsyncEngine, shared: bool) -> None:
    async with engine.connect() as connection:
        if shared:
            await connection.execute(select(func.pg_advisory_lock(MIGRATION_LOCK)))
            await connection.commit()
        try:
            found = await connection.run_sync(_schema)
            if found and found not in VERSIONS and found < SCHEMA:
                raise Unsound(f"the database has schema {shown(found)}, which no version of this program made")
            if found > SCHEMA:
                raise BadOption(f"the database has schema {found}, of a newer version; this one knows {SCHEMA}")
            if found != SCHEMA:
                await connection.rollback()
                if found:
                    log.info("migrating", found=found, wanted=SCHEMA)
                await connection.run_sync(_upgrade, engine)
                await connection.commit()
        finally:
            if shared:
                await connection.rollback()
                await connection.execute(select(func.pg_advisory_unlock(MIGRATION_LOCK)))
                await connection.commit()


async def check(engine: AsyncEngine, shared: bool) -> None:
    """Whether the database is whole: every table there, and in a file of SQLite every page as it should be."""
    async with engine.connect() as connection:
        if not shared:
            found = (await connection.execute(text("PRAGMA quick_check(1)"))).scalar()
            if found != "ok":
                raise Unsound(f"the database is damaged ({one_line(str(found))}): restore a backup of it")
        there = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
        missing = sorted(set(PlayerRow.metadata.tables) - set(there) - {VERSION_TABLE})
        if missing:
            raise Unsound(f"the database has no table '{missing[0]}': restore a backup of it")


def _schema(connection: Any) -> str:
    """The schema in the database, "" if there is none."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return ""
    return str(connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar() or "")


def _upgrade(connection: Any, engine: Any) -> None:
    from advanced_alchemy.alembic.commands import AlembicCommandConfig  # slow to import, and seldom needed
    from alembic import command

    config = AlembicCommandConfig(
        engine=engine,
        version_table_name=VERSION_TABLE,
        attributes={"connection": connection, "version_table": VERSION_TABLE},
    )
    if connection.dialect.name == "sqlite":  # else each table would stand by itself, and a kill leave some of them
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    command.upgrade(config, "head")
