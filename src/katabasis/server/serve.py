"""`katabasis serve`: the server in one command, in one process or several."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from katabasis.engine.errors import KatabasisError
from katabasis.server import logs
from katabasis.server.database.schema import cause_of
from katabasis.server.database.store import DOWN, Store
from katabasis.server.settings import Settings
from katabasis.server.wire.transport import BoundedHttp, BoundedSocket
from katabasis.words import Words

MESSAGE_BYTES = 16_384  # of the longest message over a socket
CLOSING_SECONDS = 10
EVERYWHERE = ("0.0.0.0", "::")
PAGE = Path(__file__).parent / "site" / "index.html"


class CannotServe(KatabasisError):
    """The address or the database cannot be used."""


def serve(settings: Settings, words: Words, open_browser: bool) -> None:
    """Serve until told to stop."""
    logs.set_up(settings.log_level)
    lock = exclusive(settings)
    asyncio.run(prepare(settings))
    listening = bound(settings)
    port = listening.getsockname()[1]
    address = settings.public_url or f"http://{shown_host(settings.host)}:{port}/"
    print(words.say("serve-greeting", {"address": address}), flush=True)  # noqa: T201
    if settings.host in EVERYWHERE:
        print(words.say("serve-shared"), flush=True)  # noqa: T201
    if not PAGE.is_file():
        print(words.say("serve-pageless"), flush=True)  # noqa: T201
    elif open_browser:
        webbrowser.open(address)
    os.environ.update(settings.to_environment())
    try:
        run(settings, listening)
    finally:
        listening.close()
        if lock is not None:
            lock.close()


async def prepare(settings: Settings) -> None:
    """See that the database is there and up to date, before anybody comes."""
    store = Store(settings)
    try:
        await store.migrate()
        await store.check()
    except DOWN as wrong:
        raise CannotServe(f"cannot use the database: {cause_of(wrong)}") from wrong
    finally:
        await store.engine.dispose()


def configuration(**more: Any) -> uvicorn.Config:
    """How uvicorn shall serve us."""
    return uvicorn.Config(
        "katabasis.server.serve:application",
        factory=True,
        http=BoundedHttp,
        ws=BoundedSocket,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,  # it would cost more time than it saves on a local network
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=CLOSING_SECONDS,
        **more,
    )


def application() -> Any:
    """The application of one process, with settings from the environment."""
    from katabasis.server.app import create_app
    from katabasis.server.settings import from_environment

    settings = from_environment()
    logs.set_up(settings.log_level)
    return create_app(settings)


def run(settings: Settings, listening: socket.socket) -> None:
    if settings.processes > 1:
        Multiprocess(configuration(workers=settings.processes), sockets=[listening]).run()
        return
    server = uvicorn.Server(configuration())
    server.run(sockets=[listening])
    if not server.started:
        sys.exit(3)  # the logs say why


def bound(settings: Settings) -> socket.socket:
    """A socket on the wanted address."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.host, settings.port))
    except OSError as wrong:
        found.close()
        raise CannotServe(
            f"cannot listen on {settings.host}:{settings.port}: {wrong.strerror}; choose another --port, 0 for any"
        ) from wrong
    found.listen(
        1024
    )  # not for children: a process in which bots think would hold the port after the server was killed
    return found


def shown_host(host: str) -> str:
    """An address that people can type.

    >>> shown_host("::1")
    '[::1]'
    """
    if host in EVERYWHERE:
        return local_address()
    return f"[{host}]" if ":" in host else host


def local_address() -> str:
    """This machine's address in the local network, as far as it knows; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def exclusive(settings: Settings) -> Any:
    """One process for one file of SQLite: a second one would not hear what the first one changes."""
    if settings.shared:
        return None
    path = Path(settings.database.removeprefix("sqlite:///"))
    try:
        import fcntl  # not on Windows
    except ImportError:
        return None
    try:
        lock = path.with_name(path.name + ".lock").open("a", encoding="utf-8")
    except OSError as wrong:
        raise CannotServe(f"cannot write beside the database {path}: {wrong.strerror}") from wrong
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as wrong:
        lock.close()
        raise CannotServe(
            f"another server uses {path} already; stop it, give another --database, or use PostgreSQL for several"
        ) from wrong
    return lock
