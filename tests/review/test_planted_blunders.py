"""Blunders that the exact solver knows of are found, and best moves are never called bad."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest
from bench.review_games import planted

from saqqara.review import review_turn

PLANTED = Path(__file__).parent / "planted"
GAMES = ("imhotep", "pyramids")
BAD = ("mistake", "blunder")


def check(game: str, games: int) -> None:
    grades = []
    for one in islice(planted(game), games):
        grades.append(review_turn(one.blundered, one.turn).grade)
        best = review_turn(one.best, one.turn)
        assert best.grade not in BAD
        assert best.wins.mean == 0
    assert sum(grade in BAD for grade in grades) >= 0.95 * games, grades


@pytest.mark.parametrize("blundered", sorted(PLANTED.glob("*-blunder.record")), ids=lambda path: path.stem)
def test_planted_blunders_are_found(blundered: Path) -> None:
    """Some of these games are kept. Their names say after how many lines the move was replaced."""
    turn = int(blundered.stem.split("-")[2])
    assert review_turn(blundered, turn).grade in BAD
    best = review_turn(blundered.with_name(blundered.name.replace("blunder", "best")), turn)
    assert (best.grade, best.wins.mean) == ("best", 0)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_planted_blunders_are_found_in_a_hundred_games(game: str) -> None:
    check(game, games=100)
