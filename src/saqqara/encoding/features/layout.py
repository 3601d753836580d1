"""The layout of a row of features: named slices, one after another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Part:
    """One part of a row, as a game declares it: name, shape, largest value, meaning."""

    name: str
    shape: tuple[int, ...]
    high: int
    meaning: str
    seat_axis: int | None = None


@dataclass(frozen=True)
class Slice:
    """A part with its position: `row[slice.start:slice.stop].reshape(slice.shape)`."""

    name: str
    start: int
    stop: int
    shape: tuple[int, ...]
    high: int
    meaning: str
    seat_axis: int | None  # which axis of the shape counts seats, from the observing one

    def of(self, row: Array) -> Array:
        """Returns this slice of a row, or of rows, in its shape; a view."""
        return row[..., self.start : self.stop].reshape(*row.shape[:-1], *self.shape)


def slices_of(parts: Sequence[Part]) -> tuple[Slice, ...]:
    """Places the parts one after another."""
    slices, start = [], 0
    for part in parts:
        stop = start + prod(part.shape)
        slices.append(Slice(part.name, start, stop, part.shape, part.high, part.meaning, part.seat_axis))
        start = stop
    return tuple(slices)
