"""A real server, a real Chromium, and as many people as a test needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from harness import Server, request
from people import Visitor, launch
from playwright.sync_api import Browser, sync_playwright

Come = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = launch(playwright)
        yield started
        started.close()


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of a module share."""
    with Server(tmp_path_factory.mktemp("browser"), messages_per_second=0) as started:
        assert b'type="module"' in request(started, "GET", "/").body, "the browser client is not built: make web"
        yield started


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be killed and started again."""
    with Server(tmp_path, messages_per_second=0) as started:
        yield started


def gather(browser: Browser, server: Server) -> Iterator[Come]:
    visitors: list[Visitor] = []

    def come(**wishes: object) -> Visitor:
        visitors.append(Visitor(browser, server.url, **wishes))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.close()
    assert complaints == []


@pytest.fixture
def come(browser: Browser, tables: Server) -> Iterator[Come]:
    """Lets somebody come to the shared server; at the end no console may have complained."""
    yield from gather(browser, tables)


@pytest.fixture
def come_here(browser: Browser, own_server: Server) -> Iterator[Come]:
    """The same at a server of one's own."""
    yield from gather(browser, own_server)
