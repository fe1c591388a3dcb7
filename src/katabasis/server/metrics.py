"""What is counted, for Prometheus at `/metrics`."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The counters of one process.  None of them names a match or a person."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.answers = self._counter("answers_acknowledged", "Answers of seats that were written down", ["by"])
        self.stale = self._counter("answers_stale", "Answers that came too late and got the current view")
        self.refused = self._counter("refused", "Requests and messages refused, by code", ["code"])
        self.conflicts = self._counter("answers_conflicts", "Answers that another process or click gave first")
        self.storage_errors = self._counter("storage_errors", "Times the database could not be used")
        self.requests = self._counter("http_requests", "HTTP requests, by status", ["status"])
        self.undone = self._counter("undone", "Answers taken back", ["how"])
        self.bot_failures = self._counter("bot_failures", "Times a bot gave no answer")
        self.commit_seconds = self._histogram("commit_seconds", "Time of one transaction of answers", SECONDS)
        self.commit_answers = self._histogram(
            "commit_answers", "Answers in one transaction", (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
        )
        self.bot_seconds = self._histogram("bot_seconds", "Time until a bot has chosen", SECONDS)
        self.open_seconds = self._histogram("open_seconds", "Time to open a match from the database", SECONDS)
        self.sockets = self._gauge("sockets", "Sockets open now")
        self.tables = self._gauge("tables", "Tables in memory")
        self.thinkers = self._gauge("thinkers", "Processes in which bots think")
        self.thinker_restarts = self._gauge("thinker_restarts", "Times such a process had to be replaced")

    def _counter(self, name: str, about: str, labels: list[str] | None = None) -> Counter:
        return Counter(f"katabasis_{name}", about, labels or [], registry=self.registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"katabasis_{name}", about, registry=self.registry)

    def _histogram(self, name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"katabasis_{name}", about, registry=self.registry, buckets=buckets)

    def text(self) -> bytes:
        return generate_latest(self.registry)


METRICS = Metrics()
