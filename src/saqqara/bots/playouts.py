"""Many random games at once in compiled code, for simulations and benchmarks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from saqqara.rules.compile_cache import cache_folder
from saqqara.rules.compiled import load_over
from saqqara.rules.edition import Edition

Array = np.ndarray[Any, Any]
READY = "random-play.ready"


@dataclass(frozen=True)
class Played:
    """Finished games: their last states, their lengths in moves (nature's included) and the places of the seats."""

    states: Array  # [games] of the state's dtype
    lengths: Array  # [games]
    places: Array  # [games, seats]


class Playouts:
    """Plays random games from one first state. Calls release the GIL, so threads run in parallel."""

    def __init__(self, edition: Edition, state: Any) -> None:
        self._first = state.pack().view(state.DTYPE)
        self._seats = int(state.seats)
        self._play_games = load_over("saqqara.bots.random_play", edition.game, edition, native=True).play_games
        self._moves = load_over("saqqara.rules.stepping", edition.game, edition, native=True).MOVES

    def play(self, seeds: Array) -> Played:
        """Plays one game for each seed; a game depends on its own seed alone."""
        games = len(seeds)
        played = Played(
            np.zeros(games, self._first.dtype), np.zeros(games, np.int32), np.zeros((games, self._seats), np.int8)
        )
        moves = np.zeros(self._moves, np.int16)
        self._play_games(self._first, played.states, seeds, moves, played.lengths, played.places)
        return played


def seeds_of(seed: int, first: int, count: int) -> Array:
    """The seeds of games number `first`, `first + 1`, ... of a run: hashed, so that they are independent."""
    numbers = np.arange(first, first + count, dtype=np.uint64) + np.uint64((seed * 0x9E3779B97F4A7C15) % (1 << 64))
    with np.errstate(over="ignore"):
        numbers = (numbers ^ (numbers >> np.uint64(32))) * np.uint64(0xD6E8FEB86659FD93)
        numbers = (numbers ^ (numbers >> np.uint64(32))) * np.uint64(0xD6E8FEB86659FD93)
    return numbers ^ (numbers >> np.uint64(32))


def is_compiled(edition: Edition) -> bool:
    """Whether this version of the rules was compiled on this machine before."""
    return (cache_folder(edition.game, edition) / READY).exists()


def compile_now(edition: Edition, state: Any) -> None:
    """Compiles the random games into the cache folder."""
    Playouts(edition, state).play(seeds_of(0, 0, 1))
    folder = cache_folder(edition.game, edition)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / READY).touch()
