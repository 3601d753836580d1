"""The arrays of one tree, and the compiled calls that work on them. Benches are lent out and used again."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np

from saqqara.rules.compiled import load_over
from saqqara.rules.edition import Edition

Array = np.ndarray[Any, Any]


class Compiled:
    """The search's modules over the rules of one edition."""

    def __init__(self, edition: Edition) -> None:
        self.tree = _native("search.tree", edition)
        self.keeping = _native("search.keeping", edition)
        self.exact = _native("search.exact", edition)
        self.stepping = load_over("saqqara.rules.stepping", edition.game, edition, native=True)
        self.state = self.tree.STATE


def _native(name: str, edition: Edition) -> Any:
    return load_over(f"saqqara.bots.{name}", edition.game, edition, native=True)


@dataclass(frozen=True)
class Kept:
    """What is left of a tree after a move was made: the part below it, and its table."""

    nodes: Array
    table: Array


class Workbench:
    """One tree in the making."""

    def __init__(self, compiled: Compiled, nodes: int) -> None:
        tree = compiled.tree
        self._compiled = compiled
        self.nodes = np.zeros(nodes, tree.NODE)
        self._desk = np.zeros(1, tree.DESK)
        self._verdict = np.zeros(1, tree.VERDICT)
        self._table = np.zeros(1, tree.STATE)
        self._moves = np.zeros(tree.MOVES, np.int16)
        self._weights = np.zeros(tree.MOVES)
        self._stream = np.zeros(1, np.uint64)

    def begin(self, stream: int) -> None:
        """An empty tree, and a stream of chance."""
        self._compiled.tree.plant(self.nodes, self._desk)
        self._stream[0] = stream

    def search(self, first: Array, knobs: Array, simulations: int) -> None:
        """So many simulations more."""
        self._compiled.tree.search(
            self.nodes,
            self._desk,
            self._verdict,
            first,
            self._table,
            self._moves,
            self._weights,
            self._stream,
            knobs,
            simulations,
        )

    @property
    def root(self) -> Any:
        """The question that is searched."""
        return self.nodes[self._compiled.tree.ROOT]

    @property
    def answers(self) -> Array:
        """The nodes of the answers to it."""
        return self.nodes[self.root["first"] : self.root["first"] + self.root["count"]]

    def keep(self, first: Array, seat: int, move: int) -> Kept:
        """Puts aside what lies below a move."""
        keeping, used = self._compiled.keeping, int(self._desk[0]["used"])
        place = int(self.root["first"] + np.flatnonzero(self.answers["move"] == move)[0])
        size = keeping.size_below(self.nodes, place, np.zeros(used, np.int32))
        nodes = np.zeros(size, self.nodes.dtype)
        keeping.transplant(self.nodes, place, nodes)
        table = _copy(first)
        keeping.prepare(table, seat, self._stream)
        self._compiled.stepping.advance(table.view(np.uint8), move, self._moves)
        return Kept(nodes, table)

    def recall(self, kept: Kept, first: Array, seat: int, moves: list[int]) -> None:
        """Goes on from what was kept, if the question is in it."""
        keeping = self._compiled.keeping
        tables = np.zeros(keeping.DEEPEST + 2, first.dtype)
        tables[0] = kept.table[0]
        raw = tables.view(np.uint8).reshape(len(tables), -1)
        stack = np.zeros((len(tables), 2), np.int32)
        sought = self._described(first, seat)
        node = keeping.find(kept.nodes, tables, raw, sought, self._moves, stack, self._stream, seat)
        if node >= 0 and len(kept.nodes) <= len(self.nodes) and _asks(kept.nodes, node, seat, moves):
            self._desk[0]["used"] = keeping.transplant(kept.nodes, node, self.nodes)

    def _described(self, first: Array, seat: int) -> Array:
        table = _copy(first)
        self._compiled.keeping.prepare(table, seat, self._stream)
        self._compiled.keeping.describe(table, seat)
        return table.view(np.uint8)


def _copy(table: Array) -> Array:
    """All bytes of a table: NumPy's own copy leaves those between the fields to chance, and tables are compared."""
    return table.view(np.uint8).copy().view(table.dtype)


def _asks(nodes: Array, node: int, seat: int, moves: list[int]) -> bool:
    """Whether the node holds this very question: where others answer by chance, it may hold another."""
    first, count = int(nodes[node]["first"]), int(nodes[node]["count"])
    if first < 0 or nodes[node]["asked"] != seat:
        return False
    return bool(nodes["move"][first : first + count].tolist() == moves)


_compiled: dict[str, Compiled] = {}
_free: dict[tuple[str, int], list[Workbench]] = {}
_lock = threading.Lock()


def compiled_for(edition: Edition) -> Compiled:
    """The search over an edition's rules; the first call may have to compile them."""
    key = f"{edition.game} {edition.hash}"
    with _lock:
        if key not in _compiled:
            _compiled[key] = Compiled(edition)
        return _compiled[key]


@contextmanager
def benches(edition: Edition, count: int, nodes: int) -> Iterator[list[Workbench]]:
    """Lends out workbenches: a thinking bot has them, a waiting one costs no more than what it keeps."""
    compiled, key = compiled_for(edition), (f"{edition.game} {edition.hash}", nodes)
    with _lock:
        shelf = _free.setdefault(key, [])
        lent = [shelf.pop() for _ in range(min(count, len(shelf)))]
    lent += [Workbench(compiled, nodes) for _ in range(count - len(lent))]
    try:
        yield lent
    finally:
        with _lock:
            shelf.extend(lent)
