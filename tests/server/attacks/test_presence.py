"""Whoever is connected to one of two processes is there: no vote lets a bot play for them. Counted, not timed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from bench.siege.__main__ import SIEGES, markdown
from bench.siege.presence import presence

from tests.effort import EFFORT
from tests.server import postgres
from tests.server.postgres import NotFound


@pytest.mark.soak
def test_no_bot_plays_for_somebody_who_is_there(tmp_path: Path, postgres_url: str) -> None:
    report = asyncio.run(presence(postgres_url, tmp_path, EFFORT.attack_s))
    print(report)
    assert report.note.startswith("0 of ")
    assert report.note.endswith("0 after it woke")
    assert report.moves_lost == 0


def test_without_postgresql_the_row_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise NotFound("no initdb")

    monkeypatch.setattr(postgres, "programs", nowhere)
    report = asyncio.run(SIEGES["presence"](1.0))
    assert markdown([report]).splitlines()[-1] == "| presence | not run: no PostgreSQL (no initdb) |  |  |  |"
