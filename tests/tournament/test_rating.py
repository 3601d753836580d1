"""Ratings: known strengths are found again, intervals hold them, nothing runs away."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from saqqara.tournament.rating import POINTS, Finish, rate, share, student
from tests.effort import first_of

STRENGTHS = np.array([150.0, 20.0, -170.0])


def simulated(chance, ratings, players, games, tie=0.0, per_deal=1):
    """Finishes as the model draws them: the next group among those who are left."""
    finishes = []
    for game in range(games):
        left, places, place = list(range(len(players))), [0] * len(players), 1
        while left:
            groups = [group for size in (1, 2) for group in combinations(left, size) if size == 1 or tie]
            merits = [
                (tie if len(group) == 2 else 1) * np.exp(np.mean([ratings[players[seat]] for seat in group]) / POINTS)
                for group in groups
            ]
            group = groups[chance.choice(len(groups), p=np.array(merits) / sum(merits))]
            for seat in group:
                places[seat] = place
                left.remove(seat)
            place += len(group)
        finishes.append(Finish(game // per_deal, tuple(players), tuple(places)))
    return finishes


@pytest.mark.parametrize("tie", first_of([0.4, 0.0], 1))
@pytest.mark.parametrize("players", [(0, 1, 2), (0, 1, 1, 2), (2, 2, 1, 0)])
def test_known_strengths_are_found_again(players, tie):
    found = rate(simulated(np.random.default_rng(3), STRENGTHS, players, 1500, tie), 3)
    assert [rating.middle for rating in found] == pytest.approx(STRENGTHS, abs=25)
    assert sum(rating.middle for rating in found) == pytest.approx(0, abs=1e-6)
    for rating in found:
        assert rating.low < rating.middle < rating.high
        assert rating.high - rating.low < 60


def test_two_players_without_ties_are_rated_as_elo_has_it():
    finishes = [Finish(game, (0, 1), (1, 2) if game % 4 else (2, 1)) for game in range(4000)]
    better, worse = (rating.middle for rating in rate(finishes, 2))
    assert better - worse == pytest.approx(400 * np.log10(3), abs=0.5)


def test_a_tie_is_half_a_win_for_each():
    finishes = [Finish(game, (0, 1), ((1, 2), (2, 1), (1, 1))[game % 3]) for game in range(300)]
    assert [rating.middle for rating in rate(finishes, 2)] == pytest.approx([0, 0], abs=1e-6)


@pytest.mark.soak
def test_intervals_hold_the_truth_about_as_often_as_they_say():
    chance = np.random.default_rng(11)
    held = [
        rating.low <= truth <= rating.high
        for _ in range(60)
        for rating, truth in zip(rate(simulated(chance, STRENGTHS, (0, 1, 2), 80, 0.2), 3), STRENGTHS, strict=True)
    ]
    assert 0.90 <= np.mean(held) <= 0.99


@pytest.mark.parametrize("deals", first_of([1, 2, 5, 10], 1))
def test_intervals_of_few_deals_hold_the_truth_too(deals):
    chance = np.random.default_rng(4)
    held = []
    for _ in range(30):
        found = rate(simulated(chance, STRENGTHS, (0, 1, 2), 3 * deals, 0.2, per_deal=3), 3)
        held += [rating.low <= truth <= rating.high for rating, truth in zip(found, STRENGTHS, strict=True)]
    assert np.mean(held) >= 0.92


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (9, 2.262), (30, 2.042), (1000, 1.962)]
)
def test_the_quantiles_are_those_of_student(freedom, quantile):
    assert student(freedom) == pytest.approx(quantile, rel=0.035)


def test_games_of_one_deal_count_as_one():
    once = simulated(np.random.default_rng(5), STRENGTHS, (0, 1, 2), 100)
    copied = [Finish(finish.deal, finish.players, finish.places) for finish in once for _ in range(4)]
    for single, fourfold in zip(rate(once, 3), rate(copied, 3), strict=True):
        assert fourfold.high - fourfold.low == pytest.approx(single.high - single.low, rel=0.1)


@pytest.mark.parametrize("games", [1, 50, pytest.param(20_000, marks=pytest.mark.soak)])
def test_a_clean_sweep_has_a_finite_rating_and_leaves_doubt(games):
    best, worst = rate([Finish(game, (0, 1), (1, 2)) for game in range(games)], 2)
    assert 0 < best.middle - worst.middle < 5000
    assert best.low < best.middle - 50
    assert best.high > best.middle + 50
    assert best.high < (5000 if games > 1 else 50_000)


def test_more_won_games_make_a_sweep_worth_more():
    found = [rate([Finish(game, (0, 1), (1, 2)) for game in range(games)], 2)[0] for games in (5, 50, 500)]
    assert found[0].middle < found[1].middle < found[2].middle
    assert found[0].low < found[1].low < found[2].low


def test_one_player_alone_is_rated_zero():
    assert rate([Finish(0, (0, 0), (1, 2))], 1)[0].middle == 0
    assert [rating.high for rating in rate([], 2)] == [0, 0]


def test_a_share_of_first_places_has_an_interval():
    chance = np.random.default_rng(2)
    firsts = chance.random(400) < 0.3
    found = share(firsts * 1.0, np.ones(400))
    assert found.middle == firsts.mean()
    assert found.low == pytest.approx(found.middle - 1.96 * np.sqrt(0.3 * 0.7 / 400), abs=0.01)
    assert found.high == pytest.approx(found.middle + 1.96 * np.sqrt(0.3 * 0.7 / 400), abs=0.01)
    single = share(np.array([2.0]), np.array([3.0]))
    assert (single.low, single.high) == (0, 1)
    swept = share(np.ones(100), np.ones(100))
    assert swept.middle == swept.high == 1
    assert 0.95 < swept.low < 0.99
