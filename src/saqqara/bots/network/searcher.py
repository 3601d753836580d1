"""The search that asks a network, as a player uses it: takes a question, returns an evaluation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import numpy as np

from saqqara.bots.network.shape import Array, Network, Shape, fault_of, features_of, hidden_of, network_of, shape_of
from saqqara.bots.network.weights import Weights, shipped
from saqqara.bots.protocol import Question
from saqqara.bots.search.evaluation import Evaluation
from saqqara.bots.search.searcher import Effort, Searcher
from saqqara.bots.search.tree_pool import SearchTree, compiled_for
from saqqara.rules.compiled import load_over
from saqqara.rules.edition import Edition

Finder = Callable[[Edition, int], Weights | None]  # the network for a number of seats


def shipped_weights(edition: Edition, seats: int) -> Weights | None:
    """The network that comes with Saqqara, or that its host has named."""
    return shipped(edition, seats, fault_of)


class NetworkTree(SearchTree):
    """A search tree whose leaves a network judges."""

    def __init__(self, edition: Edition, seats: int, shape: Shape, nodes: int) -> None:
        super().__init__(compiled_for(edition), nodes)
        self._module = load_over("saqqara.bots.network.tree", edition.game, edition, native=True)
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

    def inputs(self, first: Array, seat: int) -> Array:
        """The inputs of a state, as a seat sees it; `places` tells where they stand among those of the network."""
        self._states[0] = first[0]
        self._module.write_inputs(self._states, 0, seat, *self._layout, self._row)
        return self._row


class NetworkSearcher(Searcher):
    """Searches the questions of one seat of one match with the network for so many seats, or without one."""

    def __init__(self, edition: Edition, effort: Effort, fallback: Searcher, find: Finder = shipped_weights) -> None:
        """`fallback` searches where `find` knows no network."""
        super().__init__(edition, effort)
        self._fallback = fallback
        self._find = find

    def stop(self) -> None:
        """Ends a search that runs in another thread after its slice: nobody needs the result any more."""
        super().stop()
        self._fallback.stop()

    def forget(self) -> None:
        """Drops the kept trees: a new match begins."""
        super().forget()
        self._fallback.forget()

    def evaluate(self, question: Question) -> Evaluation:
        """Evaluates every legal move, and keeps the tree below the best one for the next question."""
        if self._find(question.edition, int(question.state.seats)) is None:
            return self._fallback.evaluate(question)
        return super().evaluate(question)

    @contextmanager
    def _trees(self, question: Question, nodes: int) -> Iterator[Sequence[NetworkTree]]:
        seats = int(question.state.seats)
        weights = self._find(question.edition, seats)
        assert weights is not None
        shape = shape_of(question.edition, hidden_of(weights))
        trees = [NetworkTree(question.edition, seats, shape, nodes) for _ in range(self.effort.trees)]
        for tree in trees:
            tree.network = network_of(weights)
        yield trees
