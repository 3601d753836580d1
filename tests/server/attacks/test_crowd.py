"""A crowd that comes back at once after a restart is let in, and whoever plays honestly plays on."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.processes import HOUSE, running
from bench.siege.crowd import PER_S, TRUSTS_US, crowd
from bench.siege.report import measured

from saqqara.server.settings import LIMITS, Settings
from tests.effort import EFFORT

GROWTH_MIB = 20


def test_a_crowd_that_comes_back_is_let_in(tmp_path: Path) -> None:
    defaults = {name: getattr(Settings(), name) for name in LIMITS}
    with running(HOUSE, tmp_path, **defaults | TRUSTS_US) as server:
        report = asyncio.run(measured("crowd", server, crowd(server.port, EFFORT.attack_s)))
    print(report)
    assert f"{round(EFFORT.attack_s * PER_S)} welcome" in report.note
    assert report.memory_mib < GROWTH_MIB
    assert report.moves_lost == 0
