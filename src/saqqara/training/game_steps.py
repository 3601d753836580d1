"""A game in compiled code that self-play steps through."""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.bots.search.tree_pool import Array, compiled_for
from saqqara.rules.compiled import load_over
from saqqara.rules.edition import Edition


class GameSteps:
    """Steps through states of one edition: nature's draws, what a seat may know, and how a game ended."""

    def __init__(self, edition: Edition) -> None:
        self.compiled = compiled_for(edition)
        self.moves = np.zeros(self.compiled.tree.MOVES, np.int16)  # the legal ones, after each step
        self._weights = np.zeros(self.compiled.tree.MOVES, np.int64)
        self._positions = load_over("saqqara.bots.network.positions", edition.game, edition, native=True)

    def options(self, state: Array) -> int:
        """Lists the legal moves in `moves` and returns their number; 0: the game is over."""
        return int(self.compiled.stepping.options(state.view(np.uint8), self.moves))

    def play(self, state: Array, move: int) -> int:
        """Plays a move and returns the number of the next ones, as `options` does."""
        return int(self.compiled.stepping.advance(state.view(np.uint8), move, self.moves))

    def drawn(self, state: Array, count: int, chance: np.random.Generator) -> int:
        """A draw of nature: each card is as likely as any other."""
        weights = self._weights[:count]
        self.compiled.stepping.weigh(state.view(np.uint8), self.moves, count, weights)
        return int(self.moves[chance.choice(count, p=weights / weights.sum())])

    def known(self, state: Array, seat: int) -> Array:
        """A copy of a state without what the seat may not know."""
        known = state.copy()
        self._positions.hide_root(known, seat)
        return known

    def settings(self, *values: Any) -> Array:
        """The settings of a search: see `SETTINGS` in search/tree.py."""
        settings = np.zeros(1, self.compiled.tree.SETTINGS)
        settings[0] = values
        return settings

    def first_places(self, state: Array) -> Array:
        """Shares of the first place in a finished game."""
        seats = int(state["seats"][0])
        is_first = np.array([self._positions.place_in(state, seat) == 1 for seat in range(seats)])
        return np.asarray(is_first / is_first.sum())
