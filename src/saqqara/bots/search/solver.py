"""The exact solver of the end of a game, as Python calls it."""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.bots.search.tree_pool import Array, Compiled

TWO = 2  # seats: what one wins the other loses
SLOTS = 1 << 16  # of the transposition table


class Solver:
    """Owns the arrays that the compiled solver works on."""

    def __init__(self, compiled: Compiled, slots: int = SLOTS) -> None:
        """`slots`: states that the transposition table holds, a power of two."""
        exact, deep, moves = compiled.exact, compiled.exact.DEEPEST, compiled.tree.MOVES
        self.opened = 0  # questions of the last solution
        self._compiled = compiled
        self._states = np.zeros(deep + 1, compiled.state)
        self._moves = np.zeros((deep + 1, moves), np.int16)
        self._frames = np.zeros(deep + 1, exact.FRAME)
        self._values = np.zeros(deep + 1, exact.STATE_VALUE)
        self._slots = np.zeros(slots, exact.SLOT)
        self._cached = np.zeros(slots, exact.STATE_VALUE)
        self._chain = np.zeros(exact.CHAIN, compiled.state)
        self._chain_moves = np.zeros((exact.CHAIN, moves + 2), np.int16)
        self._weights = np.zeros(moves)
        self._answers = np.zeros(moves, exact.STATE_VALUE)

    def solve(
        self,
        first: Array,
        seat: int,
        margin: float,
        most: int,
        *,
        counts: int = 0,
        is_alone: bool = False,
        is_sampled: bool = False,
        is_kept: bool = False,
    ) -> tuple[Array, Any] | None:
        """Returns the moves and the value of each; None if that takes more than `most` questions.

        `counts` and `is_alone`: see `OPTIONS` in exact.py; `is_sampled`: nothing is hidden from the seat;
        `is_kept`: states that the last call solved for the same seat, by the same options, are solved already.
        """
        exact = self._compiled.exact
        self._states[0] = first[0]
        if not is_sampled:
            self._compiled.tree_reuse.sample_root(self._states, seat, np.zeros(1, np.uint64))
        is_zero_sum = int(first[0]["seats"]) == TWO and counts != exact.BY_POINTS
        options = np.zeros(1, exact.OPTIONS)
        options[0] = (seat, most, counts, is_alone, is_zero_sum, margin, len(self._slots) - 1)
        if not is_kept:
            self._slots["key"] = 0
        self.opened = exact.solve(
            self._states,
            self._states.view(np.uint32).reshape(len(self._states), -1),
            self._moves,
            self._frames,
            self._values,
            self._slots,
            self._cached,
            self._chain,
            self._chain_moves,
            self._weights,
            self._answers,
            options,
        )
        count = int(self._frames[0]["count"])
        return (self._moves[0][:count].copy(), self._answers[:count].copy()) if self.opened else None

    def choose_for_other(self, first: Array) -> int:
        """The answer to the open question of a seat that the search does not ask."""
        return int(self._compiled.exact.choose_for_other(first, self._moves[0]))

    def answer_for_others(self, first: Array, seat: int) -> int:
        """Answers in place for the seats that the search does not ask; returns the number of moves that follow."""
        exact = self._compiled.exact
        self._states[0] = first[0]
        count = exact.answer_for_others(self._states, 0, self._moves[0], seat, 0, self._chain, self._chain_moves)
        first[0] = self._states[0]
        return int(count)
