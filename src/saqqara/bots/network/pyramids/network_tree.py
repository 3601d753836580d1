"""The search tree of Pyramids whose leaves a network judges."""

from __future__ import annotations

from typing import Any

import numpy as np

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
        self.lines = load_over(f"{PACKAGE}.lines", edition.game, edition, native=True)
        self.network = network
        self.lifts = np.zeros(shape.evaluation.SOURCES)
        self._room = shape.room()

    def _judge(self) -> tuple[Any, ...]:
        return self.network, self._room

    def _judge_by_source(self) -> tuple[Any, ...]:
        return *self._judge(), self.lifts

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
    tree.lifts[:] = weights.training.source_lifts or 0.0


NETWORK = GameNetwork(fault_of, tree_for, give, judge=f"{PACKAGE}.judge:RestJudge")
