"""Actions: the moves of the seats as a fixed discrete space, for networks and environments.

Nature's moves are not among them: they are numbered separately, for callers who draw for nature.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from saqqara.encoding.arguments import SEATS, Array, box_of, known_seat, known_seats
from saqqara.encoding.kernel_loader import ACTIONS, KERNEL, load_kernel
from saqqara.rules.contract import Game, game_in
from saqqara.rules.errors import IllegalMove, SaqqaraError
from saqqara.rules.state_record import Record


class Actions:
    """The actions of one game. A state is a Python object, or the bytes of one.

    `edition`: an `Edition`, or the name or path of one.
    """

    def __init__(self, game: str, seats: int = SEATS, edition: Any = None) -> None:
        self.edition = box_of(game, edition)
        self.seats = known_seats(self.edition.game, seats)
        self.game: Game = game_in(self.edition)
        self._plain = load_kernel(ACTIONS, self.edition, native=False)
        self.size: int = self._plain.ACTIONS
        self.names: tuple[str, ...] = tuple(self._plain.names())
        self.draws: int = self.game.MOVES - self.size  # of nature

    def __reduce__(self) -> Any:
        return type(self), (self.edition.game, self.seats, self.edition)

    def mask(self, state: Any, seat: int, out: Array | None = None) -> Array:
        """Writes a one for each action that the seat may take now, else zeros; all zeros if it owes nothing."""
        row = np.zeros(self.size, np.uint8) if out is None else out
        if row.shape != (self.size,):
            raise SaqqaraError(f"mask: expected an array of shape ({self.size},), got {row.shape}")
        seat = known_seat(seat, self.seats)
        if isinstance(state, Record):
            row[:] = 0
            row[[self.action(state, seat, move) for move in self.game.legal(state, seat)]] = 1
        else:
            flags = row.view(np.uint8) if row.itemsize == 1 else row  # int8 and bool too, without compiling anew
            self._native.write_legal(state, seat, self._buffer, flags)
        return row

    def legal(self, state: Any, seat: int) -> Array:
        """Returns the actions that the seat may take now, in order."""
        return np.flatnonzero(self.mask(state, seat))

    def move(self, state: Any, seat: int, action: int) -> int:
        """Returns the move of the rules that an action stands for; `IllegalMove` if the seat may not take it."""
        words = self.describe(action)
        if not self.mask(state, seat)[action]:
            raise IllegalMove(f"action: expected one that is legal for seat {seat} now, got {action} ({words})")
        return int(action)

    def action(self, state: Any, seat: int, move: int) -> int:
        """Returns the action that stands for a move of a seat."""
        if not 0 <= move < self.size:
            raise IllegalMove(f"move: expected a seat's move, 0 to {self.size - 1}, got {move}")
        return int(move)

    def describe(self, action: int) -> str:
        """Returns an action in words: in notation, but for card numbers, which depend on the state."""
        if not 0 <= action < self.size:
            raise IllegalMove(f"action: expected 0 to {self.size - 1}, got {action}")
        return self.names[action]

    def text(self, state: Record, seat: int, action: int) -> str:
        """Returns an action in notation."""
        return self.game.describe(state, seat, self.move(state, seat, action))

    def outcomes(self, state: Record) -> list[tuple[int, float]]:
        """Returns what nature may draw now, numbered from 0, with probabilities."""
        moves = self.game.legal(state, -1)
        weights = [self.game.weight(state, move) for move in moves]
        return [(move - self.size, weight / sum(weights)) for move, weight in zip(moves, weights, strict=True)]

    def draw(self, outcome: int) -> int:
        """Returns the move of the rules that an outcome stands for."""
        return outcome + self.size

    @cached_property
    def _native(self) -> Any:
        return load_kernel(KERNEL, self.edition, native=True)

    @cached_property
    def _buffer(self) -> Array:
        return np.zeros(self.game.MOVES, np.int16)
