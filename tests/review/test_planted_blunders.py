"""Blunders that the exact solver knows of are found, and best moves are never called bad."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice
from pathlib import Path

import pytest

from saqqara.bots.levels import level_of
from saqqara.bots.protocol import Question
from saqqara.bots.search.evaluation import Evaluation
from saqqara.bots.search.searcher import Searcher
from saqqara.review import review_turn
from saqqara.review.reading import Line, read
from saqqara.rules.contract import NATURE
from saqqara.rules.edition import Edition
from tests.review.games import played

PLANTED = Path(__file__).parent / "planted"
GAMES = ("imhotep", "pyramids")
POINTS, CHANCE = 4, 0.15  # what a planted move costs at least
BAD = ("mistake", "blunder")


@dataclass(frozen=True)
class Planted:
    """A game with a blunder late in it, and the same game with the best move there."""

    blundered: str
    best: str
    turn: int


def planted(game: str) -> Iterator[Planted]:
    """Strong games in which one late move is replaced, for two, three and four seats in turn."""
    for number in count():
        seats = 2 + number % 3
        reading = read(played(game, seats, number).record())
        for line in reversed(reading.lines):
            if line.turn < len(reading.lines) - 6 * seats:
                break
            if line.seat != NATURE and (moves := losing_and_best(reading.edition, line)):
                before = [(one.seat, one.move) for one in reading.lines[: line.turn] if one.seat != NATURE]
                texts = [
                    played(game, seats, number, "apprentice", [*before, (line.seat, move)]).record() for move in moves
                ]
                yield Planted(texts[0], texts[1], line.turn)
                break


def losing_and_best(edition: Edition, line: Line) -> tuple[str, str] | None:
    """A move that loses points and a chance to win, and the best one, by the solver."""
    solved = solution(edition, line)
    if solved is None:
        return None
    best = max(solved.prospects, key=lambda one: (one.wins[line.seat].mean, one.points[line.seat].mean))
    for one in solved.prospects:
        points = best.points[line.seat].mean - one.points[line.seat].mean
        if points >= POINTS and best.wins[line.seat].mean - one.wins[line.seat].mean >= CHANCE:
            return one.move, best.move
    return None


def solution(edition: Edition, line: Line) -> Evaluation | None:
    """What the Vizier says of a question, if he can solve it."""
    question = Question(edition, line.state, line.seat, 1)
    searcher = Searcher(edition, level_of("vizier@0.001", edition.game).effort)
    found = searcher.evaluate(question) if len(question.moves) > 1 else None
    return found if found is not None and found.is_exact else None


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
