"""What a network alone says of a position, without any search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from saqqara.bots.network.network_tree import NetworkTree
from saqqara.bots.network.shape import MOST_SEATS, Array, hidden_of, network_of, shape_of
from saqqara.bots.network.weights import Weights
from saqqara.rules.compiled import load_over
from saqqara.rules.edition import Edition


@dataclass(frozen=True)
class Judgement:
    """What each seat may expect, by seat."""

    wins: Array  # shares of the first place
    points: Array  # at the end
    sources: Array  # [seat, source]: points at the end


class Judge:
    """Judges positions of one game and number of seats."""

    def __init__(self, edition: Edition, seats: int, weights: Weights) -> None:
        self._seats = seats
        self._win_scale = weights.training.win_scale(seats)
        self._network = network_of(weights)
        self._shape = shape_of(edition, hidden_of(weights))
        self._tree = NetworkTree(edition, seats, self._shape, nodes=1)
        self._module = load_over("saqqara.bots.network.tree", edition.game, edition, native=True)

    def inputs(self, state: Any, seat: int) -> Array:
        """The inputs of a state as a seat sees it; the state stays as it is."""
        return self._tree.inputs(state.pack().view(self._module.STATE), seat)

    def outputs(self, row: Array) -> Array:
        """The outputs for a row of inputs, before any softmax."""
        shape = self._shape
        first, second, out = (np.zeros(size, np.float32) for size in (shape.first, shape.second, shape.values))
        self._module.forward(self._network, row, self._tree.places, first, second)
        self._module.write_values(self._network, second, out)
        return out

    def judge(self, state: Any, seat: int) -> Judgement:
        """What the network expects; `seat` is the one that is asked."""
        seats, out = self._seats, self.outputs(self.inputs(state, seat))
        record = state.pack().view(self._module.STATE)[0]
        shares = np.exp(self._win_scale * (out[:seats] - out[:seats].max()))
        points = self._module.POINTS_SCALE * out[MOST_SEATS : MOST_SEATS + seats]
        sources = out[2 * MOST_SEATS :].reshape(MOST_SEATS, -1)[:seats] * self._module.SOURCE_SCALE
        return Judgement(
            wins=np.roll(shares / shares.sum(), seat),
            points=np.roll(points, seat) + record["points"][:seats],
            sources=np.roll(sources, seat, axis=0) + record["earned"][:seats],
        )
