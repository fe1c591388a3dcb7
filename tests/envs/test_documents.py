"""Pages and sentences: docs/envs is what the code says, and a missing library is named."""

from __future__ import annotations

import subprocess
import sys

import pytest

import golden_envs as golden
from katabasis.envs.document import documented


@pytest.mark.parametrize("name", ["abyss", "ahuris", "cerbere"])
def test_the_page_of_a_game_is_what_its_code_says(name: str) -> None:
    assert (golden.PAGES / f"{name}.md").read_text(encoding="utf-8") == documented(name)


WITHOUT = """
import sys
sys.modules[{module!r}] = None
try:
    import katabasis.envs.{door}
except ImportError as told:
    print(told)
"""


MISSING = {  # by door: the module that is not there, and how it is named
    "aec": ("pettingzoo", "pettingzoo"),
    "single": ("gymnasium", "gymnasium"),
    "spiel": ("pyspiel", "open_spiel"),
    "vector": ("numpy", "numpy and librt"),
}


@pytest.mark.parametrize("door", MISSING)
def test_a_missing_library_is_named_in_one_sentence(door: str) -> None:
    module, library = MISSING[door]
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", WITHOUT.format(module=module, door=door)],
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=True,
    )
    assert f"needs {library}, which cannot be imported" in done.stdout
    assert 'pip install "katabasis[envs]"' in done.stdout


def test_the_other_doors_open_without_the_missing_one() -> None:
    text = "import sys; sys.modules['pyspiel'] = None; import katabasis.envs as e; print(sorted(e.DOORS.items()))"
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", text], capture_output=True, encoding="utf-8", timeout=120, check=True
    )
    assert "('gymnasium', 'registered')" in done.stdout
    assert "('pettingzoo', 'registered')" in done.stdout
    assert "('open_spiel', 'this environment needs open_spiel" in done.stdout


def test_playing_needs_none_of_them() -> None:
    """The core imports neither numpy nor librt."""
    text = (
        "import sys; sys.modules.update(numpy=None, librt=None); import katabasis;"
        "print([katabasis.game(n).match(seed='x').over for n in ('abyss', 'ahuris', 'cerbere')])"
    )
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, encoding="utf-8", timeout=120, check=True)
    assert done.stdout.strip() == "[False, False, False]"
