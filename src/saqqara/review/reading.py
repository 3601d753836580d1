"""A record as a review needs it: every position of the game, and which lines belong together."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from saqqara.match import records
from saqqara.match.match import Match
from saqqara.match.record_faults import FaultyRecord
from saqqara.match.verification import verify
from saqqara.rules.contract import NATURE
from saqqara.rules.edition import Edition


@dataclass(frozen=True)
class Line:
    """A line of the log and the position before it."""

    turn: int  # the lines before it
    seat: int
    move: str
    state: Any
    seen_by: int | None = None  # the only seat that saw this draw at first


@dataclass(frozen=True)
class PublicStep:
    """Lines between two moments at which a spectator learns something: mostly one.

    Where seats act in secret, all lines until they are shown make one unit, and its moments share one worth.
    """

    start: int
    lines: tuple[Line, ...]  # none after the end of the game

    @property
    def moments(self) -> range:
        """Returns the moments that share the worth of the first one."""
        return range(self.start, self.start + max(1, len(self.lines)))


@dataclass(frozen=True)
class Reading:
    """A finished game, read from its record."""

    edition: Edition
    seats: int
    lines: list[Line]
    last: Any  # the state at the end
    units: list[PublicStep]

    def state(self, turn: int) -> Any:
        """Returns the position after so many lines."""
        return self.lines[turn].state if turn < len(self.lines) else self.last


def read(text: str, edition: str | Path | Edition | None = None) -> Reading:
    """Reads and verifies a record, or refuses it in one sentence."""
    if not verify(text, edition).is_finished:
        raise FaultyRecord(
            "result: expected the record of a finished game, got one of a game that was not played out",
            "unfinished",
        )
    record = records.read(text)
    match = Match.before(record, edition)
    game, lines, cuts = match.game, [], [0]
    for turn, line in enumerate(record.lines):
        state = match.state()
        seen_by = game.seen_by(state) if line.seat == NATURE else None
        lines.append(Line(turn, line.seat, line.move, state, seen_by))
        match.replay(line)
        is_secret = seen_by is not None or game.is_simultaneous(state)
        if not (is_secret and match.has_secrets):
            cuts.append(turn + 1)
    units = [
        PublicStep(start, tuple(lines[start:end])) for start, end in zip(cuts, [*cuts[1:], len(lines)], strict=True)
    ]
    return Reading(match.edition, match.seats, lines, match.state(), units)
