"""Positions that are the same but for names."""

from __future__ import annotations

import numpy as np

from saqqara.bots.network.shape import shape_of
from saqqara.encoding.actions import Actions
from saqqara.encoding.features import Features
from saqqara.rules.edition import default_edition
from saqqara.training.imhotep.symmetries import symmetries_of
from tests.games import random_match


def test_every_order_of_the_ships_is_a_symmetry() -> None:
    shape = shape_of(default_edition("imhotep"))
    found = symmetries_of(shape, Actions("imhotep").names)
    assert len(found) == 24
    assert found[0].inputs.tolist() == list(range(shape.inputs)), "the first changes nothing"
    assert found[0].actions.tolist() == list(range(shape.actions))
    for symmetry in found:
        assert sorted(symmetry.inputs.tolist()) == list(range(shape.inputs))
        assert sorted(symmetry.actions.tolist()) == list(range(shape.actions))


def test_ships_in_another_order_give_the_inputs_and_actions_of_the_symmetry() -> None:
    match = random_match(2, seats=3, game="imhotep", most=14)
    features, actions = Features("imhotep", 3), Actions("imhotep", 3)
    state, seat = match.state(), match.seats_to_move[0]
    order = (2, 0, 3, 1)
    changed = state.copy()
    for name in ("ship_spaces", "cargo", "ship_site"):
        old = getattr(state, name)
        setattr(changed, name, [old[ship] for ship in order])
    shape = shape_of(match.edition)
    wide = symmetries_of(shape, actions.names)
    places = shape.places(features)[: features.size]
    found = []
    for symmetry in wide:
        row = np.zeros(shape.inputs, np.uint8)
        row[places] = features.write(state, seat, np.zeros(features.size, np.uint8))
        turned = row[symmetry.inputs][places]
        same_inputs = np.array_equal(turned, features.write(changed, seat, np.zeros(features.size, np.uint8)))
        same_mask = np.array_equal(actions.mask(state, seat)[symmetry.actions], actions.mask(changed, seat))
        found.append(same_inputs and same_mask)
    assert found.count(True) >= 1, "the order is one of the symmetries"
