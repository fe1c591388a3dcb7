"""Databases for the tests of the server: a file of SQLite, or a real PostgreSQL that the tests start themselves."""

from __future__ import annotations

import contextlib
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from harness import Server
from postgres import Postgres
from postgres import database as database
from postgres import postgres as postgres

DATABASES = ["sqlite", "postgresql"]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server on a file of SQLite."""
    with Server(tmp_path) as started:
        yield started


@contextlib.contextmanager
def fresh(request: pytest.FixtureRequest, folder: Path) -> Iterator[Server]:
    """A server with an empty database of the kind that a fixture asks for."""
    if request.param == "sqlite":
        with Server(folder, messages_per_second=0) as started:
            yield started
        return
    cluster: Postgres = request.getfixturevalue("postgres")
    name = f"test_{uuid.uuid4().hex}"
    address = cluster.create_database(name)
    try:
        with Server(folder, address, messages_per_second=0) as started:
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


# What is not settled yet: these tests show open mistakes of the server, or have not been seen to pass often enough on a
# quiet machine.  `make test-unsettled` runs them; the list is to become empty.
UNSETTLED_MODULES = {"test_hostile", "test_schema", "test_kill", "test_two_processes", "test_storage"}
UNSETTLED = {
    "test_who_polls_is_there",
    "test_whoever_borrows_a_seat_cannot_keep_it",
    "test_every_code_is_tried_and_has_its_status",
    "test_a_broken_line_is_not_quoted",
    "test_who_gave_a_seat_away_hears_nothing_private_any_more",
    "test_a_bot_goes_on_when_the_program_of_then_is_back",
    "test_nobody_misses_a_line_because_somebody_else_comes_in",
    "test_tables_of_the_same_millisecond_are_on_one_page_or_the_next",
    "test_who_must_leave_before_the_match_no_longer_listens_at_the_seat",
    "test_a_wish_is_granted_when_the_last_one_who_must_agree_goes_away",
    "test_who_holds_all_seats_is_alone_at_the_table",
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent not in item.path.parents:
            continue
        name = item.name.partition("[")[0]
        if item.path.stem in UNSETTLED_MODULES or name in UNSETTLED or "postgresql" in item.name:
            item.add_marker(pytest.mark.unsettled)
