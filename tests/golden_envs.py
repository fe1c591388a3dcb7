"""Golden files of the learning environments, and the pages of docs/envs.  `make golden` writes them too.

A playthrough of OpenSpiel is long, for it prints every observation: what is stored is its head, what was played, and a
fingerprint of each position it shows.
"""

from __future__ import annotations

import hashlib
import json
import sys
import zlib
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "envs"))

from forms import FORMS, Form  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough  # noqa: E402

from katabasis.envs import Matches  # noqa: E402
from katabasis.envs.document import documented  # noqa: E402
from katabasis.games import NAMES  # noqa: E402

PLAYTHROUGHS = HERE / "playthroughs" / "open_spiel"
CHECKSUMS = HERE / "counts" / "envs-checksums.json"  # by form, what random play in a batch adds up to
PAGES = HERE.parent / "docs" / "envs"
STEPS = 60
ROWS = 8


def game_string(form: Form) -> str:
    """How OpenSpiel names a form."""
    game, seats, options = form
    given = [f"players={seats}", *(f"{name}={value.replace('true', 'True')}" for name, value in options.items())]
    return f"python_katabasis_{game}({','.join(given)})"


def file_of(name: str) -> Path:
    return PLAYTHROUGHS / f"{name.replace(' ', '-')}.txt"


def shortened(text: str) -> str:
    """A playthrough with a fingerprint in the place of each position."""
    head, *states = text.split("\n# State ")
    lines = head.splitlines()
    for state in states:
        number, _, rest = state.partition("\n")
        answers = [line for line in rest.splitlines() if line.startswith("action: ")]
        fingerprint = hashlib.sha256(rest.encode()).hexdigest()[:8]
        lines.append(f"state {number} [{fingerprint}] {answers[-1] if answers else 'ends'}")
    return "\n".join(lines) + "\n"


def playthrough(name: str) -> str:
    return shortened(generate_playthrough.playthrough(game_string(FORMS[name]), [], seed=len(name)))


def checksums() -> dict[str, list[int]]:
    """By form: a checksum of every observation, mask and reward of random play, and the matches that ended."""
    found = {}
    for name, (game, seats, options) in FORMS.items():
        matches = Matches(game, ROWS, seats, "checksum", **options)
        matches.reset()
        total, ended = 0, 0
        for _ in range(STEPS):
            for part in (matches.observations, matches.masks, matches.asked, matches.rewards):
                total = zlib.crc32(part.tobytes(), total)
            matches.step(matches.random_actions())
            ended += int(matches.ended.sum())
        found[name] = [total, ended]
    return found


def write() -> None:
    PLAYTHROUGHS.mkdir(parents=True, exist_ok=True)
    PAGES.mkdir(parents=True, exist_ok=True)
    for name in FORMS:
        file_of(name).write_text(playthrough(name), encoding="utf-8")
    CHECKSUMS.write_text(json.dumps(checksums(), indent=2) + "\n", encoding="utf-8")
    for name in NAMES:
        (PAGES / f"{name}.md").write_text(documented(name), encoding="utf-8")
