"""Best play at the end of a game, move by move: how it goes on, and where the points of exact values come from."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from saqqara.bots.search.solver import Solver
from saqqara.bots.search.tree_pool import Array, Compiled
from saqqara.rules.contract import NATURE, Game

MOST_LINES = 32  # played to the end, where draws or equal moves make them differ
LONGEST_LINE = 40  # moves
EQUAL = 1e-9  # utilities nearer to each other differ by rounding only


class SolvedPlay:
    """Plays on from positions near the end as the solver assumes that all seats do."""

    def __init__(self, compiled: Compiled, solver: Solver, game: Game, seats: int, margin: float) -> None:
        self._compiled, self._solver, self._game, self._seats = compiled, solver, game, seats
        self._margin = margin
        self._moves = np.zeros(game.MOVES, np.int16)
        self._weights = np.zeros(game.MOVES, np.int64)

    def sources(
        self, known: Array, seat: int, budget: int, seed: int, move: int | None = None
    ) -> tuple[Array, Array] | None:
        """Returns the points by seat and source with their standard errors, after a move or as the position is.

        None if it takes more than `budget` questions to solve a position on the way.
        """
        chance, ends = random.Random(seed), []
        for _ in range(MOST_LINES):
            played = self._play_out(known, seat, budget, move, chance)
            if played is None:
                return None
            end, is_certain = played
            ends.append(np.array(end["earned"][0][: self._seats], float))
            if is_certain:
                break
        means = np.mean(ends, axis=0)
        error = np.std(ends, axis=0, ddof=1) / len(ends) ** 0.5 if len(ends) > 1 else np.zeros(means.shape)
        return means, np.asarray(error)

    def line(self, state: Any, seat: int, move: int, budget: int) -> tuple[tuple[int, str], ...]:
        """Returns a move of a seat and the best moves after it, up to the next draw or the end of the game.

        Where all seats move at once, only its own: nobody knows what the others do.
        """
        game, now, asked, line = self._game, state.copy(), seat, []
        is_simultaneous = game.is_simultaneous(state)
        while True:
            line.append((asked, game.describe(now, asked, move)))
            game.play(now, asked, move)
            asked = seat if is_simultaneous else int(now.asked)
            if asked == NATURE or asked not in game.seats_to_move(now) or len(line) == LONGEST_LINE:
                return tuple(line)
            first = now.pack().view(self._compiled.state)
            first["asked"] = asked
            best = self._best_moves(first, seat, budget, is_kept=len(line) > 1)
            if not best:
                return tuple(line)
            move = best[0]

    def _play_out(
        self, known: Array, seat: int, budget: int, move: int | None, chance: random.Random
    ) -> tuple[Array, bool] | None:
        """Plays to the end of the game; returns the last state, and whether it could not have gone otherwise."""
        first, is_certain, is_kept = known.view(self._compiled.state).copy(), True, False
        self._compiled.tree_reuse.sample_root(first, seat, np.zeros(1, np.uint64))  # as the solver does
        while self._solver.answer_for_others(first, seat):
            if int(first[0]["asked"]) == NATURE:
                moves, weights = self._draws(first)
            elif move is not None:
                moves, weights, move = [move], [1], None
            else:
                moves = self._best_moves(first, seat, budget, is_kept=is_kept)
                weights, is_kept = [1] * len(moves), True
                if not moves:
                    return None
            is_certain = is_certain and len(moves) == 1
            self._compiled.stepping.advance(first.view(np.uint8), chance.choices(moves, weights)[0], self._moves)
        return first, is_certain

    def _draws(self, first: Array) -> tuple[list[int], list[int]]:
        raw = first.view(np.uint8)
        count = int(self._compiled.stepping.options(raw, self._moves))
        self._compiled.stepping.weigh(raw, self._moves, count, self._weights)
        return self._moves[:count].tolist(), self._weights[:count].tolist()

    def _best_moves(self, first: Array, seat: int, budget: int, *, is_kept: bool) -> list[int]:
        """Returns the moves that are best for whoever is asked; none if the position could not be solved."""
        found = self._solver.solve(first, seat, self._margin, budget, is_sampled=True, is_kept=is_kept)
        if found is None:
            return []
        moves, values = found
        own = values["utility"][:, int(first[0]["asked"])]
        return [int(move) for move in moves[own >= own.max() - EQUAL]]
