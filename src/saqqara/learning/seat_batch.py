"""Old path of `saqqara.environments.seat_batch`."""

from __future__ import annotations

from saqqara.environments.seat_batch import SeatBatch
from saqqara.learning import warn_moved

__all__ = ["SeatBatch"]

warn_moved(__name__, "saqqara.environments.seat_batch")
