"""Old path of `saqqara.environments.batch`."""

from __future__ import annotations

from saqqara.environments.batch import Batch, Rows
from saqqara.learning import warn_moved

__all__ = ["Batch", "Rows"]

warn_moved(__name__, "saqqara.environments.batch")
