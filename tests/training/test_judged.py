"""How well a network judges: log loss, tenths and bias."""

from __future__ import annotations

import numpy as np
import pytest

from saqqara.training.judged import ENOUGH, Judged


def judged(positions: int, said: float, came: float) -> Judged:
    """Positions of two seats; the first wins in so many of them."""
    wins = np.tile([said, 1 - said, 0, 0], (positions, 1))
    first = (np.arange(positions) < came * positions).astype(float)
    outcome = np.stack([first, 1 - first, np.zeros(positions), np.zeros(positions)], axis=1)
    points, sources = np.zeros((positions, 4)), np.zeros((positions, 4, 2))
    points[:, :2], sources[:, :2, 1] = 0.5, 0.25
    seats = np.full(positions, 2)
    return Judged(seats, wins, outcome, points, np.zeros_like(points), sources, np.zeros_like(sources))


def test_log_loss_is_that_of_the_winner() -> None:
    assert judged(10, 0.25, 1.0).log_loss() == pytest.approx(-np.log(0.25))


def test_tenths_tell_what_was_said_and_what_came() -> None:
    assert list(judged(2 * ENOUGH, 0.75, 0.5).lines()) == [
        "2 seats: 25->50% 75->50%",
        "         points +0.50, by source +0.00 +0.25",
    ]


def test_tenths_with_few_positions_are_not_told() -> None:
    assert next(judged(ENOUGH - 1, 0.75, 0.5).lines()) == f"2 seats: too few positions ({2 * ENOUGH - 2})"
