"""The example of a game that another package brings, installed where only the programs of a test find it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Self

from harness import STARTING, Server

import katabasis

EXAMPLE = Path(__file__).parents[1] / "examples" / "tiny_game"
PACKAGE = Path(katabasis.__file__).parents[1]  # the one under test, installed or in the source tree


def install(folder: Path) -> Path:
    """Install Lanterns as its readers would, without network; returns where it lies."""
    source, target = folder / "source", folder / "installed"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
    wishes = ["--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "install", *wishes, "--target", str(target), str(source)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return target


def environment(*folders: Path) -> dict[str, str]:
    """Of a program that finds what lies in these folders, besides the package under test."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, [PACKAGE, *folders])), "PYTHONIOENCODING": "utf-8"}


class ServerWith(Server):
    """A server that finds more games; it is not forked, for it finds them when it starts."""

    def __init__(self, folder: Path, *games: Path, **settings: object) -> None:
        super().__init__(folder, **settings)  # type: ignore[arg-type]
        self.games = games

    def start(self, wait: bool = True) -> Self:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "katabasis", "serve", "--no-open"],
                env={**environment(*self.games), **self.environment},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        self.pid = self.process.pid
        if wait:
            self.wait()
        return self

    def alive(self) -> bool:
        return self.process.poll() is None

    def _gone(self) -> None:
        self.process.wait(STARTING)
