"""The puzzles that are shipped, and the one of the day."""

from __future__ import annotations

import datetime
import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from saqqara.games import GAMES
from saqqara.rules.contract import known_game
from saqqara.rules.errors import SaqqaraError, quoted
from saqqara.school.puzzles.model import Puzzle, read_lines

FIRST_DAY = datetime.date(2026, 1, 1)
_RANK_BYTES = 8


@cache
def puzzles(game: str) -> Sequence[Puzzle]:
    """The puzzles of a game; a game may have none."""
    file = Path(__file__).with_name(f"{known_game(game)}.jsonl")
    return tuple(read_lines(file.read_bytes(), file.name)) if file.exists() else ()


def shipped(id: str) -> Puzzle | None:
    """A shipped puzzle by its ID."""
    return _by_id().get(id)


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for game in GAMES for puzzle in puzzles(game)}


def puzzle_of(id: str) -> Puzzle:
    """A puzzle by its ID, or a refusal."""
    found = shipped(id)
    if found is None:
        raise SaqqaraError(f"puzzle: expected the ID of a puzzle, got {quoted(id)}")
    return found


def number_of_day(date: datetime.date) -> int:
    """The number of a day, from 1."""
    return (date - FIRST_DAY).days + 1


def of_the_day(game: str, date: datetime.date) -> Puzzle | None:
    """The puzzle of a day, the same for everybody: the first by a hash of day and ID, so that a puzzle more or less
    changes no day but its own."""
    return min(puzzles(game), key=lambda puzzle: _rank(puzzle.id, date), default=None)


def _rank(id: str, date: datetime.date) -> bytes:
    return hashlib.blake2b(f"{date.isoformat()} {id}".encode(), digest_size=_RANK_BYTES).digest()
