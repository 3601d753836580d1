"""The puzzles that are shipped, and the one of the day."""

from __future__ import annotations

import datetime
import random
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from saqqara.games import GAMES
from saqqara.rules.contract import known_game
from saqqara.rules.errors import SaqqaraError, quoted
from saqqara.school.puzzles.model import Puzzle, read_lines

FIRST_DAY = datetime.date(2026, 1, 1)


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
    """The puzzle of a day, the same for everybody; none comes again before all others had their day."""
    found = puzzles(game)
    if not found:
        return None
    again, place = divmod(number_of_day(date) - 1, len(found))
    order = sorted(found, key=lambda puzzle: puzzle.id)
    random.Random(f"{game} {again}").shuffle(order)
    return order[place]
