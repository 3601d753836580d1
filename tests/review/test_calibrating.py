"""Chances and points that reviews and hints show are calibrated, exact ones are not, and the sums stay exact."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from saqqara.bots.network import weights as networks
from saqqara.bots.network.searcher import find_weights
from saqqara.bots.network.weights import NETWORKS_VARIABLE, Correction, save
from saqqara.bots.search.evaluation import Estimate, Prospect
from saqqara.review import PositionJudge, judge_of, review
from saqqara.review.appraising import Appraiser, Pace
from saqqara.review.calibrating import calibrated, calibrated_prospect
from saqqara.review.judging import setup_of
from saqqara.review.looking import PositionSearcher
from saqqara.review.reading import read
from saqqara.review.unit_review import raw_of
from saqqara.review.worth import share_error
from saqqara.rules.contract import NATURE
from saqqara.rules.edition import default_edition
from tests.games import random_match
from tests.review.games import text_of
from tests.review.test_review import check_sums

SHARES = ([0.25, 0.75], [0.0, 1.0], [0.2, 0.3, 0.5], [0.0, 0.1, 0.2, 0.7], [0.25] * 4)
FEW = 24  # simulations
SCALE = 2.0


@pytest.fixture
def bold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Corrects only the chances that a game shows, or also its points, in networks that are shipped."""
    monkeypatch.setattr(networks, "_found", {})

    def make(game: str, seats: int, scale: float, **others: float) -> None:
        monkeypatch.delenv(NETWORKS_VARIABLE, raising=False)
        networks._found.clear()
        weights = find_weights(default_edition(game), seats)
        assert weights is not None
        training = weights.training.with_correction(seats, Correction(scale, **others))
        save(tmp_path / f"{game}.npz", replace(weights, training=training))
        monkeypatch.setenv(NETWORKS_VARIABLE, str(tmp_path))
        networks._found.clear()

    return make


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.67])
@pytest.mark.parametrize("said", SHARES, ids=str)
def test_logits_are_multiplied_and_shares_add_up_to_one(said: list[float], scale: float) -> None:
    shares = np.array(said)
    shown, error = calibrated(shares, share_error(shares, 100), scale)
    assert shown.sum() == pytest.approx(1, abs=1e-12)
    assert shown * (shares**scale).sum() == pytest.approx(shares**scale, abs=1e-12)
    assert (error > 0).all(), "a chance of 0 or 100 % is not certain"


def test_errors_grow_and_shrink_with_the_slope() -> None:
    shares, error, scale = np.array([0.3, 0.7]), np.full(2, 1e-5), 1.5
    shown, found = calibrated(shares, error, scale)
    slope = scale * shown * (1 - shown) / (shares * (1 - shares))
    assert found == pytest.approx(slope * error, rel=1e-3)


def test_the_interval_of_a_move_goes_the_same_way() -> None:
    wins = tuple(Estimate(mean, max(0.0, mean - 0.1), mean + 0.1) for mean in (0.05, 0.35, 0.6))
    found = calibrated_prospect(Prospect("a", 100, wins, ()), SCALE)
    assert [one.mean for one in found.wins] == pytest.approx(calibrated(np.array([0.05, 0.35, 0.6]), np.zeros(3), 2)[0])
    assert all(0 <= one.low <= one.mean <= one.high <= 1 for one in found.wins)
    assert found.wins[2].low == pytest.approx(0.25 / (0.25 + 0.25 * (0.05**2 + 0.35**2) / 0.4**2))
    unseen = Prospect("b", 0, (), ())
    assert calibrated_prospect(unseen, SCALE) is unseen


@pytest.mark.parametrize(("game", "seats"), [("imhotep", 3), ("pyramids", 2)])
def test_what_a_search_shows_is_scaled_and_nothing_else(game: str, seats: int, bold: Any) -> None:
    edition, found = default_edition(game), {}
    match = random_match(3, game=game, seats=seats, most=20)
    seat = match.seats_to_move[0]
    for scale in (1.0, SCALE):
        bold(game, seats, scale)
        setup = setup_of(edition, seats)
        searcher = PositionSearcher(edition, seats, setup.effort, setup.uses_network, FEW)
        found[scale] = searcher.search(raw_of(match.state(seat)), seat, 200, 1)
    plain, bolder = found[1.0], found[SCALE]
    assert bolder.worth.wins == pytest.approx(plain.worth.wins**2 / (plain.worth.wins**2).sum())
    assert np.array_equal(bolder.worth.points, plain.worth.points)
    assert np.array_equal(bolder.worth.sources, plain.worth.sources)
    assert plain.evaluation is not None
    assert bolder.evaluation is not None
    assert bolder.evaluation.line == plain.evaluation.line
    for one, before in zip(bolder.evaluation.prospects, plain.evaluation.prospects, strict=True):
        assert replace(one, wins=before.wins) == before
        shares = np.array([share.mean for share in before.wins])
        assert [share.mean for share in one.wins] == pytest.approx((shares**2 / (shares**2).sum()).tolist())


def test_points_are_lifted_and_the_correction_changes_with_the_clock(bold: Any) -> None:
    edition, found = default_edition("pyramids"), []
    for match in (random_match(3, game="pyramids", seats=3, most=most) for most in (30, 90)):
        seat, clock = match.seats_to_move[0], (match.state().round_number - 1) * 7 + match.state().turned_count
        looks = []
        for others in ({}, {"lift": 2.0, "lift_slope": 0.5, "scale_slope": 0.1}):
            bold("pyramids", 3, 1.0, **others)
            setup = setup_of(edition, 3)
            searcher = PositionSearcher(edition, 3, setup.effort, setup.uses_network, FEW)
            looks.append(searcher.search(raw_of(match.state(seat)), seat, 100, 1))
        plain, lifted = looks
        assert lifted.worth.points == pytest.approx(plain.worth.points + 2 + 0.5 * clock)
        assert lifted.worth.sources.sum(1) == pytest.approx(lifted.worth.points)
        bolder = plain.worth.wins ** (1 + 0.1 * clock)
        assert lifted.worth.wins == pytest.approx(bolder / bolder.sum())
        assert plain.evaluation is not None
        assert lifted.evaluation is not None
        for one, before in zip(lifted.evaluation.prospects, plain.evaluation.prospects, strict=True):
            for point, old in zip(one.points, before.points, strict=True):
                rise = 2 + 0.5 * clock
                assert (point.low, point.mean, point.high) == pytest.approx(
                    (old.low + rise, old.mean + rise, old.high + rise)
                )
        found.append(clock)
    assert found[0] < found[1]


def test_exact_values_stay_as_they_are(bold: Any) -> None:
    worths = []
    for scale, lift in ((1.0, 0.0), (SCALE, 3.0)):
        bold("imhotep", 2, scale, lift=lift)
        found = review(text_of("imhotep-00000"), simulations=FEW)
        worths.append([(one.turn, one.wins, one.points) for one in found.moments if one.is_exact])
    assert worths[0] == worths[1]
    assert len(worths[0]) > 1


def test_before_a_draw_the_worth_is_the_mean_of_the_scaled_worths_after_it(bold: Any) -> None:
    bold("imhotep", 2, SCALE)
    edition = default_edition("imhotep")
    setup = setup_of(edition, 2)
    searcher = PositionSearcher(edition, 2, setup.effort, setup.uses_network, FEW)
    lines = read(text_of("imhotep-00000"), None).lines
    raw = next(raw_of(line.state) for line in lines[len(lines) // 2 :] if line.seat == NATURE)
    pace = Pace(FEW, FEW, draws=2, full_draws=2, solver_budget=0)
    appraiser, seen = Appraiser(searcher), []
    search = searcher.search

    def noted(*args: Any, **named: Any) -> Any:
        seen.append(search(*args, **named))
        return seen[-1]

    searcher.search = noted  # type: ignore[method-assign]
    worth = appraiser.appraise(raw, pace, "test").worth
    assert len(seen) == 2
    assert worth.wins == pytest.approx(np.mean([one.worth.wins for one in seen], axis=0), abs=1e-12)


@pytest.mark.parametrize("name", ["imhotep-00000", "pyramids-00000"])
def test_accounts_add_up_with_scaled_chances(name: str, bold: Any) -> None:
    text = text_of(name)
    seats = review(text, simulations=2).seats
    bold(name.partition("-")[0], seats, SCALE, scale_slope=-0.02, lift=-1.0, lift_slope=0.1)
    check_sums(review(text, simulations=FEW))


def test_another_scale_is_another_judge(bold: Any) -> None:
    versions = set()
    for scale in (1.0, SCALE):
        bold("imhotep", 2, scale)
        versions.add(judge_of("imhotep", None, 2).version)
    assert len(versions) == 2


def test_without_a_network_nothing_is_scaled(bold: Any) -> None:
    shown = []
    state = random_match(3, game="imhotep", seats=2, most=20).state()
    for scale in (1.0, SCALE):
        bold("imhotep", 2, scale)
        shown.append(PositionJudge(default_edition("imhotep"), 2, "vizier", FEW).worth(state, "test").wins.tolist())
    assert shown[0] == shown[1]
