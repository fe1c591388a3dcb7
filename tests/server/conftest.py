"""Databases for the tests of the server: a file of SQLite, or a real PostgreSQL that the tests start themselves."""

from __future__ import annotations

import contextlib
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from harness import CHANCE, Server
from postgres import Postgres
from postgres import database as database
from postgres import postgres as postgres

DATABASES = ["sqlite", "postgresql"]


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where bots in processes of their own leave traces."""
    monkeypatch.setenv("TEST_BOTS_PLACE", str(tmp_path))
    return tmp_path


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server on a file of SQLite."""
    with Server(tmp_path) as started:
        yield started


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same for all tests of a module that let it run."""
    with Server(tmp_path_factory.mktemp("house")) as started:
        yield started


@contextlib.contextmanager
def fresh(request: pytest.FixtureRequest, folder: Path) -> Iterator[Server]:
    """A server with an empty database of the kind that a fixture asks for; a module about chance wants real chance."""
    chance = getattr(request.module, "CHANCE", CHANCE)
    if request.param == "sqlite":
        with Server(folder, messages_per_second=0, chance=chance) as started:
            yield started
        return
    cluster: Postgres = request.getfixturevalue("postgres")
    name = f"test_{uuid.uuid4().hex}"
    address = cluster.create_database(name)
    try:
        with Server(folder, address, messages_per_second=0, chance=chance) as started:
            yield started
    finally:
        cluster.drop_database(name)


@pytest.fixture(params=DATABASES)
def any_server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be killed and started again."""
    with fresh(request, tmp_path) as started:
        yield started


@pytest.fixture(scope="module", params=DATABASES)
def tables(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of a module share; each sits at tables of its own."""
    with fresh(request, tmp_path_factory.mktemp("tables")) as started:
        yield started
