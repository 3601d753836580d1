"""A game in compiled code that self-play steps through."""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.bots.search.tree_pool import Array, compiled_for
from saqqara.games import GAMES
from saqqara.rules.compiled import load_over
from saqqara.rules.contract import game_in
from saqqara.rules.edition import Edition

ALL_DEFAULT = 0.35  # share of games with the options as the rulebook begins with them


class GameSteps:
    """Steps through states of one edition: nature's draws, what a seat may know, and how a game ended."""

    def __init__(self, edition: Edition) -> None:
        self._edition = edition
        self.compiled = compiled_for(edition)
        self.moves = np.zeros(self.compiled.tree.MOVES, np.int16)  # the legal ones, after each step
        self._weights = np.zeros(self.compiled.tree.MOVES, np.int64)
        self._positions = load_over("saqqara.bots.network.positions", edition.game, edition, native=True)

    def begin(self, seats: int, chance: np.random.Generator) -> Array:
        """The state of a new game; its options are often the default ones, else any."""
        new = game_in(self._edition).new(seats, **random_options(self._edition.game, chance))
        return np.asarray(new.pack().view(self.compiled.state))

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


def random_options(game: str, chance: np.random.Generator) -> dict[str, Any]:
    """Options of a game: often the default ones, else any."""
    options = GAMES[game].options
    if chance.random() < ALL_DEFAULT:
        return {option.name: option.default for option in options}
    return {option.name: _random_option(option.default, chance) for option in options}


def _random_option(default: str | bool, chance: np.random.Generator) -> str | bool:
    """A flag at random, or any letters A and B in place of the default's."""
    if isinstance(default, bool):
        return bool(chance.random() < 0.5)
    return "".join(chance.choice(["A", "B"], len(default)))
