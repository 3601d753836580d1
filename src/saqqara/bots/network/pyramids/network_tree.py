"""The search tree of Pyramids whose leaves a network judges."""

from __future__ import annotations

from saqqara.bots.network.pyramids.network import PACKAGE, Array, Network, Shape, fault_of, network_of
from saqqara.bots.network.searcher import GameNetwork
from saqqara.bots.network.weights import Weights
from saqqara.bots.search.tree_pool import SearchTree, compiled_for
from saqqara.rules.compiled import load_over
from saqqara.rules.edition import Edition


class JudgedTree(SearchTree):
    """A search tree whose leaves a network judges."""

    def __init__(self, edition: Edition, shape: Shape, network: Network, nodes: int) -> None:
        super().__init__(compiled_for(edition), nodes)
        self.module = load_over(f"{PACKAGE}.tree", edition.game, edition, native=True)
        self._lines = load_over(f"{PACKAGE}.lines", edition.game, edition, native=True)
        self.network = network
        self._room = shape.room()

    def search(self, first: Array, settings: Array, simulations: int) -> None:
        """Runs more simulations."""
        self.module.search(
            self.nodes,
            self._cursor,
            self._value,
            first,
            self._state,
            self._moves,
            self._weights,
            self._stream,
            settings,
            self.network,
            self._room,
            simulations,
        )

    def add_sources(self, first: Array, settings: Array, lines: int, sums: Array, squares: Array) -> None:
        """Adds up the points by seat and source at the ends of so many lines of the tree, and their squares."""
        self._lines.add_sources(
            self.nodes,
            first,
            self._state,
            self._moves,
            self._stream,
            settings,
            self.network,
            self._room,
            lines,
            sums,
            squares,
        )

    def judge(self, first: Array) -> Array:
        """The value of a state at rest."""
        self.module.evaluate_root(self._value, first, self.network, self._room, 0.0)
        return self._value


def tree_for(edition: Edition, _: int, weights: Weights, nodes: int) -> JudgedTree:
    """A tree that asks a network; one network serves all numbers of seats."""
    return JudgedTree(edition, Shape(edition), network_of(weights), nodes)


def give(tree: JudgedTree, weights: Weights) -> None:
    """Gives a tree a network."""
    tree.network = network_of(weights)


NETWORK = GameNetwork(fault_of, tree_for, give)
