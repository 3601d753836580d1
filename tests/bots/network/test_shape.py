"""Inputs and outputs of a network: laid out for four seats, whatever the number of seats."""

from __future__ import annotations

import numpy as np
import pytest

from saqqara.bots.network.shape import MOST_SEATS, features_of, shape_of
from saqqara.games import GAMES
from saqqara.rules.edition import default_edition

each_game = pytest.mark.parametrize("game", ["imhotep", "pyramids"])


@each_game
def test_inputs_of_four_seats_stand_where_they_are(game: str) -> None:
    edition = default_edition(game)
    shape = shape_of(edition)
    assert shape.places(features_of(edition, MOST_SEATS)).tolist() == list(range(shape.inputs))


@each_game
@pytest.mark.parametrize("seats", [2, 3])
def test_inputs_of_fewer_seats_stand_where_the_same_ones_of_four_do(game: str, seats: int) -> None:
    edition = default_edition(game)
    shape, few = shape_of(edition), features_of(edition, seats)
    places = shape.places(few)
    assert len(set(places.tolist())) == few.size + seats * shape.sources
    wide = np.zeros(shape.inputs, np.int64)
    wide[places[: few.size]] = np.arange(1, few.size + 1)
    for narrow, four in zip(few.slices, shape.features.slices, strict=True):
        inside = tuple(slice(length) for length in narrow.shape)
        assert four.of(wide)[inside].reshape(-1).tolist() == list(range(narrow.start + 1, narrow.stop + 1))


def test_other_inputs_have_another_hash() -> None:
    hashes = {shape_of(default_edition(game)).hash for game in GAMES}
    assert len(hashes) == len(GAMES)
    edition = default_edition("imhotep")
    assert shape_of(edition, (8, 4)).hash == shape_of(edition).hash, "layers may have any sizes"
