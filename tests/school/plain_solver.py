"""A slow solver in plain Python that shares nothing with the compiled one but the rules: it tries everything out.

Every seat takes what gives it most of what counts at the end, and of equal moves what is worst for the solver's seat;
nature's draws count by their likelihood. Where all decide at the same time, as in Pyramids, each of the other seats
crosses off what brings it most points of its own to the end of the game if the others cross off nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saqqara.rules.compiled import load
from saqqara.rules.contract import NATURE
from saqqara.school.puzzles import Puzzle
from tests.bots.test_exact import after, preference

MOST = 30_000  # states


class TooMuch(Exception):
    """A puzzle has too many continuations for plain Python."""


class PlainSolver:
    """What each move of one puzzle is worth."""

    def __init__(self, puzzle: Puzzle) -> None:
        match = puzzle.match()
        self.game, self.seat, self.counts = match.game, puzzle.seat, puzzle.counts
        self.state: Any = match.state(puzzle.seat)
        self._turn = load(puzzle.game, match.edition, "turn")
        self._known: dict[bytes, list[float]] = {}
        self._known_alone: dict[tuple[bytes, int], float] = {}

    def values(self) -> dict[str, float]:
        """What counts for the puzzle's seat after each of its moves."""
        game, state = self.game, self._after_all_others(self.state)
        return {
            game.describe(state, self.seat, move): self._utilities(after(game, state, self.seat, move))[self.seat]
            for move in game.legal(state, self.seat)
        }

    def _utilities(self, state: Any) -> list[float]:
        key = state.pack().tobytes()
        if key not in self._known:
            self._count()
            self._known[key] = self._tried_out(state)
        return self._known[key]

    def _count(self) -> None:
        if len(self._known) + len(self._known_alone) >= MOST:
            raise TooMuch

    def _tried_out(self, state: Any) -> list[float]:
        game, state = self.game, self._after_all_others(state)
        movers = game.seats_to_move(state)
        if not movers:
            return self._at_end(state)
        mover = movers[0]
        found = [self._utilities(after(game, state, mover, move)) for move in game.legal(state, mover)]
        if mover != NATURE:
            return max(found, key=lambda utilities: preference(utilities, mover, self.seat))
        return [self._mean(state, [utilities[seat] for utilities in found]) for seat in range(state.seats)]

    def _at_end(self, state: Any) -> list[float]:
        outcome = self.game.outcome(state)
        assert outcome is not None
        points = outcome.points
        if self.counts == "first":
            return [(place == 1) / outcome.places.count(1) for place in outcome.places]
        return [points[seat] - max(points[:seat] + points[seat + 1 :]) for seat in range(len(points))]

    def _mean(self, state: Any, values: list[float]) -> float:
        """The mean of what follows nature's draws, by their likelihood."""
        weights = [self.game.weight(state, move) for move in self.game.legal(state, NATURE)]
        return sum(weight * value for weight, value in zip(weights, values, strict=True)) / sum(weights)

    # --- where all decide at the same time ---

    def _after_all_others(self, state: Any) -> Any:
        game = self.game
        if not game.is_simultaneous(state):
            return state
        for other in range(state.seats):
            while other != self.seat and other in game.seats_to_move(state):
                known = game.hidden_from(state, other)
                value_of = self._value_alone(known, other)
                state = after(game, state, other, max(game.legal(known, other), key=value_of))
        return state

    def _value_alone(self, known: Any, other: int) -> Callable[[int], float]:
        """How many points a seat can expect after a move, rounded, so that of equal moves the first one is taken."""
        return lambda move: round(self._alone(self._lapsed(known, other, move, other), other), 9)

    def _alone(self, state: Any, seat: int) -> float:
        """The points that a seat can expect if the others cross off nothing."""
        key = (state.pack().tobytes(), seat)
        if key not in self._known_alone:
            self._count()
            self._known_alone[key] = self._tried_out_alone(state, seat)
        return self._known_alone[key]

    def _tried_out_alone(self, state: Any, seat: int) -> float:
        game, movers = self.game, self.game.seats_to_move(state)
        if not movers:
            return float(game.points(state)[seat])
        if movers[0] == NATURE:
            draws = game.legal(state, NATURE)
            return self._mean(state, [self._alone(self._lapsed(state, NATURE, draw, seat), seat) for draw in draws])
        return max(self._alone(self._lapsed(state, seat, move, seat), seat) for move in game.legal(state, seat))

    def _lapsed(self, state: Any, mover: int, move: int, lone: int) -> Any:
        """The state after a move of a seat or of nature; all but one seat cross off nothing, before and after it."""
        state = state.copy()
        self._silence(state, lone)
        self.game.play(state, mover, move)
        self._silence(state, lone)
        return state

    def _silence(self, state: Any, lone: int) -> None:
        if not self.game.is_simultaneous(state):
            return
        for other in range(state.seats):
            if other != lone:
                state.owes[other] = 0
        if state.owes[lone] == 0:
            self._turn.start(state, [0] * self.game.MOVES)
