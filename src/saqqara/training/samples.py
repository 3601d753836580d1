"""What games teach, as arrays with one row for each position. Each game has its own: a dataclass of arrays."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Self

import numpy as np

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Samples:
    """Positions of finished games."""

    def __len__(self) -> int:
        return len(self.arrays()[0])

    def arrays(self) -> list[Array]:
        """All arrays, in the order of the fields."""
        return [getattr(self, part.name) for part in fields(self)]

    @classmethod
    def joined(cls, parts: Sequence[Self]) -> Self:
        """All positions of several."""
        return cls(*(np.concatenate(same) for same in zip(*(part.arrays() for part in parts), strict=True)))

    def chosen(self, rows: Array | slice) -> Self:
        """Some of the positions."""
        return type(self)(*(array[rows] for array in self.arrays()))

    def pack(self) -> bytes:
        """Compresses them; most inputs are zero."""
        out = io.BytesIO()
        np.savez_compressed(out, *self.arrays())
        return out.getvalue()

    @classmethod
    def unpack(cls, packed: bytes) -> Self:
        """The reverse of `pack`."""
        with np.load(io.BytesIO(packed), allow_pickle=False) as found:
            return cls(*(found[f"arr_{number}"] for number in range(len(fields(cls)))))
