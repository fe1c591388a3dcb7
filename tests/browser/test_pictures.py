"""`make pictures` finds all that it needs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
COMMAND = re.compile(r"PYTHONPATH=(\S+) \$\(BIN\)/python (tests/browser/pictures\.py) ")


def test_the_script_starts_as_the_makefile_starts_it() -> None:
    """Without a folder it only says how it is called, once it has found its scenarios and its people."""
    found = COMMAND.search((ROOT / "Makefile").read_text(encoding="utf-8"))
    assert found
    path = os.pathsep.join(filter(None, [found[1], os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        [sys.executable, found[2]],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "Screenshots of every screen" in done.stderr
    assert "Traceback" not in done.stderr
