"""The search without a compiler: the same functions in plain Python, over Python objects.

It manages a hundredth of the simulations, but it is ready at once. Bots play with it until their search is compiled.
"""

from __future__ import annotations

import time
from array import array
from types import SimpleNamespace
from typing import Any, ClassVar

import numpy as np

from saqqara.bots.playouts import seeds_of
from saqqara.bots.protocol import Question
from saqqara.bots.search.evaluation import Evaluation
from saqqara.bots.search.searcher import Effort, check_question, evaluation_of
from saqqara.rules.compiled import load_over
from saqqara.rules.edition import Edition

SECONDS = 1.2  # for a move at most: somebody waits for it


class PlainNode:
    """A node of the tree (`NODE` in tree.py) as a Python object."""

    __slots__ = ("asked", "count", "first", "move", "points", "prior", "squares", "utility", "visits", "wins")
    SUMS: ClassVar = ("utility", "wins", "points", "squares")

    def __init__(self, seats: int) -> None:
        for name in self.SUMS:
            setattr(self, name, array("f", bytes(4 * seats)))  # rounded like the compiled ones


class PlainNodes:
    """An array of nodes that are made when they are looked at."""

    def __init__(self, seats: int, room: int) -> None:
        self._seats = seats
        self._room = room
        self._nodes: list[PlainNode] = []

    def __len__(self) -> int:
        """The number of nodes that there may be."""
        return self._room

    def __getitem__(self, place: int) -> PlainNode:
        while place >= len(self._nodes):
            self._nodes.append(PlainNode(self._seats))
        return self._nodes[place]


class PlainTree:
    """One search tree, with the interface of `SearchTree` that an evaluation reads."""

    def __init__(self, edition: Edition, question: Question, effort: Effort) -> None:
        self._module = load_over("saqqara.bots.search.tree", edition.game, edition)
        seats, moves = self._module.SEATS, self._module.MOVES
        self._tree = PlainNodes(seats, effort.simulations * effort.trees * effort.nodes + moves + 1)
        self._cursor = SimpleNamespace(used=0, depth=0, path=[0] * self._module.DEEPEST)
        self._value = SimpleNamespace(utility=[0.0] * seats, wins=[0.0] * seats, points=[0.0] * seats)
        self._settings = SimpleNamespace(
            seat=question.seat,
            is_random=effort.is_random,
            horizon=effort.horizon,
            exploration=effort.exploration,
            margin=effort.margin,
            doubt=effort.doubt,
        )
        self._scratch = ([0] * moves, [0.0] * moves, seeds_of(question.seed, 0, 1))
        self._module.reset_tree(self._tree, [self._cursor])

    def simulate(self, state: Any) -> None:
        """Runs one simulation from a state, which is used up."""
        self._module.simulate(self._tree, self._cursor, self._value, state, *self._scratch, self._settings)

    @property
    def nodes(self) -> Any:
        """All nodes as the compiled search has them."""
        nodes = np.zeros(self._cursor.used, self._module.NODE)
        for place in range(self._cursor.used):
            for name in PlainNode.__slots__:
                nodes[place][name] = getattr(self._tree[place], name)
        return nodes


class GrownTree:
    """The nodes of a tree that has been searched."""

    def __init__(self, nodes: Any) -> None:
        self.nodes = nodes
        self.root = nodes[0]
        self.answers = nodes[self.root["first"] : self.root["first"] + self.root["count"]]


class PlainSearcher:
    """Searches questions in plain Python, each for a short time at most, and keeps nothing."""

    def __init__(self, edition: Edition, effort: Effort, seconds: float = SECONDS) -> None:
        self._edition = edition
        self._effort = effort
        self._seconds = seconds
        self._is_stopped = False

    def stop(self) -> None:
        """Ends a search that runs in another thread."""
        self._is_stopped = True

    def forget(self) -> None:
        """There is nothing to forget."""

    def evaluate(self, question: Question) -> Evaluation:
        """Evaluates every legal move with as many simulations as there is time for."""
        check_question(question, self._edition)
        tree = PlainTree(self._edition, question, self._effort)
        wanted = self._effort.simulations * self._effort.trees
        deadline = time.monotonic() + self._seconds
        done = 0
        with np.errstate(over="ignore"):  # random numbers wrap around
            while done < wanted and (done == 0 or time.monotonic() < deadline) and not self._is_stopped:
                tree.simulate(question.state.copy())
                done += 1
        grown = GrownTree(tree.nodes)
        return evaluation_of(question, [grown.answers], grown, is_cut=done < wanted)
