"""Many games at once, in each of which the caller has one seat and random players have the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from saqqara.bots.playouts import seeds_of
from saqqara.encoding.arguments import known_seat, known_seed
from saqqara.encoding.features import Array
from saqqara.encoding.kernel_loader import load_kernel
from saqqara.environments.batch import Batch, Rows
from saqqara.environments.kernels import SEAT_BATCHING
from saqqara.rules.errors import SaqqaraError


@dataclass(frozen=True)
class Seen:
    """What one step shows: a row for each game."""

    features: Array  # float32 or uint8[games, features]
    mask: Array  # int8[games, actions]; zeros where the game is over
    rewards: Array  # float32[games, seats]; zeros, but where a game has ended
    done: Array  # bool[games]
    final: Array  # like features: the last of games that ended and gave way to new ones in this step, else anything


class SeatBatch(Batch):
    """Our seat is `seat`, or another in every game. A game that has ended is followed by a new one: in the next step,
    or in the same (`is_same_step`). An action that is not legal is replaced by the first legal one and counted.
    """

    def __init__(
        self, game: str, games: int, seats: int, *, seat: int | None = 0, is_same_step: bool = False, **options: Any
    ) -> None:
        super().__init__(game, games, seats, **options)
        self._stepping = load_kernel(SEAT_BATCHING, self.edition, native=True)
        self._seat = self._stepping.ANY_SEAT if seat is None else known_seat(seat, seats)
        self._is_same_step = is_same_step
        self._chances = [np.zeros(1, np.uint64) for _ in range(self.threads)]  # the stream in use, by thread
        self.own = np.zeros(games, np.int8)  # our seat on each table
        self.illegal = np.zeros(games, np.int64)  # our actions in this game that were not legal

    def seed_each(self, seed: int | Sequence[int]) -> None:
        """The chance of each game begins anew, from `seed`, `seed + 1` and so on, or from a seed for each."""
        seeds = list(seed) if isinstance(seed, Sequence) else [known_seed(seed) + game for game in range(self.games)]
        if len(seeds) != self.games:
            raise SaqqaraError(f"seed: expected one, or {self.games}, got {len(seeds)}")
        self._streams[:] = np.concatenate([seeds_of(known_seed(one), 0, 1) for one in seeds])

    def begin(self, kind: Any) -> Seen:
        """New games on all tables, up to our first questions; features of a kind."""
        self._counts[:] = 0
        return self._go(self._at_random, kind)

    def answer(self, actions: Any, kind: Any) -> Seen:
        """Our action on each table; where the game is over any will do, and a new game begins."""
        self._read(actions)
        return self._go(self._actions, kind)

    def _go(self, actions: Array, kind: Any) -> Seen:
        seen = self._room(kind)
        ended = self._play(actions, seen.rewards, seen.done)
        if ended and self._is_same_step:
            self._show_ended(seen, seen.final)
            self._play(self._at_random, np.zeros_like(seen.rewards), np.zeros_like(seen.done))
        self.look(Rows(mask=seen.mask.view(np.uint8), features=seen.features))
        if ended and not self._is_same_step:
            self._show_ended(seen, seen.features)
        return seen

    def _play(self, actions: Array, rewards: Array, done: Array) -> int:
        """Answers, and new games where there is none; returns the number of games ended."""
        held = (self._bytes, self._first, self._streams, self._legal, self._counts)
        how = (actions, self._seat, self.own, self.illegal, self._reward, rewards, done.view(np.uint8))

        def work(number: int, begin: int, end: int) -> int:
            return int(self._stepping.step_all(*held, begin, end, self._chances[number], *how))

        return sum(self._crew.run(work))

    def _show_ended(self, seen: Seen, rows: Array) -> None:
        """What our seat sees of the games that have ended: nobody is asked there."""
        for game in np.flatnonzero(seen.done):
            table = self.tables[game : game + 1].view(np.uint8)
            self.features.write(table, int(self.own[game]), rows[game])

    def _room(self, kind: Any) -> Seen:
        """Room for a step."""
        return Seen(
            features=np.empty((self.games, self.features.size), kind),
            mask=np.empty((self.games, self.actions.size), np.int8),
            rewards=np.zeros((self.games, self.seats), np.float32),
            done=np.zeros(self.games, np.bool_),
            final=np.empty((self.games if self._is_same_step else 0, self.features.size), kind),
        )
