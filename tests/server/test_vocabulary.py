"""The words of the page in parts: the frame's, and those of each game; nothing that a page says is missing."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from harness import Server, request

from katabasis.engine.plugins import BUILT_IN
from katabasis.server.routes.vocabulary import messages, part_of, whole
from katabasis.words import LANGUAGES

PAGE = Path(__file__).parents[2] / "web" / "src"
NAMED = re.compile(r"\bt\(\s*\"([a-z0-9-]+)[\".]")
# what stands on pages of no game, and what at tables of any
OUTSIDE = ["App.svelte", "parts", "covers", "pages/Home.svelte", "pages/NewTable.svelte", "pages/About.svelte"]
AT_TABLES = ["table", "coach", "socket", "motion", "chance", "pages/Replay.svelte"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("vocabulary")) as started:
        yield started


def said(server: Server, path: str) -> set[str]:
    """The names of messages in a file."""
    reply = request(server, "GET", f"/web/words/{path}.ftl")
    assert reply.status == 200
    assert reply.headers["content-type"] == "text/plain; charset=utf-8"
    return {name for name, _ in messages(reply.body.decode())}


def named(*places: str) -> set[str]:
    """Messages that the sources of the page name in full."""
    files = [path for place in places for path in [PAGE / place, *(PAGE / place).rglob("*")]]
    texts = [path.read_text(encoding="utf-8") for path in files if path.suffix in (".svelte", ".ts")]
    found = {name for text in texts for name in NAMED.findall(text)}
    assert found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parts_are_what_the_whole_is_but_for_what_the_server_says(server: Server, language: str) -> None:
    parts = [said(server, f"{language}/{name}") for name in ("frame", *BUILT_IN)]
    servers = {name for name, _ in messages(whole(language)) if not part_of(name, BUILT_IN)}
    assert servers
    assert set().union(*parts) == said(server, language) - servers
    assert {f"{game}-title" for game in BUILT_IN} <= parts[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_page_has_the_words_it_names(server: Server, language: str) -> None:
    frame = said(server, f"{language}/frame")
    assert named(*OUTSIDE) - frame == set()
    at_tables = named(*AT_TABLES)
    for game in BUILT_IN:
        of_others = {
            name for name in at_tables if name.startswith(tuple(f"{other}-" for other in BUILT_IN if other != game))
        }
        needed = at_tables - of_others | named(f"games/{game}")
        assert needed - frame - said(server, f"{language}/{game}") == set(), game


def test_other_parts_and_languages_are_not_there(server: Server) -> None:
    for path in ("en/chess.ftl", "de/frame.ftl", "de.ftl", "en/web.ftl", "en/tables.ftl", "en/.ftl"):
        assert request(server, "GET", f"/web/words/{path}").status == 404


def test_files_come_packed_as_a_browser_understands_them(server: Server) -> None:
    """The words, what is said of games, and a built file; nothing where nothing is understood."""
    page = request(server, "GET", "/").body.decode()
    found = re.search(r'src="(/assets/[^"]+)"', page)
    assert found, "the browser client is not built: make web"
    for path in ("/web/words/en/frame.ftl", "/api/games", found[1]):
        plain = request(server, "GET", path)
        assert "content-encoding" not in plain.headers
        packed = request(server, "GET", path, headers={"accept-encoding": "deflate, gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "accept-encoding" in packed.headers["vary"].lower()
        assert gzip.decompress(packed.body) == plain.body
        for refusing in ("zstd", "br"):
            assert request(server, "GET", path, headers={"accept-encoding": refusing}).body == plain.body


def test_what_is_said_of_a_table_is_never_packed(server: Server) -> None:
    """How long it is then would tell of what is in it."""
    reply = request(server, "GET", "/api/matches?limit=20", headers={"accept-encoding": "gzip, br"})
    assert reply.status == 200
    assert "content-encoding" not in reply.headers
