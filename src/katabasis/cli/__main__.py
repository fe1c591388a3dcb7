"""`python -m katabasis.cli`, where the command is not installed."""

from __future__ import annotations

from katabasis.cli import main

main()
