"""What a first visit weighs on its way to a browser that has kept nothing: the front page, and a link straight to a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from abyss_positions import POSITIONS
from conftest import Come
from harness import seat_plan
from people import Visitor
from playwright.sync_api import expect

import scenario_abyss as abyss
from scenario_ahuris import AHURIS, EXPLORATION_STEP, hero
from scenario_cerbere import CERBERE, pawn
import scenario_cerbere as cerbere

WHOLE = 250_000  # bytes on the wire, headers and all
SCRIPT = 150_000


@dataclass
class Scale:
    """Weighs all that comes to a page, as it came: packed, with its headers."""

    visitor: Visitor
    kinds: dict[str, tuple[str, str]] = field(default_factory=dict)  # by request, the kind of file and its address
    bytes: dict[str, int] = field(default_factory=dict)
    told: int = 0  # what came over sockets

    def __post_init__(self) -> None:
        line = self.visitor.context.new_cdp_session(self.visitor.page)
        line.on("Network.responseReceived", self._begins)
        line.on("Network.loadingFinished", self._came)
        line.on("Network.webSocketFrameReceived", self._heard)
        line.send("Network.enable")
        line.send("Network.setCacheDisabled", {"cacheDisabled": True})

    def _begins(self, event: dict[str, Any]) -> None:
        self.kinds[event["requestId"]] = (event["type"], event["response"]["url"].removeprefix(self.visitor.url))

    def _came(self, event: dict[str, Any]) -> None:
        self.bytes[event["requestId"]] = int(event["encodedDataLength"])

    def _heard(self, event: dict[str, Any]) -> None:
        self.told += len(event["response"]["payloadData"].encode())

    def rows(self) -> list[tuple[int, str, str]]:
        return sorted(((size, *self.kinds[name]) for name, size in self.bytes.items() if not self.kinds[name][1].startswith("data:")), reverse=True)

    def whole(self) -> int:
        return sum(self.bytes.values()) + self.told

    def script(self) -> int:
        return sum(size for size, kind, _ in self.rows() if kind == "Script")


TABLES: dict[str, Callable[[], Any]] = {
    "abyss": lambda: abyss.ABYSS.match(position=POSITIONS["act"], seed="reef"),
    "ahuris": lambda: AHURIS.match(position={"mode":"solo","heroes": {"bard": hero("h"), "teller": hero("h"), "pirate": hero("h")}, "pending":["turn","leaving","countdown","order"]}, seed="inn"),
    "cerbere": lambda: CERBERE.match(position=cerbere.scenario(pawn("s12"), pawn("s10"), pawn("s10"), pawn()).json, seed="shore"),
}


def settle(v):
    v.page.wait_for_load_state("networkidle")
    v.page.wait_for_timeout(1500)

def report(name, scale):
    print(f"\n== {name}: whole {scale.whole()} script {scale.script()} socket {scale.told}")
    for size, kind, address in scale.rows():
        print(f"{size:8d} {kind:12s} {address}")


def fresh(come):
    return come(helped=[], motion="full", list=False)

def test_home(come):
    v = fresh(come); s = Scale(v); v.go(); expect(v.page.locator(".shelf")).to_be_visible(); settle(v); report("home", s)

@pytest.mark.parametrize("game", TABLES)
def test_table(come, game):
    v = fresh(come)
    m = TABLES[game]()
    n = {"abyss":4,"ahuris":1,"cerbere":4}[game]
    t = v.upload(m.record.text(), [{"kind":"me"}, *[seat_plan("bot")]*(n-1)])
    v.post(f"/api/matches/{t}/seats/0/ready", {"word": "lantern"})
    s = Scale(v); v.go(f"/table/{t}"); expect(v.page.locator(".board")).to_be_visible(); settle(v); report(game, s)
