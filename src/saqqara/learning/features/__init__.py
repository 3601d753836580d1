"""Features: what one seat may know of a table, as one row of numbers for a network.

`Features("imhotep", seats=4)` describes the row in named slices and writes it. All numbers are whole: as `uint8` they
stand as they are, as `float32` each is divided by the `high` of its slice, so that all lie between 0 and 1.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from saqqara.learning.features.layout import Array, Slice, laid_out
from saqqara.learning.native import over_rules
from saqqara.rules.compiled import Record
from saqqara.rules.contract import known_game
from saqqara.rules.edition import Edition, default_edition
from saqqara.rules.errors import SaqqaraError, shown

__all__ = ["Array", "Features", "Slice"]


class Features:
    """The features of one game for so many seats. A table is a state in plain Python, or the bytes of one."""

    def __init__(self, game: str, seats: int, edition: Edition | None = None) -> None:
        self.edition = default_edition(known_game(game)) if edition is None else edition
        self.seats = _known_seats(seats)
        self._plain = over_rules("features.{game}", self.edition, native=False)
        self.slices = laid_out(self._plain.parts(seats))
        self.size = self.slices[-1].stop
        self.starts = np.array([one.start for one in self.slices], np.int32)
        lengths = [one.stop - one.start for one in self.slices]
        self.highs = np.repeat(np.array([one.high for one in self.slices], np.uint8), lengths)
        self.units = (1 / self.highs).astype(np.float32)

    def __getitem__(self, name: str) -> Slice:
        """A slice by its name."""
        for one in self.slices:
            if one.name == name:
                return one
        raise KeyError(name)

    def empty(self, kind: Any = np.float32) -> Array:
        """A row for `write`."""
        return np.zeros(self.size, np.dtype(kind))

    def write(self, table: Any, seat: int, out: Array | None = None) -> Array:
        """Writes what the seat may know of the table into `out` and returns it; the table stays as it is.

        What the seat may not know is hidden here, whoever asks: the whole table gives nothing away.
        """
        row = self.empty() if out is None else out
        if row.shape != (self.size,) or row.dtype not in (np.uint8, np.float32):
            expected = f"uint8 or float32 of shape ({self.size},)"
            raise SaqqaraError(f"features: expected {expected}, got {row.dtype} of shape {row.shape}")
        if isinstance(table, Record):
            self._write_plain(table, seat, row)
        elif row.dtype == np.uint8:
            self._native.write_row(table, seat, self._scratch, self.starts, row)
        else:
            self._native.write_scaled_row(table, seat, self._scratch, self.starts, self._whole, self.units, row)
        return row

    def _write_plain(self, table: Record, seat: int, row: Array) -> None:
        whole = self.empty(np.uint8)
        self._plain.write(table.copy(), seat, self.starts.tolist(), whole)
        row[:] = whole if row.dtype == np.uint8 else whole * self.units

    @cached_property
    def _native(self) -> Any:
        return over_rules("stepping", self.edition, native=True)

    @cached_property
    def _scratch(self) -> Array:
        return np.zeros(self._native.STATE.itemsize, np.uint8)

    @cached_property
    def _whole(self) -> Array:
        return self.empty(np.uint8)


def _known_seats(seats: Any) -> int:
    if isinstance(seats, bool) or not isinstance(seats, int) or not 2 <= seats <= 4:
        raise SaqqaraError(f"seats: expected 2 to 4, got {shown(seats)}")
    return seats
