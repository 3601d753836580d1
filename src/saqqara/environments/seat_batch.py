"""Many games at once; in each the caller plays one seat and random players play the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from saqqara.bots.playouts import seeds_of
from saqqara.encoding.arguments import SEATS, known_seat, known_seed
from saqqara.encoding.features import Array
from saqqara.encoding.kernel_loader import load_kernel
from saqqara.environments.batch import Batch, Rows
from saqqara.environments.kernels import SEAT_BATCHING
from saqqara.rules.errors import SaqqaraError


@dataclass(frozen=True)
class SeatStep:
    """What one step returns: a row for each game."""

    features: Array  # float32 or uint8[games, features]
    mask: Array  # int8[games, actions]; zeros in finished games
    rewards: Array  # float32[games, seats]; zeros in games that did not end in this step
    done: Array  # bool[games]
    final: Array  # like features: last observations of games that ended and were restarted in this step; else undefined


class SeatBatch(Batch):
    """A batch in which the caller plays `seat`, or with None a random seat of every game.

    A finished game is restarted in the next step, or in the same one (`is_same_step`). An action that is not legal is
    replaced by the legal one with the lowest number and counted.
    """

    _IN_COPIES = (*Batch._IN_COPIES, "own", "illegal")

    def __init__(
        self,
        game: str,
        games: int,
        seats: int = SEATS,
        *,
        seat: int | None = 0,
        is_same_step: bool = False,
        **options: Any,
    ) -> None:
        super().__init__(game, games, seats, **options)
        self._arguments |= {"seat": seat, "is_same_step": is_same_step}
        self._stepping = load_kernel(SEAT_BATCHING, self.edition, native=True)
        self._seat = self._stepping.ANY_SEAT if seat is None else known_seat(seat, seats)
        self._is_same_step = is_same_step
        self._seat_streams = [
            np.zeros(1, np.uint64) for _ in range(self.threads)
        ]  # the random stream in use, by thread
        self.own = np.zeros(games, np.int8)  # the caller's seat in each game
        self.illegal = np.zeros(games, np.int64)  # the caller's actions in this game that were not legal

    def seed_each(self, seed: int | Sequence[int]) -> None:
        """Seeds each game's random stream: with `seed`, `seed + 1` and so on, or with a list of seeds."""
        seeds = list(seed) if isinstance(seed, Sequence) else [known_seed(seed) + game for game in range(self.games)]
        if len(seeds) != self.games:
            raise SaqqaraError(f"seed: expected one, or {self.games}, got {len(seeds)}")
        self._streams[:] = np.concatenate([seeds_of(known_seed(each), 0, 1) for each in seeds])

    def begin(self, kind: Any) -> SeatStep:
        """Starts new games and plays to the caller's first decisions; `kind`: the dtype of features."""
        self._counts[:] = 0
        return self._step_seats(self._no_actions, kind)

    def answer(self, actions: Any, kind: Any) -> SeatStep:
        """Plays the caller's action in each game. Actions for finished games are ignored: a new game begins there."""
        self._read(actions)
        return self._step_seats(self._actions, kind)

    def _step_seats(self, actions: Array, kind: Any) -> SeatStep:
        step = self._new_step(kind)
        ended = self._play(actions, step.rewards, step.done)
        if ended and self._is_same_step:
            self._write_ended(step, step.final)
            self._play(self._no_actions, np.zeros_like(step.rewards), np.zeros_like(step.done))
        self.look(Rows(mask=step.mask, features=step.features))
        if ended and not self._is_same_step:
            self._write_ended(step, step.features)
        return step

    def _play(self, actions: Array, rewards: Array, done: Array) -> int:
        """Plays actions and starts new games where one is over; returns the number of games ended."""
        arrays = (self._bytes, self._start_bytes, self._streams, self._legal, self._counts)
        arguments = (actions, self._seat, self.own, self.illegal, self._reward, rewards, done.view(np.uint8))

        def work(number: int, begin: int, end: int) -> int:
            return int(self._stepping.step_all(*arrays, begin, end, self._seat_streams[number], *arguments))

        return sum(self._slice_threads.run(work))

    def _write_ended(self, step: SeatStep, rows: Array) -> None:
        """Writes what the caller's seat sees of the games that have ended: no seat has to act there."""
        for game in np.flatnonzero(step.done):
            state = self.tables[game : game + 1].view(np.uint8)
            self.features.write(state, int(self.own[game]), rows[game])

    def _new_step(self, kind: Any) -> SeatStep:
        """Makes the arrays of a step."""
        return SeatStep(
            features=np.empty((self.games, self.features.size), kind),
            mask=np.empty((self.games, self.actions.size), np.int8),
            rewards=np.zeros((self.games, self.seats), np.float32),
            done=np.zeros(self.games, np.bool_),
            final=np.empty((self.games if self._is_same_step else 0, self.features.size), kind),
        )
