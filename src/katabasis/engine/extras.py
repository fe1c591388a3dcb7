"""What to tell pip so that it adds an optional part, here: it depends on how this copy came to the machine."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

CLONE = Path(__file__).parents[3]


def requirement(extra: str) -> str:
    """An extra of the package that is installed, which pip needs to look up nowhere; in a mere clone, of its folder."""
    try:
        distribution("katabasis")
    except PackageNotFoundError:
        if (CLONE / "pyproject.toml").is_file():
            return f"{CLONE}[{extra}]"
    return f"katabasis[{extra}]"
