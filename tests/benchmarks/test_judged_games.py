"""Judges say what they expect of games, and their win shares are scaled so that chances come true."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from bench.calibration import fit_review
from bench.judged_games import Job, View, fitted_lifts, fitted_scale, play, scaled

from saqqara.bots.network.searcher import find_weights
from saqqara.bots.network.shape import shape_of
from saqqara.bots.network.weights import load
from saqqara.rules.edition import default_edition
from saqqara.training.imhotep.samples import ImhotepSamples
from saqqara.training.imhotep.self_play import _Notes
from saqqara.training.judged import log_loss
from tests.bots.network.networks import SMALL


def a_view(wins: np.ndarray, came: np.ndarray) -> View:
    empty = np.zeros_like(wins)
    sources = np.zeros((*wins.shape, 1))
    once = (np.zeros(len(wins), bool), np.zeros(len(wins), int))
    return View(wins, empty, sources, empty, empty, came, empty, sources, *once)


@pytest.mark.parametrize("scale", [0.7, 1.0, 1.6])
def test_the_scale_that_makes_chances_come_true_is_found(scale: float) -> None:
    chance = np.random.default_rng(1)
    logits = chance.standard_normal((20_000, 3))
    said = np.exp(logits) / np.exp(logits).sum(1, keepdims=True)
    firsts = (scaled(said, scale).cumsum(1) < chance.random((20_000, 1))).sum(1)
    view = a_view(said, np.eye(3)[firsts])
    assert fitted_scale(view) == pytest.approx(scale, abs=0.05)
    assert log_loss(scaled(view.wins, fitted_scale(view)), view.came) <= log_loss(said, view.came)


def test_what_reviews_need_is_fitted_to_what_was_searched_and_kept_beside_the_network(tmp_path: Path) -> None:
    before = find_weights(default_edition("imhotep"), 3)
    assert before is not None
    known = before.training.correction(3)
    parts = []
    for clock, came in ((0, 80), (10, 70)):  # 60 % that were said came in 80 %, later in 70 %
        said = scaled(np.array([[0.6, 0.4]] * 100), known.scale_at(clock))
        view = a_view(said, np.eye(2)[[0] * came + [1] * (100 - came)])
        missing = np.full((100, 2), 3.0 - 0.1 * clock - known.lift_at(clock))
        parts.append(replace(view, clock=np.full(100, clock), final=missing))
    solved = replace(a_view(said, np.eye(2)[[1] * 100]), is_exact=np.ones(100, bool))
    fit_review("imhotep", {3: View.joined([*parts, solved])}, tmp_path)
    after = load(tmp_path / "imhotep.npz")
    found = after.training.correction(3)
    shown = [math.log(came / (1 - came)) / math.log(0.6 / 0.4) for came in (0.8, 0.7)]
    assert [found.scale_at(0), found.scale_at(10)] == pytest.approx(shown, abs=0.01)
    assert [found.lift_at(0), found.lift_at(10)] == pytest.approx([3.0, 2.0], abs=0.01)
    assert replace(after, training=after.training.with_correction(3, known)).training == before.training
    assert all(np.array_equal(after.arrays[name], array) for name, array in before.arrays.items())


def test_who_leads_shares_the_first_place() -> None:
    view = replace(a_view(np.full((2, 2), 0.5), np.zeros((2, 2))), now=np.array([[3.0, 1.0], [2.0, 2.0]]))
    assert view.leaders().tolist() == [[1, 0], [0.5, 0.5]]


def test_lifts_are_what_is_missing_for_each_expedition_to_come() -> None:
    left = 28 - np.arange(56) % 28
    view = replace(
        a_view(np.full((56, 2), 0.5), np.zeros((56, 2))), earned=np.tile(0.1 * left[:, None, None], (1, 2, 1))
    )
    assert fitted_lifts([view], ()) == pytest.approx((0.1,))
    assert fitted_lifts([view], (0.2,)) == pytest.approx((0.3,))


@pytest.mark.soak
@pytest.mark.parametrize("game", ["imhotep", "pyramids"])
def test_all_judges_say_what_they_expect(game: str) -> None:
    said = play(Job(game, 3, 0.001, 1))
    for view in (said.network, said.review):
        assert len(view.wins) > 5
        assert view.wins.shape == view.points.shape == view.came.shape == (len(view.wins), 3)
        assert view.wins.sum(1) == pytest.approx(1, abs=1e-3)
        assert view.came.sum(1) == pytest.approx(1)
        assert np.array_equal(view.earned.sum(2), view.final)


def test_a_position_can_learn_from_the_searches_after_it() -> None:
    """TD(lambda): from the end back, each value is part the search's and part that of the position after it."""
    edition = default_edition("imhotep")
    samples = ImhotepSamples.empty(shape_of(edition, SMALL), 3)
    notes = _Notes(2, samples, trace=0.5)
    state = np.zeros(1, [("points", "i2", 4), ("earned", "i2", (4, 9))])
    points, earned = np.zeros(2), np.zeros((2, 9))
    for at, (asked, share) in enumerate(((0, 0.5), (1, 0.4), (0, 0.7))):  # the share is of the seat that is asked
        samples.root[at, :2] = share, 1 - share
        notes._asked.append(asked)
        notes._points.append(points)
        notes._earned.append(earned)
        notes.count += 1
    found = notes.finished(state, np.array([1.0, 0.0]))
    last = 0.5 * 0.7 + 0.5 * 1.0
    middle = 0.5 * 0.6 + 0.5 * last
    assert found.root[:, 0] == pytest.approx([0.5 * 0.5 + 0.5 * middle, 1 - middle, last])
    assert found.outcome[:, 0].tolist() == [1, 0, 1]
