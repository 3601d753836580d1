"""Tables that were left and hints for which nobody waits leave nothing behind. Counted, not timed."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from bench.processes import HOUSE, running
from bench.siege.left import FORGETFUL, FORGETFUL_SETTINGS, abandoned_hints, left_tables

from tests.effort import EFFORT

OWN_TIMERS = 4  # of the honest guest, who plays on


@pytest.mark.soak
def test_tables_that_were_left_go_from_memory_with_their_timers(tmp_path: Path) -> None:
    with running(HOUSE, tmp_path, first=FORGETFUL, **FORGETFUL_SETTINGS) as server:
        report = asyncio.run(left_tables(server, EFFORT.attack_s))
    print(report)
    found = re.search(r"in the end ([0-9]+) in memory, ([0-9]+) timers", report.note)
    assert found is not None
    tables, timers = map(int, found.groups())
    assert tables <= 1
    assert timers <= OWN_TIMERS
    assert report.moves_lost == 0


@pytest.mark.soak
def test_after_hints_for_nobody_the_next_is_answered(tmp_path: Path) -> None:
    with running(HOUSE, tmp_path, thinkers=1) as server:
        report = asyncio.run(abandoned_hints(server, EFFORT.attack_s))
    print(report)
    found = re.match(r"([0-9]+) asked for and left, ([0-9]+) of them refused; the next was answered", report.note)
    assert found is not None
    asked, refused = map(int, found.groups())
    assert refused <= asked // 2, "what was left makes room for the next"
    assert report.moves_lost == 0
