"""A clear sentence when an optional library is not installed."""

from __future__ import annotations

from katabasis.engine.errors import KatabasisError
from katabasis.engine.extras import requirement


class MissingLibrary(KatabasisError, ImportError):
    """A learning library that is not installed; the sentence says how to get it."""


def missing(library: str, reason: ImportError) -> MissingLibrary:
    """What to raise instead of an ImportError that tells only half."""
    return MissingLibrary(
        f"this environment needs {library}, which cannot be imported ({reason}); "
        f'install the learning environments with: pip install "{requirement("envs")}"'
    )
