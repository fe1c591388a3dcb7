"""How answers get into the database: many in one transaction, in as few steps as can be.

All else goes through SQLAlchemy; here the time for each row counts, and so does each turn that is waited for.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from sqlalchemy import bindparam, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from katabasis.server.database.models import AnswerRow, MatchRow
from katabasis.server.wire.messages import encode

Values = dict[str, Any]

INSERT_ANSWERS = insert(AnswerRow)
UPDATE_MATCHES = (
    update(MatchRow.__table__)  # type: ignore[arg-type]
    .where(MatchRow.__table__.c.id == bindparam("match"))
    .values(
        length=bindparam("length"),
        asked=bindparam("asked"),
        due=bindparam("due"),
        status=bindparam("status"),
        ending=bindparam("ending"),
        changed=bindparam("changed"),
        undo_length=None,  # what was proposed lapses when the record grows
    )
)


class Taken(Exception):
    """Somebody else gave this answer first."""


class Writer(Protocol):
    """Writes answers, and the rows of their matches after them; all stand when it returns, or none."""

    async def write(self, answers: list[Values], facts: list[Values]) -> None: ...

    def close(self) -> None: ...


class SharedWriter:
    """Into PostgreSQL."""

    def __init__(self, engine: AsyncEngine, notify: Callable[[AsyncConnection, list[str]], Awaitable[None]]) -> None:
        self.engine = engine
        self.notify = notify
        self.statements = [prepared(statement, engine.dialect) for statement in (INSERT_ANSWERS, UPDATE_MATCHES)]

    async def write(self, answers: list[Values], facts: list[Values]) -> None:
        try:
            async with self.engine.begin() as connection:
                for (text, names), rows in zip(self.statements, (answers, facts), strict=True):
                    await connection.exec_driver_sql(text, [tuple(map(row.get, names)) for row in rows])
                await self.notify(connection, [row["match"] for row in facts])
        except IntegrityError as wrong:
            raise Taken from wrong

    def close(self) -> None:
        pass


class FileWriter:
    """Into a file of SQLite, by a thread of its own.

    All rows of a statement come as one JSON text: given one by one, the thread would give up the interpreter for each,
    and wait for it behind the loop each time.
    """

    def __init__(self, path: str, prepare: Callable[[Any, object], None], patience: float) -> None:
        self.path = path
        self.prepare = prepare
        self.patience = patience
        self.thread = ThreadPoolExecutor(1, "writer")
        self.connection: sqlite3.Connection | None = None
        self.statements = [
            (from_json(text), names)
            for text, names in (prepared(statement, sqlite.dialect()) for statement in (INSERT_ANSWERS, UPDATE_MATCHES))
        ]

    async def write(self, answers: list[Values], facts: list[Values]) -> None:
        given = [
            (text, encode([tuple(map(row.get, names)) for row in rows]).decode())
            for (text, names), rows in zip(self.statements, (answers, facts), strict=True)
        ]
        await asyncio.get_running_loop().run_in_executor(self.thread, self._write, given)

    def _write(self, given: list[tuple[str, str]]) -> None:
        if self.connection is None:
            self.connection = sqlite3.connect(self.path, timeout=self.patience, isolation_level=None)
            self.prepare(self.connection, None)
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for text, rows in given:
                self.connection.execute(text, (rows,))
            self.connection.execute("COMMIT")
        except sqlite3.Error as wrong:
            self._give_up()
            if isinstance(wrong, sqlite3.IntegrityError):
                raise Taken from wrong
            raise

    def _give_up(self) -> None:
        """Nothing of it stands; the next one begins with a new connection, whatever was wrong with this one."""
        if self.connection is not None:
            self.connection.close()  # rolls back
            self.connection = None

    def close(self) -> None:
        self.thread.submit(self._give_up).result()
        self.thread.shutdown()


def prepared(statement: Any, dialect: Any) -> tuple[str, list[str]]:
    """A statement in the database's own words, and the names of its values in order."""
    compiled = statement.compile(dialect=dialect)
    assert not any(compiled.params.values())  # what a row does not say is NULL
    return str(compiled), compiled.positiontup


def from_json(statement: str) -> str:
    """A statement that takes its rows from one JSON text.

    >>> from_json("INSERT INTO answers (number) VALUES (?)")
    "INSERT INTO answers (number) SELECT json_extract(value, '$[0]') FROM json_each(?)"
    >>> from_json("UPDATE matches SET due=1 WHERE id = ?")
    "UPDATE matches SET due=1 FROM json_each(?) AS given WHERE id = json_extract(given.value, '$[0]')"
    """
    parts = statement.split("?")
    table = "" if " VALUES (" in statement else "given."
    told = "".join(f"{part}json_extract({table}value, '$[{place}]')" for place, part in enumerate(parts[:-1]))
    told += parts[-1]
    if not table:
        return told.replace(" VALUES (", " SELECT ").removesuffix(")") + " FROM json_each(?)"
    return told.replace(" WHERE ", " FROM json_each(?) AS given WHERE ")
