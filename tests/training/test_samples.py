"""What games teach, on its way from a worker to the learner."""

from __future__ import annotations

import numpy as np
import pytest

from saqqara.bots.network.shape import MOST_SEATS, shape_of
from saqqara.rules.edition import default_edition
from saqqara.training.game_steps import random_options
from saqqara.training.imhotep.samples import ImhotepSamples
from saqqara.training.imhotep.self_play import Plan
from saqqara.training.jobs import Played, SelfPlay, work
from tests.bots.network.networks import SMALL, random_weights

EDITION = default_edition("imhotep")
FEW = Plan(full=8, quick=4, first_full=8, first_quick=4)


def played(seats: int, is_own: bool, seed: int = 3) -> ImhotepSamples:
    weights = random_weights(EDITION) if is_own else None
    result = work(SelfPlay(EDITION, seats, SMALL, weights, FEW, games=1, seed=seed))
    assert isinstance(result, Played)
    samples = ImhotepSamples.unpack(result.packed)
    assert result.positions == len(samples)
    return samples


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("is_own", [False, True])
def test_a_game_teaches_all_its_positions(seats: int, is_own: bool) -> None:
    samples = played(seats, is_own)
    assert len(samples) > 20
    assert set(samples.seats.tolist()) == {seats}
    assert np.allclose(samples.outcome.sum(1), 1)
    assert np.allclose(samples.root.sum(1), 1, atol=1e-3)
    assert not samples.outcome[:, seats:].any()
    assert (samples.policy.max(1) > 0).all(), "every position has a move that was searched"
    assert samples.rows.any(1).all()


def test_points_by_source_sum_up_to_the_points_to_come() -> None:
    samples = played(4, is_own=True)
    by_source = samples.sources.reshape(len(samples), MOST_SEATS, -1).sum(2)
    assert np.allclose(by_source, samples.points)


def test_the_same_seed_gives_the_same_game() -> None:
    one, again, other = (played(2, is_own=True, seed=seed) for seed in (3, 3, 4))
    assert all(np.array_equal(a, b) for a, b in zip(one.arrays(), again.arrays(), strict=True))
    assert len(one) != len(other) or not np.array_equal(one.rows, other.rows)


def test_absent_seats_have_no_inputs() -> None:
    shape = shape_of(EDITION, SMALL)
    quarry = shape.features["quarry"].of(played(2, is_own=False).rows)
    assert quarry[:, :2].any()
    assert not quarry[:, 2:].any()


def test_options_are_often_the_usual_ones_and_else_any() -> None:
    chance = np.random.default_rng(1)
    drawn = [random_options("imhotep", chance) for _ in range(200)]
    usual = sum(options == {"sides": "AAAAA", "wrath": False} for options in drawn)
    assert 50 < usual < 100
    assert len({str(options["sides"]) for options in drawn}) > 20
    assert random_options("pyramids", chance) == {}
