"""Metrics: what is counted, and that labels come from fixed sets."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families
from tools import ROOT

from saqqara.server.metrics import MEDIA_TYPE, Metrics
from saqqara.server.wire import ERRORS
from tests.patience import PATIENCE_S


def samples(text: bytes) -> dict[tuple[str, tuple[str, ...]], float]:
    return {
        (sample.name, tuple(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text.decode())
        for sample in family.samples
    }


def test_everything_is_counted() -> None:
    metrics = Metrics(routes=["/api/house"])
    metrics.tables.set(7)
    metrics.connections.inc()
    metrics.bots_waiting.set(2)
    metrics.move_accepted()
    metrics.refused("stale_move")
    metrics.committed(3, 0.004)
    metrics.bot_thought("mason", 0.2)
    metrics.request("GET", "/api/house", 200)
    told = samples(metrics.exposition())
    assert told["saqqara_tables_in_memory", ()] == 7
    assert told["saqqara_connections", ()] == 1
    assert told["saqqara_bots_waiting", ()] == 2
    assert told["saqqara_moves_accepted_total", ()] == 1
    assert told["saqqara_moves_refused_total", ("stale_move",)] == 1
    assert told["saqqara_commit_batch_entries_sum", ()] == 3
    assert told["saqqara_commit_seconds_bucket", ("0.005",)] == 1
    assert told["saqqara_bot_thinking_seconds_count", ("mason",)] == 1
    assert told["saqqara_http_requests_total", ("GET", "/api/house", "200")] == 1
    assert MEDIA_TYPE.startswith("text/plain")


def test_what_guests_choose_never_becomes_a_label() -> None:
    metrics = Metrics(routes=["/api/house"])
    before = {key for key in samples(metrics.exposition()) if "http" not in key[0]}
    metrics.refused("zenobia")
    metrics.bot_thought("zenobia", 1)
    metrics.request("ZENOBIA", "/api/tables/zenobia", 999)
    text = metrics.exposition()
    assert b"zenobia" not in text.lower()
    new = {labels for name, labels in set(samples(text)) - before}
    assert {label for labels in new for label in labels if not label[0].isdigit() and label != "+Inf"} == {"other"}


def test_every_reason_is_there_from_the_start() -> None:
    """Otherwise the first time would not show as an increase."""
    told = samples(Metrics().exposition())
    assert all(told["saqqara_moves_refused_total", (reason,)] == 0 for reason in ERRORS)


def test_each_house_has_its_own_registry() -> None:
    first, second = Metrics(), Metrics()
    first.move_accepted()
    assert samples(second.exposition())["saqqara_moves_accepted_total", ()] == 0


COUNTING = """
import sys
from saqqara.server.metrics import Metrics
metrics = Metrics()
metrics.tables.set(5)
metrics.move_accepted()
sys.stdout.buffer.write(metrics.exposition())
"""


def test_processes_tell_the_sum_and_forget_the_dead(tmp_path: Path) -> None:
    environment = os.environ | {"PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    for count in (1, 2):
        done = subprocess.run(
            [sys.executable, "-c", COUNTING],
            env=environment,
            cwd=ROOT,
            capture_output=True,
            check=True,
            timeout=PATIENCE_S,
        )
        told = samples(done.stdout)
        assert told["saqqara_moves_accepted_total", ()] == count
        assert told["saqqara_tables_in_memory", ()] == 5  # those of the process before went with it
