"""Old path of `saqqara.environments.openspiel.game_node`."""

from __future__ import annotations

from saqqara.environments.openspiel.game_node import again
from saqqara.learning import warn_moved

__all__ = ["again"]

warn_moved(__name__, "saqqara.environments.openspiel.game_node")
