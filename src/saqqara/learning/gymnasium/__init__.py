"""Old path of `saqqara.environments.gymnasium`."""

from __future__ import annotations

from saqqara.environments.gymnasium import IMHOTEP, PYRAMIDS
from saqqara.learning import warn_moved

__all__ = ["IMHOTEP", "PYRAMIDS"]

warn_moved(__name__, "saqqara.environments.gymnasium")
