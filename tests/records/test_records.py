"""Whole recorded games: every one replays, verifies, and together they show every ending, card and ruling.

A record in this folder is never edited. A change of a ruling gets a new rules version instead.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from saqqara import Match
from saqqara.match.verification import verify
from tests.effort import some_of
from tests.features import OF_GAME, features_of

RECORDS = sorted(Path(__file__).parent.glob("*.record"))
PARTS = 16


@pytest.mark.parametrize("part", some_of(range(PARTS)))
def test_recorded_games_replay_and_verify(part: int) -> None:
    for path in RECORDS[part::PARTS]:
        text = path.read_text()
        verdict = verify(text)
        assert verdict.is_finished, path.name
        assert verdict.draws_checked == verdict.draws > 0, path.name
        assert Match.from_record(text).record() == text, path.name


@pytest.mark.parametrize(("game", "wanted"), [("imhotep", 300), ("pyramids", 200)])
def test_there_are_enough(game: str, wanted: int) -> None:
    assert len([path for path in RECORDS if path.name.startswith(game)]) >= wanted


@pytest.mark.soak
@pytest.mark.parametrize("game", OF_GAME)
def test_they_show_every_ending_card_and_ruling(game: str) -> None:
    required: frozenset[str] = OF_GAME[game].REQUIRED
    shown: set[str] = set()
    for path in RECORDS:
        if path.name.startswith(game) and not shown >= required:
            shown |= features_of(path.read_text())
    assert required - shown == set()
