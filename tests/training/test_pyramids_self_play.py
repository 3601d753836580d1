"""Self-play at Pyramids: positions fit the game that they come from, and chambers can be turned."""

from __future__ import annotations

import numpy as np
import pytest

from saqqara.bots.network.pyramids.network import Shape
from saqqara.rules.edition import default_edition
from saqqara.training.pyramids.samples import TURNS, PyramidsSamples, turned_places
from saqqara.training.pyramids.self_play import Plan, SelfPlayer

EDITION = default_edition("pyramids")
SHAPE = Shape(EDITION)


@pytest.fixture(scope="module")
def game() -> PyramidsSamples:
    plan = Plan(simulations=30, first_horizon=0, noted_share=1.0, least_visits=2)
    return SelfPlayer(EDITION, 3, SHAPE, plan).play(None, np.random.default_rng(1))


def test_every_expedition_is_noted(game: PyramidsSamples) -> None:
    played = game.chosen(~game.is_of_moves)
    assert played.clock.tolist() == list(range(SHAPE.expeditions))
    assert (played.seats == 3).all()
    assert played.has_root[:, :3].mean() > 0.9


def test_positions_know_how_the_game_ended(game: PyramidsSamples) -> None:
    played = game.chosen(~game.is_of_moves)
    assert played.wins.sum(axis=1) == pytest.approx(1)
    assert (played.points == played.points[0]).all()
    assert played.earned[0, :3].sum(axis=1) == pytest.approx(played.points[0, :3])
    assert (played.earned[:, 3] == 0).all()


def test_moves_that_were_searched_are_noted(game: PyramidsSamples) -> None:
    moves = game.chosen(game.is_of_moves)
    assert len(moves) > SHAPE.expeditions
    found = moves.has_root > 0
    assert found.any(axis=1).all()
    assert np.abs(moves.root_points[found] - moves.estimates[found]).mean() < 10


def test_a_turned_chamber_holds_the_same_inputs() -> None:
    turned = turned_places(SHAPE)
    assert len(turned) == TURNS
    assert len({tuple(places) for places in turned}) == TURNS
    for places in turned:
        assert sorted(places) == list(range(SHAPE.inputs.CARD_INPUTS))
        assert places[SHAPE.inputs.STEPS_AT :].tolist() == list(range(SHAPE.inputs.STEPS_AT, SHAPE.inputs.CARD_INPUTS))
