"""What games teach: their positions, what the search made of them, and how the games ended."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass, fields

import numpy as np

from saqqara.bots.network.shape import MOST_SEATS, Array, Shape

ILLEGAL = -1  # in `policy`


@dataclass(frozen=True)
class Samples:
    """Positions of finished games, one row of each array for a position. Seats count from the one that was asked."""

    rows: Array  # inputs of the network
    policy: Array  # visits of each action, or `ILLEGAL`
    is_full: Array  # whether the search was long enough to learn its policy
    seats: Array  # how many there are
    root: Array  # shares of the first place, by the search and by those after it (`Plan.trace`)
    outcome: Array  # shares of the first place, as the game ended
    points: Array  # that came after the position
    sources: Array  # the same by source

    def __len__(self) -> int:
        return len(self.rows)

    def arrays(self) -> list[Array]:
        """All arrays, in the order of the fields."""
        return [getattr(self, part.name) for part in fields(self)]

    @classmethod
    def empty(cls, shape: Shape, count: int) -> Samples:
        """Room for so many positions."""
        return cls(
            rows=np.zeros((count, shape.inputs), np.int16),
            policy=np.full((count, shape.actions), ILLEGAL, np.int16),
            is_full=np.zeros(count, np.int8),
            seats=np.zeros(count, np.int8),
            root=np.zeros((count, MOST_SEATS), np.float32),
            outcome=np.zeros((count, MOST_SEATS), np.float32),
            points=np.zeros((count, MOST_SEATS), np.float32),
            sources=np.zeros((count, MOST_SEATS * shape.sources), np.float32),
        )

    @classmethod
    def joined(cls, parts: Sequence[Samples]) -> Samples:
        """All positions of several."""
        return cls(*(np.concatenate(same) for same in zip(*(part.arrays() for part in parts), strict=True)))

    def first(self, count: int) -> Samples:
        """The first so many positions."""
        return Samples(*(array[:count] for array in self.arrays()))

    def pack(self) -> bytes:
        """Compresses them; most inputs are zero."""
        out = io.BytesIO()
        np.savez_compressed(out, *self.arrays())
        return out.getvalue()

    @classmethod
    def unpack(cls, packed: bytes) -> Samples:
        """The reverse of `pack`."""
        with np.load(io.BytesIO(packed), allow_pickle=False) as found:
            return cls(*(found[f"arr_{number}"] for number in range(len(fields(cls)))))
