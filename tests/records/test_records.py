"""Whole recorded games: every one replays, verifies, and together they show every ending, card and ruling.

A record in this folder is never edited. A change of a ruling gets a new rules version instead.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from saqqara import Match
from saqqara.match.verification import verify
from tests.features import REQUIRED, features_of

RECORDS = sorted(Path(__file__).parent.glob("*.record"))
PARTS = 16


@pytest.mark.parametrize("part", range(PARTS))
def test_recorded_games_replay_and_verify(part: int) -> None:
    for path in RECORDS[part::PARTS]:
        text = path.read_text()
        verdict = verify(text)
        assert verdict.is_finished, path.name
        assert verdict.draws_checked == verdict.draws > 0, path.name
        assert Match.from_record(text).record() == text, path.name


def test_there_are_enough() -> None:
    assert len(RECORDS) >= 300


def test_they_show_every_ending_card_and_ruling() -> None:
    shown: set[str] = set()
    for path in RECORDS:
        shown |= features_of(path.read_text())
        if shown >= REQUIRED:
            break
    assert REQUIRED - shown == set()
