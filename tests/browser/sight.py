"""Whether all that a question is about, all one holds and every answer is in sight: played for long, at every size.

PYTHONPATH=src:tests:tests/server python tests/browser/sight.py \\
    --game abyss --seats 3 --size 1280x720 --lang fr --answers 60 --seed 7

prints a line for each fault, and how often it was met.  Without --game or --size all of them are played.  With the
same seed the same matches are played.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from harness import QUICK, Server
from people import PATIENCE, Visitor, launch
from playwright.sync_api import Browser, Page, sync_playwright

Size = tuple[int, int]
SIGHT = Path(__file__).with_name("sight.js").read_text(encoding="utf-8")
DESKS: list[Size] = [(1024, 700), (1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)]
PHONES: list[Size] = [(360, 740), (390, 844), (740, 360)]
ZOOMED: Size = (720, 450)  # 1440 by 900 at 200 %
SIZES = [*DESKS, *PHONES, ZOOMED]
LANGUAGES = ["fr", "en"]
MODES = ["solo", "duo", "trio-cooperative", "trio-competitive", "quartet-cooperative", "quartet-competitive"]
SEATS: dict[str, list[int]] = {"abyss": [2, 3, 4], "cerbere": [3, 5, 7], "ahuris": [1, 2, 3, 4]}
MODE_SEATS = dict(zip(MODES, [1, 2, 3, 3, 4, 4], strict=True))
HOT_SEATS = ("ahuris",)  # all seats are one visitor's, who sees the questions of every side
NICKNAME = "Ariane"
# answers: so often the window is another size for a moment, something is wondered about, a hint asked for
EACH = 10
WONDER = """() => {
  const thing = document.querySelector("[data-wondered]");
  thing?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return thing !== null;
}"""


@dataclass(frozen=True)
class Case:
    """A table as it is looked at."""

    game: str
    seats: int
    size: Size
    language: str = "fr"
    mode: str = ""  # of 3 ahuris
    seed: int = 0

    def __str__(self) -> str:
        width, height = self.size
        return f"{self.game} {self.mode or self.seats} {width}x{height} {self.language}"


@dataclass
class Faults:
    """What was met, how often, and where first."""

    counts: Counter[tuple[Case, str]] = field(default_factory=Counter)
    first: dict[tuple[Case, str], str] = field(default_factory=dict)
    looks: Counter[tuple[str, Size]] = field(default_factory=Counter)  # questions looked at, by game and size

    def met(self, case: Case, question: str, fault: str) -> bool:
        """Whether it is new."""
        self.counts[case, fault] += 1
        if (case, fault) in self.first:
            return False
        self.first[case, fault] = question
        return True

    def lines(self) -> Iterator[str]:
        for (case, fault), count in self.counts.items():
            yield f"{case}: {fault}  [{count} times, first at « {self.first[case, fault]} »]"

    def table(self) -> Iterator[str]:
        """By size and game: questions looked at, and how many faults were met."""
        games = list(dict.fromkeys(game for game, _ in self.looks))
        yield f"{'':>10}" + "".join(f"{game:>24}" for game in games)
        for size in dict.fromkeys(size for _, size in self.looks):
            met = [sum((case.game, case.size) == (game, size) for case, _ in self.counts) for game in games]
            cells = [
                f"{self.looks[game, size]} looks, {faults} faults" for game, faults in zip(games, met, strict=True)
            ]
            yield f"{size[0]:>5}x{size[1]:<4}" + "".join(f"{cell:>24}" for cell in cells)


def faults(page: Page, offered: list[str], patience: float = 2.0) -> list[str]:
    """What is not in sight now; what is still on its way may arrive first."""
    late = time.monotonic() + patience
    while found := list(page.evaluate(SIGHT, offered)):
        if time.monotonic() > late:
            return found
        page.wait_for_timeout(100)
    return []


class Sitting:
    """One visitor at tables of one kind, answering by chance; what happens between two looks goes by at once."""

    def __init__(self, browser: Browser, server: Server, case: Case, **settings: object) -> None:
        self.case = case
        self.chance = random.Random(f"{case}{case.seed}")
        kept = {"list": False, "nickname": NICKNAME, "known": True, **settings}
        self.visitor = Visitor(browser, server.url, case.size, case.language, touch=case.size in PHONES, **kept)
        self.visitor.post("/api/players", {"nickname": NICKNAME, "language": case.language})
        self.match = ""
        self.mine: list[int] = []
        self.update: dict[str, Any] = {}
        self.sit_down()

    @property
    def page(self) -> Page:
        return self.visitor.page

    def sit_down(self) -> None:
        """A new table, begun."""
        case = self.case
        hot = case.game in HOT_SEATS
        plan = [{"kind": "me"} if hot or not seat else {"kind": "bot", "bot": QUICK} for seat in range(case.seats)]
        wishes = {
            "game": case.game,
            "seats": case.seats,
            "plan": plan,
            "options": {"mode": case.mode} if case.mode else {},
        }
        self.match = str(self.visitor.post("/api/matches", wishes)["id"])
        self.mine = [seat for seat in range(case.seats) if plan[seat]["kind"] == "me"]
        for seat in self.mine:
            self.visitor.post(f"/api/matches/{self.match}/seats/{seat}/ready", {"word": "lantern"})
        self.visitor.go(f"/table/{self.match}")
        self.await_question()

    def await_question(self) -> None:
        """Until one of my seats is asked; at another table if this match is over."""
        seat = self.mine[0]
        since = None
        while True:
            tail = "" if since is None else f"&since={since}&wait=10"
            update = self.visitor.get(f"/api/matches/{self.match}/view?seat={seat}{tail}")
            if update["result"] is not None:
                self.sit_down()
                return
            if update["choices"]:
                break
            if update["asked"] in self.mine and update["asked"] != seat:
                seat, since = update["asked"], None
            else:
                since = update["length"]
        self.update = update
        length = f"main[data-length='{update['length']}']"
        self.page.wait_for_selector(length, state="attached", timeout=PATIENCE)

    @property
    def question(self) -> str:
        return str(self.update["question"]["text"])

    @property
    def offered(self) -> list[str]:
        return [choice["action"] for choice in self.update["choices"]]

    def answer(self) -> None:
        """By chance, and on to the next question."""
        action = self.chance.choice(self.offered)
        told = {"seat": self.update["seat"], "length": self.update["length"], "action": action}
        self.visitor.post(f"/api/matches/{self.match}/answers", told)
        self.await_question()

    def wonder(self) -> None:
        """Ask why something cannot be done: what is said then covers nothing."""
        if self.page.evaluate(WONDER):
            self.page.wait_for_selector(".why", timeout=PATIENCE)

    def ask_for_advice(self) -> None:
        """A hint covers nothing either."""
        bulb = self.page.locator(".hinting:enabled")
        if bulb.count():
            bulb.first.click()
            self.page.wait_for_selector(".choice.advised", state="attached", timeout=PATIENCE)

    def turn(self, size: Size) -> None:
        """Another size of the window, or the phone turned."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def close(self) -> None:
        self.visitor.close()


def another(size: Size) -> Size:
    """What a window of this size may become: a phone is turned, a desk's grows or shrinks."""
    if size in PHONES:
        return size[1], size[0]
    return DESKS[(DESKS.index(size) + 2) % len(DESKS)] if size in DESKS else (1440, 900)


@dataclass
class Look:
    """How tables are looked at, and what was found."""

    found: Faults = field(default_factory=Faults)
    pictures: Path | None = None  # where to
    patience: float = 2.0  # seconds for what comes into sight
    spoil: str = ""  # a script that puts something wrong into the page

    def play(self, browser: Browser, server: Server, case: Case, answers: int) -> None:
        """Play so long, and look at each question."""
        sitting = Sitting(browser, server, case)
        try:
            for place in range(answers):
                if place % EACH == EACH // 2:
                    sitting.wonder()
                if place % EACH == 1:
                    sitting.ask_for_advice()
                if place % EACH == EACH - 1:
                    sitting.turn(another(case.size))
                    sitting.page.evaluate("() => new Promise(requestAnimationFrame)")
                    sitting.turn(case.size)
                if self.spoil:
                    sitting.page.evaluate(self.spoil)
                self.found.looks[case.game, case.size] += 1
                for fault in faults(sitting.page, sitting.offered, self.patience):
                    if self.found.met(case, sitting.question, fault) and self.pictures:
                        self.take(sitting.page, self.pictures, case, fault)
                sitting.answer()
        finally:
            sitting.close()

    def take(self, page: Page, folder: Path, case: Case, fault: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        name = f"{str(case).replace(' ', '-')}-{len(self.found.first):03}.png"
        page.screenshot(path=folder / name)
        with (folder / "faults.txt").open("a", encoding="utf-8") as list_of_them:
            list_of_them.write(f"{name}: {fault}\n")


def cases(
    games: list[str], sizes: list[Size], seats: int = 0, mode: str = "", language: str = "", seed: int = 0
) -> list[Case]:
    """All kinds of tables at all sizes; languages take turns."""
    made = []
    for game in games:
        kinds = [(count, "") for count in SEATS[game]]
        if game == "ahuris":
            kinds = [(MODE_SEATS[one], one) for one in MODES if not mode or one == mode]
        kinds = [(count, one) for count, one in kinds if not seats or count == seats]
        for row, size in enumerate(sizes):
            for column, (count, one) in enumerate(kinds):
                spoken = language or LANGUAGES[(row + column) % 2]
                made.append(Case(game, count, size, spoken, one, seed))
    return made


def read_size(text: str) -> Size:
    width, height = text.split("x")
    return int(width), int(height)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(SEATS))
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--mode", choices=MODES, default="", help="of 3 ahuris")
    parser.add_argument("--size", type=read_size, help="1280x720; those of phones have a touch screen")
    parser.add_argument("--lang", choices=LANGUAGES, default="")
    parser.add_argument("--answers", type=int, default=60, help="of each game at each size")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--pictures", type=Path, help="a folder for a screenshot of each fault")
    told = parser.parse_args()
    look = Look(pictures=told.pictures)
    games, sizes = [told.game] if told.game else list(SEATS), [told.size] if told.size else SIZES
    kinds = cases(games, sizes, told.seats, told.mode, told.lang, told.seed)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), messages_per_second=0, chance=f"sight {told.seed}") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for place, case in enumerate(kinds):
            alike = sum(other.game == case.game and other.size == case.size for other in kinds)
            began, known = time.monotonic(), len(look.found.counts)
            look.play(browser, server, case, -(-told.answers // alike))
            lines = list(look.found.lines())[known:]
            took = time.monotonic() - began
            print(f"{place + 1}/{len(kinds)} {case}: {len(lines)} faults, {took:.0f} s", file=sys.stderr)
            print(*lines, sep="\n", end="\n" if lines else "", flush=True)
        browser.close()
    print(*look.found.table(), sep="\n")
    sys.exit(1 if look.found.counts else 0)


if __name__ == "__main__":
    main()
