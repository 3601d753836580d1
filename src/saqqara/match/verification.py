"""Verifies a record: its commitment, every draw, every move and the result."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from saqqara.match import records
from saqqara.match.fairness import Chance
from saqqara.match.match import Match
from saqqara.match.record_faults import FaultyRecord
from saqqara.rules.contract import NATURE
from saqqara.rules.edition import Edition


@dataclass(frozen=True)
class Verdict:
    """What was verified of a record. Anything wrong raises `BadRecord` instead."""

    moves: int
    draws: int
    draws_checked: int
    is_committed: bool
    is_finished: bool


def verify(text: str, edition: str | Path | Edition | None = None) -> Verdict:
    """Replays a record and repeats its draws; an error names the first line that fails."""
    record = records.read(text)
    match = Match.before(record, edition)
    chance = record.chance(None)
    checked = draws = 0
    for line in record.lines:
        if line.seat == NATURE:
            draws += 1
            if chance is not None and line.number > (record.header.continued_at or 0):
                _check_draw(match, chance, line)
                checked += 1
        match.replay(line)
    record.check_end(match.outcome)
    if match.outcome is not None and record.header.commitment is not None and chance is None:
        raise FaultyRecord(
            "seed: expected it in the record of a match that is over, got none; the draws cannot be checked",
            "unverified",
        )
    return Verdict(len(record.lines), draws, checked, record.header.commitment is not None, match.outcome is not None)


def _check_draw(match: Match, chance: Chance, line: records.Line) -> None:
    if match.seats_to_move != (NATURE,):
        return  # the replay will say what is wrong
    expected = match.game.describe(match.state(), NATURE, match.drawn_by(chance))
    if line.move != expected:
        place = f"line {line.number_in_file} (move {line.number})"
        raise FaultyRecord(f"{place}: expected the seed's draw {expected!r}, got {line.move!r}", "unverified")
