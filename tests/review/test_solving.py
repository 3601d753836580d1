"""The end of a game played on by the solver: its lines, and where the points of its exact values come from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from saqqara.review import review_turn
from saqqara.review.judging import setup_of
from saqqara.review.looking import PositionSearcher
from saqqara.review.reading import Line, Reading, read
from saqqara.review.unit_review import raw_of
from saqqara.rules.contract import NATURE, game_in

PLANTED = Path(__file__).parent / "planted"
BUDGET = 200_000
BLUNDERS = sorted(PLANTED.glob("*-blunder.record"))
FEW = 200  # simulations


def planted_line(record: Path) -> tuple[Reading, Line]:
    """The game, and the line with the blunder."""
    reading = read(record.read_text(encoding="utf-8"))
    return reading, reading.lines[int(record.stem.split("-")[2])]


@pytest.mark.parametrize("record", BLUNDERS, ids=lambda path: path.stem)
def test_points_by_source_are_those_of_the_exact_value(record: Path) -> None:
    """After every move of a solved question: exactly where nothing is drawn, else within what draws may change."""
    reading, line = planted_line(record)
    setup = setup_of(reading.edition, reading.seats)
    searcher = PositionSearcher(reading.edition, reading.seats, setup.effort, setup.uses_network, FEW)
    known = searcher.known_to(raw_of(line.state), line.seat)
    found = searcher.search(raw_of(line.state), line.seat, FEW, 1, BUDGET).evaluation
    assert found is not None
    assert found.is_exact
    for prospect in found.prospects:
        move = int(searcher.game.read(line.state, line.seat, prospect.move))
        by_source = searcher._solved_play.sources(known, line.seat, BUDGET, 1, move)
        assert by_source is not None
        means, error = by_source
        exact = np.array([points.mean for points in prospect.points])
        assert (np.abs(means.sum(axis=1) - exact) <= 1e-6 + 4 * error.sum(axis=1)).all(), prospect.move


@pytest.mark.parametrize("record", BLUNDERS, ids=lambda path: path.stem)
def test_a_solved_blunder_has_reasons_and_a_line(record: Path) -> None:
    """The reasons say where the seat loses points; the line can be played, and ends at a draw or with the game."""
    reading, line = planted_line(record)
    found = review_turn(record, line.turn, simulations=FEW)
    assert found.is_exact
    own = [reason for reason in found.reasons if reason.seat == line.seat]
    assert own
    assert all(reason.points < 0 for reason in own)
    assert (found.line[0].seat, found.line[0].move) == (line.seat, found.best)
    assert found.line == review_turn(record, line.turn, simulations=FEW).line, "asked again, it is the same"
    seats = list(_to_move_along(reading, line, [(step.seat, step.move) for step in found.line]))
    assert seats[-1] in ((), (NATURE,)) or reading.edition.game == "pyramids"
    assert (NATURE,) not in seats[:-1]


def _to_move_along(reading: Reading, line: Line, steps: list[tuple[int, str]]) -> Iterator[tuple[int, ...]]:
    """Who has to move after each step."""
    game, state = game_in(reading.edition), line.state.copy()
    for seat, move in steps:
        assert seat in game.seats_to_move(state)
        game.play(state, seat, game.read(state, seat, move))
        yield tuple(game.seats_to_move(state))
