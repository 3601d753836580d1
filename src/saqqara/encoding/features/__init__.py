"""Features: what one seat may know of a table, as one row of numbers for a network.

`Features("imhotep", seats=4)` describes the row in named slices and writes it. All numbers are whole: as `uint8` they
stand as they are, as `float32` each is divided by the `high` of its slice, so that all lie between 0 and 1.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from saqqara.encoding.arguments import KINDS, box_of, expect_room, known_kind, known_seat, known_seats
from saqqara.encoding.features.layout import Array, Slice, laid_out
from saqqara.encoding.kernel_loader import FEATURES, KERNEL, load_kernel
from saqqara.rules.compiled import Record
from saqqara.rules.contract import game_in
from saqqara.rules.errors import SaqqaraError, quoted

__all__ = ["Array", "Features", "Slice"]


class Features:
    """The features of one game for so many seats. A table is a state in plain Python, or the bytes of one.

    `edition`: an `Edition`, or the name or path of one.
    """

    def __init__(self, game: str, seats: int, edition: Any = None) -> None:
        self.edition = box_of(game, edition)
        self.seats = known_seats(seats)
        self._kind: Any = type(game_in(self.edition).new(self.seats))  # of tables in plain Python
        self._plain = load_kernel(FEATURES, self.edition, native=False)
        self.slices = laid_out(self._plain.parts(seats))
        self.size = self.slices[-1].stop
        self.starts = np.array([one.start for one in self.slices], np.uint32)  # unsigned: no index counts from the end
        lengths = [one.stop - one.start for one in self.slices]
        self.highs = np.repeat(np.array([one.high for one in self.slices], np.uint8), lengths)
        scaled = np.array([1 / one.high for one in self.slices], np.float32)
        # By the kind of row: what one of each part counts there.
        self.units: dict[str, Array] = {"B": np.ones_like(scaled, np.uint8), "f": scaled}

    def __getitem__(self, name: str) -> Slice:
        """A slice by its name."""
        for one in self.slices:
            if one.name == name:
                return one
        raise KeyError(name)

    def empty(self, kind: Any = np.float32) -> Array:
        """A row for `write`."""
        return np.zeros(self.size, known_kind(kind))

    def write(self, table: Any, seat: int, out: Array | None = None) -> Array:
        """Writes what the seat may know of the table into `out` and returns it; the table stays as it is.

        What the seat may not know is hidden here, whoever asks: the whole table gives nothing away.
        """
        row = self.empty() if out is None else out
        expect_room("features", row, (self.size,), KINDS)
        seat = known_seat(seat, self.seats)
        self._expect_table(table)
        units = self.units[row.dtype.char]
        if isinstance(table, Record):
            self._plain.write(table.copy(), seat, self.starts.tolist(), units.tolist(), row)
        else:
            self._native.write_row(table, seat, self._scratch, self.starts, units, row)
        return row

    def _expect_table(self, table: Any) -> None:
        """A table of this game, for as many seats."""
        if isinstance(table, self._kind):
            seats = table.seats
        else:
            is_table = isinstance(table, np.ndarray) and table.dtype == np.uint8 and table.shape == self._scratch.shape
            seats = int(table.view(self._native.STATE)["seats"][0]) if is_table else None
        if seats != self.seats:
            got = quoted(table) if seats is None else f"one for {seats}"
            raise SaqqaraError(f"table: expected a {self.edition.game} table for {self.seats} seats, got {got}")

    @cached_property
    def _native(self) -> Any:
        return load_kernel(KERNEL, self.edition, native=True)

    @cached_property
    def _scratch(self) -> Array:
        return np.zeros(self._native.STATE.itemsize, np.uint8)
