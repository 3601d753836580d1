"""The evaluation of a network: the same plain, compiled and by matrix products."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from saqqara import Match
from saqqara.bots.network.judge import Judge
from saqqara.bots.network.searcher import find_weights
from saqqara.bots.network.shape import Array, features_of, hidden_of, network_of, shape_of
from saqqara.bots.network.weights import Weights
from saqqara.rules.compiled import load_over
from saqqara.rules.edition import Edition, default_edition
from tests.bots.network.networks import random_weights
from tests.games import random_match

STORED = Path(__file__).parent / "stored.json"  # python -m tests.bots.network.test_evaluation writes it
EDITION = default_edition("imhotep")


def by_products(weights: Weights, row: Array) -> Array:
    """The outputs for a row of inputs, in the way of a textbook."""
    inputs, input_bias, hidden, hidden_bias, values, value_bias = network_of(weights)[:6]
    first = np.maximum(row @ inputs + input_bias, 0)
    return np.asarray(np.maximum(first @ hidden + hidden_bias, 0) @ values + value_bias)


def plainly(edition: Edition, weights: Weights, match: Match, seat: int) -> Array:
    """The outputs of a position by the plain functions alone."""
    module: Any = load_over("saqqara.bots.network.tree", edition.game, edition)
    seats = match.seats
    narrow, shape = features_of(edition, seats), shape_of(edition, hidden_of(weights))
    row = np.zeros(narrow.size + seats * shape.sources, np.int16)
    states = [match.state(), match.state()]
    module.write_inputs(states, 0, seat, narrow.size, narrow.starts, np.ones(len(narrow.starts), np.int16), row)
    first, second, out = (np.zeros(size, np.float32) for size in (shape.first, shape.second, shape.values))
    module.forward(network_of(weights), row, shape.places(narrow), first, second)
    module.write_values(network_of(weights), second, out)
    return out


def positions() -> list[Match]:
    """Ten positions: every number of seats, early and late, sides A and B, with and without wrath."""
    return [
        at_a_question(number, seats=2 + number % 3, most=10 + 9 * number, sides=("AAAAA", "BBBBB", "ABABA")[number % 3])
        for number in range(10)
    ]


def at_a_question(number: int, **options: Any) -> Match:
    match = random_match(number, wrath=number % 2 == 1, **options)
    assert match.seats_to_move, "the game is over"
    return match


@pytest.mark.parametrize("number", range(10))
def test_all_evaluators_agree(number: int) -> None:
    match, weights = positions()[number], random_weights(EDITION)
    seat, shape = match.seats_to_move[0], shape_of(EDITION, hidden_of(weights))
    judge = Judge(EDITION, match.seats, weights)
    row = judge.inputs(match.state(seat), seat)
    wide = np.zeros(shape.inputs)
    wide[shape.places(features_of(EDITION, match.seats))] = row
    assert np.allclose(judge.outputs(row), by_products(weights, wide), atol=1e-4)
    assert np.allclose(judge.outputs(row), plainly(EDITION, weights, match, seat), atol=1e-4)


def test_a_judgement_is_by_seat() -> None:
    """Shares sum to one; the same position seen from seat 1 tells of the same seats."""
    match = positions()[2]
    judge = Judge(EDITION, match.seats, random_weights(EDITION))
    for seat in range(match.seats):
        found = judge.judge(match.state(), seat)
        assert found.wins.sum() == pytest.approx(1)
        assert found.points.shape == (match.seats,)
        assert found.sources.shape == (match.seats, shape_of(EDITION).sources)


def weights_of(match: Match) -> Weights:
    """The network that is shipped for the match."""
    weights = find_weights(EDITION, match.seats)
    assert weights is not None
    return weights


def stored_judgements() -> list[list[float]]:
    """What the shipped network says of ten positions."""
    found = []
    for match in positions():
        seat = match.seats_to_move[0]
        judgement = Judge(EDITION, match.seats, weights_of(match)).judge(match.state(seat), seat)
        found.append([*judgement.wins.tolist(), *judgement.points.tolist()])
    return found


def test_the_shipped_network_says_what_it_said_when_it_was_shipped() -> None:
    for said, before in zip(stored_judgements(), json.loads(STORED.read_text()), strict=True):
        assert said == pytest.approx(before, abs=5e-5, rel=5e-5)


def test_the_shipped_network_says_the_same_plainly() -> None:
    for match in positions()[:3]:
        seat, weights = match.seats_to_move[0], weights_of(match)
        judge = Judge(EDITION, match.seats, weights)
        compiled = judge.outputs(judge.inputs(match.state(seat), seat))
        assert np.allclose(compiled, plainly(EDITION, weights, match, seat), atol=1e-4)


if __name__ == "__main__":
    STORED.write_text(json.dumps([[round(number, 6) for number in row] for row in stored_judgements()], indent=1))
