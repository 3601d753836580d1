"""Features: what one seat may know of a game, as one row of numbers for a network.

`Features("imhotep", seats=4)` describes the row in named slices and writes it. All numbers are whole: `uint8` rows
hold them as they are, `float32` rows hold each divided by the `high` of its slice, so that all lie between 0 and 1.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from saqqara.encoding.arguments import KINDS, SEATS, box_of, check_array, known_kind, known_seat, known_seats
from saqqara.encoding.features.layout import Array, Slice, slices_of
from saqqara.encoding.kernel_loader import FEATURES, KERNEL, load_kernel
from saqqara.rules.contract import game_in
from saqqara.rules.errors import SaqqaraError, quoted
from saqqara.rules.state_record import Record

__all__ = ["Array", "Features", "Slice"]


class Features:
    """The features of one game for a number of seats. A state is a Python object, or the bytes of one.

    `edition`: an `Edition`, or the name or path of one.
    """

    def __init__(self, game: str, seats: int = SEATS, edition: Any = None) -> None:
        self.edition = box_of(game, edition)
        self.seats = known_seats(self.edition.game, seats)
        self._state_type: Any = type(game_in(self.edition).new(self.seats))
        self._plain = load_kernel(FEATURES, self.edition, native=False)
        self.slices = slices_of(self._plain.parts(seats))
        self.size = self.slices[-1].stop
        self.starts = np.array(
            [part.start for part in self.slices], np.uint32
        )  # unsigned: compiled code then handles no negative indices
        lengths = [part.stop - part.start for part in self.slices]
        self.highs = np.repeat(np.array([part.high for part in self.slices], np.uint8), lengths)
        scaled = np.array([1 / part.high for part in self.slices], np.float32)
        # By dtype of the row: the factor of each part.
        self.units: dict[str, Array] = {"B": np.ones_like(scaled, np.uint8), "f": scaled}

    def __reduce__(self) -> Any:
        return type(self), (self.edition.game, self.seats, self.edition)

    def __getitem__(self, name: str) -> Slice:
        """Returns a slice by its name."""
        for part in self.slices:
            if part.name == name:
                return part
        raise KeyError(name)

    def empty(self, kind: Any = np.float32) -> Array:
        """Makes a row for `write`."""
        return np.zeros(self.size, known_kind(kind))

    def write(self, state: Any, seat: int, out: Array | None = None) -> Array:
        """Writes what the seat may know of the state into `out` and returns it; the state stays as it is.

        What the seat may not know is hidden here: the whole state gives the same row as the seat's own view of it.
        """
        row = self.empty() if out is None else out
        check_array("features", row, (self.size,), KINDS)
        seat = known_seat(seat, self.seats)
        self._check_state(state)
        units = self.units[row.dtype.char]
        if isinstance(state, Record):
            self._plain.write(state.copy(), seat, self.starts.tolist(), units.tolist(), row)
        else:
            self._native.write_row(state, seat, self._scratch, self.starts, units, row)
        return row

    def _check_state(self, state: Any) -> None:
        """Refuses what is not a state of this game for as many seats."""
        if isinstance(state, self._state_type):
            seats = state.seats
        else:
            is_packed = isinstance(state, np.ndarray) and state.dtype == np.uint8 and state.shape == self._scratch.shape
            seats = int(state.view(self._native.STATE)["seats"][0]) if is_packed else None
        if seats != self.seats:
            got = quoted(state) if seats is None else f"one for {seats}"
            raise SaqqaraError(f"state: expected one of {self.edition.game} for {self.seats} seats, got {got}")

    @cached_property
    def _native(self) -> Any:
        return load_kernel(KERNEL, self.edition, native=True)

    @cached_property
    def _scratch(self) -> Array:
        return np.zeros(self._native.STATE.itemsize, np.uint8)
