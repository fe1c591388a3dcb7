"""Logs: one JSON object per line on stderr, for machines; short coloured lines at a terminal, for people.

Tables stand there by the beginning of their names only, tokens, talk and cards not at all.
"""

from __future__ import annotations

import contextlib
import io
import logging
import sys
from typing import Any

import structlog

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}


class Patient(io.TextIOBase):
    """Stderr, if it can be written to: it may be a file on a full disk, and nobody shall miss a turn for that."""

    def write(self, text: str) -> int:
        with contextlib.suppress(OSError):
            sys.stderr.write(text)
        return len(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            sys.stderr.flush()


def set_up(level: str) -> None:
    """Where logs go, from now on, ours and those of the libraries."""
    stderr: Any = Patient()
    shared: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    last: structlog.types.Processor = structlog.processors.JSONRenderer(ensure_ascii=False)
    if sys.stderr.isatty():
        last = structlog.dev.ConsoleRenderer()
    structlog.configure(
        processors=[*shared, last],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=structlog.PrintLoggerFactory(stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processor=last, foreign_pre_chain=shared))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(LEVELS[level], logging.WARNING))  # libraries say little that a host needs
