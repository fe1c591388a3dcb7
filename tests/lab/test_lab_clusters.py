"""The same seed gives the same tables in one process, in two, and on a cluster of several processes."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from harness import free_port

import katabasis
from katabasis.engine.errors import BadOption, KatabasisError
from katabasis.lab import workers
from katabasis.lab.workers import numbered, run_jobs

PACKAGE = str(Path(katabasis.__file__).parents[1])  # the one under test, installed or in the source tree
STARTING = 180.0
STUDY = ["lab", "balance", "ahuris", "--seats", "2", "--games", "250", "--seed", "reef", "--json", "--lang", "fr"]


def environment() -> dict[str, str]:
    known = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [PACKAGE, known])), "PYTHONUTF8": "1"}


def studied(folder: Path, name: str, *means: str) -> tuple[str, bytes]:
    """What a study prints, and the page it writes."""
    page = folder / f"{name}.html"
    done = subprocess.run(
        [sys.executable, "-m", "katabasis.cli", *STUDY, "--out", str(page), *means],
        env=environment(),
        capture_output=True,
        encoding="utf-8",
        timeout=STARTING,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout, page.read_bytes()


@contextlib.contextmanager
def running(folder: Path, name: str, arguments: list[str], begun: Callable[[str], bool]) -> Iterator[None]:
    """A process of its own, with all that it starts, until the test is over."""
    log = folder / f"{name}.log"
    with log.open("wb") as target:
        process = subprocess.Popen(
            [sys.executable, "-m", *arguments],
            stdout=target,
            stderr=subprocess.STDOUT,
            env=environment(),
            cwd=folder,
            start_new_session=True,
        )
    try:
        until = time.monotonic() + STARTING
        while not begun(log.read_text(encoding="utf-8", errors="replace")):
            assert process.poll() is None, log.read_text(encoding="utf-8", errors="replace")
            assert time.monotonic() < until, "it does not begin"
            time.sleep(0.1)
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(30)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@pytest.fixture
def dask(tmp_path: Path) -> Iterator[str]:
    """A Dask scheduler and two workers, each a process."""
    pytest.importorskip("distributed", reason="Dask is not installed: pip install 'katabasis[dask]'")
    port = free_port()
    scheduler = ["distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard"]
    worker = ["distributed.cli.dask_worker", f"tcp://127.0.0.1:{port}", "--nworkers", "2", "--nthreads", "1"]
    worker += ["--no-dashboard", "--local-directory", str(tmp_path)]
    with (
        running(tmp_path, "scheduler", scheduler, lambda log: "Scheduler at:" in log),
        running(tmp_path, "worker", worker, lambda log: log.count("Registered to:") == 2),
    ):
        yield f"dask://127.0.0.1:{port}"


def test_one_process_two_processes_and_dask_give_the_same_tables(tmp_path: Path, dask: str) -> None:
    one = studied(tmp_path, "one")
    assert studied(tmp_path, "two", "--workers", "2") == one
    assert studied(tmp_path, "dask", "--cluster", dask) == one
    assert '"matches": 250' in one[0]


@pytest.fixture
def ray(tmp_path: Path) -> Iterator[str]:
    """A Ray head with two workers."""
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'katabasis[ray]'")
    port = free_port()
    head = ["ray.scripts.scripts", "start", "--head", "--port", str(free_port()), "--ray-client-server-port", str(port)]
    head += ["--node-ip-address", "127.0.0.1", "--num-cpus", "2", "--include-dashboard=false", "--disable-usage-stats"]
    head += [
        "--block",
        "--object-store-memory",
        "100000000",
        "--temp-dir",
        tempfile.mkdtemp(),
    ]  # names of sockets are short
    with running(tmp_path, "head", head, lambda log: "Ray runtime started" in log):
        yield f"ray://127.0.0.1:{port}"


def test_ray_gives_the_same_tables(tmp_path: Path, ray: str) -> None:
    assert studied(tmp_path, "ray", "--cluster", ray) == studied(tmp_path, "one")


def test_a_cluster_that_is_not_there_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="Dask is not installed: pip install 'katabasis[dask]'")
    monkeypatch.setattr(workers, "SECONDS", 1)
    with pytest.raises(BadOption, match="no Dask scheduler answers at"):
        list(run_jobs(pow, [(1, 1)], cluster=f"dask://127.0.0.1:{free_port()}"))


@pytest.mark.parametrize(("cluster", "extra"), [("dask://127.0.0.1:1", "dask"), ("ray://127.0.0.1:1", "ray")])
def test_a_package_that_is_missing_is_named(cluster: str, extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=rf"pip install 'katabasis\[{extra}\]'"):
        list(run_jobs(pow, [(1, 1)], cluster=cluster))


def test_a_worker_of_another_version_says_so() -> None:
    assert numbered(katabasis.__version__, pow, 3, (2, 4)) == (3, 16)
    with pytest.raises(KatabasisError, match="install the same one everywhere"):
        numbered("0.0.1", pow, 3, (2, 4))
