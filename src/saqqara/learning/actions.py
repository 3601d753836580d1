"""Old path of `saqqara.encoding.actions`."""

from __future__ import annotations

from saqqara.encoding.actions import Actions
from saqqara.learning import warn_moved

__all__ = ["Actions"]

warn_moved(__name__, "saqqara.encoding.actions")
