"""The search tree of a game whose network sees the game's features and weighs its moves: Imhotep."""

from __future__ import annotations

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
        self._module = load_over("saqqara.bots.network.tree", edition.game, edition, native=True)
        self._lines = load_over("saqqara.bots.network.lines", edition.game, edition, native=True)
        self.network: Network = ()  # has to be set before a search
        features = features_of(edition, seats)
        self.places = shape.places(features)
        self._states = np.zeros(2, self._module.STATE)
        self._row = np.zeros(len(self.places), np.int16)
        layers = (np.zeros(size, np.float32) for size in (shape.first, shape.second, shape.values))
        self._rooms = (self._row, *layers)
        self._layout = (features.size, features.starts, np.ones(len(features.starts), np.int16))

    def search(self, first: Array, settings: Array, simulations: int) -> None:
        """Runs more simulations."""
        self._module.search(
            self.nodes,
            self._cursor,
            self._value,
            first,
            self._states,
            self._moves,
            self._weights,
            self._stream,
            settings,
            self.network,
            (*self._layout, self.places),
            self._rooms,
            simulations,
        )

    def add_sources(self, first: Array, settings: Array, lines: int, sums: Array, squares: Array) -> None:
        """Adds up the points by seat and source at the ends of so many lines of the tree, and their squares."""
        self._lines.add_sources(
            self.nodes,
            first,
            self._states,
            self._moves,
            self._stream,
            settings,
            self.network,
            (*self._layout, self.places),
            self._rooms,
            lines,
            sums,
            squares,
        )

    def inputs(self, first: Array, seat: int) -> Array:
        """The inputs of a state, as a seat sees it; `places` tells where they stand among those of the network."""
        self._states[0] = first[0]
        self._module.write_inputs(self._states, 0, seat, *self._layout, self._row)
        return self._row


def tree_for(edition: Edition, seats: int, weights: Weights, nodes: int) -> NetworkTree:
    """A tree for networks of these sizes."""
    return NetworkTree(edition, seats, shape_of(edition, hidden_of(weights)), nodes)


def give(tree: NetworkTree, weights: Weights) -> None:
    """Gives a tree a network."""
    tree.network = network_of(weights)


NETWORK = GameNetwork(fault_of, tree_for, give)
