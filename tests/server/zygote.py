"""Forks servers that have everything imported and done once: one that takes two seconds to start is there in a tenth.

Reads one JSON object per line: the settings of a server as environment variables, and where its logs go.  Answers with
the process id.  What runs in the child is what `katabasis serve` runs; SIGKILL takes it the same way.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import ctypes
import hashlib
import json
import os
import secrets
import signal
import sys
import tempfile
import threading
from collections.abc import Iterator
from typing import Any

import httptools  # noqa: F401 - the children find these imported
import sqlalchemy.dialects.postgresql.asyncpg  # noqa: F401
import uvicorn
import uvloop  # noqa: F401

from katabasis.engine.game import State
from katabasis.names import bot_names
from katabasis.server import serve
from katabasis.server.app import create_app, warm_words
from katabasis.server.coach import coach
from katabasis.server.database.models import MatchRow, SeatRow
from katabasis.server.routes import readiness
from katabasis.server.settings import Settings, from_environment
from katabasis.server.table import autoplay, naming, start
from katabasis.server.table.table import Table
from katabasis.words import words

PR_SET_PDEATHSIG = 1
configuration = serve.configuration


def without_pings(**more: Any) -> uvicorn.Config:
    """Else a busy machine would make whoever reads slowly seem dead."""
    config = configuration(**more)
    config.ws_ping_interval = None
    return config


def main() -> None:
    warm_words()
    with silence(), tempfile.TemporaryDirectory() as folder:
        asyncio.run(open_and_close(Settings(database=f"sqlite:///{folder}/blank.db")))
    for thread in threading.enumerate():  # a database's closes a moment later
        if thread is not threading.main_thread():
            thread.join(60)
    assert threading.active_count() == 1  # no child would have the others
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the kernel buries the dead
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for line in sys.stdin:
        asked = json.loads(line)
        child = os.fork()
        if child == 0:
            if not asked["pings"]:
                serve.configuration = without_pings
            if asked["chance"]:
                deal_alike(asked["chance"])
            run(asked["environment"], asked["log"])
        print(child, flush=True)  # noqa: T201


@contextlib.contextmanager
def silence() -> Iterator[None]:
    """What is logged meanwhile is no answer."""
    kept = os.dup(1)
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    try:
        yield
    finally:
        sys.stdout.flush()
        os.dup2(kept, 1)
        os.close(kept)
        os.close(null)


class Foreseen:
    """Stands where a module has `secrets`: what it draws depends on a seed and on what it is drawn for."""

    def __init__(self, seed: str, place: contextvars.ContextVar[str]) -> None:
        self.seed, self.place = seed, place

    def token_hex(self, size: int) -> str:
        return hashlib.sha256(f"{self.seed} {self.place.get()}".encode()).hexdigest()[: 2 * size]

    def __getattr__(self, name: str) -> Any:
        return getattr(secrets, name)


def deal_alike(seed: str) -> None:
    """Tables of one kind are dealt alike, bots there have the same names and answer alike: no test fails by a deal."""
    place = contextvars.ContextVar("place", default="the table")
    choose = autoplay.chosen

    async def chosen(table: Table, seat: SeatRow, state: State) -> tuple[str, list[str]]:
        place.set(f"seat {seat.seat} at {len(table.entries)}")
        return await choose(table, seat, state)

    def gather_again(row: MatchRow, seats: list[SeatRow]) -> None:
        place.set(f"promise {len(start.withdrawn(row)) + 2} of the table")
        start.gather_again(row, seats)

    readiness.gather_again = gather_again
    for module in (start, autoplay, coach):
        module.secrets = Foreseen(seed, place)  # type: ignore[attr-defined]
    autoplay.chosen = chosen
    naming.bot_names = lambda game, _, words: bot_names(game, seed, words)


async def open_and_close(settings: Settings) -> None:
    """Half of what a server does when it starts, it does for the first time: the children find that done."""
    async with create_app(settings).app.lifespan():
        pass


def run(environment: dict[str, str], log: str) -> None:
    """Be a server."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.setsid()
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)  # no server outlives the tests
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    null = os.open(os.devnull, os.O_RDONLY)
    os.dup2(null, 0)
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.environ.update(environment)
    code = 1
    try:
        serve.serve(from_environment(), words("en"), open_browser=False)
        code = 0
    except SystemExit as left:
        code = left.code if isinstance(left.code, int) else 1
    except BaseException as wrong:
        print(repr(wrong), file=sys.stderr, flush=True)  # noqa: T201
    finally:
        sys.stdout.flush()
        os._exit(code)


if __name__ == "__main__":
    main()
