"""Old path of `saqqara.tournament.parallel`."""

from __future__ import annotations

from saqqara.learning import warn_moved
from saqqara.tournament.parallel import run_parallel as spread

__all__ = ["spread"]

warn_moved(__name__, "saqqara.tournament.parallel")
