"""A short loop of each game for the README: a stretch of a match as the page itself shows it, frame by frame.

Time stands still between two frames, for scripts and for animations: it runs smoothly however busy the machine is.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

from harness import Server
from moments import WRITTEN, Stage
from people import Visitor
from PIL import Image
from playwright.sync_api import Browser

STEP = 125  # milliseconds a frame
BEFORE = 6  # frames of the table at rest
AFTER = 10
WINDOW = (1152, 720)
SIZE = (640, 400)
MOST = 400_000  # bytes of a file
QUALITIES = (70, 60, 50, 40, 30, 20)
STRETCHES = ("cerbere-capture", "abyss-location", "ahuris-level")


def make_loops(browser: Browser, server: Server, folder: Path) -> None:
    for written in WRITTEN:
        if str(written) not in STRETCHES:
            continue
        visitor = Visitor(browser, server.url, WINDOW, "en", motion="full", list=False, drawer="folded")
        frames = list(film(Stage(visitor, written)))
        visitor.close()
        path = folder / f"{written.game}-loop.webp"
        path.write_bytes(packed(frames))
        print(path, len(frames), "frames")


def film(stage: Stage) -> Iterator[Image.Image]:
    stage.let_pass(10 * STEP)  # whatever still arrives has arrived
    for _ in range(BEFORE):
        yield picture(stage)
    stage.happen()
    rest = AFTER
    while stage.busy or rest:
        rest -= not stage.busy
        stage.let_pass(STEP)
        yield picture(stage)


def picture(stage: Stage) -> Image.Image:
    shot = Image.open(io.BytesIO(stage.page.screenshot(animations="allow")))
    return shot.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)


def packed(frames: list[Image.Image]) -> bytes:
    """As good as a file may be large."""
    first, *others = frames
    for quality in QUALITIES:
        file = io.BytesIO()
        first.save(
            file, "WEBP", save_all=True, append_images=others, duration=STEP, loop=0,
            quality=quality, method=6, minimize_size=True,
        )  # fmt: skip
        if file.tell() <= MOST:
            break
    return file.getvalue()
