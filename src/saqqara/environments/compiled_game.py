"""One game in compiled code, for environments that step a single game from Python.

It draws for nature by itself, from a seed, or leaves nature's moves to the caller (`nature="manual"`).
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from saqqara.bots.playouts import seeds_of
from saqqara.encoding.actions import Actions
from saqqara.encoding.arguments import SEATS, fresh_state, known_seed
from saqqara.encoding.features import Array, Features
from saqqara.encoding.kernel_loader import load_kernel
from saqqara.environments.kernels import STEPPING
from saqqara.environments.rewards import reward_number
from saqqara.rules.contract import NATURE, Outcome
from saqqara.rules.errors import IllegalMove, MatchOver


class CompiledGame:
    """A game in progress. `play` takes actions; `seat` and `seats_to_move` say who has to act next."""

    def __init__(
        self,
        game: str,
        seats: int = SEATS,
        *,
        seed: int = 0,
        edition: Any = None,
        nature: str = "seed",
        **options: Any,
    ) -> None:
        self.features = Features(game, seats, edition)
        self.actions = Actions(game, seats, edition)
        self.edition = self.features.edition
        self.game = self.actions.game
        self.seats = seats
        self.is_manual = nature == "manual"
        self._first = fresh_state(self.game, seats, options)
        self._native = load_kernel(STEPPING, self.edition, native=True)
        self._dtype = self._first.DTYPE
        self._moves = np.zeros(self.game.MOVES, np.int16)
        self._stream = np.zeros(1, np.uint64)
        self._first_bytes = self._first.pack()
        self.bytes = self._first_bytes.copy()
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Starts a new game. With a seed the random stream starts again, without one it continues."""
        self.bytes[:] = self._first_bytes
        if seed is not None:
            self._stream[:] = seeds_of(known_seed(seed), 0, 1)
        if not self.is_manual:
            self._native.begin(self.bytes, self._moves, self._stream)

    @cached_property
    def _row(self) -> Any:
        return self.bytes.view(self._dtype)

    @property
    def seat(self) -> int:
        """The (first) seat that owes a move, `NATURE`, or -2 when the game is over."""
        return int(self._row["asked"][0])

    @property
    def seats_to_move(self) -> tuple[int, ...]:
        """All seats that owe a move, or `NATURE` alone."""
        if self.seat < 0 or "owes" not in self._dtype.names:
            return () if self.seat < NATURE else (self.seat,)
        return tuple(np.flatnonzero(self._row["owes"][0][: self.seats]).tolist())

    @property
    def is_over(self) -> bool:
        """True when the game has ended."""
        return self.seat < NATURE

    def play(self, action: int, seat: int | None = None) -> None:
        """Plays a legal action of a seat that owes one, by default the first, then draws for nature."""
        if self.is_over:
            raise MatchOver("expected a game in progress, got an action after its end")
        seat = self.seat if seat is None else seat
        move = self.actions.move(self.bytes, seat, action)
        if self.is_manual:
            self._native.play_move(self.bytes, seat, move, self._moves)
        else:
            self._native.play(self.bytes, seat, move, self._moves, self._stream)

    def draw(self, outcome: int) -> None:
        """Plays a draw of nature, numbered as in `Actions.outcomes`; for `nature="manual"`."""
        if self.seat != NATURE or all(outcome != possible for possible, _ in self.actions.outcomes(self.state())):
            raise IllegalMove(f"outcome: expected a draw that nature can make now, got {outcome}")
        self._native.play_draw(self.bytes, self.actions.draw(outcome), self._moves)

    def mask(self, seat: int | None = None, out: Array | None = None) -> Array:
        """Returns the mask of legal actions of a seat, by default the one to act; zeros if there is none."""
        if seat is None and self.seat < 0:
            return np.zeros(self.actions.size, np.uint8)
        return self.actions.mask(self.bytes, self.seat if seat is None else seat, out)

    def observe(self, seat: int | None = None, out: Array | None = None) -> Array:
        """Returns what a seat may know, by default the one to act, as a row of features."""
        return self.features.write(self.bytes, self.seat if seat is None else seat, out)

    def state(self) -> Any:
        """Returns a copy of the whole state as a Python object."""
        return type(self._first).unpack(self.bytes)

    def outcome(self) -> Outcome | None:
        """Returns the outcome of a finished game, else None."""
        return self.game.outcome(self.state())

    def rewards(self, reward: str = "win") -> Array:
        """Returns the reward of each seat for the finished game."""
        out = np.zeros(self.seats, np.float32)
        self._native.final_rewards(self.bytes, reward_number(reward), out)
        return out

    def copy(self) -> CompiledGame:
        """Returns an independent copy, with the same random draws to come."""
        twin = CompiledGame.__new__(CompiledGame)
        twin.__dict__.update(self.__dict__)
        twin.__dict__.pop("_row", None)
        twin.bytes, twin._stream, twin._moves = self.bytes.copy(), self._stream.copy(), self._moves.copy()
        return twin
