"""Forks servers that have everything imported: a server that takes two seconds to start is there in a tenth of one.

Reads one JSON object per line: the settings of a server as environment variables, and where its logs go.  Answers with
the process id.  What runs in the child is what `katabasis serve` runs; SIGKILL takes it the same way.
"""

from __future__ import annotations

import ctypes
import json
import os
import signal
import sys

from katabasis.server.app import warm_words
from katabasis.server.serve import serve
from katabasis.server.settings import from_environment
from katabasis.words import words

PR_SET_PDEATHSIG = 1


def main() -> None:
    warm_words()  # what the children find done
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the kernel buries the dead
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for line in sys.stdin:
        asked = json.loads(line)
        child = os.fork()
        if child == 0:
            run(asked["environment"], asked["log"])
        print(child, flush=True)  # noqa: T201


def run(environment: dict[str, str], log: str) -> None:
    """Be a server."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.setsid()
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)  # no server outlives the tests
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    null = os.open(os.devnull, os.O_RDONLY)
    os.dup2(null, 0)
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.environ.update(environment)
    code = 1
    try:
        serve(from_environment(), words("en"), open_browser=False)
        code = 0
    except SystemExit as left:
        code = left.code if isinstance(left.code, int) else 1
    except BaseException as wrong:
        print(repr(wrong), file=sys.stderr, flush=True)  # noqa: T201
    finally:
        sys.stdout.flush()
        os._exit(code)


if __name__ == "__main__":
    main()
