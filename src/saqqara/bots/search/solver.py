"""The exact solver of the end of a game, as Python calls it."""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.bots.search.tree_pool import Array, Compiled

TWO = 2  # seats: what one wins the other loses
SLOTS = 1 << 16  # of the transposition table
TOLD = 1 << 14  # answers of others that the solver can be told
TIED = 9  # digits in which points are compared


class Solver:
    """Owns the arrays that the compiled solver works on."""

    def __init__(self, compiled: Compiled, slots: int = SLOTS) -> None:
        """`slots`: states that the transposition table holds, a power of two."""
        exact, deep, moves = compiled.exact, compiled.exact.DEEPEST, compiled.tree.MOVES
        self.opened = 0  # questions of the last solution
        self._compiled = compiled
        self._states = np.zeros(deep + 1, compiled.state)
        self._raw = self._states.view(np.uint32).reshape(deep + 1, -1)
        self._moves = np.zeros((deep + 1, moves), np.int16)
        self._frames = np.zeros(deep + 1, exact.FRAME)
        self._values = np.zeros(deep + 1, exact.STATE_VALUE)
        self._slots = np.zeros(slots, exact.SLOT)
        self._cached = np.zeros(slots, exact.STATE_VALUE)
        self._chain = np.zeros(exact.CHAIN, compiled.state)
        self._chain_moves = np.zeros((exact.CHAIN, moves + 2), np.int16)
        self._weights = np.zeros(moves)
        self._answers = np.zeros(moves, exact.STATE_VALUE)
        self._options = np.zeros(1, exact.OPTIONS)
        self._told = np.zeros(1, exact.TOLD)
        self._told_count = 0
        self._of_others: Solver | None = None

    def solve(
        self,
        first: Array,
        seat: int,
        margin: float,
        most: int,
        *,
        counts: int = 0,
        is_sampled: bool = False,
        is_kept: bool = False,
    ) -> tuple[Array, Any] | None:
        """Returns the moves and the value of each; None if that takes more than `most` questions.

        `counts`: see `OPTIONS` in exact.py; `is_sampled`: nothing is hidden from the seat; `is_kept`: states that the
        last call solved for the same seat, by the same options, are solved already.
        """
        exact = self._compiled.exact
        self._states[0] = first[0]
        if not is_sampled:
            self._compiled.tree_reuse.sample_root(self._states, seat, np.zeros(1, np.uint64))
        is_zero_sum = int(first[0]["seats"]) == TWO and counts != exact.BY_POINTS
        self._options[0] = (seat, most, counts, is_zero_sum, margin, len(self._slots) - 1)
        if not is_kept:
            self._slots["key"] = 0
        self.opened = self._run(most)
        count = int(self._frames[0]["count"])
        return (self._moves[0][:count].copy(), self._answers[:count].copy()) if self.opened else None

    def answer_for_others(self, first: Array, seat: int) -> int:
        """Answers in place for the seats that the search does not ask; returns the number of moves that follow."""
        exact = self._compiled.exact
        self._states[0] = first[0]
        count = exact.answer_for_others(self._states, 0, self._moves[0], seat, self._chain, self._chain_moves)
        first[0] = self._states[0]
        return int(count)

    def _run(self, most: int) -> int:
        """Runs the search to its end; whenever it waits for the answer of another seat, tells that."""
        exact = self._compiled.exact
        progress = np.zeros(1, exact.PROGRESS)
        progress[0] = (-1, 1)
        while True:
            opened = exact.solve(
                self._states,
                self._raw,
                self._moves,
                self._frames,
                self._values,
                self._slots,
                self._cached,
                self._chain,
                self._chain_moves,
                self._weights,
                self._answers,
                self._options,
                self._told,
                progress,
            )
            if opened != exact.WAITING:
                return int(opened)
            taken = self._tell(int(progress[0]["depth"]) + 1, most - int(progress[0]["opened"]))
            if taken is None:
                return 0
            progress[0]["opened"] += taken

    def _tell(self, depth: int, most: int) -> int | None:
        """Tells the search what a seat does in a state; returns the questions that it took, None if too many."""
        exact = self._compiled.exact
        if len(self._told) < TOLD:
            self._told = np.zeros(TOLD, exact.TOLD)
        if 2 * self._told_count > TOLD:
            return None
        key = np.uint64(exact.stand_alone(self._states, self._raw, depth))
        other = int(self._states[-1]["asked"])
        found = self._choose(self._states[-1:], other, most)
        if found is None:
            return None
        move, opened = found
        self._told[exact.place_of_key(self._told, key)] = (key, move)
        self._told_count += 1
        return opened

    def choose_alone(self, first: Array, seat: int, most: int) -> int | None:
        """The answer of a seat that brings it most points, as if nobody else were there; of equal ones the first.

        None if that takes more than `most` questions.
        """
        self._states[0] = first[0]
        self._states[0]["asked"] = seat
        self._compiled.exact.stand_alone(self._states, self._raw, 0)
        found = self._choose(self._states[-1:], seat, most)
        return None if found is None else found[0]

    def _choose(self, alone: Array, seat: int, most: int) -> tuple[int, int] | None:
        """The answer of a seat that is alone in a state, and the questions that it took."""
        if self._of_others is None:
            self._of_others = Solver(self._compiled, len(self._slots))
        solver = self._of_others
        found = solver.solve(alone, seat, 0.0, most, counts=self._compiled.exact.BY_POINTS, is_sampled=True)
        if found is None:
            return None
        moves, values = found
        return int(moves[values["utility"][:, seat].round(TIED).argmax()]), solver.opened

    def forget(self) -> None:
        """Forgets what others do, so that the next solution takes what it takes alone."""
        self._told["key"] = 0
        self._told_count = 0
