"""The search that asks a network, as a player uses it: takes a question, returns an evaluation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

from saqqara.bots.network.weights import Fault, Weights, shipped
from saqqara.bots.protocol import Question
from saqqara.bots.search.evaluation import Evaluation
from saqqara.bots.search.searcher import Effort, Searcher
from saqqara.bots.search.tree_pool import SearchTree, borrowed_trees
from saqqara.games import GAMES, part
from saqqara.rules.edition import Edition

Finder = Callable[[Edition, int], Weights | None]  # the network for a number of seats


@dataclass(frozen=True)
class GameNetwork:
    """How a game uses networks; its descriptor names one of these."""

    fault: Fault
    tree: Callable[[Edition, int, Weights, int], Any]  # for so many seats, with room for so many nodes
    give: Callable[[Any, Weights], None]  # gives a tree another network of the same sizes
    judge: str  # where the `PositionJudge` of judge.py is: module:class


def game_network(game: str) -> GameNetwork | None:
    """How a game uses networks; None: it does not."""
    path = GAMES[game].network
    found: GameNetwork | None = part(path) if path else None
    return found


def find_weights(edition: Edition, seats: int) -> Weights | None:
    """The network that comes with Saqqara, or that its host has named; None where there is none that fits."""
    network = game_network(edition.game)
    return None if network is None else shipped(edition, seats, network.fault)


class NetworkSearcher(Searcher):
    """Searches the questions of one seat of one match with the network for so many seats, or without one."""

    def __init__(self, edition: Edition, effort: Effort, fallback: Searcher, find: Finder = find_weights) -> None:
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
    def _trees(self, question: Question, nodes: int) -> Iterator[Sequence[SearchTree]]:
        edition, seats = question.edition, int(question.state.seats)
        network, weights = game_network(edition.game), self._find(edition, seats)
        assert network is not None
        assert weights is not None
        make = partial(network.tree, edition, seats, weights, nodes)
        sizes = [array.shape for array in weights.arrays.values()]
        with borrowed_trees(edition, self.effort.trees, nodes, make, f"network {seats} {sizes}") as trees:
            for tree in trees:
                network.give(tree, weights)
            yield trees
