"""People at real browsers: each has a window of its own, and nothing may be complained about on its console."""

from __future__ import annotations

import datetime
import json
import os
import shutil
import time
from collections.abc import Sequence
from typing import Any

from harness import CHANCE, QUICK
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Playwright, expect

PATIENCE = 120_000  # milliseconds, on the busiest machine
MOST = 2_000  # answers in a match; most have some hundreds at most
LONG = 600  # seconds, for what bots or the coach think about together
expect.set_options(timeout=PATIENCE)
# the first has no window frame to draw, which costs as much again as our page
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DESKTOP = (1440, 900)
PHONE = (360, 740)
WIDE = (2560, 1440)
# A choice that was sent is no choice any more.  What is waited for is looked at whenever something changes in the page;
# patience ends when nothing has changed for so long.
EYES = """
const over = () => document.querySelector("dialog .result") !== null;
const asked = () => [...document.querySelectorAll(".choice:not(.dim):enabled")];
const stamp = () => document.querySelector("main")?.dataset.length ?? "";
const lines = () => document.querySelectorAll(".log li").length;
const until = (reached) => new Promise((done, fail) => {
  let timer;
  const observer = new MutationObserver(() => look());
  const end = (then) => (observer.disconnect(), clearTimeout(timer), then());
  const look = () => {
    clearTimeout(timer);
    timer = steadily(() => end(() => fail(new Error(`nothing happens at ${stamp()}`))), PATIENCE);
    if (reached()) end(done);
  };
  observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
  look();
});
const another = (before) => until(() => stamp() !== "" && stamp() !== before);
"""
SITUATION = """() => { EYES; return [over() ? "over" : asked().length ? "asked" : "", `${stamp()} ${lines()}`] }"""
ASKED = """async () => {
  EYES;
  await until(() => asked().length);
  return [asked().map((choice) => choice.dataset.action), stamp()];
}"""
ANSWERED = """async (before) => { EYES; await another(before) }"""
# for what lies between two looks: buttons are pressed, but no mouse goes from one to the next
PLAY_ON = """async ([wishes, turning, most, waiting]) => {
  EYES;
  const rank = (choice) => {
    const place = wishes.findIndex((wish) => choice.dataset.action.startsWith(wish));
    return place < 0 ? wishes.length : place;
  };
  const given = [];
  while (given.length < most) {
    if (waiting || !given.length) await until(() => over() || asked().length);
    if (over() || !asked().length) break;
    const choices = asked();
    const best = choices.reduce((best, other) => (rank(other) < rank(best) ? other : best));
    const choice = turning ? choices[given.length % choices.length] : best;
    const before = stamp();
    given.push(choice.dataset.action);
    choice.click();
    await another(before);
  }
  return given;
}"""
KNOWN = "{ ...JSON.parse(localStorage.katabasis), known: true, nickname: %s }"
NO_SHELL = "Service Worker registration blocked by Playwright"
GONE = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "WebSocket connection to", "ERR_INTERNET_DISCONNECTED")


def launch(playwright: Playwright) -> Browser:
    """The Chromium of this machine, or the one that Playwright installed."""
    found = os.environ.get("KATABASIS_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), None)
    return playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        touch: bool = False,  # a phone's screen
        shell: bool = False,  # whether the page is kept, to open without the server; it takes time
        **settings: object,
    ) -> None:
        self.url = url
        self.language = language
        self.complaints: list[str] = []
        self.outage = False  # while it lasts, browsers say that they cannot connect; nothing else is forgiven
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            service_workers="allow" if shell else "block",
            has_touch=touch,
            is_mobile=touch,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        kept = {
            "helped": ["ahuris", "abyss", "cerbere"],
            "motion": "none",
            "bot": QUICK,
            "language": language,
            "list": True,  # all answers as sentences, to be clicked one by one; who points at the table wants none
            **settings,
        }
        text = json.dumps(json.dumps(kept))
        self.context.add_init_script("window.steadily = setTimeout.bind(window)")  # goes on when time is stopped
        self.context.add_init_script(f"if (!localStorage.katabasis) localStorage.katabasis = {text}")
        if CHANCE:  # the word that a browser thinks up is always the same, as the server's secret is
            self.context.add_init_script("crypto.getRandomValues = (numbers) => numbers.fill(11)")
        self.page = self.context.new_page()
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda wrong: self.complaints.append(str(wrong)))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if self.outage and any(part in message.text for part in GONE):
            return
        if message.text == NO_SHELL:
            return
        self.complaints.append(f"{message.type}: {message.text}")

    def close(self) -> None:
        self.context.close()

    # Going about

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def post(self, path: str, body: object) -> Any:
        """Ask the server for something, as the page would, before there is one."""
        kind = "text/plain" if isinstance(body, str) else "application/json"
        data = body if isinstance(body, str) else json.dumps(body)
        answer = self.context.request.post(self.url + path, data=data, headers={"content-type": kind})
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        return self.context.request.get(self.url + path).json()

    def upload(self, record: str, plan: list[dict[str, str]], nickname: str = "Ariane", at: int = 0) -> str:
        """A table that goes on from the end or a line of a record; this visitor, who has no page yet, is its host."""
        self.post("/api/players", {"nickname": nickname, "language": self.language})
        self.context.add_init_script(f"localStorage.katabasis = JSON.stringify({KNOWN % json.dumps(nickname)})")
        kept = self.post("/api/records", record)
        return str(self.post(f"/api/matches/{kept['id']}/branch", {"at": at, "plan": plan})["id"])

    def play_now(self, game: str = "ahuris") -> str:
        """From the front page to a match of one person in one click; returns the table's id."""
        page = self.go()
        page.locator(f'.cover:has(a[href="/new/{game}"]) .button.main').click()
        expect(page.locator(".choice").first).to_be_visible()
        return page.url.rpartition("/")[2]

    def open_table(self, mode: str, others: str = "open", side: str = "", companion: bool = False) -> str:
        """Fill in the form of a new table; returns its address."""
        page = self.go("/new/ahuris")
        page.locator(f"input[name=mode][value={mode}]").check()
        if mode != "solo":
            page.locator(f"input[name=rest][value={others}]").check()
        if side:
            page.locator("input[name=side]").nth(1 if side == "fortress" else 0).check()
        if companion:
            page.locator("form summary").click()
            page.locator("input[name=dealer]").nth(1).check()
        page.locator("form .button.main").click()
        expect(page.locator(".gathering, main.play").first).to_be_visible()
        return page.url

    def ready(self, word: str = "lantern") -> None:
        """With a word for the seed; where nobody else need come, the match has begun already."""
        if self.page.locator("main.play").count():
            return
        form = self.page.locator(".gathering form")
        form.locator("details").evaluate("(folded) => { folded.open = true; }")
        form.locator("input").fill(word)
        form.locator(".button.main").click()
        self.page.mouse.move(0, 0)  # it would point at whatever the table has there

    def sit(self) -> None:
        self.page.locator(".gathering li .button.main").first.click()
        expect(self.page.locator(".gathering form")).to_be_visible()

    # At the table

    def open_drawer(self) -> None:
        """It stands beside the table, or is a touch away."""
        button = self.page.locator(".tools [aria-expanded]")
        if button.get_attribute("aria-expanded") == "false":
            button.click()
        expect(self.page.locator(".drawer")).to_be_visible()

    @property
    def choices(self) -> Locator:
        return self.page.locator(".choice:not(.dim):enabled")

    def look(self, script: str, *told: object) -> Any:
        """What a script with our eyes finds in the page."""
        eyes = EYES.replace("PATIENCE", str(PATIENCE))
        return self.page.evaluate(script.replace("EYES;", eyes), *told)

    @property
    def over(self) -> bool:
        return self.situation()[0] == "over"

    def situation(self) -> tuple[str, str]:
        """Whether somebody is "asked" here at this moment, or the match is "over".

        And what changes as long as the match goes on, or what has happened is still being shown.
        """
        doing, progress = self.look(SITUATION)
        return doing, progress

    def waits_for_turn(self) -> None:
        expect(self.choices.first).to_be_visible()

    def log(self) -> list[str]:
        """What has happened, as it stands there at this moment."""
        return self.page.locator(".log li").all_inner_texts()

    def actions(self) -> list[str]:
        """All that can be answered, once it is one's turn."""
        return list(self.look(ASKED)[0])

    def pick(self, place: int = 0) -> str:
        """Click a choice and wait until it is answered; returns what was chosen."""
        actions, before = self.look(ASKED)
        place %= len(actions)
        self.choices.nth(place).click()
        self.answered(before)
        return str(actions[place])

    def play_on(
        self, most: int = MOST, wishes: Sequence[str] = (), turning: bool = False, waiting: bool = True
    ) -> list[str]:
        """Answer so often, or to the end, where nobody looks at how; returns what was answered.

        What is wished for most, else the first choice, or each by turns.  Whoever else is asked is waited for, if they
        need not wait for us.
        """
        return list(self.look(PLAY_ON, [list(wishes), turning, most, waiting]))

    def answers_by(self, thing: Locator) -> None:
        """Click it, and wait until that is answered."""
        before = self.stamp()
        thing.click()
        self.answered(before)

    def taps(self, thing: Locator) -> None:
        """The same with a finger."""
        before = self.stamp()
        thing.tap()
        self.answered(before)

    def answered(self, before: str) -> None:
        """Wait for another length of the match than this."""
        self.look(ANSWERED, before)

    def stop_time(self) -> None:
        """From now on a show lasts as long as somebody looks at it, however busy the machine is."""
        self.page.clock.install()
        self.page.clock.pause_at(datetime.datetime.now() + datetime.timedelta(days=1))

    def let_pass(self, seconds: float) -> None:
        """Let time go by that was stopped."""
        self.page.clock.run_for(int(1000 * seconds))

    def watch(self) -> str:
        """Let it go by until all is shown, and we are "asked" or the match is "over"."""
        late = time.monotonic() + LONG
        while not (doing := self.situation()[0]):
            assert time.monotonic() < late
            self.let_pass(0.5)
        return doing

    def fits(self) -> bool:
        """Whether the page is no wider than the screen; a card on its way may cross the edge for a moment."""
        for _ in range(50):
            if self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
                return True
            self.page.wait_for_timeout(100)
        return False

    def shows_choices(self) -> None:
        """Without a need to scroll."""
        assert self.fits()
        expect(self.choices.first).to_be_in_viewport(ratio=1)

    def small_buttons(self) -> Any:
        """Those that a finger misses."""
        return self.page.evaluate(
            """() => [...document.querySelectorAll("button, a.button, [role=tab]")]
              .filter((thing) => thing.checkVisibility())
              .map((thing) => [thing.className, Math.round(thing.getBoundingClientRect().height)])
              .filter(([, height]) => height < 44)"""
        )

    def dimmed(self) -> int:
        """How many things that cannot be done now are shown; they come a moment after what can."""
        match = self.page.url.rpartition("/")[2]
        related = "async match => (await (await fetch(`/web/related/${match}?seat=0`)).json()).length"
        count = int(self.page.evaluate(related, match))
        expect(self.page.locator(".choice.dim")).to_have_count(count)
        return count

    def stamp(self) -> str:
        return self.page.locator("main").get_attribute("data-length") or ""

    def view(self) -> Any:
        """What the server tells this browser's seat now."""
        match = self.page.url.rpartition("/")[2]
        return self.page.evaluate("async match => (await fetch(`/api/matches/${match}/view?seat=0`)).json()", match)
