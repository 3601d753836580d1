"""Damaged rows and sleep cost a house little, and nobody at other tables notices. Counted, not timed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from bench.processes import Server
from bench.siege.faults import SHORTEST_CLOCK_S, TABLES, damaged_table, sleep

from tests.effort import EFFORT
from tests.server.houses import open_house
from tests.server.test_sleep import QUICK


@pytest.mark.soak
def test_beside_a_damaged_table_others_are_listed_and_their_clocks_run(tmp_path: Path) -> None:
    report = asyncio.run(damaged_table(tmp_path, EFFORT.attack_s))
    print(report)
    assert "1 table marked in it; health degraded" in report.note
    assert f"{TABLES} of {TABLES} other clocks ran out" in report.note
    assert report.moves_lost == 0


@pytest.mark.soak
def test_nobody_loses_on_time_while_the_house_sleeps(tmp_path: Path) -> None:
    with open_house(tmp_path, first=QUICK) as house:
        assert house.process is not None
        server = Server(house.process, house.address)
        report = asyncio.run(sleep(server, tmp_path, EFFORT.attack_s, SHORTEST_CLOCK_S))
    print(report)
    assert f"; 0 of {TABLES} lost on time; an outage of " in report.note
    assert "of 0.0 s" not in report.note
    assert report.moves_lost == 0
