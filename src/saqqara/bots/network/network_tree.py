"""The search tree of a game whose network sees the game's features and weighs its moves: Imhotep."""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.bots.network.searcher import GameNetwork
from saqqara.bots.network.shape import Array, Network, Shape, fault_of, features_of, hidden_of, network_of, shape_of
from saqqara.bots.network.weights import Weights
from saqqara.bots.search.tree_pool import SearchTree, compiled_for
from saqqara.rules.compiled import load_over
from saqqara.rules.edition import Edition


class NetworkTree(SearchTree):
    """A search tree whose leaves a network judges."""

    def __init__(self, edition: Edition, seats: int, shape: Shape, nodes: int) -> None:
        super().__init__(compiled_for(edition), nodes)
        self.module = load_over("saqqara.bots.network.tree", edition.game, edition, native=True)
        self.lines = load_over("saqqara.bots.network.lines", edition.game, edition, native=True)
        self.network: Network = ()  # has to be set before a search
        self.win_scale = 1.0
        self.seats = seats
        features = features_of(edition, seats)
        self.places = shape.places(features)
        self._state = np.zeros(2, self.module.STATE)  # one more, for the inputs
        self._row = np.zeros(len(self.places), np.int16)
        layers = (np.zeros(size, np.float32) for size in (shape.first, shape.second, shape.values))
        self._rooms = (self._row, *layers)
        self._layout = (features.size, features.starts, np.ones(len(features.starts), np.int16))

    def _judge(self) -> tuple[Any, ...]:
        return self.network, (*self._layout, self.places, self.win_scale), self._rooms

    def inputs(self, first: Array, seat: int) -> Array:
        """The inputs of a state, as a seat sees it; `places` tells where they stand among those of the network."""
        self._state[0] = first[0]
        self.module.write_inputs(self._state, 0, seat, *self._layout, self._row)
        return self._row


def tree_for(edition: Edition, seats: int, weights: Weights, nodes: int) -> NetworkTree:
    """A tree for networks of these sizes."""
    return NetworkTree(edition, seats, shape_of(edition, hidden_of(weights)), nodes)


def give(tree: NetworkTree, weights: Weights) -> None:
    """Gives a tree a network."""
    tree.network = network_of(weights)
    tree.win_scale = weights.training.win_scale(tree.seats)


NETWORK = GameNetwork(fault_of, tree_for, give, judge="saqqara.bots.network.judge:QuestionJudge")
