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
from saqqara.school.puzzles.model import NO_LEVEL, Puzzle, read_lines

FIRST_DAY = datetime.date(2026, 1, 1)
RHYTHM_FROM = datetime.date(2026, 11, 23)  # a Monday: days before it draw from all puzzles
WEEK = (  # the difficulties of each day, from Monday
    ("apprentice",),
    ("scribe", "mason"),
    ("mason", "architect"),
    ("architect", "vizier"),
    ("architect", "vizier"),
    ("vizier", "pharaoh"),
    ("pharaoh", NO_LEVEL),
)
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
    return min(_drawn_from(game, date), key=lambda puzzle: _rank(puzzle.id, date), default=None)


def _drawn_from(game: str, date: datetime.date) -> Sequence[Puzzle]:
    """The puzzles for a day: easy ones on Mondays, hard ones on Sundays; all where the game has none of them."""
    every = puzzles(game)
    if date < RHYTHM_FROM:
        return every
    return [puzzle for puzzle in every if puzzle.level in WEEK[date.weekday()]] or every


def _rank(id: str, date: datetime.date) -> bytes:
    return hashlib.blake2b(f"{date.isoformat()} {id}".encode(), digest_size=_RANK_BYTES).digest()
