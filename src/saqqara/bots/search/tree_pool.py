"""Search trees: the arrays of each, the compiled functions that work on them, and a pool that reuses the arrays."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np

from saqqara.rules.compiled import load_over
from saqqara.rules.edition import Edition

Array = np.ndarray[Any, Any]


class Compiled:
    """The compiled modules of the search, over the rules of one edition."""

    def __init__(self, edition: Edition) -> None:
        self.tree = _native("search.tree", edition)
        self.tree_reuse = _native("search.tree_reuse", edition)
        self.exact = _native("search.exact", edition)
        self.stepping = load_over("saqqara.rules.stepping", edition.game, edition, native=True)
        self.state = self.tree.STATE
        self.has_sources = "earned" in (self.state.names or ())  # states tell what earned the points
        self.lines: Any = _native("search.lines", edition) if self.has_sources else None


def _native(name: str, edition: Edition) -> Any:
    return load_over(f"saqqara.bots.{name}", edition.game, edition, native=True)


@dataclass(frozen=True)
class KeptSubtree:
    """The part of a tree below the move that was made, and the state after it."""

    nodes: Array
    state: Array


class SearchTree:
    """One search tree with its scratch arrays."""

    def __init__(self, compiled: Compiled, nodes: int) -> None:
        tree = compiled.tree
        self._compiled = compiled
        self.module = tree  # that grows the tree
        self.lines = compiled.lines  # that follows its lines
        self.nodes = np.zeros(nodes, tree.NODE)
        self._cursor = np.zeros(1, tree.CURSOR)
        self._value = np.zeros(1, tree.STATE_VALUE)
        self._state = np.zeros(1, tree.STATE)
        self._moves = np.zeros(tree.MOVES, np.int16)
        self._weights = np.zeros(tree.MOVES)
        self._stream = np.zeros(1, np.uint64)

    def reset(self, stream: int) -> None:
        """Empties the tree and seeds its random numbers."""
        self._compiled.tree.reset_tree(self.nodes, self._cursor)
        self._stream[0] = stream

    def _judge(self) -> tuple[Any, ...]:
        """What `search` of another module takes besides: what judges the leaves."""
        return ()

    def _judge_by_source(self) -> tuple[Any, ...]:
        """What `add_sources` of another module takes besides."""
        return self._judge()

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
            *self._judge(),
            simulations,
        )

    def add_sources(self, first: Array, settings: Array, lines: int, sums: Array, squares: Array) -> None:
        """Adds up the points by seat and source at the ends of so many lines of the tree, and their squares."""
        self.lines.add_sources(
            self.nodes,
            first,
            self._state,
            self._moves,
            self._stream,
            settings,
            *self._judge_by_source(),
            lines,
            sums,
            squares,
        )

    @property
    def root(self) -> Any:
        """The node of the question that is searched."""
        return self.nodes[self._compiled.tree.ROOT]

    @property
    def answers(self) -> Array:
        """The nodes of the moves that answer it."""
        return self.nodes[self.root["first"] : self.root["first"] + self.root["count"]]

    def subtree_of(self, first: Array, seat: int, move: int) -> KeptSubtree:
        """Copies the subtree below a move."""
        tree_reuse, used = self._compiled.tree_reuse, int(self._cursor[0]["used"])
        place = int(self.root["first"] + np.flatnonzero(self.answers["move"] == move)[0])
        size = tree_reuse.subtree_size(self.nodes, place, np.zeros(used, np.int32))
        nodes = np.zeros(size, self.nodes.dtype)
        tree_reuse.copy_subtree(self.nodes, place, nodes)
        state = _copy(first)
        tree_reuse.sample_root(state, seat, self._stream)
        self._compiled.stepping.advance(state.view(np.uint8), move, self._moves)
        return KeptSubtree(nodes, state)

    def reuse(self, kept: KeptSubtree, first: Array, seat: int, moves: list[int]) -> None:
        """Goes on with a kept subtree, if the question is in it."""
        tree_reuse = self._compiled.tree_reuse
        states = np.zeros(tree_reuse.DEEPEST + 2, first.dtype)
        states[0] = kept.state[0]
        raw = states.view(np.uint8).reshape(len(states), -1)
        stack = np.zeros((len(states), 2), np.int32)
        wanted = self._comparable(first, seat)
        node = tree_reuse.find_node(kept.nodes, states, raw, wanted, self._moves, stack, self._stream, seat)
        if node >= 0 and len(kept.nodes) <= len(self.nodes) and _is_question(kept.nodes, node, seat, moves):
            self._cursor[0]["used"] = tree_reuse.copy_subtree(kept.nodes, node, self.nodes)

    def _comparable(self, first: Array, seat: int) -> Array:
        """The bytes of a state, less what does not concern the seat's search."""
        state = _copy(first)
        self._compiled.tree_reuse.sample_root(state, seat, self._stream)
        self._compiled.tree_reuse.mask_root(state, seat)
        return state.view(np.uint8)


def _copy(state: Array) -> Array:
    """Copies all bytes of a state. NumPy's own copy skips padding bytes, but states are compared byte by byte."""
    return state.view(np.uint8).copy().view(state.dtype)


def _is_question(nodes: Array, node: int, seat: int, moves: list[int]) -> bool:
    """Whether the children of the node are these moves of the seat. Others answer at random, so they may differ."""
    first, count = int(nodes[node]["first"]), int(nodes[node]["count"])
    if first < 0 or nodes[node]["asked"] != seat:
        return False
    return bool(nodes["move"][first : first + count].tolist() == moves)


_compiled: dict[str, Compiled] = {}
_free: dict[tuple[str, int, str], list[SearchTree]] = {}
_lock = threading.Lock()


def compiled_for(edition: Edition) -> Compiled:
    """The search over an edition's rules. The first call may compile them."""
    key = f"{edition.game} {edition.hash}"
    with _lock:
        if key not in _compiled:
            _compiled[key] = Compiled(edition)
        return _compiled[key]


@contextmanager
def borrowed_trees(
    edition: Edition, count: int, nodes: int, make: Callable[[], SearchTree] | None = None, kind: str = ""
) -> Iterator[list[SearchTree]]:
    """Lends trees from the pool, so that only bots that are thinking hold the large arrays.

    `make` makes a tree of another kind, which the pool keeps apart under the name of the kind.
    """
    compiled, key = compiled_for(edition), (f"{edition.game} {edition.hash}", nodes, kind)
    with _lock:
        free = _free.setdefault(key, [])
        trees = [free.pop() for _ in range(min(count, len(free)))]
    trees += [SearchTree(compiled, nodes) if make is None else make() for _ in range(count - len(trees))]
    try:
        yield trees
    finally:
        with _lock:
            free.extend(trees)
