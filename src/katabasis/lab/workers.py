"""Where matches are played in bulk: in this process, in several, or on a cluster that is already running.

They are cut into jobs that do not depend on where or in which order they run; whoever asks gets each job's result
with its number, as it comes.

>>> sorted(run_jobs(pow, [(2, 3), (3, 2)]))
[(0, 8), (1, 9)]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from joblib import Parallel, delayed

import katabasis
from katabasis.engine.errors import BadOption, KatabasisError
from katabasis.engine.extras import requirement

DASK = "dask://"
RAY = "ray://"
SECONDS = 10  # to find a cluster

Task = Callable[..., Any]
Job = tuple[Any, ...]


@dataclass(slots=True)
class Resources:
    """What matches are played with; nothing of it changes what is found."""

    workers: int = 1
    cluster: str = ""
    resume: Path | None = None  # where parts are noted as they are done, and read again
    progress: Callable[[int], None] | None = None  # hears how many more matches are done

    def heard(self, matches: int) -> None:
        if self.progress is not None:
            self.progress(matches)


def checked_cluster(cluster: str) -> str:
    """The address in its one spelling; "" for none.

    >>> checked_cluster("dask://127.0.0.1:8786")
    'dask://127.0.0.1:8786'
    """
    for scheme in (DASK, RAY):
        host, colon, port = cluster.removeprefix(scheme).rpartition(":")
        if cluster.startswith(scheme) and host and colon and port.isascii() and port.isdigit():
            return cluster
    if cluster:
        raise BadOption(f"a cluster is written dask://HOST:PORT or ray://HOST:PORT, not '{cluster}'")
    return cluster


def run_jobs(task: Task, jobs: Sequence[Job], workers: int = 1, cluster: str = "") -> Iterator[tuple[int, Any]]:
    """Each job's number and what the task made of it, in the order in which they are done."""
    if workers < 1:
        raise BadOption(f"at least one worker is needed, not {workers}")
    checked_cluster(cluster)
    if not jobs:
        return iter(())
    if cluster.startswith(DASK):
        return on_dask(cluster.removeprefix(DASK), task, jobs)
    if cluster.startswith(RAY):
        return on_ray(cluster, task, jobs)
    if workers == 1:
        return ((number, task(*job)) for number, job in enumerate(jobs))
    return in_processes(workers, task, jobs)


def numbered(version: str, task: Task, number: int, job: Job) -> tuple[int, Any]:
    """One job, on a machine that may have another version installed: it would play other matches."""
    if katabasis.__version__ != version:
        raise KatabasisError(
            f"a worker has katabasis {katabasis.__version__} and you have {version}: install the same one everywhere"
        )
    return number, task(*job)


def in_processes(workers: int, task: Task, jobs: Sequence[Job]) -> Iterator[tuple[int, Any]]:
    version = katabasis.__version__
    parallel = Parallel(n_jobs=workers, return_as="generator_unordered")
    yield from parallel(delayed(numbered)(version, task, number, job) for number, job in enumerate(jobs))


def on_dask(address: str, task: Task, jobs: Sequence[Job]) -> Iterator[tuple[int, Any]]:
    """On the workers of a Dask scheduler."""
    try:
        from distributed import Client, as_completed
    except ModuleNotFoundError as missing:
        wanted = requirement("dask")
        raise BadOption(f"a Dask cluster needs 'distributed': pip install '{wanted}'") from missing
    try:
        client = Client(f"tcp://{address}", timeout=SECONDS, set_as_default=False)
    except (OSError, ValueError) as wrong:
        raise BadOption(f"no Dask scheduler answers at {address}") from wrong
    version = katabasis.__version__
    with client:
        futures = [client.submit(numbered, version, task, number, job, pure=False) for number, job in enumerate(jobs)]
        try:
            for future in as_completed(futures, loop=client.loop):
                yield future.result()
        except ModuleNotFoundError as missing:
            raise BadOption(absent(missing)) from missing
        finally:
            client.cancel(futures)


def on_ray(address: str, task: Task, jobs: Sequence[Job]) -> Iterator[tuple[int, Any]]:
    """On the workers of a Ray cluster."""
    try:
        import ray
    except ModuleNotFoundError as missing:
        wanted = requirement("ray")
        raise BadOption(f"a Ray cluster needs 'ray': pip install '{wanted}'") from missing
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (OSError, RuntimeError, TimeoutError, ValueError) as wrong:
        raise BadOption(f"no Ray cluster answers at {address}") from wrong
    version = katabasis.__version__
    try:
        remote = ray.remote(numbered)
        left = [remote.remote(version, task, number, job) for number, job in enumerate(jobs)]
        while left:
            ready, left = ray.wait(left)
            for one in ready:
                yield ray.get(one)
    except ModuleNotFoundError as missing:
        raise BadOption(absent(missing)) from missing
    finally:
        ray.shutdown()


def absent(missing: ModuleNotFoundError) -> str:
    return f"the workers of the cluster have no '{missing.name}': install the same katabasis there"
