"""Games that reviews are measured and tested with: of equal bots, and with a blunder planted near the end."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any

from saqqara import Match
from saqqara.bots.levels import level_bot, level_of
from saqqara.bots.protocol import Question
from saqqara.bots.search.evaluation import Evaluation
from saqqara.bots.search.searcher import Searcher
from saqqara.bots.seeds import question_seed
from saqqara.review.reading import Line, read
from saqqara.rules.contract import NATURE
from saqqara.rules.edition import Edition, default_edition

STRONG = "pharaoh@0.01"
POINTS, CHANCE = 4, 0.15  # what a planted move costs at least
LATE = 6  # moves of each seat from the end, in which a blunder is planted


def played(
    game: str,
    seats: int,
    number: int,
    level: str = STRONG,
    moves: list[tuple[int, str]] | None = None,
    *,
    seed: str = "review",
    options: dict[str, Any] | None = None,
) -> Match:
    """Returns a game of equal bots that begins with the moves of the seats, as far as they are given."""
    edition = default_edition(game)
    chosen = options_of(game, number) if options is None else options
    match = Match.new(game, seats, seed=f"{seed} {number}", date="2026-11-15", **chosen)
    for seat, move in moves or []:
        match.play(move, seat=seat)
    bots = [level_bot(level, edition) for _ in range(seats)]
    while match.seats_to_move:
        seat = match.seats_to_move[0]
        question = Question(edition, match.state(seat), seat, question_seed(f"{number} {match.turn} {seat}"))
        match.play(bots[seat].choose(question), seat=seat)
    return match


def options_of(game: str, number: int) -> dict[str, str]:
    """Returns any sides, where a game has sides."""
    chance = random.Random(number)
    return {"sides": "".join(chance.choice("AB") for _ in range(5))} if game == "imhotep" else {}


# --- planted blunders ---


@dataclass(frozen=True)
class Planted:
    """A game with a blunder late in it, and the same game with the best move there."""

    blundered: str
    best: str
    turn: int


def planted(game: str) -> Iterator[Planted]:
    """Yields strong games in which one late move is replaced, for two, three and four seats in turn."""
    for number in count():
        found = planted_in(game, number)
        if found is not None:
            yield found


def planted_in(game: str, number: int) -> Planted | None:
    """Returns one strong game with a blunder, if there is a place for one in it."""
    seats = 2 + number % 3
    reading = read(played(game, seats, number).record())
    for line in reversed(reading.lines):
        if line.turn < len(reading.lines) - LATE * seats:
            return None
        if line.seat != NATURE and (moves := losing_and_best(reading.edition, line)):
            before = [(one.seat, one.move) for one in reading.lines[: line.turn] if one.seat != NATURE]
            texts = [played(game, seats, number, "apprentice", [*before, (line.seat, move)]).record() for move in moves]
            return Planted(texts[0], texts[1], line.turn)
    return None


def losing_and_best(edition: Edition, line: Line) -> tuple[str, str] | None:
    """Returns a move that loses points and a chance to win, and the best one, by the solver."""
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
    """Returns what the Vizier says of a question, if he can solve it."""
    question = Question(edition, line.state, line.seat, 1)
    searcher = Searcher(edition, level_of("vizier@0.001", edition.game).effort)
    found = searcher.evaluate(question) if len(question.moves) > 1 else None
    return found if found is not None and found.is_exact else None
