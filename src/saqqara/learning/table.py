"""Old path of `saqqara.environments.compiled_game`."""

from __future__ import annotations

from saqqara.environments.compiled_game import CompiledGame as Table
from saqqara.learning import warn_moved

__all__ = ["Table"]

warn_moved(__name__, "saqqara.environments.compiled_game")
