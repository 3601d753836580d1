"""Old path of `saqqara.environments.openspiel`."""

from __future__ import annotations

from saqqara.environments.openspiel import ImhotepGame, Observer, PyramidsGame, SaqqaraGame, SaqqaraState
from saqqara.learning import warn_moved

__all__ = ["ImhotepGame", "Observer", "PyramidsGame", "SaqqaraGame", "SaqqaraState"]

warn_moved(__name__, "saqqara.environments.openspiel")
