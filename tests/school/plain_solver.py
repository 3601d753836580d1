"""A slow solver in plain Python that shares nothing with the compiled one but the rules: it tries everything out.

Every seat takes what gives it the largest lead at the end, and of equal moves what is worst for the solver's seat;
nature's draws count by their likelihood. Pyramids is solved at the last expedition card only, where each of the other
seats crosses off what brings it most points of its own.
"""

from __future__ import annotations

from typing import Any

from saqqara.rules.contract import NATURE
from saqqara.school.puzzles import Puzzle
from tests.bots.test_exact import after, points_alone, preference

MOST = 30_000  # states


class TooMuch(Exception):
    """A puzzle has too many continuations for plain Python."""


class PlainSolver:
    """The leads of all seats after each move of one puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        match = puzzle.match()
        self.game, self.seat = match.game, puzzle.seat
        self.state: Any = match.state(puzzle.seat)
        self._known: dict[bytes, list[float]] = {}

    def values(self) -> dict[str, float]:
        """The lead of the puzzle's seat after each of its moves."""
        game, state = self.game, self.state
        if game.is_simultaneous(state):
            state = self._after_all_others(state)
        return {
            game.describe(state, self.seat, move): self._leads(after(game, state, self.seat, move))[self.seat]
            for move in game.legal(state, self.seat)
        }

    def _after_all_others(self, state: Any) -> Any:
        for other in range(state.seats):
            while other != self.seat and other in self.game.seats_to_move(state):
                moves = self.game.legal(state, other)
                state = after(self.game, state, other, max(moves, key=lambda move: self._alone(state, other, move)))
        return state

    def _alone(self, state: Any, other: int, move: int) -> int:
        return points_alone(self.game, after(self.game, state, other, move), other)

    def _leads(self, state: Any) -> list[float]:
        key = state.pack().tobytes()
        if key not in self._known:
            if len(self._known) == MOST:
                raise TooMuch
            self._known[key] = self._tried_out(state)
        return self._known[key]

    def _tried_out(self, state: Any) -> list[float]:
        game, movers = self.game, self.game.seats_to_move(state)
        if not movers:
            points = game.points(state)
            return [points[seat] - max(points[:seat] + points[seat + 1 :]) for seat in range(len(points))]
        mover = movers[0]
        moves = game.legal(state, mover)
        found = [self._leads(after(game, state, mover, move)) for move in moves]
        if mover != NATURE:
            return max(found, key=lambda leads: preference(leads, mover, self.seat))
        weights = [game.weight(state, move) for move in moves]
        pairs = list(zip(weights, found, strict=True))
        return [sum(weight * leads[seat] for weight, leads in pairs) / sum(weights) for seat in range(state.seats)]
