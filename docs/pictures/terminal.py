"""Draws docs/pictures/terminal.svg: a few moments of a real match in the terminal.

.venv/bin/python docs/pictures/terminal.py
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

import katabasis
from katabasis.bots import bot
from katabasis.engine.chance import Rng
from katabasis.terminal.session import Session
from katabasis.terminal.start import STYLES
from katabasis.words import words

TYPED = ["1", "1", "why", "? 2", "2"]
LINES = 44
# as Rich's own format, without its fonts from elsewhere
SVG = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px;
  line-height: {line_height}px; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" /></clipPath>
{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def main() -> None:
    shown: list[Text] = []
    typed = iter(TYPED)

    def show(line: str, style: str) -> None:
        shown.append(Text(line, style=STYLES.get(style, "")))

    def ask(prompt: str) -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        shown.append(Text(prompt + line, style="bold white"))
        return line

    match = katabasis.game("ahuris").match(seats=1, seed="sunday", options={"goal": "gentle"})
    with tempfile.TemporaryDirectory() as folder:
        Session(match, [0], bot("random"), Rng("sunday"), words("en"), Path(folder, "m.kata"), show, ask).run()
    console = Console(record=True, width=118, file=io.StringIO())
    for line in shown[:-1][-LINES:]:
        console.print(line)
    target = Path(__file__).with_name("terminal.svg")
    target.write_text(
        console.export_svg(title="katabasis play ahuris", theme=MONOKAI, code_format=SVG, unique_id="katabasis"),
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
