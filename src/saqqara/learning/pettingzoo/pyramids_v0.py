"""Old path of `saqqara.environments.pettingzoo.pyramids_v0`."""

from __future__ import annotations

from saqqara.environments.pettingzoo.pyramids_v0 import env, parallel_env, raw_env
from saqqara.learning import warn_moved

__all__ = ["env", "parallel_env", "raw_env"]

warn_moved(__name__, "saqqara.environments.pettingzoo.pyramids_v0")
