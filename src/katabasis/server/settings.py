"""What a host may decide, in one place: each setting is a flag of `katabasis serve` or a variable of the environment.

A flag wins over the environment, the environment over the default.  `docs/serving.md` shows the same table.

>>> from_environment({"KATABASIS_PORT": "8080"}).port
8080
>>> from_environment({"KATABASIS_PORT": "eighty"})
Traceback (most recent call last):
katabasis.engine.errors.BadOption: KATABASIS_PORT should be a whole number, not 'eighty'
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any
from urllib.parse import urlsplit

from katabasis.engine.errors import BadOption

PREFIX = "KATABASIS_"


def setting(default: Any, about: str) -> Any:
    """A field with its sentence for the table."""
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True)
class Settings:
    """Every setting, its default and what it is for."""

    host: str = setting("127.0.0.1", "address to listen on; 0.0.0.0 for the whole local network")
    port: int = setting(8765, "port to listen on; 0 takes a free one")
    database: str = setting(
        "sqlite:///katabasis.db", "where matches are kept: sqlite:///FILE or postgresql://USER@HOST/DB"
    )
    processes: int = setting(1, "server processes; more than one needs PostgreSQL")
    thinkers: int = setting(1, "processes in which bots think, for each server process")
    public_url: str = setting("", "address that people type, if a proxy stands in front; https makes cookies Secure")
    origins: str = setting("", "other origins whose pages may talk to the server, with commas")
    session_days: int = setting(400, "days until a player's token expires, counted from its last use")
    requests_per_second: int = setting(200, "HTTP requests that one address may send; 0 for no limit")
    messages_per_second: int = setting(50, "messages that one socket may send; 0 for no limit")
    sockets: int = setting(5000, "sockets open at once, for each process")
    body_limit: int = setting(1_000_000, "bytes in the longest request, a record being uploaded for instance")
    body_seconds: int = setting(20, "seconds that a request may take to arrive")
    cached_tables: int = setting(2000, "tables kept in memory while nobody looks at them, for each process")
    log_level: str = setting("info", "debug, info, warning or error")
    metrics: bool = setting(True, "whether /metrics is served")

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise BadOption(f"port should be a number from 0 to 65535, not {self.port}")
        for name in ("processes", "thinkers", "session_days", "sockets", "body_seconds", "cached_tables"):
            if getattr(self, name) < 1:
                raise BadOption(f"{name} should be at least 1, not {getattr(self, name)}")
        if self.body_limit < 10_000:
            raise BadOption(f"body_limit should be at least 10000 bytes, not {self.body_limit}")
        for name in ("requests_per_second", "messages_per_second"):
            if getattr(self, name) < 0:
                raise BadOption(f"{name} should be 0 or more, not {getattr(self, name)}")
        if self.log_level not in ("debug", "info", "warning", "error"):
            raise BadOption(f"log_level should be debug, info, warning or error, not '{self.log_level}'")
        if self.public_url and urlsplit(self.public_url).scheme not in ("http", "https"):
            raise BadOption(f"public_url should begin with http:// or https://, not '{self.public_url}'")
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
        if not text.isascii() or not text.isdigit():
            raise BadOption(f"{name} should be a whole number, not '{text}'")
        return int(text)
    if kind == "bool":
        if text.lower() not in ("0", "1", "false", "true", "no", "yes"):
            raise BadOption(f"{name} should be 1 or 0, not '{text}'")
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
            if plain == "sqlite://" and (not rest.startswith("/") or len(rest) < 2):
                raise BadOption(f"the database should be sqlite:///FILE, not '{database}'")
            return driver + rest
    raise BadOption("the database should be sqlite:///FILE or postgresql://USER@HOST/DB")


def table() -> str:
    """The table of `docs/serving.md`, in Markdown."""
    lines = ["| flag | environment | default | what for |", "|---|---|---|---|"]
    for part in fields(Settings):
        flag = "--" + part.name.replace("_", "-")
        default = _written(part.default) or "(none)"
        lines.append(f"| `{flag}` | `{PREFIX}{part.name.upper()}` | `{default}` | {part.metadata['about']} |")
    return "\n".join(lines)
