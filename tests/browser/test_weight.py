"""What a first visit weighs on its way to a browser that has kept nothing: the front page, and a link to a table."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import pytest
from abyss_positions import POSITIONS
from conftest import Come
from harness import seat_plan
from people import Visitor
from playwright.sync_api import expect

import katabasis
import scenario_cerbere as cerbere
from scenario_ahuris import EXPLORATION_STEP, hero
from scenario_cerbere import pawn

WHOLE = 250_000  # bytes on the wire, with headers and what came over the socket
SCRIPT = 150_000


@dataclass
class Scale:
    """Weighs all that comes to a page, as it comes: packed, with its headers."""

    visitor: Visitor
    files: dict[str, tuple[str, str]] = field(default_factory=dict)  # by request: the kind, and the address
    sizes: dict[str, int] = field(default_factory=dict)
    ways: set[str] = field(default_factory=set)  # of packing
    told: int = 0  # over sockets

    def __post_init__(self) -> None:
        line = self.visitor.context.new_cdp_session(self.visitor.page)
        line.on("Network.responseReceived", self._begins)
        line.on("Network.loadingFinished", self._came)
        line.on("Network.webSocketFrameReceived", self._heard)
        line.send("Network.enable")
        line.send("Network.setCacheDisabled", {"cacheDisabled": True})

    def _begins(self, event: dict[str, Any]) -> None:
        answer = event["response"]
        self.files[event["requestId"]] = (event["type"], answer["url"].removeprefix(self.visitor.url))
        self.ways |= {value for name, value in answer["headers"].items() if name.lower() == "content-encoding"}

    def _came(self, event: dict[str, Any]) -> None:
        self.sizes[event["requestId"]] = int(event["encodedDataLength"])

    def _heard(self, event: dict[str, Any]) -> None:
        self.told += len(event["response"]["payloadData"].encode())

    def rows(self) -> list[tuple[int, str, str]]:
        """The heaviest first; pictures that a script made came with it."""
        rows = [(size, *self.files[number]) for number, size in self.sizes.items()]
        return sorted((row for row in rows if not row[2].startswith("data:")), reverse=True)

    def whole(self) -> int:
        return sum(size for size, *_ in self.rows()) + self.told

    def script(self) -> int:
        return sum(size for size, kind, _ in self.rows() if kind == "Script")

    def check(self) -> None:
        """It is light enough; what is too heavy is told by file."""
        self.visitor.page.wait_for_load_state("networkidle")
        rows = "\n".join(f"{size:8} {kind} {address}" for size, kind, address in self.rows())
        told = f"{self.whole()} bytes, {self.script()} of them script, {self.told} over the socket\n{rows}"
        assert self.ways == {"gzip"}
        assert self.whole() <= WHOLE, told
        assert self.script() <= SCRIPT, told


def new_here(come: Come) -> Visitor:
    """Nothing is kept, and the guided turn is still to come; French is the longer language."""
    return come(language="fr", helped=[], motion="full", list=False)


HEROES = {name: hero("h") for name in ("bard", "teller", "pirate")}
TABLES: dict[str, tuple[dict[str, Any], int]] = {
    "abyss": (POSITIONS["act"], 4),
    "ahuris": ({"mode": "solo", "heroes": HEROES, "pending": EXPLORATION_STEP}, 1),
    "cerbere": (cerbere.scenario(pawn("s12"), pawn("s10"), pawn("s10"), pawn()).json, 4),
}
DRAWINGS = re.compile(r"/(art|drawings)-[\w-]+\.js")


def test_the_front_page_is_light(come: Come) -> None:
    visitor = new_here(come)
    scale = Scale(visitor)
    visitor.go()
    expect(visitor.page.locator(".cover h2")).to_have_count(3)
    expect(visitor.page.locator(".levels")).to_be_visible()  # what the server tells of games has come
    scale.check()


@pytest.mark.parametrize("game", TABLES)
def test_a_link_to_a_table_is_light(come: Come, game: str) -> None:
    """In the seat that is asked, with the drawings."""
    visitor = new_here(come)
    position, seats = TABLES[game]
    record = katabasis.game(game).match(position=position, seed="reef").record.text()
    plan = [seat_plan(kind) for kind in ["me", *["bot"] * (seats - 1)]]
    table = visitor.upload(record, plan)
    visitor.post(f"/api/matches/{table}/seats/0/ready", {"word": "lantern"})
    scale = Scale(visitor)
    with visitor.page.expect_response(DRAWINGS):
        visitor.go(f"/table/{table}")
    expect(visitor.page.locator(".board")).to_be_visible()
    expect(visitor.page.locator("[data-answer]").first).to_be_visible()
    scale.check()
