"""Old path of `saqqara.environments.ready`."""

from __future__ import annotations

from saqqara.environments.ready import make_ready
from saqqara.learning import warn_moved

__all__ = ["make_ready"]

warn_moved(__name__, "saqqara.environments.ready")
