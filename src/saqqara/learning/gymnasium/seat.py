"""Old path of `saqqara.environments.gymnasium.env`."""

from __future__ import annotations

from saqqara.environments.gymnasium.env import ImhotepEnv as ImhotepSeat
from saqqara.environments.gymnasium.env import PyramidsEnv as PyramidsSeat
from saqqara.learning import warn_moved

__all__ = ["ImhotepSeat", "PyramidsSeat"]

warn_moved(__name__, "saqqara.environments.gymnasium.env")
