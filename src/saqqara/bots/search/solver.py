"""The exact solver of the end of a game, as Python calls it."""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.bots.search.tree_pool import Array, Compiled


class Solver:
    """Owns the arrays that the compiled solver works on."""

    def __init__(self, compiled: Compiled) -> None:
        exact, deep = compiled.exact, compiled.exact.DEEPEST
        self._compiled = compiled
        self._states = np.zeros(deep + 1, compiled.state)
        self._moves = np.zeros((deep + 1, compiled.tree.MOVES), np.int16)
        self._frames = np.zeros(deep + 1, exact.FRAME)
        self._values = np.zeros(deep + 1, exact.STATE_VALUE)
        self._keys = np.zeros(exact.CACHE_SLOTS, np.uint64)
        self._cached = np.zeros(exact.CACHE_SLOTS, exact.STATE_VALUE)
        self._answers = np.zeros(compiled.tree.MOVES, exact.STATE_VALUE)

    def solve(self, first: Array, seat: int, margin: float, most: int) -> tuple[Array, Any] | None:
        """Returns the moves and the value of each; None if that takes more than `most` questions."""
        exact = self._compiled.exact
        self._states[0] = first[0]
        self._compiled.tree_reuse.sample_root(self._states, seat, np.zeros(1, np.uint64))
        options = np.zeros(1, exact.OPTIONS)
        options[0] = (seat, most, margin)
        words = self._states.view(np.uint32).reshape(len(self._states), -1)
        solved = exact.solve(
            self._states,
            words,
            self._moves,
            self._frames,
            self._values,
            self._keys,
            self._cached,
            self._answers,
            options,
        )
        count = int(self._frames[0]["count"])
        return (self._moves[0][:count].copy(), self._answers[:count].copy()) if solved else None
