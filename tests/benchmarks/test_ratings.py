"""Ratings of simulated players in small: they come out in the right order, and the intervals hold the truth."""

from __future__ import annotations

import pytest
from bench.games import measure as measure_games
from bench.ratings import FITTED, SHOWN, fit, measure

from saqqara.server.club.rating_model import MODEL
from saqqara.server.store.store import Store


def test_players_of_known_strength_come_out_in_the_right_order():
    looks = measure(MODEL, SHOWN[:3], games=(5, 40))
    for look in looks.values():
        assert 0.88 <= look.coverage <= 1.0  # of 180 intervals
        assert look.order > 0.98
    assert looks[40].agreement > 0.8 > looks[5].agreement > 0.5


@pytest.mark.soak
def test_the_model_of_the_house_is_the_one_that_fits_best():
    assert fit(FITTED) == MODEL


def test_the_times_of_a_list_of_games_come_out(tmp_path):
    store = Store(str(tmp_path / "house.sqlite"))
    store.migrate()
    assert all(ms > 0 for ms in measure_games(store, 60).values())
    store.close()
