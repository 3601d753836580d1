"""Metrics for Prometheus, in a registry of their own.

Labels come from fixed sets only, and all figures are sums over the house: none is about one table, seat or guest.
Processes that share a port write theirs into one folder, and each of them serves the sum of all.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import prometheus_client
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from saqqara.server.wire import ERRORS, LevelName

MEDIA_TYPE = CONTENT_TYPE_LATEST
SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # prometheus_client reads it when it is imported
OTHER = "other"
METHODS = ("GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS")
REVIEWS_END = ("done", "stopped", "failed")
STATUSES = frozenset(range(100, 600))

BATCHES = (1, 2, 4, 8, 16, 32, 64, 128, 256)
COMMIT_S = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
THINKING_S = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)

prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """The metrics of one process."""

    def __init__(self, routes: Iterable[str] = ()) -> None:
        self.registry = CollectorRegistry()
        self._routes = frozenset(routes)
        self.tables = self._gauge("saqqara_tables_in_memory", "Tables held in memory.")
        self.connections = self._gauge("saqqara_connections", "Open WebSocket connections.")
        self.bots_waiting = self._gauge(
            "saqqara_bots_waiting", "Bots that owe a move and wait for their turn to think."
        )
        self.reviews_running = self._gauge("saqqara_reviews_running", "Reviews that are computed now.")
        self._reviews = Counter("saqqara_reviews_ended", "Reviews that ended, by how.", ["how"], registry=self.registry)
        self._moves = Counter("saqqara_moves_accepted", "Moves that are durable.", registry=self.registry)
        self._refused = Counter(
            "saqqara_moves_refused", "Messages that were refused, by reason.", ["reason"], registry=self.registry
        )
        self._batches = Histogram(
            "saqqara_commit_batch_entries", "Entries in one commit.", buckets=BATCHES, registry=self.registry
        )
        self._commits = Histogram("saqqara_commit_seconds", "One commit.", buckets=COMMIT_S, registry=self.registry)
        self._thinking = Histogram(
            "saqqara_bot_thinking_seconds",
            "How long a bot thought about a move, by level.",
            ["level"],
            buckets=THINKING_S,
            registry=self.registry,
        )
        self._requests = Counter(
            "saqqara_http_requests",
            "HTTP requests, by method, route and status.",
            ["method", "route", "status"],
            registry=self.registry,
        )
        for how in REVIEWS_END:
            self._reviews.labels(how)
        for reason in ERRORS:
            self._refused.labels(reason)
        for level in get_args(LevelName):
            self._thinking.labels(level)

    def _gauge(self, name: str, meaning: str) -> Gauge:
        return Gauge(name, meaning, registry=self.registry, multiprocess_mode="livesum")

    def move_accepted(self) -> None:
        """Counts a move that is durable."""
        self._moves.inc()

    def refused(self, reason: str) -> None:
        """Counts a refusal, by its word of wire.ERRORS."""
        self._refused.labels(reason if reason in ERRORS else OTHER).inc()

    def committed(self, entries: int, seconds: float) -> None:
        """Counts a commit of so many entries."""
        self._batches.observe(entries)
        self._commits.observe(seconds)

    def bot_thought(self, level: str, seconds: float) -> None:
        """Counts the move of a bot."""
        self._thinking.labels(level if level in get_args(LevelName) else OTHER).observe(seconds)

    def review_ended(self, how: str) -> None:
        """Counts a review that this process does not compute any more."""
        self._reviews.labels(how if how in REVIEWS_END else OTHER).inc()

    def request(self, method: str, route: str, status: int) -> None:
        """Counts a request. A route is a pattern, as in `/api/tables/{table}`; unknown ones count as one."""
        self._requests.labels(
            method if method in METHODS else OTHER,
            route if route in self._routes else OTHER,
            str(status) if status in STATUSES else OTHER,
        ).inc()

    def exposition(self) -> bytes:
        """Returns all metrics as text of MEDIA_TYPE."""
        folder = os.environ.get(SHARED_FOLDER)
        if folder is None:
            return generate_latest(self.registry)
        _remove_gauges_of_dead_processes(Path(folder))
        registry = CollectorRegistry()
        MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
        return generate_latest(registry)


def _remove_gauges_of_dead_processes(folder: Path) -> None:
    """Removes the gauges that processes left behind which were killed: they hold no tables any more."""
    if sys.platform == "win32":  # signal 0 would end the process there
        return
    for file in folder.glob("gauge_live*_*.db"):
        number = int(file.stem.rpartition("_")[2])
        try:
            os.kill(number, 0)
        except ProcessLookupError:
            file.unlink(missing_ok=True)
        except PermissionError:
            continue
