"""Screenshots of every screen, in both languages, on a phone and on a desk: to be looked at, one by one.

PYTHONPATH=tests:tests/server python tests/browser/pictures.py docs/pictures
"""

from __future__ import annotations

import contextlib
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from harness import Person, Server
from loops import make_loops
from moments import WRITTEN, Stage, Written
from people import DESKTOP, PHONE, WIDE, Visitor, launch
from playwright.sync_api import Browser, expect, sync_playwright
from playwright.sync_api import TimeoutError as TooLate
from test_company import first_asked
from test_table_abyss import choose
from test_table_cerbere import COSTLY, MODULES, answer, begin

from scenario_cerbere import pawn, traitor

LEVEL = "novice"  # of the bots: plays at once, and as people do
QUALITY = 82  # of the JPEG files: the drawings stay sharp, and the repository small
STEP = 100  # milliseconds
MOST_OF_IT = 0.7  # of a scene: then its picture is complete
MOST = 2000  # answers until a moment worth a picture comes
SCREENS = {"desktop": DESKTOP, "phone": PHONE}

FLIGHT: dict[str, object] = {
    "players": [
        pawn("s08", hand="egotism sacrifice favoritism", played="supplies"),
        pawn("s09", hand="arrogance", played="surge regroup"),
        pawn("s13", hand="cowardice egotism"),
        pawn("s22"),
        traitor("ambush grudge", played="fury"),
        pawn("s18", hand="opportunism"),
    ],
    "cerberus": "s05",
    "rage": 2,
    "speed": 4,
    "barques": [2, 0, 0],
    "looked": [[0, 2], [], []],
}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as place,
        Server(Path(place), messages_per_second=0, chance="") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        make_loops(browser, server, folder)
        finished = bots_play(server)
        for language in ("fr", "en"):
            for name, size in SCREENS.items():
                Album(browser, server, folder, language, name, size).fill(finished)
            for name, size in SCREENS.items():
                Album(browser, server, folder, language, name, size, motion="full").fight()
                Album(browser, server, folder, language, name, size, helped="").guide()
        for language, name, size in (("fr", "desktop", DESKTOP), ("fr", "phone", PHONE), ("en", "wide", WIDE)):
            Album(browser, server, folder, language, name, size).abyss()
        for language, name, size in (("fr", "desktop", DESKTOP), ("fr", "phone", PHONE), ("en", "wide", WIDE)):
            Album(browser, server, folder, language, name, size).cerbere()
        for written in WRITTEN:
            Album(browser, server, folder, "fr", "desktop", DESKTOP, motion="full", list=False).moment(written)
        Album(browser, server, folder, "fr", "wide", WIDE).wide()
        Album(browser, server, folder, "fr", "light", DESKTOP, theme="light").light()
        browser.close()


def bots_play(server: Server) -> str:
    person = Person(server)
    match = person.table(options={"mode": "duo", "goal": "gentle"}, plan=["bot", "bot"])
    while person.get(f"/api/matches/{match}")["status"] != "over":
        server.wait()
    return match


class Album:
    """The pictures of one language on one screen."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        folder: Path,
        language: str,
        screen: str,
        size: tuple[int, int],
        **more: object,
    ) -> None:
        self.folder = folder
        self.name = f"{language}-{screen}"
        self.visitor = Visitor(browser, server.url, size, language, nickname="Ariane", bot=LEVEL, **more)

    def take(self, name: str, at_once: bool = False) -> None:
        """When all has come to rest; or at once, with what is on its way already where it goes."""
        if not at_once:
            self.visitor.page.wait_for_timeout(250)
        path = self.folder / f"{self.name}-{name}.jpg"
        self.visitor.page.screenshot(
            path=path, type="jpeg", quality=QUALITY, animations="disabled" if at_once else "allow"
        )
        print(path)

    def page(self, path: str, name: str) -> None:
        expect(self.visitor.go(path).locator("main")).to_be_visible()
        self.visitor.page.wait_for_load_state("networkidle")
        self.take(name)

    def fill(self, finished: str) -> None:
        """Every screen."""
        self.page("/", "home")
        self.page("/new/ahuris", "new")
        self.page("/about", "about")
        self.page("/rules/ahuris#AHU-TRAP-02", "rules")
        self.visitor.open_table("duo")
        self.take("gathering")
        self.match()
        self.page(f"/replay/{finished}?at=60&as=open&check=1", "replay")
        self.settings()
        self.visitor.close()

    def match(self) -> None:
        """A solo match: its first question, a rest, a reward, the end."""
        visitor = self.visitor
        visitor.play_now()
        visitor.waits_for_turn()
        self.take("table")
        moments: dict[str, Callable[[], bool]] = {
            "reward": lambda: visitor.page.locator(".row .treasure").count() > 0,
            "rest": lambda: visitor.page.locator('.choice[data-action^="heal"]').count() > 0,
        }
        for turn in range(600):
            if visitor.over:
                break
            for name in [name for name, seen in moments.items() if seen()]:
                visitor.choices.first.hover()
                self.take(name)
                del moments[name]
            visitor.pick(turn)
        self.take("end")

    def fight(self) -> None:
        """A blow in the middle of the show, against an enemy with Dangers."""
        self.visitor.play_now()
        for _ in range(MOST):
            if first_asked(self.visitor) is None:  # over too soon
                self.visitor.play_now()
            combat = self.visitor.page.locator('.choice[data-action="combat"]')
            (combat if combat.count() else self.visitor.choices).first.click()
            with contextlib.suppress(TooLate):
                self.visitor.page.locator(".fight:has(.dangers) .stamp").wait_for(timeout=6000)
                self.take("fight", at_once=True)
                break
            self.visitor.page.keyboard.press("Escape")
        self.visitor.close()

    def guide(self) -> None:
        """The guided first turn, at its second step."""
        self.visitor.play_now()
        page = self.visitor.page
        page.locator("aside.bubble .button.main").click()
        expect(page.locator("aside.bubble")).to_be_in_viewport(ratio=1)
        self.take("guide")
        self.visitor.close()

    def abyss(self) -> None:
        """A match of Abyss against bots: its first question, a payment, a lord looked at, a table full of cards."""
        visitor = self.visitor
        visitor.play_now("abyss")
        visitor.waits_for_turn()
        self.take("abyss-begin")
        mine = visitor.page.locator(".board .mine .lord")
        begins = visitor.page.locator('.choice[data-action="explore"]')  # a turn, with nothing half done
        moments: dict[str, Callable[[], bool]] = {
            "abyss-payment": lambda: visitor.page.locator(".laid .card").count() > 1,
            "abyss-table": lambda: begins.count() > 0 and mine.count() > 3,
        }
        for _ in range(MOST):
            if first_asked(visitor) is None:  # over too soon
                visitor.play_now("abyss")
                visitor.waits_for_turn()
            for name in [name for name, seen in moments.items() if seen()]:
                visitor.page.mouse.move(0, 0)  # nothing is pointed at
                self.take(name)
                del moments[name]
            if not moments:
                break
            choose(visitor)
        visitor.page.keyboard.press("Escape")
        visitor.page.locator(".court .lord").first.hover()
        self.take("abyss-lord")
        visitor.page.get_by_role("button", name=re.compile("Standing orders|Ordres permanents")).click()
        self.take("abyss-orders")
        visitor.close()

    def seated(self, position: dict[str, object], bots: int) -> None:
        """At a table of Cerbère that goes on from a position, with bots."""
        begin(lambda **_: self.visitor, position, [{}], bots, LEVEL)
        self.visitor.waits_for_turn()

    def cerbere(self) -> None:
        """Cerbère: a table in full flight with a choice pointed at, a payment, a road of modules, the editor."""
        page = self.visitor.page
        self.seated(FLIGHT, 5)
        page.locator('.choice[data-action="sprint 1"]').hover()
        self.take("cerbere-table")
        self.seated(COSTLY, 2)
        answer(self.visitor, "play favoritism+")
        answer(self.visitor, "give egotism")
        self.take("cerbere-payment")
        self.seated(MODULES, 6)
        page.locator('.choice[data-action="sprint 1"]').hover()
        self.take("cerbere-modules")
        expect(self.visitor.go("/board").locator("[data-space]").first).to_be_visible()
        page.locator("select").first.select_option("sirens_pool")
        page.locator('[data-space="n2"]').focus()
        page.keyboard.press("Enter")
        self.take("cerbere-editor")
        self.visitor.close()

    def moment(self, written: Written) -> None:
        """The scenes of a stretch of a match, each when most of it has been seen."""
        stage = Stage(self.visitor, written)
        stage.happen()
        taken: list[str] = []
        while stage.busy:
            stage.let_pass(STEP)
            if (scene := stage.staged) and scene not in taken:
                taken.append(scene)
                stage.let_pass(MOST_OF_IT * stage.lasts)
                path = self.folder / f"{self.name}-{written}-{scene}.jpg"
                self.visitor.page.screenshot(path=path, type="jpeg", quality=QUALITY, animations="allow")
                print(path)
        self.visitor.close()

    def settings(self) -> None:
        self.visitor.go()
        self.visitor.page.locator(".bar nav button").last.click()
        self.take("settings")

    def wide(self) -> None:
        self.page("/", "home")
        self.visitor.play_now()
        self.visitor.pick()
        self.take("table")
        self.visitor.close()

    def light(self) -> None:
        self.page("/", "home")
        self.visitor.play_now()
        for turn in range(8):
            if not self.visitor.over:
                self.visitor.pick(turn)
        self.take("table")
        self.visitor.close()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
