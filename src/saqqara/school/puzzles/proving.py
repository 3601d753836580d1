"""Proves what every move of a position is worth: the solver tries all continuations to the end of the game.

Each seat plays for what counts: its own lead over the best of the others, or its share of the first place. Of equal
moves a rival takes the one that is worst for the solver's seat. Nature's draws count by their likelihood. Where all
seats decide at the same time, nobody knows the others' answers: each of the others answers for the most points of its
own to the end of the game, over all that nature may draw and all that it may do itself, as if nobody else were there.
"""

from __future__ import annotations

from typing import Any

from saqqara.bots.search.solver import TIED, Solver
from saqqara.bots.search.tree_pool import Array, compiled_for
from saqqara.rules.contract import game_in
from saqqara.rules.edition import Edition
from saqqara.school.puzzles.model import Choice, Counts

NODE_LIMIT = 400_000  # questions that a proof may open, about 2 s of one core
SLOTS = 1 << 19  # of the transposition table


class Prover:
    """Proves positions of one edition. It owns a solver with a large table: every thread needs its own."""

    def __init__(self, edition: Edition, node_limit: int = NODE_LIMIT) -> None:
        self.node_limit = node_limit
        self._game = game_in(edition)
        self._compiled = compiled_for(edition)
        self._solver = Solver(self._compiled, SLOTS)
        self._table_key: tuple[int, str] | None = (
            None  # the seat and what counts, of which the solver's table holds proofs
        )

    def choices(self, state: Any, seat: int, counts: Counts = "margin") -> list[Choice] | None:
        """The legal moves of a seat in their order, each with its exact value; None if that takes too long."""
        known = self._game.hidden_from(state, seat)
        is_simultaneous = self._game.is_simultaneous(known)
        if is_simultaneous and not self._answer_for_others(known, seat):
            return None
        found = self._solve(known, seat, counts, is_sampled=is_simultaneous)
        if found is None:
            return None
        seats = range(int(state.seats))
        return [
            Choice(
                self._game.describe(known, seat, int(move)),
                float(value["utility"][seat]),
                tuple(float(value["points"][other]) for other in seats),
            )
            for move, value in zip(*found, strict=True)
        ]

    def reply(self, state: Any, other: int, seat: int, counts: Counts = "margin") -> int | None:
        """What another seat answers to its open question, when the puzzle is the seat's; None if it takes too long."""
        if self._game.is_simultaneous(state):
            return self._answer_alone(state, other)
        asked = state.copy()
        asked.asked = other
        found = self._solve(asked, seat, counts, is_sampled=True)
        if found is None:
            return None
        moves, values = found
        utilities = values["utility"][:, : int(state.seats)].round(TIED)
        return int(moves[max(range(len(moves)), key=lambda i: _preference(utilities[i], other, seat))])

    def _answer_for_others(self, state: Any, seat: int) -> bool:
        """Plays the answers of all others who owe one; False if that takes too long."""
        for other in self._game.seats_to_move(state):
            while other != seat and other in self._game.seats_to_move(state):
                move = self._answer_alone(state, other)
                if move is None:
                    return False
                self._game.play(state, other, move)
        return True

    def _answer_alone(self, state: Any, other: int) -> int | None:
        """The answer of a seat that brings it most points, as if nobody else were there; of equal ones the first."""
        known = self._game.hidden_from(state, other)
        return self._solver.choose_alone(self._packed(known), other, self.node_limit)

    def _solve(self, state: Any, seat: int, counts: Counts, *, is_sampled: bool) -> Any:
        exact, key = self._compiled.exact, (seat, counts)
        is_kept, self._table_key = self._table_key == key, key
        return self._solver.solve(
            self._packed(state),
            seat,
            0.0,
            self.node_limit,
            counts=exact.BY_FIRST if counts == "first" else exact.BY_LEAD,
            is_sampled=is_sampled,
            is_kept=is_kept,
        )

    def forget(self) -> None:
        """Empties the table, so that the next proof takes what it takes alone."""
        self._table_key = None
        self._solver.forget()

    def _packed(self, state: Any) -> Array:
        first: Array = state.pack().view(self._compiled.state)
        return first


def _preference(utilities: Any, other: int, seat: int) -> tuple[float, ...]:
    """Most for itself; of equals least for the solver's seat, then for the others in their order."""
    return (float(utilities[other]), -float(utilities[seat]), *(-float(each) for each in utilities))
