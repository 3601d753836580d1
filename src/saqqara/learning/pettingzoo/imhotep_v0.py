"""Old path of `saqqara.environments.pettingzoo.imhotep_v0`."""

from __future__ import annotations

from saqqara.environments.pettingzoo.imhotep_v0 import env, raw_env
from saqqara.learning import warn_moved

__all__ = ["env", "raw_env"]

warn_moved(__name__, "saqqara.environments.pettingzoo.imhotep_v0")
