"""Old path of `saqqara.environments.gymnasium.vector_env`."""

from __future__ import annotations

from saqqara.environments.gymnasium.vector_env import (
    ImhotepVectorEnv as ImhotepSeats,
)
from saqqara.environments.gymnasium.vector_env import (
    PyramidsVectorEnv as PyramidsSeats,
)
from saqqara.learning import warn_moved

__all__ = ["ImhotepSeats", "PyramidsSeats"]

warn_moved(__name__, "saqqara.environments.gymnasium.vector_env")
