"""The great moments of TABLE §5, each written as a position, answers and what chance answers.

A page is at a table of the same game; the news of a whole record comes to it in one message, as a server would send it.
So it depends on no deal and no clock, and all that the page is told is what the server tells of that record.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from abyss_positions import RIVALS
from harness import QUICK
from people import PATIENCE, Visitor
from playwright.sync_api import WebSocketRoute, expect

import scenario_abyss as abyss
import scenario_ahuris as ahuris
import scenario_cerbere as cerbere
from katabasis.games.abyss.data.lords import LORD_NAMES
from scenario import Table
from scenario_cerbere import pawn, traitor

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
LOOK = re.compile(r'"?([a-z][\w-]*)"?: \{([^}]*)\}')
SCENE = re.compile(r'scene: "([\w-]+)"')
AFTER = 1_000  # lines: far beyond what the server may still say
SIX = "trader peddler shopkeeper landowner aquaculturalist miller"
EXPLORING = [*abyss.ACTING, "decide first"]
COURT = "keeper reaper shepherd miller landowner jailer"


def looks(game: str) -> str:
    return (GAMES / game / "moments.ts").read_text(encoding="utf-8")


def named(game: str) -> set[str]:
    """All scenes that the game names."""
    return set(SCENE.findall(looks(game)))


def scenes(game: str) -> dict[str, str]:
    """By event, the scene that stages it always, as the game says."""
    return {event: found[1] for event, look in LOOK.findall(looks(game)) if (found := SCENE.search(look))}


@dataclass(frozen=True)
class Written:
    """A stretch of a match, and the moments it is written for, by the names of their events."""

    name: str
    game: str
    play: Callable[[], Table]
    moments: tuple[str, ...]
    also: tuple[str, ...] = ()  # scenes of events that are staged only now and then

    @property
    def scenes(self) -> set[str]:
        """What is to be seen of it."""
        always = scenes(self.game)
        return {always[moment] for moment in self.moments if moment in always} | named(self.game) & set(self.also)

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"


def capture() -> Table:
    """A Barque is turned over, the hound comes, and somebody changes sides."""
    players = [pawn("s26"), pawn("s22"), pawn("s27"), pawn("s25"), pawn("s24")]
    table = cerbere.scenario(*players, cerberus="s20", rage=1, speed=3)
    return table.play("sprint 1", 3)


def empty_air() -> Table:
    players = [pawn("s12", hand=""), *[pawn("s24")] * 4]
    return cerbere.scenario(*players, cerberus="s02", rage=1, speed=3).play("sprint 1")


def boarding() -> Table:
    return cerbere.scenario(pawn("s32"), *[pawn()] * 3, revealed=True, barques=[2, 0, 0]).play("sprint 1")


def left_on_the_shore() -> Table:
    players = [pawn("s32"), pawn("aboard"), traitor(), pawn("s20")]
    return cerbere.scenario(*players, revealed=True, barques=[2, 0, 0]).play("sprint 1")


def all_caught() -> Table:
    players = [traitor("ambush"), pawn("s20"), {"camp": "eliminated"}, traitor(), pawn("aboard")]
    table = cerbere.scenario(*players, captured=[0, 2, 3], cerberus="s19", revealed=True, barques=[2, 0, 0])
    return table.play("play ambush")


def no_mercy() -> Table:
    """Two are caught on the last spaces, where nobody changes sides."""
    players = [traitor(), pawn("aboard"), pawn("s29"), pawn("s29"), traitor()]
    table = cerbere.scenario(*players, captured=[0, 4], cerberus="s28", revealed=True, barques=[1, 0, 0])
    return table.play("stalk 1")


def seventh_lord() -> Table:
    me = abyss.player(pearls=0, hand="H4 Q1 C1", lords=SIX)
    others = [abyss.player(pearls=0)] * 3
    table = abyss.scenario(me, *others, court="jailer seeker hunter keeper", council="S1 S2 H1 H2 J1 J2")
    return table.recruit("keeper", "H4 Q1 C1")


def location() -> Table:
    """The third key, and the location covers its lords."""
    me = abyss.player(pearls=4, hand="H4 Q1 C1 J2 S3 C5", lords="shaman reaper", affiliated="Q1 S1 C3")
    table = abyss.scenario(
        me,
        *RIVALS,
        court="keeper landowner aquaculturalist shepherd sage",
        available="jail parliament dockworks",
        council="Q2 Q3 S1 C2 C2 H1 J3",
        threat=3,
        incomplete=True,
    )
    return table.recruit("keeper", "H4 Q1 C1", affiliate="Q1").play("control jail")


def monster() -> Table:
    """Met, fought, rewarded."""
    table = abyss.scenario(abyss.player(pearls=0), abyss.player(pearls=0), court=COURT, track="C1", pending=EXPLORING)
    return table.play("go on", "monster").play("fight").play("reward p1")


def retreat() -> Table:
    """A monster is left alone, and the threat rises."""
    me = abyss.player(pearls=0)
    table = abyss.scenario(me, me, court=COURT, track="C1 monster", threat=3, pending=EXPLORING)
    return table.play("go on", "Q1")


def court_runs_short() -> Table:
    """No lord is left to refill the court."""
    there = ["keeper", "jailer", "seeker", "tamer", "sage"]
    table = abyss.scenario(
        abyss.player(pearls=0, hand="H4 Q1 C1"),
        abyss.player(),
        court="keeper jailer seeker",
        lord_discard=" ".join(name for name in LORD_NAMES if name not in there),
    )
    return table.recruit("keeper", "H4 Q1 C1", "tamer")


def blow() -> Table:
    """The blow that ends a fight."""
    table = ahuris.fight("pirate", ahuris.hero("hs"), "enemy Jd", "danger 4c", pocket=[5])
    return table.deal(6, 6, 6, 1)


def out() -> Table:
    """A rival leaves the fortress."""
    asleep = ahuris.PARALYSED
    table = ahuris.scenario(
        mode="trio-competitive", bard=asleep, teller=asleep, pirate=asleep, pockets={"pirate": [1, 9, 8]}
    )
    return table.deal("treasure 4").play("leave")


def level() -> Table:
    """A fight is won, and with it a level."""
    others = {"bard": ahuris.hero("dc", explored=True), "pirate": ahuris.hero("sh", explored=True)}
    table = ahuris.fight("teller", ahuris.hero("h"), "enemy Kd", 1, pocket=[1, 9, 9, 7, 5, 5, 4], **others)
    return table.deal("level Qs")


def key() -> Table:
    return ahuris.win_at_hand().play("fetch key")


def panic() -> Table:
    """The last key breaks."""
    table = ahuris.scenario(
        explore="pirate",
        bard=ahuris.hero("h", explored=True),
        pirate=ahuris.hero("hsd"),
        removed=[1, 1, 1],
        pocket=[10, 10, 1],
    )
    return table.deal(6)


def way_out() -> Table:
    asleep = ahuris.PARALYSED
    return ahuris.scenario(bard=asleep, teller=asleep, pirate=asleep, pocket=[10, 10, 10, 10, 9, 8, 2, 1]).deal(
        "treasure 4"
    )


def too_late() -> Table:
    asleep = ahuris.PARALYSED
    gone = ahuris.without(1, 10, 4, 5)
    table = ahuris.scenario(bard=asleep, teller=asleep, pirate=asleep, pocket=[1, 10], treasure_discard=gone)
    return table.deal("treasure 4")


WRITTEN = [
    Written("capture", "cerbere", capture, ("revealed", "hunt-begins", "captured", "changes-camp")),
    Written("empty-air", "cerbere", empty_air, ("hunt-begins", "hunt-misses")),
    Written("boarding", "cerbere", boarding, ("boards",)),
    Written("left-on-the-shore", "cerbere", left_on_the_shore, ("boards", "escaped")),
    Written("all-caught", "cerbere", all_caught, ("captured", "cerberus-wins")),
    Written("no-mercy", "cerbere", no_mercy, ("captured", "eliminated", "escaped")),
    Written("seventh-lord", "abyss", seventh_lord, ("recruits", "seventh-lord")),
    Written("location", "abyss", location, ("recruits", "controls")),
    Written("monster", "abyss", monster, ("reveals-monster", "rewarded")),
    Written("retreat", "abyss", retreat, ("threat-rises",)),
    Written("court-short", "abyss", court_runs_short, ("recruits", "court-short")),
    Written("blow", "ahuris", blow, ("hits", "wins-combat"), also=("blow",)),
    Written("out", "ahuris", out, ("leaves",)),
    Written("level", "ahuris", level, ("wins-combat", "level-gained")),
    Written("key", "ahuris", key, ("fetches-key",)),
    Written("panic", "ahuris", panic, ("exploration-panic", "destroys-key", "keys-gone")),
    Written("way-out", "ahuris", way_out, ("escapes",)),
    Written("too-late", "ahuris", too_late, ("chrono-fails",)),
]


def told(table: Table) -> Iterator[str]:
    """The names of all that happened."""
    for event in table._events():
        yield table.EVENTS[event.kind].name


class Stage:
    """A page at a table of the game, to which news of a written match comes; its time stands still unless `running`."""

    def __init__(self, visitor: Visitor, written: Written, running: bool = False) -> None:
        self.visitor = visitor
        self.running = running
        self.page = visitor.page
        self.table = written.play()
        self.socket: WebSocketRoute | None = None
        self.update: dict[str, Any] = {}
        self.before, self.after, self.news = self._record(written)
        self._sit_down(written)

    def _record(self, written: Written) -> tuple[dict[str, Any], dict[str, Any], list[dict[str, Any]]]:
        """What a seat knew before and after, and all that happened between, in the server's words."""
        visitor = self.visitor
        visitor.post("/api/players", {"nickname": "Ariane", "language": visitor.language})
        self.match = str(visitor.post("/api/records", self.table.match.record.text())["id"])
        seat = self.seat = 0
        at = [
            visitor.get(f"/api/matches/{self.match}/replay?as={seat}&at={line}&names=marks")
            for line in range(len(self.table.match.record) + 1)
        ]
        return at[0], at[-1], [event for position in at[1:] for event in position["events"]]

    def _sit_down(self, written: Written) -> None:
        """At a table that goes on from there, whose server falls silent once the page is there."""
        visitor = self.visitor
        seats = visitor.get(f"/api/matches/{self.match}")["seats"]
        plan = [{"kind": "me"}, *[{"kind": "bot", "bot": QUICK}] * (len(seats) - 1)]
        table = visitor.post(f"/api/matches/{self.match}/branch", {"at": 0, "plan": plan})["id"]
        self.page.route_web_socket(re.compile("/socket"), self._listen)
        visitor.post(f"/api/matches/{table}/seats/{self.seat}/ready", {"word": "lantern"})
        visitor.go(f"/table/{table}")
        self.page.wait_for_selector("main[data-length]", state="attached", timeout=PATIENCE)
        expect(self.page.locator(".board, .underworld").first).to_be_visible()
        self.silent = True
        if not self.running:
            visitor.stop_time()
        self.page.evaluate(WATCH)
        self._say(self.before, [], AFTER, choices=self.before["choices"])

    silent = False

    def _listen(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def forward(message: str | bytes) -> None:
            if self.silent:
                return
            self.socket = socket
            told = json.loads(message)
            if told["type"] == "update":
                self.update = told
            socket.send(message)

        server.on_message(forward)

    def _say(self, position: dict[str, Any], news: list[Any], length: int, choices: list[Any]) -> None:
        """As the server would."""
        told = {name: position[name] for name in ("asked", "question", "result", "view")}
        update = {**self.update, **told, "length": length, "kept": AFTER + length, "events": news, "choices": choices}
        numbered = [{**event, "number": AFTER + length + place} for place, event in enumerate(news)]
        assert self.socket is not None
        self.socket.send(json.dumps({**update, "events": numbered, "related": [], "foreseen": {}, "reply": ""}))
        self.page.wait_for_selector(f"main[data-length='{length}']", state="attached", timeout=PATIENCE)

    def happen(self) -> None:
        """All of it is told at once."""
        self._say(self.after, self.news, AFTER + 1, [])

    def again(self, **media: Any) -> None:
        """It is taken back and told once more, to who sees the page like this."""
        self.page.emulate_media(**media)
        self._say(self.before, [], AFTER, choices=self.before["choices"])
        self.page.evaluate("window.staged = []")
        self.happen()

    def let_pass(self, milliseconds: float) -> None:
        """Time goes on by so much, for animations too."""
        self.page.evaluate(ANIMATE, milliseconds)
        self.visitor.let_pass(milliseconds / 1000)
        self.page.evaluate(ANIMATE, 0)

    @property
    def lasts(self) -> float:
        """How many milliseconds the scene on the stage is seen."""
        return float(
            self.page.evaluate("parseFloat(document.querySelector('[data-scene]').style.getPropertyValue('--time'))")
        )

    @property
    def staged(self) -> str:
        """The scene on the stage now; "" for none."""
        return str(self.page.evaluate("document.querySelector('[data-scene]')?.dataset.scene ?? ''"))

    @property
    def busy(self) -> bool:
        return self.page.locator(".skip").count() > 0

    @property
    def told(self) -> int:
        """How many happenings have been told."""
        return int(self.page.evaluate("document.querySelector('main').dataset.shown"))

    @property
    def said(self) -> str:
        """What is read aloud."""
        return self.page.locator(".box > [role=status]").inner_text()

    @property
    def mounted(self) -> list[str]:
        """All scenes that were ever on the stage, in order."""
        return list(self.page.evaluate("window.staged"))

    def table_now(self) -> str:
        """What lies on the table, as a page shows it."""
        return str(self.page.evaluate(TABLE))


# all that moves stands still and goes on by so much
ANIMATE = """(step) => {
  for (const moving of document.getAnimations()) {
    const end = moving.effect.getComputedTiming().endTime;
    const time = Number(moving.currentTime ?? 0) + step;
    moving.pause();
    if (time >= end) moving.finish();
    else moving.currentTime = time;
  }
}"""
WATCH = """() => {
  window.staged = [];
  const look = (node) => node.dataset?.scene !== undefined && window.staged.push(node.dataset.scene);
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(look)))
    .observe(document.querySelector(".box"), { subtree: true, childList: true });
}"""
TABLE = """() => {
  const board = document.querySelector(".box").cloneNode(true);
  board.querySelectorAll("[data-scene], [role=status], .caption, [data-caption]").forEach((thing) => thing.remove());
  return board.textContent.replace(/\\s+/g, " ").trim();
}"""
