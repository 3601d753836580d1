"""Luck has no favourites: over many games of equal bots its mean is zero, for every seat."""

from __future__ import annotations

import numpy as np
import pytest
from bench.review_games import played

from saqqara.review import review
from tests.review.test_review import check_sums

GAMES = 500
FEW = 12  # simulations


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), [("imhotep", 2), ("imhotep", 4), ("pyramids", 2)])
def test_the_mean_luck_of_every_seat_is_zero(game: str, seats: int) -> None:
    reviews = [review(played(game, seats, number, "mason").record(), simulations=FEW) for number in range(GAMES)]
    for found in reviews:
        check_sums(found)
    for luck in ([found.wins.luck for found in reviews], [found.points.luck for found in reviews]):
        numbers = np.array(luck)
        error = numbers.std(axis=0, ddof=1) / GAMES**0.5
        # One in a thousand for each of up to four seats.
        assert (np.abs(numbers.mean(axis=0)) < 3.3 * error).all(), (numbers.mean(axis=0), error)
