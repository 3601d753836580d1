"""Old path of `saqqara.tournament.self_play`."""

from __future__ import annotations

from saqqara.learning import warn_moved
from saqqara.tournament.self_play import record_of, self_play

__all__ = ["record_of", "self_play"]

warn_moved(__name__, "saqqara.tournament.self_play")
