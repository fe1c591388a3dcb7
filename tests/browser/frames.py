"""How smoothly great moments run: the time of each frame while a scene is on the stage, drawing in software.

PYTHONPATH=src:tests:tests/server python tests/browser/frames.py [game]
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from harness import Server
from moments import WRITTEN, Stage, Written
from people import DESKTOP, Visitor, launch
from playwright.sync_api import Browser, sync_playwright

LIMIT = 33.4  # milliseconds, for 95 of 100 frames
MOST = 20_000  # milliseconds, for a round
WATCH = """() => {
  window.frames_of = {};
  let last = 0;
  const frame = (now) => {
    const scene = document.querySelector("[data-scene]")?.dataset.scene;
    if (scene && last) (window.frames_of[scene] ??= []).push(now - last);
    last = scene ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


def frames(browser: Browser, server: Server, written: Written) -> dict[str, list[float]]:
    """By scene, how long each of its frames took; the first one, which mounts it, is the last of what was before."""
    visitor = Visitor(browser, server.url, DESKTOP, "en", motion="full", list=False)
    stage = Stage(visitor, written, running=True)
    stage.page.wait_for_timeout(1_500)  # drawings arrive
    stage.page.evaluate(WATCH)
    stage.happen()
    stage.page.locator(".skip").wait_for(state="detached", timeout=MOST)
    found: dict[str, list[float]] = stage.page.evaluate("window.frames_of")
    visitor.close()
    return found


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else ""
    rows: list[tuple[str, str, list[float]]] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), messages_per_second=0) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for written in WRITTEN:
            if written.game.startswith(game):
                found = frames(browser, server, written)
                rows += [(str(written), scene, times) for scene, times in found.items() if len(times) > 1]
        browser.close()
    slow = False
    for name, scene, times in rows:
        late = statistics.quantiles(times, n=20)[-1]
        slow |= late > LIMIT
        median = statistics.median(times)
        print(f"{name:28} {scene:16} {len(times):4} frames, median {median:5.1f} ms, 95 % under {late:5.1f} ms")
    sys.exit(1 if slow else 0)


if __name__ == "__main__":
    main()
