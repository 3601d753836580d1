"""The end of a game solved exactly, from Python's side."""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.bots.search.workbench import Array, Compiled


class Solver:
    """The arrays that the exact search works on."""

    def __init__(self, compiled: Compiled) -> None:
        exact, deep = compiled.exact, compiled.exact.DEEPEST
        self._compiled = compiled
        self._tables = np.zeros(deep + 1, compiled.state)
        self._moves = np.zeros((deep + 1, compiled.tree.MOVES), np.int16)
        self._frames = np.zeros(deep + 1, exact.FRAME)
        self._verdicts = np.zeros(deep + 1, exact.VERDICT)
        self._keys = np.zeros(exact.KNOWN, np.uint64)
        self._known = np.zeros(exact.KNOWN, exact.VERDICT)
        self._answers = np.zeros(compiled.tree.MOVES, exact.VERDICT)

    def solve(self, first: Array, seat: int, margin: float, most: int) -> tuple[Array, Any] | None:
        """The moves and what each leads to; None if there are more than `most` questions to open."""
        exact = self._compiled.exact
        self._tables[0] = first[0]
        self._compiled.keeping.prepare(self._tables, seat, np.zeros(1, np.uint64))
        options = np.zeros(1, exact.OPTIONS)
        options[0] = (seat, most, margin)
        words = self._tables.view(np.uint32).reshape(len(self._tables), -1)
        solved = exact.solve(
            self._tables,
            words,
            self._moves,
            self._frames,
            self._verdicts,
            self._keys,
            self._known,
            self._answers,
            options,
        )
        count = int(self._frames[0]["count"])
        return (self._moves[0][:count].copy(), self._answers[:count].copy()) if solved else None
