"""What a table costs while it waits: processor time of the browser, drawing in software, over some seconds.

PYTHONPATH=src:tests:tests/server python tests/browser/idle.py
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from harness import Server
from people import DESKTOP, launch
from playwright.sync_api import Browser, sync_playwright
from sight import SEATS, Case, Sitting

SECONDS = 20
SETTLING = 8_000  # milliseconds, for what moves when a question is asked
LIMIT = 2.0  # percent of a core
TICKS = os.sysconf("SC_CLK_TCK")
# animations that would never end
ENDLESS = """() => document.getAnimations()
  .filter((animation) => animation.effect.getComputedTiming().iterations === Infinity)
  .map((animation) => `${animation.animationName} of ${animation.effect.target.className.baseVal ??
    animation.effect.target.className}`)"""


def descendants() -> Iterator[Path]:
    """All processes that we started, and those that they started."""
    parents: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
    for process in parents:
        one = process
        while one in parents and one != os.getpid():
            one = parents[one]
        if one == os.getpid() and process != one:
            yield Path("/proc", str(process))


def spent() -> float:
    """Seconds of processor time that the browser has taken so far, all its processes together."""
    ticks = 0
    for folder in descendants():
        try:
            if b"chrom" in (folder / "cmdline").read_bytes():
                ticks += sum(map(int, (folder / "stat").read_text().rpartition(")")[2].split()[11:13]))
        except OSError:
            continue
    return ticks / TICKS


def share(seconds: float = SECONDS) -> float:
    """Percent of a core that the browser takes from now on."""
    before, began = spent(), time.monotonic()
    time.sleep(seconds)
    return 100 * (spent() - before) / (time.monotonic() - began)


def waiting(browser: Browser, server: Server, game: str) -> float:
    """What a table costs at its first question, with everything in motion that may move."""
    sitting = Sitting(browser, server, Case(game, SEATS[game][-1], DESKTOP), motion="full")
    sitting.page.wait_for_timeout(SETTLING)
    found = share()
    for endless in sitting.page.evaluate(ENDLESS):
        print(f"{game}: endless: {endless}")
    sitting.close()
    return found


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        blank = browser.new_page()
        blank.wait_for_timeout(SETTLING)
        print(f"an empty page: {share():.1f} % of a core")
        blank.close()
        costs = {game: waiting(browser, server, game) for game in SEATS}
        browser.close()
    for game, cost in costs.items():
        print(f"{game}, waiting: {cost:.1f} % of a core", "(too much)" if cost > LIMIT else "")
    sys.exit(1 if max(costs.values()) > LIMIT else 0)


if __name__ == "__main__":
    main()
