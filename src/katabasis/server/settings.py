"""What a host may decide, in one place: each setting is a flag of `katabasis serve` or a variable of the environment.

A flag wins over the environment, the environment over the default.  `docs/serving.md` shows the same table.

>>> from_environment({"KATABASIS_PORT": "8080"}).port
8080
>>> from_environment({"KATABASIS_PORT": "eighty"})
Traceback (most recent call last):
katabasis.engine.errors.BadOption: KATABASIS_PORT should be a whole number, not 'eighty'
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from katabasis.engine.errors import BadOption, shown

PREFIX = "KATABASIS_"
MOST_PROCESSES = 256  # each takes some 60 MB; a host who types one digit too many shall hear of it before they start
DIGITS = 18


MOST = 1_000_000_000  # of anything that has no bound of its own


def setting(default: Any, about: str, low: int = 0, high: int = MOST) -> Any:
    """A field with its sentence for the table, and between which numbers it may be if it is one."""
    return field(default=default, metadata={"about": about, "low": low, "high": high})


@dataclass(frozen=True)
class Settings:
    """Every setting, its default and what it is for."""

    host: str = setting("127.0.0.1", "address to listen on; 0.0.0.0 for the whole local network")
    port: int = setting(8765, "port to listen on; 0 takes a free one", high=65535)
    database: str = setting(
        "sqlite:///katabasis.db", "where matches are kept: sqlite:///FILE or postgresql://USER@HOST/DB"
    )
    processes: int = setting(1, "server processes; more than one needs PostgreSQL", 1, MOST_PROCESSES)
    thinkers: int = setting(1, "processes in which bots think, for each server process", 1, MOST_PROCESSES)
    public_url: str = setting("", "address that people type, if a proxy stands in front; https makes cookies Secure")
    origins: str = setting("", "other origins whose pages may talk to the server, with commas")
    session_days: int = setting(400, "days until a player's token expires, counted from its last use", 1, 36_500)
    requests_per_second: int = setting(200, "HTTP requests that one address may send; 0 for no limit")
    messages_per_second: int = setting(50, "messages that one socket may send; 0 for no limit")
    sockets: int = setting(5000, "sockets open at once, for each process", 1)
    body_limit: int = setting(1_000_000, "bytes in the longest request, a record being uploaded for instance", 10_000)
    body_seconds: int = setting(20, "seconds that a request may take to arrive", 1, 86_400)
    cached_tables: int = setting(2000, "tables kept in memory while nobody looks at them, for each process", 1)
    tables_per_player: int = setting(
        50, "tables opened within a day that one player may have under way; 0 for no limit"
    )
    bot_tables_per_player: int = setting(5, "those of them where only bots play; 0 for no limit")
    tables_per_hour: int = setting(200, "tables that one address may open in an hour; 0 for no limit")
    players_per_hour: int = setting(100, "new players from one address in an hour; 0 for no limit")
    sockets_per_player: int = setting(
        20, "sockets that one player may have open for seats, for each process; 0 for no limit"
    )
    sockets_per_address: int = setting(100, "sockets without a seat from one address, for each process; 0 for no limit")
    spectators_per_table: int = setting(100, "sockets without a seat at one table, for each process; 0 for no limit")
    reserved_sockets: int = setting(50, "percent of the sockets that are kept for seats", high=100)
    record_lines: int = setting(20_000, "lines of a record until no more orders and undos are taken; 0 for no limit")
    orders_per_match: int = setting(500, "standing orders that a seat may give in one match; 0 for no limit")
    log_level: str = setting("info", "debug, info, warning or error")
    metrics: bool = setting(True, "whether /metrics is served")

    def __post_init__(self) -> None:
        for part in fields(self):
            value = getattr(self, part.name)
            if part.type == "int":
                check_number(part.name, value, part.metadata["low"], part.metadata["high"])
        if self.log_level not in ("debug", "info", "warning", "error"):
            raise BadOption(f"log_level should be debug, info, warning or error, not '{self.log_level}'")
        check_address("public_url", self.public_url)
        for origin in self.origins.split(","):
            check_address("origins", origin.strip())
        engine_url(self.database)
        if self.processes > 1 and not self.shared:
            raise BadOption("several processes need PostgreSQL: give --database postgresql://USER@HOST/DB")

    @property
    def shared(self) -> bool:
        """Whether several processes may use the database at once."""
        return self.database.startswith(("postgresql://", "postgres://"))

    @property
    def secure(self) -> bool:
        """Whether people come by https."""
        return self.public_url.startswith("https://")

    def to_environment(self) -> dict[str, str]:
        """The settings as variables, for processes that are started."""
        return {PREFIX + part.name.upper(): _written(getattr(self, part.name)) for part in fields(self)}


def check_number(name: str, value: object, low: int, high: int) -> None:
    """A whole number between two others.

    >>> check_number("thinkers", 9_999_999_999, 1, 256)
    Traceback (most recent call last):
    katabasis.engine.errors.BadOption: thinkers should be at most 256, not 9999999999
    """
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return
    wanted = f"at most {high}" if isinstance(value, int) and value > high else f"at least {low}"
    if name == "port":
        wanted = f"a number from {low} to {high}"
    elif wanted == "at least 0":
        wanted = "0 or more"
    raise BadOption(f"{name} should be {wanted}{' bytes' if name == 'body_limit' else ''}, not {shown(value)}")


def check_address(name: str, address: str) -> None:
    """What people type into a browser: http or https, a host, perhaps a port, nothing behind it; or nothing at all.

    >>> check_address("public_url", "https://games.example.org:8443/")
    """
    if not address:
        return
    with contextlib.suppress(ValueError):
        parts = urlsplit(address)
        plain = all(letter.isprintable() and not letter.isspace() for letter in address)
        named = parts.hostname and "@" not in parts.netloc and (parts.port is None or parts.port > 0)
        bare = parts.path in ("", "/") and not parts.query and not parts.fragment
        if parts.scheme in ("http", "https") and plain and named and bare:
            return
    if not address.startswith(("http://", "https://")):
        raise BadOption(f"{name} should begin with http:// or https://, not {shown(address)}")
    raise BadOption(f"{name} should be an address like https://games.example.org, not {shown(address)}")


def _written(value: object) -> str:
    return ("1" if value else "0") if isinstance(value, bool) else str(value)


def from_environment(environment: Mapping[str, str] | None = None, **flags: object) -> Settings:
    """The settings in force: flags that were given, then the environment, then defaults."""
    known = os.environ if environment is None else environment
    chosen: dict[str, object] = {}
    for part in fields(Settings):
        name = PREFIX + part.name.upper()
        if name in known:
            chosen[part.name] = _read(name, known[name], str(part.type))
    chosen.update({name: value for name, value in flags.items() if value is not None})
    return replace(Settings(), **chosen)  # type: ignore[arg-type]


def _read(name: str, text: str, kind: str) -> object:
    if kind == "int":
        if not text.isascii() or not text.isdigit() or len(text) > DIGITS:
            raise BadOption(f"{name} should be a whole number, not {shown(text)}")
        return int(text)
    if kind == "bool":
        if text.lower() not in ("0", "1", "false", "true", "no", "yes"):
            raise BadOption(f"{name} should be 1 or 0, not {shown(text)}")
        return text.lower() in ("1", "true", "yes")
    return text


def engine_url(database: str) -> str:
    """The plain address of a database with the driver we use.

    >>> engine_url("sqlite:///evening.db"), engine_url("postgresql://club@localhost/club")
    ('sqlite+aiosqlite:///evening.db', 'postgresql+asyncpg://club@localhost/club')
    """
    for plain, driver in (
        ("sqlite://", "sqlite+aiosqlite://"),
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
    ):
        if database.startswith(plain):
            rest = database.removeprefix(plain)
            if plain == "sqlite://" and (not rest.startswith("/") or len(rest) < 2 or "\0" in rest):
                raise BadOption(f"the database should be sqlite:///FILE, not {shown(database)}")
            if plain != "sqlite://" and not is_database(driver + rest):  # it may hold a password: not repeated
                raise BadOption("the database should be postgresql://USER@HOST/DB; what was given cannot be read")
            return driver + rest
    raise BadOption("the database should be sqlite:///FILE or postgresql://USER@HOST/DB")


def is_database(address: str) -> bool:
    """Whether it can be read as the address of a database."""
    try:
        return make_url(address).port in (None, *range(1, 65_536))
    except (ValueError, SQLAlchemyError):
        return False


def table() -> str:
    """The table of `docs/serving.md`, in Markdown."""
    lines = ["| flag | environment | default | what for |", "|---|---|---|---|"]
    for part in fields(Settings):
        flag = "--" + part.name.replace("_", "-")
        default = _written(part.default) or "(none)"
        lines.append(f"| `{flag}` | `{PREFIX}{part.name.upper()}` | `{default}` | {part.metadata['about']} |")
    return "\n".join(lines)
